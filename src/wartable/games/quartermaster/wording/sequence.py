"""What a card does, in words: one effect after the other."""

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wartable.core.frames import registered
from wartable.games.quartermaster import effects as e
from wartable.games.quartermaster.wording.phrases import Voice, each
from wartable.words.text import capital

Tell = Callable[[Voice, Any], str]
TELLS: dict[type, Tell] = {}
"""How each kind of effect is put into words."""


def tells(kind: type) -> Callable[[Tell], Tell]:
    """Register how a kind of effect is put into words."""
    return registered(TELLS, kind)


Together = Callable[[Voice, tuple[Any, ...]], str]
TOGETHER: dict[type, Together] = {}
"""How several effects of one kind in a row are said, if not one after the other."""


def tells_together(kind: type) -> Callable[[Together], Together]:
    """Register how several effects of a kind are put into words."""
    return registered(TOGETHER, kind)


def effect_text(voice: Voice, effect: e.Effect | e.Cost) -> str:
    """What one effect does."""
    return TELLS[type(effect)](voice, effect)


def tidy(text: str) -> str:
    """Without the gaps that empty parts of a sentence leave."""
    return re.sub(r" +(?=[.,:;\u00a0])", "", re.sub(r"[ \n]+", " ", text)).strip()


_VERB: dict[type, str] = {
    e.Build: "build",
    e.Recruit: "recruit",
    e.Battle: "battle",
    e.Eliminate: "eliminate",
    e.Score: "score",
    e.DiscardHand: "discard",
    e.DiscardDeck: "discard",
    e.DiscardOwnStatus: "discard",
}
_ALONE = (e.ForbidAir, e.GrantSupply, e.NotSupplySpace, e.SupplySpace, e.MayBuildAt, e.MayPay)
"""What is said in a sentence of its own."""
_DECLARE = (
    *_ALONE,
    e.ChangeDiscard,
    e.EachChooses,
    e.AnyOrder,
    e.IfSo,
    e.LetNation,
)


def verb(voice: Voice, name: str) -> str:
    """A verb in the form that is wanted; empty if it was just said."""
    return "" if name == voice.verb else voice.words.name(f"verb-{name}", voice.form)


def declares(effect: e.Effect | e.Cost) -> bool:
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


def sequence(voice: Voice, effects: tuple[e.Effect | e.Cost, ...], joined: str = "") -> str:
    """Effects in order; those with the same `per` are said together."""
    shared = {getattr(effect, "per", None) for effect in effects}
    if len(effects) > 1 and len(shared) == 1 and (per := shared.pop()) is not None:
        bare = tuple(replace(effect, per=None) for effect in effects)
        return voice.say("for-each", pieces=each(voice, per), do=sequence(voice, bare, "and"))
    kinds = {type(effect) for effect in effects}
    if len(effects) > 1 and len(kinds) == 1 and (together := TOGETHER.get(kinds.pop())):
        return together(voice.fresh(), effects)
    text = ""
    voice = voice.fresh()
    for before, effect in zip((None, *effects), effects, strict=False):
        part = effect_text(voice, effect)
        text = _joined(voice, before, effect, text, part, joined) if before else part
        said = "" if declares(effect) else _VERB.get(type(effect), "")
        voice = replace(voice, verb=said, place=getattr(effect, "at", e.ANYWHERE))
    return text


def _joined(
    voice: Voice,
    before: e.Effect | e.Cost,
    effect: e.Effect | e.Cost,
    text: str,
    part: str,
    joined: str,
) -> str:
    if joined:
        # Everything under one condition stays in one sentence.
        how = "you" if declares(before) and not declares(effect) else joined
        return voice.say(f"join-{how}", first=text, second=part)
    if isinstance(effect, e.Score) and isinstance(before, e.Score):
        return voice.say("join-also", first=text, second=part)
    if isinstance(effect, _ALONE) or (isinstance(before, e.DiscardDeck) and declares(before)):
        return voice.say("join-sentence", first=text, second=capital(tidy(part)))
    return voice.say("join-then", first=text, second=part)


def paid(voice: Voice, cost: tuple[e.Cost, ...], effects: tuple[e.Effect, ...]) -> str:
    """A cost, and what it pays for."""
    price = sequence(voice, cost, "and")
    if any(declares(effect) for effect in effects):
        return voice.say("cost-then", cost=price, do=sequence(voice, effects))
    return voice.say("cost-to", cost=price, do=sequence(voice.to(), effects))
