"""Europe on a server: the map and the names of a scenario that somebody made."""

from tests.server.harness import Person, Running

from wartable.games.europe import scenario_files

OWN = scenario_files.position(
    scenario_files.source("poland_1939").replace(
        '{ id = "poznan", hex',
        '{ id = "poznan", name = { en = "Greenwich", fr = "Étampes", fr_in = "dans Étampes" }, hex',
    )
)
SEATS = {"axis": {"who": "me"}, "western": {"who": "bot", "level": "random"}}


def test_the_page_learns_the_names_of_somebodys_own_scenario(server: Running) -> None:
    person = Person(server)
    table = person.make(position=OWN, game="europe", seats=SEATS, start=True)["table"]["id"]
    found = person.get(f"/api/tables/{table}/scenery")
    assert found["scenery"]["cities"]["0508"]["id"] == "poznan"
    assert found["names"]["en"]["city-poznan"] == {
        "": "Greenwich",
        "the": "Greenwich",
        "in": "in Greenwich",
        "of": "of Greenwich",
    }
    assert found["names"]["fr"]["city-poznan"]["in"] == "dans Étampes"


def test_a_scenario_of_the_package_brings_no_names(server: Running) -> None:
    person = Person(server)
    table = person.make(game="europe", seats=SEATS, start=True)["table"]["id"]
    found = person.get(f"/api/tables/{table}/scenery")
    assert len(found["scenery"]["hexes"]) > 300
    assert found["names"] == {}


def test_before_an_attack_a_seat_is_told_what_it_needs_and_nobody_else_is(server: Running) -> None:
    person = Person(server)
    attack = "game europe\nphase operations axis\n"
    table = person.make(position=attack, game="europe", seats=SEATS, start=True)["table"]["id"]
    path = f"/api/tables/{table}/details?seat=axis&answer=attack+german_3rd_army+1007"
    rows = person.get(path)["details"]
    assert rows[0]["message"] == "detail-activation"
    assert rows[0]["rule"] == "eu 6.3"
    assert round(sum(row["chance"] or 0 for row in rows), 6) == 1
    # Of a question that is answered already there is nothing to tell.
    assert person.get(f"{path}&number=7")["details"] == []
    seats = {"axis": {"who": "me"}, "western": {"who": "me"}}
    both = person.make(position=attack, game="europe", seats=seats, start=True)["table"]["id"]
    unasked = path.replace(table, both).replace("axis", "western")
    assert person.get(f"{unasked}&number=0")["details"] == []
    assert person.get(unasked, 409)["error"]["message"] == "reason-not-asked"
    assert person.get(path.replace("1007", "0101"), 409)["error"]["rule"].startswith("eu ")
    assert person.get(path.replace("axis", "nobody"), 409)["error"]["message"]
    refused = Person(server).get(path, 403)["error"]
    assert refused["message"] == "reason-not-your-seat"


def test_a_table_tells_what_a_unit_can_reach_and_whom_it_threatens(server: Running) -> None:
    person = Person(server)
    position = "game europe\nphase operations axis\n"
    made = person.make(position=position, game="europe", seats=SEATS, start=True)
    table = made["table"]["id"]
    asked = f"/api/tables/{table}/insight"
    reach = person.get(f"{asked}?topic=reach&of=xvi_panzer_corps")["insight"]
    assert reach["points"] == 10
    assert reach["steps"]["0712"]["before"] == "0612"
    assert {attack["target"] for attack in reach["attacks"]} == {"0508", "0710", "0813"}
    ground = person.get(f"{asked}?topic=ground")["insight"]
    assert "xvi_panzer_corps" in ground["factions"]["western"]["threatened"]["lodz_army"]
    assert person.get(f"{asked}?topic=weather")["insight"] == {}
    person.get(f"{asked}?topic={'x' * 41}", 409)


def test_the_charts_of_a_game_come_without_a_table(server: Running) -> None:
    person = Person(server)
    assert len(person.get("/api/games/europe/charts")["charts"]["phases"]) == 13
    assert person.get("/api/games/naval/charts")["charts"] == {}
