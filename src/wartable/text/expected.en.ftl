# What was expected of words that cannot be used. Each completes “expected …”.

reason-bad-input = { $where }: '{ $word }': expected { $expected }
reason-missing-input = { $where }: expected { $expected }
line-number = line { $line }

## Where

where-answer = answer
where-command = command
where-deal = deal
where-device = device
where-file = file
where-game = game
where-lesson = lesson
where-level = level
where-name = name
where-option = option
where-order = order
where-record = record
where-rule = rule
where-seat = seat
where-seed = seed
where-share = share
where-step = step
where-title = title
where-view = view

## Anywhere

expected-one-of = one of { $choices }
expected-options-of-text = none: the record or the position sets them
expected-like = something like { $example }
expected-nothing = nothing there
expected-exactly = '{ $text }'
expected-once = it only once
expected-whole-number = a whole number
expected-whole-number-from = a whole number, at least { $least }
expected-whole-number-between = a whole number from { $least } to { $most }
expected-number-above-0 = a number above 0, at most { $most }, such as 0.1
expected-visible-characters = only visible characters
expected-fewer-accents = at most { $most } accents on a letter
expected-shorter-text = at most { $most } characters
expected-at-most = at most { $most }
expected-asked-seat = a seat that is asked: { $choices }
expected-games-not-closed = games that are not closed yet
expected-data-set = a file that `wartable dataset` wrote, whole
expected-npz-or-parquet = a name that ends with .npz or .parquet
expected-npz-without-pyarrow = a name that ends with .npz (for Parquet, install pyarrow)
expected-game-with-numbers = a game whose answers are numbered (see “Add a game”)
expected-game-of-bots = a game that the bots know

## Rules

expected-rule = a rule such as { $choices }

## Positions

expected-section-first = a line with one of these names before it: { $choices }
expected-comma-or-copies = a comma, or a number of copies such as x2
expected-copies = at most { $most } of it in all
expected-written-by-state = what `state` wrote
expected-written-by-record = a position as it was written in the record

## Records

expected-share-of-hash = the share whose hash is at the top: the record was altered, or someone cheated
expected-seed-of-shares = the seed that follows from the shares: the record was altered, or someone cheated
expected-two-words = who, and one more word
expected-seed-of-hash = the seed whose hash is at the top: the record was altered
expected-rules-version = rules version { $version }
expected-hash = the hash { $hash }: the record was altered
expected-no-more-answers = no more answers: the game is over here
expected-up-to-its-end = at most { $most }: that is where the record ends
expected-truncated = a line '{ $text }': the record is truncated
expected-line-before = a line '{ $text }' before it
expected-not-both = a record or a position, not both

## Files of data

expected-something = it to be there
expected-toml = a line of TOML
expected-toml-once = each key and each table only once
expected-toml-nested = TOML that is less deeply nested
expected-true-or-false = true or false
expected-text-in-quotes = text in quotes
expected-list = a list: [ … ]
expected-list-of = a list of { $number }
expected-fields = fields: { "{" } name = value, … { "}" }
