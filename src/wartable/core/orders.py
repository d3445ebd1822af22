"""Standing orders: what a seat wants done without being asked. Secret, and obeyed at the door."""

from msgspec import Struct

from wartable.core.decision import BadInput

ALWAYS, NEVER, ASK = "always", "never", "ask"
STEP, TURN = "step", "turn"


class Reaction(Struct, frozen=True):
    """An open question that is a chance to react, as far as orders care."""

    decline: int
    """The answer that lets the chance go."""
    uses: dict[int, str]
    """The other answers, each with the card that it uses."""
    spaces: tuple[str, ...]
    nations: tuple[str, ...]
    step: str
    turn: str


class Order(Struct, frozen=True):
    """Use a card always, never, or ask; perhaps only for one space or one nation.

    An order to ask that names a space or a nation asks for that alone, and declines elsewhere.
    """

    card: str
    do: str
    space: str = ""
    nation: str = ""

    def fits(self, reaction: Reaction) -> bool:
        """Whether what happened is what the order speaks of."""
        return (not self.space or self.space in reaction.spaces) and (
            not self.nation or self.nation in reaction.nations
        )


class Scope(Struct, frozen=True):
    """What the standing orders of a seat may speak of."""

    cards: tuple[str, ...]
    spaces: tuple[str, ...]
    nations: tuple[str, ...]

    def check(self, order: Order) -> None:
        """Refuse an order that names what there is not: it would never be obeyed."""
        for word, known in (
            (order.card, self.cards),
            (order.space, self.spaces),
            (order.nation, self.nations),
        ):
            if word and not known:
                raise BadInput("order", word, "nothing")
            if word and word not in known:
                raise BadInput("order", word, "one-of", choices=known)


class Orders:
    """The standing orders of one seat."""

    def __init__(self) -> None:
        self.given: list[Order] = []
        self.quiet: tuple[str, str] | None = None
        """Decline everything until this step or turn is over."""

    def give(self, order: Order) -> None:
        """Add an order; it takes the place of an older one about the same."""
        if order.do not in (ALWAYS, NEVER, ASK):
            raise BadInput("order", order.do, "one-of", choices=(ALWAYS, NEVER, ASK))
        same = (order.card, order.space, order.nation)
        self.given = [o for o in self.given if (o.card, o.space, o.nation) != same]
        self.given.append(order)

    def hush(self, length: str, reaction: Reaction | None) -> None:
        """Decline everything for the rest of the step or turn in which a reaction is open."""
        if length not in (STEP, TURN):
            raise BadInput("hush", length, "one-of", choices=(STEP, TURN))
        if reaction is not None:
            self.quiet = (length, getattr(reaction, length))

    def answer(self, reaction: Reaction) -> int | None:
        """The answer that the orders give; None if the seat is to be asked."""
        if self.quiet is not None:
            length, when = self.quiet
            if getattr(reaction, length) == when:
                return reaction.decline
            self.quiet = None
        wishes = [self._wish(card, reaction) for card in reaction.uses.values()]
        for option, wish in zip(reaction.uses, wishes, strict=True):
            if wish == ALWAYS:
                return option
        declined = wishes and all(wish == NEVER for wish in wishes)
        return reaction.decline if declined else None

    def _wish(self, card: str, reaction: Reaction) -> str:
        """What the orders say of a card: the most exact one that fits, the latest of equals."""
        about = [order for order in self.given if order.card in (card, "")]
        fitting = [order for order in about if order.fits(reaction)]
        if fitting:
            return max(fitting, key=lambda o: bool(o.card) * 4 + bool(o.space) + bool(o.nation)).do
        limited = any(order.do == ASK and (order.space or order.nation) for order in about)
        return NEVER if limited else ASK
