"""What ends with its reason and what goes along: suspensions, mutes, consent, results, notices."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.inside import Follower, House, refused, run
from tests.server.test_inside import ANNA, BEN, CLARA, TELLS, THREE, Sent
from tests.server.test_tables import REACTION

from wartable.server import (
    accounts,
    api,
    belongings,
    devices,
    people,
    results,
    server_time,
    spectating,
)
from wartable.server.api.clocks import ClockRules
from wartable.server.api.tournaments import NewTournament
from wartable.server.chairs import Device
from wartable.server.history import sight
from wartable.server.limits import Limits
from wartable.server.moderation import Moderation
from wartable.server.notices.subscriptions import PATIENT
from wartable.server.replay import eye_of, replay_part
from wartable.server.setup import Setup
from wartable.server.spectating import Spectating
from wartable.server.summaries import summarise
from wartable.server.table_clock import SeatClock, TableClock
from wartable.server.tables import OVER, Table
from wartable.server.time_outs import TimeOuts
from wartable.server.tournaments.running import HOST

DORA = b"dora"
DAY = 86_400


def test_a_suspension_for_some_days_ends_after_them_and_one_for_good_never_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: House) -> None:
        now, known = 1000.0, found.registry.accounts
        monkeypatch.setattr(accounts, "time", SimpleNamespace(time=lambda: now))
        anna, _ = await known.make("Anna", "a long password", "here")
        ben, _ = await known.make("Ben", "a long password", "here")
        await known.suspend(anna, int(now) + 2 * DAY)
        await known.suspend(ben, -1)
        for passed, out in ((0, True), (2 * DAY - 1, True), (2, False)):
            now += passed
            assert ("suspended" in known.marks(anna)) == out
            if out:
                with refused("reason-suspended"):
                    known.welcome(anna)
            await known.load()
        assert await known.check("Anna", "a long password", "here") == anna
        with refused("reason-suspended"):
            await known.check("Ben", "a long password", "here")
        await known.suspend(ben, 0)
        known.welcome(ben)

    run(tmp_path, story)


def test_in_every_list_of_the_lobby_the_table_where_something_happened_last_comes_first(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        made: dict[str, list[str]] = {}
        for status in ("open", "running", "finished"):
            for _ in range(3):
                table = await found.table("naval", people={"alpha": ANNA}, begun=status != "open")
                table.listed = True
                if status == "open":
                    table.chairs[1].kind = "open"
                if status == "finished":
                    await found.seating.resign(table, api.Resign([]), ANNA)
                made.setdefault(status, []).append(table.id)
                rows = "UPDATE tables SET listed = 1, changed = ? WHERE id = ?"
                kept = (rows, (sum(map(len, made.values())) * 7 % 10, table.id))
                open_seat = "UPDATE chairs SET kind = 'open' WHERE table_id = ? AND seat = 1"
                rest = [(open_seat, (table.id,))] if status == "open" else []
                await found.store.written([], [kept, *rest])
        changed = dict(await found.rows("SELECT id, changed FROM tables"))
        lobby = await found.registry.lobby.listing(ANNA)
        mine = [table for tables in made.values() for table in tables]
        for rows, tables in ((lobby.mine, mine), *((getattr(lobby, s), made[s]) for s in made)):
            newest = sorted(tables, key=lambda one: -changed[one])
            assert [row.table.id for row in rows] == newest

    run(tmp_path, story)


def test_who_sits_down_has_muted_nobody_and_is_muted_by_nobody_but_the_host(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table, chat = await found.table("naval", "seats=3", people=THREE), found.registry.chat
        for who, whom in ((ANNA, "bravo"), (CLARA, "alpha"), (CLARA, "bravo")):
            await chat.mute(table, who, people.Mute(whom), "here")
        await found.seating.leave(table, api.OfSeat("alpha"), ANNA)
        table.listed = True
        await found.seating.sit(table, api.Sit("alpha", "", "Dora"), DORA)
        pages = {who: Follower(table, who) for who in (BEN, CLARA, DORA)}
        for who in (BEN, DORA):
            await chat.say(table, who, people.Say(who.decode()), "here")
        read = {who: [one.text for one in (await chat.look(table, who)).lines] for who in pages}
        assert read == {BEN: ["ben", "dora"], CLARA: ["dora"], DORA: ["ben", "dora"]}
        assert {who: page.said for who, page in pages.items()} == read, "and so they hear it"

    run(tmp_path, story)


def test_each_limit_of_the_chat_is_of_the_person_at_a_table_and_of_the_address_beside_it(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        chat = found.registry.chat
        table = await found.table("naval", "seats=3", people=THREE)

        async def slow(who: bytes, where: str) -> bool:
            try:
                await chat.say(table, who, people.Say("Hello"), where)
            except Exception as error:
                assert "too-fast" in repr(error)
                return True
            return False

        assert not await slow(ANNA, "here")
        assert [await slow(ANNA, "elsewhere"), await slow(BEN, "here")] == [True, False]
        assert not await slow(b"watcher", "there")
        assert [await slow(b"other", "there"), await slow(b"watcher", "far")] == [True, False]

    run(tmp_path, story, limits=Limits(chat=(1e-6, 1.0)))


USED = SeatClock(left=5.0, since=7.0, off=9.0, taken=11.0, outs=3, away="open")


def test_new_rules_and_a_time_out_set_the_time_back_and_nothing_else() -> None:
    fresh = msgspec.structs.replace(USED, left=None, since=None, off=0.0)
    clock = TableClock([msgspec.structs.replace(USED) for _ in range(2)], asked=[1])
    clock.out(0, "bot")
    assert clock.seats == [msgspec.structs.replace(fresh, outs=4, away="bot"), USED]
    clock = TableClock([msgspec.structs.replace(USED) for _ in range(2)], asked=[1])
    clock.renew()
    assert clock.seats == [fresh, fresh] and clock.asked == []


def agreed() -> Setup:
    """All that can be agreed at a table, otherwise than usual."""
    watch = Spectating("seat", "bravo", 60, [(1, BEN)])
    lesson = api.LessonStep("first", 1)
    clock = ClockRules("move", DAY)
    return Setup(
        "Title", "seats", "on", 7, "", "on", 8, False, clock, True, spectating=watch, lesson=lesson
    )


@pytest.mark.parametrize("way", ["rematch", "fork"])
def test_what_was_agreed_goes_along_but_for_what_was_of_that_game_alone(
    tmp_path: Path, way: str
) -> None:
    async def story(found: House) -> None:
        old = await found.table("naval", "seats=3", people=THREE)
        await found.seating.give_up(old, [0, 1])
        assert old.status == OVER
        old.setup = agreed()
        maker, wish = found.registry.maker, api.Fork(0, {"bravo": api.SeatChoice("me")})
        new = (
            await maker.rematch(old) if way == "rematch" else (await maker.fork(old, wish, BEN))[0]
        )
        before, now = (msgspec.structs.asdict(setup) for setup in (agreed(), new.setup))
        differs = {name: now[name] for name in now if now[name] != before[name]}
        del differs["seeding"]
        wanted: dict[str, Any] = {
            "spectating": Spectating("seat", "bravo", 60),
            "awaited": False,
            "lesson": None,
        }
        if way == "fork":
            wanted["clock"] = ClockRules()
        assert differs == wanted
        # Whoever agrees at one of them does not agree at the other.
        spectating.agree(new, 1, new.chairs[1].browsers[0], True)
        assert old.setup.spectating.agreed == [(1, BEN)]

    run(tmp_path, story)


def test_consent_of_one_device_is_taken_back_on_another(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        watch = Spectating("seat", "bravo")
        table = await found.table("naval", "seats=3", people=THREE, spectating=watch)
        table.chairs[1].devices.append(Device(b"tablet", 2))
        for first, second in ((BEN, b"tablet"), (b"tablet", BEN)):
            spectating.agree(table, 1, first, True)
            spectating.agree(table, 1, second, True)
            assert spectating.shown(table) and len(watch.agreed) == 1
            spectating.agree(table, 1, first, False)
            assert not spectating.shown(table) and watch.agreed == []

    run(tmp_path, story)


@pytest.mark.parametrize("wins", [True, False])
def test_who_left_a_seat_has_its_loss_and_who_took_it_over_its_win(
    tmp_path: Path, wins: bool
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", people={"alpha": ANNA, "bravo": BEN})
        while len({one.seat for one in table.playing.answers}) < 2:
            await found.answer(table, table.names[next(iter(table.open))])
        await found.seating.leave(table, api.OfSeat("alpha"), ANNA)
        table.listed = True
        await found.seating.sit(table, api.Sit("alpha", "", "Dora"), DORA)
        await found.seating.resign(table, api.Resign([]), BEN if wins else DORA)
        (game,) = await found.registry.results.games()
        alpha = game.seats[0]
        assert (alpha.score == results.WON) == wins
        assert bytes.fromhex(alpha.who) == (DORA if wins else ANNA)

    run(tmp_path, story)


def test_who_looks_at_the_table_is_told_when_they_have_gone_and_only_once(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        sent, notices = Sent(found), found.registry.notices
        await notices.add(ANNA, api.NewNotice("webhook", "http://127.0.0.1/anna"), "here")
        people_ = {"germany": ANNA, "soviet_union": BEN}
        table = await found.table("quartermaster", people=people_, position=REACTION)
        page, other = Follower(table, ANNA), Follower(table, BEN)
        assert await sent.after(61) == [], "Anna sits before it"
        other.go()
        assert await sent.after(61) == []
        page.go()
        assert await sent.after(59) == [], "she may be back at once"
        assert await sent.after(2) == [(ANNA, "germany")]
        for _ in "12":
            # Whatever else happens at the table, and after a start of the server.
            notices.follow(table)
            assert await sent.after(61) == []
            await notices.load()

    run(tmp_path, story, notices=TELLS)


def test_the_time_that_is_left_is_told_while_it_runs_and_not_on_days_off(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        clock = ClockRules("move", 2 * DAY, days_off=3)
        table = await found.table("naval", "seats=3", people=THREE, clock=clock)
        seat = next(iter(table.open))
        notices = found.registry.notices
        assert notices._left(table, seat, "en") in ("Time left: 2 d.", "Time left: 1 d 23 h.")
        assert notices._left(table, (seat + 1) % 3, "en") == ""
        table.timing.take_off(seat, 1)
        assert notices._left(table, seat, "en") == ""

    run(tmp_path, story)


def test_a_notice_is_given_up_when_it_fails_so_often_in_a_row(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        kept = found.registry.notices.subscriptions
        one = await kept.add(ANNA, "webhook", "https://example.org", "en")
        assert one is not None
        for failed in [True] * (PATIENT - 1) + [False] + [True] * (PATIENT - 1):
            await kept.note(one, failed)
            assert kept.get(one.id) is one
            assert await found.rows("SELECT failures FROM notices") == [(one.failures,)]
        await kept.note(one, True)
        assert kept.get(one.id) is None and await found.rows("SELECT * FROM notices") == []

    run(tmp_path, story)


def test_for_an_entrant_who_left_before_the_table_was_made_a_bot_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: House) -> None:
        cups = found.registry.tournaments
        made = await cups.make(NewTournament("Cup", "naval", {"seats": "3"}), HOST)
        players = []
        for number in range(3):
            token, _ = await found.registry.tokens.make(f"Player {number}", ["sit"], b"")
            await cups.join(made.id, token.hash)
            players.append(token.hash)

        async def stopped(*_: object) -> None:
            """The server stops before it has made the tables."""

        with monkeypatch.context() as patch:
            patch.setattr(cups, "_make_tables", stopped)
            await cups.start(made.id, HOST)
            await cups.leave(made.id, players[1])
        await cups.look(made.id)
        (game,) = cups.get(made.id).rounds[0].games
        table = await found.registry.open(game.table)
        for place, number in enumerate(game.players):
            chair = table.chairs[place]
            kind = "bot" if number == 1 else "person"
            assert (chair.kind, chair.browsers) == (kind, [players[number]] * (kind == "person"))

    run(tmp_path, story)


def test_where_all_is_public_who_watches_looks_back_as_far_as_who_plays(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table: Table = await found.table("naval", "seats=3", people=THREE)
        for _ in range(9):
            await found.answer(table, table.names[next(iter(table.open))])
        assert sight(table, b"stranger").steps == sight(table, ANNA).steps == table.steps()

    run(tmp_path, story)


def test_a_seat_that_looks_at_a_finished_game_sees_its_own_answers_alone(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        for _ in range(9):
            await found.answer(table, table.names[next(iter(table.open))])
        for name in ("", "spectator", *table.names):
            steps = replay_part(table, 0, eye_of(table, name)).moments
            told = {step.seat for step in steps if step.said is not None}
            assert told == {step.seat for step in steps if name in ("", step.seat)}

    run(tmp_path, story)


def test_a_code_holds_for_who_signs_in_after_it_was_made(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        code = devices.code(table, ANNA)
        await belongings.hand_over(found.registry, found.seating, ANNA, DORA, b"session", True)
        await devices.join(found.seating, table, api.JoinDevice(code.code), b"tablet")
        assert table.chairs[0].browsers == [DORA, b"tablet"]

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("rule", "gives_up", "why"),
    [("lose", "", "time"), ("bot", "late", "time"), ("bot", "other", "resigned")],
)
def test_a_game_is_lost_on_time_if_who_gave_up_was_late_and_not_if_somebody_else_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: Any, gives_up: str, why: str
) -> None:
    async def story(found: House) -> None:
        two, now = {"alpha": ANNA, "bravo": BEN}, server_time.source()
        monkeypatch.setattr(server_time, "source", lambda: now)
        table = await found.table("naval", people=two, clock=ClockRules("move", 60, out=rule))
        (late,) = table.open
        now += 61
        await TimeOuts(found.registry, found.seating).look()
        assert table.timing.clock.seats[late].outs == 1
        assert (table.status == OVER) == (rule == "lose")
        if gives_up:
            await found.seating.give_up(table, [late if gives_up == "late" else 1 - late])
            await found.seating.give_up(table, [n for n in (0, 1) if not table.chairs[n].bot])
        assert table.status == OVER
        assert summarise(table).why.message == f"ended-{why}"

    run(tmp_path, story)


@pytest.mark.parametrize("days", [0, 3])
def test_who_is_suspended_is_told_so_in_the_streams_of_their_programs_and_nobody_else_is(
    tmp_path: Path, days: int
) -> None:
    async def story(found: House) -> None:
        registry, streams = found.registry, {}
        for name in ("Anna", "Ben"):
            key, _ = await registry.accounts.make(name, "a long password", "here")
            token, secret = await registry.tokens.make(f"Rook of {name}", ["read"], key)
            registry.admit_program(secret, "read")
            stream = registry.streams.open(token.hash, token.hash, "here", "203.0.113.7")
            streams[name] = stream, secret
        await Moderation(registry).do("unsuspend", "Anna", 0)
        assert len(registry.streams) == 2
        await Moderation(registry).do("suspend", "Anna", days)
        assert len(registry.streams) == 1
        read = {
            name: b"".join([line async for line in stream.lines({}, 0)])
            for name, (stream, _) in streams.items()
        }
        assert b"reason-suspended" in read["Anna"] and read["Ben"] == b""
        with refused("reason-suspended"):
            registry.admit_program(streams["Anna"][1], "read")
        registry.admit_program(streams["Ben"][1], "read")

    run(tmp_path, story)
