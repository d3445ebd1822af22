"""Bots: each chooses an answer from what its seat may know."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from wartable.bots.budget import CPU, Clock
from wartable.bots.general import GeneralBot
from wartable.bots.marshal import MarshalBot
from wartable.bots.officer import OfficerBot
from wartable.bots.random import RandomBot
from wartable.bots.recruit import RecruitBot
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, Decision


class Bot(Protocol):
    """Somebody who can answer."""

    def choose(self, seat: Seat, decision: Decision) -> int:
        """One of the options."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that takes its time."""

    def allow(self, think: float, clock: Clock | None, cores: int) -> None:
        """How much of its time it may use, by which clock (none: by count), on how many cores."""


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "recruit": RecruitBot,
    "officer": OfficerBot,
    "general": GeneralBot,
    "marshal": MarshalBot,
}
"""Every bot by name, the weakest first; the number seeds whatever chance it uses."""

BUDGET: dict[str, float] = {"general": GeneralBot.seconds, "marshal": MarshalBot.seconds}
"""Seconds that a bot may think about a decision; the others answer at once."""


def make(
    name: str,
    seed: int,
    where: str = "bots",
    think: float = 1.0,
    *,
    clock: Clock | None = CPU,
    cores: int = 1,
) -> Bot:
    """A bot by its name, with a share of its usual time."""
    if name not in BOTS:
        raise BadInput(where, name, "one-of", choices=BOTS)
    bot = BOTS[name](seed)
    if isinstance(bot, Thinker):
        bot.allow(think, clock, cores)
    return bot
