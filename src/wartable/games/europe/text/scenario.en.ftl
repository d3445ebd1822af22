# What was expected in a scenario file. Each completes “expected …”.

expected-scenario-id = an id of lower-case letters, digits and _, such as xix_panzer_corps

## The map

expected-rows-of-map = a map of 1 to { $most } rows
expected-as-many-rows = { $rows } rows, as in `terrain`
expected-as-many-hexes = { $hexes } hexes, as in `terrain`
expected-no-hex-in-all = “-” in all three pictures, or in none
expected-map-code = a short word that is not “-”
expected-sea-zone-of-hex = the code of a sea zone: the terrain is sea
expected-region-of-hex = the code of a region: the terrain is land
expected-on-the-map = its code on at least one hex
expected-one-map = a hex that is connected to the others
expected-port-or-ferry = a port or a ferry on that piece of land: no other way leads there
expected-hex-of-map = a hex of the map
expected-land-hex = a hex on land
expected-free-of-cities = a hex of its own: { $other } is there
expected-one-capital = one capital of { $country }: it has { $other }
expected-sea-nearby = a sea zone at most { $hexes } hexes away
expected-sides = sides of hexes, such as 0606/0706
expected-neighbours = two hexes that touch
expected-two-hexes = at least two hexes
expected-no-barrier = a line that crosses no barrier
expected-edge-of-map = a hex at the edge of the map
expected-on-a-line = a hex on a transport line
expected-joins-or-port = `joins` or `port`: no way leads there

## Factions and countries

expected-two-factions = two factions
expected-two-sides = two sides that share out { $choices }
expected-no-faction = none: the country is { $status }
expected-another-faction = a faction other than the attacker
expected-a-region = a region on the map
expected-active-country = an active country: { $country } is not

## Units and counters

expected-place-of-unit = a place, or one reinforcement or upgrade that brings the unit
expected-not-placed-yet = no place: the unit comes as a reinforcement or an upgrade
expected-unit-place = a hex, a city, an off-map zone, or `mobilization`
expected-room-for-unit = a place with room: { $other } is there
expected-friendly-hex = a hex of its own country or of a friend: { $country } holds it
expected-port-hex = a port
expected-air-base = a hex where air units can base
expected-ground-unit = a ground unit
expected-unit-of = a unit of { $country }
expected-one-kind-of-place = one of city, country, region, zone
expected-unit-or-effects = either `unit` or `do`

## Victory

expected-winner-or-draw = a winner, unless the level is a draw
expected-axis-heir = an Axis country that is one of { $choices }, since its factories are at stake too
expected-last-turn-level = a level that ends the game on the last turn: when = { "{" } last_turn = true { "}" }

## Numbers

expected-rising-numbers = { $number } numbers in rising order
expected-six-letters = six letters of { $letters }
expected-own-letter = a letter of its own
expected-foot-and-mobile = costs for both foot and mobile, or for neither
expected-group-and-points = `group` and `points`

## Odd, but it can be played

expected-supply-line = a supply line at the start
expected-supply-source = a supply source for its units
expected-units-there = { $number } ground units there at the start
