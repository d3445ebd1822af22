"""The results of a simulation, counted."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from wartable.core.game import Options
from wartable.lab.games_file import RunHeader
from wartable.lab.outcome import Outcome, PlayedGame, Times
from wartable.lab.proportions import Proportion, wilson
from wartable.lab.times import total


class RunSummary(Struct, frozen=True):
    """The results of many games with the same bots in the same seats."""

    game: str
    options: Options
    seed: int
    games: int
    bots: dict[str, str]
    wins: dict[str, int]
    shares: dict[str, Proportion]
    """Of the wins, by side, with Wilson's interval."""
    points: dict[str, float]
    """The average at the end, if the game has points."""
    answers: float
    """The average."""
    rounds: float
    """The average."""
    times: dict[str, Times]
    """By bot."""
    seconds: float
    outcomes: tuple[Outcome, ...]


def summary(run: RunHeader, games: Iterable[PlayedGame], seconds: float) -> RunSummary:
    """Count the results of some games."""
    rows = sorted(games, key=lambda played: played.outcome.key)
    found = tuple(played.outcome for played in rows)
    wins = Counter(outcome.winner for outcome in found)
    sides = dict.fromkeys(side for outcome in found for side in outcome.sides.values())
    return RunSummary(
        game=run.game,
        options=run.options,
        seed=run.seed,
        games=len(found),
        bots=found[0].bots,
        wins=dict(sorted(wins.items())),
        shares={side: wilson(wins[side], len(found)) for side in dict.fromkeys([*sides, *wins])},
        points={
            side: round(sum(outcome.points.get(side, 0) for outcome in found) / len(found), 2)
            for side in found[0].points
        },
        answers=round(sum(outcome.answers for outcome in found) / len(found), 1),
        rounds=round(sum(outcome.rounds for outcome in found) / len(found), 2),
        times=times_by_bot(rows),
        seconds=round(seconds, 3),
        outcomes=found,
    )


def times_by_bot(games: Iterable[PlayedGame]) -> dict[str, Times]:
    """How long each bot thought in all games together."""
    rows: dict[str, list[Times]] = {}
    for played in games:
        for name, times in played.times.items():
            rows.setdefault(name, []).append(times)
    return {name: total(rows[name]) for name in sorted(rows)}
