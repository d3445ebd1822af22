"""Chance that the caller decides: every roll and draw is a choice among equally likely outcomes.

A state whose `seed` is below 0 does not draw: the number is a script of outcomes that have been
decided, and `Undrawn` says that the next one is missing. Such games are played on copies.
"""

from collections.abc import Iterable

DIGIT = 16
"""Bits of one outcome: no roll has more than 65,536 outcomes."""
_LOW = (1 << DIGIT) - 1


class Undrawn(Exception):
    """The outcome of a roll or a draw is needed, and nobody has decided it."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class Script(int):
    """Outcomes that have been decided, as the seed of a game."""

    def __new__(cls, outcomes: Iterable[int]) -> "Script":
        """The outcomes in order."""
        script = 1
        for outcome in reversed([*outcomes]):
            script = script << DIGIT | outcome
        return super().__new__(cls, ~script)


def scripted(script: int, limit: int) -> tuple[int, int]:
    """The next outcome of a script, and the rest of the script."""
    if limit == 1:
        return 0, script
    left = ~script
    if left == 1:
        raise Undrawn(limit)
    return left & _LOW, ~(left >> DIGIT)
