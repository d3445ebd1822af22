"""Europe in a browser."""

import json
import os
import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desk, Desks
from tests.e2e.player import answer, play_together
from tests.e2e.test_for_everybody import faults

from wartable.core.game import find

DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
CHAIRS = {
    1: {"axis": "me", "western": "bot"},
    2: {"axis": "me", "western": "open"},
    3: {"axis": "me", "western": "open", "soviet": "open"},
}
# France has two sides: a third person has a chair in Poland alone.
SIDES = [("poland_1939", 1), ("poland_1939", 2), ("poland_1939", 3)]
SIDES += [("france_1940", 1), ("france_1940", 2)]
LOOKS = [("en-US", DESK), ("fr-FR", PHONE), ("fr-FR", DESK), ("en-US", PHONE)]
GAMES = [
    (scenario, people, *look)
    for (scenario, people), look in product(SIDES, LOOKS)
    if people == 1 or look in LOOKS[:2]
]
WHOLE = bool(os.environ.get("ALL_GAMES"))
WANTED = GAMES if WHOLE else [("poland_1939", 1, *LOOKS[1])]
FIRST = 1 if WHOLE else 2
"""The turn in which a game begins that is played to its end."""
SEATS = {"axis": {"who": "me"}, "western": {"who": "bot", "level": "random"}}
OPERATIONS = "game europe\nphase operations axis\n"


def sit_down(desks: Desks, scenario: str, people: int, lang: str, size: dict[str, Any]) -> str:
    """A table with so many people, each with a browser of their own."""
    host, *guests = [desks.new(lang, **size) for _ in range(people)]
    seats = {seat: {"who": who, "level": "random"} for seat, who in CHAIRS[people].items()}
    options = {"scenario": scenario} | ({"soviets": "apart"} if people == 3 else {})
    begin: dict[str, Any] = {"options": options}
    if not WHOLE:
        begin = {"position": f"game europe\noptions scenario={scenario}\nturn {FIRST}\n"}
    table, links = host.make(game="europe", seats=seats, **begin)
    for guest, seat in zip(guests, [seat for seat in seats if seat != "axis"], strict=False):
        guest.page.goto(desks.site.url + links[seat])
        guest.page.click("[data-accept]")
    host.open(f"/table/{table}")
    for desk in desks.made:
        desk.page.wait_for_selector(".europe [data-standing]")
    return table


def operations(desk: Desk) -> Page:
    """Poland at the start of the Axis operations."""
    table, _ = desk.make(game="europe", seats=SEATS, position=OPERATIONS)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-unit]")
    return page


@pytest.mark.parametrize(("scenario", "people", "lang", "size"), WANTED)
def test_a_whole_game_of_europe_by_clicking_what_glows(
    desks: Desks, scenario: str, people: int, lang: str, size: dict[str, Any]
) -> None:
    table = sit_down(desks, scenario, people, lang, size)
    assert sum(play_together([desk.page for desk in desks.made], 4000, seed=3)) > 3
    desk = desks.made[0]
    desk.page.wait_for_selector("[data-over]")
    view = desk.call("GET", f"/api/tables/{table}/view")["view"]
    assert desk.page.locator("[data-over]").get_attribute("data-over") == view["winner"]
    # The end shows the front turn by turn, and how the dice fell.
    film = desk.page.locator("[data-film]")
    expect(film.locator(".piece").first).to_be_attached()
    luck = desk.call("GET", f"/api/tables/{table}/summary").get("luck", {})
    expect(desk.page.locator("[data-luck]")).to_have_count(len(luck))
    film.locator("[data-film-next]").click()
    expect(film).to_contain_text(
        f"Turn {FIRST}: the Axis" if lang == "en-US" else f"Tour de jeu {FIRST}"
    )
    film.locator("[data-film-play]").click()
    expect(film.locator("[data-film-play]")).to_have_attribute("aria-pressed", "true")
    film.locator("input").press("End")
    expect(film).to_contain_text("The end" if lang == "en-US" else "La fin")
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(desk.page) == []


def test_a_unit_shows_where_it_can_go_and_goes_there(desks: Desks) -> None:
    page = operations(desks.new())
    expect(page.locator(".hex.legal")).to_have_count(0)
    # What waits beside the map stands in its box, by name.
    waiting = page.locator("[data-box=west_wall] button")
    expect(waiting).to_have_count(2)
    expect(waiting.first).to_have_accessible_name("German 1st Army")
    # Neutral armies are seen where they will stand, and cannot be touched.
    expect(page.locator("[data-asleep]")).to_have_count(3)
    expect(page.locator(".now")).to_contain_text(["Operations", "Each unit acts once a turn"])
    page.locator("[data-unit=xvi_panzer_corps]").dispatch_event("click")
    # Everywhere with the points left there, in enemy zones hatched; enemies with a chance.
    expect(page.locator(".step")).to_have_count(81)
    expect(page.locator(".zone").first).to_be_attached()
    expect(page.locator(".chance")).to_have_count(3)
    expect(page.locator(".now").last).to_contain_text("costs Germany 2 production points")
    page.locator("[data-hex='0712']").focus()
    expect(page.locator(".tip")).to_contain_text("8 movement points left")
    assert page.locator(".way").count() == 2
    assert faults(page) == []
    page.locator("[data-hex='0712']").dispatch_event("click")
    expect(page.locator("[role=log]")).to_contain_text("XVI Panzer Corps moved")


WAY = """game europe
phase operations axis
bare
unit german_1st_army west_wall
unit german_5th_army west_wall
unit xvi_panzer_corps 0612
unit warsaw_army warsaw
"""


def test_the_way_of_a_unit_is_drawn_by_dragging_or_named_by_key(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(game="europe", seats=SEATS, position=WAY)
    said = listen(desk.page)
    page = desk.open(f"/table/{table}")
    unit = page.locator("[data-unit=xvi_panzer_corps]")
    unit.dispatch_event("click")
    expect(page.locator("[data-hex='0810']")).to_be_attached()
    # By key: through one hex, and what it costs; again, and the straight way is back.
    page.keyboard.press("Shift")
    page.locator("[data-hex='0711']").focus()
    expect(page.locator(".tip")).to_contain_text("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    page.locator("[data-hex='0712']").focus()
    expect(page.locator(".tip")).to_contain_text("By way of one hex")
    page.locator("[data-at='0711']").focus()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".tip")).not_to_contain_text("By way of")

    def middle(place: str) -> tuple[float, float]:
        box = page.locator(place).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # By hand: through land of one's own, too far and back, then on through two hexes to another.
    drawn = ("0611", "0711", "0712", "0711", "0811", "0911")
    ways = [middle(f"[data-at='{hex_}']") for hex_ in drawn]
    page.mouse.move(*middle("[data-unit=xvi_panzer_corps]"))
    page.mouse.down()
    for x, y in ways:
        page.mouse.move(x, y, steps=4)
    expect(page.locator(".dot")).to_have_count(4)
    page.mouse.up()
    # One answer, by just this way.
    expect(page.locator("[role=log]")).to_contain_text("moved to hex 0911")
    assert said == ["march xvi_panzer_corps 0611 0711 0811 0911"]


def listen(page: Page) -> list[str]:
    """The answers that a page gives, as they come."""
    said: list[str] = []

    def note(frame: str | bytes) -> None:
        found = json.loads(frame)
        if "answer" in found:
            said.append(found["answer"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return said


def test_a_finger_first_sees_the_way_and_then_goes_it(desks: Desks) -> None:
    desk = desks.new("fr-FR", **PHONE)
    table, _ = desk.make(game="europe", seats=SEATS, position=WAY)
    said = listen(desk.page)
    page = desk.open(f"/table/{table}")
    page.locator("[data-unit=xvi_panzer_corps]").tap()
    page.locator("[data-hex='0711']").tap()
    shown = page.locator(".attack")
    expect(shown).to_contain_text("Il y reste 9 points de mouvement")
    expect(page.locator(".way").first).to_be_attached()
    assert faults(page) == []
    page.locator("[data-hex='0712']").tap()
    expect(shown).to_contain_text("hex 0712")
    page.locator("[data-hex='0712']").tap()
    expect(shown).to_have_count(0)
    assert said == ["move xvi_panzer_corps 0712"]


def test_who_touches_a_far_enemy_sees_every_chance_before_the_unit_moves(desks: Desks) -> None:
    desk = desks.new()
    said = listen(desk.page)
    page = operations(desk)
    page.locator("[data-unit=xvi_panzer_corps]").dispatch_event("click")
    page.locator("[data-hex='0813']").dispatch_event("click")
    expect(page.locator(".attack")).to_contain_text("First your unit moves to hex 0712")
    shown = page.locator("[data-details='attack xvi_panzer_corps 0813']")
    expect(shown.locator(".bar i").first).to_be_visible()
    expect(shown).to_contain_text("Strength of Germany")
    expect(shown).to_contain_text("5.f")
    expect(shown).to_contain_text("Defender retreats 1 hex")
    page.locator(".attack .choose button", has_text="Luftflotte 4").click()
    expect(page.locator("[data-details$='luftflotte_4']")).to_contain_text("air support")
    assert faults(page) == []
    # The move and the attack that was chosen are one press.
    deed = page.locator(".attack [data-deed]").first
    expect(deed).to_have_text("Move and attack: 72%")
    deed.click()
    expect(page.locator("[role=log]")).to_contain_text("XVI Panzer Corps moved to hex 0712")
    expect(page.locator(".fight")).to_be_visible()
    assert said[:2] == ["move xvi_panzer_corps 0712", "attack xvi_panzer_corps 0813 luftflotte_4"]


def test_a_phase_opens_its_chart_and_layers_lie_over_the_map(desks: Desks) -> None:
    page = operations(desks.new(dark=True))
    expect(page.locator(".phases .idle")).to_have_count(2)
    page.locator(".phases button", has_text="Replace").click()
    chart = page.locator("dialog.chart")
    expect(chart).to_contain_text("Restore reduced units and remove sorties")
    chart.locator("summary").first.click()
    expect(chart).to_contain_text("bring a reduced unit to full strength")
    assert faults(page) == []
    page.keyboard.press("Escape")
    for key, shown in (("1", ".source"), ("2", ".ring"), ("5", ".works"), ("6", ".threat")):
        page.keyboard.press(f"Shift+Digit{key}")
        expect(page.locator(shown).first).to_be_attached()
    page.keyboard.press("Shift+Digit6")
    expect(page.locator(".legend")).to_have_count(0)


def test_a_hex_that_the_log_or_a_hint_names_is_marked_on_the_map(desks: Desks) -> None:
    page = operations(desks.new())
    answer(page, "move xvi_panzer_corps 0712")
    page.locator(".log li", has_text="hex 0712").hover()
    expect(page.locator("[data-marked='0712']")).to_be_visible()
    expect(page.locator(".ground text", has_text="0712")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator("[data-marked]")).to_have_count(0)
    page.click("[data-hint]")
    moves = page.locator("[data-hint-move]")
    expect(moves.first).to_be_visible(timeout=60_000)
    for move in moves.all():
        move.hover()
        place = (move.get_attribute("data-hint-move") or "").split()[-1]
        expect(page.locator(f"[data-marked='{place}']")).to_have_count(int(place.isdigit()))
    page.click("[data-hint-close]")
    page.mouse.move(2, 2)
    expect(page.locator("[data-marked]")).to_have_count(0)


def test_a_click_where_nothing_can_be_done_says_why(desks: Desks) -> None:
    page = operations(desks.new())
    page.locator("[data-standing=lodz_army]").dispatch_event("click")
    expect(page.locator(".map .why")).to_contain_text("(eu")


def test_a_click_leaves_the_keyboard_where_it_is_until_an_arrow_is_pressed(desks: Desks) -> None:
    page = operations(desks.new())
    box = page.locator("[data-standing=lodz_army]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".hex:focus")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hex:focus")).to_have_count(1)


def test_who_sends_a_guard_away_is_warned_and_hears_why_a_hex_is_none(desks: Desks) -> None:
    desk = desks.new()
    position = "game europe\nphase strategic_movement axis\n"
    table, _ = desk.make(game="europe", seats=SEATS, position=position)
    page = desk.open(f"/table/{table}")
    expect(page.locator(".briefing")).to_contain_text("Poland falls by the end of turn")
    expect(page.locator(".briefing")).to_contain_text("12 will left and these cities: Warsaw 3;")
    assert faults(page) == []
    page.locator(".layers").click()
    page.locator("[data-signs]").click()
    expect(page.locator(".signs li")).to_contain_text(["infantry army", "Front"])
    assert faults(page) == []
    page.locator("[data-close-signs]").click()
    page.locator("[data-briefed]").click()
    expect(page.locator(".briefing")).to_have_count(0)
    page.locator("[data-box=west_wall] button").first.click()
    expect(page.locator(".guard")).to_contain_text("must stay for National Defence")
    warsaw = page.locator("[data-standing=warsaw_army]")
    warsaw.dispatch_event("click")
    expect(page.locator(".map .why")).to_contain_text("(eu 4.f)")
    page.locator("[data-answer=back]").first.click()
    page.locator("[data-unit=xvi_panzer_corps]").dispatch_event("click")
    expect(page.locator(".guard")).to_have_count(0)


def test_one_press_passes_over_the_small_questions_before_the_fighting_and_after(
    desks: Desks,
) -> None:
    desk = desks.new()
    said = listen(desk.page)
    position = "game europe\nturn 2\nphase declaration_of_war axis\n"
    table, _ = desk.make(game="europe", seats=SEATS, position=position)
    page = desk.open(f"/table/{table}")
    page.locator("[data-skip=before]").click()
    # A second front may decide the game: it is asked about, and passed over only if that is wished.
    expect(page.locator(".now")).to_contain_text(["", "Poland is already fighting your other side"])
    page.locator("[data-skip=before]").click()
    expect(page.locator(".question .ask")).to_have_text("What do you do?")
    # Wars, gifts and trips of the Axis and of the Soviets; the units that fight are asked for.
    assert len(said) > 3 and set(said) == {"done"}
    expect(page.locator("[data-skip]")).to_have_count(0)


FOUGHT = """game europe
phase operations axis
bare
unit german_1st_army west_wall
unit german_5th_army west_wall
unit xvi_panzer_corps 0711
unit lodz_army 0710 reduced
unit warsaw_army warsaw
"""


def won(answer: str) -> str:
    """A position in which an attack has emptied its hex, with the first dice that do it."""
    game = find("europe")
    for seed in range(100):
        state = game.position(FOUGHT, seed)
        for words in (answer, "none"):
            seat = state.decisions[0].seat
            game.answer(state, seat, game.parse(state, seat, words))
        if state.decisions[0].ask == "ask-advance":
            return str(game.write(state))
    raise AssertionError(answer)


def test_a_hex_that_was_won_is_marked_and_entered_by_touching_it(desks: Desks) -> None:
    desk = desks.new()
    position = won("attack xvi_panzer_corps 0710")
    table, _ = desk.make(game="europe", seats=SEATS, position=position)
    page = desk.open(f"/table/{table}")
    expect(page.locator(".question .ask")).to_contain_text("advance to hex 0710")
    expect(page.locator(".hex.legal")).to_have_count(1)
    # The corps is not done before it has answered.
    expect(page.locator("[data-standing=xvi_panzer_corps] .veil")).to_have_count(0)
    page.locator("[data-hex='0710']").dispatch_event("click")
    expect(page.locator("[role=log]")).to_contain_text("advanced to hex 0710")


def test_a_large_map_begins_so_near_that_counters_can_be_read(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(game="europe", seats=SEATS, options={"scenario": "france_1940"})
    page = desk.open(f"/table/{table}")
    expect(page.locator(".counter .name").first).to_be_attached()
    seen = page.locator(".map").bounding_box()
    assert seen is not None
    for one in page.locator(".stage [data-standing]").all():
        box = one.bounding_box()
        assert box is not None
        assert seen["x"] < box["x"] and box["x"] + box["width"] < seen["x"] + seen["width"]
        assert seen["y"] < box["y"] and box["y"] + box["height"] < seen["y"] + seen["height"]


ATTACKED = """game europe
phase operations western
unit german_10th_army 0911
unit prusy_army 1011
unit poznan_army 0910
hold germany 0911 0811 0711
"""


def test_who_is_attacked_sees_from_where_and_what_each_answer_would_bring(desks: Desks) -> None:
    host, guest = desks.new(), desks.new()
    seats = {"axis": {"who": "open"}, "western": {"who": "me"}}
    table, links = host.make(game="europe", seats=seats, position=ATTACKED)
    guest.page.goto(desks.site.url + links["axis"])
    guest.page.click("[data-accept]")
    west = host.open(f"/table/{table}")
    west.locator("[data-unit=prusy_army]").dispatch_event("click")
    west.locator("[data-hex='0911']").dispatch_event("click")
    west.locator(".attack .choose button", has_text="Assault").click()
    west.locator(".attack [data-deed]").click()
    # Whoever may help sees what that would add.
    expect(west.locator(".question .ask")).to_contain_text("Who supports the assault")
    expect(west.locator(".foreseen")).to_contain_text(re.compile("With “Nobody”.*Defender", re.S))
    west.locator(".question [data-answer='assist poznan_army']").hover()
    helped = west.locator(".foreseen [data-details*=poznan]")
    expect(helped).to_contain_text("units that support the assault")
    west.locator(".question [data-answer=none]").click()
    page = guest.page
    expect(page.locator(".question .ask")).to_contain_text("attacks the German 10th Army")
    expect(page.locator(".thrust")).to_be_attached()
    expect(page.locator(".foreseen")).to_contain_text(re.compile("With “Nothing”.*Defender", re.S))
    page.locator(".question [data-answer*=luftflotte]").first.hover()
    expect(page.locator(".foreseen [data-details*=luftflotte]")).to_contain_text("air support")
    assert faults(page) == []


def test_the_map_of_europe_fits_a_phone_in_french(desks: Desks) -> None:
    desk = desks.new("fr-FR", width=390, height=844)
    table, _ = desk.make(game="europe", seats=SEATS, options={"scenario": "france_1940"})
    desk.open(f"/table/{table}").wait_for_selector(".europe [data-standing]")
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(desk.page.locator(".phases .now")).to_be_visible()
    high = desk.page.locator(".map").bounding_box()
    assert high is not None and high["height"] > 240
    assert faults(desk.page) == []


INK = """
() => {
  const canvas = [...document.querySelectorAll('.stage canvas')].at(-1);
  const { width, height } = canvas;
  if (!width) return 0;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) ink += data[at];
  return ink / 255 / width / height;
}
"""


def test_names_on_the_map_are_as_large_on_a_sharp_screen(desks: Desks) -> None:
    shares = []
    for dots in (1, 2):
        page = operations(desks.new(width=390, height=844, dots=dots))
        page.wait_for_function(INK)
        shares.append(page.evaluate(INK))
    plain, sharp = shares
    assert 0.9 < sharp / plain < 1.1


def test_on_a_phone_held_across_the_question_and_a_move_are_in_sight(desks: Desks) -> None:
    page = operations(desks.new(width=844, height=390, touch=True))
    expect(page.locator(".question .ask")).to_be_in_viewport(ratio=1)
    page.locator("[data-unit=xvi_panzer_corps]").dispatch_event("click")
    page.locator("[data-hex='0813']").dispatch_event("click")
    expect(page.locator(".attack .primary")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


AIRFIELDS = """game europe
phase operations axis
bare
unit german_1st_army west_wall
unit german_5th_army west_wall
unit luftflotte_4 0511
unit polish_air_force 0710
unit warsaw_army warsaw
"""


def test_planes_with_one_enemy_in_range_can_still_be_moved_to_every_base(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(game="europe", seats=SEATS, position=AIRFIELDS)
    page = desk.open(f"/table/{table}")
    page.locator("[data-unit=luftflotte_4]").dispatch_event("click")
    expect(page.locator(".question .ask")).to_have_text("What does Luftflotte 4 do?")
    expect(page.locator("[data-unit=polish_air_force]")).to_have_count(1)
    bases = page.locator(".hex.legal")
    expect(bases.first).to_be_attached()
    assert bases.count() > 20
    page.locator("[data-hex='0108']").dispatch_event("click")
    expect(page.locator("[role=log]")).to_contain_text("Luftflotte 4")
    expect(page.locator("[data-standing=luftflotte_4]")).to_be_attached()


PAIR = f"{OPERATIONS}unit luftflotte_4 0510\nunit german_10th_army 0510\n"
"""An army and an air force in a hex."""


@pytest.mark.parametrize("unit", ["german_10th_army", "luftflotte_4"])
def test_the_unit_of_a_stack_that_somebody_points_at_is_the_one_that_is_chosen(
    desks: Desks, unit: str
) -> None:
    desk = desks.new()
    table, _ = desk.make(game="europe", seats=SEATS, position=PAIR)
    page = desk.open(f"/table/{table}")
    # Nothing moves away under the mouse: what lies below its middle is the army’s alone.
    box = page.locator(f"[data-standing={unit}]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.7, steps=5)
    page.wait_for_timeout(500)
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.7)
    chosen = page.locator(f"[data-unit={unit}][aria-pressed=true]")
    asked = page.get_by_text("What does Luftflotte 4 do?")
    expect(asked if unit.startswith("luft") else chosen).to_be_visible()


def test_a_finger_opens_a_stack_within_its_hex(whole_desks: Desks) -> None:
    desk = whole_desks.new(**PHONE)
    table, _ = desk.make(game="europe", seats=SEATS, position=PAIR)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-unit]")
    pieces = [
        page.locator(f"[data-standing={unit}]") for unit in ("german_10th_army", "luftflotte_4")
    ]
    pieces[0].tap()
    expect(page.locator(".tip")).to_contain_text("Luftflotte 4")
    page.wait_for_timeout(500)
    hex_ = page.locator("[data-at='0510']").bounding_box()
    assert hex_
    tip = page.locator(".tip").bounding_box()
    assert tip
    for piece in pieces:
        box = piece.bounding_box()
        assert box
        assert box["x"] >= hex_["x"] - 4
        assert box["x"] + box["width"] <= hex_["x"] + hex_["width"] + 4
        assert box["y"] > tip["y"] + tip["height"] or box["y"] + box["height"] < tip["y"]
    pieces[1].tap()
    expect(page.get_by_text("What does Luftflotte 4 do?")).to_be_visible()
