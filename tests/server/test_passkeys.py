"""Passkeys refuse whatever no device of theirs has signed."""

import base64
import json

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
