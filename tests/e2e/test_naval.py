"""The naval game in a browser."""

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Desks
from tests.e2e.player import click_what_glows

TURNS = "Number(document.querySelector('.score').dataset.round) > 2"


@pytest.mark.parametrize("width", [1440, 390])
def test_a_naval_game_is_played_a_few_turns(desks: Desks, width: int) -> None:
    desk = desks.new(width=width, height=900)
    page = desk.open()
    page.get_by_role("button", name="Naval").click()
    page.click("[data-play]:not([disabled])")
    page.wait_for_selector(".naval .question[data-number]")
    clicks = click_what_glows(page, 400 if width > 900 else 20, seed=5, until=TURNS)
    assert clicks > 5
    assert page.locator(".ship").count() > 0 or page.locator("[data-over]").count()
    expect(page.locator("[role=log] li").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
