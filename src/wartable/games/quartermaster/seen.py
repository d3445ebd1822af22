"""What a view looks like, for the page and for bots in other languages: see view.py."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wartable.core.decision import Asked


class KnownCard(Struct, forbid_unknown_fields=True):
    """A hidden card that someone knows."""

    card: str
    place: Literal["hand", "deck", "pile"]
    depth: int | UnsetType = UNSET
    """How many cards below the top of the deck."""


class Reserve(Struct, forbid_unknown_fields=True):
    """Pieces that are not on the board."""

    armies: int
    navies: int
    air_forces: int


class NationView(Struct, forbid_unknown_fields=True):
    """A nation; whatever only its own seat knows is missing for others."""

    armies: list[str]
    navies: list[str]
    air_forces: list[str]
    unsupplied: list[str]
    sources: list[str]
    """Supply spaces with an army of the nation."""
    safe: list[str]
    reserve: Reserve
    status: list[str]
    used: list[str]
    hand_count: int
    down_count: int
    deck_count: int
    discard: list[str]
    discard_down_count: int
    known: list[KnownCard]
    hand: list[str] | UnsetType = UNSET
    down: list[str] | UnsetType = UNSET
    discard_down: list[str] | UnsetType = UNSET
    picks: list[str] | UnsetType = UNSET
    deck_contents: list[str] | UnsetType = UNSET
    """In no order."""
    deck: list[str] | UnsetType = UNSET
    """Top first; only if nothing is hidden."""


class Points(Struct, forbid_unknown_fields=True):
    """Victory points by team."""

    axis: int
    allies: int


class Lead(Struct, forbid_unknown_fields=True):
    """The single marker of an edition that has only one."""

    team: str
    points: int


class View(Struct, forbid_unknown_fields=True):
    """The table as someone sees it."""

    game: Literal["quartermaster"]
    edition: Literal["first", "second"]
    air_marshal: bool
    round: int
    turn: str
    step: str
    vp: Points
    winner: str | None
    opening: bool
    nations: dict[str, NationView]
    decisions: list[Asked]
    offers: list[str]
    """What the seat may say now, asked or not: `lift`, `use truk`."""
    lead: Lead | UnsetType = UNSET


class Preview(Struct, omit_defaults=True):
    """What an answer would change; pieces are written `nation space`."""

    comes: list[str] = []
    goes: list[str] = []
    lost: list[str] = []
    """Pieces that would be out of supply."""
    won: list[str] = []
    gained: list[tuple[str, str]] = []
    """Neighbours that supplied pieces of one nation would connect."""
    broken: list[tuple[str, str]] = []
    offers: list[str] = []
    """Spaces that the next question would offer."""
    then: list[str] = []
    """One's own cards that could be used after it."""


MORE = (Preview,)
