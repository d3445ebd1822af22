# What an attack would need: costs, modifiers one by one, and what may come of it.

detail-activation =
    { $country } pays { $points } production { $points ->
        [one] point
       *[other] points
    } for { $unit }
detail-movement = { $points } movement points
detail-whole-movement = All movement points that are left
detail-sorties =
    { $unit } takes { $count ->
        [one] one sortie
       *[other] { $count } sorties
    }
detail-attacker = Attacker { $value }: { $modifier }
detail-defender = Defender { $value }: { $modifier }
detail-net = { $value } for the attacker in all
detail-may-support =
    The defender may call { $units_the } to help
detail-may-intercept =
    The defender may send { $units_the } against your planes
detail-may-spend = The defender may use a Ground Support marker
detail-result-nothing = nothing happens
detail-result-attacker =
    { $loss ->
        [0] the attack stops
        [one] attacker loses a step
       *[other] attacker is eliminated
    }
detail-result-defender =
    { $hurt ->
        [0] defender
        [one] defender loses a step{ $retreat ->
            [0] {" "}and stays in its hex
           *[other] {" "}and
        }
       *[other] defender is eliminated
    }{ $retreat ->
        [0] {""}
        [one] {" "}retreats 1 hex
       *[other] {" "}retreats { $retreat } hexes
    }
detail-result-both =
    attacker and defender suffer: { $loss ->
        [0] the attack stops
        [one] attacker loses a step
       *[other] attacker is eliminated
    }, { $hurt ->
        [0] defender retreats
        [one] defender loses a step
       *[other] defender is eliminated
    }
detail-may-waylay =
    The other side may send { $units_the }
detail-interceptor = In the air, interceptor { $value }: { $modifier }
detail-intercepted = In the air, attacker’s plane { $value }: { $modifier }
detail-driven-off = { $percent }% that { $units_the } turns back and does not help
detail-clash = { $unit } against { $units_the }
detail-may-escort =
    The other side may send { $units_the } as an escort
detail-clash-attacker =
    attacker { $mine ->
        [0] turns back
        [one] takes a sortie
       *[other] takes { $mine } sorties
    }{ $fate ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }
detail-clash-defender =
    defender { $theirs ->
        [0] turns back
        [one] takes a sortie
       *[other] takes { $theirs } sorties
    }{ $end ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }
detail-clash-both =
    attacker { $mine ->
        [0] turns back
        [one] takes a sortie
       *[other] takes { $mine } sorties
    }{ $fate ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }, defender { $theirs ->
        [0] turns back
        [one] takes a sortie
       *[other] takes { $theirs } sorties
    }{ $end ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }

modifier-other = strength of the nation
modifier-quality = quality of the unit
modifier-armor = armour
modifier-air-support = air support
modifier-ground-support = Ground Support
modifier-assault-support = units that support the assault
modifier-reduced = reduced unit
modifier-low-supply = low supply
modifier-no-supply = no supply
modifier-poor = poor weather
modifier-severe = severe weather
modifier-amphibious = landing from the sea
modifier-terrain = terrain
modifier-city = city
modifier-fort = fort
modifier-river = behind a river
modifier-paradrop = Paradrop
modifier-partisans = Partisans
modifier-surprise = Surprise Attack
modifier-tired = tired unit
modifier-fleet = fresh fleet
modifier-convoy = convoy without an escort
