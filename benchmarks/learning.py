"""Measure what programs that learn use, beside the classics of their libraries, in one run."""

import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker

from benchmarks.sheet import Sheet
from wartable.adapters import openspiel
from wartable.adapters.pettingzoo import raw_env
from wartable.adapters.vector import VectorEnv
from wartable.core.game import find, games, settle

SECONDS, REPEATS = 0.5, 5
REGISTERED = (kuhn_poker, openspiel)
"""Modules that tell OpenSpiel of their games when they are imported."""


def rate(run: Callable[[int, float], int]) -> float:
    """Steps a second of a run that gets a seed and a time to stop."""
    began = time.process_time()
    steps = run(1, began + SECONDS)
    return steps / (time.process_time() - began)


def bare(game_id: str) -> Callable[[int, float], int]:
    """Random answers to the engine itself."""
    game = find(game_id)
    options = settle(game, [])

    def run(seed: int, until: float) -> int:
        random, steps = Random(seed).random, 0
        while time.process_time() < until:
            state = game.new(options, seed + steps)
            while decisions := state.decisions:
                decision = decisions[0]
                choices = decision.options
                game.answer(state, decision.seat, choices[int(random() * len(choices))])
                state.events.clear()
                steps += 1
        return steps

    return run


def stepped(game_id: str) -> Callable[[int, float], int]:
    """The same through the environment, by action numbers, without looking."""
    env = raw_env(game_id)
    numbering = env.table.observer.numbering

    def run(seed: int, until: float) -> int:
        random, steps = Random(seed).random, 0
        while time.process_time() < until:
            env.reset(seed=seed + steps)
            while decisions := env.table.state.decisions:
                choices = decisions[0].options
                option = choices[int(random() * len(choices))]
                env.step(numbering.index(env.table.state, option))
                steps += 1
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


def in_turns(*runs: Callable[[int, float], int]) -> list[float]:
    """The best of each; in turns, so that a busy moment of the machine hits all."""
    rounds = [[rate(run) for run in runs] for _ in range(REPEATS)]
    return [max(found) for found in zip(*rounds, strict=True)]


def sheet() -> Sheet:
    """All of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6, texas_holdem_v4

        classics = looked(chess_v6.env()), looked(texas_holdem_v4.env())
    found = Sheet("for programs that learn: one core, steps/s; deals through OpenSpiel count too")
    chess, poker = in_turns(*classics)
    found.row("PettingZoo chess_v6, observed", f"{chess:,.0f}")
    found.row("PettingZoo texas_holdem_v4, observed", f"{poker:,.0f}")
    for game_id in games():
        seen, theirs = in_turns(looked(raw_env(game_id)), classics[0])
        ratio = seen / theirs
        found.row(f"{game_id}, observed", f"{seen:,.0f}")
        found.row(f"{game_id}, ratio to chess_v6", f"{ratio:.1f} ×", "≥ 3 ×", ratio >= 3)
        engine, env = in_turns(bare(game_id), stepped(game_id))
        share = env / engine
        found.row(f"{game_id}, step alone", f"{env:,.0f}")
        found.row(f"{game_id}, share of the bare engine", f"{share:.0%}", "≥ 80 %", share >= 0.8)
        found.row(f"{game_id}, 32 at once, by the clock", f"{vector(game_id):,.0f}")
        (own,) = in_turns(simulated(f"wartable_{game_id}(deals=20)"))
        found.row(f"{game_id}, OpenSpiel", f"{own:,.0f}")
    (theirs,) = in_turns(simulated("python_kuhn_poker"))
    found.row("OpenSpiel python_kuhn_poker", f"{theirs:,.0f}")
    (theirs,) = in_turns(simulated("chess"))
    found.row("OpenSpiel chess (C++)", f"{theirs:,.0f}")
    return found
