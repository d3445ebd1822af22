"""What bots know of the naval game: the recruit's answers, and how positions are valued."""

from itertools import islice

import pytest

from wartable.bots import make
from wartable.bots.general import GeneralBot
from wartable.bots.learnt_judge import FAR
from wartable.bots.seat import Seat
from wartable.core.game import settle
from wartable.games.naval import options as op
from wartable.games.naval.bots import judge, value
from wartable.games.naval.bots.features import NAMES, VARIANTS, features, sides
from wartable.games.naval.bots.moves import plain
from wartable.games.naval.catalogue import NAVY
from wartable.games.naval.game import GAME
from wartable.games.naval.state import State
from wartable.lab.simulation import play

US = NAVY["united_states"]


def won(words: list[str], games: int) -> int:
    """How many games a recruit wins against chance, from either chair."""
    found = 0
    for seed in range(games):
        mine = seed % 2
        names = ["recruit" if seat == mine else "random" for seat in range(2)]
        bots = [make(name, seed * 2 + seat) for seat, name in enumerate(names)]
        outcome = play(GAME, settle(GAME, words), seed, bots)
        found += outcome.winner == ("alpha", "bravo")[mine]
    return found


def test_a_recruit_beats_chance() -> None:
    assert won([], 20) >= 19


def test_a_recruit_beats_chance_in_a_scenario() -> None:
    assert won(["scenario=raider_force_710"], 12) >= 10


def table(position: str, *answers: str) -> State:
    """A position after some answers."""
    state: State = GAME.position(position, 1)
    for words in answers:
        seat = state.decisions[0].seat
        GAME.answer(state, seat, GAME.parse(state, seat, words))
    return state


def best(position: str, *answers: str) -> str:
    """The answer that a marshal likes best at a glance in a position, after some answers."""
    state = table(position, *answers)
    (decision,) = state.decisions
    seat = Seat(GAME, lambda: state, decision.seat)
    values = judge(seat.world(0), decision)
    return seat.legal(decision)[values.index(max(values))]


def test_a_recruit_aims_at_the_ship_that_it_can_sink() -> None:
    position = """alpha
                    row1 gary
                    hand missile_launch
                  bravo
                    row1 kiev, smerch, grozny
                    damage grozny:main_battery"""
    assert best(position, "play missile_launch") == "target grozny"


def test_a_recruit_aims_at_the_ship_that_decides() -> None:
    position = """goal 25
                  alpha
                    row1 spruance
                    hand main_battery
                    sunk kirov, slava, nikolayev, k_316
                  bravo
                    row1 druzhny, titan"""
    assert best(position, "play main_battery") == "target druzhny"


def test_a_recruit_adds_to_the_attack_that_alone_would_not_sink() -> None:
    position = """alpha
                    row1 gary, o_h_perry
                    hand missile_launch x2
                  bravo
                    row1 sovremenny, udaloy"""
    answers = ("play missile_launch", "target udaloy", "with gary", "play missile_launch")
    assert best(position, *answers) == "target udaloy"


def test_a_recruit_defends_the_dearer_ship() -> None:
    position = """alpha
                    row1 enterprise
                  bravo
                    row1 kiev, druzhny"""
    answers = ("strike enterprise", "target druzhny", "target kiev", "final")
    assert best(position, *answers) == "guard kiev a2"


def test_a_recruit_does_not_defend_twice_what_is_safe_while_another_ship_is_open() -> None:
    position = """alpha
                    row1 enterprise
                  bravo
                    row1 slava, nikolayev
                    hand missile_launch x2"""
    answers = (
        "strike enterprise", "target slava", "target nikolayev", "final",
        "defend missile_launch a2",
    )  # fmt: skip
    assert best(position, *answers) == "defend missile_launch a1"


def test_a_recruit_cancels_a_raid_on_its_own_fleet() -> None:
    position = """alpha
                    row1 gary
                    hand bomber_raid, repair x2
                  bravo
                    row1 kiev
                    hand intelligence"""
    answers = ["play bomber_raid", "discard repair", "discard repair", *["target kiev"] * 4]
    assert best(position, *answers) == "cancel p1"


def test_a_recruit_cancels_an_attack_on_its_mate_but_not_on_its_enemy() -> None:
    position = """options seats=4 teams=two
                  alpha
                    row1 gary
                    hand close_range_launch
                  bravo
                    row1 sovremenny
                  charlie
                    row1 glasgow
                  delta
                    row1 hangzhou
                    hand intelligence"""
    assert best(position, "play close_range_launch", "target sovremenny") == "cancel p1"


def test_intelligence_is_kept_for_the_turns_of_the_others_and_a_recruit_keeps_everything() -> None:
    position = """turn alpha discard
                  alpha
                    row1 gary
                    hand intelligence, repair
                  bravo
                    row1 kiev"""
    assert best(position) == "discard repair"
    assert best(position, "discard repair") == "done"
    state = table(position)
    recruit = make("recruit", 1).choose(seat_of(state), state.decisions[0])
    assert op.text(recruit) == "done", "a recruit keeps every card"


def test_a_recruit_brings_to_the_front_who_can_fire() -> None:
    position = """alpha
                    row1 titan
                    row2 moskva
                    row3 rezvy
                    hand main_battery
                  bravo
                    row1 gary"""
    assert best(position) == "reorganise"
    assert best(position, "reorganise") == "row rezvy 1"


def test_a_recruit_hides_who_has_nothing_to_fire() -> None:
    position = """alpha
                    row1 titan, rezvy, nikolayev
                    hand broadside
                  bravo
                    row1 gary"""
    answers = ("play broadside", "target gary", "with titan")
    assert best(position, *answers) == "reorganise"


def test_a_submarine_wakes_for_a_torpedo_and_hides_without() -> None:
    position = """alpha
                    passive seawolf
                    hand {}
                  bravo
                    row1 kiev"""
    assert best(position.format("torpedo_attack")) == "reorganise"
    assert best(position.format("torpedo_attack"), "reorganise") == "active seawolf"
    assert best(position.format("repair")) != "reorganise"


def test_nothing_learnt_keeps_a_fleet_from_the_place_it_was_told_to_take() -> None:
    position = """alpha
                    passive seawolf
                    hand torpedo_attack
                  bravo
                    row1 kiev"""
    state = table(position, "reorganise")
    (decision,) = state.decisions
    judged = dict(zip(map(op.text, decision.options), plain(state, decision), strict=True))
    # Who reorganises and moves nothing is asked the same again: a policy must not like that.
    assert judged["active seawolf"] - judged["done"] > -FAR


def test_any_ship_may_be_taken_into_a_fleet_but_the_best_are_liked_most() -> None:
    state = table_of_fleets()
    (decision,) = state.decisions[:1]
    judged = dict(zip(map(op.text, decision.options), plain(state, decision), strict=True))
    ships = {text: value for text, value in judged.items() if text.startswith("take")}
    assert max(ships.values()) - min(ships.values()) < -FAR
    assert max(ships, key=lambda text: ships[text]) == "take belknap"


def table_of_fleets() -> State:
    """Where the first fleet of the United States is chosen."""
    state: State = GAME.new(settle(GAME, []), 1)
    while state.decisions[0].ask != "ask-fleet" or state.navy[state.decisions[0].seat] != US:
        decision = state.decisions[0]
        judged = plain(state, decision)
        GAME.answer(state, decision.seat, decision.options[judged.index(max(judged))])
    return state


def chance(position: str, *answers: str) -> float:
    """How well alpha stands."""
    return value(table(position, *answers))[0]


EVEN = """alpha
            row1 gary, o_h_perry, knox
            hand missile_launch, repair
          bravo
            row1 sovremenny, ognevoy, druzhny
            hand repair x2"""


@pytest.mark.parametrize(
    ("line", "better"),
    [
        ("hand missile_launch, repair", "hand missile_launch, repair\n sunk kirov"),
        ("row1 sovremenny, ognevoy, druzhny", "row1 sovremenny, ognevoy"),
        ("row1 gary, o_h_perry, knox", "row1 gary, o_h_perry, knox, belknap"),
        ("hand missile_launch, repair", "hand missile_launch, intelligence"),
    ],
)
def test_a_side_that_does_better_is_valued_higher(line: str, better: str) -> None:
    assert chance(EVEN.replace(line, better)) > chance(EVEN)


def test_an_attack_counts_when_it_is_declared_and_no_more_when_it_is_defended() -> None:
    before = chance(EVEN)
    declared = ("play missile_launch", "target druzhny", "with gary")
    assert chance(EVEN, *declared) > before
    armed = EVEN.replace("hand repair x2", "hand missile_launch x2")
    final = (*declared, "final")
    assert chance(armed, *final, "defend missile_launch a1") < chance(armed, *final)


def test_who_has_won_is_certain() -> None:
    state = table(EVEN)
    state.winner = 1
    assert value(state) == [0.0, 1.0]


@pytest.mark.parametrize("words", [*VARIANTS[1::2], ("seats=5", "cover", "stock")])
def test_every_kind_of_table_can_be_judged_and_valued(words: tuple[str, ...]) -> None:
    state = GAME.new(settle(GAME, list(words)), 3)
    count = max(sides(state)) + 1
    for number in range(250):
        if not state.decisions:
            break
        decision = state.decisions[number % len(state.decisions)]
        judged = judge(state, decision)
        assert len(judged) == len(decision.options)
        assert [len(row) for row in features(state)] == [len(NAMES)] * count
        values = value(state)
        assert len(values) == len(state.navy)
        assert all(0 <= one <= 1 for one in values)
        GAME.answer(state, decision.seat, decision.options[judged.index(max(judged))])
        state.events.clear()


@pytest.mark.parametrize("words", [[], ["seats=3", "cover"], ["seats=4", "teams=two", "stock"]])
def test_what_a_recruit_thinks_depends_on_nothing_that_is_hidden_from_it(words: list[str]) -> None:
    state = GAME.new(settle(GAME, words), 8)
    compared = 0
    for number in range(300):
        if not state.decisions:
            break
        decision = state.decisions[0]
        judged = judge(state, decision)
        if number % 5 == 0 and len(state.decisions) == 1:
            worlds = Seat(GAME, lambda: state, decision.seat).worlds(number)
            assert all(judge(world, decision) == judged for world in islice(worlds, 2))
            compared += 1
        GAME.answer(state, decision.seat, decision.options[judged.index(max(judged))])
        state.events.clear()
    assert compared > 30


def test_a_copy_of_intelligence_is_not_spent_on_a_card_that_is_being_cancelled() -> None:
    spent = """alpha
                 row1 gary
                 hand air_support
               bravo
                 row1 kiev
                 hand intelligence, superior_tactics"""
    played = ("play air_support", "target kiev")
    assert best(spent, *played).startswith("cancel")
    assert best(spent, *played, best(spent, *played)) == "pass"


def test_an_officer_takes_france_where_a_recruit_takes_the_united_states() -> None:
    state: State = GAME.new(settle(GAME, []), 1)
    (decision,) = state.decisions
    chosen = {}
    for level in ("recruit", "officer"):
        chosen[level] = op.text(make(level, 1).choose(seat_of(state), decision))
    assert chosen == {"recruit": "navy united_states", "officer": "navy france"}


CARRIER_FIRST = """alpha
                     row1 gary
                     reserve nimitz
                     hand missile_launch, air_support, heavy_cruise_missile x2, saturation_attack
                   bravo
                     row1 kiev, smerch"""


def test_an_officer_pays_for_a_carrier_before_anything_else() -> None:
    assert best(CARRIER_FIRST) == "reinforce"


def test_an_officer_pays_first_with_what_it_cannot_fire() -> None:
    assert best(CARRIER_FIRST, "reinforce") == "pay heavy_cruise_missile"


def test_a_general_hampers_the_defence_where_a_recruit_helps_its_own_dice() -> None:
    position = """alpha
                    row1 enterprise
                    hand battle_plan
                  bravo
                    row1 kiev, smerch"""
    answers = ("strike enterprise", "target kiev", "target kiev", "play battle_plan")
    assert best(position, *answers) == "against bravo"
    state = table(position, *answers)
    (decision,) = state.decisions
    judged = dict(zip(map(op.text, decision.options), plain(state, decision), strict=True))
    assert max(judged, key=lambda text: judged[text]) == "plan"


def test_officers_do_not_know_what_a_battle_plan_does_to_a_defence_and_generals_do() -> None:
    position = """alpha
                    row1 enterprise
                    hand battle_plan
                  bravo
                    row1 kiev, smerch"""
    state = table(position, "strike enterprise", "target kiev", "target kiev", "play battle_plan")
    (decision,) = state.decisions
    chosen = {}
    for level in ("officer", "general"):
        bot = make(level, 1, think=0.001)
        chosen[level] = op.text(bot.choose(seat_of(state), decision))
    assert chosen == {"officer": "plan", "general": "against bravo"}


def test_a_general_would_rather_pay_with_another_card_than_with_a_battle_plan() -> None:
    position = CARRIER_FIRST.replace("hand missile_launch", "hand battle_plan, missile_launch")
    paid = ("heavy_cruise_missile", "heavy_cruise_missile", "saturation_attack")
    answers = ("reinforce", *(f"pay {card}" for card in paid))
    assert best(position, *answers) == "pay missile_launch"


def test_an_officer_takes_the_carrier_once_it_is_paid() -> None:
    paid = ("heavy_cruise_missile", "heavy_cruise_missile", "saturation_attack", "air_support")
    answers = ("reinforce", *(f"pay {card}" for card in paid))
    assert best(CARRIER_FIRST, *answers) == "pay missile_launch"
    assert best(CARRIER_FIRST, *answers, "pay missile_launch") == "enlist nimitz"


def seat_of(state: State) -> Seat:
    """The seat that is asked."""
    return Seat(GAME, lambda: state, state.decisions[0].seat)


def test_a_marshal_searches_what_to_do_next_but_not_how_to_defend_and_a_general_nothing() -> None:
    position = """alpha
                    row1 enterprise, gary
                    hand missile_launch
                  bravo
                    row1 kiev, druzhny
                    hand missile_launch x2"""
    for answers, searched in ((), 1), (("strike enterprise", "target kiev", "target kiev"), 0):
        state = table(position, *answers, *(("final",) if answers else ()))
        (decision,) = state.decisions
        marshal, general = make("marshal", 1, think=0.01), make("general", 1)
        assert isinstance(marshal, GeneralBot) and isinstance(general, GeneralBot)
        marshal.choose(seat_of(state), decision)
        general.choose(seat_of(state), decision)
        assert marshal.thoughts.questions == searched, decision.ask
        assert not general.thoughts.iterations, decision.ask


def test_levels_take_different_navies_because_they_know_different_things() -> None:
    state = GAME.new(settle(GAME, []), 1)
    (decision,) = state.decisions
    seat = Seat(GAME, lambda: state, decision.seat)
    chosen = {
        level: op.text(make(level, 1, think=0.01).choose(seat, decision))
        for level in ("recruit", "officer", "general", "marshal")
    }
    assert chosen == {
        "recruit": "navy united_states",
        "officer": "navy france",
        "general": "navy united_states",
        "marshal": "navy united_states",
    }
