"""Attacks that begin with a move: what each would need and bring, before the unit sets out."""

from wartable.core.decision import Decision, Illegal
from wartable.games.europe import options as op
from wartable.games.europe.details import details
from wartable.games.europe.game import GAME
from wartable.games.europe.seen import AttackDetail, AttackPlan, AttackPlans
from wartable.games.europe.state import State
from wartable.games.europe.telling import answer

MOVES = ("move", "march")
"""Answers that roll no dice: trying one on a copy reveals nothing that is still to come."""


def approach(state: State, of: str) -> AttackPlans | None:
    """eu 5.b The attacks on a hex after a move; `of` is the hex, then the move in words."""
    target, _, words = of.partition(" ")
    if words.partition(" ")[0] not in MOVES or not state.decisions:
        return None
    goal, there = state.scenario.board.number.get(target, -1), state.copy()
    seat = state.decisions[0].seat
    try:
        GAME.answer(there, seat, GAME.parse(there, seat, words))
    except Illegal:
        return None
    asked = [one for one in there.decisions if one.ask == "ask-active"]
    return AttackPlans([_plan(there, one, option) for one in asked for option in _on(one, goal)])


def _on(decision: Decision, goal: int) -> list[int]:
    """The answers that attack a hex."""
    fights = (op.ATTACK, op.ASSAULT)
    return [
        option
        for option in decision.options
        if op.verb_of(option) in fights and op.parts(option)[1] == goal
    ]


def _plan(state: State, decision: Decision, option: int) -> AttackPlan:
    message, facts = answer(state, decision, option)
    lines = details(state, decision, option)
    return AttackPlan(
        GAME.text(state, option),
        f"answer-{message}",
        facts,
        [AttackDetail(f"detail-{one.message}", one.facts, one.rule, one.chance) for one in lines],
    )
