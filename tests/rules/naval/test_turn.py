"""naval 6 The player turn, 7 Reinforcement and reorganising."""

import pytest
from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval import changes
from wartable.games.naval.catalogue import CARDS, SHIP, VP
from wartable.games.naval.game import GAME
from wartable.games.naval.turn import PHASES
from wartable.words.telling import Teller

DUEL = """alpha
            row1 gary, knox
            row2 enterprise
            passive los_angeles
            hand missile_launch, repair
          bravo
            row1 druzhny, smerch
            row2 kiev
            active k_316
            hand near_miss_air"""


@rule("naval 6.1")
def test_a_turn_is_actions_defences_resolution_discard_and_draw(sea: Sea) -> None:
    assert PHASES == ("actions", "defences", "resolve", "discard", "draw")
    sea.position(DUEL)
    asked = []
    sea.do("strike enterprise", "target kiev", "hold", "final")
    asked.append((sea.seat, sea.asked.ask))
    sea.do("done")
    asked.append((sea.seat, sea.asked.ask))
    assert asked == [("bravo", "ask-defend"), ("alpha", "ask-discard")]


@rule("naval 6.2")
def test_actions_may_be_taken_in_any_order(sea: Sea) -> None:
    sea.position(DUEL)
    sea.do("strike enterprise", "target kiev", "hold")
    assert {"reorganise", "play missile_launch", "final"} <= set(sea.legal)
    sea.do("play missile_launch", "target druzhny", "with gary")
    assert {"reorganise", "asw knox", "final"} <= set(sea.legal)


@rule("naval A57")
def test_cards_are_announced_one_at_a_time_and_each_may_be_cancelled_at_once(sea: Sea) -> None:
    sea.position(DUEL.replace("near_miss_air", "intelligence"))
    sea.do("play missile_launch", "target druzhny", "with gary")
    assert (sea.seat, sea.legal) == ("bravo", ["pass", "cancel p1"])


@rule("naval 6.3")
def test_after_the_attacks_are_final_the_fleet_is_neither_reinforced_nor_moved(sea: Sea) -> None:
    sea.position(DUEL)
    sea.do("final")
    assert sea.asked.ask == "ask-discard"
    assert sea.refuses("reorganise").message == "reason-not-now"


@rule("naval 6.4")
def test_those_who_are_attacked_defend_in_player_order(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      row2 enterprise
                    bravo
                      row1 kiev, smerch
                      hand near_miss_air
                    charlie
                      row1 invincible, glasgow
                      hand near_miss_air""")
    sea.do("strike enterprise", "target invincible", "target kiev", "final")
    asked = [sea.seat]
    sea.do("done")
    asked.append(sea.seat)
    assert asked == ["bravo", "charlie"]


@rule("naval A15")
def test_defence_begins_left_of_the_active_seat_and_so_do_reactions(sea: Sea) -> None:
    sea.position("""turn bravo
                    alpha
                      row1 invincible, glasgow
                      hand intelligence, near_miss_air
                    bravo
                      row1 gary
                      row2 enterprise
                      hand air_support
                    charlie
                      row1 kiev, smerch
                      hand intelligence, near_miss_air""")
    sea.do("play air_support", "target kiev")
    asked = [sea.seat]
    sea.do("pass")
    asked.append(sea.seat)
    sea.do("pass", "strike enterprise", "target invincible", "target kiev", "final")
    assert [*asked, sea.seat] == ["charlie", "alpha", "charlie"]


@rule("naval 6.5")
def test_all_defences_are_declared_before_any_die_and_rolled_in_any_order(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 slava, kiev""")
    sea.do("play air_support", "target kiev", "final", "guard kiev a1")
    assert not sea.seen("defence-roll")
    sea.do("guard slava a1")
    assert sea.legal == ["all", "guard kiev a1", "guard slava a1"]
    sea.dice(6)
    sea.do("guard slava a1")
    assert len(sea.seen("defence-roll")) == 1


@rule("naval 6.6")
def test_attacks_that_were_not_stopped_are_resolved_together(sea: Sea) -> None:
    sea.position(DUEL)
    sea.do("strike enterprise", "target druzhny", "target kiev", "final", "done")
    assert (sea.seat, sea.legal) == ("alpha", ["all", "resolve a1", "resolve a2"])
    sea.dice(4, 4)
    sea.do("all")
    assert sea.sunk("alpha") == ["druzhny", "kiev"]


@rule("naval A21")
def test_attacks_on_one_defender_are_resolved_before_the_next_one_defends(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      row2 enterprise
                    bravo
                      row1 druzhny, smerch
                    charlie
                      row1 invincible, glasgow
                      hand near_miss_air""")
    sea.dice(4)
    sea.do("strike enterprise", "target druzhny", "target glasgow", "final")
    assert sea.sunk("alpha") == ["druzhny"] and sea.asked.ask == "ask-defend"


@rule("naval A22")
def test_an_attack_on_a_ship_already_sunk_has_no_effect_and_its_card_is_discarded(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support, missile_launch
                    bravo
                      row1 druzhny, smerch""")
    sea.do("play missile_launch", "target druzhny", "play air_support", "target druzhny", "final")
    sea.dice(4)
    sea.do("resolve a2")
    assert sea.discard == ["air_support", "missile_launch"]
    assert sea.sunk("alpha") == ["druzhny"] and not sea.damage


@rule("naval 6.7")
def test_the_active_seat_may_discard_unwanted_cards(sea: Sea) -> None:
    sea.position(DUEL)
    sea.do("final", "discard repair", "done")
    assert sea.discard == ["repair"]


@rule("naval 6.8")
def test_everybody_draws_up_to_the_hand_size(sea: Sea) -> None:
    sea.position(DUEL)
    sea.quick()
    assert (len(sea.hand("alpha")), len(sea.hand("bravo"))) == (7, 7)


@rule("naval A38")
def test_the_active_seat_draws_first_and_drawing_stops_when_no_card_is_left(sea: Sea) -> None:
    sea.position("""turn bravo
                    deck repair x3
                    alpha
                      row1 gary
                    bravo
                      row1 kiev""")
    sea.state.discard.clear()
    sea.do("final")
    assert sea.hand("bravo") == ["repair"] * 3 and not sea.hand("alpha")


@rule("naval 6.9")
def test_the_discard_pile_becomes_the_new_deck(sea: Sea) -> None:
    sea.position("deck repair\nalpha\n row1 gary\nbravo\n row1 kiev")
    sea.do("final")
    assert len(sea.hand("alpha")) == 7 and len(sea.state.deck) == 110 - 14
    assert len(sea.seen("reshuffled")) == 1


@rule("naval A39")
def test_the_deck_is_reshuffled_at_once_when_its_last_card_is_drawn(sea: Sea) -> None:
    cards = ", ".join(f"{card.id} x{card.copies}" for card in CARDS[4:6])
    sea.position(f"""deck repair x2
                     alpha
                       row1 gary
                       hand {cards}, battle_plan
                     bravo
                       row1 kiev
                       hand rapid_fire x4, broadside x3""")
    sea.state.hand[0].pop()
    sea.state.hand[0].pop()
    assert len(sea.hand("alpha")) == 5
    sea.do("final", "done")
    assert len(sea.seen("reshuffled")) == 1 and sea.state.deck and not sea.state.discard


@rule("naval 6.10")
def test_then_the_next_seat_in_order_takes_its_turn(sea: Sea) -> None:
    sea.position(DUEL)
    sea.quick()
    assert (sea.seat, sea.asked.ask) == ("bravo", "ask-action")


@rule("naval 6.10", "naval 5.5")
@pytest.mark.parametrize(
    ("first", "gone", "follow"),
    [
        ("alpha", "alpha", ["bravo", "charlie", "delta", "bravo"]),
        ("bravo", "bravo", ["charlie", "delta", "alpha", "charlie"]),
        ("delta", "delta", ["alpha", "bravo", "charlie", "alpha"]),
        ("alpha", "charlie", ["alpha", "bravo", "delta", "alpha"]),
        ("charlie", "delta", ["charlie", "alpha", "bravo", "charlie"]),
    ],
)
def test_a_seat_that_is_out_has_no_turn_and_the_next_one_begins_the_round(
    sea: Sea, first: str, gone: str, follow: list[str]
) -> None:
    rows = {"alpha": "gary", "bravo": "druzhny", "charlie": "glasgow", "delta": "narvik"}
    fleets = "\n".join(f"{seat}\n  row1 {ship}" for seat, ship in rows.items())
    sea.position(f"goal 99\nturn {first}\nfirst {first}\n{fleets}")
    changes.sink(sea.state, SHIP[rows[gone]], changes.STRUCK)
    assert sea.state.out
    if gone == first:
        # It is its own turn in which it goes: nothing is left for it but to end it.
        sea.quick()
    found = []
    for _ in follow:
        found.append((sea.seats[sea.state.turn], sea.state.round))
        sea.quick()
    assert [seat for seat, _ in found] == follow
    begun = [round_ for _, round_ in found]
    assert begun[0] == begun[1] == begun[2] == begun[3] - 1


@rule("naval 7.2")
def test_nobody_pays_more_than_all_of_their_reserve_is_worth(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand repair x4, battle_plan x2, air_support x4
                    bravo
                      row1 kiev""")
    sea.state.reserve[0] = 1 << (SHIP["knox"] & 31)
    worth = VP[SHIP["knox"]]
    sea.do("reinforce")
    paid = 0
    while paid < worth:
        able = [card for card in CARDS if card.id in sea.may("pay")]
        card = max(able, key=lambda card: (card.reinforcement <= worth - paid, card.reinforcement))
        sea.do(f"pay {card.id}")
        paid += card.reinforcement
    assert paid == worth
    assert not sea.may("pay") and sea.may("enlist") == ["knox"]


@rule("naval 7.1")
def test_every_action_card_has_a_reinforcement_value_of_one_to_three() -> None:
    assert {card.reinforcement for card in CARDS} == {1, 2, 3}


@rule("naval 7.2")
def test_discarded_cards_bring_in_ships_for_at_most_their_values(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand repair x2, battle_plan, air_support
                    bravo
                      row1 kiev""")
    sea.do("reinforce", "pay repair", "pay repair", "pay battle_plan", "pay air_support")
    assert "ticonderoga" in sea.may("enlist") and "bunker_hill" not in sea.may("enlist")
    assert sea.refuses("enlist bunker_hill").message == "reason-too-dear"
    sea.do("enlist ticonderoga", "row ticonderoga 2")
    assert sea.rows("alpha") == [["gary"], ["ticonderoga"]] and len(sea.discard) == 4


@rule("naval 7.3")
def test_a_ship_brought_in_may_act_in_the_same_turn(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      hand battle_plan, repair, missile_launch
                    bravo
                      row1 kiev""")
    sea.do("reinforce", "pay battle_plan", "pay repair", "enlist gary", "row gary 1")
    sea.do("play missile_launch", "target kiev")
    assert sea.state.attacks[0][5].bit_count() == 1


@rule("naval A10")
def test_a_submarine_arrives_in_the_mode_its_owner_chooses(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support x2
                    bravo
                      row1 kiev
                      passive k_316""")
    sea.do("reinforce", "pay air_support", "pay air_support", "enlist seawolf")
    assert sea.legal == ["active seawolf", "passive seawolf"]
    sea.do("active seawolf", "asw seawolf", "target k_316")
    assert len(sea.state.attacks) == 1
    (joined,) = sea.seen("joined")
    told = {lang: Teller(GAME, lang).log(sea.state, joined) for lang in ("en", "fr")}
    assert told == {
        "en": "Seawolf joins Alpha, active.",
        "fr": "Le Seawolf rejoint Alpha, actif.",
    }


@rule("naval A11")
def test_unused_points_are_lost_and_every_purchase_has_its_own_cards(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      hand air_support x2, battle_plan x2
                    bravo
                      row1 kiev""")
    sea.do("reinforce", "pay air_support", "pay battle_plan", "enlist gary", "row gary 1")
    assert sea.asked.ask == "ask-action" and len(sea.hand("alpha")) == 2
    assert "reinforce" in sea.legal


@rule("naval A12")
def test_a_card_paid_for_reinforcement_or_as_a_cost_cannot_be_cancelled(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      hand air_support
                    bravo
                      row1 kiev
                      hand intelligence""")
    sea.do("reinforce", "pay air_support")
    assert sea.seat == "alpha"


@rule("naval 7.4")
def test_ships_change_rows_freely_and_submarines_their_mode(sea: Sea) -> None:
    sea.position(DUEL)
    sea.do("reorganise", "row enterprise 1", "row gary 2", "active los_angeles", "done")
    assert sea.rows("alpha") == [["enterprise", "knox"], ["gary"]] and sea.active("los_angeles")


@rule("naval A9")
def test_a_submarine_with_a_declared_attack_stays_active(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      active los_angeles, sturgeon
                    bravo
                      row1 kiev
                      passive k_316""")
    sea.do("asw los_angeles", "target k_316", "reorganise")
    assert sea.may("passive") == ["sturgeon"]
    sea.do("passive sturgeon", "done", "final")
    sea.quick()
    assert not sea.active("sturgeon")


@rule("naval A56")
def test_a_formation_that_takes_a_declared_attack_out_of_range_is_not_allowed(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary, knox
                      hand close_range_launch
                    bravo
                      row1 kiev""")
    sea.do("play close_range_launch", "target kiev", "with gary", "reorganise", "row gary 2")
    assert "done" not in sea.legal and "keep" in sea.legal
    sea.do("keep")
    assert sea.rows("alpha") == [["gary", "knox"]]


@rule("naval A59")
def test_a_seat_that_is_not_attacked_may_only_play_intelligence(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                    bravo
                      row1 kiev
                      hand near_miss_air
                    charlie
                      row1 glasgow
                      hand intelligence, near_miss_air""")
    sea.do("strike enterprise", "target kiev", "hold", "final", "bravo: defend near_miss_air a1")
    sea.do("bravo: done")
    assert (sea.seat, sea.legal) == ("charlie", ["pass", "cancel p1"])


@rule("naval 6.3")
def test_keeping_the_formation_does_not_use_up_reorganising(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      row2 knox
                      hand close_range_launch
                    bravo
                      row1 kiev""")
    sea.do("play close_range_launch", "target kiev", "reorganise", "row gary 3")
    assert "keep" in sea.legal
    sea.do("keep")
    assert sea.rows("alpha") == [["gary"], ["knox"]] and "reorganise" in sea.legal
    sea.do("reorganise", "row knox 1", "done")
    assert sea.rows("alpha") == [["gary", "knox"]]


@rule("naval 6.3")
def test_a_fleet_may_be_reorganised_again_and_again_until_the_attacks_are_final(sea: Sea) -> None:
    sea.position("alpha\n row1 gary, knox\nbravo\n row1 kiev")
    sea.do("reorganise", "done", "reorganise", "row gary 2", "done", "reorganise", "row gary 1")
    sea.do("done")
    assert sea.rows("alpha") == [["gary", "knox"]] and "reorganise" in sea.legal


@rule("naval 7.4")
def test_only_its_owner_sees_the_rows_that_are_being_reorganised(sea: Sea) -> None:
    sea.position(DUEL)
    before = sea.view("bravo")["seats"]["alpha"]["rows"]
    sea.do("reorganise", "row enterprise 1")
    assert sea.view("alpha")["seats"]["alpha"]["forming"] == [
        ["enterprise", "gary", "knox"],
        [],
        [],
    ]
    assert "forming" not in sea.view("bravo")["seats"]["alpha"]
    assert sea.view("bravo")["seats"]["alpha"]["rows"] == before


@rule("naval 7.2")
def test_why_no_ship_can_be_brought_in_is_told(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      reserve enterprise
                      hand repair, air_support
                    bravo
                      row1 kiev""")
    assert sea.refuses("reinforce").message == "reason-nothing-affordable"
    sea.do("play air_support")
    assert sea.refuses("reinforce").message == "reason-not-now"
