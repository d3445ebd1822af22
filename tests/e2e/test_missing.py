"""A page whose code cannot be fetched says so, and offers another try."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desk, Desks


def without(desk: Desk, *parts: str) -> Page:
    """A page that some files never come for."""
    for part in parts:
        desk.page.route(f"**/assets/{part}", lambda route: route.abort())
    return desk.page


@pytest.mark.parametrize(
    ("part", "path", "lang", "said"),
    [
        ("Lobby-*.js", "/lobby", "en-US", "could not be loaded"),
        ("Lobby-*.css", "/lobby", "fr-FR", "n’a pas pu être chargée"),
        ("words-fr-*.js", "/", "fr-FR", "n’a pas pu être chargée"),
    ],
)
def test_a_page_without_some_of_its_code_says_so_and_is_loaded_again(
    desks: Desks, part: str, path: str, lang: str, said: str
) -> None:
    desk = desks.new(lang)
    page = without(desk, part)
    desk.open(path)
    notice = page.locator("[data-missing]")
    expect(notice).to_contain_text(said)
    page.unroute_all()
    notice.locator("button").click()
    expect(page.locator("h1").first).to_be_visible()
    expect(notice).to_have_count(0)
    # The browser has told of what it could not fetch.
    desk.errors.clear()


def test_the_first_page_says_in_both_languages_that_nothing_came(desks: Desks) -> None:
    desk = desks.new()
    page = without(desk, "*")
    desk.open()
    for said in ("Reload the page", "Recharger la page"):
        expect(page.get_by_role("link", name=said)).to_be_visible()
    page.unroute_all()
    page.get_by_role("link", name="Reload the page").click()
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator(".slow")).to_have_count(0)
    desk.errors.clear()


def test_code_of_another_version_is_no_page(desks: Desks) -> None:
    desk = desks.new()
    for path, status in (("/assets/Lobby-old.js", 404), ("/lobby", 200)):
        assert desk.context.request.get(desk.site.url + path).status == status, path
