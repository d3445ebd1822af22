"""qm 6 What an answer would change: pieces that come and go, supply, and what it would offer."""

from collections.abc import Iterator

from wartable.core.bits import walk
from wartable.core.game import find
from wartable.games.quartermaster import hidden
from wartable.games.quartermaster.board import FIRST_SEA, NATIONS, SPACES
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.options import (
    ARGUMENT,
    OF_PIECE,
    OF_SPACE,
    PASS,
    SHIFT,
    VERBS,
    text,
)
from wartable.games.quartermaster.seen import Preview
from wartable.games.quartermaster.stack import CUT_OFF
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import lines

TOLD = {"play", "use", "build", "recruit", "battle", "eliminate", "lift", "choose", "take"}
"""The verbs of answers that move something."""
PATIENCE = 8
"""How many chances to react are passed before the next question of one's own."""

Link = tuple[int, int, int]


def previews(state: State, seat: int) -> dict[str, Preview]:
    """By answer to the open question of a seat: what would change, as far as the seat can know."""
    decision = next((one for one in state.decisions if one.seat == seat), None)
    if decision is None:
        return {}
    # In a world that the seat cannot tell from this one, and in which nobody has a Response.
    world = hidden.without_responses(hidden.world(state, seat, 1), seat)
    cards = edition(state.edition).catalogue
    found = {}
    for option in decision.options:
        if VERBS[option >> SHIFT] in TOLD and option != PASS:
            change = _change(world, seat, option)
            if change != Preview():
                found[text(option, cards, seat)] = change
    return found


def _change(world: State, seat: int, option: int) -> Preview:
    after = world.copy()
    game = find("quartermaster")
    cards = edition(world.edition).catalogue
    then: list[str] = []
    game.answer(after, seat, option)
    for _ in range(PATIENCE):
        asked = next((one for one in after.decisions if one.seat == seat), None)
        if asked is not None and any(_space(one) is not None for one in asked.options):
            break
        chance = next(iter(after.decisions), None)
        reaction = game.reaction(after, chance.seat) if chance else None
        if chance is None or reaction is None:
            break
        if chance.seat == seat:
            said = [text(one, cards, seat).split() for one in chance.options]
            then += [card for verb, card, *_ in (one for one in said if one[0] == "use")]
        game.answer(after, chance.seat, reaction.decline)
    # What the Supply step removes is still there when its supply is checked.
    for event in after.events:
        if event.kind == "removed" and event.args[2] == CUT_OFF:
            whose, space, _ = event.args
            pieces = after.armies if space < FIRST_SEA else after.navies
            pieces[whose] |= 1 << space
    after.supplied = [None] * len(NATIONS)
    comes, goes = _moved(world, after), _moved(after, world)
    offered = [_space(one) for d in after.decisions if d.seat == seat for one in d.options]
    before, later = set(_links(world)), set(_links(after))
    return Preview(
        comes=comes,
        goes=goes,
        lost=_fed(world, after),
        won=_fed(after, world),
        gained=[(SPACES[a], SPACES[b]) for _, a, b in sorted(later - before)],
        broken=[(SPACES[a], SPACES[b]) for _, a, b in sorted(before - later)],
        offers=[] if comes or goes else sorted({SPACES[one] for one in offered if one is not None}),
        then=list(dict.fromkeys(then)),
    )


def _space(option: int) -> int | None:
    """The space that an answer is about."""
    what, about = option & ~ARGUMENT, option & ARGUMENT
    if what in OF_SPACE:
        return about
    return about & 63 if what in OF_PIECE else None


def _moved(before: State, after: State) -> list[str]:
    """Pieces that are only on the later board: `nation space`."""
    found = []
    for nation, name in enumerate(NATIONS):
        new = after.armies[nation] & ~before.armies[nation]
        new |= after.navies[nation] & ~before.navies[nation]
        found += [f"{name} {SPACES[space]}" for space in walk(new)]
    return found


def _fed(state: State, other: State) -> list[str]:
    """Pieces on both boards that are in supply only on the first."""
    found = []
    for nation, name in enumerate(NATIONS):
        both = state.armies[nation] & other.armies[nation]
        both |= state.navies[nation] & other.navies[nation]
        fed = both & lines(state, nation).supplied & ~lines(other, nation).supplied
        found += [f"{name} {SPACES[space]}" for space in walk(fed)]
    return found


def _links(state: State) -> Iterator[Link]:
    """Pairs of neighbours in each of which a nation has a supplied piece."""
    for nation in range(len(NATIONS)):
        own = lines(state, nation)
        for one in walk(own.supplied):
            for other in walk(own.near[one] & own.supplied):
                if one < other:
                    yield nation, one, other
