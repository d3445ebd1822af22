"""qm 10 Discards, and running out of cards."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, to_turn

from wartable.core.game import SPECTATOR
from wartable.games.quartermaster import changes
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.view import view

# Where discards go


@rule("qm 10")
def test_a_played_card_lies_face_up_on_top(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          discard land_battle
          hand build_army, build_navy
        """)
    table.do("play build_army")
    assert table.cards("germany", "discard") == ["build_army", "land_battle"]


@rule("qm 10")
def test_a_card_off_the_deck_goes_face_down_under_the_pile(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        germany
          armies germany
          discard land_battle
          deck plunder, v_weapons, blitzkrieg, build_army, build_navy, sea_battle
          under
        """)
    before = count(table, "germany", "under")
    table.do("play bomber_command", "nation germany")
    seen = view(table.state, SPECTATOR)["nations"]["germany"]
    assert seen["discard"] == ["land_battle"]
    assert seen["discard_down_count"] == before + 4
    assert table.cards("germany", "deck") == ["build_navy", "sea_battle"]


@rule("qm 10", "qm 12")
def test_a_nation_sees_its_own_face_down_discards(table: Table) -> None:
    table.position("""
        turn germany discard
        germany
          armies germany
          hand plunder, build_army
        """)
    table.do("discard plunder")
    assert view(table.state, 0)["nations"]["germany"]["discard_down"] == ["plunder"]


# A cost from the hand: Frontal Assault asks for two cards

HAND = """
    turn soviet_union play
    soviet_union
      armies moscow
      status frontal_assault
      hand land_battle{hand}
      deck {deck}
    """


@rule("qm 10")
@pytest.mark.parametrize(
    ("hand", "deck", "left", "points"),
    [
        (2, 2, (0, 2), 0),
        (2, 0, (0, 0), 0),
        (1, 2, (0, 1), 0),
        (1, 1, (0, 0), 0),
        (1, 0, (0, 0), -1),
        (0, 3, (0, 1), 0),
        (0, 2, (0, 0), 0),
        (0, 1, (0, 0), -1),
        (0, 0, (0, 0), -2),
    ],
)
def test_a_discard_from_the_hand_goes_on_with_the_deck_and_then_with_points(
    table: Table, hand: int, deck: int, left: tuple[int, int], points: int
) -> None:
    table.position(
        HAND.format(
            hand=f", build_army x{hand}" if hand else "",
            deck=f"sea_battle x{min(deck, 2)}, build_navy x{max(deck - 2, 0)}" if deck else "",
        )
    )
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert (count(table, "soviet_union", "hand"), count(table, "soviet_union", "deck")) == left
    assert table.vp == {"axis": 0, "allies": points}
    # Paid or not in full: the battle takes place.
    assert table.asked.ask == "ask-battle-land"


@rule("qm 10")
def test_the_owner_chooses_which_cards_of_the_hand_go(table: Table) -> None:
    table.position(HAND.format(hand=", build_army, build_navy, sea_battle", deck=""))
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert table.legal == ["discard build_army", "discard build_navy", "discard sea_battle"]
    table.do("discard sea_battle", "discard build_army")
    assert table.cards("soviet_union", "hand") == ["build_navy"]


@rule("qm 10")
def test_points_are_not_lost_by_choice(table: Table) -> None:
    table.position(HAND.format(hand=", build_army, build_navy, sea_battle", deck=""))
    table.do("play land_battle", "battle russia", "use frontal_assault")
    table.refuses("pass")


@rule("qm 10")
def test_the_deck_does_not_pay_while_the_hand_can(table: Table) -> None:
    table.position(HAND.format(hand=", build_army x2", deck="sea_battle x2"))
    table.do("play land_battle", "battle russia", "use frontal_assault")
    assert count(table, "soviet_union", "deck") == 2


# A cost off the deck: Conscription asks for two cards


@rule("qm 10")
@pytest.mark.parametrize(("deck", "points"), [(3, 0), (2, 0), (1, -1), (0, -2)])
@pytest.mark.parametrize("hand", [0, 3])
def test_a_discard_off_the_deck_goes_on_with_points_never_with_the_hand(
    table: Table, deck: int, points: int, hand: int
) -> None:
    table.position(f"""
        turn germany play
        germany
          armies germany
          status conscription
          hand {f"build_army x{hand}" if hand else ""}
          deck {f"land_battle x{deck}" if deck else ""}
        """)
    table.do("use conscription")
    assert count(table, "germany", "deck") == max(deck - 2, 0)
    assert count(table, "germany", "hand") == hand
    assert table.vp == {"axis": points, "allies": 0}
    assert table.asked.ask == "ask-build-army"


# Made to discard by the enemy


@rule("qm 10", "qm 3.8")
@pytest.mark.parametrize(("deck", "points"), [(5, 0), (4, 0), (3, -1), (0, -4)])
@pytest.mark.parametrize("target", ["germany", "italy"])
def test_the_team_of_the_nation_that_is_hit_loses_the_points(
    table: Table, deck: int, points: int, target: str
) -> None:
    cards = f"land_battle x{min(deck, 4)}, build_army x{max(deck - 4, 0)}" if deck else ""
    table.position(f"""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        {target}
          armies {target}
          hand build_navy
          deck {cards}
        """)
    table.do("play bomber_command", f"nation {target}")
    assert table.vp["axis"] == points
    assert table.cards(target, "hand") == ["build_navy"]


@rule("qm 10")
def test_a_nation_with_nothing_to_lose_may_still_be_chosen(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command, build_army
        italy
          armies italy
          hand
          deck
        """)
    table.do("play bomber_command")
    assert table.legal == ["nation germany", "nation italy"]


# The Play step


@rule("qm 10", "qm 5.2")
@pytest.mark.parametrize(
    ("nation", "home", "team"),
    [
        ("germany", "germany", "axis"),
        ("united_kingdom", "united_kingdom", "allies"),
        ("japan", "japan", "axis"),
        ("soviet_union", "moscow", "allies"),
        ("italy", "italy", "axis"),
        ("united_states", "eastern_united_states", "allies"),
    ],
)
def test_every_nation_pays_for_a_play_it_cannot_make(
    table: Table, nation: str, home: str, team: str
) -> None:
    table.position(f"turn {nation} play\n{nation}\n  armies {home}\n  hand\n  deck")
    other = {"axis": "allies", "allies": "axis"}[team]
    assert (table.vp[team], table.vp[other]) == (2 - 1, 0)


@rule("qm 10", "qm 5.2")
def test_the_card_of_an_empty_hand_is_discarded_not_played(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, balkans
          hand
          deck plunder, build_army x6
        """)
    # Plunder would have brought a point: it went unplayed.
    assert table.vp["axis"] == 2
    assert table.cards("germany", "discard") == []


@rule("qm 10")
def test_a_point_is_lost_on_every_turn_without_cards(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies balkans
          hand
          deck
        """)
    assert table.vp["axis"] == -1
    axis = table.vp["axis"]
    to_turn(table, "united_states")
    gained = table.vp["axis"] - axis
    table.run()
    # Germany's second turn went by without a question: one more point is lost.
    assert (table.state.round, table.seat) == (2, "united_kingdom")
    assert table.vp["axis"] == axis + gained - 1


@rule("qm 10")
def test_having_no_cards_is_no_reason_to_lose_points_elsewhere(table: Table) -> None:
    table.position("turn germany supply\ngermany\n  armies germany\n  hand\n  deck")
    assert table.vp["axis"] == 2


@rule("qm 10")
def test_what_comes_off_the_deck_lies_under_the_pile_in_the_order_it_came(table: Table) -> None:
    table.position(
        """turn germany play
           germany
             armies germany
             deck land_battle, build_army, sea_battle"""
    )
    state = table.state
    top = state.deck[0][::-1]
    changes.discard_deck(state, 0, 2)
    (event,) = [event for event in state.events if event.kind == "milled"]
    assert list(event.secret) == top[:2] == state.under[0][-2:]
    assert state.deck[0] == [top[2]] and event.args == (0, 2)


@rule("qm 10", "qm 14.5")
def test_a_response_laid_out_of_the_pile_cannot_be_told_from_the_others(table: Table) -> None:
    table.position(
        """edition first
           options air_marshal
           turn soviet_union play
           soviet_union
             armies moscow
             discard rasputitsa, build_army, stalingrad, leningrad, land_battle"""
    )
    state, nation = table.state, 3
    cards = edition(state.edition).catalogue
    number = {cards.cards[card].id: card for card in state.played[nation]}
    changes.lay_from_pile(state, nation, number["rasputitsa"])
    assert state.down[nation] == cards.bit[number["rasputitsa"]]
    # All Responses left in the pile are turned over, else everybody knew which one is missing.
    assert [cards.cards[card].id for card in state.played[nation]] == ["land_battle", "build_army"]
    turned = {number["stalingrad"], number["leningrad"]}
    assert set(state.under[nation][-2:]) == turned
