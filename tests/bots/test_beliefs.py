"""Where bots think that hidden cards are."""

from collections import Counter
from random import Random

from tests.conformance.walks import step
from tests.played import still

from wartable.bots import belief
from wartable.bots.belief import Beliefs, Sighting, counted
from wartable.core.game import find, settle
from wartable.games.quartermaster import hidden
from wartable.games.quartermaster.bots.beliefs import CountedOdds, sightings
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State

GERMANY, JAPAN = 0, 2
WORLDS = 200


def middle(seed: int = 3) -> State:
    """A game of which a good part has been played."""
    game = find("quartermaster")
    state: State = game.new(settle(game, []), seed)
    random = Random(seed)
    for _ in range(200):
        step(game, state, random)
    return state


def in_hand(state: State, odds: hidden.PlaceOdds | None) -> Counter[str]:
    """How often each card of Japan is in its hand, in worlds of Germany."""
    cards = edition(state.edition).catalogue
    found: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = hidden.world(state, GERMANY, seed, odds)
        found.update(cards.cards[card].id for card in world.hand[JAPAN])
    return found


def test_a_card_that_is_seldom_kept_is_seldom_dealt_into_a_hand() -> None:
    state = middle()
    row = {"japan build_army": [0.1] * 5, "japan land_battle": [8.0] * 5}
    odds = CountedOdds(Beliefs([row], {})).at(state)
    by_chance, believed = in_hand(state, None), in_hand(state, odds)
    assert believed["build_army"] < by_chance["build_army"] / 2
    assert believed["land_battle"] > by_chance["land_battle"] * 1.2
    assert sum(believed.values()) == sum(by_chance.values())


def test_sightings_of_many_games_are_added_up() -> None:
    rows = [(3, 1.0), (0, 2.0), (5, 0.5)] * 100
    place, card = hidden.HAND, "japan build_army"
    found = counted([Sighting(place, card, 1, *row) for row in rows], {})
    there, by_chance = (sum(column) for column in zip(*rows, strict=True))
    expected = (there + belief.DOUBT) / (by_chance + belief.DOUBT)
    assert found.odds[place][card] == [1.0, round(expected, 3)]
    most = counted([Sighting(place, card, 0, 10**6, 1.0), Sighting(place, card, 1, 0, 1e6)], {})
    assert most.odds[place][card] == [belief.WIDEST, 1 / belief.WIDEST]
    assert most.weights(place, [card, "japan nothing"], 0) == [belief.WIDEST, 1.0]
    assert most.weights(place, [card], 1) == [1 / belief.WIDEST]
    assert most.weights(place + 5, [card], 0) == [1.0], "of an unknown place nothing is believed"


def test_what_is_believed_is_what_was_counted() -> None:
    seen = [Sighting(hidden.HAND, "japan build_army", 0, 3000, 1000.0)]
    seen += [Sighting(hidden.HAND, "japan land_battle", 1, 1, 0.5)]
    found = counted(seen, {"seed": 1})
    assert 2.9 < found.odds[hidden.HAND]["japan build_army"][0] < 3
    assert found.odds[hidden.HAND]["japan build_army"][1] == 1
    assert 1 <= found.odds[hidden.HAND]["japan land_battle"][1] < 1.1, "seen too seldom to believe"
    assert belief.read(belief.write(found)) == found


def test_all_sightings_together_are_as_many_as_chance_has_it() -> None:
    for place in hidden.PLACES:
        here = [one for one in sightings(middle()) if one.place == place]
        assert abs(sum(one.there for one in here) - sum(one.by_chance for one in here)) < 1e-6


def test_a_seat_believes_the_same_whatever_is_hidden_from_it() -> None:
    game, state = find("quartermaster"), middle()
    other = game.world(state, GERMANY, 77)
    assert other.dump() != state.dump()
    for seed in range(20):
        worlds = [still(game, one, GERMANY).world(seed).dump() for one in (state, other)]
        assert worlds[0] == worlds[1]
