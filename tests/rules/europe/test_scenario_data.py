"""The scenarios of the package, the example of the docs, and the page that explains the format."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect
from msgspec.structs import fields
from tests.conftest import rule

from wartable.games.europe import effects, format
from wartable.games.europe.effects import FACTIONS, Condition
from wartable.games.europe.oddities import oddities
from wartable.games.europe.scenario import MOBILIZATION, SCENARIOS, find, known, read
from wartable.games.europe.sequence import sequence
from wartable.games.europe.turn import PHASES
from wartable.words.text import LANGUAGES

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "border_war.toml"
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
TEXTS = ROOT / "src" / "wartable" / "games" / "europe" / "text"


def test_the_example_of_the_page_is_the_example_that_can_be_played() -> None:
    steps = PAGE.partition("## The format")[0]
    written = "\n".join(re.findall(r"^```toml\n(.*?)^```", steps, re.MULTILINE | re.DOTALL))
    assert EXAMPLE.read_text(encoding="utf-8").partition("\n\n")[2] == written
    assert oddities(read(written, "border_war.toml"), "") == []


def test_the_numbers_that_the_page_lays_over_the_game_s_are_taken() -> None:
    patch = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[-1]
    scenario = read(EXAMPLE.read_text(encoding="utf-8") + patch, "border_war.toml")
    assert scenario.tables.overland == (3, 2, 1)
    assert scenario.tables.types[scenario.tables.type_number["heavy_bomber"]].bombing_markers == 2
    assert scenario.tables.types[scenario.tables.type_number["air"]].rebase == 8


@pytest.mark.parametrize("family", [effects.AnyEffect, effects.AnyRule])
def test_the_page_names_every_effect_and_every_special_rule(family: object) -> None:
    union = inspect.type_info(family)
    assert isinstance(union, inspect.UnionType)
    for kind in union.types:
        assert isinstance(kind, inspect.StructType)
        assert f"`{kind.tag}`" in PAGE
        for field in kind.fields:
            assert f"`{field.encode_name}`" in PAGE, (kind.tag, field.encode_name)


@pytest.mark.parametrize(
    "part",
    [Condition]
    + [kind for name, kind in sorted(vars(format).items()) if re.fullmatch("File[A-Z]?\\w*", name)],
)
def test_the_page_names_every_field(part: type[effects.ScenarioPart]) -> None:
    for field in fields(part):
        assert re.search(rf"\b{field.encode_name}\b", PAGE), field.encode_name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_everything_in_a_scenario_of_the_package_has_a_name(name: str, lang: str) -> None:
    file = find(name).file
    messages = (TEXTS / f"names.{lang}.ftl").read_text(encoding="utf-8")
    families: dict[str, tuple[Any, ...]] = {
        "country": file.countries,
        "city": file.map.cities,
        "unit": file.units,
        "sea": file.map.sea_zones,
        "zone": file.map.off_map_zones,
        "river": file.map.rivers,
        "barrier": file.map.barriers,
        "fort": file.map.forts,
    }
    for family, entries in families.items():
        for entry in entries:
            assert f"\n{family}-{entry.id.replace('_', '-')} = " in messages, entry.id


def test_poland_has_315_hexes_and_france_310() -> None:
    assert [len(find(name).board.cell) for name in SCENARIOS] == [315, 310]


def test_units_stand_in_the_order_of_their_kinds() -> None:
    for name in SCENARIOS:
        scenario = find(name)
        assert [unit.kind for unit in scenario.units] == sorted(u.kind for u in scenario.units)
        for kind, numbers in enumerate(scenario.of_kind):
            assert all(scenario.units[number].kind == kind for number in numbers)


def test_every_hex_is_held_by_one_country_at_the_start() -> None:
    for name in SCENARIOS:
        scenario = find(name)
        assert sum(held.bit_count() for held in scenario.control) == scenario.board.land.bit_count()


def test_neutral_armies_wait_for_their_country() -> None:
    scenario = find("france_1940")
    army = scenario.units[scenario.unit_number["belgian_army"]]
    assert (army.neutral, army.at, army.home) == (True, -1, scenario.board.number["brussels"])


def test_a_unit_in_the_box_can_be_mobilized() -> None:
    scenario = find("poland_1939")
    assert scenario.units[scenario.unit_number["lublin_army"]].at == MOBILIZATION


def test_a_scenario_is_found_by_its_id_or_by_its_text() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert known("poland_1939") is find("poland_1939")
    origin = known(text).origin
    assert known(origin) is known(known(origin).origin)
    assert known(origin).file == known(text).file
    assert "\n" not in origin and "#" not in origin


def test_the_turn_has_thirteen_phases_by_faction_but_for_four() -> None:
    turn = sequence()
    assert turn.factions == FACTIONS
    assert len(turn.phases) == 13
    together = [phase.id for phase in turn.phases if not phase.each]
    assert together == ["weather", "strategic_warfare", "victory", "end_of_turn"]


@rule("eu 1.2")
def test_the_engine_plays_the_phases_that_the_chart_prints() -> None:
    played = [(phase.id, not phase.joint) for phase in PHASES]
    assert played == [(phase.id, phase.each) for phase in sequence().phases]
