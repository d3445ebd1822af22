"""The first page and the lobby: games, options, levels, seats."""

from playwright.sync_api import expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.test_for_everybody import faults

FLEETS = ("alpha", "bravo", "charlie", "delta")


def levels(desk: Desk) -> dict[str, str]:
    """Who plays how well at the table of the page."""
    table = desk.call(
        "GET", "/api" + desk.page.url.partition(desk.site.url)[2].replace("e/", "es/")
    )
    return {chair["seat"]: chair["level"] for chair in table["table"]["seats"]}


def test_a_naval_game_of_four_in_teams_with_a_level_for_each_seat(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.click("[data-game=naval]")
    page.click("summary >> nth=0")
    expect(page.locator("[data-setting=teams]")).to_have_count(0)
    page.select_option("[data-setting=seats]", "4")
    assert page.locator("[data-setting=teams] option").all_inner_texts() == ["None", "Two", "Three"]
    page.select_option("[data-setting=teams]", "two")
    page.click("summary >> nth=1")
    page.select_option("[data-level=bravo]", "random")
    page.select_option("[data-as]", "charlie")
    page.click("[data-play]:not([disabled])")
    page.wait_for_selector(".naval [data-fleet=delta]")
    assert levels(desk)["bravo"] == "random"
    assert levels(desk)["delta"] == "recruit"
    assert page.locator("[data-fleet]").count() == len(FLEETS)
    assert "You" in page.inner_text("[data-fleet=charlie] header")


def test_a_scenario_leaves_no_choice_of_seats(desks: Desks) -> None:
    page = desks.new().open()
    page.click("[data-game=naval]")
    page.click("summary >> nth=0")
    page.select_option("[data-setting=seats]", "3")
    page.select_option("[data-setting=scenario]", "raider_force_710")
    expect(page.locator("[data-setting=seats]")).to_have_count(0)
    page.click("[data-play]:not([disabled])")
    expect(page.locator(".naval [data-fleet]")).to_have_count(2)


def test_a_level_and_a_game_say_in_a_sentence_what_they_are(desks: Desks) -> None:
    page = desks.new("fr-FR").open()
    # So does every game.
    page.wait_for_selector("[data-game] span")
    assert all(page.locator("[data-game] span").all_inner_texts())
    page.select_option("[data-level=all]", "random")
    expect(page.locator(".now label", has_text="Contre")).to_contain_text("coup légal")


def test_one_person_plays_a_whole_team(desks: Desks) -> None:
    page = desks.new().open()
    page.wait_for_selector("[data-play]:not([disabled])")
    page.select_option("[data-as]", "team")
    page.click("[data-play]")
    expect(page.locator(".seats [role=tab]")).to_have_count(3)


def test_bots_are_watched_in_both_games(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.click("[data-watch]:not([disabled])")
    expect(page.locator(".watching")).to_be_visible()
    expect(page.locator("[role=log] li >> nth=8")).to_be_attached()
    desk.open()
    page.click("[data-game=naval]")
    page.click("[data-watch]:not([disabled])")
    expect(page.locator(".watching")).to_be_visible()
    expect(page.locator("[role=log] li >> nth=4")).to_be_attached()


def test_somebody_sits_down_at_a_table_of_the_lobby(desks: Desks) -> None:
    host, guest = desks.new(), desks.new("fr-FR", width=390, height=844)
    page = host.open()
    page.check("[data-listed]")
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    table = page.url.rpartition("/")[2]
    other = guest.open("/lobby")
    other.click(f"[data-row='{table}'] [data-sit=japan]")
    # Somebody without a name is asked for one.
    expect(other.locator("[data-name-input]")).to_be_focused()
    assert faults(other) == []
    other.keyboard.type("Hélène")
    other.keyboard.press("Enter")
    expect(other.locator("li", has_text="Japon")).to_contain_text("Hélène")
    expect(page.locator("li", has_text="Japan")).to_contain_text("Hélène")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.select_option("[data-level=italy]", "random")
    page.click("[data-seat-bot=italy]")
    expect(page.locator("li", has_text="Italy")).to_contain_text("Random")
