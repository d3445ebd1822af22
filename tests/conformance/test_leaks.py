"""Nobody sees, is asked or is told anything that depends on what it cannot know."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.sound import wrong
from tests.conformance.walks import ALL, COVERED, NAMES, Variant, pick, samples, somewhere

from wartable.core.decision import Decision
from wartable.core.game import SPECTATOR, Game
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Type

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)
under_cover = pytest.mark.parametrize("variant", COVERED, ids=lambda variant: variant.id)

TOGETHER = 10
"""So many answers are given in two worlds side by side."""


def watchers(game: Game, state: Any) -> list[int]:
    """Everybody who looks on: the seats and a spectator."""
    return [SPECTATOR, *range(len(game.seats(state)))]


def asked(state: Any, seat: int) -> list[Decision]:
    """The questions of a seat."""
    return [decision for decision in state.decisions if decision.seat == seat]


def told(state: Any, seat: int) -> list[tuple[Any, ...]]:
    """What happened, as a seat sees it."""
    mask = 1 << seat if seat >= 0 else 0
    seen = [event.seen_by(mask) for event in state.events]
    return [(event.kind, event.args, event.secret) for event in seen]


@under_cover
def test_a_world_looks_like_the_truth_to_whoever_it_is_made_for(variant: Variant) -> None:
    game = variant.game
    for number, state in enumerate(samples(variant)):
        for seat in watchers(game, state)[number % 2 :: 2]:
            world = game.world(state, seat, number)
            assert game.view(world, seat) == game.view(state, seat)
            assert asked(world, seat) == asked(state, seat)


@every
def test_without_cover_a_world_looks_like_the_truth_to_whoever_is_asked(variant: Variant) -> None:
    game = variant.game
    for number, state in enumerate(samples(variant)):
        for decision in state.decisions[:2]:
            world = game.world(state, decision.seat, number)
            assert game.view(world, decision.seat) == game.view(state, decision.seat)
            assert asked(world, decision.seat) == asked(state, decision.seat)


@every
def test_a_world_is_sound_and_can_be_played(variant: Variant) -> None:
    game, random = variant.game, Random(1)
    for number, state in enumerate(samples(variant)[::3]):
        before = state.dump()
        seat = random.choice(watchers(game, state))
        world = game.world(state, seat, number)
        assert wrong(game.id, world) == ""
        for _ in range(15):
            if world.decisions:
                decision = random.choice(world.decisions)
                game.answer(world, decision.seat, pick(game, world, decision, random))
                world.events.clear()
                assert wrong(game.id, world) == ""
        assert state.dump() == before


@pytest.mark.parametrize("variant", COVERED[:1] + COVERED[-1:], ids=lambda variant: variant.id)
def test_worlds_differ_and_a_seed_gives_the_same_world_again(variant: Variant) -> None:
    game, state = variant.game, samples(variant)[8]
    worlds = [game.world(state, 0, seed).dump() for seed in range(8)]
    assert len(set(worlds)) > 4
    assert worlds == [game.world(state, 0, seed).dump() for seed in range(8)]


@under_cover
def test_the_same_answers_look_the_same_in_every_world(variant: Variant) -> None:
    game, random, steps = variant.game, Random(2), 0
    for number, state in enumerate(samples(variant)):
        seat = random.choice(watchers(game, state))
        first, second = state.copy(), game.world(state, seat, number)
        steps += side_by_side(game, first, second, seat, random)
    assert steps > 20


@pytest.mark.parametrize("name", NAMES)
@settings(derandomize=True, deadline=None, max_examples=30)
@given(data=st.data(), seed=st.integers(0, 10_000), skip=st.integers(0, 300))
def test_nobody_can_tell_the_truth_from_a_world(
    name: str, data: st.DataObject, seed: int, skip: int
) -> None:
    variant = data.draw(st.sampled_from([found for found in COVERED if found.name == name]))
    game, state = variant.game, somewhere(variant, seed, skip)
    seat = data.draw(st.sampled_from(watchers(game, state)))
    world = game.world(state, seat, seed)
    assert game.view(world, seat) == game.view(state, seat)
    assert asked(world, seat) == asked(state, seat)
    side_by_side(game, state.copy(), world, seat, Random(seed))


def side_by_side(game: Game, first: Any, second: Any, seat: int, random: Random) -> int:
    """Play two worlds with the same answers as long as that is possible; they must look alike."""
    for count in range(TOGETHER):
        # Dice are thrown in sight of all: the same ones in both.
        second.seed = first.seed
        twins = [d.seat for d in first.decisions] == [d.seat for d in second.decisions]
        if not first.decisions or not twins:
            return count
        at = random.randrange(len(first.decisions))
        decision = first.decisions[at]
        option = pick(game, first, decision, random)
        other = twin(game, first, second, decision, second.decisions[at], option, seat)
        if other is None:
            return count
        said = f"{decision.ask}: {game.text(first, option)} / {game.text(second, other)}"
        game.answer(first, decision.seat, option)
        game.answer(second, decision.seat, other)
        if shows(first, second):
            return count
        here, there = told(first, seat), told(second, seat)
        assert [event[:2] for event in here] == [event[:2] for event in there], said
        if here != there:
            # The seat itself learnt another card: from here on it may tell the worlds apart.
            return count
        if game.id not in SECRET and any(event.shows for event in first.events):
            # A hidden card was used, perhaps out of another place.
            return count
        first.events.clear()
        second.events.clear()
        assert game.view(first, seat) == game.view(second, seat), said
        assert asked(first, seat) == asked(second, seat), said
        if len(first.decisions) == 1:
            (one,), (two,) = first.decisions, second.decisions
            assert (one.seat, one.rule, one.ask) == (two.seat, two.rule, two.ask), said
    return TOGETHER


def shows(first: Any, second: Any) -> bool:
    """Whether a hidden card was turned up, another one in each world, as the rules say."""
    for one, two in zip(first.events, second.events, strict=False):
        if (one.kind, one.args) != (two.kind, two.args):
            return bool(one.kind == two.kind and one.shows)
    return False


def twin(
    game: Game, first: Any, second: Any, decision: Decision, other: Decision, option: int, seat: int
) -> int | None:
    """The answer in the other world that others cannot tell from this one; none if it shows."""
    if option in other.options:
        return option
    if decision.seat == seat:
        raise AssertionError("a seat has other answers in a world that looks the same")
    secret = SECRET.get(game.id)
    return secret(first, decision, other, option) if secret else None


def _quartermaster(state: Any, decision: Decision, other: Decision, option: int) -> int | None:
    """Cards that are discarded, tucked away, put in order or laid face down are not seen."""
    unseen = {"discard": 3, "arrange": 14, "tuck": 15}
    if decision.ask in ("ask-pay-status", "ask-discard-of") or option >> 12 == 0:
        return None
    same = [found for found in other.options if found >> 12 == option >> 12]
    if option >> 12 in unseen.values() and not _typed(state):
        return same[0] if same else None
    types = edition(state.edition).catalogue.type
    if decision.ask == "ask-play" and option >> 12 == 1 and types[option & 4095] == Type.RESPONSE:
        return next((found for found in same if types[found & 4095] == Type.RESPONSE), None)
    return None


def _typed(state: Any) -> bool:
    """Whether a card is being paid with whose type is shown."""
    frame = state.frames[-1]
    return bool(frame[0] == "pay" and frame[3] >= 0)


SECRET = {"quartermaster": _quartermaster}


@pytest.mark.parametrize(
    "variant", [v for v in COVERED if v.name == "quartermaster"], ids=lambda variant: variant.id
)
def test_hidden_cards_that_change_places_change_nothing_for_the_others(variant: Variant) -> None:
    game, random, steps = variant.game, Random(3), 0
    for state in samples(variant):
        seat = random.choice(watchers(game, state))
        second = swapped(game, state, seat, random)
        assert wrong(game.id, second) == ""
        assert game.view(second, seat) == game.view(state, seat)
        assert asked(second, seat) == asked(state, seat)
        steps += side_by_side(game, state.copy(), second, seat, random)
    assert steps > 20


def swapped(game: Game, state: Any, seat: int, random: Random) -> Any:
    """The same state with hidden cards of every other nation in each other's places."""
    other = state.copy()
    cards = edition(state.edition).catalogue
    known = {row[0] for row in state.known}
    for nation in range(6):
        if nation == seat or nation in known or other.picks[nation]:
            continue
        zones = [other.hand[nation], other.deck[nation], other.under[nation]]
        for _ in range(6):
            one, two = random.choice(zones), random.choice(zones)
            if one and two:
                i, j = random.randrange(len(one)), random.randrange(len(two))
                one[i], two[j] = two[j], one[i]
        other.hand[nation].sort()
        down = cards.named(other.down[nation], nation)
        if down:
            gone = random.choice(down)
            kinds = {Type.RESPONSE}
            place = [
                (zone, at)
                for zone in zones
                for at, card in enumerate(zone)
                if cards.type[card] in kinds
            ]
            if place and cards.type[gone] in kinds:
                zone, at = random.choice(place)
                other.down[nation] ^= cards.bit[gone] | cards.bit[zone[at]]
                zone[at] = gone
                other.hand[nation].sort()
    # Its questions are asked again: they may be others for those whose cards changed.
    return game.load(other.dump())


@under_cover
def test_an_event_keeps_its_secret_from_those_who_may_not_see_it(variant: Variant) -> None:
    game, random = variant.game, Random(4)
    state = game.new(variant.options, 31)
    for _ in range(250):
        if not state.decisions:
            break
        decision = random.choice(state.decisions)
        game.answer(state, decision.seat, pick(game, state, decision, random))
        for event in state.events:
            assert not (event.secret and event.to < 0), event.kind
            for seat in watchers(game, state):
                hidden = event.seen_by(1 << seat if seat >= 0 else 0)
                if event.secret and (seat < 0 or not event.to >> seat & 1):
                    assert hidden.secret == ()
        state.events.clear()
