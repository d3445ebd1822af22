"""Whether answers have the numbers that the game promises for its settings."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from wartable.core.decision import BadInput
from wartable.core.game import Game, Options
from wartable.core.numbering import Bounds, Numbering


class Numbers:
    """The numbering and bounds of some settings, compared with real questions."""

    def __init__(self, game: Game, options: Options) -> None:
        self.numbering: Numbering | None = None
        self.bounds = Bounds(0, 0, 0)
        # A game may be played without numbers.
        with suppress(BadInput):
            self.numbering, self.bounds = game.actions(options), game.bounds(options)
        self.most = self.longest = 0
        """The most options of a question, and the longest game, so far."""
        self._right: set[int] = set()
        """Options that have a number and can be read back from it in any state."""

    def wrong(self, state: Any, options: Sequence[int], answers: int) -> str:
        """What is wrong with the numbers of some options, if anything."""
        if self.numbering is None:
            return ""
        self.most = max(self.most, len(options))
        self.longest = max(self.longest, answers + 1)
        if self.most > self.bounds.options or self.longest > self.bounds.answers:
            return f"{self.most} options or {self.longest} answers are beyond {self.bounds}"
        several = {*options}
        if len(several) != len(options):
            return "an option is offered twice"
        left = sorted(several - self._right)
        try:
            indices = self.numbering.indices(state, left)
        except KeyError as missing:
            return f"{missing} has no number"
        # So no two have the same number.
        if [self.numbering.option(state, index) for index in indices] != left:
            return "a number is read back as another option"
        self._right.update(filter(self.numbering.fixed, left))
        return ""
