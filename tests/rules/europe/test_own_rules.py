"""Special rules that only a scenario of one's own has: they work from the file alone."""

from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import scenario_files
from wartable.games.europe.scenario import DATA

POLAND = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
FRANCE = DATA.joinpath("france_1940.toml").read_text(encoding="utf-8")
SOVIETS = f"{GUARDED}\nturn 2\nphase declaration_of_war soviet\nunit soviet_3rd_army 1804\n"
BARE = "bare\nunit eastern_command eastern_marches\nunit home_forces london\n"


def with_rule(text: str, line: str) -> str:
    """The start of a scenario with one more special rule."""
    return scenario_files.position(text.replace("rules = [", f"rules = [\n    {line},", 1))


@rule("eu K-18")
def test_a_local_war_is_fought_with_one_country_only(war: War) -> None:
    line = '{ rule = "local_wars", id = "X1", faction = "soviet" }'
    war.position(with_rule(POLAND, line) + SOVIETS)
    war.do("war lithuania")
    assert war.state.local == [2 * 256 + war.country("lithuania")]
    assert not war.state.war[2] & 2


@rule("eu 10.1-3")
def test_without_that_rule_the_whole_faction_is_at_war(war: War) -> None:
    war.position(SOVIETS)
    war.do("war lithuania")
    assert war.state.war[2] & 2


@rule("eu K-16")
def test_a_passage_is_shut_while_an_enemy_holds_its_city(war: War) -> None:
    strait = (
        'passages = [{ id = "dover_strait", zones = ["channel", "north_sea"], cities = ["dover"] }]'
    )
    shut = scenario_files.position(FRANCE.replace("barriers = [", f"{strait}\nbarriers = [", 1))
    fleet = f"{BARE}phase operations western\nunit home_fleet portsmouth\n"
    war.position(f"{shut}{fleet}")
    war.do("ship home_fleet")
    assert "0504" in war.may("rebase")
    war.position(f"{shut}{fleet}hold germany dover")
    war.do("ship home_fleet")
    assert "0504" not in war.may("rebase")


@rule("eu 10.1")
def test_a_faction_may_be_kept_from_declaring_war_until_something_holds(war: War) -> None:
    line = (
        '{ rule = "no_declaration", id = "X1", faction = "axis", until = { turn = { min = 2 } } }'
    )
    start = f"{GUARDED}\nphase declaration_of_war axis\nunit german_8th_army 0410\n"
    war.position(start)
    assert "war lithuania" in war.legal
    war.position(with_rule(POLAND, line) + start)
    assert war.ask != "axis declare"


@rule("eu 6.1-6")
def test_partisans_may_be_kept_to_some_countries(war: War) -> None:
    line = '{ rule = "partisans_only", id = "X1", faction = "western", countries = ["france"] }'
    start = (
        f"{BARE}phase operations western\nunit german_6th_army lille\n"
        "unit german_4th_army brussels\n"
        "country belgium western active\nmarkers western partisans 1\n"
    )
    war.position(f"options scenario=france_1940\n{start}")
    war.do("partisans")
    assert len(war.may("at")) == 2
    war.position(with_rule(FRANCE, line) + start)
    war.do("partisans")
    assert war.may("at") == ["0807"]


def with_events(text: str, *lines: str) -> str:
    """The start of a scenario with events."""
    entries = "".join(f"\n    {line}," for line in lines)
    return scenario_files.position(
        text.replace("rules = [", f"events = [{entries}\n]\nrules = [", 1)
    )


FROM = "{ turn = { min ="
GIFT = 'do = [{ effect = "factories", country = "germany", add = 2 }]'
AXIS = f"{GUARDED}\nphase declaration_of_war axis\nunit german_8th_army 0410\n"


@rule("eu 13")
def test_an_event_happens_once_when_its_condition_holds(war: War) -> None:
    event = f'{{ id = "gift", check = "declaration_of_war", when = {FROM} 1 }} }}, {GIFT} }}'
    before = 3
    war.position(with_events(POLAND, event) + AXIS)
    assert war.state.extra[war.country("germany")] == before + 2
    assert war.state.happened == [1]


@rule("eu 13")
def test_an_event_whose_condition_does_not_hold_waits(war: War) -> None:
    event = f'{{ id = "gift", check = "declaration_of_war", when = {FROM} 2 }} }}, {GIFT} }}'
    war.position(with_events(POLAND, event) + AXIS)
    assert war.state.happened == [0]


@rule("eu 13", "eu K-3")
def test_an_event_without_an_option_waits_for_the_phase_of_the_axis(war: War) -> None:
    event = f'{{ id = "gift", check = "declaration_of_war", {GIFT} }}'
    war.position(with_events(POLAND, event) + AXIS.replace("war axis", "war western"))
    assert war.phase != "declaration_of_war" or war.seat == "western"
    assert war.state.happened == [0]


@rule("eu 13", "eu K-3")
def test_a_faction_may_say_no_to_an_event_that_is_its_option(war: War) -> None:
    event = f'{{ id = "gift", check = "declaration_of_war", option = "axis", {GIFT} }}'
    war.position(with_events(POLAND, event) + AXIS)
    assert war.ask == "axis consent"
    war.do("pass")
    assert war.state.happened == [0]
    war.position(with_events(POLAND, event) + AXIS)
    war.do("consent")
    assert war.state.happened == [1]


@rule("eu 13")
def test_an_event_with_a_die_happens_on_its_numbers_only(war: War) -> None:
    event = (
        '{ id = "gift", check = "declaration_of_war", option = "axis", '
        f"die = {{ success = [6] }}, {GIFT} }}"
    )
    for die, happened in ((5, [0]), (6, [1])):
        war.position(with_events(POLAND, event) + AXIS)
        war.dice(die)
        war.do("consent")
        assert war.state.happened == happened


@rule("eu 13", "eu K-2")
def test_an_event_can_wait_for_another(war: War) -> None:
    first = f'{{ id = "first", check = "declaration_of_war", {GIFT} }}'
    second = (
        f'{{ id = "second", check = "declaration_of_war", when = {{ event = "first" }}, {GIFT} }}'
    )
    war.position(with_events(POLAND, second, first) + AXIS)
    assert war.state.happened == [0, 1]
    war.position(with_events(POLAND, first, second) + AXIS)
    assert war.state.happened == [1, 1]


@rule("eu K-7")
def test_an_event_decides_who_gets_the_hexes_of_a_country_that_it_conquers(war: War) -> None:
    conquer = 'do = [{ effect = "conquer", country = "lithuania", to = "soviet_union" }]'
    event = f'{{ id = "annexed", check = "declaration_of_war", {conquer} }}'
    war.position(with_events(POLAND, event) + AXIS)
    assert war.holder("kaunas") == "soviet_union"


@rule("eu K-6")
def test_units_in_a_region_that_passes_to_strangers_go_to_the_nearest_friendly_hex(
    war: War,
) -> None:
    give = 'do = [{ effect = "give_region", region = "slovakia", to = "hungary" }]'
    event = f'{{ id = "award", check = "declaration_of_war", {give} }}'
    war.position(with_events(POLAND, event) + AXIS + "unit german_10th_army 0616\n")
    war.do(war.legal[0])
    place = war.hex(war.at("german_10th_army"))
    board = war.state.scenario.board
    assert board.distance(place, war.hex("0616")) == 1
    assert war.holder(war.at("german_10th_army")) == "germany"
