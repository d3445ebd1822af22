"""Europe in a browser."""

import os

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.player import click_what_glows
from tests.e2e.test_for_everybody import faults

SCENARIOS = ("poland_1939", "france_1940") if os.environ.get("ALL_GAMES") else ("poland_1939",)
SEATS = {"axis": {"who": "me"}, "western": {"who": "bot", "level": "random"}}


def begin(desk: Desk, scenario: str) -> str:
    """A table where the Axis is asked something."""
    table, _ = desk.make(game="europe", seats=SEATS, options={"scenario": scenario})
    desk.open(f"/table/{table}").wait_for_selector(".europe .question[data-number]")
    desk.page.wait_for_selector(".hex")
    return table


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_game_of_europe_by_clicking_what_glows(desks: Desks, scenario: str) -> None:
    desk = desks.new()
    table = begin(desk, scenario)
    assert click_what_glows(desk.page, 4000, seed=3) > 3
    desk.page.wait_for_selector("[data-over]")
    view = desk.call("GET", f"/api/tables/{table}/view")["view"]
    assert desk.page.locator("[data-over]").get_attribute("data-over") == view["winner"]


def test_a_unit_shows_where_it_can_go_and_goes_there(desks: Desks) -> None:
    desk = desks.new()
    begin(desk, "poland_1939")
    page = desk.page
    while "What do you do?" not in page.inner_text(".question"):
        page.locator(".question [data-answer=done]").first.click()
        page.wait_for_timeout(300)
    expect(page.locator(".hex.legal")).to_have_count(0)
    page.locator("[data-unit=xvi_panzer_corps]").dispatch_event("click")
    goal = page.locator(".hex.legal:not(.target)").first
    hex_ = goal.get_attribute("data-hex")
    assert hex_ is not None
    assert faults(page) == []
    goal.dispatch_event("click")
    expect(page.locator("[role=log]")).to_contain_text("XVI Panzer Corps moved")


def test_the_map_of_europe_fits_a_phone_in_french(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844)
    begin(desk, "france_1940")
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(desk.page.locator(".phases .now")).to_be_visible()
    assert faults(desk.page) == []


def test_before_an_attack_its_modifiers_and_chances_are_shown(desks: Desks) -> None:
    desk = desks.new()
    position = "game europe\nphase operations axis\n"
    table, _ = desk.make(game="europe", seats=SEATS, position=position)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hex")
    page.locator("[data-unit=german_3rd_army]").dispatch_event("click")
    page.locator(".hex.target[data-hex='1007']").dispatch_event("click")
    shown = page.locator("[data-details='attack german_3rd_army 1007']")
    expect(shown.locator(".bar i")).to_have_count(8)
    shown.locator("summary").click()
    expect(shown).to_contain_text("Attacker +2: strength of the nation")
    expect(shown).to_contain_text("eu 5.f")
    expect(shown).to_contain_text("Defender retreats 1 hex".lower())
    assert faults(page) == []
