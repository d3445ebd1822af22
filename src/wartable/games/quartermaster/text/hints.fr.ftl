# Ce qui parle pour une réponse, après « cela ». `how` : notre camp gagne ou garde quelque chose, le
# prend à l’ennemi ou l’en prive.

ground-points =
    { $how ->
        [keep] préserve des points de victoire
        [take] coûte des points de victoire à l’ennemi
        [deny] empêche l’ennemi de marquer des points
       *[gain] rapporte des points de victoire
    }
ground-supply =
    { $how ->
        [keep] garde des sources de ravitaillement
        [take] prend des sources de ravitaillement à l’ennemi
        [deny] prive l’ennemi de sources de ravitaillement
       *[gain] gagne des sources de ravitaillement
    }
ground-awards =
    { $how ->
        [keep] permet aux Statuts de continuer à marquer
        [take] empêche les Statuts ennemis de marquer
        [deny] fait marquer moins aux Statuts ennemis
       *[gain] fait marquer davantage aux Statuts
    }
ground-reach =
    { $how ->
        [keep] garde des sources de ravitaillement à portée
        [take] éloigne l’ennemi de sources de ravitaillement
        [deny] tient des sources de ravitaillement hors de portée de l’ennemi
       *[gain] met des sources de ravitaillement à portée
    }
ground-danger =
    { $how ->
        [keep] garde vos sources de ravitaillement à l’abri
        [take] menace des sources de ravitaillement de l’ennemi
        [deny] maintient la menace sur des sources de ravitaillement de l’ennemi
       *[gain] met vos sources de ravitaillement à l’abri
    }
ground-homes =
    { $how ->
        [keep] garde les QG à l’abri
        [take] menace un QG ennemi
        [deny] maintient la menace sur un QG ennemi
       *[gain] met les QG à l’abri
    }
ground-statuses =
    { $how ->
        [keep] garde un Statut en jeu
        [take] coûte un Statut à l’ennemi
        [deny] prive l’ennemi d’un Statut de plus
       *[gain] met un Statut de plus en jeu
    }
ground-status =
    { $how ->
        [keep] garde « { $card } » en jeu
        [take] retire « { $card } » du jeu
        [deny] empêche « { $card } » d’entrer en jeu
       *[gain] met « { $card } » en jeu
    }
ground-deck =
    { $how ->
        [take] coûte des cartes { $nation_to }
        [deny] laisse moins de cartes { $nation_to }
       *[other]
            { $round ->
                [0] épargne des cartes { $nation_of }
               *[other] épargne des cartes { $nation_of }, qui s’épuiseront au tour de jeu { $round }
            }
    }
ground-responses =
    { $how ->
        [keep] garde les Ripostes face cachée { $nation_of }
        [take] coûte une Riposte face cachée { $nation_to }
        [deny] laisse moins de Ripostes face cachée { $nation_to }
       *[gain] donne une Riposte face cachée de plus { $nation_to }
    }
ground-armies =
    { $how ->
        [keep] garde des armées { $nation_feminines } ravitaillées
        [take] coûte une armée ravitaillée { $nation_to }
        [deny] laisse moins d’armées ravitaillées { $nation_to }
       *[gain] donne plus d’armées ravitaillées { $nation_to }
    }
ground-navies =
    { $how ->
        [keep] garde des flottes { $nation_feminines } ravitaillées
        [take] coûte une flotte ravitaillée { $nation_to }
        [deny] laisse moins de flottes ravitaillées { $nation_to }
       *[gain] donne plus de flottes ravitaillées { $nation_to }
    }
ground-cut-off =
    { $how ->
        [keep] évite que des unités { $nation_feminines } soient coupées de leur ravitaillement
        [take] coupe des unités { $nation_feminines } de leur ravitaillement
        [deny] laisse des unités { $nation_feminines } coupées de leur ravitaillement
       *[gain] ravitaille de nouveau des unités { $nation_feminines }
    }
ground-air-forces =
    { $how ->
        [keep] garde les escadres { $nation_feminines }
        [take] coûte une escadre { $nation_to }
        [deny] laisse moins d’escadres { $nation_to }
       *[gain] donne une escadre de plus { $nation_to }
    }
ground-hand =
    { $how ->
        [keep] garde vos meilleures cartes
        [take] dégrade les mains de l’ennemi
        [deny] laisse de moins bonnes cartes à l’ennemi
       *[gain] vous donne de meilleures cartes
    }
ground-space =
    { $how ->
        [keep] tient { $space_the }
        [take] chasse { $team_the } { $space_from }
        [deny] tient { $team_the } à l’écart { $space_of }
       *[gain] prend pied { $space_in }
    }
