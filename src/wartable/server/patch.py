"""The difference between two views, as small as the change.

A patch is an object: a key with an object goes into the object under that key, a key with anything
else puts it there, and the key `-` lists the keys that are gone.
"""

from typing import Any

GONE = "-"

Patch = dict[str, Any]


Memo = dict[tuple[int, int], Patch]
"""The differences already found, by the identity of both sides."""


def difference(old: dict[str, Any], new: dict[str, Any], memo: Memo) -> Patch:
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
            both = id(before), id(value)
            inner = memo.get(both)
            if inner is None:
                inner = memo[both] = difference(before, value, memo)
            if inner:
                found[key] = inner
        elif before != value:
            found[key] = value
    if len(old) + added > len(new):
        found[GONE] = [key for key in old if key not in new]
    return found


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
