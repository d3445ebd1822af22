"""Small print: what the rules of Europe say at their edges."""

import pytest
from rich.console import Console
from rich.text import Text
from tests.conftest import rule
from tests.europe_table import GUARDED, War
from tests.rules.europe.test_own_rules import BARE, FRANCE, POLAND, with_events
from tests.rules.europe.test_ships import HUNTED

from wartable.core.decision import BadInput
from wartable.games.europe import conquest, defense, scenario_files, terminal
from wartable.games.europe.game import GAME
from wartable.games.europe.options import SEATS
from wartable.games.europe.scenario import find
from wartable.words.text import words


@rule("eu 2.d-4")
def test_an_ally_that_did_it_is_not_the_conqueror(war: War) -> None:
    war.position(GUARDED)
    poland, lithuania = war.country("poland"), war.country("lithuania")
    war.state.side[lithuania] = war.state.side[poland]
    assert conquest.cause(war.state, poland, lithuania) == 0


@rule("eu 10.3.1", "eu 13")
def test_an_event_ends_the_duty_of_the_second_entry_alone(war: War) -> None:
    event = (
        '{ id = "change", check = "declaration_of_war", '
        'do = [{ effect = "end_national_defense", id = "united_kingdom_home" }] }'
    )
    start = f"{BARE}phase declaration_of_war axis\nunit home_forces gone\n"
    war.position(with_events(FRANCE, event) + start)
    assert defense.failures(war.state, SEATS.index("western")) == 0
    war.position(f"options scenario=france_1940\n{start}")
    assert defense.failures(war.state, SEATS.index("western")) == 2


@rule("eu 13")
def test_a_unit_that_changes_sides_keeps_its_sorties(war: War) -> None:
    event = (
        '{ id = "change", check = "declaration_of_war", '
        'do = [{ effect = "unit_to", unit = "luftflotte_4", country = "slovakia" }] }'
    )
    start = f"{GUARDED}phase declaration_of_war axis\nunit german_8th_army 0410\n"
    war.position(with_events(POLAND, event) + f"{start}unit luftflotte_4 0511 sorties 2\n")
    assert war.at("luftflotte_4_for_slovakia") == "0511"
    assert war.sorties("luftflotte_4_for_slovakia") == 2


@rule("eu 13")
def test_a_unit_that_is_gone_comes_back_for_nobody(war: War) -> None:
    event = (
        '{ id = "change", check = "declaration_of_war", '
        'do = [{ effect = "unit_to", unit = "luftflotte_4", country = "slovakia" }] }'
    )
    start = f"{GUARDED}phase declaration_of_war axis\nunit german_8th_army 0410\n"
    war.position(with_events(POLAND, event) + f"{start}unit luftflotte_4 gone\n")
    assert war.at("luftflotte_4_for_slovakia") != "0511"
    assert not war.seen("unit-to")


@rule("eu 13", "eu 10.3")
@pytest.mark.parametrize(("policies", "happens"), [("appeasement", True), ("", False)])
def test_an_event_may_wait_for_a_policy(war: War, policies: str, happens: bool) -> None:
    event = (
        '{ id = "change", check = "declaration_of_war", '
        'when = { policy = { policy = "appeasement" } }, '
        'do = [{ effect = "factories", country = "germany", add = 2 }] }'
    )
    war.position(with_events(POLAND, event) + f"phase weather\npolicies {policies}\n")
    war.until("axis declare")
    assert war.state.extra[war.country("germany")] == (5 if happens else 3)


@rule("eu 4.c", "eu 5.b")
def test_a_unit_that_attacks_before_it_moves_may_still_leave_the_zone(war: War) -> None:
    war.position(
        f"{GUARDED}markers western support 0\nhold germany 0911\n"
        "unit xix_panzer_corps 0911\nunit lodz_army 0910"
    )
    war.dice(1, 5)
    war.do("attack xix_panzer_corps 0910")
    assert war.at("lodz_army") == "0910"
    assert war.ask == "axis active"
    assert war.may("move", "xix_panzer_corps")


@rule("eu 3.b")
def test_a_position_with_two_armies_in_a_hex_is_refused() -> None:
    text = f"game europe\n{GUARDED}unit lodz_army 0710\nunit poznan_army 0710\n"
    with pytest.raises(BadInput, match="hex-with-room"):
        GAME.position(text, 1)


@rule("eu 6.4-4")
def test_a_warship_with_six_sorties_escorts_nobody(war: War) -> None:
    war.position(f"{HUNTED}unit home_fleet 0206 sorties 6\nunit channel_convoys 0605")
    war.do("ship channel_convoys", "rebase 0504")
    assert war.ask == "axis waylay"


def test_a_scenario_may_last_into_the_next_year() -> None:
    text = POLAND.replace("turns = 3", "turns = 6", 1)
    found = GAME.position(scenario_files.position(text), 1).scenario
    assert found.months == (8, 9, 10, 11, 0, 1)
    assert found.years == (1939, 1939, 1939, 1939, 1940, 1940)


def test_a_scenario_that_breaks_off_is_refused_with_its_last_line() -> None:
    with pytest.raises(BadInput) as caught:
        scenario_files.position('id = "mine"\nunits = [')
    assert (caught.value.where, caught.value.word) == ("scenario:2", "units = [")


def _drawn(war: War) -> list[Text]:
    """The lines of the map in the terminal."""
    found = terminal._map(GAME.view(war.state, 0), war.state.scenario)
    assert isinstance(found, Text)
    return list(found.split("\n"))


def test_in_the_terminal_the_units_of_a_hex_are_as_wide_as_its_number(war: War) -> None:
    war.position(GUARDED + "unit lodz_army 0710\nunit german_8th_army 0410\n")
    lines = _drawn(war)
    assert [line.cell_len for line in lines[::2]] == [line.cell_len for line in lines[1::2]]


def test_in_the_terminal_the_sea_is_blue_and_land_is_not(war: War) -> None:
    war.position(GUARDED)
    board, console = find("poland_1939").board, Console()
    style_of = {}
    for line in _drawn(war):
        for at in range(len(line) - 3):
            if line.plain[at : at + 4] in board.number:
                name = line.plain[at : at + 4]
                style_of[name] = line.get_style_at_offset(console, at)
    blue = style_of["0101"].bgcolor
    wet = {name for name, style in style_of.items() if style.bgcolor == blue}
    assert wet
    assert wet == {name for name in style_of if board.sea >> board.number[name] & 1}


def test_the_terminal_draws_a_view_in_both_languages(war: War) -> None:
    war.position(GUARDED)
    for lang in ("en", "fr"):
        assert terminal.draw(GAME.view(war.state, 0), words(lang, "europe"))


@rule("eu 10.3.1-3")
def test_a_country_pays_once_however_many_entries_fail(war: War) -> None:
    entry = next(line for line in FRANCE.splitlines() if "germany_eastern_marches" in line)
    again = entry.replace("germany_eastern_marches", "germany_again")
    own = scenario_files.position(FRANCE.replace(entry, f"{entry}\n{again}", 1))
    war.position(f"{own}bare\nphase operations axis\ncountry germany will 10\n")
    assert war.will("germany") == 9


@rule("eu 6.2.1")
def test_from_an_off_map_zone_the_way_to_its_city_counts(war: War) -> None:
    war.position(f"{GUARDED}unit luftflotte_4 west_wall\n")
    war.do("air luftflotte_4")
    board = war.state.scenario.board
    cities = board.zones[war.state.at[war.unit("luftflotte_4")] - board.size].joins
    far = [
        min(board.distance(city, war.hex(place)) for city in cities)
        for place in war.may("rebase")
        if war.hex(place) < board.size
    ]
    assert max(far) == 9


@rule("eu F-1")
def test_a_move_elsewhere_is_not_where_the_axis_must_go(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("axis act")
    board, own = war.state.scenario.board, war.country("germany")
    home = board.of_country[own]
    move = next(
        words
        for words in war.legal
        if words.startswith("move ") and home >> war.hex(words.split()[2]) & 1
    )
    assert "done" not in war.legal
    war.do(move)
    war.until("axis act")
    assert "done" not in war.legal
