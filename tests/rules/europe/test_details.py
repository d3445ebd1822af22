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


@rule("eu 5.e")
def test_a_step_that_is_the_last_one_is_told_as_elimination(war: War) -> None:
    full, weak = "unit modlin_army 1007\n", "unit modlin_army 1007 reduced\n"
    lost: list[list[bool]] = []
    for army in (full, weak):
        war.position(f"phase operations axis\nunit german_3rd_army 0906 reduced\n{army}")
        rows = [row for row in told(war, ATTACK) if row.chance is not None]
        lost.append([row.facts["hurt"] == 2 for row in rows])
        # The attacker is weak as well: its first loss is its last.
        assert rows[0].facts["loss"] == 2
    assert lost == [[False] * 7 + [True], [False] * 6 + [True, True]]


SURROUNDED = f"""{GUARDED}
unit german_10th_army 0611
unit xvi_panzer_corps 0711
unit lodz_army 0710
hold germany 0709, 0809, 0610, 0810, 0711, 0811
"""


@rule("eu 5.g-3", "eu 5.g-4", "eu 5.h")
def test_who_cannot_retreat_is_told_to_lose_a_step_and_to_hold_the_hex(war: War) -> None:
    war.position(SURROUNDED)
    attack = "attack xvi_panzer_corps 0710"
    rows = [row for row in told(war, attack) if row.chance is not None]
    facts = [(row.facts["hurt"], row.facts["retreat"]) for row in rows[4:]]
    assert facts == [(1, 0), (1, 0), (2, 0), (2, 0)]
    words = Teller(GAME, "en").detail(war.state, rows[4])
    assert "loses a step and stays in its hex" in words
    # Only elimination takes the hex.
    option = next(one for one in war.asked.options if GAME.text(war.state, one) == attack)
    share = sum(row.chance or 0 for row in rows[6:])
    assert f"{round(100 * share)}% to take" in Teller(GAME, "en").answer(
        war.state, war.asked, option
    )
    # And so it happens.
    war.dice(4, 4)
    war.do(attack, "none")
    assert (war.at("lodz_army"), bool(war.state.reduced)) == ("0710", True)


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


AIR = """options scenario=france_1940
bare
turn 2
phase operations axis
unit luftflotte_2 1206 sorties 3
unit french_air_force_1 0909
unit advanced_air_striking_force 0908
"""
STRIKE = "strike french_air_force_1"
MEET = "intercept advanced_air_striking_force"


def spoken(war: War, words: str) -> dict[str, list[str]]:
    """What is told of an answer, by language."""
    rows = told(war, words)
    return {lang: [Teller(GAME, lang).detail(war.state, row) for row in rows] for lang in LANGUAGES}


@rule("eu 6.2.2", "eu 3.c-3")
def test_a_strike_tells_its_sortie_before_it_is_flown_and_counts_it(war: War) -> None:
    war.position(AIR)
    war.do("air luftflotte_2")
    rows = told(war, STRIKE)
    assert (rows[0].message, rows[0].facts["count"]) == ("sorties", 1)
    # Three sorties and the one of this strike make a tired unit.
    assert modifiers(rows, "attacker")["tired"] == "−1"
    assert war.sorties("luftflotte_2") == 3


@rule("eu 6.2.5")
def test_a_strike_tells_who_may_intercept(war: War) -> None:
    war.position(AIR)
    war.do("air luftflotte_2")
    (row,) = (row for row in told(war, STRIKE) if row.message == "may-intercept")
    assert row.facts["units"] == ["advanced_air_striking_force"]


@rule("eu 5.e", "eu 6.2.5")
def test_the_chances_of_an_interception_are_those_of_its_dice(war: War) -> None:
    war.position(AIR)
    war.do("air luftflotte_2", STRIKE)
    rows = told(war, MEET)
    assert sum(row.chance for row in rows if row.chance is not None) == pytest.approx(1)
    (net,) = (row for row in rows if row.message == "net")
    war.dice(3, 3)
    war.do(MEET)
    _, _, _, plus, _, minus, _ = war.seen("air-combat")[0].args
    assert net.facts["value"] == f"{plus - minus:+d}".replace("-", "−")


@rule("eu 6.2.2")
def test_an_air_combat_is_told_in_both_languages(war: War) -> None:
    war.position(AIR)
    war.do("air luftflotte_2")
    lines = spoken(war, STRIKE)
    assert "Attacker turns back" in lines["en"]
    assert "L’attaquant fait demi-tour" in lines["fr"]
    assert not [line for all_ in lines.values() for line in all_ if "=" in line or "detail" in line]


MET = f"""{GUARDED}markers western support 0
hold germany 0811, 0911, 0912
unit german_10th_army 0911
unit lodz_army 0910
unit luftflotte_4 0511
unit polish_air_force 1009
"""
"""A German army with air support attacks a Polish one, whose air force is near."""
ATTACKED = "attack german_10th_army 0910 luftflotte_4"
REPLY = "reply intercept polish_air_force"


@rule("eu 5.d-6", "eu 6.2.5")
def test_a_reply_that_intercepts_tells_the_air_combat_and_allows_for_it(war: War) -> None:
    war.position(MET)
    war.do(ATTACKED)
    rows = told(war, REPLY)
    (sortie,) = (row for row in rows if row.message == "sorties")
    assert sortie.facts["unit"] == "polish_air_force"
    (gone,) = (row for row in rows if row.message == "driven-off")
    assert 0 < gone.facts["percent"] < 100
    met = {row.facts["band"]: row.chance for row in rows if row.chance is not None}
    left = {row.facts["band"]: row.chance for row in told(war, "none") if row.chance is not None}
    assert sum(met.values()) == pytest.approx(1)
    # An attacker that may lose its air support is stopped more often.
    assert met[3] > left[3]


@rule("eu 5.d-6")
def test_the_air_combat_in_a_reply_is_told_in_both_languages(war: War) -> None:
    war.position(MET)
    war.do(ATTACKED)
    lines = spoken(war, REPLY)
    assert any(line.endswith("turns back and cannot help") for line in lines["en"])
    assert any(line.endswith("fasse demi-tour et ne puisse pas aider") for line in lines["fr"])
    assert not [line for all_ in lines.values() for line in all_ if "=" in line or "detail" in line]
