"""What people expect of a player counts where a search begins, and nowhere else."""

from itertools import repeat

import pytest

from wartable.bots.budget import Budget
from wartable.bots.search import Search
from wartable.core.parts import KNOWLEDGE, part
from wartable.games.quartermaster.bots.moves import STATUS, WARFARE
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
