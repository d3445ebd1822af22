# Les mots du client dans le navigateur à une table du jeu naval.

client-undo-asked = { $seat } voudrait annuler une réponse.
naval-round =
    { $round ->
        [0] Mise en place
       *[other] Tour de jeu { $round }
    }
naval-goal = { $count } PV pour gagner
naval-points = { $count } PV
naval-hand = Vos cartes
naval-hand-empty = Aucune carte en main.
naval-hand-count = main { $count } sur { $size }
naval-rolls = jets { $sign }1
naval-out = hors jeu
naval-row = Rangée { $row }
naval-submarines = Sous-marins
naval-chosen = Choisis
naval-reserve = Réserve
naval-sunk = A coulé :
naval-active = actif
naval-passive = passif
naval-damage = dégâts { $count }
naval-aimed =
    { $count ->
        [one] une attaque
       *[other] { $count } attaques
    }
naval-attacks = Attaques
naval-attack-open = en cours
naval-attack-stopped = stoppée
naval-attack-resolved = résolue
naval-won = { $who } a gagné !
naval-draw = Personne n’a gagné.

setting-seats = Sièges
setting-seats-about = Combien de flottes s’affrontent ; les robots prennent celles que personne ne joue.
setting-scenario = Scénario
setting-scenario-about = Une bataille avec des flottes données, ou des flottes de votre choix.
value-scenario-none = Flottes au choix
value-scenario-raider-force-710 = { scenario-raider-force-710 }
value-scenario-taking-the-bear = { scenario-taking-the-bear }
value-scenario-falkland-express = { scenario-falkland-express }
value-scenario-bay-of-pandas = { scenario-bay-of-pandas }
setting-fleet = Taille des flottes
setting-fleet-about = Points pour les navires ; il faut en couler autant pour gagner.
setting-ships = Navires
setting-ships-about = Les navires de la boîte, ou ceux de l’extension aussi.
value-ships-core = Boîte
value-ships-extended = Avec l’extension
setting-teams = Équipes
setting-teams-about = Chacun pour soi, ou en équipes.
value-teams-off = Aucune
value-teams-two = Deux
value-teams-three = Trois
setting-row-defence = Défense par rangées
setting-row-defence-about = Les navires défendent aussi ceux de leur rangée.
setting-stock = Cartes achetées
setting-stock-about = On achète des cartes Action avant la partie.
value-fleet-15 = 15
value-fleet-20 = 20
value-fleet-25 = 25
value-fleet-30 = 30
value-fleet-35 = 35
value-fleet-40 = 40
value-fleet-45 = 45
value-fleet-50 = 50
