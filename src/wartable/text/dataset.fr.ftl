# What wartable dataset says.

dataset-working = Les robots jouent
dataset-written =
    Fichier écrit : { $file }, { $size } Mo, { $rows ->
        [one] { $rows } réponse
       *[other] { $rows } réponses
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
