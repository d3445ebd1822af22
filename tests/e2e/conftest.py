"""A real server, a real browser."""

import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from tests.server.harness import SIX, Running

ROOT = Path(__file__).resolve().parents[2]
# A busy machine is no reason to fail.
expect.set_options(timeout=20_000)


def fresh(name: str) -> str:
    """A name that nobody has had on this server, not even the same test at its first try."""
    return f"{name}{secrets.token_hex(3)}"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server with the built page."""
    built = ROOT / "src/wartable/web/static/index.html"
    assert built.exists(), "build the page first: make client"
    with Running(tmp_path_factory.mktemp("site")) as running:
        yield running


def chromium(playwright: Playwright, *names: str) -> Browser:
    """The first of these browsers of Debian's that is installed; Chromium if none is named."""
    found = (shutil.which(name) for name in (*names, "chromium"))
    path = os.environ.get("CHROMIUM") or next(filter(None, found), None)
    assert path, "install Chromium first: make browser"
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What drives the browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    """Chromium without its windows, for all tests; each person gets a context of their own."""
    started = chromium(driver, "chromium-headless-shell")
    yield started
    started.close()


@pytest.fixture(scope="session")
def whole_browser(driver: Playwright) -> Iterator[Browser]:
    """Chromium as people have it, for what its shell lacks: notices, and taps of fingers."""
    started = chromium(driver)
    yield started
    started.close()


class Desk:
    """Somebody at a browser of their own; errors on the page fail the test."""

    def __init__(self, context: BrowserContext, site: Running) -> None:
        self.context, self.site = context, site
        # Nobody reads along: what happens is shown as it comes, unless a test chooses otherwise.
        context.add_init_script("localStorage.pace ??= 'quick'; localStorage.twice ??= 'off'")
        self.errors: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.errors.append(line.text) if line.type == "error" else None,
        )

    def open(self, path: str = "/") -> Page:
        """Go to a page of the site."""
        self.page.goto(self.site.url + path)
        return self.page

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A call to the server as this browser."""
        reply = self.context.request.fetch(self.site.url + path, method=method, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def make(
        self, position: str = "", others: str = "random", game: str = "quartermaster", **rest: Any
    ) -> tuple[str, dict[str, str]]:
        """A table, from a position if there is one; seats that are not named are bots."""
        named = {seat: rest.pop(seat) for seat in SIX if seat in rest}
        seats = {seat: {"who": "bot", "level": others} for seat in SIX}
        seats |= {seat: {"who": who} for seat, who in named.items()}
        wish = {"game": game, "position": position, "seats": seats, "pace": 0, "start": True}
        # The cards of a position are what it says, also for several people.
        wish |= {"deal": "kept"}
        made = self.call("POST", "/api/tables", {**wish, **rest})
        return made["table"]["id"], made["links"]

    def play_now(self) -> Page:
        """One click on the first page."""
        page = self.open()
        page.click("[data-play]:not([disabled])")
        page.wait_for_selector(".hand [data-card]")
        return page


@pytest.fixture
def desks(browser: Browser, site: Running) -> Iterator["Desks"]:
    """Browsers as they are needed; at the end none of them may have seen an error."""
    made = Desks(browser, site)
    yield made
    made.close()


@pytest.fixture
def whole_desks(whole_browser: Browser, site: Running) -> Iterator["Desks"]:
    """The same with Chromium as people have it."""
    made = Desks(whole_browser, site)
    yield made
    made.close()


LOST = ("WebSocket", "ERR_CONN", "ERR_SOCKET_NOT_CONNECTED", "ERR_INTERNET_DISCONNECTED")
"""What a browser says of a server that is away, or when it is offline itself."""


class Desks:
    """Makes browsers for people."""

    def __init__(self, browser: Browser, site: Running) -> None:
        self.browser, self.site = browser, site
        self.made: list[Desk] = []

    def new(
        self,
        lang: str = "en-US",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        touch: bool = False,
        dots: int = 1,
    ) -> Desk:
        """Somebody with a browser in a language."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            device_scale_factor=dots,
        )
        context.set_default_timeout(15_000)
        desk = Desk(context, self.site)
        self.made.append(desk)
        return desk

    def close(self) -> None:
        """Nobody may have seen an error (a lost connection is told by the page itself)."""
        for desk in self.made:
            errors = [e for e in desk.errors if not any(lost in e for lost in LOST)]
            desk.context.close()
            assert not errors
