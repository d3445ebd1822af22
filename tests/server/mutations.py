"""Lines `exact` of real positions, changed in every way: refused, or as good as any other.

`python -m tests.server.mutations --count 2000` says what came of them.
"""

import argparse
import json
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from wartable.core.decision import Reason
from wartable.core.game import Game, games, settle
from wartable.core.match import Match
from wartable.server import worker

SECONDS = 2.0
BIG = [255, 10**6, 1 << 40, 1 << 62, 10**30, -(10**9)]
ODD: list[Any] = [None, True, -1, 0, 1, 7, 63, *BIG, 1.5, "x", [], {}]


class Endless(BaseException):
    """It needs more of the processor than it may."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """End what needs more time of the processor."""

    def end(*_: object) -> None:
        raise Endless

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def positions(game: Game, chance: random.Random, count: int) -> list[str]:
    """Positions of games played by chance, at any moment."""
    found: list[str] = []
    while len(found) < count:
        options = ["cover"] if chance.random() < 0.3 else []
        match = Match(game, settle(game, options), chance.getrandbits(60))
        for _ in range(chance.randrange(1, 150)):
            if match.over:
                break
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, chance.choice(decision.options))
        if not match.over:
            found.append(game.write(match.state))
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in what was decoded."""
    if path:
        yield path
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, item in items:
        yield from places(item, (*path, key))


def mutated(text: str, chance: random.Random) -> str:
    """A position with something else in its line `exact`."""
    rows = text.splitlines()
    at = next(number for number, row in enumerate(rows) if row.startswith("exact "))
    row = json.loads(rows[at][6:])
    for _ in range(chance.choice((1, 1, 1, 2))):
        all_places = list(places(row))
        if chance.random() < 0.5:
            all_places = [path for path in all_places if path[0] == "frames"] or all_places
        *path, last = chance.choice(all_places)
        inside: Any = row
        for key in path:
            inside = inside[key]
        old = inside[last]
        match chance.randrange(6):
            case 0:
                inside[last] = chance.choice(ODD)
            case 1 if isinstance(old, int):
                inside[last] = old + chance.choice((-1, 1, 2, 5, 100))
            case 2:
                del inside[last]
            case 3 if isinstance(inside, list):
                inside.append(old)
            case 4 if isinstance(old, list):
                chance.shuffle(old)
            case _:
                *_, other = chance.choice(all_places)
                inside[last] = chance.choice([chance.randrange(200), other, chance.choice(ODD)])
    rows[at] = "exact " + json.dumps(row)
    return "\n".join(rows)


def judge(game: Game, text: str, seed: int) -> str:
    """What the server says to a position, and whether it then holds."""
    try:
        with limited(SECONDS):
            said = worker.check(game.id, text, "", None, seed)
    except Endless:
        return "too long"
    except Exception as error:
        return f"failed while read: {type(error).__name__}"
    reason, _ = msgspec.json.decode(said, type=tuple[Reason | None, Any])
    if reason is not None:
        return "refused" if reason.args.get("expected") == "written-by-state" else "refused: other"
    chance = random.Random(seed + 99)
    try:
        with limited(SECONDS):
            for _ in range(3):
                match = Match(game, settle(game, []), seed, text)
                for _ in range(150):
                    if match.over:
                        break
                    decision = chance.choice(match.decisions)
                    match.answer(decision.seat, chance.choice(decision.options))
                    game.view(match.state, decision.seat)
    except Endless:
        return "accepted, then too long"
    except Exception as error:
        return f"accepted, then failed: {type(error).__name__}"
    return "accepted"


def run(count: int, seed: int) -> dict[str, Counter[str]]:
    """What came of so many changed positions of each game."""
    found = {}
    for game in games().values():
        chance = random.Random(seed)
        texts = positions(game, chance, max(3, min(60, count // 20)))
        counted = found[game.id] = Counter[str]()
        for number in range(count):
            counted[judge(game, mutated(chance.choice(texts), chance), number)] += 1
    return found


def main() -> None:
    """Read the arguments, and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for game, counted in run(chosen.count, chosen.seed).items():
        print(game, dict(counted))


if __name__ == "__main__":
    main()
