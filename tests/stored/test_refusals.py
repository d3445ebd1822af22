"""What is wrong with a text is said as it is stored."""

from tests.stored import keeping, refusals


def test_spoilt_texts_are_refused_as_it_is_stored() -> None:
    found = dict(refusals.texts())
    assert found.keys() == keeping.names("refusals"), keeping.HOW
    for name, text in found.items():
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"
