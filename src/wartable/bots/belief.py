"""What bots believe about hidden cards: how much likelier each is in a place than by chance."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

FILE = "beliefs.json"
DOUBT = 20.0
"""How many sightings "as chance has it" are added to all."""
WIDEST = 20.0
"""Nothing is this many times likelier, or less likely, than by chance."""


class Sighting(Struct, frozen=True, array_like=True):
    """How often a card was seen in a place, and how often it would be there by chance."""

    place: int
    card: str
    period: int
    there: int
    by_chance: float


class Beliefs(Struct, frozen=True):
    """For each place and card: how much likelier it is there, in each period of a game."""

    odds: list[dict[str, list[float]]]
    made: dict[str, Any]
    """The command and the seed."""

    def weights(self, place: int, cards: Iterable[str], period: int) -> list[float]:
        """The odds of some cards; those of an unknown one are even."""
        known = self.odds[place] if place < len(self.odds) else {}
        return [known[card][period] if card in known else 1.0 for card in cards]


def counted(sightings: Iterable[Sighting], made: dict[str, Any]) -> Beliefs:
    """What many sightings say."""
    seen: dict[tuple[int, str], dict[int, list[float]]] = {}
    periods = 0
    for one in sightings:
        periods = max(periods, one.period + 1)
        counts = seen.setdefault((one.place, one.card), {}).setdefault(one.period, [0.0, 0.0])
        counts[0] += one.there
        counts[1] += one.by_chance
    odds: list[dict[str, list[float]]] = [{} for _ in range(1 + max([p for p, _ in seen] or [0]))]
    for (place, card), by_period in sorted(seen.items()):
        row = []
        for period in range(periods):
            there, by_chance = by_period.get(period, (0.0, 0.0))
            ratio = (there + DOUBT) / (by_chance + DOUBT)
            row.append(round(min(max(ratio, 1 / WIDEST), WIDEST), 3))
        odds[place][card] = row
    return Beliefs(odds, made)


def read(data: bytes) -> Beliefs:
    """Read beliefs from the text of a file."""
    return msgspec.json.decode(data, type=Beliefs)


def write(beliefs: Beliefs) -> bytes:
    """The text of a file with beliefs, one card per line."""
    lines = [
        b"{\n"
        + b",\n".join(
            msgspec.json.encode(card) + b":" + msgspec.json.encode(row)
            for card, row in cards.items()
        )
        + b"}"
        for cards in beliefs.odds
    ]
    made = msgspec.json.encode(beliefs.made)
    return b'{"odds":[' + b",".join(lines) + b'],\n"made":' + made + b"}\n"
