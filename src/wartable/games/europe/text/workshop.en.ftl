# The workshop, where people make scenarios.
workshop-title = Scenario workshop
workshop-start = Scenario
workshop-open = Open a file
workshop-undo = Undo
workshop-redo = Redo
workshop-save = Save the file
workshop-share = Play with friends
workshop-play = Play it
workshop-table = A table with your scenario
workshop-table-about = Who plays which side? For each open seat you get a link to send.
workshop-make = Make the table

workshop-tools = Tools
workshop-tool-choose = Choose
workshop-tool-terrain = Terrain
workshop-tool-places = Owner
workshop-tool-weather = Weather
workshop-choose-about = Choose a hex to change what is in it. With the keyboard, the arrows go from hex to hex and Enter chooses.
workshop-paint-about = Click a hex, or drag over several. With the keyboard, the arrows go from hex to hex and Enter paints. The wheel zooms.
workshop-moving = Choose the new hex.

workshop-hex = The hex
workshop-hex-named = Hex { $hex }
workshop-no-hex = Choose a hex on the map to see its terrain, its city and its units.
workshop-city = city
workshop-unit = unit
workshop-add-city = Add a city
workshop-add-unit = Add a unit
workshop-name-en = Name in English
workshop-name-fr = Name in French
workshop-move = Move
workshop-remove = Remove
workshop-will = National will
workshop-factories = Factories
workshop-capital = Capital
workshop-source = Supply source
workshop-source-none = none
workshop-source-unlimited = unlimited
workshop-source-limited = limited
workshop-port = Port: { $sea }
workshop-country = Country
workshop-type = Type
workshop-at = Place
workshop-reduced = Reduced
workshop-sorties = Sorties
workshop-away = { $count ->
    [one] One unit off the map
   *[other] { $count } units off the map
}

workshop-problems = Problems
workshop-checking = Checking…
workshop-right = This scenario can be played.
workshop-wrong = { $count ->
    [one] One problem
   *[other] { $count } problems
}
workshop-odd = { $count ->
    [one] It can be played, but look at this:
   *[other] It can be played, but look at these:
}
workshop-text = The file as text
workshop-text-about = Everything else is changed here: countries, rivers, railways, events, who wins. The format:
