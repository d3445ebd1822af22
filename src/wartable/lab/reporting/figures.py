"""The numbers in a report, counted from the games alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from wartable.core.game import Options
from wartable.lab.games_file import RunHeader
from wartable.lab.outcome import Outcome, PlayedGame, mark
from wartable.lab.proportions import Margin, Proportion, margin, seeded, wilson

FEW = 20
"""With fewer games than this, next to nothing is known about a card."""
BANDS = (0.1, 0.25, 0.5, 0.75, 0.9)


class Group(Struct, frozen=True):
    """Games with the same settings, from the same beginning."""

    options: Options
    outcomes: list[Outcome]
    position: str = ""
    """Where they begin, if not as their settings say."""


class Band(Struct, frozen=True):
    """How something was distributed at the end of a round, over the games that lasted that long."""

    round: int
    games: int
    levels: tuple[float, ...]
    """A tenth, a quarter, half, three quarters, nine tenths of the games are below these."""


class CardRow(Struct, frozen=True):
    """How a card fared, and how often its side won; a seat in a game counts once."""

    id: str
    chances: int
    """How many seats had the card in their deck."""
    drawn: int
    played: int
    """Played, laid or used at least once."""
    with_it: Proportion
    """Wins of those who played it."""
    without: Proportion
    """Wins of those who drew it and never played it."""
    gain: Margin
    enough: bool
    """Whether there are enough games on both sides."""
    stands_out: bool
    """Whether the gain is clear even among so many cards."""


def groups(runs: Iterable[RunHeader], games: Iterable[PlayedGame]) -> list[Group]:
    """The games by settings and beginning; in each group, in the order of their seeds."""
    positions = {mark(run.position): run.position for run in runs}
    found: dict[tuple[str, tuple[tuple[str, str], ...]], list[Outcome]] = {}
    for played in games:
        one = played.outcome
        found.setdefault((one.start, tuple(one.options.items())), []).append(one)
    return [
        Group(dict(options), sorted(rows, key=lambda row: row.key), positions.get(start, ""))
        for (start, options), rows in found.items()
    ]


def sides(outcomes: Iterable[Outcome]) -> list[str]:
    """All sides, in the order of their seats; and draws, if there were any."""
    found = dict.fromkeys(side for outcome in outcomes for side in outcome.sides.values())
    found |= dict.fromkeys(outcome.winner for outcome in outcomes)
    return list(found)


def wins(outcomes: Sequence[Outcome]) -> dict[str, Proportion]:
    """How often each side won."""
    return {
        side: seeded((outcome.seed, outcome.winner == side) for outcome in outcomes)
        for side in sides(outcomes)
    }


def endings(outcomes: Iterable[Outcome]) -> dict[int, Counter[str]]:
    """By the round in which games ended: how many each side won."""
    found: dict[int, Counter[str]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.rounds, Counter())[outcome.winner] += 1
    return dict(sorted(found.items()))


def bands(rows: Sequence[Sequence[float]], least: int = 1) -> list[Band]:
    """How series of numbers, one for each round of a game, are distributed in each round.

    Rounds that fewer games reached than `least` are left out, unless there are so few games.
    """
    found: list[Band] = []
    for at in range(max(map(len, rows), default=0)):
        values = sorted(row[at] for row in rows if len(row) > at)
        if len(values) < min(least, len(rows)):
            break
        levels = tuple(quantile(values, part) for part in BANDS)
        found.append(Band(at + 1, len(values), levels))
    return found


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which a part of the sorted values lies."""
    at = part * (len(values) - 1)
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (at - low)


def cards(
    outcomes: Sequence[Outcome], known: Sequence[str], key: Callable[[str, str], str], shared: bool
) -> list[CardRow]:
    """How each known card fared; `key` gives its id from the seat and the card of a game.

    From a shared deck any seat may draw it, otherwise only the seat it belongs to.
    """
    chances = sum(len(outcome.sides) if shared else 1 for outcome in outcomes)
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    won_without: Counter[str] = Counter()
    for outcome in outcomes:
        for seat, rows in outcome.cards.items():
            won = outcome.sides[seat] == outcome.winner
            for card, (times_drawn, times_played, times_used) in rows.items():
                id = key(seat, card)
                drawn[id] += times_drawn > 0
                if times_played or times_used:
                    played[id] += 1
                    won_with[id] += won
                elif times_drawn:
                    kept[id] += 1
                    won_without[id] += won
    enough = {id for id in known if min(played[id], kept[id]) >= FEW}
    found = []
    for id in known:
        with_it, without = wilson(won_with[id], played[id]), wilson(won_without[id], kept[id])
        strict = margin(
            wilson(won_with[id], played[id], comparisons=max(1, len(enough))),
            wilson(won_without[id], kept[id], comparisons=max(1, len(enough))),
        )
        found.append(
            CardRow(
                id=id,
                chances=chances,
                drawn=drawn[id],
                played=played[id],
                with_it=with_it,
                without=without,
                gain=margin(with_it, without),
                enough=id in enough,
                stands_out=id in enough and strict.clear,
            )
        )
    return sorted(found, key=lambda row: (not row.enough, -row.gain.value, row.id))
