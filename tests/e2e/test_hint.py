"""Asking what a bot would answer."""

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.player import wait_for_question

POSITION = """
round 2
turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, sea_battle, build_army
soviet_union
  armies moscow, ukraine
"""


def at_the_table(
    desks: Desks, lang: str = "en-US", words: str = "Play a card", **rest: str
) -> Page:
    """Somebody who plays Germany against bots."""
    desk = desks.new(lang)
    table, _ = desk.make(POSITION, germany="me", **rest)
    page = desk.open(f"/table/{table}")
    wait_for_question(page, words)
    return page


def test_a_hint_is_asked_for_by_keyboard_and_leads_to_the_answer(desks: Desks) -> None:
    page = at_the_table(desks)
    page.locator("[data-hint]").focus()
    page.keyboard.press("Enter")
    moves = page.locator("[data-hint-move]")
    expect(moves).to_have_count(3, timeout=30_000)
    expect(page.get_by_role("region", name="Hint")).to_contain_text("The General would")
    expect(moves.first).to_contain_text("to win")
    answer = moves.first.get_attribute("data-hint-move") or ""
    moves.first.focus()
    page.keyboard.press("Enter")
    card = answer.split()[-1]
    assert page.evaluate(
        "document.activeElement.dataset.card ?? document.activeElement.dataset.answer"
    ) in (card, answer)
    page.locator(".wide .preferences select").select_option("fr")
    expect(page.get_by_role("region", name="Conseil")).to_contain_text("Le général")
    page.locator("[data-hint-close]").click()
    expect(moves).to_have_count(0)


def test_a_table_without_hints_does_not_offer_any(desks: Desks) -> None:
    page = at_the_table(desks, hints="off")
    expect(page.locator("[data-hint]")).to_have_count(0)
