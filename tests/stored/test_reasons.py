"""Why an answer may not be given is said as it is stored."""

from tests.stored import keeping, reasons


def test_reasons_are_as_they_are_stored() -> None:
    found = dict(reasons.texts())
    assert found.keys() == keeping.names("reasons"), keeping.HOW
    for name, text in found.items():
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"
