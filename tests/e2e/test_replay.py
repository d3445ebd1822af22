"""Going through a finished game, going on from a moment of it, and texts from outside."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.player import wait_for_question
from tests.e2e.test_for_everybody import faults

from wartable.core.game import find, settle
from wartable.core.match import Match

LATE = """
round 20
turn italy play
germany
  armies germany, eastern_europe
italy
  armies italy
  hand build_army, land_battle
soviet_union
  armies moscow, ukraine
"""
FLEETS = """
game naval
round 2
alpha
  row1 gary
bravo
  row1 smerch
"""


def played(position: str) -> Match:
    """A game from a position to its end: the first answer to every question."""
    game = find("quartermaster")
    match = Match(game, settle(game, []), 7, position)
    while not match.over:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[0])
    return match


def bring(desk: Desk, text: str) -> Page:
    """Paste a text on the first page, and open it."""
    page = desk.open()
    page.wait_for_selector("[data-play]:not([disabled])")
    page.click("[data-import]")
    page.fill("[data-import-text]", text)
    page.click("[data-import-read]")
    return page


def test_a_record_is_opened_gone_through_by_key_and_gone_on_with(desks: Desks) -> None:
    match = played(LATE)
    last = len(match.answers)
    page = bring(desks.new(), match.record())
    at = page.locator("[data-replay-at]")
    expect(page.locator(".moment h2")).to_have_text("Start of the game")
    expect(page).to_have_url(re.compile(r"/table/[\w-]+\?at=0$"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moment h2")).to_have_text("Italy")
    expect(page.locator("[data-said]")).to_have_text("Play Build Army")
    expect(page.locator(".moment li").first).to_have_text("Italy plays “Build Army”.")
    expect(page.locator(".hand [data-card=land_battle]")).to_be_visible()
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-replay-at", str(last))
    expect(page.locator("[data-fork]")).to_be_disabled()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(at).not_to_have_attribute("data-replay-at", "0")
    page.keyboard.press("Space")
    page.locator("input[type=range]").fill("1")
    expect(page.locator("[data-said]")).to_have_text("Play Build Army")
    assert faults(page) == []
    # Others may know a hand only when the game is over; then everybody may.
    page.get_by_role("tab", name="United Kingdom").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.click("[data-fork]")
    page.select_option("[data-seating=germany]", "random")
    assert faults(page) == []
    page.click("[data-make]")
    wait_for_question(page, "Where")
    page.locator(".space.legal").first.dispatch_event("click")
    expect(page.locator("[role=log]")).to_contain_text("Italy builds an army")


def test_a_link_leads_to_a_moment_also_in_french_and_on_a_phone(desks: Desks) -> None:
    match = played(LATE)
    maker = desks.new()
    made = maker.call("POST", "/api/tables", {"game": "quartermaster", "record": match.record()})
    table = made["table"]["id"]
    desk = desks.new("fr-FR", width=390, height=844, dark=True)
    page = desk.open(f"/table/{table}?at=1")
    expect(page.locator(".moment h2")).to_have_text("Italie")
    expect(page.locator("[data-said]")).to_contain_text("Construire une armée")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    with page.expect_download() as saved:
        page.click("[data-save-position]")
    text = saved.value.path().read_text()
    assert "build_army" in text and "round 20" in text
    page.click("[data-replay-leave]")
    page.click(".end [data-replay]")
    expect(page.locator(".moment h2")).to_have_text("Le début")
    page.go_back()
    expect(page.locator("[data-over]")).to_be_visible()


def test_a_damaged_record_is_refused_with_its_line_and_nothing_is_kept(desks: Desks) -> None:
    record = played(LATE).record()
    desk = desks.new("fr-FR")
    page = bring(desk, record.replace("play build_army", "play blitzkrieg"))
    trouble = page.locator("[data-import-trouble]")
    expect(trouble).to_contain_text("Ligne")
    expect(trouble).to_contain_text("play blitzkrieg")
    assert faults(page) == []
    page.fill("[data-import-text]", FLEETS.replace("gary", "nobody"))
    page.click("[data-import-read]")
    expect(trouble).to_contain_text("nobody")
    expect(trouble).to_contain_text("il faut un navire")
    assert desk.call("GET", "/api/lobby")["mine"] == []
    # The browser itself notes down what was refused.
    desk.errors = [error for error in desk.errors if "409" not in error]


def test_a_position_is_played_by_whom_one_likes(desks: Desks) -> None:
    page = bring(desks.new(), FLEETS)
    expect(page.locator("[data-import-found=position]")).to_contain_text("Naval")
    expect(page.locator("[data-seating=alpha]")).to_have_value("me")
    page.select_option("[data-seating=bravo]", "random")
    page.click("[data-import-play]")
    page.wait_for_selector(".naval .question[data-number]")
    expect(page.locator("[data-fleet=alpha] [data-ship=gary]")).to_be_visible()


def test_a_seat_is_left_its_link_renewed_and_the_table_closed(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.click("[data-friends]:not([disabled])")
    link = page.locator("[data-link=italy]")
    before = link.input_value()
    page.click("[data-ask='link italy']")
    page.click("[data-sure='link italy']")
    expect(link).not_to_have_value(before)
    page.click("[data-leave=germany]")
    expect(page.locator("[data-link=germany], [data-ask='link germany']").first).to_be_visible()
    page.click("[data-ask=close]")
    assert faults(page) == []
    page.click("[data-sure=close]")
    expect(page).to_have_url(desk.site.url + "/")
    assert desk.call("GET", "/api/lobby")["mine"] == []


def test_who_gets_up_from_a_game_leaves_an_open_seat_and_its_owner_a_link(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(LATE, italy="me")
    page = desk.open(f"/table/{table}")
    page.click("[data-menu]")
    page.click("[data-seat-more=italy]")
    page.click("[data-ask='leave italy']")
    assert faults(page) == []
    page.click("[data-sure='leave italy']")
    expect(page.locator(".watching")).to_be_visible()
    page.click("[data-menu]")
    page.click("[data-ask='link italy']")
    page.click("[data-sure='link italy']")
    page.goto(page.locator("[data-link=italy]").input_value())
    wait_for_question(page, "Play a card")
