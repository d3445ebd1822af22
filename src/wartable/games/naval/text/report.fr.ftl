# What a report of this game says beside the usual.

report-navies = Marines et flottes
report-first = La personne qui jouait en premier a gagné { $share } des parties ({ $interval } ; l’égalité serait { $even }).
report-navy = Marine
report-fleets = Flottes
report-won = Gagné
report-navy-ships = Navires par flotte
report-navy-sunk = Dont coulés
report-sunk = Navires coulés jusque-là
report-ships = Navires
report-ship = Navire
report-ship-sunk = Coulé
