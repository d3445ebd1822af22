# Ce qui était attendu dans une position ou dans les réglages. Chacun complète « attendu : … ».

expected-with-soviets = un autre scénario : { $choices }
expected-hex-with-room = un hexagone sans autre unité de ce genre
expected-hex-on-land = un hexagone de terre
expected-place = un hexagone, une ville ou une zone hors carte, par exemple { $choices }
expected-unit-of-scenario = une unité du scénario, par exemple { $choices }
expected-three-zones = une météo pour tous, ou trois : froide, tempérée, chaude
expected-pair-of-factions = deux factions
