"""The bot that searches: a fraction of a second per question."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from wartable.bots.budget import CPU, Budget, ReadClock, Thoughts
from wartable.bots.judging import known_by
from wartable.bots.officer import OfficerBot
from wartable.bots.search import Search, SearchObserver
from wartable.bots.seat import Seat
from wartable.bots.speed import answers_a_second, usual
from wartable.core.decision import Decision
from wartable.core.parts import PACE, Knowledge, Pace, part

LEAST = 300
"""With fewer answers to try, a look at the end of the turn tells more."""
GLANCED = (2, 2)
"""After how many answers it looks there, and in how many worlds, if the game does not say."""
PROMPT = 0.8
"""It uses at most this part of the time that its seat has left."""


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Switch garbage collection off: a search leaves none, and it can take a tenth of a second."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class GeneralBot:
    """Tree search in worlds that agree with what the seat has seen."""

    level = "general"
    seconds = 0.2
    """A thought takes no longer; in most games, less."""
    sure = 2.0
    """How many standard errors behind an answer must be before it is given up."""

    def __init__(self, seed: int, known: Knowledge | None = None) -> None:
        self._random, self._known = Random(seed), known
        self.thoughts = Thoughts()
        self.allow()

    def allow(self, think: float = 1.0, clock: ReadClock | None = CPU, cores: int = 1) -> None:
        """Set its share of its time, its clock (none: by count), and how many cores it may use."""
        self.think, self.clock, self.cores = think, clock, cores

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The best answer found in time; any, in a game about which nothing is known."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        known = self._known or known_by(self.level, seat.game)
        if known is None:
            return self._random.choice(options)
        pace = part(seat.game, PACE)
        if pace and pace.SEARCHED and decision.ask not in pace.SEARCHED:
            return OfficerBot(self._random.getrandbits(40), known, 1).choose(seat, decision)
        began = time.thread_time()
        search = self.search(seat, decision, known)
        with uninterrupted():
            if search.budget.left < LEAST:
                option = self.glance(seat, decision, known)
            else:
                option = self.think_about(seat, search)
        spent = time.thread_time() - began
        self.thoughts.add(search.sweeps, search.iterations, search.budget, spent)
        return option

    def glance(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """What looks best at the end of the turn: never a shorter look than an officer's."""
        pace = part(seat.game, PACE)
        look = pace.GLANCED[self.level] if pace else GLANCED
        return OfficerBot(self._random.getrandbits(40), known, *look).choose(seat, decision)

    def think_about(self, seat: Seat, search: Search) -> int:
        """What a search finds in its time."""
        search.think()
        return search.best()

    def search(
        self,
        seat: Seat,
        decision: Decision,
        known: Knowledge,
        observer: SearchObserver | None = None,
    ) -> Search:
        """A search with the time that it may use, not yet started."""
        game = seat.game
        pace = part(game, PACE)
        # An observer wants to see a whole search, even if generals of the game need none.
        longest = self.seconds if observer else self.longest(pace)
        seconds = min(longest * self.think, PROMPT * seat.left())
        answers = answers_a_second(game.id) if self.clock else usual(game.id)
        budget = Budget(max(1, int(answers * seconds)), seconds, self.clock)
        worlds = seat.worlds(self._random.randrange(1 << 40))
        ahead = pace.AHEAD if pace else 0
        said = seat.answers()
        return Search(game, known, decision, worlds, budget, ahead, self.sure, observer, said)

    @classmethod
    def longest(cls, pace: Pace | None) -> float:
        """How many seconds a thought takes at most."""
        return min(cls.seconds, pace.GENERAL) if pace else cls.seconds
