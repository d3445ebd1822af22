# Words of the browser client at a table of Quartermaster.

client-hand = Cards of { $nation_the }
client-no-cards = { $nation } has no cards to show.
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
client-undo-asked = { $nation_the } would like to undo an answer.
client-home-of = home of { $nation_the }
client-strait-open = strait open to { $team_the }
client-strait-to = strait to { $space_the }: open to { $team_the }
client-supply-of = Supply lines: { $nation }
client-held = { $nation }: { $piece }
client-pile = Cards of { $nation_the }
client-on-table = On the table
client-pile-up = Face up, the latest first
client-pile-down =
    { $count ->
        [one] One card lies face down in it.
       *[other] { $count } cards lie face down in it.
    }
client-pile-down-own = Face down, known to you alone
client-pile-covered = Face down
client-pile-deck = In the draw deck, the top card first
client-pile-closed = face down
client-pile-none = No card of it lies face up.
client-known-hand = Known to be in the hand
client-known-deck = Known to be in the draw deck
client-reserve-armies = Armies in reserve
client-reserve-navies = Navies in reserve
client-reserve-air-forces = Air Forces in reserve
log-discarded-times = { $nation_the } discards { $count } cards.
