"""A small fixed number for every answer of a game, and how large a game gets."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from wartable.core.decision import Illegal


class Bounds(Struct, frozen=True):
    """Limits that no game with some settings exceeds; a longer game is stopped there."""

    seats: int
    options: int
    """The most answers to one question."""
    answers: int
    """The most answers in a whole game."""


class Numbering:
    """All answers possible with some settings, in a fixed order: the place of one is its index."""

    def __init__(self, options: Iterable[int], words: Callable[[int], str]) -> None:
        self.options: tuple[int, ...] = tuple(sorted({*options}))
        self.at = {option: index for index, option in enumerate(self.options)}
        self._words = words

    def __len__(self) -> int:
        return len(self.options)

    @cached_property
    def stamp(self) -> str:
        """A short hash of all answers in words: equal stamps are equal numberings."""
        said = "\n".join(map(self._words, self.options))
        return hashlib.sha256(said.encode()).hexdigest()[:8]

    def fixed(self, option: int) -> bool:
        """Whether an answer has the same number in every state."""
        return True

    def index(self, state: Any, option: int) -> int:
        """The number of an answer."""
        return self.at[option]

    def indices(self, state: Any, options: Sequence[int]) -> list[int]:
        """The numbers of many answers, in their order."""
        return [*map(self.at.__getitem__, options)]

    def option(self, state: Any, index: int) -> int:
        """The answer with a number, legal now or not."""
        # Programs call this millions of times, so the usual case costs no more than a lookup.
        if index >= 0:
            try:
                return self.options[index]
            except IndexError:
                pass
        last = len(self.options) - 1
        raise Illegal("table", "reason-no-such-action", index=int(index), last=last)
