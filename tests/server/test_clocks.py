"""Clocks: whose time runs, what happens when it is up, days off, other rules by consent."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SIX, Person, Running, Screen, bots, me
from tests.server.simulated import Simulated

from wartable.server.api.clocks import DAY, HOUR, ClockRules
from wartable.server.table_clock import AGREED, FREE, SeatClock, TableClock

MOVE = ClockRules("move", 60)
BANK = ClockRules("bank", 600, 10)
ALL = {0, 1, 2}


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Simulated]:
    with Simulated(tmp_path_factory.mktemp("simulated")) as running:
        yield running


def three() -> TableClock:
    return TableClock([SeatClock() for _ in range(3)])


def test_time_runs_only_while_a_seat_is_asked_and_a_move_has_all_of_it_again() -> None:
    clock = three()
    clock.follow(MOVE, [0], ALL, 1, 100)
    assert [clock.left(MOVE, seat, 130) for seat in range(3)] == [30, 60, 60]
    clock.follow(MOVE, [1], ALL, 2, 130)
    assert clock.due(MOVE, 1) == 190 and clock.due(MOVE, 0) is None
    # Something happened, and the same seat is asked again: another move.
    clock.follow(MOVE, [1], ALL, 3, 180)
    assert clock.due(MOVE, 1) == 240
    # Nothing showed: it is still the same one.
    clock.follow(MOVE, [1], ALL, 3, 200)
    assert clock.due(MOVE, 1) == 240
    # A pass that nothing is told of: the next one has all of their time too.
    clock.follow(MOVE, [0], ALL, 3, 210)
    assert clock.due(MOVE, 0) == 270


def test_a_bank_is_used_up_and_grows_with_each_move_up_to_what_it_was() -> None:
    clock = three()
    clock.follow(BANK, [0], ALL, 1, 0)
    clock.follow(BANK, [1], ALL, 2, 100)
    assert clock.left(BANK, 0, 500) == 510
    clock.follow(BANK, [0], ALL, 3, 103)
    assert clock.left(BANK, 1, 500) == 600, "never more than at first"
    clock.follow(BANK, [1], ALL, 4, 104)
    assert clock.left(BANK, 0, 500) == 519


def test_what_is_taken_back_gives_nobody_new_time() -> None:
    clock = three()
    clock.follow(MOVE, [0], ALL, 1, 0)
    clock.follow(MOVE, [1], ALL, 2, 50)
    clock.follow(MOVE, [0], ALL, 1, 51, FREE)
    clock.follow(MOVE, [0], ALL, 2, 53)
    assert clock.due(MOVE, 0) == 111, "it had all its time when its move was done, and goes on"
    before = clock.due(MOVE, 0)
    for now in (60, 70, 80):
        clock.follow(MOVE, [0], ALL, 1, now, FREE)
        clock.follow(MOVE, [0], ALL, 2, now + 1)
    assert clock.due(MOVE, 0) == before, "however often it is done again"
    clock.follow(MOVE, [0], ALL, 1, 90, AGREED)
    assert clock.due(MOVE, 0) == 150, "all agreed: begin again"


def test_answering_in_secret_at_the_same_time_shows_on_no_clock() -> None:
    clock = three()
    clock.follow(BANK, [0, 1, 2], ALL, 1, 0)
    assert clock.due(BANK, 2) == 600
    for now in (100, 300):
        # Somebody has answered, and nobody can see it: all clocks go on.
        clock.follow(BANK, [0, 1, 2], ALL, 1, now)
        assert [clock.due(BANK, seat) for seat in range(3)] == [600, 600, 600]
    clock.follow(BANK, [0], ALL, 2, 400)
    assert [clock.left(BANK, seat, 400) for seat in range(3)] == [600, 600, 600]


def test_what_is_answered_in_secret_sends_no_word_of_the_clock(server: Running) -> None:
    anna, ben, table = pair(server, kind="move", seconds=300)
    with Person(server).look(table) as crowd, ben.look(table) as mine:
        begun = len(crowd.raw)
        mine.answer("soviet_union")
        anna.post(f"/api/tables/{table}/clock", {"clock": {"kind": "none"}})
        while not crowd.info["clock_asked"]:
            crowd.read()
        # Bots have discarded too: whoever watches is told of nothing before the wish.
        assert [text for text in crowd.raw[begun:] if '"clocks"' in text[:20]] == []
        assert clocks(crowd)["soviet_union"]["runs"] and clocks(crowd)["germany"]["runs"]


def test_days_off_stop_a_clock_and_days_that_were_not_needed_are_given_back() -> None:
    rules = ClockRules("move", DAY, days_off=5)
    clock = three()
    clock.follow(rules, [0], ALL, 1, 0)
    clock.take_off(rules, 0, 3, HOUR)
    assert clock.due(rules, 0) == 4 * DAY
    assert clock.left(rules, 0, 2 * DAY) == 23 * HOUR and clock.days_off(rules, 0) == 2
    clock.take_off(rules, 0, 0, HOUR + DAY)
    assert clock.days_off(rules, 0) == 4 and clock.due(rules, 0) == 2 * DAY


def six(server: Running, **clock: Any) -> tuple[list[Person], str]:
    """Six people at a table of Quartermaster; the first made it."""
    people = [Person(server) for _ in SIX]
    made = people[0].make(seats=me(SIX[0]), name="P0", clock=clock)
    table = made["table"]["id"]
    for person, seat in zip(people[1:], SIX[1:], strict=True):
        person.sit(made["links"][seat], f"P {seat}")
    people[0].post(f"/api/tables/{table}/start", {})
    return people, table


def pair(server: Running, **clock: Any) -> tuple[Person, Person, str]:
    """Anna plays Germany, Ben the Soviet Union; nobody has face-down cards, bots play the rest."""
    anna, ben = Person(server), Person(server)
    seats = {**me("germany"), **bots(*SIX[1:])} | {"soviet_union": {"who": "open"}}
    made = anna.make(seats=seats, name="Anna", clock=clock)
    table = ben.sit(made["links"]["soviet_union"], "Ben")
    anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def clocks(screen: Screen) -> dict[str, Any]:
    return {row["seat"]: row for row in screen.info["clocks"]}


def seat(screen: Screen, name: str) -> Any:
    return next(row for row in screen.info["seats"] if row["seat"] == name)


def wait(screen: Screen, name: str, kind: str) -> None:
    while seat(screen, name)["kind"] != kind:
        screen.read()


def told(screen: Screen) -> list[str]:
    return [line["message"] for line in screen.lines]


def test_a_clock_has_rules_that_it_can_go_by(server: Running) -> None:
    person = Person(server)
    for clock, word in (
        ({"kind": "move", "seconds": 59}, "60"),
        ({"kind": "move", "seconds": 60, "level": "genius"}, "recruit"),
        ({"kind": "move", "seconds": 600, "days_off": 3}, "slow-clock"),
        ({"kind": "move", "seconds": 600, "gain": 3}, "gain-of-bank"),
    ):
        refused = person.make(seats=me(*SIX), clock=clock, status=409)
        assert word in str(refused["error"]), refused
    person.make(seats=me(*SIX), clock={"kind": "sand"}, status=400)
    person.make(seats=me(*SIX), clock={"kind": "move", "seconds": -1}, status=400)
    made = person.make(seats=me(*SIX))
    assert made["table"]["clock"]["kind"] == "none" and made["table"]["clocks"] == []


def test_a_bot_plays_on_until_the_person_is_back(simulated: Simulated) -> None:
    anna, ben, table = pair(simulated, kind="move", seconds=300, level="random")
    with anna.look(table) as mine, ben.look(table) as other:
        while other.asked.get("soviet_union"):
            other.answer("soviet_union")
        times = clocks(mine)
        assert set(times) == {"germany", "soviet_union"}
        assert times["germany"]["runs"] and 0 < times["germany"]["left"] <= 300
        simulated.pass_time(301)
        wait(mine, "germany", "bot")
        assert "log-time-up-bot" in told(mine)
        wait(other, "germany", "bot")
        assert clocks(other)["germany"]["away"] == "bot"
        # The bot goes on, and Ben is asked with all his time, not with what is left of it.
        other.until_asked("soviet_union")
        other.drain()
        anna.post(f"/api/tables/{table}/take", {"seat": "germany"})
        wait(mine, "germany", "person")
        row = clocks(mine)["germany"]
        assert (row["away"], row["outs"]) == ("", 1)


def test_where_everybody_is_late_the_game_waits_for_the_first_who_is_back(
    simulated: Simulated,
) -> None:
    anna, _, table = pair(simulated, kind="move", seconds=300, level="random")
    with Person(simulated).look(table) as stranger:
        simulated.pass_time(301)
        wait(stranger, "germany", "bot")
        wait(stranger, "soviet_union", "bot")
        # Bots would be done with it in a second or two.
        stranger.drain(2)
        assert not stranger.over and stranger.views["spectator"]["round"] == 1
        with anna.look(table) as mine:
            anna.post(f"/api/tables/{table}/take", {"seat": "germany"})
            while mine.views["germany"]["opening"]:
                mine.answer(mine.until_asked("germany"))
                mine.drain(0.1)


def test_a_seat_opens_to_whoever_knows_the_table(simulated: Simulated) -> None:
    anna, ben, table = pair(simulated, kind="move", seconds=300, out="open")
    carl = Person(simulated)
    refused = carl.post(f"/api/tables/{table}/sit", {"seat": "germany"}, 403)
    assert refused["error"]["message"] == "reason-wrong-link"
    with ben.look(table) as screen:
        screen.answer("soviet_union")
        simulated.pass_time(301)
        wait(screen, "germany", "open")
        assert clocks(screen)["germany"]["away"] == "open" and "log-time-up-open" in told(screen)
        carl.post(f"/api/tables/{table}/sit", {"seat": "germany", "name": "Carl"})
        wait(screen, "germany", "person")
        assert clocks(screen)["germany"]["left"] > 200
    assert anna.get(f"/api/tables/{table}")["mine"] == []
    Person(simulated).post(f"/api/tables/{table}/sit", {"seat": "germany"}, 403)


def test_whoever_is_late_loses_where_the_table_says_so(simulated: Simulated) -> None:
    _, ben, table = pair(simulated, kind="bank", seconds=600, gain=5, out="lose")
    with ben.look(table) as screen:
        screen.answer("soviet_union")
        simulated.pass_time(601)
        while not screen.over:
            screen.read()
        assert screen.info["result"] == "resigned" and "log-time-up-lost" in told(screen)
        assert ben.get(f"/api/tables/{table}/summary")["why"]["message"] == "ended-time"
        assert not any(row["runs"] for row in screen.info["clocks"])


def test_whoever_is_late_at_the_same_time_loses_too_whatever_the_seat(simulated: Simulated) -> None:
    anna, _, table = pair(simulated, kind="move", seconds=300, out="lose")
    with anna.look(table) as screen:
        assert all(row["runs"] for row in screen.info["clocks"]), "both are asked at once"
        simulated.pass_time(301)
        while not screen.over:
            screen.read()
        lost = [seat["seat"] for seat in screen.info["seats"] if seat["resigned"]]
        assert lost == ["germany", "soviet_union"]


def test_no_time_passes_while_the_server_is_down(tmp_path: Path) -> None:
    with Simulated(tmp_path) as server:
        anna, ben, table = pair(server, kind="move", seconds=300)
        with ben.look(table) as screen:
            screen.answer("soviet_union")
        server.pass_time(100)
        anna.post(f"/api/tables/{table}/clock", {"clock": {"kind": "move", "seconds": 600}})
        before = anna.get(f"/api/tables/{table}")["table"]
        assert before["clock_asked"]["waiting"] == ["soviet_union"]
        server.kill()
        server.pass_time(100_000)
        server.start()
        after = anna.get(f"/api/tables/{table}")["table"]
        (was,) = (row for row in before["clocks"] if row["seat"] == "germany")
        (now,) = (row for row in after["clocks"] if row["seat"] == "germany")
        assert was["runs"] and now["runs"] and 100 < was["left"] <= 200
        # Only what passed while it ran counts, however slowly it started on a busy machine.
        assert abs(now["left"] - was["left"]) < 90
        assert after["clock_asked"] == before["clock_asked"], "nobody has to ask again"


def test_other_rules_hold_when_everybody_has_agreed(simulated: Simulated) -> None:
    anna, ben, table = pair(simulated, kind="move", seconds=300)
    slow = {"kind": "move", "seconds": DAY, "days_off": 2, "out": "open"}
    path = f"/api/tables/{table}/clock"
    Person(simulated).post(path, {"clock": slow}, 403)
    assert anna.post(path, {"clock": slow})["table"]["clock_asked"]["seat"] == "germany"
    assert ben.post(path, {"clock": slow}, 409)["error"]["message"] == "reason-clock-pending"
    ben.post(f"{path}/consent", {"agree": False})
    assert ben.get(f"/api/tables/{table}")["table"]["clock"]["seconds"] == 300
    refused = ben.post(f"{path}/consent", {"agree": True}, 409)
    assert refused["error"]["message"] == "reason-no-clock-pending"
    anna.post(path, {"clock": slow})
    changed = ben.post(f"{path}/consent", {"agree": True})["table"]
    assert changed["clock"]["seconds"] == DAY and changed["clock_asked"] is None
    assert all(row["left"] > DAY - HOUR for row in changed["clocks"])
    same = anna.post(path, {"clock": slow}, 409)
    assert same["error"]["message"] == "reason-same-clock"
    with ben.look(table) as screen:
        assert told(screen)[-3:] == ["log-clock-refused", "log-clock-asked", "log-clock-changed"]


def test_a_slow_table_of_six_is_played_to_its_end_with_time_outs_days_off_and_a_return(
    simulated: Simulated,
) -> None:
    people, table = six(simulated, kind="move", seconds=DAY, days_off=3, level="random")
    path = f"/api/tables/{table}"
    screens = {name: person.look(table) for person, name in zip(people, SIX, strict=True)}
    italy, japan, germany = people[4], people[2], people[0]
    japan.post(f"{path}/days-off", {"seat": "japan", "days": 4}, 409)
    japan.post(f"{path}/days-off", {"seat": "japan", "days": 2})
    anna, rounds = screens["germany"], 0
    # All but Italy and Japan discard; a day later a bot sits in for Italy, and Japan is off.
    for name in ("germany", "united_kingdom", "soviet_union", "united_states"):
        while screens[name].asked[name] and screens[name].asked[name]["ask"].endswith("discard"):
            screens[name].answer(name)
    simulated.pass_time(DAY + 10)
    wait(anna, "italy", "bot")
    assert seat(anna, "japan")["kind"] == "person" and clocks(anna)["japan"]["off"] > 0
    japan.post(f"{path}/days-off", {"seat": "japan", "days": 0})
    wait(screens["italy"], "italy", "bot")
    italy.post(f"{path}/take", {"seat": "italy"})
    # Germany goes to sleep for good in the third round, and everybody else plays to the end.
    while not anna.over:
        asleep = {"germany"} if rounds > 60 else set()
        for name, screen in screens.items():
            if name not in asleep and seat(anna, name)["kind"] == "person":
                screen.drain(0.0)
                if screen.asked.get(name):
                    screen.answer(name)
                    rounds += 1
        anna.drain(0.0)
        if asleep and anna.asked["germany"] and seat(anna, "germany")["kind"] == "person":
            simulated.pass_time(DAY + 10)
            wait(anna, "germany", "bot")
    assert anna.info["result"]
    assert {"log-time-up-bot", "log-days-off", "log-days-off-over", "log-sat"} <= set(told(anna))
    times = clocks(anna)
    assert times["italy"]["outs"] == 1 and times["germany"]["outs"] == 1
    assert times["japan"]["outs"] == 0 and times["japan"]["days_off"] > 1.9
    record = germany.get(f"{path}/record")["text"]
    assert "log-time" not in record and "germany" in record
    for screen in screens.values():
        screen.close()


FAILS_ONCE = """
import sqlite3
from wartable.server.store.sqlite import TRIES, Store
write, failed = Store._transaction, []
def once(self, jobs):
    # All together, and then alone, as often as that is tried.
    if len(failed) <= TRIES and any("log-time-up" in str(job.entries) for job in jobs):
        failed.append(jobs)
        raise sqlite3.OperationalError("disk I/O error")
    write(self, jobs)
Store._transaction = once
"""


def test_a_time_out_that_could_not_be_written_comes_later_also_where_nobody_looks(
    tmp_path: Path,
) -> None:
    with Simulated(tmp_path) as server:
        _, ben, table = pair(server, kind="move", seconds=300)
        with ben.look(table) as screen:
            while screen.asked["soviet_union"]:
                screen.answer("soviet_union")
        server.stop()
        server.first += FAILS_ONCE
        server.start()
        server.pass_time(301)
        # Whoever asked the server for the table would wake it.
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database:
            kind = "SELECT kind FROM chairs WHERE table_id = ? AND chair = 'germany'"
            for _ in range(400):
                if database.execute(kind, (table,)).fetchone() == ("bot",):
                    break
                time.sleep(0.05)
            assert database.execute(kind, (table,)).fetchone() == ("bot",)
        assert "disk I/O error" in server.log.read_text()


def test_a_table_that_cannot_be_opened_keeps_no_other_clock_from_being_looked_at(
    tmp_path: Path,
) -> None:
    with Simulated(tmp_path) as server:
        for _ in range(2):
            pair(server, kind="move", seconds=300)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "wartable.sqlite")) as database:
            order = [row[0] for row in database.execute("SELECT table_id FROM clocks")]
            database.execute("UPDATE clocks SET clock = x'01' WHERE table_id = ?", order[:1])
            database.commit()
            server.start()
            server.pass_time(301)
            bots_there = "SELECT count(*) FROM chairs WHERE table_id = ? AND kind = 'bot'"
            for _ in range(400):
                # Germany and the Soviet Union were people.
                if database.execute(bots_there, order[1:]).fetchone() == (6,):
                    break
                time.sleep(0.05)
            assert database.execute(bots_there, order[1:]).fetchone() == (6,)
        time.sleep(1)
        said = server.log.read_text().count("a clock does not go on")
        assert said == 1, "the host is told, and not four times a second"
