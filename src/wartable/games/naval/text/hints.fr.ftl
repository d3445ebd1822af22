# Ce qui parle pour une réponse, après « cela ». `how` : notre camp gagne ou garde quelque chose, le
# prend aux autres ou les en prive.

ground-points =
    { $how ->
        [take] coûte des points de victoire aux autres
        [deny] prive les autres de points de victoire
        [keep] garde des points de victoire
       *[gain] rapporte des points de victoire
    }
ground-fleet =
    { $how ->
        [take] affaiblit la flotte adverse
        [deny] laisse aux autres une flotte plus faible
        [keep] garde votre flotte groupée
       *[gain] place mieux votre flotte
    }
ground-submarines =
    { $how ->
        [take] coule des sous-marins adverses
        [deny] laisse moins de sous-marins aux autres
        [keep] garde vos sous-marins
       *[gain] met des sous-marins en jeu
    }
ground-hull =
    { $how ->
        [take] endommage des navires adverses
        [deny] laisse aux autres des navires endommagés
        [keep] épargne des dégâts à vos navires
       *[gain] répare vos navires
    }
ground-torpedoes =
    { $how ->
        [take] détruit des torpilles adverses
        [deny] laisse moins de torpilles aux autres
        [keep] garde vos torpilles
       *[gain] permet de lancer plus de torpilles
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
        [keep] garde vos bonnes cartes
       *[gain] vous donne de meilleures cartes
    }
ground-purse =
    { $how ->
        [take] prive les autres de quoi payer des renforts
        [deny] laisse aux autres moins de moyens de payer des renforts
        [keep] garde de quoi payer des renforts
       *[gain] apporte de quoi payer des renforts
    }
ground-escort =
    { $how ->
        [take] met en danger le non combattant adverse
        [deny] garde en danger le non combattant adverse
       *[other] garde le non combattant à flot
    }
ground-hunters =
    { $how ->
        [take] coule des chasseurs de sous-marins
        [deny] laisse aux autres moins de chasseurs de sous-marins
        [keep] garde vos chasseurs de sous-marins
       *[gain] vous aide à chasser les sous-marins
    }
ground-guns =
    { $how ->
        [take] détruit des canons et des missiles adverses
        [deny] laisse aux autres moins de canons et de missiles
        [keep] garde vos canons et vos missiles
       *[gain] permet d’utiliser plus de canons et de missiles
    }
ground-reserve =
    { $how ->
        [take] rend les porte-avions trop chers pour les autres
        [deny] empêche les autres d’acheter un porte-avions
        [keep] vous laisse de quoi acheter un porte-avions
       *[gain] vous donne de quoi acheter un porte-avions
    }
ground-survival =
    { $how ->
        [take] ne laisse presque plus de navires aux autres
        [deny] laisse peu de navires aux autres
       *[other] vous maintient dans la partie
    }
ground-raid =
    { $how ->
        [take] sauve le non combattant
        [deny] protège le non combattant
       *[other] vous aide à couler le non combattant
    }
