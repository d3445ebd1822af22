"""Two games that differ only in what a seat cannot know send that seat the same bytes."""

import contextlib
import itertools
import random
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.harness import SIX, Person, Running, Screen, bots, me, watch
from tests.server.receiver import SITE, Receiver, add, until
from tests.server.simulated import STANDS, Simulated
from tests.server.test_accounts import sign_up
from tests.server.test_admin import admin
from tests.server.test_metrics import FAR

from wartable.bots import BOTS
from wartable.core.game import SPECTATOR, Game, find, settle
from wartable.core.match import Match
from wartable.server.api.clocks import DAY

STEPS = 40


CLOCK = {"kind": "bank", "seconds": 10 * DAY, "gain": 3, "days_off": 5}
PATHS = ("", "/chat", "/history", "/previews?seat={}", "/scenery", "/insight?topic=ground")
"""What can be asked about a table while its game goes on."""
PEOPLE = ("/api/me", "/api/account", "/api/people/{}", "/api/notices", "/api/tokens")
"""What can be asked about oneself, and about an opponent."""
LONG = "600"
"""Seconds for which nobody is answered for."""
QUIET = 700
"""Seconds after which whoever is asked and away is told."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Simulated]:
    """A server that answers for nobody while the test runs, and whose clocks stand."""
    flags = ("--no-limits", "--cover", LONG, "--thinkers", "1", "--metrics")
    folder = tmp_path_factory.mktemp("patient")
    file = folder / "wartable.toml"
    file.write_text(f'[notices]\naddress = "{SITE}"\nquiet = {QUIET}\nprivate = true\n')
    with Simulated(folder, *flags, "--config", str(file), first=STANDS) as running:
        yield running


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    """Where everybody is told of their turns."""
    with Receiver() as made:
        yield made


class Pair:
    """One of two tables: its match as it must be, and what three sockets see of it."""

    def __init__(self, server: Simulated, match: Match, seat: int, receiver: Receiver) -> None:
        self.match, self.seat, names = match, seat, match.game.seats(match.state)
        self.server, self.name = server, f"Leak{next(NUMBERS):04}"
        self.watcher, self.others, self.stranger = (Person(server) for _ in range(3))
        sign_up(self.others, self.name), sign_up(self.watcher, f"Own{self.name}")
        self.receiver = receiver
        for person, path in ((self.watcher, "own"), (self.others, "others")):
            add(person, "webhook", f"{receiver.url}/{self.name}/{path}")
        self.before = counted(server)
        made = self.others.make(
            match.game.id,
            position=match.game.write(match.state),
            seats=me(*(name for name in names if name != names[seat])),
            clock=CLOCK,
        )
        self.id: str = made["table"]["id"]
        self.watcher.sit(made["links"][names[seat]], "W")
        self.others.post(f"/api/tables/{self.id}/start")
        self.match = Match(match.game, match.options, 1, match.game.write(match.state))
        self.watching = self.watcher.look(self.id)
        self.playing = self.others.look(self.id)
        self.crowd = self.stranger.look(self.id)

    def do(self, seat: int, words: str, request: str) -> None:
        """Give an answer over the wire."""
        name = self.match.game.seats(self.match.state)[seat]
        screen = self.watching if seat == self.seat else self.playing
        legal = choices(self.match, seat)
        while [c["answer"] for c in (screen.asked[name] or {"choices": []})["choices"]] != legal:
            screen.read()
        assert screen.answer(name, words, id=request)["ok"]
        self.match.say(seat, words)

    def talk(self) -> None:
        """Whoever plays the other seats says something, and so does a spectator."""
        path = f"/api/tables/{self.id}/chat"
        self.others.post(path, {"text": "Good luck"})
        self.stranger.post(path, {"emote": "thanks"})

    def heard(self) -> list[list[str]]:
        """Every byte that the watched seat and a spectator were sent, or are when they ask."""
        name, found = self.match.game.seats(self.match.state)[self.seat], []
        for screen in (self.watching, self.crowd):
            # Its reply comes after all that was sent before.
            screen.send(type="why", id="last", seat=name, answer="pass")
        for person, screen in ((self.watcher, self.watching), (self.stranger, self.crowd)):
            headers = {"authorization": f"Bearer {person.secret}"}
            asked = [
                person.server.http.get(f"/api/tables/{self.id}{path.format(name)}", headers=headers)
                for path in PATHS
            ]
            asked += [
                person.server.http.get(path.format(self.name), headers=headers) for path in PEOPLE
            ]
            # Who is looking is told as they come, sooner or later.
            sent = [text for text in screen.raw if '"type":"here"' not in text]
            texts = [*sent, *(reply.text for reply in asked)]
            found.append([self._alike(text) for text in texts])
        after = counted(self.server)
        numbers = [f"{key} {after[key] - self.before.get(key, 0)}" for key in sorted(after)]
        return [*found, numbers]

    def hosted(self) -> list[str]:
        """What the host is shown of the table and of who plays there."""
        told = [admin(self.server, *words) for words in (("show", self.id), ("account", self.name))]
        rows = [row for row in admin(self.server, "list").splitlines() if self.id in row]
        return [self._alike(text) for text in (*told, *rows)]

    def _alike(self, text: str) -> str:
        """A text without what differs between any two tables."""
        text = text.replace(self.id, "T").replace(self.name, "N")
        # The hash of the seed, shares of it, the sign of somebody who watches, and of a link.
        text = re.sub('"~?[0-9a-f]{12,}"|[0-9a-f]{16}[.][0-9a-f]{32}', "", text)
        # Moments of the day, to a second or to a minute; signs may have such digits in them.
        return re.sub('[0-9-]{10}[ T][0-9:]{5,8}|1[0-9]{9}|"here":\\[[^]]*]', "", text)

    def close(self) -> None:
        """Go."""
        for screen in (self.watching, self.playing, self.crowd):
            screen.close()

    def notices(self) -> list[str]:
        """What the watched seat is told when everybody has gone."""
        self.server.pass_time(QUIET + 1)
        others = f"/{self.name}/others"
        own = f"/{self.name}/own"
        if not self.match.over:
            until(lambda: self.receiver.of(own) or self.receiver.of(others))
            # Whoever is told, all are in the same look; a call may still be on its way.
            time.sleep(0.2)
        return [self._alike(body.decode()) for _, _, body in self.receiver.of(own)]


NUMBERS = itertools.count(1)


def counted(server: Running) -> dict[str, float]:
    """The numbers that a host shows to everybody, without how long something took."""
    text = server.http.get("/metrics", headers=FAR).text
    return {
        f"{sample.name} {sample.labels}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        # A connection that was closed is counted until the server has noticed.
        if not sample.name.endswith(("_bucket", "_sum", "_created", "_connections", "_sockets"))
    }


def played(game: Game, seed: int, count: int) -> Match:
    """A game under cover after some answers by chance."""
    chance = random.Random(seed)
    options = ["cover"] if game.id == "quartermaster" else ["cover", "seats=3"]
    match = Match(game, settle(game, options), seed)
    while len(match.answers) < count and not match.over:
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, chance.choice(decision.options))
    while len(match.decisions) != 1:
        decision = match.decisions[0]
        match.answer(decision.seat, chance.choice(decision.options))
    return match


def choices(match: Match, seat: int) -> list[str]:
    """The legal answers of a seat, in words."""
    decision = match.decision(seat)
    assert decision is not None
    return [match.game.text(match.state, option) for option in decision.options]


def tried(match: Match, seat: int, words: str, watched: int) -> tuple[Any, ...]:
    """What the watched seat and a spectator would see of an answer."""
    game, state = match.game, match.state.copy()
    state.events.clear()
    game.answer(state, seat, game.parse(state, seat, words))
    seen = [event.seen_by(1 << watched) for event in state.events]
    mine = [(event.kind, event.args, event.secret) for event in seen]
    return mine, game.view(state, watched), game.view(state, SPECTATOR)


def alike(one: Match, other: Match, seat: int, chance: random.Random) -> list[tuple[int, str]]:
    """Answers after which a seat still cannot tell two games apart."""
    # As their tables have them: from the position.
    first, second = (
        Match(match.game, match.options, 1, match.game.write(match.state)) for match in (one, other)
    )
    steps: list[tuple[int, str]] = []
    while len(steps) < STEPS and not first.over:
        asked = first.decisions[0].seat
        legal = [words for words in choices(first, asked) if words in choices(second, asked)]
        chance.shuffle(legal)
        same = (
            words
            for words in legal
            if tried(first, asked, words, seat) == tried(second, asked, words, seat)
        )
        words = next(same, None)
        if words is None:
            # From here on the seat learns in each game something else, as it may.
            break
        for match in (first, second):
            match.say(asked, words)
        assert [d.seat for d in first.decisions] == [d.seat for d in second.decisions]
        steps.append((asked, words))
    return steps


def compare(
    server: Simulated, receiver: Receiver, game: Game, seed: int, count: int, seat: int
) -> int:
    """Play two worlds that a seat cannot tell apart; returns how many answers they were alike."""
    match = played(game, seed, count)
    world = Match(game, match.options, 1, game.write(game.world(match.state, seat, seed + 7)))
    steps = alike(match, world, seat, random.Random(seed))
    heard = []
    for begun in (match, world):
        table = Pair(server, begun, seat, receiver)
        table.talk()
        for number, (asked, words) in enumerate(steps):
            server.pass_time(7)
            table.do(asked, words, f"step{number}")
        # The commands of the host take long to start: once tells as much.
        host = table.hosted() if (game.id, seed, seat) == ("quartermaster", 1, 0) else []
        said = table.heard()
        table.close()
        heard.append([*said, host, table.notices()])
    one, other = heard
    assert [len(texts) for texts in one] == [len(texts) for texts in other]
    assert one == other
    assert '"clocks":[{' in one[0][0], "the clocks are compared too"
    return len(steps)


@pytest.mark.parametrize("name, seat", [("quartermaster", 0), ("quartermaster", 3), ("naval", 1)])
def test_the_bytes_are_equal(patient: Simulated, receiver: Receiver, name: str, seat: int) -> None:
    steps = seed = 0
    while steps < STEPS:
        seed += 1
        assert seed < 20, f"only {steps} answers could be compared"
        steps += compare(patient, receiver, find(name), seed, 30 + 25 * seed, seat)


WINDOW = """
options cover
round 2
turn germany play
germany
  armies germany, eastern_europe
  hand build_army x4
soviet_union
  armies moscow
  down {}
"""


def test_passing_by_a_person_by_orders_and_for_want_of_cards_looks_the_same(
    server: Running,
) -> None:
    game = find("quartermaster")
    heard = []
    for down, order in (("rasputitsa", False), ("rasputitsa", True), ("stalingrad", False)):
        german, russian = Person(server), Person(server)
        made = german.make(
            position=game.write(game.position(WINDOW.format(down), 5)),
            seats=me("germany", "united_kingdom", "japan", "italy", "united_states"),
        )
        table = made["table"]["id"]
        russian.sit(made["links"]["soviet_union"], "R")
        german.post(f"/api/tables/{table}/start")
        with german.look(table) as mine, russian.look(table) as theirs:
            if order:
                theirs.send(type="order", seat="soviet_union", card="", do="never")
            mine.answer("germany", "play build_army", id="a")
            mine.until_asked("germany")
            mine.answer("germany", "build ukraine", id="b")
            if down == "rasputitsa" and not order:
                theirs.until_asked("soviet_union")
                assert len(theirs.asked["soviet_union"]["choices"]) == 2
                theirs.answer("soviet_union", "pass")
            mine.until_asked("germany")
            mine.drain()
            heard.append([text.replace(table, "T") for text in mine.raw])
    assert heard[0] == heard[1] == heard[2]


def test_a_message_has_no_seed_and_no_card_of_another_hand(server: Running) -> None:
    person, other = Person(server), Person(server)
    made = person.make(seats=me("germany", "italy", "japan"))
    table = made["table"]["id"]
    for seat, link in made["links"].items():
        assert other.sit(link) and seat
    person.post(f"/api/tables/{table}/start")
    with person.look(table) as mine, other.look(table) as theirs, Person(server).look(table) as out:
        hidden = _cards(theirs)
        assert hidden and _cards(mine)
        for screen, secret in ((mine, hidden), (out, hidden | _cards(mine))):
            text = "".join(screen.raw)
            assert "seed" not in text
            assert not [card for card in secret if f".{card}" in text]


def _cards(screen: Screen) -> set[str]:
    """Cards that one nation alone has, as the owner of a screen sees them in hand."""
    found: set[str] = set()
    for seat, view in screen.views.items():
        basic = {"build_army", "build_navy", "land_battle", "sea_battle"}
        found |= {f"{seat}.{card}" for card in view["nations"][seat]["hand"]} - basic
    return {card.partition(".")[2] for card in found} - {
        "build_army",
        "build_navy",
        "land_battle",
        "sea_battle",
    }


LANES = ("--no-limits", "--thinkers", "1", "--cover", "0.5-0.5")
CLASSES = (
    ("rasputitsa", "recruit"),
    ("stalingrad", "recruit"),
    ("rasputitsa", "marshal"),
    ("stalingrad", "marshal"),
    ("rasputitsa", "order"),
    ("stalingrad", "person"),
)
"""What lies face down, usable or not, and whose it is."""


def reaction(server: Running, down: str, requester: str) -> float:
    """Seconds until somebody has answered a chance to react, with a card or without."""
    game = find("quartermaster")
    anna, ben = Person(server), Person(server)
    seats = me("germany", "united_kingdom", "japan", "italy")
    if requester in BOTS:
        seats |= bots("soviet_union", level=requester)
    made = anna.make(position=game.write(game.position(WINDOW.format(down), 5)), seats=seats)
    table = made["table"]["id"]
    for link in made["links"].values():
        ben.sit(link, "B")
    anna.post(f"/api/tables/{table}/start")
    with anna.look(table) as screen, ben.look(table) as other:
        if requester == "order":
            other.send(type="order", seat="soviet_union", card="", do="never")
        screen.answer("germany", "play build_army")
        screen.until_asked("germany")
        screen.answer("germany", "build ukraine")
        began = time.monotonic()
        screen.until_asked("germany")
        return time.monotonic() - began


def test_the_times_are_equal_whoever_holds_what_while_the_lanes_are_busy(tmp_path: Path) -> None:
    times: dict[tuple[str, str], list[float]] = {kind: [] for kind in CLASSES}
    with Running(tmp_path, *LANES) as server, contextlib.ExitStack() as stack:
        crowd = Person(server)
        for level in ("marshal", "recruit"):
            for _ in range(3):
                made = crowd.make(seats=bots(*SIX, level=level), start=True)["table"]["id"]
                screen = stack.enter_context(crowd.look(made))
                threading.Thread(target=watch, args=(screen,), daemon=True).start()
        time.sleep(1)
        for _ in range(3):
            for (down, requester), found in times.items():
                found.append(reaction(server, down, requester))
    middle = {kind: median(found) for kind, found in times.items()}
    assert min(middle.values()) > 0.45
    assert max(middle.values()) - min(middle.values()) < 0.15, times
