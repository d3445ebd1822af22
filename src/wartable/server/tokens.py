"""Tokens: a program that plays here has one. It says what the program may do, and who made it.

Like a browser, a token can hold seats, by the hash of its secret. Whoever made it can revoke it: a
person on the page, or the host, whose tokens have no owner.
"""

import time

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput, Illegal
from wartable.server import api, keys, names
from wartable.server.chairs import Device
from wartable.server.limits import Buckets, Limits
from wartable.server.store.sqlite import Store

READ, PLAY, SIT, MAKE = "read", "play", "sit", "make"
SCOPES = (READ, PLAY, SIT, MAKE)
HOST = b""
"""The owner of tokens that the host made."""
MOST = 20
"""The most tokens of one person."""


class Token(Struct, frozen=True):
    """A program's right to do certain things."""

    id: str
    hash: bytes
    name: str
    scopes: tuple[str, ...]
    owner: bytes
    made: int

    def info(self) -> api.TokenInfo:
        """What its owner is shown."""
        return msgspec.convert(self, api.TokenInfo, from_attributes=True)


class TokenStore:
    """All tokens."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._known: dict[bytes, Token] = {}
        self._calls = Buckets(limits.token_calls)

    async def load(self) -> None:
        """Read them from the store."""
        rows = await self._store.rows("SELECT id, hash, name, scopes, owner, made FROM tokens")
        found = [
            Token(i, hashed, name, tuple(scopes.split()), owner, made)
            for i, hashed, name, scopes, owner, made in rows
        ]
        self._known = {token.hash: token for token in found}

    def of(self, owner: bytes) -> list[Token]:
        """The tokens that someone made, newest last."""
        found = (token for token in self._known.values() if token.owner == owner)
        return sorted(found, key=lambda token: (token.made, token.id))

    def all(self) -> list[Token]:
        """Every token."""
        return sorted(self._known.values(), key=lambda token: (token.made, token.id))

    def name(self, browser: bytes) -> str:
        """The name of a program; empty for a browser."""
        token = self._known.get(browser)
        return token.name if token else ""

    def family(self, browser: bytes) -> list[bytes]:
        """A person and all their programs, given the key of any of them."""
        token = self._known.get(browser)
        person = token.owner if token else browser
        if person == HOST:
            return [browser]
        return [person, *(one.hash for one in self.of(person))]

    def device(self, browser: bytes, label: str) -> Device:
        """A browser or a program that is about to sit down."""
        token = self._known.get(browser)
        said = names.label(label) or (token.name if token else "")
        return Device(browser, int(time.time()), said, token is not None)

    def check(self, secret: str, scope: str | None) -> bytes:
        """Refuse a call that a program may not make; returns its owner. No scope: for people."""
        token = self._known.get(keys.hashed(secret))
        if token is None:
            raise Illegal("table", "reason-wrong-token")
        if not self._calls.take(token.id):
            raise Illegal("table", "reason-too-fast")
        if scope is None:
            raise Illegal("table", "reason-not-for-programs")
        if scope and scope not in token.scopes:
            raise Illegal("table", "reason-no-scope", scope=scope)
        return token.owner

    async def make(self, name: str, scopes: list[str], owner: bytes) -> tuple[Token, str]:
        """Make a token; only the hash of its secret is stored."""
        if wrong := [scope for scope in scopes if scope not in SCOPES]:
            raise BadInput("scopes", wrong[0][:20], "one-of", choices=SCOPES)
        if owner != HOST and len(self.of(owner)) >= MOST:
            raise Illegal("table", "reason-too-many-tokens", most=MOST)
        name, secret = names.name(name), keys.token()
        if not name:
            raise BadInput("name", "", "something")
        wanted = tuple(scope for scope in SCOPES if scope in scopes)
        now = int(time.time())
        token = Token(keys.table_id(), keys.hashed(secret), name, wanted, owner, now)
        row = (token.id, token.hash, name, " ".join(wanted), owner, now)
        await self._store.written([], [("INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)", row)])
        self._known[token.hash] = token
        return token, secret

    async def drop(self, token_id: str, owner: bytes | None = None) -> Token:
        """Revoke a token: one of an owner's, or any."""
        for token in self._known.values():
            if token.id == token_id and owner in (None, token.owner):
                await self._store.written([], [("DELETE FROM tokens WHERE id = ?", (token_id,))])
                self._known.pop(token.hash, None)
                return token
        raise Illegal("table", "reason-no-such-token")
