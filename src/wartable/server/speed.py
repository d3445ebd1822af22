"""What is done only for speed, and the number that each part buys.

- `layered` makes the patch of a seat from the public one, and looks only where its own layer lies.
  Two whole views compared for each seat take 40 us more for an answer, of some 340 us in all.
- `update` puts an update together from parts that are encoded once for everyone. Encoding a whole
  update for each of six seats costs about a tenth of the answers a second.
- `frame` writes the head of a frame itself. `websockets` takes 4 us more for an answer, which goes
  out in seven frames; a test holds the two to each other.
- `keep_clean` leaves what lives long out of the search for garbage. One search through 50 tables
  stops everybody for 32 ms, and Python would begin one whenever the tables have grown by a quarter.
- `share_turns` lets the loop wait half a millisecond, not five, for a thread that reads a record.
"""

import asyncio
import gc
import itertools
import sys
from typing import Any

from wartable.core.layers import KeyPath, Layer, find
from wartable.server.patch import SAME, Patch, difference

EVERYWHERE = 300
"""Seconds between two full garbage collections, which stop everyone for a moment."""
QUIET = 5_000
"""How many new objects are looked through in two milliseconds; in a busy second they wait.

`gc.get_count` cannot tell: it counts what is made less what goes, and in play the two are alike.
"""
TURN = 0.0005
"""How many seconds a thread may compute while the loop waits for its turn."""

TEXT = 0x81
"""How a frame begins that holds a whole text."""
SHORT, LONG = 125, 0xFFFF
"""How long a frame may be if its length takes one byte, or two."""

LayeredView = tuple[dict[str, Any], Layer]
"""The public view, and a seat's layer over it."""


def layered(patch: Patch, before: LayeredView, now: LayeredView) -> Patch:
    """What turns a layered view into another; `patch` does the same for the public part."""
    (old_public, old_layer), (new_public, new_layer) = before, now
    for path in {**old_layer, **new_layer}:
        old, new = find(old_public, old_layer, path), find(new_public, new_layer, path)
        if old is new or old == new:
            if _touches(patch, path):
                patch = _with(patch, path, SAME)
        else:
            both = type(old) is dict and type(new) is dict
            patch = _with(patch, path, difference(old, new) if both else new)
    return {} if patch is SAME else patch


def _touches(patch: Any, path: KeyPath) -> bool:
    """Whether a patch changes anything at the end of a path."""
    for key in path:
        if key not in patch:
            return False
        patch = patch[key]
    return True


def _with(patch: Any, path: KeyPath, change: Any) -> Any:
    """A patch with another change at the end of a path, or without one there."""
    if not path:
        return change
    key, before = path[0], patch.get(path[0], SAME)
    inner = _with({} if before is SAME else before, path[1:], change)
    if inner is before:
        return patch
    # Along the path, an empty patch says that nothing changed; at its end, {} is a value.
    if inner is not SAME and (inner or len(path) == 1):
        return {**patch, key: inner}
    return {other: kept for other, kept in patch.items() if other != key} if patch else patch


def update(start: bytes, *parts: tuple[bytes, list[bytes]]) -> bytes:
    """A text that begins like another one, with more fields: their names, and what is in them."""
    found = start[:-1]
    for name, inside in parts:
        if inside:
            found += b',"%b":{%b}' % (name, b",".join(inside))
    return found + b"}"


def frame(text: bytes) -> bytes:
    """A text as a websocket frame; without compression it is the same for every socket."""
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size <= LONG:
        return bytes((TEXT, SHORT + 1, size >> 8, size & 0xFF)) + text
    return bytes((TEXT, SHORT + 2)) + size.to_bytes(8) + text


def share_turns() -> None:
    """Keep the event loop from waiting long when a thread opens a table."""
    sys.setswitchinterval(TURN)


async def keep_clean() -> None:
    """Collect garbage among what is new, each second; among everything, now and then."""
    gc.set_threshold(100_000, 50, 1000)
    for second in itertools.count():
        if second % EVERYWHERE == 0:
            gc.unfreeze()
            gc.collect()
        elif len(gc.get_objects(0)) < QUIET:
            gc.collect(1)
        gc.freeze()
        await asyncio.sleep(1)
