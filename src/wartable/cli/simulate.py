"""`wartable simulate`: many games played by bots."""

from pathlib import Path

import msgspec
from rich.console import Console

from wartable.bots import BUDGET
from wartable.cli import inputs, laboratory
from wartable.core.game import find
from wartable.lab.games_file import Run
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.outcome import Job
from wartable.lab.summary import Summary, summary
from wartable.words.telling import name
from wartable.words.text import Words, capital
from wartable.words.text import words as words_of


def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 1,
    bots: str = "others=recruit",
    think: float = 1.0,
    jobs: int | None = None,
    cluster: str = "",
    out: Path | None = None,
    json: bool = False,
    edition: str | None = None,
    options: str | None = None,
    lang: str | None = None,
) -> int:
    """Let bots play many games, and count who wins."""
    found = find(game)
    spoken = words_of(inputs.language(lang), found.id)
    inputs.at_least(games, 1, "--games")
    inputs.at_least(seed, 0, "--seed")
    workers = laboratory.processes(jobs)
    settled = inputs.settings(found, edition, options)
    seats = found.seats(found.new(settled, seed))
    names = tuple(inputs.sitting(found, seats, bots, False, "--bots", "recruit").values())
    part = inputs.part(think)
    run = Run("simulate", game, found.rules_version, settled, names, seed, part)
    work = [Job(game, settled, seed + n, names, part) for n in range(games)]
    done = laboratory.play_all(run, work, out, workers, cluster, spoken)
    if done is None:
        return laboratory.STOPPED
    counted = summary(run, done.games, done.seconds)
    if json:
        print(msgspec.json.encode(counted).decode())
    else:
        _show(counted, think, done.fresh, spoken)
    return 0


def _show(found: Summary, think: float, fresh: int, spoken: Words) -> None:
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
    budgets = {bot: BUDGET.get(bot, 0.0) * think for bot in found.times}
    laboratory.show_times(console, found.times, games, budgets, spoken)
    rate = decimal(fresh / found.seconds, spoken)
    answers = decimal(found.answers, spoken)
    console.print(spoken.say("simulate-speed", answers=answers, rate=rate))
