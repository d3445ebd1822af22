"""Who can see what: nearly all lies open, so a view is the whole table."""

from typing import Any

from wartable.core.bits import walk
from wartable.core.game import REFEREE
from wartable.games.europe import defense, seats
from wartable.games.europe.economy import factories
from wartable.games.europe.ending import result
from wartable.games.europe.front import supply_of
from wartable.games.europe.options import CUP, SEATS, text
from wartable.games.europe.scenario import (
    ELIMINATED,
    GONE,
    MOBILIZATION,
    STATUSES,
    SUPPLY,
    UNPLACED,
)
from wartable.games.europe.state import ACTIVE, APPEASEMENT, NOBODY, PACT, TREATY, State
from wartable.games.europe.turn import PHASES, idle

WEATHER = ("fair", "poor", "severe")
POLICIES = {
    "appeasement": APPEASEMENT,
    "nazi_soviet_pact": PACT,
    "treaty_of_moscow": TREATY,
}
BOXES = {
    UNPLACED: "unplaced",
    MOBILIZATION: "mobilization",
    ELIMINATED: "eliminated",
    GONE: "gone",
}


def view(state: State, seat: int, answers: bool = True) -> dict[str, Any]:
    """What a seat, a spectator (-1) or the referee (-2) may know, perhaps without its answers."""
    scenario = state.scenario
    board = scenario.board
    level = scenario.victory[state.over].id if state.over != NOBODY else None
    return {
        "game": "europe",
        "scenario": scenario.id,
        # There is no other way to know the map of a scenario that someone made.
        **({} if scenario.origin == scenario.id else {"file": scenario.origin}),
        "turn": state.turn,
        "last_turn": scenario.last_turn,
        "month": scenario.months[state.turn - 1],
        "year": scenario.years[state.turn - 1],
        "phase": PHASES[state.phase].id,
        "idle": [PHASES[number].id for number in range(state.phase + 1, 13) if idle(state, number)],
        "faction": SEATS[state.faction] if state.faction >= 0 else None,
        "weather": dict(
            zip(("cold", "temperate", "warm"), (WEATHER[w] for w in state.weather), strict=True)
        ),
        "winner": result(state),
        "level": level,
        "joint": [scenario.victory[number].id for number in walk(state.joint)],
        "policies": [name for name, bit in POLICIES.items() if state.policies & bit],
        "war": [
            [SEATS[one], SEATS[two]]
            for one in range(3)
            for two in range(one + 1, 3)
            if state.war[one] >> two & 1
        ],
        "seats": {
            name: [SEATS[faction] for faction in group]
            for name, group in zip(seats.names(state), seats.groups(state), strict=True)
        },
        "countries": {
            country.id: _country(state, number) for number, country in enumerate(scenario.countries)
        },
        "factions": {SEATS[number]: _faction(state, number) for number in range(3)},
        "units": {
            unit.id: _unit(state, number)
            for number, unit in enumerate(scenario.units)
            if state.at[number] != GONE
        },
        "guards": [scenario.units[unit].id for unit in walk(defense.guards(state))],
        "holds": {
            country.id: [board.name[hex_] for hex_ in walk(held & ~scenario.control[number])]
            for number, country in enumerate(scenario.countries)
            if (held := state.holds[number]) & ~scenario.control[number]
        },
        "markers": {
            "surprise": board.name[state.shock] if state.shock >= 0 else None,
            "paradrop": [board.name[hex_] for hex_ in walk(state.dropped)],
            "partisans": [board.name[hex_] for hex_ in walk(state.risen)],
            "bombing": [[SEATS[m >> 16], board.name[m & 65535]] for m in state.bombing],
        },
        "cup": dict(zip(CUP, state.cup, strict=True)),
        "cup_box": dict(zip(CUP, state.box, strict=True)),
        "decisions": _questions(state, seat, answers),
    }


def _country(state: State, number: int) -> dict[str, Any]:
    side, attitude = state.side[number], state.attitude[number]
    active, capital = state.status[number] == ACTIVE, state.capitals[number]
    return {
        "faction": SEATS[side] if side >= 0 else None,
        "status": STATUSES[state.status[number]],
        "will": state.will[number],
        "points": state.points[number],
        "factories": factories(state, number) if active else 0,
        "lost": state.lost[number],
        "attitude": SEATS[attitude] if attitude >= 0 else None,
        "fallen": state.fallen[number] or None,
        "capital": state.scenario.board.name[capital] if capital >= 0 else None,
    }


def _faction(state: State, number: int) -> dict[str, Any]:
    return {
        "strategic_moves": state.moves[number],
        "surprise": state.surprise[number],
        "surprise_box": state.surprise_box[number],
        "paradrops": state.paradrops[number],
        "partisans": state.partisans[number],
        "ground_support": state.support[number],
    }


def _unit(state: State, number: int) -> dict[str, Any]:
    place = state.at[number]
    unit = state.scenario.units[number]
    return {
        "country": state.scenario.countries[unit.country].id,
        "type": state.scenario.tables.types[unit.type].id,
        "at": state.scenario.board.name[place] if place >= 0 else BOXES[place],
        "reduced": bool(state.reduced >> number & 1),
        "sorties": state.sorties[number],
        "supply": SUPPLY[supply_of(state, number)],
        "used": bool(state.used >> number & 1),
        "marked": bool(state.marked >> number & 1),
    }


def _questions(state: State, seat: int, answers: bool) -> list[dict[str, Any]]:
    """The open questions, with their answers for whoever is asked."""
    found = []
    names = seats.names(state)
    for decision in state.decisions:
        row: dict[str, Any] = {
            "seat": names[decision.seat],
            "rule": decision.rule,
            "ask": decision.ask,
        }
        if seat in (decision.seat, REFEREE):
            if answers:
                row["options"] = [text(state.scenario, option) for option in decision.options]
            row["about"] = list(decision.about)
        found.append(row)
    return found
