# Ce qu’il fallait dans une position. Chacun complète « il faut … ».

expected-points = axis et allies, chacun avec ses points : axis 12 allies 9
expected-space = un espace : { $choices }
expected-land-space = un espace terrestre
expected-sea-space = un espace maritime
expected-one-piece = chaque espace une seule fois : une nation y a un seul pion
expected-pieces = au plus { $most } { $pieces } pour { $owner }
expected-space-for-air-force = un espace avec une armée ou une marine de la nation, chacun une seule fois
expected-air-forces = au plus { $most } forces aériennes : voir air_marshal
expected-no-enemy = n’y mettre aucun pion de { $owner } : ils sont ennemis
expected-card-of = une carte de { $owner } : { $choices }
expected-card-of-type = une carte de type { $type }
