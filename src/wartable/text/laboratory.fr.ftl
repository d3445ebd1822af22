# Ce que disent wartable simulate et wartable tournament.

laboratory-working = Parties
laboratory-go-on = { $done } parties sur { $games } sont déjà dans { $file }.
laboratory-complete = Les { $games } parties sont dans { $file } : il ne reste rien à jouer. Voici les résultats.
laboratory-stopped = Arrêt après { $done } parties sur { $games }. Relancez la même commande pour reprendre à partir de { $file }.
laboratory-lost = Arrêt après { $done } parties sur { $games }. Avec --out FICHIER, elles auraient été gardées et la même commande aurait pu reprendre.

result-draw = Partie nulle

laboratory-bot = Robot
laboratory-against = Contre
laboratory-side = Camp
laboratory-games = Parties
laboratory-wins = Victoires
laboratory-share = Part
laboratory-interval-title = Intervalle 95 %
laboratory-points = Points
laboratory-rating = Classement
laboratory-lead = Avance
laboratory-decisions = Décisions
laboratory-median = Médiane
laboratory-p95 = 95 %
laboratory-worst = Pire
laboratory-cpu = CPU
laboratory-busy = Pire CPU
laboratory-budget = Limite
laboratory-cut = Coupées
laboratory-percent = { $number } %
laboratory-interval = { $low }–{ $high } %

tournament-title =
    { $game }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
tournament-sprt-high = Tranché : { $bot } gagne au moins { $high } de ses parties contre { $against }, plutôt que { $low } au plus.
tournament-sprt-low = Tranché : { $bot } gagne au plus { $low } de ses parties contre { $against }, plutôt que { $high } au moins.
tournament-sprt-open = Rien n’est tranché : { $bot } gagne-t-il { $low } ou { $high } de ses parties contre { $against } ? L’indice vaut { $evidence }, il en faut ±{ $bound }.
tournament-intervals =
    Une partie nulle compte pour une demi-victoire. Classement : openskill, ± deux écarts types.
    Intervalles : ceux de Wilson, pour autant de parties indépendantes que valent les graines, car
    les parties d’une même graine peuvent se ressembler. Décisions : celles d’une partie qui
    laissaient un choix ; leur durée à l’horloge (la médiane, 95 % d’entre elles et la pire), puis
    en temps de processeur (CPU : la médiane et la pire). La limite des robots est en temps CPU ;
    coupées : combien de fois elle a interrompu leur réflexion.
