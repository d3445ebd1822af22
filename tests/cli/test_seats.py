"""Who sits where, as it is said on the command line."""

from itertools import product

import pytest

from wartable.cli.inputs import seed_or_chance, settings, sitting, spread
from wartable.cli.play import _seats_for
from wartable.core.decision import BadInput
from wartable.core.game import find
from wartable.words.text import words

SIX = ("germany", "united_kingdom", "japan", "soviet_union", "italy", "united_states")


def seated(text: str) -> dict[str, str]:
    """Who sits where."""
    return sitting(find("quartermaster"), SIX, text, True, "--seats", "recruit")


def test_a_seat_that_is_not_named_gets_whoever_the_others_are() -> None:
    assert seated("germany=me") == dict.fromkeys(SIX, "recruit") | {"germany": "me"}
    assert seated("germany=me,others=officer") == dict.fromkeys(SIX, "officer") | {"germany": "me"}


def test_a_side_is_named_for_all_its_seats() -> None:
    found = seated("axis=me italy=random")
    assert found == {
        "germany": "me",
        "united_kingdom": "recruit",
        "japan": "me",
        "soviet_union": "recruit",
        "italy": "random",
        "united_states": "recruit",
    }


def test_people_share_the_seats_as_the_rules_say() -> None:
    found = spread(2, SIX, find("quartermaster"), "recruit")
    assert {seat for seat, who in found.items() if who == "me1"} == {"germany", "japan", "italy"}
    assert {seat for seat, who in found.items() if who == "me2"} == set(SIX) - {
        "germany",
        "japan",
        "italy",
    }


def test_a_table_has_a_seat_for_each_person_unless_somebody_says_how_many_it_has() -> None:
    game = find("naval")
    for people, said in product((None, 1, 2, 3, 4, 5, 6, 7), ("", "2", "3", "4", "5", "6")):
        wish = f"fleet=15,seats={said}" if said else "fleet=15"
        usual = settings(game, None, wish)
        found = _seats_for(game, people, usual, wish)
        wanted = said or (f"{people}" if people in (2, 3, 4, 5, 6) else "2")
        assert found == usual | {"seats": wanted}, (people, said)


def test_a_seed_is_not_below_zero() -> None:
    assert seed_or_chance(0) == 0
    with pytest.raises(BadInput, match="--seed"):
        seed_or_chance(-1)


@pytest.mark.parametrize(
    ("lang", "joined", "said"),
    [
        ("en", "and", "one, two, three and four"),
        ("en", "or", "one, two, three or four"),
        ("fr", "and", "one, two, three et four"),
    ],
)
def test_words_in_a_row_are_all_there(lang: str, joined: str, said: str) -> None:
    assert words(lang).row(["one", "two", "three", "four"], joined) == said
