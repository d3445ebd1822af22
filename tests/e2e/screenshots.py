"""Takes the pictures of the documentation: `make screenshots` writes docs/images/browser-*.webp.

Desktop and phone, French and English, light and dark; small enough to be kept in the repository.
"""

import base64
import itertools
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import ROOT, Desk, chromium
from tests.e2e.player import click_what_glows
from tests.server.harness import Running

from wartable.bots import make
from wartable.bots.seat import Seat
from wartable.core.game import find, settle
from wartable.core.match import Match

IMAGES = ROOT / "docs/images"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LANGUAGES = {"en": "en-US", "fr": "fr-FR"}
QUALITY = {"desktop": 72, "phone": 76}
SOME_LOOKS = ("desktop-en-light", "desktop-fr-dark", "phone-fr-light")
TITLES = {
    "en": ("Friday evening", "Beginners welcome"),
    "fr": ("Vendredi soir", "Débutants bienvenus"),
}
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
BATTLE = """
round 6
turn germany play
vp axis 30 allies 27
germany
  armies germany, western_europe, eastern_europe
  navies baltic_sea
  hand land_battle x2, build_army, sea_battle, plunder, dive_bombers
soviet_union
  armies moscow, russia, ukraine, balkans
united_kingdom
  armies united_kingdom, canada, india
  navies north_sea, north_atlantic
italy
  armies italy, north_africa
  navies mediterranean_sea
japan
  armies japan, china, southeast_asia
  navies sea_of_japan, south_china_sea
united_states
  armies eastern_united_states, western_united_states, hawaii
  navies east_pacific, central_pacific
"""


class Camera:
    """One look: a size, a language, light or dark."""

    def __init__(self, browser: Browser, site: Running, size: str, lang: str, dark: bool) -> None:
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LANGUAGES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(60_000)
        self.desk, self.size, self.lang = Desk(self.context, site), size, lang
        self.look = f"{size}-{lang}-{'dark' if dark else 'light'}"

    def save(self, name: str, still: bool = True) -> None:
        """A picture, with as few bytes as it needs."""
        page = self.desk.page
        if still:
            page.mouse.move(0, 0)
        page.wait_for_function(
            "() => [...document.querySelectorAll('.hand .face .text')].every((f) => f.innerText)"
        )
        page.wait_for_timeout(500)
        wish = {"format": "webp", "quality": QUALITY[self.size]}
        taken = self.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
        (IMAGES / f"browser-{name}-{self.look}.webp").write_bytes(base64.b64decode(taken["data"]))

    def take(self, finished: str) -> None:
        """All pictures of this look."""
        page = self.desk.open()
        page.wait_for_selector(".hero svg")
        page.wait_for_selector("[data-play]:not([disabled])")
        self.save("home")
        self.lobby()
        self.start()
        self.build()
        self.reaction()
        self.desk.open(f"/table/{finished}")
        page.wait_for_selector("[data-over]")
        self.save("end")
        self.replay(finished)
        self.naval()
        self.europe()
        assert not self.desk.errors, self.desk.errors
        self.context.close()

    def lobby(self) -> None:
        """Open tables of this language, and one of our own."""
        page = self.desk.open("/lobby")
        page.wait_for_selector("[data-row]")
        self.save("lobby")
        self.desk.open()
        page.click("[data-friends]:not([disabled])")
        page.wait_for_selector("[data-start]")
        self.save("waiting")

    def start(self) -> None:
        """The beginning of a game."""
        table, _ = self.desk.make(germany="me", others="recruit")
        self.desk.open(f"/table/{table}").wait_for_selector(".hand [data-card]")
        self.save("start")

    def build(self) -> None:
        """A battle that would cut pieces off, before it is fought."""
        table, _ = self.desk.make(BATTLE, germany="me", others="recruit")
        page = self.desk.open(f"/table/{table}")
        page.click(".hand [data-card=land_battle]")
        page.click(".deeds [data-answer='play land_battle']")
        page.locator(".space.legal[data-space=ukraine]").dispatch_event("mouseenter")
        page.wait_for_selector("[data-broken]")
        self.save("supply", still=False)

    def reaction(self) -> None:
        """Many pieces, and a card that may be used now."""
        table, _ = self.desk.make(MIDDLE, others="recruit", germany="me", soviet_union="me")
        page = self.desk.open(f"/table/{table}")
        page.click(".hand [data-card=build_army]")
        page.click(".deeds [data-answer='play build_army']")
        page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
        page.wait_for_selector(".question.reaction")
        self.save("reaction")

    def replay(self, finished: str) -> None:
        """The middle of a finished game, where something was built."""
        part = self.desk.call("GET", f"/api/tables/{finished}/moments?at=128")
        built = [
            at
            for at, moment in enumerate(part["moments"], part["first"] + 1)
            if moment["said"]["answer"].startswith("build ")
        ]
        page = self.desk.open(f"/table/{finished}?at={built[-1]}")
        page.wait_for_selector("[data-said]")
        page.evaluate("document.activeElement.blur()")
        self.save("replay")

    def europe(self) -> None:
        """Poland 1939: what an attack would need, before the unit moves; of three looks."""
        if self.look not in SOME_LOOKS:
            return
        seats = {"axis": {"who": "me"}, "western": {"who": "bot", "level": "recruit"}}
        start = "game europe\nphase operations axis\n"
        table, _ = self.desk.make(game="europe", seats=seats, position=start)
        page = self.desk.open(f"/table/{table}")
        page.locator("[data-unit=xvi_panzer_corps]").dispatch_event("click")
        page.locator("[data-hex='0813']").dispatch_event("click")
        page.wait_for_selector("[data-details='attack xvi_panzer_corps 0813'] .bar")
        # The ground is painted beside the page.
        page.wait_for_timeout(3000)
        self.save("europe")

    def naval(self) -> None:
        """Fleets some turns old; of three looks."""
        if self.look not in SOME_LOOKS:
            return
        seats = {"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "recruit"}}
        table, _ = self.desk.make(game="naval", seats=seats, options={"fleet": "40"})
        page = self.desk.open(f"/table/{table}")
        page.wait_for_selector(".naval .question[data-number]")
        click_what_glows(page, 45, seed=5, until="document.querySelectorAll('.attacks li').length")
        self.save("naval")


def finish(desk: Desk) -> str:
    """A game that bots have played to its end; unwatched tables of bots pause on a server."""
    game = find("quartermaster")
    match = Match(game, settle(game, []), 1)
    bots = [make("recruit", seed) for seed in range(len(game.seats(match.state)))]
    while not match.over:
        decision = match.decisions[0]
        seat = Seat(game, lambda: match.state, decision.seat)
        match.answer(decision.seat, bots[decision.seat].choose(seat, decision))
    made = desk.call("POST", "/api/tables", {"game": game.id, "record": match.record()})
    return str(made["table"]["id"])


def invite(browser: Browser, site: Running, lang: str) -> None:
    """Open tables that others have made."""
    shown: dict[str, Any] = {"listed": True, "start": False}
    seats = {"germany": "me", "japan": "open", "italy": "open", "united_states": "open"}
    for title, name in zip(TITLES[lang], ("Anna", "Bruno"), strict=True):
        host = Desk(browser.new_context(), site)
        host.make(others="recruit", title=title, name=name, **shown, **seats)
    fleets = {"alpha": {"who": "me"}, "bravo": {"who": "open"}}
    host.make(game="naval", seats=fleets, name="Chloé", **shown)


def main(wanted: list[str]) -> None:
    """Take them all, or those of some looks."""
    for lang in LANGUAGES:
        with (
            tempfile.TemporaryDirectory() as data,
            Running(Path(data)) as site,
            sync_playwright() as playwright,
        ):
            browser = chromium(playwright)
            invite(browser, site, lang)
            finished = finish(Desk(browser.new_context(), site))
            for size, dark in itertools.product(SIZES, (False, True)):
                camera = Camera(browser, site, size, lang, dark)
                if not wanted or camera.look in wanted:
                    camera.take(finished)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
