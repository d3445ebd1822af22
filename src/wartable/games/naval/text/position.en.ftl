# What was expected in a position or in the settings. Each completes “expected …”.

expected-in-a-scenario = { $setting } in a scenario
expected-setting-fleet = a whole number of points from 1 to 999
expected-setting-teams = off, two, three, or the team of each seat in order, such as 1122
expected-fleet-from = at least { $least } points, so that every fleet has a ship
expected-seats-for-teams = at least { $least } seats for so many teams
expected-team-for-each =
    one number for each of the { $seats } seats, such as { $seats ->
        [2] 12
        [3] 112
        [4] 1122
        [5] 11122
       *[other] 112233
    }
expected-teams-from-one = two teams or more, numbered from 1 without a gap
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
