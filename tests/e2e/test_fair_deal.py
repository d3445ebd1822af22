"""The cards of several people are drawn by their pages, without a click, and checked at the end."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.test_together import AMBUSH

from wartable.core.replaying import replay


def friends(host: Desk, guest: Desk) -> None:
    """A table of two people, one seat each, bots elsewhere; the game has begun."""
    page = host.open()
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    guest.page.goto(page.locator("li input[readonly]").first.input_value())
    guest.page.click("[data-accept]")
    expect(guest.page.locator("[data-devices]")).to_be_visible()
    bots = page.locator("[data-seat-bot]")
    for left in (4, 3, 2, 1):
        expect(bots).to_have_count(left)
        bots.first.click()
    expect(bots).to_have_count(0)
    page.click("[data-start]")
    for one in (host, guest):
        one.page.wait_for_selector(".question")


def test_two_pages_draw_the_cards_and_check_them_at_the_end(desks: Desks) -> None:
    host, guest = desks.new(), desks.new("fr-FR")
    # As in a home network without TLS: the browser's own hash is missing there.
    guest.context.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    friends(host, guest)
    expect(host.page.locator("[role=log]")).to_contain_text("a share from")
    table = host.page.url.rpartition("/")[2]
    guest.page.click("[data-menu]")
    expect(guest.page.locator("[data-deal]")).to_contain_text("Tirées par le serveur avec")
    guest.page.click("[data-ask=resign]")
    guest.page.click("[data-sure=resign]")
    for one, said in ((host, "drawn fairly"), (guest, "tirées honnêtement")):
        one.page.click("[data-close-end]")
        one.page.click("[data-check]")
        checked = one.page.locator("[data-checked=good]")
        expect(checked).to_contain_text(said)
        expect(checked.locator("li")).to_have_count(5)
    record = host.call("GET", f"/api/tables/{table}/record")["text"]
    assert len(replay(record).shares) == 3


def test_a_server_that_changes_its_promise_is_found_out(desks: Desks) -> None:
    host, guest = desks.new(), desks.new()
    friends(host, guest)
    table = host.page.url.rpartition("/")[2]
    guest.page.evaluate(
        """table => {
            const kept = JSON.parse(localStorage.getItem(`share ${table}`));
            kept.seen[0] = "0".repeat(64);
            localStorage.setItem(`share ${table}`, JSON.stringify(kept));
        }""",
        table,
    )
    host.call("POST", f"/api/tables/{table}/resign", {})
    guest.page.click("[data-close-end]")
    guest.page.click("[data-check]")
    expect(guest.page.locator("[data-checked=bad] li.bad")).to_have_count(1)


def test_a_guest_is_warned_before_sitting_down_where_somebody_may_know_the_cards(
    desks: Desks,
) -> None:
    host, guest = desks.new(), desks.new("fr-FR")
    _, links = host.make(AMBUSH, germany="me", soviet_union="open", start=False)
    page = guest.page
    page.goto(desks.site.url + links["soviet_union"])
    expect(page.locator("[data-invitation]")).to_contain_text("les connaît peut-être")
    expect(page.locator("[data-devices]")).to_have_count(0)
    page.click("[data-accept]")
    expect(page.locator("[data-devices]")).to_be_visible()
    expect(page.locator("[data-deal=kept]")).to_be_visible()
