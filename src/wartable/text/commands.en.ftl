# What the commands say, whatever the game. Reasons are parts of a sentence.

## The commands

command-all = A table for war games, with the rules enforced.
command-play = Play a game in the terminal.
command-protocol = Talk in lines, for bots in any language.
command-replay = Play a record again, read it, or check it.
command-cards = Show every card of a game.
command-rule = Show a rule by its number: code, cards, tests, rulings.
command-editions = Show where the two editions of Quartermaster differ.
command-bots = Show the bots, and how each of them plays.
command-simulate = Let bots play many games, and count who wins.
command-tournament = Let every bot play every other, with sides swapped.
command-report = Write a page with all that can be learnt from many games.
command-train = Learn an evaluation from games that bots play against each other.
command-fuzz = Play random games and check every state.

## Why not

reason-not-asked = you are not asked now
reason-not-an-option = that is not one of the answers
reason-undo-barrier = since then something was drawn, shown or answered by others, so it cannot be taken back

## wartable play

table-you-play = You play { $seats }.
table-person = Person { $number }
table-person-plays = { $person } plays { $seats }.
table-seed-hash = Hash of the seed: { $hash }…
table-short-help = Answer with a number or in words. h shows the other commands.
table-help =
    A number, or words such as “build ukraine”, answers the question.
    ? tells why your other cards cannot be used now, ? and an answer why that one is not allowed.
    i says what a bot would answer and why (a hint),
    b shows the table again, l the whole log, u takes your last answer back,
    s FILE saves the record, q leaves.
table-hand-over = { $person } is asked, for { $seat }. Hand over the screen, then press Enter.
table-more-log =
    { $count ->
        [one] One older line
       *[other] { $count } older lines
    } of the log: l shows them all.
table-no-such-number = There is no answer { $number }: the numbers go from 1 to { $count }.
table-legal = That is allowed.
table-why-not = Not now: { $reason } ({ $rule }).
table-undone = Taken back: { $answer }.
table-saved = The record is in { $file }.
table-not-saved = { $file } cannot be written: { $why }.
table-save-where = Where to? Write s and the name of a file.
table-goodbye = Goodbye.
table-over = The game is over. Winner: { $winner }.
table-seed = The seed was { $seed }.
table-last-save = s FILE saves the record, Enter leaves.

## wartable replay

replay-answer = { $number }. { $seat }: { $answer }
replay-over = The game is over after { $answers } answers. Winner: { $winner }.
replay-stopped = After { $answers } of { $all } answers: { $mark }.
replay-verified =
    { $answers ->
        [one] One answer
       *[other] { $answers } answers
    }, { $hashes ->
        [one] one hash
       *[other] { $hashes } hashes
    } and the seed: the record is sound.

## wartable simulate

simulate-title =
    { $game }, { $games ->
        [one] one game, seed { $first }
       *[other] { $games } games, seeds { $first } to { $last }
    }
simulate-speed = { $answers } answers a game, { $rate } games a second

## wartable fuzz

fuzz-working = Checking
fuzz-clean =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $answers } answers: all is well, in { $seconds } s.
fuzz-failed = Seed { $seed }, answer { $answer }: { $what }
fuzz-again = To see it again: { $command }
fuzz-count = Failed: { $failures } of { $games }.

## wartable cards

cards-title = { $nation }: { $count } cards
cards-name = Card
cards-type = Type
cards-count = Copies
cards-text = Text
