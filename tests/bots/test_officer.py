"""The officer, and the evaluation it relies on."""

from itertools import pairwise
from typing import Any

import pytest
from tests.played import still

from wartable.bots import Bot, make
from wartable.bots.model import model_in
from wartable.bots.officer import OfficerBot, play_on
from wartable.bots.outlook import Outlook
from wartable.bots.recruit import RecruitBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.game import find, settle
from wartable.core.parts import KNOWLEDGE, PACE, part
from wartable.games.quartermaster.bots import features, pace, value
from wartable.games.quartermaster.state import State
from wartable.lab import practice
from wartable.lab.simulation import play

QUARTERMASTER = find("quartermaster")
VARIANTS = features.VARIANTS


def test_officers_beat_recruits_that_have_learnt_nothing_from_either_side() -> None:
    won, rough = 0, practice.mind("quartermaster", practice.LearntFiles())
    for seed in range(8):
        options = settle(QUARTERMASTER, list(VARIANTS[seed // 2 % len(VARIANTS)]))
        mine = seed % 2
        bots: list[Bot] = [
            make("officer", seed * 6 + nation)
            if nation % 2 == mine
            else RecruitBot(seed * 6 + nation, rough)
            for nation in range(6)
        ]
        outcome = play(QUARTERMASTER, options, seed // 2, bots)
        won += outcome.winner == ("axis", "allies")[mine]
    assert won >= 6


@pytest.mark.parametrize("words", [("cover",), ("edition=first", "air_marshal", "cover")])
def test_what_an_officer_answers_depends_on_nothing_that_is_hidden_from_it(
    words: tuple[str, ...],
) -> None:
    state = QUARTERMASTER.new(settle(QUARTERMASTER, list(words)), 5)
    recruits = [make("recruit", nation) for nation in range(6)]
    compared = number = 0
    while state.decisions and number < 400:
        number += 1
        decision = state.decisions[0]
        seat = Seat(QUARTERMASTER, lambda: state, decision.seat)
        if number % 9 == 0 and len(decision.options) > 1 and len(state.decisions) == 1:
            other = QUARTERMASTER.world(state, decision.seat, number)
            elsewhere = still(QUARTERMASTER, other, decision.seat)
            here, there = make("officer", number), make("officer", number)
            assert here.choose(seat, decision) == there.choose(elsewhere, decision)
            compared += 1
        QUARTERMASTER.answer(state, decision.seat, recruits[decision.seat].choose(seat, decision))
        state.events.clear()
    assert compared > 10


def best(position: str) -> str:
    """What an officer answers in a position."""
    state = QUARTERMASTER.position(position, 1)
    (decision,) = state.decisions
    seat = Seat(QUARTERMASTER, lambda: state, decision.seat)
    return seat.text(make("officer", 1).choose(seat, decision))


def test_an_officer_takes_a_supply_space_that_it_can_have() -> None:
    assert (
        best(
            """round 6
               turn germany play
               germany
                 armies germany, eastern_europe
                 hand build_army, sea_battle, build_navy
               soviet_union
                 armies moscow"""
        )
        == "play build_army"
    )


@pytest.mark.parametrize("words", VARIANTS)
def test_the_better_side_is_valued_higher(words: tuple[str, ...]) -> None:
    state = QUARTERMASTER.new(settle(QUARTERMASTER, list(words)), 3)
    state.round, state.vp = 15, [60, 90]
    behind = value(state)
    state.vp = [90, 60]
    ahead = value(state)
    assert all(0 <= one <= 1 for one in behind + ahead)
    assert behind[0] + 0.3 < ahead[0]
    assert ahead[0] == ahead[2] == ahead[4] == pytest.approx(1 - ahead[1])


def test_a_finished_game_is_worth_its_result() -> None:
    state = QUARTERMASTER.new(settle(QUARTERMASTER, []), 3)
    state.winner = 1
    assert value(state) == [0.0, 1.0, 0.0, 1.0, 0.0, 1.0]


def test_a_model_says_how_it_was_made_and_weighs_every_feature() -> None:
    model, known = model_in("wartable.games.quartermaster.bots"), features
    assert model.names == known.NAMES
    assert len(model.chance) == len(model.lead) == len(known.NAMES)
    assert str(model.made["command"]).startswith("wartable train quartermaster")
    loss, half = model.made["held_out"]["log_loss"]
    assert loss + half < model.made["held_out"]["log_loss_of_a_constant"][0]


class Counted(Seat):
    """A seat that counts the worlds that were asked of it."""

    dealt = 0

    def world(self, seed: int) -> State:
        """One more."""
        self.dealt += 1
        found: State = super().world(seed)
        return found


@pytest.mark.parametrize(("tried", "expected"), [(None, {1}), (3, {1, pace.WORLDS})])
def test_an_officer_looks_at_further_worlds_only_where_it_compares_answers(
    tried: int | None, expected: set[int]
) -> None:
    state = QUARTERMASTER.new(settle(QUARTERMASTER, []), 3)
    dealt = set()
    for number in range(60):
        (decision,) = state.decisions[:1]
        seat = Counted(QUARTERMASTER, lambda: state, decision.seat)
        officer = OfficerBot(number, tried=tried)
        QUARTERMASTER.answer(state, seat.number, officer.choose(seat, decision))
        dealt.add(seat.dealt)
    assert dealt == expected


class Counting:
    """Knows nothing, and counts the worlds that it is asked to value."""

    def __init__(self, stops: int = 0) -> None:
        self.valued, self.stops = 0, stops

    def judge(self, state: Any, decision: Decision) -> list[float]:
        """No answer looks better than another."""
        return [0.0] * len(decision.options)

    def value(self, state: Any) -> list[float]:
        """Nor does a world."""
        self.valued += 1
        return [0.5] * 6

    def rolls(self, decision: Decision, option: int) -> bool:
        """Dice come with so many answers."""
        return decision.options[0] >> 16 == self.stops


def test_an_officer_tries_fewer_answers_in_each_further_world() -> None:
    naval = find("naval")
    state, its_pace = naval.new(settle(naval, []), 5), part(naval, PACE)
    decision = state.decisions[0]
    seat = Seat(naval, lambda: state, decision.seat)
    assert len(decision.options) > 6 and its_pace is not None and its_pace.WORLDS > 1
    for tried in (1, 2, 3, 6):
        known = Counting(stops=-1)
        OfficerBot(1, known, tried).choose(seat, decision)
        expected, live = 0, tried
        for _ in range(its_pace.WORLDS if tried > 1 else 0):
            expected, live = expected + live, max(2, (live + 1) // 2)
        assert known.valued == expected, tried


class Walk:
    """A game of steps, each with its number; a stretch is ten of them."""

    def answer(self, state: "Steps", seat: int, option: int) -> None:
        """One step."""
        state.done += 1

    def stretch(self, state: "Steps") -> int:
        """Ten steps."""
        return state.done // 10


class Steps:
    """How far one has come."""

    def __init__(self, done: int, last: int) -> None:
        self.done, self.last, self.events = done, last, list[Event]()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The next step, unless it was the last one."""
        options = (self.done << 16, self.done << 16 | 1)
        return (Decision(0, "walk 1", "ask", options),) if self.done < self.last else ()


@pytest.mark.parametrize(
    ("begun", "last", "dice", "ends"),
    [(0, 99, -1, 10), (7, 99, -1, 10), (0, 4, -1, 4), (0, 99, 6, 6), (0, 99, 10, 10)],
)
def test_an_officer_plays_on_to_the_end_of_a_stretch_or_until_dice_are_to_be_rolled(
    begun: int, last: int, dice: int, ends: int
) -> None:
    game: Any = Walk()
    steps = Steps(begun, last)
    play_on(game, Counting(dice), steps, game.stretch(steps))
    assert steps.done == ends


@pytest.mark.parametrize(
    ("winner", "chances"), [(0, [1.0, 0.0, 0.0]), (2, [0.0, 0.0, 1.0]), (-2, [1 / 3] * 3)]
)
def test_when_a_game_is_over_its_chances_are_its_result(winner: int, chances: list[float]) -> None:
    naval = find("naval")
    state, known = naval.new(settle(naval, ["seats=3"]), 5), part(naval, KNOWLEDGE)
    assert known is not None
    state.winner = winner
    state.decisions = ()
    found = [Outlook(naval, known, seat, state).chance(state) for seat in range(3)]
    assert found == pytest.approx(chances)


@pytest.mark.parametrize("game", ["quartermaster", "naval", "europe"])
def test_no_level_looks_at_fewer_answers_or_worlds_than_the_one_below_it(game: str) -> None:
    found = part(find(game), PACE)
    assert found is not None
    officer = found.TRIED, found.WORLDS
    for below, above in pairwise((officer, found.GLANCED["general"], found.GLANCED["marshal"])):
        assert below[0] <= above[0] and below[1] <= above[1]
