"""Passkeys refuse whatever no device of theirs has signed."""

import base64
import json
from typing import Any

from tests.server.authenticator import Authenticator
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


def wish(who: Person, path: str, body: Any = None) -> str:
    """What a device is asked to sign."""
    return str(who.post(f"/api/account/passkeys/{path}", body)["options"])


def test_what_a_passkey_has_signed_holds_once_and_for_what_was_asked(server: Running) -> None:
    person, device = Person(server), Authenticator(server.url)
    sign_up(person, "Keyholder")

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


def test_a_recovery_code_takes_every_passkey_away(server: Running) -> None:
    person, device = Person(server), Authenticator(server.url)
    code = sign_up(person, "Keyloser")["recovery"]
    made = device.make(wish(person, "new", {"password": PASSWORD}))
    person.post("/api/account/passkeys", {"credential": made, "name": "Phone"})
    again = {"name": "keyloser", "code": code, "password": "another password"}
    enter(Person(server), "/recover", again)
    signed = {"credential": device.sign(wish(Person(server), "ask"))}
    enter(Person(server), "/passkeys/in", signed, 403)
