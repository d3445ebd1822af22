# The end of a game, on the page: how it went, and how the dice fell.

client-end-how = How it went
client-end-won = You won!
client-end-lost = You lost
client-end-board = See the board
client-end-picture = Save a picture
client-end-lead = Who led, round by round
client-end-race = Points, round by round
client-end-leads = { $who } ahead
client-end-by-round = Points in each round
client-end-total = Total
client-end-turning = The turning point
client-end-turned = Round { $round }, { $seat } to play. Chance of winning ({ $who }): { $before }% before, { $after }% after.
client-end-used = Used: { $things }.
client-end-see = See it in the replay
client-end-best = What worked best
client-end-when = Round { $round }, { $seat }
client-end-gained =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-end-chance = +{ $percent }% chance of winning
client-end-numbers = The game in numbers
client-end-seat = Seat
client-end-points = Points
client-luck = How the dice fell
client-luck-lucky = Lucky dice.
client-luck-unlucky = Unlucky dice.
client-luck-usual = Average dice.
client-luck-rolls =
    { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }: { $happened } succeeded, { $likely } expected.
client-luck-better = Luckier than { $percent } out of 100 people with the same rolls.
client-luck-about = The expected number follows from what each roll needed. Nobody can touch the dice, bots included.

ended = The game is over.
ended-resigned = Someone resigned.
ended-time = Someone ran out of time.
