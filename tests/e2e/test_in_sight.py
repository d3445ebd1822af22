"""Nothing is cut off or out of sight: small laptops, phones upright and across, two languages."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.player import answer
from tests.e2e.test_history import START, play
from tests.e2e.test_naval import CANCEL

FRONT = """
round 6
turn germany play
germany
  armies germany, western_europe, eastern_europe
  navies baltic_sea
  hand land_battle x2, build_army, sea_battle, plunder, dive_bombers
soviet_union
  armies moscow, russia, ukraine, balkans
"""
LARGE_FLEET = """alpha
  row1 belknap, george_phillip, knox, mount_whitney, arleigh_burke
  row2 virginia
  row3 long_beach, o_h_perry, gary
  hand missile_launch
bravo
  row1 zhdanov
  row2 grozny
  row3 titan, admiral_isakov, sovremenny, udaloy, ognevoy, druzhny, rezvy, smerch, r_60
  hand missile_launch
"""
CUT = """
selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent.trim())
"""
"""The texts that do not fit their place."""
LEVELS = """
() => [...document.querySelectorAll(".nations li")].map((one) => {
  const level = one.querySelector("small").getBoundingClientRect();
  const cell = one.getBoundingClientRect();
  return level.right <= cell.right && level.bottom <= cell.bottom && level.top >= cell.top;
})
"""
COVERED = """
() => [...document.querySelectorAll("text.name, [data-at]")].filter((one) => {
  const a = one.getBoundingClientRect();
  const b = document.querySelector(".zoom").getBoundingClientRect();
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}).map((one) => one.textContent || one.dataset.at)
"""
SIDES = {"alpha": {"who": "me"}, "bravo": {"who": "bot", "level": "random"}}


def cut(page: Page, selector: str) -> list[str]:
    """What is cut off."""
    found: list[str] = page.evaluate(CUT, selector)
    return found


@pytest.mark.parametrize(
    ("lang", "width", "height"),
    [("en-US", 1280, 720), ("fr-FR", 1280, 720), ("en-US", 390, 844)],
)
def test_what_five_nations_did_is_seen_at_once(
    desks: Desks, lang: str, width: int, height: int
) -> None:
    desk = desks.new(lang=lang, width=width, height=height)
    table, _ = desk.make(START, others="recruit", germany="me")
    page = desk.open(f"/table/{table}")
    play(page)
    if width < 700:
        page.click("[data-news-of-others]")
    recap = page.locator("[data-recap][open] li")
    expect(recap).to_have_count(5)
    for number in range(5):
        expect(recap.nth(number)).to_be_in_viewport(ratio=0.9)
        expect(recap.nth(number).locator(".what")).not_to_be_empty()
        # The face of the card, or the back of one that nobody saw.
        expect(recap.nth(number).locator(".thumb:is(.back, :has(svg))")).to_be_visible()
    assert cut(page, "[data-recap] strong") == []


@pytest.mark.parametrize(
    ("lang", "width", "height"),
    [("en-US", 1440, 900), ("fr-FR", 1280, 720), ("fr-FR", 390, 844), ("en-US", 844, 390)],
)
def test_what_a_card_asks_stands_whole_beside_it(
    desks: Desks, lang: str, width: int, height: int
) -> None:
    desk = desks.new(lang=lang, width=width, height=height)
    table, _ = desk.make(FRONT, germany="me")
    page = desk.open(f"/table/{table}")
    page.click(".hand [data-card=land_battle]")
    page.click(".deeds [data-answer='play land_battle']")
    spaces = page.locator(".question .answers [data-answer^=battle]")
    expect(spaces).to_have_count(4)
    for number in range(4):
        expect(spaces.nth(number)).to_be_in_viewport(ratio=1)
    # A space alone for who looks, the whole answer for who listens.
    expect(page.locator(".answers [data-answer='battle ukraine']")).to_have_text("Ukraine")
    spoken = page.locator(".answers [data-answer='battle ukraine']").get_attribute("aria-label")
    assert spoken and spoken != "Ukraine" and "Ukraine" in spoken
    expect(page.locator("[data-resolves='germany.land_battle'] svg").first).to_be_in_viewport()
    expect(page.locator(".question footer [data-hint]")).to_be_in_viewport(ratio=1)
    outer, inner = page.locator("div.ask").bounding_box(), page.locator(".question").bounding_box()
    assert outer and inner
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


AMBUSHED = """
turn germany play
germany
  armies germany, western_europe, eastern_europe
  hand land_battle x2
soviet_union
  armies moscow, russia, ukraine
  hand build_army, guards
  down stalingrad
"""


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
def test_all_of_a_naval_reaction_is_in_sight_on_a_phone(desks: Desks, lang: str) -> None:
    desk = desks.new(lang=lang, width=390, height=844)
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(CANCEL, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    page.click("[data-card=air_support].glow >> nth=0")
    page.locator("[data-ship=kiev].glow >> nth=0").dispatch_event("click")
    for part in (".question.reaction", "[data-aimed=kiev]", ".question footer"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert cut(page, "div.ask") == []


DEFENDED = """alpha
  row1 gary, knox
  hand missile_launch, intelligence
bravo
  row1 kiev, sovremenny
  hand missile_launch, sea_skimmer, near_miss_surface, guided_strike, coordinated_launch
"""


def test_whichever_of_many_cards_may_be_cancelled_is_a_button(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR", width=390, height=844)
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(DEFENDED, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    answer(page, "play missile_launch", "target kiev", "with gary", "final")
    cards = ("missile_launch", "sea_skimmer", "guided_strike", "coordinated_launch")
    answer(page, *(f"defend {card} a1" for card in (*cards, "near_miss_surface")))
    cancel = page.locator(".question .body > .answers [data-answer^=cancel]")
    expect(cancel).to_have_count(5)
    expect(cancel.first).to_be_in_viewport(ratio=1)
    expect(page.locator(".question footer [data-answer=pass]")).to_be_in_viewport(ratio=1)


PLANNED = """
round 4
turn germany turn
germany
  armies germany
  status superior_planning
  deck atlantic_wall, conscription, broad_front, swedish_iron_ore, build_army
"""


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
def test_all_of_four_cards_to_choose_from_is_in_sight(desks: Desks, lang: str) -> None:
    desk = desks.new(lang=lang, width=1280, height=800)
    table, _ = desk.make(PLANNED, germany="me")
    page = desk.open(f"/table/{table}")
    answer(page, "use superior_planning")
    cards = page.locator(".question .faces [data-answer^=arrange]")
    expect(cards).to_have_count(4)
    for number in range(4):
        expect(cards.nth(number)).to_be_in_viewport(ratio=1)
    assert cut(page, "div.ask") == []
    assert cut(page, ".question .faces .text") == []


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
def test_on_a_tablet_all_that_stands_beside_the_map_of_europe_is_in_sight(
    desks: Desks, lang: str
) -> None:
    desk = desks.new(lang=lang, width=800, height=900)
    seats = {"axis": {"who": "me"}, "western": {"who": "bot", "level": "random"}}
    table, _ = desk.make(game="europe", seats=seats)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".question[data-number]")
    expect(page.locator(".countries ul").last).to_be_in_viewport(ratio=1)
    assert cut(page, ".countries") == []
    expect(page.locator(".briefing [data-briefed]")).to_be_in_viewport(ratio=1)
    home, menu, tools, goals = (
        page.locator(one).bounding_box()
        for one in ("header .home", "[data-menu]", ".zoom", ".briefing")
    )
    assert home and menu and tools and goals
    assert menu["y"] < home["y"] + home["height"]
    assert goals["y"] >= tools["y"] + tools["height"]


PLACES = """
() => [".nations", "section.log", "section.log ol"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})
"""


SEEN = """
selector => {
  const { x, y, height } = document.querySelector(selector).getBoundingClientRect();
  const top = document.elementFromPoint(x + 30, y + height / 2);
  return top?.closest(selector);
}
"""
"""Whether nothing lies over it."""


def test_whatever_is_asked_nothing_jumps(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(AMBUSHED, germany="me", soviet_union="me", cover="off")
    page = desk.open(f"/table/{table}")
    answer(page, "play land_battle")
    before = page.evaluate(PLACES)
    answer(page, "battle ukraine")
    page.wait_for_selector(".question.reaction .text:not(:empty)")
    assert page.evaluate(PLACES) == before
    # Where a reaction has no room, it grows over the log.
    page.set_viewport_size({"width": 1280, "height": 640})
    expect(page.locator(".question.reaction footer")).to_be_in_viewport(ratio=1)
    expect(page.locator("section.log.covered")).to_be_visible()
    covered = page.evaluate(PLACES)[1:]
    page.wait_for_function(SEEN, arg="section.log .recap")
    answer(page, "pass")
    page.wait_for_selector(".question.reaction", state="detached")
    assert page.evaluate(PLACES)[1:] == covered


LAYOUT = """
() => [...document.querySelectorAll(".hand .face")].map((face) => {
  const [art, name, text] = [".art", ".name", ".text"].map((part) => face.querySelector(part));
  const cut = [name, text].some((one) => one.scrollHeight > one.clientHeight + 1);
  return [face.clientHeight, art.offsetHeight, name.offsetTop, cut].join(" ");
})
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("nation", ["germany", "japan"])
def test_all_cards_have_one_layout_and_their_whole_text(
    desks: Desks, nation: str, lang: str
) -> None:
    desk = desks.new(lang=lang)
    options = "edition=second air_marshal=on"
    cards = desk.call("GET", f"/api/games/quartermaster/cards?lang={lang}&options={options}")
    ids = [one["id"].split(".")[1] for one in cards["cards"] if one["id"].startswith(nation)]
    hand = f"  hand {', '.join(ids)}"
    position = f"edition second\noptions air_marshal\nturn {nation} play\n{nation}\n{hand}\n"
    table, _ = desk.make(position, **{nation: "me"})
    page = desk.open(f"/table/{table}")
    expect(page.locator(".hand .text:not(:empty)")).to_have_count(len(ids))
    page.wait_for_timeout(500)
    assert len(set(page.evaluate(LAYOUT))) == 1
    assert page.evaluate(LAYOUT)[0].endswith("false")


def test_a_space_has_the_colour_of_who_holds_it(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(FRONT, germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-at=western_europe]")

    def colour(space: str) -> str:
        fill: str = page.locator(f"[data-space={space}]").evaluate(
            "one => getComputedStyle(one).fill"
        )
        return fill

    assert colour("western_europe") != colour("middle_east")
    assert colour("baltic_sea") != colour("black_sea")
    # Both lie on ground of the same colour, and are held by two nations.
    assert colour("ukraine") != colour("eastern_europe")


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
def test_who_sits_where_is_said_in_full(desks: Desks, lang: str) -> None:
    desk = desks.new(lang=lang, width=1280, height=720)
    page = desk.play_now()
    # All are asked at once, each with a mark.
    expect(page.locator(".nations .thinks")).to_have_count(6)
    assert page.evaluate(LEVELS) == [True] * 6
    assert cut(page, ".nations li") == []


def test_the_buttons_of_the_map_cover_no_piece(desks: Desks) -> None:
    desk = desks.new(width=1280, height=720)
    cards = "  hand build_army\n  status conscription\n"
    position = f"turn germany play\ngermany\n  armies scandinavia\n{cards}"
    table, _ = desk.make(position, germany="me")
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-at=western_united_states], [data-at=scandinavia]")
    covered = page.evaluate(COVERED)
    assert covered == []
    # The north is in sight even where the window is too low for all of the map.
    army = page.locator("[data-at=scandinavia]").bounding_box()
    board = page.locator(".map").bounding_box()
    assert army and board and army["y"] > board["y"]
    # A card that may be used is whole, and what else can be done stands beside it.
    expect(page.locator(".question .drawn")).to_be_in_viewport(ratio=1)
    card = page.locator(".question .drawn").bounding_box()
    below = page.locator(".question footer").bounding_box()
    assert card and below and below["x"] >= card["x"] + card["width"]


def test_quartermaster_on_a_phone_held_across(desks: Desks) -> None:
    desk = desks.new(width=844, height=390)
    table, _ = desk.make(FRONT, germany="me")
    page = desk.open(f"/table/{table}")
    board = page.locator(".map").bounding_box()
    assert board and board["height"] > 370
    expect(page.locator(".question .ask")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand [data-card=build_army]")).to_be_in_viewport(ratio=1)
    page.click(".hand [data-card=build_army]")
    for deed in ("play", "discard"):
        expect(page.locator(f".deeds [data-answer='{deed} build_army']")).to_be_in_viewport(ratio=1)
    page.click("[data-part=overview]")
    for row in page.locator(".nations li").all():
        expect(row).to_be_in_viewport(ratio=1)


def test_a_naval_game_on_a_phone_held_across(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR", width=844, height=390)
    table, _ = desk.make(game="naval", seats=SIDES)
    page = desk.open(f"/table/{table}")
    expect(page.locator(".question .ask")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-choose]").first).to_be_in_viewport()
    head = page.locator(".table > header").bounding_box()
    assert head and head["height"] < 64
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(LARGE_FLEET, game="naval", seats=seats)
    page = desk.open(f"/table/{table}")
    expect(page.locator(".hand [data-card=missile_launch]")).to_be_in_viewport(ratio=1)
    answer(page, "play missile_launch", "target zhdanov", "with belknap", "final")
    expect(page.locator(".defences .attack").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("lang", "height"), [("en-US", 800), ("fr-FR", 800), ("fr-FR", 720)])
def test_all_navies_are_in_sight_on_a_small_laptop(desks: Desks, lang: str, height: int) -> None:
    desk = desks.new(lang=lang, width=1280, height=height)
    table, _ = desk.make(game="naval", seats=SIDES)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-navy]")
    for navy in page.locator("[data-navy]").all():
        expect(navy).to_be_in_viewport(ratio=0.9)


LONG_NAMES = """
() => [...document.querySelectorAll(".nations li")].every((one) => {
  const [nation, person] = ["strong", "small"].map((part) => one.querySelector(part));
  const [cell, inner] = [one, person].map((part) => part.getBoundingClientRect());
  const whole = [nation, person].every((part) => part.scrollWidth <= part.clientWidth);
  return whole && inner.right <= cell.right && inner.bottom <= cell.bottom && inner.width > 0;
})
"""


@pytest.mark.parametrize(("lang", "width"), [("fr-FR", 1280), ("en-US", 390), ("fr-FR", 390)])
def test_a_long_nation_hides_no_long_name(desks: Desks, lang: str, width: int) -> None:
    desk, other = desks.new(lang=lang, width=width, height=800), desks.new()
    seats = {"germany": "me", "united_kingdom": "open", "soviet_union": "open"}
    table, links = desk.make(START, **seats)
    for seat in ("united_kingdom", "soviet_union"):
        other.page.goto(desk.site.url + links[seat])
        other.page.locator("input").first.fill("Bartholomäus")
        other.page.click("[data-accept]")
        other.page.wait_for_selector("[data-accept]", state="detached")
        other = desks.new()
    page = desk.open(f"/table/{table}")
    if width < 700:
        page.click("[data-part=overview]")
    for seat in ("united_kingdom", "soviet_union"):
        expect(page.locator(f".nations .{seat} small")).to_contain_text("Bartholomäus")
    assert page.evaluate(LONG_NAMES)
    for row in page.locator(".nations li").all():
        expect(row).to_be_in_viewport(ratio=1)


def test_a_phone_shows_the_own_front_when_it_is_our_turn_again(desks: Desks) -> None:
    desk = desks.new(width=390, height=844)
    table, _ = desk.make(START, others="recruit", germany="me")
    page = desk.open(f"/table/{table}")
    home = page.locator("[data-space=germany]")
    expect(home).to_be_in_viewport()
    play(page)
    # The others have played; what is asked names no space, and the map is back at home.
    page.wait_for_selector(".hand .glow")
    expect(page.locator("[data-round]").first).to_contain_text("5")
    middle, board = home.bounding_box(), page.locator(".map").bounding_box()
    assert middle and board
    assert board["x"] < middle["x"] + middle["width"] / 2 < board["x"] + board["width"]
    assert board["y"] < middle["y"] + middle["height"] / 2 < board["y"] + board["height"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_the_names_of_a_large_fleet_are_whole(desks: Desks, width: int, height: int) -> None:
    desk = desks.new(width=width, height=height)
    table, _ = desk.make(LARGE_FLEET, game="naval", seats=SIDES)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-ship=titan] svg.silhouette")
    expect(page.locator("[data-ship]")).to_have_count(20)
    assert cut(page, "[data-ship] .plate strong") == []


FOUR = """options seats=4 ships=extended
alpha
  row1 hangzhou, 725, 8119
  row2 lanzhou, wuhu
  row3 guangzhou, jinan
  passive 322
  hand missile_launch
bravo
  row1 tourville, forbin, la_fayette
  row2 cassard, georges_leygues
  row3 clemenceau
  active rubis
charlie
  row1 kidd, knox, o_h_perry
  row2 belknap, bunker_hill
  row3 mount_whitney
  passive sturgeon
delta
  row1 asagiri, murasame, hayabusa
  row2 kongo, hatakaze
  row3 hyuga
  passive oyashio
"""
FOUR_SEATS = SIDES | {name: {"who": "bot", "level": "random"} for name in ("charlie", "delta")}


def test_four_fleets_are_in_sight_at_once_and_keep_their_names(desks: Desks) -> None:
    desk = desks.new()
    table, _ = desk.make(FOUR, game="naval", seats=FOUR_SEATS)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-ship=hyuga] svg.silhouette")
    for ship in page.locator("[data-ship]").all():
        expect(ship).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(".sea").evaluate("sea => sea.scrollTo(0, 90)")
    for name in ("alpha", "bravo", "charlie", "delta"):
        expect(page.locator(f"[data-fleet={name}] h2")).to_be_in_viewport(ratio=0.9)


def test_two_fleets_are_drawn_large(desks: Desks) -> None:
    desk = desks.new()
    row = "alpha\n  row1 ticonderoga, o_h_perry, gary, knox\n  row2 spruance\n"
    position = f"{row}  passive los_angeles\n  hand repair\nbravo\n  row1 kiev, slava\n"
    table, _ = desk.make(position, game="naval", seats=SIDES)
    page = desk.open(f"/table/{table}")
    page.wait_for_selector("[data-ship=kiev] svg.silhouette")
    expect(page.locator(".ship.slim")).to_have_count(0)
    for ship in page.locator("[data-ship]").all():
        expect(ship).to_be_in_viewport(ratio=1)
    assert cut(page, ".hand .text") == []


BARRAGE = """turn bravo actions
alpha
  row1 ticonderoga, gary
  hand missile_launch
bravo
  row1 kiev, sovremenny
  hand missile_launch
"""


def test_a_phone_shows_one_attack_at_a_time_with_both_fleets(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR", width=390, height=844)
    both = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(BARRAGE, game="naval", seats=both)
    page = desk.open(f"/table/{table}")
    answer(page, "play missile_launch", "target gary")
    answer(page, "strike kiev", "target ticonderoga", "final")
    expect(page.locator(".defences .attack:visible")).to_have_count(1)
    page.click("[data-tab=a2]")
    expect(page.locator(".defences .attack:visible strong")).to_have_text("Ticonderoga")
    expect(page.locator(".question [data-answer=done]")).to_be_in_viewport(ratio=1)
    for ship in ("kiev", "ticonderoga"):
        expect(page.locator(f"[data-ship={ship}] .drawing")).to_be_in_viewport(ratio=0.9)


MANY_ATTACKS = """turn bravo actions
alpha
  row1 ticonderoga, gary
  row2 enterprise
  active sturgeon
  hand screening_ship, near_miss_air
bravo
  row1 kiev, sovremenny, slava
  row2 kirov, minsk, admiral_kuznetsov
  active k_316
  hand sea_skimmer, guided_strike, cruise_missile_attack, torpedo_attack, repair
"""


def test_on_a_phone_the_ship_that_an_attack_is_aimed_at_comes_into_sight(desks: Desks) -> None:
    desk = desks.new(lang="fr-FR", width=390, height=844)
    both = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(MANY_ATTACKS, game="naval", seats=both)
    page = desk.open(f"/table/{table}")
    answer(page, "play cruise_missile_attack", "target enterprise", "with kirov")
    answer(page, "play sea_skimmer", "target ticonderoga", "final")
    for attack, ship in (("a1", "enterprise"), ("a2", "ticonderoga")):
        page.click(f"[data-tab={attack}]")
        expect(page.locator(f"[data-ship={ship}] .plate")).to_be_in_viewport(ratio=0.9)
    # The chance is said in words, and fits its tab.
    page.click("[data-tab=a1]")
    page.click(".defences .chips button")
    expect(page.locator(".defences .attack > .chips > b")).to_contain_text("Stoppée")
    assert cut(page, ".defences [data-tab]") == []


def test_many_attacks_at_once_hide_no_ship_and_no_defence(desks: Desks) -> None:
    desk = desks.new(width=1280, height=720)
    both = {"alpha": {"who": "me"}, "bravo": {"who": "me"}}
    table, _ = desk.make(MANY_ATTACKS, game="naval", seats=both)
    page = desk.open(f"/table/{table}")
    answer(page, "play torpedo_attack", "target sturgeon")
    answer(page, "play cruise_missile_attack", "target enterprise", "with kirov")
    for carrier in ("admiral_kuznetsov", "minsk", "kiev"):
        answer(page, f"strike {carrier}", "target enterprise")
    answer(page, "play guided_strike", "target enterprise", "with slava")
    answer(page, "play sea_skimmer", "target enterprise", "final")
    expect(page.locator(".defences [data-tab]")).to_have_count(7)
    for ship in page.locator("[data-ship]").all():
        expect(ship).to_be_in_viewport(ratio=1)
    for part in (".sea", ".defences"):
        assert page.locator(part).evaluate("one => one.scrollHeight <= one.clientHeight"), part
    expect(page.locator("[data-ship=enterprise] .flags .number")).to_have_text(["a2", "a3", "+4"])
    # What can be done is in sight at once, and stays there once it is done.
    page.click(".defences [data-answer='guard ticonderoga a2']")
    expect(page.locator(".defences .attack")).to_have_count(1)
    expect(page.locator(".defences .on")).to_contain_text("Ticonderoga")
