"""Games that begin where another one stood: forks, records, positions, rematches."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_tables import finished, two

from wartable.core.record import read
from wartable.server.patch import apply

SCENARIO = """
round 12
turn germany play
germany
  armies germany, eastern_europe
soviet_union
  armies moscow
"""

THREE_FLEETS = """
game naval
round 2
alpha
  row1 gary
bravo
  row1 smerch
charlie
  row1 glasgow
"""


def test_several_people_go_on_under_cover_with_a_game_that_was_played_without(
    person: Person,
) -> None:
    table = finished(person)
    seen = person.get(f"/api/tables/{table}/view?at=60")
    record = person.get(f"/api/tables/{table}/record")["text"]
    alone = person.post(f"/api/tables/{table}/fork", {"at": 60, "seats": me(*SIX)})["table"]
    assert not alone["cover"]
    wish: dict[str, Any] = {"at": 60, "seats": me(*SIX[:3]), "deal": "kept"}
    forked = person.post(f"/api/tables/{table}/fork", wish)
    read = person.make(record=record, **wish)
    for made in (forked, read):
        assert made["table"]["cover"] and made["table"]["status"] == "playing"
        assert made["table"]["deal"]["kept"], "everybody is told that somebody may know the hands"
        assert sorted(made["links"]) == sorted(SIX[3:])
        with person.look(made["table"]["id"]) as screen:
            own = screen.views["japan"]["nations"]["japan"]
            assert own["hand"] == seen["view"]["nations"]["japan"]["hand"]
            assert "log-deal-kept" in [line["message"] for line in screen.lines]
    whole = person.make(record=record, seats=me("germany"))["table"]
    assert whole["status"] == "over", "a game that is over is kept as it was played"
    again = person.get(f"/api/tables/{whole['id']}/record")["text"]
    assert again == record


def test_a_record_is_not_cut_behind_its_end(person: Person) -> None:
    record = person.get(f"/api/tables/{finished(person)}/record")["text"]
    refused = person.make(record=record, at=100_000, seats=me(*SIX), status=409)
    most = str(len(read(record).answers))
    said = {"where": "at", "word": "100000", "expected": "up-to-its-end", "most": most}
    assert refused["error"]["args"] == said


def test_a_rematch_of_a_position_begins_with_it(person: Person) -> None:
    table = person.make(seats=me(*SIX), start=True, position=SCENARIO)["table"]["id"]
    person.post(f"/api/tables/{table}/resign")
    again = person.post(f"/api/tables/{table}/rematch")["table"]["id"]
    with person.look(again) as screen:
        view = screen.views["germany"]
        assert view["round"] == 12
    fork = person.post(f"/api/tables/{table}/fork", {"at": 0, "seats": me(*SIX)})["table"]["id"]
    position = person.get(f"/api/tables/{table}/position")["text"]
    assert "\nexact " in position
    moment = person.make(seats=me(*SIX), start=True, position=position)["table"]["id"]
    for played, number in ((fork, 12), (moment, 1)):
        person.post(f"/api/tables/{played}/resign")
        made = person.post(f"/api/tables/{played}/rematch")["table"]["id"]
        with person.look(made) as screen:
            assert screen.views["germany"]["round"] == number


def test_two_who_want_a_rematch_at_the_same_moment_get_the_same_one(server: Running) -> None:
    first, second = two(server)
    first.close()
    second.close()
    second.person.post(f"/api/tables/{first.table}/resign")
    people = [first.person, second.person] * 3

    def again(person: Person) -> str:
        found: str = person.post(f"/api/tables/{first.table}/rematch")["table"]["id"]
        return found

    with ThreadPoolExecutor(len(people)) as pool:
        assert len(set(pool.map(again, people))) == 1


def test_a_rematch_keeps_bots_and_moves_everybody_one_seat_on(person: Person) -> None:
    seats = {**me("germany", "japan"), **bots(*SIX[3:], "united_kingdom")}
    table = person.make(seats=seats, start=True, pace=10_000)["table"]["id"]
    person.post(f"/api/tables/{table}/resign")
    again = person.post(f"/api/tables/{table}/rematch")
    assert again["mine"] == ["united_kingdom", "soviet_union"]
    kinds = [chair["kind"] for chair in again["table"]["seats"]]
    assert kinds == ["bot", "person", "bot", "person", "bot", "bot"]


def test_a_finished_game_is_gone_through_answer_by_answer(person: Person) -> None:
    table = finished(person)
    record = person.get(f"/api/tables/{table}/record")["text"]
    part = person.get(f"/api/tables/{table}/moments?at=0")
    assert part["log"] and part["answers"] == len(read(record).answers)
    second = person.get(f"/api/tables/{table}/moments?at={len(part['moments'])}")
    assert second["log"] == []
    view = part["view"]
    for moment, (seat, words) in zip(part["moments"], read(record).answers, strict=False):
        assert moment["said"]["answer"] == words and seat in ("", moment["seat"])
        assert moment["said"]["message"].startswith("answer-") and moment["ask"]
        view = apply(view, moment["patch"])
    assert view == second["view"]
    assert view == person.get(f"/api/tables/{table}/view?at={second['first']}")["view"]
    seen = [line for moment in part["moments"] for line in moment["log"]]
    assert any(line["message"] == "log-turn" for line in seen)
    drawn = next(line for line in seen if line["message"].startswith("log-drew"))
    assert drawn["args"]["cards"], "nothing is hidden"
    last = person.get(f"/api/tables/{table}/moments")
    assert last["moments"] == [] and last["view"]["winner"]
    person.get(f"/api/tables/{table}/moments?at=100000", 409)


def test_a_text_is_read_before_a_table_is_made_of_it(person: Person) -> None:
    record = person.get(f"/api/tables/{finished(person)}/record")["text"]
    count = len(person.get("/api/lobby")["mine"])
    whole = person.post("/api/read", {"text": record})
    assert whole["kind"] == "record" and whole["asked"] == [] and whole["seats"] == list(SIX)
    assert whole["answers"] == len(read(record).answers)
    position = person.post("/api/read", {"text": SCENARIO})
    assert position == {
        "kind": "position",
        "game": "quartermaster",
        "seats": list(SIX),
        "asked": ["germany"],
        "answers": 0,
    }
    three = person.post("/api/read", {"text": THREE_FLEETS})
    assert three["game"] == "naval" and len(three["seats"]) == 3
    for damaged in (record[:-40], record.replace("seed ", "seed 1"), "turn nobody", "hello"):
        refused = person.post("/api/read", {"text": damaged}, 409)
        assert refused["error"]["message"] in ("reason-bad-input", "reason-missing-input")
    assert len(person.get("/api/lobby")["mine"]) == count
