# La page.

europe-turn = Tour { $turn } sur { $last }
europe-phases = Phases du tour
europe-countries = Pays
europe-will = Volonté
europe-points = Points
europe-factories = Usines
europe-mobilization = à mobiliser
europe-eliminated = hors de combat
europe-choose-hex = { $unit } : choisissez un hexagone. En rouge, une attaque.
europe-won = Victoire { $faction_of } !
europe-draw = Match nul
