"""When a card may be used, in words."""

from wartable.games.quartermaster import effects as e
from wartable.games.quartermaster.names import (
    area_name,
    nation_name,
    piece_name,
    step_name,
    type_name,
)
from wartable.games.quartermaster.wording.phrases import (
    PIECE_OF,
    Voice,
    last,
    one,
    target,
    where,
    who,
    yes,
)


def happening(voice: Voice, event: e.Happening, about: bool = False) -> str:
    """When something has happened, or is about to."""
    match event:
        case e.Built():
            name, person = who(voice, event.by)
            place = where(voice, event.at, event.kind)
            piece = piece_name(event.kind)
            either = yes(event.or_recruited)
            return voice.say(
                "when-built", who=name, person=person, recruited=either, piece=piece, where=place
            )
        case e.Battled():
            name, person = who(voice, event.by)
            if event.of is None:
                what = target(voice, event.kind, event.at)
            else:
                what = one(voice, e.Pieces(PIECE_OF[event.kind], event.of, event.at))
            return voice.say("when-battled", who=name, person=person, target=what)
        case e.Removed():
            lost = e.Pieces(event.kind, event.of, event.at, event.supplied)
            pieces = last(voice, lost) if event.last else one(voice, lost)
            message = "when-about-removed" if about else "when-removed"
            return voice.say(message, pieces=pieces, battle=yes(event.in_battle))
        case e.Played():
            name, person = who(voice, event.by)
            card, step = _card(voice, event.type, event.titled), yes(event.in_play_step)
            return voice.say("when-played", who=name, person=person, card=card, step=step)
        case e.Resolved():
            name, person = who(voice, event.by)
            return voice.say("when-resolved", who=name, person=person)
        case e.Used():
            name, person = who(voice, event.by)
            return voice.say("when-used", who=name, person=person, card=_card(voice, event.type))
        case e.Using():
            name, person = who(voice, event.by)
            return voice.say("when-using", who=name, person=person, card=_card(voice, event.type))
        case e.Targeted():
            name, person = who(voice, event.of)
            card = _card(voice, event.type, event.titled)
            if event.by == e.OWN:
                card = voice.say("card-own", type=type_name(event.type), me=voice.me)
            elif event.by != e.ANYONE:
                player, _ = who(voice, event.by)
                card = voice.say("played-by", card=card, who=player)
            hit = voice.say("to-who", who=name)
            if isinstance(event.of, int) and event.of >= 0:
                hit = voice.say("to-nation", nation=nation_name(event.of))
            return voice.say("when-targeted", card=card, person=person, who=hit)
        case e.Deployed():
            name, person = who(voice, event.by)
            place = voice.say("in-area", area=area_name(event.at)) if event.at else ""
            return voice.say("when-deployed", who=name, person=person, where=place)
        case e.Began():
            return _began(voice, event)


def _card(voice: Voice, type: e.Type, titled: str = "") -> str:
    """A card of a type, perhaps with a word in its name."""
    card = voice.words.name(type_name(type).id, "a")
    if not titled:
        return card
    return voice.say("card-titled", card=card, title=voice.words.name(f"title-{titled}"))


def _began(voice: Voice, event: e.Began) -> str:
    name, person = who(voice, event.of)
    if event.step == e.TURN:
        return voice.say("when-turn-began", who=name, person=person)
    return voice.say("when-step-began", who=name, person=person, step=step_name(event.step))


def when(voice: Voice, that: e.When) -> str:
    """When a card may be used; empty if that goes without saying."""
    match that:
        case e.After(event):
            return happening(voice, event)
        case e.About(event):
            return happening(voice, event, about=True)
        case e.During(step, instead):
            return voice.say("when-instead" if instead else "when-during", step=step_name(step))
        case e.MayBuild(kind):
            return voice.say("when-may-build", piece=piece_name(kind))
        case e.AnyTime():
            return voice.say("when-any-time")
        case e.AnyMoment():
            return voice.say("when-any-moment")
        case _:
            return ""
