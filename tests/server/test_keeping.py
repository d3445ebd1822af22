"""Games outlive repairs of the rules: stored states, and data folders of the version before."""

import json
import lzma
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, me
from tests.server.receiver import until
from tests.server.test_history import told
from tests.server.test_journal import verified
from tests.server.test_tables import finished

from wartable.core.game import Game, games, settle
from wartable.server.chairs import Chair
from wartable.server.keeping import AT_LATEST, TurnLog, pack, unpack
from wartable.server.patch import apply
from wartable.server.setup import Setup
from wartable.server.store.sqlite import connect, migrate
from wartable.server.stored_tables import new_rows, read_rows, rebuild
from wartable.server.tables import Entry, Table
from wartable.server.verify import examine

BEFORE = Path(__file__).parent / "before"
OTHER_RULES = """
from wartable.core.game import games
for game in games().values():
    type(game).rules_version = 9
from wartable.games.naval import catalogue
catalogue.DECK.reverse()
"""
"""Rules with a new number, by which a game leads elsewhere from its first card on."""


class Stored:
    """A table whose journal and states lie in a database."""

    def __init__(self, game: Game, path: Path) -> None:
        words = ["cover=on"] if any(one.name == "cover" for one in game.settings) else []
        options = settle(game, words)
        chairs = [Chair(seat) for seat in game.seats(game.new(options, 1))]
        self.table = Table("t", game, options, 7, "", Setup(), b"o", chairs)
        self.database = connect(path / f"{game.id}.sqlite")
        migrate(self.database)
        self._chance = random.Random(3)
        for sql, values in new_rows(self.table):
            self.database.execute(sql, values)
        self.do(Entry("begin", -1, "7"))

    def do(self, entry: Entry) -> None:
        """Carry an entry out, and write it down."""
        row = entry.carry_out(self.table)
        self.database.execute("INSERT INTO deeds VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        for sql, values in self.table.keeping.rows():
            self.database.execute(sql, values)

    def play(self, entries: int, undo: float = 0.03) -> None:
        """Play at random, and take some of it back now and then."""
        table, chance = self.table, self._chance
        while table.status == "playing" and table.entry_count < entries:
            match = table.playing
            asked = chance.choice(match.decisions)
            words = table.game.text(match.state, chance.choice(asked.options))
            self.do(Entry("answer", asked.seat, words, f"r{table.entry_count}"))
            count = len(match.answers)
            if not match.over and count > 12 and chance.random() < undo:
                self.do(Entry("undo", asked.seat, str(count - chance.randint(1, 12))))
        with self.database:
            self.database.execute("UPDATE tables SET status = ?", (table.status,))
            self.database.execute("UPDATE tables SET result = ?", (table.result,))

    def opened(self) -> Table:
        """The table as a server opens it."""
        rows = read_rows(self.database, "t")
        assert rows is not None
        return rebuild(rows)


@pytest.fixture(params=games())
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stored]:
    """A table of every game."""
    found = Stored(games()[request.param], tmp_path)
    with closing(found.database):
        yield found


def same(one: Table, other: Table) -> None:
    """Whether two tables stand alike, with all that led there."""
    for name in ("log", "places", "numbers", "open", "own_answers", "done", "status", "result"):
        assert getattr(one, name) == getattr(other, name), name
    for name in ("answers", "events", "hashes", "marks", "rules", "floor", "options"):
        assert getattr(one.playing, name) == getattr(other.playing, name), name
    assert one.playing.hash() == other.playing.hash()
    assert one.undo_request == other.undo_request and one.seed == other.seed
    for mine, others in zip(one.playing.orders, other.playing.orders, strict=True):
        assert (mine.given, mine.quiet) == (others.given, others.quiet)


def test_a_table_opens_from_its_last_state_just_as_it_was(stored: Stored) -> None:
    for entries in (2, 40, 70, 100, 3000):
        stored.play(entries)
        same(stored.opened(), stored.table)
    assert stored.opened().playing.record() == stored.table.playing.record()
    rows = read_rows(stored.database, "t", whole=True)
    assert rows is not None
    assert [finding.what for finding in examine(rows)] == ["same"]


def test_however_long_a_game_is_few_entries_are_carried_out_again(stored: Stored) -> None:
    stored.play(400, undo=0.3)
    stored.do(Entry("line", -1, '{"message":"log-started","args":{}}'))
    rows = read_rows(stored.database, "t")
    assert rows is not None
    assert 0 < len(rows.course.entries) < AT_LATEST
    assert len(rows.course.requests) + len(rows.course.entries) > 50


def test_the_pending_wish_and_the_orders_of_a_seat_are_restored(tmp_path: Path) -> None:
    stored = Stored(games()["quartermaster"], tmp_path)
    stored.play(30, undo=0)
    stored.do(Entry("order", 3, '{"card":"","do":"never"}'))
    stored.do(Entry("wish", 0, "1 3 4"))
    stored.table.keeping.keep()
    for sql, values in stored.table.keeping.rows():
        stored.database.execute(sql, values)
    again = stored.opened()
    same(again, stored.table)
    assert again.undo_request is not None and again.playing.orders[3].given


def test_a_number_too_large_for_the_short_form_is_kept_all_the_same() -> None:
    log = [["kind", [1 << 90], [], -1, False]]
    told = TurnLog([(0, 1 << 80, "go", 1)], [3], [1], log, [], [1], [], None, {0: 2}, 1, "7")
    assert unpack(pack(told)) == told


def test_a_running_game_goes_on_by_new_rules_and_what_was_stays(
    stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored.play(60, undo=0)
    before, game = stored.opened(), stored.table.game
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    table = stored.opened()
    assert table.repair is not None
    stored.table = table
    stored.do(table.repair)
    assert table.log[:-1] == before.log
    line = table.line(table.log[-1], 0)
    assert line.message == "log-rules-changed"
    assert line.args == {"repairs": [str(game.rules_version)]}
    count = len(before.playing.answers)
    assert table.playing.floor == count and not any(table.own_answers)
    for at in before.playing.kept:
        assert table.playing.at(at).dump() == before.playing.at(at).dump()
    stored.play(90, undo=0)
    with stored.database:
        stored.database.execute("UPDATE tables SET rules = ?", (game.rules_version,))
    again = stored.opened()
    same(again, table)
    assert again.repair is None and again.playing.floor == count


def test_a_state_that_nobody_understands_any_more_costs_no_more_than_a_turn(
    stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored.play(60, undo=0)
    game, last = stored.table.game, stored.table.playing
    stored.table.keeping.keep()
    for sql, values in stored.table.keeping.rows():
        stored.database.execute(sql, values)
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    stored.database.execute(
        "UPDATE states SET state = 'x' WHERE entry = (SELECT max(entry) FROM states)"
    )
    rows = read_rows(stored.database, "t", whole=True)
    assert rows is not None
    table = rebuild(rows)
    assert table.playing.hash() == last.hash(), "the rest of the turn was answered again"


@pytest.fixture
def before(tmp_path: Path) -> dict[str, Any]:
    """A data folder of the version before, and what people saw there last."""
    packed = (BEFORE / "wartable.sqlite.xz").read_bytes()
    file = tmp_path / "wartable.sqlite"
    file.write_bytes(lzma.decompress(packed))
    with closing(sqlite3.connect(file)) as database:
        kept = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        played = set(database.execute("SELECT game, status FROM tables"))
    # It was written before states were stored, and has games of every kind.
    assert "states" not in kept
    assert {(game, status) for game in games() for status in ("playing", "over")} <= played
    found: dict[str, Any] = json.loads(lzma.decompress((BEFORE / "seen.json.xz").read_bytes()))
    return found


def within(old: Any, new: Any) -> bool:
    """Whether all that was seen is seen still; views may have grown since."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and within(value, new[key]) for key, value in old.items())
    return bool(old == new)


RUNNING = ("quartermaster cover", "naval playing", "europe playing")
OVER = ("quartermaster over", "naval over", "europe over")


def test_a_folder_of_the_version_before_opens_and_outlives_a_change_of_the_rules(
    tmp_path: Path, before: dict[str, Any]
) -> None:
    tables = before["tables"]
    with Running(tmp_path) as server:
        anna, ben = (Person(server, before["people"][name]) for name in ("anna", "ben"))
        for name in RUNNING:
            seen = before["views"][tables[name]]
            with anna.look(tables[name]) as one, ben.look(tables[name]) as two:
                assert within(seen["anna"], one.views) and within(seen["ben"], two.views), name
                assert one.answer(one.open_seats[0])["ok"] if one.open_seats else True
                two.drain(0.1)
                assert two.answer(two.open_seats[0])["ok"] if two.open_seats else True
        ends = {}
        for name in OVER:
            part = anna.get(f"/api/tables/{tables[name]}/moments?at=0")
            ends[name] = anna.get(f"/api/tables/{tables[name]}/view")["view"]
            assert part["old"] == 0 and part["moments"], name
        waiting = anna.get(f"/api/tables/{tables['naval waiting']}")
        assert waiting["table"]["status"] == "waiting"
        code, told = verified(server)
        assert code == 0, told
        server.stop()
        server.first = OTHER_RULES
        server.start()
        with anna.look(tables["naval playing"]) as one, ben.look(tables["naval playing"]) as two:
            assert one.lines[-1]["message"] == two.lines[-1]["message"] == "log-rules-changed"
            assert one.lines[-1]["args"]["repairs"][0] == "3"
            who = one if one.open_seats else two
            assert who.undo[who.open_seats[0]] == 0
            refused = who.send(type="undo", seat=who.open_seats[0])
            assert refused["reason"]["message"] == "reason-undo-rules"
            assert who.answer(who.open_seats[0])["ok"]
        steps = anna.get(f"/api/tables/{tables['naval playing']}/history?at=0")
        assert len(steps["lines"]) > 20 and steps["steps"]
        for name in OVER:
            part = anna.get(f"/api/tables/{tables[name]}/moments?at=0")
            assert part["old"] == part["answers"] > 0, name
            assert any(moment["patch"] for moment in part["moments"]), "turn by turn"
            assert anna.get(f"/api/tables/{tables[name]}/view")["view"] == ends[name]
            record = anna.get(f"/api/tables/{tables[name]}/record")["text"]
            assert "\nrules 9\n" not in record
            assert anna.get(f"/api/tables/{tables[name]}/summary")["why"]["message"] == "ended"
        seats = [seat["seat"] for seat in waiting["table"]["seats"]]
        fork = {"at": 40, "seats": {seat: {"who": "me"} for seat in seats}}
        forked = anna.post(f"/api/tables/{tables['naval over']}/fork", fork)["table"]
        assert forked["status"] == "playing"
        code, told = verified(server, tables["naval over"])
        assert code == 1 and "played with rules 2" in told, told


def test_a_folder_of_the_version_before_opens_by_rules_that_do_not_know_its_answers(
    tmp_path: Path, before: dict[str, Any]
) -> None:
    tables = before["tables"]
    with Running(tmp_path, first=OTHER_RULES) as server:
        anna, ben = (Person(server, before["people"][name]) for name in ("anna", "ben"))
        for name in RUNNING:
            with anna.look(tables[name]) as one, ben.look(tables[name]) as two:
                told = one.lines[-1]
                assert told["message"].startswith("log-rules-changed"), name
                lost = told["message"].endswith("-lost")
                assert lost == (name == "naval playing") and two.lines[-1] == told
                who = one if one.open_seats else two
                assert who.answer(who.open_seats[0])["ok"]
        for name in OVER:
            part = anna.get(f"/api/tables/{tables[name]}/moments?at=0")
            assert part["moments"], name
        with anna.look(tables["naval over"]) as screen:
            assert screen.info["status"] == "over"
            assert screen.lines[-1]["message"] == "log-rules-cut"
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database:
            ((rules,),) = database.execute(
                "SELECT rules FROM tables WHERE id = ?", (tables["naval over"],)
            )
            assert rules == 2, "what is over keeps its own rules"


UNNUMBERED = {
    "refused": "from wartable.games.quartermaster import turn; turn.HAND = 5",
    "unnoticed": """
from wartable.games.quartermaster import changes
once = changes.score
changes.score = lambda state, nation, points: once(state, nation, 2 * points)
""",
}
"""Other rules without a new number: some answers are none any more, or all lead elsewhere."""


@pytest.mark.parametrize("rules", UNNUMBERED)
def test_a_running_game_is_told_of_rules_that_were_changed_without_a_number(
    tmp_path: Path, rules: str
) -> None:
    with Running(tmp_path) as server:
        person, chance = Person(server), random.Random(3)
        table = person.make(seats=me(*SIX), start=True, cover="off")["table"]["id"]
        with person.look(table) as screen:
            while screen.number < 150:
                asked = screen.asked[screen.until_asked()]
                said = chance.choice(asked["choices"])["answer"]
                screen.answer(screen.until_asked(), said)
            views = screen.views
        before = told(person, table)
        server.stop()
        server.first = UNNUMBERED[rules]
        server.start()
        with person.look(table) as screen:
            while screen.lines[-1]["message"] != "log-rules-repaired":
                screen.read()
            assert screen.views == views, "it stands where it stood"
            undone = screen.send(type="undo", seat=screen.until_asked())
            assert undone["reason"]["message"] == "reason-undo-rules"
            after = told(person, table)
            assert [lines for lines, _ in after] == [lines for lines, _ in before]
            known = [views for _, views in before]
            assert all(views in known for _, views in after), "the past is as it was told"
            assert len({json.dumps(views) for _, views in after}) > 5, "turn by turn"
            assert screen.answer(screen.until_asked())["ok"]
        server.stop()
        server.start()
        until(lambda: server.http.get("/readyz").json()["status"] == "ok")
        time.sleep(1)
        with person.look(table) as screen:
            heard = [line["message"] for line in screen.lines]
            assert heard.count("log-rules-repaired") == 1, "and it is said once"


@pytest.mark.parametrize("rules", UNNUMBERED)
def test_a_finished_game_is_shown_turn_by_turn_where_rules_were_changed_without_a_number(
    tmp_path: Path, rules: str
) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        table = finished(person)
        seen = person.get(f"/api/tables/{table}/view")
        server.stop()
        server.first = UNNUMBERED[rules]
        server.start()
        for call in ("summary", "view?at=60", "position?at=60", "record"):
            person.get(f"/api/tables/{table}/{call}")
        at = 0
        while at < seen["answers"]:
            moments = person.get(f"/api/tables/{table}/moments?at={at}")
            assert moments["old"] == moments["answers"] > 60
            view = moments["view"]
            for step in moments["moments"]:
                view = apply(view, step["patch"])
            at += len(moments["moments"])
        assert view == seen["view"], "the end is as it was told"
        fork = {"at": 60, "seats": me(*SIX)}
        assert person.post(f"/api/tables/{table}/fork", fork)["table"]["status"] == "playing"
        code, said = verified(server)
        assert code == 1 and said.count(table) == 2 and "more places later on" in said, said
        assert verified(server, table)[1].count(table) > 10, "every place, if asked for"
