# What was expected in a position or in the settings. Each completes “expected …”.

expected-with-soviets = another scenario: { $choices }
expected-hex-with-room = a hex without another unit of that kind
expected-hex-on-land = a land hex
expected-place = a hex, a city or an off-map zone, such as { $choices }
expected-unit-of-scenario = a unit of the scenario, such as { $choices }
expected-three-zones = one weather for all, or three: cold, temperate, warm
expected-pair-of-factions = two factions
