"""The bot that looks ahead to the end of the turn, or of the round, in a few worlds."""

from typing import Any

from wartable.bots.judging import JudgingBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import Game
from wartable.core.parts import PACE, Knowledge, part

TRIED, WORLDS = 3, 2
"""How many answers it tries in how many worlds, if the game does not say."""
TRUST, WORST = 0.006, -5.0
"""What a point of judgement is worth in chances, for each world, and the most it can cost."""
HOPELESS = -10.0
"""Answers judged this far behind the best are not tried."""
LONG = 200
"""The most answers before a world is judged."""


class OfficerBot(JudgingBot):
    """Tries its most promising answers in the same few worlds, and takes the best.

    In a game with a well-learnt judgement, an officer tries only one: it goes by that judgement.
    """

    level = "officer"

    def __init__(
        self,
        seed: int | str,
        known: Knowledge | None = None,
        tried: int | None = None,
        worlds: int | None = None,
    ) -> None:
        super().__init__(seed, known)
        self._tried, self._worlds = tried, worlds
        """How many answers it tries, and in how many worlds; without them, as the game says."""

    def best(self, seat: Seat, decision: Decision, known: Knowledge) -> int:
        """The answer after which the turn ends best."""
        pace = part(seat.game, PACE)
        tried = self._tried or (pace.TRIED if pace else TRIED)
        count = self._worlds or (pace.WORLDS if pace else WORLDS)
        world = seat.world(self._random.getrandbits(40))
        promised = known.judge(world, decision)
        best = max(promised)
        ranked = sorted(zip(promised, decision.options, strict=True), key=lambda pair: -pair[0])
        scores = {
            option: TRUST * count * max(p - best, WORST)
            for p, option in ranked[:tried]
            if p - best > HOPELESS
        }
        if len(scores) == 1:
            return ranked[0][1]
        began = seat.game.stretch(world)
        for number in range(count):
            if number:
                world = seat.world(self._random.getrandbits(40))
            for option in scores:
                later = world.copy()
                if not known.rolls(decision, option):
                    seat.game.answer(later, decision.seat, option)
                    play_on(seat.game, known, later, began)
                scores[option] += known.value(later)[decision.seat]
            if (number + 1) % max(1, count // 2) == 0:
                # The worse half need not be tried in other worlds.
                live = sorted(scores, key=lambda option: -scores[option])
                scores = {option: scores[option] for option in live[: max(2, (len(live) + 1) // 2)]}
        return max(scores, key=scores.__getitem__)


def play_on(game: Game, known: Knowledge, world: Any, began: object) -> None:
    """Let everyone take what promises most, until a turn or round ends or dice are rolled."""
    for _ in range(LONG):
        if not world.decisions or game.stretch(world) != began:
            return
        decision = world.decisions[0]
        options = decision.options
        option = options[0]
        if len(options) > 1:
            promised = known.judge(world, decision)
            option = options[promised.index(max(promised))]
            if known.rolls(decision, option):
                return
        game.answer(world, decision.seat, option)
        world.events.clear()
