# The page that wartable report writes.

report-written =
    { $games ->
        [one] One game
       *[other] { $games } games
    }: the report is in { $file }.

report-title =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } between bots
report-meta = Bots: { $bots }. Seeds { $first } to { $last }. Part of the thinking time: { $think }. Version { $rules } of the rules, Wartable { $version }.
report-setting = { $setting }: { $value }
report-settings = Settings
report-usual = The usual settings
report-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }

report-tile-games =
    { $games ->
        [one] game
       *[other] games
    }
report-tile-side = won by { $side }
report-tile-rounds = rounds in the median game
report-who-wins = Who wins
report-not-even = { $side }: { $share } of the wins. After { $games } games the true share may be anywhere in { $interval }; an even game, { $even }, is not in there. Between these bots the sides are not even.
report-may-be-even = { $side }: { $share } of the wins. After { $games } games the true share may be anywhere in { $interval }; an even game, { $even }, is in there. These games do not show that one side is better off.

report-over-time = From round to round
report-round = Round
report-lead = Points of { $one } minus points of { $other }
report-lead-winner = Lead of whoever won in the end
report-lead-axis = Lead
report-bands = Line: the median game. Inner band: half of the games. Outer band: four in five.
report-lead-about = Only games that lasted so long are in it: { $games } at round { $round }.
report-length = When games ended, and who won
report-length-about = The median game has { $median } rounds, the shortest { $shortest }, the longest { $longest }; { $answers } answers a game.

report-board = Who holds what
report-board-about = The stronger the colour, the more often a team had an army or a navy in the space when the round ended. Point at a space for its figure, or unfold the table below the maps.
report-board-round = { $team }, round { $round }:
report-board-numbers = The same in figures
report-space = Space, round

report-cards = Cards
report-cards-about =
    Drawn, played: in how many games of a hundred, at least once; laid or used counts as played. Wins with it: of those who played it. Wins without it: of those who drew it
    and never played it. The gain is the difference in points, with its interval; at the right of the middle the card went with wins. Grey: fewer than { $few } games on one side, so
    next to nothing is known.
report-cards-count = { $cards } cards, { $looked } of them with enough games. The interval of { $clear } leaves out zero; about { $chance } would do so by chance alone. { $marked ->
        [0] None stands out even so.
       *[other] ★ marks the { $marked } that stand out even so.
    }
report-card = Card
report-card-narrow = Drawn { $drawn }; wins { $played } with it, { $kept } without
report-drawn = Drawn
report-played = Played
report-with = Wins with it
report-without = Wins without it
report-gain = Gain

report-navies = Navies and fleets
report-first = Whoever played first won { $share } of the games ({ $interval }; even would be { $even }).
report-navy = Navy
report-fleets = Fleets
report-won = Won
report-navy-ships = Ships a fleet
report-navy-sunk = Of these sunk
report-sunk = Ships sunk so far
report-ships = Ships
report-ship = Ship
report-ship-sunk = Sunk

report-bots = The bots
report-bots-about = Share of the wins, a draw being half a win; then how often each side won when the bot had it.
report-pairings-about = One against the other: share of the wins and average lead of the first.
report-times = How long they thought
report-times-about = Decisions: those of a game that left a choice. How long one took by the clock on the wall: the median, 95 % of them, the worst; then by what the processor spent on it (CPU): the median, the worst. The allowance is counted in CPU; cut: thoughts that it ended.

report-limits = How sure this is, and what it cannot say
report-limit-games =
    { $games ->
        [one] With one game, shares of wins are known to ± { $points } points at best.
       *[other] With { $games } games, shares of wins are known to ± { $points } points. Half of that takes four times as many games.
    }
report-limit-interval = Every interval is at 95 %: one in twenty does not hold the true value, and the page does not say which. Shares: Wilson’s; differences: Newcombe’s; games of one seed count together.
report-limit-bots = Bots are not people. They overlook what people see, so a card that they play badly looks weak here, and a side that is hard to play looks worse than it is.
report-limit-cause = To go with wins is not to cause them. A card may be played by those who are ahead anyway, or only in long games. Comparing with those who drew it and kept it takes away a part of this, not all.
report-limit-many = Who looks at many cards finds some that stand out by chance. ★ allows for that (Bonferroni), at the price of missing some that are truly good or bad.
report-limit-late = Late rounds show only the games that lasted so long, which are the close ones.
report-limit-alike = Seats of one game are not independent, nor are cards that are played together: where several seats draw from one deck, the intervals of cards are somewhat too narrow.
report-limit-mixed = Bots of different strength are mixed here: the lead, the length and the cards say as much about who sat where as about the sides.
