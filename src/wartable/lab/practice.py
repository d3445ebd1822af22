"""Games that bots play to be learnt from: what was answered, and what searches thought of it.

A game is kept as its answers, so what is counted in a position can change without a new game.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from msgspec import Struct

from wartable.bots import model as models
from wartable.bots import policy as policies
from wartable.bots.belief import Sighting
from wartable.bots.budget import Budget
from wartable.bots.learnt_judge import FAR, LearntJudge, keys
from wartable.bots.officer import OfficerBot
from wartable.bots.search import Search
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import Game, find, settle
from wartable.core.parts import (
    FEATURES,
    KNOWLEDGE,
    MOVES,
    PACE,
    SIGHTINGS,
    WEIGHED,
    Features,
    Knowledge,
    Moves,
    part,
)
from wartable.lab.simulation import SEATS_APART, BotTable

LEVELS = ("random", "recruit", "officer", "general")
"""Who can play: officers look at the end of the turn, generals are recruits that search some of
their questions."""
FREEDOM = (0.1, 0.3, 0.6)
"""Recruits draw their answers: the higher, the more by chance; each game uses one of these."""
NOISE, LOOSE = (0.0, 0.05, 0.15), 1.0
"""How often an officer draws its answer, and how freely; each game uses one of each."""
SEARCHED = 0.25
"""How many of the questions in a game of generals are searched."""
TRIED = 2
"""How many answers an officer tries if the game does not say: as many as a hasty general."""
LONG, SURE, NEAR = 800, 2.0, 1
"""How many answers such a search tries, when it is sure, how many turns it looks ahead."""

Tried = dict[int, tuple[int, float]]
"""By answer: in how many worlds it was tried, and how it did there compared with the others."""


class LearntFiles(Struct, frozen=True):
    """What has been learnt so far, as files; empty if nothing has."""

    model: bytes = b""
    policy: bytes = b""


class LearntKnowledge:
    """What a bot knows about a game if it uses what was learnt instead of the game's files."""

    def __init__(self, game: Game, learnt: LearntFiles) -> None:
        own, moves, weighed = part(game, KNOWLEDGE), part(game, MOVES), part(game, WEIGHED)
        assert own is not None and weighed is not None, game.id
        self.rolls = own.rolls
        rough = moves.rough if moves else own.judge
        self.judge = (
            LearntJudge(moves, policies.read(learnt.policy)).judge
            if moves and learnt.policy
            else rough
        )
        self.value = weighed(models.read(learnt.model)) if learnt.model else own.value


@lru_cache(maxsize=8)
def mind(game_id: str, learnt: LearntFiles) -> Knowledge:
    """What was learnt, ready for use."""
    return LearntKnowledge(find(game_id), learnt)


class Practice(Struct, frozen=True):
    """A game to be played."""

    game: str
    variant: tuple[str, ...]
    seed: int
    level: str
    learnt: LearntFiles


class Practised(Struct, frozen=True):
    """A game that was played."""

    variant: tuple[str, ...]
    seed: int
    level: str
    answers: list[int]
    searched: dict[int, Tried]
    """By the number of the answer: what a search thought of it and the others."""
    won: int
    points: list[float]


SparseRow = tuple["array[int]", "array[float]"]
"""The features of a side that are not nothing: their numbers, and how much. Most are nothing, and
there will be many rows."""


def sparse(row: Sequence[float]) -> SparseRow:
    """A row of features without the zeros."""
    there = [(number, amount) for number, amount in enumerate(row) if amount]
    return array("H", [n for n, _ in there]), array("f", [amount for _, amount in there])


def dense(row: SparseRow, width: int) -> list[float]:
    """A row with all its features."""
    found = [0.0] * width
    for number, amount in zip(*row, strict=True):
        found[number] = amount
    return found


class TrainingRows(Struct, frozen=True):
    """What the model sees of a game: for some positions, the features of every side."""

    seed: int
    rows: list[list[SparseRow]]
    early: list[float]
    """For each position, from 1 at the start of the game to -1 at its end."""
    won: int
    points: list[float]


class Option(Struct, frozen=True, array_like=True):
    """An answer to a searched question: rough judgement, keys, and the search's opinion."""

    behind: float
    keys: list[str]
    worlds: int
    mean: float


class Opening(Struct, frozen=True):
    """What was chosen before the first turn of a game, and who won."""

    seed: int
    sides: list[list[str]]
    """For each side, the keys of its choices."""
    won: int


class SearchedQuestion(Struct, frozen=True):
    """A question that was searched."""

    seed: int
    ask: str
    options: list[Option]


def practise(job: Practice) -> Practised:
    """Play one game to its end."""
    game, random = find(job.game), Random(f"train {job.seed}")
    known = mind(job.game, job.learnt)
    table = BotTable(game, settle(game, list(job.variant)), job.seed)
    # What the package believes is not used here, so the same command always finds the same.
    state, seats = table.state, table.seats(likely=False)
    officers = [looking(game, known, job.seed * SEATS_APART + n) for n in range(len(seats))]
    freedom, noise = random.choice(FREEDOM), random.choice(NOISE)
    answers: list[int] = []
    searched: dict[int, Tried] = {}
    while state.decisions:
        decision = state.decisions[0]
        options, seat = decision.options, seats[decision.seat]
        option = options[0]
        if len(options) > 1:
            if job.level == "general" and random.random() < SEARCHED:
                option, tried = _search(game, known, seat, decision, random)
                if len(tried) > 1:
                    searched[len(answers)] = tried
            elif job.level in ("recruit", "general"):
                option = _drawn(known, state, decision, freedom, random)
            elif job.level == "random":
                option = random.choice(options)
            elif random.random() < noise:
                option = _drawn(known, state, decision, LOOSE, random)
            else:
                option = officers[decision.seat].choose(seat, decision)
        answers.append(option)
        game.answer(state, decision.seat, option)
        state.events.clear()
    counted = features(job.game)
    winner, points = counted.winner(state), counted.points(state)
    assert winner is not None
    return Practised(job.variant, job.seed, job.level, answers, searched, winner, points)


def looking(game: Game, known: Knowledge, seed: int) -> OfficerBot:
    """A bot that looks at the end of the turn, even if the game's officers go by judgement."""
    pace = part(game, PACE)
    return OfficerBot(seed, known, *(pace.GLANCED["general"] if pace else (TRIED,)))


def _drawn(known: Knowledge, state: Any, decision: Decision, freedom: float, random: Random) -> int:
    """An answer drawn by how good it looks; judging needs only what the seat knows."""
    judged = known.judge(state, decision)
    best = max(judged)
    return random.choices(decision.options, [exp((one - best) / freedom) for one in judged])[0]


def _search(
    game: Game, known: Knowledge, seat: Seat, decision: Decision, random: Random
) -> tuple[int, Tried]:
    """What a search finds; it counts its answers, so it finds the same on every machine."""
    pace, worlds = part(game, PACE), seat.worlds(random.getrandbits(40))
    budget, ahead = Budget(LONG, 0.0, None), min(NEAR, pace.AHEAD) if pace else 0
    search = Search(game, known, decision, worlds, budget, ahead, SURE)
    search.think()
    tried = {o: (len(r), round(sum(r) / max(1, len(r)), 5)) for o, r in search.results.items()}
    return search.best(), tried


def replay(game: Game, played: Practised) -> Iterator[tuple[int, Any, Decision]]:
    """Every state of a game before its answers: the number of the answer, the state, what is asked.

    The states are one, which changes.
    """
    state = game.new(settle(game, list(played.variant)), played.seed)
    for number, option in enumerate(played.answers):
        decision = state.decisions[0]
        yield number, state, decision
        game.answer(state, decision.seat, option)
        state.events.clear()


def rows(job: tuple[str, Practised]) -> TrainingRows:
    """Some positions of a game, counted; those where a search values a line more often."""
    game_id, played = job
    game, known, random = find(game_id), features(game_id), Random(f"rows {played.seed}")
    (at_end, inside), knowledge = known.KEPT, part(game, KNOWLEDGE)
    assert knowledge is not None, game_id
    found: list[list[SparseRow]] = []
    early: list[float] = []
    turn = ""
    for number, state, decision in replay(game, played):
        now = game.mark(state)
        ends = turn != now or knowledge.rolls(decision, played.answers[number])
        turn = now
        if random.random() < (at_end if ends else inside):
            found.append([sparse(row) for row in known.features(state)])
            early.append(known.early(state))
    return TrainingRows(played.seed, found, early, played.won, played.points)


def sightings(job: tuple[str, Practised]) -> list[Sighting]:
    """Where hidden cards were at the end of each turn, all turns of a period together."""
    game_id, played = job
    game, turn = find(game_id), ""
    look = part(game, SIGHTINGS)
    seen: dict[tuple[int, str, int], tuple[int, float]] = {}
    for _, state, _ in replay(game, played) if look else ():
        now = game.mark(state)
        for one in look(state) if look and now != turn else ():
            key = (one.place, one.card, one.period)
            there, by_chance = seen.get(key, (0, 0.0))
            seen[key] = there + one.there, by_chance + one.by_chance
        turn = now
    return [Sighting(*key, *counts) for key, counts in sorted(seen.items())]


def opening(job: tuple[str, Practised]) -> Opening:
    """What was chosen before the first turn, if another answer was worth a thought."""
    game_id, played = job
    game = find(game_id)
    moves, known = part(game, MOVES), features(game_id)
    chosen: list[list[str]] = []
    for number, state, decision in replay(game, played) if moves else ():
        if game.round(state):
            break
        sides = known.sides(state)
        chosen = chosen or [[] for _ in range(max(sides) + 1)]
        rough = sorted(moves.rough(state, decision)) if moves else []
        who, _ = moves.words(state, decision) if moves else ("", ())
        # Before any seat has a side, the result of a choice shows in the choices after it.
        if moves and who and len(rough) > 1 and rough[-1] - rough[-2] < -FAR:
            text = moves.text(state, played.answers[number])
            chosen[sides[decision.seat]].append(keys(decision.ask, who, text, ())[1])
    return Opening(played.seed, chosen, played.won)


def examples(job: tuple[str, Practised]) -> list[SearchedQuestion]:
    """The searched questions of a game, as a policy sees them."""
    game_id, played = job
    game = find(game_id)
    moves = part(game, MOVES)
    if moves is None or not played.searched:
        return []
    found = []
    for number, state, decision in replay(game, played):
        tried = played.searched.get(number)
        if tried is not None:
            options = _options(moves, state, decision, tried)
            if len(options) > 1:
                found.append(SearchedQuestion(played.seed, decision.ask, options))
    return found


def _options(moves: Moves, state: Any, decision: Decision, tried: Tried) -> list[Option]:
    rough = moves.rough(state, decision)
    best = max(rough)
    who, words = moves.words(state, decision)
    return [
        Option(
            value - best,
            keys(decision.ask, who, moves.text(state, option), words),
            *tried.get(option, (0, 0.0)),
        )
        for option, value in zip(decision.options, rough, strict=True)
        if value - best > FAR
    ]


def features(game_id: str) -> Features:
    """What is counted in a game: nothing can be learnt about a game that does not say so."""
    found = part(find(game_id), FEATURES)
    assert found is not None, game_id
    return found
