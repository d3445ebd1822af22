"""The keyboard, a screen reader, a phone, and no faults that axe-core finds."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import ROOT, Desks
from tests.e2e.player import wait_for_question

AXE = ROOT / "client/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """Serious faults of accessibility on a page."""
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} {fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def test_a_whole_turn_by_keyboard_alone(desks: Desks) -> None:
    page = desks.new().play_now()
    press_until(page, ".score .turn:not(.germany)")


def press_until(page: Page, goal: str) -> None:
    """Walk with the tab key to an answer and press Enter, until something is there."""
    for _ in range(80):
        page.wait_for_selector(f"{goal}, .question[data-number]")
        if page.locator(goal).count():
            return
        number = page.locator(".question").get_attribute("data-number")
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.glow, .legal, [data-answer]')"):
                page.keyboard.press("Enter")
                break
        page.wait_for_function(
            """([number, goal]) => document.querySelector('.deeds, .asking')
              || document.querySelector(goal)
              || document.querySelector('.question').dataset.number !== number""",
            arg=[number, goal],
        )
    raise AssertionError(f"never came to {goal}")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_no_serious_fault_on_any_page(desks: Desks, dark: bool) -> None:
    desk = desks.new(dark=dark)
    page = desk.open()
    page.wait_for_selector("[data-play]:not([disabled])")
    assert faults(page) == []
    desk.open("/lobby")
    page.wait_for_selector("h1")
    assert faults(page) == []
    desk.open()
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    assert faults(page) == []
    desk.play_now()
    page.click("[data-menu]")
    assert faults(page) == []


def test_a_phone_shows_question_hand_and_home(desks: Desks) -> None:
    page = desks.new(width=390, height=844).play_now()
    wait_for_question(page, "Discard")
    for selector in (".question .ask", ".hand [data-card] >> nth=0", ".tabs"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=0.99)
    label = page.locator("text.name", has_text="Germany").first
    expect(label).to_be_in_viewport()
    box = label.bounding_box()
    assert box is not None
    assert box["height"] > 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_space_says_why_it_is_not_legal(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(
        "turn germany play\ngermany\n  armies germany\n  hand build_army\n", germany="me"
    )
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.wait_for_selector(".space.legal")
    page.locator(".space[data-space=australia]").dispatch_event("mouseenter")
    expect(page.locator(".tip .cannot")).to_contain_text("qm ")
