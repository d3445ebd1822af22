"""What each state of a unit bars, and what not: every answer, one thing changed at a time."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War
from tests.rules.europe.test_air import BASES, BOMBERS, FRANCE
from tests.rules.europe.test_combat import ASSAULT, DUEL
from tests.rules.europe.test_markers import DROP
from tests.rules.europe.test_ships import HUNTED, LANDING, SEA

from wartable.core.decision import Illegal
from wartable.games.europe import changes
from wartable.games.europe.game import GAME
from wartable.games.europe.state import LOW, NONE, State


def _poor(state: State, unit: int) -> None:
    state.points[state.scenario.units[unit].country] = 0


def _sorties(state: State, unit: int, count: int) -> None:
    state.sorties[unit] = count


CHANGES: dict[str, Callable[[State, int], None]] = {
    "low": lambda state, unit: changes.set_supply(state, unit, LOW),
    "none": lambda state, unit: changes.set_supply(state, unit, NONE),
    "used": changes.use,
    "marked": changes.mark_moved,
    "five": lambda state, unit: _sorties(state, unit, 5),
    "six": lambda state, unit: _sorties(state, unit, 6),
    "poor": _poor,
}
"""What may be the matter with a unit; five and six are sorties, and poor is its country."""


AIR = f"{DUEL}unit luftflotte_4 0511\nunit polish_air_force 1009\nhold germany 0611\n"
SUPPORTED = ("attack german_10th_army 0910 luftflotte_4",)
STRUCK = f"""options scenario=france_1940
{FRANCE}unit luftflotte_2 1206
unit french_air_force_1 0909
unit advanced_air_striking_force 0908
"""
STRIKE = ("air luftflotte_2", "strike french_air_force_1")
CARGO = f"{SEA}unit channel_convoys 0605\nunit british_expeditionary_force 0606"
CONVOY = ("ship channel_convoys",)
RAIL = f"{BASES}phase strategic_movement axis\nunit german_8th_army 0510\n"
WORN = f"{GUARDED}phase replacement axis\ncountry germany points 9\n"


class Case(NamedTuple):
    """A position, a unit, answers that lead to a question, and the one that the unit may give."""

    position: str
    unit: str
    answers: tuple[str, ...]
    may: str


CASES: dict[str, Case] = {
    "move": Case(DUEL, "german_10th_army", (), "move german_10th_army"),
    "attack": Case(DUEL, "german_10th_army", (), "attack german_10th_army 0910"),
    "assault": Case(DUEL, "german_10th_army", (), "assault german_10th_army 0910"),
    "assist": Case(
        ASSAULT, "german_8th_army", ("assault german_10th_army 0910",), "assist german_8th_army"
    ),
    "invade": Case(
        LANDING, "british_expeditionary_force", (), "invade british_expeditionary_force"
    ),
    "land with": Case(LANDING, "channel_convoys", (), "invade british_expeditionary_force"),
    "rebase": Case(BASES, "luftflotte_4", ("air luftflotte_4",), "rebase 0612"),
    "strike": Case(BASES, "luftflotte_4", ("air luftflotte_4",), "strike polish_air_force"),
    "bomb": Case(
        f"{BOMBERS}\n{FRANCE}unit luftflotte_2 1206",
        "luftflotte_2",
        ("air luftflotte_2",),
        "bomb 0807",
    ),
    "support": Case(
        f"{DUEL}unit luftflotte_4 0511",
        "luftflotte_4",
        (),
        "attack german_10th_army 0910 luftflotte_4",
    ),
    "support the defender": Case(
        AIR, "polish_air_force", SUPPORTED, "reply support polish_air_force"
    ),
    "meet the support": Case(
        AIR, "polish_air_force", SUPPORTED, "reply intercept polish_air_force"
    ),
    "escort the support": Case(
        f"{AIR}unit luftflotte_1 0611",
        "luftflotte_1",
        (*SUPPORTED, "reply intercept polish_air_force"),
        "escort luftflotte_1",
    ),
    "intercept": Case(
        STRUCK, "advanced_air_striking_force", STRIKE, "intercept advanced_air_striking_force"
    ),
    "escort": Case(
        f"{STRUCK}unit luftflotte_3 1106\nhold germany 1106\n",
        "luftflotte_3",
        (*STRIKE, "intercept advanced_air_striking_force"),
        "escort luftflotte_3",
    ),
    "drop from": Case(
        f"{DROP}unit dutch_field_army 0904", "luftflotte_2", ("paradrop",), "at 0904"
    ),
    "sail": Case(f"{SEA}unit home_fleet 0206", "home_fleet", ("ship home_fleet",), "rebase 0605"),
    "raid": Case(
        f"{SEA}hold germany 0509\nunit home_fleet 0206\nunit luftflotte_2 0509",
        "home_fleet",
        ("ship home_fleet",),
        "raid luftflotte_2",
    ),
    "carry": Case(CARGO, "channel_convoys", CONVOY, "carry british_expeditionary_force 0206"),
    "be carried": Case(
        CARGO, "british_expeditionary_force", CONVOY, "carry british_expeditionary_force 0206"
    ),
    "be flown over": Case(
        f"{SEA}unit channel_convoys 0605\nunit advanced_air_striking_force 0606",
        "advanced_air_striking_force",
        CONVOY,
        "carry advanced_air_striking_force 0206",
    ),
    "waylay": Case(
        f"{HUNTED}unit home_fleet 0206",
        "high_seas_fleet",
        ("ship home_fleet", "rebase 0605"),
        "intercept high_seas_fleet",
    ),
    "go along": Case(
        f"{HUNTED}unit home_fleet 0206\nunit channel_convoys 0605",
        "home_fleet",
        (*CONVOY, "rebase 0504"),
        "escort home_fleet",
    ),
    "travel": Case(RAIL, "german_8th_army", (), "strategic german_8th_army"),
    "travel by air": Case(RAIL, "luftflotte_4", (), "strategic luftflotte_4"),
    "be filled up": Case(
        f"{WORN}unit german_10th_army 0511 reduced",
        "german_10th_army",
        (),
        "improve german_10th_army",
    ),
    "be rested": Case(
        f"{WORN}unit luftflotte_4 0511 sorties 2", "luftflotte_4", (), "improve luftflotte_4"
    ),
}
BARS = {
    "move": "used marked poor",
    # eu 5.b No mobile combat in no supply.
    "attack": "none used marked poor",
    "assault": "used marked poor",
    "assist": "used marked poor",
    # eu 6.3.2-1 Only who is supplied lands; the convoy need not be.
    "invade": "low none used marked poor",
    "land with": "six poor",
    # eu 6.2 Neither supply nor points keep aircraft on the ground.
    "rebase": "marked six",
    "strike": "marked six",
    "bomb": "marked six",
    "support": "marked six poor",
    "support the defender": "marked six",
    "meet the support": "marked six",
    "escort the support": "marked six poor",
    "intercept": "marked six",
    "escort": "marked six",
    # eu 6.1-1 The aircraft that it starts from are not activated.
    "drop from": "",
    "sail": "six",
    "raid": "six",
    "carry": "six poor",
    # eu F3 The Western faction evacuates; an army pays for it, and so cannot be poor.
    "be carried": "used marked poor",
    "be flown over": "marked",
    "waylay": "six",
    "go along": "six",
    # eu 4.e Only who is supplied, and nobody pays.
    "travel": "low none marked",
    "travel by air": "low none marked",
    # eu 8.1-1 Supplied, paid for, once a phase.
    "be filled up": "low none used poor",
    "be rested": "low none used poor",
}
"""What bars an answer; in "land with", "support" and the like it is the army that cannot pay."""


@rule("eu 6.2", "eu 6.3", "eu 6.4")
@pytest.mark.parametrize("case", CASES)
def test_what_each_state_of_a_unit_forbids(war: War, case: str) -> None:
    position, name, answers, may = CASES[case]
    war.position(position)
    unit, state, barred = war.unit(name), war.state, []
    for change, run in CHANGES.items():
        war.match.state = state.copy()
        assert _may(war, answers, may), "as it is, it may"
        war.match.state = state.copy()
        run(war.state, unit)
        GAME.steps.advance(war.state)
        if not _may(war, answers, may):
            barred.append(change)
    assert " ".join(barred) == BARS[case]


def _may(war: War, answers: tuple[str, ...], may: str) -> bool:
    """Whether an answer can be given after some others."""
    try:
        war.do(*answers)
    except Illegal:
        return False
    return any(words == may or words.startswith(f"{may} ") for words in war.legal)
