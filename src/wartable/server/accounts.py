"""Accounts: a name and a password, for people who want the same seats on every device.

Like a browser, an account can hold seats, by a key that no browser has. A browser that is signed in
carries a secret like any other; as long as its session lasts, it stands for the account. Passwords,
sessions and recovery codes are stored only as hashes.
"""

import asyncio
import hashlib
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from wartable.core.decision import BadInput, Illegal
from wartable.server import keys, names, people
from wartable.server.limits import Buckets, Limits
from wartable.server.store.sqlite import Statement, Store

SHORTEST, LONGEST = 2, 24
"""How many letters a name has."""
AT_ONCE = 2
"""How many passwords are hashed at the same time: each takes 64 MB."""
MOST_DEVICES = 20
DAY = 86_400
YEAR = 365 * DAY
SESSION = "INSERT INTO sessions VALUES (?, ?, ?, ?, ?)"
LETTERS_OF_CODE = 20


class BrowserSession(Struct):
    """A browser that is signed in."""

    hash: bytes
    account: bytes
    label: str
    since: int
    seen: int

    @property
    def id(self) -> str:
        """Its name in the list of devices; it says nothing about the secret."""
        return hashlib.sha256(b"wartable session " + self.hash).hexdigest()[:12]


class Accounts:
    """All accounts, and who is signed in."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._sessions: dict[bytes, BrowserSession] = {}
        self._names: dict[bytes, tuple[str, int]] = {}
        """By key: the name of the account, and when it was made."""
        self._taken: dict[str, bytes] = {}
        """By name, folded for comparison: the key."""
        self._shown: set[bytes] = set()
        """The keys of accounts with a public profile."""
        self._muted: set[bytes] = set()
        self._suspended: dict[bytes, int] = {}
        """By key: until when the host has suspended the account; -1 is for good."""
        self._guesses = Buckets(limits.guesses)
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def load(self) -> None:
        """Read all accounts and sessions; sessions unused for a year are signed out."""
        old = int(time.time()) - YEAR
        await self._store.written([], [("DELETE FROM sessions WHERE seen < ?", (old,))])
        self._names, self._taken, self._shown = {}, {}, set()
        self._muted, self._suspended = set(), {}
        for key, name, since, shown, muted, suspended in await self._store.rows(
            "SELECT key, name, since, shown, muted, suspended FROM accounts"
        ):
            self._muted |= {key} if muted else set()
            self._suspended |= {key: suspended} if suspended else {}
            self._names[key], self._taken[folded(name)] = (name, since), key
            self._shown |= {key} if shown else set()
        rows = await self._store.rows("SELECT hash, account, label, since, seen FROM sessions")
        self._sessions = {row[0]: BrowserSession(*row) for row in rows}

    def who(self, browser: bytes) -> bytes:
        """Who a browser stands for: its account, or itself."""
        session = self._sessions.get(browser)
        if session is None:
            return browser
        now = int(time.time())
        if now - session.seen > DAY:
            session.seen = now
            row = ("UPDATE sessions SET seen = ? WHERE hash = ?", (now, browser))
            self._store.write([], [row], lambda _: None)
        return session.account

    def name(self, key: bytes) -> str:
        """The name of an account; empty if it is none."""
        return self._names.get(key, ("", 0))[0]

    def shown_name(self, key: bytes) -> str:
        """The name of an account with a public profile; otherwise empty."""
        return self.name(key) if key in self._shown else ""

    def find(self, name: str) -> tuple[bytes, str, int] | None:
        """The account with a name: its key, its name, and when it was made."""
        key = self._taken.get(folded(name))
        return None if key is None else (key, *self._names[key])

    async def show(self, key: bytes, shown: bool) -> None:
        """Make the profile of an account public or private."""
        row = ("UPDATE accounts SET shown = ? WHERE key = ?", (shown, key))
        await self._store.written([], [row])
        self._shown = self._shown | {key} if shown else self._shown - {key}

    def speaks(self, key: bytes) -> None:
        """Refuse to let someone speak whom the host has muted everywhere."""
        if key in self._muted:
            raise Illegal("table", "reason-silenced")

    def welcome(self, key: bytes) -> None:
        """Refuse someone whom the host has suspended."""
        until = self._suspended.get(key, 0)
        if until < 0 or until > time.time():
            raise Illegal("table", "reason-suspended")

    def marks(self, key: bytes) -> list[str]:
        """What the host has decided about an account, as words for the host."""
        until = self._suspended.get(key, 0)
        held = until < 0 or until > time.time()
        private = key not in self._shown
        found = {"muted": key in self._muted, "suspended": held, "private": private}
        return [word for word, holds in found.items() if holds]

    async def mute(self, key: bytes, muted: bool) -> None:
        """Mute an account at every table, or unmute it."""
        row = ("UPDATE accounts SET muted = ? WHERE key = ?", (muted, key))
        await self._store.written([], [row])
        self._muted = self._muted | {key} if muted else self._muted - {key}

    async def suspend(self, key: bytes, until: int) -> set[bytes]:
        """Sign someone out and keep them out until then; -1: for good, 0: no longer."""
        row = ("UPDATE accounts SET suspended = ? WHERE key = ?", (until, key))
        await self._store.written([], [row])
        self._suspended[key] = until
        gone = self.others(key) if until else set()
        await self.close(gone)
        return gone

    def info(self, browser: bytes) -> people.Account:
        """The account of a browser and its devices; without a name if it has no account."""
        here = self._sessions.get(browser)
        if here is None:
            return people.Account("", 0, [], False)
        name, since = self._names[here.account]
        own = (one for one in self._sessions.values() if one.account == here.account)
        devices = [
            people.AccountDevice(one.id, one.label, one.since, one.seen, one is here)
            for one in sorted(own, key=lambda one: (one is not here, -one.seen, one.id))
        ]
        return people.Account(name, since, devices, here.account in self._shown)

    def account(self, browser: bytes) -> bytes:
        """The key of the account that a browser is signed in to."""
        session = self._sessions.get(browser)
        if session is None:
            raise Illegal("table", "reason-not-signed-in")
        return session.account

    def alone(self, browser: bytes) -> None:
        """Refuse what only browsers that are not signed in may do."""
        if browser in self._sessions:
            raise Illegal("table", "reason-signed-in")

    async def make(
        self, name: str, password: str, where: str, shown: bool = True
    ) -> tuple[bytes, str]:
        """Make an account; returns its key and the recovery code."""
        name = chosen(name)
        same = folded(name)
        if same in self._taken:
            raise Illegal("table", "reason-name-taken", name=name)
        self._hurry(where)
        key, code, now = secrets.token_bytes(32), recovery_code(), int(time.time())
        # If two ask for the name at once, only the first gets it.
        self._taken[same], self._names[key] = key, (name, now)
        try:
            recovery = keys.hashed(keys.typed(code))
            row = (key, name, await self._hash(password), recovery, now, shown)
            insert = "INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?, 0, 0)"
            await self._store.written([], [(insert, row)])
        except BaseException:
            del self._taken[same], self._names[key]
            raise
        self._shown |= {key} if shown else set()
        return key, code

    async def check(self, name: str, password: str, where: str) -> bytes:
        """The key of the account with that name and password; guessing is slowed down."""
        same = folded(name)
        self._hurry(where, f"{same} {where}")
        key = self._taken.get(same, b"")
        found = await self._store.rows("SELECT password FROM accounts WHERE key = ?", key)
        # Asking for a name that does not exist takes just as long.
        kept = found[0][0] if found else await self._dummy()
        if not await self._verify(kept, password) or not found:
            raise Illegal("table", "reason-wrong-password")
        self.welcome(key)
        return key

    async def check_own(self, browser: bytes, password: str, where: str) -> bytes:
        """The key of a browser's account, if the person knows the password."""
        return await self.check(self.name(self.account(browser)), password, where)

    async def recover(self, name: str, code: str, password: str, where: str) -> tuple[bytes, str]:
        """Set a new password with the recovery code, make a new code, sign all devices out."""
        same = folded(name)
        self._hurry(where, f"{same} {where}")
        key = self._taken.get(same, b"")
        found = await self._store.rows("SELECT recovery FROM accounts WHERE key = ?", key)
        if not found or not keys.same(keys.typed(code), found[0][0]):
            raise Illegal("table", "reason-wrong-recovery")
        self.welcome(key)
        fresh = recovery_code()
        row = (await self._hash(password), keys.hashed(keys.typed(fresh)), key)
        change = "UPDATE accounts SET password = ?, recovery = ? WHERE key = ?"
        # Someone who had the password may have added a passkey.
        gone = ("DELETE FROM passkeys WHERE account = ?", (key,))
        await self._store.written([], [(change, row), gone])
        return key, fresh

    async def change(self, key: bytes, password: str) -> None:
        """Change the password."""
        row = (await self._hash(password), key)
        change = "UPDATE accounts SET password = ? WHERE key = ?"
        await self._store.written([], [(change, row)])

    async def open(self, key: bytes, label: str) -> str:
        """Sign a browser in; returns the secret it carries from now on."""
        label = names.label(label)
        own = [one for one in self._sessions.values() if one.account == key]
        if len(own) >= MOST_DEVICES:
            raise Illegal("table", "reason-too-many-devices", most=MOST_DEVICES)
        secret, now = keys.secret(), int(time.time())
        made = BrowserSession(keys.hashed(secret), key, label, now, now)
        row = (made.hash, key, label, now, now)
        await self._store.written([], [(SESSION, row)])
        self._sessions[made.hash] = made
        return secret

    def others(self, key: bytes, but: bytes = b"", device: str = "") -> set[bytes]:
        """The sessions of an account: all but one, or the one of a device."""
        return {
            one.hash
            for one in self._sessions.values()
            if one.account == key and one.hash != but and device in ("", one.id)
        }

    async def close(self, sessions: set[bytes]) -> None:
        """Sign browsers out."""
        rows: list[Statement] = [
            ("DELETE FROM sessions WHERE hash = ?", (one,)) for one in sessions
        ]
        await self._store.written([], rows)
        for one in sessions:
            self._sessions.pop(one, None)

    async def delete(self, key: bytes) -> None:
        """Delete an account whose seats have already been given up."""
        rows: list[Statement] = [
            ("DELETE FROM sessions WHERE account = ?", (key,)),
            ("DELETE FROM passkeys WHERE account = ?", (key,)),
            ("DELETE FROM accounts WHERE key = ?", (key,)),
        ]
        await self._store.written([], rows)
        name, _ = self._names.pop(key)
        self._taken.pop(folded(name), None)
        self._shown.discard(key)
        self._muted.discard(key)
        self._suspended.pop(key, None)
        self._sessions = {h: one for h, one in self._sessions.items() if one.account != key}

    def _hurry(self, *whose: str) -> None:
        """Refuse someone who tries too often."""
        # Both are counted, even if the first is enough to refuse.
        allowed = [self._guesses.take(one) for one in whose]
        if not all(allowed):
            wait = max(self._guesses.of(one).wait for one in whose)
            raise Illegal("table", "reason-too-many-tries", seconds=wait)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _dummy(self) -> str:
        self._nobody = self._nobody or await self._hash(keys.secret())
        return self._nobody


def recovery_code() -> str:
    """A code that people can write down: 98 random bits, without letters that look alike."""
    letters = "".join(secrets.choice(keys.LETTERS) for _ in range(LETTERS_OF_CODE))
    return "-".join(letters[at : at + 4] for at in range(0, LETTERS_OF_CODE, 4))


def chosen(text: str) -> str:
    """The name of an account as it is stored: letters of one alphabet, digits, hyphens."""
    name = unicodedata.normalize("NFKC", text).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise BadInput("name", name[:40], "account-name", least=SHORTEST, most=LONGEST)
    writings = {unicodedata.name(one, "?").split()[0] for one in name if one.isalpha()}
    if not all(one.isalnum() or one in "-_" for one in name) or len(writings) != 1:
        raise BadInput("name", name, "account-name", least=SHORTEST, most=LONGEST)
    return name


def folded(name: str) -> str:
    """A name as it is compared: José equals Jose and jose."""
    plain = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(one for one in plain if not unicodedata.combining(one))
