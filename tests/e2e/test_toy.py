"""The toy game of examples/ in a browser: the page was built without it."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Desks
from tests.server.harness import Running
from tests.toy.conftest import built, site

__all__ = ["built", "site"]


@pytest.mark.parametrize("words", [True, False])
def test_a_game_from_elsewhere_is_played_by_clicking(
    browser: Browser,
    site: Path,
    tmp_path: Path,
    words: bool,
) -> None:
    if not words:
        shutil.rmtree(site / "stones" / "text")
    with Running(tmp_path / "data") as server:
        desks = Desks(browser, server)
        page = desks.new().open()
        page.click("[data-game=stones]")
        page.click("[data-play]:not([disabled])")
        question = page.locator(".question[data-number] .ask")
        expect(question).to_contain_text("12 stones are left" if words else "Take left=12")
        assert page.locator(".bare").count() == (not words)
        while not page.locator("[data-over]").count():
            button = page.locator("[data-answer='take 1']:visible")
            if button.count():
                button.first.click()
            page.wait_for_timeout(50)
        expect(page.locator("[role=log]")).to_contain_text("wins" if words else "Ended")
        desks.close()
