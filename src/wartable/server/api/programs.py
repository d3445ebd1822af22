"""The tokens of programs."""

from typing import Annotated

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Id, NameText, Scope


class NewToken(Body):
    """A token for a program of yours, with what it may do."""

    name: NameText
    """What the program is called at a table."""
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class NewProgram(Body):
    """A token for a program that plays a seat of yours, and nothing else."""

    seat: Id
    name: NameText


class OfToken(Body):
    """Something that concerns one token, by its id."""

    token: Id


class TokenInfo(Struct):
    """A token of yours, without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    made: int
    """In seconds since 1970."""


class Tokens(Struct):
    """All your tokens."""

    tokens: list[TokenInfo]


class MadeToken(Struct):
    """A new token; nobody can show its secret again."""

    secret: str
    token: TokenInfo
