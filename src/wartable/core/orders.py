"""Standing orders: what a seat wants done without being asked. Secret, carried out at the door."""

from typing import Any

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput

ALWAYS, NEVER, ASK = "always", "never", "ask"
STEP, TURN = "step", "turn"


class Reaction(Struct, frozen=True):
    """An open question that is a chance to react, as far as orders are concerned."""

    decline: int
    """The answer that passes."""
    uses: dict[int, str]
    """The other answers, each with the card that it uses."""
    about: dict[str, tuple[str, ...]]
    """What it is about, by the names that orders may use: {"place": ("bridge",)}."""
    step: str
    turn: str
    quiet: int | None = None
    """The answer of someone who wants no more questions, if that is not the one that declines."""


class Order(Struct, frozen=True):
    """Use a card always or never, or ask; perhaps only if something else is true as well.

    A limited order to ask only asks about that, and declines everywhere else.
    """

    card: str
    do: str
    only: dict[str, str] = {}

    def fits(self, reaction: Reaction) -> bool:
        """Whether what happened is what the order is about."""
        return all(word in reaction.about.get(name, ()) for name, word in self.only.items())


def stored(data: bytes | str) -> Order:
    """An order as a table stores it; until 0.1 its limits stood beside the card."""
    found = msgspec.json.decode(data, type=dict[str, Any])
    card, do = found.pop("card"), found.pop("do")
    limits = found.pop("only", found)
    return Order(card, do, {name: word for name, word in limits.items() if word})


class OrderTerms(Struct, frozen=True):
    """What the standing orders of a seat may name."""

    cards: tuple[str, ...]
    about: dict[str, tuple[str, ...]]
    """What else they may name, and the words for it."""

    def check(self, order: Order) -> None:
        """Refuse an order that names something that does not exist: it would never apply."""
        for name in order.only:
            if name not in self.about:
                raise BadInput("order", name, "one-of", choices=self.about)
        named = [(word, self.about[name]) for name, word in order.only.items()]
        for word, known in ((order.card, self.cards), *named):
            if word and not known:
                raise BadInput("order", word, "nothing")
            if word and word not in known:
                raise BadInput("order", word, "one-of", choices=known)


def _span(length: str, reaction: Reaction) -> str:
    """The step or the turn in which a reaction is open."""
    return reaction.step if length == STEP else reaction.turn


class Orders:
    """The standing orders of one seat."""

    def __init__(self) -> None:
        self.given: list[Order] = []
        self.quiet: tuple[str, str] | None = None
        """Decline everything until this step or turn is over."""

    def give(self, order: Order) -> None:
        """Add an order; it replaces an older one about the same thing."""
        if order.do not in (ALWAYS, NEVER, ASK):
            raise BadInput("order", order.do, "one-of", choices=(ALWAYS, NEVER, ASK))
        same = (order.card, order.only)
        self.given = [o for o in self.given if (o.card, o.only) != same]
        self.given.append(order)

    def hush(self, length: str, reaction: Reaction | None) -> None:
        """Decline everything for the rest of the step or turn in which a reaction is open."""
        if length not in (STEP, TURN):
            raise BadInput("hush", length, "one-of", choices=(STEP, TURN))
        if reaction is not None:
            self.quiet = (length, _span(length, reaction))

    def answer(self, reaction: Reaction) -> int | None:
        """The answer that the orders give; None if the seat is to be asked."""
        if self.quiet is not None:
            length, when = self.quiet
            if _span(length, reaction) == when:
                return reaction.decline if reaction.quiet is None else reaction.quiet
            self.quiet = None
        wishes = [self._wish(card, reaction) for card in reaction.uses.values()]
        for option, wish in zip(reaction.uses, wishes, strict=True):
            if wish == ALWAYS:
                return option
        declined = wishes and all(wish == NEVER for wish in wishes)
        return reaction.decline if declined else None

    def _wish(self, card: str, reaction: Reaction) -> str:
        """What the orders say about a card: the most exact that fits, the latest of equals."""
        about = [order for order in self.given if order.card in (card, "")]
        fitting = [order for order in about if order.fits(reaction)]
        if fitting:
            return max(reversed(fitting), key=lambda o: (bool(o.card), len(o.only))).do
        limited = any(order.do == ASK and order.only for order in about)
        return NEVER if limited else ASK
