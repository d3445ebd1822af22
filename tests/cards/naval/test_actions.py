"""naval 13 The Action cards, type by type."""

import pytest
from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval.catalogue import CARDS, RAID
from wartable.games.naval.effects import CardType

AGAINST_KIEV = """alpha
                    row1 gary, new_jersey
                    row2 enterprise
                    active los_angeles
                    hand %s
                  bravo
                    row1 kiev, smerch
                    passive k_316
                    hand %s"""


@pytest.mark.parametrize(
    ("kind", "copies"),
    [
        (CardType.GUN, 27),
        (CardType.MISSILE, 25),
        (CardType.TORPEDO, 13),
        (CardType.AIR_SUPPORT, 10),
        (CardType.BOMBER_RAID, 2),
        (CardType.BATTLE_PLAN, 4),
        (CardType.INTELLIGENCE, 8),
        (CardType.NEAR_MISS, 7),
        (CardType.SUPERIOR_TACTICS, 4),
        (CardType.REPAIR, 4),
        (CardType.SCREENING_SHIP, 6),
    ],
)
def test_the_deck_holds_so_many_cards_of_each_type(kind: CardType, copies: int) -> None:
    assert sum(card.copies for card in CARDS if card.kind == kind) == copies


@rule("naval 13.1")
def test_a_gun_card_attacks_with_guns_and_defends_against_them(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("broadside", "broadside"))
    sea.do("play broadside", "target kiev", "final")
    assert sea.may("defend") == ["broadside a1"]


@rule("naval 13.2")
def test_a_missile_card_attacks_with_missiles_and_defends_against_them(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("close_range_launch", "guided_strike"))
    sea.do("play close_range_launch", "target kiev", "with gary", "final")
    assert sea.may("defend") == ["guided_strike a1"]


@rule("naval 13.3")
def test_a_torpedo_card_attacks_with_torpedoes_and_defends_against_them(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("torpedo_attack", "torpedo_spread"))
    sea.dice(2)
    sea.do("play torpedo_attack", "target kiev", "final", "defend torpedo_spread a1")
    assert sea.damage == {"kiev": 3}


@rule("naval 13.4")
def test_air_support_is_played_for_one_of_three_things_and_needs_no_ship(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("air_support", "air_support"))
    sea.do("play air_support")
    assert sea.may("target") == ["kiev", "smerch", "k_316"]
    sea.do("target kiev", "final")
    assert "air_support a1" in sea.may("defend") and not sea.state.acted


@rule("naval 13.5")
def test_air_support_sinks_a_ship_on_its_number_or_more(sea: Sea) -> None:
    for die, sunk in ((4, []), (5, ["kiev"])):
        sea.position(AGAINST_KIEV % ("maritime_patrol", ""))
        sea.dice(die)
        sea.do("play maritime_patrol", "target kiev", "final", "done")
        assert sea.sunk("alpha") == sunk


@rule("naval 13.6")
def test_air_support_defends_against_air_strikes_and_cruise_missiles(sea: Sea) -> None:
    for die, sunk in ((2, ["kiev"]), (3, [])):
        sea.position(AGAINST_KIEV % ("air_support", "fighter_cover"))
        sea.dice(die, 6)
        sea.do("play air_support", "target kiev", "final", "defend fighter_cover a1", "done")
        assert sea.sunk("alpha") == sunk


@rule("naval 13.7")
def test_air_support_sinks_a_submarine_on_its_number_or_more(sea: Sea) -> None:
    for die, sunk in ((2, []), (3, ["k_316"])):
        sea.position(AGAINST_KIEV % ("maritime_patrol", ""))
        sea.dice(1, die)
        sea.do("play maritime_patrol", "target k_316", "final")
        assert sea.sunk("alpha") == sunk


RAIDER = """alpha
              row1 gary
              hand bomber_raid, repair, rapid_fire
            bravo
              row1 kiev, smerch
              passive k_316
              hand %s
            charlie
              row1 invincible"""


@rule("naval 13.8")
def test_a_bomber_raid_is_four_strikes_on_one_fleet_for_two_discarded_cards(sea: Sea) -> None:
    sea.position(RAIDER % "")
    sea.do("play bomber_raid", "discard repair", "discard rapid_fire")
    assert sorted(sea.may("target")) == ["invincible", "kiev", "smerch"]
    # The question says which of the four strikes it is about.
    assert sea.asked.about[-1] == 1
    sea.do("target kiev")
    assert sea.asked.about[-1] == 2
    assert sorted(sea.may("target")) == ["kiev", "smerch"]
    sea.do("target kiev", "target smerch", "target smerch")
    assert len(sea.state.attacks) == 4 and sea.discard == ["rapid_fire", "repair"]


@rule("naval 13.8", "naval A29")
def test_a_bomber_raid_is_discarded_once_when_its_strikes_are_over(sea: Sea) -> None:
    sea.position(RAIDER % "")
    sea.do("play bomber_raid", "discard repair", "discard rapid_fire", *["target kiev"] * 4)
    sea.do("final", "done", "all")
    assert sea.discard == ["bomber_raid", "rapid_fire", "repair"]


@rule("naval A29")
def test_intelligence_cancels_a_whole_bomber_raid_and_its_cost_stays_paid(sea: Sea) -> None:
    sea.position(RAIDER % "intelligence")
    sea.do("play bomber_raid", "discard repair", "discard rapid_fire", *["target kiev"] * 4)
    sea.do("cancel p1")
    assert not sea.state.attacks and not sea.hand("alpha")


@rule("naval A29")
def test_a_bomber_raid_cannot_be_played_without_two_further_cards(sea: Sea) -> None:
    sea.position(RAIDER.replace(", rapid_fire", "") % "")
    assert sea.refuses("play bomber_raid").message == "reason-cost"


@rule("naval A30")
def test_the_strikes_of_a_bomber_raid_need_a_five(sea: Sea) -> None:
    raid = RAID[next(n for n, card in enumerate(CARDS) if card.id == "bomber_raid")]
    assert raid is not None and raid.numbers == (5, 5, 5, 5)


@rule("naval 13.9")
def test_a_battle_plan_helps_all_own_rolls_or_hinders_those_of_an_opponent(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("battle_plan x2", ""))
    sea.do("play battle_plan")
    assert sea.legal == ["plan", "against bravo"]
    sea.do("plan", "play battle_plan", "against bravo")
    assert sea.state.plan == [1, -1]


@rule("naval 13.9")
def test_a_battle_plan_ends_with_the_turn(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("battle_plan", ""))
    sea.do("play battle_plan", "plan")
    sea.quick()
    assert sea.state.plan == [0, 0]


@rule("naval A19")
def test_battle_plans_add_up_and_change_the_die(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("battle_plan x2, air_support", ""))
    sea.dice(2)
    sea.do("play battle_plan", "plan", "play battle_plan", "plan")
    sea.do("play air_support", "target kiev", "final", "done")
    assert sea.sunk("alpha") == ["kiev"]


@rule("naval 13.10")
def test_intelligence_cancels_a_card_but_no_inherent_ability(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("air_support", "intelligence"))
    sea.do("strike enterprise", "target kiev", "hold")
    assert sea.seat == "alpha"
    sea.do("play air_support", "target kiev", "bravo: cancel p1")
    assert len(sea.state.attacks) == 1


@rule("naval A14")
def test_intelligence_may_be_cancelled_by_intelligence_and_so_on(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support, intelligence
                    bravo
                      row1 kiev
                      hand intelligence
                    charlie
                      row1 glasgow
                      hand intelligence""")
    sea.do("play air_support", "target kiev", "bravo: cancel p1")
    sea.do("charlie: pass", "alpha: cancel p2", "charlie: cancel p3")
    assert not sea.state.attacks
    assert sea.discard == ["air_support", "intelligence", "intelligence", "intelligence"]


@rule("naval A14")
def test_nobody_cancels_an_own_card(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("air_support, intelligence", ""))
    sea.do("play air_support", "target kiev")
    assert sea.asked.ask == "ask-action"


@rule("naval 13.10")
def test_with_cover_everybody_with_a_card_is_asked(sea: Sea) -> None:
    sea.position("options cover\n" + AGAINST_KIEV % ("air_support", "repair"))
    sea.do("play air_support", "target kiev")
    assert (sea.seat, sea.asked.ask, sea.legal) == ("bravo", "ask-intelligence", ["pass"])


@rule("naval 13.11")
def test_a_near_miss_may_stop_an_attack_of_its_types(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("torpedo_attack", "near_miss_surface, near_miss_underwater"))
    sea.dice(3)
    sea.do("play torpedo_attack", "target kiev", "final")
    assert sea.may("defend") == ["near_miss_underwater a1"]
    sea.do("defend near_miss_underwater a1")
    assert not sea.damage


TACTICS = AGAINST_KIEV % ("%s, superior_tactics", "%s")


@rule("naval 13.12")
def test_superior_tactics_is_a_copy_of_the_card_just_played(sea: Sea) -> None:
    sea.position(TACTICS % ("air_support", ""))
    assert "superior_tactics" not in sea.may("play")
    sea.do("play air_support", "target kiev", "copy", "target smerch")
    assert [attack["target"] for attack in sea.view("alpha")["attacks"]] == ["kiev", "smerch"]


@rule("naval A16")
def test_a_copy_needs_platforms_of_its_own(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch, superior_tactics
                    bravo
                      row1 kiev""")
    sea.do("play missile_launch", "target kiev")
    assert sea.asked.ask == "ask-action"


@rule("naval A16")
def test_a_defence_card_and_an_intelligence_may_be_copied(sea: Sea) -> None:
    sea.position(
        TACTICS.replace("%s, superior_tactics", "%s")
        % ("air_support, battle_plan", "near_miss_air, intelligence, superior_tactics x2")
    )
    sea.do("play battle_plan", "plan", "bravo: cancel p1", "bravo: copy", "cancel p1", "pass")
    assert sea.state.plan == [0, 0]
    sea.do("play air_support", "target kiev", "final", "defend near_miss_air a1", "copy")
    sea.do("defend near_miss_air a1", "guard kiev a1")
    assert len(sea.state.defences) == 3


@rule("naval A14", "naval A16")
def test_a_card_that_an_intelligence_and_its_copy_are_played_against_is_cancelled_once(
    sea: Sea,
) -> None:
    sea.position(
        TACTICS.replace("%s, superior_tactics", "%s")
        % ("battle_plan", "intelligence, superior_tactics")
    )
    sea.do("play battle_plan", "plan", "bravo: cancel p1", "bravo: copy", "cancel p1")
    assert len(sea.seen("cancelled")) == 1


@rule("naval A14", "naval A16")
def test_a_copied_intelligence_is_not_played_against_a_card_of_its_own_side(sea: Sea) -> None:
    sea.position(
        TACTICS.replace("%s, superior_tactics", "%s")
        % ("battle_plan", "intelligence, superior_tactics")
    )
    sea.do("play battle_plan", "plan", "bravo: cancel p1", "bravo: copy")
    assert sea.legal == ["cancel p1"]


@rule("naval A17")
def test_a_card_and_its_copy_are_cancelled_separately(sea: Sea) -> None:
    sea.position(TACTICS % ("air_support", "intelligence"))
    sea.do("play air_support", "target kiev", "copy", "target smerch")
    assert (sea.seat, sea.legal) == ("bravo", ["pass", "cancel p1", "cancel p2"])
    sea.do("cancel p1")
    assert [attack["target"] for attack in sea.view("alpha")["attacks"]] == ["smerch"]


@rule("naval A44")
def test_a_copy_that_stays_as_damage_counts_like_the_copied_card(sea: Sea) -> None:
    sea.position(TACTICS % ("missile_launch", ""))
    sea.do("play missile_launch", "target kiev", "with gary", "copy", "target kiev")
    sea.do("final", "all")
    assert sea.damage == {"kiev": 4}
    assert [row["card"] for row in sea.view("alpha")["seats"]["bravo"]["damage"]] == [
        "missile_launch",
        "superior_tactics",
    ]


@rule("naval 13.13")
def test_repair_removes_damage_and_the_ship_cannot_act_in_that_turn(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary, knox
                      hand repair, missile_launch
                      damage gary:rapid_fire
                    bravo
                      row1 kiev""")
    sea.do("play repair", "repair gary")
    assert not sea.damage and sea.discard == ["rapid_fire", "repair"]
    sea.do("play missile_launch", "target kiev")
    assert sea.view("bravo")["attacks"][0]["ships"] == ["knox"]


@rule("naval A31")
def test_repair_removes_any_number_of_cards_from_ships_that_have_not_acted(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary, knox, tarawa
                      acted knox
                      hand repair
                      damage gary:broadside, knox:rapid_fire, tarawa:rapid_fire, tarawa:broadside
                    bravo
                      row1 kiev""")
    sea.do("play repair")
    assert sea.may("repair") == ["gary", "tarawa", "tarawa rapid_fire", "tarawa broadside"]
    assert sea.refuses("repair knox").message == "reason-has-acted"
    sea.do("repair tarawa broadside", "repair gary", "done")
    assert sea.damage == {"knox": 1, "tarawa": 1}


@rule("naval 13.13")
def test_of_two_equal_damage_cards_one_is_repaired_at_a_time(sea: Sea) -> None:
    sea.position("""alpha
                      row1 tarawa
                      hand repair
                      damage tarawa:rapid_fire, tarawa:rapid_fire
                    bravo
                      row1 kiev""")
    sea.do("play repair", "repair tarawa rapid_fire", "done")
    assert sea.damage == {"tarawa": 1}


@rule("naval 13.13")
def test_a_repaired_ship_acts_again_in_its_next_turn(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      repaired gary
                    bravo
                      row1 kiev""")
    assert sea.view("bravo")["seats"]["alpha"]["repaired"] == ["gary"]
    sea.quick()
    sea.quick()
    assert sea.seat == "alpha" and not sea.view("bravo")["seats"]["alpha"]["repaired"]


@rule("naval 13.14")
def test_a_screening_ship_of_the_row_or_a_row_in_front_takes_the_attack(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 druzhny
                      row2 slava, titan
                      row3 kiev
                      hand screening_ship""")
    sea.dice(4)
    sea.do("play air_support", "target slava", "final", "screen a1")
    assert sorted(sea.may("to")) == ["druzhny", "titan"]
    sea.do("to druzhny", "done")
    assert sea.sunk("alpha") == ["druzhny"]


@rule("naval 13.14")
def test_an_attack_on_a_submarine_cannot_be_redirected(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("air_support", "screening_ship"))
    sea.do("play air_support", "target k_316", "final")
    assert sea.asked.ask != "ask-defend"


@rule("naval A28")
def test_the_new_targets_evasion_applies_and_defences_stay_with_the_attack(sea: Sea) -> None:
    sea.position(AGAINST_KIEV % ("air_support", "screening_ship x2, near_miss_air"))
    sea.do("play air_support", "target kiev", "final", "defend near_miss_air a1")
    sea.do("screen a1", "to smerch")
    assert sea.may("screen") == ["a1"]
    sea.do("done")
    assert sea.legal == ["all", "defend near_miss_air a1", "evade smerch a1"]
