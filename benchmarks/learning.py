"""Measure what programs that learn use, beside the classics of their libraries, in one run."""

import time
import warnings
from collections.abc import Callable
from itertools import cycle
from random import Random
from statistics import median
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from gymnasium.utils import seeding
from open_spiel.python.games import kuhn_poker

from benchmarks.sheet import Sheet
from wartable.adapters import openspiel
from wartable.adapters.pettingzoo import TurnEnv, raw_env
from wartable.adapters.vector import VectorEnv
from wartable.core.game import games

SECONDS, REPEATS = 0.4, 9
REGISTERED = (kuhn_poker, openspiel)
"""Modules that tell OpenSpiel of their games when they are imported."""


def rate(run: Callable[[int, float], int]) -> float:
    """Steps a second of a run that gets a seed and a time to stop."""
    began = time.process_time()
    steps = run(1, began + SECONDS)
    return steps / (time.process_time() - began)


class Recorded(NamedTuple):
    """A random game: both ways of playing it give the same answers."""

    seed: int
    own: int
    """The seed that the environment draws from its own."""
    options: list[int]
    actions: list[int]


def recorded(env: TurnEnv, count: int = 10) -> list[Recorded]:
    """Some random games, by answers and by action numbers."""
    found, numbering = [], env.table.observer.numbering
    for seed in range(count):
        env.reset(seed=seed)
        random, (drawn, _) = Random(seed), seeding.np_random(seed)
        game = Recorded(seed, int(drawn.integers(1 << 62)), [], [])
        while decisions := env.table.state.decisions:
            game.options.append(random.choice(decisions[0].options))
            game.actions.append(numbering.index(env.table.state, game.options[-1]))
            env.step(game.actions[-1])
        found.append(game)
    return found


def bare(env: TurnEnv, games: list[Recorded]) -> Callable[[int, float], int]:
    """Recorded games, by the engine itself."""
    engine, settings = env.table.game, env.table.options

    def run(seed: int, until: float) -> int:
        steps = 0
        for game in cycle(games):
            if time.process_time() > until:
                break
            state = engine.new(settings, game.own)
            for option in game.options:
                engine.answer(state, state.decisions[0].seat, option)
                state.events.clear()
            steps += len(game.options)
        return steps

    return run


def stepped(env: TurnEnv, games: list[Recorded]) -> Callable[[int, float], int]:
    """The same through the environment, by action numbers, without looking."""

    def run(seed: int, until: float) -> int:
        steps = 0
        for game in cycle(games):
            if time.process_time() > until:
                break
            env.reset(seed=game.seed)
            for action in game.actions:
                env.step(action)
            steps += len(game.actions)
        return steps

    return run


def looked(env: Any) -> Callable[[int, float], int]:
    """Any AEC environment, with every observation and mask."""

    def run(seed: int, until: float) -> int:
        random, steps = np.random.default_rng(seed), 0
        while time.process_time() < until:
            env.reset(seed=seed + steps)
            for _ in env.agent_iter():
                seen, _, over, stopped, _ = env.last()
                if over or stopped:
                    break
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                steps += 1
        return steps

    return run


def simulated(name: str) -> Callable[[int, float], int]:
    """Random games of OpenSpiel."""
    game = pyspiel.load_game(name)

    def run(seed: int, until: float) -> int:
        random, steps = Random(seed), 0
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = random.randrange(len(state.chance_outcomes()))
                    state.apply_action(state.chance_outcomes()[action][0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def vector(game_id: str) -> float:
    """Steps a second by the clock of many games over two processes, observed."""
    count, steps = 32, 0
    with VectorEnv(game_id, count, processes=2) as many:
        shared = many.reset(seed=1)
        began = time.perf_counter()
        while time.perf_counter() < began + 2 * SECONDS:
            shared = many.step(shared.masks.argmax(axis=1))
            steps += count
        return steps / (time.perf_counter() - began)


def in_turns(*runs: Callable[[int, float], int]) -> list[list[float]]:
    """Every run's rates; in turns, so that a busy moment of the machine hits all."""
    rounds = [[rate(run) for run in runs] for _ in range(REPEATS)]
    return [[*found] for found in zip(*rounds, strict=True)]


def ratio(ours: list[float], theirs: list[float]) -> float:
    """How many times as fast, in the middle of all turns."""
    return median(one / other for one, other in zip(ours, theirs, strict=True))


def sheet() -> Sheet:
    """All of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6, texas_holdem_v4

        classics = looked(chess_v6.env()), looked(texas_holdem_v4.env())
    found = Sheet("for programs that learn: one core, steps/s; deals through OpenSpiel count too")
    chess, poker = in_turns(*classics)
    found.row("PettingZoo chess_v6, observed", f"{max(chess):,.0f}")
    found.row("PettingZoo texas_holdem_v4, observed", f"{max(poker):,.0f}")
    for game_id in games():
        env = raw_env(game_id)
        seen, theirs = in_turns(looked(env), classics[0])
        times = ratio(seen, theirs)
        found.row(f"{game_id}, observed", f"{max(seen):,.0f}")
        found.row(f"{game_id}, ratio to chess_v6", f"{times:.1f} ×", "≥ 3 ×", times >= 3)
        played = recorded(env)
        steps, engine = in_turns(stepped(env, played), bare(env, played))
        share = ratio(steps, engine)
        found.row(f"{game_id}, step alone", f"{max(steps):,.0f}")
        found.row(f"{game_id}, share of the bare engine", f"{share:.0%}", "≥ 80 %", share >= 0.8)
        found.row(f"{game_id}, 32 at once, by the clock", f"{vector(game_id):,.0f}")
        (own,) = in_turns(simulated(f"wartable_{game_id}(deals=20)"))
        found.row(f"{game_id}, OpenSpiel", f"{max(own):,.0f}")
    (theirs,) = in_turns(simulated("python_kuhn_poker"))
    found.row("OpenSpiel python_kuhn_poker", f"{max(theirs):,.0f}")
    (theirs,) = in_turns(simulated("chess"))
    found.row("OpenSpiel chess (C++)", f"{max(theirs):,.0f}")
    return found
