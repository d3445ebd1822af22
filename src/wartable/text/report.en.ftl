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
report-meta = Bots: { $bots }. Seeds { $first } to { $last }. Share of the thinking time: { $think }. Rules version { $rules }, Wartable { $version }.
report-setting = { $setting }: { $value }
report-settings = Settings
report-usual = Default settings
report-position = Position { $mark }, rounds counted from there
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
report-not-even = { $side }: { $share } of the wins. After { $games } games the true share may be anywhere in { $interval }, and an even game ({ $even }) is outside that. Between these bots the sides are not even.
report-may-be-even = { $side }: { $share } of the wins. After { $games } games the true share may be anywhere in { $interval }, and an even game ({ $even }) is inside that. These games do not show that either side has an edge.

report-over-time = Round by round
report-round = Round
report-lead = Points: { $one } minus { $other }
report-lead-winner = Lead of the eventual winner
report-lead-axis = Lead
report-bands = Line: the median game. Inner band: half of the games. Outer band: four in five.
report-lead-about = Only games that lasted that long are counted: { $games } at round { $round }.
report-length = When games ended, and who won
report-length-about = The median game takes { $median } rounds, the shortest { $shortest }, the longest { $longest }; { $answers } answers per game.

report-cards = Cards
report-cards-about =
    Drawn, played: in how many games out of a hundred, at least once; laid or used counts as played. Wins with it: by those who played it. Wins without it: by those who drew it
    but never played it. The gain is the difference in points, with its interval; to the right of the middle, the card went with wins. Grey: fewer than { $few } games on one side, so
    we know next to nothing.
report-cards-count = { $cards } cards, { $looked } of them with enough games. The interval of { $clear } excludes zero; about { $chance } would by chance alone. { $marked ->
        [0] None stands out beyond that.
       *[other] ★ marks the { $marked } that stand out beyond that.
    }
report-card = Card
report-card-narrow = Drawn { $drawn }; wins { $played } with it, { $kept } without
report-drawn = Drawn
report-played = Played
report-with = Wins with it
report-without = Wins without it
report-gain = Gain

report-bots = The bots
report-bots-about = Share of the wins, with a draw as half a win; then how often each side won when the bot played it.
report-pairings-about = Head to head: the first bot’s share of the wins and average lead.
report-times = How long they thought
report-times-about = Decisions: those in a game that left a choice. How long one took by the clock: the median, 95% of them, the worst; then its processor time (CPU): the median, the worst. The limit is in CPU time; cut: how often it stopped a bot thinking.

report-limits = How sure this is, and what it cannot tell
report-limit-games =
    { $games ->
        [one] With one game, shares of wins are known to ± { $points } points at best.
       *[other] With { $games } games, shares of wins are known to ± { $points } points. Halving that takes four times as many games.
    }
report-limit-interval = Every interval is at 95%: one in twenty misses the true value, and nothing here says which. Shares: Wilson’s; differences: Newcombe’s; games with the same seed count together.
report-limit-bots = Bots are not people. They miss what people see, so a card they play badly looks weak here, and a side that is hard to play looks worse than it is.
report-limit-cause = Going with wins is not causing them. A card may be played by those who are ahead anyway, or only in long games. Comparing with those who drew it and kept it removes some of this, not all.
report-limit-many = Look at many cards, and some will stand out by chance. ★ allows for that (Bonferroni), at the price of missing some that really are good or bad.
report-limit-late = Late rounds only show the games that lasted that long, which are the close ones.
report-limit-alike = Seats in the same game are not independent, nor are cards that are played together: where several seats draw from one deck, the intervals for cards are a little too narrow.
report-limit-mixed = Bots of different strengths are mixed here: the lead, the length and the cards say as much about who sat where as about the sides.
