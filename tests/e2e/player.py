"""An automated person who only clicks what glows."""

from typing import Any

from playwright.sync_api import Page, expect

# Runs in the page: looks at what glows, clicks one of it, and waits until the page has changed.
# A card with several deeds, or a space with several answers, first opens a choice.
CLICKS = """
({ most, seed, patience }) => new Promise((done) => {
  let clicks = 0, state = seed;
  const random = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const pick = (found) => found[random(found.length)];
  const glowing = () => {
    const opened = all(".deeds [data-answer], .asking [data-deed]");
    if (opened.length) return opened;
    const things = ".hand .glow, .space.legal, .ship.glow, .hex.legal, .unit.glow";
    const found = all(`${things}, .question .faces .glow`);
    const more = all(".question .answers:not(details *) .glow, .question footer [data-answer]");
    return [...found, ...more];
  };
  const number = () => document.querySelector(".question")?.dataset.number ?? "";
  const ended = () => document.querySelector("[data-over]") || Boolean(UNTIL);
  let clicked = "", since = performance.now();
  const step = () => {
    if (ended() || clicks >= most) return done({ clicks, stuck: "" });
    const over = document.querySelector("[data-hand-over]");
    const found = over ? [over] : glowing();
    const now = `${number()} ${found.length} ${all(".deeds, .asking").length}`;
    if (performance.now() - since > patience)
      return done({ clicks, stuck: document.querySelector(".question")?.innerText ?? "nothing" });
    if (found.length && now !== clicked && (over || number())) {
      clicked = now;
      since = performance.now();
      clicks += 1;
      pick(found).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (found.length && performance.now() - since > 3000) clicked = "";
    setTimeout(step, 4);
  };
  step();
})
"""


PATIENCE = 25_000
"""Milliseconds without anything to click, after which somebody is stuck."""


def click_what_glows(page: Page, most: int = 1, seed: int = 1, until: str = "") -> int:
    """Answer so many questions, or until something is true; returns the number of clicks."""
    return play_together([page], most, seed, until)[0]


def play_together(pages: list[Page], most: int, seed: int = 1, until: str = "") -> list[int]:
    """Somebody at each page clicks what glows; returns the clicks of each."""
    program = f"wish => {{ window.played = ({CLICKS.replace('UNTIL', until or 'false')})(wish) }}"
    patience = PATIENCE * len(pages)
    for number, page in enumerate(pages):
        page.evaluate(program, {"most": most, "seed": seed + number, "patience": patience})
    found: list[dict[str, Any]] = [page.evaluate("() => window.played") for page in pages]
    for one in found:
        assert not one["stuck"], f"after {one['clicks']} clicks: {one['stuck']}"
    return [int(one["clicks"]) for one in found]


def answer(page: Page, *words: str) -> None:
    """Give answers one after the other, each to the question that has it."""
    asked = page.locator(".question")
    for one in words:
        button = page.locator(f"[data-answer='{one}']").first
        button.wait_for(state="attached")
        number = asked.get_attribute("data-number") or ""
        button.evaluate("button => button.click()")
        # The same answer may be one of the next question, too: only there it counts.
        expect(asked).not_to_have_attribute("data-number", number)


def question(page: Page) -> str:
    """The open question, or nothing."""
    ask = page.locator(".question .ask")
    return ask.inner_text() if ask.count() else ""


def wait_for_question(page: Page, words: str) -> None:
    """Wait until the open question has some words."""
    page.wait_for_function(
        "words => document.querySelector('.question .ask')?.innerText.includes(words)", arg=words
    )
