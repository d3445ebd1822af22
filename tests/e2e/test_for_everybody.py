"""A screen reader, a phone, and no faults that axe-core finds."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.conftest import ROOT, Desks
from tests.e2e.player import click_what_glows, wait_for_question

AXE = ROOT / "client/node_modules/axe-core/axe.min.js"


def faults(page: Page, *rules: str) -> list[str]:
    """Serious faults of accessibility on a page; of some rules, or of all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    wish: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        wish["runOnly"] = list(rules)
    found: dict[str, Any] = page.evaluate("wish => axe.run(document, wish)", wish)
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} {fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


COLOURS = ("color-contrast",)


def faults_by_day_and_night(page: Page) -> list[str]:
    """The same in light, dark and high contrast, which differ in their colours alone."""
    grounds, found = set(), []
    for theme, rules in (("light", ()), ("dark", COLOURS), ("contrast", COLOURS)):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        found += faults(page, *rules)
    page.evaluate("delete document.documentElement.dataset.theme")
    assert len(grounds) == 3, "the colours do not change"
    return found


AMBUSH = """
turn germany play
germany
  armies germany, eastern_europe
  hand build_army, land_battle
  discard build_army
soviet_union
  armies moscow
  down rasputitsa
"""


def test_axe_finds_no_serious_fault_on_any_page(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.click("summary >> nth=0")
    page.click("summary >> nth=1")
    page.wait_for_selector("[data-play]:not([disabled])")
    assert faults_by_day_and_night(page) == []
    page.check("[data-listed]")
    page.click("[data-friends]")
    page.wait_for_selector("[data-start]")
    assert faults_by_day_and_night(page) == []
    desk.open("/lobby")
    page.wait_for_selector("[data-row]")
    assert faults_by_day_and_night(page) == []


def test_axe_finds_no_serious_fault_at_a_table(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(AMBUSH, germany="me", soviet_union="me", cover="off")
    page = desk.open(f"/table/{table}")
    page.click(".zoom summary")
    page.click("[data-menu]")
    assert faults_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    page.click(".zoom summary")
    page.click("[data-discard=germany]")
    assert faults_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    page.click("[data-lead]")
    assert faults_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("mouseenter")
    assert faults_by_day_and_night(page) == []
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    page.click(".reaction summary")
    assert faults_by_day_and_night(page) == []
    page.click("[data-menu]")
    page.get_by_role("button", name="Resign…").click()
    page.click("[data-sure=resign]")
    page.wait_for_selector("[data-over]")
    assert faults_by_day_and_night(page) == []


def test_axe_finds_no_serious_fault_in_a_naval_game(desks: Desks) -> None:
    desk = desks.new()
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "random"}}
    table, _ = desk.make(game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".naval .question[data-number]")
    click_what_glows(page, 25, seed=3, until="document.querySelectorAll('.hand .glow').length > 2")
    assert faults_by_day_and_night(page) == []


def test_at_one_screen_the_curtain_has_no_serious_fault(desks: Desks) -> None:
    page = desks.new().open()
    page.click("[data-screen]:not([disabled])")
    page.wait_for_selector("[data-hand-over]")
    assert faults(page) == []


def test_what_happens_is_said_to_a_screen_reader_also_on_a_phone(desks: Desks) -> None:
    desk = desks.new(width=390, height=844)
    table, _ = desk.make(AMBUSH, germany="me", soviet_union="me", cover="off")
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    expect(page.locator("[data-news]")).to_contain_text("Germany plays “Build Army”")


def test_the_arrow_keys_walk_through_the_log_and_mark_its_spaces(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(AMBUSH, germany="me", soviet_union="me", cover="off")
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    page.wait_for_selector(".question.reaction")
    page.focus("[role=log] ol")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[role=log] .chosen")).to_contain_text("Ukraine")
    expect(page.locator(".space.marked")).to_have_attribute("data-space", "ukraine")
    page.keyboard.press("Tab")
    expect(page.locator(".space.marked")).to_have_count(0)


def test_the_board_is_also_a_list(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(AMBUSH, germany="me")
    page = desk.open(f"/table/{table}")
    page.click(".zoom summary")
    listed = page.locator(".zoom [role=region] li")
    expect(listed).to_have_count(53)
    expect(listed.filter(has_text="Moscow")).to_contain_text("Soviet army (in supply)")


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
    # The card that asks lies beside its question.
    expect(page.locator("[data-resolves='germany.build_army'] .name")).to_be_visible()
    page.locator(".space[data-space=australia]").dispatch_event("mouseenter")
    expect(page.locator(".tip .cannot")).to_contain_text("qm ")
