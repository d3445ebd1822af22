"""Scenario files that cannot be used: each is refused in one line that names place and remedy."""

import re

import pytest

from wartable.core.decision import BadInput
from wartable.games.europe.checks import problems
from wartable.games.europe.oddities import oddities
from wartable.games.europe.reading import decode
from wartable.games.europe.scenario import DATA, SCENARIOS, find, read
from wartable.words.telling import complaint

POLAND = DATA.joinpath("poland_1939.toml").read_text(encoding="utf-8")
FRANCE = DATA.joinpath("france_1940.toml").read_text(encoding="utf-8")
WEST_ROW = "\nb b b b b G P b G G G G L L p p p p U\n"

# What is changed, into what, the place that is named, and what was expected.
MUTATIONS = [
    # No TOML, or not this format
    ("[map]", "[map", ":107", "toml"),
    ('id = "poland_1939"', 'id = "poland_1939', ":4", "toml"),
    ("turns = 3", "turns 3", ":6", "toml"),
    ("europe-scenario/1", "europe-scenario/9", ": format", "one-of"),
    ('format = "europe-scenario/1"', "", ": format", "something"),
    ('id = "poland_1939"', 'id = "Poland 1939"', ": id", "scenario-id"),
    ('id = "poland_1939"', 'id = ""', ": id", "scenario-id"),
    ('id = "poland_1939"', "", ": id", "something"),
    ('id = "poland_1939"', 'id = "poland"\nid = "poland"', ":5", "toml-once"),
    # Fields that are missing, unknown, or of another kind
    ("turns = 3", "", ": turns", "something"),
    ("turns = 3", "turns = 3\nmood = 1", "", "one-of"),
    ("turns = 3", 'turns = "three"', ": turns", "whole-number"),
    ("turns = 3", "turns = 2.5", ": turns", "whole-number"),
    ("turns = 3", "turns = 0", ": turns", "whole-number-between"),
    ("turns = 3", "turns = true", ": turns", "whole-number"),
    ('month = "sep"', 'month = "september"', ": start.month", "one-of"),
    ("year = 1939", "year = 39", ": start.year", "whole-number-between"),
    (
        "will = 20, multiplier",
        'will = "twenty", multiplier',
        ": countries.germany.will",
        "whole-number",
    ),
    ("will = 20, multiplier", "multiplier", ": countries.germany.will", "something"),
    (
        "will = 20, multiplier",
        "will = -1, multiplier",
        ": countries.germany.will",
        "whole-number-between",
    ),
    ("capital = true", "capital = 1", ": map.cities.berlin.capital", "true-or-false"),
    ('hex = "0108"', "hex = 108", ": map.cities.berlin.hex", "text-in-quotes"),
    ('port = ["baltic"]', 'port = "baltic"', ": map.cities.stettin.port", "list"),
    ("[diplomacy]", "[[diplomacy]]", ": diplomacy", "fields"),
    ("{ turn = { min = 2 } }", "{ turn = 2 }", ": rules.P1.until.any.1.turn", "fields"),
    ("{ turn = { min = 2 } }", "{ turn = { mn = 2 } }", ": rules.P1.until.any.1.turn", "one-of"),
    # Factions and countries
    ("[factions.axis]", "[factions.reds]", ": factions", "one-of"),
    (
        "strategic_moves = 2",
        "strategic_moves = -2",
        ": factions.axis.strategic_moves",
        "whole-number-between",
    ),
    ('war = [["axis", "western"]]', 'war = [["axis"]]', ": war.1", "list-of"),
    ('war = [["axis", "western"]]', 'war = [["axis", "axis"]]', ": war.1", "two-factions"),
    ('war = [["axis", "western"]]', 'war = [["axis", "allies"]]', ": war.1.2", "one-of"),
    ('["axis", "soviet"], ["western"]', '["axis"], ["western"]', ": two_players", "two-sides"),
    ('["nazi_soviet_pact"]', '["pact"]', ": policies.1", "one-of"),
    ('{ id = "slovakia", status', '{ id = "poland", status', ": countries.3.id", "once"),
    ('{ id = "slovakia", status', '{ id = "Slovakia", status', ": countries.2.id", "scenario-id"),
    (
        'status = "active", faction = "axis", will = 1',
        'status = "active", will = 1',
        ": countries.slovakia.faction",
        "something",
    ),
    (
        'status = "neutral", will = 1',
        'status = "neutral", faction = "axis", will = 1',
        ": countries.lithuania.faction",
        "no-faction",
    ),
    (
        'status = "neutral", will = 1',
        'status = "asleep", will = 1',
        ": countries.lithuania.status",
        "one-of",
    ),
    (
        '{ axis = "western", soviet',
        '{ axis = "axis", soviet',
        ": countries.lithuania.joins.axis",
        "another-faction",
    ),
    (
        '{ axis = "western", soviet',
        '{ axis = "west", soviet',
        ": countries.lithuania.joins.axis",
        "one-of",
    ),
    (
        '{ axis = "western", soviet',
        '{ fascists = "western", soviet',
        ": countries.lithuania.joins",
        "one-of",
    ),
    ('attitude = "axis"', 'attitude = "friendly"', ": countries.hungary.attitude", "one-of"),
    # The map
    (WEST_ROW, WEST_ROW.replace(" U\n", "\n"), ": map.places.row 3", "as-many-hexes"),
    (WEST_ROW, "\n", ": map.places", "as-many-rows"),
    (WEST_ROW, WEST_ROW.replace(" U\n", " X\n"), ": map.places.1903", "one-of"),
    (WEST_ROW, WEST_ROW.replace(" U\n", " -\n"), ": map.places.1903", "no-hex-in-all"),
    (WEST_ROW, WEST_ROW.replace(" U\n", " b\n"), ": map.places.1903", "region-of-hex"),
    (WEST_ROW, WEST_ROW.replace("\nb b", "\nG b"), ": map.places.0103", "sea-zone-of-hex"),
    (". . . . . . . f f\n", ". . . . . . . f x\n", ": map.terrain.1901", "one-of"),
    ("c c c\n c", "c c w c\n c", ": map.weather.row 1", "as-many-hexes"),
    ("c c c\n c", "c c x\n c", ": map.weather.1901", "one-of"),
    ('"L", id = "lithuania"', '"H", id = "lithuania"', ": map.regions.hungary.code", "once"),
    ('"L", id = "lithuania"', '"", id = "lithuania"', ": map.regions.lithuania.code", "map-code"),
    (
        'id = "lithuania", country = "lithuania"',
        'id = "lithuania", country = "latvia"',
        ": map.regions.lithuania.country",
        "one-of",
    ),
    (
        "regions = [",
        'regions = [\n{ code = "Z", id = "zara", country = "germany" },',
        ": map.regions.zara",
        "on-the-map",
    ),
    (
        '{ code = "b", id = "baltic" }',
        '{ code = "b", id = "baltic", adjacent = ["north_sea"] }',
        ": map.sea_zones.baltic.adjacent",
        "one-of",
    ),
    (
        'joins = ["berlin", "dresden"]',
        'joins = ["berlin", "bonn"]',
        ": map.off_map_zones.west_wall.joins",
        "one-of",
    ),
    (', joins = ["berlin", "dresden"]', "", ": map.off_map_zones.west_wall", "joins-or-port"),
    (
        '"west_wall", country = "germany"',
        '"west_wall", country = "prussia"',
        ": map.off_map_zones.west_wall.country",
        "one-of",
    ),
    ('hex = "0108"', 'hex = "0101"', ": map.cities.berlin.hex", "land-hex"),
    ('hex = "0108"', 'hex = "9908"', ": map.cities.berlin.hex", "hex-of-map"),
    ('hex = "0108"', 'hex = "0206"', ": map.cities.stettin.hex", "free-of-cities"),
    (
        '"breslau", hex = "0511",',
        '"breslau", hex = "0511", capital = true,',
        ": map.cities.breslau.capital",
        "one-capital",
    ),
    ('id = "breslau"', 'id = "berlin"', ": map.cities.3.id", "once"),
    ('id = "san"', 'id = "vistula"', ": map.rivers.2.id", "once"),
    ('port = ["baltic"]', 'port = ["north_sea"]', ": map.cities.stettin.port", "one-of"),
    (
        '{ id = "ostrava", hex = "0614" }',
        '{ id = "ostrava", hex = "0614", port = ["baltic"] }',
        ": map.cities.ostrava.port",
        "sea-nearby",
    ),
    ('source = "limited"', 'source = "plenty"', ": map.cities.lwow.source", "one-of"),
    ("0606/0706", "0606", ": map.rivers.vistula.sides", "sides"),
    ("0606/0706", "0606/0906", ": map.rivers.vistula.sides", "neighbours"),
    ("0606/0706", "0606/9906", ": map.rivers.vistula.sides", "hex-of-map"),
    ("0606/0706", "0101/0201", ": map.rivers.vistula.sides", "land-hex"),
    ("0108 0208 0308", "0108 9999 0308", ": map.lines.1", "hex-of-map"),
    ("0108 0208 0308", "0108 0308", ": map.lines.1", "neighbours"),
    ("0108 0208 0308", "0101 0201 0308", ": map.lines.1", "land-hex"),
    ('"0508 0607 0606"', '"0508"', ": map.lines.11", "two-hexes"),
    ('["1905", "1913"]', '["1605", "1913"]', ": map.supply_edges", "edge-of-map"),
    ('["1905", "1913"]', '["1903", "1913"]', ": map.supply_edges", "on-a-line"),
    # Units
    ('at = "0906"', 'at = "0101"', ": units.german_3rd_army.at", "land-hex"),
    ('at = "0906"', 'at = "9906"', ": units.german_3rd_army.at", "unit-place"),
    ('at = "0906"', 'at = "berlyn"', ": units.german_3rd_army.at", "unit-place"),
    ('at = "0906"', 'at = "0406"', ": units.german_4th_army.at", "room-for-unit"),
    ('at = "0906"', 'at = "warsaw"', ": units.german_3rd_army.at", "friendly-hex"),
    (', at = "0906"', "", ": units.german_3rd_army.at", "place-of-unit"),
    ('id = "german_4th_army"', 'id = "german_3rd_army"', ": units.2.id", "once"),
    (
        'country = "slovakia", type',
        'country = "slovenia", type',
        ": units.bernolak_army.country",
        "one-of",
    ),
    (
        'type = "infantry", at = "0906"',
        'type = "cavalry", at = "0906"',
        ": units.german_3rd_army.type",
        "one-of",
    ),
    (
        'type = "infantry", at = "0906"',
        'type = "warship", at = "0906"',
        ": units.german_3rd_army.at",
        "port-hex",
    ),
    (
        'type = "air", at = "0206"',
        'type = "air", at = "0206", reduced = true',
        ": units.luftflotte_1.reduced",
        "ground-unit",
    ),
    (
        'type = "air", at = "0206"',
        'type = "air", at = "0206", sorties = 7',
        ": units.luftflotte_1.sorties",
        "whole-number-between",
    ),
    ('at = "0906"', 'at = "0906", supply = "hungry"', ": units.german_3rd_army.supply", "one-of"),
    (
        '"polish_air_force", country = "poland", type = "air", at = "1009"',
        '"polish_air_force", country = "poland", type = "air", at = "west_wall"',
        ": units.polish_air_force.at",
        "one-of",
    ),
    (
        '"lithuanian_army", country = "lithuania", type = "infantry", at = "1403"',
        '"lithuanian_army", country = "lithuania", type = "infantry", at = "mobilization"',
        ": units.lithuanian_army.at",
        "active-country",
    ),
    (
        '"slovakia", type = "infantry", at = "1016"',
        '"slovakia", type = "air", at = "0815"',
        ": units.bernolak_army.reduced",
        "ground-unit",
    ),
    # The turn track, diplomacy, special rules, victory
    (
        'unit = "luftwaffe_reserve"',
        'unit = "air_reserve"',
        ": units.luftwaffe_reserve.at",
        "place-of-unit",
    ),
    ('faction = "axis", unit', 'faction = "soviet", unit', ": reinforcements.2.faction", "exactly"),
    (', place = { country = "germany" }', "", ": reinforcements.2.place", "something"),
    (
        '{ country = "germany" }, variable',
        '{ country = "germany", zone = "west_wall" }, variable',
        ": reinforcements.2.place",
        "one-kind-of-place",
    ),
    (
        "{ turn = 2, faction",
        "{ turn = 4, faction",
        ": reinforcements.1.turn",
        "whole-number-between",
    ),
    ('effect = "markers"', 'effect = "rockets"', ": reinforcements.1.do.1.effect", "one-of"),
    (
        '{ zone = "west_wall" }',
        '{ zone = "maginot" }',
        ": national_defense.germany_west_wall.place.zone",
        "one-of",
    ),
    ('"no_event", "no_event"]', '"no_event", "jackpot"]', ": diplomacy.cup.4", "one-of"),
    ('"hungary", "romania"]', '"hungary", "poland"]', ": diplomacy.targets", "one-of"),
    ('rule = "waits"', 'rule = "sleeps"', ": rules.P1.rule", "one-of"),
    ('on = "poland"', 'on = "finland"', ": rules.2.on", "one-of"),
    ('region = "eastern_poland"', 'region = "galicia"', ": rules.3.region", "one-of"),
    (
        'level = "draw", when',
        'level = "draw", winner = "axis", when',
        ": victory.levels.V3.winner",
        "winner-or-draw",
    ),
    ('adds_to = ["V2", "V3"]', 'adds_to = ["V2", "V9"]', ": victory.levels.V5.adds_to", "one-of"),
    (
        'conquered = ["poland"], turn = { max = 1 }',
        'conquered = ["danzig"], turn = { max = 1 }',
        ": victory.levels.V1.when.conquered",
        "one-of",
    ),
    ("last_turn = true", "last_turn = false", ": victory.levels", "last-turn-level"),
    # Numbers laid over those of the game
    ("[diplomacy]", "[tables]\nbands = [1, 2, 3]\n[diplomacy]", ": tables.bands", "rising-numbers"),
    (
        "[diplomacy]",
        '[tables.weather.cold]\njan = "PSX"\n[diplomacy]',
        ": tables.weather.cold.jan",
        "six-letters",
    ),
    (
        "[diplomacy]",
        '[tables.terrain]\ndesert = { letter = "f", foot = 3, mobile = 2 }\n[diplomacy]',
        ": tables.terrain.desert.letter",
        "own-letter",
    ),
    (
        "[diplomacy]",
        '[tables.types]\nrocket = { kind = "ground" }\n[diplomacy]',
        ": tables.types.rocket",
        "group-and-points",
    ),
    (
        "[diplomacy]",
        '[tables.types]\nair = { range = "far" }\n[diplomacy]',
        ": tables.types.air.range",
        "whole-number",
    ),
]


def test_a_hundred_mutations_are_tried() -> None:
    assert len(MUTATIONS) >= 100


@pytest.mark.parametrize(("old", "new", "place", "expected"), MUTATIONS)
def test_a_file_that_cannot_be_played_is_refused_in_one_clear_line(
    old: str, new: str, place: str, expected: str
) -> None:
    assert old in POLAND
    with pytest.raises(BadInput) as refused:
        read(POLAND.replace(old, new, 1), "my.toml")
    assert (refused.value.where, refused.value.expected) == (f"my.toml{place}", expected)
    for lang in ("en", "fr"):
        line = complaint(refused.value, lang)
        assert line.startswith(f"my.toml{place}")
        assert len(line.splitlines()) == 1


@pytest.mark.parametrize(
    "twice", ["turns = 3\nturns = 4", "[map]\n[map]", "start = { a = 1, a = 2 }"]
)
def test_a_key_that_is_there_twice_is_said_to_be(twice: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(twice, "my.toml")
    assert refused.value.expected == "toml-once"


def test_a_sea_zone_that_is_missing_is_one_line_and_not_one_for_each_of_its_hexes() -> None:
    source, numbers = decode(POLAND.replace('{ code = "b", id = "baltic" },', ""), "my.toml")
    (found,) = [one for one in problems(source, numbers, "my.toml") if one.word == "b"]
    assert found.where == "my.toml: map.places.0101"


@pytest.mark.parametrize("other", ["atlantic", "biscay"])
def test_a_sea_zone_lies_beside_another_one_of_the_file(other: str) -> None:
    old, new = 'id = "biscay", adjacent = ["channel"]', f'id = "biscay", adjacent = ["{other}"]'
    source, numbers = decode(FRANCE.replace(old, new), "my.toml")
    found = problems(source, numbers, "my.toml")
    assert "my.toml: map.sea_zones.biscay.adjacent" in [one.where for one in found]


def test_a_line_must_not_cross_a_barrier() -> None:
    across = FRANCE.replace("lines = [", 'lines = [\n    "0605 0606",', 1)
    with pytest.raises(BadInput) as refused:
        read(across, "my.toml")
    assert (refused.value.where, refused.value.expected) == ("my.toml: map.lines.1", "no-barrier")


def test_a_map_in_two_pieces_is_refused() -> None:
    torn = []
    for line in FRANCE.splitlines():
        words = line.split()
        picture = len(words) in (15, 16) and all(len(word) == 1 for word in words)
        torn.append(" ".join([*words[:3], "-", "-", *words[5:]]) if picture else line)
    source, numbers = decode("\n".join(torn), "my.toml")
    assert "one-map" in {problem.expected for problem in problems(source, numbers, "my.toml")}


def test_a_map_without_a_hex_is_refused() -> None:
    empty = []
    for line in FRANCE.splitlines():
        words = line.split()
        picture = len(words) in (15, 16) and all(len(word) == 1 for word in words)
        empty.append(" ".join("-" for _ in words) if picture else line)
    source, numbers = decode("\n".join(empty), "my.toml")
    assert "rows-of-map" in {problem.expected for problem in problems(source, numbers, "my.toml")}


def test_land_that_no_way_leads_to_is_refused() -> None:
    landlocked = re.sub(r", port = \[[^]]*\]", "", FRANCE)
    source, numbers = decode(landlocked, "my.toml")
    assert "port-or-ferry" in {problem.expected for problem in problems(source, numbers, "my.toml")}


def test_all_that_is_wrong_is_found_at_once() -> None:
    twice = POLAND.replace('at = "0906"', 'at = "0101"').replace('hex = "0511"', 'hex = "9911"')
    source, numbers = decode(twice, "my.toml")
    assert len(problems(source, numbers, "my.toml")) > 1


@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_is_wrong_or_odd_in_the_scenarios_of_the_package(name: str) -> None:
    assert oddities(find(name), name) == []


def test_a_unit_that_cannot_trace_supply_is_odd_but_can_be_played() -> None:
    cut_off = POLAND.replace(
        'hex = "1403", will = 1, capital = true, source = "unlimited"', 'hex = "1403"'
    )
    found = oddities(read(cut_off, "my.toml"), "my.toml")
    assert ("my.toml: units.lithuanian_army.at", "supply-line") in {
        (odd.where, odd.expected) for odd in found
    }
