"""What a view looks like, for the page and for bots in other languages: see view.py."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from wartable.core.decision import Asked


class Damage(Struct, forbid_unknown_fields=True):
    """A damaged ship."""

    ship: str
    card: str
    damage: int


class Fleet(Struct, forbid_unknown_fields=True):
    """A seat and its fleet; whatever only its owner knows is missing for others."""

    navy: str | None
    team: str | None
    out: bool
    rows: list[list[str]]
    active: list[str]
    passive: list[str]
    reserve: list[str]
    damage: list[Damage]
    sunk: list[str]
    rolls: int
    hand_size: int
    hand_count: int
    stock_costs: list[int]
    acted: list[str] | UnsetType = UNSET
    repaired: list[str] | UnsetType = UNSET
    hand: list[str] | UnsetType = UNSET
    stock: list[str] | UnsetType = UNSET
    picks: list[str] | UnsetType = UNSET
    budget: int | UnsetType = UNSET
    forming: list[list[str]] | UnsetType = UNSET
    """The rows as their owner is arranging them."""
    forming_active: list[str] | UnsetType = UNSET
    """The submarines that are to be active, as their owner is arranging them."""


class Attack(Struct, forbid_unknown_fields=True):
    """An attack under way."""

    id: str
    types: list[str]
    target: str
    seat: str
    """The owner of the ship."""
    row: int
    """A submarine has none: 0."""
    card: str | None
    ships: list[str]
    needed: int | None
    """What must be rolled to sink the target, including row defence."""
    damage: int
    hard: int
    sinks: bool
    large_gun: bool
    stopped: bool
    resolved: bool


class Defence(Struct, forbid_unknown_fields=True):
    """What is set against an attack."""

    attack: str
    needed: int | None
    """What must be rolled to stop it, including hard to stop; a screen needs no die."""
    by: str
    evasion: bool
    rolled: bool
    to: str | UnsetType = UNSET
    waiting: bool | UnsetType = UNSET
    """Not declared yet, or a card that may still be cancelled."""


class PlayedCard(Struct, forbid_unknown_fields=True):
    """A card that was played this turn."""

    seat: str
    card: str
    cancelled: bool


class View(Struct, forbid_unknown_fields=True):
    """The table as someone sees it."""

    game: Literal["naval"]
    scenario: str | None
    round: int
    turn: str
    phase: str
    first: str
    limit: int
    goal: int
    terms: list[dict[str, str | int]]
    """What decides the battle: messages `term-…` with their facts."""
    winner: str | None
    vp: dict[str, int]
    deck_count: int
    discard: list[str]
    seats: dict[str, Fleet]
    attacks: list[Attack]
    defences: list[Defence]
    played: list[PlayedCard]
    decisions: list[Asked]
    deck: list[str] | UnsetType = UNSET
    """Top first; only if nothing is hidden."""
