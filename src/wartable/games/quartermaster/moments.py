"""The vocabulary of cards, part two: when."""

from msgspec import Struct

from wartable.games.quartermaster.conditions import (
    ANYONE,
    ANYWHERE,
    OWN,
    Nations,
    Step,
    Type,
    Where,
)


class Built(Struct, frozen=True):
    """A piece was built (recruited pieces count only if the card or the setting says so)."""

    kind: str
    by: Nations = OWN
    at: Where = ANYWHERE
    or_recruited: bool = False


class Battled(Struct, frozen=True):
    """A land or sea space was battled; `of`: only if a piece of these nations was the target."""

    kind: str
    by: Nations = OWN
    at: Where = ANYWHERE
    of: Nations | None = None


class Removed(Struct, frozen=True):
    """A piece is taken off the board by another nation or for lack of supply."""

    kind: str
    of: Nations = OWN
    at: Where = ANYWHERE
    supplied: bool = False
    in_battle: bool = False
    last: bool = False
    """Only if that nation has none of that kind left."""


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


class Using(Struct, frozen=True):
    """A card is being used and paid for; its effects have not been carried out."""

    type: Type
    by: Nations


class Targeted(Struct, frozen=True):
    """A card of a type is about to make a nation discard."""

    type: Type
    of: Nations = OWN
    by: Nations = ANYONE
    titled: str = ""


class Deployed(Struct, frozen=True):
    """An air force was deployed or marshalled."""

    by: Nations = OWN
    at: str = ""
    """land or sea: only in such a space."""


class Began(Struct, frozen=True):
    """A step (or the turn) of a nation begins."""

    step: Step
    of: Nations = OWN


Happening = (
    Built | Battled | Removed | Played | Resolved | Used | Using | Targeted | Deployed | Began
)


class After(Struct, frozen=True):
    """A reaction to what has just happened."""

    event: Happening


class About(Struct, frozen=True):
    """A reaction to what is about to happen, and may be prevented."""

    event: Removed


class During(Struct, frozen=True):
    """An action in one's own step; `instead` of playing a card."""

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
    """At any moment of one's own turn."""


class AnyMoment(Struct, frozen=True):
    """At any moment of anyone's turn."""


When = After | About | During | MayBuild | Always | OnPlay | AnyTime | AnyMoment
ALWAYS, ON_PLAY, ANY_TIME_OF_OWN_TURN = Always(), OnPlay(), AnyTime()
ANY_TIME = AnyMoment()
