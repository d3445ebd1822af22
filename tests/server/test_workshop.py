"""Scenario files on a server: checked with the same code as on the command line, drawn, played."""

import pytest
from tests.server.harness import Person, Running

from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match
from wartable.games.europe import scenario_files
from wartable.words.telling import complaint

SEATS = {"axis": {"who": "me"}, "western": {"who": "bot", "level": "random"}}
SCENARIO = "/api/games/europe/scenario"
POLAND, FRANCE = scenario_files.IDS

# Each is a scenario, some words of its file, and what stands there instead.
CHANGED = [
    (POLAND, "will = 12", "will = 11"),
    (POLAND, "turns = 3", "turns = 4"),
    (POLAND, ". . . . . f . . . f f f", ". m ^ r . f . . . f f f"),
    (POLAND, 'type = "armor", at = "0405"', 'type = "mechanized", at = "0405"'),
    (POLAND, 'at = "0710" }', 'at = "0710", reduced = true }'),
    (POLAND, 'hex = "0810"', 'hex = "0810", name = { en = "L", fr = "L" }'),
    (POLAND, "surprise = 1", "surprise = 2"),
    (POLAND, '    { id = "ostrava", hex = "0614" },\n', ""),
    (FRANCE, "turns = 4", "turns = 5"),
    (FRANCE, "will = 9, multiplier", "will = 8, multiplier"),
]  # fmt: skip
WRONG = [
    (POLAND, 'at = "0710"', 'at = "0101"'),
    (POLAND, 'at = "0710"', 'at = "9999"'),
    (POLAND, 'country = "slovakia", type', 'country = "narnia", type'),
    (POLAND, 'type = "armor"', 'type = "elephant"'),
    (POLAND, "~ ~ ~", "~ . ~"),
    (POLAND, "~ ~ ~", "~ ~"),
    (POLAND, 'hex = "0810"', 'hex = "0813"'),
    (POLAND, "turns = 3", 'turns = "three"'),
    (POLAND, "turns = 3", "turns = = 3"),
    (FRANCE, 'format = "europe-scenario/1"', 'format = "europe-scenario/2"'),
]


def changed(name: str, old: str, new: str) -> str:
    """A file of ours with something else in one place."""
    text = scenario_files.source(name)
    assert old in text, old
    return text.replace(old, new, 1)


@pytest.mark.parametrize("name", scenario_files.IDS)
def test_a_scenario_of_ours_comes_as_a_file_and_goes_back_as_the_same(
    server: Running, name: str
) -> None:
    person = Person(server)
    text = person.get(f"/api/games/europe/scenarios/{name}")["text"]
    assert text == scenario_files.source(name)
    found = person.post(SCENARIO, {"text": text})
    assert found["problems"] == []
    assert found["position"] == scenario_files.position(text)


@pytest.mark.parametrize("case", CHANGED, ids=lambda case: case[2][:30])
def test_a_changed_scenario_looks_in_the_workshop_as_at_its_table(
    server: Running, case: tuple[str, str, str]
) -> None:
    person, text = Person(server), changed(*case)
    found = person.post(SCENARIO, {"text": text})
    assert found["problems"] == []
    assert found["oddities"] == [] or scenario_files.warnings(text, "")
    table = person.make(position=found["position"], game="europe", seats=SEATS, start=True)
    at = f"/api/tables/{table['table']['id']}"
    assert person.get(f"{at}/scenery")["scenery"] == found["draft"]["scenery"]
    game = find("europe")
    view = game.view(Match(game, settle(game, []), 1, found["position"]).state, SPECTATOR)
    assert f"game europe\nfile {view['file']}\n" == found["position"]
    drawn = found["draft"]["view"]
    for unit, seen in view["units"].items():
        if seen["at"] not in ("unplaced", "mobilization"):
            assert drawn["units"][unit]["at"] == seen["at"]
    for field in ("will", "capital"):
        assert [one[field] for one in drawn["countries"].values()] == [
            one[field] for one in view["countries"].values()
        ]


@pytest.mark.parametrize("case", WRONG, ids=lambda case: case[2][:30])
def test_all_that_is_wrong_is_told_as_on_the_command_line(
    server: Running, case: tuple[str, str, str]
) -> None:
    text = changed(*case)
    found = Person(server).post(SCENARIO, {"text": text})
    wrong = scenario_files.problems(text, "f")
    assert len(found["problems"]) == len(wrong) > 0
    assert found["position"] == ""
    for told, bad in zip(found["problems"], wrong, strict=True):
        where, line = told["args"]["where"], complaint(bad, "en")
        assert line.startswith(f"f:{where}: " if isinstance(where, int) else f"f: {where}: ")
    # What can be read is drawn all the same.
    assert ("scenery" in found["draft"]) is (scenario_files.drawn(text) is not None)


def test_a_unit_in_the_sea_is_drawn_and_told(server: Running) -> None:
    found = Person(server).post(SCENARIO, {"text": changed(*WRONG[0])})
    assert found["draft"]["view"]["units"]["lodz_army"]["at"] == "0101"
    assert [one["args"]["where"] for one in found["problems"]] == ["units.lodz_army.at"]


def test_what_is_no_scenario_of_a_game_is_refused(server: Running) -> None:
    person = Person(server)
    assert person.get("/api/games/europe/scenarios/narnia", 404)["error"]
    assert person.post("/api/games/naval/scenario", {"text": ""}, 409)["error"]
    assert person.post(SCENARIO, {"text": "x" * 200_001}, 400)["error"]
    assert person.post(SCENARIO, {"text": ""})["problems"]
