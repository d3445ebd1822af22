# What speaks for an answer, behind "it". `how`: our side gains or keeps something, takes it from
# the others or denies it to them.

ground-points =
    { $how ->
        [take] costs the others victory points
        [deny] keeps the others from victory points
        [keep] keeps victory points
       *[gain] earns victory points
    }
ground-fleet =
    { $how ->
        [take] weakens the others’ fleet
        [deny] leaves the others a weaker fleet
        [keep] keeps your fleet together
       *[gain] places your fleet better
    }
ground-submarines =
    { $how ->
        [take] sinks submarines of the others
        [deny] leaves the others fewer submarines
        [keep] keeps your submarines
       *[gain] brings submarines into play
    }
ground-hull =
    { $how ->
        [take] damages ships of the others
        [deny] leaves the others with damaged ships
        [keep] spares your ships damage
       *[gain] repairs your ships
    }
ground-torpedoes =
    { $how ->
        [take] destroys torpedoes of the others
        [deny] leaves the others fewer torpedoes
        [keep] keeps your torpedoes
       *[gain] brings more torpedoes to bear
    }
ground-aircraft =
    { $how ->
        [take] destroys aircraft of the others
        [deny] leaves the others weaker air strikes
        [keep] keeps your air strikes
       *[gain] makes stronger air strikes possible
    }
ground-air-defence =
    { $how ->
        [take] weakens the others’ air defence
        [deny] leaves the others a weaker air defence
        [keep] keeps your air defence
       *[gain] strengthens your air defence
    }
ground-command =
    { $how ->
        [take] destroys command ships of the others
        [deny] leaves the others without command
        [keep] keeps your command ships
       *[gain] strengthens your command
    }
ground-cards =
    { $how ->
        [take] costs the others good cards
        [deny] leaves the others worse cards
        [keep] keeps good cards in the hand
       *[gain] brings better cards into the hand
    }
ground-purse =
    { $how ->
        [take] costs the others means for reinforcements
        [deny] leaves the others fewer means for reinforcements
        [keep] keeps means for reinforcements
       *[gain] brings means for reinforcements
    }
ground-escort =
    { $how ->
        [take] endangers the others’ Non-Combatant
        [deny] keeps the others’ Non-Combatant in danger
       *[other] keeps the Non-Combatant afloat
    }
