"""Every ship and Action card as data for people and programs: names, texts and definition."""

from enum import IntEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from wartable.core.game import Options
from wartable.core.parts import CardInfo
from wartable.games.naval.cards import ACTIONS, FLEETS, NON_COMBATANT
from wartable.games.naval.effects import Card, Ship
from wartable.games.naval.references import rules_of
from wartable.games.naval.wording import card_text, ship_text
from wartable.words.text import LANGUAGES, words

ACTION_CARDS, NEUTRAL = "actions", "neutral"


def groups() -> tuple[str, ...]:
    """The Action cards, the navies, and what belongs to none."""
    return (ACTION_CARDS, *FLEETS, NEUTRAL)


def cards(options: Options) -> list[CardInfo]:
    """All cards of the chosen ship set, in printed order."""
    extended = options["ships"] == "extended"
    found = [_action(card) for card in ACTIONS]
    for navy, ships in FLEETS.items():
        found += [_ship(navy, ship) for ship in ships if extended or not ship.extra]
    return [*found, _ship(NEUTRAL, NON_COMBATANT)]


def _names(family: str, id: str) -> dict[str, str]:
    message = f"{family}-{id.replace('_', '-')}"
    return {lang: words(lang, "naval").name(message) for lang in LANGUAGES}


def _action(card: Card) -> CardInfo:
    return CardInfo(
        id=f"{ACTION_CARDS}.{card.id}",
        group=ACTION_CARDS,
        type=card.kind.name.lower(),
        count=card.copies,
        names=_names("card", card.id),
        texts={lang: card_text(card, words(lang, "naval")) for lang in LANGUAGES},
        rules=rules_of(card.kind),
        definition=definition(card.do),
        face={"reinforcement": card.reinforcement, "cost": card.cost.cards},
    )


def _ship(navy: str, ship: Ship) -> CardInfo:
    return CardInfo(
        id=f"{navy}.{ship.id}",
        group=navy,
        type="submarine" if ship.submerged else "ship",
        count=1,
        names=_names("ship", ship.id),
        texts={lang: ship_text(ship, words(lang, "naval")) for lang in LANGUAGES},
        rules=("naval 12.1",) if ship.submerged else ("naval 1.5",),
        definition=definition(ship),
    )


def definition(value: Any) -> Any:
    """A part of a card as JSON data: what it is, and what differs from the usual."""
    if isinstance(value, Struct):
        found = {"is": type(value).__name__}
        for info in fields(value):
            inner = getattr(value, info.name)
            if inner != info.default:
                found[info.name] = definition(inner)
        return found
    if isinstance(value, tuple):
        return [definition(item) for item in value]
    return value.name.lower() if isinstance(value, IntEnum) else value
