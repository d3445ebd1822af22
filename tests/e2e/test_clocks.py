"""Clocks in the page: chosen for a table, seen at every seat, and what to do when a time is up."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults_by_day_and_night
from tests.server.simulated import Simulated

HOUR = 3600


@pytest.fixture
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Simulated]:
    """A server whose clocks go as the test wants."""
    with Simulated(tmp_path_factory.mktemp("clocks")) as running:
        yield running


def shot(page: Page, name: str) -> None:
    """A picture, for whoever wants to look."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_a_slow_clock_from_the_form_to_a_bot_days_off_and_another_clock(
    browser: Browser, slow: Simulated
) -> None:
    desks = Desks(browser, slow)
    anna, ben = desks.new(), desks.new("fr-FR", 390, 844, touch=True, dark=True)
    page = anna.open()
    page.wait_for_selector("[data-play]:not([disabled])")
    assert page.locator("[data-clock-out]").count() == 0, "without a clock nothing more is asked"
    page.select_option("[data-clock-kind]", label="1 day for each move")
    expect(page.locator("[data-clock-days-off]")).to_have_value("3")
    expect(page.locator("[data-level=clock]")).to_have_value("recruit")
    page.select_option("[data-level=clock]", "cadet")
    page.locator("[data-clock-kind]").scroll_into_view_if_needed()
    shot(page, "form")
    page.click("[data-friends]")
    expect(page.locator("[data-clock-rules]")).to_contain_text("1 day for each move")
    expect(page.locator("[data-clock-rules]")).to_contain_text("a bot (Cadet) plays until")
    shot(page, "waiting")
    table = page.url.rpartition("/")[2]
    link = anna.call("POST", f"/api/tables/{table}/link", {"seat": "japan"})["links"]["japan"]
    seat, _, secret = link.partition("#")[2].partition(".")
    ben.call("POST", f"/api/tables/{table}/sit", {"seat": seat, "secret": secret, "name": "Ben"})
    phone = ben.open(f"/table/{table}")
    anna.call("POST", f"/api/tables/{table}/start", {"fill": "random"})

    own = page.locator("[data-clock=germany]")
    expect(own).to_contain_text("23 h 5")
    assert "runs" in (own.get_attribute("class") or "")
    expect(phone.locator("[data-clock=japan]")).to_contain_text("23 h 5")
    expect(phone.locator("[data-clocks] li").first).to_contain_text("Japon")
    slow.pass_time(20 * HOUR)
    for one in (page, phone):
        one.reload()
        expect(one.locator("[data-clock].low")).to_have_count(2)
        # Five seats or one: the question is still where one can answer it.
        expect(one.locator(".question")).to_be_in_viewport()
        assert faults_by_day_and_night(one) == []
    expect(page.locator("[data-clock-warning]")).to_contain_text("left for Germany")
    shot(page, "low")
    shot(phone, "low-phone")

    # Ben goes on holiday, Anna sleeps too long: a bot plays for her, until she is back.
    phone.click("[data-menu]")
    phone.fill("[data-days=japan]", "99")
    phone.locator("[data-days=japan]").blur()
    expect(phone.locator("[data-days=japan]")).to_have_value("3")
    phone.fill("[data-days=japan]", "2")
    shot(phone, "menu-phone")
    phone.click("[data-days-off=japan]")
    expect(page.locator("[data-clock=japan]")).to_contain_text("Off for 1 d 23 h")
    slow.pass_time(5 * HOUR)
    expect(page.locator("[data-clock-back]")).to_contain_text("Your time ran out")
    expect(phone.locator("[data-clock=germany]")).to_contain_text("Un robot joue")
    shot(page, "back")
    page.click("[data-take-back=germany]")
    expect(page.locator("[data-clock-back]")).to_have_count(0)
    expect(page.locator("[data-clock=germany]")).to_contain_text("Ran out of time once")

    page.click("[data-menu]")
    # However long the words of a choice are, the menu holds it.
    right = "getBoundingClientRect().right"
    fits = f"one => one.{right} <= one.closest('.box').{right}"
    for choice in ("[data-clock-kind]", "[data-clock-out]"):
        assert page.locator(choice).evaluate(fits)
    page.select_option("[data-clock-kind]", label="10 minutes for each move")
    page.click("[data-clock-propose]")
    expect(phone.locator("[data-clock-wish]")).to_contain_text("10 minutes par coup")
    shot(phone, "wish-phone")
    assert faults_by_day_and_night(phone) == []
    phone.click("[data-clock-agree]")
    expect(phone.locator("[data-clock-wish]")).to_have_count(0)
    expect(page.locator("[data-clock=germany]")).to_contain_text(":")

    row = anna.open("/").locator(f"[data-row='{table}']")
    expect(row.locator("[data-left]")).to_contain_text("min left")
    shot(page, "row")
    desks.close()
