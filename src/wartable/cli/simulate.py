"""`wartable simulate`: many games played by bots."""

import msgspec
from rich.console import Console

from wartable.bots import budget
from wartable.cli import inputs, laboratory
from wartable.core.game import find
from wartable.lab.games_file import RunHeader
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.outcome import Job
from wartable.lab.simulation import first_state
from wartable.lab.summary import RunSummary, summary
from wartable.words.telling import name
from wartable.words.text import Words, capital
from wartable.words.text import words as words_of


def simulate(
    game: str,
    /,
    *,
    bots: str = "others=recruit",
    chosen: laboratory.RunOptions = laboratory.USUAL,
) -> int:
    """Let bots play many games, and count who wins."""
    found, seed = find(game), chosen.seed
    spoken = words_of(inputs.language(chosen.lang), found.id)
    inputs.at_least(chosen.games, 1, "--games")
    inputs.at_least(seed, 0, "--seed")
    workers = laboratory.processes(chosen.jobs)
    settled, start = laboratory.begun(found, chosen)
    seats = found.seats(first_state(found, settled, seed, start))
    names = tuple(inputs.sitting(found, seats, bots, False, "--bots", "recruit").values())
    part, slips = inputs.part(chosen.think), chosen.slips
    version = found.rules_version
    run = RunHeader("simulate", game, version, settled, names, seed, part, slips, start)
    seeds = range(seed, seed + chosen.games)
    work = [Job(game, settled, one, names, part, slips, start) for one in seeds]
    done = laboratory.play_all(run, work, chosen.out, workers, chosen.cluster, spoken)
    if done is None:
        return laboratory.STOPPED
    counted = summary(run, done.games, done.seconds)
    if chosen.json:
        print(msgspec.json.encode(counted).decode())
    else:
        _show(counted, chosen.think, done.fresh, spoken)
    return 0


def _show(found: RunSummary, think: float, fresh: int, spoken: Words) -> None:
    console = Console(highlight=False, soft_wrap=True)
    title = spoken.say(
        "simulate-title",
        games=found.games,
        game=spoken.say("game-title") if spoken.has("game-title") else found.game,
        first=str(found.seed),
        last=str(found.seed + found.games - 1),
    )
    columns = ("side", "wins", "share", "interval-title", "points")
    table = laboratory.grid(title, [spoken.say(f"laboratory-{column}") for column in columns])
    for side, share in found.shares.items():
        table.add_row(
            capital(name(spoken, "team seat result", side)),
            str(found.wins.get(side, 0)),
            percent(share.share, spoken),
            interval(share, spoken),
            decimal(found.points[side], spoken) if side in found.points else "",
        )
    console.print(table)
    games = dict.fromkeys(found.times, found.games)
    budgets = {bot: budget(bot, think, find(found.game)) for bot in found.times}
    laboratory.show_times(console, found.times, games, budgets, spoken)
    rate = decimal(fresh / found.seconds, spoken)
    answers = decimal(found.answers, spoken)
    console.print(spoken.say("simulate-speed", answers=answers, rate=rate))
