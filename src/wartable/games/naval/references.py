"""Which rules a card is about, and which cards a rule is about."""

from wartable.games.naval.cards import ACTIONS
from wartable.games.naval.effects import CardType
from wartable.words.text import words

OF_KIND: dict[CardType, tuple[str, ...]] = {
    CardType.GUN: ("naval 13.1", "naval 8.4"),
    CardType.MISSILE: ("naval 13.2", "naval 8.4"),
    CardType.TORPEDO: ("naval 13.3", "naval 12.2"),
    CardType.AIR_SUPPORT: ("naval 13.4", "naval 13.5", "naval 13.6", "naval 13.7"),
    CardType.BOMBER_RAID: ("naval 13.8", "naval A29"),
    CardType.BATTLE_PLAN: ("naval 13.9", "naval A19"),
    CardType.INTELLIGENCE: ("naval 13.10", "naval A14"),
    CardType.NEAR_MISS: ("naval 13.11",),
    CardType.SUPERIOR_TACTICS: ("naval 13.12", "naval A16", "naval A17"),
    CardType.REPAIR: ("naval 13.13", "naval A31"),
    CardType.SCREENING_SHIP: ("naval 13.14", "naval A28"),
}


def rules_of(kind: CardType) -> tuple[str, ...]:
    """The rules that a type of card is about."""
    return OF_KIND[kind]


def cards(rule: str, lang: str) -> list[tuple[str, list[str]]]:
    """The Action cards that a rule is about, by type."""
    spoken = words(lang, "naval")
    found = []
    for kind, rules in OF_KIND.items():
        if rule in rules:
            names = [
                spoken.name(f"card-{card.id.replace('_', '-')}")
                for card in ACTIONS
                if card.kind == kind
            ]
            found.append((spoken.name(f"type-{kind.name.lower().replace('_', '-')}"), names))
    return found
