# What was expected in a scenario file. Each completes « … attendu ».

expected-scenario-id = un identifiant en minuscules, chiffres et _, comme xix_panzer_corps

## The map

expected-rows-of-map = une carte de 1 à { $most } rangées
expected-as-many-rows = { $rows } rangées, comme dans `terrain`
expected-as-many-hexes = { $hexes } hexagones, comme dans `terrain`
expected-no-hex-in-all = « - » dans les trois dessins, ou dans aucun
expected-map-code = un mot court autre que « - »
expected-sea-zone-of-hex = le code d’une zone maritime : le terrain est marin
expected-region-of-hex = le code d’une région : le terrain est terrestre
expected-on-the-map = son code sur au moins un hexagone
expected-one-map = un hexagone relié aux autres
expected-port-or-ferry = un port ou un bac sur cette terre : rien d’autre n’y mène
expected-hex-of-map = un hexagone de la carte
expected-land-hex = un hexagone de terre
expected-free-of-cities = un hexagone à elle seule : { $other } s’y trouve
expected-one-capital = une seule capitale pour { $country } : il y a déjà { $other }
expected-sea-nearby = une zone maritime à { $hexes } hexagones au plus
expected-sides = des côtés d’hexagones, comme 0606/0706
expected-neighbours = deux hexagones qui se touchent
expected-two-hexes = au moins deux hexagones
expected-no-barrier = une ligne qui ne franchit aucune barrière
expected-edge-of-map = un hexagone au bord de la carte
expected-on-a-line = un hexagone sur une ligne de transport
expected-joins-or-port = `joins` ou `port` : rien n’y mène

## Factions and countries

expected-two-factions = deux factions
expected-two-sides = deux camps qui se partagent { $choices }
expected-no-faction = aucune : l’état du pays est { $status }
expected-another-faction = une autre faction que celle qui attaque
expected-a-region = une région sur la carte
expected-active-country = un pays actif : { $country } ne l’est pas

## Units and counters

expected-place-of-unit = un lieu, ou bien un seul renfort ou une seule amélioration qui amène l’unité
expected-not-placed-yet = aucun lieu : l’unité arrive par un renfort ou une amélioration
expected-unit-place = un hexagone, une ville, une zone hors carte ou `mobilization`
expected-room-for-unit = un lieu où il reste de la place : { $other } s’y trouve
expected-friendly-hex = un hexagone de son pays ou d’un ami : { $country } le tient
expected-port-hex = un port
expected-air-base = un hexagone où une unité aérienne peut se baser
expected-ground-unit = une unité terrestre
expected-unit-of = une unité de { $country }
expected-one-kind-of-place = un seul de city, country, region, zone
expected-unit-or-effects = soit `unit`, soit `do`

## Victory

expected-winner-or-draw = un vainqueur, sauf si le niveau est une partie nulle
expected-axis-heir = un pays de l’Axe parmi { $choices }, car ses usines sont aussi en jeu
expected-last-turn-level = un niveau qui termine la partie à la fin du scénario : when = { "{" } last_turn = true { "}" }

## Numbers

expected-rising-numbers = { $number } nombres croissants
expected-six-letters = six lettres parmi { $letters }
expected-own-letter = une lettre à lui seul
expected-foot-and-mobile = un coût à pied et un coût mobile, ou aucun des deux
expected-group-and-points = `group` et `points`

## Odd, but it can be played

expected-supply-line = une ligne de ravitaillement au début
expected-supply-source = une source de ravitaillement pour ses unités
expected-units-there = { $number } unités terrestres à cet endroit au début
