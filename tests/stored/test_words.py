"""Every text says what it said when somebody last looked."""

from tests.stored import keeping, words


def test_every_text_says_what_is_stored() -> None:
    found = dict(words.texts())
    assert found.keys() == keeping.names("words"), keeping.HOW
    for name, text in found.items():
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"
