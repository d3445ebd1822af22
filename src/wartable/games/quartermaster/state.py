"""Everything that is true at the table; nothing else is remembered anywhere."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.frames import Frame

# Options of a table, as bits of State.flags.
REALLOCATE, RECRUIT_COUNTS, COVER, ANY_BATTLE = 1, 2, 4, 8


@dataclass(slots=True)
class State:
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
    hand: list[list[int]]
    """Card numbers, sorted."""
    deck: list[list[int]]
    """The top card is the last."""
    played: list[list[int]]
    """The part of the discard pile that lies face up; the top card is the last."""
    under: list[list[int]]
    """The face-down cards under it."""
    status: list[int]
    down: list[int]
    vp: list[int]
    used: list[int]
    """Cards used this turn that may be used once a turn."""
    barred: tuple[int, ...]
    """Status cards that cannot be used before the round ends."""
    laid: list[int]
    """Cards that wait for the next turn, laid on the table since the nation's last turn began."""
    safe: list[int]
    """Spaces whose piece of that nation cannot be removed this turn."""
    granted: list[int]
    """Spaces whose pieces of that nation count as supplied for the rest of the turn."""
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
    """Nations that want to do something without having been asked: they are asked soon."""
    minded: tuple[int, ...]
    """Status cards about which a nation wants to be asked wherever it may decline to use them."""
    winner: int
    frames: list[Frame]
    decisions: tuple[Decision, ...] = ()
    events: list[Event] = field(default_factory=list)
    supplied: list[Any] = field(default_factory=lambda: [None] * 6)
    """A memo of supply.py, emptied whenever a piece or a Status comes or goes."""

    def copy(self) -> "State":
        """An independent state, equal to this one, with no events yet."""
        hand, deck, played, under = self.hand, self.deck, self.played, self.under
        return State(
            self.seed,
            self.edition,
            self.flags,
            self.round,
            self.nation,
            self.step,
            self.armies[:],
            self.navies[:],
            self.air_forces[:],
            [hand[0][:], hand[1][:], hand[2][:], hand[3][:], hand[4][:], hand[5][:]],
            [deck[0][:], deck[1][:], deck[2][:], deck[3][:], deck[4][:], deck[5][:]],
            [played[0][:], played[1][:], played[2][:], played[3][:], played[4][:], played[5][:]],
            [under[0][:], under[1][:], under[2][:], under[3][:], under[4][:], under[5][:]],
            self.status[:],
            self.down[:],
            self.vp[:],
            self.used[:],
            self.barred,
            self.laid[:],
            self.safe[:],
            self.granted[:],
            self.began,
            self.reallocated,
            self.battled,
            self.no_air,
            [pick[:] for pick in self.picks],
            self.known[:],
            self.wishes,
            self.minded,
            self.winner,
            self.frames[:],
            self.decisions,
            [],
            self.supplied[:],
        )

    def dump(self) -> bytes:
        """The state as bytes; equal states give equal bytes."""
        return msgspec.msgpack.encode(
            (
                self.seed.to_bytes(16, "big"),
                self.edition,
                self.flags,
                self.round,
                self.nation,
                self.step,
                self.armies,
                self.navies,
                self.air_forces,
                [bytes(cards) for cards in self.hand],
                [bytes(cards) for cards in self.deck],
                [bytes(cards) for cards in self.played],
                [bytes(cards) for cards in self.under],
                self.status,
                self.down,
                self.vp,
                self.used,
                self.barred,
                self.laid,
                self.safe,
                self.granted,
                self.began,
                self.reallocated,
                self.battled,
                self.no_air,
                self.picks,
                self.known,
                self.wishes,
                self.minded,
                self.winner,
                self.frames,
            )
        )


def load(data: bytes) -> State:
    """The state that `dump` wrote; its questions are asked again by the game."""
    row = msgspec.msgpack.decode(data)
    zones = [[list(cards) for cards in zone] for zone in row[9:13]]
    fields: list[Any] = [
        int.from_bytes(row[0], "big"),
        *row[1:9],
        *zones,
        *row[13:17],
        tuple(row[17]),
        *row[18:21],
        tuple(row[21]),
        *row[22:26],
        [tuples(entry) for entry in row[26]],
        row[27],
        tuple(row[28]),
        row[29],
        [tuples(frame) for frame in row[30]],
    ]
    return State(*fields)


def tuples(value: Any) -> Any:
    """Lists as tuples, all the way down: what was a frame is one again."""
    return tuple(tuples(item) for item in value) if isinstance(value, list) else value
