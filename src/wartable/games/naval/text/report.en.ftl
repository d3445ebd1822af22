# What a report of this game says beside the usual.

report-navies = Navies and fleets
report-first = Whoever played first won { $share } of the games ({ $interval }; even would be { $even }).
report-navy = Navy
report-fleets = Fleets
report-won = Won
report-navy-ships = Ships per fleet
report-navy-sunk = Of which sunk
report-sunk = Ships sunk so far
report-ships = Ships
report-ship = Ship
report-ship-sunk = Sunk
