"""Games by keys alone: where the focus is, and how many presses an answer takes."""

import os
import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Desks
from tests.e2e.player import wait_for_question

# All that can be answered, in the order of the page, with its names; and where the focus is.
LOOK = """
() => {
  const opened = [...document.querySelectorAll(".deeds, .asking")].at(-1);
  const answers = ":is(.glow, .legal, [data-answer], [data-deed]):is(button, [tabindex])";
  const found = [...(opened ?? document).querySelectorAll(answers)].filter(
    (one) => one.checkVisibility() && !one.disabled,
  );
  const name = (one) =>
    (one.dataset.name ?? one.getAttribute("aria-label") ?? one.textContent)
      .normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase().trim();
  window.found = found;
  // Two units may reach the same hexes: which one is chosen is a difference, too.
  const chosen = found.filter((one) => one.getAttribute("aria-pressed") === "true");
  const number = document.querySelector(".question")?.dataset.number ?? "";
  return {
    over: Boolean(document.querySelector("[data-over]")),
    number,
    now: [number, ...[...found, ...chosen].map(name)].join(),
    names: found.map(name),
    at: found.indexOf(document.activeElement),
    row: found.map((one) => one.closest(".hand, .question, .deeds, .asking")?.className ?? ""),
  };
}
"""
# Over, or the focus is at an answer to the next question. On a map that is still told where a unit
# can go, more answers are to come: one that is counted off too early would be another one then.
ASKED = f"""() => (({{ over, number, at }}) =>
  over || (number && at >= 0 && !document.querySelector(".map[aria-busy=true]")))(({LOOK})())"""


def words(name: str) -> list[str]:
    """A name from its beginning and from the beginning of each word."""
    parts = "".join(c if c.isalnum() else " " for c in name).split()
    return ["".join(parts[i:]) for i in range(len(parts))]


def spelt(names: list[str], typed: str, at: int) -> int:
    """Where letters lead from an answer: to the next with that name, or with such a word."""
    for begin in range(1, len(typed) + 1):
        start = at + (begin == 1)
        order = [(start + step) % len(names) for step in range(len(names))]
        wish = typed[:begin]
        first = [i for i in order if words(names[i])[0].startswith(wish)]
        inside = [i for i in order if any(w.startswith(wish) for w in words(names[i]))]
        at = (first or inside or [-1])[0]
        if at < 0:
            return at
    return at


class Keys:
    """Somebody who has a keyboard and nothing else."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.random = page, random.Random(seed)
        self.presses = self.answers = 0
        self.number: str | None = None

    def press(self, key: str) -> None:
        """Press a key, and count it."""
        self.page.keyboard.press(key)
        self.presses += 1

    def way(self, look: dict[str, Any], goal: int) -> list[str]:
        """The keys that lead to an answer: arrows to a neighbour, or letters of its name."""
        at, names, row = look["at"], look["names"], look["row"]
        if goal == at:
            return []
        between = row[min(at, goal) : max(at, goal) + 1]
        if at >= 0 and row[at] and all(a == b for a, b in pairwise(between)) and abs(goal - at) < 3:
            return ["ArrowRight" if goal > at else "ArrowLeft"] * abs(goal - at)
        tries = {word[:most] for word in words(names[goal]) for most in (1, 2, 3, 4)}
        ways = [typed for typed in sorted(tries, key=len) if spelt(names, typed, at) == goal]
        # The same letter again goes on to the next of them.
        return list(ways[0] if ways else names[goal][0])

    def since(self, number: str) -> int:
        """How many questions were answered: one press may move a unit and let it attack."""
        if self.number is None or number == self.number:
            return 0
        (*before, old), (*now, new) = self.number.split(), number.split() or ["0"]
        return max(int(new) - int(old), 1) if before == now else 1

    def answer(self) -> bool:
        """Give any of the answers to the next question; whether there was one."""
        self.page.wait_for_function(ASKED)
        look = self.page.evaluate(LOOK)
        self.answers += self.since(look["number"])
        self.number = look["number"]
        if look["over"]:
            return False
        goal = self.random.randrange(len(look["names"]))
        for _ in range(12):
            if self.page.evaluate("goal => found[goal] === document.activeElement", goal):
                break
            for key in self.way(self.page.evaluate(LOOK), goal):
                self.press(key)
        else:
            raise AssertionError(f"never came to {look['names'][goal]} of {look['names']}")
        self.press("Enter")
        self.page.wait_for_function(f"now => ({LOOK})().now !== now", arg=look["now"])
        self.page.wait_for_timeout(20)
        return True


BOT = {"who": "bot", "level": "random"}
GAMES: dict[str, dict[str, Any]] = {
    "quartermaster": {"position": "round 19\nturn germany play\n", "germany": "me"},
    "naval": {"seats": {"alpha": {"who": "me"}, "bravo": BOT}},
    "europe": {"seats": {"axis": {"who": "me"}, "western": BOT}},
}
WHOLE = bool(os.environ.get("ALL_GAMES"))
MOST = {"quartermaster": 500, "naval": 25, "europe": 2000 if WHOLE else 25}
"""One game is played to its end, the others as long as they have something new."""
FEWER_THAN = {"quartermaster": 3.5, "naval": 3, "europe": 4 if WHOLE else 4.5}
"""Presses an answer on average; a move in Europe is two choices, a unit and where it goes.

Of 25 answers by chance some want more than those of a whole game.
"""


@pytest.mark.parametrize(
    ("game", "lang", "width", "height"),
    [(game, "en-US", 1440, 900) for game in GAMES]
    + [("quartermaster", "fr-FR", 1280, 720), ("naval", "fr-FR", 390, 844)],
)
def test_by_keys_alone_an_answer_takes_few_presses(
    desks: Desks,
    game: str,
    lang: str,
    width: int,
    height: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    desk = desks.new(lang, width, height)
    table, _ = desk.make(game=game, **GAMES[game])
    page = desk.open(f"/table/{table}")
    page.keyboard.press("Shift")
    page.wait_for_function("() => document.activeElement.matches('.glow, .legal, [data-answer]')")
    keys = Keys(page)
    # One language is played to the end, the other until it has shown its names.
    most = MOST[game] if lang == "en-US" else 25
    while keys.answers < most and keys.answer():
        pass
    each = keys.presses / keys.answers
    with capsys.disabled():
        print(f" {game}: {keys.presses} presses for {keys.answers} answers, {each:.2f} each")
    assert each < FEWER_THAN[game]
    assert page.locator("[data-over]").count() == (keys.answers < most)


FOCUS = "() => document.activeElement.getAttribute('aria-label') ?? ''"
WHERE = "() => document.activeElement.closest('[data-stop]')?.classList[0] ?? ''"


def test_the_map_the_hand_and_the_nations_are_one_stop_each(desks: Desks) -> None:
    page = desks.new().open()
    page.wait_for_selector("[data-play]:not([disabled])")
    page.focus("[data-play]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand [data-card]")
    page.wait_for_function("() => document.activeElement.matches('.hand .glow')")

    page.keyboard.press("Shift+Tab")
    stops = []
    for _ in range(40):
        if page.evaluate("() => document.activeElement === document.body"):
            break
        stops.append(page.evaluate(WHERE))
        page.keyboard.press("Shift+Tab")
    assert [stop for stop in stops if stop] == ["nations", "board"]
    assert len(stops) < 25

    page.focus(".board")
    page.locator("[data-space=germany]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS).startswith("Eastern Europe · ")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUS).startswith("Germany · ")
    expect(page.locator(".tip")).to_contain_text("Germany")
    page.keyboard.press("Enter")
    expect(page.locator(".space[aria-disabled=true]").first).to_be_attached()

    page.focus(".hand .glow")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('[data-answer=discard]')")
    page.keyboard.press("Enter")
    wait_for_question(page, "2 cards")
    page.wait_for_function("() => document.activeElement.matches('.hand .glow')")
