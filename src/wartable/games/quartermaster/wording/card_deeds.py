"""What is done with cards, in words: one function for each effect."""

from msgspec.structs import replace

from wartable.games.quartermaster import effects as e
from wartable.games.quartermaster.names import nation_name, type_name
from wartable.games.quartermaster.wording.phrases import (
    Voice,
    condition,
    each,
    home_is,
    nations_name,
    team_of,
    who,
    yes,
)
from wartable.games.quartermaster.wording.sequence import tells, tells_together, verb

# Discards.


@tells(e.DiscardHand)
def _discard_hand(voice: Voice, effect: e.DiscardHand) -> str:
    return _discard_hands(voice, (effect,))


@tells_together(e.DiscardHand)
def _discard_hands(voice: Voice, effects: tuple[e.DiscardHand, ...]) -> str:
    rows: list[str] = []
    for effect in effects:
        count, message = effect.count, "other-cards" if rows else "some-cards"
        if effect.type is not None:
            rows.append(voice.say("some-of-type", count=count, type=type_name(effect.type)))
        else:
            rows.append(voice.say(message, count=count))
    cards = voice.words.row(rows, "and")
    return voice.say("do-discard-hand", verb=verb(voice, "discard"), cards=cards, me=voice.me)


@tells(e.DiscardOwnStatus)
def _discard_own_status(voice: Voice, effect: e.DiscardOwnStatus) -> str:
    return voice.say("do-discard-own-status", verb=verb(voice, "discard"), me=voice.me)


@tells(e.DiscardDeck)
def _discard_deck(voice: Voice, effect: e.DiscardDeck) -> str:
    per = voice.say("for", pieces=each(voice, effect.per)) if effect.per else ""
    more = ""
    if effect.more and effect.more_if:
        more = voice.say("more", count=effect.more, condition=condition(voice, effect.more_if))
    if effect.of == e.OWN:
        discard, count = verb(voice, "discard"), effect.count
        return voice.say(
            "do-discard-deck", verb=discard, count=count, me=voice.me, per=per, more=more
        )
    several = isinstance(effect.of, tuple)
    name, person = who(voice, e.CAUSE if several else effect.of)
    text = voice.say(
        "do-discard-deck-of", who=name, person=person, count=effect.count, per=per, more=more
    )
    if isinstance(effect.of, tuple):
        return _choose(voice, effect.of, effect.if_, text)
    if effect.if_:
        return voice.say("do-if", condition=condition(voice, effect.if_), do=text)
    return text


def _choose(voice: Voice, nations: tuple[int, ...], if_: e.Condition | None, do: str) -> str:
    """One of some nations, and what happens to it."""
    enemies = set(nations) == set(team_of(voice.nation ^ 1))
    if if_ and enemies:
        choice = voice.say("choose-enemy", home=home_is(voice, if_))
    elif if_:
        rows = nations_name(nations, "and")
        choice = voice.say("choose-among", nations=rows, home=home_is(voice, if_))
    elif enemies:
        choice = voice.say("who-enemy")
    else:
        choice = voice.say("who-nations", nations=nations_name(nations))
    return voice.say("do-choose", verb=verb(voice, "choose"), choice=choice, do=do)


@tells(e.ChangeDiscard)
def _change_discard(voice: Voice, effect: e.ChangeDiscard) -> str:
    per = voice.say("for", pieces=each(voice, effect.per)) if effect.per else ""
    count = effect.change
    if count < 0:
        return voice.say("do-discard-fewer", count=-count, per=per)
    if effect.if_:
        that, more = condition(voice, effect.if_), effect.change_if
        return voice.say("do-discard-more-if", count=count, per=per, more=more, condition=that)
    message = "do-discard-more-that" if isinstance(voice.event, e.Targeted) else "do-discard-more"
    return voice.say(message, count=count, per=per)


@tells(e.CancelDiscard)
def _cancel_discard(voice: Voice, effect: e.CancelDiscard) -> str:
    return voice.say("do-cancel-discard", verb=verb(voice, "cancel"))


@tells(e.DiscardStatus)
def _discard_status(voice: Voice, effect: e.DiscardStatus) -> str:
    return voice.say("do-discard-status", verb=verb(voice, "discard"))


@tells(e.DiscardResponse)
def _discard_response(voice: Voice, effect: e.DiscardResponse) -> str:
    nation = nation_name(effect.of)
    return voice.say("do-discard-response", verb=verb(voice, "discard"), nation=nation)


@tells(e.DiscardTable)
def _discard_table(voice: Voice, effect: e.DiscardTable) -> str:
    nation, either = nation_name(effect.of), yes(effect.or_response)
    return voice.say(
        "do-discard-table", verb=verb(voice, "discard"), nation=nation, response=either
    )


# Cards without effect.


@tells(e.CancelText)
def _cancel_text(voice: Voice, effect: e.CancelText) -> str:
    return voice.say("do-cancel", verb=verb(voice, "cancel"), until="no")


@tells(e.CancelUse)
def _cancel_use(voice: Voice, effect: e.CancelUse) -> str:
    return voice.say("do-cancel", verb=verb(voice, "cancel"), until=effect.until or "no")


# Cards that go from one place to another.


@tells(e.ArrangeDeck)
def _arrange_deck(voice: Voice, effect: e.ArrangeDeck) -> str:
    look, back = verb(voice, "look"), verb(voice, "put-back")
    return voice.say("do-arrange", verb=look, back=back, count=effect.count, me=voice.me)


@tells(e.TuckHand)
def _tuck_hand(voice: Voice, effect: e.TuckHand) -> str:
    return voice.say("do-tuck", verb=verb(voice, "put"), count=effect.up_to, me=voice.me)


@tells(e.ReturnCard)
def _return_card(voice: Voice, effect: e.ReturnCard) -> str:
    card = voice.say(_RETURNED.get(type(voice.event), "that-card"))
    if effect.shuffled:
        return voice.say("do-shuffle-in", verb=verb(voice, "shuffle"), card=card, me=voice.me)
    message = "do-put-under" if effect.under else "do-put-on-top"
    return voice.say(message, verb=verb(voice, "put"), card=card, me=voice.me)


_RETURNED = {type(None): "this-card", e.Resolved: "played-card"}
"""Which card goes back: by default the one that the event is about."""


@tells(e.TakeFromPile)
def _take_from_pile(voice: Voice, effect: e.TakeFromPile) -> str:
    cards = voice.say("up-to-of-type", count=effect.up_to, type=type_name(effect.type))
    return voice.say("do-take-from-pile", verb=verb(voice, "take"), cards=cards, me=voice.me)


@tells(e.Lay)
def _lay(voice: Voice, effect: e.Lay) -> str:
    down = effect.type != e.STATUS
    return voice.say(
        f"do-lay-from-{effect.source}",
        verb=verb(voice, "lay"),
        type=type_name(effect.type),
        down=yes(down),
        response=yes(down and effect.type != e.RESPONSE),
        me=voice.me,
    )


@tells(e.PlayCard)
def _play_card(voice: Voice, effect: e.PlayCard) -> str:
    if effect.by != e.OWN:
        several = isinstance(effect.by, tuple)
        name, person = who(voice, e.CAUSE if several else effect.by)
        done = _play_card(voice.of(person), replace(effect, by=e.OWN))
        may = voice.say("may", who=name, person=person, do=done)
        return _choose(voice, effect.by, None, may) if isinstance(effect.by, tuple) else may
    cards = [voice.words.name(type_name(type).id, "a") for type in effect.types]
    text = voice.say(
        f"do-play-from-{effect.source}",
        verb=verb(voice, "play"),
        card=voice.words.row(cards) if cards else voice.say("some-cards", count=1),
        me=voice.me,
    )
    if effect.then_draw:
        drawn = voice.say("do-draw", verb=verb(voice, "draw"))
        return voice.say("join-then", first=text, second=drawn)
    return text
