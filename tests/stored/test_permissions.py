"""Everybody may do at a table what they could when somebody last looked, and no more."""

from tests.stored import keeping, permissions


def test_who_may_do_what_is_as_it_is_stored() -> None:
    found = dict(permissions.texts())
    assert found.keys() == keeping.names("permissions"), keeping.HOW
    for name, text in found.items():
        assert "NOT TOLD" not in text, f"{name}: who has the table open does not know it"
        assert "READ AGAIN" not in text, f"{name}: not as it is on disk"
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"
