"""naval 5 Winning."""

from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval.game import GAME
from wartable.games.naval.turn import ROUNDS

LAST_SHIP = """alpha
                 row1 gary
                 hand air_support
               bravo
                 row1 druzhny
                 hand repair, battle_plan"""


@rule("naval 5.1")
def test_victory_is_checked_only_after_a_complete_game_turn(sea: Sea) -> None:
    sea.position("""turn alpha
                    goal 3
                    alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 druzhny, smerch""")
    sea.dice(4)
    sea.do("play air_support", "target druzhny", "final")
    assert sea.seat == "bravo" and GAME.result(sea.state) is None
    sea.quick()
    assert GAME.result(sea.state) == "alpha"


@rule("naval 5.2")
def test_who_has_sunk_ships_for_the_goal_wins(sea: Sea) -> None:
    sea.position("""turn bravo
                    first alpha
                    alpha
                      row1 gary
                      sunk kiev, kirov, slava, titan, nikolayev
                    bravo
                      row1 druzhny""")
    assert sea.state.score == [29, 0]
    sea.quick()
    assert GAME.result(sea.state) == "alpha"


@rule("naval 5.2")
def test_the_last_seat_in_the_game_wins(sea: Sea) -> None:
    sea.position(LAST_SHIP)
    sea.dice(4)
    sea.do("play air_support", "target druzhny", "final")
    sea.quick()
    assert GAME.result(sea.state) == "alpha"


TWO_LEADERS = """turn bravo
                 first alpha
                 goal 5
                 alpha
                   row1 gary
                   sunk %s
                 bravo
                   row1 druzhny
                   sunk california"""


@rule("naval 5.3")
def test_of_several_who_reached_the_goal_the_one_with_most_points_wins(sea: Sea) -> None:
    sea.position(TWO_LEADERS % "kirov")
    sea.quick()
    assert GAME.result(sea.state) == "alpha"


@rule("naval A34")
def test_with_equal_points_another_game_turn_is_played(sea: Sea) -> None:
    sea.position(TWO_LEADERS % "nikolayev")
    sea.quick()
    assert (sea.state.round, GAME.result(sea.state)) == (2, None)


@rule("naval 5.4")
def test_the_goal_is_what_everybody_received_for_the_fleet(sea: Sea) -> None:
    sea.new("fleet=20")
    sea.do("navy united_states", "navy soviet_union")
    assert sea.state.goal == 20


@rule("naval 5.5", "naval A35")
def test_a_seat_without_ships_is_out_and_its_hand_is_discarded(sea: Sea) -> None:
    sea.position(LAST_SHIP + "\ncharlie\n row1 glasgow")
    sea.dice(4)
    sea.do("play air_support", "target druzhny", "final")
    assert sea.view("alpha")["seats"]["bravo"]["out"] and not sea.reserve("bravo")
    assert sea.discard == ["air_support", "battle_plan", "repair"]
    assert sea.seat == "charlie"


@rule("naval A35")
def test_the_victory_pile_of_a_seat_that_is_out_does_not_count(sea: Sea) -> None:
    sea.position("""goal 5
                    alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 druzhny
                      sunk ticonderoga
                    charlie
                      row1 glasgow""")
    sea.dice(4)
    sea.do("play air_support", "target druzhny", "final")
    sea.quick()
    assert (sea.state.round, GAME.result(sea.state)) == (2, None)


@rule("naval 5.6")
def test_if_nobody_has_won_another_game_turn_is_played(sea: Sea) -> None:
    sea.position("turn bravo\nfirst alpha\nalpha\n row1 gary\nbravo\n row1 kiev")
    sea.quick()
    assert (sea.state.round, sea.seat) == (2, "alpha")


@rule("naval 5.6")
def test_after_the_last_game_turn_the_leader_wins_so_that_every_game_ends(sea: Sea) -> None:
    for sunk, result in (("druzhny", "alpha"), ("", "draw")):
        sea.position(f"""round {ROUNDS}
                         turn bravo
                         first alpha
                         alpha
                           row1 gary
                           sunk {sunk}
                         bravo
                           row1 kiev""")
        sea.quick()
        assert GAME.result(sea.state) == result


@rule("naval A36")
def test_a_seat_that_is_out_cannot_come_back_by_reinforcement(sea: Sea) -> None:
    sea.position(LAST_SHIP + "\ncharlie\n row1 glasgow")
    sea.dice(4)
    sea.do("play air_support", "target druzhny", "final")
    for _ in range(4):
        sea.quick()
        assert sea.seat != "bravo"


@rule("naval A33")
def test_the_seat_that_sinks_a_ship_gets_all_its_points_whoever_damaged_it(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand rapid_fire
                    bravo
                      row1 druzhny, smerch
                      damage druzhny:missile_launch
                    charlie
                      row1 glasgow""")
    sea.do("play rapid_fire", "target druzhny", "final")
    assert sea.state.score == [3, 0, 0]


@rule("naval 5.5", "naval A35", "naval 6.8")
def test_a_seat_that_is_out_has_neither_cards_nor_ships_left_and_draws_no_more(sea: Sea) -> None:
    sea.position("""options seats=3
                    alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 druzhny
                      reserve smerch
                      hand repair
                    charlie
                      row1 glasgow""")
    sea.dice(6, 6)
    sea.do("play air_support", "target druzhny", "final")
    while sea.seat == "alpha":
        sea.quick()
    bravo = sea.view("bravo")["seats"]["bravo"]
    assert (bravo["out"], bravo["reserve"], bravo["hand"]) == (True, [], [])
    assert sea.view("alpha")["seats"]["alpha"]["hand_count"] == 7
