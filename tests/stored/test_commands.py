"""Commands write what they wrote when somebody last looked."""

from tests.stored import commands, keeping


def test_commands_write_what_is_stored() -> None:
    found = dict(commands.texts())
    assert found.keys() == keeping.names("commands"), keeping.HOW
    for name, text in found.items():
        assert text.splitlines() == keeping.read(name).splitlines(), f"{name}: {keeping.HOW}"
