"""naval 1 Components and terms."""

from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval import catalogue
from wartable.games.naval.effects import AttackType, Fire, Stop, Symbol
from wartable.games.naval.game import GAME


@rule("naval 1.1")
def test_two_to_six_seats_play_with_110_action_cards_and_110_ship_cards(sea: Sea) -> None:
    seats = next(setting for setting in GAME.settings if setting.name == "seats")
    core = sum(ships.bit_count() for ships in catalogue.CORE) + 1
    assert (seats.values, len(catalogue.DECK), core) == (("2", "3", "4", "5", "6"), 110, 110)


@rule("naval 1.2")
def test_there_are_nine_navies_and_a_non_combatant_of_none() -> None:
    assert len(catalogue.NAVIES) == 9
    assert "non_combatant" not in catalogue.SHIP


@rule("naval 1.3")
def test_hands_are_hidden_and_fleets_lie_face_up(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand repair
                    bravo
                      row1 kiev
                      hand intelligence""")
    kept, shown = sea.view("alpha")["seats"]["alpha"], sea.view("alpha")["seats"]["bravo"]
    assert kept["hand"] == ["repair"]
    assert "hand" not in shown and shown["hand_count"] == 1 and shown["rows"] == [["kiev"]]


@rule("naval 1.4")
def test_a_roll_succeeds_when_it_is_at_least_the_required_number(sea: Sea) -> None:
    for die, sunk in ((3, []), (4, ["kiev"])):
        sea.position("""alpha
                          row1 gary
                          hand air_support
                        bravo
                          row1 kiev, smerch""")
        sea.do("play air_support", "target kiev", "final")
        sea.dice(die)
        sea.do("done")
        assert sea.sunk("alpha") == sunk


@rule("naval A20")
def test_only_the_modified_result_counts_so_six_may_fail_and_one_may_succeed(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      rolls 3
                      hand air_support
                    bravo
                      row1 kiev, smerch
                      rolls -2""")
    sea.dice(6, 1)
    sea.do("play air_support", "target kiev", "final", "guard kiev a1")
    assert sea.sunk("alpha") == ["kiev"]


@rule("naval 1.5")
def test_a_ship_card_shows_hull_weapons_defence_strikes_asw_and_victory_points() -> None:
    kiev = catalogue.SHIPS[catalogue.SHIP["kiev"]]
    assert kiev is not None
    assert (kiev.hull, kiev.vp, kiev.asw, kiev.air_strikes) == (8, 8, (5,), (5,))
    assert kiev.weapons == (Symbol.SMALL_GUN, Symbol.CRUISE) and kiev.air_defence == (5,)


@rule("naval 1.6")
def test_a_submarine_has_evasion_in_place_of_a_hull() -> None:
    trafalgar = catalogue.SHIPS[catalogue.SHIP["trafalgar"]]
    assert trafalgar is not None
    assert trafalgar.submerged and trafalgar.hull == 0 and trafalgar.evasion == 2


@rule("naval 1.7")
def test_an_action_card_shows_symbols_platforms_damage_range_modifier_and_defence() -> None:
    card = catalogue.CARDS[catalogue.CARD["gun_line"]]
    fire = Fire(
        (Symbol.SMALL_GUN, Symbol.MEDIUM_GUN, Symbol.LARGE_GUN),
        (1,),
        damage=6,
        platforms=3,
        hard=1,
        large_gun_sinks=True,
    )
    assert card.do == (fire, Stop((AttackType.GUN, AttackType.AIR_STRIKE), 3))
    assert card.reinforcement == 3


@rule("naval 1.8")
def test_there_are_six_weapon_symbols_and_each_on_a_ship_is_a_platform() -> None:
    kirov, launch = catalogue.SHIP["kirov"], catalogue.CARD["saturation_attack"]
    assert len(Symbol) == 6 and catalogue.platforms(launch, kirov) == 2


@rule("naval 1.9")
def test_defences_know_six_types_of_attack() -> None:
    assert [type.name for type in AttackType] == [
        "GUN",
        "SSM",
        "CRUISE",
        "TORPEDO",
        "AIR_STRIKE",
        "ASW",
    ]


@rule("naval 1.10")
def test_a_game_turn_is_one_player_turn_of_every_seat(sea: Sea) -> None:
    sea.position("""turn alpha
                    alpha
                      row1 gary
                    bravo
                      row1 kiev
                    charlie
                      row1 glasgow""")
    turns = []
    for _ in range(4):
        turns.append((sea.state.round, sea.seat))
        sea.quick()
    assert turns == [(1, "alpha"), (1, "bravo"), (1, "charlie"), (2, "alpha")]


@rule("naval A60")
def test_no_ship_of_the_data_entered_service_after_2010() -> None:
    assert all(ship is None or ship.service[0] <= 2010 for ship in catalogue.SHIPS)
