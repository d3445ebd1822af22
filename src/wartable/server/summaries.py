"""A finished game at a glance: the game tells what happened, the bots judge the chances."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import zip_longest
from math import erf, sqrt

from wartable.core.match import Match
from wartable.core.parts import KNOWLEDGE, SUMMARY, part
from wartable.core.summary import DiceRoll, GameSummary, UsedItem
from wartable.server import api
from wartable.server.tables import RESIGNED, Table

BEST = 6
"""How many cards are named."""


def summarise(table: Table) -> api.Summary:
    """A finished game at a glance; there is little to tell if the game brings no summary."""
    match, names = table.playing, table.names
    given_up = _given_up(table)
    tell = part(table.game, SUMMARY)
    if tell is None or match.floor or match.differs():
        # What happened under other rules is not judged by the current ones.
        return api.Summary(api.LogLine(given_up or "ended", {}))
    found = tell(match.state, match.events)
    told = given_up or f"ended-{found.why}"
    wanted = {turn.at for turn in found.turns} | {deed.at - 1 for deed in found.deeds if deed.at}
    chances = _chances(match, wanted)
    return api.Summary(
        why=api.LogLine(told, found.facts),
        sides=dict(zip(names, found.sides, strict=True)),
        before=_before(found),
        points={
            number: dict(zip(names, gained, strict=True)) for number, gained in found.points.items()
        },
        counts={key: dict(zip(names, counts, strict=True)) for key, counts in found.counts.items()},
        turns=[
            api.TurnTold(turn.at, turn.round, names[turn.seat], _by_side(found, chances[turn.at]))
            for turn in found.turns
            if turn.at in chances
        ],
        turning=_turning(found, chances, table.result, names),
        cards=_best(found, chances, names),
        luck=_luck(found.rolls, names),
    )


def _given_up(table: Table) -> str:
    """The message that someone resigned or ran out of time, if that ended the game."""
    if table.result != RESIGNED:
        return ""
    seats = table.timing.clock.seats if table.timing is not None else []
    late = any(table.chairs[number].resigned and seat.outs for number, seat in enumerate(seats))
    return "ended-time" if late else "ended-resigned"


def _before(found: GameSummary) -> dict[str, float]:
    """What each side had before the game's first event; empty if nothing."""
    rest = dict(found.scores)
    for gained in found.points.values():
        for side, points in zip(found.sides, gained, strict=True):
            rest[side] -= points
    return {side: points for side, points in rest.items() if points}


def _chances(match: Match, wanted: set[int]) -> dict[int, list[float]]:
    """How likely each seat was to win after some number of answers, in the bots' judgement."""
    knowledge = part(match.game, KNOWLEDGE)
    if knowledge is None or not wanted:
        return {}
    return {
        count: knowledge.value(state)
        for count, state in enumerate(match.course(0, len(match.answers)))
        if count in wanted and state.decisions
    }


def _by_side(found: GameSummary, chances: list[float]) -> dict[str, float]:
    return {side: round(chances[seat], 3) for seat, side in enumerate(found.sides)}


def _turning(
    found: GameSummary, chances: dict[int, list[float]], winner: str | None, names: tuple[str, ...]
) -> api.Turning | None:
    """The turn in which the chances of the winner rose most."""
    seat = next((seat for seat, side in enumerate(found.sides) if side == winner), None)
    turns = [turn for turn in found.turns if turn.at in chances]
    if seat is None or len(turns) < 2:
        return None
    after = [chances[turn.at][seat] for turn in turns[1:]]
    rise, number = max((later - chances[turns[n].at][seat], n) for n, later in enumerate(after))
    turn = turns[number]
    if rise <= 0:
        return None
    before = chances[turn.at][seat]
    used = [
        deed.facts
        for deed in found.deeds
        if turn.at < deed.at <= turns[number + 1].at and found.sides[deed.seat] == winner
    ]
    return api.Turning(
        turn.at, turn.round, names[turn.seat], found.sides[seat], before, before + rise, used[:3]
    )


def _best(
    found: GameSummary, chances: dict[int, list[float]], names: tuple[str, ...]
) -> list[api.BestCard]:
    """What gained most: points if the game counts them, otherwise chances."""
    gains: dict[tuple[int, str], list[tuple[float, UsedItem]]] = defaultdict(list)
    for deed, gain in _gains(found, chances):
        gains[deed.seat, str(deed.facts)].append((gain, deed))
    rows = []
    for uses in gains.values():
        _, best = max(uses, key=lambda use: use[0])
        # What is counted in points is added up; for chances, only the best use counts.
        counted = best.points is not None
        total = sum(gain for gain, _ in uses) if counted else max(gain for gain, _ in uses)
        rows.append(
            api.BestCard(
                at=best.at - 1,
                round=best.round,
                seat=names[best.seat],
                what=best.facts,
                uses=len(uses),
                points=round(total, 1) if counted else None,
                chance=None if counted else round(total, 3),
            )
        )
    rows.sort(key=lambda row: -(row.points or row.chance or 0))
    return [row for row in rows if (row.points or row.chance or 0) > 0][:BEST]


def _gains(found: GameSummary, chances: dict[int, list[float]]) -> Iterable[tuple[UsedItem, float]]:
    """What each deed was worth to its side: how the chances changed until the next one."""
    for deed, following in zip_longest(found.deeds, found.deeds[1:]):
        if deed.points is not None:
            yield deed, deed.points
            continue
        before = chances.get(deed.at - 1)
        after = chances.get(following.at - 1) if following else None
        if before and after:
            yield deed, after[deed.seat] - before[deed.seat]


def _luck(rolls: list[DiceRoll], names: tuple[str, ...]) -> dict[str, api.Luck]:
    """Each seat's dice, compared with what the same rolls give on average."""
    found = {}
    for seat in sorted({roll.seat for roll in rolls}):
        own = [roll for roll in rolls if roll.seat == seat]
        expected = sum(roll.expected for roll in own)
        happened = sum(roll.happened for roll in own)
        found[names[seat]] = api.Luck(
            len(own), round(expected, 2), round(happened, 2), _share_of_worse(own)
        )
    return found


def _share_of_worse(rolls: list[DiceRoll]) -> float:
    """The share of people with the same rolls who do worse; half of the equal ones count."""
    spread = sqrt(sum(roll.variance for roll in rolls))
    above = sum(roll.happened - roll.expected for roll in rolls)
    return round((1 + erf(above / spread / sqrt(2))) / 2, 3) if spread else 0.5
