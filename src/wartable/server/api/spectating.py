"""Messages about what people without a seat see."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wartable.server.api.common import Body, SettingValue

Delay = Annotated[int, Meta(ge=0, le=604_800)]
Sight = Literal["public", "seat", "all"]


class SpectatorRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What spectators see: the public view, one seat's view, or everything; and how late."""

    see: Sight = "public"
    seat: SettingValue = ""
    """Whose cards they see."""
    delay: Delay = 0
    """Seconds. Everything is shown at least a minute late."""


class Spectators(Struct):
    """What spectators see at a table, as everyone there may know."""

    see: Sight
    seat: str
    delay: int
    shown: bool
    """Whether all seats concerned agree; until then, spectators see what is public."""
    waiting: list[str]
    """The seats whose people have not agreed yet."""


class LetWatch(Body):
    """Let spectators see the cards of your seat as the table says, or no longer."""

    seat: SettingValue
    agree: bool
