"""qm 12 Who can see what: a view is built from what a seat may know."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec

from wartable.core.bits import walk
from wartable.core.game import REFEREE, SPECTATOR
from wartable.core.layers import Layer, over
from wartable.games.quartermaster import stack, wishes
from wartable.games.quartermaster.board import NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.catalogue import Catalogue
from wartable.games.quartermaster.changes import IN_HAND, UNDER
from wartable.games.quartermaster.editions import Edition, edition
from wartable.games.quartermaster.effects import Step
from wartable.games.quartermaster.options import text
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import lines

_encode = msgspec.msgpack.Encoder().encode
PATHS = tuple(("nations", name) for name in NATIONS)
STEPS = tuple(step.name.lower() for step in Step)
PLACES = {IN_HAND: "hand", UNDER: "pile"}
"""Where a hidden card is known to be; otherwise in the deck, perhaps at a known depth."""

ViewPart = dict[str, Any]
NOTHING: list[Any] = []


def view(state: State, seat: int) -> ViewPart:
    """What a nation, a spectator (-1) or the referee (-2) may know, as JSON data."""
    public, (layer,) = Viewer().look(state, (seat,))
    return over(public, layer)


class Viewer:
    """What the seats of one table may know; whatever has not changed is not built again."""

    def __init__(self) -> None:
        self._rows = [b""] * len(NATIONS)
        """Everything true of each nation, as it last was."""
        self._public: list[ViewPart] = [{}] * len(NATIONS)
        self._own: list[ViewPart] = [{}] * len(NATIONS)
        self._layers: list[Layer] = [{}] * len(NATIONS)
        """By nation: its own part, laid over the public one."""
        self._offered: dict[int, tuple[Layer, tuple[int, ...], Layer]] = {}
        """By nation: its own part, what it may do at any time, and both of them as one layer."""
        self._nations: ViewPart = {}

    def look(self, state: State, seats: Iterable[int]) -> tuple[ViewPart, list[Layer]]:
        """What everyone may know and, by seat, what a seat that knows more sees instead."""
        rules = edition(state.edition)
        opening = stack.in_opening(state)
        rows = _rows(state)
        if rows != self._rows:
            for nation, row in enumerate(rows):
                if row != self._rows[nation]:
                    self._public[nation] = public = _public(rules, state, nation)
                    self._own[nation] = own = _own(rules, state, nation, public)
                    self._layers[nation] = {PATHS[nation]: own}
            self._rows = rows
            self._nations = dict(zip(NATIONS, self._public, strict=True))
        everybody: ViewPart = {
            "game": "quartermaster",
            "edition": rules.id,
            "air_marshal": rules.air,
            "round": state.round,
            "turn": NATIONS[state.nation],
            "step": STEPS[state.step],
            "vp": _points(*state.vp),
            **({"lead": lead(state)} if rules.one_score else {}),
            "winner": TEAMS[state.winner] if state.winner >= 0 else None,
            "opening": opening,
            "nations": self._nations,
            "decisions": _questions(state, SPECTATOR, opening),
            "offers": NOTHING,
        }
        asked = [decision.seat for decision in state.decisions]
        layers, secrets, bound = self._layers, state.known, wishes.bound(state)
        found = []
        for seat in seats:
            layer = self._layer(state, seat) if secrets or seat < 0 else layers[seat]
            offered = wishes.free(state, seat) if seat >= 0 and not bound >> seat & 1 else ()
            if offered:
                layer = self._with_offers(layer, rules, seat, offered)
            if opening or seat in asked or seat == REFEREE:
                layer = {**layer, ("decisions",): _questions(state, seat, opening)}
            found.append(layer)
        return everybody, found

    def _with_offers(
        self, layer: Layer, rules: Edition, seat: int, offered: tuple[int, ...]
    ) -> Layer:
        """A layer with what its nation may do at any time: the same object if nothing changed."""
        before = self._offered.get(seat)
        if before is not None and before[0] is layer and before[1] == offered:
            return before[2]
        said = [text(option, rules.catalogue, seat) for option in offered]
        found: Layer = {**layer, ("offers",): said}
        self._offered[seat] = layer, offered, found
        return found

    def _layer(self, state: State, seat: int) -> Layer:
        """The nations about which a seat knows more than everyone."""
        layer: Layer = self._layers[seat] if seat >= 0 else {}
        if seat == REFEREE:
            cards = edition(state.edition).catalogue
            for nation, own in enumerate(self._own):
                deck = _ids(cards, state.deck[nation][::-1])
                hidden = {key: value for key, value in own.items() if key != "deck_contents"}
                layer[PATHS[nation]] = hidden | {"deck": deck}
        if state.known:
            layer = layer.copy()
            for nation, known in _known(state, seat).items():
                base = layer.get(PATHS[nation], self._public[nation])
                layer[PATHS[nation]] = {**base, "known": known}
        return layer


def _rows(state: State) -> list[bytes]:
    """By nation, everything that its part of a view is built from; bytes are quick to compare."""
    supply = [known or lines(state, at) for at, known in enumerate(state.supplied)]
    found = zip(
        state.armies,
        state.navies,
        state.air_forces,
        [own.supplied for own in supply],
        [own.stars for own in supply],
        state.safe,
        state.status,
        state.used,
        state.down,
        state.hand,
        state.deck,
        state.played,
        state.under,
        state.picks,
        strict=True,
    )
    return list(map(_encode, found))


def _known(state: State, seat: int) -> dict[int, list[ViewPart]]:
    """By nation, the hidden cards that a seat knows."""
    cards = edition(state.edition).catalogue.cards
    found: dict[int, list[ViewPart]] = {}
    for nation, card, place, seats in state.known:
        own = seat in (nation, REFEREE)
        if own or (seats >> seat & 1 if seat >= 0 else seats == -1):
            row: ViewPart = {"card": cards[card].id, "place": PLACES.get(place, "deck")}
            found.setdefault(nation, []).append(row | ({"depth": place} if place >= 0 else {}))
    return found


def lead(state: State) -> dict[str, Any]:
    """qm 7.1 One marker shows the leading side; at zero it lies on the Axis side."""
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


@lru_cache(4096)
def _spaces(mask: int) -> list[str]:
    return [SPACES[space] for space in walk(mask)]


@cache
def _reserve(armies: int, navies: int, air_forces: int) -> ViewPart:
    return {"armies": armies, "navies": navies, "air_forces": air_forces}


@cache
def _points(*points: int) -> ViewPart:
    return dict(zip(TEAMS, points, strict=True))


@lru_cache(4096)
def _named(cards: Catalogue, mask: int, nation: int) -> list[str]:
    return _ids(cards, cards.named(mask, nation))


@lru_cache(8192)
def _names(cards: Catalogue, numbers: bytes) -> list[str]:
    """The cards of a hand or a pile; mostly it is the same one as the last time."""
    return _ids(cards, numbers)


@lru_cache(8192)
def _contents(cards: Catalogue, deck: bytes) -> list[str]:
    """The cards of a deck, whose order nobody knows."""
    return _ids(cards, sorted(deck))


def _ids(cards: Catalogue, numbers: Iterable[int]) -> list[str]:
    return [cards.cards[number].id for number in numbers]


def _public(rules: Edition, state: State, nation: int) -> ViewPart:
    """What everyone may know about a nation."""
    armies, navies = state.armies[nation], state.navies[nation]
    air_forces, status = state.air_forces[nation], state.status[nation]
    cards, own = rules.catalogue, lines(state, nation)
    return {
        "armies": _spaces(armies),
        "navies": _spaces(navies),
        "air_forces": _spaces(air_forces),
        "unsupplied": _spaces((armies | navies) & ~own.supplied),
        "sources": _spaces(armies & own.stars),
        "safe": _spaces(state.safe[nation]),
        "reserve": _reserve(
            rules.armies[nation] - armies.bit_count(),
            rules.navies[nation] - navies.bit_count(),
            rules.air_forces[nation] - air_forces.bit_count(),
        ),
        "status": _named(cards, status, nation),
        "used": _named(cards, state.used[nation] & status, nation),
        "hand_count": len(state.hand[nation]),
        "down_count": state.down[nation].bit_count(),
        "deck_count": len(state.deck[nation]),
        "discard": _names(cards, bytes(state.played[nation][::-1])),
        "discard_down_count": len(state.under[nation]),
        "known": NOTHING,
    }


def _own(rules: Edition, state: State, nation: int, public: ViewPart) -> ViewPart:
    """What a nation knows about itself."""
    cards, deck, picks = rules.catalogue, state.deck[nation], state.picks[nation]
    found = {
        **public,
        "hand": _names(cards, bytes(state.hand[nation])),
        "down": _named(cards, state.down[nation], nation),
        "discard_down": _names(cards, bytes(state.under[nation])),
    }
    if picks:
        found["picks"] = _ids(cards, picks)
    if deck:
        found["deck_contents"] = _contents(cards, bytes(deck))
    return found
