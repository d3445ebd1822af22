"""The vocabulary of cards: `when / limit / cost / do`. Data only; resolve.py carries it out.

Who and where are in conditions.py, when is in moments.py, what it costs and does in doing.py: a
card finds all its words here.
"""

from msgspec import Struct

from wartable.games.quartermaster.conditions import *  # noqa: F403
from wartable.games.quartermaster.conditions import (
    AIR_STEP,
    ARMY,
    BUILD_ARMY,
    BUILD_NAVY,
    DEPLOY_AIR_FORCE,
    LAND,
    LAND_BATTLE,
    NAVY,
    SEA,
    SEA_BATTLE,
    Type,
)
from wartable.games.quartermaster.doing import *  # noqa: F403
from wartable.games.quartermaster.doing import Battle, Build, Cost, Deploy, Effect
from wartable.games.quartermaster.moments import *  # noqa: F403
from wartable.games.quartermaster.moments import ON_PLAY, During, When

ONCE_A_TURN = "once_a_turn"
ONCE_AN_EVENT = "once_an_event"


class Clause(Struct, frozen=True):
    """When a card may be used, how often, at what cost, and what it does."""

    when: When
    do: tuple[Effect, ...]
    cost: tuple[Cost, ...] = ()
    limit: str = ONCE_AN_EVENT


class Card(Struct, frozen=True):
    """A card, and how many copies of it are in the deck."""

    id: str
    type: Type
    clauses: tuple[Clause, ...]
    count: int = 1
    from_next_turn: bool = False
    """The card itself says that it waits for its owner's next turn."""


def _tuple(do: Effect | list[Effect]) -> tuple[Effect, ...]:
    return tuple(do) if isinstance(do, list) else (do,)


def clause(
    when: When,
    do: Effect | list[Effect],
    cost: Cost | list[Cost] | None = None,
    limit: str = ONCE_AN_EVENT,
) -> Clause:
    """One of several uses of a card."""
    costs = tuple(cost) if isinstance(cost, list) else () if cost is None else (cost,)
    return Clause(when, _tuple(do), costs, limit)


def status(
    id: str,
    *clauses: Clause,
    when: When | None = None,
    limit: str = ONCE_AN_EVENT,
    cost: Cost | list[Cost] | None = None,
    do: Effect | list[Effect] | None = None,
) -> Card:
    """qm 3.6, qm 13.2.2 A Status: face up on the table, for the whole game."""
    if when is not None and do is not None:
        clauses = (clause(when, do, cost, limit), *clauses)
    return Card(id, Type.STATUS, clauses)


def response(
    id: str,
    when: When,
    do: Effect | list[Effect],
    cost: Cost | list[Cost] | None = None,
    from_next_turn: bool = False,
) -> Card:
    """qm 3.7, qm 13.2.3 A Response: face down on the table, for one use."""
    waits = from_next_turn
    return Card(id, Type.RESPONSE, (clause(when, do, cost),), from_next_turn=waits)


def support(
    id: str, when: When, do: Effect | list[Effect], cost: Cost | list[Cost] | None = None
) -> Card:
    """A Support: used from the hand as a reaction, for one use."""
    return Card(id, Type.SUPPORT, (clause(when, do, cost),))


def event(id: str, do: Effect | list[Effect]) -> Card:
    """qm 3.5, qm 13.2.1 An Event: carried out when it is played."""
    return Card(id, Type.EVENT, (clause(ON_PLAY, do),))


def economic_warfare(id: str, do: Effect | list[Effect], count: int = 1) -> Card:
    """qm 3.8, qm 13.2.4 An Economic Warfare card: carried out when it is played."""
    return Card(id, Type.ECONOMIC_WARFARE, (clause(ON_PLAY, do),), count)


_BASIC_DO: dict[Type, Effect] = {
    BUILD_ARMY: Build(ARMY),
    BUILD_NAVY: Build(NAVY),
    LAND_BATTLE: Battle(LAND),
    SEA_BATTLE: Battle(SEA),
    DEPLOY_AIR_FORCE: Deploy(),
}


def copies(count: int, type: Type) -> Card:
    """Some number of copies of a basic card; one that deploys is spent in the Air step."""
    when: When = During(AIR_STEP) if type == DEPLOY_AIR_FORCE else ON_PLAY
    return Card(type.name.lower(), type, (clause(when, _BASIC_DO[type]),), count)


class Deck(Struct, frozen=True):
    """qm 17 All cards of a nation in printed order."""

    nation: int
    cards: tuple[Card, ...]

    def card(self, id: str) -> Card:
        """The card with that id, for another deck that has exactly the same card."""
        (found,) = (card for card in self.cards if card.id == id)
        return found


def deck(nation: int, *cards: Card) -> Deck:
    """The deck of a nation."""
    return Deck(nation, cards)
