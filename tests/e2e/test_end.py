"""The end of a game on a page of its own."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.test_for_everybody import faults

STORED = Path(__file__).parents[1] / "replays"
LAST_TURN = """round 20
turn united_states play
vp axis 90 allies 101
germany
  armies germany
united_states
  armies eastern_united_states
  hand build_army
"""


COVERED = """
() => [...document.querySelectorAll(".end .story div > .picture")].filter((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return [...document.querySelectorAll(".end text.who")].some((words) => {
    const line = words.getBoundingClientRect();
    return top < line.bottom && bottom > line.top;
  });
}).map((one) => one.innerHTML)
"""


def finished(desk: Desk, record: str) -> Page:
    """The end of a stored game."""
    text = (STORED / record).read_text(encoding="utf-8")
    made = desk.call("POST", "/api/tables", {"game": Path(record).parent.name, "record": text})
    page = desk.open(f"/table/{made['table']['id']}")
    page.wait_for_selector(".end [data-numbers]")
    return page


def test_the_end_tells_why_and_how_and_makes_a_picture(desks: Desks) -> None:
    page = finished(desks.new(), "quartermaster/usual-1.txt")
    end = page.locator("dialog.end")
    expect(end.locator("[data-outcome]")).to_have_attribute("data-outcome", "watched")
    expect(end.locator("[data-why]")).to_contain_text("lead of")
    expect(end.locator("[data-turning] p")).to_contain_text("Chance of winning")
    expect(end.locator("[data-best]").first.locator("svg.scene")).to_be_visible()
    expect(end.locator("[data-numbers] tbody tr")).to_have_count(6)
    end.get_by_text("Points in each round").click()
    expect(end.locator("[data-rounds] tbody tr").first).to_contain_text("Germany")
    assert faults(page) == []
    with page.expect_download() as saved:
        page.click("[data-share]")
    picture = saved.value.path().read_bytes()
    assert saved.value.suggested_filename.endswith(".png")
    assert picture.startswith(b"\x89PNG")
    # Width and height stand behind the signature; a picture of one colour would be small.
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 675)
    assert len(picture) > 20_000
    page.click("[data-close-end]")
    expect(end).to_have_count(0)
    page.click("[data-how]")
    end.locator("[data-best] a").first.click()
    expect(page.locator("[data-replay-at]")).to_be_visible()


def test_no_picture_of_a_card_lies_on_the_words_of_the_chart(desks: Desks) -> None:
    page = finished(desks.new(), "quartermaster/air_marshal-4.txt")
    expect(page.locator(".end .story div > .picture")).to_have_count(3)
    assert page.evaluate(COVERED) == []


def test_the_end_of_a_naval_game_shows_how_the_dice_fell_on_a_phone(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844, dark=True)
    page = finished(desk, "naval/usual-1.txt")
    expect(page.locator("[data-luck]")).to_have_count(2)
    expect(page.locator("[data-luck=alpha]")).to_contain_text("attendues")
    expect(page.locator("[data-best]").first).to_contain_text("point")
    assert page.evaluate("document.querySelector('.end .page').scrollWidth <= innerWidth")
    assert faults(page) == []
    expect(page.locator(".poster .score")).to_be_in_viewport(ratio=0.9)
    # However it is held, the verdict stands below its picture, and what comes next is in sight.
    for size in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        picture = page.locator(".poster .emblem svg").bounding_box()
        verdict = page.locator(".poster h2").bounding_box()
        assert picture and verdict and verdict["y"] >= picture["y"] + picture["height"] - 1
        expect(page.locator("[data-close-end]")).to_be_in_viewport(ratio=1)


def test_the_end_of_europe_shows_the_winners_and_tells_the_sides_apart(desks: Desks) -> None:
    page = finished(desks.new(), "europe/random-scenario-france_1940-1.txt")
    # France, the United Kingdom and Belgium have won.
    expect(page.locator(".poster .emblem g")).to_have_count(3)
    bars = page.locator("[data-luck] i").all()
    colours = [bar.evaluate("bar => getComputedStyle(bar).backgroundColor") for bar in bars]
    assert len(set(colours)) == 2
    assert faults(page) == []


def test_who_played_is_told_whether_they_won_and_plays_again(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(LAST_TURN, united_states="me")
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=build_army]")
    page.click(".deeds [data-answer='discard build_army']")
    page.wait_for_selector("[data-outcome=won], .question [data-answer=done]")
    if page.locator(".question [data-answer=done]").count():
        page.locator(".question [data-answer=done]").first.click()
    expect(page.locator("[data-outcome=won] h2")).to_have_text("You won!")
    page.click("[data-rematch]")
    expect(page).not_to_have_url(f"{desk.site.url}/table/{table}")
