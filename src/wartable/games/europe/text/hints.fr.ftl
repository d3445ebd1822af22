# Ce qui parle pour une réponse, après « cela ». `how` : notre camp gagne ou garde quelque chose, le
# prend aux autres ou les en prive.

ground-hunt =
    { $how ->
        [take] redonne courage à un pays attaqué
        [deny] ménage la volonté d’un pays attaqué
        [keep] maintient la pression sur la volonté de l’ennemi
       *[gain] brise davantage la volonté de l’ennemi
    }
ground-conquest =
    { $how ->
        [take] sauve un pays de la conquête
        [deny] empêche les autres de conquérir un pays
        [keep] garde une conquête à portée
       *[gain] apporte une conquête
    }
ground-will =
    { $how ->
        [take] coûte de la volonté nationale aux autres
        [deny] laisse moins de volonté nationale aux autres
        [keep] préserve la volonté nationale
       *[gain] fait gagner de la volonté nationale
    }
ground-armies =
    { $how ->
        [take] détruit des armées adverses
        [deny] laisse aux autres des armées plus faibles
        [keep] épargne vos armées
       *[gain] renforce vos armées
    }
ground-armor =
    { $how ->
        [take] détruit des unités mobiles adverses
        [deny] laisse moins d’unités mobiles aux autres
        [keep] épargne vos unités mobiles
       *[gain] vous donne plus d’unités mobiles
    }
ground-front =
    { $how ->
        [take] chasse les autres du front
        [deny] tient les autres loin du front
        [keep] garde vos armées au front
       *[gain] amène vos armées au front
    }
ground-supply =
    { $how ->
        [take] coupe le ravitaillement des autres
        [deny] laisse les autres mal ravitaillés
        [keep] garde vos unités ravitaillées
       *[gain] rétablit le ravitaillement de vos unités
    }
ground-surrounded =
    { $how ->
        [take] encercle des unités adverses
        [deny] maintient des unités adverses encerclées
        [keep] garde une issue ouverte à vos unités
       *[gain] sort vos unités d’un encerclement
    }
ground-air =
    { $how ->
        [take] détruit des unités aériennes adverses
        [deny] laisse moins d’unités aériennes aux autres
        [keep] épargne vos unités aériennes
       *[gain] vous donne plus d’unités aériennes
    }
ground-air-fresh =
    { $how ->
        [take] fatigue l’aviation adverse
        [deny] laisse aux autres une aviation fatiguée
        [keep] garde votre aviation fraîche
       *[gain] repose votre aviation
    }
ground-points =
    { $how ->
        [take] coûte des points de production aux autres
        [deny] laisse moins de points de production aux autres
        [keep] économise des points de production
       *[gain] rapporte des points de production
    }
ground-factories =
    { $how ->
        [take] prend des usines aux autres
        [deny] prive les autres d’usines
        [keep] garde vos usines
       *[gain] fait gagner des usines
    }
ground-reserves =
    { $how ->
        [take] coûte des réserves aux autres
        [deny] laisse moins de réserves aux autres
        [keep] garde des unités en réserve
       *[gain] met des unités en réserve
    }
ground-cities =
    { $how ->
        [take] éloigne les autres d’une ville
        [deny] tient les autres loin d’une ville
        [keep] garde une ville à votre portée
       *[gain] met une ville à votre portée
    }
ground-surprise =
    { $how ->
        [take] coûte une attaque surprise aux autres
        [deny] laisse moins d’attaques surprises aux autres
        [keep] garde une attaque surprise pour plus tard
       *[gain] vous donne une attaque surprise
    }
