# La leçon sur la Pologne de 1939. À chaque étape : titre, ce qu’il faut faire, comment, et ce qu’on dit ensuite.

lesson-poland = Pologne 1939, pas à pas

lesson-poland-activate-title = Activer une unité
lesson-poland-activate = Vous jouez l’Allemagne. Pour agir, une unité doit être activée, et son pays paie : 1 point de production pour l’infanterie, 2 pour les chars et les troupes motorisées. Il reste 2 points à l’Allemagne. Dépensez-les pour le XVIe corps blindé et faites-le entrer en Pologne.
lesson-poland-activate-help = Touchez le XVIe corps blindé (les chars au sud de Breslau). Les hexagones colorés sont ceux où il peut aller. Touchez-en un en Pologne. « Calques », sur la carte, explique tous les signes.
lesson-poland-activate-right = Le corps est activé et en route, et l’Allemagne a payé ses 2 points. Une unité est activée une seule fois par tour.
lesson-poland-activate-dear = C’était la 10e armée allemande. Elle a coûté un des 2 points, et avec celui qui reste on ne peut plus activer les chars.
lesson-poland-activate-idle = L’unité est activée mais reste où elle est. Ses points sont dépensés quand même.
lesson-poland-activate-done = Vous avez terminé vos opérations avant que le corps ait bougé. Les points non dépensés sont perdus.

lesson-poland-move-title = Avancer et prendre une ville
lesson-poland-move = Un corps blindé a 10 points de mouvement. Un terrain dégagé en coûte 1, les bois et les collines davantage, une rivière 1 de plus, et une ville ennemie 2 de plus. Personne ne garde Łódź. Prenez-la avec le XVIe corps blindé.
lesson-poland-move-help = Touchez le corps, puis Łódź. Le nombre sur un hexagone dit combien de points de mouvement il y reste. On prend une ville en y entrant.
lesson-poland-move-right = Łódź est allemande, et la volonté de la Pologne a baissé. Un pays sans volonté est conquis.
lesson-poland-move-elsewhere = Le corps s’est arrêté ailleurs. Il n’agit qu’une fois par tour : Łódź reste polonaise.
lesson-poland-move-done = Vous avez terminé vos opérations, et personne n’est allé à Łódź.

lesson-poland-zone-title = Les zones de contrôle
lesson-poland-zone = Une armée surveille les six hexagones autour d’elle : c’est sa zone de contrôle. Qui entre dans une zone ennemie doit s’y arrêter. L’armée Łódź se tient à l’ouest de Łódź, et la ville elle-même est vide. Vous pouvez payer un seul de vos deux corps blindés. Lequel peut atteindre Łódź ce tour-ci ?
lesson-poland-zone-help = Touchez chaque corps et regardez si Łódź est colorée. Les hexagones hachurés sont des zones ennemies. « Calques », sur la carte, peut montrer toutes les zones.
lesson-poland-zone-right = Le XVIe corps blindé a contourné la zone, et Łódź est prise dans le dos de l’armée.
lesson-poland-zone-stopped = Le XIXe corps blindé vient de l’ouest, où l’armée Łódź lui barre la route. Il doit s’arrêter dans sa zone, et l’Allemagne n’a plus de points pour l’autre corps.
lesson-poland-zone-elsewhere = Le corps est allé ailleurs, et il n’avance qu’une fois par tour. Il pouvait atteindre Łódź en contournant la zone.
lesson-poland-zone-attacked = Vous avez attaqué l’armée. Cela peut être une bonne idée, mais ici il fallait la contourner.
lesson-poland-zone-done = Vous avez terminé vos opérations, et Łódź est toujours polonaise.

lesson-poland-attack-title = Attaquer
lesson-poland-attack = Dans une attaque, chaque camp lance un dé et ajoute ce qui compte pour lui : chars, soutien aérien, terrain, ravitaillement. Plus l’attaquant est devant, meilleur est le résultat. L’Allemagne peut payer une seule attaque contre l’armée Łódź. Choisissez celle qui a le plus de chances.
lesson-poland-attack-help = Touchez une unité voisine de l’armée, puis l’armée. Le panneau montre tout ce qui compte et la chance de chaque résultat. Faites-le avec les deux unités avant de décider, puis appuyez sur le bouton d’attaque.
lesson-poland-attack-right = En terrain dégagé, les chars ajoutent 2 : le corps avait 72 % de chances de chasser le défenseur. Un défenseur qui perd de beaucoup doit battre en retraite, et vous pouvez le suivre.
lesson-poland-attack-weak = La 8e armée allemande est réduite, ce qui lui coûte 1, et elle n’a pas de chars : 28 %. Le XVIe corps blindé aurait eu 72 %.
lesson-poland-attack-away = L’unité s’est éloignée ou n’a rien fait au lieu d’attaquer, et elle n’agit qu’une fois par tour.
lesson-poland-attack-done = Vous avez terminé vos opérations sans attaquer.

lesson-poland-air-title = Le soutien aérien
lesson-poland-air = Une unité aérienne à portée peut soutenir une attaque. Elle ajoute 1 et fait une sortie ; après six sorties, elle doit se reposer. Attaquez l’armée Łódź avec la 10e armée allemande, soutenue par la Luftflotte 4.
lesson-poland-air-help = Touchez la 10e armée, puis l’armée Łódź. Sous « Soutien », choisissez la Luftflotte 4, regardez comment les chances changent, et attaquez.
lesson-poland-air-right = Avec les avions, la chance est passée de 42 à 58 %, et cette fois c’est ce qui a fait la différence. La Luftflotte a fait une sortie.
lesson-poland-air-alone = Vous avez attaqué sans les avions : 42 % au lieu de 58 %. Cette fois, c’est ce point qui a manqué.
lesson-poland-air-away = L’armée s’est éloignée ou n’a rien fait au lieu d’attaquer, et elle n’agit qu’une fois par tour.
lesson-poland-air-flown = La Luftflotte est partie vers un autre terrain. Le soutien aérien se choisit avec l’attaque, dans son panneau.
lesson-poland-air-done = Vous avez terminé vos opérations sans attaquer.

lesson-poland-assault-title = L’assaut
lesson-poland-assault = Poznań est une ville, ce qui aide son défenseur. Le combat mobile est rapide, mais l’unité s’y bat seule. Un assaut prend tous ses points de mouvement, et jusqu’à deux voisines peuvent aider ; chacune ajoute 1 et doit être payée. Donnez l’assaut à Poznań avec une armée et faites-la aider par l’autre.
lesson-poland-assault-help = Touchez une de vos armées, puis Poznań. Sous « Type d’attaque », choisissez Assaut, puis attaquez. On vous demande ensuite qui soutient : choisissez l’autre armée.
lesson-poland-assault-right = À deux armées, cela a suffi. Celles qui soutiennent un assaut sont activées aussi : elles ne font rien d’autre ce tour-ci.
lesson-poland-assault-alone = C’était bien un assaut, mais votre autre armée n’a fait que regarder. Son aide aurait ajouté 1.
lesson-poland-assault-mobile = C’était un combat mobile, où personne ne peut aider. Choisissez Assaut dans le panneau.
lesson-poland-assault-away = L’armée s’est éloignée ou n’a rien fait : elle ne peut plus ni donner l’assaut ni aider.
lesson-poland-assault-done = Vous avez terminé vos opérations sans donner l’assaut.

lesson-poland-supply-title = Le ravitaillement
lesson-poland-supply = Après vos opérations, chaque unité cherche une ligne vers une source de ravitaillement, par exemple Breslau : le long des voies ferrées, puis quatre hexagones au plus à travers champs. Une zone ennemie coupe la ligne, sauf si une de vos unités se tient dans cet hexagone. L’armée Cracovie a isolé le XVIe corps blindé à l’est de Łódź. Rouvrez la ligne avec la 10e armée allemande. « Calques », sur la carte, peut montrer le ravitaillement.
lesson-poland-supply-help = « Calques », puis « Ravitaillement », montre par où il passe. La voie ferrée vers Łódź traverse les hexagones 0712 et 0811. L’hexagone 0811 est dans la zone de l’armée Cracovie : si votre armée s’y tient, le ravitaillement passe.
lesson-poland-supply-right = La ligne est rouverte, et le corps est ravitaillé. Avant de terminer vos opérations, regardez toujours vos voies ferrées.
lesson-poland-supply-cut = La ligne est toujours coupée, et le XVIe corps blindé manque de ravitaillement : il se bat à −1 et avance deux fois moins loin. Si cela continue, il est perdu.
lesson-poland-supply-fought = Vous avez attaqué. En cas d’échec, le corps serait resté sans ravitaillement. On peut rouvrir cette ligne sans combat.

lesson-poland-replacement-title = Les remplacements
lesson-poland-replacement = Après les combats, les points qui restent ramènent des unités à pleine force : 2 pour l’infanterie, 4 pour les chars ; ou bien, pour 2 points, une unité aérienne se repose et récupère deux sorties. Il reste 4 points à l’Allemagne, et le XVIe corps blindé mènera la prochaine attaque. Ramenez-le à pleine force.
lesson-poland-replacement-help = Les unités qu’on peut améliorer brillent. Touchez le XVIe corps blindé à Breslau.
lesson-poland-replacement-right = Le corps a retrouvé toute sa force. Une unité réduite se bat à −1, et la prochaine perte la détruirait.
lesson-poland-replacement-dear = Cela a coûté 2 points, et les chars en demandent 4. Ils restent donc réduits.
lesson-poland-replacement-done = Vous avez gardé vos points, mais ce qui n’est pas dépensé ce tour-ci est perdu.

lesson-poland-turn-title = Un tour entier
lesson-poland-turn = Jouez maintenant tout le mois de septembre 1939, contre un robot qui défend la Pologne. Prenez au moins deux villes polonaises avant la fin du tour. La bande au-dessus de la carte montre la phase en cours. Passez ce dont vous n’avez pas besoin : « Directement aux opérations » mène aux combats, et « Finir le tour » le termine.
lesson-poland-turn-help = Gdynia au nord et Cracovie au sud ne sont pas gardées : le XIXe corps blindé et le XXIIe corps motorisé peuvent les prendre. Ensuite, attaquez avec les autres, soutenus par l’aviation. Si vous ne savez pas quoi faire, demandez un conseil.
lesson-poland-turn-right = Vous avez pris deux villes ou plus, et le tour est terminé. Voilà comment on joue à Europe : il reste deux mois à la Pologne.
lesson-poland-turn-few = Le tour est terminé, et vous avez pris moins de deux villes. Commencez par celles que personne ne garde, puis attaquez avec les chars et l’aviation.
