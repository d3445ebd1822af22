"""Programs: tokens and their scopes, the stream of one's tables, and how others know them."""

import contextlib
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_admin import admin
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from wartable.server import speed, streams, websocket
from wartable.server.calls import CALLS

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = Path(sys.executable).with_name("node")
"""It comes with the tools that build the page."""
ALL = ["read", "play", "sit", "make"]


class Program(Person):
    """Somebody with a token instead of a cookie, who reads a stream."""

    def __init__(self, server: Running, secret: str) -> None:
        super().__init__(server, secret)
        self.seen: dict[str, int] = {}

    @contextlib.contextmanager
    def stream(self, **params: Any) -> Iterator[Iterator[Any]]:
        """The lines of the stream, from where an earlier one ended."""
        after = [("after", f"{table}:{number}") for table, number in self.seen.items()]
        with httpx2.stream(
            "GET",
            f"{self.server.url}/api/stream",
            params=[*after, *params.items()],
            headers={"authorization": f"Bearer {self.secret}"},
            timeout=20,
        ) as reply:
            assert reply.status_code == 200, reply.read()
            yield self._lines(reply)

    def _lines(self, reply: httpx2.Response) -> Iterator[Any]:
        for text in reply.iter_lines():
            if text.strip():
                line = json.loads(text)
                if "number" in line["message"]:
                    self.seen[line["table"]] = line["message"]["number"]
                yield line

    def answer(self, table: str, seat: str, question: Any, words: str = "") -> Any:
        """Answer a question, by chance if nothing else is said."""
        words = words or random.choice(question["choices"])["answer"]
        body = {"type": "answer", "id": self.request(), "seat": seat, "answer": words}
        return self.post(f"/api/tables/{table}/do", {**body, "number": question["number"]})


def program(server: Running, *scopes: str, owner: Person | None = None) -> Program:
    """A program of somebody new."""
    wish = {"name": "Deep Rook", "scopes": list(scopes) or ALL}
    made = (owner or Person(server)).post("/api/tokens", wish)
    return Program(server, made["secret"])


def test_who_is_forgotten_takes_the_programs_from_their_seats_too(server: Running) -> None:
    host, owner = Person(server), Person(server)
    own = program(server, owner=owner)
    made = host.make(seats=me(*SIX[1:]))
    table = own.sit(made["links"]["germany"])
    host.post(f"/api/tables/{table}/start", {})
    owner.post("/api/me/forget")
    seat = host.get(f"/api/tables/{table}")["table"]["seats"][0]
    assert (seat["kind"], seat["name"]) == ("bot", ""), "nobody waits for who is gone"


def test_a_program_plays_a_whole_game_from_its_stream(server: Running) -> None:
    host, own = Person(server), program(server)
    seats = bots("alpha")
    made = host.make("naval", options={"fleet": "15"}, seats=seats, listed=True)
    table = made["table"]["id"]
    with own.stream() as lines:
        own.sit(made["links"]["bravo"])
        host.post(f"/api/tables/{table}/start")
        over = False
        while not over:
            line = next(lines)
            assert line["table"] == table
            for seat, question in line["message"].get("asked", {}).items():
                if question:
                    reply = own.answer(table, seat, question)
                    assert reply["ok"] or reply["reason"]["message"] == "reason-stale"
            info = line["message"].get("table")
            over = bool(info) and info["status"] == "over"
    chair = next(one for one in info["seats"] if one["seat"] == "bravo")
    assert chair["program"] and chair["name"] == "Deep Rook"
    alpha = next(one for one in info["seats"] if one["seat"] == "alpha")
    assert not alpha["program"]


def test_a_program_is_marked_in_the_lists_too(server: Running) -> None:
    host, own = Person(server), program(server)
    made = host.make(seats=me("germany"), listed=True)
    own.sit(made["links"]["japan"], "Another name")
    rows = Person(server).get("/api/lobby")["open"]
    (row,) = [one for one in rows if one["table"]["id"] == made["table"]["id"]]
    marked = {seat["seat"]: seat["program"] for seat in row["table"]["seats"]}
    assert marked == {seat: seat == "japan" for seat in SIX}


def test_a_stream_that_is_cut_goes_on_where_it_was(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        host, own = Person(server), program(server)
        made = host.make(seats=bots("germany", *SIX[2:]))
        table = own.sit(made["links"]["united_kingdom"], "P")
        host.post(f"/api/tables/{table}/start")
        log: list[Any] = []

        def follow(answers: int) -> None:
            """Read, answering, until so many answers are given; then hang up."""
            with own.stream() as lines:
                for line in lines:
                    message = line["message"]
                    if message["type"] == "snapshot":
                        assert message["first"] == len(log), "nothing twice, nothing left out"
                    log.extend(message.get("log", []))
                    for seat, question in message.get("asked", {}).items():
                        if question:
                            answers -= own.answer(table, seat, question)["ok"]
                    if answers <= 0 and len(log) > 3:
                        return

        follow(2)
        follow(2)
        server.kill()
        server.start()
        follow(3)
        with own.stream(seconds=0) as lines:
            for line in lines:
                log.extend(line["message"].get("log", []))
        with own.look(table) as screen:
            screen.drain()
            assert log == screen.lines[: len(log)]
            assert len(log) > 10


def test_a_stream_follows_its_program_from_table_to_table(server: Running) -> None:
    host, own = Person(server), program(server)
    with own.stream() as lines:
        first = own.make(seats=me(*SIX), start=True)["table"]["id"]
        assert next(lines)["table"] == first
        made = host.make(seats=me("germany"))
        second = own.sit(made["links"]["japan"])
        while (line := next(lines))["table"] != second:
            pass
        assert line["message"]["mine"] == ["japan"]
        own.post(f"/api/tables/{first}/resign")
        while (line := next(lines))["message"]["type"] != "table":
            pass
        assert line["message"]["table"]["status"] == "over"
        again = own.post(f"/api/tables/{first}/rematch")["table"]["id"]
        while (line := next(lines))["table"] != again:
            pass
        assert sorted(line["message"]["mine"]) == sorted(SIX)
    tables = []
    own.seen.clear()
    with own.stream(seconds=0) as lines:
        tables = [line["table"] for line in lines]
    assert sorted(tables) == sorted([second, again]), "what is over is not told again"


def test_another_stream_of_the_same_token_takes_the_place_of_the_first(server: Running) -> None:
    own = program(server)
    own.make(seats=me(*SIX), start=True)
    with own.stream() as first:
        next(first)
        with own.stream() as second:
            next(second)
            rest = list(first)
            assert rest[-1]["message"]["reason"]["message"] == "reason-other-stream"


def test_a_stream_ends_with_the_server(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        own = program(server)
        own.make(seats=me(*SIX), start=True)
        with own.stream() as lines:
            next(lines)
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 4, "nobody is waited for who has no end"
            assert list(lines)[-1]["message"]["reason"]["message"] == "reason-restart"
        assert '"level":"error"' not in server.log.read_text()


def test_a_person_lets_a_program_play_their_seat_and_takes_it_away_again(server: Running) -> None:
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me(*SIX[1:]))
    table = ben.sit(made["links"]["germany"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    body = {"seat": "germany", "name": "Helper"}
    assert anna.post(f"/api/tables/{table}/program", body, 403)["error"]["message"]
    secret = ben.post(f"/api/tables/{table}/program", body)["secret"]
    own = Program(server, secret)
    with anna.look(table) as screen:
        assert [one["program"] for one in screen.info["seats"]] == [True] + [False] * 5
        told = [line["args"] for line in screen.lines if line["message"] == "log-program"]
        assert [(one["seat"], one["name"]) for one in told] == [("germany", "Helper")]
        with own.stream() as lines:
            snapshot = next(lines)["message"]
        assert snapshot["mine"] == ["germany"]
        assert own.answer(table, "germany", snapshot["asked"]["germany"])["ok"]
        # It plays, and no more: the seat is the person's.
        for path in ("leave", "take"):
            refused = own.post(f"/api/tables/{table}/{path}", {"seat": "germany"}, 403)
            assert refused["error"] == {
                "rule": "table",
                "message": "reason-no-scope",
                "args": {"scope": "sit"},
            }
        (token,) = ben.get("/api/tokens")["tokens"]
        assert token["scopes"] == ["read", "play"]
        assert anna.post("/api/tokens/revoke", {"token": token["id"]}, 409)
        assert ben.post("/api/tokens/revoke", {"token": token["id"]}) == {"tokens": []}
        screen.drain()
        assert not screen.info["seats"][0]["program"]
    assert own.get("/api/lobby", 401)["error"]["message"] == "reason-wrong-token"
    assert ben.get(f"/api/tables/{table}")["mine"] == ["germany"]


def test_no_call_without_its_scope(server: Running) -> None:
    """Every call, with a token of every single scope: it gets past, or is refused for that."""
    tokens = {scope: program(server, scope) for scope in ALL}
    owner = Person(server)
    table = owner.make(seats=me("germany"), watch="anyone")["table"]["id"]
    known = {"table": table, "game": "naval", "lang": "en", "rule": "qm 1"}
    for call in CALLS:
        path = re.sub(r"{(\w+)}", lambda part: known.get(part[1], "x"), call.path)
        path += "?seconds=0" if path.endswith("stream") else ""
        sent: Any = {} if call.method == "POST" else None
        for scope, own in tokens.items():
            headers = {"authorization": f"Bearer {own.secret}"}
            reply = server.http.request(call.method, path, headers=headers, json=sent)
            refused = reply.status_code == 403 and reply.json()["error"]["message"]
            if call.scope is None:
                assert refused == "reason-not-for-programs", (path, reply.text)
            elif call.scope not in ("", scope):
                assert refused == "reason-no-scope", (path, scope, reply.text)
            else:
                assert refused not in ("reason-not-for-programs", "reason-no-scope"), path
        wrong = {"authorization": "Bearer wt_no"}
        reply = server.http.request(call.method, path, headers=wrong, json=sent)
        assert reply.status_code == 401, (path, reply.text)
        assert reply.headers["www-authenticate"] == "Bearer"
    # The websocket answers too: whoever may only look has the stream.
    with pytest.raises(WebSocketException):
        tokens["read"].look(table)


def test_whoever_has_no_secret_has_no_stream(server: Running) -> None:
    reply = server.http.get("/api/stream", params={"seconds": 0})
    assert reply.status_code == 401 and reply.json()["error"]["message"] == "reason-no-token"
    own = program(server)
    for params in ({"after": "no"}, {"after": "a:b"}, {"seconds": "-1"}, {"seconds": "x"}):
        headers = {"authorization": f"Bearer {own.secret}"}
        assert server.http.get("/api/stream", params=params, headers=headers).status_code == 409


def test_a_program_that_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with Running(tmp_path, "--thinkers", "1") as server:
        own = program(server)
        seen = []
        for _ in range(150):
            headers = {"authorization": f"Bearer {own.secret}"}
            seen.append(server.http.get("/api/tables/none", headers=headers))
        assert seen[0].status_code == 404 and seen[-1].status_code == 429
        assert seen[-1].headers["retry-after"] == "1"
        assert Person(server).get("/api/lobby"), "others are not kept waiting"


def test_a_host_makes_lists_and_revokes_tokens(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        made = admin(server, "token", "House bot", "--scopes", "read,play,sit")
        own = Program(server, made.split()[-1])
        assert own.get("/api/lobby")["mine"] == []
        assert own.post("/api/tables", {"game": "naval"}, 403)
        listed = admin(server, "tokens")
        assert "House bot" in listed and "read play sit" in listed and own.secret not in listed
        assert "expected one of read" in admin(server, "token", "x", "--scopes", "all", code=2)
        server.stop()
        server.start()
        assert own.get("/api/lobby")["mine"] == []
        admin(server, "revoke", listed.split()[0])
        assert "see wartable admin tokens" in admin(server, "revoke", "other", code=2)
        assert own.get("/api/lobby", 401)
        assert admin(server, "tokens") == ""
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("wartable.sqlite*"))
        assert own.secret.encode() not in kept


def test_tokens_have_a_limit_and_go_with_whoever_made_them(server: Running) -> None:
    anna = Person(server)
    own = program(server, owner=anna)
    for _ in range(19):
        program(server, owner=anna)
    wish = {"name": "One more", "scopes": ["read"]}
    refused = anna.post("/api/tokens", wish, 409)["error"]
    assert refused["message"] == "reason-too-many-tokens"
    assert anna.post("/api/tokens", {"name": " ", "scopes": ["read"]}, 409)
    assert anna.post("/api/tokens", {"name": "x", "scopes": ["all"]}, 400)
    assert len(anna.get("/api/me")["tokens"]) == 20
    anna.post("/api/me/forget")
    own.get("/api/lobby", 401)
    assert anna.get("/api/me")["tokens"] == []


def test_texts_are_found_again_in_frames_of_every_length() -> None:
    found = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536, 70_000)]
    frames = b"".join(speed.frame(text) for text in found)
    assert list(websocket.texts(frames)) == found


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_written_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert speed.frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_where_a_program_was_is_read_from_its_words() -> None:
    assert streams.places(["a:1", "b_-c:20"]) == {"a": 1, "b_-c": 20}


@pytest.mark.parametrize("example", ["random_bot.py", "random_bot.mjs", "mcp_player.py"])
def test_an_example_plays_a_game_to_its_end(server: Running, example: str) -> None:
    host = Person(server)
    seats = bots("alpha")
    made = host.make("naval", options={"fleet": "15"}, seats=seats)
    table = made["table"]["id"]
    wish = {"name": "Example", "scopes": ["read", "play", "sit"]}
    secret = host.post("/api/tokens", wish)["secret"]
    runs = [str(NODE)] if example.endswith(".mjs") else [sys.executable]
    command = [*runs, str(EXAMPLES / example), server.url, secret, made["links"]["bravo"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        try:
            while not any(one["program"] for one in seats_of(host, table)):
                assert running.poll() is None, running.stderr and running.stderr.read()
                time.sleep(0.1)
            host.post(f"/api/tables/{table}/start")
            _, errors = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 0, errors
    info = host.get(f"/api/tables/{table}")["table"]
    assert info["status"] == "over"
    assert next(one for one in info["seats"] if one["seat"] == "bravo")["name"] == "Example"


def seats_of(person: Person, table: str) -> Any:
    """Who sits where."""
    return person.get(f"/api/tables/{table}")["table"]["seats"]


def test_the_examples_stand_in_the_documentation() -> None:
    page = (EXAMPLES.parents[1] / "docs" / "bot-api.md").read_text()
    for example in ("random_bot.py", "random_bot.mjs"):
        code = (EXAMPLES / example).read_text()
        assert code in page, f"docs/bot-api.md shows examples/bots/{example} as it is"
