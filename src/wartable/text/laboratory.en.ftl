# What wartable simulate and wartable tournament say.

laboratory-working = Playing
laboratory-go-on = { $done } of { $games } games are in { $file } already.
laboratory-complete = All { $games } games are in { $file }: nothing is left to play, here is what came of them.
laboratory-stopped = Stopped after { $done } of { $games } games. The same command goes on from { $file }.
laboratory-lost = Stopped after { $done } of { $games } games. With --out FILE they would have been kept, and the same command could go on.

result-draw = Draw

laboratory-bot = Bot
laboratory-against = Against
laboratory-side = Side
laboratory-games = Games
laboratory-wins = Wins
laboratory-share = Share
laboratory-interval-title = 95 % interval
laboratory-points = Points
laboratory-rating = Rating
laboratory-lead = Lead
laboratory-decisions = Decisions
laboratory-median = Median
laboratory-p95 = 95 %
laboratory-worst = Worst
laboratory-cpu = CPU
laboratory-busy = Worst CPU
laboratory-budget = Allowed
laboratory-cut = Cut
laboratory-percent = { $number } %
laboratory-interval = { $low }–{ $high } %

tournament-title =
    { $game }, { $games ->
        [one] one game
       *[other] { $games } games
    }
tournament-intervals =
    A draw is half a win. Ratings: openskill, ± two standard deviations. Intervals: Wilson’s, for as
    many independent games as the seeds are worth, since games of one seed may be alike. Decisions:
    those of a game that left a choice; by the clock on the wall the median, 95 % of them and the
    worst; by what the processor spent on them (CPU) the median and the worst. The bots’ allowance
    is counted in CPU; cut: thoughts that it ended.
