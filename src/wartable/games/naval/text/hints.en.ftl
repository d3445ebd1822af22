# What speaks for an answer, behind "it". `how`: our side gains or keeps something, takes it from
# the others or denies it to them.

ground-points =
    { $how ->
        [take] costs the others victory points
        [deny] keeps the others from victory points
        [keep] keeps victory points
       *[gain] earns victory points
    }
ground-formation =
    { $how ->
        [take] breaks up the others’ formation
        [deny] leaves the others a worse formation
        [keep] keeps your formation
       *[gain] places your ships better
    }
ground-ships =
    { $how ->
        [take] sinks ships
        [deny] leaves the others fewer ships
        [keep] keeps ships afloat
       *[gain] brings more ships into play
    }
ground-hull =
    { $how ->
        [take] damages ships of the others
        [deny] leaves the others with damaged ships
        [keep] spares your ships damage
       *[gain] gives you sturdier ships
    }
ground-weapons =
    { $how ->
        [take] destroys weapons of the others
        [deny] leaves the others fewer weapons
        [keep] keeps your weapons
       *[gain] brings more weapons to bear
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
ground-hunters =
    { $how ->
        [take] weakens the others’ defence against submarines
        [deny] leaves the others a weaker defence against submarines
        [keep] keeps your defence against submarines
       *[gain] strengthens your defence against submarines
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
ground-intelligence =
    { $how ->
        [take] costs the others an Intelligence card
        [deny] leaves the others fewer Intelligence cards
        [keep] keeps an Intelligence card
       *[gain] brings in an Intelligence card
    }
ground-purse =
    { $how ->
        [take] costs the others means for reinforcements
        [deny] leaves the others fewer means for reinforcements
        [keep] keeps means for reinforcements
       *[gain] brings means for reinforcements
    }
ground-reserve =
    { $how ->
        [take] costs the others ships in reserve
        [deny] leaves the others fewer ships in reserve
        [keep] keeps ships in reserve
       *[gain] fills the reserve
    }
ground-attacked =
    { $how ->
        [take] exposes the others to the declared attacks
        [deny] leaves the others exposed to the declared attacks
        [keep] avoids losses from the declared attacks
       *[gain] blunts the declared attacks
    }
ground-attacks =
    { $how ->
        [take] blunts the attacks of the others
        [deny] leaves the others weaker attacks
        [keep] keeps up the declared attacks
       *[gain] declares attacks that will tell
    }
ground-escort =
    { $how ->
        [take] endangers the others’ Non-Combatant
        [deny] keeps the others’ Non-Combatant in danger
       *[other] keeps the Non-Combatant afloat
    }
