"""A device that keeps passkeys, as WebAuthn describes it: it makes a key, and signs with it."""

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    """Bytes as the messages of WebAuthn carry them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey of one device."""

    def __init__(self, site: str, host: str = "127.0.0.1") -> None:
        self._site, self._host = site, hashlib.sha256(host.encode()).digest()
        self._key, self._id = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self._count = 0

    def make(self, options: str) -> str:
        """The answer to a server that wants the public key."""
        public = self._key.public_key().public_numbers()
        point = {-2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        size = len(self._id).to_bytes(2, "big")
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + size + self._id + key
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=client, attestationObject=told)

    def sign(self, options: str) -> str:
        """The answer to a server that wants to know who it is."""
        data, client = self._data(PRESENT | VERIFIED), self._client("webauthn.get", options)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        self._count += 1
        return self._host + bytes([flags]) + self._count.to_bytes(4, "big")

    def _client(self, kind: str, options: str) -> bytes:
        challenge = json.loads(options)["challenge"]
        said = {"type": kind, "challenge": challenge, "origin": self._site}
        return json.dumps(said).encode()

    def _credential(self, **response: bytes) -> str:
        told: dict[str, Any] = {"id": text(self._id), "rawId": text(self._id)}
        told["response"] = {name: text(value) for name, value in response.items()}
        return json.dumps({**told, "type": "public-key"})
