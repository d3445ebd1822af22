"""Names and titles look like what they are; the log says where requests came from."""

import json
import unicodedata
from pathlib import Path

import pytest
from tests.server.harness import FLAGS, SIX, Person, Running, me

from wartable.core.decision import BadInput
from wartable.server import logs, names

HIDDEN = [
    "An\u202ena",
    "Ben\u2066",
    "a\x00b",
    "a\nb",
    "\u200bAnna",
    "Anna\u200d",
    "\u3164",
    "a\u2028b",
    "\ufe0f",
    "An\u034fna",
    "Anna\ufe01",
    "\u17b4",
    "An\U000e0100na",
    "\U0001d159",
]


@pytest.mark.parametrize("text", HIDDEN)
def test_nothing_hides_in_a_name_or_a_title(person: Person, text: str) -> None:
    for field in ("name", "title"):
        refused = person.make(seats=me(*SIX), status=409, **{field: text})
        assert refused["error"]["args"]["expected"] == "visible-characters"
        assert text not in json.dumps(refused, ensure_ascii=False)
    table = person.make(seats=me("germany"), listed=True)["table"]["id"]
    guest = Person(person.server)
    guest.post(f"/api/tables/{table}/sit", {"seat": "japan", "name": text}, 409)
    assert guest.get(f"/api/tables/{table}")["mine"] == []
    person.post(f"/api/tables/{table}/name", {"name": text}, 409)


def test_the_length_of_a_name_is_what_is_seen() -> None:
    for good in (
        "Zoë",
        "e\u0301" * 40,
        "👩\u200d🚀",
        "می\u200cخواهم",
        "漢" * 20,
        "x" * 40,
        "",
        "❤\ufe0f",
    ):
        assert names.name(good) == unicodedata.normalize("NFC", good)
    assert names.name("Anna\u00a0 \u2003Bo") == "Anna Bo"
    for bad in ("x" * 41, "漢" * 21, "Z" + "\u0335" * 12):
        with pytest.raises(BadInput):
            names.name(bad)


def test_the_log_says_where_a_request_came_from(tmp_path: Path) -> None:
    for flags, seen in (((), "127.0.0.1"), (("--addresses", "short"), "127.0.0.0/24")):
        with Running(tmp_path / seen.replace("/", "-"), *FLAGS, *flags) as server:
            Person(server).make(seats=me(*SIX))
            rows = [json.loads(row) for row in server.log.read_text().splitlines() if "{" in row]
        (made,) = [row for row in rows if row["message"] == "table made"]
        assert made["client"] == seen


def test_a_short_address_names_a_network_only() -> None:
    assert logs.shown("203.0.113.77", "short") == "203.0.113.0/24"
    assert logs.shown("2001:db8:1:2::3", "short") == "2001:db8:1::/48"
    assert logs.shown("::ffff:203.0.113.77", "short") == "203.0.113.0/24"
    assert logs.shown("203.0.113.77", "none") == ""
