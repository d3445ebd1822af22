"""Everything that is true at the table; nothing else is remembered anywhere."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, get_type_hints

import msgspec

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.frames import Frame
from wartable.core.states import (
    SavedState,
    StateOfFields,
    copies,
    mended,
    saved_fields,
    tuples,
)
from wartable.games.europe import scenario as scenarios
from wartable.games.europe.roads import Roads
from wartable.games.europe.scenario import GONE, Scenario

# Options of a table and small facts, as bits of State.flags.
COVER, APART, LEFT_OUT, WENT = 1, 2, 4, 8
REVIEW = 16
"""Shifted by a faction: it wants to be asked about supply and about giving units up."""

Mask = Annotated[int, "mask"]
"""A set of units or hexes."""

AXIS, WESTERN, SOVIET = range(3)
NOBODY = -1

ACTIVE, NEUTRAL, CLOSED, CONQUERED, ABSENT = range(5)
SUPPLIED, LOW, NONE = range(3)

# Policies, as bits of State.policies.
APPEASEMENT, PACT, TREATY = 1, 2, 4

# What lies in the Diplomacy Cup and its box.
NO_EVENT, SUCCESS, FAILURE = range(3)


class Front(msgspec.Struct, frozen=True, gc=False):
    """The map as the countries of one side see it; every part is a mask of hexes."""

    ground: int
    """Where friendly ground units stand."""
    enemy: int
    """Where enemy ground units stand."""
    zone: int
    """Enemy zones of control."""
    held: int
    """What friends hold."""
    hostile: int
    """What enemies hold."""
    open: int
    """eu 4.b, eu 2.e and eu F2 What friends or enemies hold, without enemy ground units."""
    roads: Roads
    """How units move there."""


class Ties(msgspec.Struct, frozen=True, gc=False):
    """eu 2.a Who is whose friend and enemy; all are tuples by country."""

    friends: tuple[int, ...]
    """Masks of countries, the country itself among them."""
    foes: tuple[int, ...]
    side: tuple[int, ...]
    """Countries with the same friends and enemies have the same number."""
    members: tuple[tuple[int, ...], ...]
    """By faction, not by country: its active countries."""
    units: tuple[tuple[tuple[int, ...], ...], ...]
    """By faction and kind: the units of its countries, wherever they are."""


NO_TIES = Ties((), (), (), (), ())


@copies
@dataclass(slots=True)
class State(StateOfFields):
    """A table. Masks of units have bit i for unit i, masks of hexes have the board's bits."""

    scenario: Scenario
    seed: int
    flags: int
    turn: int
    phase: int
    """An index into turn.PHASES."""
    faction: int
    """The phasing faction; NOBODY in a phase of all."""
    weather: list[int]
    """By weather zone."""
    side: list[int]
    """By country: its faction."""
    status: list[int]
    """By country."""
    attitude: list[int]
    """By country: the faction whose Pro marker it bears."""
    will: list[int]
    """By country."""
    points: list[int]
    """By country: production points."""
    given: int
    """Mask of the countries that were given a point in this turn."""
    lost: list[int]
    """By country: lost factories."""
    extra: list[int]
    """By country: Extra Factories."""
    multiplier: list[int]
    """By country."""
    fallen: list[int]
    """By country: the turn in which it was conquered, 0 if it was not."""
    holds: list[int]
    """By country: mask of the hexes that it controls."""
    war: list[int]
    """By faction: mask of the factions it is at war with."""
    allies: list[int]
    """By faction: mask of its allies."""
    local: list[int]
    """Local wars: a faction * 256 + a country."""
    declared: list[int]
    """By faction: mask of the countries that it declared war on."""
    policies: int
    at_risk: int
    """Mask of the countries whose Fac Lost marker is on the track."""
    at: list[int]
    """By unit: a hex, an off-map zone, or a box."""
    sorties: list[int]
    """By unit."""
    reduced: Mask
    """Mask of units."""
    low: Mask
    """Mask of the units in low supply."""
    none: Mask
    """Mask of the units in no supply."""
    used: Mask
    """Mask of the units that were activated, or improved, in this phase."""
    marked: Mask
    """Mask of the units with a Strategic Movement marker."""
    failing: int
    """Mask of the National Defense entries that are not satisfied."""
    moves: list[int]
    """By faction: Strategic Movement markers."""
    paradrops: list[int]
    """By faction: Paradrop markers in the Events box."""
    partisans: list[int]
    """By faction: Partisans markers in the Events box."""
    support: list[int]
    """By faction: Ground Support markers."""
    surprise: list[int]
    """By faction: Surprise Attack markers in hand."""
    surprise_box: list[int]
    """By faction: Surprise Attack markers that can be bought."""
    dropped: Mask
    """Mask of hexes with a Paradrop marker."""
    risen: Mask
    """Mask of hexes with a Partisans marker."""
    shock: int
    """The hex with the Surprise Attack marker, -1 if there is none."""
    shocked: int
    """1 when the faction has placed its Surprise Attack marker of this phase."""
    bombing: list[int]
    """Bombing markers: a faction * 65536 + a hex."""
    cup: list[int]
    """How many markers of each kind are in the Diplomacy Cup."""
    box: list[int]
    """How many are in the Diplomacy Cup box."""
    due: list[int]
    """By reinforcement: the turn it enters, 0 while no die was rolled, -1 once it has come."""
    happened: list[int]
    """By event: the turn in which it happened, 0 if it did not."""
    capitals: list[int]
    """By country: the hex of its capital, -1 if it has none."""
    opened: list[int]
    """By off-map zone: mask of the countries that an event has let in."""
    works: list[int]
    """By off-map zone: factories that an event has added."""
    waived: int
    """Mask of the National Defense entries that an event has ended."""
    fell: Mask
    """Mask of the units that were eliminated and not mobilized since."""
    over: int
    """The victory level that ended the game, an index; NOBODY while it goes on."""
    joint: int
    """Mask of the further levels that hold beside it."""
    frames: list[Frame]
    ground: list[int] = field(default_factory=list)
    """By country: mask of the hexes with its ground units. Follows from `at`."""
    ties: Ties = NO_TIES
    """Follows from the factions, the wars and the status of the countries."""
    decisions: tuple[Decision, ...] = ()
    events: list[Event] = field(default_factory=list)
    fronts: dict[int, Front] = field(default_factory=dict)
    """By side: made when asked for, forgotten when a unit, a hex or a supply state changes."""

    def dump(self) -> bytes:
        """The state as bytes; equal states give equal bytes."""
        printed = self.scenario.control
        row: list[Any] = [self.scenario.origin, self.seed.to_bytes(16, "big")]
        row += [getattr(self, name) for name in PLAIN]
        row += [_bytes(getattr(self, name)) for name in MASKS]
        # Hexes are stored as the difference from what is printed: most countries hold their own.
        row.append([_bytes(held ^ own) for held, own in zip(self.holds, printed, strict=True)])
        row.append([list(frame) for frame in self.frames])
        try:
            return msgspec.msgpack.encode(row)
        except OverflowError:
            # msgpack cannot write a mask of more than 64 units as a number.
            return msgspec.msgpack.encode(_wide(row))


# Saved as bytes, and saved in a special way.
MASKS = tuple(n for n, kind in get_type_hints(State, include_extras=True).items() if kind is Mask)
OTHERS = ("scenario", "seed", "holds", "frames")
PLAIN = tuple(name for name in saved_fields(State) if name not in MASKS + OTHERS)
FIELDS = ("scenario", "seed", *PLAIN, *MASKS, "holds", "frames")


def _bytes(mask: int) -> bytes:
    return mask.to_bytes((mask.bit_length() + 7) // 8, "little")


def _wide(value: Any) -> Any:
    """The same with large numbers as bytes."""
    if isinstance(value, list | tuple):
        return [_wide(part) for part in value]
    return _bytes(value) if isinstance(value, int) and value >> 63 > 0 else value


def _narrow(value: Any) -> Any:
    """What `_wide` was given."""
    if isinstance(value, list):
        return [_narrow(part) for part in value]
    return int.from_bytes(value, "little") if isinstance(value, bytes) else value


def load(data: bytes, saved: SavedState | None = None) -> State:
    """The state that `dump` wrote; its questions are asked again by the game."""
    row = mended(msgspec.msgpack.decode(data), FIELDS, saved, None)
    fresh = blank(scenarios.known(row[0]))
    fresh.seed = int.from_bytes(row[1], "big")
    rest = iter(row[2:])
    for name in PLAIN:
        setattr(fresh, name, _narrow(next(rest)))
    for name in MASKS:
        setattr(fresh, name, int.from_bytes(next(rest), "little"))
    printed = fresh.scenario.control
    fresh.holds = [
        own ^ int.from_bytes(held, "little") for own, held in zip(printed, next(rest), strict=True)
    ]
    fresh.frames = [tuples(_narrow(frame)) for frame in next(rest)]
    settle(fresh)
    return fresh


def settle(state: State) -> None:
    """Work out again what follows from the rest."""
    board, units = state.scenario.board, state.scenario.units
    state.ground = [0] * len(state.side)
    for unit in state.scenario.of_kind[0]:
        place = state.at[unit]
        if 0 <= place < board.size:
            state.ground[units[unit].country] |= 1 << place
    tie(state)


def tie(state: State) -> None:
    """eu 2.a, eu P2 and eu K-1 Friends are of one faction; enemies are at war; others closed."""
    sides, status = tuple(state.side), tuple(state.status)
    state.ties = _ties(state.scenario, sides, status, tuple(state.war), tuple(state.local))
    state.fronts = {}


@lru_cache(maxsize=1 << 10)
def _ties(
    scenario: Scenario,
    sides: tuple[int, ...],
    status: tuple[int, ...],
    war: tuple[int, ...],
    local: tuple[int, ...],
) -> Ties:
    count = len(sides)
    active = [c for c in range(count) if status[c] == ACTIVE and sides[c] >= 0]
    friends = [1 << c for c in range(count)]
    foes = [0] * count
    for one in active:
        for other in active:
            if sides[one] == sides[other]:
                friends[one] |= 1 << other
            elif war[sides[one]] >> sides[other] & 1 or (
                local and (sides[one] * 256 + other in local or sides[other] * 256 + one in local)
            ):
                foes[one] |= 1 << other
    seen: dict[tuple[int, int], int] = {}
    side = tuple(seen.setdefault(pair, len(seen)) for pair in zip(friends, foes, strict=True))
    members = tuple(tuple(c for c in active if sides[c] == f) for f in range(3))
    units = tuple(
        tuple(
            tuple(unit for unit in numbers if sides[scenario.units[unit].country] == faction)
            for numbers in scenario.of_kind
        )
        for faction in range(3)
    )
    return Ties(tuple(friends), tuple(foes), side, members, units)


def blank(scenario: Scenario) -> State:
    """A table as the scenario sets it up, before anything has happened."""
    return _blank(scenario).copy()


@lru_cache(maxsize=16)
def _blank(scenario: Scenario) -> State:
    countries, units = scenario.countries, scenario.units
    fresh = State(
        scenario=scenario,
        seed=0,
        flags=0,
        turn=1,
        phase=0,
        faction=NOBODY,
        weather=[0, 0, 0],
        side=[country.faction for country in countries],
        status=[country.status for country in countries],
        attitude=[country.attitude for country in countries],
        will=[country.will for country in countries],
        points=[0] * len(countries),
        given=0,
        lost=[country.lost for country in countries],
        extra=[country.extra for country in countries],
        multiplier=[country.multiplier for country in countries],
        fallen=[0] * len(countries),
        holds=list(scenario.control),
        war=list(scenario.war),
        allies=list(scenario.allies),
        local=[faction * 256 + country for faction, country in scenario.local_wars],
        declared=[0, 0, 0],
        policies=scenario.policies,
        at_risk=scenario.at_risk,
        at=[unit.at for unit in units],
        sorties=[unit.sorties for unit in units],
        reduced=sum(1 << n for n, unit in enumerate(units) if unit.reduced),
        low=sum(1 << n for n, unit in enumerate(units) if unit.supply == LOW),
        none=sum(1 << n for n, unit in enumerate(units) if unit.supply == NONE),
        used=0,
        marked=0,
        failing=0,
        moves=list(scenario.strategic_moves),
        paradrops=list(scenario.paradrops),
        partisans=list(scenario.partisans),
        support=list(scenario.ground_support),
        surprise=list(scenario.surprise),
        surprise_box=list(scenario.surprise_box),
        dropped=0,
        risen=0,
        shock=-1,
        shocked=0,
        bombing=[],
        cup=[scenario.cup.count(kind) for kind in range(3)],
        box=[scenario.box.count(kind) for kind in range(3)],
        due=[0] * len(scenario.reinforcements),
        happened=list(scenario.happened),
        capitals=list(scenario.capitals),
        opened=[0] * len(scenario.board.zones),
        works=[0] * len(scenario.board.zones),
        waived=0,
        fell=0,
        over=NOBODY,
        joint=0,
        frames=[],
    )
    settle(fresh)
    return fresh


def leave_out(state: State, faction: int) -> None:
    """eu 1-3 A faction that nobody plays: no units, its countries closed, nobody at war with it."""
    for country, side in enumerate(state.side):
        if side == faction:
            state.status[country] = CLOSED
            for unit, found in enumerate(state.scenario.units):
                if found.country == country:
                    state.at[unit] = GONE
    settle(state)
