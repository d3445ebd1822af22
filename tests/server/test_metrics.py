"""The numbers of the server, for this machine or for all."""

from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.harness import FLAGS, SIX, Person, Running, bots, me

from wartable.cli import WRONG, main

FAR = {"x-forwarded-for": "203.0.113.7"}
"""Comes through a proxy on this machine."""


def numbers(server: Running) -> dict[tuple[str, ...], float]:
    """By name and labels: each number."""
    text = server.http.get("/metrics").text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = person.make(seats={**me("germany"), **bots(*SIX[1:])}, start=True)["table"]["id"]
        with person.look(table) as screen:
            for _ in range(3):
                screen.answer(screen.until_asked("germany"))
            screen.until_asked("germany")  # All bots have answered, too.
            screen.send(type="answer", seat="germany", number=99, answer="pass")
            found = numbers(server)
        person.get("/api/tables/none", 404)
        later = numbers(server)
        assert found["wartable_answer_seconds_count", "person"] == 3
        assert found["wartable_answer_seconds_count", "bot"] > 0
        assert found["wartable_bot_seconds_count", "random"] > 0
        assert 0 < found["wartable_bot_seconds_sum", "random"] < 600
        assert found["wartable_refusals_total", "reason-stale"] == 1
        assert found["wartable_tables", "playing"] == 1
        assert found["wartable_sockets",] == 1 and later["wartable_sockets",] == 0
        assert found["wartable_connections",] >= 1 and found["wartable_trouble",] == 0
        assert later["wartable_call_seconds_count", "get_table", "404"] == 1
        assert later["wartable_refusals_total", "reason-no-such-table"] == 1


def test_only_this_machine_is_told_unless_the_host_wants_it_otherwise(tmp_path: Path) -> None:
    with Running(tmp_path / "one") as server:
        assert server.http.get("/metrics").status_code == 200
        assert server.http.get("/metrics", headers=FAR).status_code == 404
    with Running(tmp_path / "two", *FLAGS, "--metrics") as server:
        server.http.get("/api/tables/none")
        near, far = (server.http.get("/metrics", headers=one).text for one in ({}, FAR))
        assert "wartable_answer_seconds" in far and "wartable_tables" in far
        for secret in ("wartable_refusals_total", "wartable_bot_seconds"):
            assert secret in near and secret not in far, "it depends on cards"


def test_without_the_library_nothing_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = "import sys; sys.modules['prometheus_client'] = None"
    with Running(tmp_path, first=missing) as server:
        assert server.http.get("/metrics").status_code == 404
        person = Person(server)
        person.make(seats=me(*SIX), start=True)
    monkeypatch.setitem(__import__("sys").modules, "prometheus_client", None)
    assert main(["serve", "--metrics", "--data", str(tmp_path), "--lang", "en"]) == WRONG
    assert "wartable[metrics]" in capsys.readouterr().err
