"""What is done with pieces, spaces and points, in words: one function for each effect."""

from msgspec.structs import replace

from wartable.games.quartermaster import effects as e
from wartable.games.quartermaster.names import piece_name, space_name
from wartable.games.quartermaster.wording.phrases import (
    Voice,
    another,
    condition,
    each,
    every,
    nations_name,
    new,
    one,
    one_of_own,
    owner,
    target,
    who,
    yes,
)
from wartable.games.quartermaster.wording.sequence import (
    paid,
    sequence,
    tells,
    tells_together,
    verb,
)


@tells(e.Build)
def _build(voice: Voice, effect: e.Build) -> str:
    one_more = isinstance(voice.event, e.Built) and voice.event.kind == effect.kind
    if one_more and effect.up_to == 1 and voice.verb != "build":
        more = another(voice, effect.at, effect.kind)
        return voice.say("do", verb=verb(voice, "build-another"), what=more)
    pieces = new(voice, effect.kind, e.OWN, effect.at, effect.up_to)
    if effect.one_each:
        pieces = voice.say("one-each", pieces=pieces)
    return voice.say("do", verb=verb(voice, "build"), what=pieces)


@tells(e.Recruit)
def _recruit(voice: Voice, effect: e.Recruit) -> str:
    if effect.by != e.OWN:
        name, person = who(voice, effect.by)
        other = replace(voice.of(person), nation=effect.by)
        done = _recruit(other, replace(effect, by=e.OWN))
        return voice.say("may", who=name, person=person, do=done)
    pieces = new(voice, effect.kind, effect.of, effect.at, effect.up_to)
    return voice.say("do", verb=verb(voice, "recruit"), what=pieces)


@tells(e.Battle)
def _battle(voice: Voice, effect: e.Battle) -> str:
    battle = verb(voice, "battle")
    what = target(voice, effect.kind, effect.at, pieces=effect.of != e.ENEMY)
    if effect.up_to > 1:
        return voice.say("do-times", verb=battle, what=what, count=effect.up_to)
    return voice.say("do", verb=battle, what=what)


@tells(e.Eliminate)
def _eliminate(voice: Voice, effect: e.Eliminate) -> str:
    pieces = one(voice, e.Pieces(effect.kind, effect.of, effect.at), effect.up_to)
    return voice.say("do", verb=verb(voice, "eliminate"), what=pieces)


@tells(e.EliminateIt)
def _eliminate_it(voice: Voice, effect: e.EliminateIt) -> str:
    assert isinstance(voice.event, e.Built | e.Removed)
    it = voice.words.name(piece_name(voice.event.kind).id, "this")
    return voice.say("do", verb=verb(voice, "eliminate"), what=it)


@tells(e.RemoveRest)
def _remove_rest(voice: Voice, effect: e.RemoveRest) -> str:
    piece = piece_name(effect.kind)
    battle, remove = verb(voice, "battle"), verb(voice, "remove")
    return voice.say("do-remove-rest", verb=battle, remove=remove, piece=piece)


@tells(e.RemoveOwnAirForce)
def _remove_own_air_force(voice: Voice, effect: e.RemoveOwnAirForce) -> str:
    air_force = one_of_own(voice, e.Pieces(e.AIR_FORCE))
    return voice.say("do", verb=verb(voice, "remove"), what=air_force)


@tells(e.Protect)
def _protect(voice: Voice, effect: e.Protect) -> str:
    pieces = voice.words.row([one(voice, pieces) for pieces in effect.pieces])
    return voice.say("do-protect", verb=verb(voice, "protect"), pieces=pieces)


@tells(e.ProtectIt)
def _protect_it(voice: Voice, effect: e.ProtectIt) -> str:
    in_battle = isinstance(voice.event, e.Removed) and voice.event.in_battle
    until = "turn" if not effect.this_battle else "battle" if in_battle else "once"
    return voice.say("do-keep", verb=verb(voice, "keep"), until=until)


@tells(e.Deploy)
def _deploy(voice: Voice, effect: e.Deploy) -> str:
    pieces = one_of_own(voice, e.Pieces(effect.kind, e.OWN, effect.at, effect.supplied))
    return voice.say("do-deploy", verb=verb(voice, "deploy"), pieces=pieces)


@tells(e.ForbidAir)
def _forbid_air(voice: Voice, effect: e.ForbidAir) -> str:
    return voice.say("do-forbid-air")


@tells(e.Score)
def _score(voice: Voice, effect: e.Score) -> str:
    return voice.say(
        "do-score",
        verb=verb(voice, "score"),
        points=effect.points,
        per=voice.say("for", pieces=each(voice, effect.per)) if effect.per else "",
        condition=condition(voice, effect.if_) if effect.if_ else "",
    )


@tells(e.Rebuild)
def _rebuild(voice: Voice, effect: e.Rebuild) -> str:
    return voice.say(
        "do-rebuild",
        verb=verb(voice, "take-back"),
        again=verb(voice, "rebuild"),
        piece=piece_name(effect.kind),
        me=voice.me,
    )


@tells(e.GrantSupply)
def _grant_supply(voice: Voice, effect: e.GrantSupply) -> str:
    return _grant_supplies(voice, (effect,))


@tells_together(e.GrantSupply)
def _grant_supplies(voice: Voice, effects: tuple[e.GrantSupply, ...]) -> str:
    pieces = voice.words.row([every(voice, effect.pieces) for effect in effects], "and")
    return voice.say("do-supply", pieces=pieces, standing=yes(voice.standing))


@tells(e.NotSupplySpace)
def _not_supply_space(voice: Voice, effect: e.NotSupplySpace) -> str:
    whom = nations_name(effect.to, "and") if isinstance(effect.to, tuple) else owner(effect.to)
    return voice.say("do-no-supply-space", space=space_name(effect.space), owner=whom)


@tells(e.SupplySpace)
def _supply_space(voice: Voice, effect: e.SupplySpace) -> str:
    return voice.say("do-supply-space", space=space_name(effect.space))


@tells(e.MayBuildAt)
def _may_build_at(voice: Voice, effect: e.MayBuildAt) -> str:
    return voice.say("do-may-build-at", space=space_name(effect.space))


# Effects made of effects.


@tells(e.Either)
def _either(voice: Voice, effect: e.Either) -> str:
    match effect.branches:
        case ((e.Battle(e.LAND, at, 1),), (e.Battle(e.SEA, there, 1),)) if at == there:
            what = target(voice, "any", at)
            return voice.say("do", verb=verb(voice, "battle"), what=what)
    if voice.form:
        return sequence(voice, tuple(step for branch in effect.branches for step in branch), "or")
    ways = [sequence(voice, branch) for branch in effect.branches]
    return voice.say("do-either", do=voice.words.row(ways))


@tells(e.EachChooses)
def _each_chooses(voice: Voice, effect: e.EachChooses) -> str:
    ways = [sequence(voice.of_each(), branch) for branch in effect.branches]
    nations = nations_name(effect.nations, "and")
    return voice.say("do-each-chooses", nations=nations, do=voice.words.row(ways))


@tells(e.AnyOrder)
def _any_order(voice: Voice, effect: e.AnyOrder) -> str:
    name, person = who(voice, effect.by)
    other = replace(voice.of(person), nation=effect.by)
    steps = tuple(step for branch in effect.branches for step in branch)
    return voice.say("do-any-order", who=name, person=person, do=sequence(other, steps, "and"))


@tells(e.IfSo)
def _if_so(voice: Voice, effect: e.IfSo) -> str:
    (branch,) = effect.branches
    done = sequence(voice, branch, "and")
    return voice.say("do-if", condition=condition(voice, effect.condition), do=done)


@tells(e.LetNation)
def _let_nation(voice: Voice, effect: e.LetNation) -> str:
    (branch,) = effect.branches
    name, person = who(voice, effect.by)
    other = replace(voice.of(person), nation=effect.by)
    return voice.say("may", who=name, person=person, do=sequence(other, branch))


@tells(e.MayPay)
def _may_pay(voice: Voice, effect: e.MayPay) -> str:
    (branch,) = effect.branches
    return voice.say("may-pay", do=paid(voice.to(), (effect.cost,), branch))
