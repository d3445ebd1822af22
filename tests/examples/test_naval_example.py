"""The worked turn of the rulebook, die by die: Alan (alpha), Keith (bravo) and Mike (charlie)."""

import pytest
from tests.conftest import rule
from tests.naval_table import Sea

# A state of the generator whose next nine dice are those of the example.
DICE = (6, 1, 5, 4, 3, 1, 4, 6, 4)
LOADED = 141590317371487401726710855575074040721

BEFORE = """
game naval
options seats=3
round 4
turn alpha actions
alpha
  navy united_states
  row1 o_h_perry, gary
  row2 virginia
  row3 enterprise
  passive los_angeles
  reserve george_phillip
  hand missile_launch x2, main_battery, rapid_fire, air_support, coordinated_launch, screening_ship
  damage virginia:rapid_fire
bravo
  navy soviet_union
  row1 druzhny, smerch
  row2 slava, titan
  row3 kiev
  reserve
  hand air_support, torpedo_attack x3, battle_plan, repair, main_battery x2
charlie
  navy united_kingdom
  row1 glasgow, somerset
  row2 invincible
  passive trafalgar
  reserve
  hand missile_launch, near_miss_surface, rapid_fire, wire_guided_torpedo x2, battle_plan, repair
"""


@pytest.fixture
def sea() -> Sea:
    """The table before Alan's turn."""
    table = Sea()
    table.position(BEFORE)
    table.state.seed = LOADED
    return table


def act(sea: Sea) -> None:
    """Alan's action phase."""
    sea.do("alpha: reinforce", "pay missile_launch", "pay main_battery", "enlist george_phillip")
    sea.do("row george_phillip 1")
    sea.do("reorganise", "active los_angeles", "done")
    sea.do("strike enterprise", "target druzhny", "target smerch")
    sea.do("asw los_angeles", "target trafalgar")
    sea.do("play missile_launch", "target glasgow", "with gary")
    sea.do("play rapid_fire", "target glasgow", "with george_phillip")
    sea.do("play air_support", "target kiev")
    sea.do("play coordinated_launch", "target somerset")


def keith(sea: Sea) -> None:
    """Keith declares, then rolls Slava, Air Support and the evasion of Smerch."""
    sea.do("bravo: guard kiev a6", "guard slava a6", "defend air_support a1")
    sea.do("guard slava a6", "defend air_support a1")


def mike(sea: Sea) -> None:
    """Mike declares, then rolls in the order of the example."""
    sea.do("charlie: defend missile_launch a4", "defend near_miss_surface a4")
    sea.do("guard invincible a7", "defend rapid_fire a5")
    sea.do("defend rapid_fire a5", "defend missile_launch a4", "defend near_miss_surface a4")
    sea.do("guard invincible a7")


@rule("naval 7.2", "naval 7.3")
def test_step_1_george_phillip_joins_for_three_points(sea: Sea) -> None:
    sea.do("reinforce", "pay missile_launch", "pay main_battery", "enlist george_phillip")
    sea.do("row george_phillip 1")
    assert sea.rows("alpha")[0] == ["o_h_perry", "george_phillip", "gary"]
    assert sea.discard == ["main_battery", "missile_launch"] and len(sea.hand("alpha")) == 5


@rule("naval 8.7")
def test_step_6_gary_has_acted_and_cannot_power_the_gun(sea: Sea) -> None:
    sea.do("reinforce", "pay missile_launch", "pay main_battery", "enlist george_phillip")
    sea.do("row george_phillip 1", "play missile_launch", "target glasgow", "with gary")
    sea.do("play rapid_fire", "target glasgow")
    assert sorted(sea.may("with")) == ["george_phillip", "o_h_perry"]
    assert sea.refuses("with gary").message == "reason-has-acted"


@rule("naval 9.3")
def test_step_8_the_range_is_counted_from_virginia_in_the_second_row(sea: Sea) -> None:
    sea.do("reinforce", "pay missile_launch", "pay main_battery", "enlist george_phillip")
    sea.do("row george_phillip 1", "play missile_launch", "target glasgow", "with gary")
    sea.do("play rapid_fire", "target glasgow", "with george_phillip", "play coordinated_launch")
    assert sea.refuses("target invincible").rule == "naval 9.1"
    sea.do("target somerset")
    attack = sea.view("bravo")["attacks"][-1]
    assert sorted(attack["ships"]) == ["o_h_perry", "virginia"]


@rule("naval 6.3")
def test_step_9_seven_attacks_are_declared_and_six_ships_have_acted(sea: Sea) -> None:
    act(sea)
    targets = [attack["target"] for attack in sea.view("alpha")["attacks"]]
    assert targets == ["druzhny", "smerch", "trafalgar", "glasgow", "glasgow", "kiev", "somerset"]
    assert set(sea.view("alpha")["seats"]["alpha"]["acted"]) == {
        "george_phillip",
        "gary",
        "o_h_perry",
        "virginia",
        "enterprise",
        "los_angeles",
    }
    assert sea.hand("alpha") == ["screening_ship"]


@rule("naval 6.5", "naval 11.8", "naval A21")
def test_keith_saves_kiev_and_smerch_but_loses_druzhny(sea: Sea) -> None:
    act(sea)
    sea.do("final")
    keith(sea)
    rolls = [(event.args[5], event.args[6], event.args[8]) for event in sea.seen("defence-roll")]
    assert rolls == [(6, 6, 1), (4, 1, 0), (5, 5, 1)]
    assert [event.args[3:5] for event in sea.seen("strike-roll")] == [(4, 4)]
    assert sea.sunk("alpha") == ["druzhny"] and sea.state.score[0] == 3
    assert sea.rows("bravo") == [["smerch"], ["slava", "titan"], ["kiev"]]
    assert sea.discard.count("air_support") == 2 and len(sea.hand("bravo")) == 7


@rule("naval 11.6", "naval A26", "naval 12.1")
def test_mike_stops_all_but_the_gun_that_is_hard_to_stop(sea: Sea) -> None:
    act(sea)
    sea.do("final")
    keith(sea)
    mike(sea)
    rolls = [(event.args[5], event.args[6], event.args[8]) for event in sea.seen("defence-roll")]
    assert rolls[3:] == [(6, 3, 0), (2, 1, 0), (4, 4, 1), (6, 6, 1), (2, 4, 1)]
    assert sea.damage == {"virginia": 1, "glasgow": 1}


@rule("naval 6.7", "naval 6.8")
def test_after_the_turn_everybody_has_drawn_and_keith_is_next(sea: Sea) -> None:
    act(sea)
    sea.do("final")
    keith(sea)
    mike(sea)
    deck = len(sea.state.deck)
    sea.do("alpha: discard screening_ship")
    assert [event.args for event in sea.seen("drew")] == [(0, 7), (1, 1), (2, 3)]
    assert len(sea.state.deck) == deck - 11
    assert sea.discard == [
        "air_support",
        "air_support",
        "coordinated_launch",
        "main_battery",
        "missile_launch",
        "missile_launch",
        "missile_launch",
        "near_miss_surface",
        "rapid_fire",
        "screening_ship",
    ]
    assert sea.rows("alpha") == [
        ["o_h_perry", "george_phillip", "gary"],
        ["virginia"],
        ["enterprise"],
    ]
    assert sea.rows("charlie") == [["glasgow", "somerset"], ["invincible"]]
    assert sea.active("los_angeles") and not sea.active("trafalgar")
    assert sea.seat == "bravo" and sea.asked.ask == "ask-action"


def test_the_dice_of_the_example_are_those_that_were_rolled(sea: Sea) -> None:
    act(sea)
    sea.do("final")
    keith(sea)
    mike(sea)
    rolled = [
        event.args[6] if event.kind == "defence-roll" else event.args[4]
        for _, event in sea.match.events
        if event.kind in ("defence-roll", "strike-roll")
    ]
    assert tuple(rolled) == DICE
