# Ce qui figure sur les cartes, écrit d’après ce qu’elles sont. Sans point final.

part-hull = coque { $number }
part-submerged = sous-marin, évasion { $passive } s’il est passif, { $active } s’il est actif
part-weapons = { $weapons }
part-asw = lutte anti-sous-marine sur { $numbers }
part-strikes = frappe aérienne sur { $numbers }
part-defence = stoppe les frappes aériennes et les missiles de croisière sur { $numbers }
part-evasion = évasion { $number }
part-command = commandement { $number }
part-points = { $number } PV
part-service = en service de { $from } à { $to }
part-still = en service depuis { $from }
part-value = renfort { $number }
part-cost =
    coûte { $count ->
        [1] une autre carte Action
       *[other] { $count } autres cartes Action
    }

effect-or = ou : { $effect }
effect-fire =
    attaque { $weapons_to }{ $count ->
        [1] {""}
       *[other] , { $count } armes
    }, portée { $ranges }, { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
    } de dégâts{ $hard ->
        [0] {""}
       *[other] , difficile à stopper (−{ $hard })
    }{ $sinks ->
        [0] {""}
       *[other] , un canon de gros calibre coule la cible
    }
effect-any-range = illimitée
effect-strike = frappe aérienne, { $number } ou plus coule un navire
effect-hunt = lutte anti-sous-marine, { $number } ou plus coule un sous-marin
effect-raid = { $count } frappes aériennes contre les navires d’une flotte, { $number } ou plus chacune
effect-own-rolls = +{ $number } à tous vos jets durant votre tour
effect-opponent-rolls = −{ $number } à tous les jets d’un adversaire durant votre tour
effect-mend = retirez des cartes de dommages de vos navires, qui ne peuvent alors pas agir durant votre tour
effect-stop = défense, { $number } ou plus stoppe une attaque par { $against }
effect-redirect = une attaque contre un de vos navires vise un autre navire de sa rangée ou d’une rangée devant
effect-cancel = annulez une carte Action jouée par quelqu’un d’autre
effect-copy = une copie d’une autre carte Action que vous jouez
