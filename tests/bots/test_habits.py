"""What people expect of a player counts where a search begins, and nowhere else."""

from itertools import repeat

import pytest

from wartable.bots.budget import Budget
from wartable.bots.search import Search
from wartable.bots.seat import Seat
from wartable.core.game import settle
from wartable.core.match import Match
from wartable.core.parts import KNOWLEDGE, part
from wartable.games.quartermaster.bots.moves import STATUS, WARFARE, WORN, habits
from wartable.games.quartermaster.game import GAME

POSITION = """round {round}
turn germany play
germany
  armies germany, eastern_europe
  hand v_weapons, abundant_resources, build_army
soviet_union
  armies moscow, ukraine"""


@pytest.mark.parametrize(
    ("round", "answer", "expected"),
    [
        (2, "play v_weapons", WARFARE),
        (12, "play v_weapons", WARFARE),
        (2, "discard v_weapons", -WARFARE),
        (2, "play abundant_resources", STATUS),
        (5, "play abundant_resources", 0.0),
        (2, "discard abundant_resources", 0.0),
        (2, "play build_army", 0.0),
    ],
)
def test_a_search_begins_with_habits(round: int, answer: str, expected: float) -> None:
    state = GAME.position(POSITION.format(round=round), 1)
    (decision,) = state.decisions
    known = part(GAME, KNOWLEDGE)
    assert known is not None
    budget = Budget(1000, 0.0, None)
    search = Search(GAME, known, decision, repeat(state), budget, 0, 2.0)
    judged = dict(zip(decision.options, known.judge(state, decision), strict=True))
    army, option = (GAME.parse(state, 0, words) for words in ("play build_army", answer))
    further = (search.hope[option] - search.hope[army]) - (judged[option] - judged[army])
    assert further == pytest.approx(expected)


MOSCOW = """round 5
turn germany play
germany
  armies germany, eastern_europe, ukraine
  hand land_battle, build_army
soviet_union
  armies moscow
united_kingdom
  armies united_kingdom{more}"""
TWICE = [
    ("round 3 germany", "play land_battle"),
    ("round 3 germany", "battle moscow"),
    ("round 4 germany", "battle moscow"),
]


def hope(answers: list[tuple[str, str]], more: str = "") -> float:
    """How far playing Land Battle is behind the best answer, after some answers."""
    state = GAME.position(MOSCOW.format(more=more), 1)
    (decision,) = state.decisions
    known = part(GAME, KNOWLEDGE)
    assert known is not None
    budget = Budget(1000, 0.0, None)
    search = Search(GAME, known, decision, repeat(state), budget, 0, 2.0, answers=answers)
    return search.hope[GAME.parse(state, 0, "play land_battle")]


@pytest.mark.parametrize(
    "answers",
    [
        [],
        TWICE[:2],
        [*TWICE, ("round 4 germany", "build moscow")],
        [("round 2 germany", "battle moscow"), TWICE[2]],
        [("round 3 italy", "battle moscow"), TWICE[2]],
    ],
)
def test_a_battle_is_not_avoided_unless_it_is_the_third_in_a_row_without_a_build(
    answers: list[tuple[str, str]],
) -> None:
    assert hope(answers) > -10


def test_a_third_battle_of_a_space_in_a_row_is_left_out() -> None:
    assert hope(TWICE) < -10


def test_a_battle_card_is_played_where_another_space_can_be_battled() -> None:
    assert hope(TWICE, ", western_europe") > -10


def test_a_space_battled_twice_in_a_row_is_not_chosen_again() -> None:
    state = GAME.position(MOSCOW.format(more=", western_europe"), 1)
    GAME.answer(state, 0, GAME.parse(state, 0, "play land_battle"))
    (decision,) = state.decisions
    moscow, west = (GAME.parse(state, 0, f"battle {it}") for it in ("moscow", "western_europe"))
    found = dict(zip(decision.options, habits(state, decision, TWICE), strict=True))
    assert (found[moscow], found[west]) == (WORN, 0.0)


def test_a_seat_of_a_match_remembers_its_own_answers_and_their_turns() -> None:
    match = Match(GAME, settle(GAME, []), 1)
    while not match.over and GAME.round(match.state) < 3:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[0])
    said = Seat.of(match, 0).answers()
    given = [answer.words for answer in match.answers if answer.seat == 0]
    assert [words for _, words in said] == given
    turns = list(dict.fromkeys(turn for turn, _ in said))
    assert turns[0] == "round 1 germany"
    assert "round 2 germany" in turns
