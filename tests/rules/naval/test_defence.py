"""naval 11 Defence, 12 Submarines."""

from tests.conftest import rule
from tests.naval_table import Sea


@rule("naval 11.1")
def test_a_roll_of_at_least_the_number_stops_the_attack(sea: Sea) -> None:
    for die, damage in ((2, {}), (1, {"kiev": 2})):
        sea.position("""alpha
                          row1 gary
                          hand missile_launch
                        bravo
                          row1 kiev
                          hand missile_launch""")
        sea.dice(die)
        sea.do("play missile_launch", "target kiev", "final", "defend missile_launch a1")
        assert sea.damage == damage


@rule("naval 11.2")
def test_a_defence_may_help_any_ship_of_the_fleet_against_the_types_it_shows(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise, gary
                      hand missile_launch
                    bravo
                      row1 kiev, druzhny""")
    sea.do("strike enterprise", "target druzhny", "hold", "play missile_launch", "target druzhny")
    sea.do("final")
    assert sea.may("guard") == ["kiev a1"]


@rule("naval 11.3")
def test_every_number_of_a_ship_is_one_attempt_in_each_opposing_turn(sea: Sea) -> None:
    sea.position("""alpha
                      row1 kiev
                      hand air_support x2
                    bravo
                      row1 ticonderoga, enterprise
                      reserve""")
    sea.do("play air_support", "target enterprise", "play air_support", "target ticonderoga")
    sea.do("final", "guard ticonderoga a1", "guard ticonderoga a2")
    assert sea.may("guard") == ["enterprise a1", "enterprise a2"]


@rule("naval A24")
def test_a_ship_defends_again_in_the_next_opposing_turn_even_if_it_acted(sea: Sea) -> None:
    sea.position("""turn bravo
                    alpha
                      row1 enterprise
                    bravo
                      row1 kiev, druzhny
                    charlie
                      row1 glasgow
                      hand air_support""")
    sea.do("strike kiev", "target glasgow", "final")
    sea.quick()
    sea.do("play air_support", "target druzhny", "final")
    assert sea.may("guard") == ["kiev a1"]


@rule("naval 6.5")
def test_a_seat_sees_what_it_has_declared_while_another_is_still_to_defend(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                    bravo
                      row1 kiev, druzhny
                      hand near_miss_air
                    charlie
                      row1 glasgow""")
    sea.do("strike enterprise", "target kiev", "target glasgow", "final", "bravo: guard kiev a1")
    assert [entry["by"] for entry in sea.view("bravo")["defences"]] == ["kiev"]
    assert not sea.view("charlie")["defences"]


@rule("naval 11.4")
def test_defence_by_a_ship_needs_no_card_and_is_no_action(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                    bravo
                      row1 kiev""")
    sea.do("strike enterprise", "target kiev", "hold", "final")
    sea.dice(5)
    sea.do("guard kiev a1")
    assert sea.seat == "bravo" and "kiev" in sea.may("strike")


@rule("naval 11.5")
def test_a_card_defends_without_a_matching_symbol_on_a_ship(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand rapid_fire
                    bravo
                      row1 invincible
                      hand rapid_fire""")
    sea.do("play rapid_fire", "target invincible", "final")
    assert "rapid_fire a1" in sea.may("defend")


@rule("naval 11.6")
def test_a_hard_to_stop_attack_takes_its_modifier_from_the_defenders_die(sea: Sea) -> None:
    for die, damage in ((3, {"kiev": 1}), (4, {})):
        sea.position("""alpha
                          row1 gary
                          hand sea_skimmer
                        bravo
                          row1 kiev
                          hand missile_launch""")
        sea.dice(die)
        sea.do("play sea_skimmer", "target kiev", "final", "defend missile_launch a1")
        assert sea.damage == damage


@rule("naval A18")
def test_hard_to_stop_counts_against_evasion_and_near_miss_too(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand sea_skimmer
                    bravo
                      row1 smerch
                      hand near_miss_surface""")
    sea.dice(5, 6)
    sea.do("play sea_skimmer", "target smerch", "final", "defend near_miss_surface a1")
    sea.do("all")
    needed = [event.args[5] for event in sea.seen("defence-roll")]
    assert needed == [6, 7] and sea.damage == {"smerch": 1}


@rule("naval 11.7")
def test_evasion_rolls_once_for_each_attack_on_the_ship(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                    bravo
                      row1 smerch, kirov""")
    sea.dice(5, 4, 4)
    sea.do("strike enterprise", "target smerch", "target smerch", "final", "done", "all")
    rolls = sea.seen("defence-roll")
    assert [event.args[6] for event in rolls] == [5, 4] and sea.sunk("alpha") == ["smerch"]


@rule("naval A23")
def test_evasion_is_automatic_and_not_rolled_when_the_attack_is_already_stopped(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 smerch, kiev""")
    sea.do("play air_support", "target smerch", "final", "guard kiev a1")
    assert sea.legal == ["all", "guard kiev a1", "evade smerch a1"]
    sea.dice(5)
    sea.do("guard kiev a1")
    assert len(sea.seen("defence-roll")) == 1


@rule("naval 11.8")
def test_several_defences_may_be_aimed_at_one_attack_and_the_rest_is_lost(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 slava, kiev""")
    sea.dice(6)
    sea.do("play air_support", "target kiev", "final", "guard kiev a1", "guard slava a1")
    sea.do("guard slava a1")
    assert len(sea.seen("defence-roll")) == 1 and "kiev" in sea.fleet("bravo")


@rule("naval A25")
def test_a_card_aimed_at_an_attack_that_is_already_stopped_is_discarded(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand air_support
                    bravo
                      row1 kiev
                      hand near_miss_air""")
    sea.do("play air_support", "target kiev", "final", "guard kiev a1", "defend near_miss_air a1")
    sea.dice(5)
    sea.do("guard kiev a1")
    assert sea.discard == ["air_support", "near_miss_air"]


@rule("naval 11.9", "naval A26")
def test_a_card_with_both_missile_symbols_may_be_stopped_as_either(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary, o_h_perry
                      hand coordinated_launch
                    bravo
                      row1 somerset
                      row2 invincible""")
    sea.do("play coordinated_launch", "target somerset", "final")
    assert sea.may("guard") == ["invincible a1"]


@rule("naval A27")
def test_a_defence_against_guns_works_against_every_calibre(sea: Sea) -> None:
    sea.position("""alpha
                      row1 new_jersey
                      hand heavy_guns
                    bravo
                      row1 kiev
                      hand rapid_fire""")
    sea.do("play heavy_guns", "target kiev", "final")
    assert sea.may("defend") == ["rapid_fire a1"]


@rule("naval A61")
def test_the_active_seat_may_cancel_a_defence_card(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch, intelligence
                    bravo
                      row1 kiev
                      hand near_miss_surface""")
    sea.do("play missile_launch", "target kiev", "final", "defend near_miss_surface a1")
    sea.do("alpha: cancel p1")
    assert sea.damage == {"kiev": 2}


def hunt(sea: Sea, mode: str, die: int) -> list[str]:
    """The effect of a hit by Los Angeles on Trafalgar, which rolls this to evade."""
    sea.position(f"""alpha
                       row1 gary
                       active los_angeles
                     bravo
                       row1 glasgow
                       {mode} trafalgar""")
    sea.dice(die, 6)
    sea.do("asw los_angeles", "target trafalgar", "final")
    return sea.sunk("alpha")


@rule("naval 12.1")
def test_a_submarine_evades_by_its_passive_or_its_active_number(sea: Sea) -> None:
    assert hunt(sea, "passive", 2) == [] and hunt(sea, "passive", 1) == ["trafalgar"]
    assert hunt(sea, "active", 4) == [] and hunt(sea, "active", 3) == ["trafalgar"]


@rule("naval 12.2")
def test_only_an_active_submarine_may_power_a_torpedo(sea: Sea) -> None:
    for mode, cards in (("active", ["torpedo_attack"]), ("passive", [])):
        sea.position(f"""alpha
                           row1 gary
                           {mode} los_angeles
                           hand torpedo_attack
                         bravo
                           row1 kiev""")
        assert sea.may("play") == cards


@rule("naval A8")
def test_every_attack_by_a_submarine_needs_it_to_be_active(sea: Sea) -> None:
    sea.position("""alpha
                      row1 titan
                      passive k_503
                      hand missile_launch
                    bravo
                      row1 gary
                      passive los_angeles""")
    assert sea.refuses("asw k_503").rule == "naval A8" and not sea.may("play")


@rule("naval 12.3")
def test_strikes_never_target_submarines_and_asw_targets_nothing_else(sea: Sea) -> None:
    sea.position("""alpha
                      row1 enterprise
                    bravo
                      row1 kiev
                      passive k_316""")
    sea.do("strike enterprise")
    assert sea.legal == ["target kiev"]
    assert sea.refuses("target k_316").message == "reason-strike-submarine"
    sea.match.undo(0)
    sea.do("asw enterprise")
    assert sea.legal == ["target k_316"]


@rule("naval 12.4")
def test_guns_and_missiles_never_target_submarines(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kiev
                      active k_316""")
    sea.do("play missile_launch")
    assert sea.refuses("target k_316").rule == "naval 12.4"


@rule("naval A7")
def test_a_submarine_fires_missiles_as_if_it_stood_in_row_one(sea: Sea) -> None:
    sea.position("""alpha
                      row1 titan
                      active k_503
                      hand missile_launch
                    bravo
                      row1 gary
                      row2 knox
                      row3 enterprise""")
    sea.do("play missile_launch")
    assert sorted(sea.may("target")) == ["gary", "knox"]


@rule("naval 12.5", "naval A42")
def test_a_torpedo_that_is_not_stopped_sinks_a_submarine_whatever_its_damage(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      active los_angeles
                      hand torpedo_attack
                    bravo
                      row1 glasgow
                      passive trafalgar""")
    sea.dice(1)
    sea.do("play torpedo_attack", "target trafalgar", "final")
    assert sea.sunk("alpha") == ["trafalgar"] and sea.discard == ["torpedo_attack"]


@rule("naval A43")
def test_a_torpedo_boat_may_power_a_torpedo_from_any_row(sea: Sea) -> None:
    sea.position("""options ships=extended
                    alpha
                      row1 bergen
                      row2 narvik
                      row3 hauk
                      hand torpedo_attack
                    bravo
                      row1 gary
                      row2 knox
                      passive los_angeles""")
    sea.do("play torpedo_attack")
    assert sorted(sea.may("target")) == ["gary", "knox", "los_angeles"]
