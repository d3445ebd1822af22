# La fin d’une partie, sur la page : comment elle s’est passée, et ce qu’ont donné les dés.

client-end-how = Le bilan
client-end-won = Vous avez gagné !
client-end-lost = Vous avez perdu
client-end-board = Voir le plateau
client-end-picture = Enregistrer une image
client-end-lead = Qui menait, tour de jeu par tour de jeu
client-end-race = Les points, tour de jeu par tour de jeu
client-end-leads = En tête : { $who }
client-end-by-round = Les points de chaque tour de jeu
client-end-total = Total
client-end-turning = Le tournant
client-end-turned = Tour de jeu { $round } ({ $seat }). Chances de gagner ({ $who }) : { $before } % avant, { $after } % après.
client-end-used = Joué : { $things }.
client-end-see = Voir ce moment
client-end-best = Ce qui a le mieux marché
client-end-when = Tour de jeu { $round }, { $seat }
client-end-gained =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-end-chance = +{ $percent } % de chances de gagner
client-end-numbers = La partie en chiffres
client-end-seat = Place
client-end-points = Points
client-luck = Ce qu’ont donné les dés
client-luck-lucky = De la chance aux dés.
client-luck-unlucky = Pas de chance aux dés.
client-luck-usual = Des dés dans la moyenne.
client-luck-rolls =
    { $rolls ->
        [one] 1 jet
       *[other] { $rolls } jets
    }. Réussites : { $happened }, attendues : { $likely }.
client-luck-better = Plus de chance que { $percent } personnes sur 100 avec les mêmes jets.
client-luck-about = Le nombre attendu se calcule d’après ce qu’il fallait à chaque jet. Personne ne peut toucher aux dés, les robots non plus.

ended = La partie est terminée.
ended-resigned = Quelqu’un a abandonné.
ended-time = Quelqu’un n’avait plus de temps.
