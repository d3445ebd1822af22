"""What a seat may know, and the worlds that it could be in."""

import pytest
from tests.conformance.sound import wrong
from tests.conformance.walks import Variant, walk
from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval.game import GAME

TABLE = """options cover
           alpha
             row1 gary
             hand missile_launch, battle_plan
           bravo
             row1 kiev
             hand intelligence, repair
           charlie
             row1 glasgow
             hand repair"""


@rule("naval 1.3")
def test_a_world_keeps_the_own_hand_and_deals_the_others_anew(sea: Sea) -> None:
    sea.position(TABLE)
    hands = {tuple(GAME.world(sea.state, 0, seed).hand[1]) for seed in range(20)}
    assert len(hands) > 5
    assert all(GAME.world(sea.state, 0, seed).hand[0] == sea.state.hand[0] for seed in range(5))


@rule("naval 1.3")
def test_others_see_nothing_of_a_card_before_it_is_announced(sea: Sea) -> None:
    sea.position(TABLE)
    before = sea.view("bravo")
    sea.do("play missile_launch")
    assert sea.view("bravo") == before
    assert GAME.world(sea.state, 1, 3).frames[-1][0] == "actions"


@rule("naval 13.10")
def test_without_cover_whoever_is_asked_holds_intelligence_in_every_world(sea: Sea) -> None:
    sea.position(TABLE.replace("options cover", "options seats=3"))
    sea.do("play battle_plan", "plan")
    assert sea.seat == "bravo"
    world = GAME.world(sea.state, 0, 5)
    assert world.decisions[0].seat == 1 and len(world.decisions[0].options) == 2


@rule("naval 2.3")
def test_while_fleets_are_chosen_a_world_knows_nothing_of_the_others(sea: Sea) -> None:
    sea.new()
    sea.do("navy united_states", "navy soviet_union")
    first, second = (decision.seat for decision in sea.match.decisions)
    sea.match.answer(second, sea.match.decisions[1].options[0])
    assert GAME.world(sea.state, first, 1).picks[second] == 0
    assert GAME.world(sea.state, second, 1).picks[second] != 0


@rule("naval 2.3")
def test_while_fleets_are_chosen_a_world_does_not_tell_who_has_finished(sea: Sea) -> None:
    sea.new()
    sea.do("navy united_states", "navy soviet_union")
    first, second = (decision.seat for decision in sea.match.decisions)

    def worlds() -> list[object]:
        found = [GAME.world(sea.state, first, seed) for seed in range(3)]
        return [(world.dump(), world.decisions) for world in found]

    before = worlds()
    while len(sea.match.decisions) == 2:
        sea.match.answer(second, sea.match.decisions[1].options[-1])
    assert worlds() == before


@rule("naval 6.9")
def test_cards_drawn_before_a_reshuffle_are_not_mistaken_for_later_ones(sea: Sea) -> None:
    sea.position("""deck rapid_fire
                    alpha
                      row1 gary
                      hand bomber_raid x2
                    bravo
                      row1 kiev
                      hand repair x4, battle_plan x3""")
    sea.do("final", "done")
    assert sea.state.epoch == 1
    for seed in range(10):
        world = GAME.world(sea.state, 0, seed)
        assert world.hand[1] == sea.state.hand[1]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_no_seat_can_tell_its_world_from_the_truth(sea: Sea, seat: int) -> None:
    sea.position(TABLE)
    sea.do("play missile_launch", "target kiev")
    world = GAME.world(sea.state, seat, 11)
    assert GAME.view(world, seat) == GAME.view(sea.state, seat)


@rule("naval 2.3", "naval 15.2", "naval 15.4")
@pytest.mark.parametrize("words", ["stock", "stock teams=two seats=4 fleet=45", "stock seats=6"])
def test_in_every_world_a_side_could_pay_for_all_that_it_may_have(words: str) -> None:
    worlds = 0
    for seed in range(3):
        for state in walk(Variant("naval", tuple(words.split())), seed):
            if state.round:
                break
            for seat in range(-1, len(state.navy)):
                assert wrong("naval", GAME.world(state, seat, seed)) == ""
                worlds += 1
    assert worlds > 50
