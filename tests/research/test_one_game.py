"""Every library plays the game of a plain table: the same questions, views, pictures, ends."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
import pyspiel
import pytest
from gymnasium.utils import seeding
from msgspec.structs import replace

import wartable.adapters.openspiel  # noqa: F401 the games are registered when it is imported
from wartable.adapters.drawing import drawn
from wartable.adapters.gymnasium import SoloEnv
from wartable.adapters.learning import NumberedGame
from wartable.adapters.pettingzoo import TogetherEnv, TurnEnv
from wartable.adapters.vector import VectorEnv
from wartable.bots import Bot, make
from wartable.bots.seat import Seat
from wartable.core.game import SPECTATOR, find, settle

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("naval", {"scenario": "falkland_express"}),
    ("quartermaster", {"edition": "first"}),
]
each_kind = pytest.mark.parametrize(("name", "options"), KINDS)
MOST = 70
"""So many answers of a game are compared."""
PICTURES = 23
"""A table is drawn once in so many answers."""


class Moment(NamedTuple):
    """What a table says before an answer: who is asked, and what that seat is given."""

    seats: tuple[int, ...]
    observations: tuple[bytes, ...]
    masks: tuple[bytes, ...]
    picture: str | None
    answers: int
    ended: tuple[float, ...] = ()


def first_seed(seed: int) -> int:
    """The seed that an environment draws for its table from its own."""
    return int(seeding.np_random(seed)[0].integers(1 << 62))


def seen(
    table: NumberedGame, seats: tuple[int, ...]
) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """What some seats see and may answer, counted anew."""
    rows = [table.observer.observe(table.state, seat, list(table.recent)) for seat in seats]
    masks = [table.observer.mask(table.state, seat) for seat in seats]
    return tuple(row.tobytes() for row in rows), tuple(mask.tobytes() for mask in masks)


def picks(seed: int) -> Callable[[bytes], int]:
    """Choices among what a mask allows, the same ones each time."""
    random = np.random.default_rng(seed)
    return lambda mask: int(random.choice(np.flatnonzero(np.frombuffer(mask, np.int8))))


def plainly(name: str, options: dict[str, Any], seed: int) -> Iterator[Moment]:
    """A plain table, one answer after the other."""
    table, pick = NumberedGame(name, options), picks(seed)
    table.reset(first_seed(seed))
    for count in range(MOST):
        if not table.asked:
            break
        seat = table.asked[0].seat
        rows, masks = seen(table, (seat,))
        shown = not count % PICTURES
        picture = drawn(table.game, table.state, "ansi", SPECTATOR) if shown else None
        yield Moment((seat,), rows, masks, picture, count)
        table.step(seat, pick(masks[0]))
    yield Moment((), (), (), None, table.steps, table.game.returns(table.state))


def in_turn(game: TurnEnv, seed: int) -> Iterator[Moment]:
    """The same table through PettingZoo."""
    game.reset(seed)
    pick = picks(seed)
    for count in range(MOST):
        if any(game.terminations.values()) or any(game.truncations.values()):
            break
        assert {*game.rewards.values()} == {0.0}, "nothing is won before the end"
        agent = game.agent_selection
        given = game.observe(agent)
        mask = given["action_mask"].tobytes()
        seat = game.possible_agents.index(agent)
        row = given["observation"].tobytes()
        yield Moment((seat,), (row,), (mask,), None if count % PICTURES else game.render(), count)
        game.step(pick(mask))
    yield Moment((), (), (), None, game.table.steps, tuple(game.rewards.values()))


@each_kind
def test_agents_in_turn_play_the_game_of_a_plain_table(name: str, options: dict[str, Any]) -> None:
    game = TurnEnv(name, render_mode="ansi", **options)
    plain = list(plainly(name, options, 7))
    assert list(in_turn(game, 7)) == plain
    assert list(in_turn(game, 8)) == list(plainly(name, options, 8)) != plain
    assert list(in_turn(game, 7)) == plain, "whatever was played before"
    for limit in (1, 3, len(plain) - 2):
        short = TurnEnv(name, render_mode="ansi", max_cycles=limit, **options)
        moments = list(in_turn(short, 7))
        assert moments[:-1] == plain[:limit] and moments[-1].answers == limit
        assert all(short.truncations.values()) and not any(short.terminations.values())


@each_kind
def test_agents_at_once_play_the_game_of_a_plain_table(name: str, options: dict[str, Any]) -> None:
    def played(limit: int | None, again: Any = None) -> tuple[Any, int, list[Any]]:
        game = again or TogetherEnv(name, render_mode="ansi", max_cycles=limit, **options)
        table, pick = NumberedGame(name, options), picks(9)
        table.reset(first_seed(9))
        given, _ = game.reset(9)
        cycles, ends, told = 0, [False], []
        while not any(ends) and cycles < MOST:
            if not cycles % PICTURES:
                assert game.render() == drawn(table.game, table.state, "ansi", SPECTATOR)
            everybody = tuple(range(len(table.seats)))
            rows, masks = seen(table, everybody)
            assert tuple(one["observation"].tobytes() for one in given.values()) == rows
            asked = {one.seat for one in table.asked}
            actions = {}
            for seat, (agent, one) in enumerate(given.items()):
                assert one["action_mask"][:-1].tobytes() == masks[seat]
                assert one["action_mask"][-1] == (seat not in asked), "only who waits may wait"
                actions[agent] = pick(masks[seat]) if seat in asked else game.wait
            told.append(rows)
            for one in table.asked:
                action = actions[table.seats[one.seat]]
                if action in table.legal(one.seat):
                    table.step(one.seat, action)
            given, rewards, over, cut, _ = game.step(actions)
            assert tuple(rewards.values()) == table.game.returns(table.state)
            ends = [*over.values(), *cut.values()]
            cycles += 1
            assert all(over.values()) == any(over.values()) == (not table.asked)
            assert all(cut.values()) == any(cut.values())
        assert bool(game.agents) == (not any(ends))
        return game, cycles, told

    game, whole, told = played(None)
    _, again, same = played(None, game)
    assert (again, same) == (whole, told), "whatever was played before"
    for limit in (1, 2, whole - 1):
        assert played(limit)[1] == limit
    two, cycles, _ = played(2)
    assert cycles == 2 and played(2, two)[1] == 2, "cycles are counted anew"


def go_on(table: NumberedGame, bots: dict[int, Bot], own: int) -> None:
    """Let bots answer until somebody else is asked."""
    while table.asked and all(one.seat != own for one in table.asked):
        decision = table.asked[0]
        seat = Seat(table.game, lambda: table.state, decision.seat)
        option = bots[decision.seat].choose(seat, decision)
        table.step(decision.seat, table.observer.numbering.index(table.state, option))


@each_kind
def test_one_agent_against_bots_plays_the_game_of_a_plain_table(
    name: str, options: dict[str, Any]
) -> None:
    for own in (0, 1):
        play = NumberedGame(name, options).seats[own]
        game = SoloEnv(name, play=play, bots="recruit", render_mode="ansi", **options)
        for seed in (3, 4, 3):
            given, _ = game.reset(seed=seed)
            table, random, pick = NumberedGame(name, options), seeding.np_random(seed)[0], picks(5)
            table.reset(int(random.integers(1 << 62)))
            others = [one for one in range(len(table.seats)) if one != own]
            bots = {one: make("recruit", int(random.integers(1 << 30))) for one in others}
            total = 0.0
            for count in range(12):
                go_on(table, bots, own)
                rows, masks = seen(table, (own,))
                assert given["observation"].tobytes() == rows[0]
                assert given["action_mask"].tobytes() == masks[0]
                assert game.action_masks().tolist() == [bool(one) for one in masks[0]]
                if not count % PICTURES:
                    assert game.render() == drawn(table.game, table.state, "ansi", own)
                if not table.asked:
                    break
                action = pick(masks[0])
                table.step(own, action)
                given, reward, over, cut, _ = game.step(action)
                total += reward
                go_on(table, bots, own)
                assert (over, cut) == (not table.asked, False)
            assert total == table.game.returns(table.state)[own]


def test_many_games_begin_anew_with_their_seeds_and_go_on_to_the_same_next_ones() -> None:
    def played(many: VectorEnv, seed: int) -> list[Any]:
        shared, pick, found = many.reset(seed=seed), picks(seed), []
        for _ in range(90):
            found.append(deepcopy([part for part in shared if part is not shared.actions]))
            shared = many.step([pick(mask.tobytes()) for mask in shared.masks])
        return found

    def same(one: list[Any], other: list[Any]) -> bool:
        return all(
            np.array_equal(a, b)
            for x, y in zip(one, other, strict=True)
            for a, b in zip(x, y, strict=True)
        )

    with VectorEnv("naval", 2, processes=1, scenario="falkland_express") as many:
        first = played(many, 5)
        assert sum(int(moment[4].sum()) for moment in first) > 2, "some games have ended"
        assert not same(played(many, 6), first)
        assert same(played(many, 5), first)


@each_kind
def test_a_game_that_never_ends_is_stopped_at_its_bound_in_every_library(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, most = find(name), 9
    usual = game.bounds(settle(game, []))
    shorter = replace(usual, answers=most)
    monkeypatch.setattr(game, "bounds", lambda options: shorter)
    words = {key: str(value) for key, value in options.items()}
    turns = list(in_turn(TurnEnv(name, render_mode="ansi", **options), 7))
    assert turns[-1].answers == most and {*turns[-1].ended} == {0.0}
    together = TogetherEnv(name, **options)
    given, _ = together.reset(7)
    for _ in range(most):
        actions = {who: int(np.flatnonzero(one["action_mask"])[0]) for who, one in given.items()}
        given, rewards, over, cut, _ = together.step(actions)
        assert not any(over.values()) and not any(rewards.values())
        if any(cut.values()):
            break
    assert all(cut.values()) and together.table.steps >= most and not together.agents
    solo, cut_short, steps = SoloEnv(name, bots="random", **options), False, 0
    seen_, _ = solo.reset(seed=7)
    while not cut_short:
        legal = np.flatnonzero(seen_["action_mask"])
        seen_, reward, ended, cut_short, _ = solo.step(int(legal[0]))
        steps += 1
        assert not ended and not reward and steps <= most
    assert solo.table.steps == most
    with VectorEnv(name, 1, processes=1, **options) as many:
        shared = many.reset(seed=7)
        for step in range(1, 2 * most + 1):
            shared = many.step([int(np.flatnonzero(shared.masks[0])[0])])
            assert bool(shared.over[0]) == (step % most == 0) and not shared.rewards.any()
    told = ",".join(f"{key}={value}" for key, value in words.items())
    state = pyspiel.load_game(f"wartable_{name}({told})").new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[0])
        assert len(state.match.answers) <= most
    assert len(state.match.answers) == most and {*state.returns()} == {0.0}
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
