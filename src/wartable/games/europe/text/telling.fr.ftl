# Ce que dit la table : questions, réponses, journal, et pourquoi une chose n’est pas permise.
# Les raisons sont des morceaux de phrase : sans majuscule ni point final.

game-title = Europe

## Questions

ask-declare = À qui déclarez-vous la guerre ?
ask-give = Une grande puissance donne-t-elle un point de production à un ami ?
ask-strategic =
    Quelle unité se déplace en mouvement stratégique ? Il vous reste { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }.
ask-journey = { $unit } : où va cette unité ?
ask-act = Que faites-vous ?
ask-active =
    { $unit } : il lui reste { $points ->
        [one] un point de mouvement
       *[other] { $points } points de mouvement
    }. Et maintenant ?
ask-air = { $unit } : que fait cette unité ?
ask-ship = { $unit } : que fait cette unité ?
ask-invade = { $unit } : où débarque cette unité ?
ask-ashore = { $unit } débarque ({ $city }). Avec quel soutien ?
ask-surprise = Où placez-vous le marqueur Attaque Surprise ?
ask-paradrop = Où placez-vous le marqueur Parachutage ?
ask-partisans = Où placez-vous le marqueur Partisans ?
ask-assist = { $unit } donne l’assaut ({ $city }). Qui soutient ?
ask-reply = { $unit } attaque ({ $city }). Qu’engagez-vous ?
ask-escort = Interception par { $unit }. Envoyez-vous une escorte ?
ask-intercept = { $unit } frappe ({ $city }). Interceptez-vous ?
ask-waylay = { $unit } prend la mer. Interceptez-vous ?
ask-convoy = Une flotte ennemie est proche. Une flotte escorte-t-elle { $unit } ?
ask-berth = { $unit } : rester ({ $city }) ou revenir au port ?
ask-retreat =
    { $unit } doit reculer de { $count ->
        [one] un hex
       *[other] { $count } hex
    }. Par où ?
ask-advance = { $unit } : avancer ({ $city }) ?
ask-flee = { $unit } a perdu sa base. Où va cette unité ?
ask-supply = Quelles unités laissez-vous sans ravitaillement ?
ask-give-up = Quelles unités abandonnez-vous ?
ask-improve = Quelle unité améliorez-vous ?
ask-mobilize = Que mobilisez-vous ?
ask-diplomacy = Dépensez-vous 5 points de production en diplomatie ?
ask-win = Quel pays gagnez-vous à votre cause ?
ask-upgrade = Quelle unité remplacez-vous par son amélioration ?
ask-place = { $unit } : où entre cette unité ?

## Réponses

answer-done = Terminé
answer-done-act = Terminé : tout ravitailler
answer-done-supply = Ravitailler toutes les autres
answer-review = Terminé, mais demandez-moi qui ravitailler et qui abandonner
answer-pass = Rien
answer-stop = S’arrêter ici
answer-stay = Rester
answer-stay-berth = Revenir à son port
answer-back = Autre chose
answer-none = Rien
answer-none-escort = Pas d’escorte
answer-none-convoy = Pas d’escorte
answer-none-assist = Personne
answer-advance = Avancer
answer-buy = Acheter un marqueur Attaque Surprise ({ $country })
answer-surprise = Placer un marqueur Attaque Surprise
answer-paradrop = Placer un marqueur Parachutage
answer-partisans = Placer un marqueur Partisans
answer-war = Guerre : { $country }
answer-war-on = Guerre : { $faction }
answer-give = { $country } donne un point : { $countries }
answer-draw = Tirer un marqueur (paie : { $country })
answer-stock = Mettre « { $draw } » dans la tasse (paie : { $country })
answer-win = { $country }
answer-air = { $unit }
answer-ship = { $unit }
answer-invade = { $unit } : débarquement
answer-strategic = { $unit }
answer-at = { $city }
answer-at-zone = { $zone }
answer-rebase = Changer de base : { $city }
answer-rebase-zone = Changer de base : { $zone }
answer-rebase-berth = Rester : { $city }
answer-strike = Frapper { $unit }
answer-bomb = Bombarder { $city }
answer-carry = Transporter { $unit } vers { $city }
answer-carry-zone = Transporter { $unit } vers { $zone }
answer-raid = Frapper { $unit } depuis la mer
answer-escort = Escorte : { $unit }
answer-intercept = Interception : { $unit }
answer-reply-both = Soutien : { $unit } ; interception : { $units }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }
answer-reply-support = Soutien : { $unit }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }
answer-reply-intercept = Interception : { $unit }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }
answer-reply-marker = Soutien terrestre
answer-assist = { $units }
answer-retreat = Vers { $city }
answer-flee = Vers { $city }
answer-attack = { $unit } attaque { $city } : { $percent } % de prendre l’hex, { $points } points{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }
answer-attack-air = { $unit } attaque { $city } avec { $units } : { $percent } % de prendre l’hex, { $points } points{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }
answer-assault = { $unit } donne l’assaut à { $city } : { $percent } % de prendre l’hex{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }
answer-assault-air = { $unit } donne l’assaut à { $city } avec { $units } : { $percent } % de prendre l’hex{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }
answer-move = { $unit } vers { $city }
answer-via = { $unit } en passant par { $city }
answer-withhold = Laisser { $unit } sans ravitaillement
answer-give-up = Abandonner { $unit }
answer-improve = { $unit }
answer-mobilize = { $unit } : { $city }
answer-upgrade = { $unit }
answer-place = { $city }
answer-place-zone = { $zone }
answer-consent = Oui

## Journal

log-turn = Tour de jeu { $turn }.
log-operations = Opérations : { $faction }.
log-nothing-to-do = { $phase } : personne ne peut rien faire.
log-weather = { $area ->
        [cold] Zone froide
        [temperate] Zone tempérée
       *[warm] Zone chaude
    } : { $weather } (dé { $die }).
log-declared = { $faction } : guerre déclarée à ce pays : { $country }.
log-declared-on = { $faction } : guerre déclarée à la faction { $factions }.
log-at-war = Guerre entre { $faction } et { $factions }.
log-joined = { $country } rejoint une faction : { $faction }.
log-policy-ended = Fin d’une politique : { $policy }.
log-policy-die = Politique réexaminée : { $policy }, dé { $die }.
log-production = { $country } : { $points ->
        [one] un point de production
       *[other] { $points } points de production
    }.
log-gave = { $country } donne un point de production : { $countries }.
log-strategic-combat = Combat stratégique ({ $country }) : { $die } et { $plus } contre { $against } et { $minus }.
log-factories-lost = { $country } : { $count ->
        [one] une usine perdue
       *[other] { $count } usines perdues
    } à présent.
log-bombing-over = Les marqueurs Bombardement sont retirés.
log-undefended = { $country } : la Défense nationale n’est pas satisfaite.
log-travelled = { $unit } : mouvement stratégique vers { $city }.
log-travelled-zone = { $unit } : mouvement stratégique vers { $zone }.
log-moved = { $unit } : mouvement vers { $city }.
log-attack-mobile = { $unit } : attaque de { $city }.
log-attack-mobile-air = { $unit } : attaque de { $city } avec { $units }.
log-attack-assault = { $unit } : assaut de { $city }.
log-attack-assault-air = { $unit } : assaut de { $city } avec { $units }.
log-attack-landing = { $unit } : attaque de { $city } depuis la mer.
log-attack-landing-air = { $unit } : attaque de { $city } depuis la mer avec { $units }.
log-assists = { $unit } : soutien à { $units }.
log-reply = { $faction } : rien n’est engagé.
log-reply-air = { $faction } : engagement de { $units }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }.
log-reply-marker = { $faction } : Soutien terrestre.
log-escorts = { $unit } : escorte de { $units }.
log-intercepts = { $unit } : interception de { $units }.
log-battle = Combat ({ $city }) : { $unit } { $die } et { $plus }, { $units } { $against } et { $minus } : ligne { $band }.
log-air-combat = Combat aérien : { $unit } { $die } et { $plus }, { $units } { $against } et { $minus } : ligne { $band }.
log-naval-combat = Combat naval : { $unit } { $die } et { $plus }, { $units } { $against } et { $minus } : ligne { $band }.
log-tired = { $unit } : { $sorties ->
        [one] une sortie
       *[other] { $sorties } sorties
    } de plus, { $total } à présent.
log-reduced = { $unit } : force réduite.
log-eliminated = { $unit } : élimination.
log-retreated = { $unit } : retraite vers { $city }.
log-blocked = { $unit } : retraite bloquée.
log-advanced = { $unit } : avance vers { $city }.
log-thrown-back = { $unit } : rejet à la mer ({ $city }).
log-landed = { $unit } : débarquement réussi ({ $city }).
log-rebased = { $unit } : nouvelle base, { $city }.
log-rebased-zone = { $unit } : nouvelle base, { $zone }.
log-strike = { $unit } : frappe contre { $units }.
log-bomb = { $unit } : en route pour bombarder { $city }.
log-bombed = { $unit } : bombardement de { $city }.
log-fled = { $unit } : fuite vers { $city }.
log-sails = { $unit } : en mer vers { $city }.
log-sails-zone = { $unit } : en mer vers { $zone }.
log-carries = { $unit } : en mer vers { $city } avec { $units }.
log-carries-zone = { $unit } : en mer vers { $zone } avec { $units }.
log-lands = { $unit } : en mer avec { $units } pour débarquer ({ $city }).
log-raids = { $unit } : en mer pour frapper { $units }.
log-turned-back = { $unit } : retour au port.
log-carried = { $unit } : arrivée par mer ({ $city }).
log-carried-zone = { $unit } : arrivée par mer ({ $zone }).
log-surprise = { $faction } : marqueur Attaque Surprise ({ $city }).
log-paradrop = { $faction } : marqueur Parachutage ({ $city }).
log-paradrop-die = Parachutage ({ $city }) : dé { $die }{ $won ->
        [0] , la ville tient
       *[other] , la ville est prise
    }.
log-partisans = { $faction } : marqueur Partisans ({ $city }).
log-taken = { $country } prend le contrôle de { $city }.
log-will = Volonté ({ $country }) : { $will } à présent ({ $change }).
log-conquered = Pays conquis : { $country }. Ses terres passent à un autre : { $countries }.
log-conquered-alone = Pays conquis : { $country }.
log-supply = { $unit } : { $supply }.
log-improved = { $unit } : amélioration.
log-bought = { $country } achète un marqueur Attaque Surprise.
log-entered = { $unit } : entrée en jeu ({ $city }).
log-entered-zone = { $unit } : entrée en jeu ({ $zone }).
log-entry-die = { $unit } : dé { $die }, { $delay ->
        [0] à l’heure
        [one] un tour de jeu de retard
       *[other] { $delay } tours de jeu de retard
    }.
log-upgraded = { $unit } devient { $units }.
log-stocked = { $faction } : « { $draw } » va dans la tasse de diplomatie.
log-drew = { $faction } : « { $draw } » sort de la tasse de diplomatie.
log-swayed = { $country } penche pour une faction : { $faction }.
log-swayed-nobody = { $country } ne penche plus pour personne.
log-marker = { $faction } : nouveau marqueur, { $marker }.
log-event-die = Dé : { $die }.
log-over = La partie est finie : { $level } ({ $faction }).
log-over-draw = La partie est finie : partie nulle.

## Pourquoi pas

reason-unknown-verb = aucune réponse ne commence par « { $word } »
reason-unknown-unit = « { $word } » n’est pas une unité de ce scénario
reason-unknown-place = « { $word } » n’est ni un hex, ni une ville, ni une zone hors carte
reason-unknown-country = « { $word } » n’est pas un pays de ce scénario
reason-not-your-question = rien n’est demandé à cette faction : { $faction }
reason-not-now = « { $word } » ne répond pas à cette question
reason-not-now-unit = { $unit } ne répond pas à cette question
reason-not-now-country = { $country } ne répond pas à cette question
reason-not-your-unit = { $unit } n’est pas à vous
reason-not-on-the-map = { $unit } n’est pas sur la carte
reason-no-ground-unit = { $unit } n’est pas une unité terrestre
reason-another-is-active = une autre unité est active ; son action se termine d’abord
reason-marked = { $unit } porte un marqueur Mouvement Stratégique jusqu’à la fin du tour de jeu
reason-used = { $unit } a déjà agi dans cette phase
reason-no-points = { $country } a { $points ->
        [one] un point de production
       *[other] { $points } points de production
    }, et il en faut { $price }
reason-garrison = { $unit } est une garnison et ne bouge jamais
reason-off-the-map = { $unit } est dans une zone hors carte, d’où l’on sort en mouvement stratégique
reason-only-strategic = on entre dans une zone hors carte en mouvement stratégique
reason-sea = { $city }, c’est la mer
reason-enemy-there = une unité terrestre ennemie est là ({ $city }) : attaquez-la
reason-friend-there = une unité terrestre amie est déjà là ({ $city })
reason-neutral = { $city } appartient à un pays neutre : { $country }
reason-closed = { $city } appartient à un pays où personne n’entre : { $country }
reason-not-at-war = { $city } est à un pays avec lequel vous n’êtes pas en guerre : { $country }
reason-national-defense = le pays de cette unité ({ $unit }) ne satisfait pas la Défense nationale : ses unités terrestres ne peuvent que se rapprocher de ce qu’elles doivent défendre
reason-in-zone = { $unit } est dans une zone de contrôle ennemie : attaquer ou s’arrêter
reason-zone = des zones de contrôle ennemies arrêtent { $unit } en chemin ({ $city })
reason-too-far = { $city } coûte plus que les { $points } points de mouvement : { $unit }
reason-no-enemy = aucune unité terrestre ennemie n’est là ({ $city })
reason-barrier = une barrière sépare { $unit } et { $city }
reason-not-adjacent = { $unit } n’est pas à côté ({ $city })
reason-mobile-before = { $unit } a déjà fait un combat mobile : pas d’assaut dans la même activation
reason-assault-points = un assaut demande { $price } points de mouvement, il en reste { $points } ({ $unit })
reason-no-supply = { $unit } n’est pas en ravitaillement : pas de combat mobile
reason-attack-points = l’attaque coûte { $price } points de mouvement, il en reste { $points } ({ $unit })
reason-no-support = cette unité aérienne ou ce marqueur ne peut pas soutenir l’attaque ({ $city })
reason-sorties = { $unit } a déjà toutes ses sorties
reason-nothing-to-do = { $unit } ne peut rien faire maintenant
reason-no-ships = { $unit } ne fait pas de mouvement stratégique
reason-waits = { $unit } doit attendre : sa faction n’agit pas encore
reason-no-moves-left = il ne reste aucun marqueur Mouvement Stratégique dans ce tour de jeu
reason-not-supplied = { $unit } manque de ravitaillement
reason-starts-in-zone = { $unit } est dans une zone de contrôle ennemie
reason-no-line = { $unit } n’est pas sur une ligne de transport
reason-nowhere-to-go = { $unit } ne trouve aucune place libre
reason-improved = { $unit } a déjà eu son amélioration dans cette phase
reason-at-its-best = { $unit } n’a rien à améliorer
reason-not-in-the-box = { $unit } n’est pas dans la case Mobilisation
reason-no-place = { $unit } ne peut pas entrer là : il faut une ville ravitaillée de son pays, hors des zones de contrôle ennemies, avec de la place
reason-must-be-supplied = { $unit } doit être en ravitaillement, ou ne peut pas l’être
reason-still-supplied = seule une unité terrestre non ravitaillée peut être abandonnée
reason-no-retreat = aucune retraite ne mène là ({ $city })
reason-no-journey = aucun chemin libre n’y mène ({ $city }), ou il n’y a pas de place
reason-out-of-range = { $city } est hors de portée ({ $unit })
reason-no-base = { $unit } ne peut pas avoir sa base là ({ $city })
reason-severe = le temps y est trop mauvais ({ $city })
reason-not-there = ce n’est pas possible là ({ $city })
reason-no-marker = vous n’avez pas ce marqueur, ou aucun endroit où le placer
reason-war-active = { $country } est déjà en guerre
reason-war-closed = personne ne peut attaquer ce pays : { $country }
reason-war-pact = cette guerre ({ $country }) romprait le Pacte germano-soviétique, et seul l’Axe peut le faire
reason-war-joins-nobody = ce scénario ne permet pas cette guerre : { $country }

## La table dans le terminal

board-date = { $month } { $year }
board-turn = Tour { $turn } sur { $last }, { $date }
board-phase = { $faction } : { $phase }
board-weather = Froid : { $cold }, tempéré : { $temperate }, chaud : { $warm }
board-legend =
    Chaque hexagone : en haut le terrain et le numéro, en bas la ville et les unités. ♣ forêt ∩ accidenté ≈ marais ▲ montagne ~ mer. ★ capitale ● ville ⚓ port ◊ fort.
    I infanterie M mécanisée A blindée ^ aviation c convoi w flotte. - réduite ? mal ravitaillée ! sans ravitaillement. Gris : Axe, bleu : Occidentaux, rouge : Soviétiques.
board-country = Pays
board-faction = Camp
board-will = Volonté nationale
board-points = Points
board-factories = Usines
board-status = Statut
board-place-mobilization = à mobiliser
board-place-eliminated = hors de combat
board-sorties = { $count ->
    [one] une sortie
   *[other] { $count } sorties
}
board-used = a agi
board-marked = par rail
