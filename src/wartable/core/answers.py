"""Many answers to a question, listed only when someone reads them all."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import overload

AnswerBlock = tuple[int, int]
"""A base and a mask: the answers are the base plus each member of the mask."""

_BITS = bytes(int(number == ord("1")) for number in range(256))
"""Turns the digits of a number in base four into zeros and ones."""


class Answers(Sequence[int]):
    """Answers in rising order: single ones first, then blocks. Equal to a tuple of the same."""

    __slots__ = ("_all", "_count", "_first", "_parts")

    def __init__(self, first: Sequence[int], parts: Sequence[AnswerBlock]) -> None:
        self._first, self._parts = first, parts
        count = len(first)
        for _, bits in parts:
            count += bits.bit_count()
        self._count = count
        self._all: tuple[int, ...] | None = None

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[int, ...]: ...
    def __getitem__(self, at: int | slice) -> int | tuple[int, ...]:
        if self._all is not None or isinstance(at, slice) or not 0 <= at < self._count:
            return self.all()[at]
        at -= len(self._first)
        if at < 0:
            return self._first[at]
        for base, bits in self._parts:
            count = bits.bit_count()
            if at < count:
                return base + _nth(bits, at)
            at -= count
        raise IndexError(at)

    def __iter__(self) -> Iterator[int]:
        return iter(self.all())

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, int):
            return False
        parts = self._parts
        if not parts or option < parts[0][0]:
            return option in self._first
        # Only the last block whose base is not beyond the answer can contain it.
        low, high = 0, len(parts)
        while high - low > 1:
            middle = (low + high) // 2
            if parts[middle][0] <= option:
                low = middle
            else:
                high = middle
        base, bits = parts[low]
        return bool(bits >> option - base & 1)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Answers):
            return self._count == other._count and self.all() == other.all()
        return self.all() == other

    def __hash__(self) -> int:
        return hash(self.all())

    def __repr__(self) -> str:
        return repr(self.all())

    def __reduce__(self) -> tuple[type["Answers"], tuple[Sequence[int], Sequence[AnswerBlock]]]:
        return Answers, (self._first, self._parts)

    def all(self) -> tuple[int, ...]:
        """All answers, one by one."""
        if self._all is None:
            found = list(self._first)
            for base, bits in self._parts:
                found += spelt(base, bits)
            self._all = tuple(found)
        return self._all


def spelt(base: int, bits: int) -> tuple[int, ...]:
    """The answers of one block."""
    if not bits:
        return ()
    low = (bits & -bits).bit_length() - 1
    digits = bin(bits >> low)[:1:-1].encode().translate(_BITS)
    return tuple(compress(range(base + low, base + low + len(digits)), digits))


def _nth(bits: int, number: int) -> int:
    """The member of a mask that has this many smaller ones, found by halving."""
    at = (bits & -bits).bit_length() - 1
    if not number:
        return at
    bits >>= at
    for half, lower in _halves((bits.bit_length() - 1).bit_length()):
        low = bits & lower
        count = low.bit_count()
        if number < count:
            bits = low
        else:
            number -= count
            bits >>= half
            at += half
    return at


@lru_cache(maxsize=64)
def _halves(levels: int) -> tuple[tuple[int, int], ...]:
    """The lengths to cut a mask at, longest first, each with the mask of what lies below."""
    lengths = [1 << level for level in reversed(range(levels))]
    return tuple((length, (1 << length) - 1) for length in lengths)
