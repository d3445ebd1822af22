"""Tables one comes to: gone, in a list, with open seats, left and come back to; and undo alone."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desks
from tests.e2e.player import wait_for_question
from tests.e2e.test_for_everybody import faults


def test_a_table_that_is_gone_says_so_and_shows_a_way_on(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844)
    for path in ("/table/NoSuchTable1", "/table/NoSuchTable1#germany.abcdefghijklmnopqrstuv"):
        page = desk.open(path)
        expect(page.locator("[data-gone] h1")).to_have_text("Table introuvable")
    assert faults(page) == []
    page.click("[data-gone] .primary")
    page.wait_for_selector("[data-play]:not([disabled])")
    assert all("404" in error or "WebSocket" in error for error in desk.errors)
    desk.errors.clear()


def test_my_tables_are_told_apart_and_those_that_are_over_are_folded(desks: Desks) -> None:
    desk = desks.new()
    old, _ = desk.make(germany="me")
    desk.call("POST", f"/api/tables/{old}/resign", {})
    mine, _ = desk.make("round 7\nturn japan play\n", japan="me")
    page = desk.open()
    row = page.locator(f"[data-row='{mine}']")
    expect(row).to_contain_text("Round 7")
    expect(row.locator("[data-mine]")).to_have_text("You play Japan")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("Just now")
    expect(page.locator(f"[data-row='{old}']")).to_be_hidden()
    page.click("[data-finished] summary")
    expect(page.locator(f"[data-row='{old}']")).to_be_visible()
    assert faults(page) == []


def test_a_table_with_open_seats_never_waits_for_ever(desks: Desks) -> None:
    host, guest, watcher = desks.new(), desks.new("fr-FR"), desks.new(width=390, height=844)
    page = host.open()
    page.fill("input[type=text]", "Anna")
    page.check("[data-listed]")
    page.click("[data-friends]:not([disabled])")
    page.click("[data-start]")
    expect(page.locator("[data-start-open]")).to_contain_text("5 seats are still open")
    assert faults(page) == []
    page.click("[data-start-wait]")
    expect(page.locator("[data-start]")).to_be_visible()
    link = page.locator("[data-link=united_kingdom]").input_value()
    page.click("[data-start]")
    page.click("[data-start-as-is]")
    wait_for_question(page, "Discard")

    table = page.url.rpartition("/")[2]
    lobby = watcher.open("/lobby")
    running = lobby.locator(f"[data-row='{table}']")
    expect(running.locator("[data-sit=japan]")).to_be_visible()
    assert faults(lobby) == []
    running.locator("a.button").click()
    expect(lobby.locator(".watching")).to_be_visible()

    page.click("[data-stalled] summary")
    for seat in ("united_kingdom", "japan", "soviet_union", "italy", "united_states"):
        page.click(f"[data-fill={seat}]")
        expect(page.locator(f"[data-fill={seat}]")).to_have_count(0)

    other = guest.page
    other.goto(link)
    expect(other.locator("[data-invitation]")).to_contain_text("Un robot joue votre place")
    assert faults(other) == []
    other.fill("[data-name-input]", "Bernard")
    other.click("[data-accept]")
    expect(other.locator(".hand [data-card]").first).to_be_visible()
    expect(other.locator("[data-take-back]")).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("Bernard takes the United Kingdom")


def test_against_bots_undo_is_one_click_and_only_where_there_is_something_to_undo(
    desks: Desks,
) -> None:
    page = desks.new().play_now()
    wait_for_question(page, "3 cards")
    expect(page.locator("[data-undo], [data-undo-ask]")).to_have_count(0)
    for left in ("2 cards", "one more"):
        page.locator(".hand .glow").first.click()
        page.click(".deeds [data-answer=discard]")
        wait_for_question(page, left)
    page.click("[data-undo]")
    wait_for_question(page, "2 cards")
    page.click("[data-undo]")
    wait_for_question(page, "3 cards")
    expect(page.locator("[data-undo], [data-undo-ask]")).to_have_count(0)
