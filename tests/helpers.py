"""Small steps that many tests of Quartermaster take."""

from tests.conftest import Table

from wartable.games.quartermaster.board import NATIONS, NUMBER
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
