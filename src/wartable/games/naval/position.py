"""Positions of the naval game as text: see docs/positions.md."""

import re
from difflib import get_close_matches
from typing import Any

import msgspec

from wartable.core.bits import walk
from wartable.core.decision import BadInput
from wartable.core.exact import ask, put
from wartable.core.game import Game, settle, spell
from wartable.core.position import PositionLine, lines
from wartable.core.rng import shuffle
from wartable.games.naval import catalogue
from wartable.games.naval.board import closed, fleet
from wartable.games.naval.changes import worth
from wartable.games.naval.options import SEATS, ship_id
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.setup import ships_of, table
from wartable.games.naval.state import DRAWN, Damage, State
from wartable.games.naval.steps import STEPS
from wartable.games.naval.turn import PHASES, ROUNDS

TOP = (
    "game", "options", "round", "turn", "first", "goal", "non_combatant", "deck", "discard",
    "exact",
)  # fmt: skip
SHIP_LINES = ("row1", "row2", "row3", "active", "passive", "reserve", "acted", "repaired")
SECTION = ("navy", *SHIP_LINES, "sunk", "damage", "hand", "stock", "rolls")
Section = dict[str, PositionLine]
_MASK, _SHIPS = (0, (1 << 62) - 1), (0, (1 << catalogue.PLACES) - 1)
_RANGES = {
    "limit": (0, 9999),
    "looked": (0, 999),
    "navy": (-1, len(catalogue.NAVIES) - 1),
    "holder": (-1, len(SEATS) - 1),
    "picks": _SHIPS,
    "chosen": (0, (1 << len(SEATS)) - 1),
    "out": (0, (1 << len(SEATS)) - 1),
    "old": (0, 1 << 16),
    "epoch": (0, 999),
    "phase": (0, len(PHASES) - 1),
    "tidy": (0, 1),
    "stopped": _MASK,
    "settled": _MASK,
    "winner": (DRAWN, len(SEATS) - 1),
    "reserve": _SHIPS,
    "score": (-999, 9999),
    "hand": (0, len(catalogue.CARDS) - 1),
    "stock": (0, len(catalogue.CARDS) - 1),
    "deck": (0, len(catalogue.CARDS) - 1),
    "discard": (0, len(catalogue.CARDS) - 1),
    "round": (0, ROUNDS),
    "turn": (0, len(SEATS) - 1),
    "bought": (-1, 255),
    "damage": (0, catalogue.PLACES * len(catalogue.NAVIES)),
    "attacks": (-1, (1 << 62) - 1),
    "defences": (-1, 1 << 20),
    "played": (-1, 1 << 20),
}
"""The fields that make a state exact, and their possible values; people need not write them."""
_BY_SEAT = ("looked", "navy", "holder", "picks", "old", "reserve", "score", "hand", "stock")


def read(game: Game, text: str, seed: int) -> State:
    """The state that a position describes; raises BadInput with the line that is wrong."""
    rows = list(lines(text))
    top: Section = {}
    sections: dict[int, Section] = {}
    inside: Section | None = None
    for line in rows:
        if line.key in SEATS and not line.rest:
            seat = SEATS.index(line.key)
            line.once(sections, seat)
            inside = sections[seat] = {}
        elif line.key in TOP:
            line.once(top, line.key)
            top[line.key] = line
        elif line.key in SECTION and inside is not None:
            line.once(inside, line.key)
            inside[line.key] = line
        elif line.key in SEATS:
            line.fail(line.rest, "nothing-more")
        elif line.key in SECTION:
            line.fail(line.key, "section-first", choices=SEATS)
        else:
            line.fail(line.key, "one-of", choices=(*TOP, *SEATS, *SECTION))
    state = table(settle(game, _options(top, sections)), seed)
    if len(state.navy) <= max(sections, default=0):
        there = SEATS[: len(state.navy)]
        raise BadInput("options", SEATS[max(sections)], "one-of", choices=there)
    state.round = 1
    if "non_combatant" in top:
        line = top["non_combatant"]
        state.escort = line.number_in(line.rest, 0, 999)
    _navies(state, sections)
    for seat in range(len(state.navy)):
        _fleet(state, seat, sections.get(seat, {}), "exact" in top)
    rest = catalogue.DECK[:]
    for seat in range(len(state.navy)):
        _cards(state, seat, sections.get(seat, {}), rest)
    _piles(state, top, rest)
    _turn(state, top)
    if "exact" in top:
        _exact(state, top["exact"])
    state.events.clear()
    STEPS.advance(state)
    state.events.clear()
    return state


def _options(top: Section, sections: dict[int, Section]) -> list[str]:
    if "game" in top and top["game"].rest != "naval":
        top["game"].fail(top["game"].rest, "exactly", text="naval")
    words = top["options"].rest.replace(",", " ").split() if "options" in top else []
    if not any(word.startswith(("seats=", "scenario=")) for word in words):
        named = [len(word) - len("teams=") for word in words if re.fullmatch("teams=[1-5]+", word)]
        words.append(f"seats={max(2, max(sections, default=0) + 1, *named)}")
    chosen = any(word.startswith("ships=") for word in words)
    if not chosen and any(map(_extended, sections.values())):
        words.append("ships=extended")
    return words


def _extended(section: Section) -> bool:
    """Whether a ship is named that only the extended set has."""
    lines_ = [section[key] for key in (*SHIP_LINES, "sunk") if key in section]
    named = [catalogue.SHIP.get(name, -1) for line in lines_ for name in line.names()]
    places = catalogue.PLACES
    return any(
        ship >= 0 and not catalogue.CORE[ship // places] >> ship % places & 1 for ship in named
    )


def _like(name: str, names: list[str]) -> list[str]:
    """The names most similar to a wrong one."""
    return get_close_matches(name, names, 3) or names[:3]


def _navies(state: State, sections: dict[int, Section]) -> None:
    """The navy of a seat: the one it names, that of its ships, or any that is left."""
    unnamed = []
    for seat in range(len(state.navy)):
        section = sections.get(seat, {})
        line = section.get("navy")
        if line is not None:
            if line.rest not in catalogue.NAVY:
                line.fail(line.rest, "navy", choices=_like(line.rest, list(catalogue.NAVIES)))
            navy = catalogue.NAVY[line.rest]
        else:
            lines_ = [section[key] for key in SHIP_LINES if key in section]
            known = [
                (line, catalogue.SHIP[name] // catalogue.PLACES)
                for line in lines_
                for name in line.names()
                if name in catalogue.SHIP
            ]
            if not known:
                unnamed.append(seat)
                continue
            line, navy = known[0]
        if state.holder[navy] >= 0:
            line.fail(catalogue.NAVIES[navy], "free-navy", owner=SEATS[state.holder[navy]])
        state.navy[seat], state.holder[navy] = navy, seat
    for seat in unnamed:
        navy = state.holder.index(-1)
        state.navy[seat], state.holder[navy] = navy, seat


def _ship(line: PositionLine, name: str, navy: int = -1) -> int:
    if name == "non_combatant" and navy >= 0:
        return navy * catalogue.PLACES + catalogue.NEUTRAL
    if name not in catalogue.SHIP:
        line.fail(name, "ship", choices=_like(name, list(catalogue.SHIP)))
    if navy >= 0 and catalogue.SHIP[name] // catalogue.PLACES != navy:
        line.fail(name, "ship-of", owner=catalogue.NAVIES[navy])
    return catalogue.SHIP[name]


def _places(state: State, seat: int, section: Section, key: str) -> int:
    found = 0
    line = section.get(key)
    for name in line.names() if line else []:
        assert line is not None
        bit = 1 << _ship(line, name, state.navy[seat]) % catalogue.PLACES
        if found & bit:
            line.fail(name, "once")
        if key in ("row1", "row2", "row3") and catalogue.SUBMARINES[state.navy[seat]] & bit:
            line.fail(name, "surface-ship")
        if key in ("active", "passive") and not catalogue.SUBMARINES[state.navy[seat]] & bit:
            line.fail(name, "submarine")
        found |= bit
    return found


def _fleet(state: State, seat: int, section: Section, exact: bool) -> None:
    navy = state.navy[seat]
    taken = 0
    groups = {key: _places(state, seat, section, key) for key in SHIP_LINES}
    for key in SHIP_LINES[:6]:
        if groups[key] & taken:
            ship = ship_id(navy * catalogue.PLACES + next(walk(groups[key] & taken)))
            section[key].fail(ship, "one-place")
        taken |= groups[key]
    rows = (groups["row1"], groups["row2"], groups["row3"])
    if closed(*rows) != rows and not exact:
        key = "row3" if rows[2] and not rows[1] else "row2"
        section[key].fail(key, "row-in-front")
    state.rows[3 * seat : 3 * seat + 3] = rows
    state.active[seat] = groups["active"]
    state.subs[seat] = groups["active"] | groups["passive"]
    state.reserve[seat] = groups["reserve"]
    if "reserve" not in section:
        state.reserve[seat] = ships_of(state, navy) & ~taken
    for key, field in (("acted", "acted"), ("repaired", "mended")):
        if key in section:
            setattr(state, field, groups[key])
    if "rolls" in section:
        state.plan[seat] = section["rolls"].number_in(section["rolls"].rest, -9, 9)


def _card(line: PositionLine, name: str, rest: list[int]) -> int:
    if name not in catalogue.CARD:
        line.fail(name, "action-card", choices=_like(name, list(catalogue.CARD)))
    card = catalogue.CARD[name]
    if card not in rest:
        line.fail(name, "copies", most=catalogue.COPIES[card])
    rest.remove(card)
    return card


def _cards(state: State, seat: int, section: Section, rest: list[int]) -> None:
    for key, zone in (("hand", state.hand), ("stock", state.stock)):
        line = section.get(key)
        zone[seat] = sorted(_card(line, name, rest) for name in line.names()) if line else []
    if state.scenario < 0:
        state.bought += [(seat, card) for card in state.stock[seat]]
    line = section.get("sunk")
    for name in line.names() if line else []:
        assert line is not None
        neutral = [n for n in range(len(catalogue.NAVIES)) if state.holder[n] not in (-1, seat)]
        ship = _ship(line, name, neutral[0]) if name == "non_combatant" else _ship(line, name)
        whose = state.holder[ship >> 5]
        if whose in (-1, seat):
            line.fail(name, "ship-of-another")
        bit = 1 << (ship & 31)
        if fleet(state, whose) & bit:
            line.fail(name, "ship-not-afloat")
        state.reserve[whose] &= ~bit
        state.pile[seat].append(ship)
        state.score[seat] += worth(state, ship)
    line = section.get("damage")
    for entry in line.names() if line else []:
        assert line is not None
        name, _, card = entry.partition(":")
        card, _, counts = card.partition(":")
        ship = _ship(line, name, state.navy[seat])
        if not fleet(state, seat) >> (ship & 31) & 1 or not catalogue.HULL[ship]:
            line.fail(name, "ship-in-a-row")
        number = _card(line, card, rest)
        damage = line.number_in(counts, 1, 9) if counts else catalogue.DAMAGE[number]
        if not damage:
            line.fail(entry, "card-with-damage")
        state.damage.append(Damage(ship, number, damage))
        if sum(d.points for d in state.damage if d.ship == ship) >= catalogue.HULL[ship]:
            line.fail(entry, "less-damage", hull=catalogue.HULL[ship])


def _piles(state: State, top: Section, rest: list[int]) -> None:
    """If the deck is left out, it is all other cards, shuffled; otherwise those are discarded."""
    line = top.get("discard")
    state.discard = [_card(line, name, rest) for name in line.names()][::-1] if line else []
    line = top.get("deck")
    if line is not None:
        state.deck = [_card(line, name, rest) for name in line.names()][::-1]
        state.discard[:0] = rest
    else:
        state.deck = rest
        shuffle(state, state.deck)


def _turn(state: State, top: Section) -> None:
    phase = 0
    if "turn" in top:
        line = top["turn"]
        words = [*line.words(), ""]
        seats = SEATS[: len(state.navy)]
        if words[0] not in seats:
            line.fail(words[0], "one-of", choices=seats)
        state.turn = state.first = seats.index(words[0])
        if words[1] and words[1] not in PHASES:
            line.fail(words[1], "one-of", choices=PHASES)
        phase = PHASES.index(words[1]) if words[1] else 0
    if "first" in top:
        line = top["first"]
        if line.rest not in SEATS[: len(state.navy)]:
            line.fail(line.rest, "one-of", choices=SEATS[: len(state.navy)])
        state.first = SEATS.index(line.rest)
    if "round" in top:
        state.round = top["round"].number_in(top["round"].rest, 0, ROUNDS)
    if "goal" in top:
        # Something must be sunk unless a scenario decides otherwise.
        least = 1 if state.scenario < 0 or SCENARIOS[state.scenario].goal else 0
        state.goal = top["goal"].number_in(top["goal"].rest, least, 999)
    if not state.teams:
        for seat in range(len(state.navy)):
            if not fleet(state, seat):
                state.out |= 1 << seat
                state.reserve[seat] = 0
    if state.out >> state.turn & 1 and "exact" not in top:
        raise BadInput("turn", SEATS[state.turn], "seat-with-ships")
    state.chosen = (1 << len(state.navy)) - 1
    state.phase = phase
    state.frames = [("phase", state.turn, phase)]


def _exact(state: State, line: PositionLine) -> None:
    put(line, state, _RANGES, _RANGES, _BY_SEAT, STEPS)
    ask(line, state, STEPS)


def write(game: Game, state: State) -> str:
    """The whole state as a position that reads back to the same state."""
    out = ["game naval"]
    words = spell(game, game.options(state))
    if words:
        out.append("options " + " ".join(words))
    out.append(f"round {state.round}")
    out.append(f"turn {SEATS[state.turn]} {PHASES[state.phase]}")
    out.append(f"first {SEATS[state.first]}")
    out.append(f"goal {state.goal}")
    if state.escort:
        out.append(f"non_combatant {state.escort}")
    for seat in range(len(state.navy)):
        out.append(SEATS[seat])
        out += [f"  {key} {value}".rstrip() for key, value in _section(state, seat) if value]
    out.append("deck " + _names(state.deck[::-1]))
    out.append("discard " + _names(state.discard[::-1]))
    exact: dict[str, Any] = {"seed": f"{state.seed:x}"}
    for name in (*_RANGES, "frames"):
        exact[name] = getattr(state, name)
    out.append("exact " + msgspec.json.encode(exact).decode())
    return "\n".join(line.rstrip() for line in out) + "\n"


def _names(cards: list[int]) -> str:
    return ", ".join(catalogue.CARDS[card].id for card in cards)


def _section(state: State, seat: int) -> list[tuple[str, str]]:
    navy = state.navy[seat]
    if navy < 0:
        return []

    def ships(places: int) -> str:
        return ", ".join(ship_id(navy * catalogue.PLACES + place) for place in walk(places))

    mine = seat == state.turn
    rows = state.rows[3 * seat : 3 * seat + 3]
    damage = [
        f"{ship_id(ship)}:{catalogue.CARDS[card].id}"
        + (f":{count}" if card == catalogue.SUPERIOR_TACTICS else "")
        for ship, card, count in state.damage
        if ship >> 5 == navy
    ]
    return [
        ("navy", catalogue.NAVIES[navy]),
        ("row1", ships(rows[0])),
        ("row2", ships(rows[1])),
        ("row3", ships(rows[2])),
        ("active", ships(state.active[seat])),
        ("passive", ships(state.subs[seat] & ~state.active[seat])),
        ("reserve", ships(state.reserve[seat]) or " "),
        ("acted", ships(state.acted) if mine else ""),
        ("repaired", ships(state.mended) if mine else ""),
        ("sunk", ", ".join(ship_id(ship) for ship in state.pile[seat])),
        ("damage", ", ".join(damage)),
        ("hand", _names(state.hand[seat])),
        ("stock", _names(state.stock[seat])),
        ("rolls", str(state.plan[seat]) if state.plan[seat] else ""),
    ]
