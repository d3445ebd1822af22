"""The OpenAPI document says what the server does."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_accounts import sign_up


def schemathesis(*arguments: str, phases: str = "coverage,fuzzing", examples: int = 5) -> None:
    """Run schemathesis, which must find nothing."""
    program = "from schemathesis.cli import schemathesis; schemathesis()"
    effort = ("--phases", phases, "--max-examples", str(examples), "--seed", "1")
    done = subprocess.run(
        [sys.executable, "-c", program, "run", *arguments, *effort, "--no-color"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        # It keeps what it found in the folder it is started in.
        cwd=Path(arguments[0]).parent,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("who", ["person", "program", "nobody"])
def test_schemathesis_finds_nothing(server: Running, tmp_path: Path, who: str) -> None:
    """With tables that are there, so that it comes as far as the tables themselves."""
    person = Person(server)
    if who == "program":
        wish = {"name": "Program", "scopes": ["read", "play", "sit", "make"]}
        person = Person(server, Person(server).post("/api/tokens", wish)["secret"])
    if who == "person":
        sign_up(person, "Schema-member")
    clock = {"kind": "bank", "seconds": 86_400, "days_off": 3}
    waiting = person.make(seats=me("germany"), listed=True, clock=clock)["table"]["id"]
    playing = person.make(seats=me(*SIX), start=True, clock=clock)["table"]["id"]
    over = person.make(seats=me(*SIX), start=True)["table"]["id"]
    person.post(f"/api/tables/{over}/resign")
    watched = person.make(seats=bots(*SIX))["table"]["id"]
    member = Person(server)
    sign_up(member, f"Schema-{who}")
    maker = person if who == "person" else member
    cup = maker.post("/api/tournaments", {"title": "Cup", "game": "naval"})["info"]["id"]
    document = server.http.get("/api/openapi.json").json()
    known = {"table": [waiting, playing, over, watched], "game": ["quartermaster", "naval"]}
    known |= {"tournament": [cup, "nowhere"], "name": [f"Schema-{who}", "Nobody"]}
    # A stream has no end: see test_programs.py. Who is signed out is a stranger from then on.
    del document["paths"]["/api/stream"], document["paths"]["/api/account/out"]
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in known:
                    parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
    for name in ("OfSeat", "SetBot", "Sit"):
        seat = document["components"]["schemas"][name]["properties"]["seat"]
        seat.pop("pattern"), seat.pop("minLength"), seat.pop("maxLength")
        seat["enum"] = list(SIX)
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(document))
    key = () if who == "nobody" else ("-H", f"Authorization: Bearer {person.secret}")
    if who == "person":
        schemathesis(str(file), "--url", server.url, *key)
    else:
        # Mostly refused, and by the same words: fewer tries tell as much.
        schemathesis(str(file), "--url", server.url, *key, phases="fuzzing", examples=2)
    errors = [row for row in server.log.read_text().splitlines() if '"level":"error"' in row]
    assert not errors, errors[:3]
    assert server.http.get("/healthz").json()["status"] == "ok"


def test_the_document_names_every_message_of_the_websocket(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    for name in ("Snapshot", "Update", "TableChanged", "Reply", "Bye"):
        assert {"$ref": f"#/components/schemas/{name}"} in schemas["Message"]["anyOf"]
    for name in ("Answer", "GiveOrder", "Hush", "Undo", "Consent", "Why"):
        assert {"$ref": f"#/components/schemas/{name}"} in schemas["Command"]["anyOf"]
    assert document["paths"]["/api/tables/{table}/live"]["get"]["operationId"] == "live"
