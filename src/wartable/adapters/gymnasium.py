"""Gymnasium: one agent against bots of a chosen level.

`gymnasium.make("wartable.adapters.gymnasium:wartable/stones-v1", play="north", bots="officer")`;
once this module is imported, the name after the colon is enough.
"""

from typing import Any, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wartable.adapters.drawing import RENDER_MODES, drawn, known_mode
from wartable.adapters.learning import LEAST, MOST, IfIllegal, NumberedGame, in_words, require
from wartable.bots import Bot, make
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput
from wartable.core.game import games
from wartable.core.parts import SIDES, part

Observation = dict[str, Any]
BOT_SEEDS = 1 << 30


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One agent in one seat, or in all seats of a side; bots answer for the others."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    @in_words()
    def __init__(
        self,
        game: str,
        *,
        play: str = "",
        bots: str = "recruit",
        illegal: IfIllegal = "replace",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = table = NumberedGame(game, options)
        require("illegal", illegal, get_args(IfIllegal))
        self.render_mode, self._level, self._illegal = known_mode(render_mode), bots, illegal
        make(bots, 0)
        self.own = own_seats(table, play)
        row = spaces.Box(LEAST, MOST, (table.observer.size,), np.float32)
        mask = spaces.Box(0, 1, (table.observer.actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": row, "action_mask": mask})
        self.action_space = spaces.Discrete(table.observer.actions)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the first question to the agent."""
        super().reset(seed=seed)
        table, begun = self.table, False
        while not begun:
            table.reset(int(self.np_random.integers(1 << 62)))
            self._bots = {
                number: make(self._level, int(self.np_random.integers(BOT_SEEDS)))
                for number in range(len(table.seats))
                if number not in self.own
            }
            self._go_on()
            # A short game may end before the agent is asked anything: it does not count.
            begun = bool(table.asked)
        return self._seen(), {}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the agent's answer, and let the bots play until it is asked again."""
        table, seat = self.table, self._asked()
        legal = table.legal(seat)
        if legal and action not in legal and self._illegal == "replace":
            action = legal[int(self.np_random.integers(len(legal)))]
        table.step(seat, int(action))
        self._go_on()
        over = not table.asked
        reward = table.game.returns(table.state)[self.own[0]]
        return self._seen(), reward, over, not over and table.stopped, {}

    def _asked(self) -> int:
        """The agent's seat that has to answer; after the end, its first one."""
        asked = (d.seat for d in self.table.asked if d.seat in self.own)
        return next(asked, self.own[0])

    def _go_on(self) -> None:
        """Let the bots play until the agent is asked."""
        table = self.table
        while table.asked and not table.stopped:
            decision = table.asked[0]
            if any(found.seat in self.own for found in table.asked):
                return
            # A seat is made when it is asked: a copy of this game has seats of its own.
            seat = Seat(table.game, lambda: table.state, decision.seat)
            option = self._bots[decision.seat].choose(seat, decision)
            table.step(decision.seat, table.observer.numbering.index(table.state, option))

    def _seen(self) -> Observation:
        return self.table.observation(self._asked())

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may answer, in the form that sb3-contrib's `MaskablePPO` wants."""
        return self.table.observer.mask(self.table.state, self._asked()).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it: printed, or as text."""
        return drawn(self.table.game, self.table.state, self.render_mode, self._asked())


def own_seats(table: NumberedGame, words: str) -> tuple[int, ...]:
    """The agent's seats: a side, or seats by name; without any, the first one."""
    sides = part(table.game, SIDES) or {}
    names: list[str] = []
    for word in words.replace(",", " ").split() or table.seats[:1]:
        names += sides.get(word, (word,))
    for name in names:
        if name not in table.seats:
            raise BadInput("play", name, "one-of", choices=(*sides, *table.seats))
    return tuple(table.seats.index(name) for name in dict.fromkeys(names))


for _id, _game in games().items():
    gymnasium.register(
        id=f"wartable/{_id}-v{_game.rules_version}",
        entry_point="wartable.adapters.gymnasium:SoloEnv",
        kwargs={"game": _id},
        disable_env_checker=True,
    )
