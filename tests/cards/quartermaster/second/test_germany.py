"""The named cards of Germany, second edition."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

# Status


@card("germany.abundant_resources", "works")
def test_abundant_resources_pays_for_each_army_in_the_east(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany, eastern_europe, ukraine, russia, kazakhstan
          status abundant_resources
        """)
    assert table.vp == {"axis": 4 + 3, "allies": 0}


@card("germany.abundant_resources", "fails")
def test_abundant_resources_pays_nothing_for_armies_elsewhere_or_of_others(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany, eastern_europe
          status abundant_resources
        italy
          armies italy, russia
        """)
    assert table.vp["axis"] == 2


@card("germany.abundant_resources", "fails")
def test_abundant_resources_pays_nothing_with_an_enemy_in_germany(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies ukraine
          status abundant_resources
        soviet_union
          armies moscow, germany
        """)
    assert table.vp["axis"] == 0


@card("germany.atlantic_wall", "works")
def test_atlantic_wall_burns_three_cards_of_the_attacker(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        germany
          armies germany
          status atlantic_wall
        italy
          armies italy, western_europe
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle, sea_battle
          deck build_army x5
        """)
    table.do("play land_battle", "battle western_europe", "germany: use atlantic_wall")
    assert table.armies("italy") == {"italy"}
    assert deck(table, "united_kingdom") == 2


@card("germany.atlantic_wall", "fails")
def test_atlantic_wall_waits_for_an_axis_army_to_be_attacked(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        germany
          armies germany
          status atlantic_wall
        united_kingdom
          armies united_kingdom
          navies north_sea
          hand land_battle
        """)
    table.do("play land_battle", "battle western_europe")
    assert offers(table, "use atlantic_wall") == 0


@card("germany.atlantic_wall", "fails")
def test_atlantic_wall_works_once_a_turn(table: Table) -> None:
    table.position("""
        turn soviet_union play
        germany
          armies germany, western_europe
          status atlantic_wall
        italy
          armies western_europe
        soviet_union
          armies moscow, italy
          status frontal_assault
          hand land_battle, build_army x2
          deck build_army x6
        """)
    table.do("play land_battle", "battle western_europe", "target germany")
    table.do("germany: use atlantic_wall")
    table.do("soviet_union: use frontal_assault", "battle western_europe")
    assert table.armies("italy") == set()
    assert offers(table, "use atlantic_wall") == 0
    assert deck(table, "soviet_union") == 0  # 6 - 3, and 3 of them drawn


@card("germany.bias_for_action", "works")
def test_bias_for_action_attacks_land_next_to_the_army_just_built(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status bias_for_action
          hand build_army
          deck build_navy x2
        soviet_union
          armies moscow, russia
        """)
    table.do("play build_army", "build eastern_europe", "use bias_for_action")
    assert deck(table, "germany") == 1
    assert table.legal == ["pass", "battle balkans", "battle ukraine", "battle russia"]
    table.do("battle russia")
    assert table.armies("soviet_union") == {"moscow"}


@card("germany.bias_for_action", "fails")
@pytest.mark.parametrize("options", ["", "options built_or_recruited"])
def test_bias_for_action_does_not_answer_a_recruited_army(table: Table, options: str) -> None:
    table.position(f"""
        {options}
        turn germany play
        germany
          armies germany
          status bias_for_action
          hand forced_conscription
        """)
    table.do("play forced_conscription", "recruit eastern_europe")
    assert offers(table, "use bias_for_action") == 0


@card("germany.bias_for_action", "cost")
def test_bias_for_action_with_an_empty_deck_costs_a_point(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status bias_for_action
          hand build_army, land_battle
          deck
        """)
    table.do("play build_army", "build eastern_europe", "use bias_for_action")
    assert table.vp["axis"] == -1
    assert table.cards("germany", "hand") == ["land_battle"]


@card("germany.bias_for_action", "ruling")
def test_bias_for_action_works_after_the_new_army_was_eliminated(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status bias_for_action
          hand build_army
        soviet_union
          armies moscow, ukraine
          down rasputitsa
        """)
    table.do("play build_army", "build russia", "soviet_union: use rasputitsa")
    table.do("germany: use bias_for_action")
    assert table.legal == ["pass", "battle ukraine"]


@card("germany.bias_for_action", "ruling")
@card("germany.blitzkrieg", "ruling")
def test_blitzkrieg_and_bias_for_action_do_not_go_round_for_ever(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status bias_for_action, blitzkrieg
          hand land_battle
        soviet_union
          armies moscow, ukraine, russia
        """)
    table.do("play land_battle", "battle russia", "use blitzkrieg", "build russia")
    table.do("use bias_for_action", "battle ukraine")
    assert table.armies("soviet_union") == {"moscow"}
    assert offers(table, "use blitzkrieg") == 0


@card("germany.blitzkrieg", "works")
def test_blitzkrieg_builds_in_the_space_battled(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status blitzkrieg
          hand land_battle, sea_battle
          deck build_navy x2
        soviet_union
          armies moscow, ukraine
        """)
    table.do("play land_battle", "battle ukraine", "use blitzkrieg")
    assert table.legal == ["pass", "build ukraine"]
    table.do("build ukraine")
    assert table.armies("germany") == {"germany", "eastern_europe", "ukraine"}
    assert deck(table, "germany") == 1


@card("germany.blitzkrieg", "works")
def test_blitzkrieg_answers_the_battle_of_an_empty_space(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle
        """)
    table.do("play land_battle", "battle western_europe", "use blitzkrieg", "build western_europe")
    assert "western_europe" in table.armies("germany")


@card("germany.blitzkrieg", "fails")
def test_blitzkrieg_does_not_answer_a_sea_battle(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand sea_battle
        """)
    table.do("play sea_battle", "battle baltic_sea")
    assert offers(table, "use blitzkrieg") == 0


@card("germany.blitzkrieg", "fails")
def test_blitzkrieg_is_not_offered_where_another_enemy_army_is_left(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle
        united_kingdom
          armies united_kingdom, western_europe
        united_states
          armies eastern_united_states, western_europe
        """)
    table.do("play land_battle", "battle western_europe", "target united_kingdom")
    assert offers(table, "use blitzkrieg") == 0


@card("germany.blitzkrieg", "cost")
def test_blitzkrieg_with_an_empty_deck_costs_a_point(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status blitzkrieg
          hand land_battle x2
          deck
        """)
    table.do("play land_battle", "battle western_europe", "use blitzkrieg")
    assert table.vp["axis"] == -1
    table.do("build western_europe")
    assert table.armies("germany") == {"germany", "western_europe"}


@card("germany.conscription", "works")
def test_conscription_builds_an_army_in_place_of_playing_a_card(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status conscription
          hand land_battle
          deck build_navy x2
        """)
    table.do("use conscription", "build eastern_europe")
    assert table.armies("germany") == {"germany", "eastern_europe"}
    assert deck(table, "germany") == 0
    assert table.asked.ask == "ask-discard"
    assert table.cards("germany", "hand") == ["land_battle"]


@card("germany.conscription", "fails")
def test_conscription_is_not_offered_with_nowhere_to_build(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies russia
          status conscription
          hand land_battle
        soviet_union
          armies moscow, germany
        """)
    assert offers(table, "use conscription") == 0


@card("germany.conscription", "fails")
def test_conscription_cannot_be_used_in_the_play_step_that_laid_it(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand conscription, land_battle
        """)
    table.do("play conscription")
    assert offers(table, "use conscription") == 0


@card("germany.conscription", "cost")
def test_conscription_with_one_card_in_the_deck_costs_a_point(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status conscription
          hand land_battle x3
          deck build_navy
        """)
    table.do("use conscription")
    assert table.vp["axis"] == -1
    assert table.cards("germany", "hand") == ["land_battle"] * 3


@card("germany.dive_bombers", "works")
def test_dive_bombers_attack_the_same_or_an_adjacent_land_space(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status dive_bombers
          hand land_battle, sea_battle
          deck build_navy x2
        soviet_union
          armies ukraine, russia, moscow
        united_kingdom
          armies united_kingdom, ukraine
        """)
    table.do("play land_battle", "battle ukraine", "target soviet_union", "use dive_bombers")
    # Next to Ukraine and to a supplied German army; Moscow touches no German piece.
    assert table.legal == ["pass", "battle balkans", "battle ukraine", "battle russia"]
    table.do("battle ukraine")
    assert table.armies("united_kingdom") == {"united_kingdom"}
    assert deck(table, "germany") == 1


@card("germany.dive_bombers", "fails")
def test_dive_bombers_do_not_answer_their_own_battle(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status dive_bombers
          hand land_battle
        """)
    table.do("play land_battle", "battle ukraine", "use dive_bombers", "battle russia")
    assert offers(table, "use dive_bombers") == 0


@card("germany.dive_bombers", "fails")
def test_dive_bombers_do_not_answer_the_battle_of_another_nation(table: Table) -> None:
    table.position("""
        turn italy play
        italy
          armies italy
          hand land_battle
        germany
          armies germany
          status dive_bombers
        """)
    table.do("play land_battle", "battle balkans")
    assert offers(table, "use dive_bombers") == 0


@card("germany.dive_bombers", "cost")
def test_dive_bombers_with_an_empty_deck_cost_a_point(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status dive_bombers
          hand land_battle
          deck
        """)
    table.do("play land_battle", "battle eastern_europe", "use dive_bombers")
    assert table.vp["axis"] == -1
    assert "battle balkans" in table.legal


JET_FIGHTERS = """
    turn {nation} play
    germany
      armies germany
      status jet_fighters
      deck build_army x6
    {nation}
      armies {armies}
      hand {card}
    """


@card("germany.jet_fighters", "works")
def test_jet_fighters_spare_three_cards(table: Table) -> None:
    table.position(
        JET_FIGHTERS.format(nation="united_kingdom", armies="united_kingdom", card="bomber_command")
    )
    table.do("play bomber_command", "nation germany", "germany: use jet_fighters")
    assert deck(table, "germany") == 5


@card("germany.jet_fighters", "works")
def test_jet_fighters_never_bring_a_discard_below_none(table: Table) -> None:
    table.position(
        JET_FIGHTERS.format(
            nation="united_kingdom", armies="united_kingdom", card="malta_submarines"
        )
    )
    table.do("play malta_submarines", "germany: use jet_fighters")
    assert deck(table, "germany") == 6
    assert table.vp["axis"] == 0


@card("germany.jet_fighters", "fails")
def test_jet_fighters_do_not_help_italy(table: Table) -> None:
    table.position(
        JET_FIGHTERS.format(nation="united_kingdom", armies="united_kingdom", card="bomber_command")
    )
    table.do("play bomber_command", "nation italy")
    assert offers(table, "use jet_fighters") == 0


@card("germany.jet_fighters", "ruling")
def test_jet_fighters_come_after_the_two_cards_of_flying_fortresses(table: Table) -> None:
    table.position("""
        turn united_states play
        germany
          armies germany
          status jet_fighters
          deck build_army x6
        united_states
          armies eastern_united_states, western_europe
          status flying_fortresses
          hand b_29_superfortress
        """)
    table.do("play b_29_superfortress", "use flying_fortresses", "germany: use jet_fighters")
    assert deck(table, "germany") == 6 - (5 + 2 - 3)


SUPERIOR_PLANNING = """
    turn germany
    germany
      armies balkans
      status {status}
      hand build_army x6
      deck land_battle, build_navy, sea_battle, plunder, the_autobahn
    """


@card("germany.superior_planning", "works")
def test_superior_planning_puts_the_next_four_cards_in_order(table: Table) -> None:
    table.position(SUPERIOR_PLANNING.format(status="superior_planning"))
    table.do("use superior_planning")
    assert table.legal == [
        "pass",
        "arrange build_navy",
        "arrange land_battle",
        "arrange sea_battle",
        "arrange plunder",
    ]
    table.do("arrange plunder", "arrange sea_battle", "arrange land_battle")
    order = ["plunder", "sea_battle", "land_battle", "build_navy", "the_autobahn"]
    assert table.cards("germany", "deck") == order
    assert table.asked.ask == "ask-play"


@card("germany.superior_planning", "ruling")
def test_superior_planning_before_volksturm_chooses_the_card_to_burn(table: Table) -> None:
    table.position(SUPERIOR_PLANNING.format(status="superior_planning, volksturm"))
    table.do("use superior_planning", "arrange plunder", "pass", "use volksturm", "recruit germany")
    deck = ["land_battle", "build_navy", "sea_battle", "the_autobahn"]
    assert table.cards("germany", "deck") == deck


@card("germany.superior_planning", "fails")
def test_superior_planning_waits_for_the_beginning_of_the_own_turn(table: Table) -> None:
    table.position(SUPERIOR_PLANNING.format(status="superior_planning"))
    table.do("pass", "play build_army")
    assert offers(table, "use superior_planning") == 0
    assert offers(table, "use superior_planning") == 0  # the British turn


@card("germany.superior_planning", "fails")
def test_superior_planning_is_not_offered_with_an_empty_deck(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies germany
          status superior_planning
          hand build_army
          deck
        """)
    assert offers(table, "use superior_planning") == 0


@card("germany.swedish_iron_ore", "works")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("armies germany\n navies baltic_sea", 1),
        ("armies germany, scandinavia", 1),
        ("armies germany, scandinavia\n navies baltic_sea", 2),
    ],
)
def test_swedish_iron_ore_is_two_independent_awards(table: Table, pieces: str, points: int) -> None:
    table.position(f"turn germany victory\ngermany\n {pieces}\n status swedish_iron_ore")
    assert table.vp["axis"] == 2 + points


@card("germany.swedish_iron_ore", "fails")
def test_swedish_iron_ore_pays_nothing_for_pieces_of_others(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany
          status swedish_iron_ore
        italy
          armies italy, scandinavia
          navies baltic_sea
        """)
    assert table.vp["axis"] == 2


@card("germany.synthetic_fuel", "works")
def test_synthetic_fuel_builds_a_second_army_next_to_the_first(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status synthetic_fuel
          hand build_army, sea_battle
          deck land_battle x3
        """)
    table.do("play build_army", "build eastern_europe", "use synthetic_fuel")
    # Germany itself stands next to it and may be named as just built.
    spaces = ["germany", "balkans", "ukraine", "russia"]
    assert table.legal == ["pass", *(f"build {space}" for space in spaces)]
    table.do("build russia")
    assert table.armies("germany") == {"germany", "eastern_europe", "russia"}
    assert deck(table, "germany") == 1


@card("germany.synthetic_fuel", "fails")
def test_synthetic_fuel_works_once_a_turn(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status synthetic_fuel
          hand build_army
        """)
    table.do("play build_army", "build eastern_europe", "use synthetic_fuel", "build russia")
    assert offers(table, "use synthetic_fuel") == 0


@card("germany.synthetic_fuel", "fails")
def test_synthetic_fuel_does_not_answer_a_navy(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status synthetic_fuel
          hand build_navy
        """)
    table.do("play build_navy", "build baltic_sea")
    assert offers(table, "use synthetic_fuel") == 0


@card("germany.synthetic_fuel", "cost")
def test_synthetic_fuel_with_one_card_in_the_deck_costs_a_point(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status synthetic_fuel
          hand build_army x3
          deck build_navy
        """)
    table.do("play build_army", "build eastern_europe", "use synthetic_fuel")
    assert table.vp["axis"] == -1
    assert deck(table, "germany") == 0
    table.do("build ukraine")
    assert table.armies("germany") == {"germany", "eastern_europe", "ukraine"}


@card("germany.volksturm", "works")
def test_volksturm_recruits_in_germany_before_the_play_step(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies eastern_europe
          status volksturm
          hand land_battle
          deck build_navy x2
        """)
    table.do("use volksturm", "recruit germany")
    assert table.armies("germany") == {"germany", "eastern_europe"}
    assert deck(table, "germany") == 1
    assert table.asked.ask == "ask-play"


@card("germany.volksturm", "fails")
@pytest.mark.parametrize(
    "armies",
    ["germany\n armies germany", "germany\n armies balkans\nsoviet_union\n armies germany"],
)
def test_volksturm_is_not_offered_with_an_army_in_germany(table: Table, armies: str) -> None:
    table.position(
        "turn germany\n" + armies.replace("\n armies", "\n status volksturm\n armies", 1)
    )
    assert offers(table, "use volksturm") == 0


@card("germany.volksturm", "cost")
def test_volksturm_with_an_empty_deck_costs_a_point(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies balkans
          status volksturm
          hand land_battle
          deck
        """)
    table.do("use volksturm", "recruit germany")
    assert table.vp["axis"] == -1


WOLF_PACKS = """
    turn germany play
    germany
      armies {armies}
      status wolf_packs
      hand {card}
    united_kingdom
      armies united_kingdom
      deck build_navy x5, sea_battle x4
    """


@card("germany.wolf_packs", "works")
@pytest.mark.parametrize(("armies", "more"), [("germany", 2), ("germany, scandinavia", 3)])
def test_wolf_packs_burn_two_more_or_three_with_scandinavia(
    table: Table, armies: str, more: int
) -> None:
    table.position(WOLF_PACKS.format(armies=armies, card="submarines_of_the_monsoon_group"))
    table.do("play submarines_of_the_monsoon_group", "use wolf_packs", "nation united_kingdom")
    assert deck(table, "united_kingdom") == 9 - 2 - more


@card("germany.wolf_packs", "ruling")
def test_wolf_packs_add_to_the_total_of_a_card_and_not_to_each_piece(table: Table) -> None:
    card = "submarines_enforce_blockade"
    table.position(WOLF_PACKS.format(armies="germany, western_europe, scandinavia", card=card))
    table.do(f"play {card}", "use wolf_packs")
    assert deck(table, "united_kingdom") == 9 - (2 * 2 + 3)


@card("germany.wolf_packs", "ruling")
def test_wolf_packs_add_nothing_to_a_card_that_makes_nobody_discard(table: Table) -> None:
    card = "submarines_lead_the_battle_of_the_atlantic"
    table.position(WOLF_PACKS.format(armies="germany", card=card))
    table.do(f"play {card}")
    assert deck(table, "united_kingdom") == 9
    assert offers(table, "use wolf_packs") == 0


@card("germany.wolf_packs", "fails")
def test_wolf_packs_are_about_submarines_only(table: Table) -> None:
    table.position(WOLF_PACKS.format(armies="germany, western_europe", card="v_weapons"))
    table.do("play v_weapons")
    assert offers(table, "use wolf_packs") == 0


@card("germany.wolf_packs", "fails")
def test_wolf_packs_do_not_help_japanese_submarines(table: Table) -> None:
    table.position("""
        turn japan play
        germany
          armies germany
          status wolf_packs
        japan
          armies japan, hawaii
          navies east_pacific
          hand submarines_support_pacific_islands
        """)
    table.do("play submarines_support_pacific_islands")
    assert offers(table, "use wolf_packs") == 0


# Events

BROAD_FRONT = """
    turn germany
    germany
      armies germany, eastern_europe
      status blitzkrieg
      hand broad_front, sea_battle
    soviet_union
      armies ukraine, russia, moscow
      {more}
    """


@card("germany.broad_front", "works")
def test_broad_front_battles_only_what_was_faced_when_the_turn_began(table: Table) -> None:
    table.position(BROAD_FRONT.format(more=""))
    table.do("play broad_front")
    assert table.legal == ["pass", "battle ukraine", "battle russia"]
    table.do("battle ukraine", "use blitzkrieg", "build ukraine")
    assert table.legal == ["pass", "battle russia"]  # and not Moscow
    table.do("battle russia")
    assert table.armies("soviet_union") == {"moscow"}


@card("germany.broad_front", "works")
def test_broad_front_may_battle_the_same_space_again(table: Table) -> None:
    table.position(BROAD_FRONT.format(more="down stalingrad"))
    table.do("play broad_front", "battle ukraine", "soviet_union: use stalingrad")
    assert table.legal == ["pass", "battle ukraine", "battle russia"]
    table.do("battle ukraine")
    assert table.armies("soviet_union") == {"ukraine", "russia", "moscow"}
    table.do("battle russia", "pass")  # the third and last
    assert play_is_over(table)


@card("germany.broad_front", "fails")
def test_broad_front_does_nothing_where_no_soviet_army_was_faced(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand broad_front, sea_battle
        soviet_union
          armies moscow, russia
        united_kingdom
          armies united_kingdom, western_europe
        """)
    table.do("play broad_front")
    assert play_is_over(table)


@card("germany.forced_conscription", "works")
def test_forced_conscription_recruits_two_armies_in_and_around_germany(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies ukraine
          hand forced_conscription, sea_battle
        """)
    table.do("play forced_conscription")
    spaces = ["western_europe", "germany", "italy", "balkans", "eastern_europe"]
    assert table.legal == ["pass", *(f"recruit {space}" for space in spaces)]
    table.do("recruit germany", "recruit italy")
    assert table.armies("germany") == {"ukraine", "germany", "italy"}
    assert play_is_over(table)


@card("germany.forced_conscription", "fails")
def test_forced_conscription_needs_room(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies ukraine
          hand forced_conscription, sea_battle
        italy
          armies middle_east
        soviet_union
          armies moscow, western_europe, germany, italy, balkans, eastern_europe
        """)
    table.do("play forced_conscription")
    assert play_is_over(table)
    assert table.armies("germany") == {"ukraine"}


GUNS_AND_BUTTER = """
    turn germany play
    germany
      armies germany
      status bias_for_action
      hand guns_and_butter, sea_battle
    united_kingdom
      armies united_kingdom, western_europe
      navies baltic_sea
    """


@card("germany.guns_and_butter", "works")
@pytest.mark.parametrize(
    ("choice", "answer", "armies", "navies"),
    [
        ("build_army", "build balkans", {"united_kingdom", "western_europe"}, {"baltic_sea"}),
        ("battle_land", "battle western_europe", {"united_kingdom"}, {"baltic_sea"}),
        ("battle_sea", "battle baltic_sea", {"united_kingdom", "western_europe"}, set()),
    ],
)
def test_guns_and_butter_is_any_basic_card(
    table: Table, choice: str, answer: str, armies: set[str], navies: set[str]
) -> None:
    table.position(GUNS_AND_BUTTER)
    table.do("play guns_and_butter")
    # No German navy can be built while the British one is in the Baltic Sea.
    assert table.legal == ["pass", "choose build_army", "choose battle_land", "choose battle_sea"]
    table.do(f"choose {choice}", answer)
    assert table.armies("united_kingdom") == armies
    assert table.navies("united_kingdom") == navies
    assert ("balkans" in table.armies("germany")) == (choice == "build_army")


@card("germany.guns_and_butter", "works")
def test_guns_and_butter_may_build_a_navy(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand guns_and_butter, sea_battle
        """)
    table.do("play guns_and_butter", "choose build_navy", "build baltic_sea")
    assert table.navies("germany") == {"baltic_sea"}


@card("germany.guns_and_butter", "ruling")
def test_guns_and_butter_sets_off_reactions_to_its_build(table: Table) -> None:
    table.position(GUNS_AND_BUTTER)
    table.do("play guns_and_butter", "choose build_army", "build balkans")
    assert table.legal == ["pass", "use bias_for_action"]


@card("germany.guns_and_butter", "fails")
def test_guns_and_butter_does_nothing_for_a_nation_without_a_supplied_piece(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies balkans
          hand guns_and_butter, sea_battle
        soviet_union
          armies germany
        """)
    table.do("play guns_and_butter")
    assert play_is_over(table)


DICTATORSHIPS = "military_dictatorships_in_the_balkans"


@card(f"germany.{DICTATORSHIPS}", "works")
def test_military_dictatorships_recruit_for_italy_and_clear_ukraine(table: Table) -> None:
    table.position(f"""
        turn germany play
        germany
          armies germany
          hand {DICTATORSHIPS}, sea_battle
        soviet_union
          armies moscow, ukraine
        """)
    table.do(f"play {DICTATORSHIPS}", "recruit italy balkans", "eliminate soviet_union ukraine")
    assert table.armies("italy") == {"italy", "balkans"}
    assert table.armies("soviet_union") == {"moscow"}


@card(f"germany.{DICTATORSHIPS}", "fails")
def test_military_dictatorships_do_nothing_with_balkans_held_and_ukraine_empty(
    table: Table,
) -> None:
    table.position(f"""
        turn germany play
        germany
          armies germany
          hand {DICTATORSHIPS}, sea_battle
        soviet_union
          armies moscow, balkans
        """)
    table.do(f"play {DICTATORSHIPS}")
    assert table.armies("italy") == {"italy"}
    assert play_is_over(table)


@card(f"germany.{DICTATORSHIPS}", "ruling")
def test_italy_itself_lifts_an_army_for_the_balkans_or_declines(table: Table) -> None:
    table.position(f"""
        turn germany play
        germany
          armies germany
          hand {DICTATORSHIPS}, sea_battle
        italy
          armies italy, western_europe, north_africa, middle_east
        """)
    table.do(f"play {DICTATORSHIPS}", "recruit italy balkans", "italy: lift middle_east")
    assert table.armies("italy") == {"italy", "western_europe", "north_africa", "balkans"}


@card("germany.plunder", "works")
def test_plunder_pays_for_each_german_piece_away_from_home(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe, balkans
          navies baltic_sea
          hand plunder
        """)
    table.do("play plunder")
    assert table.vp["axis"] == 3 + 2  # and Germany's own star in the Victory step


@card("germany.plunder", "works")
def test_plunder_pays_with_an_enemy_in_germany(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies western_europe
          hand plunder
        soviet_union
          armies germany
        """)
    table.do("play plunder")
    assert table.vp["axis"] == 1


@card("germany.plunder", "fails")
def test_plunder_pays_nothing_at_home(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand plunder
        italy
          armies italy, balkans
        """)
    table.do("play plunder")
    assert table.vp["axis"] == 2


@card("germany.the_autobahn", "works")
def test_the_autobahn_lifts_and_builds_each_army_once(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe, balkans
          hand the_autobahn, sea_battle
        """)
    table.do("play the_autobahn")
    assert table.legal == ["pass", "lift western_europe", "lift germany", "lift balkans"]
    table.do("lift western_europe", "build eastern_europe")
    # Nothing but the army in Germany feeds the others now: it has nowhere else to go.
    assert table.legal == ["pass", "lift balkans"]
    table.do("lift balkans", "build ukraine")
    assert table.armies("germany") == {"germany", "eastern_europe", "ukraine"}


@card("germany.the_autobahn", "ruling")
def test_the_autobahn_builds_an_army_elsewhere(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand the_autobahn, sea_battle
        """)
    table.do("play the_autobahn", "lift western_europe")
    assert "build western_europe" not in table.legal


@card("germany.the_autobahn", "works")
def test_the_autobahn_builds_only_where_the_army_is_supplied_at_that_moment(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          hand the_autobahn, sea_battle
        """)
    table.do("play the_autobahn", "lift eastern_europe")
    spaces = ["western_europe", "italy", "balkans"]
    assert table.legal == ["pass", *(f"build {space}" for space in spaces)]


@card("germany.the_autobahn", "ruling")
def test_the_autobahn_does_not_move_an_army_gained_meanwhile(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          status synthetic_fuel
          hand the_autobahn, sea_battle
        """)
    table.do("play the_autobahn", "lift western_europe", "build balkans")
    table.do("use synthetic_fuel", "build ukraine")
    assert table.legal == ["pass", "lift germany"]


@card("germany.the_autobahn", "ruling")
def test_an_army_that_takes_the_place_of_a_lifted_one_is_not_moved_again(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe, balkans
          status synthetic_fuel
          hand the_autobahn, sea_battle
        """)
    table.do("play the_autobahn", "lift western_europe", "build eastern_europe")
    table.do("pass", "lift balkans", "build western_europe", "pass")
    assert table.legal == ["pass", "lift germany"]


@card("germany.the_autobahn", "ruling")
def test_the_autobahn_builds_set_off_reactions(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe, western_europe
          hand the_autobahn, sea_battle
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play the_autobahn", "lift western_europe", "build ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe"}


@card("germany.the_autobahn", "fails")
def test_the_autobahn_does_nothing_without_an_army(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          navies baltic_sea
          hand the_autobahn, sea_battle
        """)
    table.do("play the_autobahn")
    assert play_is_over(table)


# Economic Warfare

SUBMARINES = """
    turn germany play
    germany
      armies {armies}
      navies {navies}
      hand {card}, sea_battle
    united_kingdom
      armies united_kingdom
      navies {british}
      deck build_army x5, land_battle x4
    soviet_union
      armies moscow
      deck build_army x8
    italy
      armies italy, western_europe
    """


def submarines(
    table: Table, card: str, armies: str = "", navies: str = "", british: str = ""
) -> tuple[int, int]:
    """Play a card; the points that the Axis gains and the cards that the British deck loses."""
    table.position(SUBMARINES.format(card=card, armies=armies, navies=navies, british=british))
    table.do(f"play {card}")
    return table.vp["axis"], 9 - deck(table, "united_kingdom")


@card("germany.submarines_enforce_blockade", "works")
def test_submarines_enforce_blockade_counts_armies_on_the_north_sea(table: Table) -> None:
    played = submarines(
        table, "submarines_enforce_blockade", "western_europe, scandinavia", "north_sea, baltic_sea"
    )
    assert played == (2 + 1, 4)  # and one for the star that Italy shares


@card("germany.submarines_enforce_blockade", "fails")
def test_submarines_enforce_blockade_does_nothing_without_such_an_army(table: Table) -> None:
    assert submarines(table, "submarines_enforce_blockade", "germany") == (2, 0)


@card("germany.submarines_lead_the_battle_of_the_atlantic", "works")
def test_submarines_lead_the_battle_counts_navies_anywhere(table: Table) -> None:
    name = "submarines_lead_the_battle_of_the_atlantic"
    assert submarines(table, name, "germany", "baltic_sea, north_sea") == (2 + 2, 4)


@card("germany.submarines_lead_the_battle_of_the_atlantic", "fails")
def test_submarines_lead_the_battle_does_nothing_without_a_navy(table: Table) -> None:
    name = "submarines_lead_the_battle_of_the_atlantic"
    assert submarines(table, name, "germany, western_europe") == (2 + 1, 0)


@card("germany.submarines_of_the_monsoon_group", "works")
def test_the_monsoon_group_hits_one_ally_of_germanys_choice(table: Table) -> None:
    submarines(table, "submarines_of_the_monsoon_group", "germany")
    assert table.legal == ["nation united_kingdom", "nation soviet_union", "nation united_states"]
    table.do("nation soviet_union")
    assert deck(table, "soviet_union") == 6
    assert table.vp["axis"] == 2 + 2


@card("germany.submarines_of_the_monsoon_group", "fails")
def test_the_monsoon_group_does_nothing_when_its_text_is_cancelled(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          hand submarines_of_the_monsoon_group, sea_battle
        united_kingdom
          armies united_kingdom
          down asw_tactics
        """)
    table.do("play submarines_of_the_monsoon_group", "united_kingdom: use asw_tactics")
    assert table.vp["axis"] == 2
    assert play_is_over(table)


@card("germany.submarines_prey_on_unprotected_shipping", "works")
def test_unprotected_shipping_loses_five_cards(table: Table) -> None:
    name = "submarines_prey_on_unprotected_shipping"
    assert submarines(table, name, "germany") == (2 + 1, 5)


@card("germany.submarines_prey_on_unprotected_shipping", "fails")
def test_shipping_with_an_allied_navy_in_the_north_sea_loses_two_cards(table: Table) -> None:
    name = "submarines_prey_on_unprotected_shipping"
    assert submarines(table, name, "germany", british="north_sea") == (2 + 1, 2)


@card("germany.submarines_raid_murmansk_convoy", "works")
def test_the_murmansk_convoy_is_raided_from_in_and_around_scandinavia(table: Table) -> None:
    name = "submarines_raid_murmansk_convoy"
    submarines(table, name, "germany, scandinavia, russia", "baltic_sea, north_sea")
    assert deck(table, "soviet_union") == 0
    assert table.vp["axis"] == 4 + 2


@card("germany.submarines_raid_murmansk_convoy", "fails")
def test_the_murmansk_convoy_is_safe_from_pieces_further_off(table: Table) -> None:
    submarines(table, "submarines_raid_murmansk_convoy", "germany, eastern_europe")
    assert deck(table, "soviet_union") == 8
    assert table.vp["axis"] == 2


@card("germany.v_weapons", "works")
def test_v_weapons_from_western_europe_score_three_and_burn_one(table: Table) -> None:
    assert submarines(table, "v_weapons", "western_europe") == (3 + 1, 1)


@card("germany.v_weapons", "fails")
def test_v_weapons_do_nothing_without_a_german_army_in_western_europe(table: Table) -> None:
    assert submarines(table, "v_weapons", "germany") == (2, 0)


@card("germany.v_weapons", "ruling")
def test_v_weapons_score_with_an_enemy_in_germany(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies western_europe
          hand v_weapons
        soviet_union
          armies germany
        united_kingdom
          armies united_kingdom
          deck build_army x2
        """)
    table.do("play v_weapons")
    assert table.vp["axis"] == 3
    assert deck(table, "united_kingdom") == 1
