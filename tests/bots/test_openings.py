"""What is chosen before the first turn is learnt from how games end."""

from random import Random

from wartable.bots.policy import Policy
from wartable.core.game import find
from wartable.games.naval.catalogue import SHIP
from wartable.lab import practice
from wartable.lab.opening_fitting import fit_openings, with_openings
from wartable.lab.practice import LearntFiles, Opening, Practice, Practised

GOOD, PLAIN, RARE = "ask-fleet here take good", "ask-fleet here take plain", "ask-fleet here rare"


def openings(games: int) -> list[Opening]:
    """Games of two sides, in which whoever has the good one alone wins four of five."""
    random, found = Random(1), []
    for seed in range(games):
        sides = [[GOOD] if random.random() < 0.5 else [PLAIN] for _ in range(2)]
        likely = 0.8 if sides[0] == [GOOD] else 0.2
        won = random.random() > (likely if sides[0] != sides[1] else 0.5)
        found.append(Opening(seed, sides, int(won)))
    return [*found, Opening(games, [[RARE], [PLAIN]], 0), Opening(games + 1, [[GOOD], []], -1)]


def test_what_wins_is_liked_and_what_was_seen_once_hardly_counts() -> None:
    found = fit_openings(openings(1000))
    assert 1.1 < found[GOOD] - found[PLAIN] < 1.6
    assert abs(found[RARE]) < 0.1


def test_a_policy_keeps_what_searches_taught_it() -> None:
    searched = Policy({"ask-action": 0.5}, {"ask-action play gun": 1.0}, {"seed": 1})
    found = with_openings(searched, openings(200), {})
    assert found is not None
    assert found.slopes == {"ask-action": 0.5, "ask-fleet": 1.0}
    assert found.weights["ask-action play gun"] == 1.0
    assert found.weights[GOOD] > 1 > -1 > found.weights[PLAIN]
    assert found.made == {"seed": 1, "openings": 201}


def test_without_choices_before_the_first_turn_nothing_changes() -> None:
    nothing = [Opening(1, [], 0), Opening(2, [[], []], 1)]
    assert with_openings(None, nothing, {}) is None


def test_the_ships_of_each_fleet_are_what_a_game_is_known_by() -> None:
    played = practice.practise(Practice("naval", (), 7, "recruit", LearntFiles()))
    found = practice.opening(("naval", played))
    assert found.won == played.won
    game = find("naval")
    state = next(s for _, s, _ in practice.replay(game, played) if s.round)
    for seat, keys in enumerate(found.sides):
        taken = {SHIP[key.split()[-1]] & 31 for key in keys}
        fleet = state.rows[3 * seat] | state.rows[3 * seat + 1] | state.rows[3 * seat + 2]
        fleet |= state.subs[seat]
        # The last ship is no choice where only one can still be paid.
        assert taken and all(fleet >> place & 1 for place in taken)
        assert len(keys) >= fleet.bit_count() - 1
        assert all(key.startswith("ask-fleet ") for key in keys)


def test_a_game_without_such_choices_has_no_opening() -> None:
    played = Practised((), 3, "recruit", [], {}, 0, [0.0, 0.0])
    assert practice.opening(("quartermaster", played)).sides == []
