"""The named cards of the Soviet Union, second edition."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table

# Status

ASSAULT = """
    turn soviet_union play
    soviet_union
      armies moscow, ukraine
      status {status}
      hand land_battle{hand}
      deck {deck}
    germany
      armies germany, eastern_europe, balkans
    italy
      armies italy, eastern_europe
    """


@card("soviet_union.frontal_assault", "works")
def test_frontal_assault_strikes_the_same_or_an_adjacent_land_space(table: Table) -> None:
    hand = ", build_army, sea_battle, build_navy"
    table.position(ASSAULT.format(status="frontal_assault", hand=hand, deck=""))
    table.do("play land_battle", "battle eastern_europe", "target germany", "use frontal_assault")
    table.do("discard build_army", "discard sea_battle")
    assert table.legal == ["pass", "battle balkans", "battle eastern_europe", "battle russia"]
    table.do("battle balkans")
    assert table.armies("germany") == {"germany"}
    assert table.cards("soviet_union", "hand") == ["build_navy"]
    assert offers(table, "use frontal_assault") == 0


@card("soviet_union.frontal_assault", "fails")
def test_frontal_assault_does_not_answer_a_sea_battle(table: Table) -> None:
    table.position(
        ASSAULT.format(status="frontal_assault", hand=", sea_battle, build_army", deck="")
    )
    table.do("play sea_battle", "battle black_sea")
    assert offers(table, "use frontal_assault") == 0


COSTS = [
    (", build_army", "build_navy", 0),
    ("", "build_army, build_navy", 0),
    (", build_army", "", -1),
    ("", "", -2),
]


@card("soviet_union.frontal_assault", "cost")
@pytest.mark.parametrize(("hand", "deck", "points"), COSTS)
def test_frontal_assault_without_two_cards_takes_them_off_the_deck_then_points(
    table: Table, hand: str, deck: str, points: int
) -> None:
    table.position(ASSAULT.format(status="frontal_assault", hand=hand, deck=deck))
    table.do("play land_battle", "battle balkans", "use frontal_assault")
    assert table.cards("soviet_union", "hand") == table.cards("soviet_union", "deck") == []
    assert table.vp["allies"] == points
    assert "battle balkans" in table.legal


GUARDS = """
    turn soviet_union play
    soviet_union
      armies moscow
      status guards{status}
      hand {hand}
      deck {deck}
      discard {discard}
    """


@card("soviet_union.guards", "works")
def test_guards_play_a_build_army_card_out_of_the_discard_pile(table: Table) -> None:
    hand = "sea_battle, build_navy, mao_tse_tung"
    table.position(GUARDS.format(status="", hand=hand, deck="", discard="land_battle, build_army"))
    table.do("use guards", "discard sea_battle", "discard build_navy")
    assert table.legal == ["pass", "play build_army"]
    table.do("play build_army", "build ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}
    assert table.cards("soviet_union", "discard") == ["build_army", "land_battle"]
    assert play_is_over(table)


@card("soviet_union.guards", "works")
def test_guards_may_play_the_build_army_card_that_pays_for_them(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status guards
          hand build_army, sea_battle
        """)
    table.do("use guards", "play build_army", "build russia")
    assert table.armies("soviet_union") == {"moscow", "russia"}


@card("soviet_union.guards", "fails")
def test_guards_are_not_offered_without_a_build_army_card_to_play(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status guards
          hand sea_battle, build_navy
          discard land_battle
        """)
    assert offers(table, "use guards") == 0


@card("soviet_union.guards", "fails")
def test_guards_cannot_be_used_in_the_play_step_that_laid_them(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          hand guards, sea_battle, build_navy
          discard build_army
        """)
    table.do("play guards")
    assert offers(table, "use guards") == 0


@card("soviet_union.guards", "cost")
@pytest.mark.parametrize(
    ("hand", "deck", "points"),
    [("sea_battle", "build_navy", 0), ("sea_battle", "", -1), ("", "", -2)],
)
def test_guards_without_two_cards_take_them_off_the_deck_then_points(
    table: Table, hand: str, deck: str, points: int
) -> None:
    table.position(GUARDS.format(status="", hand=hand, deck=deck, discard="build_army"))
    table.do("use guards")
    assert table.cards("soviet_union", "hand") == table.cards("soviet_union", "deck") == []
    assert table.vp["allies"] == points
    assert table.legal == ["pass", "play build_army"]


@card("soviet_union.guards", "ruling")
@card("soviet_union.women_conscripts", "ruling")
def test_women_conscripts_recycle_the_card_that_guards_play(table: Table) -> None:
    table.position(
        GUARDS.format(
            status=", women_conscripts",
            hand="sea_battle, build_navy",
            deck="land_battle",
            discard="build_army",
        )
    )
    table.do("use guards", "play build_army", "use women_conscripts", "build ukraine")
    assert table.cards("soviet_union", "discard") == []
    assert table.cards("soviet_union", "hand")[0] == "build_army"  # drawn off the top at once


@card("soviet_union.scorched_earth", "works")
def test_scorched_earth_makes_ukraine_worth_nothing_to_the_axis(table: Table) -> None:
    table.position("""
        turn germany victory
        germany
          armies germany, ukraine
          status abundant_resources
          hand sea_battle
        soviet_union
          armies moscow
          status scorched_earth
        """)
    # Germany's own award for an army there is not affected.
    assert table.vp["axis"] == 2 + 1


@card("soviet_union.scorched_earth", "works")
def test_scorched_earth_feeds_no_axis_army(table: Table) -> None:
    table.position("""
        turn italy supply
        italy
          armies italy, ukraine, middle_east
          hand sea_battle
        soviet_union
          armies moscow
          status scorched_earth
        """)
    assert table.armies("italy") == {"italy"}


@card("soviet_union.scorched_earth", "fails")
def test_scorched_earth_does_not_touch_the_allies(table: Table) -> None:
    table.position("""
        turn soviet_union supply
        soviet_union
          armies ukraine
          status scorched_earth
          hand sea_battle
        """)
    assert table.armies("soviet_union") == {"ukraine"}
    assert table.vp["allies"] == 2


@card("soviet_union.scorched_earth", "fails")
def test_without_scorched_earth_ukraine_feeds_and_pays_the_axis(table: Table) -> None:
    table.position("""
        turn italy supply
        italy
          armies italy, ukraine, middle_east
          hand sea_battle
        """)
    assert table.armies("italy") == {"italy", "ukraine", "middle_east"}
    assert table.vp["axis"] == 4


SHVERNIK = "shverniks_evacuation_council"
EVACUATED = f"""
    turn soviet_union {{step}}
    soviet_union
      armies siberia, balkans
      navies {{navies}}
      status {SHVERNIK}
      hand build_army, sea_battle
    germany
      armies germany, moscow
    """


@card(f"soviet_union.{SHVERNIK}", "works")
def test_shvernik_supplies_every_soviet_army(table: Table) -> None:
    table.position(EVACUATED.format(step="supply", navies=""))
    assert table.armies("soviet_union") == {"siberia", "balkans"}


@card(f"soviet_union.{SHVERNIK}", "works")
def test_with_shvernik_a_new_army_still_needs_a_supplied_neighbour_or_moscow(
    table: Table,
) -> None:
    table.position(EVACUATED.format(step="play", navies=""))
    table.do("play build_army")
    spaces = [
        *("italy", "balkans", "eastern_europe", "ukraine", "russia"),
        *("siberia", "kazakhstan", "mongolia", "vladivostok"),
    ]
    # Germany and Moscow are held by the enemy, Italy by Italy.
    assert table.legal == ["pass", *(f"build {s}" for s in spaces if s != "italy")]


@card(f"soviet_union.{SHVERNIK}", "fails")
def test_shvernik_does_not_supply_a_navy(table: Table) -> None:
    table.position(EVACUATED.format(step="supply", navies="black_sea"))
    assert table.navies("soviet_union") == set()


@card("soviet_union.stavka_forms_artillery_corps", "works")
def test_stavka_shells_the_same_space_again(table: Table) -> None:
    table.position(
        ASSAULT.format(
            status="stavka_forms_artillery_corps", hand=", build_army, sea_battle", deck=""
        )
    )
    table.do("play land_battle", "battle eastern_europe", "target germany")
    table.do("use stavka_forms_artillery_corps", "discard sea_battle")
    assert table.legal == ["pass", "battle eastern_europe"]
    table.do("battle eastern_europe")
    assert table.armies("italy") == {"italy"}
    assert table.cards("soviet_union", "hand") == ["build_army"]


@card("soviet_union.stavka_forms_artillery_corps", "fails")
def test_stavka_works_once_a_turn(table: Table) -> None:
    table.position(
        ASSAULT.format(
            status="stavka_forms_artillery_corps", hand=", build_army x2, sea_battle", deck=""
        )
    )
    table.do("play land_battle", "battle balkans", "use stavka_forms_artillery_corps")
    table.do("discard sea_battle", "battle balkans")
    assert offers(table, "use stavka_forms_artillery_corps") == 0


@card("soviet_union.stavka_forms_artillery_corps", "cost")
@pytest.mark.parametrize(("deck", "points"), [("build_army", 0), ("", -1)])
def test_stavka_without_a_card_in_hand_takes_it_off_the_deck_then_a_point(
    table: Table, deck: str, points: int
) -> None:
    table.position(ASSAULT.format(status="stavka_forms_artillery_corps", hand="", deck=deck))
    table.do("play land_battle", "battle balkans", "use stavka_forms_artillery_corps")
    assert table.cards("soviet_union", "deck") == []
    assert table.vp["allies"] == points
    assert table.legal == ["pass", "battle balkans"]


@card("soviet_union.women_conscripts", "works")
def test_women_conscripts_put_a_played_build_army_card_on_top_of_the_deck(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, sea_battle
          deck land_battle
        """)
    table.do("play build_army", "use women_conscripts")
    # The card is on its way before its text is carried out.
    assert table.cards("soviet_union", "deck") == ["build_army", "land_battle"]
    assert table.cards("soviet_union", "discard") == []
    table.do("build ukraine")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}


@card("soviet_union.women_conscripts", "fails")
def test_women_conscripts_are_about_build_army_cards(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand trans_siberian_railroad, sea_battle
        """)
    table.do("play trans_siberian_railroad")
    assert offers(table, "use women_conscripts") == 0


@card("soviet_union.women_conscripts", "fails")
def test_women_conscripts_wait_for_the_soviet_play_step_and_not_for_lend_lease(
    table: Table,
) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand lend_lease, sea_battle
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army
        """)
    table.do("play lend_lease", "nation soviet_union", "soviet_union: play build_army")
    assert "use women_conscripts" not in table.legal
    table.do("build ukraine")
    assert offers(table, "use women_conscripts") == 0


@card("soviet_union.women_conscripts", "fails")
def test_women_conscripts_do_not_answer_a_build_army_card_that_is_discarded(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, sea_battle
        """)
    table.do("discard build_army")
    assert offers(table, "use women_conscripts") == 0


# Events

EVENT = """
    turn soviet_union play
    soviet_union
      armies {armies}
      hand {card}, sea_battle
    germany
      armies germany{german}
    japan
      armies japan{japanese}
    italy
      armies italy{italian}
    """


def play(
    table: Table, name: str, armies: str = "moscow", german: str = "", japanese: str = "",
    italian: str = "",
) -> None:  # fmt: skip
    """Play a Soviet Event."""
    table.position(
        EVENT.format(card=name, armies=armies, german=german, japanese=japanese, italian=italian)
    )
    table.do(f"play {name}")


@card("soviet_union.general_winter", "works")
def test_general_winter_takes_two_armies_in_all(table: Table) -> None:
    play(table, "general_winter", "siberia", german=", moscow, russia, ukraine, balkans")
    assert table.legal == [
        "pass",
        "eliminate germany ukraine",
        "eliminate germany russia",
        "eliminate germany moscow",
    ]
    table.do("eliminate germany moscow", "eliminate germany russia")
    assert table.armies("germany") == {"germany", "balkans", "ukraine"}
    assert play_is_over(table)


@card("soviet_union.general_winter", "fails")
def test_general_winter_does_nothing_away_from_moscow(table: Table) -> None:
    play(table, "general_winter", german=", eastern_europe", japanese=", mongolia")
    assert play_is_over(table)


@card("soviet_union.german_soviet_treaty", "works")
def test_the_treaty_recruits_in_russia_and_eastern_europe(table: Table) -> None:
    play(table, "german_soviet_treaty")
    table.do("recruit russia", "recruit eastern_europe")
    assert table.armies("soviet_union") == {"moscow", "russia", "eastern_europe"}


@card("soviet_union.german_soviet_treaty", "fails")
def test_the_treaty_recruits_nothing_where_an_army_stands(table: Table) -> None:
    play(table, "german_soviet_treaty", "moscow, russia", german=", eastern_europe")
    assert play_is_over(table)


@card("soviet_union.mao_tse_tung", "works")
def test_mao_takes_one_army_in_china_or_szechuan(table: Table) -> None:
    play(table, "mao_tse_tung", japanese=", china, szechuan")
    table.do("eliminate japan szechuan")
    assert table.armies("japan") == {"japan", "china"}
    assert play_is_over(table)


@card("soviet_union.mao_tse_tung", "ruling")
def test_mao_is_not_a_battle(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status frontal_assault
          hand mao_tse_tung, sea_battle, build_army
        japan
          armies japan, china
        """)
    table.do("play mao_tse_tung", "eliminate japan china")
    assert offers(table, "use frontal_assault") == 0


@card("soviet_union.mao_tse_tung", "fails")
def test_mao_does_nothing_against_allies_or_elsewhere(table: Table) -> None:
    play(table, "mao_tse_tung", "moscow, china", japanese=", southeast_asia")
    assert play_is_over(table)


@card("soviet_union.titos_partisans", "works")
@pytest.mark.parametrize("nation", ["soviet_union", "united_kingdom"])
def test_titos_partisans_clear_the_balkans_for_a_soviet_or_british_army(
    table: Table, nation: str
) -> None:
    play(table, "titos_partisans", "moscow, ukraine", german=", balkans")
    table.do("eliminate germany balkans")
    assert table.seat == "soviet_union"
    assert table.legal == ["pass", "recruit united_kingdom balkans", "recruit balkans"]
    table.do(f"recruit {nation} balkans")
    assert "balkans" in table.armies(nation)


@card("soviet_union.titos_partisans", "ruling")
def test_titos_partisans_move_into_empty_balkans(table: Table) -> None:
    play(table, "titos_partisans", "moscow, ukraine")
    table.do("recruit balkans")
    assert table.armies("soviet_union") == {"moscow", "ukraine", "balkans"}


@card("soviet_union.titos_partisans", "fails")
def test_titos_partisans_recruit_nobody_beside_an_enemy(table: Table) -> None:
    play(table, "titos_partisans", german=", balkans", italian=", balkans")
    table.do("eliminate germany balkans")
    assert table.armies("italy") == {"italy", "balkans"}
    assert play_is_over(table)


@card("soviet_union.trans_siberian_railroad", "works")
def test_the_railroad_lifts_and_builds_each_army_once(table: Table) -> None:
    play(table, "trans_siberian_railroad", "moscow, russia, siberia")
    # Moscow itself could not be built anywhere else: nothing would feed it.
    assert table.legal == ["pass", "lift russia", "lift siberia"]
    table.do("lift russia", "build vladivostok", "lift siberia", "build ukraine")
    # The army in Moscow could now be rebuilt in Ukraine's reach, but stays.
    table.run()
    # Vladivostok lost its line when Siberia moved on.
    assert table.armies("soviet_union") == {"moscow", "ukraine"}


@card("soviet_union.trans_siberian_railroad", "ruling")
def test_the_railroad_does_not_move_an_army_again_after_the_space_was_emptied(
    table: Table,
) -> None:
    play(table, "trans_siberian_railroad", "moscow, russia, siberia")
    table.do("lift russia", "build kazakhstan", "lift siberia", "build russia")
    assert play_is_over(table)


@card("soviet_union.trans_siberian_railroad", "fails")
def test_the_railroad_does_nothing_for_armies_that_could_be_built_nowhere(table: Table) -> None:
    play(table, "trans_siberian_railroad", "siberia", german=", moscow")
    assert play_is_over(table)


VASILEVSKY = "vasilevsky_takes_command_in_the_far_east"


@card(f"soviet_union.{VASILEVSKY}", "works")
def test_vasilevsky_recruits_in_vladivostok_and_attacks_china(table: Table) -> None:
    play(table, VASILEVSKY, "moscow, siberia", japanese=", china")
    table.do("recruit vladivostok", "battle china")
    assert table.armies("soviet_union") == {"moscow", "siberia", "vladivostok"}
    assert table.armies("japan") == {"japan"}


@card(f"soviet_union.{VASILEVSKY}", "fails")
def test_vasilevsky_does_not_attack_china_from_an_army_out_of_supply(table: Table) -> None:
    play(table, VASILEVSKY, japanese=", china")
    table.do("recruit vladivostok")
    assert table.armies("japan") == {"japan", "china"}
    assert play_is_over(table)


@card(f"soviet_union.{VASILEVSKY}", "ruling")
@card(f"soviet_union.{SHVERNIK}", "ruling")
def test_with_shvernik_vasilevsky_attacks_from_vladivostok_at_once(table: Table) -> None:
    table.position(f"""
        turn soviet_union play
        soviet_union
          armies moscow
          status {SHVERNIK}
          hand {VASILEVSKY}, sea_battle
        japan
          armies japan, china
        """)
    table.do(f"play {VASILEVSKY}", "recruit vladivostok", "battle china")
    assert table.armies("japan") == {"japan"}


@card(f"soviet_union.{VASILEVSKY}", "fails")
def test_vasilevsky_cannot_take_command_in_a_vladivostok_held_by_japan(table: Table) -> None:
    play(table, VASILEVSKY, japanese=", vladivostok")
    assert play_is_over(table)


# Responses

MOTHERLAND = """
    turn soviet_union
    soviet_union
      armies {armies}
      down defense_of_the_motherland
      hand sea_battle
    germany
      armies germany, moscow
    """


@card("soviet_union.defense_of_the_motherland", "works")
def test_the_motherland_recruits_first_and_then_clears_moscow(table: Table) -> None:
    table.position(MOTHERLAND.format(armies="siberia"))
    table.do("use defense_of_the_motherland")
    # Moscow is closed to the recruit while the enemy is there.
    assert table.legal == ["pass", *(f"recruit {s}" for s in ("ukraine", "russia", "kazakhstan"))]
    table.do("recruit ukraine", "eliminate germany moscow")
    assert table.armies("soviet_union") == {"siberia", "ukraine"}
    assert table.armies("germany") == {"germany"}
    assert table.asked.ask == "ask-play"


@card("soviet_union.defense_of_the_motherland", "works")
def test_the_motherland_recruits_in_moscow_when_it_is_free(table: Table) -> None:
    table.position(MOTHERLAND.format(armies="siberia").replace(", moscow", ""))
    table.do("use defense_of_the_motherland", "recruit moscow")
    assert table.armies("soviet_union") == {"siberia", "moscow"}
    assert table.asked.ask == "ask-play"


@card("soviet_union.defense_of_the_motherland", "fails")
def test_the_motherland_waits_for_the_beginning_of_the_soviet_turn(table: Table) -> None:
    table.position(MOTHERLAND.format(armies="siberia"))
    table.do("pass", "play sea_battle")
    assert offers(table, "use defense_of_the_motherland") == 0


@card("soviet_union.defense_of_the_motherland", "fails")
def test_the_motherland_is_not_offered_with_nothing_to_do(table: Table) -> None:
    table.position("""
        turn soviet_union
        soviet_union
          armies ukraine, russia, moscow, siberia, kazakhstan
          down defense_of_the_motherland
          hand sea_battle
        """)
    assert offers(table, "use defense_of_the_motherland") == 0


SAVED = {"leningrad": "russia", "moscow": "moscow", "stalingrad": "ukraine"}
FRONT = """
    turn germany play
    germany
      armies germany, eastern_europe, ukraine
      status dive_bombers
      hand land_battle, sea_battle
      deck build_army x4
    soviet_union
      armies moscow, russia
      down {down}
    """
SOUTH = FRONT.replace("eastern_europe, ukraine", "eastern_europe").replace(
    "moscow, russia", "moscow, ukraine"
)


@card("soviet_union.leningrad", "works")
@card("soviet_union.moscow", "works")
@card("soviet_union.stalingrad", "works")
@pytest.mark.parametrize(("name", "space"), SAVED.items())
def test_an_army_is_saved_for_the_whole_turn(table: Table, name: str, space: str) -> None:
    table.position((SOUTH if name == "stalingrad" else FRONT).format(down=name))
    table.do("play land_battle", f"battle {space}", f"soviet_union: use {name}")
    assert space in table.armies("soviet_union")
    table.do("germany: use dive_bombers", f"battle {space}")
    assert space in table.armies("soviet_union")
    assert table.cards("soviet_union", "discard") == [name]


@card("soviet_union.leningrad", "works")
@card("soviet_union.stalingrad", "works")
@pytest.mark.parametrize(("name", "space"), [("leningrad", "russia"), ("stalingrad", "ukraine")])
def test_an_army_is_saved_from_want_of_supply(table: Table, name: str, space: str) -> None:
    table.position(f"""
        turn soviet_union supply
        soviet_union
          armies {space}
          down {name}
          hand sea_battle
        germany
          armies germany, moscow
        """)
    if space == "ukraine":
        # A Supply space feeds its own army: nothing is about to be removed.
        assert table.asked.ask == "ask-discard"
    else:
        table.do(f"use {name}")
    assert table.armies("soviet_union") == {space}


@card("soviet_union.stalingrad", "works")
def test_stalingrad_saves_an_army_from_elimination(table: Table) -> None:
    name = "military_dictatorships_in_the_balkans"
    table.position(f"""
        turn germany play
        germany
          armies germany
          hand {name}, sea_battle
        soviet_union
          armies moscow, ukraine
          down stalingrad
        """)
    table.do(f"play {name}", "pass", "eliminate soviet_union ukraine", "use stalingrad")
    assert table.armies("soviet_union") == {"moscow", "ukraine"}


@card("soviet_union.leningrad", "fails")
@card("soviet_union.moscow", "fails")
@card("soviet_union.stalingrad", "fails")
@pytest.mark.parametrize(
    ("name", "space", "position"),
    [
        ("leningrad", "moscow", FRONT),
        ("moscow", "russia", FRONT),
        ("stalingrad", "russia", FRONT),
    ],
)
def test_an_army_elsewhere_is_not_saved(table: Table, name: str, space: str, position: str) -> None:
    table.position(position.format(down=name))
    table.do("play land_battle", f"battle {space}")
    assert offers(table, f"use {name}") == 0
    assert space not in table.armies("soviet_union")


@card("soviet_union.stalingrad", "fails")
def test_stalingrad_does_not_save_a_british_army(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          hand land_battle, sea_battle
        united_kingdom
          armies united_kingdom, ukraine
        soviet_union
          armies moscow
          down stalingrad
        """)
    table.do("play land_battle", "battle ukraine")
    assert offers(table, "use stalingrad") == 0


RASPUTITSA = """
    {options}
    turn germany play
    germany
      armies germany, eastern_europe
      hand {card}, sea_battle
    soviet_union
      armies moscow
      down rasputitsa
    """


@card("soviet_union.rasputitsa", "works")
@pytest.mark.parametrize("space", ["ukraine", "russia"])
def test_rasputitsa_eliminates_an_army_just_built_near_moscow(table: Table, space: str) -> None:
    table.position(RASPUTITSA.format(options="", card="build_army"))
    table.do("play build_army", f"build {space}", "soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany", "eastern_europe"}


@card("soviet_union.rasputitsa", "ruling")
def test_rasputitsa_answers_an_army_that_is_named_as_just_built(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, ukraine
          hand build_army, sea_battle
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build ukraine", "soviet_union: use rasputitsa")
    assert table.armies("germany") == {"germany"}


@card("soviet_union.rasputitsa", "fails")
def test_rasputitsa_does_not_answer_a_build_elsewhere_or_an_older_army(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe, ukraine
          hand build_army, sea_battle
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build balkans")
    assert offers(table, "use rasputitsa") == 0


MUD = """
    {options}
    turn soviet_union play
    soviet_union
      armies moscow, russia
      down rasputitsa
      hand land_battle, sea_battle
    germany
      armies germany, ukraine
    italy
      armies italy
      down romanian_reinforcements
    """


@card("soviet_union.rasputitsa", "works")
def test_rasputitsa_answers_a_recruited_army_too(table: Table) -> None:
    table.position(MUD.format(options=""))
    table.do("play land_battle", "battle ukraine", "use romanian_reinforcements", "recruit ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("italy") == {"italy"}


@card("soviet_union.rasputitsa", "ruling")
def test_rasputitsa_answers_a_recruited_army_with_the_switch(table: Table) -> None:
    table.position(MUD.format(options="options built_or_recruited"))
    table.do("play land_battle", "battle ukraine", "use romanian_reinforcements", "recruit ukraine")
    table.do("soviet_union: use rasputitsa")
    assert table.armies("italy") == {"italy"}


@card("soviet_union.rasputitsa", "ruling")
def test_a_pass_on_rasputitsa_is_final_for_that_army(table: Table) -> None:
    table.position(RASPUTITSA.format(options="", card="build_army"))
    table.do("play build_army", "build russia", "soviet_union: pass")
    assert offers(table, "use rasputitsa") == 0
    assert deck(table, "soviet_union") > 0
