"""Passkeys: signing in with a key that a device keeps, by WebAuthn.

Only public keys are stored. A challenge is valid once, for a few minutes, and for the name of this
server.
"""

import hashlib
import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from wartable.core.decision import BadInput, Illegal
from wartable.server import names, people
from wartable.server.store.sqlite import Statement, Store

try:
    import webauthn
    from webauthn.helpers import structs
except ImportError:
    AVAILABLE = False
else:
    AVAILABLE = True

LIFE = 300.0
"""For how many seconds a challenge is valid."""
MOST, WAITING = 10, 10_000
"""The most passkeys of an account, and the most challenges valid at the same time."""
NEW = "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)"


class Challenge(Struct):
    """What a device is asked to sign."""

    account: bytes
    """Whose passkey is to be made; empty when someone signs in."""
    until: float


class PasskeyStore:
    """All passkeys."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: dict[bytes, Challenge] = {}

    @property
    def available(self) -> bool:
        """Whether the library for them is installed."""
        return AVAILABLE

    async def listed(self, account: bytes) -> people.Passkeys:
        """The passkeys of an account."""
        rows = await self._store.rows(
            "SELECT hex(id), name, since FROM passkeys WHERE account = ? ORDER BY since, id",
            account,
        )
        return people.Passkeys(self.available, [people.Passkey(*row) for row in rows])

    async def wish(self, account: bytes, name: str, site: str) -> people.PasskeyWish:
        """What a device needs to make a passkey."""
        own = await self._store.rows("SELECT id FROM passkeys WHERE account = ?", account)
        if len(own) >= MOST:
            raise Illegal("table", "reason-too-many-passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=self._host(site),
            rp_name="Wartable",
            user_name=name,
            # The device is not told how the server identifies the account.
            user_id=hashlib.sha256(b"wartable passkey " + account).digest(),
            challenge=self._challenge(account),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=key) for (key,) in own],
        )
        return people.PasskeyWish(webauthn.options_to_json(options))

    async def add(self, account: bytes, body: people.NewPasskey, site: str) -> None:
        """Store the public key of a device."""
        name = names.label(body.name)
        challenge = self._signed(body.credential, account)
        try:
            made = webauthn.verify_registration_response(
                credential=body.credential,
                expected_challenge=challenge,
                expected_rp_id=self._host(site),
                expected_origin=site,
            )
        except Exception as error:
            raise Illegal("table", "reason-wrong-passkey") from error
        row = (made.credential_id, account, name, made.credential_public_key, made.sign_count)
        if await self._store.rows("SELECT 1 FROM passkeys WHERE id = ?", made.credential_id):
            raise Illegal("table", "reason-wrong-passkey")
        await self._store.written([], [(NEW, (*row, int(time.time())))])

    def ask(self, site: str) -> people.PasskeyWish:
        """What a device needs to sign someone in."""
        options = webauthn.generate_authentication_options(
            rp_id=self._host(site), challenge=self._challenge(b"")
        )
        return people.PasskeyWish(webauthn.options_to_json(options))

    async def check(self, credential: str, site: str) -> bytes:
        """The account whose passkey has signed."""
        challenge = self._signed(credential, b"")
        try:
            key = webauthn.base64url_to_bytes(json.loads(credential)["rawId"])
            ((account, public, count),) = await self._store.rows(
                "SELECT account, public, count FROM passkeys WHERE id = ?", key
            )
            done = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._host(site),
                expected_origin=site,
                credential_public_key=public,
                credential_current_sign_count=count,
            )
        except Exception as error:
            raise Illegal("table", "reason-wrong-passkey") from error
        change: Statement = (
            "UPDATE passkeys SET count = ? WHERE id = ?",
            (done.new_sign_count, key),
        )
        await self._store.written([], [change])
        return bytes(account)

    async def remove(self, account: bytes, key: str) -> None:
        """Take a passkey away."""
        found = await self._store.rows(
            "SELECT id FROM passkeys WHERE account = ? AND hex(id) = ?", account, key.upper()
        )
        if not found:
            raise Illegal("table", "reason-no-such-passkey")
        await self._store.written([], [("DELETE FROM passkeys WHERE id = ?", found[0])])

    def _challenge(self, account: bytes) -> bytes:
        now = time.monotonic()
        self._asked = {one: row for one, row in self._asked.items() if row.until > now}
        while len(self._asked) >= WAITING:
            # The oldest makes room, so nobody can keep others out by asking again and again.
            del self._asked[next(iter(self._asked))]
        made = secrets.token_bytes(32)
        self._asked[made] = Challenge(account, now + LIFE)
        return made

    def _signed(self, credential: str, account: bytes) -> bytes:
        """The challenge that a device has signed, if it was asked for it; it works once."""
        try:
            response: Any = json.loads(credential)["response"]
            data = json.loads(webauthn.base64url_to_bytes(response["clientDataJSON"]))
            challenge = webauthn.base64url_to_bytes(data["challenge"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Illegal("table", "reason-wrong-passkey") from error
        asked = self._asked.pop(challenge, None)
        if asked is None or asked.account != account or asked.until < time.monotonic():
            raise Illegal("table", "reason-wrong-passkey")
        return challenge

    def _host(self, site: str) -> str:
        """The name of this server, which a passkey is bound to."""
        if not self.available:
            raise BadInput("passkey", "webauthn", "extra", extra="passkeys")
        return urlsplit(site).hostname or ""
