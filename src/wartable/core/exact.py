"""The `exact` line of a position: nobody writes it by hand, but anyone may have changed it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, get_type_hints

import msgspec

from wartable.core.decision import BadInput
from wartable.core.frames import Frame, Steps
from wartable.core.position import PositionLine

SEED = re.compile("[0-9a-f]{1,32}")
BITS = 8192
"""No number has more: even the masks of the largest map have fewer."""
DEEP, LONG, HIGH = 6, 2000, 200
"""How deep lists are nested, how long one is, and how high the stack is."""

Ranges = Mapping[str, tuple[int, int]]


def put(
    line: PositionLine,
    state: Any,
    names: Iterable[str],
    ranges: Ranges,
    fixed: Iterable[str],
    steps: Steps,
    newer: Iterable[str] = (),
) -> None:
    """Put what the line says into a state: each value of its type, in its range, of its length."""
    try:
        row = msgspec.json.decode(line.rest, type=dict[str, Any])
        for name in newer:
            row.setdefault(name, getattr(state, name))
        hints, names = _hints(state.__class__), tuple(names)
        if row.keys() != {"seed", "frames", *names} or not SEED.fullmatch(row["seed"]):
            raise ValueError
        found = {name: msgspec.convert(row[name], hints[name], strict=True) for name in names}
        for name, value in found.items():
            _within(value, *ranges.get(name, (-(1 << BITS), 1 << BITS)))
        for name in fixed:
            if len(found[name]) != len(getattr(state, name)):
                raise ValueError
        frames = [_frame(frame, steps) for frame in row["frames"]]
        if len(frames) > HIGH:
            raise ValueError
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise _refusal(line) from error
    for name, value in found.items():
        setattr(state, name, value)
    state.seed, state.frames = int(row["seed"], 16), frames


@contextmanager
def believed(line: PositionLine | None) -> Iterator[None]:
    """Blame anything that goes wrong with a state on its `exact` line."""
    try:
        yield
    except BadInput:
        raise
    except Exception as error:
        if line is None:
            raise
        raise _refusal(line) from error


def ask(line: PositionLine, state: Any, steps: Steps) -> None:
    """Go on to the next question; a stack that leads to none is refused."""
    with believed(line):
        steps.advance(state)
        assert all(decision.options for decision in state.decisions)
        assert not state.decisions or state.frames[-1][0] in steps.takes


def _refusal(line: PositionLine) -> BadInput:
    """Something is not as it was written."""
    return BadInput(line.number, line.rest[:40], "written-by-state")


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _within(value: Any, low: int, high: int, depth: int = 0) -> None:
    if isinstance(value, list | tuple):
        if len(value) > LONG or depth > DEEP:
            raise ValueError
        for item in value:
            _within(item, low, high, depth + 1)
    elif isinstance(value, int) and not low <= value <= high:
        raise ValueError


def _frame(value: Any, steps: Steps) -> Frame:
    if not isinstance(value, list) or not value or value[0] not in steps.runs:
        raise ValueError
    frame: Frame = _tuples(value, 0)
    return frame


def _tuples(value: Any, depth: int) -> Any:
    """Lists as tuples, all the way down: frames become frames again."""
    if isinstance(value, list):
        if len(value) > LONG or depth > DEEP:
            raise ValueError
        return tuple(_tuples(item, depth + 1) for item in value)
    if isinstance(value, bool) or not (value is None or isinstance(value, int | str)):
        raise ValueError
    if isinstance(value, int) and value.bit_length() > BITS:
        raise ValueError
    return value
