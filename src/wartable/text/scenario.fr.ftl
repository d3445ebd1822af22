# What `wartable scenario --check` says.

scenario-right = { $file } : peut se jouer
scenario-wrong = { $count ->
    [one] { $file } : une chose ne va pas
   *[other] { $file } : { $count } choses ne vont pas
}
scenario-odd = { $what } (cela se joue quand même)
