"""The naval game in a browser."""

import os

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Desks
from tests.e2e.player import answer, click_what_glows
from tests.e2e.test_for_everybody import faults

FLEETS = ("alpha", "bravo", "charlie", "delta", "echo", "foxtrot")
GAMES = [
    "seats=3 fleet=8",
    "seats=3 fleet=15",
    "seats=2 fleet=15",
    "seats=4 fleet=12",
    "seats=4 fleet=15 teams=two",
    "seats=6 fleet=12",
    "seats=6 fleet=12 teams=three ships=extended",
    "scenario=raider_force_710",
    "scenario=taking_the_bear",
    "scenario=falkland_express",
    "scenario=bay_of_pandas",
    "ships=extended row_defence=on stock=on",
]
WANTED = GAMES if os.environ.get("ALL_GAMES") else GAMES[:1]


@pytest.mark.parametrize("words", WANTED)
def test_a_whole_naval_game_by_clicking_what_glows(desks: Desks, words: str) -> None:
    desk = desks.new()
    options = dict(word.split("=") for word in words.split())
    names = FLEETS[: int(options.get("seats", 2))]
    seats = {name: {"who": "bot", "level": "random"} for name in names} | {"alpha": {"who": "me"}}
    table, _ = desk.make(game="naval", seats=seats, options=options)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".naval .question[data-number]")
    # A small fleet may be sunk in the first turns; the others then play on alone.
    assert click_what_glows(page, 2000, seed=len(names)) > 3
    page.wait_for_selector("[data-over]")
    view = desk.call("GET", f"/api/tables/{table}/view")["view"]
    shown = {name: int(page.inner_text(f"[data-vp={name}]").split()[0]) for name in names}
    assert shown == view["vp"]
    assert page.locator("[data-over]").get_attribute("data-over") == view["winner"]


def test_a_naval_game_begins_with_one_click_on_a_phone(desks: Desks) -> None:
    page = desks.new(width=390, height=844).open()
    page.get_by_role("button", name="Naval").click()
    page.click("[data-play]:not([disabled])")
    expect(page.locator(".naval .question[data-number] .ask")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


CANCEL = """alpha
  row1 gary
  hand air_support x2, repair
bravo
  row1 kiev
  hand intelligence
"""


def test_naval_reactions_have_standing_orders_and_can_be_hushed(desks: Desks) -> None:
    desk = desks.new()
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(CANCEL, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.click("[data-card=air_support].glow >> nth=0")
    page.click("[data-ship=kiev].glow >> nth=0")
    reaction = page.locator(".question.reaction")
    # What would be cancelled, on whom, and with which card, is in sight.
    expect(page.locator("[data-cancels=air_support]")).to_contain_text("against Kiev")
    expect(page.locator("[data-aimed=kiev] svg")).to_be_visible()
    expect(reaction.locator("[data-hush]")).to_be_visible()
    expect(reaction.locator("footer [data-answer=pass]")).to_be_visible()
    reaction.locator("summary", has_text="Standing").click()
    reaction.locator("[data-order='cancel never']").click()
    expect(reaction).to_have_count(0)


def test_teams_sit_as_they_like_with_any_number_of_points(desks: Desks) -> None:
    desk = desks.new()
    page = desk.open()
    page.get_by_role("button", name="Naval").click()
    page.locator("summary", has_text="Options").first.click()
    page.select_option("[data-setting=seats]", "4")
    page.select_option("[data-setting=teams]", "two")
    page.select_option("[data-team=bravo]", "1")
    page.select_option("[data-team=charlie]", "2")
    page.fill("[data-setting=fleet]", "33")
    page.locator("[data-setting=fleet]").blur()
    page.click("[data-play]:not([disabled])")
    page.wait_for_selector(".naval .question[data-number]")
    expect(page.locator("[data-term=goal-team]")).to_contain_text("33 VP")
    for seat, team in zip(FLEETS[:4], ("Red", "Red", "Blue", "Blue"), strict=True):
        expect(page.locator(f"[data-fleet={seat}] h2")).to_contain_text(f"the {team} team")


ROWS = """options row_defence
alpha
  row1 enterprise, gary
  hand sea_skimmer
bravo
  row1 druzhny
  row2 kiev
  row3 slava
  hand near_miss_surface, missile_launch
"""


def test_the_page_shows_the_numbers_that_are_rolled(desks: Desks) -> None:
    desk = desks.new()
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(ROWS, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    expect(page.locator("[data-term=row-defence]")).to_be_visible()
    answer(page, "strike enterprise", "target slava", "hold", "play sea_skimmer", "target druzhny")
    answer(page, "final")
    expect(page.locator("[data-needed='6']")).to_contain_text("6 or more sinks it")
    expect(page.locator(".attacks")).to_contain_text("Hard to stop (−2)")
    answer(page, "defend missile_launch a2", "guard kiev a1")
    expect(page.locator(".attacks .against").first).to_contain_text("Kiev 5+")
    expect(page.locator(".attacks .against").last).to_contain_text("Missile Launch 4+")


def test_the_terms_of_a_scenario_stand_at_the_table(desks: Desks) -> None:
    desk = desks.new()
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(game="naval", seats=seats, options={"scenario": "falkland_express"})
    page = desk.open(f"/table/{table}")
    expect(page.locator("[data-term=scenario]")).to_contain_text("Falkland Express")
    said = "Argentina wins if the Non-Combatant is sunk, otherwise the United Kingdom wins."
    expect(page.locator("[data-term=escort]")).to_contain_text(said)
    for term in ("rounds", "no-reinforcements", "no-air-strikes"):
        expect(page.locator(f"[data-term={term}]")).to_be_visible()
    page.click("[data-term=scenario]")
    card = page.locator("dialog[data-scenario=falkland_express]")
    expect(card).to_contain_text("three rounds to catch it")
    expect(card).to_contain_text(said)
    assert faults(page) == []


# Whoever plays first may have taken one of them.
LARGE_NAVY = "[data-choose=united_states], [data-choose=soviet_union]"
DUEL = """alpha
  row1 gary, ticonderoga
  row2 enterprise
  passive los_angeles
  hand missile_launch
  damage ticonderoga:broadside
bravo
  row1 kiev, sovremenny
  row2 slava
  active k_324
  hand missile_launch
"""


@pytest.mark.parametrize("phone", [False, True])
def test_fleets_face_each_other_across_the_water(desks: Desks, phone: bool) -> None:
    desk = desks.new(width=390, height=844) if phone else desks.new()
    table, _ = desk.make(
        DUEL, game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "bot"}}
    )
    page = desk.open(f"/table/{table}")

    def place(ship: str) -> float:
        page.wait_for_selector(f"[data-ship={ship}] svg.silhouette")
        box = page.locator(f"[data-ship={ship}]").bounding_box()
        assert box
        return -box["y"] if phone else box["x"]

    # Row 1 is nearest the enemy; on a phone the enemy is above.
    assert place("enterprise") < place("gary") < place("kiev") < place("slava")
    hull = page.locator("[data-ship=ticonderoga] .pips i")
    expect(hull).to_have_count(5)
    expect(page.locator("[data-ship=ticonderoga] .pips .lost")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_attack_has_one_name_on_its_arrow_its_target_and_in_the_log(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(DUEL, game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "me"}})
    page = desk.open(f"/table/{table}")
    expect(page.locator("[aria-current=step]")).to_have_text("Actions")
    page.click("[data-card=missile_launch].glow")
    page.click("[data-ship=kiev].glow")
    page.click("[data-ship=gary].glow")
    expect(page.locator("[data-attack=a1] .number")).to_have_text("a1")
    expect(page.locator("[data-ship=kiev] .number")).to_have_text("a1")
    expect(page.locator("[data-ship=kiev] .pips .threat")).to_have_count(2)
    expect(page.locator("[data-ship=gary] .acted")).to_be_visible()
    expect(page.locator(".arrows .head")).to_have_count(1)
    expect(page.locator(".log ol")).to_contain_text("Attack a1")


LOOKS = [("en-US", 1440, 900), ("fr-FR", 1280, 720), ("en-US", 390, 844), ("fr-FR", 390, 844)]
"""English and French, desktop, laptop and phone."""


@pytest.mark.parametrize(("lang", "width", "height"), LOOKS)
def test_a_fleet_is_bought_with_suggestions_and_ships_can_be_put_back(
    desks: Desks, lang: str, width: int, height: int
) -> None:
    desk = desks.new(lang, width, height)
    table, _ = desk.make(game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "bot"}})
    page = desk.open(f"/table/{table}")
    page.locator(LARGE_NAVY).first.click()
    left = page.locator("[data-left]")
    page.click("[data-suggest=missiles]")
    taken = page.locator(".good[aria-pressed=true]")
    ready = page.locator(".shop[aria-busy=false]")
    expect(page.locator(".good.glow")).to_have_count(0)
    expect(ready).to_be_visible()
    first = {one.get_attribute("data-ship") for one in taken.all()}
    # Another suggestion takes the place of the first.
    page.click("[data-suggest=submarines]")
    expect(page.locator(".good[aria-pressed=true] .below").first).to_be_visible()
    expect(ready).to_be_visible()
    assert {one.get_attribute("data-ship") for one in taken.all()} - first
    before, points = taken.count(), int(left.get_attribute("data-left") or "")
    assert before > 1
    price = int(taken.first.locator(".price b").inner_text())
    taken.first.click()
    expect(left).to_have_attribute("data-left", str(points + price))
    expect(taken).to_have_count(before - 1)
    expect(ready).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Nothing lies below the page, and every sign of a ship is explained.
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.click(".signs summary")
    expect(page.locator(".signs li")).to_have_count(13)
    assert faults(page) == []
    page.click(".signs summary")
    done = page.locator("[data-answer=done]").first
    expect(done).to_be_in_viewport(ratio=1)
    done.click()
    expect(page.locator(".shop")).to_have_count(0)


WOLFPACK = """alpha
  row1 sovremenny
  passive k_503, k_324, k_525, b_248
bravo
  row1 kidd
"""
CUT_OFF = """
() => [...document.querySelectorAll("[data-fleet=alpha] .boats strong")]
  .filter((name) => !name.clientWidth || name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.innerText)
"""


@pytest.mark.parametrize(("lang", "width", "height"), LOOKS)
def test_every_submarine_of_many_has_its_name(
    desks: Desks, lang: str, width: int, height: int
) -> None:
    desk = desks.new(lang, width, height)
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "bot"}}
    table, _ = desk.make(WOLFPACK, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-ship=b_248] svg.silhouette")
    assert page.evaluate(CUT_OFF) == []


def test_a_ship_tells_all_that_it_can_do_by_keyboard_too(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR")
    table, _ = desk.make(
        DUEL, game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "bot"}}
    )
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-ship=gary] svg.silhouette")
    page.locator("[data-ship=gary]").focus()
    expect(page.locator("[role=tooltip]")).to_contain_text("Frégate")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ship=kiev]")).to_be_focused()
    expect(page.locator("[role=tooltip]")).to_contain_text("Kiev")


def test_a_formation_is_made_by_putting_ships_into_rows(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(
        game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "random"}}
    )
    page = desk.open(f"/table/{table}")
    page.locator(LARGE_NAVY).first.click()
    page.click("[data-suggest=missiles]")
    expect(page.locator(".good.glow")).to_have_count(0)
    page.click("[data-answer=done]")
    own = page.locator("[data-fleet=alpha]")
    page.wait_for_selector(".place")
    expect(page.locator("[aria-current=step]")).to_have_text("Formation")
    queue = own.get_by_role("region", name="Still to be placed").get_by_role("listitem")
    later = queue.count()
    assert later > 0
    page.click(".place[data-row='3']")
    expect(queue).to_have_count(later - 1)
    expect(own.locator(".row").nth(2).locator("[data-ship]")).to_have_count(1)
    expect(own.locator(".row").nth(0).locator("[data-ship]")).to_have_count(0)


def test_the_buttons_of_the_rows_stay_where_they_are_from_ship_to_ship(desks: Desks) -> None:
    desk = desks.new(width=390, height=844)
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "random"}}
    table, _ = desk.make(game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.locator(LARGE_NAVY).first.click()
    page.click("[data-suggest=missiles]")
    expect(page.locator(".good.glow")).to_have_count(0)
    page.click("[data-answer=done]")
    rows = page.locator(".question [data-answer^='row ']")
    seen = []
    for ships in range(3):
        expect(page.locator("[data-fleet=alpha] .row [data-ship]")).to_have_count(ships)
        expect(rows).to_have_text(["Row 1", "Row 2", "Row 3"])
        seen.append([row.bounding_box() for row in rows.all()])
        rows.first.click()
    assert seen[0] == seen[1] == seen[2]


ONE_SCREEN = """turn bravo actions
alpha
  row1 gary
  row2 enterprise
  hand screening_ship
bravo
  row1 kiev
"""


def test_the_only_ship_that_can_screen_another_needs_one_press_that_says_so(desks: Desks) -> None:
    desk = desks.new()
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(ONE_SCREEN, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    answer(page, "strike kiev", "target enterprise", "final", "screen a1")
    expect(page.locator(".question .primary")).to_have_text("Gary takes attack a1")


REORGANISE = """alpha
  row1 gary
  row2 enterprise
  hand missile_launch
bravo
  row1 kiev
"""


def test_a_ship_is_dragged_into_another_row(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(
        REORGANISE, game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "bot"}}
    )
    page = desk.open(f"/table/{table}")
    page.click("[data-answer=reorganise]")
    rows = page.locator("[data-fleet=alpha] .row")
    page.locator("[data-ship=enterprise]").drag_to(rows.nth(2))
    expect(rows.nth(2).locator("[data-ship=enterprise]")).to_be_visible()


def test_defences_are_chosen_on_the_attack_with_their_odds(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(ROWS, game="naval", seats={"alpha": {"who": "me"}, "bravo": {"who": "me"}})
    page = desk.open(f"/table/{table}")
    answer(page, "strike enterprise", "target slava", "hold", "final")
    page.click(".defences [data-answer='guard kiev a1']")
    expect(page.locator(".defences .on")).to_contain_text("Kiev 5+")
    expect(page.locator(".defences b")).to_contain_text("33")
    assert faults(page) == []


LAST_STAND = """alpha
  row1 sovremenny
  hand missile_launch
bravo
  row1 knox
  row2 mount_whitney
  damage knox:missile_launch
"""
LISTS = """
() => {
  const ship = document.querySelector("[data-ship=knox]");
  const look = () => {
    const long = ship.getAnimations().some((one) => one.effect.getTiming().duration > 500);
    if (long) document.body.dataset.lists = getComputedStyle(ship).transform;
    if (ship.isConnected) requestAnimationFrame(look);
  };
  look();
}
"""


def test_a_sunk_ship_goes_under_before_it_is_gone(desks: Desks) -> None:
    desk = desks.new()
    # Also for who plays both sides: the fleets keep their places.
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(LAST_STAND, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.emulate_media(reduced_motion="no-preference")
    answer(page, "play missile_launch", "target knox")
    page.evaluate(LISTS)
    answer(page, "final")
    expect(page.locator("[data-ship=knox]")).to_have_count(0)
    assert "matrix" in page.evaluate("document.body.dataset.lists ?? ''")
    expect(page.locator("[data-fleet=alpha] .sunk")).to_contain_text("Knox")
