# Words of the browser client at a table of the naval game.

naval-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
naval-points = { $count } VP
naval-hand = Your cards
naval-hand-empty = No cards in hand.
naval-hand-count = hand { $count }/{ $size }
naval-rolls = rolls { $sign }1
naval-out = out of the game
naval-row = Row { $row }
naval-takes = { $ship } takes attack { $attack }
naval-submarines = Submarines
naval-chosen = Chosen
naval-reserve = Reserve
naval-sunk = Has sunk:
naval-active = active
naval-passive = passive
naval-damage = damage { $count }
naval-submarine = submarine
naval-sinks = a hit sinks it
naval-sinks-on = { $count } or more sinks it
naval-large-gun = a Large Gun sinks it
naval-hard = hard to stop (−{ $count })
naval-aimed =
    { $count ->
        [one] one attack
       *[other] { $count } attacks
    }
naval-attacks = Attacks
naval-no-attack = No attack yet: press what glows.
naval-attack-open = open
naval-attack-stopped = stopped
naval-attack-resolved = resolved
naval-won = { $who } has won!
naval-draw = Nobody has won.
naval-hull-left = hull { $left } of { $hull }
naval-acted = acted
naval-vp = VP
naval-any-range = any
naval-reinforcement = Value for reinforcements
naval-sinks-short = { $count }+ sinks
naval-sinks-plain = sinks
naval-odds-stopped = stopped { $percent }%
naval-odds-sunk = sunk { $percent }%
naval-open-fleet = Open this fleet
naval-by-air-strike = Air strike
naval-by-asw = ASW attack
naval-place = { $ship } here
naval-queue = Still to be placed
naval-defences = Your defences
naval-dice = Dice
naval-dice-coming = Still to roll
naval-dice-rolled = Last dice rolled
naval-dice-none = Nothing has been rolled yet.
naval-die-hit = hit
naval-die-missed = missed
naval-die-stopped = stopped
naval-die-through = failed

## What a ship's signs mean, and why a card cannot be played, in a few words

naval-signs = What the signs mean
naval-sign-small-gun = Small Gun
naval-sign-medium-gun = Medium Gun
naval-sign-large-gun = Large Gun
naval-sign-ssm = Surface-to-Surface Missile
naval-sign-cruise = Cruise Missile
naval-sign-torpedo = Torpedoes, while it is active
naval-sign-air-strike = to sink a ship by air strike
naval-sign-asw = to sink a submarine (ASW)
naval-sign-defence = to stop an air strike or cruise missile
naval-sign-evasion = to evade any attack
naval-sign-passive = to evade while passive
naval-sign-active = to evade while active
naval-sign-command = more cards in your hand
naval-why =
    { $why ->
        [no-active] No active submarine
        [acted] Its ships have acted
        [no-platform] No ship has this weapon
        [out-of-range] Out of range
        [only-reaction] When others play a card
        [only-copy] With another card
        [only-defence] When you are attacked
        [no-damage] Nothing to repair
        [cost] Too few other cards
        [no-target] No target
        [does-not-stop] Does not stop this
        [declared] In your defence
       *[other] Not now
    }
naval-navies = Navies
naval-navy-size = { $count } ships, { $points } VP
naval-shop = Ships to choose from
naval-shop-fleet = Choose your fleet, in secret
naval-shop-about = The ships you leave out become your reserve.
naval-shop-reserve = Your reserve
naval-shop-reserve-about = Pay with cards from your hand, then take ships.
naval-basket = Your fleet so far
naval-points-left = left of { $total } VP
naval-points-to-spend = VP to spend
naval-short = { $count } short
naval-filter = Show only
naval-filter-all = All { $count }
naval-trait-air = Air strikes
naval-trait-missiles = Missiles
naval-trait-guns = Guns
naval-trait-hunters = Submarine hunters
naval-trait-defence = Air defence
naval-trait-submarines = Submarines
naval-trait-command = Command
naval-suggest = Suggest:
naval-style-balanced = Balanced
naval-style-missiles = Missiles
naval-style-submarines = Submarines

setting-seats = Seats
setting-seats-about = How many fleets fight; bots take those that nobody plays.
setting-scenario = Scenario
setting-scenario-about = A battle with given fleets, or fleets of your own choice.
value-scenario-none = Your own fleets
value-scenario-raider-force-710 = { scenario-raider-force-710 }
value-scenario-taking-the-bear = { scenario-taking-the-bear }
value-scenario-falkland-express = { scenario-falkland-express }
value-scenario-bay-of-pandas = { scenario-bay-of-pandas }
setting-fleet = Size of the fleets
setting-fleet-about = Points to spend on ships, as many as you like; sink that many to win.
setting-ships = Ships
setting-ships-about = The ships in the box, or the expansion’s as well.
value-ships-core = Box
value-ships-extended = With the expansion
setting-teams = Teams
setting-teams-about = Everyone for themselves, or in teams, seated as you like. A team shares its points.
value-teams-off = None
value-teams-two = Two
value-teams-three = Three
value-teams-own = As chosen below
setting-row-defence = Defence by rows
setting-row-defence-about = An air strike needs one more against row 2, and two more against row 3.
setting-stock = Bought cards
setting-stock-about = Action cards are bought before the game.
value-fleet-15 = 15
value-fleet-20 = 20
value-fleet-25 = 25
value-fleet-30 = 30
value-fleet-35 = 35
value-fleet-40 = 40
value-fleet-45 = 45
value-fleet-50 = 50

## Before a game

game-about = Fleets of nine modern navies, with missiles, guns, torpedoes and dice. For 2 to 6 people, half an hour.

naval-phases = Phases of the turn
naval-phase-actions = Actions
naval-phase-defences = Defences
naval-phase-resolve = Resolve
naval-phase-discard = Discard
naval-phase-draw = Draw
naval-step-navies = Navies
naval-step-cards = Cards
naval-step-fleets = Fleets
naval-step-formation = Formation
naval-scenario-rules = Special rules
naval-cancelled = What would be cancelled
naval-story-raider-force-710 = Norway’s coast is long and its ships are few. A Soviet raiding force slips out along it, and four Norwegian vessels come out of the fjords to stop it.
naval-story-taking-the-bear = An American carrier group sails far north. The Soviet Navy lets it come, then strikes with everything it has, and bombers are on their way.
naval-story-falkland-express = A supply ship makes a dash for the islands with a single frigate beside it. An Argentine destroyer has three rounds to catch it.
naval-story-bay-of-pandas = Off Taiwan a merchant ship is in trouble. The Chinese fleet closes in, and Taiwan’s ships stand between.

## The end

ended-goal = The goal of { $points } points was reached by the end of round { $round }.
ended-afloat = Only one side was still afloat. Round { $round }.
ended-rounds = Round { $round } was the last.
ended-escort-sunk = The Non-Combatant was sunk in round { $round }.
ended-escort-saved = The Non-Combatant was still afloat at the end of round { $round }.
count-attacks = Attacks
count-stopped = Attacks stopped
count-sunk = Ships sunk
count-lost = Ships lost
