"""Lessons on a server: each step is a real table, and what was done there is judged."""

from tests.server.harness import Person, Running

LESSON = "/api/games/europe/lessons/poland"
ZONE = 2


def test_a_step_is_a_table_where_others_are_bots(server: Running) -> None:
    person = Person(server)
    known = person.get("/api/games")["games"]
    steps = next(game for game in known if game["id"] == "europe")["lessons"][0]["steps"]
    assert 8 <= len(steps) <= 10
    made = person.post(LESSON, {"step": ZONE})
    assert made["mine"] == ["axis"]
    assert made["table"]["lesson"] == {"lesson": "poland", "step": ZONE}
    assert {seat["kind"] for seat in made["table"]["seats"]} == {"person", "bot"}
    told = person.get(f"/api/tables/{made['table']['id']}/lesson")
    assert (told["steps"], told["judged"]) == (steps, None)


def test_what_was_done_is_judged_also_when_it_is_taken_back(server: Running) -> None:
    person = Person(server)
    table = person.post(LESSON, {"step": ZONE})["table"]["id"]
    with person.look(table) as screen:
        assert screen.answer("axis", "move xix_panzer_corps 0610")["ok"]
    judged = person.get(f"/api/tables/{table}/lesson")["judged"]
    assert judged["right"] is False
    assert judged["message"] == "lesson-poland-zone-stopped"
    with person.look(table) as screen:
        assert screen.send(type="undo", seat="axis")["ok"]
    assert person.get(f"/api/tables/{table}/lesson")["judged"] is None
    with person.look(table) as screen:
        assert screen.answer("axis", "move xvi_panzer_corps 0810")["ok"]
    assert person.get(f"/api/tables/{table}/lesson")["judged"]["right"] is True


def test_a_step_that_is_done_can_be_closed_and_other_tables_have_no_lesson(server: Running) -> None:
    person = Person(server)
    table = person.post(LESSON, {})["table"]["id"]
    assert person.post(f"/api/tables/{table}/close")["id"] == table
    assert person.get(f"/api/tables/{table}", 404)
    seats = {"axis": {"who": "me"}, "western": {"who": "bot"}}
    plain = person.make(game="europe", seats=seats, start=True)["table"]["id"]
    assert person.get(f"/api/tables/{plain}/lesson", 409)["error"]["message"] == "reason-no-lesson"


def test_a_lesson_or_a_step_that_there_is_not_is_refused_with_the_way_out(server: Running) -> None:
    person = Person(server)
    wrong = person.post("/api/games/europe/lessons/crete", {}, 409)["error"]
    assert wrong["args"]["choices"] == "poland"
    wrong = person.post(LESSON, {"step": 90}, 409)["error"]
    assert wrong["args"]["word"] == "90"
    assert person.post("/api/games/naval/lessons/poland", {}, 409)
