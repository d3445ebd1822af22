"""High contrast, fonts, and what is heard."""

from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import AMBUSH, AXE, faults
from tests.e2e.test_naval import ROWS

ENHANCED = "color-contrast-enhanced"
SOUNDS = """
window.sounds = 0;
for (const name of ["createOscillator", "createBufferSource"]) {
  const made = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () { window.sounds += 1; return made.call(this); };
}
"""


def pale(page: Page) -> list[str]:
    """Text with less than 7:1 against its ground."""
    page.evaluate(AXE.read_text())
    wish = {"runOnly": [ENHANCED], "rules": {ENHANCED: {"enabled": True}}}
    found: dict[str, Any] = page.evaluate("wish => axe.run(document, wish)", wish)
    return [
        f"{node['html'][:120]} {node['any'][0]['message']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def test_high_contrast_has_text_of_seven_to_one(desks: Desks) -> None:
    desk = desks.new(dark=True)
    page = desk.open()
    page.wait_for_selector("[data-play]:not([disabled])")
    page.click("[data-look]")
    page.check("[data-theme-choice=contrast]")
    assert (pale(page), faults(page)) == ([], [])
    table, _ = desk.make(AMBUSH, germany="me", soviet_union="me", cover="off")
    desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    page.wait_for_selector(".question.reaction .text:not(:empty)")
    assert (pale(page), faults(page)) == ([], [])
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(ROWS, game="naval", seats=seats)
    desk.open(f"/table/{table}")
    for words in ("strike enterprise", "target slava", "hold", "final"):
        button = page.locator(f"[data-answer='{words}']").first
        button.wait_for(state="attached")
        button.evaluate("button => button.click()")
    page.wait_for_selector(".defences")
    assert (pale(page), faults(page)) == ([], [])


def test_a_card_is_heard_and_nothing_is_when_sound_is_off(desks: Desks) -> None:
    desk = desks.new()
    desk.context.add_init_script(SOUNDS)
    table, _ = desk.make(AMBUSH, germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hand .glow")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.wait_for_function("() => sounds > 0")
    page.click("[data-look]")
    page.locator("[data-volume]").fill("0.2")
    page.click("[data-sound]")
    expect(page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("sounds")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    expect(page.locator("[role=log]")).to_contain_text("builds an army")
    assert page.evaluate("sounds") == before
    assert page.evaluate("localStorage.volume") == "0.2"


FONTS = """
async () => {
  await document.fonts.ready;
  const files = performance.getEntriesByType("resource").filter((one) => /woff/.test(one.name));
  return {
    loaded: [...document.fonts].filter((one) => one.status === "loaded").map((one) => one.family),
    bytes: files.reduce((sum, one) => sum + one.decodedBodySize, 0),
    foreign: files.filter((one) => !one.name.startsWith(location.origin)).length,
  };
}
"""


def test_the_fonts_come_with_the_page_and_are_small(desks: Desks) -> None:
    page = desks.new().play_now()
    fonts = page.evaluate(FONTS)
    loaded = {family.strip('"') for family in fonts["loaded"]}
    assert loaded == {"Source Sans 3", "Barlow Condensed"}
    assert 0 < fonts["bytes"] <= 60_000
    assert fonts["foreign"] == 0
