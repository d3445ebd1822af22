"""A policy learnt from winning: equal bots play, and what was answered in games that went well is
answered more often.

Every bot draws its answers by how much it likes them. After each batch of games the weights move
along the policy gradient: towards answers after which more was won than the evaluation expected.
What is kept is the average of the last weights, which hardly depends on luck.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil, exp, fsum, sqrt
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from wartable.bots.learnt_judge import FAR
from wartable.bots.policy import Policy
from wartable.core.decision import Decision
from wartable.core.game import find, settle
from wartable.core.parts import MOVES, Moves, part
from wartable.lab.practice import LearntFiles, features, mind

GAMES_AT_ONCE, BATCH = 12, 192
"""How many games one process plays at a time, and after how many games the weights move."""
FIRM = 5.0
"""What a point of rough judgement is worth before anything is learnt."""
RATE, SLOWER = 0.12, 100
"""How far the weights move: the less, the more luck decides (divided by the square of what usually
happens after an answer), and after so many batches less by the root of two."""
HELD = 30.0
"""How much weights are held back, in questions of a batch that tell something about them."""
LATER = 0.95
"""How much of what happens in the next turn counts for an answer given in this one."""
CERTAIN = 0.99
"""A question with an answer as likely as this teaches nothing."""
UNLIKELY = 1e-4
"""An answer less likely than this is left out of the sums."""
RECENT = 0.02
"""How much the last batch counts in the average."""
LEAST_LUCK = 0.01
"""No game is taken to be more certain than this."""
LEAST, DIGITS = 0.02, 3
"""Weights below this are left out of the file."""
SLOPE = "~"
"""The prefix of a weight for the rough judgement."""

Weights = dict[str, float]
Amounts = tuple[tuple[str, float], ...]


class Progress(Struct):
    """How far the learning has come."""

    first: int
    """The seed of the first game."""
    games: int
    weights: Weights
    average: Weights
    told: Weights
    """For each weight, how many questions of a batch tell something about it."""
    luck: float = 0.0
    """The square of what usually happens after an answer."""


class SelfPlay(Struct, frozen=True):
    """Some games to play with the weights of the moment."""

    game: str
    variants: tuple[tuple[str, ...], ...]
    seeds: tuple[int, ...]
    learnt: LearntFiles
    """The evaluation; its policy is not used."""
    weights: Weights


class Gradient(Struct, frozen=True):
    """What some games say about the weights."""

    seed: int
    """The first seed."""
    towards: Weights
    told: Weights
    answers: int
    luck: float
    """What happened after those answers, squared and added up."""


class Drawn(Struct):
    """An answer that was drawn: by whom, which, how likely each was, and what each is like."""

    seat: int
    chosen: int
    likely: list[float]
    options: list[Amounts]


class Described(NamedTuple):
    """An answer by its traits, and what the weights say of it."""

    weights: Amounts
    slopes: tuple[str, ...]
    weight: float
    slope: float


class Drawing:
    """A judgement by weights that are being learnt."""

    def __init__(self, moves: Moves, weights: Weights) -> None:
        self._moves, self._weights = moves, weights
        self._tables: dict[tuple[object, str], dict[int, Described]] = {}

    def draw(self, state: Any, decision: Decision, random: Random) -> tuple[int, Drawn | None]:
        """An answer, and what there is to learn from it."""
        rough = self._moves.rough(state, decision)
        best = max(rough)
        behind = {
            option: value - best
            for option, value in zip(decision.options, rough, strict=True)
            if value - best > FAR
        }
        options = list(behind)
        if len(options) == 1:
            return options[0], None
        table = self._table(state, decision, options)
        described = [table[option] for option in options]
        liked = [
            one.slope * away + one.weight
            for away, one in zip(behind.values(), described, strict=True)
        ]
        most = max(liked)
        chances = [exp(one - most) for one in liked]
        total = sum(chances)
        likely = [one / total for one in chances]
        [chosen] = random.choices(range(len(options)), likely)
        if max(likely) > CERTAIN:
            return options[chosen], None
        amounts = [
            (*one.weights, *((name, away) for name in one.slopes))
            for away, one in zip(behind.values(), described, strict=True)
        ]
        return options[chosen], Drawn(decision.seat, chosen, likely, amounts)

    def _table(self, state: Any, decision: Decision, options: list[int]) -> dict[int, Described]:
        """Some answers as the weights see them."""
        situation, ask = self._moves.situation(state, decision), decision.ask
        table: dict[int, Described] = {}
        if situation is not None:
            table = self._tables.setdefault((situation, ask), table)
        new = [option for option in options if option not in table]
        known = self._weights
        for option, traits in zip(new, self._moves.traits(state, decision, new), strict=True):
            slopes = tuple(SLOPE + name for name in (ask, *traits.slopes))
            table[option] = Described(
                traits.weights,
                slopes,
                sum([known.get(name, 0.0) * amount for name, amount in traits.weights]),
                FIRM + sum([known.get(name, 0.0) for name in slopes]),
            )
        return table


def begun(first: int, policy: Policy | None) -> Progress:
    """What is known before the first game: a policy, or nothing."""
    if policy is None:
        return Progress(first, 0, {}, {}, {})
    slopes = {
        SLOPE + name: slope - (0.0 if " " in name else FIRM)
        for name, slope in policy.slopes.items()
    }
    return Progress(first, 0, policy.weights | slopes, {}, {})


def policy(progress: Progress, made: dict[str, Any]) -> Policy:
    """The average weights as a policy."""
    found = {name: round(weight, DIGITS) for name, weight in sorted(progress.average.items())}
    asks = {name.partition(" ")[0] for name in found if name.startswith(SLOPE)}
    return Policy(
        {
            name[1:]: round(weight + FIRM, DIGITS) if name in asks else weight
            for name, weight in found.items()
            if name in asks or (name.startswith(SLOPE) and abs(weight) >= LEAST)
        },
        {
            name: weight
            for name, weight in found.items()
            if not name.startswith(SLOPE) and abs(weight) >= LEAST
        },
        made | {"wins": progress.games},
    )


def play(job: SelfPlay) -> Gradient:
    """Play some games, and see what they say about the weights."""
    moves = part(find(job.game), MOVES)
    assert moves is not None, job.game
    drawing = Drawing(moves, job.weights)
    towards: Weights = defaultdict(float)
    told: Weights = defaultdict(float)
    answers, luck = 0, 0.0
    for seed in job.seeds:
        variant = job.variants[seed % len(job.variants)]
        for drawn, more in _played(job, list(variant), seed, drawing):
            count(drawn, more, towards, told)
            answers, luck = answers + 1, luck + more * more
    return Gradient(job.seeds[0], dict(towards), dict(told), answers, luck)


def _played(
    job: SelfPlay, variant: list[str], seed: int, drawing: Drawing
) -> Iterator[tuple[Drawn, float]]:
    """Play one game: what was drawn, and how much more was won after it than was expected."""
    game, counted, random = find(job.game), features(job.game), Random(f"wins {seed}")
    value = mind(job.game, job.learnt).value
    state = game.new(settle(game, variant), seed)
    turn = game.mark(state)
    turns: list[list[Drawn]] = [[]]
    values: list[list[float]] = []
    while state.decisions:
        decision = state.decisions[0]
        mark = game.mark(state)
        if mark != turn:
            turn = mark
            turns.append([])
            values.append(value(state))
        option = decision.options[0]
        if len(decision.options) > 1:
            option, drawn = drawing.draw(state, decision, random)
            if drawn is not None:
                turns[-1].append(drawn)
        game.answer(state, decision.seat, option)
        state.events.clear()
    sides, won = counted.sides(state), counted.winner(state)
    equal = 1 / (max(sides) + 1)
    values.append([equal if won == -1 else float(side == won) for side in sides])
    more = [0.0] * len(sides)
    for number in range(len(turns) - 1, -1, -1):
        before = values[number - 1] if number else [equal] * len(sides)
        more = [
            after - expected + LATER * later
            for after, expected, later in zip(values[number], before, more, strict=True)
        ]
        for drawn in turns[number]:
            yield drawn, more[drawn.seat]


def count(drawn: Drawn, more: float, towards: Weights, told: Weights) -> None:
    """Add what one answer says about the weights."""
    usual: Weights = defaultdict(float)
    squares: Weights = defaultdict(float)
    for likely, amounts in zip(drawn.likely, drawn.options, strict=True):
        if likely > UNLIKELY:
            for name, amount in amounts:
                usual[name] += likely * amount
                squares[name] += likely * amount * amount
    for name, amount in usual.items():
        towards[name] -= more * amount
        told[name] += squares[name] - amount * amount
    for name, amount in drawn.options[drawn.chosen]:
        towards[name] += more * amount


def step(progress: Progress, found: Sequence[Gradient], games: int) -> None:
    """Move the weights after a batch."""
    batch = progress.games // BATCH + 1
    towards: Weights = defaultdict(float)
    told: Weights = defaultdict(float)
    for one in sorted(found, key=lambda one: one.seed):
        for name, amount in one.towards.items():
            towards[name] += amount
        for name, amount in one.told.items():
            told[name] += amount
    share = max(0.05, 1 / batch)
    known = progress.told
    for name in {**known, **told}:
        before = known.get(name, 0.0)
        known[name] = before + (told.get(name, 0.0) - before) * share
    answers, luck = sum(one.answers for one in found), fsum(one.luck for one in found)
    progress.luck += (luck / max(1, answers) - progress.luck) * share
    rate = RATE / max(progress.luck, LEAST_LUCK) / sqrt(1 + batch / SLOWER)
    weights, average = progress.weights, progress.average
    for name, amount in towards.items():
        weights[name] = weights.get(name, 0.0) + rate * amount / (known[name] + HELD)
    share = max(RECENT, 1 / batch)
    for name, weight in weights.items():
        before = average.get(name, 0.0)
        average[name] = before + (weight - before) * share
    progress.games += games


def learn(
    game_id: str,
    variants: tuple[tuple[str, ...], ...],
    learnt: LearntFiles,
    progress: Progress,
    games: int,
    run: Callable[[Callable[[Any], Any], list[Any], str], Iterable[Any]],
) -> Iterator[Progress]:
    """Play until there are so many games; how far it has come after each batch."""
    while progress.games < games:
        first = progress.first + progress.games
        seeds = range(first, first + min(BATCH, games - progress.games))
        jobs = [
            SelfPlay(
                game_id,
                variants,
                tuple(seeds[start : start + GAMES_AT_ONCE]),
                learnt,
                progress.weights,
            )
            for start in range(0, len(seeds), GAMES_AT_ONCE)
        ]
        step(progress, list(run(play, jobs, "")), len(seeds))
        yield progress


def batches(games: int) -> int:
    """How many batches so many games are."""
    return ceil(games / BATCH)
