# Ce qu’il fallait dans une position. Chacun complète « il faut … ».

expected-points = axis et allies, chacun avec ses points : axis 12 allies 9
expected-space = une zone : { $choices }
expected-land-space = une zone terrestre
expected-sea-space = une zone maritime
expected-one-piece = chaque zone une seule fois : une nation n’y a qu’une unité
expected-pieces = au plus { $most } { $pieces } pour { $owner }
expected-space-for-air-force = une zone où la nation a une armée ou une flotte, chacune une seule fois
expected-air-forces = au plus { $most } escadres : voir air_marshal
expected-no-enemy = une zone sans unité de { $owner } : c’est un ennemi
expected-card-of = une carte de { $owner } : { $choices }
expected-card-of-type = une carte de type { $type }
