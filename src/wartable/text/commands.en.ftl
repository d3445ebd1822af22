# What the commands say, whatever the game. Reasons are parts of a sentence.

## The commands

command-all = A table for war games, with the rules enforced.
command-play = Play a game in the terminal.
command-protocol = Talk in lines, for bots in any language.
command-replay = Play a record again, read it, or check it.
command-cards = Show every card of a game.
command-rule = Show a rule by its number: code, cards, tests, rulings.
command-editions = Show where the two editions of Quartermaster differ.
command-scenario = Show the scenarios of a game as files, or check one of your own.
command-bots = Show the bots, and how each of them plays.
command-simulate = Let bots play many games, and count who wins.
command-tournament = Let every bot play every other, with sides swapped.
command-report = Write a page with all that can be learnt from many games.
command-train = Learn an evaluation from games that bots play against each other.
command-fuzz = Play random games and check every state.

## Their help

help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-default = [default: { $value }]
help-required = [required]

option-help = Show this, and do nothing else.
option-version = Show the version.
option-access = Log every request.
option-addresses = How much of a client’s address is logged: full, short (only its network) or none.
option-at = After so many answers of the record; without it, at its end.
option-check = List the rules that have no code or no test, and the ids that are no rules.
option-cluster = The address of a Dask scheduler whose workers play instead.
option-data = The folder where tables are kept.
option-edition = The edition of the rules.
option-file = A record or a position; - reads it from the standard input.
option-files = What simulate or tournament wrote with --out; several of one game are put together.
option-game = The game, such as quartermaster.
option-games = How many games.
option-host = The address to listen at; 0.0.0.0 for every network.
option-jobs = How many processes play; without it as many as there are cores.
option-json = Print the result as JSON.
option-lang = The language, en or fr.
option-level = The bot: general or marshal.
option-limits = Limit how fast one address may ask.
option-load = A file with a record to go on with.
option-markdown = Print them as a page in all languages, such as those of docs.
option-match = At least so many games measure the gain, each seed played from every side; 0 for none.
option-mix = Vary all other settings from game to game, as games with few or many seats do anyway.
option-group = Only the cards of one group, as the game sorts them.
option-options = Options of the game: reallocate,built_or_recruited.
option-out = A file to keep every finished game in; the same command goes on where it was stopped.
option-people = How many people share this screen; the rules say who plays what.
option-port = The port.
option-position = A file with a position to play from.
option-sample = Look at one question in so many; without it at every one, or in long runs at one in three.
option-scenario = A file with a scenario of your own (see wartable scenario).
option-seat = Whose question, where several seats are asked at once; without it, the first.
option-seats = Who sits where: germany=me,others=recruit. A person is me, or me1 … me6; a bot is random, recruit, officer, general or marshal (see wartable bots).
option-seed = The seed of the first game; the next has the next seed.
option-sync = Wait for the disk before an answer counts, so that not even a power cut loses it.
option-think = The part of their time that bots think; 0.1 is ten times as fast.
option-thinkers = Processes that think for bots; 0 is one less than there are cores.
option-to = Stop after so many answers, and show the table there.
option-replay-check = Check every answer, every hash, the seed and who drew it, and say no more than that.
option-words = A rule such as qm 5.3, or a game such as qm.

option-cards-options = Options of the game that change its cards.
option-fuzz-cover = Play with cover, and check that nobody learns what is hidden.
option-fuzz-jobs = How many processes play.
option-hint-json = As one line of JSON, without sentences.
option-hint-seed = The seed of the worlds it looks at; the same seed gives the same hint.
option-hint-think = The part of its usual time that it takes: 0.5 is half of it.
option-play-seed = The seed of all chance; the same seed deals the same cards.
option-replay-file = The record.
option-scenario-check = A file of your own: everything that is wrong with it, a line each.
option-scenario-game = The game; without it, the first that has scenario files.
option-scenario-name = One of the scenarios, to be printed as a file to start from; without it, their names.
option-report-out = The page; without it, the first file’s name with .html.
option-serve-cover = Seconds, from least to most, that a hidden pass takes.
option-simulate-bots = Who sits where: germany=recruit,others=random.
option-tournament-bots = Who takes part: random,recruit.
option-tournament-games = How many games for each pairing; each seed is played with everybody in every chair.
option-tournament-seed = The first seed.
option-train-bots = Which levels play, one after the other: recruit,officer=200. Officers know what was learnt; moody are recruits that differ from each other.
option-train-games = How many games each level plays, unless told in --bots.
option-train-out = The file to write; without it GAME.model.json in this folder.

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
replay-share = { $who }: the share is the one whose hash was fixed before: { $hash }
replay-drawn =
    { $count ->
        [one] The seed follows from the server’s share and that of one person: neither could choose it alone.
       *[other] The seed follows from the shares of the server and { $count } people: none of them could choose it alone.
    }
replay-not-drawn = Nobody but the server, or whoever began the game, gave a share of the seed.
replay-dealt-anew = All cards that were hidden in the position were dealt anew with it.
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

cards-title = { $group }: { $count } cards
cards-name = Card
cards-type = Type
cards-count = Copies
cards-text = Text
