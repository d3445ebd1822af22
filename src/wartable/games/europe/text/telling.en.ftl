# What the table says: questions, answers, the log, and why something is not allowed.
# Reasons are parts of a sentence: they begin small and end without a full stop.

game-title = Europe

## Questions

ask-declare = On whom do you declare war?
ask-give = Does a great power give a production point to a friend?
ask-strategic =
    Which unit moves by strategic movement? You have { $count ->
        [one] one marker
       *[other] { $count } markers
    } left.
ask-journey = Where does { $unit } go?
ask-act = What do you do?
ask-active =
    { $unit } is active, with { $points ->
        [one] one movement point
       *[other] { $points } movement points
    } left. What now?
ask-air = What does { $unit } do?
ask-ship = What does { $unit } do?
ask-invade = Where does { $unit } land?
ask-ashore = { $unit } lands at { $city }. What supports the attack?
ask-surprise = Where do you place the Surprise Attack marker?
ask-paradrop = Where do you place the Paradrop marker?
ask-partisans = Where do you place the Partisans marker?
ask-assist = Who supports the assault of { $unit } on { $city }?
ask-reply = { $unit } attacks { $city }. What do you commit?
ask-escort = { $unit } intercepts. Do you send an escort?
ask-intercept = { $unit } strikes at { $city }. Do you intercept?
ask-waylay = { $unit } puts to sea. Do you intercept?
ask-convoy = An enemy fleet is near. Does a fleet escort { $unit }?
ask-berth = Does { $unit } stay at { $city }, or go back to its port?
ask-retreat =
    { $unit } must retreat { $count ->
        [one] one hex
       *[other] { $count } hexes
    }. Which way?
ask-advance = Does { $unit } advance to { $city }?
ask-flee = The base of { $unit } is lost. Where does it go?
ask-supply = Which units do you leave without supply?
ask-give-up = Which units do you give up?
ask-improve = Which unit do you improve?
ask-mobilize = What do you mobilize?
ask-diplomacy = Do you spend 5 production points on diplomacy?
ask-win = Which country do you win over?
ask-upgrade = Which unit do you replace by its upgrade?
ask-place = Where does { $unit } enter?

## Answers

answer-done = Done
answer-done-act = Done: supply everybody
answer-done-supply = Supply all the others
answer-review = Done, but ask me about supply and about giving up units
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
answer-buy = Buy a Surprise Attack marker ({ $country })
answer-surprise = Place a Surprise Attack marker
answer-paradrop = Place a Paradrop marker
answer-partisans = Place a Partisans marker
answer-war = War on { $country }
answer-war-on = War on { $faction }
answer-give = { $country } gives a point to { $countries }
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
answer-rebase-zone = Rebase to { $zone }
answer-rebase-berth = Stay at { $city }
answer-strike = Strike { $unit }
answer-bomb = Bomb { $city }
answer-carry = Carry { $unit } to { $city }
answer-carry-zone = Carry { $unit } to { $zone }
answer-raid = Strike { $unit } from the sea
answer-escort = Escort: { $unit }
answer-intercept = Intercept: { $unit }
answer-reply-both = Support: { $unit }; interception: { $units }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }
answer-reply-support = Support: { $unit }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }
answer-reply-intercept = Interception: { $unit }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }
answer-reply-marker = Ground Support
answer-assist = { $units }
answer-retreat = To { $city }
answer-flee = To { $city }
answer-attack = { $unit } attacks { $city }: { $percent } % to take the hex, { $points } points{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }
answer-attack-air = { $unit } attacks { $city } with { $units }: { $percent } % to take the hex, { $points } points{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }
answer-assault = { $unit } assaults { $city }: { $percent } % to take the hex{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }
answer-assault-air = { $unit } assaults { $city } with { $units }: { $percent } % to take the hex{ $marker ->
        [0] {""}
       *[other] {" "}with Ground Support
    }
answer-move = { $unit } to { $city }
answer-via = { $unit } by way of { $city }
answer-withhold = Leave { $unit } without supply
answer-give-up = Give up { $unit }
answer-improve = { $unit }
answer-mobilize = { $unit } at { $city }
answer-upgrade = { $unit }
answer-place = At { $city }
answer-place-zone = { $zone }
answer-consent = Yes

## The log

log-turn = Turn { $turn }.
log-operations = Operations: { $faction }.
log-nothing-to-do = { $phase }: nobody can do anything.
log-weather = { $area ->
        [cold] Cold zone
        [temperate] Temperate zone
       *[warm] Warm zone
    }: { $weather } (die { $die }).
log-declared = { $faction } declared war on { $country }.
log-declared-on = { $faction } declared war on { $factions }.
log-at-war = { $faction } and { $factions } are at war.
log-joined = { $country } joined { $faction }.
log-policy-ended = { $policy } is over.
log-policy-die = { $policy } is looked at again: die { $die }.
log-production = { $country } has { $points ->
        [one] one production point
       *[other] { $points } production points
    }.
log-gave = { $country } gave a production point to { $countries }.
log-strategic-combat = Strategic combat over { $country }: { $die } and { $plus } against { $against } and { $minus }.
log-factories-lost = { $country }: { $count ->
        [one] one lost factory
       *[other] { $count } lost factories
    } now.
log-bombing-over = The Bombing markers were removed.
log-undefended = { $country } does not satisfy National Defense.
log-travelled = { $unit } moved to { $city } by strategic movement.
log-travelled-zone = { $unit } moved to { $zone } by strategic movement.
log-moved = { $unit } moved to { $city }.
log-attack-mobile = { $unit } attacked { $city }.
log-attack-mobile-air = { $unit } attacked { $city } with { $units }.
log-attack-assault = { $unit } assaulted { $city }.
log-attack-assault-air = { $unit } assaulted { $city } with { $units }.
log-attack-landing = { $unit } attacked { $city } from the sea.
log-attack-landing-air = { $unit } attacked { $city } from the sea with { $units }.
log-assists = { $unit } supported { $units }.
log-reply = { $faction } committed nothing.
log-reply-air = { $faction } committed { $units }{ $marker ->
        [0] {""}
       *[other] {" "}and Ground Support
    }.
log-reply-marker = { $faction } committed Ground Support.
log-escorts = { $unit } escorted { $units }.
log-intercepts = { $unit } intercepted { $units }.
log-battle = Combat at { $city }: { $unit } { $die } and { $plus }, { $units } { $against } and { $minus }: band { $band }.
log-air-combat = Air combat: { $unit } { $die } and { $plus }, { $units } { $against } and { $minus }: band { $band }.
log-naval-combat = Naval combat: { $unit } { $die } and { $plus }, { $units } { $against } and { $minus }: band { $band }.
log-tired = { $unit } took { $sorties ->
        [one] one sortie
       *[other] { $sorties } sorties
    }: { $total } now.
log-reduced = { $unit } was reduced.
log-eliminated = { $unit } was eliminated.
log-retreated = { $unit } retreated to { $city }.
log-blocked = { $unit } could not retreat as far as it had to.
log-advanced = { $unit } advanced to { $city }.
log-thrown-back = { $unit } was thrown back into the sea at { $city }.
log-landed = { $unit } landed at { $city }.
log-rebased = { $unit } rebased to { $city }.
log-rebased-zone = { $unit } rebased to { $zone }.
log-strike = { $unit } struck at { $units }.
log-bomb = { $unit } set out to bomb { $city }.
log-bombed = { $unit } bombed { $city }.
log-fled = { $unit } fled to { $city }.
log-sails = { $unit } set sail for { $city }.
log-sails-zone = { $unit } set sail for { $zone }.
log-carries = { $unit } set sail for { $city } with { $units }.
log-carries-zone = { $unit } set sail for { $zone } with { $units }.
log-lands = { $unit } set sail with { $units } to land at { $city }.
log-raids = { $unit } put to sea to strike { $units }.
log-turned-back = { $unit } had to turn back.
log-carried = { $unit } was carried to { $city }.
log-carried-zone = { $unit } was carried to { $zone }.
log-surprise = { $faction } placed a Surprise Attack marker at { $city }.
log-paradrop = { $faction } placed a Paradrop marker at { $city }.
log-paradrop-die = Paradrop at { $city }: die { $die }{ $won ->
        [0] , the city holds
       *[other] , the city is taken
    }.
log-partisans = { $faction } placed a Partisans marker at { $city }.
log-taken = { $country } took control of { $city }.
log-will = The will of { $country } is { $will } now ({ $change }).
log-conquered = { $country } was conquered. Its land passed to { $countries }.
log-conquered-alone = { $country } was conquered.
log-supply = { $unit }: { $supply }.
log-improved = { $unit } was improved.
log-bought = { $country } bought a Surprise Attack marker.
log-entered = { $unit } entered at { $city }.
log-entered-zone = { $unit } entered at { $zone }.
log-entry-die = { $unit }: die { $die }, { $delay ->
        [0] on time
        [one] one turn late
       *[other] { $delay } turns late
    }.
log-upgraded = { $unit } became { $units }.
log-stocked = { $faction } put { $draw } in the Diplomacy Cup.
log-drew = { $faction } drew { $draw } from the Diplomacy Cup.
log-swayed = { $country } leans towards { $faction }.
log-swayed-nobody = { $country } leans towards nobody.
log-marker = { $faction } got a marker: { $marker }.
log-event-die = Die: { $die }.
log-over = The game is over: { $level } for { $faction }.
log-over-draw = The game is over: a draw.

## Why not

reason-unknown-verb = “{ $word }” does not begin any answer
reason-unknown-unit = “{ $word }” is not a unit of this scenario
reason-unknown-place = “{ $word }” is not a hex, a city or an off-map zone
reason-unknown-country = “{ $word }” is not a country of this scenario
reason-not-your-question = { $faction } is not asked anything now
reason-not-now = “{ $word }” is not an answer to this question
reason-not-now-unit = { $unit } is not an answer to this question
reason-not-now-country = { $country } is not an answer to this question
reason-not-your-unit = { $unit } is not a unit of yours
reason-not-on-the-map = { $unit } is not on the map
reason-no-ground-unit = { $unit } is not a ground unit
reason-another-is-active = another unit is active; its action comes to an end first
reason-marked = { $unit } has a Strategic Movement marker until the end of the turn
reason-used = { $unit } was already activated in this phase
reason-no-points = { $country } has { $points ->
        [one] one production point
       *[other] { $points } production points
    }, and this costs { $price }
reason-garrison = { $unit } is a garrison and never moves
reason-off-the-map = { $unit } is in an off-map zone, which it leaves by strategic movement
reason-only-strategic = off-map zones are entered by strategic movement
reason-sea = { $city } is sea
reason-enemy-there = an enemy ground unit stands at { $city }: attack it
reason-friend-there = a friendly ground unit stands at { $city } already
reason-neutral = { $city } belongs to { $country }, which is neutral
reason-closed = { $city } belongs to { $country }, which nobody may enter
reason-not-at-war = { $city } is held by { $country }, and you are not at war with it
reason-national-defense = the country of { $unit } does not satisfy National Defense: its ground units may only move towards what they must defend
reason-in-zone = { $unit } entered an enemy zone of control: it may attack or stop
reason-zone = enemy zones of control stop { $unit } on the way to { $city }
reason-too-far = { $city } costs more than the { $points } movement points of { $unit }
reason-no-enemy = no enemy ground unit stands at { $city }
reason-barrier = a barrier parts { $unit } from { $city }
reason-not-adjacent = { $unit } is not next to { $city }
reason-mobile-before = { $unit } has fought on the move: no assault in the same activation
reason-assault-points = an assault needs { $price } movement points, and { $unit } has { $points } left
reason-no-supply = { $unit } is in no supply: no mobile combat
reason-attack-points = the attack costs { $price } movement points, and { $unit } has { $points } left
reason-no-support = that air unit or marker cannot support the attack on { $city }
reason-sorties = { $unit } has as many sorties as it can have
reason-nothing-to-do = { $unit } can do nothing now
reason-no-ships = { $unit } does not use strategic movement
reason-waits = { $unit } has to wait: its faction does not act yet
reason-no-moves-left = no Strategic Movement marker is left in this turn
reason-not-supplied = { $unit } is not supplied
reason-starts-in-zone = { $unit } is in an enemy zone of control
reason-no-line = { $unit } is not on a transport line
reason-nowhere-to-go = { $unit } finds no free place to go to
reason-improved = { $unit } was already improved in this phase
reason-at-its-best = { $unit } cannot be improved
reason-not-in-the-box = { $unit } is not in the Mobilization box
reason-no-place = { $unit } cannot enter there: it needs a supplied city of its own country, outside enemy zones of control, with room
reason-must-be-supplied = { $unit } must be supplied, or cannot be
reason-still-supplied = only a ground unit in no supply can be given up
reason-no-retreat = no way of retreat leads to { $city }
reason-no-journey = no open way leads to { $city }, or there is no room
reason-out-of-range = { $city } is out of range of { $unit }
reason-no-base = { $unit } cannot base at { $city }
reason-severe = the weather at { $city } is severe
reason-not-there = { $city } is not possible here
reason-no-marker = you have no such marker, or nowhere to place it
reason-war-active = { $country } is in the war already
reason-war-closed = { $country } can never be attacked
reason-war-pact = war on { $country } would break the Nazi-Soviet Pact, and only the Axis may do that
reason-war-joins-nobody = you may not declare war on { $country } in this scenario

## The table in the terminal

board-date = { $month } { $year }
board-turn = Turn { $turn } of { $last }, { $date }
board-phase = { $faction }: { $phase }
board-weather = Cold { $cold }, temperate { $temperate }, warm { $warm }
board-legend =
    Each hex: terrain and number above, city and units below. ♣ forest ∩ rough ≈ marsh ▲ mountain ~ sea. ★ capital ● city ⚓ port ◊ fort.
    I infantry M mechanized A armored ^ air c convoy w fleet. - reduced ? low supply ! no supply. Grey: Axis, blue: Western Allies, red: Soviets.
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
