"""qm 12 Who can see what: a view is built from what a seat may know."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from wartable.core.bits import walk
from wartable.core.game import REFEREE
from wartable.games.quartermaster.board import NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.catalogue import Catalogue
from wartable.games.quartermaster.changes import IN_HAND, UNDER
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Step
from wartable.games.quartermaster.options import text
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import lines

PLACES = {IN_HAND: "hand", UNDER: "pile"}
"""Where a hidden card is known to be; else in the deck, perhaps so many cards below the top."""


def view(state: State, seat: int) -> dict[str, Any]:
    """What a nation, a spectator (-1) or the referee (-2) may know, as JSON data."""
    return views(state, (seat,))[0]


def views(state: State, seats: Iterable[int]) -> list[dict[str, Any]]:
    """The views of several seats. What they share is the same object: nobody may change it."""
    rules = edition(state.edition)
    opening = bool(state.frames and state.frames[0][0] == "opening")
    shared = {
        "game": "quartermaster",
        "edition": rules.id,
        "air_marshal": rules.air,
        "round": state.round,
        "turn": NATIONS[state.nation],
        "step": Step(state.step).name.lower(),
        "vp": dict(zip(TEAMS, state.vp, strict=True)),
        **({"lead": lead(state)} if rules.one_score else {}),
        "winner": TEAMS[state.winner] if state.winner >= 0 else None,
        "opening": opening,
    }
    facts = [_facts(state, nation) for nation in range(len(NATIONS))]
    public = [_public(*fact) for fact in facts]
    return [
        {
            **shared,
            "nations": _nations(state, seat, facts, public),
            "decisions": _questions(state, seat, opening),
        }
        for seat in seats
    ]


def lead(state: State) -> dict[str, Any]:
    """qm 7.1 One marker shows the leading side; at zero it lies on the side of the Axis."""
    axis, allies = state.vp
    return {"team": TEAMS[int(allies > axis)], "points": abs(axis - allies)}


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


def _facts(state: State, nation: int) -> tuple[Any, ...]:
    """What everybody may know of a nation, as numbers."""
    armies, navies = state.armies[nation], state.navies[nation]
    return (
        state.edition,
        nation,
        armies,
        navies,
        state.air_forces[nation],
        (armies | navies) & ~lines(state, nation).supplied,
        state.safe[nation],
        state.status[nation],
        state.used[nation] & state.status[nation],
        len(state.hand[nation]),
        state.down[nation].bit_count(),
        len(state.deck[nation]),
        tuple(state.played[nation]),
        len(state.under[nation]),
    )


@lru_cache(8192)
def _public(
    number: int,
    nation: int,
    armies: int,
    navies: int,
    air_forces: int,
    unsupplied: int,
    safe: int,
    status: int,
    used: int,
    hand: int,
    down: int,
    deck: int,
    played: tuple[int, ...],
    under: int,
) -> dict[str, Any]:
    """What everybody may know of a nation; kept, since most nations stay as they were."""
    rules = edition(number)
    cards = rules.catalogue
    return {
        "armies": _spaces(armies),
        "navies": _spaces(navies),
        "air_forces": _spaces(air_forces),
        "unsupplied": _spaces(unsupplied),
        "safe": _spaces(safe),
        "reserve": {
            "armies": rules.armies[nation] - armies.bit_count(),
            "navies": rules.navies[nation] - navies.bit_count(),
            "air_forces": rules.air_forces[nation] - air_forces.bit_count(),
        },
        "status": _names(cards, cards.named(status, nation)),
        "used": _names(cards, cards.named(used, nation)),
        "hand_count": hand,
        "down_count": down,
        "deck_count": deck,
        "discard": _names(cards, played[::-1]),
        "discard_down_count": under,
        "known": [],
    }


def _names(cards: Catalogue, numbers: Iterable[int]) -> list[str]:
    return [cards.cards[number].id for number in numbers]


def _nations(
    state: State, seat: int, facts: list[tuple[Any, ...]], public: list[dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """All nations as a seat may know them."""
    found = dict(zip(NATIONS, public, strict=True))
    for n, name in enumerate(NATIONS):
        if state.known or seat in (n, REFEREE):
            found[name] = _nation(state, n, seat in (n, REFEREE), seat, facts[n], public[n])
    return found


def _nation(
    state: State,
    nation: int,
    own: bool,
    seat: int,
    facts: tuple[Any, ...],
    public: dict[str, Any],
) -> dict[str, Any]:
    """What a seat may know of a nation: the public facts, and perhaps more."""
    if own:
        public = _private(
            facts,
            tuple(state.hand[nation]),
            state.down[nation],
            tuple(state.under[nation]),
            tuple(state.picks[nation]),
            tuple(state.deck[nation][::-1] if seat == REFEREE else sorted(state.deck[nation])),
            seat == REFEREE,
        )
    if not state.known:
        return public
    cards = edition(state.edition).catalogue
    known = [
        {"card": cards.cards[card].id, "place": PLACES.get(place, "deck")}
        | ({"depth": place} if place >= 0 else {})
        for whose, card, place, seats in state.known
        if whose == nation and (own or (seats >> seat & 1 if seat >= 0 else seats == -1))
    ]
    return {**public, "known": known} if known else public


@lru_cache(8192)
def _private(
    facts: tuple[Any, ...],
    hand: tuple[int, ...],
    down: int,
    under: tuple[int, ...],
    picks: tuple[int, ...],
    deck: tuple[int, ...],
    referee: bool,
) -> dict[str, Any]:
    """What a nation knows of itself; kept like the public part."""
    number, nation = facts[:2]
    cards = edition(number).catalogue
    found = {
        **_public(*facts),
        "hand": _names(cards, hand),
        "down": _names(cards, cards.named(down, nation)),
        "discard_down": _names(cards, under),
    }
    if picks:
        found["picks"] = _names(cards, picks)
    if referee:
        found["deck"] = _names(cards, deck)
    elif deck:
        found["deck_contents"] = _names(cards, deck)
    return found
