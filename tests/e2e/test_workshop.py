"""The scenario workshop in a browser."""

import os
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults
from tests.rules.europe.test_scenario_files import MUTATIONS

from wartable.games.europe import scenario_files

POLAND, FRANCE = (scenario_files.source(name) for name in scenario_files.IDS)
BROKEN = MUTATIONS[:: len(MUTATIONS) // (20 if os.environ.get("ALL_GAMES") else 5)]


def saved(page: Page) -> str:
    """The file that somebody gets."""
    with page.expect_download() as found:
        page.click("[data-save]")
    return Path(found.value.path()).read_text(encoding="utf-8")


def right(page: Page) -> None:
    """The server finds nothing wrong."""
    expect(page.locator("[data-problems='0']")).to_be_visible(timeout=30_000)


def test_a_scenario_is_opened_changed_checked_saved_and_played(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.click("[data-game=europe]")
    page.click("[data-workshop]")
    right(page)
    assert saved(page) == POLAND
    page.select_option("[data-start]", "france_1940")
    right(page)
    assert saved(page) == FRANCE
    page.click("[data-undo]")
    page.wait_for_selector("[data-standing=lodz_army]")
    right(page)

    # A brush, dragged with the mouse; then one hex by keyboard.
    page.click("[data-tool=terrain]")
    page.click("[data-word=m]")
    box = page.locator("[data-standing=lodz_army]").bounding_box()
    assert box is not None
    x, y = box["x"] + 14, box["y"] + 14
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y, steps=6)
    page.mouse.up()
    right(page)
    marshes = saved(page)
    assert marshes.count("m") > POLAND.count("m") + 1
    page.click("[data-word=r]")
    page.keyboard.press("Tab")
    page.locator("svg.hexes").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    right(page)
    assert saved(page) != marshes
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert saved(page) == POLAND
    page.click("[data-redo]")
    assert saved(page) == marshes
    page.keyboard.press("Control+z")

    # An army is put into the sea: the problem leads to its place, on the map and in the text.
    page.click("[data-tool=choose]")
    page.locator("[data-standing=lodz_army]").click()
    army = page.locator("[data-entry=lodz_army]")
    army.locator("[data-field=at]").fill("0101")
    army.locator("[data-field=at]").press("Enter")
    problem = page.locator("[data-place='units.lodz_army.at']")
    expect(problem).to_contain_text("expected a hex on land")
    expect(page.locator("header [data-play]")).to_be_disabled()
    problem.click()
    chosen = "(area) => area.value.slice(area.selectionStart, area.selectionEnd)"
    expect(page.locator("[data-text]")).to_be_focused()
    assert page.locator("[data-text]").evaluate(chosen) == 'at = "0101"'
    # The line is longer than the box: the place in it is in sight.
    assert page.locator("[data-text]").evaluate("(area) => area.scrollLeft") > 100
    expect(page.locator("[data-hex-form='0101']")).to_be_visible()
    assert faults(page) == []

    # It is moved to a hex by pointing, gets a name, and a city beside it.
    page.locator("[data-entry=lodz_army] [data-move]").click()
    page.mouse.click(x, y)
    right(page)
    page.locator("[data-entry=lodz_army] [data-name=en]").fill("Lodz Guard")
    page.locator("[data-entry=lodz_army] [data-name=en]").press("Enter")
    page.click("[data-add-city]")
    right(page)
    ours = saved(page)
    assert 'id = "lodz_army"' in ours and 'en = "Lodz Guard"' in ours and 'id = "city_1"' in ours

    # After the page is closed it is still there; it is played, or a link to it is sent.
    page.reload()
    right(page)
    assert saved(page) == ours
    page.click("header [data-share]")
    assert page.locator("dialog [data-seating=western]").input_value() == "open"
    page.keyboard.press("Escape")
    page.click("header [data-play]")
    page.click("[data-make]")
    page.wait_for_selector(".europe .question")
    table = page.url.rpartition("/")[2]
    names = desk.call("GET", f"/api/tables/{table}/scenery")["names"]
    assert names["en"]["unit-lodz-army"][""] == "Lodz Guard"


def test_a_broken_file_is_told_where_it_is_broken_and_saved_as_it_was_opened(desks: Desks) -> None:
    page = desks.new().open("/workshop/europe")
    right(page)
    for old, new, place, _ in BROKEN:
        text = POLAND.replace(old, new, 1)
        file = FilePayload(name="my.toml", mimeType="text/plain", buffer=text.encode())
        page.set_input_files("[data-open]", file)
        # A line by its number, a field by its name.
        where = place.lstrip(": ")
        expect(page.locator(f"ul.wrong [data-place='{where}']").first).to_be_visible()
        expect(page.locator("header [data-play]")).to_be_disabled()
        assert saved(page) == text
        page.click("[data-undo]")
        right(page)
    assert saved(page) == POLAND


def test_the_workshop_on_a_phone_in_french(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844, dark=True, touch=True)
    page = desk.open("/workshop/europe")
    right(page)
    expect(page.locator("h1")).to_have_text("Atelier de scénarios")
    page.locator("[data-standing=lodz_army]").tap()
    expect(page.locator("[data-entry=lodz_army]")).to_contain_text("armée Łódź")
    page.tap("[data-tool=terrain]")
    page.tap("[data-word=f]")
    page.locator("[data-standing=lodz_army]").tap()
    right(page)
    assert saved(page) != POLAND
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
