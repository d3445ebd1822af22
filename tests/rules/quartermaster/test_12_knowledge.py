"""qm 12 What is known of hidden cards: each change of a zone keeps it, moves it or ends it."""

import pytest
from tests.conftest import Table, rule

from wartable.core.events import EVERYONE
from wartable.games.quartermaster import changes
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.changes import IN_DECK, IN_HAND, UNDER
from wartable.games.quartermaster.editions import edition

JAPAN, GERMANY = NATIONS.index("japan"), NATIONS.index("germany")
POSITION = """
    turn japan play
    germany
      hand plunder
    japan
      armies japan
      hand build_navy, sea_battle, truk
      deck build_army, land_battle, imperial_designs, forward_bases
      under kamikaze, mobile_force, indian_ocean_patrols
      down banzai_charge
      discard surprise_attack
    """
PLACES = {IN_HAND: "hand", IN_DECK: "deck", UNDER: "under"}


def card(name: str) -> int:
    """The number of a card of Japan."""
    return edition(0).catalogue.number[JAPAN, name]


KNOWN = {
    "sea_battle": IN_HAND,
    "build_army": 0,
    "imperial_designs": 2,
    "forward_bases": IN_DECK,
    "kamikaze": UNDER,
    "indian_ocean_patrols": UNDER,
}
"""What everybody knows before: cards of the hand, of the deck, and under the pile."""
HAND, TOP, DECK = "sea_battle hand, ", "build_army 0, imperial_designs 2, ", "forward_bases deck, "
KAMIKAZE, PATROLS = "kamikaze under, ", "indian_ocean_patrols under, "
PILE = KAMIKAZE + PATROLS
"""That, as a watcher would say it."""
DOES = {
    "draw 1": lambda s: changes.draw(s, JAPAN, 1),
    "draw 3": lambda s: changes.draw(s, JAPAN, 3),
    "discard an unseen card": lambda s: changes.discard_from_hand(s, JAPAN, card("build_navy")),
    "discard off the deck": lambda s: changes.discard_deck(s, JAPAN, 1),
    "play the known card": lambda s: changes.play_from_hand(s, JAPAN, card("sea_battle")),
    "play another card": lambda s: changes.play_from_hand(s, JAPAN, card("build_navy")),
    "play a response": lambda s: changes.play_from_hand(s, JAPAN, card("truk")),
    "lay a card down": lambda s: changes.lay_down(s, JAPAN, card("truk")),
    "lay out of the pile": lambda s: changes.lay_from_pile(s, JAPAN, card("mobile_force")),
    "take face up": lambda s: changes.take_from_pile(s, JAPAN, card("surprise_attack")),
    "take face down": lambda s: changes.take_from_pile(s, JAPAN, card("kamikaze")),
    "play out of the pile": lambda s: changes.play_from_pile(s, JAPAN, card("kamikaze")),
    "play out of the deck": lambda s: changes.play_from_deck(s, JAPAN, card("land_battle")),
    "put under the deck": lambda s: changes.put_under_deck(s, JAPAN, card("truk")),
    "put on the deck": lambda s: changes.on_top_of_deck(s, JAPAN, card("truk")),
    "tuck away": lambda s: changes.under_deck(s, JAPAN, card("build_navy")),
    "shuffle into the deck": lambda s: changes.into_deck(s, JAPAN, card("surprise_attack")),
    "shuffle": lambda s: changes.shuffle_deck(s, JAPAN),
    "search": lambda s: changes.take_from_deck(s, JAPAN, card("land_battle")),
    "look at one": lambda s: changes.look_at_top(s, JAPAN, 1),
    "put two in order": lambda s: changes.arrange_top(
        s, JAPAN, (card("land_battle"), card("build_army"))
    ),
    "lose a response": lambda s: changes.discard_response(s, JAPAN),
}
KNOWN_AFTER = {
    "draw 1": HAND + "build_army hand, imperial_designs 1, " + PILE,
    "draw 3": HAND + "build_army hand, imperial_designs hand, " + PILE,
    "discard an unseen card": TOP + DECK + PILE,
    "discard off the deck": HAND + "build_army under, imperial_designs 1, " + PILE,
    "play the known card": TOP + DECK + PILE,
    "play another card": HAND + TOP + DECK + PILE,
    "play a response": TOP + DECK + PILE,
    "lay a card down": TOP + DECK + PILE,
    "lay out of the pile": HAND + TOP + DECK + PATROLS,
    "take face up": HAND + TOP + DECK + PILE + "surprise_attack hand, ",
    "take face down": HAND + TOP + DECK + PATROLS + "kamikaze hand, ",
    "play out of the pile": HAND + TOP + DECK + PATROLS,
    "play out of the deck": HAND + PILE,
    "put under the deck": HAND + TOP + DECK + PILE + "truk 4, ",
    "put on the deck": HAND + "build_army 1, imperial_designs 3, " + DECK + PILE + "truk 0, ",
    "tuck away": TOP + DECK + PILE + "build_navy 4 secretly, ",
    "shuffle into the deck": HAND + PILE + "surprise_attack deck, ",
    "shuffle": HAND + PILE,
    "search": HAND + TOP + DECK + PILE + "land_battle hand, ",
    "look at one": HAND + "imperial_designs 2, " + DECK + PILE + "build_army 0 secretly, ",
    "put two in order": (
        HAND + "imperial_designs 2, " + DECK + PILE
        + "land_battle 0 secretly, build_army 1 secretly, "
    ),
    "lose a response": HAND + TOP + DECK + PILE,
}  # fmt: skip


@rule("qm 12")
@pytest.mark.parametrize("does", DOES)
def test_what_is_known_follows_the_cards(table: Table, does: str) -> None:
    table.position(POSITION)
    state = table.state
    before = (GERMANY, 1, IN_HAND, EVERYONE)
    rows = [(JAPAN, card(name), place, EVERYONE) for name, place in KNOWN.items()]
    state.known = [before, *rows]
    DOES[does](state)
    assert state.known[0] == before
    cards = edition(0).catalogue.cards
    told = [
        f"{cards[number].id} {PLACES.get(place, place)}{'' if seats == EVERYONE else ' secretly'}, "
        for nation, number, place, seats in state.known[1:]
        if nation == JAPAN
    ]
    assert "".join(told) == KNOWN_AFTER[does]
