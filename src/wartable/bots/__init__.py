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


def make(name: str, seed: int, where: str = "bots") -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadInput(where, name, "one of " + ", ".join(BOTS))
    return BOTS[name](seed)
