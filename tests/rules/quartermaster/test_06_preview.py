"""What an answer would change, as the server tells the page before it is given."""

import pytest
from tests.conftest import rule

from wartable.core.game import find
from wartable.core.speaking import speaker
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.preview import previews
from wartable.games.quartermaster.seen import Preview
from wartable.games.quartermaster.telling import _resolving

GAME = find("quartermaster")
FRONT = """
turn germany play
germany
  armies germany, eastern_europe
  hand {}
soviet_union
  armies moscow, ukraine, balkans
  down {}
"""


def asked(hand: str, *said: str, down: str = "rasputitsa") -> dict[str, Preview]:
    """What Germany is told after it has said something."""
    state = GAME.position(FRONT.format(hand, down), 1)
    for words in said:
        GAME.answer(state, 0, GAME.parse(state, 0, words))
    return previews(state, 0)


@rule("qm 6")
def test_a_battle_tells_which_pieces_it_would_cut_off() -> None:
    change = asked("land_battle", "play land_battle")["battle ukraine"]
    assert change.goes == ["soviet_union ukraine"]
    assert change.lost == ["soviet_union balkans"]
    assert ("ukraine", "moscow") in change.broken


@rule("qm 6")
def test_a_build_tells_which_pieces_it_would_join() -> None:
    change = asked("build_army", "play build_army")["build western_europe"]
    assert change.comes == ["germany western_europe"]
    assert ("germany", "western_europe") in change.gained or (
        "western_europe",
        "germany",
    ) in change.gained


@rule("qm 6")
def test_a_battle_tells_which_own_cards_could_be_used_after_it() -> None:
    told = asked("land_battle\n  status blitzkrieg", "play land_battle")
    assert told["battle ukraine"].then == ["blitzkrieg"]
    assert asked("land_battle", "play land_battle")["battle ukraine"].then == []


@rule("qm 5.2")
def test_a_card_tells_which_spaces_it_would_offer_before_it_is_played() -> None:
    assert "ukraine" in asked("land_battle")["play land_battle"].offers
    assert "play plunder" not in asked("plunder")


@rule("qm 6")
def test_a_card_that_grants_supply_tells_whom_it_would_feed() -> None:
    soviets = "soviet_union\n  armies moscow, szechuan\n  hand shverniks_evacuation_council"
    state = GAME.position(f"turn soviet_union play\n{soviets}\n", 1)
    change = previews(state, 3)["play shverniks_evacuation_council"]
    assert change.won == ["soviet_union szechuan"]


@rule("qm 12")
def test_what_is_told_does_not_depend_on_what_others_hide() -> None:
    for said in ((), ("play land_battle",)):
        one = asked("land_battle", *said, down="rasputitsa")
        assert one == asked("land_battle", *said, down="stalingrad")


@rule("qm 5.2")
def test_a_card_with_two_deeds_says_which_of_them_is_asked_for() -> None:
    state = GAME.position(FRONT.format("forced_conscription", "rasputitsa"), 1)
    told = []
    for words in ("play forced_conscription", "recruit western_europe"):
        GAME.answer(state, 0, GAME.parse(state, 0, words))
        _, facts = speaker(GAME).question(state, state.decisions[0])
        told.append((facts["part"], facts["parts"]))
    assert told == [(1, 2), (2, 2)]


@rule("qm 5.2")
@pytest.mark.parametrize("number", range(4))
def test_each_deed_of_a_card_is_counted_once(number: int) -> None:
    cards, several = edition(number).catalogue, 0
    for card, printed in enumerate(cards.cards):
        for index, clause in enumerate(printed.clauses):
            times = [getattr(effect, "up_to", 0) for effect in clause.do]
            if sum(times) < 2:
                continue
            told = [
                _resolving(number, card, (index, at), left)
                for at, most in enumerate(times)
                for left in range(most, 0, -1)
            ]
            assert [row["part"] for row in told] == list(range(1, sum(times) + 1)), printed.id
            assert {row["parts"] for row in told} == {sum(times)}
            several += len([most for most in times if most]) > 1
    assert several > 10
