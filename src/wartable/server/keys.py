"""Keys: a seat has a secret link, a browser a secret cookie; only their hashes are stored."""

import hashlib
import hmac
import secrets

COOKIE = "wartable"
SECURE_COOKIE = "__Host-wartable"
BYTES = 16
LENGTH = 22
"""128 random bits, as text."""
TOKEN = "wt_"
"""How the token of a program begins, so that nobody mistakes it for something else."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
YEAR = 365 * 24 * 3600


def secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(BYTES)


def token() -> str:
    """A secret for a program."""
    return TOKEN + secret()


def is_token(value: str) -> bool:
    """Whether a secret is the token of a program."""
    return value.startswith(TOKEN)


def share() -> str:
    """128 random bits, written like the shares of a seed."""
    return secrets.token_hex(BYTES)


def code() -> str:
    """A code that people can type: 39 random bits, without letters that look alike."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def typed(value: str) -> str:
    """A code in its usual form, however it was typed."""
    return value.upper().replace("-", "").replace(" ", "")


def table_id() -> str:
    """The name of a new table, which nobody can guess either."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(value: str) -> bytes:
    """What is stored of a secret. Being random, it needs no salt."""
    return hashlib.sha256(b"wartable seat " + value.encode()).digest()


def same(value: str, kept: bytes | None) -> bool:
    """Whether a secret has this hash."""
    return kept is not None and hmac.compare_digest(hashed(value), kept)


def plausible(value: str) -> bool:
    """Whether a text could be a secret at all."""
    return len(value.removeprefix(TOKEN)) == LENGTH and value.isascii()


def cookie(value: str, secure: bool) -> str:
    """The header that gives a browser its secret; scripts cannot read it."""
    name = SECURE_COOKIE if secure else COOKIE
    rest = "; Secure" if secure else ""
    # Without a secret it is taken away.
    life = YEAR if value else 0
    return f"{name}={value}; Path=/; Max-Age={life}; HttpOnly; SameSite=Strict{rest}"


def found(cookies: dict[str, str], authorization: str) -> str:
    """The secret that a request carries, or None."""
    value = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE) or ""
    if authorization.startswith("Bearer "):
        value = authorization.removeprefix("Bearer ").strip()
    # A token that cannot be one is refused, not treated as nobody's.
    return value if plausible(value) or is_token(value) else ""
