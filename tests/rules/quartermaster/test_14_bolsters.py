"""The Air Marshal extension: Bolster cards, their timing and what they show (14.5 to 14.9)."""

import pytest
from tests.conftest import Table, rule
from tests.helpers import count, places, quiet, to_turn

from wartable.core.game import SPECTATOR, find
from wartable.core.replaying import replay
from wartable.games.quartermaster import changes
from wartable.games.quartermaster.board import GERMANY, ITALY, SOVIET_UNION
from wartable.games.quartermaster.editions import edition as rules
from wartable.games.quartermaster.effects import Type
from wartable.games.quartermaster.hidden import world
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.view import view

either = pytest.mark.parametrize("edition", ["first", "second"])


def set_up(table: Table, text: str, edition: str = "first", options: str = "") -> None:
    """A position with the extension, in which nobody holds a Bolster that it does not name."""
    table.position(quiet(f"edition {edition}\noptions air_marshal {options}\n{text}"))


JU_87 = """
    turn germany air
    germany
      armies germany
      hand deploy_air_force, {hand}
      deck build_army x3
    soviet_union
      armies moscow, eastern_europe
    united_kingdom
      armies united_kingdom
      hand {british}
    """


# From the hand, as a reaction


@rule("qm 14.5")
@either
def test_a_bolster_is_used_from_the_hand_and_then_discarded(table: Table, edition: str) -> None:
    set_up(table, JU_87.format(hand="ju_87, build_navy", british="build_army"), edition)
    table.do("deploy germany", "use ju_87")
    assert table.cards("germany", "discard") == ["ju_87", "deploy_air_force"]
    assert table.cards("germany", "hand") == ["build_navy"]
    # Its price comes on top of the card itself.
    assert count(table, "germany", "deck") == 2
    table.do("battle eastern_europe")
    assert table.armies("soviet_union") == {"moscow"}


@rule("qm 14.5")
def test_a_bolster_is_never_forced(table: Table) -> None:
    set_up(table, JU_87.format(hand="ju_87", british="build_army"))
    table.do("deploy germany", "germany: pass")
    assert "ju_87" in table.cards("germany", "hand")


@rule("qm 14.5", "qm 5.2")
@either
def test_a_bolster_is_not_played_in_the_play_step_but_may_be_thrown_away(
    table: Table, edition: str
) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany
          hand ju_87, deploy_air_force
        """,
        edition,
    )
    assert places(table, "play") == set()
    assert places(table, "discard") == {"ju_87", "deploy_air_force"}
    table.do("discard ju_87")
    assert table.asked.ask == "ask-air"
    assert "ju_87" in table.cards("germany", "under")


@rule("qm 14.5", "qm 5.2")
def test_a_bolster_in_the_play_step_does_not_count_as_its_card(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany
          hand cloud_cover, build_army, build_navy
        """,
    )
    table.do("use cloud_cover")
    assert table.asked.ask == "ask-play"
    table.do("play build_army")
    assert table.asked.ask == "ask-build-army"


@rule("qm 14.5", "qm 9")
def test_a_hand_shrunk_in_another_turn_is_refilled_in_the_own_draw_step(table: Table) -> None:
    british = "bletchley_park, build_army x5, build_navy"
    set_up(table, JU_87.format(hand="ju_87, build_navy", british=british))
    table.do("deploy germany", "use ju_87", "united_kingdom: use bletchley_park")
    table.do("discard build_army", "discard build_army")
    assert count(table, "united_kingdom", "hand") == 4
    to_turn(table, "united_kingdom")
    assert count(table, "united_kingdom", "hand") == 4
    table.run()
    assert count(table, "united_kingdom", "hand") == 7


@rule("qm 14.5", "qm 10")
@pytest.mark.parametrize(("edition", "hand", "points"), [("first", 0, 0), ("second", 1, -1)])
def test_a_price_that_the_deck_cannot_pay_is_paid_as_the_edition_says(
    table: Table, edition: str, hand: int, points: int
) -> None:
    text = JU_87.format(hand="ju_87, build_navy", british="build_army")
    set_up(table, text.replace("deck build_army x3", "deck"), edition)
    table.do("deploy germany", "use ju_87")
    assert count(table, "germany", "hand") == hand
    assert table.vp["axis"] == points


# Cards that show a type

PAID = """
    turn japan play
    japan
      armies japan
      navies sea_of_japan
      hand yamamoto_aboard_the_yamato, kamikaze, truk, build_army
    """


@rule("qm 14.6", "qm 12")
def test_of_a_card_paid_by_its_type_the_others_learn_the_type(table: Table) -> None:
    set_up(table, PAID)
    table.do("use yamamoto_aboard_the_yamato")
    assert table.legal == ["discard kamikaze", "discard truk"]
    table.do("discard truk")
    told = [event.seen_by(1 << SOVIET_UNION) for _, event in table.match.events]
    assert [event.args for event in told if event.kind == "showed-type"] == [(2, Type.RESPONSE)]
    assert not any(event.secret for event in told)
    seen = view(table.state, SOVIET_UNION)["nations"]["japan"]
    assert seen["discard"] == ["yamamoto_aboard_the_yamato"]
    assert "truk" not in str(seen)
    assert "truk" in table.cards("japan", "under")


@rule("qm 14.6")
def test_the_owner_sees_which_card_it_was(table: Table) -> None:
    set_up(table, PAID)
    table.do("use yamamoto_aboard_the_yamato", "discard truk")
    assert "truk" in view(table.state, 2)["nations"]["japan"]["discard_down"]


@rule("qm 14.6")
def test_without_a_card_of_the_type_the_bolster_cannot_be_used(table: Table) -> None:
    set_up(table, PAID.replace("kamikaze, truk, ", ""))
    assert table.asked.ask == "ask-play"


@rule("qm 14.6", "qm 12")
def test_a_world_deals_a_card_of_the_type_that_is_being_paid(table: Table) -> None:
    set_up(table, PAID, options="cover")
    table.do("united_kingdom: pass", "japan: use yamamoto_aboard_the_yamato")
    for seed in range(20):
        other = world(table.state, GERMANY, seed)
        assert other.decisions[0].options
        assert other.decisions[0].ask == "ask-pay"


# The beginning of a step


@rule("qm 14.7")
@pytest.mark.parametrize(
    ("nation", "step", "bolster", "before"),
    [
        ("germany", "play", "cloud_cover", "ask-play"),
        ("soviet_union", "discard", "partisans", "ask-discard"),
    ],
)
def test_the_beginning_of_a_step_comes_before_its_question(
    table: Table, nation: str, step: str, bolster: str, before: str
) -> None:
    set_up(
        table,
        f"""
        turn {nation} {step}
        {nation}
          armies {"moscow" if nation == "soviet_union" else nation}
          hand {bolster}, build_army x3
        """,
    )
    assert table.legal == ["pass", f"use {bolster}"]
    table.do("pass")
    assert table.asked.ask == before
    table.refuses(f"use {bolster}")


@rule("qm 14.7", "qm 7")
def test_the_beginning_of_the_victory_step_is_before_the_points(table: Table) -> None:
    set_up(
        table,
        "turn italy victory\nitaly\n  armies italy\n  hand somaliland, build_army",
    )
    assert table.vp["axis"] == 0
    table.do("pass")
    assert table.vp["axis"] == 2


@rule("qm 14.7", "qm 9")
def test_the_beginning_of_the_draw_step_is_before_the_cards(table: Table) -> None:
    set_up(
        table,
        """
        turn soviet_union draw
        soviet_union
          armies moscow
          hand asian_reserves
          discard build_army x2
        """,
    )
    assert count(table, "soviet_union", "hand") == 1
    table.do("use asian_reserves", "take build_army", "take build_army")
    # Two cards are back, so five are drawn.
    assert count(table, "soviet_union", "hand") == 7


@rule("qm 14.7", "qm 5.3")
def test_for_a_step_the_team_that_is_not_playing_reacts_first(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany
          hand cloud_cover, build_army
        united_kingdom
          armies united_kingdom
          hand operation_banquet, build_army x3
        """,
    )
    assert (table.seat, table.legal) == ("united_kingdom", ["pass", "use operation_banquet"])
    table.do("pass")
    assert (table.seat, table.legal) == ("germany", ["pass", "use cloud_cover"])


@rule("qm 14.7", "qm 7")
def test_who_has_no_victory_step_has_no_beginning_of_it(table: Table) -> None:
    set_up(
        table,
        """
        turn italy victory
        italy
          armies balkans
          hand somaliland, build_army
        united_states
          armies eastern_united_states, italy
        """,
    )
    assert table.asked.ask == "ask-discard"


# Reactions to reactions

BLITZ = """
    turn germany play
    germany
      armies germany, eastern_europe
      status {status}
      hand land_battle, build_navy
      deck build_army x5
      discard build_army
    united_kingdom
      armies united_kingdom
      hand keep_calm_and_carry_on, build_army x4
    """


@rule("qm 14.8", "qm 5.3")
@either
def test_a_cancelled_status_does_nothing_its_price_stays_paid_and_it_rests(
    table: Table, edition: str
) -> None:
    set_up(table, BLITZ.format(status="blitzkrieg, dive_bombers"), edition)
    table.do("play land_battle", "battle russia", "use dive_bombers")
    table.do("united_kingdom: use keep_calm_and_carry_on")
    assert count(table, "germany", "deck") == 4
    assert count(table, "united_kingdom", "hand") == 2
    # Dive Bombers has neither fought nor may it be used again; Blitzkrieg may.
    assert table.legal == ["pass", "use blitzkrieg"]


@rule("qm 14.8", "qm 5.2")
@either
def test_a_cancelled_status_in_place_of_a_card_does_not_give_the_play_back(
    table: Table, edition: str
) -> None:
    set_up(table, BLITZ.format(status="conscription"), edition)
    table.do("use conscription", "united_kingdom: use keep_calm_and_carry_on")
    assert count(table, "germany", "deck") == 3
    assert table.armies("germany") == {"germany", "eastern_europe"}
    assert table.asked.ask == "ask-discard"
    assert count(table, "germany", "hand") == 2


@rule("qm 14.8", "qm 7")
def test_a_status_that_scores_may_be_cancelled_too(table: Table) -> None:
    set_up(
        table,
        """
        turn japan victory
        japan
          armies japan, philippines
          status imperial_designs
          hand build_army
        united_kingdom
          armies united_kingdom
          hand keep_calm_and_carry_on, build_army x4
        """,
    )
    assert table.seat == "united_kingdom"
    table.do("use keep_calm_and_carry_on")
    assert table.vp["axis"] == 2


@rule("qm 14.8")
def test_allied_status_cards_are_not_cancelled(table: Table) -> None:
    set_up(
        table,
        """
        turn soviet_union play
        soviet_union
          armies moscow
          status frontal_assault
          hand land_battle, build_army x2
        united_kingdom
          armies united_kingdom
          hand keep_calm_and_carry_on, build_army x4
        """,
    )
    table.do("play land_battle", "battle russia", "soviet_union: use frontal_assault")
    assert table.seat == "soviet_union"


# Reallocate Resources


@rule("qm 14.9", "qm 5.1")
@either
def test_reallocating_may_fetch_a_deploy_air_force_and_never_a_bolster(
    table: Table, edition: str
) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany
          hand land_battle x5
          deck deploy_air_force, ju_87, sea_battle, plunder
        """,
        edition,
        "reallocate",
    )
    table.do("reallocate")
    assert places(table, "take") == {"sea_battle", "deploy_air_force"}
    table.do("take deploy_air_force")
    assert "deploy_air_force" in table.cards("germany", "hand")


# Face down on the table


@rule("qm 14.5", "qm 3.7")
def test_a_bolster_laid_face_down_is_used_like_a_response(table: Table) -> None:
    set_up(
        table,
        """
        turn united_states air
        united_states
          armies eastern_united_states
          hand deploy_air_force
          down rangers
        japan
          armies japan, canada
        """,
    )
    assert view(table.state, SPECTATOR)["nations"]["united_states"]["down_count"] == 1
    table.do("deploy eastern_united_states", "use rangers", "eliminate japan canada")
    assert table.armies("japan") == {"japan"}
    assert table.cards("united_states", "down") == []
    assert table.cards("united_states", "discard")[0] == "rangers"


# Nothing may be learnt from who is asked

WINDOW = """
    turn germany play
    germany
      armies germany, eastern_europe
      status blitzkrieg
      hand land_battle, build_navy
    united_kingdom
      armies united_kingdom
      hand {hand}
      {pile}
    """


def asked(table: Table, hand: str, pile: str = "") -> list[tuple[str, str]]:
    """Who is asked what while Germany fights and uses Blitzkrieg, and everybody else passes."""
    set_up(table, WINDOW.format(hand=hand, pile=pile), options="cover")
    found = []
    wanted = ["play land_battle", "battle russia", "use blitzkrieg"]
    while table.asked.ask != "ask-discard":
        found.append((table.seat, table.asked.ask))
        answer = "pass"
        if table.seat == "germany" and wanted and wanted[0] in table.legal:
            answer = wanted.pop(0)
        table.do(answer)
    return found


@rule("qm 12", "qm 14.5")
def test_a_nation_with_a_bolster_and_one_without_are_asked_alike(table: Table) -> None:
    with_it = asked(table, "keep_calm_and_carry_on, build_army x2")
    assert with_it == asked(table, "build_navy, build_army x2")
    assert ("united_kingdom", "ask-react") in with_it


@rule("qm 12", "qm 14.5")
def test_a_nation_without_a_hand_is_not_asked(table: Table) -> None:
    assert "united_kingdom" not in {seat for seat, _ in asked(table, "")}


@rule("qm 12", "qm 14.5")
def test_a_bolster_that_everybody_sees_on_the_pile_is_waited_for_no_more(table: Table) -> None:
    pile = "discard keep_calm_and_carry_on, operation_banquet"
    assert "united_kingdom" not in {seat for seat, _ in asked(table, "build_army x3", pile)}


@rule("qm 12", "qm 14.2")
@pytest.mark.parametrize("hand", ["deploy_air_force", "build_army"])
def test_whoever_might_deploy_is_asked_in_the_air_step(table: Table, hand: str) -> None:
    text = f"turn germany air\ngermany\n  armies germany\n  hand {hand}"
    set_up(table, text, options="cover")
    assert table.asked.ask == "ask-air"


@rule("qm 12", "qm 14.6")
@pytest.mark.parametrize("hand", ["kamikaze, build_army", "kamikaze, truk"])
def test_paying_with_a_type_asks_alike_however_many_one_holds(table: Table, hand: str) -> None:
    text = PAID.replace("kamikaze, truk, build_army", hand)
    set_up(table, text, options="cover")
    table.do("united_kingdom: pass", "japan: use yamamoto_aboard_the_yamato")
    assert table.asked.ask == "ask-pay"


@rule("qm 12", "qm 14.5")
@pytest.mark.parametrize("pile", ["under destroyers", "under build_navy"])
def test_the_helper_does_not_learn_what_lies_in_the_others_pile(table: Table, pile: str) -> None:
    set_up(
        table,
        f"""
        turn united_states draw
        united_states
          armies eastern_united_states
          hand our_philosophy_of_government, build_army
        united_kingdom
          armies united_kingdom
          {pile}
        """,
        options="cover",
    )
    assert table.legal == ["pass", "use our_philosophy_of_government"]
    table.do("use our_philosophy_of_government")
    assert (table.seat, table.asked.ask) == ("united_kingdom", "ask-lay")


# Positions and records


@rule("qm 14.3")
def test_a_position_of_an_air_force_about_to_redeploy_reads_back(table: Table) -> None:
    set_up(
        table,
        """
        turn germany play
        germany
          armies germany, eastern_europe
          hand land_battle
        soviet_union
          armies moscow, russia
          air_forces russia
        """,
    )
    table.do("play land_battle", "battle russia", "soviet_union: pass")
    assert table.asked.ask == "ask-redeploy"
    game = find("quartermaster")
    again = game.position(game.write(table.state), 9)
    assert again.dump() == table.state.dump()
    assert again.decisions == table.state.decisions


@rule("qm 14.2")
@either
def test_a_record_with_air_forces_replays(table: Table, edition: str) -> None:
    set_up(table, JU_87.format(hand="ju_87", british="build_army"), edition)
    table.do("deploy germany", "use ju_87", "battle eastern_europe")
    again = replay(table.match.record())
    assert again.hash() == table.match.hash()
    assert again.state.air_forces == table.state.air_forces


STATUSES = """
    turn italy play
    italy
      armies italy
      navies mediterranean_sea
      status mare_nostrum, bravado
      hand build_army x2
      deck land_battle x2
    germany
      armies germany
    """


@rule("qm 14.5", "qm 3.6")
@either
def test_a_status_that_is_barred_neither_scores_nor_takes_the_place_of_a_card(
    table: Table, edition: str
) -> None:
    scored = {}
    for barred in (False, True):
        set_up(table, STATUSES, edition)
        for card, printed in enumerate(rules(table.state.edition).catalogue.cards):
            if barred and printed.id in ("mare_nostrum", "bravado"):
                changes.bar(table.state, ITALY, card)
        STEPS.advance(table.state)
        assert ("use bravado" in table.legal) != barred
        before = table.vp["axis"]
        table.do("discard build_army")
        while table.asked.ask != "ask-discard":
            table.do(next(word for word in ("use mare_nostrum", "pass") if word in table.legal))
        scored[barred] = table.vp["axis"] - before
    assert scored[True] == 2 < scored[False]
