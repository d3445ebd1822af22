# Ce que dit wartable train.

train-recruit = Parties de recrues
train-officer = Parties d’officiers
train-random = Parties au hasard
train-general = Parties de généraux
train-wins = Les robots jouent pour gagner
train-count = Lecture des positions
train-against-recruit = Contre des recrues
train-against-officer = Contre des officiers avec l’évaluation actuelle
train-title =
    { $game } : appris de { $positions } positions { $games ->
        [one] d’une partie
       *[other] de { $games } parties
    }
train-judge = Sur { $games } parties mises de côté
train-loss = Perte logarithmique
train-accuracy = Justesse
train-this = ce modèle
train-previous = le modèle actuel
train-constant = toujours des chances égales
train-gain = Sa perte logarithmique est plus basse que celle du modèle actuel de { $gain } ± { $half }.
train-won = Un officier qui s’en sert gagne { $share } de { $games } parties contre { $against } (intervalle à 95 % : { $interval }).
train-a-recruit = des recrues
train-an-officer = des officiers avec l’évaluation actuelle
train-intervals = ± est la moitié d’un intervalle à 95 % ; chaque partie compte une fois, quel que soit le nombre de positions utilisées.
train-written = Écrit : { $file }
train-agrees = Sur { $questions } questions mises de côté, le jugement est d’accord avec la recherche dans { $share } des cas ; sans apprentissage, dans { $rough }.
train-stopped = Arrêté. Les parties jouées sont dans { $folder } ; la même commande reprend de là.
