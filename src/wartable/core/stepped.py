"""What all games that are played in steps (core/frames.py) have in common."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from wartable.core.chance import Script
from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.frames import Steps
from wartable.core.game import Game, Options, find
from wartable.core.states import SavedState


class SetupModule(Protocol):
    """The module `setup`."""

    def begin(self, options: Options, seed: int) -> Any:
        """A table with its first frame."""

    def options(self, state: Any) -> Options:
        """The settings of a state."""


class StateModule(Protocol):
    """The module `state`."""

    FIELDS: tuple[str, ...]
    """The fields of a saved state, in order."""

    def load(self, data: bytes, saved: SavedState | None = None) -> Any:
        """The state that `dump` wrote, now or under older rules, before anyone is asked."""


class ReasonsModule(Protocol):
    """The module `reasons`."""

    def why_not(self, state: Any, seat: int, words: str) -> Reason:
        """Why some tidied words are not an answer."""


class ViewModule(Protocol):
    """The module `view`."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What a seat, a spectator or the referee may know."""


class HiddenModule(Protocol):
    """The module `hidden`."""

    def world(self, state: Any, seat: int, seed: int) -> Any:
        """A random complete state that agrees with everything a seat has seen."""


class PositionModule(Protocol):
    """The module `position`."""

    def read(self, game: Game, text: str, seed: int) -> Any:
        """The state that a position describes."""

    def write(self, game: Game, state: Any) -> str:
        """The whole state as a position."""


class Modules(NamedTuple):
    """The modules of a game that SteppedGame calls; every game gives them the same names."""

    setup: SetupModule
    state: StateModule
    reasons: ReasonsModule
    view: ViewModule
    hidden: HiddenModule
    position: PositionModule


class SteppedGame(Game):
    """A game that is played in steps: it names its modules and gets the rest from here."""

    steps: Steps
    modules: Modules

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle the game by name: whoever reads it has the game installed, too."""
        return find, (self.id,)

    def new(self, options: Options, seed: int) -> Any:
        """A game at its first question."""
        if seed < 0 and not isinstance(seed, Script):
            raise BadInput("seed", str(seed), "whole-number-from", least=0)
        return self._asked(self.modules.setup.begin(options, seed))

    def load(self, data: bytes) -> Any:
        """The state that `dump` wrote, with its questions open."""
        return self._asked(self.modules.state.load(data))

    def saved(self, data: bytes) -> SavedState:
        """What `dump` wrote, with everything later rules need to read it."""
        return SavedState(data, self.modules.state.FIELDS, self.rules_version)

    def lift(self, saved: SavedState) -> Any:
        """A state that was saved under these rules or older ones, with its questions open."""
        return self._asked(self.modules.state.load(saved.data, saved))

    def _asked(self, state: Any) -> Any:
        self.steps.advance(state)
        return state

    def answer(self, state: Any, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        self.steps.answer(state, seat, option)

    def readings(self, state: Any, seat: int, words: str) -> tuple[str, ...]:
        """Tidied words, and how else they may be read."""
        return (words,)

    def parse(self, state: Any, seat: int, words: str) -> int:
        """The answer that words mean, to a seat's open question or unasked."""
        meant = self.readings(state, seat, tidy(words))
        for options in self._sayable(state, seat):
            for option in options:
                if self.text(state, option) in meant:
                    return option
        reason = self.modules.reasons.why_not(state, seat, meant[0])
        raise Illegal(reason.rule, reason.message, **reason.args)

    def _sayable(self, state: Any, seat: int) -> Iterator[tuple[int, ...]]:
        for decision in state.decisions:
            if decision.seat == seat:
                yield decision.options
        yield self.requests(state, seat)

    def why_not(self, state: Any, seat: int, words: str) -> Reason | None:
        """Why a seat may not answer that now; None when it may."""
        try:
            self.parse(state, seat, words)
        except Illegal as illegal:
            return illegal.reason
        return None

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What a seat, a spectator or the referee may know."""
        return self.modules.view.view(state, seat)

    def world(self, state: Any, seat: int, seed: int) -> Any:
        """A random complete state that agrees with everything a seat has seen."""
        return self.modules.hidden.world(state, seat, seed)

    def position(self, text: str, seed: int) -> Any:
        """The state that a position describes."""
        return self.modules.position.read(self, text, seed)

    def write(self, state: Any) -> str:
        """The whole state as a position."""
        return self.modules.position.write(self, state)

    def options(self, state: Any) -> Options:
        """The settings of a state."""
        return self.modules.setup.options(state)


_HYPHEN = re.compile(r"(?<=\w)-(?=\w)")


def tidy(words: str) -> str:
    """Words as people type them, tidied to look like an answer; -1 stays a number."""
    return " ".join(_HYPHEN.sub("_", words.lower()).split())
