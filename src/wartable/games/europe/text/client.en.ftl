# The page.

europe-turn = Turn { $turn } of { $last }
europe-phases = Phases of the turn
europe-countries = Countries
europe-will = Will
europe-points = Points
europe-factories = Factories
europe-mobilization = to mobilize
europe-eliminated = eliminated
europe-won = Victory for { $faction_the }!
europe-draw = A draw

europe-date = { $month } { $year }
europe-zone-cold = Cold
europe-zone-temperate = Temperate
europe-zone-warm = Warm
europe-weather = Weather
europe-phase-of = { $phase }: { $faction }
europe-phase-idle = { $phase }: nothing to do
europe-short-weather = Weather
europe-short-declaration-of-war = War
europe-short-economy = Economy
europe-short-strategic-warfare = Strat. war
europe-short-strategic-movement = Strat. move
europe-short-operations = Operations
europe-short-no-supply = No supply
europe-short-replacement = Replace
europe-short-mobilization = Mobilize
europe-short-diplomacy = Diplomacy
europe-short-upgrade = Upgrade
europe-short-victory = Victory
europe-short-end-of-turn = End

# What may be done now, and what it costs.
europe-now = What you can do now
europe-now-declare = You are already at war wherever the map shows a front. More wars cost nothing, but cannot be taken back: whoever you attack joins your enemies. If in doubt, declare none.
europe-now-declare-joint = { $country_the } is already fighting your other side. A second front brings it down sooner: every city it loses counts, whoever takes it. Wars cost nothing, but cannot be taken back.
europe-now-give = Production points pay for what units do, for repairs and for new units. A great power may give one to each friend, so that the friend’s units can act too.
europe-now-strategic = Touch a unit to send it a long way along railways and roads. Each trip uses one marker, and the unit does nothing else this turn.
europe-now-journey = Choose where the unit goes. It uses one Strategic Movement marker.
europe-now-act = Touch a unit to see where it can go. Each unit acts once a turn: it moves, then it may attack.
europe-now-chosen = Touch a coloured hex to go there: the number is how many movement points it has left for an attack. Touch an enemy with a percentage to attack it: that is the chance of taking its hex.
europe-now-marker = Place your Surprise Attack marker before you attack: defenders within two hexes of it fight at −2.
europe-now-active = This unit is on its way. It may still attack or move with the points it has left.
europe-now-air = Touch a marked hex to move its base there, or choose a mission. To support an attack it can stay: name it when you attack. Each flight costs sorties, which come back with replacements.
europe-now-ship = Touch a marked port to send the ship there, or choose a mission. To carry an army, touch the army first. Each trip costs sorties, which come back with replacements.
europe-now-invade = Choose a coast to land on. The attack gets a penalty for coming from the sea.
europe-now-assist = Up to two neighbours may support the assault. Each adds 1, and its country pays to activate it.
europe-now-reply = You are attacked. Planes in support add to your die; planes that intercept first fight those of the attacker. What you send is spent even if you lose.
europe-now-retreat = Choose where your unit retreats: a free hex of your side, outside enemy zones and no nearer to an attacker.
europe-now-advance = The hex is empty. Your unit may move in without paying movement points.
europe-now-supply = Units that trace a line to a source are supplied. Choose only those that should go without.
europe-now-give-up = Units without supply may be given up now. They can be mobilized again later.
europe-now-improve = Bring a reduced unit back to full strength, or let planes and ships rest, so that they can fly or sail again. It costs production points and needs supply.
europe-now-mobilize = Bring back units from the mobilization box. Each costs production points and enters in a city at home.
europe-now-diplomacy = You may skip this. For 5 production points you try to win over a neutral country: you draw one of the markers in a cup. One marked success makes a country lean towards you; the second one makes it join you. One marked failure helps the other side in the same way. For the same price you can put one more marker into the cup instead.
europe-now-win = A country that leans towards nobody will lean towards you. One that leans towards you joins you with its units. One that leans towards an enemy lets go of it.
europe-now-place = Reinforcements: touch a marked hex, and the unit enters the map there.
europe-now-upgrade = Replace a unit with its better version. It costs nothing.
europe-now-surprise = Touch a hex near the defenders you want to attack. Until the end of these operations all defenders within two hexes of it fight at −2. It is free.
europe-now-paradrop = Choose an enemy city in range. On a 1, 2 or 3 it is taken.
europe-now-partisans = Choose an enemy hex. Units there fight at a penalty.
europe-now-escort = Your planes meet enemy fighters. An escort fights them first, so that the others get through; each flight costs sorties.
europe-now-intercept = Enemy planes are coming. Fighters that meet them may drive them off; each flight costs sorties.
europe-now-flee = The unit flies or sails to another base, or it is lost.
europe-now-leave = The unit may not stay where it is. Choose where it goes.
europe-now-claim = Your paratroops have taken the city. Choose the country that holds it from now on.
europe-now-waylay = A fleet that meets the enemy at sea fights. Each trip costs sorties.
europe-now-convoy = A fleet beside the convoy fights first, so that the convoy gets through. Each trip costs sorties.
europe-now-route = The route decides which enemy warships can intercept it, and which of yours can escort it. All routes cost the same.
europe-now-berth = Both are free. Its next trip begins at the port you choose.
europe-now-ashore = Planes that support the landing add to your die, and each flight costs them sorties.
europe-now-consent = If you agree, it happens now. If you refuse, the question may come back in a later turn. Neither costs anything.
europe-now-for = Now you decide for { $faction_the }.
europe-cup = In the cup:
europe-skip-before = Straight to operations (you keep your income)
europe-skip-end = Finish the turn
europe-decided = { $countries_the } { $count ->
    [one] has
   *[other] have
} fallen: { $level } for { $faction_the } at the end of this turn.
europe-decided-draw = { $countries_the } { $count ->
    [one] has
   *[other] have
} fallen. The game ends in a draw at the end of this turn.
europe-still-active = { $unit_the } has not finished yet. Let it stop first, then choose another unit.
europe-skip-after = Finish the turn, buy nothing more
europe-guard = Careful: { $unit_the } must stay for National Defence. If it leaves, { $country_the } loses one will each turn, and its ground units may only move towards what they must defend.
europe-costs = { $unit_the } costs { $country_the } { $points ->
    [0] nothing
    [one] one production point
   *[other] { $points } production points
}.
europe-purse = { $points ->
    [one] 1 point
   *[other] { $points } points
}
europe-undone = { $count ->
    [one] 1 unit can still do something
   *[other] { $count } units can still do something
}

# On the map
europe-points-left = { $points ->
    [one] one movement point left
   *[other] { $points } movement points left
}
europe-city-will = worth { $will } will
europe-city-factories = { $factories ->
    [one] one factory
   *[other] { $factories } factories
}
europe-would-starve = no supply there
europe-way-lead = Shift+Enter: go through here
europe-way-through = { $count ->
    [one] by way of one hex
   *[other] by way of { $count } hexes
}
europe-legend-points = movement points left, 0 to { $points }
europe-legend-zone = enemy zone: stop there
europe-legend-supply = Coloured: supply reaches it. Thick lines: railways and roads that carry it. Framed: a source.
europe-legend-factories = Filled: so many factories. Rings: cities that count for will only.
europe-legend-threats = Red rings: units an enemy could attack next. The thicker the ring, the more enemies.
europe-unit-points = { $points ->
    [one] one movement point
   *[other] { $points } movement points
}
europe-unit-range = { $hexes ->
    [one] range one hex
   *[other] range { $hexes } hexes
}
europe-unit-sorties = { $sorties ->
    [0] no sorties flown
    [one] one sortie flown
   *[other] { $sorties } sorties flown
}
europe-layers-short = Layers
europe-layers = Show on the map
europe-layer-supply = Supply
europe-layer-zones = Zones of control
europe-layer-control = Who holds what
europe-layer-weather = Weather
europe-layer-factories = Factories
europe-layer-threats = Units in danger
europe-nato = NATO symbols
europe-signs = What the signs mean
europe-sign-full = full strength: two steps
europe-sign-reduced = reduced: one step left
europe-sign-done = done for this turn
europe-sign-low = low on supply
europe-sign-none = without supply
europe-sign-sorties = each hollow dot is a sortie flown; after six it must rest
europe-sign-capital = capital
europe-sign-city = city worth will or with factories
europe-sign-town = town worth nothing
europe-sign-port = port
europe-sign-factory = factory
europe-sign-fort = fort
europe-sign-rail = railway or road
europe-sign-river = river
europe-sign-front = front

# An attack
europe-attack = Attack
europe-move = Move
europe-move-to = { $unit } to { $city }
europe-move-leaves = { $points ->
    [0] No movement points are left there.
    [one] One movement point is left there.
   *[other] { $points } movement points are left there.
}
europe-move-starves = It would be out of supply.
europe-move-drag = To take another route, drag the unit along it.
europe-attack-on = Attack on { $city }
europe-attack-who = Attack on { $unit_the } { $city_in }
europe-approach = First your unit moves to { $city } and has { $points ->
    [one] one movement point
   *[other] { $points } movement points
} left.
europe-only-move = Only move
europe-attack-after = Move and attack: { $percent }%
europe-go-there = Move there
europe-added = added to your die
europe-reduced = reduced
europe-strength = strength { $country_of }
europe-advance-at-once = Advance at once if the hex is left empty
europe-attack-how = Kind of attack
europe-kind-attack = Mobile combat
europe-about-attack = It can go on afterwards with the points left.
europe-about-assault = Neighbours may help; after it the unit is done.
europe-kind-assault = Assault
europe-cost-points = { $points ->
    [one] one point
   *[other] { $points } points
}
europe-support = Support
europe-no-air = No air support
europe-attack-now = Attack: { $percent }% to take the hex
europe-attacker = Attacker
europe-defender = Defender
europe-nothing = nothing
europe-steps = A full unit has two steps: after the first loss it is reduced, after the second it is lost.
europe-range = { $low } to { $high }
europe-difference = The numbers say by how much the attacker’s total is higher.
europe-hoped = These chances count on every neighbour that can support the assault. You choose them next.
europe-foreseen = Possible outcomes
europe-if = With “{ $answer }”
europe-fight = What happened
europe-go-on = Continue
europe-all-charts = All charts of the turn
europe-boxes = Off-map zones
europe-box-about = { $zone }: beside the map. Units here guard a border that the map does not show.
europe-will-about = How long a country holds out. It loses will with each city and each army, and falls as soon as its will is below 0.
europe-points-about = Production points, to activate, repair and buy units. They come from factories each turn.
europe-factories-about = Factories it holds: each turn they make production points.
europe-box-empty = no units

# How to win
europe-goals = How to win
europe-goal = { $level } for { $faction_the }:
europe-goal-draw = Draw:
europe-goal-fall = { $countries_the } { $count ->
    [one] falls
   *[other] fall
} by the end of turn { $turn }.
europe-goal-cities = they hold { $all ->
    [1] all of
   *[other] { $count } of
} { $cities }.
europe-goal-else = nobody else has won by the end of turn { $turn }.
europe-goal-more = the scenario’s file says when.
europe-goal-prizes = { $country_the } has { $will } will left and these cities: { $cities }.
europe-goal-each = { $cities } { $will } each
europe-goal-sides = You also play { $faction_the }. In each phase, you play them last.
europe-goal-will = A country falls as soon as its will is below 0. It loses will with each city and each army it loses.

# The end of a game
ended-won = { $level } for { $faction_the } in turn { $turn }.
ended-fell = { $country_the } fell in turn { $turn }: { $level } for { $faction_the }.
ended-fell-draw = { $country_the } fell in turn { $turn }, too late for a victory.
ended-held = { $country_the } held out until the end of turn { $turn }: { $level } for { $faction_the }.
ended-drawn = Nobody had won after turn { $turn }.
count-attacks = Attacks
count-reduced = Units reduced
count-eliminated = Units lost
europe-film = The front, turn by turn
europe-film-start = Set-up
europe-film-frame = Turn { $turn }: { $faction_the }
europe-film-land = The land is held by:
europe-film-end = The end
end-by-round = Cities taken in each turn
lead-round = Turn
end-turned = Turn { $round }, { $seat } to play. Chance of winning ({ $who }): { $before }% before, { $after }% after.
end-points = Cities taken
end-score = Cities taken
end-lead = Who took more cities, turn by turn
luck-rolls =
    { $rolls ->
        [one] One die
       *[other] { $rolls } dice
    }: { $happened } in all, { $likely } expected.
luck-about = Every die counts for whoever rolled it; the average of a die is 3.5. Nobody can touch the dice, bots included.
game-about = Armies, air forces and fleets on a map of hexes: Poland 1939 or France 1940. For 1 to 3 people, half an hour to two hours.

# Settings
setting-scenario = Scenario
setting-scenario-about = Poland 1939 has three turns and is the one to begin with. France 1940 has four turns and more units.
value-scenario-poland-1939 = { scenario-poland-1939 }
value-scenario-france-1940 = { scenario-france-1940 }
setting-soviets = The Soviets
setting-soviets-about = Who plays them, in Poland 1939.
value-soviets-shared = Whoever plays the Axis
value-soviets-apart = Somebody else
value-soviets-out = Nobody
