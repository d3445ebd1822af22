"""Games played by bots alone, and what came of them."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from wartable.bots import Bot, make
from wartable.bots.seat import Seat
from wartable.core.game import REFEREE, Game, Options, find

SEATS_APART = 1_000_003
"""Every seat of every game has its own chance."""


class Outcome(Struct, frozen=True):
    """How one game went."""

    seed: int
    winner: str
    last: str
    """The turn in which it ended."""
    answers: int
    points: dict[str, int]


class Table:
    """The true state of a game, which the bots see through their seats alone."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.state: Any = game.new(options, seed)

    def seats(self) -> list[Seat]:
        """A seat for each chair."""
        chairs = range(len(self.game.seats(self.state)))
        return [Seat(self.game, lambda: self.state, number) for number in chairs]


def play(game: Game, options: Options, seed: int, bots: Sequence[Bot]) -> Outcome:
    """Play one game to its end."""
    table = Table(game, options, seed)
    state, seats, answers = table.state, table.seats(), 0
    while state.decisions:
        decision = state.decisions[0]
        option = bots[decision.seat].choose(seats[decision.seat], decision)
        game.answer(state, decision.seat, option)
        state.events.clear()
        answers += 1
    points = game.view(state, REFEREE).get("vp", {})
    return Outcome(seed, game.result(state) or "", game.mark(state), answers, points)


def play_named(job: tuple[str, Options, int, tuple[str, ...]]) -> Outcome:
    """One game told by names, so that another process can play it."""
    game_id, options, seed, names = job
    bots = [make(name, seed * SEATS_APART + number) for number, name in enumerate(names)]
    return play(find(game_id), options, seed, bots)


class Report(Struct, frozen=True):
    """What came of many games."""

    game: str
    options: Options
    seed: int
    games: int
    bots: dict[str, str]
    wins: dict[str, int]
    points: dict[str, float]
    """The average at the end, where the game has points."""
    answers: float
    """The average."""
    seconds: float
    outcomes: tuple[Outcome, ...]


def report(
    game_id: str,
    options: Options,
    seed: int,
    bots: dict[str, str],
    outcomes: Iterable[Outcome],
    seconds: float,
) -> Report:
    """Count what came of some games."""
    found = tuple(sorted(outcomes, key=lambda outcome: outcome.seed))
    wins: dict[str, int] = {}
    points: dict[str, float] = {}
    for outcome in found:
        wins[outcome.winner] = wins.get(outcome.winner, 0) + 1
        for side, scored in outcome.points.items():
            points[side] = points.get(side, 0) + scored / len(found)
    return Report(
        game=game_id,
        options=options,
        seed=seed,
        games=len(found),
        bots=bots,
        wins=dict(sorted(wins.items())),
        points={side: round(average, 2) for side, average in points.items()},
        answers=round(sum(outcome.answers for outcome in found) / len(found), 1),
        seconds=round(seconds, 3),
        outcomes=found,
    )
