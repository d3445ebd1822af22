"""The difference between two views, as small as the change.

A patch is an object: a key with an object goes into the object under that key, a key with anything
else puts it there, and the key `-` lists the keys that are gone.
"""

from itertools import compress
from operator import is_not
from typing import Any

GONE = "-"

Patch = dict[str, Any]
SAME: Any = object()


def difference(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What turns the old value into the new one; empty if they are equal."""
    found: Patch = {}
    alike = [*old] == [*new]
    # Nearly everything is the very same object as before.
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


def apply(old: Any, patch: Any) -> Any:
    """The new value: what a client makes of a patch."""
    if not isinstance(patch, dict) or not isinstance(old, dict):
        return patch
    gone = set(patch.get(GONE, ()))
    new = {key: value for key, value in old.items() if key not in gone}
    for key, value in patch.items():
        if key != GONE:
            new[key] = apply(old.get(key), value)
    return new
