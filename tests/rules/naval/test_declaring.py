"""naval 6.5 A defence is declared all at once, then cancelled in parts, then resolved."""

from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval.game import GAME
from wartable.words.telling import Teller

TWO_ATTACKS = """%s
    alpha
      row1 gary, o_h_perry
      hand missile_launch x2, intelligence x2
    bravo
      row1 kiev, slava
      hand near_miss_surface x2, screening_ship, superior_tactics, intelligence"""


def attacked(sea: Sea, options: str = "") -> None:
    """Kiev and Slava are attacked by a missile each."""
    sea.position(TWO_ATTACKS % options)
    sea.do("play missile_launch", "target kiev", "with gary", "pass")
    sea.do("play missile_launch", "target slava", "pass", "final")


@rule("naval 6.5")
def test_no_defence_shows_before_all_are_declared(sea: Sea) -> None:
    attacked(sea)
    before, world = sea.view("alpha"), GAME.world(sea.state, 0, 3).dump()
    sea.do("defend near_miss_surface a1", "screen a2", "to kiev")
    assert sea.seat == "bravo" and sea.view("alpha") == before
    assert GAME.world(sea.state, 0, 3).dump() == world
    assert [row["by"] for row in sea.view("bravo")["defences"]] == [
        "near_miss_surface",
        "screening_ship",
    ]


@rule("naval 6.5", "naval 13.10")
def test_intelligence_is_played_against_any_card_of_the_whole_defence(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "defend near_miss_surface a2", "done")
    assert (sea.seat, sea.legal) == ("alpha", ["pass", "cancel p1", "cancel p2"])
    sea.do("cancel p2", "bravo: pass")
    assert (sea.seat, sea.legal) == ("alpha", ["pass", "cancel p1"])
    sea.dice(6)
    sea.do("pass")
    assert sea.damage == {"slava": 2} and len(sea.seen("defence-roll")) == 1


@rule("naval 6.5", "naval A13")
def test_a_cancelled_card_no_longer_stands_among_the_defences(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "defend near_miss_surface a2", "done")
    for seat in ("alpha", "bravo"):
        assert [row["attack"] for row in sea.view(seat)["defences"]] == ["a1", "a2"]
    sea.do("cancel p2", "bravo: pass")
    for seat in ("alpha", "bravo"):
        assert [row["attack"] for row in sea.view(seat)["defences"]] == ["a1"]


@rule("naval 13.10", "naval A14")
def test_who_may_answer_an_intelligence_is_told_which_card_it_is_played_against(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "defend near_miss_surface a2", "done", "cancel p2")
    teller = Teller(GAME, "en")
    against = (
        "Alpha plays “Intelligence” against “Near Miss (guns and missiles)” (Bravo, attack a2)."
    )
    assert teller.ask(sea.state, sea.asked) == f"{against} Do you cancel it with “Intelligence”?"
    assert teller.log(sea.state, sea.seen("played")[-1]) == against


@rule("naval 13.10")
def test_it_is_told_which_attack_card_an_intelligence_is_played_against(sea: Sea) -> None:
    sea.position(TWO_ATTACKS % "")
    sea.do("play missile_launch", "target kiev", "with gary", "cancel p1", "pass")
    said = Teller(GAME, "fr").ask(sea.state, sea.asked).replace("\xa0", " ")
    assert said == (
        "Bravo joue « Renseignement » contre « Lancement de missile » (Alpha). "
        "L’annulez-vous avec « Renseignement » ?"
    )


@rule("naval 6.5", "naval A61")
def test_the_defender_cannot_answer_an_intelligence_with_another_defence(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "done", "cancel p1")
    assert (sea.seat, sea.legal) == ("bravo", ["pass", "cancel p2"])
    sea.do("pass", "all")
    assert sea.damage == {"kiev": 2, "slava": 2}


@rule("naval A14")
def test_an_intelligence_against_a_defence_may_be_cancelled_in_its_turn(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "done", "cancel p1", "bravo: cancel p2", "bravo: pass")
    sea.dice(4)
    sea.do("alpha: pass", "alpha: pass")
    assert sea.damage == {"slava": 2} and len(sea.seen("cancelled")) == 1


@rule("naval A16", "naval 13.12")
def test_a_copy_of_a_defence_card_is_declared_with_the_rest(sea: Sea) -> None:
    attacked(sea)
    assert "copy" not in sea.legal
    sea.do("defend near_miss_surface a1")
    assert "copy" in sea.legal
    sea.do("copy")
    assert sea.legal == ["defend near_miss_surface a1", "defend near_miss_surface a2"]
    sea.do("defend near_miss_surface a2", "done")
    assert sea.legal == ["pass", "cancel p1", "cancel p2"]


SCREENS = """alpha
               row1 gary
               hand air_support
             bravo
               row1 druzhny
               row2 slava
               row3 kiev, titan
               hand screening_ship%s"""


def twice(sea: Sea, cards: str, again: str) -> list[str]:
    """Where the second screen may lead when the first one led Kiev's attack to row 2."""
    sea.position(SCREENS % cards)
    sea.do("play air_support", "target kiev", "final", "screen a1", "to slava", again)
    if again == "copy":
        sea.do("screen a1")
    return sea.may("to")


@rule("naval 13.14")
def test_a_copy_of_a_screening_ship_obeys_what_a_second_card_obeys(sea: Sea) -> None:
    real = twice(sea, " x2", "screen a1")
    copied = twice(sea, ", superior_tactics", "copy")
    assert real == copied == ["druzhny"]


@rule("naval 13.14", "naval A17")
def test_a_second_screen_still_works_when_the_first_is_cancelled(sea: Sea) -> None:
    sea.position((SCREENS % " x2").replace("hand air_support", "hand air_support, intelligence"))
    sea.do("play air_support", "target kiev", "final", "screen a1", "to slava")
    sea.dice(6)
    sea.do("screen a1", "to druzhny", "done", "alpha: cancel p1")
    assert sea.sunk("alpha") == ["druzhny"]


@rule("naval 6.5")
def test_with_cover_nobody_learns_how_much_could_still_be_declared(sea: Sea) -> None:
    sea.position("""options cover
                    alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kiev
                      hand near_miss_surface""")
    sea.do("play missile_launch", "target kiev", "pass", "final")
    sea.do("defend near_miss_surface a1")
    assert (sea.seat, sea.legal) == ("bravo", ["done"])


@rule("naval 6.5")
def test_the_question_names_all_cards_that_may_be_cancelled(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "screen a2", "to kiev", "done")
    teller = Teller(GAME, "en")
    assert "Near Miss" in teller.ask(sea.state, sea.asked)
    said = [teller.answer(sea.state, sea.asked, option) for option in sea.asked.options]
    assert "a1" in said[1] and "4 or more" in said[1] and "Kiev would take a2" in said[2]


def numbers(sea: Sea) -> list[int]:
    """What the open answers say must be rolled."""
    teller = Teller(GAME, "en")
    found = [teller.speaker.answer(sea.state, sea.asked, option) for option in sea.asked.options]
    return [facts["needed"] for _, facts in found if "needed" in facts]


ROWS = """options row_defence
          alpha
            row1 enterprise
            hand air_support
          bravo
            row1 druzhny
            row2 slava
            row3 kiev"""


@rule("naval 15.1", "naval 14.1")
def test_the_number_that_is_shown_for_a_strike_is_the_number_that_is_rolled(sea: Sea) -> None:
    sea.position(ROWS)
    sea.do("strike enterprise")
    assert dict(zip(sea.may("target"), numbers(sea), strict=True)) == {
        "druzhny": 4,
        "slava": 5,
        "kiev": 6,
    }
    sea.do("target kiev", "hold", "play air_support")
    assert sorted(numbers(sea)) == [4, 5, 6]
    sea.do("target slava")
    assert [attack["needed"] for attack in sea.view("bravo")["attacks"]] == [6, 5]
    assert (sea.seen("launched")[0].args[4], sea.seen("declared")[0].args[4]) == (6, 5)
    sea.do("final", "done", "all")
    assert [event.args[3] for event in sea.seen("strike-roll")] == [6, 5]


@rule("naval 11.6")
def test_the_number_that_is_shown_for_a_defence_is_the_number_that_is_rolled(sea: Sea) -> None:
    sea.position("""alpha
                      row1 gary
                      hand sea_skimmer
                    bravo
                      row1 smerch
                      hand near_miss_surface, missile_launch""")
    sea.do("play sea_skimmer", "target smerch", "final")
    assert numbers(sea) == [4, 6]
    sea.do("defend missile_launch a1")
    assert [row["needed"] for row in sea.view("bravo")["defences"]] == [4]
    sea.do("done")
    shown = sorted(row["needed"] for row in sea.view("alpha")["defences"])
    assert shown == sorted(numbers(sea)) == [4, 7]
    sea.dice(1, 1)
    sea.do("all")
    assert [event.args[5] for event in sea.seen("defence-roll")] == [4, 7]


@rule("naval 3.3", "naval 15.1")
def test_rows_keep_their_numbers_until_the_resolution_is_over(sea: Sea) -> None:
    sea.position(ROWS)
    sea.do("strike enterprise", "target druzhny", "target kiev", "play air_support")
    sea.dice(6)
    sea.do("target slava", "final", "done", "resolve a1")
    view = sea.view("bravo")
    assert view["seats"]["bravo"]["rows"] == [[], ["slava"], ["kiev"]]
    assert [attack["needed"] for attack in view["attacks"][1:]] == [6, 5]
    sea.dice(1, 1)
    sea.do("all")
    assert sea.view("bravo")["seats"]["bravo"]["rows"] == [["slava"], ["kiev"]]


@rule("naval 6.5", "naval 13.14", "naval 11.2")
def test_a_reason_says_why_something_cannot_be_added_to_the_defence(sea: Sea) -> None:
    sea.position((SCREENS % " x2, near_miss_surface").replace("row1 gary", "row1 gary, enterprise"))
    sea.do("play air_support", "target kiev", "strike enterprise", "target kiev", "hold", "final")
    for words, message in (
        ("defend near_miss_surface a1", "reason-does-not-stop"),
        ("defend near_miss_air a1", "reason-not-held"),
        ("defend near_miss_surface a7", "reason-no-such-attack"),
        ("guard druzhny a1", "reason-no-air-defence"),
        ("copy", "reason-not-held"),
        ("screen a7", "reason-no-such-attack"),
    ):
        assert sea.refuses(words).message == message
    sea.do("guard kiev a1", "screen a1", "to druzhny")
    assert sea.refuses("guard kiev a2").message == "reason-used-up"
    assert sea.refuses("screen a1").args["ship"] == "druzhny"
    sea.do("screen a2", "to druzhny")
    assert sea.refuses("screen a2").message == "reason-declared"


@rule("naval 6.5", "naval A14")
def test_an_intelligence_of_the_defender_is_not_shown_as_a_defence(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "done", "cancel p1", "bravo: cancel p2", "pass")
    assert sea.seat == "alpha"
    assert [row["by"] for row in sea.view("alpha")["defences"]] == ["near_miss_surface"]


@rule("naval 6.5", "naval 1.3")
def test_a_mate_sees_no_defence_before_it_is_complete(sea: Sea) -> None:
    sea.position("""options teams=two
                    alpha
                      row1 gary
                      hand missile_launch
                    bravo
                      row1 kiev
                      hand near_miss_surface x2
                    charlie
                      row1 glasgow
                    delta
                      row1 jinan""")
    sea.do("play missile_launch", "target kiev", "final", "bravo: defend near_miss_surface a1")
    assert sea.seat == "bravo"
    assert [row["by"] for row in sea.view("bravo")["defences"]] == ["near_miss_surface"]
    assert sea.view("delta")["defences"] == []


@rule("naval 13.10")
def test_everybody_sees_which_of_the_cards_played_was_cancelled(sea: Sea) -> None:
    attacked(sea)
    sea.do("defend near_miss_surface a1", "defend near_miss_surface a2", "done")
    sea.do("cancel p2", "bravo: pass")
    for seat in ("alpha", "bravo"):
        assert [row["cancelled"] for row in sea.view(seat)["played"]] == [False, True, False]
