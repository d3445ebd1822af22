# What was expected in a position or in the settings. Each completes “expected …”.

expected-in-a-scenario = { $setting } in a scenario
expected-seat-with-ships = a seat with ships
expected-navy = a navy: { $choices }
expected-free-navy = a navy that { $owner } does not have
expected-ship = a ship: { $choices }
expected-ship-of = a ship of { $owner }
expected-ship-of-another = a ship of another seat’s navy
expected-ship-not-afloat = a ship that is not afloat
expected-ship-in-a-row = a ship in a row of the fleet
expected-surface-ship = a ship: submarines are active or passive, never in a row
expected-submarine = a submarine
expected-one-place = each ship in one place
expected-row-in-front = a ship in every row in front of it
expected-action-card = an Action card: { $choices }
expected-card-with-damage = a card with damage, or superior_tactics:3
expected-less-damage = less damage than its hull of { $hull }
