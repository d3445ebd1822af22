"""Notices: how people who are away are told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Id

Way = Literal["webhook", "discord", "mail", "push"]
"""A web call, a chat message, an e-mail, or a browser notification."""
WAYS: tuple[Way, ...] = ("push", "mail", "discord", "webhook")


class NewNotice(Body):
    """A new way to notify you."""

    kind: Way
    target: Annotated[str, Meta(min_length=1, max_length=2000)]
    """An address to call, an e-mail address, or what the push service gave your browser:
    {"endpoint": …, "p256dh": …, "auth": …} as text."""
    lang: Annotated[str, Meta(pattern="^(en|fr)$")] = "en"


class OfNotice(Body):
    """A request about one of your notices, by its id."""

    notice: Id


class NoticeInfo(Struct):
    """One of the ways you are notified."""

    id: str
    kind: Way
    target: str
    """Shortened, so that you recognise it."""
    confirmed: bool
    """Whether the person who reads that address has agreed."""
    failures: int
    """How many times in a row it could not be delivered."""


class Notices(Struct):
    """How you are notified, and how you could be."""

    ways: list[Way]
    quiet: int
    """For how many seconds you are asked before you are notified."""
    key: str
    """What a browser needs to receive notices from this server; empty if it sends none."""
    notices: list[NoticeInfo]


class NoticeStopped(Struct):
    """What the link of a notice did."""

    kind: Way
    target: str
