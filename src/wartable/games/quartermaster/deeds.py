"""What the effects of a card do, in words: one function for each."""

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wartable.games.quartermaster import effects as e
from wartable.games.quartermaster.names import nation_name, piece_name, space_name, type_name
from wartable.games.quartermaster.phrases import (
    IT,
    Voice,
    condition,
    each,
    every,
    home_is,
    nations_name,
    new,
    one,
    owner,
    target,
    team_of,
    who,
    yes,
)
from wartable.text import capital


def tidy(text: str) -> str:
    """Without the gaps that empty parts of a sentence leave."""
    return re.sub(r" +(?=[.,:\u00a0])", "", re.sub(r"[ \n]+", " ", text)).strip()


# Effects one after the other.

_VERB: dict[type, str] = {
    e.Build: "build",
    e.Recruit: "recruit",
    e.Battle: "battle",
    e.Eliminate: "eliminate",
    e.Score: "score",
}
_DECLARE = (
    e.ChangeDiscard,
    e.CancelText,
    e.DiscardStatus,
    e.GrantSupply,
    e.NotSupplySpace,
    e.EachChooses,
    e.AnyOrder,
    e.IfSo,
    e.LetNation,
)


def declares(effect: e.Effect) -> bool:
    """Whether its sentence has a subject, so that it is neither imperative nor infinitive."""
    match effect:
        case e.DiscardDeck():
            return effect.of != e.OWN
        case e.Recruit():
            return effect.by != e.OWN
        case e.PlayCard():
            return effect.by != e.OWN
        case _:
            return isinstance(effect, _DECLARE)


def sequence(voice: Voice, effects: tuple[e.Effect, ...], joined: str = "") -> str:
    """Effects in order; those with the same `per` are told together."""
    shared = {getattr(effect, "per", None) for effect in effects}
    if len(effects) > 1 and len(shared) == 1 and (per := shared.pop()) is not None:
        bare = tuple(replace(effect, per=None) for effect in effects)
        return voice.say("for-each", pieces=each(voice, per), do=sequence(voice, bare, "and"))
    text = ""
    voice = voice.fresh()
    for before, effect in zip((None, *effects), effects, strict=False):
        part = effect_text(voice, effect)
        if before is None:
            text = part
        else:
            text = _joined(voice, before, effect, text, part, joined)
        verb = _VERB.get(type(effect), "")
        place = getattr(effect, "at", e.ANYWHERE)
        voice = replace(voice, verb="" if declares(effect) else verb, place=place)
    return text


def _joined(
    voice: Voice, before: e.Effect, effect: e.Effect, text: str, part: str, joined: str
) -> str:
    if joined:
        return voice.say(f"join-{joined}", first=text, second=part)
    if isinstance(effect, e.Score) and isinstance(before, e.Score):
        return voice.say("join-also", first=text, second=part)
    if isinstance(before, e.DiscardDeck) and declares(before):
        return voice.say("join-sentence", first=text, second=capital(tidy(part)))
    return voice.say("join-then", first=text, second=part)


def effect_text(voice: Voice, effect: e.Effect | e.Cost) -> str:
    """What one effect does."""
    return _EFFECTS[type(effect)](voice, effect)


def _verb(voice: Voice, verb: str) -> str:
    """A verb in the form that is wanted; nothing, if it was just said."""
    return "" if verb == voice.verb else voice.words.name(f"verb-{verb}", voice.form)


# One function for each effect.


def _discard_hand(voice: Voice, effect: e.DiscardHand) -> str:
    return voice.say(
        "do-discard-hand", verb=_verb(voice, "discard"), count=effect.count, me=voice.me
    )


def _discard_deck(voice: Voice, effect: e.DiscardDeck) -> str:
    per = voice.say("for", pieces=each(voice, effect.per)) if effect.per else ""
    more = ""
    if effect.more and effect.more_if:
        more = voice.say("more", count=effect.more, condition=condition(voice, effect.more_if))
    if effect.of == e.OWN:
        verb = _verb(voice, "discard")
        return voice.say(
            "do-discard-deck", verb=verb, count=effect.count, me=voice.me, per=per, more=more
        )
    if isinstance(effect.of, tuple):
        name, person = voice.say("who-that"), "one"
    else:
        name, person = who(voice, effect.of)
    text = voice.say(
        "do-discard-deck-of", who=name, person=person, count=effect.count, per=per, more=more
    )
    if isinstance(effect.of, tuple):
        return _choose(voice, effect.of, effect.if_, text)
    if effect.if_:
        return voice.say("do-if", condition=condition(voice, effect.if_), do=text)
    return text


def _choose(voice: Voice, nations: tuple[int, ...], if_: e.Condition | None, do: str) -> str:
    """One of some nations, and what it does."""
    choice = voice.say("who-nations", nations=nations_name(nations))
    if if_ and set(nations) == set(team_of(voice.nation ^ 1)):
        choice = voice.say("choose-enemy", home=home_is(voice, if_))
    elif if_:
        rows = nations_name(nations, "and")
        choice = voice.say("choose-among", nations=rows, home=home_is(voice, if_))
    elif set(nations) == set(team_of(voice.nation ^ 1)):
        choice = voice.say("who-enemy")
    return voice.say("do-choose", verb=_verb(voice, "choose"), choice=choice, do=do)


def _build(voice: Voice, effect: e.Build) -> str:
    pieces = new(voice, effect.kind, effect.of, effect.at, effect.up_to)
    return voice.say("do", verb=_verb(voice, "build"), what=pieces)


def _recruit(voice: Voice, effect: e.Recruit) -> str:
    if effect.by != e.OWN:
        name, person = who(voice, effect.by)
        other = replace(voice.fresh(), nation=effect.by, me=IT, form="to")
        done = _recruit(other, replace(effect, by=e.OWN))
        return voice.say("may", who=name, person=person, do=done)
    pieces = new(voice, effect.kind, effect.of, effect.at, effect.up_to)
    return voice.say("do", verb=_verb(voice, "recruit"), what=pieces)


def _battle(voice: Voice, effect: e.Battle) -> str:
    verb, what = _verb(voice, "battle"), target(voice, effect.kind, effect.at)
    if effect.up_to > 1:
        return voice.say("do-times", verb=verb, what=what, count=effect.up_to)
    return voice.say("do", verb=verb, what=what)


def _eliminate(voice: Voice, effect: e.Eliminate) -> str:
    pieces = one(voice, e.Pieces(effect.kind, effect.of, effect.at), effect.up_to)
    return voice.say("do", verb=_verb(voice, "eliminate"), what=pieces)


def _eliminate_it(voice: Voice, effect: e.EliminateIt) -> str:
    assert isinstance(voice.event, e.Built | e.Removed)
    it = voice.words.name(piece_name(voice.event.kind).id, "this")
    return voice.say("do", verb=_verb(voice, "eliminate"), what=it)


def _protect_it(voice: Voice, effect: e.ProtectIt) -> str:
    return voice.say("do-protect", verb=_verb(voice, "keep"), battle=yes(effect.this_battle))


def _score(voice: Voice, effect: e.Score) -> str:
    return voice.say(
        "do-score",
        verb=_verb(voice, "score"),
        points=effect.points,
        per=voice.say("for", pieces=each(voice, effect.per)) if effect.per else "",
        condition=condition(voice, effect.if_) if effect.if_ else "",
    )


def _change_discard(voice: Voice, effect: e.ChangeDiscard) -> str:
    if effect.by < 0:
        return voice.say("do-discard-fewer", count=-effect.by)
    if effect.if_:
        that = condition(voice, effect.if_)
        return voice.say("do-discard-more-if", count=effect.by, more=effect.by_if, condition=that)
    return voice.say("do-discard-more", count=effect.by)


def _cancel_text(voice: Voice, effect: e.CancelText) -> str:
    return voice.say("do-cancel")


def _discard_status(voice: Voice, effect: e.DiscardStatus) -> str:
    return voice.say("do-discard-status")


def _discard_response(voice: Voice, effect: e.DiscardResponse) -> str:
    verb = _verb(voice, "discard")
    return voice.say("do-discard-response", verb=verb, nation=nation_name(effect.of))


def _arrange_deck(voice: Voice, effect: e.ArrangeDeck) -> str:
    return voice.say(
        "do-arrange",
        verb=_verb(voice, "look"),
        back=_verb(voice, "put-back"),
        count=effect.count,
        me=voice.me,
    )


def _tuck_hand(voice: Voice, effect: e.TuckHand) -> str:
    return voice.say("do-tuck", verb=_verb(voice, "put"), count=effect.up_to, me=voice.me)


def _return_card(voice: Voice, effect: e.ReturnCard) -> str:
    if effect.shuffled:
        return voice.say("do-shuffle-in", verb=_verb(voice, "shuffle"), me=voice.me)
    return voice.say("do-put-on-top", verb=_verb(voice, "put"), me=voice.me)


def _play_card(voice: Voice, effect: e.PlayCard) -> str:
    if effect.by != e.OWN:
        other = replace(voice.fresh(), me=IT, form="to")
        done = _play_card(other, replace(effect, by=e.OWN))
        if isinstance(effect.by, tuple):
            chosen = voice.say("may", who=voice.say("who-that"), person="one", do=done)
            return _choose(voice, effect.by, None, chosen)
        name, person = who(voice, effect.by)
        return voice.say("may", who=name, person=person, do=done)
    cards = [voice.words.name(type_name(type).id, "a") for type in effect.types]
    text = voice.say(
        f"do-play-from-{effect.source}",
        verb=_verb(voice, "play"),
        card=voice.words.row(cards) if cards else voice.say("any-card"),
        me=voice.me,
    )
    if effect.then_draw:
        drawn = voice.say("do-draw", verb=_verb(voice, "draw"))
        return voice.say("join-then", first=text, second=drawn)
    return text


def _rebuild(voice: Voice, effect: e.Rebuild) -> str:
    return voice.say(
        "do-rebuild",
        verb=_verb(voice, "take-back"),
        again=_verb(voice, "rebuild"),
        piece=piece_name(effect.kind),
        me=voice.me,
    )


def _grant_supply(voice: Voice, effect: e.GrantSupply) -> str:
    pieces = every(voice, effect.pieces)
    return voice.say("do-supply", pieces=pieces, standing=yes(voice.standing))


def _not_supply_space(voice: Voice, effect: e.NotSupplySpace) -> str:
    return voice.say("do-no-supply-space", space=space_name(effect.space), owner=owner(effect.to))


def _either(voice: Voice, effect: e.Either) -> str:
    ways = [sequence(voice, branch) for branch in effect.branches]
    return voice.say("do-either", do=voice.words.row(ways))


def _each_chooses(voice: Voice, effect: e.EachChooses) -> str:
    other = replace(voice.fresh(), me=IT, form="to")
    ways = [sequence(other, branch) for branch in effect.branches]
    nations = nations_name(effect.nations, "and")
    return voice.say("do-each-chooses", nations=nations, do=voice.words.row(ways))


def _any_order(voice: Voice, effect: e.AnyOrder) -> str:
    name, person = who(voice, effect.by)
    other = replace(voice.fresh(), nation=effect.by, me=IT, form="to")
    every_one = tuple(one for branch in effect.branches for one in branch)
    done = sequence(other, every_one, "and")
    return voice.say("do-any-order", who=name, person=person, do=done)


def _if_so(voice: Voice, effect: e.IfSo) -> str:
    (branch,) = effect.branches
    done = sequence(voice, branch, "and")
    return voice.say("do-if", condition=condition(voice, effect.condition), do=done)


def _let_nation(voice: Voice, effect: e.LetNation) -> str:
    (branch,) = effect.branches
    name, person = who(voice, effect.by)
    other = replace(voice.fresh(), nation=effect.by, me=IT, form="to")
    return voice.say("may", who=name, person=person, do=sequence(other, branch))


_EFFECTS: dict[type, Callable[[Voice, Any], str]] = {
    e.DiscardHand: _discard_hand,
    e.DiscardDeck: _discard_deck,
    e.Build: _build,
    e.Recruit: _recruit,
    e.Battle: _battle,
    e.Eliminate: _eliminate,
    e.EliminateIt: _eliminate_it,
    e.ProtectIt: _protect_it,
    e.Score: _score,
    e.ChangeDiscard: _change_discard,
    e.CancelText: _cancel_text,
    e.DiscardStatus: _discard_status,
    e.DiscardResponse: _discard_response,
    e.ArrangeDeck: _arrange_deck,
    e.TuckHand: _tuck_hand,
    e.ReturnCard: _return_card,
    e.PlayCard: _play_card,
    e.Rebuild: _rebuild,
    e.GrantSupply: _grant_supply,
    e.NotSupplySpace: _not_supply_space,
    e.Either: _either,
    e.EachChooses: _each_chooses,
    e.AnyOrder: _any_order,
    e.IfSo: _if_so,
    e.LetNation: _let_nation,
}
