"""Where people want to be notified, and the keys of this server; stored in the database."""

import base64
import hashlib
import hmac
import importlib.util
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from wartable.core.decision import Illegal
from wartable.server.api.notices import NoticeInfo, Way
from wartable.server.notices import ways
from wartable.server.store.sqlite import Statement, Store

ADD = "INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
MOST = 10
"""How many notices one person can have."""
DAY = 86_400
WAITS = 3 * DAY
"""How many seconds people have to confirm an e-mail address."""
PATIENT = 5
"""How many failures in a row it takes to give up a notice."""
STOP, CONFIRM = "stop", "confirm"


class Subscription(Struct, array_like=True):
    """One way to notify one person."""

    id: str
    browser: bytes
    kind: Way
    target: str
    lang: str
    confirmed: bool
    failures: int
    made: int

    def info(self) -> NoticeInfo:
        """What its owner sees of it."""
        return NoticeInfo(
            self.id, self.kind, short(self.kind, self.target), self.confirmed, self.failures
        )


def short(kind: str, target: str) -> str:
    """A target shortened to be recognised; what comes after the host may be secret."""
    if kind == "mail":
        name, _, host = target.partition("@")
        return f"{name[:2]}…@{host}"
    return urlsplit(ways.push_target(target).endpoint if kind == "push" else target).netloc


class Subscriptions:
    """All subscriptions, in memory and in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_id: dict[str, Subscription] = {}
        self._by_browser: dict[bytes, list[Subscription]] = {}
        self._blocked: set[str] = set()
        """Hashes of e-mail addresses that want nothing from this server, not even a question."""
        self._asked: dict[str, float] = {}
        """When each address was last asked whether it wants notices."""
        self._secret = b""
        self.vapid: Any = None
        """The key by which push services know this server; None if the library is missing."""

    async def load(self) -> None:
        """Read all of them; make the server's keys if there are none."""
        old = int(time.time()) - WAITS
        gone = ("DELETE FROM notices WHERE confirmed = 0 AND made < ?", (old,))
        await self._store.written([], [gone])
        self._by_id, self._by_browser = {}, {}
        for row in await self._store.rows("SELECT * FROM notices ORDER BY made, id"):
            self._keep(msgspec.convert(row, Subscription, strict=False))
        self._blocked = {row[0] for row in await self._store.rows("SELECT hash FROM blocked")}
        kept: dict[str, str] = dict(await self._store.rows("SELECT name, value FROM server_keys"))
        made = {} if "links" in kept else {"links": secrets.token_hex(32)}
        if importlib.util.find_spec("pywebpush") is not None:
            from py_vapid import Vapid02

            if "push" in kept:
                self.vapid = Vapid02.from_pem(kept["push"].encode())
            else:
                self.vapid = Vapid02()
                self.vapid.generate_keys()
                made["push"] = self.vapid.private_pem().decode()
        rows = [("INSERT INTO server_keys VALUES (?, ?)", row) for row in made.items()]
        await self._store.written([], rows)
        self._secret = bytes.fromhex({**kept, **made}["links"])

    def _keep(self, one: Subscription) -> None:
        self._by_id[one.id] = one
        self._by_browser.setdefault(one.browser, []).append(one)

    @property
    def push_key(self) -> str:
        """What a browser needs to receive notices from this server."""
        if self.vapid is None:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def of(self, browser: bytes) -> list[Subscription]:
        """The subscriptions of one person."""
        return self._by_browser.get(browser, [])

    def get(self, notice: str) -> Subscription | None:
        """One of them, if it is still there."""
        return self._by_id.get(notice)

    def __len__(self) -> int:
        return len(self._by_id)

    async def add(self, browser: bytes, kind: Way, target: str, lang: str) -> Subscription | None:
        """Add a target for someone; None if they have it already."""
        own = self.of(browser)
        if any(one.kind == kind and one.target == target for one in own):
            return None
        if len(own) >= MOST:
            raise Illegal("table", "reason-too-many-notices", most=MOST)
        if kind == "mail":
            self._may_ask(target)
        made = int(time.time())
        one = Subscription(
            secrets.token_hex(8), browser, kind, target, lang, kind != "mail", 0, made
        )
        row = (one.id, browser, kind, target, lang, one.confirmed, 0, made)
        await self._store.written([], [(ADD, row)])
        self._keep(one)
        return one

    def _may_ask(self, address: str) -> None:
        """Refuse to write again to someone who may never have asked for it."""
        now, known = time.time(), _hash(address)
        if known in self._blocked:
            raise Illegal("table", "reason-mail-blocked")
        if now - self._asked.get(known, 0.0) < DAY:
            raise Illegal("table", "reason-mail-asked")
        others = (one for one in self._by_id.values() if one.kind == "mail" and not one.confirmed)
        if any(one.target.lower() == address.lower() for one in others):
            raise Illegal("table", "reason-mail-asked")
        self._asked = {one: when for one, when in self._asked.items() if now - when < DAY}
        self._asked[known] = now

    async def drop(self, one: Subscription, block: bool = False) -> None:
        """Remove a target."""
        rows: list[Statement] = [("DELETE FROM notices WHERE id = ?", (one.id,))]
        if block and one.kind == "mail" and not one.confirmed:
            # The person who reads it was asked, and does not want to be asked again.
            self._blocked.add(_hash(one.target))
            rows.append(("REPLACE INTO blocked VALUES (?)", (_hash(one.target),)))
        await self._store.written([], rows)
        self._by_id.pop(one.id, None)
        self._by_browser[one.browser] = [own for own in self.of(one.browser) if own.id != one.id]

    async def confirm(self, one: Subscription) -> None:
        """Note that the person who reads an address wants notices there."""
        row = ("UPDATE notices SET confirmed = 1 WHERE id = ?", (one.id,))
        await self._store.written([], [row])
        one.confirmed = True

    async def note(self, one: Subscription, failed: bool) -> None:
        """Note a success or a failure; a target that keeps failing is given up."""
        if not failed and not one.failures:
            return
        one.failures = one.failures + 1 if failed else 0
        if one.failures >= PATIENT:
            await self.drop(one)
            return
        row = ("UPDATE notices SET failures = ? WHERE id = ?", (one.failures, one.id))
        await self._store.written([], [row])

    def signed(self, purpose: str, notice: str) -> str:
        """What the link in a notice carries: it is good for one thing only."""
        return f"{notice}.{self._sign(purpose, notice)}"

    def _sign(self, purpose: str, notice: str) -> str:
        text = f"{purpose} {notice}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:32]

    def read(self, purpose: str, token: str) -> Subscription:
        """The notice that a link is about."""
        notice, _, sign = token.partition(".")
        found = self.get(notice)
        same = hmac.compare_digest(self._sign(purpose, notice).encode(), sign.encode())
        if not same or found is None:
            raise Illegal("table", "reason-notice-link")
        return found


def _hash(address: str) -> str:
    return hashlib.sha256(b"wartable mail " + address.lower().encode()).hexdigest()
