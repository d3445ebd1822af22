"""A game to continue: a record or a position that someone sent, or a finished game."""

from msgspec import Struct

from wartable.core.game import Options
from wartable.core.joint import SeedShare
from wartable.core.match import Match


class PastGame(Struct):
    """How a game began, what was answered, and how it stands."""

    options: Options
    seats: list[str]
    seed: str
    """Its digits, because a number of 128 bits is too long for other formats."""
    start: str
    """The position that it began with, if any."""
    deal: bool
    shares: list[SeedShare]
    answers: list[tuple[int, str]]
    """The seat and the words of each."""
    over: bool
    position: str
    """How it stands, as text."""


def past_of(match: Match, count: int | None = None) -> PastGame:
    """A match after some number of answers; after all of them if none is given."""
    count = len(match.answers) if count is None else count
    state, floor = match.at(count), min(match.floor, count)
    # What was played under older rules is not played again: begin with its result.
    old = match.floor > 0
    return PastGame(
        options=match.options,
        seats=list(match.game.seats(state)),
        seed=str(match.seed),
        start=match.game.write(match.at(floor)) if old else match.start,
        deal=match.deal and not old,
        shares=[] if old else list(match.shares),
        answers=[(given.seat, given.words) for given in match.answers[floor:count]],
        over=not state.decisions,
        position=match.game.write(state),
    )
