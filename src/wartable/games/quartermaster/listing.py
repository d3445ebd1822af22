"""Every card as data for people and programs: names, texts, rules and definition."""

from enum import IntEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from wartable.core.game import Options
from wartable.core.parts import CardInfo
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.editions import edition, number_of
from wartable.games.quartermaster.effects import Card, Where, Who
from wartable.games.quartermaster.faces import face
from wartable.games.quartermaster.names import card_name
from wartable.games.quartermaster.references import rules_of
from wartable.games.quartermaster.wording import card_text
from wartable.words.text import LANGUAGES, words

WHOSE = ("of", "by", "to", "nations")
"""Fields that hold nations."""


def groups() -> tuple[str, ...]:
    """The nations, in the order in which their cards are listed."""
    return NATIONS


def cards(options: Options) -> list[CardInfo]:
    """All cards of an edition, nation by nation, in printed order."""
    catalogue = edition(number_of(options)).catalogue
    return [
        _listed(nation, card)
        for nation, card in zip(catalogue.nation, catalogue.cards, strict=True)
    ]


def _listed(nation: int, card: Card) -> CardInfo:
    spoken = {lang: words(lang, "quartermaster") for lang in LANGUAGES}
    name = card_name(nation, card.id).id
    return CardInfo(
        id=f"{NATIONS[nation]}.{card.id}",
        group=NATIONS[nation],
        type=card.type.name.lower(),
        count=card.count,
        names={lang: said.name(name) for lang, said in spoken.items()},
        texts={lang: card_text(card, nation, said) for lang, said in spoken.items()},
        rules=rules_of(card),
        face=face(card, nation),
        definition=[definition(clause) for clause in card.clauses],
    )


def definition(value: Any, field: str = "") -> Any:
    """A part of a card as JSON data: what it is, and what differs from the usual."""
    if isinstance(value, Where):
        return _where(value)
    if isinstance(value, Struct):
        found = {"is": type(value).__name__}
        for info in fields(value):
            inner = getattr(value, info.name)
            if inner != info.default:
                found[info.name] = definition(inner, info.name)
        return found
    if isinstance(value, tuple):
        return [definition(item, field) for item in value]
    if field in WHOSE and isinstance(value, int):
        return NATIONS[value] if value >= 0 else Who(value).name.lower()
    if field == "space":
        return SPACES[value]
    return value.name.lower() if isinstance(value, IntEnum) else value


def _where(value: Where) -> dict[str, Any]:
    found: dict[str, Any] = {"is": value.how}
    if value.spaces:
        found["spaces"] = [SPACES[s] if s >= 0 else "event" for s in value.spaces]
    if value.how == "faced":
        found["nation"] = NATIONS[value.number]
    elif value.number:
        found["steps"] = value.number
    return found
