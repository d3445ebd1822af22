"""An automated person who only clicks what glows."""

from playwright.sync_api import Page, TimeoutError

GLOWING = ".hand [data-card].glow, .deeds [data-answer], .space.legal, .question [data-answer]"


def click_what_glows(page: Page, turn: int) -> bool:
    """Answer one question by clicking something that glows; False when nothing does."""
    for selector in (".deeds [data-answer]", ".space.legal", ".hand [data-card].glow"):
        found = page.locator(selector)
        count = found.count()
        if count:
            try:
                found.nth(turn % count).dispatch_event("click", timeout=2000)
            except TimeoutError:
                return True
            return True
    found = page.locator(".question footer [data-answer], .question .answers [data-answer]")
    if found.count():
        found.nth(turn % found.count()).dispatch_event("click", timeout=2000)
        return True
    return False


def question(page: Page) -> str:
    """The open question, or nothing."""
    ask = page.locator(".question .ask")
    return ask.inner_text() if ask.count() else ""
