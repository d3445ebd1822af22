"""What simulate and tournament share: playing games, keeping them, stopping and continuing."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from cyclopts import Parameter
from msgspec import Struct
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wartable.cli import inputs
from wartable.cli.beginning import Beginning, beginning
from wartable.cli.files import writing
from wartable.cli.progress import watched
from wartable.core.decision import BadInput
from wartable.core.game import Game
from wartable.lab.games_file import GamesFile, RunHeader
from wartable.lab.numbers import decimal, seconds
from wartable.lab.outcome import Job, PlayedGame, Times
from wartable.lab.running import results
from wartable.lab.simulation import play_job
from wartable.words.text import Words

STOPPED = 130
"""The exit code after Ctrl-C."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class RunOptions:
    """Options that are the same whenever many games are played."""

    games: int = 100
    seed: int = 1
    think: float = 1.0
    slips: bool = True
    jobs: int | None = None
    cluster: str = ""
    out: Path | None = None
    json: bool = False
    edition: str | None = None
    options: str | None = None
    scenario: Path | None = None
    position: Path | None = None
    lang: str | None = None


USUAL = RunOptions()


class FinishedRun(Struct, frozen=True):
    """All games of a run, how many were played just now, and how long that took."""

    games: list[PlayedGame]
    fresh: int
    seconds: float


def begun(game: Game, chosen: RunOptions) -> Beginning:
    """Where all games begin, with the settings that a position has."""
    found = beginning(game, chosen.edition, chosen.options, chosen.scenario, chosen.position)
    if not found.position:
        return found
    state = game.position(found.position, chosen.seed)
    if not state.decisions:
        raise BadInput("--position", str(chosen.position), "game-to-play")
    return found._replace(settled=game.options(state))


def processes(jobs: int | None) -> int:
    """How many processes play: one for each core, unless told otherwise."""
    return os.cpu_count() or 1 if jobs is None else inputs.at_least(jobs, 1, "--jobs")


def never(played: PlayedGame) -> bool:
    """Never end a run early."""
    return False


def play_all(
    run: RunHeader,
    jobs: Sequence[Job],
    out: Path | None,
    workers: int,
    cluster: str,
    spoken: Words,
    decided: Callable[[PlayedGame], bool] = never,
) -> FinishedRun | None:
    """Play all games, except those of an earlier run; None if the run was stopped.

    `decided` looks at each game, and ends the run once no more are needed.
    """
    began = perf_counter()
    games_file = None
    if out is not None:
        with writing(out, "--out"):
            games_file = GamesFile(out, run)
    wanted = {job.key: job for job in jobs}
    found = [one for one in games_file.found if one.outcome.key in wanted] if games_file else []
    there = {one.outcome.key for one in found}
    left = [job for job in jobs if job.key not in there]
    if any(decided(one) for one in found):
        left = []
    if there:
        message = "laboratory-go-on" if left else "laboratory-complete"
        _say(spoken, message, done=len(there), games=len(jobs), file=str(out))
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        finished = results(play_job, left, workers, cluster) if left else ()
        label = spoken.say("laboratory-working")
        for played in watched(finished, label, len(jobs), len(there)):
            if games_file is not None and out is not None:
                with writing(out, "--out"):
                    games_file.add(played)
            found.append(played)
            if decided(played):
                break
    except KeyboardInterrupt:
        message = "laboratory-stopped" if games_file else "laboratory-lost"
        _say(spoken, message, done=len(found), games=len(jobs), file=str(out))
        return None
    finally:
        signal.signal(signal.SIGTERM, before)
        if games_file is not None:
            games_file.close()
    return FinishedRun(found, len(found) - len(there), perf_counter() - began)


def _say(spoken: Words, message: str, done: int, games: int, file: str) -> None:
    values = {"done": str(done), "games": str(games)}
    if message != "laboratory-lost":
        values["file"] = file
    print(spoken.say(message, **values), file=sys.stderr)


def grid(title: str, columns: Sequence[str], left: int = 1) -> Table:
    """A table whose first columns are words and the others numbers."""
    table = Table(
        title=Text(title, "bold"), box=box.SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0)
    )
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < left else "right", no_wrap=True)
    return table


def show_times(
    console: Console,
    times: dict[str, Times],
    games: dict[str, int],
    budgets: dict[str, float],
    spoken: Words,
) -> None:
    """How long each bot thought, compared with the time it may take."""
    columns = ("bot", "decisions", "median", "p95", "worst", "cpu", "busy", "budget", "cut")
    table = grid("", [spoken.say(f"laboratory-{column}") for column in columns])
    for bot, row in times.items():
        budget = budgets.get(bot, 0.0)
        table.add_row(
            bot,
            decimal(row.decisions / games[bot], spoken),
            seconds(row.median, spoken),
            seconds(row.p95, spoken),
            seconds(row.worst, spoken),
            seconds(row.median_cpu, spoken),
            seconds(row.worst_cpu, spoken),
            seconds(budget, spoken) if budget else "",
            str(row.cut) if budget else "",
        )
    console.print(table)
