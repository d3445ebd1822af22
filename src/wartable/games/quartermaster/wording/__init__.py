"""The text of a card, generated from what the card does."""

from msgspec.structs import replace

from wartable.games.quartermaster.effects import (
    ONCE_A_TURN,
    About,
    After,
    Always,
    Began,
    Card,
    Clause,
    During,
    Happening,
    MayBuild,
    When,
)
from wartable.games.quartermaster.wording import card_deeds, deeds
from wartable.games.quartermaster.wording.occasions import when
from wartable.games.quartermaster.wording.phrases import Voice
from wartable.games.quartermaster.wording.sequence import TELLS, paid, sequence, tidy
from wartable.words.text import Words, capital

__all__ = ["TELLS", "card_deeds", "card_text", "clause_text", "deeds"]


def card_text(card: Card, nation: int, words: Words) -> str:
    """What is printed on a card of a nation."""
    voice = Voice(words, nation)
    return " ".join(clause_text(voice, clause, card.from_next_turn) for clause in card.clauses)


def clause_text(voice: Voice, clause: Clause, from_next_turn: bool = False) -> str:
    """One use of a card, as sentences."""
    occasion = when(voice, clause.when)
    if from_next_turn:
        occasion = voice.say("when-next-turn", when=occasion)
    voice = replace(voice, event=_event(clause.when), standing=isinstance(clause.when, Always))
    if isinstance(clause.when, MayBuild):
        text = voice.say("clause-may", when=occasion, do=sequence(voice.to(), clause.do))
    elif not occasion:
        text = voice.say("clause", do=_do(voice, clause))
    elif clause.limit == ONCE_A_TURN and not _once_anyway(clause.when):
        text = voice.say("clause-once", when=occasion, do=_do(voice, clause))
    else:
        text = voice.say("clause-when", when=occasion, do=_do(voice, clause))
    return capital(tidy(text))


def _event(occasion: When) -> Happening | None:
    return occasion.event if isinstance(occasion, After | About) else None


def _once_anyway(occasion: When) -> bool:
    """Whether it can only happen once a turn."""
    return isinstance(occasion, During) or isinstance(_event(occasion), Began)


def _do(voice: Voice, clause: Clause) -> str:
    if clause.cost:
        return paid(voice, clause.cost, clause.do)
    return sequence(voice, clause.do)
