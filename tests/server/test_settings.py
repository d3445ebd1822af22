"""Settings come from a file, the environment and flags, and the server says from which."""

import tomllib
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import Running

from wartable.cli import WRONG, main
from wartable.server import settings
from wartable.server.limits import Limits

FILE = """
port = 9001
put_away = 90
addresses = "short"

[limits]
calls = [5, 50]
sockets = 8
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with some settings."""
    made = tmp_path / "wartable.toml"
    made.write_text(FILE)
    return made


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(file: Path) -> None:
    environment = {"WARTABLE_PORT": "9002", "WARTABLE_SYNC": "true", "WARTABLE_ADDRESSES": "none"}
    found = settings.gather({"addresses": "full", "port": None}, file, environment)
    assert found.settings.port == 9002 and found.sources["port"] == "WARTABLE_PORT"
    assert found.settings.put_away == 90 and found.sources["put_away"] == str(file)
    assert found.settings.addresses == "full" and found.sources["addresses"] == "--addresses"
    assert found.settings.sync and found.settings.host == "127.0.0.1"
    assert "host" not in found.sources
    assert settings.gather({"limits": False}, file, {}).sources["limits"] == "--no-limits"
    limits = found.settings.limits
    assert not isinstance(limits, bool)
    assert limits.calls == (5.0, 50.0) and limits.sockets == 8
    assert limits.hints == Limits().hints, "what is not named is as usual"


def test_the_server_shows_every_setting_and_where_it_comes_from(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARTABLE_CONFIG", str(file))
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    assert main(["serve", "--show-config", "--thinkers", "3", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    rows = dict(line.split("  # ") for line in shown.splitlines() if " = " in line)
    sources = {row.partition(" = ")[0]: source for row, source in rows.items()}
    own = [name for name in settings.NAMES if name != "limits"]
    assert list(sources) == [*own, *Limits.__struct_fields__]
    assert sources["calls"] == str(file) and sources["hints"] == "default"
    assert sources["port"] == str(file) and sources["thinkers"] == "--thinkers"
    assert sources["proxies"] == "FORWARDED_ALLOW_IPS" and sources["host"] == "default"
    # What is shown is a file again, and says the same.
    again = tomllib.loads(shown)
    assert again["port"] == 9001 and again["limits"]["calls"] == [5.0, 50.0]
    copy = file.with_name("copy.toml")
    copy.write_text(shown)
    found = settings.gather({}, copy, {}).settings
    assert found == settings.gather({"thinkers": 3, "proxies": "10.0.0.1"}, file, {}).settings
    main(["serve", "--show-config", "--lang", "fr"])
    assert "par défaut" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text, told",
    [
        ("prot = 1", "prot"),
        ("port = 'x'", "a whole number"),
        ("port = 70000", "from 0 to 65535"),
        ("sync = 1", "true or false"),
        ("host = 7", "text in quotes"),
        ("[limits]\nspeed = 3", "speed"),
        ("limits = 3", "true or false"),
        ("cover = '9-1'", "cover"),
        ("addresses = 'long'", "full, short"),
        ("port = ", "TOML"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(
    file: Path, text: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text)
    assert main(["serve", "--config", str(file), "--lang", "en"]) == WRONG
    line = capsys.readouterr().err
    assert told in line and str(file) in line and line.count("\n") == 1


def test_what_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml"), "--lang", "en"]) == WRONG
    assert "none.toml" in capsys.readouterr().err
    monkeypatch.setenv("WARTABLE_PORT", "often")
    assert main(["serve", "--lang", "en"]) == WRONG
    assert "WARTABLE_PORT" in capsys.readouterr().err


def test_a_server_is_set_up_by_its_file(tmp_path: Path, file: Path) -> None:
    file.write_text("[limits]\nbody = 40\n")
    with Running(tmp_path / "data", "--config", str(file), "--thinkers", "1") as server:
        headers = {"content-type": "application/json"}
        sent = b'{"game": "naval", "title": "' + b"x" * 60 + b'"}'
        reply = server.http.post("/api/tables", content=sent, headers=headers)
        assert reply.status_code == 413


def test_the_page_about_hosting_lists_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text()
    block = page.split("```toml\n")[1].split("```")[0]
    found = tomllib.loads(block)
    assert set(found) == set(settings.NAMES)
    assert set(found["limits"]) == set(Limits.__struct_fields__)
    converted = msgspec.convert(found, settings.Settings)
    assert converted == settings.Settings(limits=Limits())
