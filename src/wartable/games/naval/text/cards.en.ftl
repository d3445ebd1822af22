# What stands on the cards, written from what they are. Parts have no full stop of their own.

part-hull = hull { $number }
part-submerged = submarine, evasion { $passive } while passive, { $active } while active
part-weapons = { $weapons }
part-asw = ASW on { $numbers }
part-strikes = air strike on { $numbers }
part-defence = stops air strikes and cruise missiles on { $numbers }
part-evasion = evasion { $number }
part-command = command { $number }
part-points = { $number } VP
part-service = in service { $from }–{ $to }
part-still = in service from { $from }
part-value = reinforcement { $number }
part-cost =
    costs { $count ->
        [1] another Action card
       *[other] { $count } other Action cards
    }

effect-or = or: { $effect }
effect-fire =
    attack with { $weapons }{ $count ->
        [1] {""}
       *[other] , { $count } weapons
    }, range { $ranges }, { $damage } damage{ $hard ->
        [0] {""}
       *[other] , hard to stop (−{ $hard })
    }{ $sinks ->
        [0] {""}
       *[other] , a Large Gun sinks the target
    }
effect-any-range = any
effect-strike = air strike, { $number } or more sinks a ship
effect-hunt = ASW attack, { $number } or more sinks a submarine
effect-raid = { $count } air strikes on the ships of one fleet, { $number } or more each
effect-own-rolls = +{ $number } to all your rolls this turn
effect-opponent-rolls = −{ $number } to all of one opponent’s rolls this turn
effect-mend = remove damage cards from your ships, which then cannot act this turn
effect-stop = defence, { $number } or more stops one attack by { $against }
effect-redirect = an attack on one of your ships hits another in its row, or in a row in front
effect-cancel = cancel an Action card that someone else plays
effect-copy = a copy of another Action card that you play
