"""Profiles in the page: results, ratings and games, one click from every list."""

from playwright.sync_api import Route, expect
from tests.e2e.conftest import Desk, Desks, fresh
from tests.e2e.test_for_everybody import faults_by_day_and_night


def sign_up(desk: Desk, start: str) -> str:
    """Somebody with an account, as this browser; returns the name, which begins so."""
    name = fresh(start)
    desk.call("POST", "/api/account", {"name": name, "password": "a long password"})
    return name


def test_who_plays_has_a_profile_that_others_find_until_it_is_private(desks: Desks) -> None:
    desk, phone = desks.new(), desks.new("fr-FR", 390, 844, touch=True)
    name = sign_up(desk, "Rosalind")
    table, _ = desk.make(germany="me", listed=True)
    desk.call("POST", f"/api/tables/{table}/resign", {})

    small = phone.open("/people")
    small.click(f"a:has-text('{name}')")
    expect(small.locator("h1")).to_have_text(name)
    expect(small.locator("[data-results] tbody tr")).to_contain_text("Avec des robots")
    expect(small.locator(f"[data-game='{table}']")).to_contain_text("Perdu")
    expect(small.locator("[data-against]")).to_contain_text("Aucune partie")
    assert faults_by_day_and_night(small) == []
    running, _ = desk.make(germany="me", listed=True)
    phone.open("/lobby")
    expect(small.locator(f"[data-row='{running}'] a[href='/people/{name}']")).to_be_visible()

    page = desk.open("/account")
    page.click("[data-shown]")
    expect(page.locator("[data-shown]")).not_to_be_checked()
    page.click("[data-profile]")
    expect(page.locator("[data-own]")).to_contain_text("private")
    assert faults_by_day_and_night(page) == []
    phone.open(f"/people/{name}")
    expect(small.locator("[role=alert]")).to_contain_text("son profil est privé")
    assert small.locator("[data-again]").count() == 0, "there is nothing to try again"
    # While it is fetched, when it cannot be, without a connection, and afterwards.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    small.route("**/api/people", hold)
    phone.open("/people")
    expect(small.locator("main [role=status]")).to_have_text("Chargement…")
    # The page waits before this test has heard of the request.
    while not held:
        small.wait_for_timeout(20)
    held[0].fulfill(status=503, body="{}")
    expect(small.locator("[role=alert]")).to_be_visible()
    assert faults_by_day_and_night(small) == []
    small.unroute("**/api/people")
    small.click("[data-again]")
    expect(small.locator("[role=alert]")).to_have_count(0)
    expect(small.locator("[data-no-ratings], [data-ladder]").first).to_be_visible()
    phone.context.set_offline(True)
    expect(small.locator("[data-offline]")).to_contain_text("hors ligne")
    phone.context.set_offline(False)
    expect(small.locator("[data-offline]")).to_have_count(0)
    # The browser tells of it in its own way.
    assert [error for error in phone.errors if "404" in error]
    phone.errors.clear()


def test_who_comes_by_a_link_to_what_is_not_there_is_told_so(desks: Desks) -> None:
    # The words for it are fetched when they are needed, after the reply.
    for path, lang, said in (
        ("/people/Nobody", "en-US", "There is nobody by that name"),
        ("/people/Nobody", "fr-FR", "personne"),
        ("/tournaments/nothing", "en-US", "There is no such tournament"),
    ):
        desk = desks.new(lang)
        expect(desk.open(path).locator("[role=alert]")).to_contain_text(said, ignore_case=True)
        desk.errors.clear()
