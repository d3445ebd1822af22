"""Scenarios as files: the package's own, to copy from, and anyone else's."""

from wartable.core.decision import BadInput
from wartable.games.europe import checks, draft, naming, oddities
from wartable.games.europe.building import build
from wartable.games.europe.reading import decode, one_line
from wartable.games.europe.scenario import DATA, SCENARIOS
from wartable.games.europe.seen import Draft

IDS = SCENARIOS


def source(name: str) -> str:
    """The file of a scenario of the package."""
    return DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8")


def problems(text: str, where: str) -> list[BadInput]:
    """Everything wrong with a file; empty if it can be played."""
    try:
        return checks.problems(*decode(text, where), where)
    except BadInput as wrong:
        return [wrong]


def warnings(text: str, where: str) -> list[BadInput]:
    """What is odd in a file that can be played."""
    return oddities.oddities(build(*decode(text, where)), where)


def drawn(text: str) -> Draft | None:
    """A file as far as it can be drawn; None if its fields cannot be read."""
    try:
        return draft.draft(*decode(text, ""))
    except BadInput:
        return None


def names(text: str, lang: str) -> dict[str, dict[str, str]]:
    """The names in a file that can be drawn, by message and form."""
    return naming.names_of(decode(text, "")[0], lang)


def position(text: str) -> str:
    """The position in which a game of a file begins: the whole file on a line."""
    return f"game europe\nfile {one_line(text)}\n"
