"""The naval game in a browser."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desks
from tests.e2e.player import click_what_glows

TURNS = "Number(document.querySelector('.score').dataset.round) > 2"


def test_a_naval_game_is_played_a_few_turns(desks: Desks) -> None:
    desk = desks.new()
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "random"}}
    table, _ = desk.make(game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".naval .question[data-number]")
    # Fleets and dice are by chance: the game goes into its third turn, or has ended before.
    assert click_what_glows(page, 400, seed=5, until=TURNS) > 0
    assert page.evaluate(TURNS) or page.locator("[data-over]").count() == 1
    assert page.locator(".ship").count() > 0
    assert page.locator("[role=log] li").count() > 5


def test_a_naval_game_begins_with_one_click_on_a_phone(desks: Desks) -> None:
    page = desks.new(width=390, height=844).open()
    page.get_by_role("button", name="Naval").click()
    page.click("[data-play]:not([disabled])")
    expect(page.locator(".naval .question[data-number] .ask")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
