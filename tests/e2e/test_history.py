"""What just happened, what happened since one's last turn, and the way back to any moment."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.player import click_what_glows
from tests.e2e.test_for_everybody import faults

START = """
round 4
turn germany play
germany
  armies germany
  hand build_army, land_battle x2, sea_battle x2, plunder, dive_bombers
united_kingdom
  armies united_kingdom
  hand build_navy x2
japan
  armies japan
  hand build_navy x2
soviet_union
  armies moscow
  hand build_army x3
italy
  armies italy
  hand build_army x3
united_states
  armies eastern_united_states
  hand build_army x3
"""


def play(page: Page) -> None:
    """Germany builds, and its turn ends."""
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.click("[data-space=western_europe]")
    page.click(".question footer [data-answer=pass]")


def step_by_step(desk: Desk) -> None:
    """From now on what happens waits for somebody to go on."""
    desk.page.select_option("[data-pace]", "step")


NEXT = """
() => new Promise((done) => {
  document.querySelector("[data-time-next]").click();
  requestAnimationFrame(() => requestAnimationFrame(done));
})
"""
"""One thing further; what it shows is drawn before anybody looks for it."""


def go_on_until(page: Page, shown: str) -> None:
    """Go on, one thing after the other, until something is shown."""
    while not page.locator(shown).count():
        expect(page.locator("[data-time-next]")).to_be_enabled(timeout=15_000)
        page.evaluate(NEXT)


LOOK_BACK = "[...document.querySelectorAll('.log li [data-look-back]')].at(-1).click()"
"""At the last line; lines may come and older ones be folded in the meantime."""


def test_a_played_card_is_shown_and_each_moment_can_be_looked_at_again(desks: Desks) -> None:
    desk = desks.new(width=1366, height=768)
    table, _ = desk.make(START, others="recruit", germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hand .glow")
    step_by_step(desk)
    play(page)
    # One thing after the other: the card's face, what it does, whose it is.
    go_on_until(page, "[data-played^=united_kingdom]")
    expect(page.locator(".deed")).to_contain_text("The United Kingdom plays")
    assert faults(page) == []
    page.select_option("[data-pace]", "quick")
    # It is our turn again: what the others did, in a line or two each.
    recap = page.locator("[data-recap]")
    expect(recap).to_have_attribute("open", "", timeout=20_000)
    nations = ["united_kingdom", "japan", "soviet_union", "italy", "united_states"]
    assert [one.split()[0] for one in classes(recap.locator("li"))] == nations
    assert faults(page) == []
    # The board as it was, with our own eyes, and back to now.
    standing = page.locator("[data-at]").count()
    recap.locator("li.united_kingdom button").click()
    expect(page.locator("[data-round]")).to_contain_text("United Kingdom")
    expect(page.locator("[data-played^=united_kingdom]")).to_be_visible()
    assert page.locator("[data-at]").count() < standing
    assert page.locator(".hand .glow").count() == 0
    assert faults(page) == []
    page.keyboard.press("Home")
    expect(page.locator("[data-replay-at]")).to_have_attribute("data-replay-at", "0")
    expect(page.locator("[data-at]")).to_have_count(6)
    a_moment_has_a_link_that_holds_for_good(desks, desk, table)
    page.click("[data-now]")
    page.wait_for_url(f"**/table/{table}")
    expect(page.locator("[data-at]")).to_have_count(standing)
    page.wait_for_selector(".hand .glow")
    # Who comes back to the table finds it open.
    page.reload()
    expect(page.locator("[data-recap]")).to_have_attribute("open", "")


def a_moment_has_a_link_that_holds_for_good(desks: Desks, desk: Desk, table: str) -> None:
    """Whoever opens it sees that step with their own eyes; so they do when the game is over."""
    page, where = desk.page, "[data-replay-at]"
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator(where)).to_have_attribute("data-replay-at", "4")
    lines = desk.call("GET", f"/api/tables/{table}/history")["lines"]
    link = f"/table/{table}?line={lines[4] - 1}"
    page.wait_for_url(desk.site.url + link)
    board, line = page.locator("[data-at]").count(), page.locator(".log li").last.inner_text()
    page.reload()
    expect(page.locator(where)).to_have_attribute("data-replay-at", "4")
    expect(page.locator("[data-at]")).to_have_count(board)
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    other = desks.new()
    strange = other.open(link)
    expect(strange.locator(where)).to_have_attribute("data-replay-at", "4")
    expect(strange.locator("[data-at]")).to_have_count(board)
    assert strange.locator(".log li").last.inner_text() == line
    assert strange.locator(".hand [data-card]").count() == 0
    assert faults(strange) == []
    # The same link, when the game is over: the very same moment, with nothing hidden.
    over, _ = other.make(START, others="recruit", germany="me")
    strange = other.open(f"/table/{over}")
    strange.wait_for_selector(".hand .glow")
    play(strange)
    strange.evaluate(LOOK_BACK)
    strange.wait_for_url("**?line=*")
    board, link = strange.locator("[data-at]").count(), strange.url
    other.call("POST", f"/api/tables/{over}/resign", {})
    strange.goto(link)
    expect(strange.locator("[data-copy-moment]")).to_have_text("Copy link")
    expect(strange.locator("[data-at]")).to_have_count(board)
    strange.wait_for_url("**?at=*")


def classes(rows: Locator) -> list[str]:
    """The classes of some elements."""
    found: list[str] = rows.evaluate_all("all => all.map((one) => one.className)")
    return found


def test_on_a_phone_the_camera_follows_and_the_log_opens_at_its_end(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR", width=390, height=844, touch=True)
    table, _ = desk.make(START, others="recruit", germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hand .glow")
    page.evaluate("localStorage.pace = 'step'")
    page.reload()
    page.wait_for_selector(".hand .glow")
    seen = page.locator("svg.board").get_attribute("viewBox")
    page.tap(".hand [data-card=build_army]")
    page.tap(".deeds [data-answer='play build_army']")
    page.tap("[data-space=western_europe]")
    page.tap("[data-deed]")
    page.tap(".question footer [data-answer=pass]")
    go_on_until(page, "[data-played^=japan]")
    expect(page.locator(".deed")).to_be_in_viewport()
    assert page.locator("svg.board").get_attribute("viewBox") != seen
    page.tap(".tabs button >> nth=2")
    at_the_end(page)
    page.evaluate(LOOK_BACK)
    page.wait_for_selector("[data-now]")
    assert faults(page) == []
    page.tap("[data-now]")
    # Who comes back finds the recap; at the cards a line leads to it.
    page.evaluate("localStorage.pace = 'quick'")
    page.reload()
    recap = page.locator("[data-recap] li.soviet_union")
    expect(recap).to_be_in_viewport(ratio=0.9)
    page.tap("[data-part=hand]")
    page.tap("[data-news-of-others]")
    expect(recap).to_contain_text("L’Union Soviétique")
    # Points are told of all turns together: beside a card they would look like its work.
    expect(recap.locator(".points")).to_have_count(0)
    expect(page.locator("[data-recap] summary")).to_contain_text("Alliés +")


def at_the_end(page: Page) -> None:
    """The last line of the log is seen."""
    page.wait_for_function(
        "() => { const b = document.querySelector('.log ol');"
        " return b.clientHeight && b.scrollHeight - b.scrollTop - b.clientHeight < 4; }"
    )


def test_the_log_has_two_fifths_of_the_column_and_folds_older_rounds(desks: Desks) -> None:
    desk = desks.new(width=1366, height=768)
    table, _ = desk.make(START, others="random", germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hand .glow")
    place = page.locator("aside .overview").bounding_box()
    click_what_glows(page, 60, seed=2, until="document.querySelector('[data-round-of-log]')")
    # Whatever is asked, the parts of the column keep their places.
    assert page.locator("aside .overview").bounding_box() == place
    log, column = page.locator("section.log").bounding_box(), page.locator("aside").bounding_box()
    assert log and column and log["height"] >= 0.4 * column["height"] - 1
    folded = page.locator("[data-round-of-log]").first
    expect(folded).to_have_attribute("aria-expanded", "false")
    before = page.locator(".log li").count()
    page.click("[data-recap][open] summary")
    folded.click()
    assert page.locator(".log li").count() > before
    page.set_viewport_size({"width": 1366, "height": 600})
    at_the_end(page)


def test_naval_and_europe_look_back_in_the_same_way(desks: Desks) -> None:
    for game, seats in (
        ("naval", {"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "random"}}),
        ("europe", {"axis": {"who": "me"}, "western": {"who": "bot", "level": "random"}}),
    ):
        desk = desks.new(width=1366, height=768)
        options = {"scenario": "poland_1939"} if game == "europe" else {}
        table, _ = desk.make(game=game, seats=seats, options=options)
        page = desk.open(f"/table/{table}")
        page.wait_for_selector(".question[data-number]")
        click_what_glows(page, 12, seed=3)
        now = page.inner_text("[data-round]")
        page.click("[data-time-back]")
        page.click("[data-replay-to=first]")
        expect(page.locator("[data-replay-at]")).to_have_attribute("data-replay-at", "0")
        assert page.locator(".glow").count() == 0
        assert faults(page) == []
        page.click("[data-now]")
        expect(page.locator("[data-round]")).to_have_text(re.compile(re.escape(now.split()[0])))
        page.wait_for_selector(".question[data-number]")
