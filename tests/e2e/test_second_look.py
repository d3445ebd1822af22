"""Small things on the table: what glows, what covers what, what is in sight."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults

FRONT = """
round 4
turn germany play
germany
  armies germany, western_europe, eastern_europe
  navies baltic_sea
  hand build_army, build_navy, land_battle x2, plunder, dive_bombers, forced_conscription
soviet_union
  armies moscow, russia
"""
DISTANCE = """
([one, other]) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colour = (space) => {
    canvas.fillStyle = "white";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(document.querySelector(`.space[data-space=${space}]`)).fill;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const [a, b] = [colour(one), colour(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
"""


def apart(page: Page, one: str, other: str) -> float:
    """How far the colours of two spaces are from each other."""
    found: float = page.evaluate(DISTANCE, [one, other])
    return found


def test_legal_spaces_stand_out_and_a_refusal_is_asked_once_more(desks: Desks) -> None:
    desk = desks.new(width=1366, height=768)
    table, _ = desk.make(FRONT, germany="me")
    page = desk.open(f"/table/{table}")
    page.evaluate("localStorage.twice = 'on'")
    page.reload()
    page.click(".hand [data-card=build_navy]")
    # The text of the card stays free, and Play shows where it would lead.
    card = page.locator(".hand [data-card=build_navy]").bounding_box()
    play = page.locator(".deeds [data-answer='play build_navy']")
    beside = play.bounding_box()
    assert card and beside and beside["x"] >= card["x"] + card["width"]
    play.hover()
    expect(page.locator("[data-offered=north_sea]")).to_be_visible()
    play.click()
    page.wait_for_selector(".space.legal[data-space=north_sea]")
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    # A legal sea is no land, and an illegal space under the pointer is fainter than it.
    assert apart(page, "north_sea", "united_kingdom") > 20
    legal = apart(page, "north_sea", "south_atlantic")
    page.locator(".space[data-space=bay_of_bengal]").dispatch_event("mouseenter")
    page.wait_for_timeout(400)
    assert apart(page, "bay_of_bengal", "south_atlantic") < legal
    page.locator(".space[data-space=bay_of_bengal]").dispatch_event("click")
    outline = "one => getComputedStyle(one).outlineStyle"
    assert page.locator(".space[data-space=bay_of_bengal]").evaluate(outline) == "none"
    # Nothing is given up by one slip.
    refuse = page.locator(".question footer [data-answer=pass]")
    refuse.click()
    expect(refuse).to_contain_text("Sure?")
    expect(page.locator(".space.legal")).not_to_have_count(0)
    # The rule's number opens what it says.
    page.click(".question [data-rule]")
    expect(page.locator("dialog h2")).not_to_be_empty()
    assert page.locator("dialog").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert faults(page) == []
    page.keyboard.press("Escape")
    refuse.click()
    expect(page.locator(".space.legal")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
def test_on_a_phone_a_rule_opens_in_a_drawer_that_holds_its_text(desks: Desks, lang: str) -> None:
    desk = desks.new(lang, width=390, height=844)
    table, _ = desk.make(FRONT, germany="me")
    page = desk.open(f"/table/{table}")
    page.click(".question [data-rule]")
    drawer = page.locator("dialog[open]")
    expect(drawer.locator("h2")).not_to_be_empty()
    expect(drawer.locator("p").first).not_to_be_empty()
    assert drawer.evaluate("one => one.scrollWidth <= one.clientWidth")
    box = drawer.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".question .ask")).to_be_in_viewport()


def test_discards_are_picked_and_unpicked_and_new_cards_come_into_sight(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR", width=1366, height=768)
    page = desk.play_now()
    page.wait_for_selector(".hand .glow")
    cards = page.locator(".hand [data-card]:not(:has(.count))")
    board = page.locator(".map").bounding_box()
    cards.nth(0).click()
    # The map stays as it is, and fills its window.
    assert board == page.locator(".map").bounding_box()
    shown = page.locator("svg.board").get_attribute("viewBox") or ""
    assert shown.startswith("0 ") and float(shown.split()[2]) <= 2000
    cards.nth(1).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)
    cards.nth(0).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    thrown = page.locator(".deeds [data-answer=discard]")
    expect(thrown).to_contain_text("1")
    # What throws them away covers none of them.
    page.evaluate("document.querySelector('.hand').scrollLeft = 0")
    cards.last.evaluate("card => card.click()")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)
    last, button = cards.last.bounding_box(), page.locator(".hand .throw").bounding_box()
    assert last and button and last["x"] + last["width"] <= button["x"]
    cards.last.click()
    cards.nth(2).click()
    cards.nth(3).click()
    thrown.click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)


def test_on_a_phone_the_confirmation_leaves_the_space_in_sight(whole_desks: Desks) -> None:
    desk = whole_desks.new(width=390, height=844, touch=True, dark=True)
    table, _ = desk.make(FRONT, germany="me")
    page = desk.open(f"/table/{table}")
    page.tap(".hand [data-card=forced_conscription]")
    # What can be done with the card comes into sight with it.
    played = page.locator(".deeds [data-answer='play forced_conscription']")
    expect(played).to_be_in_viewport(ratio=0.99)
    page.tap(".deeds [data-answer='play forced_conscription']")
    expect(page.locator(".question [data-part]")).to_have_text("1 of 2")
    space = page.locator(".space.legal[data-space=balkans]")
    space.tap()
    sheet, shown = page.locator(".asking").bounding_box(), space.bounding_box()
    assert sheet and shown
    middle = shown["y"] + shown["height"] / 2
    assert not sheet["y"] <= middle <= sheet["y"] + sheet["height"]
    page.tap(".asking [data-deed]")
    expect(page.locator(".question [data-part]")).to_have_text("2 of 2")
