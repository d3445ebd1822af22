"""Telling people in their language what happened, what is asked, and why not."""

import errno
from typing import Any

from wartable.core.decision import BadInput, Decision, Reason
from wartable.core.events import Event
from wartable.core.game import Game, games
from wartable.core.match import Match
from wartable.core.parts import EXPLAIN, OWN_NAMES, SUMMARY, Detail, part
from wartable.core.speaking import speaker
from wartable.core.summary import Facts
from wartable.words.text import MissingText, Name, Names, Other, Value, Words, bare, capital, words


class Teller:
    """One game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.words = game, words(lang, game.id)
        self.speaker = speaker(game)
        self._explain, self._own_names = part(game, EXPLAIN), part(game, OWN_NAMES)
        self._own: dict[str, dict[str, str]] = {}
        self._common = self.words

    def hear(self, state: Any) -> None:
        """Learn the names that only this table has, from a scenario that someone made."""
        own = self._own_names(state, self._common.lang) if self._own_names else {}
        if own is not self._own:
            self._own, self.words = own, self._common.also(own) if own else self._common

    def log(self, state: Any, event: Event) -> str:
        """What happened, as a sentence."""
        self.hear(state)
        message, facts = self.speaker.event(state, event)
        return self._say(f"log-{message}", facts)

    def ask(self, state: Any, decision: Decision) -> str:
        """A question."""
        self.hear(state)
        message, facts = self.speaker.question(state, decision)
        return self._say(f"ask-{message}", facts)

    def answer(self, state: Any, decision: Decision, option: int) -> str:
        """An answer to a question."""
        self.hear(state)
        return self.answered(decision.ask, *self.speaker.answer(state, decision, option))

    def answered(self, ask: str, message: str, facts: Facts) -> str:
        """An answer by its message; some have different words for some questions."""
        message = f"answer-{message}"
        special = f"{message}-{ask.removeprefix('ask-')}"
        return self._say(special if self.words.has(special) else message, facts)

    def detail(self, state: Any, detail: Detail) -> str:
        """A line about an answer before it is given."""
        self.hear(state)
        return self._say(f"detail-{detail.message}", detail.facts)

    def ended(self, match: Match) -> str:
        """Why a game is over; nothing where the game does not tell, or had other rules then."""
        tell = part(match.game, SUMMARY)
        if tell is None or match.floor or match.differs():
            return ""
        self.hear(match.state)
        found = tell(match.state, match.events)
        return self._say(f"ended-{found.why}", found.facts)

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed: a part of a sentence."""
        facts: Facts = dict(reason.args)
        if self._explain is not None:
            facts |= self._explain(self.words, reason)
        return say(self.words, reason.message, facts)

    def _say(self, message: str, facts: Facts) -> str:
        return capital(say(self.words, message, facts))


def complaint(bad: BadInput, lang: str) -> str:
    """What is wrong with some input, and what was expected: one line."""
    message = f"expected-{bad.expected}"
    known = [words(lang, game_id) for game_id in ("", *games())]
    # What only one game expects is among its own words.
    spoken = next((found for found in known if found.has(message)), known[0])
    expected = spoken.say(message, **bad.facts)
    if isinstance(bad.where, int):
        where = known[0].say("line-number", line=str(bad.where))
    else:
        place = f"where-{bad.where}"
        where = known[0].name(place) if known[0].has(place) else bad.where
    # As Python writes it: no word may move the cursor of a terminal.
    given = {"word": repr(bad.word)[1:-1]} if bad.word else {}
    return known[0].say(bad.reason.message, where=where, expected=expected, **given)


def trouble(error: OSError) -> str:
    """The name of an error in the message `trouble`: ENOENT, EACCES …"""
    code = errno.errorcode.get(error.errno or 0)
    return code or (error.strerror or type(error).__name__).lower()


def say(spoken: Words, message: str, facts: Facts) -> str:
    """A message with its facts; without words, its id and the facts as they are."""
    try:
        return spoken.say(message, **{key: value(spoken, key, fact) for key, fact in facts.items()})
    except MissingText:
        return bare(message, facts)


def value(spoken: Words, key: str, fact: Any) -> Value:
    """A fact as messages want it: a name if there is one."""
    if isinstance(fact, list):
        fact = [str(one) for one in fact]
        family = key if key in spoken.families else key.removesuffix("s")
        if family == "card":
            # A title may have an "and" of its own.
            titles = [spoken.say("title", name=name(spoken, family, one)) for one in fact]
            return spoken.row(titles, "and")
        each = [named(spoken, family, one) or _other(spoken, family, one) for one in fact]
        ids = [one.id if isinstance(one, Name) else one for one in each if not isinstance(one, str)]
        if ids and len(ids) == len(fact):
            return Names(tuple(ids), "and")
        return spoken.row([name(spoken, family, one) for one in fact], "and")
    if isinstance(fact, int):
        return fact
    return named(spoken, key, str(fact)) or _other(spoken, key, str(fact))


def _other(spoken: Words, key: str, fact: str) -> Other | str:
    for family in spoken.families.get(key, key).split():
        if spoken.has(f"{family}-other"):
            return Other(f"{family}-other", fact)
    return fact


def named(spoken: Words, family: str, fact: str) -> Name | None:
    """The name of something: of the whole id, or of its last part if only that has one."""
    slug = fact.replace("_", "-")
    slugs = dict.fromkeys((slug.replace(".", "-"), slug.rpartition(".")[2]))
    found = (f"{one}-{s}" for one in spoken.families.get(family, family).split() for s in slugs)
    return next((Name(message) for message in found if spoken.has(message)), None)


def name(spoken: Words, families: str, fact: str) -> str:
    """The name of something in the first of some families that has one, or else its id."""
    for family in families.split():
        found = named(spoken, family, fact)
        if found is not None:
            return spoken.name(found.id)
    return fact
