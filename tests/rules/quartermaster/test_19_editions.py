"""Where the rulebooks were compared: a pair of tests for each subject, one an edition."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, supplied, to_turn

from wartable.cli import main
from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster.board import NUMBER, first_edition, second_edition
from wartable.games.quartermaster.differences import DIFFERENCES, SAME, page, value
from wartable.games.quartermaster.editions import FIRST, SECOND, Edition, edition
from wartable.games.quartermaster.game import GAME
from wartable.games.quartermaster.seats import PEOPLE
from wartable.games.quartermaster.view import view

PAGE = Path(__file__).parents[3] / "docs/editions.md"
Test = Callable[..., None]


def pair(first: Any, second: Any) -> Callable[[Test], Test]:
    """Run a test in both editions, with what is expected of each."""
    found: Callable[[Test], Test] = pytest.mark.parametrize(
        ("edition_", "expected"), [("first", first), ("second", second)], ids=["first", "second"]
    )
    return found


def alike(test: Test) -> Test:
    """Run a test in both editions, which agree."""
    return pytest.mark.parametrize("edition_", ["first", "second"])(test)


def set_up(table: Table, edition_: str, text: str, options: str = "") -> None:
    """A position in an edition."""
    line = f"options {options}\n" if options else ""
    table.position(f"edition {edition_}\n{line}{text}")


def new_game(table: Table, edition_: str, *words: str) -> None:
    """A new game of an edition."""
    game = find("quartermaster")
    table.match = Match(game, settle(game, [f"edition={edition_}", *words]), 3)


@rule("qm 17")
@pair((40, 39, 33, 34, 30, 40), (41, 40, 34, 34, 30, 41))
def test_card_count(table: Table, edition_: str, expected: tuple[int, ...]) -> None:
    new_game(table, edition_)
    zones = zip(table.state.hand, table.state.deck, strict=True)
    assert tuple(len(hand) + len(deck) for hand, deck in zones) == expected


@rule("qm 17", "qm 2.1")
@pair(5, 6)
def test_us_navies(table: Table, edition_: str, expected: int) -> None:
    new_game(table, edition_)
    assert view(table.state, SPECTATOR)["nations"]["united_states"]["reserve"]["navies"] == expected


@rule("qm 7.1")
@pair({"team": "allies", "points": 2}, None)
def test_score_track(table: Table, edition_: str, expected: dict[str, Any] | None) -> None:
    set_up(table, edition_, "vp axis 3 allies 5\nturn germany play")
    assert view(table.state, SPECTATOR).get("lead") == expected
    assert table.vp == {"axis": 3, "allies": 5}


@rule("qm 11.1", "qm 11.2")
@alike
def test_victory_is_a_lead_of_30_after_the_round_or_most_points_at_the_end(
    table: Table, edition_: str
) -> None:
    set_up(table, edition_, "vp axis 0 allies 30\nturn united_states draw")
    assert table.match.game.result(table.state) == "allies"
    set_up(table, edition_, "vp axis 0 allies 29\nturn united_states draw")
    assert not table.match.over
    set_up(table, edition_, "round 20\nvp axis 9 allies 9\nturn united_states draw")
    assert table.match.game.result(table.state) == "axis"


@rule("qm 5.1")
@pair(True, False)
def test_reallocate_resources_without_an_option(
    table: Table, edition_: str, expected: bool
) -> None:
    set_up(table, edition_, "turn germany play\ngermany\n  armies germany\n  hand land_battle x5")
    assert ("reallocate" in table.legal) == expected


SHORT = """
    turn united_kingdom play
    united_kingdom
      armies united_kingdom
      hand bomber_command, build_army
    germany
      armies germany
      hand land_battle x3
      deck build_army x2
    """


@rule("qm 10", "qm 3.8")
@pair((1, 0), (3, -2))
def test_deck_empty_discard_from_deck(
    table: Table, edition_: str, expected: tuple[int, int]
) -> None:
    set_up(table, edition_, SHORT)
    table.do("play bomber_command", "nation germany")
    # Four cards are due and the deck has two.
    assert (count(table, "germany", "hand"), table.vp["axis"]) == expected


@rule("qm 10", "qm 3.8")
@pair(-1, -4)
def test_deck_empty_discard_from_deck_with_too_small_a_hand(
    table: Table, edition_: str, expected: int
) -> None:
    set_up(table, edition_, SHORT.replace("deck build_army x2", "deck"))
    table.do("play bomber_command", "nation germany")
    assert table.vp["axis"] == expected


@rule("qm 10")
@alike
def test_hand_empty_discard_from_hand(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn soviet_union play
        soviet_union
          armies moscow
          status frontal_assault
          hand land_battle
          deck build_army
        """,
    )
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert count(table, "soviet_union", "deck") == 0
    assert table.vp["allies"] == -1


@rule("qm 5.2")
@pair((3, 2), (2, 2))
def test_play_obligation_with_an_empty_hand(
    table: Table, edition_: str, expected: tuple[int, int]
) -> None:
    text = "turn germany play\ngermany\n  armies germany\n  hand\n  deck land_battle x3"
    set_up(table, edition_, text)
    assert (count(table, "germany", "hand"), table.vp["axis"]) == expected


@rule("qm 5.2")
@pair(2, 1)
def test_play_obligation_with_no_card_at_all(table: Table, edition_: str, expected: int) -> None:
    set_up(table, edition_, "turn germany play\ngermany\n  armies germany\n  hand\n  deck")
    assert table.vp["axis"] == expected


@rule("qm 3.6", "qm 13.2.2")
@pair(2, 3)
def test_status_first_use_in_the_victory_step(table: Table, edition_: str, expected: int) -> None:
    set_up(
        table,
        edition_,
        """
        turn italy play
        italy
          armies italy, balkans
          hand balkan_resources, build_army
        """,
    )
    table.do("play balkan_resources")
    assert table.vp["axis"] == expected


@rule("qm 3.6", "qm 13.2.2")
@pair(False, True)
def test_status_first_use_in_the_next_nations_turn(
    table: Table, edition_: str, expected: bool
) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany play
        germany
          armies germany, western_europe
          hand atlantic_wall, build_army
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle, build_army
        """,
    )
    table.do("play atlantic_wall")
    table.run()
    table.do("play land_battle", "battle western_europe")
    # In the first edition it waits for Germany's next turn.
    assert ("use atlantic_wall" in table.legal) == expected


@rule("qm 3.6", "qm 6.1")
def test_status_first_use_of_a_supply_marker_begins_with_the_own_next_turn(table: Table) -> None:
    set_up(
        table,
        "first",
        """
        turn united_kingdom play
        united_kingdom
          armies united_kingdom, canada
          hand mackenzie_king_drafts_the_nrma, increased_commonwealth_support, build_army x4
        """,
    )
    table.do("play mackenzie_king_drafts_the_nrma")
    assert "canada" not in table.armies("united_kingdom")
    to_turn(table, "united_kingdom")
    table.do("play increased_commonwealth_support", "recruit canada")
    assert supplied(table, "united_kingdom", "canada")


@rule("qm 3.7", "qm 13.2.3")
@alike
def test_response_first_use(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn soviet_union play
        soviet_union
          armies russia
          hand leningrad, build_army
        germany
          armies germany, moscow
        """,
    )
    table.do("play leningrad", "soviet_union: use leningrad")
    assert table.armies("soviet_union") == {"russia"}


@rule("qm 3.7", "qm 13.2.5")
@pair(True, False)
def test_protection_cards_before_a_battle(table: Table, edition_: str, expected: bool) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany
        germany
          armies germany
          hand build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """,
    )
    assert (table.seat == "soviet_union" and "use stalingrad" in table.legal) == expected


@rule("qm 13.2.5", "qm 13.2.8")
@alike
def test_word_turn_means_the_turn_of_one_nation(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany play
        germany
          armies germany, balkans
          hand land_battle, build_army
        italy
          armies italy, balkans
          hand land_battle, build_army
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """,
    )
    table.do("play land_battle", "battle ukraine", "soviet_union: use stalingrad")
    assert view(table.state, SPECTATOR)["nations"]["soviet_union"]["safe"] == ["ukraine"]
    to_turn(table, "italy")
    table.do("play land_battle", "battle ukraine")
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 2.1")
@pair(False, True)
def test_own_removal_with_pieces_in_reserve(table: Table, edition_: str, expected: bool) -> None:
    set_up(
        table, edition_, "turn germany play\ngermany\n  armies germany, balkans\n  hand land_battle"
    )
    assert ("lift" in table.offers("germany")) == expected


@rule("qm 2.1")
@pair(False, True)
def test_own_removal_in_another_nations_turn(table: Table, edition_: str, expected: bool) -> None:
    set_up(
        table,
        edition_,
        """
        turn united_states play
        united_states
          armies eastern_united_states
          hand murmansk_convoy, build_army
        soviet_union
          armies moscow, ukraine, siberia, kazakhstan, mongolia, vladivostok, china
        """,
    )
    table.do("play murmansk_convoy")
    # All seven Soviet armies are in play: one would have to be lifted for Russia.
    assert ("recruit soviet_union russia" in table.legal) == expected


@rule("qm 6")
@alike
def test_supply_line(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany play
        germany
          armies western_europe, eastern_europe
          navies baltic_sea
        italy
          armies italy, germany
        """,
    )
    # From the star in Western Europe over the Baltic; its port is an army of the team.
    assert supplied(table, "germany", "eastern_europe")
    assert supplied(table, "germany", "baltic_sea")


SZECHUAN = """
    turn united_states victory
    united_states
      armies eastern_united_states, szechuan, southeast_asia
      status american_volunteer_group_expands
      hand build_army
    soviet_union
      armies moscow, szechuan
    """


@rule("qm 6.1")
@pair(4, 2)
def test_supply_markers_score_for_their_nation_as_if_held_alone(
    table: Table, edition_: str, expected: int
) -> None:
    set_up(table, edition_, SZECHUAN)
    assert table.vp["allies"] == expected


@rule("qm 6.1")
@pair(True, False)
def test_supply_markers_are_a_source_of_supply(table: Table, edition_: str, expected: bool) -> None:
    set_up(table, edition_, SZECHUAN)
    assert supplied(table, "united_states", "szechuan")
    assert supplied(table, "united_states", "southeast_asia") == expected
    # In the second edition the Status feeds all Allied armies there, but it is no star.
    assert supplied(table, "soviet_union", "szechuan") != expected


@rule("qm 16.1")
@alike
def test_straits(table: Table, edition_: str) -> None:
    for holder, opened in (("germany", True), ("united_kingdom", False)):
        set_up(
            table,
            edition_,
            f"""
            turn italy play
            italy
              armies italy
              navies mediterranean_sea
              hand sea_battle
            {holder}
              armies {holder}, north_africa
            """,
        )
        table.do("play sea_battle")
        assert ("north_sea" in places(table, "battle")) == opened


@rule("qm 3.3", "qm 5.5.4")
@alike
def test_battle_target_may_be_empty_but_no_friend(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany play
        germany
          armies germany
          hand land_battle
        italy
          armies italy, balkans
        """,
    )
    table.do("play land_battle")
    assert places(table, "battle") == {"western_europe", "eastern_europe"}


@rule("qm 5.5.3")
@alike
def test_build_without_building(table: Table, edition_: str) -> None:
    set_up(
        table, edition_, "turn germany play\ngermany\n  armies germany, ukraine\n  hand build_army"
    )
    table.do("play build_army", "build ukraine")
    assert table.armies("germany") == {"germany", "ukraine"}


@rule("qm 3.1")
@alike
def test_home_build(table: Table, edition_: str) -> None:
    set_up(table, edition_, "turn germany play\ngermany\n  armies russia\n  hand build_army")
    table.do("play build_army")
    assert places(table, "build") == {"germany"}


@rule("qm 5.3")
@alike
def test_reaction_order(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany play
        germany
          armies germany, eastern_europe
          status blitzkrieg
          hand land_battle
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """,
    )
    table.do("play land_battle", "battle ukraine")
    assert table.seat == "soviet_union"
    table.do("pass")
    assert (table.seat, table.legal) == ("germany", ["pass", "use blitzkrieg"])


@rule("qm 10", "qm 12")
@alike
def test_discard_piles(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        "turn germany play\ngermany\n  armies germany\n  hand build_army, sea_battle, build_navy",
    )
    table.do("play build_army", "pass", "discard sea_battle")
    seen = view(table.state, SPECTATOR)["nations"]["germany"]
    assert (seen["discard"], seen["discard_down_count"]) == (["build_army"], 1)


@rule("qm 8")
@alike
def test_discard_phase(table: Table, edition_: str) -> None:
    set_up(table, edition_, "turn germany discard\ngermany\n  armies germany\n  hand build_army x2")
    assert table.legal == ["pass", "discard build_army"]
    table.do("discard build_army", "discard build_army")
    assert count(table, "germany", "under") >= 2


AIRFIELD = "turn germany air\ngermany\n  armies germany\n  hand deploy_air_force, build_army"


@rule("qm 4.2", "qm 14.2")
@alike
def test_air_phase_comes_with_the_extension(table: Table, edition_: str) -> None:
    set_up(table, edition_, AIRFIELD, "air_marshal")
    assert table.asked.ask == "ask-air"
    set_up(table, edition_, AIRFIELD.replace("deploy_air_force, ", ""))
    assert table.asked.ask == "ask-discard"


@rule("qm 4", "qm 14.1")
@alike
@pytest.mark.parametrize(("words", "drawn"), [((), 10), (("air_marshal",), 12)])
def test_starting_hand(table: Table, edition_: str, words: tuple[str, ...], drawn: int) -> None:
    new_game(table, edition_, *words)
    assert count(table, "japan", "hand") == drawn
    assert table.asked.about == (drawn - 7,)


@rule("qm 7")
@alike
def test_home_occupied(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn japan victory
        japan
          armies philippines, china
          status imperial_designs
          hand build_army
        united_states
          armies eastern_united_states, japan
        """,
    )
    assert table.vp["axis"] == 0


@rule("qm 3.8")
@alike
def test_economic_warfare_home(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn united_kingdom play
        united_kingdom
          armies canada
          hand bomber_command
        germany
          armies united_kingdom
        soviet_union
          armies moscow, germany
        """,
    )
    deck = count(table, "germany", "deck")
    table.do("play bomber_command", "nation germany")
    assert count(table, "germany", "deck") == deck - 4


@rule("qm 13.2.6", "qm 5.5.1")
@alike
def test_built_or_recruited_rasputitsa(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn soviet_union play
        germany
          armies germany, eastern_europe, ukraine
        italy
          armies italy, balkans
          down romanian_reinforcements
        soviet_union
          armies moscow
          down rasputitsa
          hand land_battle, build_army
        """,
    )
    table.do("play land_battle", "battle ukraine")
    table.do("italy: use romanian_reinforcements", "recruit ukraine")
    assert "use rasputitsa" in table.legal


@rule("qm 13.2.6", "qm 5.5.1")
@pair(True, False)
def test_built_or_recruited_loyal_to_the_crown(table: Table, edition_: str, expected: bool) -> None:
    set_up(
        table,
        edition_,
        """
        turn united_kingdom play
        germany
          armies germany, india
        italy
          armies italy
          down romanian_reinforcements
        united_kingdom
          armies united_kingdom, australia, southeast_asia
          navies south_china_sea
          down loyal_to_the_crown
          hand land_battle, build_army
        """,
    )
    table.do("play land_battle", "battle india")
    table.do("italy: use romanian_reinforcements", "recruit india")
    assert ("use loyal_to_the_crown" in table.legal) == expected


@rule("qm 13.1")
@pair((1, 2), (2, 2))
def test_french_and_english_boxes_differ_in_the_first_edition_alone(
    table: Table, edition_: str, expected: tuple[int, int]
) -> None:
    empire = "turn italy victory\nitaly\n  armies africa, north_africa\n  status impero_italiano"
    for options, points in zip(("", "english_cards"), expected, strict=True):
        set_up(table, edition_, empire, options)
        assert table.vp["axis"] == points


@rule("qm 13.2.12")
@alike
def test_available_means_in_the_reserve(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn italy play
        italy
          armies italy
          hand afrika_korps, build_army
        germany
          armies germany
          navies baltic_sea, north_sea, black_sea
        """,
    )
    table.do("play afrika_korps", "recruit germany north_africa")
    recruited = table.armies("germany")
    assert recruited == {"germany", "north_africa"}
    # Its three navies are at sea; the owner alone could lift one, where its edition lets it.
    assert ("recruit germany mediterranean_sea" in table.legal) == (edition_ == "second")


@rule("qm 5.2", "qm 13.2.11")
@alike
def test_then_and_or(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn soviet_union play
        soviet_union
          armies moscow
          hand titos_partisans, build_army
        """,
    )
    table.do("play titos_partisans")
    assert "recruit balkans" in table.legal


@rule("qm 1")
@alike
def test_player_table(table: Table, edition_: str) -> None:
    new_game(table, edition_)
    assert len(GAME.seats(table.state)) == 6
    assert [len(PEOPLE[number]) for number in range(2, 7)] == [2, 3, 4, 5, 6]


@rule("qm 13.2.6", "qm 5.3")
@alike
def test_built_then_eliminated(table: Table, edition_: str) -> None:
    set_up(
        table,
        edition_,
        """
        turn germany play
        germany
          armies germany, eastern_europe
          status bias_for_action
          hand build_army, land_battle
        soviet_union
          armies moscow, ukraine
          down rasputitsa
        """,
    )
    table.do("play build_army", "build russia", "soviet_union: use rasputitsa")
    assert "russia" not in table.armies("germany")
    table.do("germany: use bias_for_action")
    # Ukraine lies beside Russia, and beside the army in Eastern Europe that is still there.
    assert "ukraine" in places(table, "battle")


@rule("qm 5.3")
@pair("firestorm_bombers", "firestorm_bombing")
def test_same_reaction_twice_to_one_event_is_too_often(
    table: Table, edition_: str, expected: str
) -> None:
    set_up(
        table,
        edition_,
        f"""
        turn united_states play
        united_states
          armies eastern_united_states, western_europe
          status flying_fortresses
          hand {expected}, build_army
        """,
    )
    table.do(f"play {expected}")
    assert table.legal == ["pass", "use flying_fortresses"]
    table.do("use flying_fortresses")
    assert table.asked.ask == "ask-hit-whom"


PAIRS = {
    ("madagascar", "southern_ocean"): (True, False),
    ("east_pacific", "pacific_northwest"): (False, True),
    ("africa", "bay_of_bengal"): (False, True),
    ("bay_of_bengal", "madagascar"): (False, True),
}


@rule("qm 16")
@pair(0, 1)
def test_map_lines(edition_: str, expected: int) -> None:
    board = (first_edition, second_edition)[expected]()
    assert edition(FIRST if edition_ == "first" else SECOND).board == board
    for (one, other), touch in PAIRS.items():
        found = bool(board.neighbours[NUMBER[one]] >> NUMBER[other] & 1)
        assert found == touch[expected]


@rule("qm 16")
def test_map_lines_are_otherwise_the_same() -> None:
    changed = {frozenset(NUMBER[name] for name in names) for names in PAIRS}
    both = zip(first_edition().neighbours, second_edition().neighbours, strict=True)
    for space, (old, new) in enumerate(both):
        for other in range(53):
            if frozenset((space, other)) not in changed:
                assert (old ^ new) >> other & 1 == 0


@rule("qm 19")
def test_there_are_34_subjects_and_each_has_its_pair_of_tests() -> None:
    assert len(DIFFERENCES) == len({difference.id for difference in DIFFERENCES}) == 34
    tests = [name for name in vars(sys.modules[__name__]) if name.startswith("test_")]
    for difference in DIFFERENCES:
        name = f"test_{difference.id.replace('-', '_')}"
        assert any(test.startswith(name) for test in tests), difference.id


@rule("qm 19")
def test_every_field_that_differs_between_the_editions_is_a_subject() -> None:
    old, new = edition(FIRST), edition(SECOND)
    plain = {"id", "options", "board", "catalogue"}
    differing = {f for f in Edition.__struct_fields__ if getattr(old, f) != getattr(new, f)} - plain
    decided = {difference.decided for difference in DIFFERENCES}
    assert differing <= decided
    for difference in DIFFERENCES:
        if difference.decided in differing:
            assert value(old, difference) != value(new, difference)
        elif difference.decided == SAME:
            assert value(old, difference) == value(new, difference)


@rule("qm 19")
def test_the_page_of_the_editions_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    assert main(["editions", "--markdown"]) == 0
    assert capsys.readouterr().out == page()


@pytest.mark.parametrize(("lang", "title"), [("en", "The two editions"), ("fr", "Les deux éd")])
def test_the_command_shows_the_editions_side_by_side(
    lang: str, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["editions", "--lang", lang]) == 0
    assert title in capsys.readouterr().out
