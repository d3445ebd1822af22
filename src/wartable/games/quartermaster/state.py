"""Everything that is true at the table; nothing else is remembered anywhere."""

from dataclasses import dataclass, field
from typing import Any

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.frames import Frame
from wartable.core.states import SmallNumbers, StateOfFields, copies, loader, saved_fields, saves

# Options of a table, as bits of State.flags.
REALLOCATE, RECRUIT_COUNTS, COVER, ANY_BATTLE = 1, 2, 4, 8


@saves
@copies
@dataclass(slots=True)
class State(StateOfFields):
    """A table. Lists are per nation; masks have bit i for space i, or for a nation's card i."""

    seed: int
    edition: int
    """Which rules and cards: an index into editions.EDITIONS."""
    flags: int
    round: int
    nation: int
    step: int
    armies: list[int]
    navies: list[int]
    air_forces: list[int]
    hand: list[SmallNumbers]
    """Card numbers, sorted."""
    deck: list[SmallNumbers]
    """The top card is the last."""
    played: list[SmallNumbers]
    """The part of the discard pile that lies face up; the top card is the last."""
    under: list[SmallNumbers]
    """The face-down cards under it."""
    status: list[int]
    down: list[int]
    vp: list[int]
    used: list[int]
    """Once-a-turn cards that have been used this turn."""
    barred: tuple[int, ...]
    """Status cards that cannot be used before the round ends."""
    laid: list[int]
    """Cards waiting for the next turn, laid on the table since the nation's last turn began."""
    safe: list[int]
    """Spaces where that nation's piece cannot be removed this turn."""
    granted: list[int]
    """Spaces where that nation's pieces count as supplied for the rest of the turn."""
    began: tuple[int, ...]
    """The armies when the turn began."""
    reallocated: int
    """1 once the nation has reallocated resources this turn."""
    battled: int
    """Spaces that were battled this turn."""
    no_air: int
    """1 while air defence and air attack are forbidden for the turn."""
    picks: list[list[int]]
    """Opening discards, kept aside until every nation has chosen."""
    known: list[tuple[int, int, int, int]]
    """What others know of hidden cards: (nation, card, place, seats); place: see changes.py."""
    wishes: int
    """Nations that want to do something unasked: they are asked soon."""
    minded: tuple[int, ...]
    """Status cards that a nation wants to be asked about wherever it may decline to use them."""
    winner: int
    frames: list[Frame]
    decisions: tuple[Decision, ...] = ()
    events: list[Event] = field(default_factory=list)
    supplied: list[Any] = field(default_factory=lambda: [None] * 6)
    """The cache of supply.py, emptied whenever a piece or a Status comes or goes."""


FIELDS = tuple(saved_fields(State))
load = loader(State)
