"""What an engine is asked to do in a process of its own (engines.py): play, copy, think."""

import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

from compiled.engines import COMPILED
from wartable.core import frames
from wartable.core.game import Game, Options, find, settle

EVERY = 20
"""So many answers lie between two states that are compared."""


def play(game: str, words: Sequence[str], seed: int, games: int) -> dict[str, Any]:
    """Random games; a hash of what was offered, and of a state now and then, for each."""
    found, options = _game(game, words)
    return {"hashes": [_one(found, options, seed + number) for number in range(games)]}


def _one(game: Game, options: Options, seed: int) -> str:
    random = Random(seed).random
    state, digest, answers = game.new(options, seed), hashlib.sha256(), 0
    while state.decisions:
        decision = state.decisions[0]
        digest.update(b"%d %d %d " % (decision.seat, len(decision.options), decision.options[-1]))
        option = decision.options[int(random() * len(decision.options))]
        game.answer(state, decision.seat, option)
        answers += 1
        if answers % EVERY == 0:
            digest.update(state.dump())
            state = state.copy()
            state.decisions = game.load(state.dump()).decisions
        state.events.clear()
    digest.update(state.dump())
    return digest.hexdigest()[:16]


def speed(game: str, words: Sequence[str], seed: int, seconds: float) -> dict[str, Any]:
    """Decisions a second of random play, and the microseconds of a copy."""
    found, options = _game(game, words)
    random, moves, played, kept = Random(seed).random, 0, 0, []
    found.new(options, seed)
    began = process_time()
    while process_time() - began < seconds:
        state = found.new(options, seed + played)
        length = 0
        while decisions := state.decisions:
            decision = decisions[0]
            choices = decision.options
            found.answer(state, decision.seat, choices[int(random() * len(choices))])
            state.events.clear()
            length += 1
            if length == 120:
                kept.append(state.copy())
        moves, played = moves + length, played + 1
    rate = moves / (process_time() - began)
    return {"rate": rate, "copy": _copies(kept[:20])}


def _copies(states: list[Any]) -> float:
    best = float("inf")
    for _ in range(20):
        began = process_time()
        for _ in range(50):
            for state in states:
                state.copy()
        best = min(best, (process_time() - began) / 50 / len(states))
    return best * 1e6


def think(game: str, words: Sequence[str], seconds: float) -> dict[str, Any]:
    """The lines that a general tries in a second, when it has time to search."""
    from benchmarks.search import middle, patient

    seat, decision = middle(find(game), tuple(words))
    bot, began = patient(find(game)), process_time()
    while process_time() - began < seconds:
        bot.choose(seat, decision)
    return {"rate": bot.thoughts.iterations / (process_time() - began)}


def chess(seed: int, seconds: float) -> dict[str, Any]:
    """The moves a second of python-chess."""
    from benchmarks.__main__ import random_chess

    return {"rate": random_chess(seed, seconds).moves}


def _game(game: str, words: Sequence[str]) -> tuple[Game, Options]:
    found = find(game)
    return found, settle(found, list(words))


TASKS: dict[str, Callable[..., dict[str, Any]]] = {
    "play": play,
    "speed": speed,
    "think": think,
    "chess": chess,
}

if __name__ == "__main__":
    engine, task, what = sys.argv[1:]
    really = not str(frames.__file__).endswith(".py")
    assert really == (engine == COMPILED), f"{engine}: {frames.__file__}"
    print(json.dumps(TASKS[task](**json.loads(what))))
