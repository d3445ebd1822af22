"""How the seed of a table is drawn: from a secret of the server and a share of each person.

The server is bound to its secret by a hash from the moment the table is made. Each person gives the
hash of a share; when the game is to begin, the hashes are fixed, and only then are the shares
revealed. The seed follows from all of them: see core/joint.py. If someone comes or goes in between,
everything is thrown away and done again, so that nobody gains by breaking it off.
"""

from typing import TYPE_CHECKING

from msgspec import Struct, field

from wartable.core import joint
from wartable.core.decision import Illegal
from wartable.server import api, keys

if TYPE_CHECKING:
    from wartable.server.tables import Table

OPEN: api.Stage = "open"
COMMIT: api.Stage = "commit"
REVEAL: api.Stage = "reveal"
DRAWN: api.Stage = "drawn"
GIVEN: api.Stage = "given"
"""Not started; waiting for shares; waiting for them to be revealed; drawn; given with a text."""
OLD: api.Source = "old"
"""Where the cards come from at a table made before seeds were drawn together."""


class PersonShare(Struct):
    """What one person contributes."""

    browser: bytes = field(name="holder")
    """The hash of its secret; stored under the name it had before."""
    commit: str
    value: str = ""
    who: str = ""
    """The seats of that person, once the shares are fixed."""


class Seeding(Struct):
    """Where the hidden cards of a table come from."""

    source: api.Source = OLD
    after: int = 0
    """After how many answers of another game it continues."""
    wish: str = "auto"
    """Whether hidden cards are dealt again: `new`, `kept`, or `auto` (for several people)."""
    deal: bool = False
    """Whether the game began by dealing everything hidden in its position again."""
    kept: bool = False
    """Whether hidden cards are as they were elsewhere, so that someone may know them."""
    stage: api.Stage = GIVEN
    secret: str = ""
    shares: list[PersonShare] = field(default_factory=list)
    awaited: list[bytes] = field(default_factory=list)
    """Browsers whose people gave a share before, and will give one again."""
    broken: int = 0
    """How often everything was thrown away."""

    @property
    def drawing(self) -> bool:
        """Whether shares are being collected or revealed right now."""
        return self.stage in (COMMIT, REVEAL)


def fresh(source: api.Source = "new", wish: str = "auto", after: int = 0) -> Seeding:
    """The seeding of a table that was just made."""
    return Seeding(source, after, wish, stage=OPEN, secret=keys.share())


def given(source: api.Source, after: int, deal: bool, shares: list[joint.SeedShare]) -> Seeding:
    """The seeding of a table that continues with the seed of another game."""
    found = Seeding(source, after, deal=deal, kept=True)
    if shares:
        found.stage, found.secret = DRAWN, shares[0].value
        found.shares = [
            PersonShare(b"", share.commit, share.value, share.who) for share in shares[1:]
        ]
    return found


def deals_anew(table: "Table") -> bool:
    """Whether a game that has not begun will deal again what is hidden in its position."""
    wish = table.setup.seeding.wish
    several = table.people() > 1
    return bool(table.position) and (wish == "new" or (wish == "auto" and several))


def shares(table: "Table") -> list[joint.SeedShare]:
    """Who gave what to a seed that was drawn; the server comes first."""
    now = table.setup.seeding
    if now.stage != DRAWN:
        return []
    server = joint.SeedShare(joint.SERVER, joint.commitment(now.secret), now.secret)
    return [server, *(joint.SeedShare(one.who, one.commit, one.value) for one in now.shares)]


def commit(table: "Table", browser: bytes, promise: str) -> None:
    """Take the hash of someone's share; each person has one, whatever the device."""
    now = table.setup.seeding
    own = _person(table, browser)
    if not own:
        raise Illegal("table", "reason-no-seat")
    if not takes_shares(table):
        raise Illegal("table", "reason-seed-fixed")
    refuse_copy(table, browser, promise)
    now.shares = [one for one in now.shares if one.browser not in own]
    now.shares.append(PersonShare(browser, promise))


def takes_shares(table: "Table") -> bool:
    """Whether people can still give a share of the seed."""
    return table.match is None and table.setup.seeding.stage in (OPEN, COMMIT)


def refuse_copy(table: "Table", browser: bytes, promise: str) -> None:
    """Refuse a share that someone else has promised: a copy could cancel it out."""
    own = {browser} | _person(table, browser)
    shares = table.setup.seeding.shares
    if promise and any(one.commit == promise for one in shares if one.browser not in own):
        raise Illegal("table", "reason-wrong-share")


def reveal(table: "Table", browser: bytes, value: str) -> None:
    """Take the share itself."""
    now = table.setup.seeding
    if now.stage != REVEAL:
        raise Illegal("table", "reason-seed-fixed" if table.match else "reason-not-started")
    promise = joint.commitment(value)
    for one in now.shares:
        if one.browser == browser and one.commit == promise:
            one.value = value
            return
    raise Illegal("table", "reason-wrong-share")


def begin(table: "Table", awaited: list[bytes] | None = None) -> None:
    """Start to draw; if that is going on already, throw everything away and start over."""
    now = table.setup.seeding
    now.awaited += awaited or []
    if now.drawing:
        anew(table)
    now.stage = COMMIT


def anew(table: "Table") -> None:
    """Throw away all shares and the server's secret: someone came or went, or asked for it."""
    now = table.setup.seeding
    now.awaited = [*now.awaited, *(one.browser for one in now.shares)]
    now.broken += 1
    now.shares, now.secret, now.stage = [], keys.share(), OPEN


def forget(table: "Table", browser: bytes) -> None:
    """Keep a share whose person is not known any more."""
    now = table.setup.seeding
    now.awaited = [one for one in now.awaited if one != browser]
    for one in now.shares:
        one.browser = b"" if one.browser == browser else one.browser


def seats_changed(table: "Table") -> bool:
    """Whether someone coming or going breaks off a draw."""
    now = table.setup.seeding
    if table.match is not None:
        return False
    if now.drawing:
        anew(table)
        return True
    now.shares = [one for one in now.shares if table.mine(one.browser)]
    return False


def ready(table: "Table") -> bool:
    """Go on as far as possible; returns whether the seed is there now."""
    now = table.setup.seeding
    if now.stage == COMMIT:
        promised = {one.browser for one in now.shares}
        if any(not promised & _person(table, one) for one in now.awaited if table.mine(one)):
            return False
        for one in now.shares:
            one.who = "+".join(table.names[seat] for seat in table.mine(one.browser))
        now.stage = REVEAL
    if now.stage != REVEAL or not all(one.value for one in now.shares):
        return False
    assert now.secret, "a seed without a secret could be worked out"
    now.stage = DRAWN
    table.seed = joint.seed([now.secret, *(one.value for one in now.shares)])
    return True


def _person(table: "Table", browser: bytes) -> set[bytes]:
    """All devices of someone who sits here."""
    own = table.mine(browser)
    return {other for seat in own for other in table.chairs[seat].browsers}


def told(table: "Table") -> api.Deal:
    """Where the cards come from, as everyone may know it."""
    now = table.setup.seeding
    waits = table.match is None and now.stage != GIVEN
    anew = deals_anew(table) if waits else now.deal and not now.kept
    return api.Deal(
        source=now.source,
        after=now.after,
        kept=bool(table.position) and not anew if waits else now.kept,
        anew=anew,
        stage=now.stage,
        by=[seat for one in now.shares for seat in _seats(table, one)],
        awaited=sorted({table.names[s] for one in _missing(table) for s in table.mine(one)}),
        broken=now.broken,
    )


def promises(table: "Table") -> api.Promises:
    """What everyone is bound to: for people who want to check it, and only when asked for."""
    now = table.setup.seeding
    return api.Promises(
        joint.commitment(now.secret) if now.secret else "",
        [api.ShareInfo(_seats(table, one), one.commit, bool(one.value)) for one in now.shares],
    )


def _seats(table: "Table", share: PersonShare) -> list[str]:
    """The seats of whoever gives a share."""
    if share.who:
        return share.who.split("+")
    return [table.names[seat] for seat in table.mine(share.browser)]


def _missing(table: "Table") -> list[bytes]:
    """Browsers whose people still have something to give before the game can begin."""
    now = table.setup.seeding
    if now.stage == REVEAL:
        return [one.browser for one in now.shares if not one.value]
    if now.stage == COMMIT:
        promised = {one.browser for one in now.shares}
        return [one for one in now.awaited if not promised & _person(table, one)]
    return []
