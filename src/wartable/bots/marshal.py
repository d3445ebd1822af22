"""The bot that searches longest: three seconds per question, on every free core.

If a search is no better than a look at the end of the turn, it takes a longer look instead.
"""

from wartable.bots.general import GeneralBot
from wartable.bots.helper import HELPERS
from wartable.bots.search import Search
from wartable.bots.seat import Seat
from wartable.core.parts import Pace


class MarshalBot(GeneralBot):
    """A general with more time; helpers search in other worlds, and their results are added."""

    level = "marshal"
    seconds = 3.0
    sure = 3.0

    @classmethod
    def longest(cls, pace: Pace | None) -> float:
        """How many seconds a thought takes at most; in most games, all of them."""
        return min(cls.seconds, pace.MARSHAL) if pace else cls.seconds

    def think_about(self, seat: Seat, search: Search) -> int:
        """The best answer of all searches together."""
        helpers = HELPERS.take(self.cores - 1)
        if not helpers or len(search.live) == 1:
            return super().think_about(seat, search)
        try:
            world = seat.world(self._random.getrandbits(40)).dump()
            for helper in helpers:
                helper.begin(
                    (
                        seat.game.id,
                        world,
                        seat.number,
                        self._random.getrandbits(40),
                        search.budget.left,
                        self.seconds * self.think,
                        search.ahead,
                        search.sure,
                        seat.answers(),
                    )
                )
            search.think()
            for helper in helpers:
                search.add(helper.end())
        except BaseException:
            # A helper left in the middle of a thought is of no use for the next one.
            HELPERS.close()
            raise
        return search.best()
