"""Supply on the board: lines, what an answer would change, straits."""

import re

from playwright.sync_api import expect
from tests.conftest import rule
from tests.e2e.conftest import Desk, Desks

CUT = """
turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, build_army
soviet_union
  armies moscow, ukraine, balkans
"""


def begin(desk: Desk, position: str, card: str) -> None:
    """A table where Germany has played a card and is asked for a space."""
    table, _ = desk.make(position, germany="me")
    page = desk.open(f"/table/{table}")
    page.click(f".hand [data-card={card}]")
    page.click(f".deeds [data-answer='play {card}']")
    page.wait_for_selector(".space.legal")


@rule("qm 6")
def test_a_battle_shows_what_it_would_cut_off_before_it_is_fought(desks: Desks) -> None:
    desk = desks.new()
    begin(desk, CUT.replace("moscow, ukraine, balkans", "moscow, russia, kazakhstan"), "build_army")
    page = desk.page
    assert page.locator("[data-supply=germany] .flow").count() == 1
    page.locator(".space.legal[data-space=ukraine]").hover()
    expect(page.locator("[data-coming='germany ukraine']")).to_have_count(1)
    expect(page.locator("[data-gained='eastern_europe ukraine']")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator("[data-coming]")).to_have_count(0)


@rule("qm 6")
def test_an_answer_focused_in_the_question_shows_its_change_on_the_board(desks: Desks) -> None:
    desk = desks.new()
    begin(desk, CUT, "land_battle")
    page = desk.page
    page.focus(".question [data-answer='battle ukraine']")
    expect(page.locator("[data-broken]")).not_to_have_count(0)
    expect(page.locator(".strike")).to_have_count(1)
    expect(page.locator(".tip")).to_contain_text("Ukraine")


def test_a_finger_sees_the_change_at_the_first_tap_and_answers_with_the_second(
    whole_desks: Desks,
) -> None:
    desk = whole_desks.new(width=390, height=844, touch=True)
    table, _ = desk.make(CUT, germany="me")
    page = desk.open(f"/table/{table}")
    page.tap(".hand [data-card=build_army]")
    page.tap(".deeds [data-answer='play build_army']")
    page.wait_for_selector(".space.legal")
    spot = page.locator("text.name", has_text=re.compile("Western\\s*Europe")).bounding_box()
    assert spot is not None
    page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(page.locator("[data-coming='germany western_europe']")).to_have_count(1)
    expect(page.locator(".asking [data-deed]")).to_have_count(1)
    # What it would bring stands above the answer, and stays until it is given.
    page.wait_for_timeout(500)
    expect(page.locator(".sheet .tip")).to_contain_text("+1 German army")
    page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(page.locator("[data-at=western_europe]")).to_have_count(1)


@rule("qm 6")
def test_the_lines_of_any_nation_are_drawn_and_put_away_again(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(CUT, germany="me")
    page = desk.open(f"/table/{table}")
    page.click(".nations li.soviet_union .head")
    expect(page.locator("[data-supply=soviet_union] .flow")).to_have_count(2)
    page.click("[data-hide-supply]")
    expect(page.locator("[data-supply]")).to_have_count(0)


def test_straits_show_for_whom_they_are_open(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make("turn germany play\nitaly\n  armies italy, north_africa\n", germany="me")
    page = desk.open(f"/table/{table}")
    gibraltar = page.locator("[data-strait=north_africa]")
    expect(gibraltar).to_have_attribute("data-open", "axis")
    expect(page.locator("[data-strait=middle_east]")).to_have_attribute("data-open", "allies")
    page.locator(".space[data-space=mediterranean_sea]").dispatch_event("mouseenter")
    expect(page.locator(".tip")).to_contain_text("open to the Axis")
