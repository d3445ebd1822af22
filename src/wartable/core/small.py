"""A small game in one module: loading, answering and positions follow from its state's fields."""

import json
from collections.abc import Callable
from functools import cached_property
from typing import Any, get_type_hints

import msgspec

from wartable.core.exact import believed
from wartable.core.frames import Steps
from wartable.core.game import SPECTATOR, Game, Options, settle, spell
from wartable.core.position import PositionLine, lines
from wartable.core.states import StateOfFields, loaded, loader, saved_fields


class SmallGame(Game):
    """A game that only says what a state is, how a table begins, and what people see."""

    steps: Steps
    state: type[StateOfFields]
    """The class of its states; their settings are in the field `options`."""

    def begin(self, options: Options, seed: int) -> Any:
        """A table with its first frame."""
        raise NotImplementedError

    def new(self, options: Options, seed: int) -> Any:
        """A game at its first question."""
        return self._asked(self.begin(options, seed))

    def load(self, data: bytes) -> Any:
        """The state that `dump` wrote, with its questions open."""
        return self._asked(self._load(data))

    def answer(self, state: Any, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        self.steps.answer(state, seat, option)

    def position(self, text: str, seed: int) -> Any:
        """A line for each field, as JSON: `heap 7`; what is left out is as at the beginning."""
        found = list(lines(text))
        words = [word for line in found if line.key == "options" for word in line.words()]
        state = self.begin(settle(self, words), seed)
        last: PositionLine | None = None
        for last in found:
            kind = self._kinds.get(last.key)
            if kind is not None:
                setattr(state, last.key, _value(last, kind, getattr(state, last.key)))
            elif last.key not in ("game", "options"):
                last.fail(last.key, "one-of", choices=("options", *self._kinds))
        with believed(last):
            self._asked(state)
            assert all(decision.options for decision in state.decisions)
            # If it cannot be saved or shown, it is no table, whatever its fields are.
            state.dump()
            for seat in range(SPECTATOR, len(self.seats(state))):
                self.view(state, seat)
        return state

    def write(self, state: Any) -> str:
        """The whole state as a position."""
        rows = [f"game {self.id}", " ".join(("options", *spell(self, state.options)))]
        rows += [f"{name} {json.dumps(getattr(state, name))}" for name in self._kinds]
        return "\n".join(rows) + "\n"

    def options(self, state: Any) -> Options:
        """The settings of a state."""
        found: Options = state.options
        return found

    @cached_property
    def _load(self) -> Callable[[bytes], Any]:
        return loader(self.state)

    @cached_property
    def _kinds(self) -> dict[str, Any]:
        """The fields that are saved, with their types; the settings have a line of their own."""
        hints = get_type_hints(self.state, include_extras=True)
        return {name: hints[name] for name in saved_fields(self.state) if name != "options"}

    def _asked(self, state: Any) -> Any:
        self.steps.advance(state)
        return state


def _value(line: PositionLine, kind: Any, usual: Any) -> Any:
    try:
        return msgspec.convert(loaded(json.loads(line.rest), kind), kind)
    except (TypeError, ValueError, RecursionError):
        line.fail(line.rest[:40], "like", example=json.dumps(usual))
