"""An account in the page: the games of this browser come along, and are there on the phone too."""

import json
from pathlib import Path

from playwright.sync_api import expect
from tests.e2e.conftest import Desks, fresh
from tests.e2e.test_for_everybody import faults_by_day_and_night


def test_who_signs_up_has_the_same_games_on_the_phone_and_signs_it_out(desks: Desks) -> None:
    desk, phone = desks.new(), desks.new("fr-FR", 390, 844, touch=True)
    table, _ = desk.make(germany="me")
    name = fresh("Margot")
    page = desk.open("/account")
    page.click("[data-way=up]")
    assert faults_by_day_and_night(page) == []
    page.fill("[data-field=username]", name)
    page.fill("[data-field=new-password]", "eight letters and more")
    page.click("[data-enter]")
    expect(page.locator("[data-recovery] output")).to_contain_text("-")
    page.click("[data-code-kept]")
    expect(page.locator(f"[data-signed-in={name}]")).to_be_visible()
    assert faults_by_day_and_night(page) == []

    small = phone.open("/account")
    small.fill("[data-field=username]", name.lower())
    small.fill("[data-field=current-password]", "eight letters and more")
    small.click("[data-enter]")
    expect(small.locator(f"[data-signed-in={name}]")).to_contain_text(f"Connecté : {name}")
    assert faults_by_day_and_night(small) == []
    phone.open(f"/table/{table}")
    small.wait_for_selector(".hand [data-card]")

    desk.open("/account")
    with page.expect_download() as kept:
        page.click("[data-download]")
    found = json.loads(Path(kept.value.path()).read_text())
    assert found["account"]["name"] == name and found["seats"][0]["table"] == table
    page.click("[data-ask=revoke]")
    page.click("[data-sure=revoke]")
    expect(page.locator("[data-device]")).to_have_count(1)
    expect(small.locator("main")).to_contain_text("Cet appareil a été déconnecté")
    desk.open(f"/table/{table}")
    page.wait_for_selector(".hand [data-card]")
