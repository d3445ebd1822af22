# What `wartable scenario --check` says.

scenario-right = { $file }: can be played
scenario-wrong = { $count ->
    [one] { $file }: one thing is wrong
   *[other] { $file }: { $count } things are wrong
}
scenario-odd = { $what } (it can be played anyway)
