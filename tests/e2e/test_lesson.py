"""A lesson in a browser: done wrong, done right, by mouse and by keyboard."""

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.player import answer
from tests.e2e.test_for_everybody import faults

from wartable.games.europe.lessons import LESSONS

STEPS = LESSONS[0].steps


def at(page: Page, step: int) -> None:
    """Wait until a step can be played."""
    page.wait_for_selector(f"[data-lesson={STEPS[step].id}] details")
    page.wait_for_selector("[data-unit]")


def move(page: Page, unit: str, goal: str) -> None:
    page.locator(f"[data-unit={unit}]").dispatch_event("click")
    page.locator(f"[data-hex='{goal}']").dispatch_event("click")


def test_a_lesson_is_found_on_the_first_page_failed_explained_and_done(desks: Desks) -> None:
    page = desks.new().open()
    page.click("[data-game=europe]")
    page.click("[data-learn]")
    at(page, 0)
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("Step 1 of 9")
    lesson.locator("summary").click()
    expect(lesson).to_contain_text("Touch the XVI Panzer Corps")
    assert faults(page) == []
    # The wrong unit: it is said why, and nothing else is asked.
    move(page, "german_10th_army", "0711")
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("That was the German 10th Army.")
    expect(page.locator(".question")).to_have_count(0)
    assert faults(page) == []
    page.click(".verdict [data-rule]")
    expect(page.locator("dialog")).to_contain_text("Ground actions")
    page.keyboard.press("Escape")
    page.click("[data-lesson-again]")
    at(page, 0)
    move(page, "xvi_panzer_corps", "0712")
    expect(page.locator("[data-verdict=right]")).to_contain_text("Germany has paid")
    assert faults(page) == []
    page.click("[data-lesson-next]")
    at(page, 1)
    expect(lesson).to_contain_text("Step 2 of 9")
    # One lesson is one table in the list, whatever was tried.
    page.goto(page.url.split("/table/")[0])
    expect(page.locator(".mine [data-row]")).to_have_count(1)
    expect(page.locator(".mine [data-row]")).to_contain_text("Lesson, step 2")


def test_an_attack_with_air_support_in_french_on_a_phone(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844)
    made = desk.call("POST", "/api/games/europe/lessons/poland", {"step": 4})
    page = desk.open(f"/table/{made['table']['id']}")
    at(page, 4)
    expect(page.locator(".lesson")).to_contain_text("Étape 5 sur 9")
    move(page, "german_10th_army", "0710")
    page.locator(".attack .choose button", has_text="Luftflotte 4").dispatch_event("click")
    page.locator("[data-details$=luftflotte_4]").wait_for(state="attached")
    assert faults(page) == []
    page.locator(".attack [data-deed]").dispatch_event("click")
    expect(page.locator("[data-verdict=right]")).to_contain_text("de 42 à 58")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_the_last_step_is_a_whole_turn_and_ends_the_lesson_by_keyboard(desks: Desks) -> None:
    desk = desks.new()
    last = len(STEPS) - 1
    made = desk.call("POST", "/api/games/europe/lessons/poland", {"step": last})
    page = desk.open(f"/table/{made['table']['id']}")
    page.wait_for_selector("[data-lesson=turn] details")
    done = page.locator(".question [data-answer=done]").first
    for _ in range(3):
        number = page.locator(".question").get_attribute("data-number")
        done.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(f".question[data-number]:not([data-number='{number}'])")
    page.wait_for_selector("[data-unit=xix_panzer_corps]")
    move(page, "xix_panzer_corps", "0703")
    expect(page.locator("[role=log]")).to_contain_text("took control of Gdynia")
    move(page, "xxii_motorized_corps", "0814")
    expect(page.locator("[role=log]")).to_contain_text("took control of Kraków")
    verdict = page.locator("[data-verdict]")
    for _ in range(60):
        page.wait_for_selector("[data-verdict], .question[data-number]")
        if verdict.count():
            break
        question = page.locator(".question")
        number, answers = question.get_attribute("data-number"), question.locator("[data-answer]")
        done = question.locator(":is([data-answer=done], [data-answer=none], [data-answer=stop])")
        (done if done.count() else answers).first.press("Enter")
        page.wait_for_selector(f"[data-verdict], .question:not([data-number='{number}'])")
    expect(verdict).to_contain_text("You have finished the lesson")
    expect(page.locator(".verdict a.primary")).to_be_focused()


def test_the_way_on_stays_where_it_is_on_a_phone_however_much_is_said(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844)
    seen = []
    for step in (1, 3):
        made = desk.call("POST", "/api/games/europe/lessons/poland", {"step": step})
        page = desk.open(f"/table/{made['table']['id']}")
        at(page, step)
        answer(page, *STEPS[step].solution)
        expect(page.locator("[data-lesson-next]")).to_be_visible()
        expect(page.locator(".question")).to_have_count(0)
        seen.append(page.locator("[data-lesson-next]").bounding_box())
    assert seen[0] == seen[1]
