"""A newcomer's first game, alone against bots."""

from playwright.sync_api import expect
from tests.conftest import rule
from tests.e2e.conftest import Desks
from tests.e2e.player import click_what_glows, wait_for_question

ROUND = "Number(document.querySelector('.score').dataset.round) > 1"


def test_one_click_leads_from_the_first_page_to_the_first_question(desks: Desks) -> None:
    page = desks.new().play_now()
    wait_for_question(page, "Discard 3 cards")


@rule("qm 4.1")
def test_a_newcomer_plays_a_whole_round_against_bots(desks: Desks) -> None:
    page = desks.new().play_now()
    click_what_glows(page, 400, until=ROUND)
    assert page.evaluate(ROUND)


def test_the_language_is_switched_without_loading_the_page_again(desks: Desks) -> None:
    page = desks.new().play_now()
    page.evaluate("window.here = 1")
    page.locator(".wide .preferences select").select_option("fr")
    wait_for_question(page, "cartes")
    assert page.evaluate("window.here") == 1
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_an_answer_is_taken_back_while_nobody_learnt_anything(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make("turn germany play\ngermany\n  armies germany\n", germany="me")
    page = desk.open(f"/table/{table}")
    wait_for_question(page, "Play a card")
    page.click(".map [data-offer=lift]")
    wait_for_question(page, "Which of your pieces")
    page.click("[data-undo]")
    wait_for_question(page, "Play a card")


def test_the_title_and_the_icon_say_that_it_is_your_turn(desks: Desks) -> None:
    page = desks.new().play_now()
    assert "Your turn" in page.title()
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"


def test_the_page_comes_back_after_the_server_was_killed(desks: Desks) -> None:
    page = desks.new().play_now()
    page.locator(".hand .glow").first.click()
    page.click(".deeds [data-answer=discard]")
    wait_for_question(page, "2 cards")
    desks.site.kill()
    page.wait_for_selector(".lost")
    desks.site.start()
    page.wait_for_selector(".lost", state="detached")
    page.locator(".hand .glow").first.click()
    page.click(".deeds [data-answer=discard]")
    wait_for_question(page, "one more")


def test_an_answer_given_while_the_server_was_away_arrives_when_it_is_back(desks: Desks) -> None:
    page = desks.new().play_now()
    wait_for_question(page, "3 cards")
    desks.site.kill()
    page.wait_for_selector(".lost")
    page.locator(".hand .glow").first.click()
    page.click(".deeds [data-answer=discard]")
    desks.site.start()
    page.wait_for_selector(".lost", state="detached")
    wait_for_question(page, "2 cards")


def test_a_bot_takes_the_seat_and_gives_it_back(desks: Desks) -> None:
    page = desks.new().play_now()
    page.click("[data-menu]")
    page.click("[data-bot=germany]")
    expect(page.locator(".question .wait")).to_contain_text("A bot plays")
    page.click("[data-menu]")
    page.click("[data-take=germany]")
    page.wait_for_selector(".hand .glow")


def test_giving_up_ends_the_game_of_one_person(desks: Desks) -> None:
    page = desks.new().play_now()
    page.click("[data-menu]")
    page.get_by_role("button", name="Resign…").click()
    page.click("[data-sure=resign]")
    page.wait_for_selector("[data-over]")
