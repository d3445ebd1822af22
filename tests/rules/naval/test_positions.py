"""Positions of the naval game: what they say, and one clear line for what is wrong."""

import pytest
from tests.naval_table import Sea

from wartable.core.decision import BadInput
from wartable.games.naval.game import GAME
from wartable.words.telling import complaint

FLEETS = "alpha\n row1 gary\nbravo\n row1 kiev\n"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("alpha\n row1 kiew\nbravo\n row1 gary", "line 2: 'kiew': expected a ship: kiev"),
        ("alpha\n row1 gary, kiev\nbravo\n row1 slava", "line 2: 'kiev': expected a ship of"),
        ("alpha\n row1 gary, gary\nbravo\n row1 kiev", "line 2: 'gary': expected it only once"),
        ("alpha\n row1 gary\n row2 gary\nbravo\n row1 kiev", "each ship in one place"),
        ("alpha\n row1 gary\n row3 knox\nbravo\n row1 kiev", "a ship in every row in front"),
        ("alpha\n active gary\nbravo\n row1 kiev", "line 2: 'gary': expected a submarine"),
        ("alpha\n row1 gary\nbravo\n row1 knox", "a navy that alpha does not have"),
        ("alpha\n navy spain\nbravo\n row1 knox", "line 2: 'spain': expected a navy"),
        (FLEETS + " hand rapid_fire x5", "at most 4 of it in all"),
        (FLEETS + " hand rapid_gun", "an Action card: rapid_fire"),
        (FLEETS + " damage kiev:torpedo_spread, kiev:main_battery", "less damage than its hull"),
        (FLEETS + " damage slava:rapid_fire", "a ship in a row of the fleet"),
        (FLEETS + " damage kiev:repair", "a card with damage"),
        (FLEETS + " sunk kiev", "a ship of another seat’s navy"),
        (FLEETS + " sunk gary", "a ship that is not afloat"),
        (FLEETS + "turn charlie", "one of alpha, bravo"),
        (FLEETS + "turn alpha lunch", "one of actions, defences, resolve, discard, draw"),
        (FLEETS + "round 61", "a whole number from 0 to 60"),
        (FLEETS + "game quartermaster", "expected 'naval'"),
        (FLEETS + "weather fine", "'weather': expected one of"),
        (FLEETS + "options seats=7", "seats=2, seats=3, seats=4, seats=5, seats=6"),
        (FLEETS + "alpha", "'alpha': expected it only once"),
        (FLEETS + "goal 5\ngoal 6", "'goal': expected it only once"),
        ("turn bravo\nalpha\n row1 gary\nbravo", "a seat with ships"),
        ("row1 gary", "'row1': expected a line with one of these names before it: alpha, bravo"),
        ("alpha gary", "line 1: 'gary': expected nothing more"),
        (FLEETS + "exact {}", "what `state` wrote"),
    ],
)
def test_a_mistake_is_one_line_that_says_where_and_what_was_expected(text: str, wrong: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.position(text, 1)
    assert wrong in complaint(caught.value, "en")


def test_what_is_left_out_is_the_rest(sea: Sea) -> None:
    sea.position(FLEETS + " hand rapid_fire")
    assert len(sea.state.deck) == 109 and len(sea.reserve("alpha")) == 20


def test_a_written_position_reads_back_to_the_same_state(sea: Sea) -> None:
    sea.position(FLEETS + " hand intelligence\ndiscard repair")
    sea.do("final")
    again = GAME.position(GAME.write(sea.state), 7)
    assert again.dump() == sea.state.dump() and again.decisions == sea.state.decisions


def test_a_ship_of_the_extended_set_brings_its_set() -> None:
    named = GAME.position(FLEETS.replace("kiev", "kiev\n passive b_248"), 1)
    assert GAME.options(named)["ships"] == "extended"
    assert GAME.options(GAME.position(FLEETS, 1))["ships"] == "core"
