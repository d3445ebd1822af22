"""Conversations with a server go as they are stored: every status, every field, every refusal."""

import re

from tests.stored import keeping, stories

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
