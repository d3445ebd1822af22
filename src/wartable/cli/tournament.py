"""`wartable tournament`: every bot against every other."""

import msgspec
from rich.console import Console

from wartable.cli import inputs, laboratory
from wartable.core.decision import BadInput
from wartable.core.game import find
from wartable.lab import tournament as lab
from wartable.lab.games_file import RunHeader
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.sequential import BOUND, SprtResult, shares
from wartable.words.telling import name
from wartable.words.text import Words, capital
from wartable.words.text import words as words_of


def tournament(
    game: str,
    /,
    *,
    bots: str,
    sprt: str | None = None,
    chosen: laboratory.RunOptions = laboratory.USUAL,
) -> int:
    """Let every bot play every other, with sides swapped and the same seeds."""
    found, seed = find(game), chosen.seed
    spoken = words_of(inputs.language(chosen.lang), found.id)
    names = lab.entrants(bots)
    inputs.at_least(seed, 0, "--seed")
    workers, part = laboratory.processes(chosen.jobs), inputs.part(chosen.think)
    (settled, start), slips = laboratory.begun(found, chosen), chosen.slips
    work = lab.jobs(found, settled, names, chosen.games, seed, part, slips, start)
    test = None
    if sprt is not None:
        if len(names) != 2:
            raise BadInput("--sprt", bots, "exactly-two-bots")
        test = lab.Decider(shares(sprt), names[0], work)
    # Found out before the games, not after hours of them.
    lab.rate(names, [])
    version = found.rules_version
    run = RunHeader("tournament", game, version, settled, names, seed, part, slips, start)
    decided = test.add if test else laboratory.never
    done = laboratory.play_all(run, work, chosen.out, workers, chosen.cluster, spoken, decided)
    if done is None:
        return laboratory.STOPPED
    counts = test.games if test else done.games
    told = test.verdict if test else None
    counted = lab.result(found, settled, names, seed, part, counts, done.seconds, told)
    if chosen.json:
        print(msgspec.json.encode(counted).decode())
    else:
        _show(counted, spoken)
    return 0


def _show(found: lab.TournamentResult, spoken: Words) -> None:
    console = Console(highlight=False, soft_wrap=True)
    title = spoken.say(
        "tournament-title",
        games=found.games,
        game=spoken.say("game-title") if spoken.has("game-title") else found.game,
    )
    columns = ("bot", "games", "wins", "share", "interval-title", "rating", "lead")
    table = laboratory.grid(title, [spoken.say(f"laboratory-{column}") for column in columns])
    for row in found.standings:
        table.add_row(
            row.bot,
            str(row.games),
            _wins(row.wins, row.draws),
            percent(row.share.share, spoken),
            interval(row.share, spoken),
            f"{decimal(row.rating, spoken)} ± {decimal(2 * row.doubt, spoken)}",
            decimal(row.lead, spoken),
        )
    console.print(table)
    columns = ("bot", "against", "games", "wins", "share", "interval-title", "lead")
    table = laboratory.grid("", [spoken.say(f"laboratory-{column}") for column in columns], 2)
    for pair in found.pairings:
        table.add_row(
            pair.bot,
            pair.against,
            str(pair.games),
            _wins(pair.wins, pair.draws),
            percent(pair.share.share, spoken),
            interval(pair.share, spoken),
            decimal(pair.lead, spoken),
        )
    if len(found.standings) > 2:
        console.print(table)
    of_sides = ("side", "wins", "share", "interval-title")
    table = laboratory.grid("", [spoken.say(f"laboratory-{column}") for column in of_sides])
    for side, share in found.sides.items():
        table.add_row(
            capital(name(spoken, "team seat", side)),
            f"{share.won:.0f}",
            percent(share.share, spoken),
            interval(share, spoken),
        )
    console.print(table)
    budgets = {row.bot: row.budget for row in found.standings}
    times = {row.bot: row.times for row in found.standings}
    games = {row.bot: row.games for row in found.standings}
    laboratory.show_times(console, times, games, budgets, spoken)
    console.print(spoken.say("tournament-intervals"))
    if found.sprt is not None:
        console.print(_decision(found, found.sprt, spoken))


def _decision(found: lab.TournamentResult, test: SprtResult, spoken: Words) -> str:
    """What the sequential test says, in a sentence."""
    pair = found.pairings[0]
    return spoken.say(
        f"tournament-sprt-{test.decided or 'open'}",
        bot=pair.bot,
        against=pair.against,
        low=percent(test.low, spoken),
        high=percent(test.high, spoken),
        evidence=decimal(test.evidence, spoken),
        bound=decimal(BOUND, spoken),
    )


def _wins(wins: int, draws: int) -> str:
    return f"{wins} + {draws}/2" if draws else str(wins)
