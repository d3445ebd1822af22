# What the table says: questions, answers, the log, and why something is not allowed.
# Reasons are parts of a sentence: they begin small and end without a full stop.

game-title = Europe

## Questions

ask-declare = Who do you declare war on?
ask-give = Give a production point to a friend?
ask-strategic =
    Which unit moves by strategic movement? You have { $count ->
        [one] one marker
       *[other] { $count } markers
    } left.
ask-journey = Where does { $unit_the } go?
ask-act = What do you do?
ask-active =
    { $unit_the } is active, with { $points ->
        [one] one movement point
       *[other] { $points } movement points
    } left. What now?
ask-air = What does { $unit_the } do?
ask-ship = What does { $unit_the } do?
ask-invade = Where does { $unit_the } land?
ask-ashore = { $unit_the } lands { $city_in }. What supports the attack?
ask-surprise = Where do you place the Surprise Attack marker?
ask-paradrop = Where do you place the Paradrop marker?
ask-partisans = Where do you place the Partisans marker?
ask-assist = Who supports the assault of { $unit_the } on { $city }?
ask-reply = { $unit_the } attacks { $defender_the } { $city_in }. What do you commit?
ask-escort = { $unit_the } intercepts. Do you send an escort?
ask-intercept = { $unit_the } strikes { $city_in }. Do you intercept?
ask-route = Which way does { $unit_the } go?
ask-claim = Which country takes { $city }?
ask-leave = { $unit_the } must leave. Where does it go?
ask-waylay = { $unit_the } puts to sea. Do you intercept?
ask-convoy = An enemy fleet is near. Does a fleet escort { $unit_the }?
ask-berth = Does { $unit_the } stay { $city_in }, or go back to its port?
ask-retreat =
    { $unit_the } must retreat { $count ->
        [one] one hex
       *[other] { $count } hexes
    }. Which way?
ask-advance = Does { $unit_the } advance to { $city }?
ask-flee = The base of { $unit_the } is lost. Where does it go?
ask-supply = Which units do you leave without supply?
ask-give-up = Which units do you give up?
ask-improve = Which unit do you improve?
ask-mobilize = What do you mobilize?
ask-diplomacy = Spend 5 production points on diplomacy?
ask-win = Which country do you win over?
ask-upgrade = Which unit do you upgrade?
ask-consent = { $event }: do you agree?
ask-place = Where does { $unit_the } enter?

## Answers

answer-done = Done
answer-done-act = End operations, supply every unit
answer-done-declare = No more wars
answer-done-give = Give nothing more
answer-done-strategic = No more trips
answer-done-improve = Nothing more
answer-done-mobilize = Nothing more
answer-done-supply = Supply all the others
answer-review = End, but ask me about supply
answer-pass = Nothing
answer-stop = Stop here
answer-stay = Stay
answer-stay-berth = Go back to its port
answer-back = Something else
answer-none = Nothing
answer-none-escort = No escort
answer-none-convoy = No escort
answer-none-assist = Nobody
answer-advance = Advance
answer-buy = Buy a Surprise Attack marker: { $country }, { $points ->
    [one] one point
   *[other] { $points } points
}
answer-surprise = Place a Surprise Attack marker
answer-paradrop = Place a Paradrop marker
answer-partisans = Place a Partisans marker
answer-war = War on { $country_the }
answer-war-on = War on { $faction_the }
answer-give = { $country } gives a point to { $countries_the }
answer-draw = Draw a marker ({ $country } pays)
answer-stock = Put { $draw } in the cup ({ $country } pays)
answer-win = { $country }
answer-air = { $unit }
answer-ship = { $unit }
answer-invade = { $unit }: amphibious invasion
answer-strategic = { $unit }
answer-at = { $city }
answer-at-zone = { $zone }
answer-rebase = Rebase to { $city }
answer-rebase-zone = Rebase to { $zone_the }
answer-rebase-berth = Stay { $city_in }
answer-strike = Strike { $unit_the }
answer-bomb = Bomb { $city }
answer-carry = Carry { $unit_the } to { $city }
answer-carry-zone = Carry { $unit_the } to { $zone_the }
answer-raid = Strike { $unit_the } from the sea
answer-escort = Escort: { $unit }
answer-intercept = Intercept: { $unit }
answer-reply-both = Support: { $unit }; interception: { $units }{ $marker ->
        [0] {""}
       *[other] , plus a Ground Support marker
    }
answer-reply-support = Support: { $unit }{ $marker ->
        [0] {""}
       *[other] , plus a Ground Support marker
    }
answer-reply-intercept = Interception: { $unit }{ $marker ->
        [0] {""}
       *[other] , plus a Ground Support marker
    }
answer-reply-marker = Ground Support marker
answer-assist = { $units }
answer-retreat = To { $city }
answer-flee = To { $city }
answer-attack = { $unit } attacks { $defender_the } { $city_in }: { $percent }% to take the hex, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $marker ->
        [0] {""}
       *[other] , with Ground Support
    }
answer-attack-air = { $unit } attacks { $defender_the } { $city_in } with { $units_the }: { $percent }% to take the hex, { $points ->
        [one] one point
       *[other] { $points } points
    }{ $marker ->
        [0] {""}
       *[other] , with Ground Support
    }
answer-assault = { $unit } assaults { $defender_the } { $city_in }: { $percent }% to take the hex{ $count ->
        [0] {""}
        [one] , one unit in support
       *[other] , { $count } units in support
    }{ $marker ->
        [0] {""}
       *[other] , with Ground Support
    }
answer-assault-air = { $unit } assaults { $defender_the } { $city_in } with { $units_the }: { $percent }% to take the hex{ $count ->
        [0] {""}
        [one] , one unit in support
       *[other] , { $count } units in support
    }{ $marker ->
        [0] {""}
       *[other] , with Ground Support
    }
answer-ashore = { $unit } lands { $city_in }: { $percent }% to take the hex{ $marker ->
        [0] {""}
       *[other] , with Ground Support
    }
answer-ashore-air = { $unit } lands { $city_in } with { $units_the }: { $percent }% to take the hex{ $marker ->
        [0] {""}
       *[other] , with Ground Support
    }
answer-move = { $unit } to { $city }
answer-via = { $unit } by way of { $city }
answer-march = { $unit } to { $city }, by a route of { $count ->
        [one] one hex
       *[other] { $count } hexes
    }
answer-withhold = Leave { $unit_the } without supply
answer-give-up = Give up { $unit_the }
answer-improve = { $unit }: { $sorties ->
    [0] full strength
    [one] rest, one sortie back
   *[other] rest, { $sorties } sorties back
}, { $points ->
    [one] one point
   *[other] { $points } points
}
answer-mobilize = { $unit } { $city_in }, { $points ->
    [one] one point
   *[other] { $points } points
}
answer-upgrade = { $unit }
answer-place = { $city }
answer-place-zone = { $zone }
answer-consent = Yes
answer-route = Through { $seas_the }
answer-claim = { $country }
answer-halt = { $unit }: do nothing
answer-watch = Ask me about supply later

## The log

log-turn = Turn { $turn }.
log-operations = Operations: { $faction }.
log-nothing-to-do = { $phase }: nothing to do.
log-weather = { $area ->
        [cold] Cold zone
        [temperate] Temperate zone
       *[warm] Warm zone
    }: { $weather } (rolled { $die }).
log-declared = { $faction_the } declared war on { $country_the }.
log-declared-on = { $faction_the } declared war on { $factions_the }.
log-at-war = { $faction_the } and { $factions_the } are at war.
log-joined = { $country_the } joined { $faction_the }.
log-policy-ended = { $policy_the } is over.
log-policy-die = { $policy_the } is up for review: rolled { $die }.
log-production = { $country_the } has { $points ->
        [one] one production point
       *[other] { $points } production points
    }.
log-gave = { $country_the } gave a production point to { $countries_the }.
log-strategic-combat = Strategic combat over { $country_the }: the Axis rolled { $die } for a total of { $sum }, the defenders { $against } for a total of { $other }.
log-factories-lost = { $country_the } now has { $count ->
        [0] no lost factories
        [one] one lost factory
       *[other] { $count } lost factories
    }.
log-bombing-over = The Bombing markers were removed.
log-undefended = { $country_the } does not satisfy National Defence.
log-nobody-travelled = Strategic Movement: nobody moved.
log-capital = The capital { $country_of } is now { $city }.
log-changed-sides = { $unit_the } now fights for { $country_the }.
log-travelled = { $unit_the } moved to { $city } by strategic movement.
log-travelled-zone = { $unit_the } moved to { $zone_the } by strategic movement.
log-halted = { $unit_the } was activated and did nothing.
log-moved-out = { $unit_the } had to leave for { $city }.
log-moved = { $unit_the } moved to { $city }.
log-attack-mobile = { $unit_the } attacked { $defender_the } { $city_in }, from { $from }{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }.
log-attack-mobile-air = { $unit_the } attacked { $defender_the } { $city_in }, from { $from }, with { $units_the }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }.
log-attack-assault = { $unit_the } assaulted { $defender_the } { $city_in }, from { $from }{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }.
log-attack-assault-air = { $unit_the } assaulted { $defender_the } { $city_in }, from { $from }, with { $units_the }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }.
log-attack-landing = { $unit_the } attacked { $defender_the } { $city_in }, by sea from { $from }{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }.
log-attack-landing-air = { $unit_the } attacked { $defender_the } { $city_in }, by sea from { $from }, with { $units_the }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }.
log-assists = { $unit_the } supported { $units_the }.
log-reply = { $faction_the } committed nothing.
log-reply-support = { $faction_the } sent { $unit_the } to support the defence{ $marker ->
        [0] {""}
       *[other] {" "}and used a Ground Support marker
    }.
log-reply-intercept = { $faction_the } sent { $unit_the } to intercept{ $marker ->
        [0] {""}
       *[other] {" "}and used a Ground Support marker
    }.
log-reply-both = { $faction_the } sent { $unit_the } to support the defence and { $units_the } to intercept{ $marker ->
        [0] {""}
       *[other] , and used a Ground Support marker
    }.
log-reply-marker = { $faction_the } used a Ground Support marker.
log-escorts = { $unit_the } escorted { $units_the }.
log-intercepts = { $unit_the } intercepted { $units_the }.
log-battle =
    { $unit_the } rolled { $die } for a total of { $sum }; { $units_the } rolled { $against } for a total of { $other }: { $result ->
        [attacker] { $loss ->
            [0] the attack is stopped.
           *[other] the attacker loses a step.
        }
        [defender] { $hurt ->
            [0] the defender must retreat { $retreat ->
                [one] one hex.
               *[other] { $retreat } hexes.
            }
            [one] the defender loses a step and must retreat { $retreat ->
                [one] one hex.
               *[other] { $retreat } hexes.
            }
           *[other] the defender is eliminated.
        }
        [both] both sides suffer.
       *[nothing] nothing happens.
    }
log-air-combat = Air combat: { $unit_the } rolled { $die } for a total of { $sum }; { $units_the } rolled { $against } for a total of { $other }.
log-naval-combat = Naval combat: { $unit_the } rolled { $die } for a total of { $sum }; { $units_the } rolled { $against } for a total of { $other }.
log-tired = { $unit_the } lost { $sorties ->
        [one] one more sortie
       *[other] { $sorties } more sorties
    }: { $total } used in all.
log-reduced = { $unit_the } was reduced.
log-eliminated = { $unit_the } was eliminated.
log-retreated = { $unit_the } retreated to { $city }.
log-retreated-through = { $unit_the } retreated to { $city }, through { $from }.
log-blocked = { $back ->
    [0] { $unit_the } could not retreat
   *[other] { $unit_the } could retreat no further
    }: no hex of its side next to it was free, outside enemy zones and no nearer to an attacker. That cost a step.
log-blocked-garrison = { $unit_the } is a garrison and did not retreat. That cost a step.
log-advanced = { $unit_the } advanced to { $city }.
log-thrown-back = { $unit_the } was thrown back into the sea { $city_in }.
log-landed = { $unit_the } landed { $city_in }.
log-rebased = { $unit_the } rebased to { $city }.
log-rebased-zone = { $unit_the } rebased to { $zone_the }.
log-strike = { $unit_the } struck at { $units_the }.
log-bomb = { $unit_the } set out to bomb { $city }.
log-bombed = { $unit_the } bombed { $city }.
log-fled = { $unit_the } fled to { $city }.
log-sails = { $unit_the } set sail for { $city }.
log-sails-zone = { $unit_the } set sail for { $zone_the }.
log-carries = { $unit_the } set sail for { $city } with { $units_the }.
log-carries-zone = { $unit_the } set sail for { $zone_the } with { $units_the }.
log-lands = { $unit_the } set sail with { $units_the } to land { $city_in }.
log-raids = { $unit_the } put to sea to strike { $units_the }.
log-turned-back = { $unit_the } had to turn back.
log-carried = { $unit_the } was carried to { $city }.
log-carried-zone = { $unit_the } was carried to { $zone_the }.
log-surprise = { $faction_the } placed a Surprise Attack marker { $city_in }.
log-paradrop = { $faction_the } placed a Paradrop marker { $city_in }.
log-paradrop-die = Paradrop { $city_in }: rolled { $die }{ $won ->
        [0] , the city holds
       *[other] , the city is taken
    }.
log-partisans = { $faction_the } placed a Partisans marker { $city_in }.
log-taken = { $country_the } took control of { $city }.
log-will = The national will { $country_of } is now { $will } ({ $change }).
log-conquered = { $country_the } was conquered. Its land passed to { $countries_the }.
log-conquered-alone = { $country_the } was conquered.
log-supply = { $unit }: { $supply }.
log-improved = { $unit_the } recovered.
log-bought = { $country_the } bought a Surprise Attack marker.
log-entered = { $unit_the } arrived { $city_in }.
log-entered-zone = { $unit_the } arrived { $zone_in }.
log-entry-die = { $unit }: rolled { $die }, { $delay ->
        [0] on time
        [one] one turn late
       *[other] { $delay } turns late
    }.
log-upgraded = { $unit_the } became { $units_the }.
log-stocked = { $faction_the } put { $draw } in the Diplomacy Cup.
log-drew = { $faction_the } drew { $draw } from the Diplomacy Cup.
log-swayed = { $country_the } leans towards { $faction_the }.
log-swayed-nobody = { $country_the } no longer leans towards anybody.
log-marker = { $faction_the } got a marker: { $marker }.
log-event = { $event }.
log-event-die = Rolled { $die }.
log-over = The game is over: { $level } for { $faction_the }.
log-over-draw = The game is over: a draw.
log-wins-too = { $faction_the } won too.

## Why not

reason-unknown-verb = no answer begins with “{ $word }”
reason-unknown-unit = “{ $word }” is not a unit of this scenario
reason-unknown-place = “{ $word }” is not a hex, a city or an off-map zone
reason-unknown-country = “{ $word }” is not a country of this scenario
reason-not-your-question = there is no question for { $faction_the } now
reason-not-now = “{ $word }” is not an answer to this question
reason-not-now-unit = { $unit_the } is not an answer to this question
reason-not-now-country = { $country_the } is not an answer to this question
reason-not-your-unit = { $unit_the } is not a unit of yours
reason-must-attack = one of your ground units must first attack or enter a country that the scenario names
reason-not-its-turn = it is not the turn { $faction_of }, so { $unit_the } cannot act now
reason-not-on-the-map = { $unit_the } is not on the map
reason-no-ground-unit = { $unit_the } is not a ground unit
reason-another-is-active = another unit is active; finish its action first
reason-marked = { $unit_the } has a Strategic Movement marker until the end of the turn
reason-used = { $unit_the } was already activated in this phase
reason-no-points = { $country_the } has { $points ->
        [one] one production point
       *[other] { $points } production points
    }, and this costs { $price }
reason-garrison = { $unit_the } is a garrison and never moves
reason-off-the-map = { $unit_the } is in an off-map zone, which it leaves by strategic movement
reason-only-strategic = off-map zones are entered by strategic movement
reason-sea = { $city } is sea
reason-enemy-there = an enemy ground unit stands { $city_in }: attack it
reason-friend-there = a friendly ground unit is already { $city_in }
reason-neutral = { $city } belongs to { $country_the }, which is neutral
reason-closed = { $city } belongs to { $country_the }, which nobody may enter
reason-not-at-war = { $city } is held by { $country_the }, and you are not at war with it
reason-national-defense = the country of { $unit_the } does not satisfy National Defence: its ground units may only move towards what they must defend
reason-in-zone = { $unit_the } entered an enemy zone of control: it may attack or stop
reason-already-there = { $unit_the } is already there
reason-zone = enemy zones of control stop { $unit_the } on the way to { $city }
reason-way-broken = no ground unit can go straight from { $from } to { $city }
reason-way-zone = the route goes on after { $city }, where an enemy zone of control stops it
reason-way-points = this route costs { $price } movement points, and { $unit_the } has { $points }
reason-way-long = a route has at most { $count } hexes
reason-too-far = going to { $city } costs more than the { $points } movement points that { $unit_the } has
reason-no-enemy = no enemy ground unit stands { $city_in }
reason-barrier = a barrier separates { $unit_the } from { $city }
reason-not-adjacent = { $unit_the } is not next to { $city }
reason-mobile-before = { $unit_the } has already fought a mobile combat: no assault in the same activation
reason-assault-points = an assault needs { $price } movement points, and { $unit_the } has { $points } left
reason-no-supply = { $unit_the } has no supply: no mobile combat
reason-attack-points = the attack costs { $price } movement points, and { $unit_the } has { $points } left
reason-no-support = that air unit or marker cannot support the attack on { $city }
reason-sorties = { $unit_the } has no sorties left
reason-nothing-to-do = there is nothing { $unit_the } can do now
reason-no-ships = { $unit_the } does not use strategic movement
reason-waits = { $unit_the } has to wait: it is not its side’s turn yet
reason-no-moves-left = no Strategic Movement marker is left this turn
reason-not-supplied = { $unit_the } is not supplied
reason-starts-in-zone = { $unit_the } is in an enemy zone of control
reason-no-line = { $unit_the } is not on a transport line
reason-nowhere-to-go = there is no free place for { $unit_the } to go to
reason-improved = { $unit_the } was already improved in this phase
reason-at-its-best = { $unit_the } cannot be improved
reason-not-in-the-box = { $unit_the } is not in the Mobilization box
reason-no-place = { $unit_the } cannot enter there: it needs a supplied city of its own country, outside enemy zones of control, with room
reason-must-be-supplied = { $unit_the } must take its supply, or has none to give up
reason-still-supplied = only a ground unit without supply can be given up
reason-no-retreat = no retreat leads to { $city }
reason-no-journey = no open route leads to { $city }, or there is no room
reason-out-of-range = { $city } is out of range of { $unit_the }
reason-no-base = { $unit_the } cannot base { $city_in }
reason-severe = the weather { $city_in } is severe
reason-not-there = { $city } is not one of the choices
reason-no-marker = you have no such marker, or nowhere to place it
reason-war-active = { $country_the } is already in the war
reason-war-closed = { $country_the } can never be attacked
reason-war-pact = war on { $country_the } would break the Nazi-Soviet Pact, and only the Axis may do that
reason-war-joins-nobody = you may not declare war on { $country_the } in this scenario

## The table in the terminal

board-date = { $month } { $year }
board-turn = Turn { $turn } of { $last }, { $date }
board-phase = { $faction }: { $phase }
board-weather = Cold { $cold }, temperate { $temperate }, warm { $warm }
board-weather-everywhere = Weather: { $weather } everywhere
board-legend =
    Each hex: terrain and number above, city and units below. ♣ forest ∩ rough ≈ marsh ▲ mountain ~ sea. ★ capital ● city ⚓ port ◊ fort.
    I infantry M mechanized A armoured ^ air c convoy w fleet. - reduced ? low supply ! no supply. Grey: Axis, blue: Western Allies, red: Soviets.
board-country = Country
board-faction = Side
board-will = National will
board-points = Points
board-factories = Factories
board-status = Status
board-place-mobilization = to mobilize
board-place-eliminated = eliminated
board-sorties = { $count ->
    [one] one sortie
   *[other] { $count } sorties
}
board-used = done
board-marked = by rail
board-moves = { $count ->
    [one] can reach one hex
   *[other] can reach { $count } hexes
}
board-attacks = { $count ->
    [one] one attack: { $percent }% to take the hex
   *[other] { $count } attacks: up to { $percent }% to take the hex
}
board-unit-answers = Type a unit’s name to list its answers, or type a whole answer: “{ $example }”. “i” gives a hint.
