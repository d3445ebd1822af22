"""Every bot against every other: the same seeds, with everyone in every seat."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from msgspec import Struct

from wartable.bots import budget, checked, split
from wartable.core.decision import BadInput
from wartable.core.game import Game, Options
from wartable.lab.collecting import collector
from wartable.lab.outcome import Job, Outcome, PlayedGame, Times
from wartable.lab.proportions import Proportion, seeded
from wartable.lab.sequential import Shares, SprtResult, verdict
from wartable.lab.simulation import first_state
from wartable.lab.summary import times_by_bot


class Pairing(Struct, frozen=True):
    """How one bot did against another."""

    bot: str
    against: str
    games: int
    wins: int
    draws: int
    share: Proportion
    """The share of the points for wins, a draw being half a win."""
    lead: float
    """The average at the end."""


class BotStanding(Struct, frozen=True):
    """How one bot did against all others."""

    bot: str
    games: int
    wins: int
    draws: int
    share: Proportion
    lead: float
    rating: float
    doubt: float
    """The standard deviation of the rating."""
    decisions: float
    """The average in a game, of those that left a choice."""
    times: Times
    budget: float
    """How many seconds it may think about a decision; 0 if it answers at once."""


class TournamentResult(Struct, frozen=True):
    """The results of a tournament."""

    game: str
    options: Options
    seed: int
    think: float
    games: int
    standings: tuple[BotStanding, ...]
    """Best first."""
    pairings: tuple[Pairing, ...]
    sides: dict[str, Proportion]
    """How often each side won, whoever sat there."""
    seconds: float
    sprt: SprtResult | None = None
    """The verdict, if the match was to stop once it was decided."""


def entrants(words: str, where: str = "--bots") -> tuple[str, ...]:
    """The bots that take part, from `recruit,officer`."""
    names = tuple(split(words))
    for name in names:
        checked(name, where)
        if names.count(name) > 1:
            raise BadInput(where, name, "once")
    if len(names) < 2:
        raise BadInput(where, words, "two-bots")
    return names


def line_ups(sides: Sequence[str], one: str, other: str) -> list[tuple[str, ...]]:
    """Who sits where when two bots meet, by seat: everyone has every chair equally often.

    `sides` has the side of each seat. Bots alternate around the table, which is then rotated.
    """
    order = list(dict.fromkeys(sides))
    found: dict[tuple[str, ...], None] = {}
    for first, second in ((one, other), (other, one)):
        row = [first if number % 2 == 0 else second for number in range(len(order))]
        for shift in range(len(order)):
            turned = row[shift:] + row[:shift]
            found[tuple(turned[order.index(side)] for side in sides)] = None
    return list(found)


def jobs(
    game: Game,
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    think: float,
    slips: bool = True,
    position: str = "",
) -> list[Job]:
    """All games, this many for each pairing; those with the same seed follow each other."""
    state = first_state(game, options, seed, position)
    sides = list(collector(game, state).sides.values())
    pairs = {pair: line_ups(sides, *pair) for pair in combinations(names, 2)}
    size = len(next(iter(pairs.values())))
    if games < 1 or games % size:
        raise BadInput("--games", str(games), "multiple", size=size)
    return [
        Job(game.id, options, seed + number, line_up, think, slips, position)
        for number in range(games // size)
        for line_up_of in pairs.values()
        for line_up in line_up_of
    ]


def result(
    game: Game,
    options: Options,
    names: Sequence[str],
    seed: int,
    think: float,
    played: Iterable[PlayedGame],
    seconds: float,
    sprt: SprtResult | None = None,
) -> TournamentResult:
    """Count the results of all games."""
    rows = sorted(played, key=lambda one: one.outcome.key)
    outcomes = [one.outcome for one in rows]
    ratings = rate(names, outcomes)
    times = times_by_bot(rows)
    standings = []
    for name in names:
        own = [outcome for outcome in outcomes if name in outcome.bots.values()]
        mu, sigma = ratings[name]
        standings.append(
            BotStanding(
                bot=name,
                **_fared(own, name),
                rating=round(mu, 2),
                doubt=round(sigma, 2),
                decisions=round(times[name].decisions / len(own), 1),
                times=times[name],
                budget=budget(name, think, game),
            )
        )
    sides = dict.fromkeys(outcomes[0].sides.values())
    return TournamentResult(
        game=game.id,
        options=options,
        seed=seed,
        think=think,
        games=len(outcomes),
        standings=tuple(sorted(standings, key=lambda row: (-row.rating, row.bot))),
        pairings=pairings(outcomes, names),
        sides={
            side: seeded((outcome.seed, outcome.winner == side) for outcome in outcomes)
            for side in sides
        },
        seconds=round(seconds, 3),
        sprt=sprt,
    )


class Decider:
    """Whether the first of two bots is better: asked after each game, of whole seeds in order.

    Processes finish in any order: what counts are the first seeds that are complete, so that a
    match ends in the same place however many processes play it.
    """

    def __init__(self, asked: Shares, name: str, work: Sequence[Job]) -> None:
        self._asked, self._name = asked, name
        self._size = Counter(job.seed for job in work)
        self._sets: dict[int, list[PlayedGame]] = {}
        self._counted: list[int] = []
        self.verdict = verdict(asked, [])

    def add(self, played: PlayedGame) -> bool:
        """Count one more game; returns whether the match is decided."""
        self._sets.setdefault(played.outcome.seed, []).append(played)
        for seed in list(self._size)[len(self._counted) :]:
            if self.verdict.decided or len(self._sets.get(seed, ())) < self._size[seed]:
                break
            self._counted.append(seed)
            self.verdict = verdict(self._asked, [self._worth(one) for one in self._counted])
        return bool(self.verdict.decided)

    def _worth(self, seed: int) -> list[float]:
        return [won(one.outcome, self._name) for one in self._sets[seed]]

    @property
    def games(self) -> list[PlayedGame]:
        """The games that count."""
        return [one for seed in self._counted for one in self._sets[seed]]


def won(outcome: Outcome, name: str) -> float:
    """1 if a side of the bot won, a half for a draw, otherwise 0."""
    winners = {outcome.bots[seat] for seat, side in outcome.sides.items() if side == outcome.winner}
    if not winners:
        return 0.5
    return float(name in winners)


def pairings(outcomes: Sequence[Outcome], names: Sequence[str]) -> tuple[Pairing, ...]:
    """How the bots that met did against each other."""
    met = {frozenset(outcome.bots.values()) for outcome in outcomes}
    pairs = [pair for pair in combinations(names, 2) if frozenset(pair) in met]
    return tuple(_pairing(outcomes, one, other) for one, other in pairs)


def _pairing(outcomes: Iterable[Outcome], one: str, other: str) -> Pairing:
    own = [outcome for outcome in outcomes if {*outcome.bots.values()} == {one, other}]
    return Pairing(bot=one, against=other, **_fared(own, one))


def _fared(outcomes: Sequence[Outcome], name: str) -> dict[str, Any]:
    """How a bot did in some games: how many, won, drawn, its share and its lead."""
    return {
        "games": len(outcomes),
        "wins": sum(won(outcome, name) == 1 for outcome in outcomes),
        "draws": sum(won(outcome, name) == 0.5 for outcome in outcomes),
        "share": seeded((outcome.seed, won(outcome, name)) for outcome in outcomes),
        "lead": _lead(outcomes, name),
    }


def _lead(outcomes: Iterable[Outcome], name: str) -> float:
    """By how much the bot's best side led the best of the others', on average."""
    leads = []
    for outcome in outcomes:
        own = {outcome.sides[seat] for seat, bot in outcome.bots.items() if bot == name}
        theirs = [points for side, points in outcome.points.items() if side not in own]
        best = max((outcome.points.get(side, 0) for side in own), default=0)
        leads.append(best - max(theirs, default=0))
    return round(fmean(leads), 2)


def rate(names: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill (Plackett and Luce), game after game in the order of the seeds."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        raise BadInput("tournament", "openskill", "extra", extra="bots") from missing
    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        one, other = sorted({*outcome.bots.values()})
        score = won(outcome, one)
        [found[one]], [found[other]] = model.rate(
            [[found[one]], [found[other]]], ranks=[1 - score, score]
        )
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}
