# What the commands say, whatever the game. Reasons are parts of a sentence.

## The commands

command-all = A table for war games, with the rules enforced.
command-play = Play a game in the terminal.
command-protocol = Talk line by line, for bots in any language.
command-replay = Replay a record, read it, or check it.
command-cards = List the cards of a game.
command-rule = Look up a rule by its number: code, cards, tests, rulings.
command-editions = Show how the editions of a game differ.
command-scenario = Show the scenarios of a game as files, or check one of your own.
command-bots = List the bots and how each of them plays.
command-simulate = Let bots play many games and count who wins.
command-tournament = Let every bot play every other, with sides swapped.
command-report = Turn many games into a page of results.
command-train = Learn a judgement and an evaluation from games between bots.
command-dataset = Turn games between bots into numbers, for programs that learn.
command-fuzz = Play random games and check every state.

## Their help

help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-default = [default: { $value }]
help-required = [required]
help-game-options = --options for { $game }

option-help = Show this help and exit.
option-version = Show the version and exit.
option-access = Log every request.
option-addresses = How much of a client’s address is logged: full, short (only its network) or none.
option-at = After this many answers of the record; by default, at its end.
option-check = List the rules without code or tests, and ids that are not rules.
option-cluster = The address of a Dask scheduler whose workers play the games.
option-data = The folder where tables are kept.
option-edition = The edition of the rules.
option-file = A record or a position; - reads it from standard input.
option-files = Files written by simulate or tournament with --out; several of the same game are combined.
option-game = The game, by its id.
option-games = How many games.
option-host = The address to listen on; 0.0.0.0 for every network.
option-jobs = How many processes play; by default, one per core.
option-json = Print the result as JSON.
option-lang = The language, en or fr.
option-level = The bot: recruit, officer, general or marshal.
option-limits = Limit how fast one address may send requests.
option-load = A file with a record to continue.
option-markdown = Print a page in all languages, like the ones in docs.
option-match = Measure the gain over at least this many games, each seed played from every side; 0 for none.
option-mix = Vary the settings you leave open from game to game; the default for games with a choice of seats.
option-group = Only the cards of one group, as the game sorts them.
option-options = Options of the game, such as edition=first,cover. Each can also be written on its own: --cover.
option-out = A file to keep every finished game in; the same command continues where it was stopped.
option-people = How many people share this screen. The rules say who plays what; in games where you choose the seats, each person gets one.
option-port = The port to listen on.
option-position = A file with a position to start from.
option-sample = Check one question in this many; by default every one, or one in three in long runs.
option-scenario = A scenario: one that comes with the game, or a file of your own (see wartable scenario).
option-seat = Whose question, if several seats are asked at once; by default, the first.
option-seats = Who sits where: SEAT=me,others=recruit. A person is me, or me1 … me6; a bot is random, cadet, recruit, officer, general or marshal (see wartable bots).
option-seed = The seed of the first game; each further game takes the next one.
option-sync = Wait for the disk before an answer counts, so that not even a power cut can lose it.
option-slips = Let cadets make mistakes on purpose; no other level does.
option-sprt = Two shares of wins, such as 0.5,0.55: the match of two bots ends as soon as it tells them apart.
option-think = How much of their thinking time bots use; 0.1 is ten times as fast.
option-thinkers = How many processes think for bots; 0 means one less than there are cores.
option-to = Stop after this many answers and show the table.
option-replay-check = Only check every answer, every hash, the seed and who drew it.
option-words = A rule by its number, or the short name of a game for all its rules.

option-cards-options = Options of the game that change its cards.
option-fuzz-cover = Play with “No tells”, and check that nobody learns anything hidden.
option-fuzz-jobs = How many processes play.
option-hint-json = Print one line of JSON, without sentences.
option-hint-seed = The seed for its thinking; the same seed gives the same hint.
option-hint-think = How much of its usual time it takes: 0.5 is half.
option-play-seed = The seed for everything random; the same seed deals the same cards.
option-play-options = Options of the game, such as edition=first or seats=4: see below.
option-replay-file = The record.
option-scenario-check = A file of your own: lists everything wrong with it, one line each.
option-scenario-game = The game; by default, the first that has scenario files.
option-scenario-name = A scenario to print as a file to start from; by default, lists their names.
option-report-out = The page to write; by default, the first file’s name with .html.
option-serve-cover = How long a hidden pass takes, in seconds, from shortest to longest.
option-simulate-bots = Who sits where: SEAT=recruit,others=random.
option-dataset-bots = Who sits where: SEAT=officer,others=recruit.
option-dataset-out = The file to write: NAME.npz, or NAME.parquet if pyarrow is installed.
option-tournament-bots = Who takes part: random,recruit.
option-tournament-games = How many games per pairing; each seed is played with everyone in every seat.
option-tournament-seed = The first seed.
option-train-also = games.jsonl files of other training runs to learn from as well, separated by commas; --bots may then be empty.
option-train-bots = Which levels play, one after the other: recruit,general=100. All use what was learnt before; generals search, and the judgement is learnt from them. wins=60000 learns it from winning instead: equal bots play, and answers that win more often are liked more.
option-train-games = How many games each level plays, unless --bots says otherwise.
option-train-options = The settings of every game to learn from, such as seats=3; by default those of many kinds of tables, and "" are the usual ones.
option-train-out = The folder to write; by default, GAME-learnt in this folder. A training run that was stopped continues from the games there.
option-train-start = A folder with model.json and, if you like, policy.json that the first bots play with; by default they know nothing.

## Why not

reason-not-asked = you are not being asked anything
reason-no-such-action = there is no action number { $index }; the last one is { $last }
reason-chance-first = chance has to be decided first: draw an outcome
reason-explicit-chance = a game in which you decide what chance brings cannot be undone or recorded
reason-not-an-option = that is not one of the answers
reason-undo-barrier = since then something was drawn, shown or answered by others, so it cannot be undone

## wartable play

table-you-play = You play { $seats }.
table-bots-play = Bots play { $seats }.
table-person = Person { $number }
table-person-plays = { $person } plays { $seats }.
table-seed-hash = Hash of the seed: { $hash }…
table-short-help = Answer with a number or in words. Type h for the other commands.
table-help =
    To answer, type a number, or the words you see: “{ $said }”. Capitals and accents do not matter.
    “{ $example }”, as in a record, works as well.
    ? says what else is not possible now, and why; ? and an answer says why it is not allowed.
    i gives a hint: what a bot would answer, and why.
    d and an answer says what it costs and what may come of it, where the game can tell.
    b shows the table again, l the whole log, u undoes your last answer,
    s FILE saves the record, q quits.
table-at-any-time = Also, at any time: { $answers }
table-hand-over = { $person } ({ $seat }), there is a question for you. Pass the screen on, then press Enter.
table-more-log =
    { $count ->
        [one] One older line
       *[other] { $count } older lines
    } of the log: l shows them all.
table-no-such-number = There is no answer { $number }: choose 1 to { $count }.
table-which = “{ $words }” may mean { $numbers }. Which one?
table-which-of = “{ $words }” may mean several answers:
table-legal = That is allowed.
table-details-which = Type d and the number of an answer, such as: d 3
table-no-hint = There are no hints in this game.
table-no-details = There is nothing more to say about that answer.
table-why-not = Not now: { $reason } ({ $rule }).
table-not-now = Not now: { $reason }.
table-undone = Undone: { $answer }.
table-saved = The record was saved in { $file }.
table-not-saved = { $file } could not be written: { $why }.
table-save-where = Where to? Type s and the name of a file.
table-goodbye = Goodbye.
table-over = The game is over. { $winner ->
    [draw] It was a draw.
   *[other] Winner: { $winner }.
}
table-seed = The seed was { $seed }.
table-last-save = s FILE saves the record, Enter quits.

## wartable replay

replay-answer = { $number }. { $seat }: { $answer }
replay-old-answer = { $number }. { $answer }
replay-old-rules = This game was played with version { $version } of the rules, and the current rules lead elsewhere. Up to answer { $answers }, the answers are listed as they were given; the table comes from the positions of the record, turn by turn.
replay-over = The game is over after { $answers } answers. { $winner ->
    [draw] It was a draw.
   *[other] Winner: { $winner }.
}
replay-stopped = Stopped after { $answers } of { $all } answers.
replay-share = { $who }: the share matches the hash fixed before: { $hash }
replay-drawn =
    { $count ->
        [one] The seed follows from the server’s share and that of one person: neither could choose it alone.
       *[other] The seed follows from the shares of the server and { $count } people: none of them could choose it alone.
    }
replay-not-drawn = The seed was drawn by the server alone, or by whoever started the game.
replay-dealt-anew = All cards hidden in the position were dealt again with it.
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
simulate-speed = { $answers } answers per game, { $rate } games per second

## wartable fuzz

fuzz-working = Checking
fuzz-clean =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $answers } answers: all is well, in { $seconds } s.
fuzz-failed = Seed { $seed }, answer { $answer }: { $what }
fuzz-again = To reproduce it: { $command }
fuzz-count = Failed: { $failures } of { $games }.

## wartable cards

cards-title = { $group }: { $count } cards
cards-name = Card
cards-type = Type
cards-count = Copies
cards-text = Text
