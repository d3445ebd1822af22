"""The tokens of programs."""

from typing import Annotated

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Id, NameText, Scope


class NewToken(Body):
    """Make a token for a program of yours; it says what the program may do."""

    name: NameText
    """What the program is called at a table."""
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class NewProgram(Body):
    """Make a token for a program that plays one of your seats, and nothing else."""

    seat: Id
    name: NameText


class OfToken(Body):
    """A request about one token, by its id."""

    token: Id


class TokenInfo(Struct):
    """One of your tokens, without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    made: int
    """In seconds since 1970."""


class Tokens(Struct):
    """All your tokens."""

    tokens: list[TokenInfo]


class MadeToken(Struct):
    """A new token; its secret is never shown again."""

    secret: str
    token: TokenInfo
