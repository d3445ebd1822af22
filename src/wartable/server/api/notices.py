"""Notices: how people who are not at the table are told that a seat of theirs is asked."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.common import Body, Id

Way = Literal["webhook", "discord", "mail", "push"]
"""A call, a message for a chat, an e-mail, a notice of the browser."""
WAYS: tuple[Way, ...] = ("push", "mail", "discord", "webhook")


class NewNotice(Body):
    """Where you want to be told."""

    kind: Way
    target: Annotated[str, Meta(min_length=1, max_length=2000)]
    """An address to call, an e-mail address, or what the push service gave your browser:
    {"endpoint": …, "p256dh": …, "auth": …} as text."""
    lang: Annotated[str, Meta(pattern="^(en|fr)$")] = "en"


class OfNotice(Body):
    """Something that concerns one of your notices, by its id."""

    notice: Id


class NoticeInfo(Struct):
    """Where you are told."""

    id: str
    kind: Way
    target: str
    """As you can recognise it: not all of it."""
    confirmed: bool
    """Whether whoever reads that address has agreed."""
    failures: int
    """How often in a row nothing could be sent there."""


class Notices(Struct):
    """Where you are told, and how you could be."""

    ways: list[Way]
    quiet: int
    """Seconds for which you are asked before you are told."""
    key: str
    """What a browser needs to take notices of this server; nothing, where it sends none."""
    notices: list[NoticeInfo]


class NoticeStopped(Struct):
    """What a link of a notice was for, and is done."""

    kind: Way
    target: str
