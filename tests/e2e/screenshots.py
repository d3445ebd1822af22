"""Takes the pictures of the documentation: `make screenshots` writes docs/images/browser-*.webp.

Desktop and phone, French and English, light and dark; small enough to be kept in the repository.
"""

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import ROOT, Desk, chromium
from tests.server.harness import Running

IMAGES = ROOT / "docs/images"
LOOKS = [
    ("desktop-en-light", 1440, 900, "en-US", False),
    ("desktop-fr-dark", 1440, 900, "fr-FR", True),
    ("phone-fr-light", 390, 844, "fr-FR", False),
    ("phone-en-dark", 390, 844, "en-US", True),
]
MIDDLE = """
round 9
turn germany play
vp axis 41 allies 38
germany
  armies germany, western_europe, eastern_europe, scandinavia
  navies north_sea, baltic_sea
  hand build_army x2, land_battle, sea_battle, blitzkrieg, dive_bombers, plunder
  status atlantic_wall
united_kingdom
  armies united_kingdom, canada, india, north_africa
  navies north_atlantic, bay_of_bengal
  discard build_army
japan
  armies japan, china, southeast_asia, philippines, new_guinea
  navies sea_of_japan, north_pacific, south_china_sea
soviet_union
  armies moscow, russia, kazakhstan, siberia
  hand build_army, land_battle x2, guards, sea_battle
  down rasputitsa, stalingrad
italy
  armies italy, balkans, africa
  navies mediterranean_sea
united_states
  armies eastern_united_states, western_united_states, latin_america, hawaii
  navies north_atlantic, east_pacific, central_pacific
"""
END = MIDDLE.replace("round 9", "round 20").replace("turn germany", "turn united_states")


def save(desk: Desk, name: str) -> None:
    """A picture, with as few bytes as it needs."""
    desk.page.mouse.move(0, 0)
    desk.page.wait_for_timeout(400)
    wish = {"format": "webp", "quality": 80}
    taken = desk.context.new_cdp_session(desk.page).send("Page.captureScreenshot", wish)
    (IMAGES / f"browser-{name}.webp").write_bytes(base64.b64decode(taken["data"]))


def take(desk: Desk, look: str) -> None:
    """All pictures of one look."""
    page = desk.open()
    page.wait_for_selector("[data-play]:not([disabled])")
    save(desk, f"home-{look}")

    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    save(desk, f"lobby-{look}")

    table, _ = desk.make(germany="me")
    desk.open(f"/table/{table}")
    page.wait_for_selector(".hand [data-card]")
    save(desk, f"start-{look}")

    table, _ = desk.make(MIDDLE, germany="me")
    desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.wait_for_selector(".space.legal")
    save(desk, f"build-{look}")

    table, _ = desk.make(MIDDLE, germany="me", soviet_union="me")
    desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    page.wait_for_selector(".question.reaction")
    save(desk, f"reaction-{look}")

    table, _ = desk.make(END, germany="me")
    desk.open(f"/table/{table}")
    page.wait_for_selector("[data-over]")
    save(desk, f"end-{look}")


def main() -> None:
    """Take them all."""
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data)) as site,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        for look, width, height, lang, dark in LOOKS:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=lang,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
            )
            desk = Desk(context, site)
            take(desk, look)
            assert not desk.errors, desk.errors
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
