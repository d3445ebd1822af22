# Words of the browser client at a table of Quartermaster.

client-hand = Cards of { $nation_the }
client-no-cards = { $nation_the } has no cards to show.
client-show-supply = Show the supply lines of { $nation_the }
client-lead-of =
    { $points ->
        [0] Level
       *[other] { $team } ahead by { $points }
    }
client-won = { $team_the } { $team_number ->
        [many] have
       *[one] has
    } won!
client-home-of = home of { $nation_the }
client-strait-open = strait open to { $team_the }
client-strait-to = strait to { $space_the }: open to { $team_the }
client-supply-of = Supply lines: { $nation }
client-held = { $nation_adjective } { $piece }
client-pile = Cards of { $nation_the }
client-on-table = On the table
client-pile-up = Face up, the latest first
client-pile-count = Cards in the discard pile
client-pile-down =
    { $count ->
        [one] One card in it is face down.
       *[other] { $count } cards in it are face down.
    }
client-pile-down-own = Face down, known to you alone
client-pile-covered = Face down
client-pile-deck = In the draw deck, the top card first
client-pile-closed = face down
client-pile-none = No card in it is face up.
client-known-hand = Known to be in hand
client-known-deck = Known to be in the draw deck
client-reserve-armies = Armies in reserve
client-reserve-navies = Navies in reserve
client-reserve-air-forces = Air Forces in reserve
log-discarded-times = { $nation_the } discards { $count } cards.
client-nations = Nations
client-tab-nations = Nations
client-down-count = Face-down cards on the table
client-basic-card = Basic
client-steps = Steps of the turn
client-step-play = Play
client-step-air = Air
client-step-supply = Supply
client-step-victory = Victory
client-step-discard = Discard
client-step-draw = Draw
client-opening = Opening discard
client-would-cut =
    { $count ->
        [one] A piece would be cut off from supply.
       *[other] { $count } pieces would be cut off from supply.
    }
client-would-join =
    { $count ->
        [one] A piece would be supplied again.
       *[other] { $count } pieces would be supplied again.
    }
client-would-allow = then { $card } may be used
client-wished = You will be asked as soon as the open question is answered.
client-do-play = Play
client-do-discard = Discard
client-do-use = Use
client-do-take = Take
client-do-tuck = Put under the deck
client-do-arrange = Next
client-do-lay = Lay
client-list-held = Spaces with pieces
client-list-empty = Empty spaces
client-space-empty = empty
client-star = Supply space
client-unsupplied = out of supply
client-supplied = in supply
client-deck-count = Cards in the draw deck

## Before a game

game-about = Six nations of the Second World War, two teams, cards and supply lines. For 2 to 6 people, one to two hours.
setting-edition = Edition
setting-edition-about = The second edition has more cards and clearer rules; the first is the French classic.
value-edition-second = Second
value-edition-first = First
setting-air-marshal = Air Marshal
setting-air-marshal-about = The expansion with Air Forces and Bolster cards.
setting-english-cards = English cards
setting-english-cards-about = The first edition’s cards as the English box prints them, where they differ from the French ones.
setting-reallocate = Reallocate Resources
setting-reallocate-about = Trade four cards from your hand for one basic card from your deck.
setting-built-or-recruited = Recruits count as built
setting-built-or-recruited-about = Loyal to the Crown and Kamikaze also hit a piece just recruited.
setting-destroyer-transport-any-battle-this-turn = Wide Destroyer Transport
setting-destroyer-transport-any-battle-this-turn-about = It may answer any sea battle of the turn, as in the printed example.

## The end

ended-lead = A lead of { $points } points in round { $round }: { $lead } are enough to win.
ended-rounds =
    Round { $round } was the last, with a lead of { $points ->
        [one] one point
       *[other] { $points } points
    }.
ended-tie = Level after round { $round }, the last: a tie goes to the Axis.
count-won = Battles won
count-lost = Pieces lost
count-pieces = On the map
count-burnt = Cards burnt
client-discard-picked = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
