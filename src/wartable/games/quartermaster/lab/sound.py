"""What must hold in every state of Quartermaster: cards and pieces are conserved."""

from functools import cache

from wartable.games.quartermaster.board import LAND, NATIONS, SEA
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State

IDLE = ("discard", "lift")


@cache
def _full(number: int, nation: int) -> list[int]:
    return sorted(edition(number).catalogue.full(nation))


def wrong(state: State) -> str:
    """The first thing that is wrong with a state."""
    rules = edition(state.edition)
    cards = rules.catalogue
    for nation, name in enumerate(NATIONS):
        there = [
            *state.hand[nation],
            *state.deck[nation],
            *state.played[nation],
            *state.under[nation],
            *cards.named(state.status[nation] | state.down[nation], nation),
        ]
        if sorted(there) != _full(state.edition, nation):
            return f"{name}: cards are not conserved"
        if state.hand[nation] != sorted(state.hand[nation]):
            return f"{name}: the hand is not sorted"
        armies, navies = state.armies[nation], state.navies[nation]
        if armies & ~LAND or navies & ~SEA:
            return f"{name}: a piece where it cannot be"
        flying = state.air_forces[nation].bit_count() - rules.air_forces[nation]
        walking = armies.bit_count() - rules.armies[nation]
        if max(flying, walking, navies.bit_count() - rules.navies[nation]) > 0:
            return f"{name}: more pieces than there are"
        alone = state.air_forces[nation] & ~(armies | navies)
        if alone and not any(frame[:2] == ("redeploy", nation) for frame in state.frames):
            return f"{name}: an air force alone that is not about to redeploy"
    for pieces in (state.armies, state.navies):
        if (pieces[0] | pieces[2] | pieces[4]) & (pieces[1] | pieces[3] | pieces[5]):
            return "enemies share a space"
    return ""
