"""The open questions of a table, as their seats see them, and what answers in words mean."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wartable.core.decision import Decision
from wartable.core.game import offers
from wartable.core.orders import Reaction
from wartable.core.speaking import speaker
from wartable.server import api

if TYPE_CHECKING:
    from wartable.server.tables import Table


class Questions:
    """What each seat is asked now; built once, however often it is looked at."""

    def __init__(self, table: "Table") -> None:
        self._table, self._speaker = table, speaker(table.game)
        self._told: dict[int, api.Question] = {}
        self._answers: dict[int, dict[str, int]] = {}
        self._reactions: dict[int, Reaction | None] = {}

    def forget(self) -> None:
        """Forget the questions, because others are open now."""
        self._told.clear()
        self._answers.clear()
        self._reactions.clear()

    def reaction(self, seat: int) -> Reaction | None:
        """The open question of a seat as a chance to react, if it is one: for its orders."""
        if seat not in self._reactions:
            state = self._table.playing.state
            self._reactions[seat] = self._table.game.reaction(state, seat)
        return self._reactions[seat]

    def of(self, seat: int) -> api.Question | None:
        """The open question of a seat, as that seat sees it."""
        found = self._told.get(seat)
        if found is None:
            decision = self._table.open.get(seat)
            if decision is None or self._table.status != "playing":
                return None
            found = self._told[seat] = self._asked(seat, decision)
        return found

    def _asked(self, seat: int, decision: Decision) -> api.Question:
        game, state = self._table.game, self._table.playing.state
        text, answer = game.text, self._speaker.answer
        message, facts = self._speaker.question(state, decision)
        answers = self._answers[seat] = {}
        choices = []
        free = [o for o in offers(game, state, seat) if o not in decision.options]
        for option in (*decision.options, *free):
            words = text(state, option)
            answers[words] = option
            spoken, about = answer(state, decision, option)
            choices.append(api.Choice(words, f"answer-{spoken}", about))
        ask, number = f"ask-{message}", self._table.numbers[seat]
        chance, asked = self._chance(seat, text), len(decision.options)
        rule, said, free_said = decision.rule, choices[:asked], choices[asked:]
        return api.Question(number, rule, decision.ask, ask, facts, said, chance, free_said)

    def _chance(self, seat: int, text: Callable[[Any, int], str]) -> api.Chance | None:
        """The open question of a seat as a chance to react, if it is one."""
        found = self.reaction(seat)
        if found is None:
            return None
        state = self._table.playing.state
        uses = {text(state, option): card for option, card in found.uses.items()}
        return api.Chance(text(state, found.decline), uses)

    def option(self, seat: int, words: str) -> int:
        """The answer that words mean; raises Illegal with the reason if there is none."""
        option = self._answers.get(seat, {}).get(words)
        if option is not None:
            return option
        return self._table.game.parse(self._table.playing.state, seat, words)

    def unasked(self, seat: int, words: str) -> bool:
        """Whether a seat may say that without a question that offers it."""
        game, state = self._table.game, self._table.playing.state
        decision = self._table.open.get(seat)
        asked = () if decision is None else decision.options
        free = (option for option in offers(game, state, seat) if option not in asked)
        return any(game.text(state, option) == words for option in free)
