# What wartable dataset says.

dataset-working = Les robots jouent
dataset-written =
    Fichier écrit : { $file }, { $size } Mo, { $rows ->
        [one] une réponse
       *[other] { $rows } réponses
    } { $games ->
        [one] d’une partie
       *[other] de { $games } parties
    }.
