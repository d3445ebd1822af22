"""What tests of cards ask of a table again and again."""

from tests.conftest import Table


def offers(table: Table, words: str) -> int:
    """How many questions until the turn is over offer an answer, while everybody passes."""
    turn, count = (table.state.round, table.state.nation), 0
    while table.match.decisions and (table.state.round, table.state.nation) == turn:
        legal = table.legal
        count += words in legal
        first = next((answer for answer in legal if answer.startswith("discard ")), legal[0])
        table.do("pass" if "pass" in legal else first)
    return count


def deck(table: Table, nation: str) -> int:
    """How many cards a nation has in its deck."""
    return len(table.cards(nation, "deck"))


def play_is_over(table: Table) -> bool:
    """Whether the Play step ended with no further question (give the nation a card to keep)."""
    return table.asked.ask == "ask-discard"
