"""Everything that is true at the table; nothing else is remembered anywhere."""

from dataclasses import dataclass, field
from typing import NamedTuple

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.frames import Frame
from wartable.core.states import SmallNumbers, StateOfFields, copies, loader, saved_fields, saves

# Options of a table, as bits of State.flags.
COVER, ROW_DEFENCE, EXTENDED, STOCK = 1, 2, 4, 8

BY_SHIP, BY_CARD, BY_EVASION = 0, 1, 2
"""How an attack is defended against."""


class Attack(NamedTuple):
    """A declared attack."""

    types: int
    """The attack types that defences look at."""
    target: int
    number: int
    """What a strike must roll; 0 for a card that damages."""
    design: int
    """The card it counts as, -1 for a ship's own attack."""
    card: int
    """The card that lies beside the target, -1 for none."""
    ships: int
    """Mask of the ships that power it."""
    sinks: int


class Defence(NamedTuple):
    """A declared defence."""

    attack: int
    number: int
    how: int
    """BY_SHIP, BY_CARD or BY_EVASION."""
    source: int
    """The ship, or the design of the card."""
    rolled: int


class Play(NamedTuple):
    """A card being played."""

    seat: int
    card: int
    """-1 once it has left the table."""
    design: int
    """The design it counts as."""
    cancelled: int


class Damage(NamedTuple):
    """A damage card under a ship."""

    ship: int
    card: int
    points: int
    """What it counts for."""


DeclaredDefence = tuple[int, int, int, int]
"""What a defending seat has declared so far: (card, the design it counts as, attack, ship).

A ship that defends needs no card, -1. With a card the ship is the one that a screen puts in the
way, or -1.
"""

NOBODY = -1
DRAWN = -2


@saves
@copies
@dataclass(slots=True)
class State(StateOfFields):
    """A table. Lists are per seat; masks have bit i for the ship at place i of the seat's navy."""

    seed: int
    flags: int
    teams: list[int]
    """The team of each seat; empty if everyone is alone."""
    scenario: int
    """An index into scenarios.SCENARIOS, -1 for none."""
    limit: int
    """Victory points for building a starting fleet (for a team: all its fleets)."""
    goal: int
    """Victory points to sink; 0: the scenario says who wins."""
    first: int
    """The seat that plays first in every round."""
    round: int
    turn: int
    phase: int
    navy: list[int]
    holder: list[int]
    """For each navy the seat that commands it, or -1."""
    rows: list[int]
    """Three for each seat, the first nearest the middle of the table."""
    subs: list[int]
    active: list[int]
    """The submarines that are active; the others are passive."""
    reserve: list[int]
    picks: list[int]
    """Fleets chosen in secret, kept aside until they are laid out."""
    chosen: int
    """Mask of the seats whose choice of a fleet is final."""
    out: int
    """Mask of the seats that are out of the game."""
    hand: list[SmallNumbers]
    """Designs, sorted."""
    stock: list[SmallNumbers]
    """Action cards that lie beside their owner, outside the hand, sorted."""
    bought: list[tuple[int, int]]
    """Seat and card of every purchase, in order; (-1, -1) once the card has left its owner."""
    looked: list[int]
    """How many purchases had been made when the seat last looked through the deck."""
    old: list[list[int]]
    """The part of the hand drawn before the last reshuffle: design + 64 × number of reshuffles."""
    deck: SmallNumbers
    """The top card is the last."""
    discard: SmallNumbers
    """The top card is the last."""
    epoch: int
    """How often the discard pile has been reshuffled."""
    damage: list[Damage]
    pile: list[list[int]]
    """Ships that a seat has sunk."""
    score: list[int]
    """What they are worth."""
    acted: int
    """Ships of the turn's seat that have acted."""
    mended: int
    """Ships of the turn's seat that were repaired and so cannot act."""
    tidy: int
    """1 if nothing has been declared since the fleet was last reorganised."""
    plan: list[int]
    """What is added to the seat's rolls this turn."""
    attacks: list[Attack]
    stopped: int
    """Mask of the attacks that were stopped."""
    settled: int
    """Mask of the attacks that need no more attention."""
    defences: list[Defence]
    """The defences of the seat that is defending now."""
    played: list[Play]
    """The card being played, and what was played in reaction to it."""
    winner: int
    """A seat or a team, NOBODY while the game goes on, DRAWN."""
    escort: int
    """Victory points of the Non-Combatant."""
    frames: list[Frame]
    decisions: tuple[Decision, ...] = ()
    events: list[Event] = field(default_factory=list)


FIELDS = tuple(saved_fields(State))
load = loader(State)


def blank(seats: int) -> State:
    """A table with this many seats and nothing on it."""
    return State(
        seed=0,
        flags=0,
        teams=[],
        scenario=-1,
        limit=0,
        goal=0,
        first=0,
        round=0,
        turn=0,
        phase=0,
        navy=[-1] * seats,
        holder=[-1] * 9,
        rows=[0] * (3 * seats),
        subs=[0] * seats,
        active=[0] * seats,
        reserve=[0] * seats,
        picks=[0] * seats,
        chosen=0,
        out=0,
        hand=[[] for _ in range(seats)],
        stock=[[] for _ in range(seats)],
        bought=[],
        looked=[0] * seats,
        old=[[] for _ in range(seats)],
        deck=[],
        discard=[],
        epoch=0,
        damage=[],
        pile=[[] for _ in range(seats)],
        score=[0] * seats,
        acted=0,
        mended=0,
        tidy=0,
        plan=[0] * seats,
        attacks=[],
        stopped=0,
        settled=0,
        defences=[],
        played=[],
        winner=NOBODY,
        escort=0,
        frames=[],
    )
