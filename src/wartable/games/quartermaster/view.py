"""qm 12 Who can see what: a view is built from what a seat may know."""

from typing import Any

from wartable.core.bits import walk
from wartable.core.game import REFEREE
from wartable.games.quartermaster.board import NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.changes import IN_HAND
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Step
from wartable.games.quartermaster.options import text
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import lines


def view(state: State, seat: int) -> dict[str, Any]:
    """What a nation, a spectator (-1) or the referee (-2) may know, as JSON data."""
    rules = edition(state.edition)
    opening = bool(state.frames and state.frames[0][0] == "opening")
    axis, allies = state.vp
    # qm 7.1: one marker that shows the leading side, and lies on the Axis side at the start.
    lead = {"lead": {"team": TEAMS[int(allies > axis)], "points": abs(axis - allies)}}
    return {
        "game": "quartermaster",
        "edition": rules.id,
        "air_marshal": rules.air,
        "round": state.round,
        "turn": NATIONS[state.nation],
        "step": Step(state.step).name.lower(),
        "vp": dict(zip(TEAMS, state.vp, strict=True)),
        **(lead if rules.one_score else {}),
        "winner": TEAMS[state.winner] if state.winner >= 0 else None,
        "opening": opening,
        "nations": {
            name: _nation(state, nation, seat in (nation, REFEREE), seat)
            for nation, name in enumerate(NATIONS)
        },
        "decisions": _questions(state, seat, opening),
    }


def _questions(state: State, seat: int, opening: bool) -> list[dict[str, Any]]:
    """The open questions; while all discard at once, nobody sees who has done so."""
    found = []
    for decision in state.decisions:
        row: dict[str, Any] = {
            "seat": NATIONS[decision.seat],
            "rule": decision.rule,
            "ask": decision.ask,
        }
        if seat in (decision.seat, REFEREE):
            cards = edition(state.edition).catalogue
            row["options"] = [text(o, cards, decision.seat) for o in decision.options]
        elif opening:
            continue
        found.append(row)
    if opening and seat != REFEREE:
        asked = {"rule": "qm 4", "ask": "ask-opening-discard"}
        found += [{"seat": name, **asked} for i, name in enumerate(NATIONS) if i != seat]
    return found


def _spaces(mask: int) -> list[str]:
    return [SPACES[space] for space in walk(mask)]


def _nation(state: State, nation: int, own: bool, seat: int) -> dict[str, Any]:
    rules = edition(state.edition)
    cards = rules.catalogue

    def names(numbers: list[int]) -> list[str]:
        return [cards.cards[number].id for number in numbers]

    supplied = lines(state, nation).supplied
    found: dict[str, Any] = {
        "armies": _spaces(state.armies[nation]),
        "navies": _spaces(state.navies[nation]),
        "air_forces": _spaces(state.air_forces[nation]),
        "unsupplied": _spaces((state.armies[nation] | state.navies[nation]) & ~supplied),
        "safe": _spaces(state.safe[nation]),
        "reserve": {
            "armies": rules.armies[nation] - state.armies[nation].bit_count(),
            "navies": rules.navies[nation] - state.navies[nation].bit_count(),
            "air_forces": rules.air_forces[nation] - state.air_forces[nation].bit_count(),
        },
        "status": names(cards.named(state.status[nation], nation)),
        "used": names(cards.named(state.used[nation] & state.status[nation], nation)),
        "hand_count": len(state.hand[nation]),
        "down_count": state.down[nation].bit_count(),
        "deck_count": len(state.deck[nation]),
        "discard": names(state.played[nation][::-1]),
        "discard_down_count": len(state.under[nation]),
        "known": [
            {"card": cards.cards[card].id, "place": "hand" if place == IN_HAND else "deck"}
            | ({} if place == IN_HAND else {"depth": place})
            for whose, card, place, seats in state.known
            if whose == nation and (own or (seats >> seat & 1 if seat >= 0 else seats == -1))
        ],
    }
    if own:
        found["hand"] = names(state.hand[nation])
        found["down"] = names(cards.named(state.down[nation], nation))
        found["discard_down"] = names(state.under[nation])
        if state.picks[nation]:
            found["picks"] = names(state.picks[nation])
        left = [] if seat == REFEREE else sorted(state.deck[nation])
        if left:
            found["deck_contents"] = names(left)
        if seat == REFEREE:
            found["deck"] = names(state.deck[nation][::-1])
    return found
