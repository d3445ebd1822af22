"""eu 5 What an attack needs is told before anybody commits to it."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.core.decision import Illegal
from wartable.core.parts import Detail
from wartable.core.speaking import details
from wartable.games.europe.game import GAME
from wartable.words.telling import Teller
from wartable.words.text import LANGUAGES

ATTACK = "attack german_3rd_army 1007"


def told(war: War, words: str) -> list[Detail]:
    """What is told of an answer of whoever is asked."""
    return details(GAME, war.state, war.asked.seat, words)


def modifiers(rows: list[Detail], side: str) -> dict[str, str]:
    """What one side adds, by name."""
    return {row.facts["modifier"]: row.facts["value"] for row in rows if row.message == side}


@rule("eu 5.f")
def test_modifiers_are_told_one_by_one_with_their_rules(war: War) -> None:
    war.position("phase operations axis\nunit german_3rd_army 0906 reduced\n")
    rows = told(war, ATTACK)
    assert modifiers(rows, "attacker") == {"german_attack": "+2", "reduced": "−1"}
    assert {row.rule for row in rows if row.message == "attacker"} == {"eu 5.f"}


@rule("eu 5.b")
def test_what_an_attack_costs_is_told(war: War) -> None:
    war.position("phase operations axis\n")
    activation, movement = told(war, ATTACK)[:2]
    assert (activation.rule, activation.facts["points"]) == ("eu 6.3", 1)
    assert (movement.rule, movement.facts["points"]) == ("eu 5.b", 3)


@rule("eu 5.e")
def test_each_of_the_eight_results_has_its_chance(war: War) -> None:
    war.position("phase operations axis\n")
    chances = [row.chance for row in told(war, ATTACK) if row.chance is not None]
    assert [round(36 * chance) for chance in chances] == [0, 0, 6, 9, 11, 7, 3, 0]


@rule("eu 5.c")
def test_support_of_an_assault_counts_in_what_is_told(war: War) -> None:
    war.position(
        f"""{GUARDED}unit german_10th_army 0909
        unit german_8th_army 1010
        hold germany 0909, 1010
        unit lodz_army 0910"""
    )
    war.do("assault german_10th_army 0910")
    assert war.ask == "axis assist"
    helper = next(words for words in war.legal if words.startswith("assist"))
    assert "assault_support" in modifiers(told(war, helper), "attacker")
    assert "assault_support" not in modifiers(told(war, "none"), "attacker")


def test_details_have_words_in_both_languages(war: War) -> None:
    war.position("phase operations axis\nunit german_3rd_army 0906 reduced\n")
    for lang in LANGUAGES:
        teller = Teller(GAME, lang)
        lines = [teller.detail(war.state, row) for row in told(war, ATTACK)]
        assert not [line for line in lines if "=" in line or "detail" in line]


def test_an_answer_without_dice_has_none_and_an_illegal_one_is_refused(war: War) -> None:
    war.position("phase operations axis\n")
    assert told(war, "done") == []
    with pytest.raises(Illegal):
        told(war, "attack german_3rd_army 0101")
