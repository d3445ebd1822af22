"""naval 8 Attacking, 9 Range, 10 Damage and sinking."""

from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval.catalogue import RANGES


@rule("naval 8.1")
def test_only_the_active_seat_attacks_and_never_its_own_ships(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kiev
                      hand missile_launch""")
    sea.do("play missile_launch")
    assert sea.legal == ["target kiev"]
    assert sea.refuses("target gary").message == "reason-not-an-enemy"
    sea.do("target kiev", "final")
    assert not sea.may("play") and sea.may("defend")


@rule("naval 8.2")
def test_every_ship_may_perform_one_action_in_a_turn(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch, rapid_fire
                    bravo
                      row1 kiev
                      passive k_316""")
    sea.do("play missile_launch", "target kiev")
    assert not sea.may("play") and not sea.may("asw")
    assert sea.refuses("asw gary").message == "reason-has-acted"


@rule("naval 8.3")
def test_an_attack_card_needs_a_ship_with_its_symbol(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      hand missile_launch
                    bravo
                      row1 kiev""")
    reason = sea.refuses("play missile_launch")
    assert (reason.rule, reason.message) == ("naval 8.3", "reason-no-platform")
    assert (reason.args["weapons"], reason.args["acted"]) == ("ssm", 0)


@rule("naval 8.2")
def test_a_card_whose_ships_have_all_acted_says_so(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch x2
                    bravo
                      row1 kiev""")
    sea.do("play missile_launch", "target kiev")
    reason = sea.refuses("play missile_launch")
    assert (reason.message, reason.args["acted"]) == ("reason-no-platform", 1)


@rule("naval A8")
def test_a_torpedo_card_says_that_no_submarine_is_active(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      passive sturgeon
                      hand torpedo_attack
                    bravo
                      row1 kiev""")
    assert sea.refuses("play torpedo_attack").message == "reason-no-active"
    sea.do("reorganise", "active sturgeon")
    assert sea.view("alpha")["seats"]["alpha"]["forming_active"] == ["sturgeon"]
    assert "forming_active" not in sea.view("bravo")["seats"]["alpha"]
    sea.do("done")
    assert sea.may("play")


@rule("naval 8.4")
def test_a_card_may_be_powered_by_any_mix_of_its_symbols(sea: Sea) -> None:
    sea.position("""alpha
                      row1 druzhny, grozny, titan
                      hand coordinated_launch
                    bravo
                      row1 gary""")
    sea.do("play coordinated_launch", "target gary")
    attack = sea.state.attacks[0]
    assert attack[5].bit_count() == 2 and not sea.may("play")


@rule("naval 8.5")
def test_a_ship_gives_every_fitting_symbol_to_the_same_card(sea: Sea) -> None:
    sea.position("""alpha
                      row1 kirov, druzhny
                      hand saturation_attack
                    bravo
                      row1 gary""")
    sea.do("play saturation_attack", "target gary")
    assert sea.state.acted.bit_count() == 2


@rule("naval 8.6")
def test_ships_and_target_are_named_when_the_card_is_played(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary, knox
                      hand missile_launch
                    bravo
                      row1 kiev""")
    sea.do("play missile_launch", "target kiev", "with knox")
    assert sea.view("bravo")["attacks"][0]["ships"] == ["knox"]
    assert sea.view("bravo")["attacks"][0]["target"] == "kiev"


@rule("naval 8.7")
def test_a_ship_that_has_acted_cannot_help_with_a_symbol_it_did_not_use(sea: Sea) -> None:
    sea.position("""alpha
                      row1 kirov
                      hand missile_launch, main_battery
                    bravo
                      row1 gary""")
    sea.do("play missile_launch", "target gary")
    assert not sea.may("play")


ROWS = """alpha
            row1 gary
            row2 knox
            row3 enterprise
            hand %s
          bravo
            row1 druzhny
            row2 slava
            row3 kiev"""


@rule("naval 9.1")
def test_range_counts_own_rows_in_front_and_then_the_enemy_rows(sea: Sea) -> None:
    sea.position(ROWS % "main_battery")
    sea.do("play main_battery")
    assert sea.legal == ["target druzhny"]
    assert sea.refuses("target slava").rule == "naval 9.1"


@rule("naval 9.2")
def test_red_boxes_forbid_a_card_at_short_and_at_long_range(sea: Sea) -> None:
    sea.position("""alpha
                      row1 slava
                      hand cruise_missile_attack
                    bravo
                      row1 gary
                      row2 knox
                      row3 enterprise""")
    sea.do("play cruise_missile_attack")
    assert sorted(sea.may("target")) == ["enterprise", "knox"]


@rule("naval 9.3")
def test_the_deepest_of_several_ships_is_used_for_the_range(sea: Sea) -> None:
    sea.position(ROWS % "coordinated_launch")
    sea.do("play coordinated_launch")
    assert sea.legal == ["target druzhny"]


@rule("naval 9.3")
def test_a_ship_is_only_offered_if_the_card_can_be_completed_in_range(sea: Sea) -> None:
    sea.position("""alpha
                      row1 grozny
                      row2 slava
                      row3 kiev
                      hand cruise_missile_attack
                    bravo
                      row1 gary
                      row2 knox""")
    sea.do("play cruise_missile_attack", "target gary")
    assert sorted(sea.may("with")) == ["kiev", "slava"]
    assert sea.refuses("with grozny").rule == "naval 9.3"


@rule("naval 9.4")
def test_torpedoes_reach_every_ship_and_submarine_and_strikes_every_ship(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      active los_angeles
                      hand torpedo_attack
                    bravo
                      row1 druzhny
                      row2 slava
                      row3 kiev
                      passive k_316""")
    sea.do("play torpedo_attack")
    assert sorted(sea.may("target")) == ["druzhny", "k_316", "kiev", "slava"]
    sea.do("target kiev", "strike enterprise")
    assert sorted(sea.may("target")) == ["druzhny", "kiev", "slava"]


@rule("naval A40")
def test_no_card_reaches_beyond_range_three(sea: Sea) -> None:
    assert max(RANGES) < 1 << 4
    sea.position("""alpha
                      row1 titan
                      row2 zhdanov
                      row3 slava
                      hand saturation_attack, heavy_cruise_missile
                    bravo
                      row1 gary
                      row2 knox""")
    sea.do("play heavy_cruise_missile")
    assert sea.legal == ["target gary"]


@rule("naval A62")
def test_a_card_with_range_two_may_be_used_at_range_one(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 glasgow""")
    sea.do("play missile_launch")
    assert sea.legal == ["target glasgow"]


@rule("naval 10.1")
def test_an_attack_that_is_not_stopped_inflicts_its_damage(sea: Sea) -> None:
    sea.position("alpha\n row1 gary\n hand missile_launch\nbravo\n row1 kiev")
    sea.do("play missile_launch", "target kiev", "final")
    assert sea.damage == {"kiev": 2}


@rule("naval 10.2")
def test_a_card_that_does_not_sink_the_ship_stays_under_it_as_damage(sea: Sea) -> None:
    sea.position("alpha\n row1 gary\n hand missile_launch\nbravo\n row1 kiev")
    sea.do("play missile_launch", "target kiev", "final")
    assert sea.view("alpha")["seats"]["bravo"]["damage"] == [
        {"ship": "kiev", "card": "missile_launch", "damage": 2}
    ]
    assert sea.discard == []


@rule("naval 10.3")
def test_damage_of_at_least_the_hull_sinks_a_ship(sea: Sea) -> None:
    for card, sunk in (("rapid_fire", []), ("missile_launch", ["kirov"])):
        sea.position(f"""alpha
                           row1 gary
                           hand {card}
                         bravo
                           row1 kirov, smerch
                           damage kirov:torpedo_spread""")
        sea.do(f"play {card}", "target kirov", "final")
        assert sea.sunk("alpha") == sunk


@rule("naval 10.4")
def test_a_sunk_ship_goes_to_the_seat_that_sank_it_and_counts_for_it(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand close_range_launch
                    bravo
                      row1 druzhny, smerch""")
    sea.do("play close_range_launch", "target druzhny", "final")
    assert (sea.sunk("alpha"), sea.state.score[0]) == (["druzhny"], 3)


@rule("naval A32")
def test_damage_cards_of_a_sunk_ship_are_discarded(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kirov, smerch
                      damage kirov:torpedo_spread""")
    sea.do("play missile_launch", "target kirov", "final")
    assert sea.discard == ["missile_launch", "torpedo_spread"] and not sea.damage


@rule("naval 10.5")
def test_a_large_gun_sinks_the_target_of_a_card_that_says_so(sea: Sea) -> None:
    sea.position("""alpha
                      row1 new_jersey, knox
                      hand heavy_guns x2
                    bravo
                      row1 kirov, kiev""")
    sea.do("play heavy_guns", "target kirov", "with new_jersey", "play heavy_guns", "target kiev")
    sea.do("final", "all")
    assert sea.sunk("alpha") == ["kirov"] and sea.damage == {"kiev": 3}


@rule("naval A41")
def test_one_large_gun_among_several_platforms_is_enough_to_sink(sea: Sea) -> None:
    sea.position("""alpha
                      row1 general_belgrano, hercules
                      hand gun_line
                    bravo
                      row1 enterprise, gary""")
    sea.do("play gun_line", "target enterprise", "final")
    assert sea.sunk("alpha") == ["enterprise"]


@rule("naval 10.6")
def test_a_damaged_ship_keeps_its_abilities(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      damage enterprise:torpedo_spread, enterprise:missile_launch
                    bravo
                      row1 kiev""")
    assert sea.may("strike") == ["enterprise"]


@rule("naval A13")
def test_a_cancelled_card_is_discarded_and_its_platforms_have_acted(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kiev
                      hand intelligence""")
    sea.do("play missile_launch", "target kiev", "cancel p1")
    assert sea.discard == ["intelligence", "missile_launch"] and not sea.state.attacks
    assert sea.view("alpha")["seats"]["alpha"]["acted"] == ["gary"]


@rule("naval A58")
def test_a_stopped_attack_card_is_discarded(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kiev
                      hand near_miss_surface""")
    sea.dice(4)
    sea.do("play missile_launch", "target kiev", "final", "defend near_miss_surface a1")
    assert sea.discard == ["missile_launch", "near_miss_surface"] and not sea.damage


@rule("naval A45")
def test_only_gun_missile_and_torpedo_attacks_need_a_ship(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                      acted enterprise
                      hand air_support, bomber_raid, battle_plan, rapid_fire, missile_launch
                    bravo
                      row1 kiev""")
    assert sea.may("play") == ["air_support", "bomber_raid", "battle_plan"]
    sea.do("play air_support", "target kiev")
    assert sea.state.acted.bit_count() == 1


@rule("naval A46")
def test_a_fleet_without_a_carrier_may_use_air_support_to_strike(sea: Sea) -> None:
    sea.position("alpha\n row1 gary\n hand air_support\nbravo\n row1 kiev")
    sea.do("play air_support", "target kiev")
    assert sea.view("bravo")["attacks"][0]["types"] == ["air_strike"]
