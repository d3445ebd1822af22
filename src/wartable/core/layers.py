"""Views for many seats at once: the public part is built once, and each seat adds its own.

A game may offer `viewer()`, an object that a table keeps while it is looked at. Its
`look(state, seats)` gives the public view and a layer for each seat. Parts that did not change
should be the same objects as before, so that nobody looks for a difference in them; and nobody may
change any of them. A layer that is the same object lies over public parts that did not change.
"""

from typing import Any

KeyPath = tuple[str, ...]
Layer = dict[KeyPath, Any]
"""By path: what is there instead. It replaces something public."""


def over(public: dict[str, Any], layer: Layer) -> dict[str, Any]:
    """The view of someone who sees a layer over what is public."""
    seen = public
    for path, value in layer.items():
        seen = _put(seen, path, value)
    return seen


def _put(part: dict[str, Any], path: KeyPath, value: Any) -> Any:
    if not path:
        return value
    return {**part, path[0]: _put(part[path[0]], path[1:], value)}


def find(public: Any, layer: Layer, path: KeyPath) -> Any:
    """What is at the end of a path."""
    if path in layer:
        return layer[path]
    for key in path:
        public = public[key]
    return public
