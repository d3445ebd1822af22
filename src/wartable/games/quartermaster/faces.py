"""What is drawn on a card, derived from what the card does, like its text."""

from msgspec import Struct

from wartable.games.quartermaster import effects as e
from wartable.games.quartermaster.board import AXIS_TEAM, SPACES

COLD = {SPACES.index(name) for name in ("moscow", "russia", "siberia", "scandinavia")}

FIELDS = {
    e.Type.BUILD_ARMY: "dawn",
    e.Type.BUILD_NAVY: "dawn",
    e.Type.LAND_BATTLE: "burst",
    e.Type.SEA_BATTLE: "burst",
    e.Type.DEPLOY_AIR_FORCE: "sky",
    e.Type.STATUS: "ring",
    e.Type.RESPONSE: "shield",
    e.Type.SUPPORT: "chevrons",
    e.Type.EVENT: "beam",
}
"""What is behind the picture, by the type of the card."""

BASIC = {
    e.Type.BUILD_ARMY: "army",
    e.Type.BUILD_NAVY: "navy",
    e.Type.LAND_BATTLE: "army_fires",
    e.Type.SEA_BATTLE: "navy_fires",
}

BRANCHING = (e.Either, e.EachChooses, e.AnyOrder, e.IfSo, e.MayPay, e.LetNation)


class Face(Struct, frozen=True):
    """The picture of a card: a field, the ground, who stands on it, and a mark with a number."""

    field: str
    ground: str
    subject: str
    mark: str
    number: int = 0


class Picture(Struct, frozen=True):
    """What one effect looks like."""

    subject: str
    mark: str
    number: int = 0


def face(card: e.Card, nation: int) -> Face:
    """The picture of a nation's card, showing the first thing that it does."""
    clause = card.clauses[0]
    deeds = [deed for effect in clause.do for deed in _leaves(effect)]
    picture = _picture(deeds[0], clause.when)
    field = FIELDS.get(card.type, "")
    if isinstance(deeds[0], e.ChangeDiscard):
        picture = _sharper(clause.when, nation)
    if card.type is e.Type.ECONOMIC_WARFARE:
        picture = _warfare(clause.do, deeds)
        field = "sight" if picture.subject == "bomber" else "sonar"
    ground = _ground(picture.subject, deeds[0])
    return Face(field, ground, picture.subject, picture.mark, picture.number)


def _leaves(effect: e.Effect) -> list[e.Effect]:
    """The deeds of an effect, whatever they depend on."""
    if isinstance(effect, BRANCHING):
        return [leaf for branch in effect.branches for one in branch for leaf in _leaves(one)]
    return [effect]


def _picture(effect: e.Effect, when: e.When) -> Picture:
    event = when.event if isinstance(when, e.After | e.About) else None
    match effect:
        case e.Build(kind=kind, up_to=up_to):
            another = isinstance(event, e.Built) or up_to > 1
            return Picture({"army": "armies", "navy": "fleet"}[kind] if another else kind, "plus")
        case e.Recruit(kind=kind):
            return Picture("infantry" if kind == e.ARMY else kind, "plus")
        case e.Battle(kind=kind):
            again = isinstance(event, e.Battled)
            subject = "army_fires" if kind == e.LAND else "navy_fires"
            return Picture(subject, "again" if again else "cut")
        case e.Eliminate(kind=kind, up_to=up_to):
            return Picture(_lost(kind), "cut", up_to if up_to > 1 else 0)
        case e.EliminateIt():
            return Picture(_lost(_kind_of(event)), "cut")
        case e.RemoveRest(kind=kind):
            return Picture(_lost(kind), "cut")
        case e.Protect(pieces=pieces):
            return Picture(_kept(pieces[0].kind), "keep")
        case e.ProtectIt():
            return Picture(_kept(_kind_of(event)), "keep")
        case e.Score(points=points, per=per, if_=if_):
            return Picture(_earns(per, if_), "points", points)
        case e.DiscardDeck(count=count):
            return Picture("bunker" if isinstance(event, e.Built) else "bomber", "burn", count)
        case e.CancelDiscard():
            return Picture("plane", "keep")
        case e.Deploy():
            return Picture("plane", "plus")
        case e.Rebuild(kind=kind):
            return Picture("train" if kind == e.ARMY else "fleet", "again")
        case e.GrantSupply() | e.SupplySpace() | e.MayBuildAt():
            return Picture("truck", "plus")
        case e.NotSupplySpace():
            return Picture("truck", "cut")
        case e.ForbidAir():
            return Picture("cloud", "cut")
        case e.CancelUse() | e.CancelText() | e.DiscardStatus() | e.DiscardResponse():
            return Picture("radio", "cut")
        case e.DiscardTable():
            return Picture("radio", "cut")
        case e.PlayCard(types=(type, *_)) | e.TakeFromPile(type=type) if type in BASIC:
            return Picture(BASIC[type], "again")
        case _:
            return Picture("cards", "again")


def _sharper(when: e.When, nation: int) -> Picture:
    """One's own economic warfare costs more: submarines of the Axis, bombers of the Allies."""
    if isinstance(when, e.After) and isinstance(when.event, e.Played):
        return Picture("submarine" if nation % 2 == AXIS_TEAM else "bomber", "up")
    return Picture("plane", "keep")


def _warfare(do: tuple[e.Effect, ...], deeds: list[e.Effect]) -> Picture:
    """By bombers where armies count; by submarines where it also brings points."""
    burnt = next(deed for deed in deeds if isinstance(deed, e.DiscardDeck))
    at_sea = any(isinstance(deed, e.Score | e.Eliminate) for deed in deeds)
    from_land = any(isinstance(one, e.IfSo) and _needs_army(one.condition) for one in do)
    subject = "submarine" if at_sea and not from_land else "bomber"
    return Picture(subject, "burn", burnt.count)


def _needs_army(condition: e.Condition) -> bool:
    return isinstance(condition, e.Some) and condition.pieces.kind == e.ARMY


def _kind_of(event: object) -> str:
    return str(getattr(event, "kind", e.PIECE))


def _lost(kind: str) -> str:
    return {"navy": "navy_lost", "air_force": "plane_lost"}.get(kind, "army_lost")


def _kept(kind: str) -> str:
    return {"navy": "navy", "air_force": "plane"}.get(kind, "army")


def _earns(per: e.Pieces | None, if_: e.Condition | None) -> str:
    pieces = per or (if_.pieces if isinstance(if_, e.Some) else None)
    return pieces.kind if pieces and pieces.kind in (e.ARMY, e.NAVY) else "factory"


def _ground(subject: str, effect: e.Effect) -> str:
    if subject in ("submarine",):
        return "deep"
    if subject in ("navy", "navy_fires", "navy_lost", "fleet"):
        return "sea"
    if subject in ("plane", "plane_lost", "bomber", "cloud"):
        return "air"
    at = getattr(effect, "at", None)
    cold = at is not None and COLD.intersection(at.spaces)
    return "snow" if cold else "land"
