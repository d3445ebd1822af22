"""`wartable simulate`: many games played by bots."""

import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wartable.cli import inputs
from wartable.core.game import find
from wartable.lab.simulation import Report, play_named, report
from wartable.telling import name
from wartable.text import Words
from wartable.text import words as words_of

T = TypeVar("T")
R = TypeVar("R")


def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 1,
    bots: str = "others=recruit",
    jobs: int = 1,
    json: bool = False,
    edition: str | None = None,
    options: str | None = None,
    lang: str | None = None,
) -> int:
    """Let bots play many games, and count who wins.

    Parameters
    ----------
    game
        The game, such as quartermaster.
    games
        How many games.
    seed
        The seed of the first game; the next has the next seed.
    bots
        Who sits where: germany=recruit,others=random.
    jobs
        How many processes play.
    json
        Print the result as JSON.
    edition
        The edition of the rules.
    options
        Options of the game: reallocate,built_or_recruited.
    lang
        The language, en or fr.
    """
    found = find(game)
    spoken = words_of(inputs.language(lang), found.id)
    inputs.at_least(games, 1, "--games")
    inputs.at_least(seed, 0, "--seed")
    inputs.at_least(jobs, 1, "--jobs")
    settled = inputs.settings(found, edition, options)
    seats = found.seats(found.new(settled, seed))
    names = inputs.sitting(found, seats, bots, False, "--bots", "recruit")
    work = [(game, settled, seed + n, tuple(names.values())) for n in range(games)]
    began = time.perf_counter()
    outcomes = list(in_processes(play_named, work, jobs, spoken.say("simulate-working")))
    counted = report(game, settled, seed, names, outcomes, time.perf_counter() - began)
    if json:
        print(msgspec.json.encode(counted).decode())
    else:
        _show(counted, spoken)
    return 0


def in_processes(
    work: Callable[[T], R], items: list[T], jobs: int, label: str, chunk: int = 1
) -> Iterator[R]:
    """Do some work in several processes, with a bar on standard error."""
    with progress(label, len(items)) as advance:
        for result in _results(work, items, min(jobs, len(items)), chunk):
            advance()
            yield result


def _results(work: Callable[[T], R], items: list[T], jobs: int, chunk: int) -> Iterable[R]:
    if jobs == 1:
        yield from map(work, items)
        return
    context = get_context("spawn" if sys.platform == "win32" else "fork")
    with context.Pool(jobs, _let_the_parent_stop) as pool:
        yield from pool.imap_unordered(work, items, chunk)


def _let_the_parent_stop() -> None:
    """Ctrl-C reaches every process of a terminal; one of them is enough to end politely."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[], Any]]:
    """A bar on standard error."""
    bar = Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task)


def _show(found: Report, spoken: Words) -> None:
    console = Console(highlight=False)
    last = found.seed + found.games - 1
    title = spoken.say(
        "simulate-title",
        games=found.games,
        game=spoken.say("game-title") if spoken.has("game-title") else found.game,
        first=str(found.seed),
        last=str(last),
    )
    grid = Table(title=Text(title, "bold"), box=box.SIMPLE_HEAD, title_justify="left")
    for column in ("side", "wins", "share", "points"):
        grid.add_column(spoken.say(f"simulate-{column}"), justify="right")
    for side in sorted({*found.wins, *found.points}):
        wins = found.wins.get(side, 0)
        share = f"{100 * wins / found.games:.1f} %"
        points = f"{found.points[side]:.1f}" if side in found.points else ""
        grid.add_row(name(spoken, "team seat", side), str(wins), share, points)
    console.print(grid)
    rate = f"{found.games / max(found.seconds, 1e-9):.1f}"
    console.print(spoken.say("simulate-speed", answers=str(found.answers), rate=rate))
