"""A game for programs that learn: numbers in, numbers out. All libraries build on this."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from math import prod
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wartable.core.decision import BadInput, Decision
from wartable.core.events import Event
from wartable.core.game import Game, Options, find, settle
from wartable.core.parts import TENSORS, part
from wartable.words.telling import complaint

NumberRow = NDArray[np.float32]
ActionMask = NDArray[np.int8]
IfIllegal = Literal["replace", "raise"]
"""What happens on an illegal action: another one is taken, or an error is raised."""

HISTORY, WIDE = 16, 8
"""How many of the last events a seat is shown, and how many numbers each has: its kind first."""
_ROOM = (0,) * WIDE
_plain = {int, float, bool}
LEAST, MOST = -1e6, 1e12
"""The range of the numbers in an observation."""


@contextmanager
def in_words() -> Iterator[None]:
    """Put a sentence below what is refused: people who program see the traceback."""
    try:
        yield
    except BadInput as bad:
        if not getattr(bad, "__notes__", None):
            bad.add_note(complaint(bad, "en"))
        raise


def require(where: str, word: str, choices: Sequence[str]) -> None:
    """Refuse a word that is not one of those allowed."""
    if word not in choices:
        raise BadInput(where, word, "one-of", choices=choices)


def cycles(wanted: int | None, most: int) -> int:
    """After how many cycles a game is stopped."""
    if wanted is not None and wanted < 1:
        raise BadInput("max_cycles", str(wanted), "whole-number-from", least=1)
    return min(wanted or most, most)


def chosen(game: Game, options: dict[str, Any]) -> Options:
    """Settings from keywords: `seats="4"`, `cover=True`."""
    words = [
        f"{name}={'on' if value is True else 'off' if value is False else value}"
        for name, value in options.items()
    ]
    return settle(game, words)


class Observer:
    """What the seats see under some settings, as rows of numbers; and what they may answer."""

    def __init__(self, game: Game, options: Options) -> None:
        encoder = part(game, TENSORS)
        if encoder is None:
            raise BadInput("game", game.id, "game-with-numbers")
        self.game, self.options = game, options
        self.numbering, self.bounds = game.actions(options), game.bounds(options)
        self.encoder = encoder(options)
        self.actions = len(self.numbering)
        self.shapes = {**self.encoder.shapes, "history": (HISTORY, WIDE)}
        self.at = {**self.encoder.at, "history": self.encoder.size}
        self.size = self.encoder.size + HISTORY * WIDE
        self._kind = {kind: number for number, kind in enumerate(self.encoder.kinds, 1)}

    def observe(
        self, state: Any, seat: int, recent: Iterable[Event] = (), out: NumberRow | None = None
    ) -> NumberRow:
        """The view of a seat, and the last events as it saw them."""
        row = np.zeros(self.size, np.float32) if out is None else out
        if out is not None:
            row.fill(0)
        self.encoder.write(self.game, state, seat, row)
        self.write(row[self.at["history"] :], recent, seat)
        return row

    def write(self, row: NumberRow, events: Iterable[Event], seat: int) -> None:
        """Write events as a seat saw them, one per line, as many as there is room for."""
        seats, kinds, numbers = 1 << seat, self._kind, list[float]()
        for event in islice(events, len(row) // WIDE):
            seen = event.seen_by(seats)
            line = [kinds.get(seen.kind, 0), *seen.args, *seen.secret]
            if not _plain.issuperset(map(type, line)):
                line = flat(line)
            numbers += line[:WIDE]
            numbers += _ROOM[len(line) :]
        row[: len(numbers)] = numbers

    def kind(self, event: str) -> int:
        """The number of a kind of event, from 1."""
        return self._kind.get(event, 0)

    def named(self, row: NumberRow) -> dict[str, NumberRow]:
        """The parts of an observation by name, in their shapes, without copying."""
        return {
            name: row[self.at[name] : self.at[name] + prod(shape)].reshape(shape)
            for name, shape in self.shapes.items()
        }

    def mask(self, state: Any, seat: int, out: ActionMask | None = None) -> ActionMask:
        """1 for each action that a seat may choose now."""
        mask = np.zeros(self.actions, np.int8) if out is None else out
        if out is not None:
            mask.fill(0)
        for decision in state.decisions:
            if decision.seat == seat:
                mask[self.numbering.indices(state, decision.options)] = 1
        return mask


def flat(values: Iterable[Any]) -> list[float]:
    """The numbers in nested tuples."""
    found: list[float] = []
    for value in values:
        found += flat(value) if isinstance(value, tuple | list) else [value]
    return found


class NumberedGame:
    """A game in progress, played by action numbers."""

    @in_words()
    def __init__(self, game: str, options: dict[str, Any], limit: int | None = None) -> None:
        self.game = find(game)
        self.options = chosen(self.game, options)
        self.observer = Observer(self.game, self.options)
        self.limit = cycles(limit, self.observer.bounds.answers)
        """After this many answers the game is stopped."""
        self.state: Any = self.game.new(self.options, 0)
        self.seats = self.game.seats(self.state)
        self.recent: deque[Event] = deque(maxlen=HISTORY)
        self.steps = 0
        self._numbering = self.observer.numbering

    def __deepcopy__(self, memo: dict[int, Any]) -> "NumberedGame":
        """The same game, to be played on separately."""
        other = NumberedGame.__new__(NumberedGame)
        vars(other).update(vars(self), state=self.state.copy(), recent=self.recent.copy())
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process has the rules, so it only gets the state of the game."""
        now = {"state": self.state, "recent": self.recent, "steps": self.steps}
        return NumberedGame, (self.game.id, self.options, self.limit), now

    def reset(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.new(self.options, seed)
        self.recent.clear()
        self.recent.extend(self.state.events)
        self.state.events.clear()
        self.steps = 0

    def step(self, seat: int, action: int) -> None:
        """Take one answer by its number; an illegal one changes nothing."""
        state = self.state
        self.game.answer(state, seat, self._numbering.option(state, action))
        events = state.events
        if events:
            self.recent.extend(events)
            events.clear()
        self.steps += 1

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The open questions; none when the game is over."""
        found: tuple[Decision, ...] = self.state.decisions
        return found

    @property
    def stopped(self) -> bool:
        """Whether the game was stopped before its end."""
        return self.steps >= self.limit and bool(self.state.decisions)

    def observation(self, seat: int) -> dict[str, Any]:
        """What a seat sees, and what it may answer."""
        row = self.observer.observe(self.state, seat, self.recent)
        return {"observation": row, "action_mask": self.observer.mask(self.state, seat)}

    def words(self, action: int) -> str:
        """An action in words, as records write it."""
        return self.game.text(self.state, self._numbering.option(self.state, action))

    def legal(self, seat: int) -> Sequence[int]:
        """The numbers of all legal answers of a seat."""
        for decision in self.state.decisions:
            if decision.seat == seat:
                return self._numbering.indices(self.state, decision.options)
        return ()
