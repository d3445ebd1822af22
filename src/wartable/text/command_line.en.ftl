# What the command line, the laboratory and the text protocol want of their input; see expected.

trouble =
    { $trouble ->
        [ENOENT] there is no such file or folder
        [EACCES] you do not have permission
        [EPERM] you do not have permission
        [EISDIR] it is a folder
        [ENOTDIR] part of the path is not a folder
        [EEXIST] it already exists and is not a folder
        [ENOSPC] the disk is full
        [EROFS] the disk is read-only
        [EIO] the disk failed
        [ENAMETOOLONG] the name is too long
        [ELOOP] the links go in a circle
        [EADDRNOTAVAIL] it is not one
       *[other] { $trouble }
    }

## Commands

expected-value = a value
expected-argument = { $name }
expected-nothing-more = nothing more
expected-number = a number
expected-text-file = a text file in UTF-8
expected-file-to-read = a file that can be read ({ trouble })
expected-file-to-write = a file that can be written ({ trouble })
expected-who-sits-there = one of { $choices }, then = and who sits there
expected-seats-instead = --seats: this game does not say who plays what
expected-people-for-seats = at most { $most }, one for each seat at this table
expected-settings-of-file = no --edition or --options: the file sets them
expected-start-of-record = no --position or --seed: the record sets them
expected-record-of = a record of { $game }
expected-not-with = it without { $option }
expected-rule-or-book = a rule by its number, or one of { $choices }
expected-game-with-cards = a game that lists its cards
expected-answers-of-record = a record: a position has no answers
expected-game-goes-on = an unfinished game; use --at to go back in this one

## The server

expected-seconds = two numbers such as 0.8-2.4, from 0 to { $most }, the smaller one first
expected-folder-to-open = a folder that can be created or opened ({ trouble })
expected-folder-to-lock = a folder that can be locked ({ trouble })
expected-folder-of-its-own = a folder that no other server is using: stop that server first
expected-database = a database that can be read and written ({ $trouble }); keep it, and use a copy
expected-database-of-now = a database from this version: this one is newer
expected-database-not-empty = a database: this file is empty; put a copy in its place, or move it away to begin anew
expected-disk = a folder that can be written to ({ $trouble }); make room there, or take another
expected-free-port = a port that is free (another server may be running)
expected-allowed-port = a port you are allowed to use: 1024 or above
expected-address-here = an address of this machine ({ trouble })

## The laboratory

expected-games-file = a file written by simulate --out or tournament --out
expected-sound-game = a finished game: line { $line } is damaged, remove it to continue
expected-game-to-play = a game that is not over yet
expected-finished-games = at least one finished game
expected-games-of = games of { $game }, as in { $file }
expected-training-file = a file of games written by train
expected-learnt-file = a file written by train
expected-same-training = the same command as before, or another --out
expected-same-games = { $value }, or another file for these games
expected-another-file = a file other than the one with the games
expected-two-bots = two bots or more, such as random,recruit
expected-exactly-two-bots = exactly two bots
expected-two-shares = two shares between 0 and 1, the lower one first, such as 0.5,0.55
expected-bot-that-thinks = a share of time only for a bot that takes its time: { $choices }
expected-bot-that-loads = a bot that can be loaded ({ $error })
expected-bot-answers = one of the options of { $ask }, not { $answer }
expected-game-that-ends = a game that comes to an end; with seed { $seed } it goes on after { $answers } answers
expected-scenario-or-file = a file that can be read, or one of these scenarios: { $choices }
expected-program-named = a command, such as cmd:python3 my_bot.py
expected-program-runs = a program that can be started
expected-program-stays = a program that runs until the game is over
expected-program-answers = an answer within { $seconds } s
expected-program-legal = a legal answer; it gave none in several tries
expected-multiple = a multiple of { $size } above 0, so that everyone plays every seat
expected-living-processes = its processes to keep running: one was killed (out of memory?)
expected-extra = the extra { $extra }: pip install 'wartable[{ $extra }]'
expected-scheduler = the address of a Dask scheduler, such as tcp://127.0.0.1:8786
expected-living-cluster = a running cluster: its scheduler or its workers are gone
expected-workers = workers: start some with dask worker { $address }
expected-equal-workers = workers with Wartable { $version }, as here
expected-level-games = { $level }= and a number of games
expected-level-first = another level first: an officer needs a model
expected-game-to-learn = a game whose bots have features to learn from

## The text protocol

expected-game-first = a game: say `new` or `position` first
expected-position-lines = seed=… or nothing, then lines, then end
expected-seat-words = a seat, then bot and a level (perhaps with seed=…), or me
expected-hint-words = a seat, then level=…, think=… or seed=…
expected-agreed-or-nothing = agreed or nothing
expected-answer = an answer; `legal` lists them
expected-seed = a whole number, at most 19 digits
