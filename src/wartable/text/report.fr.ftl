# La page qu’écrit wartable report.

report-written =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } : le rapport est dans { $file }.

report-title =
    { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } entre robots
report-meta = Robots : { $bots }. Graines { $first } à { $last }. Part du temps de réflexion : { $think }. Version { $rules } des règles, Wartable { $version }.
report-setting = { $setting } : { $value }
report-settings = Réglages
report-usual = Réglages par défaut
report-position = Position { $mark }, tours de jeu comptés à partir de là
report-games =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }

report-tile-games =
    { $games ->
        [one] partie
       *[other] parties
    }
report-tile-side = de victoires : { $side }
report-tile-rounds = tours de jeu dans la partie médiane
report-who-wins = Qui gagne
report-not-even = { $side } : { $share } des victoires. Après { $games } parties, la vraie part peut être n’importe où dans { $interval } ; l’égalité, { $even }, n’y est pas. Entre ces robots, les camps ne sont pas à égalité.
report-may-be-even = { $side } : { $share } des victoires. Après { $games } parties, la vraie part peut être n’importe où dans { $interval } ; l’égalité, { $even }, y est. Ces parties ne montrent pas qu’un camp soit avantagé.

report-over-time = Au fil des tours de jeu
report-round = Tour de jeu
report-lead = Points : { $one } moins { $other }
report-lead-winner = Avance du futur gagnant
report-lead-axis = Avance
report-bands = Ligne : la partie médiane. Bande intérieure : la moitié des parties. Bande extérieure : quatre sur cinq.
report-lead-about = Seules comptent les parties qui ont duré jusque-là : { $games } au tour de jeu { $round }.
report-length = Quand les parties s’achèvent, et qui gagne
report-length-about = La partie médiane dure { $median } tours de jeu, la plus courte { $shortest }, la plus longue { $longest } ; { $answers } réponses par partie.

report-cards = Cartes
report-cards-about =
    Piochée, jouée : dans combien de parties sur cent, au moins une fois ; posée ou utilisée compte comme jouée. Victoires avec : de ceux qui l’ont jouée. Victoires sans : de ceux
    qui l’ont piochée et jamais jouée. Le gain est la différence en points, avec son intervalle ; à droite du milieu, la carte accompagne les victoires. En gris : moins de
    { $few } parties d’un côté, on n’en sait presque rien.
report-cards-count = { $cards } cartes, dont { $looked } avec assez de parties. L’intervalle de { $clear } exclut zéro ; environ { $chance } le feraient par le seul hasard. { $marked ->
        [0] Aucune ne se distingue davantage.
       *[other] ★ marque les { $marked } qui se distinguent davantage.
    }
report-card = Carte
report-card-narrow = Piochée { $drawn } ; victoires { $played } avec, { $kept } sans
report-drawn = Piochée
report-played = Jouée
report-with = Victoires avec
report-without = Victoires sans
report-gain = Gain

report-bots = Les robots
report-bots-about = Part des victoires, une partie nulle comptant pour moitié ; puis combien de fois chaque camp a gagné quand le robot le jouait.
report-pairings-about = L’un contre l’autre : part des victoires et avance moyenne du premier.
report-times = Temps de réflexion
report-times-about = Décisions : celles d’une partie qui laissaient un choix. Leur durée à l’horloge : la médiane, 95 % d’entre elles, la pire ; puis en temps de processeur (CPU) : la médiane, la pire. La limite est en temps CPU ; coupées : combien de fois elle a interrompu une réflexion.

report-limits = Ce qui est sûr, et ce que cette page ne peut pas dire
report-limit-games =
    { $games ->
        [one] Avec une partie, la part des victoires est connue à ± { $points } points au mieux.
       *[other] Avec { $games } parties, la part des victoires est connue à ± { $points } points. Pour la moitié, il faut quatre fois plus de parties.
    }
report-limit-interval = Tous les intervalles sont à 95 % : un sur vingt ne contient pas la vraie valeur, et la page ne dit pas lequel. Parts : Wilson ; différences : Newcombe ; les parties d’une même graine comptent ensemble.
report-limit-bots = Les robots ne sont pas des gens. Ils ne voient pas tout ce que les gens voient : une carte qu’ils jouent mal paraît faible ici, et un camp difficile à jouer paraît moins bon qu’il n’est.
report-limit-cause = Accompagner les victoires, ce n’est pas les causer. Une carte peut être jouée par ceux qui mènent déjà, ou seulement dans de longues parties. Comparer avec ceux qui l’ont piochée et gardée corrige cela en partie, pas entièrement.
report-limit-many = À regarder beaucoup de cartes, on en trouve qui se distinguent par hasard. ★ en tient compte (Bonferroni), quitte à en manquer qui sont vraiment bonnes ou mauvaises.
report-limit-late = Les derniers tours de jeu ne montrent que les parties qui ont duré jusque-là, donc les plus serrées.
report-limit-alike = Les places d’une même partie ne sont pas indépendantes, ni les cartes jouées ensemble : là où plusieurs places piochent dans la même pioche, les intervalles des cartes sont un peu trop étroits.
report-limit-mixed = Des robots de force différente sont mêlés ici : l’avance, la durée et les cartes en disent autant sur qui était assis où que sur les camps.
