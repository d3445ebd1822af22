"""A tournament in the page: made, joined on a phone, played, decided, and its standings."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desks, fresh
from tests.e2e.test_for_everybody import faults_by_day_and_night
from tests.e2e.test_profiles import sign_up

SOON = 20_000
"""Milliseconds until a page has asked again what is new."""


def test_a_tournament_from_its_making_to_its_standings(desks: Desks) -> None:
    desk, phone = desks.new(), desks.new("fr-FR", 390, 844, touch=True)
    small = phone.open("/tournaments")
    expect(small.locator("main")).to_contain_text("connectez-vous à votre compte")
    title = fresh("Spring <b>Cup</b> ")
    sign_up(desk, "Tamara")
    sign_up(phone, "Philippe")
    page = desk.open("/tournaments")
    page.click("[data-new]")
    page.fill("[data-field=title]", title)
    page.select_option("[data-game-choice]", "naval")
    page.select_option("[data-format]", "round_robin")
    page.select_option("[data-clock-kind]", label="1 day for each move")
    assert page.locator("[data-clock-out] option").count() == 2, "no stranger takes a seat"
    page.select_option("[data-level=clock]", "officer")
    assert faults_by_day_and_night(page) == []
    page.click("[data-create]")
    expect(page.locator("h1")).to_have_text(title)
    expect(page.locator("[data-nobody]")).to_be_visible()
    rules = page.locator("[data-clock-rules]")
    expect(rules).to_contain_text("1 day for each move. When time is up, a bot (Officer) plays")
    page.click("[data-join]")
    expect(page.locator("[data-entrant='0']")).to_contain_text("Tamara")

    phone.open("/tournaments")
    small.click(f"[data-tournament] a:has-text('{title}')")
    small.click("[data-join]")
    expect(small.locator("[data-entrant='1']")).to_contain_text("Philippe")
    assert faults_by_day_and_night(small) == []
    expect(page.locator("[data-entrant='1']")).to_contain_text("Philippe", timeout=SOON)
    page.click("[data-start]")
    expect(page.locator("[data-round='1'] [data-game]")).to_have_count(1)
    expect(small.locator("[data-play]")).to_be_visible(timeout=SOON)
    small.click("[data-play]")
    small.wait_for_url("**/table/*")
    expect(small.locator("[data-clocks]")).to_contain_text("23 h 5")
    table = small.url.rpartition("/")[2]
    phone.call("POST", f"/api/tables/{table}/resign", {})
    expect(page.locator("[data-round='2']")).to_be_visible(timeout=SOON)
    expect(page.locator("[data-entrant='0'] strong")).to_have_text("1", timeout=SOON)
    page.locator("[data-round='2'] select[data-award]").select_option("-1")
    expect(page.locator("[data-status=over]")).to_be_visible(timeout=SOON)
    expect(page.locator("[data-entrant='0'] strong")).to_have_text("1.5", timeout=SOON)
    phone.open(page.url.removeprefix(desk.site.url))
    expect(small.locator("[data-entrant='1'] strong")).to_have_text("0,5")
    assert faults_by_day_and_night(small) == []
    phone.open("/tournaments/nowhere")
    expect(small.locator("[role=alert]")).to_contain_text("Ce tournoi n’existe pas")
    assert [error for error in phone.errors if "404" in error]
    phone.errors.clear()


def test_the_form_for_a_tournament_fits_a_phone(desks: Desks) -> None:
    desk = desks.new("fr-FR", 390, 844, touch=True)
    sign_up(desk, "Formulaire")
    page = desk.open("/tournaments")
    page.click("[data-new]")
    page.wait_for_selector("[data-format]")
    width = "document.documentElement.scrollWidth"
    assert page.evaluate(width) <= 390
    panel = page.locator("[data-new-tournament]").bounding_box()
    field = page.locator("[data-format]").bounding_box()
    assert panel and field and field["x"] + field["width"] <= panel["x"] + panel["width"]
