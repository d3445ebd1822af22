# The page.

europe-turn = Turn { $turn } of { $last }
europe-phases = Phases of the turn
europe-countries = Countries
europe-will = Will
europe-points = Points
europe-factories = Factories
europe-mobilization = to mobilize
europe-eliminated = eliminated
europe-choose-hex = { $unit }: choose a hex. Red is an attack.
europe-won = { $faction_the } { $faction ->
    [axis] wins
   *[other] win
}!
europe-draw = A draw
