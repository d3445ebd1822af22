"""When a card may be used, in words."""

from wartable.games.quartermaster.effects import (
    TURN,
    About,
    After,
    AnyTime,
    Battled,
    Began,
    Built,
    During,
    Happening,
    MayBuild,
    Pieces,
    Played,
    Removed,
    Resolved,
    Targeted,
    Used,
    When,
)
from wartable.games.quartermaster.names import piece_name, step_name, type_name
from wartable.games.quartermaster.phrases import PIECE_OF, Voice, one, target, where, who, yes


def happening(voice: Voice, event: Happening, about: bool = False) -> str:
    """When something has happened, or is about to."""
    match event:
        case Built():
            name, person = who(voice, event.by)
            place = where(voice, event.at, event.kind)
            piece = piece_name(event.kind)
            return voice.say("when-built", who=name, person=person, piece=piece, where=place)
        case Battled():
            name, person = who(voice, event.by)
            if event.of is None:
                what = target(voice, event.kind, event.at)
            else:
                what = one(voice, Pieces(PIECE_OF[event.kind], event.of, event.at))
            return voice.say("when-battled", who=name, person=person, target=what)
        case Removed():
            pieces = one(voice, Pieces(event.kind, event.of, event.at, event.supplied))
            message = "when-about-removed" if about else "when-removed"
            return voice.say(message, pieces=pieces, battle=yes(event.in_battle))
        case Played():
            name, person = who(voice, event.by)
            return voice.say(
                "when-played",
                who=name,
                person=person,
                type=type_name(event.type),
                title=voice.words.name(f"title-{event.titled}") if event.titled else "",
                titled=yes(bool(event.titled)),
                step=yes(event.in_play_step),
            )
        case Resolved():
            name, person = who(voice, event.by)
            return voice.say("when-resolved", who=name, person=person)
        case Used():
            name, person = who(voice, event.by)
            return voice.say("when-used", who=name, person=person, type=type_name(event.type))
        case Targeted():
            name, person = who(voice, event.of)
            return voice.say("when-targeted", who=name, person=person, type=type_name(event.type))
        case Began():
            return _began(voice, event)


def _began(voice: Voice, event: Began) -> str:
    name, person = who(voice, event.of)
    if event.step == TURN:
        return voice.say("when-turn-began", who=name, person=person)
    return voice.say("when-step-began", who=name, person=person, step=step_name(event.step))


def when(voice: Voice, that: When) -> str:
    """When a card may be used; nothing, if that goes without saying."""
    match that:
        case After(event):
            return happening(voice, event)
        case About(event):
            return happening(voice, event, about=True)
        case During(step, instead):
            return voice.say("when-instead" if instead else "when-during", step=step_name(step))
        case MayBuild(kind):
            return voice.say("when-may-build", piece=piece_name(kind))
        case AnyTime():
            return voice.say("when-any-time")
        case _:
            return ""
