"""The vocabulary of cards: `when / limit / cost / do`. Data only; resolve.py carries it out."""

from enum import IntEnum

from msgspec import Struct

# Pieces. An army stands on land, a navy at sea; an air force is with either.
ARMY, NAVY, AIR_FORCE, PIECE = "army", "navy", "air_force", "piece"
LAND, SEA = "land", "sea"


class Who(IntEnum):
    """Nations as a card sees them; a nation itself is its number on the board."""

    OWN = -1
    ENEMY = -2
    AXIS = -3
    ALLIES = -4
    EVENT = -5
    """The nation that the event is about: whose piece, whose card, who is hit."""
    CAUSE = -6
    """The nation that caused the event."""


OWN, ENEMY, AXIS, ALLIES, EVENT_NATION, CAUSE = Who
Nations = int | tuple[int, ...]


def any_of(*nations: int) -> tuple[int, ...]:
    """One of these nations, as the card's owner likes."""
    return nations


class Type(IntEnum):
    """The types of card."""

    BUILD_ARMY = 0
    BUILD_NAVY = 1
    LAND_BATTLE = 2
    SEA_BATTLE = 3
    ECONOMIC_WARFARE = 4
    EVENT = 5
    RESPONSE = 6
    STATUS = 7
    DEPLOY_AIR_FORCE = 8
    SUPPORT = 9


BUILD_ARMY, BUILD_NAVY, LAND_BATTLE, SEA_BATTLE = list(Type)[:4]
ECONOMIC_WARFARE, STATUS, RESPONSE = Type.ECONOMIC_WARFARE, Type.STATUS, Type.RESPONSE
BASIC = (BUILD_ARMY, BUILD_NAVY, LAND_BATTLE, SEA_BATTLE)


class Step(IntEnum):
    """qm 4.2 The steps of a turn; the beginning of the turn is before them all."""

    TURN = 0
    PLAY = 1
    AIR = 2
    SUPPLY = 3
    VICTORY = 4
    DISCARD = 5
    DRAW = 6


TURN, PLAY_STEP, AIR_STEP, SUPPLY_STEP, VICTORY_STEP, DISCARD_STEP, DRAW_STEP = Step

# Where.

EVENT = -1
"""In place of a space: the space where the event happened."""


class Where(Struct, frozen=True):
    """A set of spaces, told by some spaces and how the others lie to them."""

    how: str
    spaces: tuple[int, ...] = ()
    number: int = 0


ANYWHERE = Where("anywhere")


def here(*spaces: int) -> Where:
    """In one of these spaces."""
    return Where("here", spaces)


def near(*spaces: int) -> Where:
    """In one of these spaces or in a neighbour of one."""
    return Where("near", spaces)


def beside(*spaces: int) -> Where:
    """In a neighbour of one of these spaces."""
    return Where("beside", spaces)


def outside(*spaces: int) -> Where:
    """Anywhere but in these spaces."""
    return Where("outside", spaces)


def within(steps: int, space: int) -> Where:
    """At most so many borders away from a space."""
    return Where("within", (space,), steps)


BESIDE_OWN_PIECE = Where("beside_own_piece")
"""Next to any piece of the card's nation."""
BESIDE_OWN_SUPPLIED_NAVY = Where("beside_own_supplied_navy")
"""Next to a supplied navy of the card's nation."""
BESIDE_HOME = Where("beside_home")
"""Next to the home of the nation that is chosen."""


def faced(nation: int) -> Where:
    """Held by an army of that nation and next to an own army when the turn began."""
    return Where("faced", (), nation)


def near_home(steps: int) -> Where:
    """At most so many borders away from the home of the nation that is chosen."""
    return Where("near_home", (), steps)


# Pieces on the board, for counting and for conditions.


class Pieces(Struct, frozen=True):
    """The pieces of some nations in some spaces."""

    kind: str
    of: Nations = OWN
    at: Where = ANYWHERE
    supplied: bool = False


class Some(Struct, frozen=True):
    """There is at least one such piece."""

    pieces: Pieces


class No(Struct, frozen=True):
    """There is no such piece."""

    pieces: Pieces


Condition = Some | No

# When.


class Built(Struct, frozen=True):
    """A piece was built (recruited pieces count only where the switch says so)."""

    kind: str
    by: Nations = OWN
    at: Where = ANYWHERE


class Battled(Struct, frozen=True):
    """A land or sea space was battled; `of`: only if a piece of these nations was the target."""

    kind: str
    by: Nations = OWN
    at: Where = ANYWHERE
    of: Nations | None = None


class Removed(Struct, frozen=True):
    """A piece is taken off the board by another nation's doing or for want of supply."""

    kind: str
    of: Nations = OWN
    at: Where = ANYWHERE
    supplied: bool = False
    in_battle: bool = False


class Played(Struct, frozen=True):
    """A card of a type was played, before its text is carried out."""

    type: Type
    by: Nations = OWN
    titled: str = ""
    in_play_step: bool = False


class Resolved(Struct, frozen=True):
    """A card was played in the Play step, carried out, and lies on the discard pile."""

    by: Nations = OWN


class Used(Struct, frozen=True):
    """A card on the table was used."""

    type: Type
    by: Nations


class Targeted(Struct, frozen=True):
    """A card of a type is about to make a nation discard."""

    type: Type
    of: Nations = OWN


class Began(Struct, frozen=True):
    """A step (or the turn) of a nation begins."""

    step: Step
    of: Nations = OWN


Happening = Built | Battled | Removed | Played | Resolved | Used | Targeted | Began


class After(Struct, frozen=True):
    """A reaction to what has just happened."""

    event: Happening


class About(Struct, frozen=True):
    """A reaction to what is about to happen, and may be prevented."""

    event: Removed


class During(Struct, frozen=True):
    """An action of the own step; `instead` of playing a card."""

    step: Step
    instead: bool = False


class MayBuild(Struct, frozen=True):
    """Whenever the nation may build such a piece, whatever allows it."""

    kind: str


class Always(Struct, frozen=True):
    """A rule that is changed for as long as the card lies on the table."""


class OnPlay(Struct, frozen=True):
    """When the card is played from the hand."""


class AnyTime(Struct, frozen=True):
    """At any moment of the own turn."""


When = After | About | During | MayBuild | Always | OnPlay | AnyTime
ALWAYS, ON_PLAY, ANY_TIME_OF_OWN_TURN = Always(), OnPlay(), AnyTime()

# Costs and effects.


class DiscardHand(Struct, frozen=True):
    """Discard cards of one's choice from the hand; what is missing comes off the draw deck."""

    count: int


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


Cost = DiscardHand | DiscardDeck


class Build(Struct, frozen=True):
    """Build up to so many pieces, one after the other."""

    kind: str
    at: Where = ANYWHERE
    of: int = OWN
    up_to: int = 1


class Recruit(Struct, frozen=True):
    """Recruit up to so many pieces, one after the other; `by` decides, usually the card's owner."""

    kind: str
    at: Where
    of: Nations = OWN
    up_to: int = 1
    by: int = OWN


class Battle(Struct, frozen=True):
    """Battle up to so many land or sea spaces, one after the other."""

    kind: str
    at: Where = ANYWHERE
    up_to: int = 1


class Eliminate(Struct, frozen=True):
    """Eliminate up to so many pieces, one after the other."""

    kind: str
    of: Nations = ENEMY
    at: Where = ANYWHERE
    up_to: int = 1


class EliminateIt(Struct, frozen=True):
    """Eliminate the piece that the event is about."""


class ProtectIt(Struct, frozen=True):
    """The piece about to be removed is not removed, in this battle only or for the whole turn."""

    this_battle: bool = False


class Score(Struct, frozen=True):
    """The own team gains points: `points` (times the pieces of `per`), if a condition holds."""

    points: int
    per: Pieces | None = None
    if_: Condition | None = None


class ChangeDiscard(Struct, frozen=True):
    """The card being played makes its target discard more or fewer cards, never below none."""

    by: int
    by_if: int = 0
    if_: Condition | None = None
    """With the condition, `by_if` in place of `by`."""


class CancelText(Struct, frozen=True):
    """The card just played does nothing."""


class DiscardStatus(Struct, frozen=True):
    """The Status just used leaves the table."""


class DiscardResponse(Struct, frozen=True):
    """A face-down Response of a nation, picked blindly, is discarded unseen."""

    of: int


class ArrangeDeck(Struct, frozen=True):
    """Look at the top cards of the own draw deck and put them back in any order."""

    count: int


class TuckHand(Struct, frozen=True):
    """Put one or more cards of the own hand under the own draw deck."""

    up_to: int


class ReturnCard(Struct, frozen=True):
    """The card just played goes back to the own draw deck: on top, or shuffled in."""

    shuffled: bool = False


class PlayCard(Struct, frozen=True):
    """A nation may play a card of some types (none named: any) from a zone."""

    source: str
    """hand or discard."""
    types: tuple[Type, ...] = ()
    by: Nations = OWN
    then_draw: bool = False
    """Whoever played may draw a card."""


class Rebuild(Struct, frozen=True):
    """Each own piece of a kind may be lifted and built again, once, one at a time."""

    kind: str


class GrantSupply(Struct, frozen=True):
    """These pieces count as supplied: while the card lies there, or for the rest of the turn."""

    pieces: Pieces


class NotSupplySpace(Struct, frozen=True):
    """A space is no Supply space for a team."""

    space: int
    to: int


class Either(Struct, frozen=True):
    """One of several lists of effects, as the card's owner likes."""

    branches: tuple[tuple["Effect", ...], ...]


class EachChooses(Struct, frozen=True):
    """Each of these nations chooses one of several lists of effects; it is OWN in them."""

    nations: tuple[int, ...]
    branches: tuple[tuple["Effect", ...], ...]


class AnyOrder(Struct, frozen=True):
    """A nation may carry out each of these effects, in the order it likes; it is OWN in them."""

    by: int
    branches: tuple[tuple["Effect", ...], ...]


class IfSo(Struct, frozen=True):
    """Only if a condition holds."""

    condition: Condition
    branches: tuple[tuple["Effect", ...], ...]


class LetNation(Struct, frozen=True):
    """Another nation carries the effects out if it likes; it is OWN in them."""

    by: int
    branches: tuple[tuple["Effect", ...], ...]


Effect = (
    DiscardDeck
    | Build
    | Recruit
    | Battle
    | Eliminate
    | EliminateIt
    | ProtectIt
    | Score
    | ChangeDiscard
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


def let(nation: int, *effects: Effect) -> LetNation:
    """These effects, carried out by another nation."""
    return LetNation(nation, (effects,))


# Cards.

ONCE_A_TURN = "once_a_turn"
ONCE_AN_EVENT = "once_an_event"


class Clause(Struct, frozen=True):
    """When a card may be used, how often, at what cost, and what it does."""

    when: When
    do: tuple[Effect, ...]
    cost: Cost | None = None
    limit: str = ONCE_AN_EVENT


class Card(Struct, frozen=True):
    """A card: so many copies of it are in the deck."""

    id: str
    type: Type
    clauses: tuple[Clause, ...]
    count: int = 1


def _tuple(do: Effect | list[Effect]) -> tuple[Effect, ...]:
    return tuple(do) if isinstance(do, list) else (do,)


def clause(
    when: When, do: Effect | list[Effect], cost: Cost | None = None, limit: str = ONCE_AN_EVENT
) -> Clause:
    """One of several uses of a card."""
    return Clause(when, _tuple(do), cost, limit)


def status(
    id: str,
    *clauses: Clause,
    when: When | None = None,
    limit: str = ONCE_AN_EVENT,
    cost: Cost | None = None,
    do: Effect | list[Effect] | None = None,
) -> Card:
    """A Status: face up on the table, for the whole game."""
    if when is not None and do is not None:
        clauses = (clause(when, do, cost, limit), *clauses)
    return Card(id, Type.STATUS, clauses)


def response(id: str, when: When, do: Effect | list[Effect], cost: Cost | None = None) -> Card:
    """A Response: face down on the table, for one use."""
    return Card(id, Type.RESPONSE, (clause(when, do, cost),))


def event(id: str, do: Effect | list[Effect]) -> Card:
    """An Event: carried out when it is played."""
    return Card(id, Type.EVENT, (clause(ON_PLAY, do),))


def economic_warfare(id: str, do: Effect | list[Effect]) -> Card:
    """An Economic Warfare card: carried out when it is played."""
    return Card(id, Type.ECONOMIC_WARFARE, (clause(ON_PLAY, do),))


_BASIC_DO: dict[Type, Effect] = {
    BUILD_ARMY: Build(ARMY),
    BUILD_NAVY: Build(NAVY),
    LAND_BATTLE: Battle(LAND),
    SEA_BATTLE: Battle(SEA),
}


def copies(count: int, type: Type) -> Card:
    """So many copies of a basic card."""
    return Card(type.name.lower(), type, (clause(ON_PLAY, _BASIC_DO[type]),), count)


class Deck(Struct, frozen=True):
    """All cards of a nation in printed order."""

    nation: int
    cards: tuple[Card, ...]


def deck(nation: int, *cards: Card) -> Deck:
    """The deck of a nation."""
    return Deck(nation, cards)
