# Ce que dit la table : questions, réponses, journal, et pourquoi une chose n’est pas permise.
# Les raisons sont des parties de phrase : sans capitale au début ni point à la fin.

## The game

game-title = Quartermaster

## Questions

ask-opening-discard =
    Défaussez { $count ->
        [one] encore une carte
       *[other] { $count } cartes
    } avant le début de la partie.
ask-play = Jouez une carte, utilisez à la place une carte en jeu, ou défaussez une carte.
ask-build-army = Où construisez-vous une armée ?
ask-build-navy = Où construisez-vous une flotte ?
ask-recruit = Que recrutez-vous, et où ?
ask-battle-land = Dans quelle zone terrestre combattez-vous ?
ask-battle-sea = Dans quelle zone maritime combattez-vous ?
ask-target = Quelle unité ennemie combattez-vous { $space_in } ?
ask-eliminate = Quelle unité éliminez-vous ?
ask-lift = Laquelle de vos unités remettez-vous dans votre réserve ?
ask-wish = Vous pouvez reprendre de vos unités, ou utiliser une carte maintenant.
ask-lift-for = Il ne vous reste aucune unité à placer { $space_in }. Laquelle reprenez-vous sur le plateau ?
ask-react = Réagissez-vous ?
ask-pay =
    Défaussez { $count ->
        [one] encore une carte
       *[other] { $count } cartes
    } de votre main.
ask-search = Quelle carte de base prenez-vous dans votre pioche ?
ask-discard = Voulez-vous vous défausser de cartes avant de piocher ?
ask-hit-whom = Quelle nation « { $card } » vise-t-elle ?
ask-choose = Que choisissez-vous pour « { $card } » ?
ask-help-whom = Quelle nation « { $card } » aide-t-elle ?
ask-play-from = « { $card } » vous permet de jouer une carte. Laquelle ?
ask-draw = « { $card } » vous permet de piocher une carte. Piochez-vous ?
ask-arrange =
    { $count ->
        [0] Quelle carte placez-vous sur le dessus de votre pioche ?
       *[other] Quelle carte vient ensuite ?
    }
ask-tuck = Quelle carte de votre main placez-vous au fond de votre pioche ?
ask-rebuild = « { $card } » vous permet de reprendre une unité pour la reconstruire. Laquelle ?
ask-rebuild-at = Où reconstruisez-vous l’unité qui se trouve { $space_in } ?
ask-air = Déployez-vous une escadre, ou en faites-vous intervenir une ?
ask-marshal = Où va l’escadre qui se trouve { $space_in } ?
ask-redeploy = L’escadre qui se trouve { $space_in } est seule. Où la redéployez-vous ?
ask-ground = Laquelle de vos escadres retirez-vous du plateau ?
ask-deploy = « { $card } » vous permet de déployer une escadre. Où ?
ask-pay-status = Lequel de vos Statuts défaussez-vous ?
ask-may-pay = Payez-vous le coût de « { $card } » ?
ask-protect = Quelle unité « { $card } » protège-t-elle ?
ask-award = Utilisez-vous « { $card } » pour marquer des PV ?
ask-recover = « { $card } » vous permet de reprendre une carte dans votre défausse. Laquelle ?
ask-lay = « { $card } » vous permet de poser une carte. Laquelle ?
ask-strip = Quelle carte en jeu « { $card } » fait-elle défausser ?

## Answers

answer-pass = Passer
answer-pass-build-army = Ne rien construire
answer-pass-build-navy = Ne rien construire
answer-pass-battle-land = Ne pas combattre
answer-pass-battle-sea = Ne pas combattre
answer-pass-discard = Garder ces cartes
answer-pass-arrange = Laisser les autres dans leur ordre
answer-pass-wish = Rien de plus
answer-pass-award = Ne pas l’utiliser
answer-play = Jouer « { $card } »
answer-use = Utiliser « { $card } »
answer-discard = Défausser « { $card } »
answer-build = Construire { $space_in }
answer-recruit = Recruter { $piece_a } { $nation_feminine } { $space_in }
answer-battle = Combattre { $space_in }
answer-target = L’unité { $nation_feminine }
answer-eliminate = Éliminer { $piece_the } { $nation_feminine } { $space_in }
answer-lift = Remettre une de vos unités dans la réserve
answer-lift-piece = Reprendre { $piece_the } qui se trouve { $space_in }
answer-nation = { $nation }
answer-reallocate = Redistribuer les ressources (quatre cartes pour une carte de base)
answer-take = Prendre « { $card } »
answer-arrange = { $card }
answer-tuck = Placer « { $card } » au fond de la pioche
answer-draw = Piocher une carte
answer-deploy = Déployer une escadre { $space_in }
answer-marshal = Faire intervenir l’escadre qui se trouve { $space_in }
answer-fly = Aller { $space_in }
answer-defend = Défendre avec l’escadre
answer-attack = Attaquer avec l’escadre qui se trouve { $space_in }
answer-ground = L’escadre qui se trouve { $space_in }
answer-lay = Poser « { $card } »
answer-protect = Protéger { $piece_the } { $nation_feminine } { $space_in }
answer-mind = Me demander (ou ne plus me demander) avant que « { $card } » rapporte des points
answer-choose-build-army = Construire une armée
answer-choose-build-navy = Construire une flotte
answer-choose-battle-land = Combattre dans une zone terrestre
answer-choose-battle-sea = Combattre dans une zone maritime
answer-choose-discard = Défausser de la pioche
answer-choose-eliminate-navy = Éliminer une flotte
answer-choose-eliminate-army = Éliminer une armée
answer-choose-recruit-army = Recruter une armée
answer-choose-recruit-navy = Recruter une flotte
answer-choose-response = Une Riposte face cachée, prise au hasard
answer-choose-pay = Payer

## The log

log-began = La partie commence.
log-turn = Tour de jeu { $round } : c’est { $nation_to } de jouer.
log-built =
    { $nation_the } { $nation_number ->
        [many] construisent
       *[one] construit
    } { $piece_a } { $space_in }.
log-recruited =
    { $nation_the } { $nation_number ->
        [many] recrutent
       *[one] recrute
    } { $piece_a } { $space_in }.
log-named =
    { $nation_the } { $nation_number ->
        [many] ne construisent
       *[one] ne construit
    } rien de nouveau : { $piece_the } qui se trouve { $space_in } compte comme tout juste construite.
log-lifted =
    { $nation_the } { $nation_number ->
        [many] remettent dans leur
       *[one] remet dans sa
    } réserve { $piece_the } qui se trouve { $space_in }.
log-battled =
    { $nation_the } { $nation_number ->
        [many] combattent
       *[one] combat
    } { $target_the } { $space_in }.
log-battled-empty =
    { $nation_the } { $nation_number ->
        [many] combattent
       *[one] combat
    } { $space_in }, où il n’y a aucun ennemi.
log-saved = { $piece_the } { $nation_feminine } { $space_in } reste en place.
log-protected = { $piece_the } { $nation_feminine } { $space_in } ne peut pas être retirée jusqu’à la fin de la séquence.
log-removed-battle = { $piece_the } { $nation_feminine } { $space_in } est battue.
log-removed-eliminated = { $piece_the } { $nation_feminine } { $space_in } est éliminée.
log-removed-unsupplied = { $piece_the } { $nation_feminine } { $space_in } n’est plus ravitaillée : elle est retirée.
log-scored =
    { $team_the } { $team_number ->
        [many] gagnent
       *[one] gagne
    } { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }.
log-lost-points =
    { $team_the } { $team_number ->
        [many] perdent
       *[one] perd
    } { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }, faute de cartes à défausser.
log-drew =
    { $nation_the } { $nation_number ->
        [many] piochent
       *[one] pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
log-drew-seen =
    { $nation_the } { $nation_number ->
        [many] piochent
       *[one] pioche
    } : { $cards }.
log-discarded =
    { $nation_the } { $nation_number ->
        [many] défaussent
       *[one] défausse
    } une carte.
log-discarded-seen =
    { $nation_the } { $nation_number ->
        [many] défaussent
       *[one] défausse
    } { $cards }.
log-milled =
    { $nation_the } { $nation_number ->
        [many] défaussent
       *[one] défausse
    } { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de { $nation_number ->
        [many] leur
       *[one] sa
    } pioche.
log-milled-seen =
    { $nation_the } { $nation_number ->
        [many] défaussent de leur
       *[one] défausse de sa
    } pioche : { $cards }.
log-from-pile =
    { $nation_the } { $nation_number ->
        [many] sortent « { $card } » de leur
       *[one] sort « { $card } » de sa
    } défausse.
log-played =
    { $nation_the } { $nation_number ->
        [many] jouent
       *[one] joue
    } « { $card } ».
log-laid-status =
    { $nation_the } { $nation_number ->
        [many] posent
       *[one] pose
    } le Statut « { $card } ».
log-laid-response =
    { $nation_the } { $nation_number ->
        [many] posent
       *[one] pose
    } une Riposte face cachée.
log-laid-response-seen =
    { $nation_the } { $nation_number ->
        [many] posent
       *[one] pose
    } face cachée la Riposte { $cards }.
log-revealed =
    { $nation_the } { $nation_number ->
        [many] révèlent
       *[one] révèle
    } une Riposte : « { $card } ».
log-used-status =
    { $nation_the } { $nation_number ->
        [many] utilisent
       *[one] utilise
    } « { $card } ».
log-lost-status =
    { $nation_the } { $nation_number ->
        [many] perdent
       *[one] perd
    } le Statut « { $card } ».
log-lost-response =
    { $nation_the } { $nation_number ->
        [many] perdent
       *[one] perd
    } une Riposte face cachée, sans que personne ne la voie.
log-lost-response-seen =
    { $nation_the } { $nation_number ->
        [many] perdent
       *[one] perd
    } la Riposte { $cards }, sans que les autres la voient.
log-topped = « { $card } » retourne sur le dessus de la pioche { $nation_of }.
log-tucked =
    { $nation_the } { $nation_number ->
        [many] placent une carte de leur main au fond de leur
       *[one] place une carte de sa main au fond de sa
    } pioche.
log-tucked-seen =
    { $nation_the } { $nation_number ->
        [many] placent { $cards } au fond de leur
       *[one] place { $cards } au fond de sa
    } pioche.
log-returned = « { $card } » retourne dans la pioche { $nation_of }.
log-shuffled =
    { $nation_the } { $nation_number ->
        [many] mélangent leur
       *[one] mélange sa
    } pioche.
log-fetched =
    { $nation_the } { $nation_number ->
        [many] prennent « { $card } » dans leur
       *[one] prend « { $card } » dans sa
    } pioche.
log-examined =
    { $nation_the } { $nation_number ->
        [many] inspectent
       *[one] inspecte
    } { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de { $nation_number ->
        [many] leur
       *[one] sa
    } pioche.
log-examined-seen =
    { $nation_the } { $nation_number ->
        [many] inspectent le dessus de leur
       *[one] inspecte le dessus de sa
    } pioche : { $cards }.
log-arranged =
    { $nation_the } { $nation_number ->
        [many] replacent
       *[one] replace
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sur { $nation_number ->
        [many] leur
       *[one] sa
    } pioche.
log-arranged-seen =
    { $nation_the } { $nation_number ->
        [many] replacent sur leur
       *[one] replace sur sa
    } pioche, dans cet ordre : { $cards }.
log-cancelled = L’effet de « { $card } » ({ $nation }) est annulé.
log-deployed =
    { $nation_the } { $nation_number ->
        [many] déploient
       *[one] déploie
    } une escadre { $space_in }.
log-marshalled =
    { $nation_the } { $nation_number ->
        [many] font intervenir leur
       *[one] fait intervenir son
    } escadre, qui quitte { $start_the } et arrive { $space_in }.
log-redeployed = L’escadre { $nation_feminine } quitte { $start_the } et arrive { $space_in }.
log-grounded = L’escadre { $nation_feminine } { $space_in } quitte le plateau.
log-air-defended = Une escadre sauve l’unité { $nation_feminine } { $space_in }.
log-air-attacked =
    { $nation_the } { $nation_number ->
        [many] lancent
       *[one] lance
    } une attaque aérienne { $space_in }.
log-used-support =
    { $nation_the } { $nation_number ->
        [many] utilisent
       *[one] utilise
    } le Soutien « { $card } ».
log-recovered =
    { $nation_the } { $nation_number ->
        [many] reprennent « { $card } » en main depuis leur
       *[one] reprend « { $card } » en main depuis sa
    } défausse.
log-bottomed =
    { $nation_the } { $nation_number ->
        [many] placent « { $card } » au fond de leur
       *[one] place « { $card } » au fond de sa
    } pioche.
log-showed-type = La carte défaussée par { $nation_the } est { $type_a }.
log-no-victory-step =
    { $nation_the } { $nation_number ->
        [many] ne marquent aucun point : une armée ennemie occupe leur
       *[one] ne marque aucun point : une armée ennemie occupe son
    } Quartier Général.
log-won =
    { $team_the } { $team_number ->
        [many] ont
       *[one] a
    } gagné.

## The board in the terminal

region-americas = Amériques
region-europe = Europe
region-soviet = Russie
region-asia = Asie
region-africa = Afrique
region-pacific = Îles du Pacifique
region-atlantic-seas = Mers de l’Atlantique
region-inner-seas = Mers intérieures
region-eastern-seas = Mers d’Orient
short-germany = ALL
short-united-kingdom = RU
short-japan = JAP
short-soviet-union = URSS
short-italy = ITA
short-united-states = É-U
board-round = Tour de jeu { $round } sur { $last }
board-opening = Défausse initiale
board-turn = { $nation }, { $step }
board-turn-begins = { $nation }
board-score = Axe { $axis }, Alliés { $allies }
board-legend = ■ armée  ▲ flotte  ★ source de ravitaillement  ⌂ QG  ! non ravitaillée  + protégée
board-legend-air = { "  ✈ escadre" }
table-signs = { board-legend }{ board-legend-air }
board-nation = Nation
board-pieces-left = Réserve
board-hand = Main
board-deck = Pioche
board-down = Face cachée
board-discarded = Défausse
board-status = Statuts en jeu
board-reserve = { $armies } ■  { $navies } ▲
board-reserve-air = { "  " }{ $count } ✈
board-piles = { $up } + { $down }
board-your-hand = Main { $nation_of }
board-your-down = Ripostes face cachée { $nation_of }
board-your-status = Statuts { $nation_of }
board-empty = aucune
board-used = { $card } (utilisé)
