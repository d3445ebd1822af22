"""Why can't I? Every card of the second edition names what it lacks, in both languages."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice

import pytest
from tests.cards.quartermaster.scenes import Scene, scenes, unlike
from tests.conftest import Table

from wartable.core.decision import BadInput, Reason
from wartable.core.game import find
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.cards.second import DECKS
from wartable.words.telling import Teller
from wartable.words.text import LANGUAGES

GAME = find("quartermaster")
TEXT = files("wartable.games.quartermaster").joinpath("rules.toml").read_text(encoding="utf-8")
RULES = {"table", *tomllib.loads(TEXT)}
VAGUE = {"reason-nothing-to-do", "reason-not-now", "reason-not-an-option", "reason-not-now-space"}
CARDS = [(deck.nation, card) for deck in DECKS for card in deck.cards]
NAMES = [f"{NATIONS[nation]}.{card.id}" for nation, card in CARDS]
TABLE = (fx.STATUS, fx.RESPONSE)
ON_TABLE = [row for row in CARDS if row[1].type in TABLE]
TABLE_NAMES = [f"{NATIONS[nation]}.{card.id}" for nation, card in ON_TABLE]


def check(reason: Reason | None) -> None:
    """A reason has a known rule, is not vague, and can be told in every language."""
    assert reason is not None
    assert reason.rule in RULES, reason
    assert reason.message not in VAGUE, reason
    for lang in LANGUAGES:
        teller = Teller(GAME, lang)
        assert teller.words.has(reason.message), reason
        said = teller.reason(reason)
        assert said.strip() == said, said
        assert "  " not in said, said


def why(table: Table, words: str, seat: str = "") -> tuple[str, str, str]:
    """The rule of a refusal, and its reason in English and in French."""
    asked = NATIONS.index(seat) if seat else table.asked.seat
    reason = GAME.why_not(table.state, asked, words)
    check(reason)
    assert reason is not None
    english, french = (Teller(GAME, lang).reason(reason) for lang in LANGUAGES)
    return reason.rule, english, french.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(("nation", "card"), CARDS, ids=NAMES)
def test_a_card_that_is_nowhere_near_is_refused_with_a_reason(
    table: Table, nation: int, card: fx.Card
) -> None:
    other = NATIONS[(nation + 1) % 6]
    table.position(f"turn {other} play\n{NATIONS[nation]}\n armies\n hand\n status\n down")
    for verb in ("use", "play"):
        check(GAME.why_not(table.state, nation, f"{verb} {card.id}"))


@pytest.mark.parametrize(("nation", "card"), CARDS, ids=NAMES)
def test_a_card_in_the_hand_is_not_used_nor_played_out_of_turn(
    table: Table, nation: int, card: fx.Card
) -> None:
    name, other = NATIONS[nation], NATIONS[(nation + 2) % 6]
    table.position(f"turn {other} play\n{name}\n armies madagascar\n hand {card.id}")
    assert table.seat == other
    check(GAME.why_not(table.state, nation, f"use {card.id}"))
    reason = GAME.why_not(table.state, nation, f"play {card.id}")
    check(reason)
    assert reason is not None
    assert reason.message == "reason-not-your-turn"


def questions(table: Table, scene: Scene, own: int, card: fx.Card) -> Iterator[None]:
    """Stop at every question of the turn of a scene; everybody else passes."""
    try:
        table.position(scene.text(own, card))
    except BadInput:
        return
    turn, script = NATIONS.index(scene.turn.split()[0]), list(scene.script)
    while table.match.decisions and table.state.nation == turn:
        yield
        legal = table.legal
        if script and script[0] in legal:
            table.do(script.pop(0))
        else:
            first = next((a for a in legal if a.startswith("discard ")), legal[0])
            table.do("pass" if "pass" in legal else first)


@pytest.mark.parametrize(("nation", "card"), ON_TABLE, ids=TABLE_NAMES)
def test_a_card_on_the_table_says_what_it_waits_for(
    table: Table, nation: int, card: fx.Card
) -> None:
    for clause in card.clauses:
        for some in (scenes(clause.when, nation), *unlike(clause.when, nation)):
            for scene in islice(some, 4):
                for _ in questions(table, scene, nation, card):
                    free = table.offers(NATIONS[nation])
                    asked = table.legal if table.asked.seat == nation else []
                    if f"use {card.id}" not in asked + free:
                        check(GAME.why_not(table.state, nation, f"use {card.id}"))


@pytest.mark.parametrize(("nation", "card"), ON_TABLE, ids=TABLE_NAMES)
def test_a_card_on_the_table_cannot_be_played_again(
    table: Table, nation: int, card: fx.Card
) -> None:
    name = NATIONS[nation]
    zone = "status" if card.type == fx.STATUS else "down"
    table.position(f"turn {name} play\n{name}\n armies\n hand build_army\n {zone} {card.id}")
    reason = GAME.why_not(table.state, nation, f"play {card.id}")
    check(reason)
    assert reason is not None
    assert reason.message == "reason-on-table"


def test_v_weapons_miss_a_german_army_in_western_europe(table: Table) -> None:
    table.position("turn germany play\ngermany\n armies germany\n hand v_weapons")
    assert why(table, "use v_weapons") == (
        "qm 3.8",
        "no German army in Western Europe",
        "il n’y a aucune armée allemande en Europe de l’ouest",
    )


def test_a_status_that_was_used_says_so(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status dive_bombers, blitzkrieg
          hand land_battle
        """)
    table.do("play land_battle", "battle balkans", "use dive_bombers", "battle balkans")
    assert why(table, "use dive_bombers") == (
        "qm 5.3",
        "“Dive Bombers” was already used this turn",
        "« Bombardiers en piqué » a déjà été utilisée pendant cette séquence",
    )


def test_an_enemy_that_stays_forbids_blitzkrieg(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany
          status dive_bombers, blitzkrieg
          hand land_battle
        united_kingdom
          armies united_kingdom, western_europe
        united_states
          armies western_europe
        """)
    table.do("play land_battle", "battle western_europe", "target united_kingdom")
    rule, english, _ = why(table, "use blitzkrieg")
    assert (rule, english) == ("qm 2.2", "there is an enemy piece in Western Europe")


def test_free_france_misses_a_neighbour(table: Table) -> None:
    table.position("turn united_kingdom play\nunited_kingdom\n armies united_kingdom\n"
                   " status free_france\n hand raf")  # fmt: skip
    rule, english, _ = why(table, "use free_france")
    assert rule == "qm 3.1"
    assert english == "no supplied piece of the United Kingdom is next to Western Europe"


def test_resistance_names_both_its_spaces(table: Table) -> None:
    table.position("turn united_kingdom play\nunited_kingdom\n armies united_kingdom\n"
                   " status resistance\n hand raf")  # fmt: skip
    rule, english, french = why(table, "use resistance")
    assert rule == "qm 3.3"
    assert "Western Europe or Italy" in english
    assert "en Europe de l’ouest ou en Italie" in french


def test_guards_miss_a_build_army_card(table: Table) -> None:
    table.position("turn soviet_union play\nsoviet_union\n armies moscow\n"
                   " status guards\n hand sea_battle")  # fmt: skip
    rule, english, _ = why(table, "use guards")
    assert rule == "qm 5.2"
    assert english == "there is no Build Army card in the discard pile of the Soviet Union"


def test_jet_fighters_say_that_another_is_hit(table: Table) -> None:
    table.position("""
        turn united_kingdom play
        united_kingdom
          armies united_kingdom
          hand bomber_command
        germany
          armies germany
          status jet_fighters
        italy
          armies italy
          down skilled_pilots
        """)
    table.do("play bomber_command", "nation italy")
    rule, english, _ = why(table, "use jet_fighters", "germany")
    assert rule == "qm 5.3"
    assert english.endswith("this is about Italy")


def test_loyal_to_the_crown_says_that_the_army_was_recruited(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          down rasputitsa
          hand land_battle
        germany
          armies germany, eastern_europe, ukraine
        italy
          armies italy
          down romanian_reinforcements
        united_kingdom
          armies united_kingdom
          down loyal_to_the_crown
        """)
    table.do("play land_battle", "battle ukraine", "use romanian_reinforcements")
    table.do("recruit italy ukraine")
    assert table.seat == "soviet_union"
    rule, english, _ = why(table, "use loyal_to_the_crown", "united_kingdom")
    assert rule == "qm 5.5.1"
    assert english.endswith("the piece in Ukraine was recruited, not built")


def test_destroyers_say_that_the_navy_is_not_supplied(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, western_europe
          hand sea_battle
        united_kingdom
          armies india
          navies north_sea
          down destroyers, raf
        """)
    table.do("play sea_battle", "battle north_sea")
    rule, english, _ = why(table, "use destroyers")
    assert rule == "qm 6"
    assert english.endswith("the British piece in the North Sea is not supplied")


def test_general_winter_misses_an_army_around_moscow(table: Table) -> None:
    table.position("turn soviet_union play\nsoviet_union\n armies moscow\n hand general_winter")
    rule, english, _ = why(table, "use general_winter")
    assert rule == "qm 5.5.2"
    assert english == "no Axis army in Moscow or an adjacent land space"


def test_marauders_miss_a_home_in_reach(table: Table) -> None:
    table.position("turn united_states play\nunited_states\n armies canada\n hand b_26_marauder")
    assert why(table, "use b_26_marauder") == (
        "qm 3.8",
        "no Axis home is within 3 spaces of an American army",
        "aucun Quartier Général de l’Axe n’est à 3 zones ou moins d’une armée américaine",
    )


def test_an_award_misses_its_army(table: Table) -> None:
    table.position("turn italy play\nitaly\n armies italy\n status balkan_resources\n hand plunder")
    rule, english, french = why(table, "use balkan_resources")
    assert (rule, english) == ("qm 7", "no Italian army in the Balkans")
    assert french == "il n’y a aucune armée italienne dans les Balkans"


def test_a_pass_is_final_and_says_so(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status bias_for_action
          hand build_army
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build russia", "soviet_union: pass")
    assert why(table, "use rasputitsa", "soviet_union")[1].startswith("you passed")


def test_a_reaction_waits_for_those_who_are_asked_first(table: Table) -> None:
    table.position("""
        turn germany play
        germany
          armies germany, eastern_europe
          status bias_for_action
          hand build_army
        soviet_union
          armies moscow
          down rasputitsa
        """)
    table.do("play build_army", "build russia")
    assert "once others have answered" in why(table, "use bias_for_action", "germany")[1]
