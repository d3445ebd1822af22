"""Who puts a game into messages: its own `telling`, or plain ids."""

from typing import Any

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.game import Game
from wartable.core.parts import DETAILS, SPEAKER, Detail, Speaker, part
from wartable.core.summary import Facts


class PlainSpeaker:
    """For a game without messages of its own: numbers and ids as they are."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def event(self, state: Any, event: Event) -> tuple[str, Facts]:
        """The plain arguments."""
        facts: Facts = {"args": list(event.args)}
        if event.secret:
            facts["secret"] = list(event.secret)
        return event.kind, facts

    def question(self, state: Any, decision: Decision) -> tuple[str, Facts]:
        """Only the message."""
        return decision.ask.removeprefix("ask-"), {}

    def answer(self, state: Any, decision: Decision, option: int) -> tuple[str, Facts]:
        """The answer as records write it."""
        return self.game.text(state, option), {}


def speaker(game: Game) -> Speaker:
    """The speaker of a game."""
    return part(game, SPEAKER) or PlainSpeaker(game)


def details(game: Game, state: Any, seat: int, words: str) -> list[Detail]:
    """Everything there is to know about a legal answer beforehand; refuses any other."""
    option, found = game.parse(state, seat, words), part(game, DETAILS)
    asked = (one for one in state.decisions if one.seat == seat and option in one.options)
    decision = next(asked, None)
    return found(state, decision, option) if found is not None and decision is not None else []
