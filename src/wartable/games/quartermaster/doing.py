"""What a card costs and what it does: the words after `cost` and `do`. Data only."""

from msgspec import Struct

from wartable.games.quartermaster.conditions import (
    ANYWHERE,
    ENEMY,
    OWN,
    PIECE,
    Condition,
    Nations,
    Pieces,
    Type,
    Where,
)


class DiscardHand(Struct, frozen=True):
    """Discard cards of one's choice from the hand; what is missing comes off the draw deck.

    With a `type`, or if it is `strict`, the cards must be in the hand.
    """

    count: int
    type: Type | None = None
    strict: bool = False


class DiscardOwnStatus(Struct, frozen=True):
    """Discard one of one's own Status cards from the table."""


class RemoveOwnAirForce(Struct, frozen=True):
    """Take one of one's own air forces off the board."""


class DiscardDeck(Struct, frozen=True):
    """Discard the top cards of the draw deck: `count` (times the pieces of `per`) plus `more`.

    `of` several nations: the card's owner chooses one, from those for which `if_` holds.
    """

    count: int
    of: Nations = OWN
    per: Pieces | None = None
    more: int = 0
    more_if: Condition | None = None
    if_: Condition | None = None


Cost = DiscardHand | DiscardDeck | DiscardOwnStatus | RemoveOwnAirForce


class Build(Struct, frozen=True):
    """Build up to this many pieces, one after the other."""

    kind: str
    at: Where = ANYWHERE
    up_to: int = 1
    one_each: bool = False
    """Not twice in the same space."""


class Recruit(Struct, frozen=True):
    """Recruit up to this many pieces, one by one; `by` decides, usually the card's owner."""

    kind: str
    at: Where
    of: Nations = OWN
    up_to: int = 1
    by: int = OWN


class Battle(Struct, frozen=True):
    """Battle up to this many land or sea spaces, one after the other."""

    kind: str
    at: Where = ANYWHERE
    up_to: int = 1
    of: Nations = ENEMY
    """Instead of the enemy: only pieces of these nations are battled, and no empty space."""


class Eliminate(Struct, frozen=True):
    """Eliminate up to this many pieces, one after the other."""

    kind: str
    of: Nations = ENEMY
    at: Where = ANYWHERE
    up_to: int = 1


class EliminateIt(Struct, frozen=True):
    """Eliminate the piece that the event is about."""


class Protect(Struct, frozen=True):
    """One of these pieces, as the card's owner chooses, is not removed this turn."""

    pieces: tuple[Pieces, ...]


class RemoveRest(Struct, frozen=True):
    """All other enemy pieces of a kind in the space battled are battled and removed too."""

    kind: str


class ProtectIt(Struct, frozen=True):
    """The piece about to be removed is not removed, in this battle only or for the whole turn."""

    this_battle: bool = False


class Score(Struct, frozen=True):
    """One's own team gains points: `points` (times the pieces of `per`), if a condition holds."""

    points: int
    per: Pieces | None = None
    if_: Condition | None = None


class ChangeDiscard(Struct, frozen=True):
    """The card being played makes its target discard more or fewer cards, never fewer than 0."""

    change: int
    change_if: int = 0
    if_: Condition | None = None
    """If the condition holds, `change_if` replaces `change`."""
    per: Pieces | None = None
    """For each of these pieces; `near_home` is the home of whoever is hit."""


class CancelDiscard(Struct, frozen=True):
    """The nation that a card is about to hit discards nothing because of it."""


class CancelUse(Struct, frozen=True):
    """The card being used has no effect; what was paid stays paid."""

    until: str = ""
    """turn or round: until that ends, it cannot be used again either."""


class ForbidAir(Struct, frozen=True):
    """No air defence and no air attack for the rest of the turn."""


class Deploy(Struct, frozen=True):
    """Deploy an air force with one's own piece of a kind, without a Deploy Air Force card."""

    kind: str = PIECE
    at: Where = ANYWHERE
    supplied: bool = True


class CancelText(Struct, frozen=True):
    """The card just played does nothing."""


class DiscardStatus(Struct, frozen=True):
    """The Status just used leaves the table."""


class DiscardResponse(Struct, frozen=True):
    """A face-down Response of a nation, picked blindly, is discarded unseen."""

    of: int


class DiscardTable(Struct, frozen=True):
    """A Status of a nation, as the card's owner chooses, or (`or_response`) a Response blindly."""

    of: int
    or_response: bool = False


class TakeFromPile(Struct, frozen=True):
    """Take up to this many cards of a type from one's own discard pile into the hand."""

    type: Type
    up_to: int = 1


class Lay(Struct, frozen=True):
    """Lay a card of a type on one's own table: from the hand or the discard pile.

    A Status lies face up; a Response or a Bolster face down, to be used as a Response.
    """

    source: str
    type: Type


class ArrangeDeck(Struct, frozen=True):
    """Look at the top cards of one's own draw deck and put them back in any order."""

    count: int


class TuckHand(Struct, frozen=True):
    """Put one or more cards from one's own hand under the draw deck."""

    up_to: int


class ReturnCard(Struct, frozen=True):
    """The card just played goes back to its owner's draw deck: on top, shuffled in, or under it."""

    shuffled: bool = False
    under: bool = False


class PlayCard(Struct, frozen=True):
    """A nation may play a card of some types (none named: any) from a zone."""

    source: str
    """hand, discard or deck (which is then shuffled)."""
    types: tuple[Type, ...] = ()
    by: Nations = OWN
    then_draw: bool = False
    """Whoever played may draw a card."""


class Rebuild(Struct, frozen=True):
    """Each of one's pieces of a kind may be lifted and built again, once, one at a time."""

    kind: str


class GrantSupply(Struct, frozen=True):
    """These pieces count as supplied: while the card is in play, or for the rest of the turn."""

    pieces: Pieces


class NotSupplySpace(Struct, frozen=True):
    """A space is no Supply space for some nations."""

    space: int
    to: Nations


class SupplySpace(Struct, frozen=True):
    """qm 6.1 A space is a Supply space for one's own nation only, and scores as if held alone."""

    space: int


class MayBuildAt(Struct, frozen=True):
    """One's own nation may build armies in a space without a supplied piece next to it."""

    space: int


class MayPay(Struct, frozen=True):
    """The card's owner may pay a cost, and if it does, the effects follow."""

    cost: Cost
    branches: tuple[tuple["Effect", ...], ...]


class Either(Struct, frozen=True):
    """One of several lists of effects, as the card's owner chooses."""

    branches: tuple[tuple["Effect", ...], ...]


class EachChooses(Struct, frozen=True):
    """Each of these nations chooses one of several lists of effects; it is OWN in them."""

    nations: tuple[int, ...]
    branches: tuple[tuple["Effect", ...], ...]


class AnyOrder(Struct, frozen=True):
    """A nation may carry out each of these effects, in any order; it is OWN in them."""

    by: int
    branches: tuple[tuple["Effect", ...], ...]


class IfSo(Struct, frozen=True):
    """Only if a condition holds."""

    condition: Condition
    branches: tuple[tuple["Effect", ...], ...]


class LetNation(Struct, frozen=True):
    """Another nation may carry out the effects; it is OWN in them."""

    by: int
    branches: tuple[tuple["Effect", ...], ...]


Effect = (
    DiscardDeck
    | Build
    | Recruit
    | Battle
    | Eliminate
    | EliminateIt
    | Protect
    | ProtectIt
    | RemoveRest
    | Score
    | ChangeDiscard
    | CancelDiscard
    | CancelUse
    | ForbidAir
    | Deploy
    | DiscardTable
    | TakeFromPile
    | Lay
    | CancelText
    | DiscardStatus
    | DiscardResponse
    | ArrangeDeck
    | TuckHand
    | ReturnCard
    | PlayCard
    | Rebuild
    | GrantSupply
    | NotSupplySpace
    | SupplySpace
    | MayBuildAt
    | MayPay
    | Either
    | EachChooses
    | AnyOrder
    | IfSo
    | LetNation
)


def either(*branches: Effect) -> Either:
    """One of these effects."""
    return Either(tuple((branch,) for branch in branches))


def each_chooses(nations: tuple[int, ...], *branches: Effect) -> EachChooses:
    """Each nation takes one of these effects."""
    return EachChooses(nations, tuple((branch,) for branch in branches))


def any_order(by: int, *effects: Effect) -> AnyOrder:
    """These effects in any order."""
    return AnyOrder(by, tuple((effect,) for effect in effects))


def if_so(condition: Condition, *effects: Effect) -> IfSo:
    """These effects, if the condition holds."""
    return IfSo(condition, (effects,))


def may_pay(cost: Cost, *effects: Effect) -> MayPay:
    """These effects, if the card's owner chooses to pay for them."""
    return MayPay(cost, (effects,))


def let(nation: int, *effects: Effect) -> LetNation:
    """These effects, carried out by another nation."""
    return LetNation(nation, (effects,))
