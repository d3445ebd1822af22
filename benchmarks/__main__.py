"""Measure play, copies, views, saved states, records and the search of bots, on one core."""

import copy
import pickle
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from random import Random
from typing import Any

import chess
from compiled import engines
from rich.console import Console

from benchmarks import compiled_engine, learning, search
from benchmarks.sheet import Sheet
from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.core.game import Game, Options, find, games, settle
from wartable.core.match import Match

MEASURED = (
    ("quartermaster", (), 3),
    ("quartermaster", ("edition=first", "air_marshal"), 2),
    ("naval", (), 2),
    ("europe", (), 1),
    ("europe", ("scenario=france_1940",), 1),
)
"""Which game, with which settings, and how many times as fast as python-chess it has to be."""

RECORD = {"europe": 20_000}
"""How many bytes the record of a game may take, with a position for each turn."""
SHORT = 10_000
"""How many bytes it may take in the other games, without the positions."""
STATE = {"europe": (8, 2_000)}
"""How many microseconds a copy and how many bytes a saved state may take, where it is promised."""

LEARNING = "learning"
REPEATS = 5
SECONDS = 1.0
"""The time of one measurement of random play; the best of the repeats counts."""


class Rate:
    """How many moves and games a second."""

    def __init__(self, moves: int, played: int, seconds: float) -> None:
        self.moves, self.games = moves / seconds, played / seconds
        self.length = moves / max(played, 1)


def random_play(game: Game, options: Options, seed: int, seconds: float) -> Rate:
    """Uniformly random games, with reactions and events on."""
    random = Random(seed).random
    moves = played = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new(options, seed + played)
        while decisions := state.decisions:
            decision = decisions[0]
            choices = decision.options
            game.answer(state, decision.seat, choices[int(random() * len(choices))])
            state.events.clear()
            moves += 1
        played += 1
    return Rate(moves, played, time.process_time() - began)


def random_chess(seed: int, seconds: float) -> Rate:
    """Uniformly random games of python-chess."""
    random = Random(seed).random
    moves = played = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        played += 1
    return Rate(moves, played, time.process_time() - began)


def microseconds(run: Callable[[], Any], times: int) -> float:
    """How long one run takes, the best of the repeats."""
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(times):
            run()
        best = min(best, time.process_time() - began)
    return best / times * 1e6


def values(state: Any) -> list[Any]:
    """The fields of a state, which Python would copy one by one."""
    return [getattr(state, field.name) for field in fields(state)]


def some_states(game: Game, options: Options, count: int) -> list[Any]:
    """States from the middle of random games."""
    random = Random(1)
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state, kept = game.new(options, seed), []
        while state.decisions:
            decision = state.decisions[0]
            game.answer(state, decision.seat, random.choice(decision.options))
            state.events.clear()
            kept.append(state.copy())
        found.append(kept[len(kept) // 2])
    return found


def records(game: Game, options: Options, bot: str, count: int) -> tuple[float, float]:
    """How many bytes the record of a whole game of bots takes: all of it, and its answers alone."""
    texts = []
    for seed in range(count):
        match = Match(game, options, seed)
        chairs = range(len(game.seats(match.state)))
        bots = [make(bot, seed * 10 + chair) for chair in chairs]
        while not match.over:
            decision = match.decisions[0]
            seat = Seat(game, partial(getattr, match, "state"), decision.seat)
            match.answer(decision.seat, bots[decision.seat].choose(seat, decision))
        texts.append(match.record())
    lines = [line + "\n" for text in texts for line in text.splitlines()]
    answers = sum(len(line.encode()) for line in lines if not line.startswith("@ "))
    return sum(len(line.encode()) for line in lines) / count, answers / count


def measure(game: Game, words: tuple[str, ...], times: int) -> Sheet:
    """Everything about one game with some settings."""
    options = settle(game, list(words))
    ours, theirs = [], []
    for repeat in range(REPEATS):
        # In turns, so that a busy moment of the machine hits both.
        ours.append(random_play(game, options, repeat * 1000, SECONDS))
        theirs.append(random_chess(repeat, SECONDS))
    best = max(ours, key=lambda rate: rate.moves)
    board = max(theirs, key=lambda rate: rate.moves)
    ratio = best.moves / board.moves
    states = some_states(game, options, 20)
    some = iter(states * 100_000)
    copied = microseconds(lambda: next(some).copy(), 2000)
    deep = microseconds(lambda: copy.deepcopy(values(next(some))), 40)
    pickled = microseconds(lambda: pickle.dumps(next(some), 5), 1000)
    pickles = iter([pickle.dumps(state, 5) for state in states] * 100_000)
    unpickled = microseconds(lambda: pickle.loads(next(pickles)), 1000)
    seen = microseconds(lambda: game.view(next(some), 0), 200)
    sizes = [len(state.dump()) for state in states]

    title = " ".join((game.id, *words))
    sheet = Sheet(f"{title}: one core, plain CPython {platform.python_version()}")
    sheet.row("random play, decisions/s", f"{best.moves:,.0f}")
    sheet.row("random play, games/s", f"{best.games:,.1f}")
    sheet.row("decisions a game", f"{best.length:,.0f}")
    sheet.row("python-chess, moves/s", f"{board.moves:,.0f}")
    sheet.row("ratio to python-chess", f"{ratio:.1f} ×", f"≥ {times} ×", ratio >= times)
    most, largest = STATE.get(game.id, (None, None))
    _within(sheet, "copy, µs", round(copied, 1), most)
    sheet.row("copy.deepcopy of its fields, µs", f"{deep:,.0f}")
    sheet.row("pickled, µs; read back, µs", f"{pickled:.1f}; {unpickled:.1f}")
    scaled = copied * 150 / deep
    sheet.row("copy where deepcopy takes 150 µs", f"{scaled:.1f}", "< 10", scaled < 10)
    sheet.row("view of a seat, µs", f"{seen:.0f}")
    _within(sheet, "saved state, bytes", round(sum(sizes) / len(sizes)), largest)
    for bot in ("random", "recruit"):
        whole, answers = records(game, options, bot, 10)
        _within(sheet, f"record of a game, bytes ({bot})", round(whole), RECORD.get(game.id))
        # The promise is about the game as most people play it; extensions write longer records.
        shortest = None if words or game.id in RECORD else SHORT
        _within(sheet, f"without its positions ({bot})", round(answers), shortest)
    return sheet


def _within(sheet: Sheet, title: str, found: float, most: float | None) -> None:
    """A row about something that may not be larger than promised."""
    if most is None:
        sheet.row(title, f"{found:,}")
    else:
        sheet.row(title, f"{found:,}", f"≤ {most:,}", found <= most)


def main() -> int:
    """Measure what is named on the command line, games or `learning`; or all."""
    console = Console(highlight=False)
    for name, words, times in MEASURED:
        if name in (sys.argv[1:] or games()):
            console.print(measure(find(name), words, times).grid)
            console.print(search.measure(find(name), words).grid)
            if engines.built():
                console.print(compiled_engine.measure(name, words).grid)
    if LEARNING in (sys.argv[1:] or (LEARNING,)):
        console.print(learning.sheet().grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
