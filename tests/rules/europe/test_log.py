"""A combat can be read in the log: who attacks whom from where, the dice, and what comes of it."""

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe.game import GAME
from wartable.words.telling import Teller

TOLD = {
    "en": [
        "The German 10th Army attacked the Łódź Army in hex 0910, from hex 0911.",
        "The German 10th Army rolled 6 for a total of 8; the Łódź Army rolled 1 for a total of 1: "
        "the defender loses a step and must retreat 2 hexes.",
    ],
    "fr": [
        "Depuis l’hex 0911, la 10e armée allemande attaque l’armée Łódź dans l’hex 0910.",
        "La 10e armée allemande obtient 6, soit 8 en tout\u00a0; "
        "l’armée Łódź obtient 1, soit 1 en tout\u00a0: "
        "le défenseur perd un pas et doit reculer de 2 hexagones.",
    ],
}


@rule("eu 5.d")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_combat_can_be_read_in_the_log(war: War, lang: str) -> None:
    war.position(
        f"""{GUARDED}hold germany 0911
        unit german_10th_army 0911
        unit lodz_army 0910
        markers western support 0"""
    )
    war.dice(6, 1)
    war.do("attack german_10th_army 0910")
    teller = Teller(GAME, lang)
    attack, battle = war.seen("attack-mobile")[0], war.seen("battle")[0]
    told = [teller.log(war.state, event) for event in (attack, battle)]
    assert told == TOLD[lang]


@pytest.mark.parametrize(
    ("lang", "act", "supply"),
    [
        ("en", "End operations, supply every unit", "Supply all the others"),
        ("fr", "Finir les opérations, tout ravitailler", "Ravitailler toutes les autres"),
    ],
)
def test_an_answer_has_other_words_where_the_question_asks_for_them(
    war: War, lang: str, act: str, supply: str
) -> None:
    teller = Teller(GAME, lang)
    war.position(f"{GUARDED}unit german_10th_army 0611\nunit lodz_army 0910")
    assert act in [teller.answer(war.state, war.asked, one) for one in war.asked.options]
    war.do("review")
    assert war.ask == "axis supply"
    assert supply in [teller.answer(war.state, war.asked, one) for one in war.asked.options]


DUEL = f"""{GUARDED}markers western support 0
hold germany 0811, 0911, 0912
unit german_10th_army 0911
unit lodz_army 0910
"""
SHUT = f"{DUEL}unit german_8th_army 1010\nunit german_14th_army 0909\nhold germany 1010, 0909\n"
NARROW = f"{DUEL}hold germany 0808, 0809, 0908, 1009, 1010\n"
"""Only 0909 is open, and nothing behind it."""


@rule("eu 5.g-2")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Łódź Army retreated to Warsaw, through hex 0909."),
        ("fr", "L’armée Łódź se replie à Varsovie, en passant par l’hex 0909."),
    ],
)
def test_a_retreat_of_two_hexes_that_ends_next_door_says_through_where(
    war: War, lang: str, told: str
) -> None:
    war.position(DUEL)
    war.dice(4, 1)
    # 1009, Warsaw, is a neighbour of 0910.
    war.do("attack german_10th_army 0910", "retreat 0909 1009")
    assert Teller(GAME, lang).log(war.state, war.seen("retreated")[0]) == told


@rule("eu 5.g-3")
@pytest.mark.parametrize(
    ("position", "lead", "told"),
    [
        (SHUT, 2, "The Łódź Army could not retreat: no hex"),
        (NARROW, 4, "The Łódź Army could retreat no further: no hex"),
    ],
)
def test_a_retreat_that_is_too_short_says_why_and_what_it_costs(
    war: War, position: str, lead: int, told: str
) -> None:
    war.position(position)
    war.dice(lead, 1)
    war.do("attack german_10th_army 0910")
    line = Teller(GAME, "en").log(war.state, war.seen("blocked")[0])
    assert line.startswith(told)
    assert line.endswith("That cost a step.")
