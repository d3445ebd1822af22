"""qm 12 Worlds: random complete states that agree with all that a seat has seen."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import to_turn

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.changes import IN_HAND, arrange_top, look_at_top
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.state import State

DRAWN = 100
"""So many worlds are drawn."""

POSITION = """
    turn japan play
    japan
      armies japan, china
      hand sea_battle, build_navy, forward_bases
      status imperial_designs
      down kamikaze, surprise_attack
      discard land_battle, build_navy
    """


def worlds(table: Table, seat: int) -> list[State]:
    """Worlds of a seat."""
    return [table.match.game.world(table.state, seat, seed) for seed in range(DRAWN)]


def number(nation: str, card: str) -> int:
    """The number of a card."""
    return edition(0).catalogue.number[(NATIONS.index(nation), card)]


@rule("qm 12")
@pytest.mark.parametrize("seat", [0, 2, 5, SPECTATOR])
def test_a_world_has_as_many_cards_everywhere(table: Table, seat: int) -> None:
    table.position(POSITION)
    state = table.state
    for world in worlds(table, seat):
        for nation in range(6):
            assert len(world.hand[nation]) == len(state.hand[nation])
            assert len(world.deck[nation]) == len(state.deck[nation])
            assert len(world.under[nation]) == len(state.under[nation])
            assert world.down[nation].bit_count() == state.down[nation].bit_count()
            assert world.played[nation] == state.played[nation]
            assert world.status[nation] == state.status[nation]


@rule("qm 12")
def test_ones_own_cards_are_the_same_in_every_world_but_for_the_order_of_the_deck(
    table: Table,
) -> None:
    table.position(POSITION)
    state, decks = table.state, set()
    for world in worlds(table, 2):
        assert (world.hand[2], world.down[2]) == (state.hand[2], state.down[2])
        assert world.under[2] == state.under[2]
        assert sorted(world.deck[2]) == sorted(state.deck[2])
        decks.add(tuple(world.deck[2]))
    assert len(decks) > DRAWN // 2


@rule("qm 12")
def test_the_cards_of_others_are_dealt_anew_even_a_teammates(table: Table) -> None:
    table.position(POSITION)
    found = worlds(table, 0)
    for nation in range(1, 6):
        assert len({tuple(world.hand[nation]) for world in found}) > DRAWN // 2
    assert len({world.down[2] for world in found}) > 5


@rule("qm 12", "qm 3.7")
def test_only_a_response_lies_face_down(table: Table) -> None:
    table.position(POSITION)
    cards = edition(0).catalogue
    for world in worlds(table, 0):
        for card in cards.named(world.down[2], 2):
            assert cards.type[card] == Type.RESPONSE


@rule("qm 12")
def test_the_seed_of_the_table_is_not_in_a_world(table: Table) -> None:
    table.position(POSITION)
    assert all(world.seed != table.state.seed for world in worlds(table, 0))


@rule("qm 12", "qm 5.1")
def test_a_card_that_was_shown_is_in_the_hand_in_every_world(table: Table) -> None:
    table.position("""
        options reallocate
        turn germany play
        germany
          armies germany
          hand land_battle x3, conscription, plunder
          deck blitzkrieg, build_army, sea_battle, v_weapons, wolf_packs
        """)
    table.do("reallocate", *["discard land_battle"] * 3, "discard plunder", "take sea_battle")
    for world in worlds(table, 1):
        assert number("germany", "sea_battle") in world.hand[0]


@rule("qm 12")
def test_a_card_known_to_be_on_top_is_on_top_in_every_world(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, land_battle
        """)
    table.do("play build_army", "use women_conscripts")
    for seat in (0, 3, SPECTATOR):
        for world in worlds(table, seat):
            assert world.deck[3][-1] == number("soviet_union", "build_army")


@rule("qm 12")
def test_what_a_nation_looked_at_is_where_it_put_it_in_its_worlds_alone(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies germany
          status superior_planning
          hand build_army, land_battle
          deck plunder, v_weapons, sea_battle, build_navy, blitzkrieg, wolf_packs, volksturm
        """)
    table.do("use superior_planning", "arrange build_navy", "arrange sea_battle", "arrange plunder")
    top = [number("germany", card) for card in ("build_navy", "sea_battle", "plunder", "v_weapons")]
    assert all(world.deck[0][-4:][::-1] == top for world in worlds(table, 0))
    assert len({tuple(world.deck[0][-4:]) for world in worlds(table, 1)}) > 5


@rule("qm 12")
def test_a_card_shuffled_into_the_deck_in_sight_of_all_is_in_the_deck(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          down rationing
          hand singapore_fortified, build_army, land_battle, sea_battle
        """)
    table.do("play singapore_fortified", "pass", "pass", "use rationing")
    card = number("united_kingdom", "singapore_fortified")
    for world in worlds(table, 0):
        assert card in world.deck[1]


@rule("qm 12")
def test_a_known_card_discarded_off_the_deck_is_under_the_pile(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, land_battle x4, sea_battle x2, build_navy
        germany
          armies germany, eastern_europe, russia, scandinavia
          hand submarines_raid_murmansk_convoy, build_army
        """)
    # A full hand draws nothing: the card stays on top until the enemy makes it go.
    table.do("play build_army", "use women_conscripts", "pass")
    to_turn(table, "germany")
    assert table.cards("soviet_union", "deck")[0] == "build_army"
    assert table.cards("soviet_union", "under") == []
    table.do("play submarines_raid_murmansk_convoy")
    assert "build_army" in table.cards("soviet_union", "under")
    for world in worlds(table, 1):
        assert number("soviet_union", "build_army") in world.under[3]


@rule("qm 12", "qm 3.7")
def test_a_world_does_not_tell_which_face_down_card_waits_for_the_next_turn(table: Table) -> None:
    seen = []
    for card in ("destroyer_transport", "truk"):
        table.position(f"""edition first
                           turn japan play
                           japan
                             armies japan
                             hand {card}
                             deck build_army""")
        table.do(f"play {card}")
        world = table.match.game.world(table.state, NATIONS.index("germany"), 1)
        seen.append((world.down, world.laid))
    assert seen[0] == seen[1]


@rule("qm 12")
def test_a_spectator_knows_only_what_everybody_knows(table: Table) -> None:
    table.position(POSITION)
    card = number("japan", "forward_bases")
    table.state.known = [(NATIONS.index("japan"), card, IN_HAND, 1 << NATIONS.index("germany"))]
    held = {
        seat: [card in world.hand[2] for world in worlds(table, seat)] for seat in (0, SPECTATOR)
    }
    assert all(held[0]) and not all(held[SPECTATOR])


@rule("qm 12")
@pytest.mark.parametrize("arranged", [False, True])
def test_what_all_know_of_the_deck_below_the_cards_looked_at_stays_known(
    table: Table, arranged: bool
) -> None:
    table.position(POSITION)
    state, japan, everybody = table.state, NATIONS.index("japan"), (1 << len(NATIONS)) - 1
    top = state.deck[japan][-4:][::-1]
    state.known = [(japan, card, depth, everybody) for depth, card in enumerate(top)]
    if arranged:
        arrange_top(state, japan, (top[1], top[0], top[2]))
        own = [top[1], top[0], top[2]]
    else:
        look_at_top(state, japan, 3)
        own = top[:3]
    assert sorted(state.known, key=lambda row: row[2]) == [
        *((japan, card, depth, 1 << japan) for depth, card in enumerate(own)),
        (japan, top[3], 3, everybody),
    ]


@rule("qm 12")
def test_who_puts_cards_in_order_knows_which_ones_lie_there_already(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies germany
          status superior_planning
          hand build_army, land_battle
          deck plunder, v_weapons, sea_battle, build_navy, blitzkrieg, wolf_packs, volksturm
        """)
    table.do("use superior_planning", "arrange sea_battle")
    assert all(world.decisions == table.state.decisions for world in worlds(table, 0))
