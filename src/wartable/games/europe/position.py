"""Positions of Europe as text: the scenario's set-up, and line by line what differs from it."""

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

import msgspec

from wartable.core.bits import walk
from wartable.core.decision import BadInput
from wartable.core.exact import ask, believed, put
from wartable.core.game import Game, settle, spell
from wartable.core.position import PositionLine, lines
from wartable.games.europe import economy, setup
from wartable.games.europe import state as states
from wartable.games.europe.front import are_foes, holder, in_play, supply_of
from wartable.games.europe.options import CUP, SEATS
from wartable.games.europe.scenario import GONE, SCENARIOS, STATUSES, SUPPLY
from wartable.games.europe.state import ACTIVE, LOW, NOBODY, NONE, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import GROUND
from wartable.games.europe.turn import NUMBER, PHASES
from wartable.games.europe.view import BOXES, POLICIES, WEATHER

MOST = 999

# What a person need not write: the fields of the state that make it exact.
_EXACT = (
    "flags", "given", "fallen", "allies", "local", "declared", "at_risk", "failing", "shocked",
    "due", "happened", "over", "joint", "faction", "phase", "capitals", "opened", "works", "waived",
    "fell",
)  # fmt: skip
_RANGES = {
    "flags": (0, 255),
    "faction": (NOBODY, len(SEATS) - 1),
    "phase": (0, len(PHASES) - 1),
    "fallen": (-1, 999),
    "local": (0, 1 << 16),
    "due": (-1, 999),
    "capitals": (-1, 1 << 13),
    "works": (-MOST, MOST),
    "happened": (0, 999),
    "over": (NOBODY, 99),
    "shocked": (0, 1),
}
_FIXED = ("fallen", "allies", "declared", "due", "happened", "capitals", "opened", "works")
_NUMBERS = ("will", "points", "lost", "extra", "multiplier")
_MARKERS = {
    "strategic": "moves",
    "paradrop": "paradrops",
    "partisans": "partisans",
    "support": "support",
    "surprise": "surprise",
    "surprise_box": "surprise_box",
}


def read(game: Game, text: str, seed: int) -> State:
    """The state that a position describes; raises BadInput with the line that is wrong."""
    rows = list(lines(text))
    once: dict[str, PositionLine] = {}
    for line in rows:
        if line.key not in _LINES and line.key not in _TOP:
            line.fail(line.key, "one-of", choices=(*_TOP, *_LINES))
        if line.key in _ONCE:
            line.once(once, line.key)
            once[line.key] = line
    if "game" in once and once["game"].rest != "europe":
        once["game"].fail(once["game"].rest, "exactly", text="europe")
    words = once["options"].rest.replace(",", " ").split() if "options" in once else []
    own = once["file"].rest if "file" in once else ""
    state = setup.table(settle(game, words), seed, own)
    if own and "exact" not in once and not any(line.key in _LINES for line in rows):
        setup.first_turn(state)
        STEPS.advance(state)
        return state
    state.due = [-1 if c.turn <= 1 else 0 for c in state.scenario.reinforcements]
    state.phase, state.faction = NUMBER["operations"], 0
    if "bare" in once:
        if once["bare"].rest:
            once["bare"].fail(once["bare"].rest, "nothing-more")
        for unit in range(len(state.at)):
            state.at[unit] = GONE
    paid: set[int] = set()
    for line in rows:
        if line.key in _LINES:
            _LINES[line.key](state, line)
        if line.key == "country" and "points" in line.words():
            paid.add(state.scenario.country_number[line.words()[0]])
    states.settle(state)
    if "exact" not in once:
        _occupy(state)
    _start(state)
    if "exact" in once:
        _exact(state, once["exact"])
    elif state.phase > NUMBER["economy"]:
        for country, status in enumerate(state.status):
            if status == ACTIVE and country not in paid:
                made = economy.factories(state, country) * state.multiplier[country]
                state.points[country] = made
    exact = once.get("exact")
    with believed(exact):
        _check(state)
        states.settle(state)
        if exact is None:
            STEPS.advance(state)
        else:
            ask(exact, state, STEPS)
    state.events.clear()
    return state


def _start(state: State) -> None:
    """The stack of a phase that a faction is about to begin."""
    found = PHASES[state.phase]
    state.frames = [("phase", (state.phase + 1) % len(PHASES))]
    if found.joint:
        state.frames = [("phase", state.phase)]
        return
    for faction in (2, 1, 0):
        if faction >= state.faction and in_play(state, faction):
            state.frames.append(("faction", faction, found.step))


def _occupy(state: State) -> None:
    """eu 2.b An army holds the enemy hex that it is in; nothing else can be there."""
    board = state.scenario.board
    for unit, found in enumerate(state.scenario.units):
        place = state.at[unit]
        if not 0 <= place < board.size or not board.land >> place & 1:
            continue
        enemy = holder(state, place)
        if not are_foes(state, found.country, enemy):
            continue
        if found.kind != GROUND:
            country = state.scenario.countries[enemy].id
            raise BadInput(found.id, board.name[place], "friendly-hex", country=country)
        state.holds[enemy] &= ~(1 << place)
        state.holds[found.country] |= 1 << place


def _check(state: State) -> None:
    """eu 3.b No two units of a kind in a hex; ground units stand on land."""
    board = state.scenario.board
    seen: set[tuple[int, int]] = set()
    for unit, found in enumerate(state.scenario.units):
        place = state.at[unit]
        if not 0 <= place < board.size:
            continue
        if (found.kind, place) in seen:
            raise BadInput(found.id, board.name[place], "hex-with-room")
        seen.add((found.kind, place))
        if not board.land >> place & 1:
            raise BadInput(found.id, board.name[place], "hex-on-land")


def _like(word: str, names: list[str]) -> list[str]:
    """The names most similar to a wrong one."""
    return get_close_matches(word, names, 3) or names[:3]


def _place(state: State, line: PositionLine, word: str) -> int:
    board = state.scenario.board
    if word not in board.number:
        line.fail(word, "place", choices=_like(word, list(board.number)))
    return board.number[word]


def _faction(line: PositionLine, word: str) -> int:
    if word not in SEATS:
        line.fail(word, "one-of", choices=SEATS)
    return SEATS.index(word)


def _nation(state: State, line: PositionLine, word: str) -> int:
    known = state.scenario.country_number
    if word not in known:
        line.fail(word, "one-of", choices=known)
    return known[word]


def _turn(state: State, line: PositionLine) -> None:
    state.turn = line.number_in(line.rest, 1, state.scenario.last_turn)


def _phase(state: State, line: PositionLine) -> None:
    words = line.words()
    if not words or words[0] not in NUMBER:
        line.fail(words[0] if words else "", "one-of", choices=NUMBER)
    state.phase = NUMBER[words[0]]
    state.faction = _faction(line, words[1]) if len(words) > 1 else 0


def _weather(state: State, line: PositionLine) -> None:
    words = line.words()
    for word in words:
        if word not in WEATHER:
            line.fail(word, "one-of", choices=WEATHER)
    if len(words) not in (1, 3):
        line.fail(line.rest, "three-zones")
    found = [WEATHER.index(word) for word in words]
    state.weather = found if len(found) == 3 else found * 3


def _war(state: State, line: PositionLine) -> None:
    state.war = [0, 0, 0]
    for pair in line.rest.split(","):
        words = pair.split()
        if not words:
            continue
        if len(words) != 2 or words[0] == words[1]:
            line.fail(pair.strip(), "pair-of-factions")
        one, other = (_faction(line, word) for word in words)
        state.war[one] |= 1 << other
        state.war[other] |= 1 << one


def _policies(state: State, line: PositionLine) -> None:
    state.policies = 0
    for word in line.rest.replace(",", " ").split():
        if word not in POLICIES:
            line.fail(word, "one-of", choices=POLICIES)
        state.policies |= POLICIES[word]


def _country(state: State, line: PositionLine) -> None:
    """A country: `country poland western active will 10 points 8 attitude axis`."""
    words = line.words()
    if not words:
        line.fail("", "one-of", choices=state.scenario.country_number)
    country = _nation(state, line, words[0])
    at = 1
    while at < len(words):
        word = words[at]
        at += 1
        if word in SEATS:
            state.side[country] = SEATS.index(word)
        elif word == "nobody":
            state.side[country] = NOBODY
        elif word in STATUSES:
            state.status[country] = STATUSES.index(word)
        elif word in _NUMBERS or word == "attitude":
            value = words[at] if at < len(words) else ""
            at += 1
            if word == "attitude":
                side = NOBODY if value == "nobody" else _faction(line, value)
                state.attitude[country] = side
            else:
                low = -MOST if word == "will" else 0
                getattr(state, word)[country] = line.number_in(value, low, MOST)
        else:
            choices = (*SEATS, "nobody", *STATUSES, *_NUMBERS, "attitude")
            line.fail(word, "one-of", choices=choices)


def _hold(state: State, line: PositionLine) -> None:
    words = line.rest.replace(",", " ").split()
    country = _nation(state, line, words[0] if words else "")
    for word in words[1:]:
        hex_ = _place(state, line, word)
        if hex_ >= state.scenario.board.size or not state.scenario.board.land >> hex_ & 1:
            line.fail(word, "hex-on-land")
        for other in range(len(state.holds)):
            state.holds[other] &= ~(1 << hex_)
        state.holds[country] |= 1 << hex_


def _unit(state: State, line: PositionLine) -> None:
    """A unit: `unit army_pomorze 0606 reduced low sorties 2 used marked`."""
    words = line.words()
    known = state.scenario.unit_number
    if not words or words[0] not in known:
        word = words[0] if words else ""
        line.fail(word, "unit-of-scenario", choices=_like(word, list(known)))
    unit = known[words[0]]
    boxes = {name: box for box, name in BOXES.items()}
    if len(words) < 2:
        line.fail("", "place", choices=tuple(boxes))
    state.at[unit] = boxes[words[1]] if words[1] in boxes else _place(state, line, words[1])
    bit = 1 << unit
    for name in ("reduced", "low", "none", "used", "marked"):
        setattr(state, name, getattr(state, name) & ~bit)
    state.sorties[unit] = 0
    at = 2
    while at < len(words):
        word = words[at]
        at += 1
        if word in ("reduced", "low", "none", "used", "marked"):
            setattr(state, word, getattr(state, word) | bit)
        elif word == "sorties" and state.scenario.units[unit].kind != GROUND:
            most = state.scenario.tables.max_sorties
            state.sorties[unit] = line.number_in(words[at] if at < len(words) else "", 0, most)
            at += 1
        else:
            flies = ("sorties",) if state.scenario.units[unit].kind != GROUND else ()
            choices = ("reduced", "low", "none", "used", "marked", *flies)
            line.fail(word, "one-of", choices=choices)


def _markers(state: State, line: PositionLine) -> None:
    """Markers of a faction: `markers axis surprise 1 support 2`."""
    words = line.words()
    faction = _faction(line, words[0] if words else "")
    for at in range(1, len(words), 2):
        if words[at] not in _MARKERS:
            line.fail(words[at], "one-of", choices=_MARKERS)
        value = words[at + 1] if at + 1 < len(words) else ""
        getattr(state, _MARKERS[words[at]])[faction] = line.number_in(value, 0, MOST)


def _hexes(state: State, line: PositionLine) -> int:
    found = 0
    for word in line.rest.replace(",", " ").split():
        hex_ = _place(state, line, word)
        if hex_ >= state.scenario.board.size:
            line.fail(word, "hex-on-land")
        found |= 1 << hex_
    return found


def _surprise(state: State, line: PositionLine) -> None:
    state.shock = _place(state, line, line.rest)


def _paradrop(state: State, line: PositionLine) -> None:
    state.dropped = _hexes(state, line)


def _partisans(state: State, line: PositionLine) -> None:
    state.risen = _hexes(state, line)


def _bombing(state: State, line: PositionLine) -> None:
    words = line.rest.replace(",", " ").split()
    faction = _faction(line, words[0] if words else "")
    state.bombing += [faction * 65536 + _place(state, line, word) for word in words[1:]]
    state.bombing.sort()


def _pile(name: str) -> Callable[[State, PositionLine], None]:
    def read_pile(state: State, line: PositionLine) -> None:
        words = line.words()
        found = [0, 0, 0]
        for at in range(0, len(words), 2):
            if words[at] not in CUP:
                line.fail(words[at], "one-of", choices=CUP)
            value = words[at + 1] if at + 1 < len(words) else ""
            found[CUP.index(words[at])] = line.number_in(value, 0, MOST)
        setattr(state, name, found)

    return read_pile


_TOP = ("game", "file", "options", "bare", "exact")
_LINES: dict[str, Callable[[State, PositionLine], None]] = {
    "turn": _turn,
    "phase": _phase,
    "weather": _weather,
    "war": _war,
    "policies": _policies,
    "country": _country,
    "hold": _hold,
    "unit": _unit,
    "markers": _markers,
    "surprise": _surprise,
    "paradrop": _paradrop,
    "partisans": _partisans,
    "bombing": _bombing,
    "cup": _pile("cup"),
    "box": _pile("box"),
}
_ONCE = (*_TOP, "turn", "phase", "weather", "war", "policies", "surprise", "cup", "box")


def _exact(state: State, line: PositionLine) -> None:
    put(line, state, _EXACT, _RANGES, _FIXED, STEPS)


def write(game: Game, state: State) -> str:
    """The whole state as a position that reads back to the same state."""
    out = ["game europe"]
    words = spell(game, game.options(state))
    if words:
        out.append("options " + " ".join(words))
    own = state.scenario.origin if state.scenario.origin not in SCENARIOS else ""
    if own:
        out.append(f"file {own}")
    out.append(f"turn {state.turn}")
    side = f" {SEATS[state.faction]}" if state.faction >= 0 else ""
    out.append(f"phase {PHASES[state.phase].id}{side}")
    out.append("weather " + " ".join(WEATHER[zone] for zone in state.weather))
    pairs = [(a, b) for a in range(3) for b in range(a + 1, 3) if state.war[a] >> b & 1]
    out.append("war " + ", ".join(f"{SEATS[one]} {SEATS[other]}" for one, other in pairs))
    out.append("policies " + ", ".join(n for n, bit in POLICIES.items() if state.policies & bit))
    fresh = setup.table(game.options(state), 0, own)
    out += _countries(state, fresh)
    out += _units(state, fresh)
    for number, faction in enumerate(SEATS):
        told = [f"{word} {getattr(state, name)[number]}" for word, name in _MARKERS.items()]
        out.append(f"markers {faction} " + " ".join(told))
    out += _on_the_map(state)
    for name in ("cup", "box"):
        counts = zip(CUP, getattr(state, name), strict=True)
        out.append(f"{name} " + " ".join(f"{kind} {count}" for kind, count in counts))
    exact: dict[str, Any] = {"seed": f"{state.seed:x}"}
    for name in (*_EXACT, "frames"):
        exact[name] = getattr(state, name)
    out.append("exact " + msgspec.json.encode(exact).decode())
    return "\n".join(line.rstrip() for line in out) + "\n"


def _countries(state: State, fresh: State) -> Iterator[str]:
    board = state.scenario.board
    fields = ("side", "status", "attitude", *_NUMBERS)
    for number, country in enumerate(state.scenario.countries):
        if any(getattr(state, name)[number] != getattr(fresh, name)[number] for name in fields):
            side, attitude = state.side[number], state.attitude[number]
            told = [
                SEATS[side] if side >= 0 else "nobody",
                STATUSES[state.status[number]],
                "attitude " + (SEATS[attitude] if attitude >= 0 else "nobody"),
            ]
            told += [f"{name} {getattr(state, name)[number]}" for name in _NUMBERS]
            yield f"country {country.id} " + " ".join(told)
    for number, country in enumerate(state.scenario.countries):
        new = state.holds[number] & ~fresh.holds[number]
        if new:
            yield f"hold {country.id} " + ", ".join(board.name[hex_] for hex_ in walk(new))


def _units(state: State, fresh: State) -> Iterator[str]:
    board = state.scenario.board
    for number, unit in enumerate(state.scenario.units):
        row = _unit_row(state, number)
        if row != _unit_row(fresh, number):
            place = state.at[number]
            where = board.name[place] if place >= 0 else BOXES[place]
            supply = supply_of(state, number)
            told = [SUPPLY[supply]] if supply in (LOW, NONE) else []
            told += [w for w in ("reduced", "used", "marked") if getattr(state, w) >> number & 1]
            if state.sorties[number]:
                told.append(f"sorties {state.sorties[number]}")
            yield " ".join([f"unit {unit.id} {where}", *told])


def _unit_row(state: State, unit: int) -> tuple[int, ...]:
    masks = (getattr(state, name) >> unit & 1 for name in ("reduced", "low", "none", "used"))
    return (state.at[unit], state.sorties[unit], state.marked >> unit & 1, *masks)


def _on_the_map(state: State) -> Iterator[str]:
    name = state.scenario.board.name
    if state.shock >= 0:
        yield f"surprise {name[state.shock]}"
    for word, hexes in (("paradrop", state.dropped), ("partisans", state.risen)):
        if hexes:
            yield f"{word} " + ", ".join(name[hex_] for hex_ in walk(hexes))
    for mark in state.bombing:
        yield f"bombing {SEATS[mark >> 16]} {name[mark & 65535]}"
