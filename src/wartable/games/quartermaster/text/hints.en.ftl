# What speaks for an answer, behind "it". `how`: our side gains or keeps something, takes it from
# the enemy or denies it to him.

ground-points =
    { $how ->
        [keep] saves victory points
        [take] costs the enemy victory points
        [deny] keeps the enemy from scoring
       *[gain] scores victory points
    }
ground-supply =
    { $how ->
        [keep] keeps supply spaces
        [take] takes supply spaces from the enemy
        [deny] keeps the enemy from supply spaces
       *[gain] wins supply spaces
    }
ground-awards =
    { $how ->
        [keep] keeps Status cards scoring
        [take] stops enemy Status cards from scoring
        [deny] makes enemy Status cards score less
       *[gain] makes your Status cards score more
    }
ground-reach =
    { $how ->
        [keep] keeps supply spaces within reach
        [take] pushes the enemy away from supply spaces
        [deny] keeps supply spaces out of the enemy’s reach
       *[gain] brings supply spaces within reach
    }
ground-danger =
    { $how ->
        [keep] keeps your supply spaces safe
        [take] threatens enemy supply spaces
        [deny] keeps enemy supply spaces under threat
       *[gain] makes your supply spaces safer
    }
ground-homes =
    { $how ->
        [keep] keeps the home spaces safe
        [take] threatens an enemy home space
        [deny] keeps an enemy home space under threat
       *[gain] makes the home spaces safer
    }
ground-statuses =
    { $how ->
        [keep] keeps a Status on the table
        [take] costs the enemy a Status
        [deny] keeps the enemy from playing another Status
       *[gain] puts another Status on the table
    }
ground-status =
    { $how ->
        [keep] keeps “{ $card }” on the table
        [take] removes “{ $card }”
        [deny] keeps “{ $card }” off the table
       *[gain] puts “{ $card }” on the table
    }
ground-deck =
    { $how ->
        [take] costs { $nation_the } cards
        [deny] leaves { $nation_the } fewer cards
       *[other]
            { $round ->
                [0] saves cards of { $nation_the }
               *[other] saves cards of { $nation_the }, which run out in round { $round }
            }
    }
ground-responses =
    { $how ->
        [keep] keeps the face-down Responses of { $nation_the }
        [take] costs { $nation_the } a face-down Response
        [deny] leaves { $nation_the } fewer face-down Responses
       *[gain] gives { $nation_the } one more face-down Response
    }
ground-armies =
    { $how ->
        [keep] keeps armies of { $nation_the } in supply
        [take] costs { $nation_the } an army in supply
        [deny] leaves { $nation_the } fewer armies in supply
       *[gain] gives { $nation_the } more armies in supply
    }
ground-navies =
    { $how ->
        [keep] keeps navies of { $nation_the } in supply
        [take] costs { $nation_the } a navy in supply
        [deny] leaves { $nation_the } fewer navies in supply
       *[gain] gives { $nation_the } more navies in supply
    }
ground-cut-off =
    { $how ->
        [keep] keeps the pieces of { $nation_the } from being cut off
        [take] cuts off pieces of { $nation_the }
        [deny] leaves pieces of { $nation_the } cut off
       *[gain] puts pieces of { $nation_the } back in supply
    }
ground-air-forces =
    { $how ->
        [keep] keeps the Air Forces of { $nation_the }
        [take] costs { $nation_the } an Air Force
        [deny] leaves { $nation_the } fewer Air Forces
       *[gain] gives { $nation_the } one more Air Force
    }
ground-hand =
    { $how ->
        [keep] keeps your better cards
        [take] spoils the enemy’s hands
        [deny] leaves the enemy worse cards
       *[gain] gives you better cards
    }
ground-space =
    { $how ->
        [keep] holds { $space_the }
        [take] drives { $team_the } out of { $space_the }
        [deny] keeps { $team_the } out of { $space_the }
       *[gain] moves into { $space_the }
    }
