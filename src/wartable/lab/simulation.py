"""Games between bots, and how they went."""

import gc
from collections.abc import Sequence
from functools import cache
from time import perf_counter, thread_time
from typing import Any

from wartable.bots import Bot, dismiss, make
from wartable.bots.budget import Thoughts
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, OwnAnswer
from wartable.core.game import Game, Options, accepts, find
from wartable.core.parts import KNOWLEDGE, part
from wartable.lab.collecting import collector
from wartable.lab.outcome import Job, Outcome, PlayedGame, mark
from wartable.lab.times import BotTimes

SEATS_APART = 1_000_003
"""How far apart the seeds of games are, so that every seat of every game has its own chance."""
ENDLESS = 50_000
"""A game of so many answers has bots that never end it."""


def first_state(game: Game, options: Options, seed: int, position: str = "") -> Any:
    """A game at its first question: in a position, or as its settings say."""
    return game.position(position, seed) if position else game.new(options, seed)


class BotTable:
    """The true state of a game, which the bots only see through their seats."""

    def __init__(self, game: Game, options: Options, seed: int, position: str = "") -> None:
        self.game = game
        self.state: Any = first_state(game, options, seed, position)
        self._said: list[list[OwnAnswer]] = [[] for _ in game.seats(self.state)]

    def seats(self, likely: bool = True) -> list[Seat]:
        """A seat for each chair; `likely`: hidden things are where they probably are."""
        return [
            Seat(self.game, lambda: self.state, number, likely=likely, answers=said.copy)
            for number, said in enumerate(self._said)
        ]

    def answer(self, seat: int, option: int) -> None:
        """Take an answer, which its seat remembers."""
        state, game = self.state, self.game
        self._said[seat].append((game.mark(state), game.text(state, option)))
        game.answer(state, seat, option)


def play(game: Game, options: Options, seed: int, bots: Sequence[Bot]) -> Outcome:
    """Play one game to its end."""
    names = [type(bot).__name__ for bot in bots]
    return _play(Job(game.id, options, seed, tuple(names)), game, bots).outcome


@cache
def _read_up(game_id: str) -> None:
    """Read everything known about a game, and collect garbage: neither counts as thinking."""
    part(find(game_id), KNOWLEDGE)
    gc.collect()
    gc.freeze()


def play_job(job: Job) -> PlayedGame:
    """Play one game that is described by names."""
    _read_up(job.game)
    bots = [
        make(name, job.seed * SEATS_APART + number, think=job.think, slips=job.slips)
        for number, name in enumerate(job.bots)
    ]
    try:
        return _play(job, find(job.game), bots)
    finally:
        for bot in bots:
            dismiss(bot)


def _play(job: Job, game: Game, bots: Sequence[Bot]) -> PlayedGame:
    table = BotTable(game, job.options, job.seed, job.position)
    state, seats, answers = table.state, table.seats(), 0
    clocks = {name: BotTimes() for name in job.bots}
    by_seat = [clocks[name] for name in job.bots]
    watching = collector(game, state)
    state.events.clear()
    while state.decisions:
        decision = state.decisions[0]
        seat = decision.seat
        began, busy = perf_counter(), thread_time()
        option = bots[seat].choose(seats[seat], decision)
        if option not in decision.options and not (
            isinstance(option, int) and accepts(game, state, seat, option)
        ):
            said = repr(option)[:60]
            raise BadInput("bots", job.bots[seat], "bot-answers", ask=decision.ask, answer=said)
        if answers == ENDLESS:
            raise BadInput("bots", job.bots[seat], "game-that-ends", answers=answers, seed=job.seed)
        # A question with one answer needs no thought.
        if len(decision.options) > 1:
            clock = by_seat[seat]
            clock.busy.append(thread_time() - busy)
            clock.elapsed.append(perf_counter() - began)
        table.answer(seat, option)
        watching.look()
        state.events.clear()
        answers += 1
    cuts = dict.fromkeys(clocks, 0)
    for name, bot in zip(job.bots, bots, strict=True):
        thoughts: Thoughts | None = getattr(bot, "thoughts", None)
        cuts[name] += thoughts.cut if thoughts else 0
    rounds = max((len(score) for score in watching.score.values()), default=0)
    outcome = Outcome(
        game=game.id,
        options=job.options,
        seed=job.seed,
        bots=dict(zip(game.seats(state), job.bots, strict=True)),
        sides=watching.sides,
        winner=game.result(state) or "",
        last=game.mark(state),
        rounds=rounds,
        answers=answers,
        points=watching.points(),
        score=watching.score,
        cards=watching.cards(),
        details=watching.details(),
        start=mark(job.position),
    )
    return PlayedGame(outcome, {name: clock.times(cuts[name]) for name, clock in clocks.items()})
