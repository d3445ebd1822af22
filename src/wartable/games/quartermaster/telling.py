"""What questions, answers and events are about, by name; the words are in text/telling.*.ftl."""

from functools import cache, lru_cache
from typing import Any

from wartable.core.decision import Decision, Reason
from wartable.core.events import Event
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import FIRST_SEA, NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.stack import CUT_OFF, ELIMINATED, IN_BATTLE
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.wording.reasons import parts
from wartable.words.text import Words

_OF_SPACE, _OF_CARD, _OF_COUNT = ("nation", "space"), ("nation", "card"), ("nation", "count")

EVENTS: dict[str, tuple[str, ...]] = {
    "began": ("edition",),
    "turn": ("round", "nation"),
    "built": _OF_SPACE,
    "recruited": _OF_SPACE,
    "named": _OF_SPACE,
    "lifted": _OF_SPACE,
    "saved": _OF_SPACE,
    "protected": _OF_SPACE,
    "battled": ("nation", "space", "target"),
    "removed": ("nation", "space", "cause"),
    "scored": ("team", "points", "nation"),
    "lost-points": ("team", "points", "nation"),
    "drew": _OF_COUNT,
    "milled": _OF_COUNT,
    "examined": _OF_COUNT,
    "arranged": _OF_COUNT,
    "discarded": ("nation",),
    "laid-response": ("nation",),
    "lost-response": ("nation",),
    "tucked": ("nation",),
    "shuffled": ("nation",),
    "no-victory-step": ("nation",),
    "from-pile": _OF_CARD,
    "played": _OF_CARD,
    "laid-status": _OF_CARD,
    "revealed": _OF_CARD,
    "used-status": _OF_CARD,
    "lost-status": _OF_CARD,
    "topped": _OF_CARD,
    "returned": _OF_CARD,
    "fetched": _OF_CARD,
    "cancelled": _OF_CARD,
    "used-support": _OF_CARD,
    "recovered": _OF_CARD,
    "bottomed": _OF_CARD,
    "showed-type": ("nation", "type"),
    "deployed": _OF_SPACE,
    "marshalled": ("nation", "start", "space"),
    "redeployed": ("nation", "start", "space"),
    "grounded": _OF_SPACE,
    "air-defended": _OF_SPACE,
    "air-attacked": _OF_SPACE,
    "won": ("team",),
}
"""What the arguments of each kind of event mean."""

QUESTIONS: dict[str, tuple[str, ...]] = {
    "ask-opening-discard": ("count",),
    "ask-build-army": ("card", "count"),
    "ask-build-navy": ("card", "count"),
    "ask-recruit": ("card", "count"),
    "ask-battle-land": ("card", "count"),
    "ask-battle-sea": ("card", "count"),
    "ask-eliminate": ("card", "count"),
    "ask-target": ("space",),
    "ask-lift-for": ("space",),
    "ask-pay": ("count",),
    "ask-hit-whom": ("card",),
    "ask-choose": ("card",),
    "ask-help-whom": ("card",),
    "ask-play-from": ("card",),
    "ask-draw": ("card",),
    "ask-arrange": ("count",),
    "ask-tuck": ("count",),
    "ask-rebuild": ("card",),
    "ask-rebuild-at": ("space",),
    "ask-marshal": ("space",),
    "ask-redeploy": ("space",),
    "ask-deploy": ("card",),
    "ask-may-pay": ("card",),
    "ask-protect": ("card",),
    "ask-award": ("card",),
    "ask-recover": ("card", "count"),
    "ask-lay": ("card",),
    "ask-strip": ("card",),
}
"""What `Decision.about` holds, by question."""

FAMILIES = {
    "seat": "nation",
    "target": "nation",
    "group": "nation",
    "start": "space",
    "card": "card type",
}
"""The families that hold the names of a fact; a basic card is named after its type."""

CAUSES = {IN_BATTLE: "battle", ELIMINATED: "eliminated", CUT_OFF: "unsupplied"}


def card_id(state: State, card: int) -> str:
    """A card with its nation: germany.blitzkrieg."""
    return _card_id(state.edition, card)


@cache
def _card_id(number: int, card: int) -> str:
    cards = edition(number).catalogue
    return f"{NATIONS[cards.nation[card]]}.{cards.cards[card].id}"


def _fact(edition_number: int, key: str, number: Any) -> Any:
    match key:
        case "nation" | "target":
            return NATIONS[number]
        case "space" | "start":
            return SPACES[number]
        case "team":
            return TEAMS[number]
        case "card":
            return _card_id(edition_number, number)
        case "type":
            return Type(number).name.lower()
        case "cause":
            return CAUSES[number]
        case "edition":
            return edition(number).id
        case _:
            return number


def _facts(edition_number: int, keys: tuple[str, ...], numbers: tuple[Any, ...]) -> dict[str, Any]:
    facts = {
        key: _fact(edition_number, key, number)
        for key, number in zip(keys, numbers, strict=False)
        if not (key == "target" and number < 0)
    }
    if "space" in keys:
        facts["piece"] = _piece(numbers[keys.index("space")])
    return facts


def _piece(space: int) -> str:
    return "army" if space < FIRST_SEA else "navy"


def event(state: State, event: Event) -> tuple[str, dict[str, Any]]:
    """The message of an event and its facts; `-seen` for those who may see the cards."""
    return _event(state.edition, event)


@lru_cache(4096)
def _event(number: int, event: Event) -> tuple[str, dict[str, Any]]:
    facts = _facts(number, EVENTS[event.kind], event.args)
    message = event.kind
    if event.secret:
        facts["cards"] = [_card_id(number, card) for card in event.secret]
        message += "-seen"
    if event.kind == "removed":
        message += f"-{facts['cause']}"
    elif event.kind == "battled" and "target" not in facts:
        message += "-empty"
    return message, facts


def question(state: State, decision: Decision) -> tuple[str, dict[str, Any]]:
    """The message of a question and what it is about; nobody may change the result."""
    message, facts = _question(state.edition, decision.ask, decision.about)
    match state.frames:
        # An effect that asks: whose, which card, where in it, and how often it still asks.
        case [*_, (str(), decision.seat, int(card), tuple(path), _, int(left), *_)]:
            return message, facts | _resolving(state.edition, card, path, left)
        case [*_, (str(), decision.seat, int(card), tuple(), *_)]:
            return message, facts | {"resolves": _card_id(state.edition, card)}
    return message, facts


@lru_cache(4096)
def _resolving(number: int, card: int, path: tuple[int, ...], left: int) -> dict[str, Any]:
    """The card that asks, and which of its several deeds it asks for: 1 of 2."""
    facts: dict[str, Any] = {"resolves": _card_id(number, card)}
    if len(path) != 2:
        return facts
    do = edition(number).catalogue.cards[card].clauses[path[0]].do
    times = [getattr(effect, "up_to", 0) for effect in do]
    if sum(times) < 2 or not times[path[1]]:
        return facts
    done = sum(times[: path[1]]) + times[path[1]] - left
    return facts | {"part": done + 1, "parts": sum(times)}


@lru_cache(4096)
def _question(number: int, ask: str, about: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    return ask.removeprefix("ask-"), _facts(number, QUESTIONS.get(ask, ()), about)


def answer(state: State, decision: Decision, option: int) -> tuple[str, dict[str, Any]]:
    """The message of an answer and what it is about; nobody may change the result."""
    return _answer(state.edition, option)


@cache
def _answer(number: int, option: int) -> tuple[str, dict[str, Any]]:
    what, about = op.verb(option), op.argument(option)
    message = op.VERBS[option >> op.SHIFT]
    if what in op.OF_CARD:
        return message, {"card": _card_id(number, about)}
    if what in op.OF_SPACE:
        return message, {"space": SPACES[about], "piece": _piece(about)}
    if what in op.OF_PIECE:
        nation, space = about >> 6, about & 63
        facts = {"nation": NATIONS[nation], "space": SPACES[space], "piece": _piece(space)}
        return message, facts
    if what in op.OF_NATION:
        return message, {"nation": NATIONS[about]}
    if what == op.LIFT and about:
        return "lift-piece", {"space": SPACES[about - 1], "piece": _piece(about - 1)}
    if what == op.CHOOSE:
        return f"{message}-{op.BRANCHES[about].replace('_', '-')}", {}
    return message, {}


def reason(words: Words, reason: Reason) -> dict[str, Any]:
    """The parts of a reason that are generated from what a card says."""
    return {**parts(words, reason)}
