"""What a host does about accounts and tournaments, while the server runs or not."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_accounts import PASSWORD, enter, sign_in, sign_up
from tests.server.test_admin import admin, dumped
from tests.server.test_programs import Program


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a host."""
    with Running(tmp_path_factory.mktemp("moderated")) as server:
        yield server


def test_a_host_lists_mutes_suspends_and_deletes_accounts(hosted: Running) -> None:
    rude, kind = Person(hosted), Person(hosted)
    sign_up(rude, "Rudy")
    made = kind.make(seats=me("japan", *SIX[1:4]), name="Kind")
    table = rude.sit(made["links"]["germany"], "Rudy-at-the-table")
    rude.post(f"/api/tables/{table}/chat", {"text": "hello there"})
    assert "Rudy" in admin(hosted, "accounts")
    shown = admin(hosted, "account", "rudy")
    assert table in shown and "germany" in shown
    assert "no account named" in admin(hosted, "mute", "Nobody", code=2)
    admin(hosted, "mute", "Rudy")
    refused = rude.post(f"/api/tables/{table}/chat", {"text": "more"}, 409)
    assert refused["error"]["message"] == "reason-silenced"
    refused = rude.post(f"/api/tables/{table}/name", {"name": "You all stink"}, 409)
    assert refused["error"]["message"] == "reason-silenced", "nor does a name say it"
    admin(hosted, "unmute", "Rudy")
    rude.post(f"/api/tables/{table}/name", {"name": "Rudy again"})
    rude.post(f"/api/tables/{table}/chat", {"text": "more"})

    token = rude.post("/api/tokens", {"name": "Helper", "scopes": ["read", "sit"]})["secret"]
    program = Program(hosted, token)
    with program.stream() as lines:
        program.sit(made["links"]["italy"])
        assert next(lines)["message"]["type"] == "snapshot"
        admin(hosted, "suspend", "Rudy", "--days", "3")
        assert [line["message"] for line in lines][-1]["reason"]["message"] == "reason-suspended"
    assert rude.get("/api/account")["name"] == "" and "suspended" in admin(hosted, "accounts")
    refused = program.post(f"/api/tables/{table}/leave", {"seat": "italy"}, 403)
    assert refused["error"]["message"] == "reason-suspended", "nor do their programs play on"
    body = {"name": "Rudy", "password": PASSWORD}
    assert enter(Person(hosted), "/in", body, 403)["error"]["message"] == "reason-suspended"
    enter(Person(hosted), "/in", {**body, "password": "wrong one"}, 403)
    hosted.stop()
    admin(hosted, "unsuspend", "Rudy")
    hosted.start()
    again = sign_in(hosted, "Rudy")
    assert again.get(f"/api/tables/{table}")["mine"] == ["germany"]

    admin(hosted, "unname", table)
    lines = kind.get(f"/api/tables/{table}/chat")["lines"]
    assert [line["name"] for line in lines] == ["", ""]
    admin(hosted, "delete-account", "Rudy")
    assert again.get("/api/account")["name"] == "" and "Rudy" not in admin(hosted, "accounts")
    assert kind.get(f"/api/tables/{table}")["table"]["seats"][0]["kind"] == "open"
    assert "Rudy" not in dumped(hosted.data)


def test_a_host_runs_a_tournament_and_counts_all_games_again(
    hosted: Running, tmp_path: Path
) -> None:
    anna, ben = Person(hosted), Person(hosted)
    sign_up(anna, "Ariane")
    sign_up(ben, "Basile")
    file = tmp_path / "cup.toml"
    file.write_text('title = "Host Cup"\ngame = "naval"\nrounds = 1\nauto = false\n')
    key = admin(hosted, "tournament", str(file)).split()[-1]
    assert "Host Cup" in admin(hosted, "tournaments")
    anna.post(f"/api/tournaments/{key}/start", status=403)
    assert "at least 2" in admin(hosted, "start-tournament", key, code=2)
    for person in (anna, ben):
        person.post(f"/api/tournaments/{key}/join")
    admin(hosted, "start-tournament", key)
    found = ben.get(f"/api/tournaments/{key}")
    ben.post(f"/api/tables/{found['table']}/resign")
    admin(hosted, "next-round", key)
    assert ben.get(f"/api/tournaments/{key}")["info"]["status"] == "over"
    before = anna.get("/api/people/Ariane")
    assert int(admin(hosted, "recount").split()[-1]) >= 1
    assert anna.get("/api/people/Ariane") == before
    admin(hosted, "delete-tournament", key)
    assert "Host Cup" not in admin(hosted, "tournaments")
    file.write_text('title = "Bad"\ngame = "naval"\nspeed = 3\n')
    assert "speed" in admin(hosted, "tournament", str(file), code=2)
    assert "no.toml" in admin(hosted, "tournament", str(tmp_path / "no.toml"), code=2)


def test_bots_keep_their_seats_when_their_person_is_suspended(hosted: Running) -> None:
    person = Person(hosted)
    table = person.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True)["table"]["id"]
    sign_up(person, "Sandrine")
    admin(hosted, "suspend", "Sandrine")
    assert person.get(f"/api/tables/{table}")["mine"] == []
    admin(hosted, "unsuspend", "Sandrine")
    assert sign_in(hosted, "Sandrine").get(f"/api/tables/{table}")["mine"] == ["germany"]
