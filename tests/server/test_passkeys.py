"""Passkeys refuse whatever no device of theirs has signed."""

import base64
import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.harness import Person, Running
from tests.server.test_accounts import PASSWORD, enter, sign_up


def forged(challenge: str) -> str:
    """What somebody without the key could send."""
    data = {"type": "webauthn.get", "challenge": challenge, "origin": "http://localhost"}
    signed = base64.urlsafe_b64encode(json.dumps(data).encode()).decode().rstrip("=")
    response = {"clientDataJSON": signed, "authenticatorData": "AAAA", "signature": "AAAA"}
    credential = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
    return json.dumps(credential)


def test_what_no_passkey_has_signed_signs_nobody_in(server: Running) -> None:
    person, stranger = Person(server), Person(server)
    sign_up(person, "Keyless")
    wish = json.loads(stranger.post("/api/account/passkeys/ask")["options"])
    for credential in ("{}", "nothing", "[]", forged("AAAA"), forged(wish["challenge"])):
        body = {"credential": credential}
        refused = enter(stranger, "/passkeys/in", body, 403)
        assert refused["error"]["message"] == "reason-wrong-passkey"
        person.post("/api/account/passkeys", body, 403)
    person.post("/api/account/passkeys/new", {"password": "not this one"}, 403)
    made = json.loads(person.post("/api/account/passkeys/new", {"password": PASSWORD})["options"])
    assert made["user"]["name"] == "Keyless" and made["rp"]["id"] == "127.0.0.1"
    enter(stranger, "/passkeys/in", {"credential": forged(made["challenge"])}, 403)
    person.post("/api/account/passkeys/remove", {"id": "00ff"}, 409)
    assert person.get("/api/account/passkeys") == {"available": True, "passkeys": []}
    assert stranger.get("/api/account/passkeys")["passkeys"] == []
    stranger.post("/api/account/passkeys/new", {"password": PASSWORD}, 403)
    stranger.post("/api/account/passkeys", {"credential": "{}"}, 403)


def text(data: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """A device with one passkey, as far as a server can tell."""

    def __init__(self, server: Running) -> None:
        self._site, self._id, self._count = server.url, os.urandom(16), 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, kind: str, wish: Any) -> tuple[bytes, bytes]:
        """What it signs: what was asked, and for whom."""
        self._count += 1
        asked = {"type": kind, "challenge": wish["challenge"], "origin": self._site}
        host = hashlib.sha256(b"127.0.0.1").digest()
        flags = 0x45 if kind.endswith("create") else 0x05
        return json.dumps(asked).encode(), host + struct.pack(">BI", flags, self._count)

    def _credential(self, **response: bytes) -> str:
        signed = {name: text(data) for name, data in response.items()}
        known = {"id": text(self._id), "rawId": text(self._id), "type": "public-key"}
        return json.dumps({**known, "response": signed})

    def make(self, wish: Any) -> str:
        """A new passkey."""
        asked, data = self._data("webauthn.create", wish)
        at = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}
        data += bytes(16) + struct.pack(">H", len(self._id)) + self._id + cbor2.dumps(public)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=asked, attestationObject=made)

    def sign(self, wish: Any) -> str:
        """What signs its person in."""
        asked, data = self._data("webauthn.get", wish)
        signature = self._key.sign(data + hashlib.sha256(asked).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=asked, authenticatorData=data, signature=signature)


def test_what_a_passkey_has_signed_holds_once_and_for_what_was_asked(server: Running) -> None:
    person, device = Person(server), Authenticator(server)
    sign_up(person, "Keyholder")

    def wish(who: Person, path: str, body: Any = None) -> Any:
        return json.loads(who.post(f"/api/account/passkeys/{path}", body)["options"])

    password = {"password": PASSWORD}
    made = {"credential": device.make(wish(person, "new", password)), "name": "Phone"}
    other = Person(server)
    sign_up(other, "Keythief")
    wish(other, "new", password)
    other.post("/api/account/passkeys", made, 403)
    made["credential"] = device.make(wish(person, "new", password))
    assert len(person.post("/api/account/passkeys", made)["passkeys"]) == 1
    person.post("/api/account/passkeys", made, 403)

    first = Person(server)
    signed = {"credential": device.sign(wish(first, "ask")), "device": "Phone"}
    assert enter(first, "/passkeys/in", signed)["name"] == "Keyholder"
    enter(Person(server), "/passkeys/in", signed, 403)
    # What was asked for to make a passkey signs nobody in.
    signed["credential"] = device.sign(wish(person, "new", password))
    enter(Person(server), "/passkeys/in", signed, 403)
    key = person.get("/api/account/passkeys")["passkeys"][0]["id"]
    other.post("/api/account/passkeys/remove", {"id": key}, 409)
    person.post("/api/account/passkeys/remove", {"id": key})
    signed["credential"] = device.sign(wish(Person(server), "ask"))
    enter(Person(server), "/passkeys/in", signed, 403)
