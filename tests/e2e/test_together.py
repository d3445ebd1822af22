"""Several people at one table: two browsers, one screen, spectators."""

from playwright.sync_api import expect
from tests.conftest import rule
from tests.e2e.conftest import Desks
from tests.e2e.player import click_what_glows, wait_for_question

AMBUSH = """
turn germany play
germany
  armies germany, eastern_europe
  hand build_army, land_battle
soviet_union
  armies moscow
  down rasputitsa
"""


def test_two_people_read_one_table_in_two_languages(desks: Desks) -> None:
    english, french = desks.new(), desks.new("fr-FR")
    page = english.open()
    page.fill("input[type=text]", "Anna")
    page.check("[data-hints]")
    page.click("[data-friends]:not([disabled])")
    page.wait_for_selector("[data-start]")
    links = page.locator("li input[readonly]")
    expect(links).to_have_count(5)
    other = french.page
    other.goto(links.first.input_value())
    expect(other.locator("[data-invitation]")).to_contain_text("Anna vous invite")
    expect(other.locator("[data-invitation] li", has_text="Anna")).to_contain_text("En ligne")
    other.fill("[data-name-input]", "Bernard")
    other.click("[data-accept]")
    expect(page.locator("li", has_text="Bernard")).to_contain_text("Here now")
    bots = page.locator("[data-seat-bot]")
    for left in (4, 3, 2, 1):
        expect(bots).to_have_count(left)
        bots.first.click()
    expect(bots).to_have_count(0)
    page.click("[data-start]")
    wait_for_question(page, "Discard")
    wait_for_question(other, "Défaussez")
    expect(other.locator(".question header")).to_contain_text("Royaume-Uni")
    for one in (page, other):
        expect(one.locator("[data-hint]")).to_be_visible()


@rule("qm 5.3")
def test_a_reaction_between_two_browsers(desks: Desks) -> None:
    german, soviet = desks.new(), desks.new("fr-FR")
    table, links = german.make(
        AMBUSH, germany="me", soviet_union="open", pace=0, others="random", cover="off"
    )
    soviet.page.goto(desks.site.url + links["soviet_union"])
    soviet.page.click("[data-accept]")
    page = german.open(f"/table/{table}")
    expect(soviet.page.locator(".question")).to_be_visible()
    page.click("[data-start], .hand [data-card=build_army]")
    if page.locator("[data-start]").count():
        page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    asked = soviet.page.locator(".question.reaction")
    expect(asked).to_contain_text("Réagissez-vous")
    expect(asked.locator(".what")).to_contain_text("Ukraine")
    expect(asked.locator(".face")).to_contain_text("Raspoutitsa")
    asked.locator(".faces .glow").click()
    expect(page.locator("[role=log]")).to_contain_text("Rasputitsa")
    expect(page.locator("[data-at=ukraine]")).to_have_count(0)


@rule("qm 12")
def test_at_one_screen_the_cards_are_hidden_between_people(desks: Desks) -> None:
    page = desks.new().open()
    page.click("[data-screen]:not([disabled])")
    page.wait_for_selector("[data-hand-over]")
    assert page.locator(".hand [data-card]").count() == 0
    page.click("[data-hand-over]")
    page.wait_for_selector(".hand [data-card]")
    # Cards are picked and put back at random: how often is up to chance.
    click_what_glows(page, 400, until="document.querySelector('[data-hand-over]')")
    expect(page.locator("[data-hand-over]")).to_have_count(1)
    assert page.locator(".hand [data-card]").count() == 0


def test_spectators_see_what_is_public(desks: Desks) -> None:
    player, guest = desks.new(), desks.new()
    page = player.play_now()
    watching = guest.page
    watching.goto(page.url)
    expect(watching.locator(".watching")).to_be_visible()
    assert watching.locator(".hand").count() == 0
    assert watching.locator(".nations li").count() == 6


def test_a_table_says_at_once_that_there_is_no_connection_and_goes_on_afterwards(
    desks: Desks,
) -> None:
    desk = desks.new("fr-FR")
    page = desk.play_now()
    # The socket itself does not notice: it stays open as if nothing had happened.
    desk.context.set_offline(True)
    expect(page.locator(".lost")).to_contain_text("Connexion perdue")
    desk.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    page.wait_for_selector(".hand [data-card]")


def test_an_answer_that_others_have_seen_is_taken_back_if_they_agree(desks: Desks) -> None:
    german, soviet = desks.new(), desks.new("fr-FR")
    table, links = german.make(
        AMBUSH, germany="me", soviet_union="open", others="random", start=False
    )
    other = soviet.page
    other.goto(desks.site.url + links["soviet_union"])
    other.click("[data-accept]")
    page = german.open(f"/table/{table}")
    page.click("[data-start]")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    other.click(".question.reaction [data-answer=pass]")
    wait_for_question(page, "Do you want to discard")

    page.click("[data-undo-ask]")
    page.click("[data-undo-send]")
    expect(page.locator("[data-undo-waits]")).to_contain_text("Soviet Union")
    other.click("[data-disagree=soviet_union]")
    expect(page.locator("[data-undo-refused]")).to_contain_text("The Soviet Union declined")

    page.click("[data-undo-ask]")
    page.click("[data-undo-send]")
    other.click("[data-agree=soviet_union]")
    wait_for_question(page, "Where do you build")
    expect(page.locator("[data-at=ukraine]")).to_have_count(0)


def test_a_standing_order_answers_for_its_card_until_it_is_taken_back(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(AMBUSH, germany="me", soviet_union="me", cover="off")
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    page.wait_for_selector(".question.reaction")
    page.click(".reaction summary")
    page.click("[data-order='rasputitsa always']")
    expect(page.locator("[role=log]")).to_contain_text("Rasputitsa")
    expect(page.locator("[data-at=ukraine]")).to_have_count(0)
    page.click("[data-menu]")
    expect(page.locator(".menu .box")).to_contain_text("Rasputitsa: always use")
    page.click("[data-ask-again=rasputitsa]")
    expect(page.locator("[data-ask-again]")).to_have_count(0)


def test_who_passes_for_the_rest_of_the_turn_is_not_asked_again_in_it(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(AMBUSH, germany="me", soviet_union="me", cover="off")
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='play build_army']")
    page.locator(".space.legal[data-space=ukraine]").dispatch_event("click")
    page.wait_for_selector(".question.reaction")
    page.click("[data-hush]")
    page.wait_for_selector(".question.reaction", state="detached")
    expect(page.locator("[data-at=ukraine]")).to_have_count(1)
