"""One person on several devices, in a browser."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults_by_day_and_night
from tests.server.harness import Person


def test_a_phone_joins_with_the_code_of_the_first_device_and_is_sent_away(desks: Desks) -> None:
    desk, phone, stranger = desks.new(), desks.new("fr-FR", 390, 844, touch=True), desks.new()
    page = desk.open()
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    expect(page.locator("[data-devices] li")).to_have_count(1)
    page.click("[data-add-device]")
    code = page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}", code)
    small = phone.page
    small.goto(page.url)
    small.click("[data-enter-code]")
    small.fill("[data-code-input]", code.lower())
    small.click("[data-join]")
    expect(small.locator("[data-devices] li")).to_have_count(2)
    expect(page.locator("[data-devices] li")).to_have_count(2)
    other = stranger.page
    other.goto(page.url)
    other.click("[data-enter-code]")
    other.fill("[data-code-input]", code)
    other.click("[data-join]")
    expect(other.locator("[role=alert]")).to_contain_text("code")
    assert "403" in stranger.errors.pop()
    page.click("[data-ask=expel]")
    page.click("[data-sure=expel]")
    expect(page.locator("[data-devices] li")).to_have_count(1)
    expect(small.locator("[data-devices]")).to_have_count(0)


def test_a_link_that_was_used_says_so(desks: Desks) -> None:
    host, guest, late = desks.new(), desks.new(), desks.new("fr-FR")
    page = host.open()
    page.click("[data-friends]:not([disabled])")
    link = page.locator("li input[readonly]").first.input_value()
    guest.page.goto(link)
    guest.page.click("[data-accept]")
    expect(guest.page.locator("[data-devices]")).to_be_visible()
    late.page.goto(link)
    late.page.click("[data-accept]")
    expect(late.page.locator("[role=alert]")).to_contain_text("déjà servi")
    assert "403" in late.errors.pop()


def test_who_wants_to_be_forgotten_is_known_at_no_table_any_more(desks: Desks) -> None:
    desk = desks.new("fr-FR")
    page = desk.open()
    page.fill("input[type=text]", "Zénobie")
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    page.goto(desks.site.url + "/lobby")
    page.click("[data-known]")
    expect(page.locator("details[open]")).to_contain_text("Zénobie")
    page.click("[data-ask=forget]")
    page.click("[data-sure=forget]")
    expect(page.locator("[role=status]")).to_contain_text("plus rien")
    assert desk.call("GET", "/api/lobby")["mine"] == []
    assert not any(desk.call("GET", "/api/me").values())


def test_a_person_gives_a_program_a_token_and_everybody_sees_that_it_plays(desks: Desks) -> None:
    desk, guest = desks.new(), desks.new("fr-FR", 390, 844, touch=True)
    page = desk.open("/lobby")
    page.click("[data-programs]")
    expect(page.locator("details[open]")).to_contain_text("You have no tokens")
    page.fill("[data-program-name]", "Deep Rook")
    page.click("[data-make-token]")
    secret = page.locator("[data-token]").input_value()
    assert secret.startswith("wt_")
    expect(page.locator("details[open] li")).to_contain_text("Deep Rook")
    assert faults_by_day_and_night(page) == []
    wish = {"game": "naval", "options": {"fleet": "15"}, "listed": True, "pace": 0}
    made = desk.call("POST", "/api/tables", {**wish, "seats": {"alpha": {"who": "me"}}})
    table = made["table"]["id"]
    Person(desks.site, secret).sit(made["links"]["bravo"])
    desk.call("POST", f"/api/tables/{table}/start", {})
    other = guest.open("/lobby")
    expect(other.locator(f"[data-row='{table}']")).to_contain_text("Deep Rook (programme)")
    page.goto(f"{desks.site.url}/table/{table}")
    expect(page.locator("body")).to_contain_text("Deep Rook (program)")
    page.click("[data-menu]")
    page.click("[data-seat-more=alpha]")
    page.fill("[data-program-name]", "Helper")
    page.click("[data-make-token]")
    expect(page.locator("[data-token]")).to_have_value(re.compile("^wt_"))
    expect(page.locator("[data-devices] li")).to_have_count(2)
    page.goto(desks.site.url + "/lobby")
    page.click("[data-programs]")
    page.locator("details[open] li", has_text="Deep Rook").locator("[data-ask=revoke]").click()
    page.click("[data-sure=revoke]")
    expect(page.locator("details[open] li")).to_have_count(1)
