"""naval 2 Setting up, 3 Formation, 4 Hand size and command."""

import pytest
from tests.conftest import rule
from tests.naval_table import Sea

from wartable.core.decision import BadInput
from wartable.games.naval.catalogue import CARD, DECK
from wartable.games.naval.options import SEATS
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.setup import price


def choose(sea: Sea, *navies: str) -> None:
    """Take navies in player order."""
    for navy in navies:
        sea.do(f"navy {navy}")


def pick(sea: Sea, seat: str, *ships: str) -> None:
    """Choose a fleet in secret."""
    sea.do(*(f"{seat}: take {ship}" for ship in ships))
    if sea.match.decision(SEATS.index(seat)):
        sea.do(f"{seat}: done")


def duel(sea: Sea, seed: int = 1) -> tuple[str, str]:
    """Up to the choice of fleets: the United States, first, against the Soviet Union."""
    sea.new(seed=seed)
    first = sea.seat
    choose(sea, "united_states", "soviet_union")
    return first, "bravo" if first == "alpha" else "alpha"


@rule("naval 2.1")
def test_the_highest_roll_plays_first_and_the_order_is_clockwise(sea: Sea) -> None:
    sea.new("seats=3", seed=3)
    rolls = {event.args[0]: event.args[1] for event in sea.seen("order-die")}
    first = max(rolls, key=lambda seat: rolls[seat])
    asked = []
    for navy in ("china", "japan", "france"):
        asked.append(sea.asked.seat)
        sea.do(f"navy {navy}")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@rule("naval A1")
def test_those_who_tie_for_the_highest_roll_roll_again(sea: Sea) -> None:
    for seed in range(30):
        sea.new(seed=seed)
        rolls = [event.args[1] for event in sea.seen("order-die")]
        if rolls[0] == rolls[1]:
            break
    assert len(rolls) >= 4 and rolls[-1] != rolls[-2]


@rule("naval 2.2")
def test_everybody_chooses_one_of_nine_navies_in_player_order(sea: Sea) -> None:
    sea.new()
    assert len(sea.may("navy")) == 9
    first = sea.seat
    sea.do("navy japan")
    assert sea.seat != first and sea.state.holder[5] == SEATS.index(first)


@rule("naval A2")
def test_a_navy_that_is_taken_cannot_be_chosen_again(sea: Sea) -> None:
    sea.new()
    sea.do("navy japan")
    assert sea.refuses("navy japan").rule == "naval A2"


@rule("naval 2.3")
def test_fleets_of_up_to_25_points_are_chosen_in_secret_at_the_same_time(sea: Sea) -> None:
    first, second = duel(sea)
    assert {decision.seat for decision in sea.match.decisions} == {0, 1}
    before = sea.view(second)
    sea.do(f"{first}: take enterprise")
    assert sea.view(second) == before
    assert sea.view(first)["seats"][first]["budget"] == 12


@rule("naval 2.3")
def test_a_ship_beyond_the_budget_is_refused(sea: Sea) -> None:
    first, _ = duel(sea)
    sea.do(f"{first}: take enterprise")
    sea.match.state.decisions = tuple(
        sorted(sea.match.decisions, key=lambda decision: SEATS[decision.seat] != first)
    )
    assert sea.refuses("take nimitz").message == "reason-over-budget"


@rule("naval A3")
def test_the_allowance_need_not_be_spent(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, first, "gary")
    pick(sea, second, "kiev")
    assert sea.fleet(first) == {"gary"}


@rule("naval 2.4")
def test_where_a_navy_is_too_small_everybody_gets_20_or_15_points(sea: Sea) -> None:
    sea.new()
    choose(sea, "united_states", "norway")
    assert (sea.state.limit, sea.state.goal) == (15, 15)


@rule("naval 2.5")
def test_ships_that_were_not_chosen_are_the_reserve(sea: Sea) -> None:
    sea.new("fleet=15")
    first = sea.seat
    second = "bravo" if first == "alpha" else "alpha"
    choose(sea, "norway", "soviet_union")
    pick(sea, first, "bergen", "narvik", "ula")
    pick(sea, second, "kiev")
    sea.do(f"{first}: row bergen 1")
    assert sea.reserve(first) == {"trondheim", "fridtjof_nansen", "skjold"}


@rule("naval 2.6")
def test_fleets_are_laid_out_in_player_order(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev", "slava")
    pick(sea, first, "gary", "knox")
    assert sea.seat == first
    sea.do("row gary 1", "row knox 1")
    assert sea.seat == second


@rule("naval A4")
def test_a_later_seat_sees_the_earlier_formations_but_not_the_other_way(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev", "slava")
    pick(sea, first, "gary")
    assert sea.seat == second
    assert sea.view(second)["seats"][first]["rows"] == [["gary"]]
    assert not sea.view(first)["seats"][second]["rows"]


@rule("naval 2.7")
def test_the_non_combatant_is_never_offered_for_a_fleet(sea: Sea) -> None:
    duel(sea)
    assert all("non_combatant" not in sea.may("take") for _ in sea.match.decisions)


@rule("naval 2.8")
def test_everybody_draws_a_hand_of_its_size_from_the_shuffled_deck(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, first, "gary")
    pick(sea, second, "titan")
    assert (len(sea.hand(first)), len(sea.hand(second))) == (7, 8)
    assert len(sea.state.deck) == 110 - 15


@rule("naval 3.1")
def test_a_fleet_has_up_to_three_rows(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev")
    pick(sea, first, "virginia", "gary", "knox")
    sea.do("row virginia 3", "row gary 1", "row knox 2")
    assert sea.rows(first) == [["gary"], ["knox"], ["virginia"]]


@rule("naval 3.2")
def test_a_row_holds_any_number_of_ships_but_at_least_one(sea: Sea) -> None:
    with pytest.raises(BadInput, match="row-in-front"):
        sea.position("alpha\n row2 gary\nbravo\n row1 kiev")


@rule("naval 3.3")
def test_rows_behind_an_empty_row_move_up(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev")
    pick(sea, first, "virginia", "gary")
    sea.do("row virginia 3", "row gary 2")
    assert sea.rows(first) == [["gary"], ["virginia"]]


@rule("naval 3.3")
def test_when_the_last_ship_of_a_row_is_sunk_the_rows_behind_move_up(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 druzhny
                      row2 slava
                      row3 kiev""")
    sea.dice(4)
    sea.do("play air_support", "target druzhny", "final", "done")
    assert sea.rows("bravo") == [["slava"], ["kiev"]]


@rule("naval 3.4")
def test_submarines_are_never_in_a_row(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev")
    pick(sea, first, "los_angeles", "gary")
    assert sea.rows(first) == [["gary"]] and "los_angeles" in sea.fleet(first)
    with pytest.raises(BadInput, match="surface-ship"):
        sea.position("alpha\n row1 los_angeles\nbravo\n row1 kiev")


@rule("naval 3.5")
def test_every_submarine_starts_passive(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "k_316")
    pick(sea, first, "los_angeles")
    assert not sea.active("los_angeles") and not sea.active("k_316")


@rule("naval A5")
def test_a_fleet_of_submarines_alone_has_no_row(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev")
    pick(sea, first, "los_angeles", "sturgeon")
    assert sea.rows(first) == [] and sea.fleet(first) == {"los_angeles", "sturgeon"}


@rule("naval A6")
def test_all_ships_may_stand_in_one_row(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev")
    pick(sea, first, "virginia", "gary", "knox", "o_h_perry", "george_phillip")
    while sea.seat == first and sea.asked.ask == "ask-row":
        sea.do(sea.legal[0])
    assert [len(row) for row in sea.rows(first)] == [5]


@rule("naval 4.1")
def test_the_hand_size_is_seven_and_the_command_of_the_fleet(sea: Sea) -> None:
    sea.position("alpha\n row1 gary\nbravo\n row1 titan, zhdanov")
    assert sea.view("alpha")["seats"]["alpha"]["hand_size"] == 7
    assert sea.view("alpha")["seats"]["bravo"]["hand_size"] == 9


@rule("naval 4.2")
def test_nobody_discards_when_a_command_ship_is_sunk(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 titan, smerch
                      hand repair x3, battle_plan x3, torpedo_attack x2""")
    sea.dice(4)
    sea.do("play air_support", "target titan", "final")
    sea.quick()
    assert len(sea.hand("bravo")) == 8
    assert sea.view("bravo")["seats"]["bravo"]["hand_size"] == 7


@rule("naval A37")
def test_a_command_ship_that_joins_raises_the_hand_size_at_the_next_draw(sea: Sea) -> None:
    sea.position("""alpha
                      row1 kiev
                      hand air_support x2
                    bravo
                      row1 gary""")
    sea.do("reinforce", "pay air_support", "pay air_support", "enlist titan", "row titan 1")
    assert sea.view("alpha")["seats"]["alpha"]["hand_size"] == 8 and not sea.hand("alpha")
    sea.quick()
    assert len(sea.hand("alpha")) == 8


def test_the_whole_deck_is_110_cards_and_a_fleet_costs_its_victory_points() -> None:
    assert len(DECK) == 110 and DECK.count(CARD["intelligence"]) == 8
    assert price(0, 0b11) == 26


@rule("naval 17.1")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_a_table_tells_its_scenario(sea: Sea, scenario: str) -> None:
    sea.new(f"scenario={scenario}")
    assert sea.view("alpha")["scenario"] == scenario
    assert sea.game.options(sea.state)["scenario"] == scenario


@rule("naval 2.6", "naval A4")
def test_a_formation_is_a_secret_until_it_is_complete_in_every_world(sea: Sea) -> None:
    first, second = duel(sea)
    pick(sea, second, "kiev", "slava")
    pick(sea, first, "gary", "knox")
    seat = sea.seats.index(second)
    before = sea.game.world(sea.state, seat, 1).decisions
    sea.do(f"{first}: row gary 2")
    assert sea.game.world(sea.state, seat, 1).decisions == before
