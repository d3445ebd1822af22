"""A seed that nobody chose alone: from a secret of the server and a share of each person.

Everyone is bound to their share by its hash before any is revealed; the seed follows from all.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from wartable.core.decision import BadInput

SERVER = "server"
"""Who gives the first share."""


class SeedShare(Struct, frozen=True):
    """What one of them gave: the hash at first, the value when the game is over."""

    who: str
    """The server, or the seats of a person: `north+east`."""
    commit: str
    value: str


def commitment(value: str) -> str:
    """The hash that binds someone to a share without revealing it."""
    return hashlib.sha256(f"wartable share {value}".encode()).hexdigest()


def seed(values: Sequence[str]) -> int:
    """The seed that follows from all shares, the server's first."""
    text = "wartable joint seed " + " ".join(values)
    return int(hashlib.sha256(text.encode()).hexdigest()[:32], 16)


def check(shares: Sequence[SeedShare], found: int) -> None:
    """Refuse a seed that does not follow from its shares, or a share that was not promised."""
    for share in shares:
        if commitment(share.value) != share.commit:
            raise BadInput("share", share.who, "share-of-hash")
    if shares and (shares[0].who != SERVER or seed([s.value for s in shares]) != found):
        raise BadInput("seed", str(found), "seed-of-shares")
