# What wartable simulate and wartable tournament say.

laboratory-working = Playing
laboratory-go-on = { $done } of { $games } games are already in { $file }.
laboratory-complete = All { $games } games are in { $file }: there is nothing left to play. Here are the results.
laboratory-stopped = Stopped after { $done } of { $games } games. Run the same command again to continue from { $file }.
laboratory-lost = Stopped after { $done } of { $games } games. With --out FILE they would have been kept, and the same command could have continued.

result-draw = Draw

laboratory-bot = Bot
laboratory-against = Against
laboratory-side = Side
laboratory-games = Games
laboratory-wins = Wins
laboratory-share = Share
laboratory-interval-title = 95% interval
laboratory-points = Points
laboratory-rating = Rating
laboratory-lead = Lead
laboratory-decisions = Decisions
laboratory-median = Median
laboratory-p95 = 95%
laboratory-worst = Worst
laboratory-cpu = CPU
laboratory-busy = Worst CPU
laboratory-budget = Limit
laboratory-cut = Cut
laboratory-percent = { $number }%
laboratory-interval = { $low }–{ $high }%

tournament-title =
    { $game }, { $games ->
        [one] one game
       *[other] { $games } games
    }
tournament-sprt-high = Decided: { $bot } wins { $high } or more of its games against { $against }, rather than { $low } or less.
tournament-sprt-low = Decided: { $bot } wins { $low } or less of its games against { $against }, rather than { $high } or more.
tournament-sprt-open = Not decided whether { $bot } wins { $low } or { $high } of its games against { $against }: the evidence is { $evidence }, and it takes ±{ $bound }.
tournament-intervals =
    A draw is half a win. Ratings: openskill, ± two standard deviations. Intervals: Wilson’s, for as
    many independent games as the seeds are worth, since games with the same seed may be alike.
    Decisions: those in a game that left a choice; their time by the clock (the median, 95% of them
    and the worst), then their processor time (CPU: the median and the worst). The bots’ limit is in
    CPU time; cut: how often it stopped them thinking.
