game-title = Stones
game-about = Take stones, and keep your lucky number to yourself. For two, two minutes.
setting-heap = Heap
setting-heap-about = How many stones there are.
seat-north = North
seat-south = South
ask-take =
    { $left ->
        [one] One stone is left. Take it?
       *[other] { $left } stones are left. How many do you take?
    }
answer-take =
    { $count ->
        [one] Take one stone
       *[other] Take { $count } stones
    }
log-took =
    { $count ->
        [one] { $seat } takes one stone, { $left } left.
       *[other] { $seat } takes { $count } stones, { $left } left.
    }
log-ended = { $seat } wins: { $north } to { $south }.
