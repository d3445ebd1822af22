"""What bars a place, and what not: every answer that names one, one thing changed at a time."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War
from tests.rules.europe.test_air import BASES
from tests.rules.europe.test_combat import DUEL
from tests.rules.europe.test_ships import LANDING, TEXT

from wartable.core.bits import walk
from wartable.core.decision import Illegal
from wartable.games.europe import changes, scenario_files
from wartable.games.europe.front import are_foes, are_friends, holder, unit_at
from wartable.games.europe.game import GAME
from wartable.games.europe.state import ACTIVE, State
from wartable.games.europe.tables import GROUND, SEVERE


def _spare(state: State, kind: int, unit: int, fits: Callable[[int], bool]) -> int:
    """Another unit that is not on the map and may be put there."""
    units = state.scenario.units
    return next(
        number
        for number in reversed(state.scenario.of_kind[kind])
        if state.at[number] < 0
        and number != unit
        and state.status[units[number].country] == ACTIVE
        and fits(units[number].country)
    )


def _friend(state: State, unit: int, hex_: int, kind: int) -> None:
    own = state.scenario.units[unit].country
    if kind == GROUND:
        changes.give(state, hex_, own)
    changes.put(
        state, _spare(state, kind, unit, lambda other: are_friends(state, own, other)), hex_
    )


def _foe(state: State, unit: int, hex_: int) -> None:
    own = state.scenario.units[unit].country
    enemy = _spare(state, GROUND, unit, lambda other: are_foes(state, own, other))
    changes.give(state, hex_, state.scenario.units[enemy].country)
    changes.put(state, enemy, hex_)


def _crowded(state: State, unit: int, hex_: int) -> None:
    _friend(state, unit, hex_, state.scenario.units[unit].kind)


def _army(state: State, unit: int, hex_: int) -> None:
    _friend(state, unit, hex_, GROUND)


def _watched(state: State, unit: int, hex_: int) -> None:
    """An enemy army stands beside the place, on the side that is further away from the unit."""
    board, here = state.scenario.board, state.at[unit]
    beside = [other for other in walk(board.step[hex_]) if unit_at(state, other, GROUND) < 0]
    _foe(state, unit, max(beside, key=lambda other: (board.distance(here, other), other)))


def _guarded(state: State, unit: int, hex_: int) -> None:
    _watched(state, unit, hex_)
    _army(state, unit, hex_)


def _passed(state: State, unit: int, hex_: int) -> None:
    """The place belongs to the other side now."""
    own = state.scenario.units[unit].country
    whose = holder(state, hex_)
    if are_foes(state, own, whose):
        changes.give(state, hex_, own)
    else:
        foes = (c for c in range(len(state.side)) if are_foes(state, own, c))
        changes.give(state, hex_, next(foes))


def _weather(state: State, unit: int, hex_: int) -> None:
    state.weather = [SEVERE] * len(state.weather)


CHANGES: dict[str, Callable[[State, int, int], None]] = {
    "crowded": _crowded,
    "army": _army,
    "watched": _watched,
    "guarded": _guarded,
    "passed": _passed,
    "stormed": _foe,
    "severe": _weather,
}
"""What may be the matter with a place: a unit of the same kind or an army of friends is there; an
enemy army stands beside it, perhaps with friends to hold it; the other side holds it, or stands
in it; the weather."""

SHIPS = scenario_files.position(
    TEXT.replace(
        '"home_fleet", country = "united_kingdom"',
        '"force_h", country = "united_kingdom", type = "warship", at = "mobilization" },\n'
        '    { id = "home_fleet", country = "united_kingdom"',
    )
)
WEST = """bare
turn 2
unit eastern_command eastern_marches
unit home_forces 0405
country belgium western active
country netherlands western active
markers western support 0
war axis western
"""
PORT = f"{SHIPS}\n{WEST}phase operations western\n"
RAID = f"{SHIPS}\n{WEST}phase operations axis\nhold germany 0706\nunit german_18th_army 0706\n"
"""A German army beside Dunkirk; Dover, across the strait, is nearest to a ship there."""
CARGO = f"{PORT}unit channel_convoys 0605\n"
CALL_UP = f"{GUARDED}\nphase mobilization western\ncountry poland points 4\n"
RAIL = f"{BASES}phase strategic_movement axis\nunit german_8th_army 0510\n"
RETREAT = ("attack german_10th_army 0910",)


class Case(NamedTuple):
    """A position, a unit, a place, answers that lead to a question, and what names the place."""

    position: str
    unit: str
    place: str
    answers: tuple[str, ...]
    may: str
    """The answer; where the unit goes there of itself, nobody is asked."""
    dice: tuple[int, ...] = ()


CASES: dict[str, Case] = {
    "move": Case(DUEL, "german_10th_army", "1011", (), "move german_10th_army 1011"),
    "retreat": Case(DUEL, "lodz_army", "1009", RETREAT, "retreat 1009", (2, 1)),
    "rebase": Case(BASES, "luftflotte_4", "0612", ("air luftflotte_4",), "rebase 0612"),
    "flee by air": Case(
        f"{RAID}unit advanced_air_striking_force 0606",
        "advanced_air_striking_force",
        "0605",
        ("move german_18th_army 0606",),
        "flee advanced_air_striking_force 0605",
    ),
    "rebase a ship": Case(
        f"{PORT}unit home_fleet 0206", "home_fleet", "0605", ("ship home_fleet",), "rebase 0605"
    ),
    "flee by sea": Case(
        f"{RAID}unit home_fleet 0606", "home_fleet", "0605", ("move german_18th_army 0606",), "flee"
    ),
    "be carried": Case(
        f"{CARGO}unit british_expeditionary_force 0206",
        "british_expeditionary_force",
        "0509",
        ("ship channel_convoys",),
        "carry british_expeditionary_force 0509",
    ),
    "be flown over": Case(
        f"{CARGO}unit advanced_air_striking_force 0206",
        "advanced_air_striking_force",
        "0509",
        ("ship channel_convoys",),
        "carry advanced_air_striking_force 0509",
    ),
    "land": Case(
        LANDING,
        "british_expeditionary_force",
        "0310",
        ("invade british_expeditionary_force",),
        "at 0310",
    ),
    "travel": Case(RAIL, "german_8th_army", "0612", ("strategic german_8th_army",), "at 0612"),
    "travel by air": Case(RAIL, "luftflotte_4", "0612", ("strategic luftflotte_4",), "at 0612"),
    "be called up": Case(
        f"{CALL_UP}unit lublin_army mobilization",
        "lublin_army",
        "1009",
        (),
        "mobilize lublin_army 1009",
    ),
    "be called up to fly": Case(
        f"{SHIPS}\n{WEST}phase mobilization western\ncountry france points 9\n"
        "unit french_air_force_1 mobilization",
        "french_air_force_1",
        "0612",
        (),
        "mobilize french_air_force_1 0612",
    ),
}
BARS = {
    # eu 4.c An enemy zone stops who enters it, but keeps nobody out.
    "move": "crowded army guarded stormed",
    # In severe weather the attack does not drive it back.
    "retreat": "crowded army watched guarded passed stormed severe",
    # eu 6.2.1 Friends on the ground make a base of a hex in an enemy zone.
    "rebase": "crowded watched passed stormed",
    "flee by air": "crowded watched passed stormed",
    # eu 6.4.1-1 A port is one in an enemy zone, too.
    "rebase a ship": "crowded passed stormed",
    "flee by sea": "crowded passed stormed",
    "be carried": "crowded army guarded passed stormed",
    "be flown over": "crowded passed stormed",
    # eu 6.3.2-2 A landing is on a coast that the enemy holds, with its army or not.
    "land": "crowded army guarded passed severe",
    "travel": "crowded army watched guarded passed stormed",
    "travel by air": "crowded watched passed stormed",
    # eu 8.3-1 Friends on the ground do not help here.
    "be called up": "crowded army watched guarded passed stormed",
    "be called up to fly": "crowded watched guarded passed stormed",
}
"""What bars a place; where one army stands, there is no room for another (eu 3.b)."""


@rule("eu 3.b", "eu 6.2.1", "eu 6.4.1-1", "eu 5.i-1", "eu 5.i-2", "eu 5.g-1", "eu 8.3-1", "eu 4.f")
@pytest.mark.parametrize("case", CASES)
def test_what_may_be_wrong_with_a_place_keeps_a_unit_away(war: War, case: str) -> None:
    position, name, where, *_ = CASES[case]
    war.position(position)
    unit, place, state, barred = war.unit(name), war.hex(where), war.state, []
    for change, run in CHANGES.items():
        war.match.state = state.copy()
        assert _goes(war, CASES[case]), "as it is, it may"
        war.match.state = state.copy()
        run(war.state, unit, place)
        GAME.steps.advance(war.state)
        if not _goes(war, CASES[case]):
            barred.append(change)
    assert " ".join(barred) == BARS[case]


def _goes(war: War, case: Case) -> bool:
    """Whether a unit may go to the place, or goes there."""
    if case.dice:
        war.dice(*case.dice)
    try:
        war.do(*case.answers)
    except Illegal:
        return False
    if war.at(case.unit) == case.place:
        return True
    return any(words == case.may or words.startswith(f"{case.may} ") for words in war.legal)
