# The sentences of cards, put together from what the cards do. Parts that do not apply are empty, and
# the gaps they leave are closed. `$me` is `you`; another nation is `it`, or `them` where its name is
# a plural in some language. `$person` is the person of the verb: `you`, `one` or `many`.

## Whole sentences

clause = { $do }.
clause-when = { $when }: { $do }.
clause-once = once per turn, { $when }: { $do }.
clause-may = { $when }, you may instead { $do }.
cost-to = { $cost } to { $do }
cost-then = { $cost }, then { $do }
join-then = { $first }, then { $second }
join-also = { $first }, and { $second }
join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-you = { $first }, and you { $second }
join-sentence = { $first }. { $second }
for = for { $pieces }
for-each = for { $pieces }, { $do }
more =
    , and { $count ->
        [one] one
       *[other] { $count }
    } more { $condition }

## Who

who-you = you
who-enemy = an enemy nation
who-that = that nation
who-anyone = a nation
who-player = the nation that played it
who-nation = { $nation_the }
who-nations = { $nations_the }
who-team = { $team_an } nation
owner-enemy = enemy
    .adjective = enemy
    .an = an enemy
my-one =
    { $me ->
        [you] your
        [each] their
       *[it] its
    }
my-many = { my-one }
supplied-one =
    { $supplied ->
        [yes] supplied
       *[no] { "" }
    }
supplied-many = { supplied-one }

## Where

where-there = in that space
where-here = in { $spaces_the }
where-outside = outside { $spaces_the }
where-elsewhere = in { $spaces_the }, but in another space
where-elsewhere-battled = in another of those spaces
where-near =
    in { $spaces_the } or { $many ->
        [yes] in adjacent { $area_plural }
       *[no] an adjacent { $area }
    }
where-beside =
    in { $many ->
        [yes] { $area_plural }
       *[no] { $area_a }
    } adjacent to { $spaces_the }
where-within = within { $steps } spaces of { $spaces_the }
where-beside-pieces = in { $area_a } adjacent to { $pieces }
where-by-pieces = { $where } adjacent to { $pieces }
where-near-home = within { $steps } spaces of its home
where-beside-home = in { $area_a } adjacent to its home
in-area = in { $area_a }
where-here-battled = in that space
where-here-built = in that space
where-here-removed = in its place
where-near-battled =
    in that space or { $many ->
        [yes] in adjacent { $area_plural }
       *[no] an adjacent { $area }
    }
where-near-built = { where-near-battled }
where-near-removed = { where-near-battled }
where-beside-battled =
    in { $many ->
        [yes] { $area_plural }
       *[no] { $area_a }
    } adjacent to it
where-beside-built =
    in { $many ->
        [yes] adjacent { $area_plural }
       *[no] an adjacent { $area }
    }
where-beside-removed = { where-beside-built }
where-here-deployed = in that space
where-near-deployed = { where-near-battled }
where-beside-deployed = { where-beside-built }

## What is battled

target-any = { $area_a }
target-again = { $area_a }, the same or another
target-here-battled = that space again
target-near-battled = that space or an adjacent { $area }
target-beside-battled = { $area_a } adjacent to it
target-here-built = that space
target-near-built = that space or an adjacent { $area }
target-beside-built = an adjacent { $area }
target-here-removed = that space
target-near-removed = that space or an adjacent { $area }
target-beside-removed = an adjacent { $area }
target-here-deployed = that space
target-near-deployed = that space or an adjacent { $area }
target-beside-deployed = an adjacent { $area }
target-beside = { $area_a } adjacent to { $spaces_the }
target-beside-pieces = { $area_a } adjacent to { $pieces }
target-faced =
    { $area_a } that, when this turn began, held { $owner_an } { $piece } and was adjacent to { $mine }
target-faced-piece = { $owner_an } { $piece } that was adjacent to { $mine } when this turn began

## Pieces

new-one = { $piece_a } { $where }
new-other = another { $piece } { $where }
new-another = another { $where }
one-each = { $pieces }, each in a different space
new-some = up to { $count } { $piece_plural } { $where }
pieces-one =
    { $supplied ->
        [yes] a supplied { $owner_adjective }
       *[no] { $owner_an }
    } { $piece } { $where }
pieces-one-any = any { supplied-one } { $piece } { $where }
pieces-one-own = one of { my-many } { supplied-many } { $piece_plural } { $where }
pieces-the-own = { my-one } { supplied-one } { $piece } { $where }
pieces-some = up to { $count } { supplied-many } { $owner_adjective } { $piece_plural } { $where }
pieces-some-any = up to { $count } { supplied-many } { $piece_plural } of either team { $where }
pieces-some-own = up to { $count } of { my-many } { supplied-many } { $piece_plural } { $where }
pieces-last = the last { supplied-one } { $owner_adjective } { $piece } { $where }
pieces-last-own = { my-one } last { supplied-one } { $piece } { $where }
spaces-each = each space held by { $pieces }
pieces-each = each { supplied-one } { $owner_adjective } { $piece } { $where }
pieces-each-own = each of { my-many } { supplied-many } { $piece_plural } { $where }
pieces-all = { supplied-many } { $owner_adjective } { $piece_plural } { $where }
pieces-all-own = { my-many } { supplied-many } { $piece_plural } { $where }

## If

if-some =
    if there is { $supplied ->
        [yes] a supplied { $owner_adjective }
       *[no] { $owner_an }
    } { $piece } { $where }
if-some-any =
    if there is { $supplied ->
        [yes] a supplied { $piece }
       *[no] { $piece_a }
    } { $where }
if-some-own =
    if { $me ->
        [you] you have
       *[it] it has
    } { $supplied ->
        [yes] a supplied { $piece }
       *[no] { $piece_a }
    } { $where }
if-any-own =
    if { $me ->
        [you] you have
       *[it] it has
    } at least one { supplied-one } { $piece } { $where }
if-no = if there is no { supplied-one } { $owner_adjective } { $piece } { $where }
if-no-own =
    if { $me ->
        [you] you have
       *[it] it has
    } no { supplied-one } { $piece } { $where }
if-both-own =
    if { $me ->
        [you] you have
       *[it] it has
    } { $first } and { $second }
if-both = { $first } and { $second }
home-beside = whose home is adjacent to { $pieces }
home-within = whose home is within { $steps } spaces of { $pieces }

## When

when-built =
    when { $who } { $person ->
        [you] build
       *[one] builds
    } { $recruited ->
        [yes] { $person ->
            [you] or recruit
           *[one] or recruits
        }
       *[no] { "" }
    } { $piece_a } { $where }
when-battled =
    when { $who } { $person ->
        [you] battle
       *[one] battles
    } { $target }
when-removed =
    when { $pieces } is removed { $battle ->
        [yes] in a battle
       *[no] { "" }
    }
when-about-removed =
    when { $pieces } is about to be removed { $battle ->
        [yes] in a battle
       *[no] { "" }
    }
when-played =
    when { $who } { $person ->
        [you] play
       *[one] plays
    } { $card } { $step ->
        [yes] during { $person ->
            [you] your
           *[one] its
        } { step-play }
       *[no] { "" }
    }
when-resolved =
    when { $who } { $person ->
        [you] have played a card during your
       *[one] has played a card during its
    } { step-play } and resolved it
when-used =
    when { $who } { $person ->
        [you] have
       *[one] has
    } just used { $card }
when-using =
    when { $who } { $person ->
        [you] use
       *[one] uses
    } { $card }, before it takes effect
when-targeted =
    when { $card } makes { $person ->
        [you] you
       *[one] { $who }
    } discard cards
to-who = { $who }
to-nation = { $nation_the }
card-own = one of { my-many } { $type_plural }
when-deployed =
    when { $who } { $person ->
        [you] deploy or marshal
       *[one] deploys or marshals
    } an Air Force { $where }
card-titled = { $card } with { $title } in its name
played-by = { $card } played by { $who }
when-turn-began =
    { $person ->
        [you] at the beginning of your turn
       *[one] when { $who } begins its turn
    }
when-step-began =
    { $person ->
        [you] at the beginning of your { $step }
       *[one] when { $who } begins its { $step }
    }
when-during = during your { $step }
when-instead = during your { $step }, instead of playing a card
when-may-build = whenever you may build { $piece_a }
when-any-time = at any time during your turn
when-any-moment = at any time
when-next-turn = from your next turn on, { $when }
title-submarines = “Submarines”
title-bomb = “Bomb”

## Verbs

verb-build = build
    .to = build
verb-build-another = build
    .to = build
verb-recruit = recruit
    .to = recruit
verb-battle = battle
    .to = battle
verb-eliminate = eliminate
    .to = eliminate
verb-score = gain
    .to = gain
verb-remove = remove
    .to = remove
verb-protect = protect
    .to = protect
verb-deploy = deploy
    .to = deploy
verb-discard = discard
    .to = discard
verb-keep = keep it
    .to = keep it
verb-cancel = cancel
    .to = cancel
verb-choose = choose
    .to = choose
verb-look = look at
    .to = look at
verb-put-back = put them back
    .to = put them back
verb-put = put
    .to = put
verb-shuffle = shuffle
    .to = shuffle
verb-play = play
    .to = play
verb-draw = draw
    .to = draw
verb-take = take
    .to = take
verb-lay = lay
    .to = lay
verb-take-back = return
    .to = return
verb-rebuild = rebuild
    .to = rebuild

## What is done

do = { $verb } { $what }
do-times = up to { $count } times, { $verb } { $what }
do-if = { $condition }, { $do }
do-choose = { $verb } { $choice }: { $do }
do-either = choose one: { $do }
do-each-chooses = { $nations_the } must each { $do }
do-any-order =
    { $who } { $person ->
       *[one] may { $do }, in either order
    }
may =
    { $who } { $person ->
       *[one] may
    } { $do }
may-pay = you may then { $do }
choose-enemy = an enemy nation { $home }
choose-among = one of { $nations_the } { $home }
top-cards =
    { $count ->
        [one] the top card
       *[other] the top { $count } cards
    }
some-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
other-cards =
    { $count ->
        [one] another card
       *[other] { $count } other cards
    }
some-of-type =
    { $count ->
        [one] { $type_a }
       *[other] { $count } { $type_plural }
    }
up-to-of-type =
    { $count ->
        [one] { $type_a }
       *[other] up to { $count } { $type_plural }
    }
do-discard-hand = { $verb } { $cards } from { my-one } hand
do-discard-own-status = { $verb } one of { my-many } Status cards on the table
do-discard-deck = { $verb } { top-cards } of { my-one } draw deck { $per } { $more }
do-discard-deck-of =
    { $who } { $person ->
       *[one] discards { top-cards } of its draw deck
    } { $per } { $more }
do-discard-fewer = discard { $count } fewer { $per }
more-cards =
    { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
do-discard-more = it makes its target discard { more-cards } { $per }
do-discard-more-that = that nation discards { more-cards } { $per }
do-discard-more-if = { do-discard-more }, or { $more } more { $condition }
do-cancel-discard = { $verb } that discard
do-discard-status = { $verb } that Status
do-discard-response =
    { $verb } a face-down { $nation_adjective } Response at random, without revealing it
do-discard-table =
    { $verb } { $nation_an } Status of your choice { $response ->
        [yes] , or a face-down { $nation_adjective } Response at random, without revealing it
       *[no] { "" }
    }
do-cancel =
    { $verb } the effect of that card { $until ->
        [round] , which cannot be used again until the end of the United States’ turn
        [turn] , which cannot be used again until the end of the turn
       *[no] { "" }
    }
do-forbid-air = Air Defenses and Air Attacks are forbidden until the end of the turn
do-deploy = { $verb } an Air Force with { $pieces }
do-remove-rest = { $verb } and { $remove } all other enemy { $piece_plural } in that space too
do-protect = { $verb } { $pieces }; it cannot be removed until the end of the turn
do-keep =
    { $verb } in place { $until ->
        [battle] in this battle
        [once] this once
       *[turn] until the end of the turn
    }
do-score = { $verb } { $points } VP { $per } { $condition }
do-arrange = { $verb } { top-cards } of { my-one } draw deck and { $back } in any order
do-tuck = { $verb } up to { $count } cards from { my-one } hand under { my-one } draw deck
this-card = this card
that-card = that card
played-card = the card you played
do-shuffle-in = { $verb } { $card } into { my-one } draw deck instead of discarding it
do-put-on-top = { $verb } { $card } on top of { my-one } draw deck instead of discarding it
do-put-under = { $verb } { $card } under { my-one } draw deck instead of discarding it
do-take-from-pile = { $verb } { $cards } from { my-one } discard pile into { my-one } hand
lay-face =
    { $down ->
        [yes] face down
       *[no] { "" }
    }
lay-use =
    { $response ->
        [yes] , to serve as a Response
       *[no] { "" }
    }
do-lay-from-hand = { $verb } { $type_a } from { my-one } hand { lay-face } { lay-use }
do-lay-from-discard = { $verb } { $type_a } from { my-one } discard pile { lay-face } { lay-use }
do-play-from-hand = { $verb } { $card } from { my-one } hand
do-play-from-discard = { $verb } { $card } from { my-one } discard pile
do-play-from-deck = { $verb } { $card } from { my-one } draw deck, which is then shuffled
do-draw = { $verb } a card
do-rebuild =
    { $verb } any number of { my-many } { $piece_plural } to { my-one } reserve, one at a time, and
    { $again } each elsewhere at once
do-supply =
    { $pieces } are { $standing ->
        [yes] always supplied
       *[no] supplied until the end of the turn
    }
do-no-supply-space = { $space_the } is not a Supply space for { $owner_the }
do-supply-space =
    for you alone, { $space_the } is a Supply space; it gives you all its VP even if a teammate has an
    army there
do-may-build-at =
    you may build armies { $space_in } without an adjacent supplied piece
