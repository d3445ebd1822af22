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
