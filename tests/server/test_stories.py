"""Conversations with a server go as they are stored: every status, every field, every refusal."""

import re
from pathlib import Path

from tests.stored import keeping, stories

import wartable.server
from wartable.server.calls import CALLS

ASKED = re.compile(r"^\w+ ((?:GET|POST) /.*?)(?:\?.*)?(?: \{.*)?$", re.MULTILINE)


def test_conversations_go_as_they_are_stored() -> None:
    found = dict(stories.texts())
    assert found.keys() == keeping.names("stories"), keeping.HOW
    for name, text in found.items():
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"


def test_every_call_is_in_a_conversation() -> None:
    asked = {one for name in keeping.names("stories") for one in ASKED.findall(keeping.read(name))}
    for call in CALLS:
        pattern = re.sub(r"\{\w+\}", "[^/]+", f"{call.method} {call.path}")
        assert any(re.fullmatch(pattern, one) for one in asked), pattern


def test_every_refusal_is_in_a_conversation_or_has_a_test() -> None:
    known = "".join(keeping.read(name) for name in keeping.names("stories"))
    known += "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    told = set(re.findall(r"\breason-[a-z-]+", known))
    for path in Path(wartable.server.__file__).parent.rglob("*.py"):
        for message in re.findall(r'"(reason-[a-z-]+)"', path.read_text(encoding="utf-8")):
            assert message in told, f"{path.name} refuses with {message}"
