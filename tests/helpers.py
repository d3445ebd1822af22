"""Small steps that many tests of Quartermaster take."""

from tests.conftest import Table

from wartable.games.quartermaster.board import HOME, NATIONS, NUMBER, SPACES
from wartable.games.quartermaster.supply import lines


def to_turn(table: Table, nation: str) -> None:
    """Everybody passes or discards until the next turn of a nation."""
    table.run()
    while NATIONS[table.state.nation] != nation:
        table.run()


def supplied(table: Table, nation: str, space: str) -> bool:
    """Whether a nation has a supplied piece in a space at this moment."""
    return bool(lines(table.state, NATIONS.index(nation)).supplied >> NUMBER[space] & 1)


def places(table: Table, verb: str) -> set[str]:
    """What the open question offers to do with a verb: `battle` gives the spaces to battle."""
    return {words.removeprefix(f"{verb} ") for words in table.legal if words.startswith(f"{verb} ")}


def count(table: Table, nation: str, zone: str) -> int:
    """How many cards of a nation are in a zone."""
    return len(table.cards(nation, zone))


def quiet(text: str) -> str:
    """A position in which nobody holds a Bolster that the text does not name.

    A nation without a hand in the text gets one Build Army, and its army at home if it is not
    named at all.
    """
    blocks: dict[str, list[str]] = {"": []}
    inside = ""
    for line in text.splitlines():
        if line.strip() in NATIONS:
            inside = line.strip()
            blocks[inside] = []
        else:
            blocks[inside].append(line)
    taken = " ".join(line for lines in blocks.values() for line in lines if "armies" in line)
    out = blocks.pop("")
    for number, nation in enumerate(NATIONS):
        home = SPACES[HOME[number]]
        free = home not in taken.replace(",", " ").split()
        lines = blocks.get(nation, [f"armies {home}" if free else "armies"])
        if not any(line.split()[:1] == ["hand"] for line in lines):
            lines = [*lines, "hand build_army"]
        out += [nation, *lines]
    return "\n".join(out)
