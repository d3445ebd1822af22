"""What is told of a finished game, beside a plain recount of how it stands and what happened."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from tests.replays.traces import key, stored

from wartable.core.match import Match
from wartable.core.parts import SUMMARY, part
from wartable.core.replaying import replay
from wartable.core.summary import GameSummary

SOME = 12
"""One of so many stored games is told."""


@cache
def told(file: Path) -> tuple[Match, GameSummary]:
    """A stored game, and what is told of it."""
    match = replay(file.read_text(encoding="utf-8"))
    tell = part(match.game, SUMMARY)
    assert tell is not None
    return match, tell(match.state, match.events)


def some(game: str) -> list[Path]:
    """Some stored games of one game, of all kinds."""
    return [file for file in stored() if file.parent.name == game][::SOME]


def happened(match: Match, *kinds: str) -> Counter[int]:
    """How often each seat, the first that an event names, has done something."""
    return Counter(event.args[0] for _, event in match.events if event.kind in kinds)


def rows(found: Counter[int], seats: int) -> list[int]:
    """The counts by seat."""
    return [found[seat] for seat in range(seats)]


@pytest.mark.parametrize("file", some("naval"), ids=key)
def test_ships_sunk_and_lost_and_points_are_those_of_the_piles(file: Path) -> None:
    match, found = told(file)
    state, seats = match.state, len(match.orders)
    sunk = [ship >> 5 for pile in state.pile for ship in pile]
    assert found.counts["sunk"] == [len(pile) for pile in state.pile]
    assert found.counts["lost"] == [sunk.count(navy) for navy in state.navy]
    fired = happened(match, "declared", "launched", "hunted")
    assert found.counts["attacks"] == rows(fired, seats)
    assert [sum(row) for row in zip(*found.points.values(), strict=True)] == state.score
    by_deed = [sum(d.points or 0 for d in found.deeds if d.seat == s) for s in range(seats)]
    assert by_deed == pytest.approx(state.score)
    assert sum(found.scores.values()) == sum(state.score)
    dice = [event.args for _, event in match.events if event.kind.endswith("-roll")]
    stopped = [event.args for _, event in match.events if event.kind == "defence-roll"]
    assert [roll.happened for roll in found.rolls] == [args[-1] for args in dice]
    assert sum(found.counts["stopped"]) == sum(args[-1] for args in stopped)


@pytest.mark.parametrize("file", some("quartermaster"), ids=key)
def test_pieces_lost_are_those_that_came_and_are_not_there(file: Path) -> None:
    match, found = told(file)
    state, first = match.state, match.at(0)
    for nation in range(6):
        there, began = (
            (at.armies[nation] | at.navies[nation]).bit_count() for at in (state, first)
        )
        came = happened(match, "built", "recruited")[nation] - happened(match, "lifted")[nation]
        assert found.counts["pieces"][nation] == there
        assert found.counts["lost"][nation] == began + came - there
        milled = (e.args for _, e in match.events if e.kind == "milled" and e.args[0] == nation)
        assert found.counts["burnt"][nation] == sum(count for _, count in milled)
    gained = [sum(row) for row in zip(*found.points.values(), strict=True)]
    assert [sum(gained[0::2]), sum(gained[1::2])] == state.vp
    causes = Counter(event.args[2] for _, event in match.events if event.kind == "removed")
    assert sum(found.counts["won"]) == causes[0]


@pytest.mark.parametrize("file", [*some("naval"), *some("quartermaster")], ids=key)
def test_every_turn_is_told_where_it_began(file: Path) -> None:
    match, found = told(file)
    begun = [at for at, event in match.events if event.kind == "turn"]
    assert [turn.at for turn in found.turns] == begun
    rounds = [turn.round for turn in found.turns]
    assert rounds == sorted(rounds) and rounds[-1] == match.game.round(match.state)
