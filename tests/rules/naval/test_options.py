"""naval 14 Inherent attacks, 15 Optional rules, 16 Non-Combatant, 17 Scenarios."""

import random

import pytest
from tests.conftest import rule
from tests.naval_table import Sea

from wartable.core.decision import BadInput
from wartable.core.game import settle
from wartable.games.naval.catalogue import ASW
from wartable.games.naval.game import GAME
from wartable.games.naval.scenarios import SCENARIO
from wartable.games.naval.state import State


@rule("naval 14.1")
def test_a_ship_launches_one_air_strike_for_each_number_without_a_card(sea: Sea) -> None:
    sea.position("alpha\n row1 enterprise\nbravo\n row1 kiev, druzhny")
    sea.do("strike enterprise", "target kiev", "target druzhny")
    assert [attack["needed"] for attack in sea.view("bravo")["attacks"]] == [4, 4]


@rule("naval A48")
def test_the_strikes_of_one_ship_may_go_to_different_fleets(sea: Sea) -> None:
    sea.position("alpha\n row1 enterprise\nbravo\n row1 kiev\ncharlie\n row1 glasgow")
    sea.do("strike enterprise", "target kiev")
    assert "target glasgow" in sea.legal


@rule("naval 14.2")
def test_ships_and_submarines_hunt_submarines_without_a_card(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      active los_angeles
                    bravo
                      row1 kiev
                      passive k_316""")
    assert sorted(sea.may("asw")) == ["gary", "los_angeles"]
    sea.dice(1, 5)
    sea.do("asw gary", "target k_316", "final")
    assert sea.sunk("alpha") == ["k_316"]


@rule("naval A47")
def test_a_ship_makes_one_asw_attack_for_each_number(sea: Sea) -> None:
    assert {len(numbers) for numbers in ASW} == {0, 1}
    sea.position("alpha\n row1 gary\nbravo\n row1 kiev\n passive k_316")
    sea.do("asw gary", "target k_316")
    assert sea.asked.ask == "ask-action" and len(sea.state.attacks) == 1


@rule("naval 14.3")
def test_a_ship_makes_strikes_or_asw_or_uses_its_weapons(sea: Sea) -> None:
    sea.position("""alpha
                      row1 kiev
                      hand rapid_fire
                    bravo
                      row1 gary
                      passive los_angeles""")
    assert {"strike kiev", "asw kiev", "play rapid_fire"} <= set(sea.legal)
    sea.do("strike kiev", "target gary")
    assert not {"strike kiev", "asw kiev", "play rapid_fire"} & set(sea.legal)


@rule("naval 14.4")
def test_inherent_attacks_cannot_be_cancelled_but_defended_against(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                    bravo
                      row1 kiev
                      hand intelligence""")
    sea.do("strike enterprise", "target kiev", "hold")
    assert sea.seat == "alpha"
    sea.do("final")
    assert sea.may("guard") == ["kiev a1"]


@rule("naval 15.1", "naval A55")
def test_an_air_strike_on_a_deeper_row_needs_one_or_two_more(sea: Sea) -> None:
    for target, needed in (("druzhny", 4), ("titan", 5), ("zhdanov", 6)):
        sea.position("""options row_defence
                        alpha
                          row1 gary
                          hand air_support
                        bravo
                          row1 druzhny
                          row2 titan
                          row3 zhdanov""")
        sea.do("play air_support", f"target {target}", "final")
        assert sea.seen("strike-roll")[0].args[3] == needed


@rule("naval 15.1", "naval A55")
def test_row_defence_is_no_help_to_a_submarine(sea: Sea) -> None:
    rolled = []
    for options in ("options", "options row_defence"):
        sea.position(f"""{options}
                         alpha
                           row1 gary
                         bravo
                           row1 kiev
                           row2 titan
                           passive k_316""")
        sea.dice(1, 6)
        sea.do("asw gary", "target k_316", "final")
        rolled.append(sea.seen("strike-roll")[0].args[3])
    assert rolled[0] == rolled[1]


TEAMS = """options teams=two
           alpha
             row1 gary
             hand air_support
           bravo
             row1 kiev
           charlie
             row1 glasgow
             sunk druzhny
           delta
             row1 kongo"""


@rule("naval 15.2")
def test_a_team_shares_its_victory_points(sea: Sea) -> None:
    sea.new("seats=4", "teams=two", "fleet=40")
    for navy in ("united_states", "soviet_union", "united_kingdom", "japan"):
        sea.do(f"navy {navy}")
    seat = next(d.seat for d in sea.match.decisions if sea.state.navy[d.seat] == 0)
    mate = ("alpha", "bravo", "charlie", "delta")[(seat + 2) % 4]
    before = sea.view(mate)["seats"][mate]["budget"]
    sea.do(f"{('alpha', 'bravo', 'charlie', 'delta')[seat]}: take enterprise")
    assert sea.view(mate)["seats"][mate]["budget"] == before - 13 + 3


@rule("naval 15.2", "naval 2.3")
def test_what_a_team_picks_is_seen_by_the_team_alone(sea: Sea) -> None:
    sea.new("seats=4", "teams=two", "fleet=40")
    for navy in ("united_states", "soviet_union", "united_kingdom", "japan"):
        sea.do(f"navy {navy}")
    seats = ("alpha", "bravo", "charlie", "delta")
    own = next(d.seat for d in sea.match.decisions if sea.state.navy[d.seat] == 0)
    mate, *others = (seats[(own + step) % 4] for step in (2, 1, 3))
    before = {name: sea.view(name) for name in others} | {"": GAME.view(sea.state, -1)}
    sea.do(f"{seats[own]}: take enterprise")
    assert sea.view(mate)["seats"][seats[own]]["picks"] == ["enterprise"]
    assert before == {name: sea.view(name) for name in others} | {"": GAME.view(sea.state, -1)}
    assert all("picks" not in sea.view(name)["seats"][seats[own]] for name in others)


@rule("naval 15.3")
def test_mates_cannot_attack_each_other_and_win_together(sea: Sea) -> None:
    sea.position(TEAMS)
    sea.do("play air_support")
    assert sorted(sea.may("target")) == ["kiev", "kongo"]
    sea.state.goal = 3
    sea.do("target kiev")
    for _ in range(4):
        sea.quick()
    assert GAME.result(sea.state) == "red"


@rule("naval 15.3")
def test_in_team_play_a_seat_without_ships_stays_in_the_game(sea: Sea) -> None:
    sea.position(TEAMS.replace("row1 kiev", "reserve smerch\n hand air_support"))
    sea.quick()
    assert sea.seat == "bravo" and {"reinforce", "play air_support"} <= set(sea.legal)


@rule("naval 15.3")
def test_a_team_that_has_sunk_every_ship_in_play_wins(sea: Sea) -> None:
    nothing = TEAMS.replace("row1 kiev", "navy soviet_union\n reserve")
    sea.position(nothing.replace("row1 kongo", "navy japan\n reserve"))
    for _ in range(4):
        sea.quick()
    assert GAME.result(sea.state) == "red"


@rule("naval A54")
def test_only_the_attacked_seat_defends_with_its_own_ships_and_cards(sea: Sea) -> None:
    sea.position(TEAMS.replace("row1 kongo", "row1 kongo\n hand near_miss_air"))
    sea.do("play air_support", "target kiev", "final")
    assert sea.legal == ["done", "guard kiev a1"]


@rule("naval 15.4")
def test_starting_points_buy_action_cards_one_at_a_time_in_player_order(sea: Sea) -> None:
    sea.new("stock")
    sea.do("navy united_states", "navy soviet_union")
    first = sea.seat
    sea.do("buy bomber_raid")
    assert sea.seat != first
    sea.do("pass")
    assert sea.seat == first and sea.stock(first) == ["bomber_raid"]
    sea.do("pass")
    budget = {decision.seat: decision.about for decision in sea.match.decisions}
    assert sorted(budget.values()) == [(22,), (25,)]


@rule("naval 15.4")
def test_bought_cards_are_played_normally_and_do_not_count_towards_the_hand(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand rapid_fire x4, battle_plan x3
                      stock air_support
                    bravo
                      row1 kiev""")
    sea.do("play air_support", "target kiev")
    assert sea.stock("alpha") == [] and len(sea.hand("alpha")) == 7


@rule("naval A49")
def test_others_see_how_many_cards_were_bought_and_for_what_but_not_which(sea: Sea) -> None:
    sea.new("stock")
    sea.do("navy united_states", "navy soviet_union")
    first = sea.seat
    assert len(sea.may("buy")) == 34
    sea.do("buy gun_line")
    other = sea.view(sea.seat)["seats"][first]
    assert other["stock_costs"] == [3] and "stock" not in other


@rule("naval A49")
def test_any_card_of_the_deck_may_be_bought_while_it_is_there(sea: Sea) -> None:
    sea.new("stock")
    sea.do("navy united_states", "navy soviet_union", "buy gun_line")
    assert "gun_line" not in sea.may("buy") and len(sea.may("buy")) == 33


@rule("naval 16.1")
def test_a_scenario_sets_what_the_non_combatant_is_worth(sea: Sea) -> None:
    for scenario, worth in (("bay_of_pandas", 5), ("falkland_express", 0)):
        sea.position(f"""options scenario={scenario}
                         turn alpha
                         alpha
                           row1 hangzhou
                           hand close_range_launch
                         bravo
                           row1 non_combatant, kee_lung""")
        sea.do("play close_range_launch", "target non_combatant", "final")
        assert (sea.sunk("alpha"), sea.state.score[0]) == (["non_combatant"], worth)


def finish(options: list[str], seed: int) -> State:
    """A game played to the end at random."""
    rng = random.Random(seed)
    state: State = GAME.new(settle(GAME, options), seed)
    while state.decisions:
        decision = rng.choice(state.decisions)
        GAME.answer(state, decision.seat, rng.choice(decision.options))
    return state


@pytest.mark.parametrize("scenario", list(SCENARIO))
def test_a_scenario_can_be_played_to_its_end(scenario: str) -> None:
    assert GAME.result(finish([f"scenario={scenario}"], 5)) in ("alpha", "bravo", "draw")


def fleets(sea: Sea, scenario: str) -> list[set[str]]:
    """The fleets of a scenario once they are laid out."""
    sea.new(f"scenario={scenario}")
    while sea.asked.ask == "ask-row":
        sea.do(sea.legal[0])
    return [sea.fleet("alpha"), sea.fleet("bravo")]


@rule("naval 17.1")
def test_raider_force_710(sea: Sea) -> None:
    assert fleets(sea, "raider_force_710") == [
        {"bergen", "narvik", "trondheim", "ula"},
        {"druzhny", "smerch", "k_316"},
    ]
    assert sea.state.goal == 11


@rule("naval 17.2")
def test_taking_the_bear(sea: Sea) -> None:
    american, soviet = fleets(sea, "taking_the_bear")
    assert len(american) == 6 and len(soviet) == 7 and sea.state.goal == 35
    assert sea.stock("bravo") == ["bomber_raid"]


@rule("naval 17.3")
def test_falkland_express_has_no_reinforcements_and_no_air_strikes(sea: Sea) -> None:
    assert fleets(sea, "falkland_express") == [{"broadsword", "non_combatant"}, {"hercules"}]
    sea.position("""options scenario=falkland_express
                    turn bravo
                    alpha
                      navy united_kingdom
                      row1 broadsword, non_combatant
                    bravo
                      row1 hercules
                      hand air_support x2, bomber_raid, repair x2""")
    assert sea.refuses("reinforce").message == "reason-no-reinforcements"
    assert not sea.may("play")
    assert sea.refuses("play air_support").message == "reason-no-air-strikes"


@rule("naval 17.4")
def test_bay_of_pandas(sea: Sea) -> None:
    chinese, taiwanese = fleets(sea, "bay_of_pandas")
    assert len(chinese) == 6 and "non_combatant" in taiwanese and sea.state.goal == 13
    assert sea.stock("bravo") == ["air_support"]


@rule("naval A50")
def test_a_card_named_by_a_scenario_lies_beside_its_owner_outside_the_hand(sea: Sea) -> None:
    fleets(sea, "bay_of_pandas")
    assert len(sea.hand("bravo")) == 7 and len(sea.state.deck) == 110 - 1 - 14
    assert sea.view("alpha")["seats"]["bravo"]["stock"] == ["air_support"]


@rule("naval A51")
def test_a_scenario_is_set_up_like_a_normal_game_with_the_rest_as_reserve(sea: Sea) -> None:
    sea.new("scenario=raider_force_710")
    assert sea.seen("order-die") and sea.asked.ask == "ask-row"
    while sea.asked.ask == "ask-row":
        sea.do(sea.legal[0])
    assert sea.reserve("alpha") == {"fridtjof_nansen", "skjold"}


EXPRESS = """options scenario=falkland_express
             round %d
             turn bravo
             first alpha
             alpha
               navy united_kingdom
               row1 broadsword%s
             bravo
               row1 hercules
               hand missile_launch
               sunk %s"""


@rule("naval A52")
def test_falkland_express_ends_after_three_game_turns_or_when_its_ship_is_sunk(sea: Sea) -> None:
    for number, ship, sunk, result in (
        (2, ", non_combatant", "", None),
        (3, ", non_combatant", "", "alpha"),
        (1, "", "non_combatant", "bravo"),
    ):
        sea.position(EXPRESS % (number, ship, sunk))
        sea.quick()
        assert GAME.result(sea.state) == result


@rule("naval A53")
def test_reinforcements_that_are_sunk_count_for_the_goal_of_a_scenario(sea: Sea) -> None:
    sea.position("""options scenario=raider_force_710
                    turn bravo
                    first alpha
                    alpha
                      row1 bergen
                      sunk kiev, titan
                    bravo
                      row1 druzhny""")
    sea.quick()
    assert GAME.result(sea.state) == "alpha"


@pytest.mark.parametrize("word", ["seats=3", "fleet=20", "teams=two", "stock"])
def test_a_scenario_leaves_no_choice_of_seats_fleets_teams_or_bought_cards(word: str) -> None:
    with pytest.raises(BadInput, match="in-a-scenario"):
        GAME.new(settle(GAME, ["scenario=bay_of_pandas", word]), 1)


@rule("naval 17.3")
def test_a_reason_names_the_ban_of_the_scenario_where_that_is_the_reason(sea: Sea) -> None:
    sea.position("""options scenario=falkland_express
                    turn bravo
                    alpha
                      navy united_kingdom
                      row1 broadsword, non_combatant
                      active conqueror
                    bravo
                      row1 hercules, veinticinco_de_mayo
                      acted veinticinco_de_mayo
                      hand air_support, bomber_raid""")
    for words in ("play bomber_raid", "strike veinticinco_de_mayo", "reinforce", "enlist drummond"):
        assert sea.refuses(words).rule == "naval 17.3"
    assert sea.refuses("pay air_support").rule == "naval 17.3"
    sea.do("play air_support")
    assert sea.refuses("target broadsword").rule == "naval 17.3"


@rule("naval 17.3", "naval 17.4", "naval 5.4")
def test_the_terms_of_a_battle_stand_at_the_table(sea: Sea) -> None:
    for options, wanted in (
        ([], ["goal"]),
        (["row_defence"], ["goal", "row-defence"]),
        (["seats=4", "teams=two"], ["goal-team"]),
        (["scenario=raider_force_710"], ["scenario", "goal"]),
        (["scenario=bay_of_pandas"], ["scenario", "goal", "escort-points"]),
        (
            ["scenario=falkland_express"],
            ["scenario", "escort", "rounds", "no-reinforcements", "no-air-strikes"],
        ),
    ):
        sea.new(*options)
        assert [term["term"] for term in sea.view("alpha")["terms"]] == wanted
    escort = sea.view("alpha")["terms"][1]
    assert (escort["navy"], escort["guard"]) == ("argentina", "united_kingdom")


@rule("naval 16.1")
def test_a_position_sets_what_the_non_combatant_is_worth(sea: Sea) -> None:
    sea.position("""non_combatant 7
                    alpha
                      row1 hangzhou
                      hand close_range_launch
                    bravo
                      row1 non_combatant, kee_lung""")
    sea.do("play close_range_launch", "target non_combatant", "final")
    assert sea.state.score[0] == 7
    again = GAME.position(GAME.write(sea.state), 1)
    assert again.escort == 7 and again.score[0] == 7


@rule("naval 15.2")
@pytest.mark.parametrize(
    ("seats", "teams", "mates"),
    [
        ("4", "1122", "bravo"),
        ("4", "1222", ""),
        ("5", "12112", "charlie"),
        ("6", "123321", "foxtrot"),
    ],
)
def test_teams_sit_as_they_like(sea: Sea, seats: str, teams: str, mates: str) -> None:
    sea.new(f"seats={seats}", f"teams={teams}")
    rows = sea.view("alpha")["seats"]
    own = [name for name, row in rows.items() if row["team"] == "red" and name != "alpha"]
    assert own[:1] == ([mates] if mates else [])
    assert GAME.options(sea.state)["teams"] == teams


@rule("naval 15.2", "naval 15.3")
def test_neighbours_of_one_team_do_not_attack_each_other(sea: Sea) -> None:
    sea.position(TEAMS.replace("teams=two", "teams=1122"))
    sea.do("play air_support")
    assert sorted(sea.may("target")) == ["glasgow", "kongo"]


@rule("naval 15.2", "naval 5.4")
@pytest.mark.parametrize("points", ["17", "33", "58"])
def test_any_budget_may_be_agreed(sea: Sea, points: str) -> None:
    sea.new("seats=4", "teams=1122", f"fleet={points}")
    for navy in ("united_states", "soviet_union", "united_kingdom", "france"):
        sea.do(f"navy {navy}")
    assert (sea.state.limit, sea.state.goal) == (int(points), int(points))
    state = finish(["seats=5", "teams=12212", f"fleet={points}"], 3)
    assert GAME.result(state) in ("red", "blue", "draw")


@rule("naval 2.4")
def test_a_navy_that_is_too_small_brings_any_budget_down_to_steps_of_five(sea: Sea) -> None:
    sea.new("fleet=23")
    sea.do("navy norway", "navy united_states")
    assert sea.state.limit == 15


@rule("naval 15.2")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("seats=4 teams=112", "team-for-each"),
        ("seats=3 teams=111", "teams-from-one"),
        ("seats=3 teams=113", "teams-from-one"),
        ("seats=2 teams=three", "seats-for-teams"),
        ("seats=6 teams=111112 fleet=14", "fleet-from"),
        ("fleet=2", "fleet-from"),
        ("fleet=0", "setting-fleet"),
        ("fleet=many", "setting-fleet"),
        ("teams=red", "setting-teams"),
        ("teams=1", "setting-teams"),
    ],
)
def test_teams_and_budgets_that_cannot_be_played_are_refused(words: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(settle(GAME, words.split()), 1)
    assert refused.value.expected == expected
