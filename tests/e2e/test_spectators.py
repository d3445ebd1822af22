"""Spectators: what they may see is chosen, shown to everybody, agreed to, and taken back."""

import os
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults_by_day_and_night
from tests.e2e.test_together import AMBUSH

SHOTS = os.environ.get("SPECTATOR_SHOTS", "")


def shot(page: Page, name: str) -> None:
    """A picture for who wants to look."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def test_a_seat_lets_spectators_see_its_cards_and_takes_it_back(desks: Desks) -> None:
    anna, ben = desks.new(), desks.new()
    eyes = desks.new("fr-FR", 390, 844, touch=True)
    table, links = anna.make(
        AMBUSH,
        germany="me",
        soviet_union="open",
        name="Anna",
        spectators={"see": "seat", "seat": "soviet_union"},
    )
    seat, _, secret = links["soviet_union"].partition("#")[2].partition(".")
    ben.call("POST", f"/api/tables/{table}/sit", {"seat": seat, "secret": secret, "name": "Ben"})
    page, phone = ben.open(f"/table/{table}"), eyes.open(f"/table/{table}")
    told = phone.locator("[data-watching]")
    expect(told).to_contain_text("ce qui est public")
    asks = page.locator("aside [data-spectator-consent]")
    expect(asks).to_contain_text("if it agrees: Soviet Union")
    shot(page, "asked")
    assert faults_by_day_and_night(page) == []
    asks.locator("[data-spectators-agree]").click()
    expect(asks).to_have_count(0)
    expect(told).to_contain_text("les cartes d’une place")
    phone.click("[data-part=hand]")
    expect(phone.locator(".hand [data-card]").first).to_be_visible()
    shot(phone, "seen-phone")
    assert faults_by_day_and_night(phone) == []
    page.click("[data-menu]")
    page.locator("dialog [data-spectators-withdraw], [data-spectators-withdraw]").first.click()
    expect(told).to_contain_text("ce qui est public")


def test_what_spectators_see_is_chosen_when_a_table_is_made(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.wait_for_selector("[data-play]:not([disabled])")
    page.select_option("[data-spectators]", "all")
    page.select_option("[data-spectators-delay]", "3600")
    shot(page, "chosen")
    page.click("[data-friends]")
    rule = page.locator("[data-spectator-consent]")
    expect(rule).to_contain_text("Spectators see all cards, one hour later")
    expect(rule).to_contain_text("Not agreed yet: United Kingdom")
    shot(page, "waiting")
    assert faults_by_day_and_night(page) == []
