"""The difference between two views, as small as the change.

A patch is an object: a key with an object goes into the object under that key, a key with anything
else puts it there, and the key `-` lists the keys that are gone.
"""

from typing import Any

from wartable.core.layers import Layer, Path, find, over

GONE = "-"

Patch = dict[str, Any]
SAME: Any = object()


def difference(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What turns the old into the new; nothing if they are equal."""
    found: Patch = {}
    added = 0
    for key, value in new.items():
        before = old.get(key, old)
        if before is value:
            continue
        if before is old:
            found[key] = value
            added += 1
        elif type(value) is dict and type(before) is dict:
            inner = difference(before, value)
            if inner:
                found[key] = inner
        elif before != value:
            found[key] = value
    if len(old) + added > len(new):
        found[GONE] = [key for key in old if key not in new]
    return found


class Seen:
    """A view as it was told last: what is public, and the layer of a seat over it."""

    __slots__ = ("layer", "public")

    def __init__(self, public: dict[str, Any], layer: Layer) -> None:
        self.public, self.layer = public, layer

    def view(self) -> dict[str, Any]:
        """All of it."""
        return over(self.public, self.layer)

    def change(self, patch: Patch, now: "Seen") -> Patch:
        """What turns it into another; `patch` is what turns the public part into the other."""
        same = self.layer == now.layer
        for path in now.layer if same else {**self.layer, **now.layer}:
            if same:
                patch = _with(patch, path, SAME)
                continue
            old = find(self.public, self.layer, path)
            new = find(now.public, now.layer, path)
            change: Any = SAME
            if old is not new and old != new:
                both = type(old) is dict and type(new) is dict
                change = difference(old, new) if both else new
            patch = _with(patch, path, change)
        return {} if patch is SAME else patch


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
