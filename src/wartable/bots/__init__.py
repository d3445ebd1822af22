"""Bots: each chooses an answer from what its seat may know."""

from collections.abc import Callable
from typing import Protocol

from wartable.bots.random import RandomBot
from wartable.bots.recruit import RecruitBot
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, Decision


class Bot(Protocol):
    """Somebody who can answer."""

    def choose(self, seat: Seat, decision: Decision) -> int:
        """One of the options."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "recruit": RecruitBot}
"""Every bot by name; the number seeds whatever chance it uses."""


BUDGET: dict[str, float] = {"general": 0.5, "marshal": 3.0}
"""Seconds that a bot may think about a decision; the others answer at once."""


def make(name: str, seed: int, where: str = "bots", think: float = 1.0) -> Bot:
    """A bot by its name, with a part of its thinking time."""
    if name not in BOTS:
        raise BadInput(where, name, "one of " + ", ".join(BOTS))
    return BOTS[name](seed)
