"""The parts of card sentences: who, which pieces, where, on what condition."""

from msgspec import Struct
from msgspec.structs import replace

from wartable.games.quartermaster.board import NATIONS, NUMBER, TEAMS
from wartable.games.quartermaster.effects import (
    ALLIES,
    ANYONE,
    ANYWHERE,
    ARMY,
    AXIS,
    EVENT,
    LAND,
    NAVY,
    OWN,
    PIECE,
    SEA,
    Battled,
    Both,
    Built,
    Condition,
    Happening,
    Nations,
    No,
    Pieces,
    Some,
    Targeted,
    Where,
    Who,
    here,
)
from wartable.games.quartermaster.names import (
    area_name,
    nation_name,
    piece_name,
    space_name,
    team_name,
)
from wartable.words.text import Name, Names, Words

YOU, IT, THEM, EACH = "you", "it", "them", "each"
"""Whose card it is, or another nation (its name may be a plural), or several of them."""
AREA = {ARMY: LAND, NAVY: SEA, LAND: LAND, SEA: SEA}
"""The kind of space for a kind of piece."""
PIECE_OF = {LAND: ARMY, SEA: NAVY}


class Voice(Struct, frozen=True):
    """The language, whose card it is, who the sentence is about, and which event came before."""

    words: Words
    nation: int
    me: str = YOU
    event: Happening | None = None
    standing: bool = False
    """Whether it holds for as long as the card lies on the table."""
    form: str = ""
    """The form of the verbs: none is the imperative, `to` the infinitive."""
    verb: str = ""
    """The verb just said, which is not repeated."""
    place: Where = ANYWHERE
    """The place just named."""

    def say(self, message_id: str, **values: str | int | Name | Names) -> str:
        """A message of the wording."""
        return self.words.say(message_id, **values)

    def to(self) -> "Voice":
        """The same with its verbs in the infinitive."""
        return replace(self, form="to")

    def of(self, person: str = "one") -> "Voice":
        """The same, about what another nation may do."""
        return replace(self.fresh().to(), me=THEM if person == "many" else IT)

    def of_each(self) -> "Voice":
        """The same, about what each of some nations must do."""
        return replace(self.fresh().to(), me=EACH)

    def fresh(self) -> "Voice":
        """The same at the beginning of a sentence: nothing has been said yet."""
        return replace(self, verb="", place=ANYWHERE)


def yes(value: bool) -> str:
    """A truth value in the form the messages want."""
    return "yes" if value else "no"


def nations_name(nations: tuple[int, ...], joined: str = "or") -> Names:
    """Some nations in a row."""
    return Names(tuple(nation_name(nation).id for nation in nations), joined)


def team_of(nation: int) -> tuple[int, ...]:
    """The nations of a nation's team."""
    return tuple(range(nation & 1, len(NATIONS), len(TEAMS)))


def who(voice: Voice, nations: Nations) -> tuple[str, str]:
    """A subject, and the person of its verb: you, one or many."""
    match nations:
        case tuple():
            return voice.say("who-nations", nations=nations_name(nations)), "one"
        case Who.OWN:
            return voice.say("who-you"), YOU
        case Who.ENEMY:
            return voice.say("who-enemy"), "one"
        case Who.AXIS | Who.ALLIES:
            return voice.say("who-team", team=_team(nations)), "one"
        case Who.CAUSE if isinstance(voice.event, Targeted):
            return voice.say("who-player"), "one"
        case Who.CAUSE | Who.EVENT:
            return voice.say("who-that"), "one"
        case Who.ANYONE:
            return voice.say("who-anyone"), "one"
        case _:
            name = nation_name(nations)
            return voice.say("who-nation", nation=name), voice.words.name(name.id, "number")


def _team(side: int) -> Name:
    return team_name((AXIS, ALLIES).index(side))


def owner(nations: Nations) -> Name | Names:
    """Whose pieces, as an adjective: enemy, Italian, Soviet or British, of the Axis."""
    match nations:
        case tuple():
            return nations_name(nations)
        case Who.ENEMY:
            return Name("owner-enemy")
        case Who.AXIS | Who.ALLIES:
            return _team(nations)
        case _:
            return nation_name(nations)


# Places.


_PACIFIC = {
    NUMBER[f"{part}_pacific"] for part in ("north", "central", "south", "east", "southeast")
}


def _area(kind: str) -> Name:
    return area_name(AREA.get(kind, "any"))


def spaces_name(at: Where) -> Names:
    """The spaces that a place names, in a row; a whole ocean has a row of its own."""
    if set(at.spaces) == _PACIFIC:
        return Names(("space-pacific",))
    return Names(tuple(space_name(space).id for space in at.spaces))


def _event(voice: Voice) -> str:
    return type(voice.event).__name__.lower()


def where(voice: Voice, at: Where, kind: str, many: bool = False) -> str:
    """Where pieces of a kind are or go; empty if that may be anywhere."""
    area, count = _area(kind), yes(many)
    if at.how == "anywhere":
        return ""
    if EVENT in at.spaces:
        return voice.say(f"where-{at.how}-{_event(voice)}", area=area, many=count)
    if at == voice.place and at.how == "here" and len(at.spaces) == 1:
        return voice.say("where-there")
    match at.how:
        case "elsewhere" if isinstance(voice.event, Battled) and voice.event.at == here(*at.spaces):
            return voice.say("where-elsewhere-battled")
        case "here" | "outside" | "elsewhere":
            return voice.say(f"where-{at.how}", spaces=spaces_name(at))
        case "near" | "beside":
            return voice.say(f"where-{at.how}", spaces=spaces_name(at), area=area, many=count)
        case "within":
            return voice.say("where-within", spaces=spaces_name(at), steps=at.number)
        case "near_home":
            return voice.say("where-near-home", steps=at.number)
        case "beside_home":
            return voice.say("where-beside-home", area=area)
        case _:
            beside = one_of_own(voice, _BESIDE[at.how])
            return voice.say("where-beside-pieces", area=area, pieces=beside)


_BESIDE = {
    "beside_own_piece": Pieces(PIECE),
    "beside_own_supplied_navy": Pieces(NAVY, supplied=True),
}


def target(voice: Voice, kind: str, at: Where, pieces: bool = False) -> str:
    """What is battled: a space of a kind, or in some spaces; or, of those, only the pieces."""
    area = area_name(kind)
    again = isinstance(voice.event, Battled) and voice.event.kind == kind
    if at.how == "anywhere":
        return voice.say("target-again" if again else "target-any", area=area)
    if EVENT in at.spaces:
        return voice.say(f"target-{at.how}-{_event(voice)}", area=area)
    match at.how:
        case "beside":
            return voice.say("target-beside", area=area, spaces=spaces_name(at))
        case "faced":
            mine = one_of_own(voice, Pieces(PIECE_OF[kind]))
            piece, whose = piece_name(PIECE_OF[kind]), nation_name(at.number)
            message = "target-faced-piece" if pieces else "target-faced"
            return voice.say(message, area=area, piece=piece, owner=whose, mine=mine)
        case "beside_own_piece" | "beside_own_supplied_navy":
            beside = one_of_own(voice, _BESIDE[at.how])
            return voice.say("target-beside-pieces", area=area, pieces=beside)
        case _:
            return where(voice, at, kind)


# Pieces.


def _pieces(voice: Voice, message: str, pieces: Pieces, many: bool = False, count: int = 1) -> str:
    own, anyone = pieces.of == OWN, pieces.of == ANYONE
    place = where(voice, pieces.at, pieces.kind, many)
    if pieces.by_supplied_army:
        army = one_of_own(voice, Pieces(ARMY, supplied=True))
        place = voice.say("where-by-pieces", where=place, pieces=army)
    values: dict[str, str | int | Name | Names] = {
        "piece": piece_name(pieces.kind),
        "supplied": yes(pieces.supplied),
        "where": place,
    }
    if own:
        values["me"] = voice.me
    elif not anyone:
        values["owner"] = owner(pieces.of)
    if count > 1:
        values["count"] = count
    return voice.say(f"{message}-own" if own else f"{message}-any" if anyone else message, **values)


def one_of_own(voice: Voice, pieces: Pieces) -> str:
    """One of your pieces; your piece, if there can be only one."""
    single = pieces.at.how == "here" and len(pieces.at.spaces) == 1
    return _pieces(voice, "pieces-the" if single else "pieces-one", pieces)


def one(voice: Voice, pieces: Pieces, up_to: int = 1) -> str:
    """One such piece, or up to this many."""
    if up_to > 1:
        return _pieces(voice, "pieces-some", pieces, many=True, count=up_to)
    if pieces.of == OWN:
        return one_of_own(voice, pieces)
    return _pieces(voice, "pieces-one", pieces)


def none(voice: Voice, pieces: Pieces) -> str:
    """No such piece."""
    return _pieces(voice, "pieces-none", pieces)


def last(voice: Voice, pieces: Pieces) -> str:
    """The last such piece."""
    return _pieces(voice, "pieces-last", pieces)


def each(voice: Voice, pieces: Pieces) -> str:
    """Each such piece, or each space that holds one."""
    if pieces.by_space:
        return voice.say("spaces-each", pieces=one(voice, pieces))
    return _pieces(voice, "pieces-each", pieces)


def every(voice: Voice, pieces: Pieces) -> str:
    """All such pieces."""
    return _pieces(voice, "pieces-all", pieces, many=True)


def new(voice: Voice, kind: str, of: Nations, at: Where, up_to: int = 1) -> str:
    """A piece that comes onto the board, or up to this many, and where."""
    piece, many = piece_name(kind), up_to > 1
    place = where(voice, at, kind, many)
    if of not in (OWN, voice.nation):
        return one(voice, Pieces(kind, of, at), up_to)
    if many:
        return voice.say("new-some", piece=piece, count=up_to, where=place)
    other = isinstance(voice.event, Built) and voice.event.kind == kind
    return voice.say("new-other" if other else "new-one", piece=piece, where=place)


def another(voice: Voice, at: Where, kind: str) -> str:
    """One more piece like the one just built, and where."""
    return voice.say("new-another", where=where(voice, at, kind))


# Conditions.


def condition(voice: Voice, that: Condition) -> str:
    """If there are, or are not, such pieces."""
    if isinstance(that, Both) and that.first.of == that.second.of == OWN:
        first, second = (new(voice, each.kind, OWN, each.at) for each in (that.first, that.second))
        return voice.say("if-both-own", first=first, second=second, me=voice.me)
    if isinstance(that, Both):
        first, second = (condition(voice, Some(each)) for each in (that.first, that.second))
        return voice.say("if-both", first=first, second=second)
    pieces = that.pieces
    single = pieces.at.how == "here" and len(pieces.at.spaces) == 1
    match that:
        case Some() if pieces.of == OWN:
            return _pieces(voice, "if-some" if single else "if-any", pieces)
        case Some():
            return _pieces(voice, "if-some", pieces)
        case No():
            return _pieces(voice, "if-no", pieces)


def home_is(voice: Voice, that: Condition) -> str:
    """For a nation to be chosen: how far its home is from some pieces."""
    assert not isinstance(that, Both)
    pieces = that.pieces
    near = one_of_own(voice, Pieces(pieces.kind, supplied=pieces.supplied))
    if pieces.at.how == "beside_home":
        return voice.say("home-beside", pieces=near)
    return voice.say("home-within", pieces=near, steps=pieces.at.number)
