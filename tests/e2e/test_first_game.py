"""A newcomer's first game, and people at one table."""

from tests.conftest import rule
from tests.e2e.conftest import Desk, Desks
from tests.e2e.player import click_what_glows


def _round(desk: Desk) -> int:
    return int(desk.page.locator(".score .turn strong").inner_text().split()[-1])


def test_one_click_leads_from_the_first_page_to_the_first_question(desks: Desks) -> None:
    page = desks.new().play_now()
    assert "Discard 3 more cards" in page.locator(".question .ask").inner_text()


@rule("qm 4.1")
def test_a_newcomer_plays_a_whole_round_against_bots(desks: Desks) -> None:
    desk = desks.new()
    page = desk.play_now()
    for turn in range(400):
        if _round(desk) > 1:
            break
        if not click_what_glows(page, turn):
            page.wait_for_timeout(60)
        page.wait_for_timeout(30)
    assert _round(desk) == 2


def test_two_people_read_one_table_in_two_languages(desks: Desks) -> None:
    english, french = desks.new(), desks.new("fr-FR")
    page = english.open()
    page.fill("input[type=text]", "Anna")
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    links = page.locator("li input[readonly]").all()
    assert len(links) == 5
    other = french.page
    other.goto(links[0].input_value())
    page.get_by_role("button", name="A bot").first.wait_for()
    for _ in range(4):
        page.get_by_role("button", name="A bot").first.click()
        page.wait_for_timeout(200)
    page.click("[data-start]")
    page.wait_for_selector(".hand [data-card]")
    other.wait_for_selector(".hand [data-card]")
    assert "Discard" in page.locator(".question .ask").inner_text()
    assert "Défaussez" in other.locator(".question .ask").inner_text()
    assert "Royaume-Uni" in other.locator(".question header").inner_text()


@rule("qm 12")
def test_at_one_screen_the_cards_are_hidden_between_people(desks: Desks) -> None:
    page = desks.new().open()
    page.click("[data-screen]:not([disabled])")
    page.wait_for_selector("[data-hand-over]")
    assert page.locator(".hand [data-card]").count() == 0
    page.click("[data-hand-over]")
    page.wait_for_selector(".hand [data-card]")
    for _ in range(9):
        page.locator(".hand [data-card].glow").first.click()
        page.wait_for_timeout(150)
        if page.locator("[data-hand-over]").count():
            break
    assert page.locator("[data-hand-over]").count() == 1
    assert page.locator(".hand [data-card]").count() == 0


def test_the_language_is_switched_without_loading_the_page_again(desks: Desks) -> None:
    page = desks.new().play_now()
    page.evaluate("window.here = 1")
    page.select_option(".preferences select", "fr")
    page.wait_for_function("document.querySelector('.question .ask').innerText.includes('cartes')")
    assert page.evaluate("window.here") == 1
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_an_answer_is_taken_back_while_nobody_learnt_anything(desks: Desks) -> None:
    page = desks.new().play_now()
    page.locator(".hand [data-card].glow").first.click()
    page.wait_for_selector("[data-undo]")
    before = page.locator(".question .ask").inner_text()
    page.click("[data-undo]")
    page.wait_for_function(
        "t => document.querySelector('.question .ask').innerText !== t", arg=before
    )
    assert "Discard 3 more cards" in page.locator(".question .ask").inner_text()


def test_the_page_comes_back_after_the_server_was_killed(desks: Desks) -> None:
    page = desks.new().play_now()
    page.locator(".hand [data-card].glow").first.click()
    page.wait_for_function("document.querySelector('.question .ask').innerText.includes('2 more')")
    desks.site.kill()
    page.wait_for_selector(".lost")
    desks.site.start()
    page.wait_for_selector(".lost", state="detached", timeout=20000)
    page.locator(".hand [data-card].glow").first.click()
    page.wait_for_function(
        "document.querySelector('.question .ask').innerText.includes('one more')"
    )


def test_a_whole_turn_by_keyboard_alone(desks: Desks) -> None:
    desk = desks.new()
    page = desk.play_now()
    for _ in range(60):
        if _round(desk) > 1 or page.locator(".nations li.turn.united_kingdom").count():
            break
        asked = page.locator(".question [data-answer]")
        if asked.count():
            asked.last.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(120)
    assert "Germany" not in page.locator(".score .turn > span:last-child").inner_text()
