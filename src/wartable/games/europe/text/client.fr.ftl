# La page.

europe-turn = Tour { $turn } sur { $last }
europe-phases = Phases du tour
europe-countries = Pays
europe-will = Volonté
europe-points = Points
europe-factories = Usines
europe-mobilization = à mobiliser
europe-eliminated = hors de combat
europe-won = Victoire { $faction_of } !
europe-draw = Partie nulle

europe-date = { $month } { $year }
europe-zone-cold = Froid
europe-zone-temperate = Tempéré
europe-zone-warm = Chaud
europe-weather = Météo
europe-phase-of = { $phase } : { $faction }
europe-phase-idle = { $phase } : rien à faire
europe-short-weather = Météo
europe-short-declaration-of-war = Guerre
europe-short-economy = Économie
europe-short-strategic-warfare = Guerre str.
europe-short-strategic-movement = Mouv. str.
europe-short-operations = Opérations
europe-short-no-supply = Sans ravit.
europe-short-replacement = Remplacer
europe-short-mobilization = Mobiliser
europe-short-diplomacy = Diplomatie
europe-short-upgrade = Améliorer
europe-short-victory = Victoire
europe-short-end-of-turn = Fin

# Ce qu’on peut faire, et ce que cela coûte.
europe-now = Ce que vous pouvez faire
europe-now-declare = Vous êtes déjà en guerre partout où la carte montre un front. D’autres guerres ne coûtent rien, mais on ne peut pas revenir en arrière : le pays attaqué rejoint vos ennemis. Dans le doute, n’en déclarez aucune.
europe-now-declare-joint = { $country_the } combat déjà votre autre camp. Un deuxième front l’abattra plus vite : chaque ville perdue compte, peu importe qui la prend. Une guerre ne coûte rien, mais on ne peut pas revenir en arrière.
europe-now-give = Les points de production paient ce que font les unités, les réparations et les nouvelles unités. Une grande puissance peut en donner un à chaque ami, pour que ses unités puissent agir aussi.
europe-now-strategic = Touchez une unité pour l’envoyer très loin par rail et par route. Chaque trajet utilise un marqueur, et l’unité ne fait rien d’autre ce tour-ci.
europe-now-journey = Choisissez où va l’unité. Elle utilise un marqueur Mouvement stratégique.
europe-now-act = Touchez une unité pour voir où elle peut aller. Chaque unité agit une fois par tour : elle bouge, puis elle peut attaquer.
europe-now-chosen = Touchez un hexagone coloré pour y aller : le nombre dit combien de points de mouvement il restera pour attaquer. Touchez un ennemi marqué d’un pourcentage pour l’attaquer : c’est la chance de prendre son hexagone.
europe-now-marker = Placez le marqueur Attaque surprise avant d’attaquer : les défenseurs à deux hexagones ou moins ont un malus de 2.
europe-now-active = Cette unité est en route. Elle peut encore attaquer ou bouger avec les points qui lui restent.
europe-now-air = Touchez un hexagone marqué pour y installer sa base, ou choisissez une mission. Pour soutenir une attaque, elle peut rester : nommez-la quand vous attaquez. Chaque vol coûte des sorties, que les remplacements lui rendent.
europe-now-ship = Touchez un port marqué pour y envoyer le navire, ou choisissez une mission. Pour transporter une armée, touchez d’abord l’armée. Chaque trajet coûte des sorties, que les remplacements effacent.
europe-now-invade = Choisissez une côte où débarquer. L’attaque a un malus, car elle vient de la mer.
europe-now-assist = Deux unités voisines au plus peuvent soutenir l’assaut. Chacune ajoute 1, et son pays paie pour l’activer.
europe-now-reply = On vous attaque. Des avions en soutien ajoutent à votre dé ; des avions qui interceptent combattent d’abord ceux de l’attaquant. Ce que vous engagez est dépensé même si vous perdez.
europe-now-retreat = Choisissez où votre unité se replie : un hexagone libre de votre camp, hors des zones ennemies et pas plus près d’un attaquant.
europe-now-advance = L’hexagone est vide. Votre unité peut y entrer sans payer de points de mouvement.
europe-now-supply = Les unités reliées à une source sont ravitaillées. Choisissez seulement celles qui doivent s’en passer.
europe-now-give-up = Vous pouvez abandonner les unités sans ravitaillement. On pourra les mobiliser de nouveau plus tard.
europe-now-improve = Ramenez une unité réduite à pleine force, ou laissez reposer avions et navires pour qu’ils puissent repartir. Cela coûte des points de production et demande du ravitaillement.
europe-now-mobilize = Faites revenir des unités à mobiliser. Chacune coûte des points de production et entre dans une ville de son pays.
europe-now-diplomacy = Vous pouvez vous en passer. Pour 5 points de production, vous essayez de gagner un pays neutre : vous tirez un des marqueurs d’une tasse. Un succès fait pencher un pays vers vous ; le deuxième le fait entrer dans votre camp. Un échec aide l’autre camp de la même façon. Pour le même prix, vous pouvez plutôt ajouter un marqueur dans la tasse.
europe-now-win = Un pays qui ne penche vers personne penchera vers vous. S’il penche déjà vers vous, il vous rejoint avec ses unités. S’il penche vers un ennemi, il s’en détache.
europe-now-place = Des renforts : touchez un hexagone marqué, et l’unité y entre sur la carte.
europe-now-upgrade = Remplacez une unité par sa version améliorée. C’est gratuit.
europe-now-surprise = Touchez un hexagone près des défenseurs à attaquer. Jusqu’à la fin de ces opérations, tous ceux qui sont à deux hexagones ou moins ont un malus de 2. C’est gratuit.
europe-now-paradrop = Choisissez une ville ennemie à portée. Sur 1, 2 ou 3, elle est prise.
europe-now-partisans = Choisissez un hexagone ennemi. Les unités qui s’y trouvent ont un malus.
europe-now-escort = Vos avions rencontrent des chasseurs ennemis. Une escorte les combat d’abord, pour que les autres passent ; chaque vol coûte des sorties.
europe-now-intercept = Des avions ennemis arrivent. Des chasseurs peuvent les repousser ; chaque vol coûte des sorties.
europe-now-flee = L’unité gagne une autre base, sinon elle est perdue.
europe-now-leave = L’unité ne peut pas rester où elle est. Choisissez où elle va.
europe-now-claim = Vos parachutistes ont pris la ville. Choisissez le pays qui la tient désormais.
europe-now-waylay = Une flotte qui rencontre l’ennemi en mer combat. Chaque trajet coûte des sorties.
europe-now-convoy = Une flotte à côté du convoi combat d’abord, pour que le convoi passe. Chaque trajet coûte des sorties.
europe-now-route = La route décide quels navires ennemis peuvent l’intercepter, et lesquels des vôtres peuvent l’escorter. Toutes coûtent la même chose.
europe-now-berth = Les deux sont gratuits. Son prochain voyage partira du port choisi.
europe-now-ashore = Les avions qui soutiennent le débarquement ajoutent à votre dé, et chaque vol leur coûte des sorties.
europe-now-consent = Si vous acceptez, cela arrive maintenant. Si vous refusez, la question peut revenir à un autre tour. C’est gratuit dans les deux cas.
europe-now-for = Maintenant, vous décidez pour { $faction_the }.
europe-cup = Dans la tasse :
europe-skip-before = Directement aux opérations (vous gardez vos revenus)
europe-skip-end = Finir le tour
europe-decided = { $countries_the } { $count ->
    [one] tombe
   *[other] tombent
} : { $level } pour { $faction_the } à la fin de ce tour.
europe-decided-draw = { $countries_the } { $count ->
    [one] tombe
   *[other] tombent
}. La partie finit sans vainqueur à la fin de ce tour.
europe-still-active = { $unit_the } n’a pas fini. Terminez d’abord son action, puis choisissez une autre unité.
europe-skip-after = Finir le tour, sans autre achat
europe-guard = Attention : { $unit_the } doit rester pour la Défense nationale. Sinon, { $country_the } perd un point de volonté à chaque tour, et ses unités terrestres ne peuvent aller que vers ce qu’elles doivent défendre.
europe-costs = { $unit_the } { $points ->
    [0] ne coûte rien
    [one] coûte un point de production
   *[other] coûte { $points } points de production
} { $country_to }.
europe-purse = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
europe-undone = { $count ->
    [one] Une unité peut encore faire quelque chose
   *[other] { $count } unités peuvent encore faire quelque chose
}

# Sur la carte
europe-points-left = { $points ->
    [one] encore { $points } point de mouvement
   *[other] encore { $points } points de mouvement
}
europe-city-will = vaut { $will } de volonté
europe-city-factories = { $factories ->
    [one] une usine
   *[other] { $factories } usines
}
europe-would-starve = pas de ravitaillement là-bas
europe-way-lead = Maj+Entrée fait passer par ici
europe-way-through = { $count ->
    [one] en passant par un hexagone
   *[other] en passant par { $count } hexagones
}
europe-legend-points = points de mouvement restants, de 0 à { $points }
europe-legend-zone = zone ennemie : on s’y arrête
europe-legend-supply = En couleur : le ravitaillement y arrive. Traits épais : les voies qui l’apportent. Encadré : une source.
europe-legend-factories = Plein : autant d’usines. Anneaux : villes qui ne comptent que pour la volonté.
europe-legend-threats = Cercles rouges : unités qu’un ennemi pourrait attaquer ensuite. Plus le cercle est épais, plus il y a d’ennemis.
europe-unit-points = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}
europe-unit-range = { $hexes ->
    [one] portée { $hexes } hexagone
   *[other] portée { $hexes } hexagones
}
europe-unit-sorties = { $sorties ->
    [0] aucune sortie
    [one] { $sorties } sortie faite
   *[other] { $sorties } sorties faites
}
europe-layers-short = Calques
europe-layers = Montrer sur la carte
europe-layer-supply = Ravitaillement
europe-layer-zones = Zones de contrôle
europe-layer-control = Qui tient quoi
europe-layer-weather = Météo
europe-layer-factories = Usines
europe-layer-threats = Unités en danger
europe-nato = Symboles OTAN
europe-signs = Ce que veulent dire les signes
europe-sign-full = pleine force : deux pas
europe-sign-reduced = réduite : un seul pas
europe-sign-done = a fini son tour
europe-sign-low = mal ravitaillée
europe-sign-none = sans ravitaillement
europe-sign-sorties = un point creux par sortie ; après six, elle se repose
europe-sign-capital = capitale
europe-sign-city = ville qui vaut de la volonté ou a des usines
europe-sign-town = ville qui ne vaut rien
europe-sign-port = port
europe-sign-factory = usine
europe-sign-fort = fort
europe-sign-rail = chemin de fer ou route
europe-sign-river = fleuve
europe-sign-front = front

# Une attaque
europe-attack = Attaque
europe-move = Mouvement
europe-move-to = { $unit } vers { $city_the }
europe-move-leaves = { $points ->
    [0] Il n’y reste aucun point de mouvement.
    [one] Il y reste { $points } point de mouvement.
   *[other] Il y reste { $points } points de mouvement.
}
europe-move-starves = L’unité n’y serait pas ravitaillée.
europe-move-drag = Pour passer ailleurs, tracez le chemin en faisant glisser l’unité.
europe-attack-on = Attaque : { $city }
europe-attack-who = Attaque contre { $unit_the } { $city_in }
europe-approach = Votre unité va d’abord { $city_in }. Il lui reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}.
europe-only-move = Avancer seulement
europe-attack-after = Avancer et attaquer : { $percent } %
europe-go-there = Y aller
europe-added = à ajouter à votre dé
europe-reduced = réduite
europe-strength = force { $country_of }
europe-advance-at-once = Avancer aussitôt si l’hexagone se vide
europe-attack-how = Type d’attaque
europe-kind-attack = Combat mobile
europe-about-attack = Elle peut continuer ensuite avec les points restants.
europe-about-assault = Des voisins peuvent aider ; ensuite l’unité a fini.
europe-kind-assault = Assaut
europe-cost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
europe-support = Soutien
europe-no-air = Sans soutien aérien
europe-attack-now = Attaquer : { $percent } % de chances
europe-attacker = Attaquant
europe-defender = Défenseur
europe-nothing = rien
europe-steps = Une unité complète a deux pas : après la première perte elle est réduite, après la seconde elle est perdue.
europe-range = { $low } à { $high }
europe-difference = Les nombres disent de combien le total de l’attaquant dépasse l’autre.
europe-hoped = Ces chances comptent sur tous les voisins qui peuvent soutenir l’assaut. Vous les choisissez ensuite.
europe-foreseen = Résultats possibles
europe-if = Avec « { $answer } »
europe-fight = Ce qui s’est passé
europe-go-on = Continuer
europe-all-charts = Tous les schémas du tour
europe-boxes = Zones hors de la carte
europe-box-about = { $zone } : hors de la carte. Les unités qui s’y trouvent gardent une frontière que la carte ne montre pas.
europe-will-about = La volonté de tenir d’un pays. Il en perd avec chaque ville et chaque armée, et tombe dès qu’elle passe sous 0.
europe-points-about = Points de production, pour activer, réparer et acheter des unités. Les usines en donnent à chaque tour.
europe-factories-about = Les usines qu’il tient : à chaque tour, elles donnent des points de production.
europe-box-empty = aucune unité

# Comment gagner
europe-goals = Comment gagner
europe-goal = { $level } pour { $faction_the } :
europe-goal-draw = Partie nulle :
europe-goal-fall = { $countries_the } { $count ->
    [one] tombe
   *[other] tombent
} avant la fin du tour de jeu { $turn }.
europe-goal-cities = il tient { $all ->
    [1] toutes ces villes :
   *[other] { $count } de ces villes :
} { $cities }.
europe-goal-else = personne d’autre n’a gagné à la fin du tour de jeu { $turn }.
europe-goal-more = le fichier du scénario dit quand.
europe-goal-prizes = { $country_the } { $country_number ->
    [many] ont
   *[one] a
} encore { $will } de volonté et ces villes : { $cities }.
europe-goal-each = { $cities } { $will } chacune
europe-goal-sides = Vous jouez aussi { $faction_the }. À chaque phase, vous le jouez en dernier.
europe-goal-will = Un pays tombe dès que sa volonté passe sous 0. Il en perd avec chaque ville et chaque armée perdues.

# La fin d’une partie
ended-fell = { $country_the } { $country_number ->
    [many] tombent
   *[one] tombe
} au tour de jeu { $turn } : { $level } { $faction_of }.
ended-fell-draw = { $country_the } { $country_number ->
    [many] tombent
   *[one] tombe
} au tour de jeu { $turn }, trop tard pour une victoire.
ended-held = { $country_the } { $country_number ->
    [many] tiennent
   *[one] tient
} bon jusqu’à la fin du tour de jeu { $turn } : { $level } { $faction_of }.
ended-won = { $level } { $faction_of } au tour de jeu { $turn }.
ended-drawn = Personne n’avait gagné après le tour de jeu { $turn }.
count-attacks = Attaques
count-reduced = Unités réduites
count-eliminated = Unités perdues
europe-film = Le front, tour après tour
europe-film-start = Mise en place
europe-film-frame = Tour de jeu { $turn } : { $faction_the }
europe-film-land = Le territoire est tenu par :
europe-film-end = La fin
end-by-round = Villes prises à chaque tour
lead-round = Tour
end-turned = Tour { $round } ({ $seat }). Chances de gagner ({ $who }) : { $before } % avant, { $after } % après.
end-points = Villes prises
end-score = Villes prises
end-lead = Qui a pris le plus de villes, tour de jeu par tour de jeu
luck-rolls =
    { $rolls ->
        [one] Un dé
       *[other] { $rolls } dés
    } : { $happened } en tout, { $likely } attendus.
luck-about = Chaque dé compte pour la personne qui l’a lancé ; la moyenne d’un dé est de 3,5. Personne ne peut toucher aux dés, les robots non plus.
game-about = Armées, aviations et flottes sur une carte d’hexagones : la Pologne en 1939 ou la France en 1940. De 1 à 3 personnes, une demi-heure à deux heures.

# Réglages
setting-scenario = Scénario
setting-scenario-about = Pologne 1939 dure trois tours de jeu : commencez par là. France 1940 a quatre tours de jeu et plus d’unités.
value-scenario-poland-1939 = { scenario-poland-1939 }
value-scenario-france-1940 = { scenario-france-1940 }
setting-soviets = Les Soviétiques
setting-soviets-about = Qui les joue, dans Pologne 1939.
value-soviets-shared = La personne qui joue l’Axe
value-soviets-apart = Quelqu’un d’autre
value-soviets-out = Personne
