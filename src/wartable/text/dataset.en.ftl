# What wartable dataset says.

dataset-working = Bots are playing
dataset-written =
    Written: { $file }, { $size } MB, { $rows ->
        [one] one answer
       *[other] { $rows } answers
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }.
