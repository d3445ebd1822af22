"""A finished game of Quartermaster at a glance: points by nation, battles, cards used."""

from collections import defaultdict

from wartable.core.summary import GameEvents, GameSummary, TurnStart, UsedItem
from wartable.games.quartermaster.board import NATIONS, TEAMS
from wartable.games.quartermaster.stack import IN_BATTLE
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.telling import card_id
from wartable.games.quartermaster.turn import LEAD, ROUNDS

USED = ("played", "laid-status", "used-status", "revealed", "used-support")
"""Events in which someone plays or uses a card openly."""
SIGN = {"scored": 1, "lost-points": -1}


def summary(state: State, events: GameEvents) -> GameSummary:
    """The game according to its events."""
    turns: list[TurnStart] = []
    deeds: list[UsedItem] = []
    points: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(NATIONS))
    won, lost, burnt = ([0] * len(NATIONS) for _ in range(3))
    now, attacker = _first_round(state, events), -1
    for at, event in events:
        kind, args = event.kind, event.args
        if kind == "turn":
            now = args[0]
            turns.append(TurnStart(at, now, args[1]))
        elif kind in SIGN:
            points[now][args[2]] += SIGN[kind] * args[1]
        elif kind in USED:
            deeds.append(UsedItem(at, now, args[0], {"card": card_id(state, args[1])}))
        elif kind == "milled":
            burnt[args[0]] += args[1]
        elif kind == "battled":
            attacker = args[0]
        elif kind == "removed":
            lost[args[0]] += 1
            if args[2] == IN_BATTLE and attacker >= 0:
                won[attacker] += 1
    pieces = [(state.armies[n] | state.navies[n]).bit_count() for n in range(len(NATIONS))]
    why, facts = _why(state)
    return GameSummary(
        why=why,
        facts=facts,
        sides=[TEAMS[nation & 1] for nation in range(len(NATIONS))],
        scores=dict(zip(TEAMS, state.vp, strict=True)),
        turns=turns,
        points=dict(points),
        counts={"won": won, "lost": lost, "pieces": pieces, "burnt": burnt},
        deeds=deeds,
    )


def _first_round(state: State, events: GameEvents) -> int:
    """The round in which the game began; from a position, it need not be the first."""
    for _, event in events:
        if event.kind == "turn":
            number: int = event.args[0]
            nation: int = event.args[1]
            return number if nation or number == 1 else number - 1
    return state.round


def _why(state: State) -> tuple[str, dict[str, int]]:
    """qm 11.1 and qm 11.2 A lead of 30, or the last round, where a tie goes to the Axis."""
    axis, allies = state.vp
    if abs(axis - allies) >= LEAD:
        return "lead", {"points": abs(axis - allies), "lead": LEAD, "round": state.round}
    if axis == allies:
        return "tie", {"round": ROUNDS}
    return "rounds", {"points": abs(axis - allies), "round": ROUNDS}
