# What an attack would need: costs, modifiers one by one, and what may come of it.

detail-activation =
    { $points } production { $points ->
        [one] point
       *[other] points
    } from { $country_the } for { $unit_the }
detail-movement = { $points } movement { $points ->
        [one] point
       *[other] points
    }
detail-whole-movement = All the movement points it has left
detail-sorties =
    { $unit }: { $count ->
        [one] one sortie
       *[other] { $count } sorties
    }
detail-attacker = Attacker { $value }: { $modifier }
detail-defender = Defender { $value }: { $modifier }
detail-net = { $value } in all for the attacker
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
    { $loss ->
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
detail-driven-off = { $percent }% chance that { $units_the } turns back and cannot help
detail-clash = { $unit } against { $units_the }
detail-may-escort =
    The other side may send { $units_the } as an escort
detail-clash-attacker =
    attacker { $mine ->
        [0] turns back
        [one] loses a sortie
       *[other] loses { $mine } sorties
    }{ $fate ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }
detail-clash-defender =
    defender { $theirs ->
        [0] turns back
        [one] loses a sortie
       *[other] loses { $theirs } sorties
    }{ $end ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }
detail-clash-both =
    attacker { $mine ->
        [0] turns back
        [one] loses a sortie
       *[other] loses { $mine } sorties
    }{ $fate ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }, defender { $theirs ->
        [0] turns back
        [one] loses a sortie
       *[other] loses { $theirs } sorties
    }{ $end ->
        [lost] {" "}and is eliminated
        [back] {" "}and turns back
       *[other] {""}
    }

modifier-other = national strength
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
modifier-fleet = rested fleet
modifier-convoy = convoy without an escort
