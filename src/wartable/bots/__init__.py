"""Bots: each chooses an answer from what its seat may know."""

from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from shutil import which
from typing import Protocol, runtime_checkable

from wartable.bots.budget import CPU, ReadClock
from wartable.bots.cadet import CadetBot
from wartable.bots.general import GeneralBot
from wartable.bots.marshal import MarshalBot
from wartable.bots.officer import OfficerBot
from wartable.bots.program import PROGRAM, ProgramBot, words_of
from wartable.bots.random import RandomBot
from wartable.bots.recruit import RecruitBot
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, Decision
from wartable.core.game import Game
from wartable.core.parts import PACE, part

GROUP = "wartable.bots"
"""The entry point through which other packages add bots."""
MOST_THINKING = 100.0
"""The most that a bot's usual time can be multiplied by."""


class Bot(Protocol):
    """Anything that can answer."""

    def choose(self, seat: Seat, decision: Decision) -> int:
        """One of the options."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that takes its time."""

    def allow(self, think: float, clock: ReadClock | None, cores: int) -> None:
        """Set its share of its time, its clock (none: by count), and how many cores it may use."""


@runtime_checkable
class FallibleBot(Protocol):
    """A bot that makes mistakes on purpose, unless it is told not to."""

    slips: bool


def _load(entry: EntryPoint, seed: int) -> Bot:
    """A bot from another package, loaded when it is first needed."""
    try:
        found: Bot = entry.load()(seed)
        if not callable(getattr(found, "choose", None)):
            raise TypeError("no method choose")
    except Exception as broken:
        said = f"{type(broken).__name__}: {broken}"[:200]
        raise BadInput("bots", entry.name, "bot-that-loads", error=said) from broken
    return found


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "cadet": CadetBot,
    "recruit": RecruitBot,
    "officer": OfficerBot,
    "general": GeneralBot,
    "marshal": MarshalBot,
}
"""Every bot by name, the weakest first; the number seeds whatever chance it uses."""

for _entry in entry_points(group=GROUP):
    BOTS.setdefault(_entry.name, partial(_load, _entry))

SEARCHING: dict[str, type[GeneralBot]] = {"general": GeneralBot, "marshal": MarshalBot}
"""The bots that think about a decision; the others answer at once."""
BUDGET: dict[str, float] = {name: bot.seconds for name, bot in SEARCHING.items()}
"""How many seconds they may think, in any game."""


def split(words: str) -> list[str]:
    """The words of a list, separated by commas or spaces; a program's own spaces stay."""
    if PROGRAM in words:
        return [word.strip() for word in words.split(",") if word.strip()]
    return words.replace(",", " ").split()


def checked(
    word: str, where: str = "bots", others: Iterable[str] = (), said: str | None = None
) -> str:
    """A bot by its description: `officer`, `general@0.1` (a tenth of its time), `cmd:./my_bot`.

    `others` are more names to accept, and `said` is what was written, for the error message.
    """
    said = said or word
    if word.startswith(PROGRAM):
        if which(words_of(word)[0]) is None:
            raise BadInput(where, said, "program-runs")
        return word
    name, at, share = word.partition("@")
    if name not in BOTS:
        raise BadInput(where, said, "one-of", choices=(*sorted(others), *BOTS, f"{PROGRAM}…"))
    if at and not 0 < _number(share) <= MOST_THINKING:
        raise BadInput(where, said, "number-above-0", most=f"{MOST_THINKING:.0f}")
    if at and name not in BUDGET:
        raise BadInput(where, said, "bot-that-thinks", choices=BUDGET)
    return word


def budget(word: str, think: float, game: Game) -> float:
    """How many seconds a bot may think about a decision of a game; 0 if it answers at once."""
    name, at, share = word.partition("@")
    if name not in SEARCHING:
        return 0.0
    return SEARCHING[name].longest(part(game, PACE)) * (float(share) if at else think)


def make(
    word: str,
    seed: int,
    where: str = "bots",
    think: float = 1.0,
    *,
    clock: ReadClock | None = CPU,
    cores: int = 1,
    slips: bool = True,
) -> Bot:
    """Make a bot from its description, with a share of its usual time."""
    if checked(word, where).startswith(PROGRAM):
        return ProgramBot(word, think)
    name, at, share = word.partition("@")
    bot = BOTS[name](seed)
    if isinstance(bot, Thinker):
        bot.allow(float(share) if at else think, clock, cores)
    if isinstance(bot, FallibleBot):
        bot.slips = bot.slips and slips
    return bot


def dismiss(bot: Bot | None) -> None:
    """Let go of a bot that is no longer needed: a program is ended."""
    if isinstance(bot, ProgramBot):
        bot.close()


def _number(word: str) -> float:
    try:
        return float(word)
    except ValueError:
        return 0.0
