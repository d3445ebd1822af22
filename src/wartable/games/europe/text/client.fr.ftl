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
europe-phase-idle = { $phase } : personne ne peut rien faire
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
europe-now-declare = Vous pouvez déclarer la guerre à un pays ou à un camp. C’est gratuit, mais on ne revient pas en arrière.
europe-now-give = Une grande puissance peut donner un point de production à chaque ami. Elle perd ce point.
europe-now-strategic = Déplacez une unité très loin par rail et par route. Chaque trajet utilise un marqueur, et l’unité ne fait rien d’autre ce tour-ci.
europe-now-journey = Choisissez où va l’unité. Elle utilise un marqueur Mouvement stratégique.
europe-now-act = Touchez une unité pour voir où elle peut aller. Chaque unité agit une fois par tour : elle bouge, puis elle peut attaquer.
europe-now-active = Cette unité est en route. Elle peut encore attaquer ou bouger avec les points qui lui restent.
europe-now-air = Choisissez ce que fait l’unité aérienne. Chaque vol lui coûte des sorties, que les remplacements lui rendent.
europe-now-ship = Choisissez ce que fait le navire. Chaque voyage lui coûte des sorties.
europe-now-invade = Choisissez une côte où débarquer. L’attaque a un malus, car elle vient de la mer.
europe-now-assist = Deux voisines au plus peuvent soutenir l’assaut. Chacune ajoute 1, et son pays paie pour l’activer.
europe-now-reply = On vous attaque. Vous pouvez engager une unité aérienne ou un marqueur ; ils sont dépensés même si vous perdez.
europe-now-retreat = Choisissez où votre unité se replie. Elle n’entre pas dans une zone ennemie où il n’y a pas d’ami.
europe-now-advance = L’hexagone est vide. Votre unité peut y entrer sans payer de points de mouvement.
europe-now-supply = Les unités reliées à une source sont ravitaillées. Choisissez seulement celles qui doivent s’en passer.
europe-now-give-up = Vous pouvez abandonner les unités sans ravitaillement. On pourra les mobiliser de nouveau plus tard.
europe-now-improve = Ramenez une unité réduite à pleine force ou retirez des sorties. Cela coûte des points de production et demande du ravitaillement.
europe-now-mobilize = Faites revenir des unités à mobiliser. Chacune coûte des points de production et entre dans une ville de son pays.
europe-now-diplomacy = Pour 5 points de production, vous tirez un marqueur de la coupe ou vous en ajoutez un.
europe-now-upgrade = Remplacez une unité par sa version améliorée. C’est gratuit.
europe-now-surprise = Choisissez un hexagone. Jusqu’à la fin de ces opérations, les défenseurs à deux hexagones ou moins ont un malus.
europe-now-paradrop = Choisissez une ville ennemie à portée. Sur 1, 2 ou 3, elle est prise.
europe-now-partisans = Choisissez un hexagone ennemi. Les unités qui s’y trouvent ont un malus.
europe-costs = { $unit_the } coûte { $points ->
    [0] zéro point
    [one] un point de production
   *[other] { $points } points de production
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
europe-would-starve = pas de ravitaillement là-bas
europe-way-lead = Maj+Entrée fait passer par ici
europe-way-through = { $count ->
    [one] en passant par un hexagone
   *[other] en passant par { $count } hexagones
}
europe-legend-points = points de mouvement restants, de 0 à { $points }
europe-legend-zone = zone ennemie : on s’y arrête
europe-legend-threats = Cercles rouges : unités qu’un ennemi pourrait attaquer ensuite. Plus le cercle est épais, plus il y a d’ennemis.
europe-layers = Montrer sur la carte
europe-layer-supply = Ravitaillement
europe-layer-zones = Zones de contrôle
europe-layer-control = Qui tient quoi
europe-layer-weather = Météo
europe-layer-factories = Usines
europe-layer-threats = Unités en danger
europe-nato = Symboles OTAN

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
europe-approach = Votre unité va d’abord à cet endroit : { $city }. Il lui reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}.
europe-then-attack = Elle peut alors attaquer : { $percent } % de chances de prendre l’hexagone, et { $points } points de reste.
europe-then-assault = Elle peut alors donner l’assaut : { $percent } % de chances de prendre l’hexagone.
europe-go-there = Y aller
europe-added = ajouté à dé − dé
europe-attack-how = Genre d’attaque
europe-kind-attack = Combat mobile
europe-kind-assault = Assaut
europe-support = Soutien
europe-no-air = Sans soutien aérien
europe-attack-now = Attaquer : { $percent } % de chances de prendre l’hexagone
europe-attacker = Attaquant
europe-defender = Défenseur
europe-nothing = rien
europe-fight = Ce qui s’est passé
europe-go-on = Continuer
europe-all-charts = Tous les schémas du tour
europe-boxes = Zones hors de la carte
europe-box-empty = aucune unité

# La fin d’une partie
ended-won = { $level } au tour de jeu { $turn }.
ended-drawn = Personne n’avait gagné après le tour de jeu { $turn }.
count-attacks = Attaques
count-reduced = Unités réduites
count-eliminated = Unités perdues
europe-film = Le front, tour après tour
europe-film-start = Mise en place
europe-film-frame = Tour de jeu { $turn } : { $faction_the }
europe-film-end = La fin
end-points = Villes prises
luck-rolls =
    { $rolls ->
        [one] Un dé
       *[other] { $rolls } dés
    } : { $happened } en tout, { $likely } attendus.
luck-about = Chaque dé compte pour la personne qui l’a lancé ; la moyenne d’un dé est de 3,5. Personne ne peut toucher aux dés, les robots non plus.
game-about = Armées, aviations et flottes sur une carte d’hexagones : la Pologne en 1939 ou la France en 1940. De 1 à 3 personnes, une demi-heure à deux heures.
