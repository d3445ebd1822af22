"""An evaluation learnt from games between bots."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wartable.bots import BOTS, Bot, make
from wartable.bots.model import Model, learnt, read, seat_values, write
from wartable.bots.officer import OfficerBot
from wartable.bots.recruit import RecruitBot
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.core.parts import FEATURES, Features, part
from wartable.lab.fitting import fit, judged
from wartable.lab.moods import MoodyBot
from wartable.lab.proportions import Proportion, paired
from wartable.lab.simulation import SEATS_APART, BotTable

Runner = Callable[[Callable[[Any], Any], list[Any], str], Iterable[Any]]
"""Does some work for every item, in any order; the message says what is being done."""
OFFICER = "officer"
MOODY = "moody"
"""Recruits that differ from each other: nobody to sit at a table with."""

AT_ITS_END, INSIDE = 0.25, 0.025
"""How often a position is kept: at the end of a turn, and inside one."""
NOISE = (0.0, 0.05, 0.15)
"""How often a move is taken by chance; each game has one of these."""
HELD_OUT = 5
"""Of so many games one is not learnt from."""
FAR_AWAY = 10_000_000
"""Matches have seeds that no game to learn from has."""


class Stage(Struct, frozen=True):
    """Games of one level."""

    level: str
    games: int


def stages(text: str, games: int) -> list[Stage]:
    """Levels that play one after the other, from `recruit,officer=300`."""
    found: list[Stage] = []
    for word in text.split(","):
        level, equals, number = word.strip().partition("=")
        if level not in (*BOTS, MOODY):
            raise BadInput("--bots", word, "one-of", choices=(*BOTS, MOODY))
        if equals and not (number.isdecimal() and int(number)):
            raise BadInput("--bots", word, "level-games", level=level)
        if level == OFFICER and not found:
            raise BadInput("--bots", word, "level-first")
        found.append(Stage(level, int(number) if equals else games))
    return found


class TrainingGame(Struct, frozen=True):
    """One game to learn from; an officer uses the model found so far."""

    game: str
    variant: tuple[str, ...]
    seed: int
    level: str
    model: bytes


class TrainingRows(Struct, frozen=True):
    """What is kept of a game: for some positions the features of every side."""

    seed: int
    rows: list[list["array[float]"]]
    won: int
    points: list[float]


class Duel(Struct, frozen=True):
    """A game of an officer with a model, who has one side, against another bot."""

    game: str
    variant: tuple[str, ...]
    seed: int
    side: int
    model: bytes
    against: str


@lru_cache(maxsize=4)
def _model(data: bytes) -> Model:
    return read(data)


def _features(game_id: str) -> Features:
    """What is counted in a game: nothing is learnt of one that does not say it."""
    found = part(find(game_id), FEATURES)
    assert found is not None, game_id
    return found


def officer(game_id: str, seed: int, model: Model) -> Bot:
    """An officer that values positions by a model, and does not slip."""
    known = _features(game_id)
    return OfficerBot(seed, lambda state: seat_values(known, model, state), slips=False)


def _own(game_id: str) -> Model:
    """The model that a game brings."""
    found = learnt(find(game_id))
    assert found is not None, game_id
    return found.model


def steady(game_id: str, level: str, seed: int) -> Bot:
    """A bot that does not slip; `play` makes as many moves by chance as are good to learn from."""
    match level:
        case "moody":
            return MoodyBot(seed)
        case "recruit":
            return RecruitBot(seed, slips=False)
        case "officer":
            return officer(game_id, seed, _own(game_id))
    return make(level, seed)


def play(job: TrainingGame) -> TrainingRows:
    """Play one game to its end, with some moves by chance, and keep some positions."""
    game, known, random = find(job.game), _features(job.game), Random(f"train {job.seed}")
    table = BotTable(game, settle(game, list(job.variant)), job.seed)
    state, seats = table.state, table.seats()
    seeds = [job.seed * SEATS_APART + number for number in range(len(seats))]
    bots = [
        officer(job.game, seed, _model(job.model))
        if job.model
        else steady(job.game, job.level, seed)
        for seed in seeds
    ]
    noise = random.choice(NOISE)
    found: list[list[array[float]]] = []
    while state.decisions:
        decision = state.decisions[0]
        if random.random() < noise:
            option = random.choice(decision.options)
        else:
            option = bots[decision.seat].choose(seats[decision.seat], decision)
        turn = game.mark(state)
        game.answer(state, decision.seat, option)
        state.events.clear()
        # Bots look at positions at the end of a turn more often than in the middle.
        if state.decisions and random.random() < (
            AT_ITS_END if game.mark(state) != turn else INSIDE
        ):
            # A list of numbers takes four times the room, and there will be many.
            found.append([array("d", row) for row in known.features(state)])
    winner = known.winner(state)
    assert winner is not None
    return TrainingRows(job.seed, found, winner, known.points(state))


def duel(job: Duel) -> tuple[int, float]:
    """Play a game of the model on one side: the seed; 1 if that side wins, a half for a draw."""
    game, known = find(job.game), _features(job.game)
    table = BotTable(game, settle(game, list(job.variant)), job.seed)
    state, seats = table.state, table.seats()
    bots: list[Bot] = []
    for number, side in enumerate(known.sides(state)):
        seed = job.seed * SEATS_APART + number
        mine = side == job.side
        bots.append(
            officer(job.game, seed, _model(job.model))
            if mine
            else steady(job.game, job.against, seed)
        )
    while state.decisions:
        decision = state.decisions[0]
        option = bots[decision.seat].choose(seats[decision.seat], decision)
        game.answer(state, decision.seat, option)
        state.events.clear()
    winner = known.winner(state)
    return job.seed, 0.5 if winner == -1 else float(winner == job.side)


class Training(Struct, frozen=True):
    """A model, and games that it was not learnt from."""

    model: Model
    rest: list[TrainingRows]


def learn(
    game_id: str, stages: Sequence[Stage], seed: int, matches: int, command: str, run: Runner
) -> Training:
    """Games, a fit, games by officers that know it, a fit of all games, and so on.

    Nothing depends on the model that the package has, so that the same command finds the same.
    """
    known = _features(game_id)
    played: list[TrainingRows] = []
    fitted, first = b"", seed
    for stage in stages:
        jobs = [
            TrainingGame(
                game_id,
                known.VARIANTS[number % len(known.VARIANTS)],
                number,
                stage.level,
                fitted if stage.level == OFFICER else b"",
            )
            for number in range(first, first + stage.games)
        ]
        first += stage.games
        played += sorted(run(play, jobs, f"train-{stage.level}"), key=lambda one: one.seed)
        found = fit(known.NAMES, [one for one in played if one.seed % HELD_OUT])
        model = Model(known.NAMES, found.chance, found.lead, found.swing, {})
        fitted = write(model)
    rest = [one for one in played if one.seed % HELD_OUT == 0]
    share = match(game_id, fitted, "recruit", seed, matches, run)
    made = {
        "command": command,
        "seed": seed,
        "games": {stage.level: stage.games for stage in stages},
        "positions": sum(len(one.rows) for one in played),
        "held_out": judged(model, rest).told(),
        "officer_against_recruit": {
            "games": share.games,
            "share": round(share.share, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
        },
    }
    return Training(replace(model, made=made), rest)


def match(
    game_id: str, model: bytes, against: str, seed: int, games: int, run: Runner
) -> Proportion:
    """How often an officer with a model wins; each seed is played from every side."""
    game, known = find(game_id), _features(game_id)
    jobs: list[Duel] = []
    number = seed + FAR_AWAY
    while len(jobs) < games:
        variant = known.VARIANTS[number % len(known.VARIANTS)]
        chairs = known.sides(game.new(settle(game, list(variant)), number))
        for side in range(max(chairs) + 1):
            jobs.append(Duel(game_id, variant, number, side, model, against))
        number += 1
    sets: dict[int, list[float]] = {}
    for played_from, won in run(duel, jobs, f"train-against-{against}"):
        sets.setdefault(played_from, []).append(won)
    return paired([sets[key] for key in sorted(sets)])
