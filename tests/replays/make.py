"""Makes the stored games: `make replays`, or `python -m tests.replays.make GAME` for some.

Generals, or recruits where generals take too long, play more games of every kind than are kept.
What they would never do is in games played at random. Those stay that show the most: rules asked
by, answers given (so cards played), what happened.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from msgspec import Struct
from tests.conformance.walks import some
from tests.replays import traces

from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.core.game import find, settle
from wartable.core.match import Match

FOLDER = Path(__file__).parent
KINDS: dict[str, tuple[str, ...]] = {
    "quartermaster": (
        "",
        "air_marshal",
        "edition=first",
        "edition=first air_marshal",
        "edition=first english_cards",
    ),
    "naval": (
        "",
        "seats=6 ships=extended fleet=50",
        "seats=4 teams=two row_defence",
        "seats=6 teams=three stock fleet=15",
        "scenario=taking_the_bear",
        "scenario=raider_force_710",
        "scenario=bay_of_pandas",
        "scenario=falkland_express",
    ),
    "europe": (
        "",
        "soviets=apart",
        "scenario=france_1940",
        "random soviets=apart",
        "random scenario=france_1940",
    ),
}
PLAYERS = {"europe": "recruit"}
"""Who plays, if not generals: a turn of this game has many more answers."""
RANDOM, SELDOM = "random", 20
"""A kind that begins so is played at random; what happens there outweighs so many answers."""
KEPT, TRIED, TRIED_AT_RANDOM = 10, 14, 60
THINK = 0.02
"""A fiftieth of the usual time, counted and not timed: the same games on every machine."""


class Job(Struct, frozen=True):
    """One game to be played."""

    game: str
    kind: str
    seed: int


class Found(Struct, frozen=True):
    """A finished game, and all that it shows."""

    record: str
    shows: frozenset[str]


def play(job: Job) -> Found:
    """A game between bots of one kind."""
    game, words = find(job.game), job.kind.split()
    player = RANDOM if RANDOM in words[:1] else PLAYERS.get(job.game, "general")
    match = Match(game, settle(game, words[player == RANDOM :]), job.seed)
    names, random = game.seats(match.state), Random(job.seed)
    seats = [Seat(game, lambda: match.state, number) for number in range(len(names))]
    levels = [make(player, job.seed * 10 + n, think=THINK, clock=None) for n in range(len(names))]
    match.seats_note = ",".join(f"{name}={player}" for name in names)
    shows = set()
    while not match.over:
        decision = match.decisions[0]
        seat, rule = decision.seat, decision.rule
        if player == RANDOM:
            seat, option = some(game, match.state, random)
        else:
            option = levels[seat].choose(seats[seat], decision)
        shows |= {rule, f"{names[seat]} {game.text(match.state, option)}"}
        match.answer(seat, option)
    weight = SELDOM if player == RANDOM else 1
    shows |= {f"{event.kind} {n}" for _, event in match.events for n in range(weight)}
    return Found(readable(match.record()), frozenset(shows))


def readable(record: str) -> str:
    """A record without its packed positions, which say nothing to who reads a difference."""
    return "".join(row for row in record.splitlines(keepends=True) if not row.startswith("@ "))


def best(found: list[Found]) -> list[Found]:
    """Those that show the most together, one after the other."""
    kept: list[Found] = []
    seen: set[str] = set()
    while found and len(kept) < KEPT:
        most = max(found, key=lambda one: len(one.shows - seen))
        found = [one for one in found if one is not most]
        kept.append(most)
        seen |= most.shows
    return kept


def path(game: str, kind: str, number: int) -> Path:
    """Where a game is stored."""
    name = kind.replace("=", "-").replace(" ", "-") or "usual"
    return FOLDER / game / f"{name}-{number}.txt"


def main(names: list[str]) -> None:
    """Play all kinds of some games anew."""
    with ProcessPoolExecutor(2) as pool:
        for game in names or KINDS:
            for old in (FOLDER / game).glob("*.txt"):
                old.unlink()
            (FOLDER / game).mkdir(exist_ok=True)
            for kind in KINDS[game]:
                tried = TRIED_AT_RANDOM if kind.startswith(RANDOM) else TRIED
                jobs = [Job(game, kind, seed) for seed in range(1, tried + 1)]
                for number, one in enumerate(best(list(pool.map(play, jobs))), 1):
                    path(game, kind, number).write_text(one.record, encoding="utf-8")
                print(game, kind or "usual", flush=True)
    traces.write()


if __name__ == "__main__":
    main(sys.argv[1:])
