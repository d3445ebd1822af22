"""People talk at a table: in two languages, on a phone too, beside the game and never over it."""

from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.test_for_everybody import faults_by_day_and_night
from tests.e2e.test_together import AMBUSH


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers any of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def write(page: Page, text: str) -> None:
    page.fill("[data-chat-text]", text)
    page.click("[data-chat-send]")


def test_two_people_talk_beside_the_game_and_one_mutes_the_other(desks: Desks) -> None:
    anna, ben = desks.new(), desks.new("fr-FR", 390, 844, touch=True)
    table, links = anna.make(AMBUSH, germany="me", soviet_union="open", name="Anna")
    seat, _, secret = links["soviet_union"].partition("#")[2].partition(".")
    body = {"seat": seat, "secret": secret, "name": "Ben"}
    ben.call("POST", f"/api/tables/{table}/sit", body)
    page, phone = anna.open(f"/table/{table}"), ben.open(f"/table/{table}")
    page.click("[data-side=chat]")
    expect(page.locator("[data-chat-empty]")).to_contain_text("Say hello")
    write(page, "Hello <b>Ben</b> & good luck")
    expect(page.locator("[data-chat-text]")).to_have_value("")

    expect(phone.locator("[data-part=chat] [data-unread='1']")).to_be_visible()
    phone.click("[data-part=chat]")
    said = phone.locator("[data-said='1']")
    expect(said).to_contain_text("Anna (Allemagne)")
    expect(said.locator(".text")).to_have_text("Hello <b>Ben</b> & good luck")
    expect(phone.locator("[data-unread]")).to_have_count(0)
    phone.click("[data-emote=thanks]")
    expect(phone.locator("[data-said='2']")).to_contain_text("Merci !")
    expect(page.locator("[data-said='2']")).to_contain_text("Thank you!")
    for one in (page, phone):
        assert apart(one.locator("[data-chat]"), one.locator("section.field"))
        assert apart(one.locator("[data-chat]"), one.locator("aside > .ask"))
    assert faults_by_day_and_night(page) == []
    assert faults_by_day_and_night(phone) == []

    page.click("[data-side=log]")
    write(phone, "Rude")
    expect(page.locator("[data-side=chat] [data-unread='1']")).to_be_visible()
    page.click("[data-side=chat]")
    page.click("[data-chat-more='3']")
    page.click("[data-ask=report]")
    page.click("[data-sure=report]")
    expect(page.locator(".chat [role=status]")).to_contain_text("Reported")
    page.click("[data-chat-more='3']")
    page.click("[data-mute=soviet_union]")
    expect(page.locator("[data-said]")).to_have_count(1)
    page.click("[data-unmute=soviet_union]")
    expect(page.locator("[data-said]")).to_have_count(3)

    page.click("[data-menu]")
    page.uncheck("[data-chat-allow]")
    expect(phone.locator("[data-part=chat]")).to_have_count(0)
    expect(phone.locator("[data-chat]")).to_have_count(0)
    phone.goto(f"{anna.site.url}/lobby")
