"""The difference between two views, as small as the change.

A patch is an object: a key with an object goes into the object under that key, a key with anything
else puts it there, and the key `-` lists the keys that are gone.
"""

from itertools import compress
from operator import is_not
from typing import Any

from wartable.core.layers import Layer, Path, find

GONE = "-"

Patch = dict[str, Any]
SAME: Any = object()


def difference(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What turns the old into the new; nothing if they are equal."""
    found: Patch = {}
    alike = [*old] == [*new]
    # Nearly all is the very same as before.
    for key in compress(new, map(is_not, old.values(), new.values())) if alike else new:
        before, value = old.get(key, SAME), new[key]
        if type(value) is dict and type(before) is dict:
            inner = difference(before, value)
            if inner:
                found[key] = inner
        elif before is SAME or before != value:
            found[key] = value
    if not alike:
        gone = [key for key in old if key not in new]
        if gone:
            found[GONE] = gone
    return found


Seen = tuple[dict[str, Any], Layer]
"""What is public, and the layer of a seat over it."""


def layered(patch: Patch, before: Seen, now: Seen) -> Patch:
    """What turns a layered view into another; `patch` turns what is public into the other."""
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


def _touches(patch: Any, path: Path) -> bool:
    """Whether a patch changes anything at the end of a way."""
    for key in path:
        if key not in patch:
            return False
        patch = patch[key]
    return True


def _with(patch: Any, path: Path, change: Any) -> Any:
    """A patch with another change at the end of a way, or with none there."""
    if not path:
        return change
    key, before = path[0], patch.get(path[0], SAME)
    inner = _with({} if before is SAME else before, path[1:], change)
    if inner is before:
        return patch
    # On the way there, an empty patch says that nothing changed; at its end, {} is a value.
    if inner is not SAME and (inner or len(path) == 1):
        return {**patch, key: inner}
    return {other: kept for other, kept in patch.items() if other != key} if patch else patch


def apply(old: Any, patch: Any) -> Any:
    """The new value: what a client does with a patch."""
    if not isinstance(patch, dict) or not isinstance(old, dict):
        return patch
    gone = set(patch.get(GONE, ()))
    new = {key: value for key, value in old.items() if key not in gone}
    for key, value in patch.items():
        if key != GONE:
            new[key] = apply(old.get(key), value)
    return new
