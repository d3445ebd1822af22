"""The charts of Europe: a page without a table, for people with the printed game."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults

KEPT = """
() => caches.open('charts-1').then((cache) => cache.keys()).then((found) =>
  found.some((one) => one.url.endsWith('/api/games/europe/charts'))
  && found.some((one) => one.url.endsWith('/words/fr'))
  && found.some((one) => /worker/.test(one.url)))
"""


def test_the_charts_follow_a_turn_at_a_real_table_and_work_offline(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open("/charts/europe")
    page.wait_for_selector("[data-where]")
    where = page.locator("[data-where]")
    expect(where).to_have_attribute("data-where", "1 weather axis")
    expect(page.locator("nav ol a")).to_have_count(13)

    # A step opens its rule, a phase its chart and its board.
    page.locator("nav a[href='#operations']").click()
    expect(page.locator("article h2")).to_contain_text("Operations Phase")
    expect(page.locator("figure .step").first).to_be_attached()
    page.locator("article summary", has_text="7.2").click()
    assert faults(page) == []

    # Two sides play: the tracker leaves out the third.
    page.get_by_label("Soviets").uncheck()
    for _ in range(3):
        page.locator("[data-next]").click()
    expect(where).to_have_attribute("data-where", "1 economy axis")

    page.locator("[data-weather]").click()
    expect(page.locator("[data-sky=cold]")).not_to_have_text("–")
    page.locator("[data-dice]").click()
    expect(page.locator("[data-band]")).to_be_visible()
    page.locator("[data-put=political_success]").click()
    page.locator("[data-draw]").click()
    expect(page.locator("[data-drawn=political_success]")).to_be_visible()
    page.locator("[data-add]").click()
    for name, value in (("factories", 8), ("lost", 1), ("extra", 3), ("transfers", -1)):
        page.locator(f"[data-number={name}]").fill(str(value))
    expect(page.locator("[data-left='0']")).to_have_text("19 of 20 left")
    page.locator("#notes").fill("Warsaw holds")
    # A fresh start can be taken back.
    page.locator("[data-anew]").click()
    expect(page.locator("#notes")).to_have_value("")
    page.locator("[data-regain]").click()
    expect(page.locator("[data-left='0']")).to_have_text("19 of 20 left")

    # All of it is there again without a connection.
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(where).to_have_attribute("data-where", "1 economy axis")
    expect(page.locator("#notes")).to_have_value("Warsaw holds")
    page.context.set_offline(False)

    page.locator("[data-share]").click()
    link = page.get_by_label("Link to these notes").input_value()
    assert desk.errors == []
    other = desks.new("fr-FR", width=390, height=844, dark=True)
    friend = other.open(link.partition(desk.site.url)[2])
    friend.locator("[data-take]").click()
    expect(friend.locator("[data-where]")).to_have_attribute("data-where", "1 economy axis")
    expect(friend.locator("#notes")).to_have_value("Warsaw holds")
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(friend) == []
