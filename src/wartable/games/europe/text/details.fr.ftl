# Ce que demande une attaque : son coût, les modificateurs un à un, et ce qui peut en sortir.

detail-activation =
    { $country } : { $points } { $points ->
        [one] point
       *[other] points
    } de production pour { $unit_the }
detail-movement = { $points } { $points ->
        [one] point
       *[other] points
    } de mouvement
detail-whole-movement = Tous les points de mouvement restants
detail-sorties =
    { $unit } : { $count ->
        [one] une sortie
       *[other] { $count } sorties
    }
detail-attacker = Attaquant { $value } : { $modifier }
detail-defender = Défenseur { $value } : { $modifier }
detail-net = { $value } en tout pour l’attaquant
detail-may-support =
    Le défenseur peut faire appel { $units_to }
detail-may-intercept =
    Le défenseur peut envoyer { $units_the } contre vos avions
detail-may-spend = Le défenseur peut utiliser un marqueur Soutien terrestre
detail-result-nothing = rien ne se passe
detail-result-attacker =
    { $loss ->
        [0] l’attaque s’arrête
        [one] l’attaquant perd un pas
       *[other] l’attaquant est éliminé
    }
detail-result-defender =
    le défenseur { $hurt ->
        [0] {""}
        [one] perd un pas{ $retreat ->
            [0] {" "}et reste sur place
           *[other] {" "}et{" "}
        }
       *[other] est éliminé
    }{ $retreat ->
        [0] {""}
        [one] recule d’un hexagone
       *[other] recule de { $retreat } hexagones
    }
detail-result-both =
    { $loss ->
        [0] l’attaque s’arrête
        [one] l’attaquant perd un pas
       *[other] l’attaquant est éliminé
    }, { $hurt ->
        [0] le défenseur recule
        [one] le défenseur perd un pas
       *[other] le défenseur est éliminé
    }
detail-may-waylay =
    L’autre camp peut envoyer { $units_the }
detail-interceptor = En l’air, intercepteur { $value } : { $modifier }
detail-intercepted = En l’air, avion de l’attaquant { $value } : { $modifier }
detail-driven-off = { $percent } % de chances que { $units_the } fasse demi-tour et ne puisse pas aider
detail-clash = { $unit } contre { $units_the }
detail-may-escort =
    L’autre camp peut envoyer { $units_the } en escorte
detail-clash-attacker =
    l’attaquant { $mine ->
        [0] fait demi-tour
        [one] perd une sortie
       *[other] perd { $mine } sorties
    }{ $fate ->
        [lost] {" "}et est éliminé
        [back] {" "}et fait demi-tour
       *[other] {""}
    }
detail-clash-defender =
    le défenseur { $theirs ->
        [0] fait demi-tour
        [one] perd une sortie
       *[other] perd { $theirs } sorties
    }{ $end ->
        [lost] {" "}et est éliminé
        [back] {" "}et fait demi-tour
       *[other] {""}
    }
detail-clash-both =
    l’attaquant { $mine ->
        [0] fait demi-tour
        [one] perd une sortie
       *[other] perd { $mine } sorties
    }{ $fate ->
        [lost] {" "}et est éliminé
        [back] {" "}et fait demi-tour
       *[other] {""}
    }, le défenseur { $theirs ->
        [0] fait demi-tour
        [one] perd une sortie
       *[other] perd { $theirs } sorties
    }{ $end ->
        [lost] {" "}et est éliminé
        [back] {" "}et fait demi-tour
       *[other] {""}
    }

modifier-other = force du pays
modifier-quality = qualité de l’unité
modifier-armor = blindés
modifier-air-support = soutien aérien
modifier-ground-support = Soutien terrestre
modifier-assault-support = unités qui soutiennent l’assaut
modifier-reduced = unité réduite
modifier-low-supply = ravitaillement faible
modifier-no-supply = sans ravitaillement
modifier-poor = mauvais temps
modifier-severe = très mauvais temps
modifier-amphibious = débarquement
modifier-terrain = terrain
modifier-city = ville
modifier-fort = fort
modifier-river = derrière une rivière
modifier-paradrop = Parachutage
modifier-partisans = Partisans
modifier-surprise = Attaque surprise
modifier-tired = unité fatiguée
modifier-fleet = flotte reposée
modifier-convoy = convoi sans escorte
