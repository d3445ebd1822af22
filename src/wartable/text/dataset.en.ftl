# What wartable dataset says.

dataset-working = Bots play
dataset-written =
    Written: { $file }, { $size } MB, { $rows ->
        [one] one answer
       *[other] { $rows } answers
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }.
