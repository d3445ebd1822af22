"""Limits, times, sizes and defaults are as stored: whoever changes one does so on purpose."""

from tests.stored import keeping, numbers


def test_every_number_is_as_it_is_stored() -> None:
    found = dict(numbers.texts())
    assert found.keys() == keeping.names("numbers"), keeping.HOW
    for name, text in found.items():
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"
