# What speaks for an answer, behind "it". `how`: our side gains or keeps something, takes it from
# the others or denies it to them.

ground-hunt =
    { $how ->
        [take] gives new heart to an attacked country
        [deny] spares an attacked country some of its will
        [keep] keeps up the pressure on the enemy’s will
       *[gain] breaks more of the enemy’s will
    }
ground-conquest =
    { $how ->
        [take] saves a country from conquest
        [deny] keeps the others from conquering a country
        [keep] keeps a conquest within reach
       *[gain] brings a conquest
    }
ground-will =
    { $how ->
        [take] costs the others national will
        [deny] leaves the others less national will
        [keep] keeps national will
       *[gain] wins national will
    }
ground-armies =
    { $how ->
        [take] destroys the others’ armies
        [deny] leaves the others with weaker armies
        [keep] spares your armies
       *[gain] strengthens your armies
    }
ground-armor =
    { $how ->
        [take] destroys the others’ mobile units
        [deny] leaves the others fewer mobile units
        [keep] spares your mobile units
       *[gain] gives you more mobile units
    }
ground-front =
    { $how ->
        [take] drives the others from the front
        [deny] keeps the others away from the front
        [keep] keeps your armies at the front
       *[gain] brings your armies to the front
    }
ground-supply =
    { $how ->
        [take] cuts off the others’ supply
        [deny] leaves the others short of supply
        [keep] keeps your units in supply
       *[gain] brings your units back into supply
    }
ground-surrounded =
    { $how ->
        [take] surrounds the others’ units
        [deny] keeps the others’ units surrounded
        [keep] keeps a way out open for your units
       *[gain] gets your units out of a trap
    }
ground-air =
    { $how ->
        [take] destroys the others’ air units
        [deny] leaves the others fewer air units
        [keep] spares your air units
       *[gain] gives you more air units
    }
ground-air-fresh =
    { $how ->
        [take] tires out the others’ air force
        [deny] leaves the others with a tired air force
        [keep] keeps your air force fresh
       *[gain] rests your air force
    }
ground-points =
    { $how ->
        [take] costs the others production points
        [deny] leaves the others fewer production points
        [keep] saves production points
       *[gain] brings production points
    }
ground-factories =
    { $how ->
        [take] takes factories from the others
        [deny] keeps factories from the others
        [keep] keeps your factories
       *[gain] wins factories
    }
ground-reserves =
    { $how ->
        [take] costs the others reserves
        [deny] leaves the others fewer reserves
        [keep] keeps units in reserve
       *[gain] brings units into reserve
    }
ground-cities =
    { $how ->
        [take] drives the others away from a city
        [deny] keeps the others away from a city
        [keep] keeps a city within your reach
       *[gain] brings a city within your reach
    }
ground-surprise =
    { $how ->
        [take] costs the others a Surprise Attack
        [deny] leaves the others fewer Surprise Attacks
        [keep] saves a Surprise Attack for later
       *[gain] gives you a Surprise Attack
    }
