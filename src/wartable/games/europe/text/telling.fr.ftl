# Ce que dit la table : questions, réponses, journal, et pourquoi une chose n’est pas permise.
# Les raisons sont des morceaux de phrase : sans majuscule ni point final.

game-title = Europe

## Questions

ask-declare = À qui déclarez-vous la guerre ?
ask-give = Donner un point de production à un pays ami ?
ask-strategic =
    Quelle unité se déplace en mouvement stratégique ? Il vous reste { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }.
ask-journey = Où va { $unit_the } ?
ask-act = Que faites-vous ?
ask-active =
    { $unit_the } est en action, avec encore { $points ->
        [one] un point de mouvement
       *[other] { $points } points de mouvement
    }. Et maintenant ?
ask-air = Que fait { $unit_the } ?
ask-ship = Que fait { $unit_the } ?
ask-invade = Où débarque { $unit_the } ?
ask-ashore = { $unit_the } débarque { $city_in }. Avec quel soutien ?
ask-surprise = Où placez-vous le marqueur Attaque surprise ?
ask-paradrop = Où placez-vous le marqueur Parachutage ?
ask-partisans = Où placez-vous le marqueur Partisans ?
ask-assist = { $unit_the } donne l’assaut { $city_in }. Qui soutient ?
ask-reply = { $unit_the } attaque { $defender_the } { $city_in }. Qu’engagez-vous ?
ask-escort = { $unit_the } intercepte. Envoyez-vous une escorte ?
ask-intercept = { $unit_the } frappe { $city_in }. Interceptez-vous ?
ask-route = Par où passe { $unit_the } ?
ask-claim = Quel pays prend { $city_the } ?
ask-leave = { $unit_the } doit partir. Où va cette unité ?
ask-waylay = { $unit_the } prend la mer. Interceptez-vous ?
ask-convoy = Une flotte ennemie est proche. Une flotte escorte-t-elle { $unit_the } ?
ask-berth = { $unit_the } reste { $city_in } ou rentre à son port ?
ask-retreat =
    { $unit_the } doit reculer { $count ->
        [one] d’un hexagone
       *[other] de { $count } hexagones
    }. Par où ?
ask-advance = { $unit_the } avance et occupe { $city_the } ?
ask-flee = { $unit_the } a perdu sa base. Où va cette unité ?
ask-supply = Quelles unités laissez-vous sans ravitaillement ?
ask-give-up = Quelles unités abandonnez-vous ?
ask-improve = Quelle unité améliorez-vous ?
ask-mobilize = Que mobilisez-vous ?
ask-diplomacy = Dépenser 5 points de production en diplomatie ?
ask-win = Quel pays gagnez-vous à votre cause ?
ask-upgrade = Quelle unité remplacez-vous par sa version améliorée ?
ask-consent = { $event } : êtes-vous d’accord ?
ask-place = Où entre { $unit_the } ?

## Réponses

answer-done = Terminé
answer-done-act = Finir les opérations, tout ravitailler
answer-done-declare = Pas d’autre guerre
answer-done-give = Ne rien donner de plus
answer-done-strategic = Pas d’autre trajet
answer-done-improve = Rien de plus
answer-done-mobilize = Rien de plus
answer-done-supply = Ravitailler toutes les autres
answer-review = Finir et choisir le ravitaillement
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
answer-buy = Acheter un marqueur Attaque surprise : { $country }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
answer-surprise = Placer un marqueur Attaque surprise
answer-paradrop = Placer un marqueur Parachutage
answer-partisans = Placer un marqueur Partisans
answer-war = Guerre { $country_to }
answer-war-on = Guerre { $faction_to }
answer-give = { $country } : donner un point { $countries_to }
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
answer-rebase-berth = Rester { $city_in }
answer-strike = Frapper { $unit_the }
answer-bomb = Bombarder { $city_the }
answer-carry = Transporter { $unit_the } vers { $city_the }
answer-carry-zone = Transporter { $unit_the } vers { $zone_the }
answer-raid = Frapper { $unit_the } depuis la mer
answer-escort = Escorte : { $unit }
answer-intercept = Interception : { $unit }
answer-reply-both = Soutien : { $unit } ; interception : { $units }{ $marker ->
        [0] {""}
       *[other] , plus un marqueur Soutien terrestre
    }
answer-reply-support = Soutien : { $unit }{ $marker ->
        [0] {""}
       *[other] , plus un marqueur Soutien terrestre
    }
answer-reply-intercept = Interception : { $unit }{ $marker ->
        [0] {""}
       *[other] , plus un marqueur Soutien terrestre
    }
answer-reply-marker = Marqueur Soutien terrestre
answer-assist = { $units }
answer-retreat = Vers { $city_the }
answer-flee = Vers { $city_the }
answer-attack = { $unit } attaque { $defender_the } { $city_in } : { $percent } % de chances de prendre l’hexagone, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $marker ->
        [0] {""}
       *[other] , avec Soutien terrestre
    }
answer-attack-air = { $unit } attaque { $defender_the } { $city_in } avec { $units_the } : { $percent } % de chances de prendre l’hexagone, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $marker ->
        [0] {""}
       *[other] , avec Soutien terrestre
    }
answer-assault = { $unit } donne l’assaut { $defender_to } { $city_in } : { $percent } % de chances de prendre l’hexagone{ $count ->
        [0] {""}
        [one] , une unité en soutien
       *[other] , { $count } unités en soutien
    }{ $marker ->
        [0] {""}
       *[other] , avec Soutien terrestre
    }
answer-assault-air = { $unit } donne l’assaut { $defender_to } { $city_in } avec { $units_the } : { $percent } % de chances de prendre l’hexagone{ $count ->
        [0] {""}
        [one] , une unité en soutien
       *[other] , { $count } unités en soutien
    }{ $marker ->
        [0] {""}
       *[other] , avec Soutien terrestre
    }
answer-ashore = { $unit } débarque { $city_in } : { $percent } % de chances de prendre l’hexagone{ $marker ->
        [0] {""}
       *[other] , avec Soutien terrestre
    }
answer-ashore-air = { $unit } débarque { $city_in } avec { $units_the } : { $percent } % de chances de prendre l’hexagone{ $marker ->
        [0] {""}
       *[other] , avec Soutien terrestre
    }
answer-move = { $unit } vers { $city_the }
answer-via = { $unit } en passant par { $city_the }
answer-march = { $unit } vers { $city_the }, par un chemin { $count ->
        [one] d’un hexagone
       *[other] de { $count } hexagones
    }
answer-withhold = Laisser { $unit_the } sans ravitaillement
answer-give-up = Abandonner { $unit_the }
answer-improve = { $unit } : { $sorties ->
    [0] pleine force
    [one] une sortie récupérée
   *[other] { $sorties } sorties récupérées
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
answer-mobilize = { $unit } { $city_in }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
answer-upgrade = { $unit }
answer-place = { $city }
answer-place-zone = { $zone }
answer-consent = Oui
answer-route = Par { $seas_the }
answer-claim = { $country }
answer-halt = { $unit } : ne rien faire
answer-watch = M’interroger plus tard sur le ravitaillement

## Journal

log-turn = Tour de jeu { $turn }.
log-operations = Opérations : { $faction }.
log-nothing-to-do = { $phase } : rien à faire.
log-weather = { $area ->
        [cold] Zone froide
        [temperate] Zone tempérée
       *[warm] Zone chaude
    } : { $weather } (dé { $die }).
log-declared = { $faction_the } déclare la guerre { $country_to }.
log-declared-on = { $faction_the } déclare la guerre { $factions_to }.
log-at-war = { $faction_the } et { $factions_the } sont en guerre.
log-joined = { $country_the } { $country_number ->
        [many] rejoignent
       *[one] rejoint
    } { $faction_the }.
log-policy-ended = Fin { $policy_of }.
log-policy-die = Réexamen { $policy_of } : dé { $die }.
log-production = { $country } : { $points ->
        [0] 0 point de production
        [one] un point de production
       *[other] { $points } points de production
    }.
log-gave = { $country_the } { $country_number ->
        [many] donnent
       *[one] donne
    } un point de production { $countries_to }.
log-strategic-combat = Combat stratégique ({ $country }) : l’Axe obtient { $die }, soit { $sum } en tout ; la défense obtient { $against }, soit { $other } en tout.
log-factories-lost = { $country } : { $count ->
        [0] aucune usine perdue
        [one] une usine perdue
       *[other] { $count } usines perdues
    } à présent.
log-bombing-over = Les marqueurs Bombardement sont retirés.
log-undefended = { $country_the } ne { $country_number ->
        [many] satisfont
       *[one] satisfait
    } pas la Défense nationale.
log-nobody-travelled = Mouvement stratégique : personne ne bouge.
log-capital = Nouvelle capitale { $country_of } : { $city }.
log-changed-sides = { $unit_the } combat à présent pour { $country_the }.
log-travelled = { $unit_the } rejoint { $city_the } par mouvement stratégique.
log-travelled-zone = { $unit_the } rejoint { $zone_the } par mouvement stratégique.
log-halted = { $unit_the } est activé{ $unit_e } et ne fait rien.
log-moved-out = { $unit_the } doit partir pour { $city_the }.
log-moved = { $unit_the } va { $city_in }.
log-attack-mobile = Depuis { $from_the }, { $unit_the } attaque { $defender_the } { $city_in }{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }.
log-attack-mobile-air = Depuis { $from_the }, { $unit_the } attaque { $defender_the } { $city_in } avec { $units_the }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }.
log-attack-assault = Depuis { $from_the }, { $unit_the } donne l’assaut { $defender_to } { $city_in }{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }.
log-attack-assault-air = Depuis { $from_the }, { $unit_the } donne l’assaut { $defender_to } { $city_in } avec { $units_the }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }.
log-attack-landing = Par mer depuis { $from_the }, { $unit_the } attaque { $defender_the } { $city_in }{ $marker ->
        [0] {""}
       *[other] {" "}avec Soutien terrestre
    }.
log-attack-landing-air = Par mer depuis { $from_the }, { $unit_the } attaque { $defender_the } { $city_in } avec { $units_the }{ $marker ->
        [0] {""}
       *[other] {" "}et Soutien terrestre
    }.
log-assists = { $unit_the } soutient { $units_the }.
log-reply = { $faction_the } n’engage rien.
log-reply-support = { $faction_the } envoie { $unit_the } soutenir la défense{ $marker ->
        [0] {""}
       *[other] {" "}et utilise un marqueur Soutien terrestre
    }.
log-reply-intercept = { $faction_the } envoie { $unit_the } en interception{ $marker ->
        [0] {""}
       *[other] {" "}et utilise un marqueur Soutien terrestre
    }.
log-reply-both = { $faction_the } envoie { $unit_the } soutenir la défense et { $units_the } en interception{ $marker ->
        [0] {""}
       *[other] , et utilise un marqueur Soutien terrestre
    }.
log-reply-marker = { $faction_the } utilise un marqueur Soutien terrestre.
log-escorts = { $unit_the } escorte { $units_the }.
log-intercepts = { $unit_the } intercepte { $units_the }.
log-battle =
    { $unit_the } obtient { $die }, soit { $sum } en tout ; { $units_the } obtient { $against }, soit { $other } en tout : { $result ->
        [attacker] { $loss ->
            [0] l’attaque s’arrête.
           *[other] l’attaquant perd un pas.
        }
        [defender] { $hurt ->
            [0] le défenseur doit reculer { $retreat ->
                [one] d’un hexagone.
               *[other] de { $retreat } hexagones.
            }
            [one] le défenseur perd un pas et doit reculer { $retreat ->
                [one] d’un hexagone.
               *[other] de { $retreat } hexagones.
            }
           *[other] le défenseur est éliminé.
        }
        [both] les deux camps souffrent.
       *[nothing] rien ne se passe.
    }
log-air-combat = Combat aérien : { $unit_the } obtient { $die }, soit { $sum } en tout ; { $units_the } obtient { $against }, soit { $other } en tout.
log-naval-combat = Combat naval : { $unit_the } obtient { $die }, soit { $sum } en tout ; { $units_the } obtient { $against }, soit { $other } en tout.
log-tired = { $unit_the } perd { $sorties ->
        [one] une sortie
       *[other] { $sorties } sorties
    } de plus : { $total } en tout.
log-reduced = { $unit_the } est réduit{ $unit_e }.
log-eliminated = { $unit_the } est éliminé{ $unit_e }.
log-retreated = { $unit_the } se replie { $city_in }.
log-retreated-through = { $unit_the } se replie { $city_in }, en passant par { $from_the }.
log-blocked = { $back ->
    [0] { $unit_the } ne peut pas reculer
   *[other] { $unit_the } ne peut pas reculer plus loin
    } : à côté, aucun hexagone de son camp n’est libre, hors des zones ennemies et pas plus près d’un attaquant. Cela coûte un pas.
log-blocked-garrison = { $unit_the } est en garnison et ne recule pas. Cela coûte un pas.
log-advanced = { $unit_the } avance et occupe { $city_the }.
log-thrown-back = { $unit_the } est rejeté{ $unit_e } à la mer { $city_in }.
log-landed = { $unit_the } débarque { $city_in }.
log-rebased = { $unit_the } s’installe { $city_in }.
log-rebased-zone = { $unit_the } s’installe { $zone_in }.
log-strike = { $unit_the } frappe { $units_the }.
log-bomb = { $unit_the } part bombarder { $city_the }.
log-bombed = { $unit_the } bombarde { $city_the }.
log-fled = { $unit_the } se réfugie { $city_in }.
log-sails = { $unit_the } fait route vers { $city_the }.
log-sails-zone = { $unit_the } fait route vers { $zone_the }.
log-carries = { $unit_the } fait route vers { $city_the } avec { $units_the }.
log-carries-zone = { $unit_the } fait route vers { $zone_the } avec { $units_the }.
log-lands = { $unit_the } prend la mer avec { $units_the } pour débarquer { $city_in }.
log-raids = { $unit_the } prend la mer pour frapper { $units_the }.
log-turned-back = { $unit_the } doit faire demi-tour.
log-carried = { $unit_the } arrive par mer { $city_in }.
log-carried-zone = { $unit_the } arrive par mer { $zone_in }.
log-surprise = { $faction_the } place un marqueur Attaque surprise { $city_in }.
log-paradrop = { $faction_the } place un marqueur Parachutage { $city_in }.
log-paradrop-die = Parachutage { $city_in } : dé { $die }{ $won ->
        [0] , la ville tient
       *[other] , la ville est prise
    }.
log-partisans = { $faction_the } place un marqueur Partisans { $city_in }.
log-taken = { $city } passe sous le contrôle { $country_of }.
log-will = Volonté nationale { $country_of } : { $will } à présent ({ $change }).
log-conquered = Conquête { $country_of }. Le territoire passe { $countries_to }.
log-conquered-alone = Conquête { $country_of }.
log-supply = { $unit } : { $supply }.
log-improved = { $unit_the } reprend des forces.
log-bought = { $country_the } { $country_number ->
        [many] achètent
       *[one] achète
    } un marqueur Attaque surprise.
log-entered = { $unit_the } entre en jeu { $city_in }.
log-entered-zone = { $unit_the } entre en jeu { $zone_in }.
log-entry-die = { $unit } : dé { $die }, { $delay ->
        [0] à l’heure
        [one] un tour de jeu de retard
       *[other] { $delay } tours de jeu de retard
    }.
log-upgraded = { $unit_the } devient { $units_the }.
log-stocked = { $faction_the } met « { $draw } » dans la tasse de diplomatie.
log-drew = { $faction_the } tire « { $draw } » de la tasse de diplomatie.
log-swayed = { $country_the } { $country_number ->
        [many] penchent
       *[one] penche
    } vers { $faction_the }.
log-swayed-nobody = { $country_the } ne { $country_number ->
        [many] penchent
       *[one] penche
    } plus vers personne.
log-marker = { $faction_the } reçoit un marqueur : { $marker }.
log-event = { $event }.
log-event-die = Dé : { $die }.
log-over = La partie est finie : { $level } { $faction_of }.
log-over-draw = La partie est finie : partie nulle.
log-wins-too = { $faction_the } gagne aussi.

## Pourquoi pas

reason-unknown-verb = aucune réponse ne commence par « { $word } »
reason-unknown-unit = « { $word } » n’est pas une unité de ce scénario
reason-unknown-place = « { $word } » n’est ni un hexagone, ni une ville, ni une zone hors carte
reason-unknown-country = « { $word } » n’est pas un pays de ce scénario
reason-not-your-question = aucune question ne s’adresse { $faction_to } pour l’instant
reason-not-now = « { $word } » ne répond pas à cette question
reason-not-now-unit = { $unit_the } ne répond pas à cette question
reason-not-now-country = « { $country } » ne répond pas à cette question
reason-not-your-unit = { $unit_the } n’est pas à vous
reason-must-attack = une de vos unités terrestres doit d’abord attaquer un pays que le scénario nomme, ou y entrer
reason-not-its-turn = ce n’est pas le tour { $faction_of } : { $unit_the } ne fait rien maintenant
reason-not-on-the-map = { $unit_the } n’est pas sur la carte
reason-no-ground-unit = { $unit_the } n’est pas une unité terrestre
reason-another-is-active = une autre unité est active ; terminez d’abord son action
reason-marked = { $unit_the } porte un marqueur Mouvement stratégique jusqu’à la fin du tour de jeu
reason-used = { $unit_the } a déjà agi dans cette phase
reason-no-points = { $country } : { $points ->
        [0] 0 point de production
        [one] un point de production
       *[other] { $points } points de production
    }, et il en faut { $price }
reason-garrison = { $unit_the } est une garnison et ne bouge jamais
reason-off-the-map = { $unit_the } est dans une zone hors carte, d’où l’on sort par mouvement stratégique
reason-only-strategic = on entre dans une zone hors carte en mouvement stratégique
reason-sea = { $city }, c’est la mer
reason-enemy-there = une unité terrestre ennemie se trouve { $city_in } : attaquez-la
reason-friend-there = une unité terrestre amie se trouve déjà { $city_in }
reason-neutral = { $city_the } appartient à un pays neutre : { $country }
reason-closed = { $city_the } appartient à un pays où personne n’entre : { $country }
reason-not-at-war = { $city_the } appartient à un pays avec lequel vous n’êtes pas en guerre : { $country }
reason-national-defense = le pays { $unit_of } ne satisfait pas la Défense nationale : ses unités terrestres ne peuvent que se rapprocher de ce qu’elles doivent défendre
reason-in-zone = { $unit_the } est dans une zone de contrôle ennemie : il faut attaquer ou s’arrêter
reason-already-there = { $unit_the } est déjà sur place
reason-zone = des zones de contrôle ennemies arrêtent { $unit_the } en chemin vers { $city_the }
reason-way-broken = aucun passage direct pour une unité terrestre entre { $from_the } et { $city_the }
reason-way-zone = le chemin continue après { $city_the }, où une zone de contrôle ennemie l’arrête
reason-way-points = ce chemin coûte { $price } points de mouvement, et il en reste { $points } { $unit_to }
reason-way-long = un chemin compte au plus { $count } hexagones
reason-too-far = aller { $city_in } coûte plus que les { $points } points de mouvement { $unit_of }
reason-no-enemy = aucune unité terrestre ennemie ne se trouve { $city_in }
reason-barrier = une barrière sépare { $unit_the } { $city_of }
reason-not-adjacent = { $unit_the } n’est pas à côté { $city_of }
reason-mobile-before = { $unit_the } a déjà fait un combat mobile : pas d’assaut dans la même activation
reason-assault-points = un assaut demande { $price } points de mouvement, et il en reste { $points } { $unit_to }
reason-no-supply = { $unit_the } n’a plus de ravitaillement : pas de combat mobile
reason-attack-points = l’attaque coûte { $price } points de mouvement, et il en reste { $points } { $unit_to }
reason-no-support = cette unité aérienne ou ce marqueur ne peut pas soutenir l’attaque { $city_in }
reason-sorties = { $unit_the } n’a plus de sorties
reason-nothing-to-do = { $unit_the } ne peut rien faire maintenant
reason-no-ships = { $unit_the } ne fait pas de mouvement stratégique
reason-waits = { $unit_the } doit attendre : ce n’est pas encore le tour de son camp
reason-no-moves-left = il ne reste aucun marqueur Mouvement stratégique dans ce tour de jeu
reason-not-supplied = { $unit_the } manque de ravitaillement
reason-starts-in-zone = { $unit_the } est dans une zone de contrôle ennemie
reason-no-line = { $unit_the } n’est pas sur une ligne de transport
reason-nowhere-to-go = { $unit_the } ne trouve aucune place libre
reason-improved = { $unit_the } a déjà repris des forces dans cette phase
reason-at-its-best = { $unit_the } n’a rien à améliorer
reason-not-in-the-box = { $unit_the } n’est pas dans la case Mobilisation
reason-no-place = { $unit_the } ne peut pas entrer là : il faut une ville ravitaillée de son pays, hors des zones de contrôle ennemies, avec de la place
reason-must-be-supplied = { $unit_the } doit recevoir son ravitaillement, ou n’en a aucun à refuser
reason-still-supplied = seule une unité terrestre non ravitaillée peut être abandonnée
reason-no-retreat = aucune retraite possible vers { $city_the }
reason-no-journey = aucun chemin libre vers { $city_the }, ou pas de place
reason-out-of-range = { $city_the } est hors de portée { $unit_of }
reason-no-base = { $unit_the } ne peut pas se baser { $city_in }
reason-severe = le temps est trop mauvais { $city_in }
reason-not-there = ce n’est pas possible { $city_in }
reason-no-marker = vous n’avez pas ce marqueur, ou aucun endroit où le placer
reason-war-active = ce pays est déjà en guerre : { $country }
reason-war-closed = personne ne peut attaquer ce pays : { $country }
reason-war-pact = cette guerre ({ $country }) romprait le Pacte germano-soviétique, et seul l’Axe peut le faire
reason-war-joins-nobody = ce scénario ne permet pas cette guerre : { $country }

## La table dans le terminal

board-date = { $month } { $year }
board-turn = Tour { $turn } sur { $last }, { $date }
board-phase = { $faction } : { $phase }
board-weather = Froid : { $cold }, tempéré : { $temperate }, chaud : { $warm }
board-weather-everywhere = Météo : { $weather } partout
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
    [0] 0 sortie
    [one] une sortie
   *[other] { $count } sorties
}
board-used = a agi
board-marked = par rail
board-moves = { $count ->
    [one] peut atteindre un hexagone
   *[other] peut atteindre { $count } hexagones
}
board-attacks = { $count ->
    [one] une attaque : { $percent } % de chances de prendre l’hexagone
   *[other] { $count } attaques : jusqu’à { $percent } % de chances de prendre l’hexagone
}
board-unit-answers = Tapez le nom d’une unité pour voir ses réponses, ou une réponse entière : « { $example } ». « i » donne un conseil.
