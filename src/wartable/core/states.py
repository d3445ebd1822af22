"""The fields of a state are listed once, in its class: copying and saving follow from their types.

The functions are written out as source code when the class is made, as dataclasses does for
`__init__`, so that a copy costs no more than one written by hand.
"""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields
from itertools import takewhile
from typing import (
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

from wartable.core.events import Event

T = TypeVar("T")
UpdateFields = Callable[[dict[str, Any], int], None]
"""Turns the fields of a state saved under older rules (of that version) into today's."""


class DataclassInstance(Protocol):
    """Whatever `dataclass` has made."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


D = TypeVar("D", bound=DataclassInstance)

SMALL = "small"
SmallNumbers = Annotated[list[int], SMALL]
"""A list of numbers below 256, saved as bytes."""


class SavedState(Struct, frozen=True):
    """A state as it was saved, and what is needed to read it under later rules."""

    data: bytes
    fields: tuple[str, ...] = ()
    """Its fields, in order; empty if the game does not say."""
    rules: int = 0
    """The version of the rules it was saved under."""


class OldShape(ValueError):
    """A saved state has other fields than today's, and nothing converts it."""


class StateOfFields:
    """A state that `copies` and `saves` complete from its fields."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent state, equal to this one, with no events yet."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def dump(self) -> bytes:
        """The state as bytes; equal states give equal bytes."""
        raise NotImplementedError


def copies(state: type[D]) -> type[D]:
    """Give a class of states its `copy`."""
    hints = get_type_hints(state, include_extras=True)
    parts = [copied(f"self.{field.name}", hints[field.name]) for field in fields(state)]
    _method(state, "copy", f"State({', '.join(parts)})", {"State": state, "copied": list.copy})
    # A pickle has no events, nor what comes after them: that is only remembered.
    kept = takewhile(lambda name: name != "events", (field.name for field in fields(state)))
    values = "".join(f"self.{name}, " for name in kept)
    _method(state, "__reduce__", f"State, ({values})", {"State": state})
    return state


def saves(state: type[D]) -> type[D]:
    """Give a class of states its `dump`."""
    hints = get_type_hints(state, include_extras=True)
    _, *names = saved_fields(state)
    parts = ["self.seed.to_bytes(16, 'big')", *(_saved(f"self.{n}", hints[n]) for n in names)]
    _method(state, "dump", f"encode(({', '.join(parts)}))", {"encode": msgspec.msgpack.encode})
    return state


def loader(state: type[T], mend: UpdateFields | None = None) -> Callable[..., T]:
    """A function that reads the bytes of `dump`, saved now or under older rules."""
    hints = get_type_hints(state, include_extras=True)
    names = saved_fields(state)
    kinds = [hints[name] for name in names][1:]

    def load(data: bytes, saved: SavedState | None = None) -> T:
        """The state that `dump` wrote; its questions are asked again by the game."""
        seed, *row = mended(msgspec.msgpack.decode(data), names, saved, mend)
        rest = (loaded(value, kind) for value, kind in zip(row, kinds, strict=True))
        made: Callable[..., T] = state
        return made(int.from_bytes(seed, "big"), *rest)

    return load


def mended(
    row: list[Any], names: Sequence[str], saved: SavedState | None, mend: UpdateFields | None
) -> list[Any]:
    """The values of a saved state in today's order, after `mend` has converted older ones."""
    if saved is None:
        return row
    named = dict(zip(saved.fields or names, row, strict=True))
    if mend is not None:
        mend(named, saved.rules)
    if named.keys() != set(names):
        raise OldShape(", ".join(sorted(named.keys() ^ set(names))))
    return [named[name] for name in names]


def saved_fields(state: Any) -> list[str]:
    """The fields that are saved: those without a default. The others follow from them."""
    return [
        field.name
        for field in fields(state)
        if field.default is MISSING and field.default_factory is MISSING
    ]


def tuples(value: Any) -> Any:
    """Lists as tuples, all the way down: frames become frames again."""
    return tuple(tuples(item) for item in value) if isinstance(value, list) else value


def _method(state: Any, name: str, result: str, known: dict[str, Any]) -> None:
    exec(f"def {name}(self): return {result}", known)
    known[name].__doc__ = getattr(StateOfFields, name).__doc__
    setattr(state, name, known[name])


def _plain(kind: Any) -> tuple[Any, tuple[Any, ...], bool]:
    """A type without its note: whether it is a list, of what, and whether of small numbers."""
    small = get_origin(kind) is Annotated and SMALL in get_args(kind)[1:]
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return get_origin(kind) or kind, get_args(kind), small


def copied(value: str, kind: Any) -> str:
    """The source code that copies a value."""
    origin, inside, _ = _plain(kind)
    if origin is dict:
        return f"{value}.copy()"
    if origin is not list:
        return value
    if inside == (Event,):
        return "[]"
    if _plain(inside[0])[0] is list:
        return f"[*map(copied, {value})]"
    return f"{value}[:]"


def _saved(value: str, kind: Any) -> str:
    """The source code that saves a value."""
    origin, inside, small = _plain(kind)
    if small:
        return f"bytes({value})"
    if origin is list and _plain(inside[0])[2]:
        return f"[bytes(part) for part in {value}]"
    return value


def loaded(value: Any, kind: Any) -> Any:
    """A saved value as the state holds it."""
    origin, inside, _ = _plain(kind)
    if origin is tuple:
        return tuples(value)
    if isinstance(origin, type) and issubclass(origin, tuple):
        # A named tuple of plain values.
        return origin(*value)
    if origin is list:
        return [loaded(part, inside[0]) for part in value]
    return value
