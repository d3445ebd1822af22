# Ce qu’il fallait dans une position ou dans les réglages. Chacun complète « il faut … ».

expected-in-a-scenario = { $setting } dans un scénario
expected-setting-fleet = un nombre entier de points de 1 à 999
expected-setting-teams = off, two, three, ou l’équipe de chaque place dans l’ordre, comme 1122
expected-fleet-from = au moins { $least } points, pour que chaque flotte ait un navire
expected-seats-for-teams = au moins { $least } places pour tant d’équipes
expected-team-for-each =
    un chiffre pour chacune des { $seats } places, comme { $seats ->
        [2] 12
        [3] 112
        [4] 1122
        [5] 11122
       *[other] 112233
    }
expected-teams-from-one = deux équipes ou plus, numérotées à partir de 1 sans trou
expected-seat-with-ships = une place qui a des navires
expected-navy = une marine : { $choices }
expected-free-navy = une marine que { $owner } n’a pas
expected-ship = un navire : { $choices }
expected-ship-of = un navire de la marine { $owner }
expected-ship-of-another = un navire de la marine d’une autre place
expected-ship-not-afloat = un navire qui n’est pas à flot
expected-ship-in-a-row = un navire dans une rangée de la flotte
expected-surface-ship = un navire : les sous-marins sont actifs ou passifs, jamais dans une rangée
expected-submarine = un sous-marin
expected-one-place = chaque navire à un seul endroit
expected-row-in-front = un navire dans chaque rangée devant celle-ci
expected-action-card = une carte Action : { $choices }
expected-card-with-damage = une carte qui inflige des dégâts, ou superior_tactics:3
expected-less-damage = moins de dégâts que sa coque de { $hull }
