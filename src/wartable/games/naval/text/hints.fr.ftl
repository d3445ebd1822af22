# Ce qui parle pour une réponse, après « cela ». `how` : notre camp gagne ou garde quelque chose, le
# prend aux autres ou les en prive.

ground-points =
    { $how ->
        [take] coûte des points de victoire aux autres
        [deny] prive les autres de points de victoire
        [keep] garde des points de victoire
       *[gain] rapporte des points de victoire
    }
ground-formation =
    { $how ->
        [take] désorganise la formation adverse
        [deny] laisse aux autres une moins bonne formation
        [keep] garde votre formation
       *[gain] place mieux vos navires
    }
ground-ships =
    { $how ->
        [take] coule des navires
        [deny] laisse moins de navires aux autres
        [keep] garde des navires à flot
       *[gain] met plus de navires en jeu
    }
ground-hull =
    { $how ->
        [take] endommage des navires adverses
        [deny] laisse aux autres des navires endommagés
        [keep] épargne des dégâts à vos navires
       *[gain] vous donne des navires plus solides
    }
ground-weapons =
    { $how ->
        [take] détruit des armes adverses
        [deny] laisse moins d’armes aux autres
        [keep] garde vos armes
       *[gain] met plus d’armes en ligne
    }
ground-aircraft =
    { $how ->
        [take] détruit des avions adverses
        [deny] laisse aux autres des frappes aériennes plus faibles
        [keep] garde vos frappes aériennes
       *[gain] permet des frappes aériennes plus fortes
    }
ground-air-defence =
    { $how ->
        [take] affaiblit la défense aérienne adverse
        [deny] laisse aux autres une défense aérienne plus faible
        [keep] garde votre défense aérienne
       *[gain] renforce votre défense aérienne
    }
ground-hunters =
    { $how ->
        [take] affaiblit la défense adverse contre les sous-marins
        [deny] laisse aux autres une défense plus faible contre les sous-marins
        [keep] garde votre défense contre les sous-marins
       *[gain] renforce votre défense contre les sous-marins
    }
ground-command =
    { $how ->
        [take] détruit des navires de commandement adverses
        [deny] laisse les autres sans commandement
        [keep] garde vos navires de commandement
       *[gain] renforce votre commandement
    }
ground-cards =
    { $how ->
        [take] coûte de bonnes cartes aux autres
        [deny] laisse de moins bonnes cartes aux autres
        [keep] garde de bonnes cartes en main
       *[gain] apporte de meilleures cartes en main
    }
ground-intelligence =
    { $how ->
        [take] coûte une carte Renseignement aux autres
        [deny] laisse moins de cartes Renseignement aux autres
        [keep] garde une carte Renseignement
       *[gain] apporte une carte Renseignement
    }
ground-purse =
    { $how ->
        [take] coûte aux autres de quoi payer des renforts
        [deny] laisse aux autres moins de quoi payer des renforts
        [keep] garde de quoi payer des renforts
       *[gain] apporte de quoi payer des renforts
    }
ground-reserve =
    { $how ->
        [take] coûte aux autres des navires en réserve
        [deny] laisse aux autres moins de navires en réserve
        [keep] garde des navires en réserve
       *[gain] remplit la réserve
    }
ground-attacked =
    { $how ->
        [take] expose les autres aux attaques déclarées
        [deny] laisse les autres exposés aux attaques déclarées
        [keep] évite des pertes dues aux attaques déclarées
       *[gain] émousse les attaques déclarées
    }
ground-attacks =
    { $how ->
        [take] émousse les attaques des autres
        [deny] laisse aux autres des attaques plus faibles
        [keep] maintient les attaques déclarées
       *[gain] déclare des attaques qui porteront
    }
ground-escort =
    { $how ->
        [take] met en danger le non combattant adverse
        [deny] garde en danger le non combattant adverse
       *[other] garde le non combattant à flot
    }
