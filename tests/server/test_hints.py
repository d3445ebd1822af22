"""Hints over HTTP: for the seat that is asked, where the table has them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.harness import SIX, Person, Running, bots, me

POSITION = """
round 2
turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, build_army x3
soviet_union
  armies moscow, ukraine
"""


def alone(person: Person, **rest: Any) -> str:
    """A table where one person plays Germany against bots, in its turn."""
    seats = {**bots(*SIX[1:]), **me("germany")}
    made = person.make(seats=seats, position=POSITION, start=True, **rest)
    return str(made["table"]["id"])


def test_who_is_asked_gets_the_best_answers_and_why_in_both_languages(person: Person) -> None:
    table = alone(person)
    found = person.post(f"/api/tables/{table}/hint", {"seat": "germany"})
    with person.look(table) as screen:
        question = screen.asked["germany"]
        answers = {choice["answer"] for choice in question["choices"]}
    assert found["number"] == question["number"]
    assert {move["said"]["answer"] for move in found["hint"]["moves"]} <= answers
    assert found["hint"]["level"] == "general"
    assert found["told"]["en"]["verdict"].startswith("The ")
    assert found["told"]["fr"]["verdict"].startswith("Le")
    assert len(found["told"]["fr"]["moves"]) == len(found["hint"]["moves"])
    again = person.post(f"/api/tables/{table}/hint", {"seat": "germany"})
    assert again == found, "the same question gets the same hint"


def test_nobody_else_gets_a_hint(server: Running, person: Person) -> None:
    table, stranger = alone(person), Person(server)
    for seat in ("germany", "italy"):
        refused = stranger.post(f"/api/tables/{table}/hint", {"seat": seat}, 403)
        assert refused["error"]["message"] == "reason-not-your-seat"
    nobody = person.post(f"/api/tables/{table}/hint", {"seat": "atlantis"}, 409)
    assert nobody["error"]["message"] == "reason-no-such-seat"


def test_a_table_may_have_no_hints(person: Person) -> None:
    table = alone(person, hints="off")
    assert person.get(f"/api/tables/{table}")["table"]["hints"] is False
    refused = person.post(f"/api/tables/{table}/hint", {"seat": "germany"}, 409)
    assert refused["error"]["message"] == "reason-hints-off"


def two(server: Running, person: Person, hints: str) -> tuple[str, Person]:
    """A table where two people play, and the other of them."""
    seats = {**bots(*SIX[2:]), **me("germany")}
    made = person.make(seats=seats, position=POSITION, hints=hints)
    table, other = str(made["table"]["id"]), Person(server)
    other.sit(made["links"]["united_kingdom"], "Ben")
    person.post(f"/api/tables/{table}/start")
    return table, other


def test_where_several_people_play_there_are_none(server: Running, person: Person) -> None:
    table, _ = two(server, person, "auto")
    refused = person.post(f"/api/tables/{table}/hint", {"seat": "germany"}, 409)
    assert refused["error"]["message"] == "reason-hints-off"


def test_where_they_want_hints_each_has_them_when_asked(server: Running, person: Person) -> None:
    table, other = two(server, person, "on")
    assert person.post(f"/api/tables/{table}/hint", {"seat": "germany"})["hint"]["moves"]
    waits = other.post(f"/api/tables/{table}/hint", {"seat": "united_kingdom"}, 409)
    assert waits["error"]["message"] == "reason-not-asked"


def test_too_many_hints_at_once_are_refused(tmp_path: Path) -> None:
    strict_config = tmp_path / "strict.toml"
    strict_config.write_text("[limits]\nhints = [0.01, 2.0]\n")
    with Running(tmp_path, "--thinkers", "1", "--config", str(strict_config)) as strict:
        person = Person(strict)
        tables = [alone(person) for _ in range(4)]

        def ask(table: str) -> int:
            url, body = f"/api/tables/{table}/hint", {"seat": "germany"}
            headers = {"authorization": f"Bearer {person.secret}"}
            return strict.http.post(url, json=body, headers=headers).status_code

        with ThreadPoolExecutor(4) as pool:
            codes = list(pool.map(ask, tables))
    assert sorted(codes) == [200, 200, 429, 429]
