# What was expected in a position. Each completes “expected …”.

expected-points = axis and allies, each with its points: axis 12 allies 9
expected-space = a space: { $choices }
expected-land-space = a land space
expected-sea-space = a sea space
expected-one-piece = each space once: a nation has one piece in a space
expected-pieces = at most { $most } { $pieces } for { $owner }
expected-space-for-air-force = a space where the nation has an army or a navy, each space once
expected-air-forces = at most { $most } air forces: see air_marshal
expected-no-enemy = a space without a piece of { $owner }: they are enemies
expected-card-of = a card of { $owner }: { $choices }
expected-card-of-type = a card of type { $type }
