# Ce que dit la table : questions, réponses, journal, et pourquoi quelque chose n’est pas permis.
# Une raison est un bout de phrase : sans majuscule ni point.

game-title = Batailles navales

## Questions

ask-navy = Quelle marine commandez-vous ?
ask-buy = Achetez-vous une carte Action avec vos points de départ ?
ask-fleet =
    Choisissez en secret les navires de votre flotte. Il vous reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ask-row = Dans quelle rangée placez-vous { $ship_the } ? La rangée 1 est la plus proche de l’ennemi : de là, les canons et les missiles portent le plus loin, mais c’est là aussi qu’ils atteignent vos navires en premier.
ask-mode = { $ship_the } arrive-t-il actif ou passif ?
ask-action = Que faites-vous ?
ask-reinforce =
    Payez avec des cartes Action, puis prenez des navires. Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ask-reorganise = Comment disposez-vous votre flotte ? Choisissez un navire pour le changer de rangée, un sous-marin pour le rendre actif ou passif.
ask-strike = Quel navire { $ship_the } frappe-t-il ?
ask-asw = Quel sous-marin { $ship_the } chasse-t-il ?
ask-target = Quelle est la cible de « { $card } » ?
ask-platform =
    Quel navire tire avec « { $card } » sur { $ship_the } ? Il faut encore { $count ->
        [one] une arme
       *[other] { $count } armes
    }.
ask-cost = « { $card } » coûte deux autres cartes Action. Laquelle défaussez-vous ?
ask-raid = « { $card } » : quel navire vise la frappe { $number } ?
ask-plan = « { $card } » : de meilleurs jets pour vous, ou de moins bons pour un adversaire ?
ask-repair = « { $card } » : quels dégâts retirez-vous ? Un navire réparé ne peut plus agir durant votre tour.
ask-tactics = Que fait la copie de « Tactiques supérieures » ?
ask-screen-to = Quel navire reçoit l’attaque { $attack } ?
ask-counter = Quelle carte la copie de « Renseignement » annule-t-elle ?
ask-copy = Jouez-vous aussi « Tactiques supérieures », comme copie de « { $card } » ?
ask-copy-cancel = Jouez-vous aussi « Tactiques supérieures », comme second « { $card } » ? Il annule une carte de plus, ou la même si le premier « { $card } » est annulé.
ask-intelligence = { $seat } joue « { $card } ». L’annulez-vous avec « Renseignement » ?
ask-intelligence-counter = { $seat } joue « { $card } » contre { $cards } ({ $seats }). L’annulez-vous avec « Renseignement » ?
ask-intelligence-counter-defence = { $seat } joue « { $card } » contre { $cards } ({ $seats }, attaque { $attack }). L’annulez-vous avec « Renseignement » ?
ask-intelligence-several = { $seat } joue { $cards }. Annulez-vous l’une de ces cartes avec « Renseignement » ?
ask-defend = On vous attaque. Qu’utilisez-vous ? Personne ne voit votre défense avant qu’elle soit complète.
ask-roll = Pour quelle défense lancez-vous le dé ?
ask-resolve = Quelle attaque contre { $seat } résolvez-vous ?
ask-discard = Voulez-vous vous défausser de cartes ? Ensuite tout le monde complète sa main.

## Réponses

answer-pass = Passer
answer-pass-buy = Ne plus rien acheter
answer-pass-copy = Garder « Tactiques supérieures »
answer-pass-intelligence = Laisser faire
answer-done = Terminé
answer-done-fleet = La flotte est complète
answer-done-reinforce = Ne plus prendre de navire
answer-done-reorganise = La formation est terminée
answer-done-repair = Ne plus rien réparer
answer-done-defend = La défense est complète
answer-done-discard = Garder ces cartes
answer-all = Tout en une fois
answer-all-roll = Lancer pour toutes, l’une après l’autre
answer-all-resolve = Les résoudre toutes, l’une après l’autre
answer-hold = Ce navire n’attaque plus
answer-keep = Garder la formation d’avant : une attaque déclarée ne serait plus permise
answer-final = Terminer vos actions
answer-reinforce = Faire venir des renforts
answer-reorganise = Réorganiser la flotte
answer-navy = { $navy } ({ $count } navires, { $points } PV)
answer-buy = { $card } ({ $points })
answer-take = { $ship } ({ $points })
answer-row = { $ship_the } dans la rangée { $row }
answer-active = { $ship_the } actif (évasion { $evasion })
answer-passive = { $ship_the } passif (évasion { $evasion })
answer-play = Jouer « { $card } »
answer-strike =
    { $count ->
        [one] Frappe aérienne
       *[other] { $count } frappes aériennes
    } { $ship_of }
answer-asw = Lutte anti-sous-marine { $ship_of }
answer-pay = Payer avec « { $card } » ({ $points })
answer-enlist = { $ship } ({ $points })
answer-target = { $ship_the }
answer-target-roll = { $ship_the } ({ $seat }, { $row ->
        [0] sous-marin
       *[other] rangée { $row }, coque { $left }/{ $hull }
    }{ $evasion ->
        [0] {""}
       *[other] , évasion { $evasion }
    }) : { $needed } ou plus le coule{ $change ->
        [0] {""}
       *[other] , jets { $sign }
    }
answer-target-damage = { $ship_the } ({ $seat }, rangée { $row }, coque { $left }/{ $hull }{ $evasion ->
        [0] {""}
       *[other] , évasion { $evasion }
    }) : { $damage ->
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    }{ $sinks ->
        [1] , de quoi le couler
        [2]  ; un canon de gros calibre le coule
       *[0] {""}
    }
answer-target-below = { $ship_the } ({ $seat }, sous-marin, évasion { $evasion }) : touché, il coule
answer-with = { $ship_the }{ $row ->
        [0] {""}
       *[other] {" "}(rangée { $row })
    }
answer-discard = Défausser « { $card } »
answer-plan = +1 à tous vos jets durant votre tour
answer-against = −1 à tous les jets { $seat_of } durant votre tour
answer-repair = Tous les dégâts { $ship_of }
answer-repair-one = « { $card } » sous { $ship_the }
answer-copy = Jouer la copie
answer-copy-defend = « { $card } », comme copie d’une carte de votre défense
answer-cancel = Annuler « { $card } » { $seat_of }
answer-cancel-stop =
    Annuler « { $card } » contre { $attack }, sur { $ship_the } ({ $needed } ou plus){ $copy ->
        [1] , la copie
       *[other] {""}
    }
answer-cancel-screen =
    Annuler « { $card } » : { $ships_the } recevrait { $attack }{ $copy ->
        [1] , la copie
       *[other] {""}
    }
answer-guard = { $ships_the } contre { $attack }, sur { $ship_the } : { $needed } ou plus{ $change ->
        [0] {""}
       *[other] , jets { $sign }
    }
answer-defend = « { $card } » contre { $attack }, sur { $ship_the } : { $needed } ou plus{ $change ->
        [0] {""}
       *[other] , jets { $sign }
    }
answer-evade = Évasion { $ship_of } face à { $attack } : { $needed } ou plus{ $change ->
        [0] {""}
       *[other] , jets { $sign }
    }
answer-screen = Navire écran : un autre navire reçoit { $attack }, qui vise { $ship_the }
answer-to = { $ship_the } (rangée { $row }, coque { $left }/{ $hull }{ $evasion ->
        [0] {""}
       *[other] , évasion { $evasion }
    })
answer-resolve = Attaque { $attack } sur { $ship_the }

## Le journal

log-order-die = { $seat } obtient { $die } pour l’ordre des joueurs.
log-first = { $seat } joue en premier.
log-navy = { $seat } commande la marine { $navy_of }.
log-limit = Une flotte peut coûter jusqu’à { $points } points ; il faut en couler autant pour gagner.
log-given = « { $card } » est posée à côté { $seat_of }.
log-bought =
    { $seat } achète une carte Action pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-bought-seen =
    { $seat } achète { $cards } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-laid-out = La flotte { $seat_of } : { $ships }.
log-formed =
    { $seat } se déploie { $count ->
        [0] sans rangée
        [1] sur une rangée
       *[other] sur { $count } rangées
    }{ $active ->
        [0] {""}
        [1] , un sous-marin actif
       *[other] , { $active } sous-marins actifs
    }.
log-drew =
    { $seat } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
log-drew-seen =
    { $seat } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    } : { $cards }.
log-reshuffled = La défausse mélangée devient la nouvelle pioche, de { $count } cartes.
log-turn = Tour de jeu { $round } : c’est { $seat_to } de jouer.
log-final = { $seat } a déclaré toutes ses attaques.
log-paid = { $seat } paie avec « { $card } ».
log-cost = { $seat } défausse « { $card } » pour payer.
log-discarded = { $seat } défausse « { $card } ».
log-copied = { $seat } joue « Tactiques supérieures » comme copie de « { $card } ».
log-enlisted = { $seat } fait venir { $ship_the } de la réserve.
log-joined = { $ship_the } rejoint { $seat }, dans la rangée { $row }.
log-joined-active = { $ship_the } rejoint { $seat }, actif.
log-joined-passive = { $ship_the } rejoint { $seat }, passif.
log-launched = { $ships_the } ({ $seat }) lance une frappe aérienne sur { $ship_the }, { $needed } ou plus : attaque { $attack }.
log-hunted = { $ships_the } ({ $seat }) chasse { $ship_the }, { $needed } ou plus : attaque { $attack }.
log-played-fire = { $seat } joue « { $card } » avec { $ships_the } contre { $ship_the }.
log-played-air = { $seat } joue « { $card } » contre { $ship_the }.
log-played-raid = { $seat } joue « { $card } » contre { $ships_the }.
log-played-plan = { $seat } joue « { $card } » pour de meilleurs jets.
log-played-against = { $seat } joue « { $card } » contre { $seats }.
log-played-repair = { $seat } joue « { $card } » pour { $ships_the }.
log-played-stop = { $seat } joue « { $card } » contre l’attaque { $attack }.
log-played-screen = { $seat } joue « { $card } » : { $ship_the } doit recevoir l’attaque { $attack }.
log-played-cancel = { $seat } joue « { $card } » contre { $cards } ({ $seats }).
log-played-cancel-defence = { $seat } joue « { $card } » contre { $cards } ({ $seats }, attaque { $attack }).
log-declared =
    Attaque { $attack } { $seat_of } sur { $ship_the } : { $card }, { $needed ->
        [0] { $damage ->
            [0] le coule s’il est touché
            [one] { $damage } point de dégâts
           *[other] { $damage } points de dégâts
        }
       *[other] { $needed } ou plus le coule
    }{ $hard ->
        [0] {""}
       *[other] , difficile à stopper (−{ $hard })
    }.
log-planned = { $seat } ajoute 1 à tous ses jets jusqu’à la fin du tour de joueur.
log-planned-against = { $seat } retire 1 de tous ses jets jusqu’à la fin du tour de joueur.
log-repaired =
    { $seat } retire { $count ->
        [1] une carte de dommages
       *[other] { $count } cartes de dommages
    } { $ship_of }.
log-cancelled = La carte « { $card } » { $seat_of } est annulée.
log-redirected = { $ship_the } ({ $seat }) reçoit l’attaque { $attack }.
log-defence =
    { $count ->
        [0] { $seat } ne se défend pas.
       *[other] { $seat } se défend.
    }
log-guarded = { $ships_the } ({ $seat }) tentera de stopper l’attaque { $attack }.
log-roll-ship =
    { $ships_the } ({ $seat }) contre { $attack }, sur { $ship_the } : { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, il faut { $needed } : { $stopped ->
        [1] stoppée
       *[other] non stoppée
    }.
log-roll-card =
    « { $card } » ({ $seat }) contre { $attack }, sur { $ship_the } : { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, il faut { $needed } : { $stopped ->
        [1] stoppée
       *[other] non stoppée
    }.
log-roll-evasion =
    { $ship_the } ({ $seat }) tente d’esquiver { $attack } : { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, il faut { $needed } : { $stopped ->
        [1] réussi
       *[other] manqué
    }.
log-strike-roll =
    Attaque { $attack } ({ $seat }) sur { $ship_the } : { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, il faut { $needed } : { $hit ->
        [1] touché
       *[other] manqué
    }.
log-damaged =
    { $ship_the } subit { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
    } de dégâts{ $left ->
        [0] {""} et n’a plus de coque
       *[other]  : coque { $left } sur { $hull }
    }.
log-too-late = L’attaque { $attack } arrive trop tard : { $ship_the } a déjà coulé.
log-sunk-struck =
    { $seat } coule { $ship_the }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } PV)
    }.
log-sunk-broken =
    La coque { $ship_of } a cédé : { $seat } le coule{ $points ->
        [0] {""}
       *[other] {" "}({ $points } PV)
    }.
log-sunk-large-gun =
    Un canon de gros calibre coule ce qu’il touche : { $seat } coule { $ship_the }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } PV)
    }.
log-sunk-below =
    Un sous-marin touché est coulé : { $seat } coule { $ship_the }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } PV)
    }.
log-out = { $seat } n’a plus de navire et quitte la partie.
log-closed = Les rangées { $seat_of } se resserrent.
log-won = { $seat } a gagné.
log-won-team = { $team_the } a gagné.
log-won-nobody = Personne n’a gagné.

## Pourquoi pas : les mots

reason-unknown-verb = aucune réponse ne commence par « { $word } »
reason-unknown-navy = « { $word } » n’est pas une marine
reason-unknown-card = « { $word } » n’est pas une carte Action
reason-unknown-ship = « { $word } » n’est pas un navire
reason-not-your-question = on ne demande rien { $seat_to } pour l’instant
reason-not-now = « { $word } » n’est pas une réponse à cette question
reason-not-now-card = « { $card } » n’est pas une réponse à cette question
reason-not-now-ship = { $ship_the } n’est pas une réponse à cette question

## Pourquoi pas : mise en place et renforts

reason-navy-taken = la marine { $navy_of } est déjà commandée par { $seat }
reason-not-for-sale = « { $card } » est trop chère, ou il n’en reste peut-être plus à acheter
reason-over-budget = { $ship_the } coûte plus que les { $points } points qui restent
reason-no-reinforcements = dans ce scénario, aucun renfort n’entre en jeu
reason-nothing-affordable = vos cartes valent { $points } points, et aucun navire de la réserve n’est aussi bon marché
reason-not-in-reserve = { $ship_the } n’est pas dans votre réserve
reason-too-dear = { $ship_the } coûte { $points } points

## Pourquoi pas : les cartes

reason-not-held = vous n’avez pas « { $card } »
reason-only-reaction = « { $card } » se joue quand quelqu’un d’autre joue une carte
reason-only-copy = « { $card } » se joue avec une autre de vos cartes
reason-only-defence = « { $card } » se joue quand on vous attaque
reason-no-damage = « { $card } » ne trouve aucun dégât à réparer sur les navires qui n’ont pas encore agi
reason-cost = « { $card } » coûte { $cards } autres cartes Action
reason-no-air-strikes = « { $card } » serait une frappe aérienne, et ce scénario les interdit
reason-no-target = « { $card } » ne trouve pas de cible
reason-no-platform =
    « { $card } » demande { $weapons ->
        [small_gun] un canon de petit calibre
        [medium_gun] un canon de moyen calibre
        [medium_gun-small_gun] { $count ->
            [one] un canon de petit ou moyen calibre
           *[other] { $count } canons de petit ou moyen calibre
        }
        [large_gun-medium_gun] un canon de moyen ou gros calibre
        [ssm] un missile surface-surface
        [cruise] un missile de croisière
        [cruise-ssm] { $count ->
            [one] un missile
           *[other] { $count } missiles
        }
        [torpedo] un sous-marin avec des torpilles
       *[other] { $count ->
            [one] un canon
           *[other] { $count } canons
        }
    }, et { $acted ->
        [1] vos navires qui en ont ont déjà agi durant votre tour
       *[other] votre flotte n’a pas cela
    }
reason-no-active = « { $card } » demande un sous-marin actif : choisissez « Réorganiser la flotte » et rendez-en un actif
reason-out-of-range = aucun navire ennemi n’est à portée de « { $card } »
reason-no-such-attack = « { $word } » n’est pas une attaque contre vous
reason-no-defence = « { $card } » n’a pas de symbole de défense
reason-does-not-stop = « { $card } » ne stoppe pas ce type d’attaque ({ $attack })
reason-declared = « { $card } » fait déjà partie de votre défense
reason-no-air-defence = { $ship_the } n’a pas de défense aérienne
reason-used-up = { $ship_the } a déjà utilisé sa défense aérienne
reason-ship-does-not-stop = { $ship_the } ne stoppe que les frappes aériennes et les missiles de croisière (pas { $attack })
reason-screen-submarine = { $ship_the } est un sous-marin : une attaque contre lui ne se redirige pas
reason-no-screen = aucun autre navire n’est dans la rangée { $ship_of } ni devant lui

## Pourquoi pas : les navires

reason-not-yours = { $ship_the } n’est pas à vous
reason-not-in-fleet = { $ship_the } n’est pas dans votre flotte
reason-has-acted = { $ship_the } a déjà agi durant votre tour
reason-was-repaired = { $ship_the } a été réparé et ne peut plus agir durant votre tour
reason-passive = { $ship_the } est passif : il devient actif quand vous réorganisez la flotte
reason-no-strike = { $ship_the } ne lance pas de frappe aérienne
reason-no-air-strikes-ship = { $ship_the } ne peut pas lancer de frappe aérienne dans ce scénario
reason-no-asw = { $ship_the } ne chasse pas les sous-marins
reason-no-submarine = { $ship_the } ne trouve pas de sous-marin ennemi à chasser
reason-no-symbol = { $ship_the } n’a aucun des symboles demandés
reason-too-far = avec { $ship_the }, la carte ne serait pas à portée
reason-not-damaged = { $ship_the } n’a pas de dégâts
reason-not-an-enemy = { $ship_the } n’est pas un navire ennemi en jeu
reason-mate = { $ship_the } appartient à votre équipe
reason-strike-submarine = les frappes aériennes n’atteignent pas { $ship_the }, un sous-marin
reason-asw-ship = { $ship_the } n’est pas un sous-marin
reason-fire-submarine = canons et missiles n’atteignent pas { $ship_the }, un sous-marin
reason-target-range = { $ship_the } est dans la rangée { $row }, hors de portée

## Les conditions d’une bataille

term-scenario = Scénario : { $scenario }
term-goal = Pour gagner, coulez { $points } PV de navires ennemis.
term-goal-team = Une équipe gagne en coulant { $points } PV de navires ennemis.
term-escort = { $navy_the } gagne si le navire non combattant est coulé ; sinon, { $guard_the } gagne.
term-rounds =
    La bataille dure { $count ->
        [one] un tour de jeu
       *[other] { $count } tours de jeu
    }.
term-no-reinforcements = Personne ne fait venir de renforts.
term-no-air-strikes = Personne ne lance de frappes aériennes.
term-escort-points = Le navire non combattant vaut { $points } PV.
term-row-defence = Une frappe aérienne doit obtenir un de plus contre la rangée 2, deux de plus contre la rangée 3.

## La table dans le terminal

board-turn = Tour de jeu { $round }, { $seat } : { $phase }
board-goal = Coulé jusqu’ici : { $score }
board-piles = Pioche Action { $deck }, défausse { $discard }
board-seat =
    { $seat } ({ $navy }), main { $cards } sur { $size }{ $stock ->
        [0] {""}
       *[other] , { $stock } à côté
    }{ $rolls ->
        [0] {""}
       *[other] , jets { $sign }
    }
board-row = Rangée { $row }
board-hull = Coque
board-evasion = Évas.
board-guns = Can.
board-missiles = Mis.
board-torpedoes = Torp.
board-strikes = Frappes
board-asw = ASM
board-defence = Déf.
board-command = Com.
board-points = PV
board-legend =
    ▲ sous-marin actif, ▽ passif, • a agi, + réparé ; 4+ réussit sur 4 ou plus.
    Évas. d’un sous-marin : passif (actif). Can. : S petit, M moyen, L gros calibre. Torp. : T torpille.
    Mis. : SS surface-surface, C croisière. Déf. : contre frappes aériennes et missiles de croisière.
board-legend-signs = ▲ sous-marin actif, ▽ sous-marin passif, • a agi durant ce tour de joueur, + réparé, ne peut pas agir.
board-chosen = choisi : { $row }
board-legend-values =
    Coque : les dégâts qui le coulent. Évas. : esquive sur ce résultat ou plus ; pour un sous-marin, passif (actif).
    Can. : S petit, M moyen, L gros calibre. Mis. : SS surface-surface, C croisière. Torp. : T torpille.
    Frappes, ASM : chaque 4+ est une attaque qui coule un navire ou un sous-marin sur 4 ou plus.
    Déf. : chaque 4+ stoppe une frappe aérienne ou un missile de croisière sur 4 ou plus. Com. : cartes en plus dans la main.
table-signs =
    { board-legend-signs }
    { board-legend-values }
board-effect = Si rien ne la stoppe
board-on =
    { $ship } ({ $seat }, { $row ->
        [0] { $hull ->
            [0] sous-marin
           *[other] coulé
        }
       *[other] rangée { $row }, coque { $left }/{ $hull }
    })
board-sinks-on = le coule sur { $number }+
board-large-gun = le coule : canon de gros calibre
board-below = le coule : un sous-marin touché est coulé
board-damage =
    { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
    } de dégâts{ $sinks ->
        [1]  : le coule, plus de coque
       *[other] {""}
    }
board-hard = , difficile à stopper (−{ $number })
board-attack-stopped = stoppée
board-attack-resolved = résolue
board-against = { $attack } : { $by } → { $target } : { $effect }
board-screen = Navire écran : un autre navire reçoit { $attack }
board-evade = Évasion
board-needs = { $by } : { $number } ou plus
board-beside = À côté
board-sunk = A coulé
board-attacks = Attaques
board-attack = Attaque
board-target = Sur
board-by = Par
board-by-air-strike = Frappe aérienne ({ $ships })
board-by-asw = Lutte anti-sous-marine ({ $ships })
board-defences = Défenses
board-hand = Main { $seat_of }
board-stock = À côté { $seat_of }
board-picks = Choisis : { $ships }
board-reserve = Réserve : { $ships }
