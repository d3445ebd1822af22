"""What spectators see: only what the table says, only when the seats agree, and late enough."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, me
from tests.server.test_history import told as whole_history

from wartable.core.game import REFEREE, SPECTATOR, games, settle
from wartable.server import keeping, server_time, spectating
from wartable.server.chairs import Chair, Device
from wartable.server.history import history, sight
from wartable.server.limits import Limits
from wartable.server.live import Live, Socket
from wartable.server.patch import apply
from wartable.server.setup import Setup
from wartable.server.tables import Entry, Table

MINE, THEIRS = ("germany", "italy", "japan"), ("united_kingdom", "soviet_union", "united_states")
LATE = {"see": "all", "delay": 60}


def two(server: Running, **rules: Any) -> tuple[Person, Person, str]:
    """A game of two people that has begun."""
    anna, ben = Person(server), Person(server)
    made = anna.make(seats=me(*MINE), spectators=rules)
    table: str = made["table"]["id"]
    for seat in THEIRS:
        ben.sit(made["links"][seat], "Ben")
    anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def test_a_seat_that_agrees_is_seen_by_spectators_until_it_changes_its_mind(
    server: Running,
) -> None:
    anna, ben, table = two(server, see="seat", seat="soviet_union")
    stranger = Person(server)
    with anna.look(table) as player, ben.look(table) as owner, stranger.look(table) as eyes:
        public = eyes.views["spectator"]
        assert "hand" not in public["nations"]["soviet_union"]
        assert not any(hands_in_the_past(stranger, table))
        told = eyes.info["spectators"]
        assert told == player.info["spectators"]
        assert (told["shown"], told["waiting"]) == (False, ["soviet_union"])
        anna.post(f"/api/tables/{table}/spectators", {"seat": "soviet_union", "agree": True}, 403)
        anna.post(f"/api/tables/{table}/spectators", {"seat": "germany", "agree": True}, 409)
        ben.post(f"/api/tables/{table}/spectators", {"seat": "soviet_union", "agree": True})
        eyes.read()
        owner.drain(0.1)
        assert eyes.views["spectator"] == owner.views["soviet_union"]
        assert "hand" not in eyes.views["spectator"]["nations"]["germany"]
        assert eyes.lines == owner.lines or len(eyes.lines) == len(owner.lines)
        assert eyes.asked == {} and not eyes.mine
        assert owner.answer("soviet_union")["ok"]
        while eyes.views["spectator"] != owner.views["soviet_union"]:
            eyes.read()
        own = [(lines, views["soviet_union"]) for lines, views in whole_history(ben, table)]
        seen = [(lines, views["spectator"]) for lines, views in whole_history(stranger, table)]
        assert seen == own, "of the past, too, they see what the seat saw"
        ben.post(f"/api/tables/{table}/spectators", {"seat": "soviet_union", "agree": False})
        assert not any(hands_in_the_past(stranger, table))
        while "hand" in eyes.views["spectator"]["nations"]["soviet_union"]:
            eyes.read()
        assert eyes.lines[-1]["message"] == "log-spectators-not"
        assert not eyes.info["spectators"]["shown"]


def test_a_bot_that_stands_in_for_somebody_agrees_to_nothing(server: Running) -> None:
    anna, ben, table = two(server, see="seat", seat="soviet_union")
    ben.post(f"/api/tables/{table}/bot", {"seat": "soviet_union", "level": "random"})
    assert anna.get(f"/api/tables/{table}")["table"]["spectators"]["waiting"] == ["soviet_union"]
    with Person(server).look(table) as eyes:
        assert "hand" not in eyes.views["spectator"]["nations"]["soviet_union"]


def hands_in_the_past(person: Person, table: str) -> list[bool]:
    """Of each step that somebody can look back at: whether anybody's hand is shown."""
    steps = [views["spectator"] for _, views in whole_history(person, table)]
    return [any("hand" in nation for nation in one["nations"].values()) for one in steps]


def test_wishes_that_make_no_sense_are_refused(server: Running) -> None:
    anna = Person(server)
    for rules in ({"see": "seat", "seat": "atlantis"}, {"see": "all", "delay": 5}):
        anna.make(seats=me(*SIX), spectators=rules, status=409)
    anna.make(seats=me(*SIX), spectators={"see": "everything"}, status=400)
    made = anna.make(seats=me(*SIX), start=True)["table"]
    assert made["spectators"]["see"] == "public"
    path = f"/api/tables/{made['id']}/spectators"
    refused = anna.post(path, {"seat": "germany", "agree": True}, 409)
    assert refused["error"]["message"] == "reason-nothing-to-show"


def test_what_was_agreed_outlives_a_restart_and_ends_when_somebody_else_sits_down(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        anna, ben, table = two(server, **LATE)
        for seat in THEIRS:
            told = ben.post(f"/api/tables/{table}/spectators", {"seat": seat, "agree": True})
        assert told["shown"] and not told["waiting"]
        with Person(server).look(table) as eyes:
            assert "hand" not in eyes.views["spectator"]["nations"]["germany"], "it is too soon"
        server.stop()
        server.start()
        assert anna.get(f"/api/tables/{table}")["table"]["spectators"]["shown"]
        ben.post(f"/api/tables/{table}/leave", {"seat": "united_states"})
        told = anna.get(f"/api/tables/{table}")["table"]["spectators"]
        assert not told["shown"] and told["waiting"] == ["united_states"]


class Outlet:
    """Takes what a socket is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, data: bytes) -> int:
        """Keep it."""
        self.sent.append(data)
        return 0

    def cut(self) -> None:
        """Nothing to cut."""

    def close(self, code: int) -> None:
        """Nothing to close."""


def test_everything_is_shown_exactly_so_much_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(spectating, "clock", lambda: now[0])
    monkeypatch.setattr(keeping, "time_of_day", lambda: now[0])
    monkeypatch.setattr(server_time, "started", 0.0)
    monkeypatch.setattr(Live, "_show_later", lambda self: None)
    game = games()["quartermaster"]
    chairs = [Chair(seat, "person") for seat in SIX]
    for chair in chairs:
        chair.devices.append(Device(b"own", 0, ""))
    table = Table("t", game, settle(game, []), 7, "", Setup(), b"own", chairs)
    table.setup.spectating = spectating.Spectating("all", "", 60)
    table.do(Entry("begin", -1, "7"))
    live = table.live = Live(table)
    eyes = Socket(Outlet(), b"eyes", Limits())
    live.join(eyes)
    gallery = live._gallery
    assert not gallery.showing, "nobody agreed"
    for seat in range(6):
        spectating.agree(table, seat, b"own", agreed=True)
    live.reset()
    assert not gallery.showing, "nothing is old enough"
    past = {now[0]: table.playing.state.copy()}
    logged = {len(table.log): (now[0], past[now[0]])}
    for _ in range(120):
        now[0] += 7
        match = table.playing
        asked = match.decisions[0]
        words = game.text(match.state, asked.options[0])
        table.do(Entry("answer", asked.seat, words))
        live.publish()
        past[now[0]] = match.state.copy()
        logged.setdefault(len(table.log), (now[0], past[now[0]]))
        old = [at for at in past if at <= now[0] - 60]
        if not old:
            assert not gallery.showing
            continue
        assert gallery.showing
        assert gallery.view == game.view(past[max(old)], REFEREE), "no younger than a minute"
        seen = sight(table, b"eyes")
        assert seen.steps[1:] == [one for one in table.steps()[1:] if one[1] <= gallery.number]
        last = history(table, seen, len(seen.steps) - 1)()
        when, state = logged[last.lines[-1]]
        assert when <= now[0] - 60 and last.lines[-1] <= gallery.number
        shown = apply(last.views.get("spectator", {}), last.steps[-1]["spectator"])
        assert shown == game.view(state, REFEREE), "and so is the past"
        assert not last.answers, "nobody counts what was answered in secret"
    assert 0 < gallery.number < len(table.log)
    public = game.view(table.playing.state, SPECTATOR)
    assert gallery.view != public

    def opened() -> int:
        """How many lines spectators have after the table was read again."""
        fresh = spectating.SpectatorScreen(table)
        fresh.refresh()
        return fresh.number

    assert opened() <= gallery.number
    slept = opened()
    now[0] += 3600
    monkeypatch.setattr(server_time, "started", now[0])
    assert opened() == slept, "while the server was down, no time passed"
    now[0] += 60
    assert opened() == table.keeping.places[-1].lines
    spectating.agree(table, 3, b"own", agreed=False)
    assert sight(table, b"eyes").names == {SPECTATOR: "spectator"}
    live.reset()
    assert not gallery.showing
