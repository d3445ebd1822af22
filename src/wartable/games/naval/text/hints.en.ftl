# What speaks for an answer, behind "it". `how`: our side gains or keeps something, takes it from
# the others or denies it to them.

ground-points =
    { $how ->
        [take] costs the others victory points
        [deny] keeps the others from scoring
        [keep] keeps victory points
       *[gain] earns victory points
    }
ground-fleet =
    { $how ->
        [take] weakens the others’ fleet
        [deny] leaves the others with a weaker fleet
        [keep] keeps your fleet together
       *[gain] places your fleet better
    }
ground-submarines =
    { $how ->
        [take] sinks enemy submarines
        [deny] leaves the others with fewer submarines
        [keep] keeps your submarines
       *[gain] brings submarines into play
    }
ground-hull =
    { $how ->
        [take] damages enemy ships
        [deny] leaves the others with damaged ships
        [keep] spares your ships damage
       *[gain] repairs your ships
    }
ground-torpedoes =
    { $how ->
        [take] destroys enemy torpedoes
        [deny] leaves the others with fewer torpedoes
        [keep] keeps your torpedoes
       *[gain] brings more torpedoes to bear
    }
ground-aircraft =
    { $how ->
        [take] destroys enemy aircraft
        [deny] leaves the others with weaker air strikes
        [keep] keeps your air strikes
       *[gain] makes stronger air strikes possible
    }
ground-air-defence =
    { $how ->
        [take] weakens the others’ air defence
        [deny] leaves the others with a weaker air defence
        [keep] keeps your air defence
       *[gain] strengthens your air defence
    }
ground-command =
    { $how ->
        [take] sinks enemy command ships
        [deny] leaves the others without command
        [keep] keeps your command ships
       *[gain] strengthens your command
    }
ground-cards =
    { $how ->
        [take] costs the others good cards
        [deny] leaves the others with worse cards
        [keep] keeps your good cards
       *[gain] gives you better cards
    }
ground-purse =
    { $how ->
        [take] leaves the others less to pay for reinforcements
        [deny] keeps the others short of points for reinforcements
        [keep] keeps what you can pay for reinforcements with
       *[gain] helps you pay for reinforcements
    }
ground-escort =
    { $how ->
        [take] endangers the others’ Non-Combatant
        [deny] keeps the others’ Non-Combatant in danger
       *[other] keeps the Non-Combatant afloat
    }
ground-hunters =
    { $how ->
        [take] sinks ships that hunt submarines
        [deny] leaves the others with fewer ships that hunt submarines
        [keep] keeps your ships that hunt submarines
       *[gain] helps you hunt submarines
    }
ground-guns =
    { $how ->
        [take] destroys enemy guns and missiles
        [deny] leaves the others with fewer guns and missiles
        [keep] keeps your guns and missiles
       *[gain] brings more guns and missiles to bear
    }
ground-reserve =
    { $how ->
        [take] makes carriers too expensive for the others
        [deny] keeps the others from buying a carrier
        [keep] keeps a carrier within your means
       *[gain] brings a carrier within your means
    }
ground-survival =
    { $how ->
        [take] leaves the others with hardly a ship
        [deny] keeps the others short of ships
       *[other] keeps you in the game
    }
ground-raid =
    { $how ->
        [take] saves the Non-Combatant
        [deny] protects the Non-Combatant
       *[other] helps you sink the Non-Combatant
    }
