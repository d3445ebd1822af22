"""The recruit of the naval game."""

from wartable.bots import make
from wartable.bots.naval import judge
from wartable.bots.seat import Seat
from wartable.core.game import settle
from wartable.games.naval.game import GAME
from wartable.lab.simulation import play


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
    assert won([], 20) >= 18


def test_a_recruit_beats_chance_in_a_scenario() -> None:
    assert won(["scenario=raider_force_710"], 12) >= 10


def best(position: str, *answers: str) -> str:
    """The answer that a recruit likes best in a position, after some answers."""
    state = GAME.position(position, 1)
    for words in answers:
        seat = state.decisions[0].seat
        GAME.answer(state, seat, GAME.parse(state, seat, words))
    (decision,) = state.decisions
    seat_ = Seat(GAME, lambda: state, decision.seat)
    values = judge(seat_.world(0), decision)
    return seat_.legal(decision)[values.index(max(values))]


def test_a_recruit_aims_at_the_ship_that_it_can_sink() -> None:
    table = """alpha
                 row1 gary
                 hand missile_launch
               bravo
                 row1 kiev, smerch, grozny
                 damage grozny:main_battery"""
    assert best(table, "play missile_launch") == "target grozny"


def test_a_recruit_defends_the_dearer_ship() -> None:
    table = """alpha
                 row1 enterprise
               bravo
                 row1 kiev, druzhny"""
    answers = ("strike enterprise", "target druzhny", "target kiev", "final")
    assert best(table, *answers) == "guard kiev a2"


def test_a_recruit_cancels_a_raid_on_its_own_fleet() -> None:
    table = """alpha
                 row1 gary
                 hand bomber_raid, repair x2
               bravo
                 row1 kiev
                 hand intelligence"""
    answers = ["play bomber_raid", "discard repair", "discard repair", *["target kiev"] * 4]
    assert best(table, *answers) == "cancel p1"
