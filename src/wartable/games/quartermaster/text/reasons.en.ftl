# Why something is not allowed. `$when`, `$pieces` and `$what` are written from what the card says.

## Why not: words

reason-unknown-verb = no answer begins with “{ $word }”
reason-unknown-space = “{ $word }” is not a space
reason-unknown-card = “{ $word }” is not a card of { $nation_the }
reason-not-now = “{ $word }” is not an answer to this question
reason-not-now-card = “{ $card }” is not an answer to this question
reason-not-now-space = “{ $space }” is not an answer to this question

## Why not: cards

reason-not-in-hand = “{ $card }” is not in your hand
reason-on-table = “{ $card }” is already on the table
reason-not-your-turn = “{ $card }” is played on your own turn, and this is the turn of { $nation_the }
reason-only-in-play-step = “{ $card }” is played in your Play step, before anything else is played or used
reason-not-on-table = “{ $card }” is not on the table
reason-lay-first = “{ $card }” is in your hand: play it first, then you can use it from the table
reason-laid-this-turn = “{ $card }” was laid this turn and only works from your next turn
reason-not-usable = “{ $card }” is played from the hand, not used from the table
reason-used-this-turn = “{ $card }” was already used this turn
reason-used-for-event = “{ $card }” was already used for this event
reason-nothing-to-do = “{ $card }” would do nothing now
reason-cannot-pay = you cannot pay for “{ $card }”
reason-counts-by-itself = “{ $card }” counts by itself in the Victory step
reason-works-by-itself = “{ $card }” works by itself as long as it is on the table
reason-others-first = “{ $card }” can be used once others have answered
reason-passed = you passed; you will be asked about “{ $card }” again if the other team reacts
reason-barred = “{ $card }” was cancelled and cannot be used until the end of the United States’ turn
reason-waits = “{ $card }” is used { $when }

## Why not: the event is not the one that the card waits for

reason-event-of = “{ $card }” is used { $when }: this is about { $nation_the }
reason-event-recruited = “{ $card }” is used { $when }: the piece { $space_in } was recruited, not built
reason-event-kind = “{ $card }” is used { $when }: { $space_the } is another kind of space
reason-event-place = “{ $card }” is used { $when }: this one is { $space_in }
reason-event-target = “{ $card }” is used { $when }: no such piece was attacked { $space_in }
reason-event-not-battle = “{ $card }” is used { $when }: the piece { $space_in } is not being removed by a battle
reason-event-unsupplied = “{ $card }” is used { $when }: the { $nation_adjective } piece { $space_in } is not supplied

## Why not: nothing to do

reason-no-piece = { $pieces }
reason-a-piece = there is { $pieces }
pieces-none = no { supplied-one } { $owner_adjective } { $piece } { $where }
reason-no-home-near =
    no { $team_adjective } home is { $steps ->
        [1] next to
       *[other] within { $steps } spaces of
    } { $nation_an } { $piece }
reason-none-faced = no { $target_adjective } army was next to { $nation_an } army when the turn began
reason-cannot-build = { $nation_the } cannot build { $what }: there is no free space next to its supplied pieces where the new one would be supplied
reason-cannot-recruit = { $nation_the } cannot recruit { $what }: no such space is free
reason-cannot-battle = { $nation_the } cannot battle { $what }: no supplied piece is in reach
reason-nothing-to-rebuild = no { $nation_adjective } { $piece } could be taken back and rebuilt
reason-none-in-pile = there is no { $type } card in the discard pile of { $nation_the }
reason-empty-discard = there is no card to play in the discard pile of { $nation_the }
reason-empty-deck = the draw deck of { $nation_the } has too few cards
reason-empty-hand = { $nation_the } has no cards in hand
reason-no-response = { $nation_the } has no Response on the table
reason-no-status = { $nation_the } has no Status on the table
reason-none-in-hand = there is no { $type } card in the hand of { $nation_the }
reason-none-cut-off = no such piece of { $nation_the } is out of supply
reason-status-gone = the { $nation_adjective } Status is no longer on the table
reason-not-on-pile = the card just played is not on the discard pile of { $nation_the }
reason-no-discard = “{ $card }” makes nobody discard anything, so there is nothing to change
reason-piece-gone = the { $nation_adjective } piece { $space_in } is already gone
reason-piece-safe = the { $nation_adjective } piece { $space_in } is already safe

## Why not: spaces

reason-not-by-this-card = this card does not reach { $space_the }
reason-wrong-kind-of-space = { $space_the } is not the right kind of space: armies are on land, navies at sea
reason-no-such-piece = there is no such piece { $space_in }
reason-wished = you already said so; you will be asked as soon as the open question is answered
reason-lift-first = answer “lift” first, then choose which pieces to take off the board
reason-lift-own-turn = you can only take pieces off the board on your own turn
reason-lift-reserve = you still have an army and a navy in reserve, so you cannot take any off the board
reason-no-own-piece = you have no piece { $space_in }
reason-no-supplied-neighbour = no supplied piece of { $nation_the } is next to { $space_the }
reason-friend-there = your own team has a piece { $space_in }
reason-enemy-there = there is an enemy piece { $space_in }
reason-own-piece-there = { $nation_the } already has a piece { $space_in }
reason-named-unsupplied = the piece of { $nation_the } { $space_in } is not supplied
reason-no-port = no army of your team is next to { $space_the }
reason-would-be-unsupplied = a piece { $space_in } would not be supplied
reason-no-piece-left = { $nation_the } has no piece left for { $space_the }
