"""PettingZoo: every game as an AEC environment, and as a parallel one.

`env("stones", heap="20")`, or `from wartable.adapters.pettingzoo import stones_v1` in their own
style, or `pettingzoo.make("aec", "wartable/stones-v1")` from their registry. The number after the
name is the version of the rules.
"""

from functools import partial
from types import SimpleNamespace
from typing import Any, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv, aec_registry, register
from pettingzoo.utils import wrappers

from wartable.adapters.drawing import RENDER_MODES, drawn, known_mode
from wartable.adapters.learning import LEAST, MOST, IfIllegal, NumberedGame, cycles, require
from wartable.core.game import games


def seen_space(table: NumberedGame, more: int = 0) -> spaces.Dict:
    """What an agent is given: what it sees, and a mask of its actions."""
    row = spaces.Box(LEAST, MOST, (table.observer.size,), np.float32)
    mask = spaces.Box(0, 1, (table.observer.actions + more,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


def name_of(table: NumberedGame) -> str:
    """The name of an environment, with the version of the rules."""
    return f"{table.game.id}_v{table.game.rules_version}"


class TurnEnv(AECEnv[str, dict[str, Any], Any]):
    """One agent after the other: whoever is asked. Rewards come at the end of the game."""

    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = table = NumberedGame(game, options, max_cycles)
        self.render_mode = known_mode(render_mode)
        self.metadata = {
            "name": name_of(table),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = list(table.seats)
        self._seen, self._chosen = seen_space(table), {
            agent: spaces.Discrete(table.observer.actions) for agent in table.seats
        }  # fmt: skip
        self._number = {agent: seat for seat, agent in enumerate(table.seats)}
        self._over = False
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all answers."""
        return self._chosen[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, a different one each time."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.reset(int(self._random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self.agent_selection = self.table.seats[self.table.asked[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may answer."""
        return self.table.observation(self._number[agent])

    def step(self, action: Any) -> None:
        """Take the answer of the agent that is asked."""
        if self._over:
            self._was_dead_step(action)
            return
        table = self.table
        table.step(table.state.decisions[0].seat, action)
        decisions = table.state.decisions
        if decisions and table.steps < table.limit:
            self.agent_selection = table.seats[decisions[0].seat]
        else:
            self._end()

    def _end(self) -> None:
        table = self.table
        decisions, self._over = table.asked, True
        ended = self.truncations if decisions else self.terminations
        for agent, value in zip(self.possible_agents, table.game.returns(table.state), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = value
            ended[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or as text."""
        return drawn(self.table.game, self.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""


class TogetherEnv(ParallelEnv[str, dict[str, Any], Any]):
    """All agents at once: those who are asked answer, the others wait (the last action)."""

    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: IfIllegal = "replace",
        **options: Any,
    ) -> None:
        self.table = table = NumberedGame(game, options)
        require("illegal", illegal, get_args(IfIllegal))
        self.render_mode, self._illegal = known_mode(render_mode), illegal
        self._cycles = cycles(max_cycles, table.limit)
        self.metadata = {"name": name_of(table), "render_modes": RENDER_MODES}
        self.possible_agents = list(table.seats)
        self.agents: list[str] = []
        self.wait = table.observer.actions
        """The action of an agent that is not asked."""
        self._seen = seen_space(table, 1)
        self._chosen = {agent: spaces.Discrete(self.wait + 1) for agent in table.seats}
        self._random, _ = seeding.np_random(None)
        self._cycle = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all answers, plus waiting."""
        return self._chosen[agent]

    def _observations(self) -> dict[str, dict[str, Any]]:
        found, table = {}, self.table
        for seat, agent in enumerate(self.possible_agents):
            row = table.observer.observe(table.state, seat, table.recent)
            mask = np.zeros(self.wait + 1, np.int8)
            table.observer.mask(table.state, seat, mask[:-1])
            mask[-1] = not mask.any()
            found[agent] = {"observation": row, "action_mask": mask}
        return found

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game; without a seed, a different one each time."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.reset(int(self._random.integers(1 << 62)))
        self.agents, self._cycle = list(self.possible_agents), 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:  # fmt: skip
        """Take the answers of all agents that are asked."""
        table = self.table
        given = {decision: actions[table.seats[decision.seat]] for decision in table.asked}
        if self._illegal == "raise":
            # Before anyone moves.
            for decision, action in given.items():
                if action not in table.legal(decision.seat):
                    table.step(decision.seat, action)
        for decision, action in given.items():
            seat = decision.seat
            # What a teammate has just taken may be gone: then the seat is asked again.
            legal = table.legal(seat)
            if action not in legal:
                if decision not in table.asked:
                    continue
                action = legal[int(self._random.integers(len(legal)))]
            table.step(seat, action)
        self._cycle += 1
        over = not table.asked
        cut = not over and (self._cycle >= self._cycles or table.stopped)
        agents = self.agents
        values = table.game.returns(table.state)
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, values, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, or as text."""
        return drawn(self.table.game, self.table.state, self.render_mode)


def raw_env(game: str, **options: Any) -> TurnEnv:
    """An environment without wrappers: the fastest one, which trusts its caller."""
    return TurnEnv(game, **options)


def env(game: str, **options: Any) -> AECEnv[str, dict[str, Any], Any]:
    """An environment that ends when someone chooses an illegal action, and then loses."""
    found: AECEnv[str, dict[str, Any], Any] = raw_env(game, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


def parallel_env(game: str, **options: Any) -> TogetherEnv:
    """An environment in which all agents answer at once."""
    return TogetherEnv(game, **options)


for _id, _game in games().items():
    _name = f"wartable/{_id}-v{_game.rules_version}"
    if _name not in aec_registry:
        register("aec", _name, env, kwargs={"game": _id})
        register("parallel", _name, parallel_env, kwargs={"game": _id})


def __getattr__(name: str) -> SimpleNamespace:
    """A game in the form of PettingZoo's own modules: `stones_v1.env()`."""
    for id, game in games().items():
        if name == f"{id}_v{game.rules_version}":
            made = {"env": env, "raw_env": raw_env, "parallel_env": parallel_env}
            return SimpleNamespace(**{key: partial(make, id) for key, make in made.items()})
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
