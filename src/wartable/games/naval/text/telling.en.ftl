# What the table says: questions, answers, the log, and why something is not allowed.
# Reasons are parts of a sentence: they begin small and end without a full stop.

game-title = Naval battles

## Questions

ask-navy = Which navy do you command?
ask-buy = Do you buy an Action card with your starting points?
ask-fleet =
    Choose the ships of your fleet, in secret. You have { $points ->
        [one] one point
       *[other] { $points } points
    } left.
ask-row = Which row does { $ship } go in? Row 1 is nearest the enemy: guns and missiles reach farthest from there, but ships there are the first to be reached.
ask-mode = Does { $ship } arrive active or passive?
ask-action = What do you do?
ask-reinforce =
    Pay with Action cards, then take ships. You have { $points ->
        [one] one point
       *[other] { $points } points
    }.
ask-reorganise = How do you arrange your fleet? Choose a ship to change its row, a submarine to make it active or passive.
ask-strike = Which ship does { $ship } strike?
ask-asw = Which submarine does { $ship } hunt?
ask-target = What is the target of “{ $card }”?
ask-platform =
    Which ship fires “{ $card }” at { $ship }? { $count ->
        [one] One weapon is
       *[other] { $count } weapons are
    } still needed.
ask-cost = “{ $card }” costs two other Action cards. Which one do you discard?
ask-raid = “{ $card }”: which ship does strike { $number } hit?
ask-plan = “{ $card }”: better rolls for you, or worse ones for an opponent?
ask-repair = “{ $card }”: which damage do you remove? A repaired ship cannot act this turn.
ask-tactics = What does the copy by “Superior Tactics” do?
ask-screen-to = Which ship takes attack { $attack }?
ask-counter = Which card does the copy of “Intelligence” cancel?
ask-copy = Do you also play “Superior Tactics”, as a copy of “{ $card }”?
ask-copy-cancel = Do you also play “Superior Tactics”, as a second “{ $card }”? It cancels one more card, or the same one should the first “{ $card }” be cancelled.
ask-intelligence = { $seat } plays “{ $card }”. Do you cancel it with “Intelligence”?
ask-intelligence-counter = { $seat } plays “{ $card }” against { $cards } ({ $seats }). Do you cancel it with “Intelligence”?
ask-intelligence-counter-defence = { $seat } plays “{ $card }” against { $cards } ({ $seats }, attack { $attack }). Do you cancel it with “Intelligence”?
ask-intelligence-several = { $seat } plays { $cards }. Do you cancel one of these cards with “Intelligence”?
ask-defend = You are under attack. What do you use against it? Nobody sees your defence before it is complete.
ask-roll = Which defence do you roll for?
ask-resolve = Which attack on { $seat } do you resolve?
ask-discard = Do you want to discard any cards? Everyone then draws until their hand is full.

## Answers

answer-pass = Pass
answer-pass-buy = Buy no more
answer-pass-copy = Keep “Superior Tactics”
answer-pass-intelligence = Let it happen
answer-done = Done
answer-done-fleet = The fleet is complete
answer-done-reinforce = Take no more ships
answer-done-reorganise = The formation is complete
answer-done-repair = Repair no more
answer-done-defend = The defence is complete
answer-done-discard = Keep these cards
answer-all = All at once
answer-all-roll = Roll for all of them in turn
answer-all-resolve = Resolve all of them in turn
answer-hold = No more attacks by this ship
answer-keep = Keep the old formation: a declared attack would no longer be legal
answer-final = End your actions
answer-reinforce = Bring in reinforcements
answer-reorganise = Reorganise the fleet
answer-navy = { $navy } ({ $count } ships, { $points } VP)
answer-buy = { $card } ({ $points })
answer-take = { $ship } ({ $points })
answer-row = { $ship } into row { $row }
answer-active = { $ship } active (evasion { $evasion })
answer-passive = { $ship } passive (evasion { $evasion })
answer-play = Play { $card }
answer-strike =
    { $count ->
        [one] Air strike
       *[other] { $count } air strikes
    } by { $ship }
answer-asw = ASW attack by { $ship }
answer-pay = Pay with { $card } ({ $points })
answer-enlist = { $ship } ({ $points })
answer-target = { $ship }
answer-target-roll = { $ship } ({ $seat }, { $row ->
        [0] submarine
       *[other] row { $row }, hull { $left }/{ $hull }
    }{ $evasion ->
        [0] {""}
       *[other] , evasion { $evasion }
    }): { $needed } or more sinks it{ $change ->
        [0] {""}
       *[other] , rolls { $sign }
    }
answer-target-damage = { $ship } ({ $seat }, row { $row }, hull { $left }/{ $hull }{ $evasion ->
        [0] {""}
       *[other] , evasion { $evasion }
    }): { $damage } damage{ $sinks ->
        [1] , which sinks it
        [2] ; a Large Gun sinks it
       *[0] {""}
    }
answer-target-below = { $ship } ({ $seat }, submarine, evasion { $evasion }): a hit sinks it
answer-with = { $ship }{ $row ->
        [0] {""}
       *[other] {" "}(row { $row })
    }
answer-discard = Discard { $card }
answer-plan = +1 to all your rolls this turn
answer-against = −1 to all of { $seat }’s rolls this turn
answer-repair = All damage on { $ship }
answer-repair-one = { $card } under { $ship }
answer-copy = Play the copy
answer-copy-defend = { $card }, as a copy of a card in your defence
answer-cancel = Cancel { $seat }’s { $card }
answer-cancel-stop =
    Cancel { $card } against { $attack }, on { $ship } ({ $needed } or more){ $copy ->
        [1] , the copy
       *[other] {""}
    }
answer-cancel-screen =
    Cancel { $card }: { $ships } would take { $attack }{ $copy ->
        [1] , the copy
       *[other] {""}
    }
answer-guard = { $ships } against { $attack }, on { $ship }: { $needed } or more{ $change ->
        [0] {""}
       *[other] , rolls { $sign }
    }
answer-defend = { $card } against { $attack }, on { $ship }: { $needed } or more{ $change ->
        [0] {""}
       *[other] , rolls { $sign }
    }
answer-evade = Evasion of { $ship } against { $attack }: { $needed } or more{ $change ->
        [0] {""}
       *[other] , rolls { $sign }
    }
answer-screen = Screening Ship: another ship takes { $attack }, aimed at { $ship }
answer-to = { $ship } (row { $row }, hull { $left }/{ $hull }{ $evasion ->
        [0] {""}
       *[other] , evasion { $evasion }
    })
answer-resolve = Attack { $attack } on { $ship }

## The log

log-order-die = { $seat } rolls { $die } for the order of play.
log-first = { $seat } plays first.
log-navy = { $seat } commands the navy of { $navy_the }.
log-limit = A fleet may cost up to { $points } points; sink that many to win.
log-given = “{ $card }” is laid beside { $seat }.
log-bought =
    { $seat } buys an Action card for { $points ->
        [one] one point
       *[other] { $points } points
    }.
log-bought-seen =
    { $seat } buys { $cards } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
log-laid-out = { $seat }’s fleet: { $ships }.
log-formed =
    { $seat } forms up in { $count ->
        [0] no row
        [one] one row
       *[other] { $count } rows
    }{ $active ->
        [0] {""}
        [one] , with one submarine active
       *[other] , with { $active } submarines active
    }.
log-drew =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
log-drew-seen =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
log-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
log-turn = Round { $round }: { $seat } to play.
log-final = { $seat } has declared all attacks.
log-paid = { $seat } pays with “{ $card }”.
log-cost = { $seat } discards “{ $card }” to pay for it.
log-discarded = { $seat } discards “{ $card }”.
log-copied = { $seat } plays “Superior Tactics” as a copy of “{ $card }”.
log-enlisted = { $seat } calls { $ship } from the reserve.
log-joined = { $ship } joins { $seat } in row { $row }.
log-joined-active = { $ship } joins { $seat }, active.
log-joined-passive = { $ship } joins { $seat }, passive.
log-launched = { $seat }’s { $ships } launches an air strike on { $ship }, { $needed } or more: attack { $attack }.
log-hunted = { $seat }’s { $ships } hunts { $ship }, { $needed } or more: attack { $attack }.
log-played-fire = { $seat } plays “{ $card }” with { $ships } against { $ship }.
log-played-air = { $seat } plays “{ $card }” against { $ship }.
log-played-raid = { $seat } plays “{ $card }” against { $ships }.
log-played-plan = { $seat } plays “{ $card }” for better rolls.
log-played-against = { $seat } plays “{ $card }” against { $seats }.
log-played-repair = { $seat } plays “{ $card }” for { $ships }.
log-played-stop = { $seat } plays “{ $card }” against attack { $attack }.
log-played-screen = { $seat } plays “{ $card }”: { $ship } is to take attack { $attack }.
log-played-cancel = { $seat } plays “{ $card }” against { $cards } ({ $seats }).
log-played-cancel-defence = { $seat } plays “{ $card }” against { $cards } ({ $seats }, attack { $attack }).
log-declared =
    Attack { $attack } by { $seat } on { $ship }: { $card }, { $needed ->
        [0] { $damage ->
            [0] a hit sinks it
           *[other] { $damage } damage
        }
       *[other] { $needed } or more sinks it
    }{ $hard ->
        [0] {""}
       *[other] , hard to stop (−{ $hard })
    }.
log-planned = { $seat } adds 1 to all rolls this turn.
log-planned-against = { $seat } subtracts 1 from all rolls this turn.
log-repaired =
    { $seat } removes { $count ->
        [one] a damage card
       *[other] { $count } damage cards
    } from { $ship }.
log-cancelled = { $seat }’s “{ $card }” is cancelled.
log-redirected = { $seat }’s { $ship } takes attack { $attack }.
log-defence =
    { $count ->
        [0] { $seat } does not defend.
       *[other] { $seat } defends.
    }
log-guarded = { $seat }’s { $ships } will try to stop attack { $attack }.
log-roll-ship =
    { $seat }’s { $ships } against { $attack }, on { $ship }: { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, needs { $needed }: { $stopped ->
        [1] stopped
       *[other] not stopped
    }.
log-roll-card =
    { $seat }’s “{ $card }” against { $attack }, on { $ship }: { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, needs { $needed }: { $stopped ->
        [1] stopped
       *[other] not stopped
    }.
log-roll-evasion =
    { $seat }’s { $ship } tries to evade { $attack }: { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, needs { $needed }: { $stopped ->
        [1] evaded
       *[other] not evaded
    }.
log-strike-roll =
    Attack { $attack } by { $seat } on { $ship }: { $die }{ $change ->
        [0] {""}
       *[other] {" "}({ $sign })
    }, needs { $needed }: { $hit ->
        [1] a hit
       *[other] a miss
    }.
log-damaged =
    { $ship } takes { $damage } damage{ $left ->
        [0] {""} and has no hull left
       *[other] : hull { $left } of { $hull }
    }.
log-too-late = Attack { $attack } comes too late: { $ship } has already sunk.
log-sunk-struck =
    { $seat } sinks { $ship }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } VP)
    }.
log-sunk-broken =
    The hull of { $ship } is gone: { $seat } sinks it{ $points ->
        [0] {""}
       *[other] {" "}({ $points } VP)
    }.
log-sunk-large-gun =
    A Large Gun sinks what it hits: { $seat } sinks { $ship }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } VP)
    }.
log-sunk-below =
    Any hit sinks a submarine: { $seat } sinks { $ship }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } VP)
    }.
log-out = { $seat } has no ships left and is out of the game.
log-closed = { $seat }’s rows close up.
log-won = { $seat } has won.
log-won-team = { $team_the } has won.
log-won-nobody = Nobody has won.

## Why not: words

reason-unknown-verb = no answer begins with “{ $word }”
reason-unknown-navy = “{ $word }” is not a navy
reason-unknown-card = “{ $word }” is not an Action card
reason-unknown-ship = “{ $word }” is not a ship
reason-not-your-question = { $seat } is not being asked anything now
reason-not-now = “{ $word }” is not an answer to this question
reason-not-now-card = “{ $card }” is not an answer to this question
reason-not-now-ship = { $ship } is not an answer to this question

## Why not: set-up and reinforcement

reason-navy-taken = the navy of { $navy_the } is already commanded by { $seat }
reason-not-for-sale = “{ $card }” is too expensive, or there may be none left to buy
reason-over-budget = { $ship } costs more than the { $points } points you have left
reason-no-reinforcements = there are no reinforcements in this scenario
reason-nothing-affordable = your cards are worth { $points } points, and no ship in the reserve is that cheap
reason-not-in-reserve = { $ship } is not in your reserve
reason-too-dear = { $ship } costs { $points } points

## Why not: cards

reason-not-held = you do not have “{ $card }”
reason-only-reaction = “{ $card }” is played when someone else plays a card
reason-only-copy = “{ $card }” is played together with another card of yours
reason-only-defence = “{ $card }” is played when you are attacked
reason-no-damage = “{ $card }” finds no damage to repair on ships that have not acted yet
reason-cost = “{ $card }” costs { $cards } other Action cards
reason-no-air-strikes = “{ $card }” would be an air strike, and this scenario forbids them
reason-no-target = “{ $card }” finds no target
reason-no-platform =
    “{ $card }” needs { $weapons ->
        [small_gun] a Small Gun
        [medium_gun] a Medium Gun
        [medium_gun-small_gun] { $count ->
            [one] a Small or Medium Gun
           *[other] { $count } Small or Medium Guns
        }
        [large_gun-medium_gun] a Medium or Large Gun
        [ssm] a Surface-to-Surface Missile
        [cruise] a Cruise Missile
        [cruise-ssm] { $count ->
            [one] a missile
           *[other] { $count } missiles
        }
        [torpedo] a submarine with torpedoes
       *[other] { $count ->
            [one] a gun
           *[other] { $count } guns
        }
    }, and { $acted ->
        [1] your ships that carry them have already acted this turn
       *[other] your fleet does not have that
    }
reason-no-active = “{ $card }” needs an active submarine: choose “Reorganise the fleet” and turn one active
reason-out-of-range = no enemy ship is in range of “{ $card }”
reason-no-such-attack = “{ $word }” is not an attack on you
reason-no-defence = “{ $card }” has no defence symbol
reason-does-not-stop = “{ $card }” does not stop this kind of attack ({ $attack })
reason-declared = “{ $card }” is already part of your defence
reason-no-air-defence = { $ship } has no air defence
reason-used-up = { $ship } has used its air defence this turn
reason-ship-does-not-stop = { $ship } stops air strikes and cruise missiles only (not { $attack })
reason-screen-submarine = { $ship } is a submarine: an attack on it cannot be redirected
reason-no-screen = no other ship is in { $ship }’s row or in front of it

## Why not: ships

reason-not-yours = { $ship } is not a ship of yours
reason-not-in-fleet = { $ship } is not in your fleet
reason-has-acted = { $ship } has already acted this turn
reason-was-repaired = { $ship } was repaired and cannot act this turn
reason-passive = { $ship } is passive: it turns active when you reorganise the fleet
reason-no-strike = { $ship } launches no air strikes
reason-no-air-strikes-ship = { $ship } may not launch air strikes in this scenario
reason-no-asw = { $ship } hunts no submarines
reason-no-submarine = { $ship } finds no enemy submarine to hunt
reason-no-symbol = { $ship } has none of the symbols needed
reason-too-far = with { $ship } the card would not be in range
reason-not-damaged = { $ship } has no damage
reason-not-an-enemy = { $ship } is not an enemy ship in play
reason-mate = { $ship } belongs to your own team
reason-strike-submarine = air strikes do not reach { $ship }, a submarine
reason-asw-ship = { $ship } is not a submarine
reason-fire-submarine = guns and missiles do not reach { $ship }, a submarine
reason-target-range = { $ship } is in row { $row }, out of range

## The terms of a battle

term-scenario = Scenario: { $scenario }
term-goal = Sink { $points } VP of enemy ships to win.
term-goal-team = A team wins by sinking { $points } VP of enemy ships.
term-escort = { $navy_the } wins if the Non-Combatant is sunk, otherwise { $guard_the } wins.
term-rounds =
    The battle lasts { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
term-no-reinforcements = There are no reinforcements.
term-no-air-strikes = There are no air strikes.
term-escort-points = The Non-Combatant is worth { $points } VP.
term-row-defence = An air strike needs one more against row 2, and two more against row 3.

## The table in the terminal

board-turn = Round { $round }, { $seat }: { $phase }
board-goal = Sunk so far: { $score }
board-piles = Action deck { $deck }, discard pile { $discard }
board-seat =
    { $seat } ({ $navy }), hand { $cards } of { $size }{ $stock ->
        [0] {""}
       *[other] , { $stock } beside it
    }{ $rolls ->
        [0] {""}
       *[other] , rolls { $sign }
    }
board-row = Row { $row }
board-hull = Hull
board-evasion = Evas.
board-guns = Guns
board-missiles = Mis.
board-torpedoes = Torp.
board-strikes = Strikes
board-asw = ASW
board-defence = AirDef
board-command = Cmd
board-points = VP
board-legend =
    ▲ active, ▽ passive submarine, • has acted, + repaired; 4+ works on a roll of 4 or more.
    Evas. of a submarine: passive (active). Guns: S small, M medium, L large. Torp.: T torpedo.
    Mis.: SS surface-to-surface, C cruise missile. AirDef: against air strikes and cruise missiles.
board-legend-signs = ▲ active submarine, ▽ passive submarine, • has acted this turn, + repaired and cannot act this turn.
board-chosen = chosen: { $row }
board-legend-values =
    Hull: damage that sinks it. Evas.: evades on this roll or more; a submarine while passive (active).
    Guns: S small, M medium, L large. Mis.: SS surface-to-surface, C cruise missile. Torp.: T torpedo.
    Strikes, ASW: each 4+ is an attack that sinks a ship or a submarine on 4 or more.
    AirDef: each 4+ stops an air strike or a cruise missile on 4 or more. Cmd: extra cards in hand.
table-signs =
    { board-legend-signs }
    { board-legend-values }
board-effect = If not stopped
board-on =
    { $ship } ({ $seat }, { $row ->
        [0] { $hull ->
            [0] submarine
           *[other] sunk
        }
       *[other] row { $row }, hull { $left }/{ $hull }
    })
board-sinks-on = sinks it on { $number }+
board-large-gun = sinks it: a Large Gun
board-below = sinks it: any hit sinks a submarine
board-damage =
    { $damage } damage{ $sinks ->
        [1] {""}: sinks it, no hull left
       *[other] {""}
    }
board-hard = , hard to stop (−{ $number })
board-attack-stopped = stopped
board-attack-resolved = resolved
board-against = { $attack }: { $by } → { $target }: { $effect }
board-screen = Screening Ship: another ship takes { $attack }
board-evade = Evasion
board-needs = { $by }: { $number } or more
board-beside = Beside
board-sunk = Has sunk
board-attacks = Attacks
board-attack = Attack
board-target = On
board-by = By
board-by-air-strike = Air strike ({ $ships })
board-by-asw = ASW attack ({ $ships })
board-defences = Defences
board-hand = { $seat }’s hand
board-stock = Beside { $seat }
board-picks = Chosen: { $ships }
board-reserve = Reserve: { $ships }
