"""Tournaments at a real server: people, bots, leaving, time, restarts, and who may do what."""

import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Running
from tests.server.test_accounts import enter, sign_up
from tests.server.test_programs import program

HOUR = 3600
CLOCK = """
import pathlib, time
from wartable.server import app, server_time
from wartable.server.tournaments.running import Tournaments
app.ROUNDS = 0.1
late = pathlib.Path({path!r})
Tournaments.clock = staticmethod(lambda: time.time() + float(late.read_text()))
thought = late.with_name("thought")
server_time.source = lambda: time.monotonic() + float(thought.read_text())
"""


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """How many seconds later it is for tournaments."""
    file = tmp_path_factory.mktemp("clock") / "late"
    file.write_text("0")
    file.with_name("thought").write_text("0")
    return file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, late: Path) -> Iterator[Running]:
    """A server whose clock for rounds can be moved."""
    flags = ("--no-limits", "--cover", "0-0.02", "--thinkers", "1")
    first = CLOCK.format(path=str(late))
    with Running(tmp_path_factory.mktemp("tournaments"), *flags, first=first) as running:
        yield running


def member(server: Running, name: str) -> Person:
    person = Person(server)
    sign_up(person, name)
    return person


def made(person: Person, *others: Person, game: str = "naval", **rest: Any) -> str:
    """A tournament that some have joined."""
    wish = {"title": "Cup", "game": game, **rest}
    key = str(person.post("/api/tournaments", wish)["info"]["id"])
    for one in others:
        one.post(f"/api/tournaments/{key}/join")
    return key


def look(person: Person, key: str) -> Any:
    return person.get(f"/api/tournaments/{key}")


def until(person: Person, key: str, wanted: Callable[[Any], bool]) -> Any:
    """Wait for something to be true of a tournament."""
    end = time.monotonic() + 60
    while not wanted(found := look(person, key)):
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def over(found: Any) -> bool:
    return bool(found["info"]["status"] == "over")


def resign(person: Person, key: str) -> None:
    """Give up the game that one plays now."""
    table = until(person, key, lambda found: bool(found["table"]))["table"]
    person.post(f"/api/tables/{table}/resign")


def test_a_swiss_tournament_of_people_pairs_winners_and_ends_with_standings(
    server: Running,
) -> None:
    people = [member(server, f"Swiss{letter}") for letter in "ABCD"]
    key = made(people[0], *people, rounds=2)
    people[1].post(f"/api/tournaments/{key}/start", status=403)
    started = people[0].post(f"/api/tournaments/{key}/start")
    first = started["rounds"][0]["games"]
    assert sorted(n for game in first for n in game["players"]) == [0, 1, 2, 3]
    winners = {game["players"][0] for game in first}
    people[0].post(f"/api/tournaments/{key}/next", status=409)
    for game in first:
        table = people[game["players"][0]].get(f"/api/tables/{game['table']}")
        assert table["table"]["status"] == "playing" and len(table["mine"]) == 1
        assert not table["owner"]
        resign(people[game["players"][1]], key)
    found = until(people[0], key, lambda found: len(found["rounds"]) == 2)
    second = found["rounds"][1]["games"]
    assert {frozenset(game["players"]) for game in second} == {
        frozenset(winners),
        frozenset(range(4)) - winners,
    }
    final = next(game for game in second if set(game["players"]) == winners)
    for game in second:
        resign(people[game["players"][1]], key)
    found = until(people[0], key, over)
    best = found["standings"][0]
    assert best["entrant"] == final["players"][0] and (best["points"], best["rank"]) == (2, 1)
    assert [row["points"] for row in found["standings"]] == [2, 1, 1, 0]
    shown = Person(server).get("/api/people/SwissA")
    assert shown["records"][0]["wins"] + shown["records"][0]["losses"] == 2
    assert len(shown["games"]) == 2, "games of a tournament are public"


def test_a_round_robin_swaps_sides_and_survives_a_restart(server: Running) -> None:
    anna, ben = member(server, "RobinA"), member(server, "RobinB")
    key = made(anna, anna, ben, format="round_robin", legs=2, auto=False)
    anna.post(f"/api/tournaments/{key}/start")
    server.kill()
    server.start()
    resign(ben, key)
    until(anna, key, lambda found: found["rounds"][0]["games"][0]["points"] is not None)
    assert len(look(anna, key)["rounds"]) == 1, "the next round waits for the host"
    anna.post(f"/api/tournaments/{key}/next")
    found = look(anna, key)
    one, other = (found["rounds"][n]["games"][0]["players"] for n in (0, 1))
    assert one == list(reversed(other))
    resign(anna, key)
    until(anna, key, lambda found: found["rounds"][1]["games"][0]["points"] is not None)
    assert anna.post(f"/api/tournaments/{key}/next")["info"]["status"] == "over"
    assert [row["rank"] for row in look(anna, key)["standings"]] == [1, 1]
    anna.post(f"/api/tournaments/{key}/next", status=409)


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("quartermaster", {}, 2),
        ("europe", {"soviets": "apart", "scenario": "poland_1939"}, None),
        ("naval", {"seats": "3"}, 3),
        ("naval", {"seats": "4", "teams": "two"}, 2),
    ],
)
def test_every_game_has_its_tournaments_whatever_seats_a_side_has(
    server: Running, game: str, options: dict[str, str], sides: int | None
) -> None:
    letters = f"{game[:3]}{len(options)}{sides}"
    size = sides or len(
        made_sides := member(server, f"T{letters}x").post(
            "/api/tournaments", {"title": "Try", "game": game, "options": options}
        )["sides"]
    )
    assert sides is not None or len(made_sides) >= 2
    people = [member(server, f"T{letters}{n}") for n in range(size)]
    key = made(people[0], *people, game=game, options=options, rounds=1)
    found = people[0].post(f"/api/tournaments/{key}/start")
    assert len(found["sides"]) == size
    table = people[0].get(f"/api/tables/{found['table']}")
    everybody = [set(p.get(f"/api/tables/{found['table']}")["mine"]) for p in people]
    assert set().union(*everybody) == {seat["seat"] for seat in table["table"]["seats"]}
    assert sum(map(len, everybody)) == len(table["table"]["seats"]), "each seat is one person's"
    for person in people[1:]:
        with contextlib.suppress(AssertionError):
            person.post(f"/api/tables/{found['table']}/resign")
    found = until(people[0], key, over)
    assert found["standings"][0]["entrant"] == 0 and found["standings"][0]["points"] == 1


def test_bots_play_to_the_end_and_a_person_who_leaves_loses(server: Running) -> None:
    anna = member(server, "LeaverA")
    key = made(anna, anna, format="round_robin", legs=1, bots=["random", "random"])
    anna.post(f"/api/tournaments/{key}/bot", {"level": "nobody"}, 409)
    anna.post(f"/api/tournaments/{key}/start")
    anna.post(f"/api/tournaments/{key}/leave")
    anna.post(f"/api/tournaments/{key}/leave", status=409)
    found = until(anna, key, over)
    assert len(found["rounds"]) == 3
    mine = next(row for row in found["standings"] if row["entrant"] == found["me"])
    assert mine["points"] == 0 and mine["rank"] == 3
    games = [game for one in found["rounds"] for game in one["games"]]
    against = [game for game in games if found["me"] in game["players"]]
    assert {game["how"] for game in against} <= {"played", "walkover"} and len(against) == 2
    assert all(sum(game["points"]) == 1 for game in games)


def test_who_is_awaited_when_the_time_of_a_round_is_out_loses(server: Running, late: Path) -> None:
    anna, ben = member(server, "LateA"), member(server, "LateB")
    key = made(anna, anna, ben, rounds=1, hours=2)
    table = anna.post(f"/api/tournaments/{key}/start")["table"]
    waiting = ""
    for number, person in enumerate((anna, ben)):
        with person.look(table) as screen:
            for seat in screen.open_seats:
                waiting = f"{waiting}{number}"
                if number == 0:
                    screen.answer(seat)
    asked = anna.get("/api/lobby")["mine"][0]["waiting"]
    seats = [row["seat"] for row in anna.get(f"/api/tables/{table}")["table"]["seats"]]
    mine = anna.get(f"/api/tables/{table}")["mine"]
    late.write_text(str(3 * HOUR))
    found = until(anna, key, over)
    late.write_text("0")
    players = found["rounds"][0]["games"][0]["players"]
    points = dict(zip(players, found["rounds"][0]["games"][0]["points"], strict=True))
    losers = {0 if seat in mine else 1 for seat in asked}
    assert losers and all(points[one] == 0 for one in losers), (asked, seats, points)


def test_the_clock_of_a_tournament_runs_at_each_of_its_tables(server: Running, late: Path) -> None:
    anna, ben = member(server, "ClockA"), member(server, "ClockB")
    wish = {"title": "Cup", "game": "naval"}
    slow = {"kind": "move", "seconds": 24 * HOUR, "out": "lose", "days_off": 2}
    for wrong, where in (
        ({"out": "open"}, "clock-out"),
        ({"seconds": 5}, "clock-seconds"),
        ({"out": "bot", "level": "nobody"}, "clock-level"),
    ):
        refused = anna.post("/api/tournaments", {**wish, "clock": {**slow, **wrong}}, 409)
        assert refused["error"]["args"]["where"] == where
    key = made(anna, anna, ben, rounds=1, clock=slow)
    started = anna.post(f"/api/tournaments/{key}/start")
    assert started["clock"] == {**slow, "gain": 0, "level": "recruit"}
    path = f"/api/tables/{started['table']}"
    table = anna.get(path)["table"]
    assert table["clock"] == started["clock"] and any(one["runs"] for one in table["clocks"])
    other = {"clock": {"kind": "move", "seconds": 600}}
    refused = anna.post(f"{path}/clock", other, 409)
    assert refused["error"]["message"] == "reason-tournament-clock"
    (seat,) = anna.get(path)["mine"]
    for away in ("bot", "leave", "link", "program"):
        body = {"seat": seat, **({"name": "Helper"} if away == "program" else {})}
        refused = anna.post(f"{path}/{away}", body, 409)
        assert refused["error"]["message"] == "reason-tournament-seat"
    # Nor does a friend come in as another device of hers.
    assert anna.post(f"{path}/code", status=409)["error"]["message"] == "reason-tournament-seat"
    late.with_name("thought").write_text(str(25 * HOUR))
    found = until(anna, key, over)
    assert sorted(found["rounds"][0]["games"][0]["points"]) == [0, 1]
    with anna.look(started["table"]) as screen:
        assert "log-time-up-lost" in [line["message"] for line in screen.lines]


def test_what_is_whose_and_what_cannot_be(server: Running) -> None:
    anna, ben, nobody = member(server, "RightsA"), member(server, "RightsB"), Person(server)
    wish = {"title": "Cup", "game": "naval"}
    refused = nobody.post("/api/tournaments", wish, 403)
    assert refused["error"]["message"] == "reason-account-needed"
    key = made(anna, anna)
    anna.post(f"/api/tournaments/{key}/join", status=409)
    nobody.post(f"/api/tournaments/{key}/join", status=403)
    assert anna.post(f"/api/tournaments/{key}/start", status=409)["error"]["args"] == {"least": 2}
    for path, body in {
        "bot": {"level": "random"},
        "remove": {"entrant": look(anna, key)["entrants"][0]["id"]},
        "start": None,
        "next": None,
        "award": {"table": "x"},
        "delete": None,
    }.items():
        assert ben.post(f"/api/tournaments/{key}/{path}", body, 403)["error"]["message"] == (
            "reason-not-your-tournament"
        )
        Person(server).post(f"/api/tournaments/nowhere/{path}", body, 404)
    assert server.http.get("/api/tournaments").json()["may_make"] is False
    assert anna.get("/api/tournaments")["may_make"] is True
    ben.post(f"/api/tournaments/{key}/join")
    ids = [one["id"] for one in look(anna, key)["entrants"]]
    assert len(anna.post(f"/api/tournaments/{key}/remove", {"entrant": ids[1]})["entrants"]) == 1
    # Somebody else stands there now, or nobody: a page that is out of date sends nobody out.
    for gone in (ids[1], "nobody"):
        anna.post(f"/api/tournaments/{key}/remove", {"entrant": gone}, 409)
    ben.post(f"/api/tournaments/{key}/join")
    game = anna.post(f"/api/tournaments/{key}/start")["rounds"][0]["games"][0]
    ben.post(f"/api/tournaments/{key}/join", status=409)
    anna.post(f"/api/tournaments/{key}/award", {"table": "x"}, 409)
    anna.post(f"/api/tournaments/{key}/award", {"table": game["table"], "winner": 1})
    found = until(anna, key, over if look(anna, key)["info"]["rounds"] == 1 else bool)
    assert found["rounds"][0]["games"][0]["how"] == "awarded"
    anna.post(f"/api/tournaments/{key}/delete")
    anna.get(f"/api/tournaments/{key}", 404)


def test_who_deletes_the_account_is_nobody_in_the_standings(server: Running) -> None:
    anna, ben = member(server, "GoneA"), member(server, "GoneB")
    key = made(anna, anna, ben, rounds=1)
    anna.post(f"/api/tournaments/{key}/start")
    enter(ben, "/delete", {"password": "a long password"})
    found = until(anna, key, over)
    assert [one["name"] for one in found["entrants"]] == ["GoneA", ""]
    assert [row["entrant"] for row in found["standings"]] == [0, 1]
    assert found["standings"][0]["points"] == 1


def test_who_leaves_at_the_same_moment_as_others_leaves_nobody_else_out(server: Running) -> None:
    host = member(server, "RushHost")
    key = made(host)
    programs = [program(server, "sit") for _ in range(12)]
    for one in programs:
        one.post(f"/api/tournaments/{key}/join")
    leaving, staying = programs[:-3], programs[-3:]
    requests = [
        f"POST /api/tournaments/{key}/leave HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
        f"authorization: Bearer {one.secret}\r\n\r\n".encode()
        for one in leaving
    ]
    with contextlib.ExitStack() as stack:
        where = ("127.0.0.1", server.port)
        wires = [stack.enter_context(socket.create_connection(where, 20)) for _ in leaving]
        for wire, request in zip(wires, requests, strict=True):
            wire.sendall(request)
        assert all(wire.recv(100).startswith(b"HTTP/1.1 200") for wire in wires)
    assert len(look(host, key)["entrants"]) == 3
    assert all(look(one, key)["me"] >= 0 for one in staying)


def test_a_program_whose_token_is_taken_away_leaves_its_tournaments(server: Running) -> None:
    anna, ben = member(server, "TokenA"), Person(server)
    own = program(server, "sit", owner=ben)
    key = made(anna, anna, own, rounds=1)
    anna.post(f"/api/tournaments/{key}/start")
    ben.post("/api/tokens/revoke", {"token": ben.get("/api/tokens")["tokens"][0]["id"]})
    found = until(anna, key, over)
    assert found["standings"][0]["entrant"] == 0 and found["standings"][0]["points"] == 1
    assert [one["left"] for one in found["entrants"]] == [False, True]
