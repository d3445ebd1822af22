"""The cards of Germany that the first edition has for itself."""

import pytest
from tests.cards.quartermaster.driver import deck, offers, play_is_over
from tests.cards.quartermaster.marks import card
from tests.conftest import Table, rule

SUBMARINES = """
    edition first
    turn germany play
    germany
      armies germany{armies}
      navies {navies}
      status {status}
      hand {card}, build_army
    united_kingdom
      armies united_kingdom
    """


def submarines(
    table: Table, card: str, armies: str = "", navies: str = "", status: str = ""
) -> None:
    """Germany is about to play a card; later in the turn it scores for its home."""
    table.position(SUBMARINES.format(card=card, armies=armies, navies=navies, status=status))


# Economic Warfare


@card("germany.submarines_uk", "works")
@pytest.mark.parametrize(
    ("armies", "navies"), [(", western_europe", ""), (", scandinavia", ""), ("", "north_sea")]
)
def test_submarines_take_three_british_cards_from_beside_or_in_the_north_sea(
    table: Table, armies: str, navies: str
) -> None:
    submarines(table, "submarines_uk", armies, navies)
    british = deck(table, "united_kingdom")
    table.do("play submarines_uk")
    assert deck(table, "united_kingdom") == british - 3
    assert table.vp["axis"] == 1 + 2 + 2 * ("western_europe" in armies)


@card("germany.submarines_uk", "fails")
def test_submarines_need_a_piece_by_the_north_sea(table: Table) -> None:
    submarines(table, "submarines_uk", ", eastern_europe", "baltic_sea")
    british = deck(table, "united_kingdom")
    table.do("play submarines_uk")
    assert deck(table, "united_kingdom") == british
    assert table.vp["axis"] == 2


@card("germany.submarines_us", "works")
@pytest.mark.parametrize(("navies", "cards"), [("", 3), ("north_sea", 5)])
def test_submarines_take_three_american_cards_or_five_from_the_north_sea(
    table: Table, navies: str, cards: int
) -> None:
    submarines(table, "submarines_us", ", scandinavia", navies)
    american = deck(table, "united_states")
    table.do("play submarines_us")
    assert deck(table, "united_states") == american - cards
    assert table.vp["axis"] == 3


@card("germany.submarines_us", "fails")
def test_american_submarines_need_a_piece_by_the_north_sea_too(table: Table) -> None:
    submarines(table, "submarines_us")
    american = deck(table, "united_states")
    table.do("play submarines_us")
    assert deck(table, "united_states") == american
    assert table.vp["axis"] == 2


@card("germany.submarines_soviet", "works")
@pytest.mark.parametrize(("armies", "cards"), [("", 2), (", scandinavia", 5)])
def test_submarines_take_two_soviet_cards_or_five_with_scandinavia(
    table: Table, armies: str, cards: int
) -> None:
    submarines(table, "submarines_soviet", armies)
    soviet = deck(table, "soviet_union")
    table.do("play submarines_soviet")
    assert deck(table, "soviet_union") == soviet - cards
    assert table.vp["axis"] == 3


@card("germany.submarines_soviet", "fails")
def test_an_italian_army_in_scandinavia_does_not_help_the_submarines(table: Table) -> None:
    table.position(
        SUBMARINES.format(card="submarines_soviet", armies="", navies="", status="")
        + "italy\n  armies italy, scandinavia\n"
    )
    soviet = deck(table, "soviet_union")
    table.do("play submarines_soviet")
    assert deck(table, "soviet_union") == soviet - 2


@card("germany.v_weapons", "works")
def test_v_weapons_take_two_cards_and_score_two(table: Table) -> None:
    submarines(table, "v_weapons", ", western_europe")
    british = deck(table, "united_kingdom")
    table.do("play v_weapons")
    assert deck(table, "united_kingdom") == british - 2
    assert table.vp["axis"] == 2 + 4


@card("germany.v_weapons", "fails")
def test_v_weapons_are_not_fired_from_a_ship(table: Table) -> None:
    submarines(table, "v_weapons", "", "north_sea, baltic_sea")
    british = deck(table, "united_kingdom")
    table.do("play v_weapons")
    assert deck(table, "united_kingdom") == british
    assert table.vp["axis"] == 2


# Events


@card("germany.guns_and_butter", "works")
def test_guns_and_butter_plays_a_basic_card_out_of_the_deck(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany
          hand guns_and_butter, build_navy
          deck blitzkrieg, land_battle, build_army, plunder
        """)
    table.do("play guns_and_butter")
    assert table.legal == ["pass", "play build_army", "play land_battle"]
    table.do("play build_army", "build eastern_europe")
    assert table.armies("germany") == {"germany", "eastern_europe"}
    assert table.cards("germany", "discard") == ["build_army", "guns_and_butter"]
    assert sorted(table.cards("germany", "deck")) == ["blitzkrieg", "land_battle", "plunder"]
    assert "shuffled" in [event.kind for _, event in table.match.events]


@card("germany.guns_and_butter", "fails")
def test_guns_and_butter_finds_nothing_in_a_deck_without_basic_cards(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany
          hand guns_and_butter, build_navy
          deck blitzkrieg, plunder
        """)
    table.do("play guns_and_butter")
    assert play_is_over(table)
    # The deck was looked at, and is shuffled all the same.
    assert "shuffled" in [event.kind for _, event in table.match.events]


@card("germany.plunder", "works")
def test_plunder_pays_for_armies_outside_germany(table: Table) -> None:
    submarines(table, "plunder", ", scandinavia, eastern_europe", "baltic_sea")
    table.do("play plunder")
    assert table.vp["axis"] == 2 + 2


@card("germany.plunder", "fails")
def test_plunder_pays_nothing_for_navies_nor_at_home(table: Table) -> None:
    submarines(table, "plunder", "", "baltic_sea")
    table.do("play plunder")
    assert table.vp["axis"] == 2


@card("germany.production_initiative", "works")
def test_production_initiative_lays_a_status_out_of_the_deck(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany
          hand production_initiative, build_navy
          deck blitzkrieg, land_battle, dive_bombers
        """)
    table.do("play production_initiative")
    assert table.legal == ["pass", "play blitzkrieg", "play dive_bombers"]
    table.do("play blitzkrieg")
    assert table.cards("germany", "status") == ["blitzkrieg"]
    assert table.cards("germany", "discard") == ["production_initiative"]


@card("germany.production_initiative", "fails")
def test_production_initiative_finds_nothing_in_a_deck_without_status_cards(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany
          hand production_initiative, build_navy
          deck land_battle x2
        """)
    table.do("play production_initiative")
    assert play_is_over(table)


# Status


@card("germany.abundant_resources", "works")
def test_abundant_resources_pay_one_point_for_ukraine(table: Table) -> None:
    table.position("""
        edition first
        turn germany victory
        germany
          armies germany, ukraine, russia, kazakhstan
          status abundant_resources
        """)
    assert table.vp["axis"] == 4 + 1


@card("germany.abundant_resources", "fails")
def test_abundant_resources_pay_nothing_for_russia_or_an_italian_army(table: Table) -> None:
    table.position("""
        edition first
        turn germany victory
        germany
          armies germany, russia, kazakhstan
          status abundant_resources
        italy
          armies italy, ukraine
        """)
    assert table.vp["axis"] == 2


WALL = """
    edition first
    turn {turn} play
    germany
      armies germany, western_europe
      status atlantic_wall
    italy
      armies italy, western_europe
    {turn}
      armies {armies}
      navies {navies}
      hand land_battle, build_army, sea_battle
      status {status}
      deck build_army x4, sea_battle, build_navy
    """


@card("germany.atlantic_wall", "works")
def test_the_atlantic_wall_burns_three_cards_of_whoever_battles_western_europe(
    table: Table,
) -> None:
    text = WALL.format(
        turn="united_kingdom", armies="united_kingdom", navies="north_sea", status=""
    )
    table.position(text)
    table.do("play land_battle", "battle western_europe", "target italy")
    table.do("germany: use atlantic_wall")
    assert deck(table, "united_kingdom") == 3


@card("germany.atlantic_wall", "ruling")
def test_the_atlantic_wall_works_each_time_in_the_first_edition(table: Table) -> None:
    text = WALL.format(
        turn="soviet_union", armies="moscow, germany", navies="", status="frontal_assault"
    )
    table.position(text.replace("armies germany, western_europe", "armies western_europe"))
    table.do("play land_battle", "battle western_europe", "target germany")
    table.do("germany: use atlantic_wall", "soviet_union: use frontal_assault")
    table.do("battle western_europe", "germany: use atlantic_wall")
    assert deck(table, "soviet_union") == 0


@card("germany.atlantic_wall", "fails")
def test_the_atlantic_wall_needs_an_axis_army_in_western_europe(table: Table) -> None:
    text = WALL.format(
        turn="united_kingdom", armies="united_kingdom", navies="north_sea", status=""
    )
    table.position(text.replace(", western_europe", ""))
    table.do("play land_battle", "battle western_europe")
    assert offers(table, "use atlantic_wall") == 0


CONSCRIPTION = """
    edition first
    turn germany play
    germany
      armies germany
      status conscription
      hand land_battle x2
      discard {pile}
      deck {deck}
    """


@card("germany.conscription", "works")
def test_conscription_plays_a_build_army_out_of_the_pile(table: Table) -> None:
    table.position(CONSCRIPTION.format(pile="sea_battle, build_army", deck="build_navy x2"))
    table.do("use conscription")
    assert deck(table, "germany") == 0
    assert table.legal == ["pass", "play build_army"]
    table.do("play build_army", "build eastern_europe")
    assert table.armies("germany") == {"germany", "eastern_europe"}
    assert table.cards("germany", "hand") == ["land_battle"] * 2
    assert play_is_over(table)


@card("germany.conscription", "fails")
def test_conscription_needs_a_build_army_in_the_pile(table: Table) -> None:
    deck_ = "build_navy x2, build_army x6"
    table.position(CONSCRIPTION.format(pile="sea_battle, land_battle", deck=deck_))
    assert "use conscription" not in table.legal


@card("germany.conscription", "cost")
def test_conscription_is_paid_from_the_hand_and_then_with_points(table: Table) -> None:
    table.position(CONSCRIPTION.format(pile="build_army", deck=""))
    table.do("use conscription")
    assert table.cards("germany", "hand") == []
    assert table.vp["axis"] == 0
    table.position(CONSCRIPTION.format(pile="build_army", deck="").replace("land_battle x2", ""))
    table.do("use conscription")
    assert table.vp["axis"] == -2


BOMBED = """
    edition first
    turn united_kingdom play
    germany
      armies germany
      status jet_fighters
    united_kingdom
      armies united_kingdom
      hand bomber_command, build_army
      deck build_navy x5
    """


@card("germany.jet_fighters", "works")
def test_jet_fighters_burn_three_cards_of_the_attacker(table: Table) -> None:
    table.position(BOMBED)
    german = deck(table, "germany")
    table.do("play bomber_command", "nation germany", "germany: use jet_fighters")
    assert deck(table, "united_kingdom") == 2
    assert deck(table, "germany") == german - 4


@card("germany.jet_fighters", "fails")
def test_jet_fighters_do_not_answer_for_italy(table: Table) -> None:
    table.position(BOMBED)
    table.do("play bomber_command", "nation italy")
    assert offers(table, "use jet_fighters") == 0


@card("germany.superior_planning", "works")
def test_superior_planning_puts_three_cards_in_order_before_the_draw(table: Table) -> None:
    table.position("""
        edition first
        turn germany draw
        germany
          armies germany
          status superior_planning
          hand land_battle x6
          deck build_army, build_navy, sea_battle, plunder
        """)
    table.do("use superior_planning", "arrange sea_battle", "arrange build_army")
    assert table.cards("germany", "hand") == [*["land_battle"] * 6, "sea_battle"]
    assert table.cards("germany", "deck") == ["build_army", "build_navy", "plunder"]


@card("germany.superior_planning", "fails")
def test_superior_planning_waits_for_the_own_draw_step(table: Table) -> None:
    table.position("""
        edition first
        turn germany
        germany
          armies germany
          status superior_planning
          hand land_battle
          deck build_army x4
        """)
    assert table.asked.ask == "ask-play"
    table.do("discard land_battle")
    assert table.legal == ["pass", "use superior_planning"]


@card("germany.swedish_iron_ore", "works")
@pytest.mark.parametrize(("armies", "points"), [("", 1), (", scandinavia", 2)])
def test_swedish_iron_ore_pays_for_the_baltic_and_then_for_scandinavia(
    table: Table, armies: str, points: int
) -> None:
    table.position(f"""
        edition first
        turn germany victory
        germany
          armies germany{armies}
          navies baltic_sea
          status swedish_iron_ore
        """)
    assert table.vp["axis"] == 2 + points


@card("germany.swedish_iron_ore", "fails")
def test_swedish_iron_ore_pays_nothing_for_scandinavia_alone(table: Table) -> None:
    table.position("""
        edition first
        turn germany victory
        germany
          armies germany, scandinavia
          status swedish_iron_ore
        """)
    assert table.vp["axis"] == 2


VOLKSTURM = """
    edition first
    turn germany play
    germany
      armies western_europe{armies}
      status volksturm
      hand {card}, build_army
    soviet_union
      armies moscow{soviet}
    """


@card("germany.volksturm", "works")
def test_a_land_battle_card_eliminates_an_army_in_germany(table: Table) -> None:
    table.position(VOLKSTURM.format(card="land_battle", armies="", soviet=", germany"))
    table.do("play land_battle", "use volksturm")
    assert table.legal == ["pass", "eliminate soviet_union germany"]
    table.do("eliminate soviet_union germany")
    assert table.armies("soviet_union") == {"moscow"}
    # The card did nothing else.
    assert play_is_over(table)


@card("germany.volksturm", "ruling")
def test_volksturm_needs_no_supplied_neighbour(table: Table) -> None:
    text = VOLKSTURM.format(card="land_battle", armies="", soviet=", germany")
    table.position(text.replace("armies western_europe", "armies"))
    table.do("play land_battle", "use volksturm", "eliminate soviet_union germany")
    assert table.armies("soviet_union") == {"moscow"}


@card("germany.volksturm", "fails")
@pytest.mark.parametrize(("card_", "soviet"), [("land_battle", ""), ("sea_battle", ", germany")])
def test_volksturm_needs_a_land_battle_card_and_an_army_in_germany(
    table: Table, card_: str, soviet: str
) -> None:
    table.position(VOLKSTURM.format(card=card_, armies="", soviet=soviet))
    table.do(f"play {card_}")
    assert table.asked.ask.startswith("ask-battle")


@card("germany.wolf_packs", "works")
@pytest.mark.parametrize(("armies", "more"), [(", western_europe", 1), (", scandinavia", 2)])
def test_wolf_packs_take_one_more_card_or_two_with_scandinavia(
    table: Table, armies: str, more: int
) -> None:
    submarines(table, "submarines_uk", armies, status="wolf_packs")
    british = deck(table, "united_kingdom")
    table.do("play submarines_uk", "use wolf_packs")
    assert deck(table, "united_kingdom") == british - 3 - more


JAPANESE = """
    edition first
    turn japan play
    germany
      armies germany
      status wolf_packs
    japan
      armies japan
      hand submarines_us, build_army
    """


@card("germany.wolf_packs", "fails")
def test_wolf_packs_do_not_help_japanese_submarines(table: Table) -> None:
    table.position(JAPANESE)
    table.do("play submarines_us")
    assert offers(table, "use wolf_packs") == 0


@card("germany.wolf_packs", "fails")
def test_wolf_packs_do_not_help_v_weapons_nor_malta_submarines(table: Table) -> None:
    submarines(table, "v_weapons", ", western_europe", status="wolf_packs")
    table.do("play v_weapons")
    assert offers(table, "use wolf_packs") == 0
    table.position("""
        edition first
        turn united_kingdom play
        germany
          armies germany
          status wolf_packs
        united_kingdom
          armies united_kingdom
          hand malta_submarines, build_army
        """)
    table.do("play malta_submarines")
    assert offers(table, "use wolf_packs") == 0


@card("germany.wolf_packs", "fails")
def test_submarines_that_find_nobody_are_not_made_bigger(table: Table) -> None:
    submarines(table, "submarines_uk", status="wolf_packs")
    british = deck(table, "united_kingdom")
    table.do("play submarines_uk")
    assert offers(table, "use wolf_packs") == 0
    assert deck(table, "united_kingdom") == british


BROAD_FRONT = """
    edition first
    turn germany play
    germany
      armies germany, eastern_europe
      hand broad_front, build_army
    soviet_union
      armies {soviet}
    united_kingdom
      armies united_kingdom, ukraine
    """


@card("germany.broad_front", "fails")
@rule("qm 3.3")
def test_broad_front_says_that_no_soviet_army_is_left_there(table: Table) -> None:
    table.position("""
        edition first
        turn germany play
        germany
          armies germany, eastern_europe, balkans
          hand broad_front, build_army
        soviet_union
          armies moscow, ukraine, russia
        united_kingdom
          armies united_kingdom, ukraine
        """)
    table.do("play broad_front", "battle ukraine")
    reason = table.match.game.why_not(table.state, 0, "battle ukraine")
    assert reason is not None and reason.message == "reason-no-such-piece"


@card("germany.broad_front", "works")
def test_broad_front_battles_soviet_armies_only(table: Table) -> None:
    table.position(BROAD_FRONT.format(soviet="moscow, ukraine, russia"))
    table.do("play broad_front")
    assert table.legal == ["pass", "battle ukraine", "battle russia"]
    table.do("battle ukraine")
    # Nobody asks whose army it is, and the British one stays and is no target.
    assert table.armies("united_kingdom") == {"united_kingdom", "ukraine"}
    assert table.armies("soviet_union") == {"moscow", "russia"}
    assert table.legal == ["pass", "battle russia"]


@card("germany.broad_front", "fails")
def test_broad_front_does_nothing_where_no_soviet_army_stands(table: Table) -> None:
    table.position(BROAD_FRONT.format(soviet="moscow"))
    table.do("play broad_front")
    assert play_is_over(table)
