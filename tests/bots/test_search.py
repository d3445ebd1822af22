"""What can be relied on in general and marshal."""

from itertools import count
from typing import Any

import pytest

from wartable.bots import Bot, make
from wartable.bots.budget import Budget, Thoughts
from wartable.bots.general import GeneralBot
from wartable.bots.helper import HELPERS, Helper
from wartable.bots.marshal import MarshalBot
from wartable.bots.officer import OfficerBot
from wartable.bots.search import CREDIT, Search
from wartable.bots.seat import Seat
from wartable.bots.tree import Node, softmax
from wartable.core.decision import Decision
from wartable.core.game import Game, find, settle
from wartable.core.parts import KNOWLEDGE, PACE, part

QUARTERMASTER, NAVAL = find("quartermaster"), find("naval")


def asked(game: Game, state: Any) -> tuple[Seat, Decision]:
    """Who is asked, and what."""
    decision = state.decisions[0]
    return Seat(game, lambda: state, decision.seat), decision


def answer(bot: Bot, position: str, game: Game = QUARTERMASTER) -> str:
    """What a bot answers in a position."""
    seat, decision = asked(game, game.position(position, 1))
    return seat.text(bot.choose(seat, decision))


def general(seed: int = 1, think: float = 0.2) -> GeneralBot:
    """A general that goes by the count of answers alone: the same on every machine."""
    bot = GeneralBot(seed)
    bot.allow(think, clock=None)
    return bot


CUT_OFF = """turn germany play
    round 15
    vp axis 60 allies 60
    germany
      armies germany, eastern_europe, ukraine
      hand land_battle, build_army, sea_battle
    soviet_union
      armies moscow
    united_kingdom
      armies united_kingdom
    united_states
      armies eastern_united_states"""
"""Moscow stands alone: whoever takes it holds two supply spaces more than the other."""


def test_a_general_battles_the_last_army_of_moscow() -> None:
    assert answer(general(think=1), CUT_OFF) == "play land_battle"


def test_a_general_takes_the_points_that_decide_the_last_round() -> None:
    state = QUARTERMASTER.position(
        """turn japan play
           round 20
           vp axis 100 allies 102
           japan
             armies japan, southeast_asia
             navies sea_of_japan
             hand build_army, sea_battle, build_navy
           italy
             armies italy
           soviet_union
             armies moscow
           united_states
             armies eastern_united_states""",
        1,
    )
    bot, said = general(), []
    for _ in range(2):
        seat, decision = asked(QUARTERMASTER, state)
        option = bot.choose(seat, decision)
        said.append(seat.text(option))
        QUARTERMASTER.answer(state, seat.number, option)
    assert said == ["play build_army", "build china"]


def test_only_a_clearly_worse_answer_falls_out_before_a_whole_round_was_looked_at() -> None:
    seat, decision = asked(QUARTERMASTER, QUARTERMASTER.position(CUT_OFF, 1))
    known = part(QUARTERMASTER, KNOWLEDGE)
    assert known is not None
    search = general().search(seat, decision, known)
    best, close, worse = decision.options[:3]
    for turns, left in ((1, [best, close]), (search.ahead, [best])):
        search.live, search.turns = [best, close, worse], turns
        search.hope = dict.fromkeys(search.live, 0.0)
        search.results = {best: [0.03] * 8, close: [0.02] * 8, worse: [-0.05] * 8}
        assert search.decided() == (turns == search.ahead)
        assert search.live == left


def test_the_same_seed_gives_the_same_answers() -> None:
    for game in (QUARTERMASTER, NAVAL):
        options = settle(game, [])
        state, chairs = game.new(options, 4), len(game.seats(game.new(options, 4)))
        first = [general(number, 0.01) for number in range(chairs)]
        second = [general(number, 0.01) for number in range(chairs)]
        for _ in range(60):
            seat, decision = asked(game, state)
            option = first[seat.number].choose(seat, decision)
            assert second[seat.number].choose(seat, decision) == option
            game.answer(state, decision.seat, option)


class Hurried:
    """A clock that runs a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_out_of_time_a_general_plays_its_best_so_far() -> None:
    bot = GeneralBot(1)
    bot.allow(1.0, clock=Hurried())
    assert answer(bot, CUT_OFF) == answer(OfficerBot(1), CUT_OFF)
    assert (bot.thoughts.questions, bot.thoughts.cut) == (1, 1)
    assert bot.thoughts.iterations <= 1


def test_a_thought_that_ends_by_itself_is_not_cut() -> None:
    thoughts, counted, timed = Thoughts(), Budget(2, 9.0, None), Budget(9, 1.0, Hurried())
    for budget in (counted, timed):
        budget.spend(2)
        thoughts.add(1, 1, budget, 0.1)
    assert counted.over and timed.over
    assert (thoughts.questions, thoughts.cut, thoughts.answers) == (2, 1, 4)


def test_a_general_keeps_the_time_that_its_seat_has_left() -> None:
    clock = Hurried()
    bot = GeneralBot(1)
    bot.allow(1000.0, clock=clock)
    bot.sure = 1e9  # Nothing but the time ends this thought.
    state = QUARTERMASTER.position(CUT_OFF, 1)
    (decision,) = state.decisions
    bot.choose(Seat(QUARTERMASTER, lambda: state, decision.seat, lambda: 20.0), decision)
    assert bot.thoughts.cut == 1
    assert clock.now <= 20.0


@pytest.mark.parametrize("id", ["quartermaster", "naval", "europe"])
def test_generals_and_marshals_take_the_time_of_their_game(id: str) -> None:
    game = find(id)
    known, pace = part(game, KNOWLEDGE), part(game, PACE)
    assert known is not None and pace is not None
    seat, decision = asked(game, game.new(settle(game, []), 1))
    for bot, seconds in ((GeneralBot(1), pace.GENERAL), (MarshalBot(1), pace.MARSHAL)):
        bot.allow(0.5, clock=None)
        budget = bot.search(seat, decision, known).budget
        assert budget.left + budget.tried == max(1, int(0.5 * seconds * pace.ANSWERS))
    assert GeneralBot.seconds >= pace.GENERAL
    assert MarshalBot.seconds >= pace.MARSHAL >= pace.GENERAL


class CountingSeat(Seat):
    """Counts the worlds that it deals."""

    dealt = 0

    def world(self, seed: int) -> Any:
        """One more world."""
        self.dealt += 1
        return super().world(seed)


def test_a_marshal_that_does_not_search_looks_at_more_worlds_than_a_general() -> None:
    europe, dealt = find("europe"), {"general": 0, "marshal": 0}
    state = europe.new(settle(europe, ["scenario=poland_1939"]), 1)
    for number in range(60):
        decision = state.decisions[0]
        for bot in (GeneralBot(number), MarshalBot(number)) if number % 4 == 0 else ():
            seat = CountingSeat(europe, lambda: state, decision.seat)
            bot.choose(seat, decision)
            dealt[bot.level] += seat.dealt
            assert not bot.thoughts.iterations
        officer = OfficerBot(number)
        europe.answer(state, decision.seat, officer.choose(asked(europe, state)[0], decision))
    assert dealt["marshal"] > dealt["general"]


def test_a_forced_answer_costs_nothing() -> None:
    bot = general()
    state = QUARTERMASTER.position(CUT_OFF, 1)
    (decision,) = state.decisions
    forced = Decision(decision.seat, decision.rule, decision.ask, decision.options[:1])
    seat = Seat(QUARTERMASTER, lambda: state, decision.seat)
    assert bot.choose(seat, forced) == forced.options[0]
    assert bot.thoughts.questions == 0


def test_a_budget_ends_by_count_or_by_the_clock() -> None:
    counted = Budget(10, 0.0, None)
    counted.spend(9)
    assert not counted.over
    counted.spend(1)
    assert counted.over and not counted.cut
    timed = Budget(10, 2.5, Hurried())
    timed.spend(1)
    assert not timed.over
    timed.spend(1)
    timed.spend(1)
    assert timed.over and timed.cut and timed.tried == 3


def test_a_node_widens_with_its_visits_and_prefers_what_went_well() -> None:
    node, options = Node(), tuple(range(10))
    node.meet(options, softmax([float(-option) for option in options], 1.0))
    tried: list[int] = []
    for _ in range(200):
        option = node.select(options, 0.1)
        tried.append(option)
        node.edges[option].visits += 1
        node.edges[option].total += 0.1 if option == 3 else -0.1
    assert len(set(tried[:9])) <= 5
    assert max(options, key=lambda option: node.edges[option].visits) == 3


def raced(results: dict[int, list[float]], hope: dict[int, float]) -> Search:
    """A search in which some answers have led somewhere."""
    known = part(QUARTERMASTER, KNOWLEDGE)
    assert known is not None
    search = general().search(*asked(QUARTERMASTER, QUARTERMASTER.position(CUT_OFF, 1)), known)
    search.live, search.results, search.hope = list(results), results, hope
    return search


def test_between_equal_results_the_judgement_decides_up_to_its_credit() -> None:
    lines = {number: [0.1] * 5 for number in range(4)}
    search = raced(lines, {0: 0.0, 1: -1.0, 2: -CREDIT, 3: -3 * CREDIT})
    scores = [search.score(number) for number in range(4)]
    assert scores[0] > scores[1] > scores[2] == scores[3]
    assert search.best() == 0


def test_more_worlds_make_up_for_a_worse_judgement() -> None:
    few = raced({0: [0.0], 1: [0.2]}, {0: 0.0, 1: -2.0})
    assert few.best() == 0
    many = raced({0: [0.0] * 40, 1: [0.2] * 40}, {0: 0.0, 1: -2.0})
    assert many.best() == 1


def test_what_another_search_found_counts_world_by_world() -> None:
    search = raced({0: [0.1, 0.3], 1: [0.2], 2: []}, dict.fromkeys(range(3), 0.0))
    search.add({0: (3, 0.6), 1: (0, 0.0), 9: (5, 1.0)})
    assert search.live == [0, 1], "an answer that fell out elsewhere falls out here"
    assert search.results[0] == pytest.approx([0.1, 0.3, 0.2, 0.2, 0.2])
    assert search.results[1] == [0.2]
    alone = raced({0: [0.1]}, {0: 0.0})
    alone.add({9: (5, 1.0)})
    assert alone.live == [0], "where they have nothing in common, the own race counts"


def test_an_answer_that_was_never_tried_is_expected_to_be_like_the_others() -> None:
    for sign in (1, -1):
        node, options = Node(), (0, 1, 2)
        node.visits = 100
        node.meet(options, [0.4, 0.3, 0.3])
        for option, mean in ((0, 0.6), (1, 0.4)):
            node.edges[option].visits, node.edges[option].total = 50, 50 * sign * mean
        # Hardly curious: what is untried stands between the two that are known.
        assert node.select(options, 1e-9) == (0 if sign > 0 else 1)


def search_now_and_then(game: Game, words: str) -> int:
    """Play a game to its end in which generals search some of the questions; how many."""
    state, thought = game.new(settle(game, words.split()), 2), 0
    for number in count():
        if not state.decisions:
            return thought
        seat, decision = asked(game, state)
        searches = number % 15 == 0
        bot = general(number, 0.02) if searches else make("recruit", number)
        game.answer(state, seat.number, bot.choose(seat, decision))
        state.events.clear()
        thought += searches
    raise AssertionError


@pytest.mark.parametrize(
    "words", ["", "edition=first reallocate", "air_marshal cover", "edition=first air_marshal"]
)
def test_generals_play_every_edition(words: str) -> None:
    assert search_now_and_then(QUARTERMASTER, words) > 10


@pytest.mark.parametrize(
    "words",
    ["seats=3", "seats=4 teams=two cover", "stock row_defence", "scenario=falkland_express"],
)
def test_generals_play_naval_games_of_all_kinds(words: str) -> None:
    assert search_now_and_then(NAVAL, words) > 1


def test_helpers_of_a_marshal_add_what_they_find_and_end_cleanly() -> None:
    (helper,) = wait_for(HELPERS.take, 1)
    try:
        bot = MarshalBot(1)
        bot.allow(0.1, cores=2)
        assert answer(bot, CUT_OFF) == "play land_battle"
        assert HELPERS.take(1) == [helper]
    finally:
        HELPERS.close()
    assert helper.ended


def test_a_marshal_that_is_interrupted_leaves_no_helper_behind() -> None:
    (helper,) = wait_for(HELPERS.take, 1)
    bot = MarshalBot(1)
    bot.allow(1.0, clock=Interrupted(), cores=2)
    with pytest.raises(KeyboardInterrupt):
        answer(bot, CUT_OFF)
    assert helper.ended


class Interrupted:
    """A clock during which somebody presses Ctrl-C."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        if self.looks > 20:
            raise KeyboardInterrupt
        return 0.0


def wait_for(take: Any, count: int) -> list[Helper]:
    """Helpers that have started."""
    while len(found := take(count)) < count:
        pass
    return list(found)


@pytest.mark.parametrize("name", ["quartermaster", "naval"])
def test_a_few_trials_count_the_less_the_more_dice_decide(name: str) -> None:
    game = find(name)
    seat, decision = asked(game, game.new(settle(game, []), 1))
    known, pace = part(game, KNOWLEDGE), part(game, PACE)
    assert known is not None and pace is not None
    search = Search(game, known, decision, seat.worlds(1), Budget(1000, 9, None), 0, 2.0)
    option = search.best()
    before = search.score(option)
    search.results[option] = [0.3, 0.5]
    assert search.score(option) - before == pytest.approx(0.8 / (2 + pace.CAUTION))
    assert {"quartermaster": 8, "naval": 40}[name] == pace.CAUTION
