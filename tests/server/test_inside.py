"""What a server does with tables, people and tournaments, without its network: in milliseconds."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.inside import House, refused, run
from tests.server.test_tables import REACTION

from wartable.server import api, archive, bans, chat, devices, keys, people, results, time_outs
from wartable.server.api.clocks import AgreeClock, ClockRules, ProposeClock, TakeDaysOff
from wartable.server.api.tournaments import Award, NewTournament
from wartable.server.chairs import Device
from wartable.server.notices.settings import NoticeSettings
from wartable.server.notices.subscriptions import Subscription
from wartable.server.notices.ways import NoticeText
from wartable.server.tables import OVER, PLAYING, Table
from wartable.server.tournaments.running import HOST

ANNA, BEN, CLARA = b"anna", b"ben", b"clara"
THREE = {"alpha": ANNA, "bravo": BEN, "charlie": CLARA}
SIX = ("germany", "united_kingdom", "japan", "soviet_union", "italy", "united_states")


def told(table: Table) -> list[str]:
    """The lines of the table's log that are not of the game."""
    return [line.message for line in table.log if isinstance(line, api.LogLine)]


def waiting(table: Table) -> set[int]:
    """Who still has to agree that an answer is taken back."""
    return table.undo_request.waiting if table.undo_request is not None else set()


async def wished(found: House) -> Table:
    """Germany asks to take an answer back that taught everybody something."""
    people = dict(zip(SIX, (ANNA, BEN, ANNA, BEN, ANNA, CLARA), strict=True))
    table = await found.table("quartermaster", people=people, position=REACTION)
    await found.answer(table, "germany", "play build_army")
    reply = await found.do(table, ANNA, api.Undo("u", "germany"))
    assert reply.ok and reply.waiting
    return table


def test_an_answer_is_taken_back_when_the_last_one_has_agreed_or_made_way_for_a_bot(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        table = await wished(found)
        assert waiting(table) == {1, 3, 5}
        await found.seating.put_bot(table, 5, "recruit")
        assert waiting(table) == {1, 3}
        assert table.open[0].ask == "ask-build-army", "others are still to agree"
        assert (await found.do(table, BEN, api.Consent("c", "united_kingdom", True))).ok
        assert waiting(table) == {3}
        await found.seating.put_bot(table, 3, "recruit")
        assert table.undo_request is None and table.open[0].ask == "ask-play"

    run(tmp_path, story)


def test_who_asked_for_an_undo_and_makes_way_for_a_bot_asks_no_more(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await wished(found)
        await found.seating.put_bot(table, 0, "recruit")
        assert table.undo_request is None and table.open[0].ask == "ask-build-army"
        assert "log-undo-refused" in told(table) or "log-undo-withdrawn" in told(table)

    run(tmp_path, story)


def test_programs_of_one_person_are_that_person_and_those_of_the_host_are_not(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        tokens = found.registry.tokens
        own = [(await tokens.make(name, ["sit"], ANNA))[0] for name in ("One", "Two")]
        host = [(await tokens.make(name, ["sit"], b""))[0] for name in ("House", "Guest")]
        everybody = [ANNA, *(token.hash for token in own)]
        for one in everybody:
            assert sorted(tokens.family(one)) == sorted(everybody)
        for token in host:
            assert tokens.family(token.hash) == [token.hash]
        assert tokens.family(BEN) == [BEN]
        table = await found.table("naval", people={"alpha": host[0].hash[:4]})
        table.chairs[0].devices = [Device(host[0].hash, program=True)]
        table.chairs[1].kind, table.chairs[1].level = "open", ""
        table.chairs[1].link = keys.hashed("secret")
        sit = api.Sit("bravo", "secret", "")
        await found.seating.sit(table, sit, host[1].hash)
        assert table.chairs[1].browsers == [host[1].hash]
        table.chairs[0].devices = [Device(own[0].hash, program=True)]
        table.chairs[1].link = keys.hashed("other")
        with refused("reason-own-opponent"):
            await found.seating.sit(table, api.Sit("bravo", "other", ""), own[1].hash)
        with refused("reason-own-opponent"):
            await found.seating.sit(table, api.Sit("bravo", "other", ""), ANNA)

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("leave", "scores"),
    [
        (["alpha"], None),
        (["alpha", "bravo"], [0.0, 0.0, 1.0]),
        (["alpha", "bravo", "charlie"], [0.0, 0.0, 0.0]),
    ],
)
def test_the_side_that_nobody_gave_up_wins(
    tmp_path: Path, leave: list[str], scores: list[float] | None
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        await found.seating.give_up(table, [table.names.index(seat) for seat in leave])
        assert (table.status == OVER) == (scores is not None)
        assert results.given_up(table) == (scores is not None)
        if scores is not None:
            assert [score for _, score in results.scores(table)] == scores
            rows = await found.rows(
                "SELECT chair, score, player FROM results WHERE seat >= 0 ORDER BY seat"
            )
            assert [row[1] for row in rows] == scores
            assert {row[2] for row in rows} == {"person"}

    run(tmp_path, story)


def test_a_side_with_an_open_seat_is_not_given_up(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        people = dict(zip(SIX, (ANNA, BEN) * 3, strict=True))
        table = await found.table("quartermaster", people=people)
        for number in (0, 2):
            table.chairs[number].kind, table.chairs[number].resigned = "bot", True
        kinds: tuple[api.Occupant, ...] = ("open", "person", "bot")
        given_up = []
        for table.chairs[4].kind in kinds:
            given_up.append(results.given_up(table))
        assert given_up == [False, False, True], "somebody may still sit down there"

    run(tmp_path, story)


def test_of_a_game_it_is_noted_who_played_and_whether_it_counts(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=5", people={**THREE, "delta": CLARA})
        table.chairs[0].devices.append(Device(b"robot", program=True))
        table.chairs[1].kind, table.chairs[1].resigned = "bot", True
        table.chairs[2].kind = "open"
        table.chairs[3].kind, table.chairs[3].level = "bot", "cadet"

        def noted() -> list[tuple[Any, ...]]:
            # Without the table, the settings and the score.
            rows: Any = [args for _, args in results.rows(table, 77)]
            return [(*row[1:3], row[5], int(row[6]), row[9], row[10]) for row in rows]

        mark = (results.MARK, "", 77, 0, "", "")
        assert noted() == [
            mark,
            (0, "alpha", 77, 1, "program", ""),
            (1, "bravo", 77, 1, "person", ""),
            (2, "charlie", 77, 1, "", ""),
            (3, "delta", 77, 1, "bot", "cadet"),
            (4, "echo", 77, 1, "bot", "recruit"),
        ]
        # With cards from elsewhere it is told but does not count.
        table.setup.seeding.source = "fork"
        assert {row[3] for row in noted()[1:]} == {0} and len(noted()) == 6
        table.setup.seeding.source, table.position = "new", "round 1"
        assert {row[3] for row in noted()[1:]} == {0}
        # Of a record that was over nothing was played here, nor of a lesson.
        table.setup.seeding.after = len(table.playing.answers) + 1
        assert noted() == [mark]
        table.setup.seeding.after = 0
        table.setup.lesson = api.LessonStep("first", 0)
        assert noted() == [mark]

    run(tmp_path, story)


def test_where_nobody_has_won_and_nobody_gave_up_it_is_a_draw(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        for result, scores in (("bravo", [0, 1, 0]), ("draw", [0.5] * 3), ("", [0.5] * 3)):
            table.result = result
            assert [score for _, score in results.scores(table)] == scores
        teams = await found.table(
            "quartermaster", people=dict(zip(SIX, (ANNA, BEN) * 3, strict=True))
        )
        teams.result = "allies"
        assert results.scores(teams) == [("axis", 0.0), ("allies", 1.0)] * 3
        teams.chairs[1].resigned = True
        assert results.scores(teams)[1] == ("allies", 0.0), "whoever gave up has not won"

    run(tmp_path, story)


async def cup(found: House, wish: NewTournament, count: int = 2) -> tuple[str, list[bytes]]:
    """A tournament that some programs have joined and that has begun, and who they are."""
    tournaments, players = found.registry.tournaments, []
    made = await tournaments.make(wish, HOST)
    for number in range(count):
        token, _ = await found.registry.tokens.make(f"Player {number}", ["sit"], b"")
        await tournaments.join(made.id, token.hash)
        players.append(token.hash)
    await tournaments.start(made.id, HOST)
    return made.id, players


def test_when_the_time_of_a_round_is_out_who_is_awaited_loses_and_others_have_as_long_again(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        tournaments, now = found.registry.tournaments, 1000.0
        tournaments.clock = lambda: now
        three = {"seats": "3"}
        key, _ = await cup(found, NewTournament("Cup", "naval", three, hours=2), 6)
        (round_,) = tournaments.get(key).rounds
        assert round_.due == 1000 + 7200 and len(round_.games) == 2
        now += 7199
        await tournaments.look(key)
        assert [game.points for game in tournaments.get(key).rounds[0].games] == [None, None]
        now += 1
        await tournaments.look(key)
        (round_,) = tournaments.get(key).rounds
        # One of three was awaited at each table: two play on.
        assert [game.points for game in round_.games] == [None, None]
        assert round_.due == now + 7200
        for game in round_.games:
            table = await found.registry.open(game.table)
            assert [chair.resigned for chair in table.chairs].count(True) == 1
        duel, _ = await cup(found, NewTournament("Cup", "naval", hours=1, rounds=1))
        now += 3600
        await tournaments.look(duel)
        made = tournaments.get(duel)
        (game,) = made.rounds[0].games
        assert made.status == "over" and sorted(game.points or ()) == [0.0, 1.0]
        table = await found.registry.open(game.table)
        lost = [chair.resigned for chair in table.chairs]
        assert [float(not one) for one in lost] == game.points

    run(tmp_path, story)


def test_a_game_that_nobody_can_finish_is_awarded_once_and_to_who_plays_in_it(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        tournaments = found.registry.tournaments
        wish = NewTournament("Cup", "naval", rounds=2, auto=False)
        key, players = await cup(found, wish, 4)
        first, second = tournaments.get(key).rounds[0].games
        (other,) = {*second.players} - {second.players[0]}
        with refused("reason-tournament-not-in"):
            await tournaments.award(key, Award(first.table, other), HOST)
        with refused("reason-no-such-game"):
            await tournaments.award(key, Award("nowhere", first.players[0]), HOST)
        with refused("reason-not-your-tournament"):
            await tournaments.award(key, Award(first.table, first.players[0]), players[0])

        async def sent_to() -> dict[str, list[int]]:
            """By table: which players are sent there to play."""
            here: dict[str, list[int]] = {}
            for number, who in enumerate(players):
                told = await found.ask("/api/tournaments/{tournament}", who, tournament=key)
                assert told.me == number
                here.setdefault(told.table, []).append(number)
            return here

        pairs = {one.table: sorted(one.players) for one in (first, second)}
        assert await sent_to() == pairs
        await tournaments.award(key, Award(first.table, first.players[1]), HOST)
        assert await sent_to() == {"": pairs[first.table], second.table: pairs[second.table]}
        with refused("reason-round-not-over"):
            await tournaments.go_on(key, HOST)
        await tournaments.award(key, Award(second.table, -1), HOST)
        with refused("reason-no-such-game"):
            await tournaments.award(key, Award(first.table, first.players[0]), HOST)
        games = tournaments.get(key).rounds[0].games
        assert [game.points for game in games] == [[0.0, 1.0], [0.5, 0.5]]
        assert {game.how for game in games} == {"awarded"}
        assert len(tournaments.get(key).rounds) == 1, "nobody has said that it goes on"
        assert await sent_to() == {"": [0, 1, 2, 3]}
        await tournaments.go_on(key, HOST)
        assert len(tournaments.get(key).rounds) == 2
        assert len(await sent_to()) == 2 and "" not in await sent_to()
        again = await found.rows("SELECT count(*) FROM tournaments")
        assert again == [(1,)]
        await tournaments.load()
        assert len(tournaments.get(key).rounds) == 2, "it is as it was written"

    run(tmp_path, story)


def test_who_leaves_a_tournament_loses_the_game_and_meets_nobody_more(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        tournaments = found.registry.tournaments
        wish = NewTournament("Cup", "naval", format="round_robin", legs=1)
        key, players = await cup(found, wish, 3)
        made = tournaments.get(key)
        assert [len(one.tables) for one in made.schedule] == [1, 1, 1]
        (game,) = made.rounds[0].games
        loser, winner = game.players
        await tournaments.leave(key, players[loser])
        made = tournaments.get(key)
        assert made.rounds[0].games[0].points == [0.0, 1.0]
        assert made.entrants[loser].left and not made.entrants[winner].left
        with refused("reason-tournament-not-in"):
            await tournaments.leave(key, players[loser])
        # Against who has left there is nothing to play, and the other has the point.
        for one in made.rounds[1:]:
            for game in one.games:
                if loser in game.players:
                    assert game.how == "walkover" and not game.made
                    assert game.points == [float(who != loser) for who in game.players]
        with refused("reason-tournament-begun"):
            await tournaments.join(key, players[loser])

    run(tmp_path, story)


TELLS = NoticeSettings("https://example.org", quiet=60, private=True)


class Sent:
    """Takes what would go out."""

    def __init__(self, found: House) -> None:
        self.found, self.told = found, list[tuple[bytes, str]]()
        self._passed = 0.0
        notices: Any = found.registry.notices
        notices._time, notices.sender = self, self

    def now(self) -> float:
        """The time that counts."""
        return self._passed

    def take(self, one: Subscription, text: NoticeText) -> None:
        """A notice goes out."""
        self.told.append((one.browser, text.seat))

    async def after(self, seconds: float) -> list[tuple[bytes, str]]:
        """Who is told when some time has passed."""
        self._passed += seconds
        self.told.clear()
        await self.found.registry.notices._look(self.found.registry)
        return self.told[:]


def test_who_is_asked_and_away_is_told_once_and_nobody_else_is(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        sent, notices = Sent(found), found.registry.notices
        for who in (ANNA, BEN, CLARA):
            wish = api.NewNotice("webhook", f"http://127.0.0.1/{who.decode()}")
            await notices.add(who, wish, "here")
        people = {"germany": ANNA, "soviet_union": BEN}
        table = await found.table("quartermaster", people=people, position=REACTION)
        assert await sent.after(59) == []
        assert await sent.after(1) == [(ANNA, "germany")]
        assert await sent.after(600) == [], "once for each question"
        await found.answer(table, "germany", "play build_army")
        await sent.after(30)
        await found.answer(table, "germany", "build ukraine")
        assert await sent.after(59) == [], "it is another question, which nobody was told of"
        # What is about to be answered for a seat is no question to its person.
        number = table.numbers[3]
        table.pending[3] = number
        assert await sent.after(61) == []
        table.pending.clear()
        notices.follow(table)
        assert await sent.after(60) == [(BEN, "soviet_union")]
        table.chairs[3].kind = "bot"
        table.numbers[3] += 1
        notices.follow(table)
        assert await sent.after(100) == [], "a bot needs no notice"

    run(tmp_path, story, notices=TELLS)


def test_an_address_is_told_of_no_question_before_it_is_confirmed(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        sent, notices = Sent(found), found.registry.notices
        await notices.add(ANNA, api.NewNotice("mail", "anna@example.org"), "here")
        assert sent.told == [(ANNA, "")], "it is asked whether it wants to be told"
        people = {"germany": ANNA}
        table = await found.table("quartermaster", people=people, position=REACTION)
        assert await sent.after(60) == []
        (mail,) = notices.subscriptions.of(ANNA)
        await notices.subscriptions.confirm(mail)
        notices.follow(table)
        assert await sent.after(60) == [(ANNA, "germany")]

    mails = replace(TELLS, mail="smtp://127.0.0.1", sender="table@example.org")
    run(tmp_path, story, notices=mails)


def test_a_refusal_is_sent_only_when_the_answer_before_it_is_on_disk(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        people = {"germany": ANNA, "soviet_union": BEN}
        table = await found.table("quartermaster", people=people, position=REACTION)
        commands, replies = found.registry.commands, list[api.Reply]()
        good = api.Answer("1", "germany", table.numbers[0], "play build_army")
        commands.handle(table, ANNA, good, replies.append)
        # Who is refused learns from it what was just answered.
        commands.handle(table, BEN, api.Answer("2", "soviet_union", 9, "pass"), replies.append)
        assert replies == []
        await found.store.written([], [])
        assert [(reply.id, reply.ok) for reply in replies] == [("1", True), ("2", False)]

    run(tmp_path, story)


def test_who_recovers_an_account_is_signed_out_everywhere_and_has_no_passkey(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        accounts = found.registry.accounts
        key, code = await accounts.make("Anna", "a long password", "here")
        other, _ = await accounts.make("Ben", "a long password", "here", shown=False)
        for number, account in enumerate((key, key, other)):
            passkey = "INSERT INTO passkeys VALUES (?, ?, 'Phone', ?, 0, 1)"
            await found.store.written([], [(passkey, (bytes([number]), account, b"public"))])
        await found.store.written([], [])
        with refused("reason-wrong-recovery"):
            await accounts.recover("Anna", "not the code", "another password", "here")
        again, fresh = await accounts.recover("anna", code, "another password", "here")
        assert again == key and fresh != code
        assert await found.rows("SELECT account FROM passkeys") == [(other,)]
        with refused("reason-wrong-recovery"):
            await accounts.recover("Anna", code, "a third password", "here")
        with refused("reason-wrong-password"):
            await accounts.check("Anna", "a long password", "here")
        assert await accounts.check("Anna", "another password", "here") == key
        # After a start everything is as it was.
        await accounts.suspend(other, -1)
        await accounts.mute(key, True)
        await accounts.load()
        assert (accounts.shown_name(key), accounts.shown_name(other)) == ("Anna", "")
        assert accounts.marks(key) == ["muted"]
        assert accounts.marks(other) == ["suspended", "private"]
        with refused("reason-suspended"):
            await accounts.check("Ben", "a long password", "here")
        with refused("reason-silenced"):
            accounts.speaks(key)

    run(tmp_path, story)


def test_a_new_link_sends_all_others_away_and_works_once(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE, owner=ANNA)
        chair = table.chairs[1]
        chair.devices.append(Device(b"tablet", 2))
        table.codes = {b"code": (b"tablet", 0.0), b"other": (BEN, 0.0)}
        with refused("reason-not-your-seat"):
            await found.seating.link(table, api.OfSeat("bravo"), CLARA)
        with refused("reason-seat-taken"):
            await found.seating.link(table, api.OfSeat("bravo"), ANNA)
        secret = await found.seating.link(table, api.OfSeat("bravo"), BEN)
        assert chair.browsers == [BEN] and list(table.codes) == [b"other"]
        with refused("reason-wrong-link"):
            await found.seating.sit(table, api.Sit("bravo", "guessed"), b"stranger")
        await found.seating.sit(table, api.Sit("bravo", secret, "Dora"), b"dora")
        assert chair.browsers == [b"dora"] and chair.name == "Dora"
        with refused("reason-link-used"):
            await found.seating.sit(table, api.Sit("bravo", secret), b"stranger")
        holders = await found.rows("SELECT holder FROM holders WHERE seat = 1")
        assert holders == [(b"dora",)]
        assert table.status == PLAYING and told(table)[-1] == "log-taken-over"

    run(tmp_path, story)


def test_days_off_and_other_rules_are_only_for_clocks_that_have_them(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        seating, slow = found.seating, ClockRules("move", 86_400, days_off=3)
        table = await found.table("naval", "seats=3", people=THREE, clock=slow)
        with refused("reason-not-your-seat"):
            await time_outs.take_days_off(seating, table, TakeDaysOff("bravo", 1), ANNA)
        with refused("whole-number-between"):
            await time_outs.take_days_off(seating, table, TakeDaysOff("alpha", 4), ANNA)
        await time_outs.take_days_off(seating, table, TakeDaysOff("alpha", 2), ANNA)
        assert table.timing.days_left(0) == pytest.approx(3, abs=0.01), "what is not over yet"
        other = replace(slow, seconds=3600 * 12)
        with refused("reason-same-clock"):
            await time_outs.propose(seating, table, ProposeClock(slow), ANNA)
        await time_outs.propose(seating, table, ProposeClock(other), ANNA)
        with refused("reason-clock-pending"):
            await time_outs.propose(seating, table, ProposeClock(other), BEN)
        await time_outs.agree(seating, table, AgreeClock(True), BEN)
        assert table.setup.clock == slow, "somebody has not agreed yet"
        await time_outs.agree(seating, table, AgreeClock(False), CLARA)
        assert table.setup.clock == slow and told(table)[-1] == "log-clock-refused"
        await time_outs.propose(seating, table, ProposeClock(other), BEN)
        await time_outs.agree(seating, table, AgreeClock(True), ANNA)
        await time_outs.agree(seating, table, AgreeClock(True), CLARA)
        assert table.setup.clock == other and told(table)[-1] == "log-clock-changed"
        with refused("reason-no-clock-pending"):
            await time_outs.agree(seating, table, AgreeClock(True), CLARA)
        match = await found.table("naval", "seats=3", people=THREE, awaited=True)
        with refused("reason-tournament-clock"):
            await time_outs.propose(seating, match, ProposeClock(other), ANNA)

    run(tmp_path, story)


def test_a_code_adds_a_device_once_and_not_when_it_is_too_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        now = 100.0
        monkeypatch.setattr(devices, "time", SimpleNamespace(monotonic=lambda: now))
        with refused("reason-no-seat"):
            devices.code(table, b"stranger")
        made, other = devices.code(table, ANNA), devices.code(table, BEN)
        now += devices.LIFE - 1
        with refused("reason-wrong-code"):
            await devices.join(found.seating, table, api.JoinDevice("AAAAAAAA"), b"tablet")
        await devices.join(found.seating, table, api.JoinDevice(made.code.lower()), b"tablet")
        assert table.chairs[0].browsers == [ANNA, b"tablet"]
        with refused("reason-wrong-code"):
            await devices.join(found.seating, table, api.JoinDevice(made.code), b"phone")
        now += 2
        with refused("reason-wrong-code"):
            await devices.join(found.seating, table, api.JoinDevice(other.code), b"phone")
        # Each of them can send the other away, and nobody themselves.
        (mine, second) = table.chairs[0].devices
        with refused("reason-no-such-device"):
            await devices.expel(found.seating, table, api.ExpelDevice(mine.id), ANNA)
        with refused("reason-no-such-device"):
            await devices.expel(found.seating, table, api.ExpelDevice(second.id), BEN)
        await devices.expel(found.seating, table, api.ExpelDevice(second.id), ANNA)
        assert table.chairs[0].browsers == [ANNA]

    run(tmp_path, story)


def test_the_lobby_says_whose_turn_it_is_and_shows_what_one_may_join_or_watch(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE, owner=BEN)
        lobby = found.registry.lobby
        asked = next(iter(table.open))
        for number, who in enumerate((ANNA, BEN, CLARA)):
            (row,) = (await lobby.listing(who)).mine
            assert row.mine == [table.names[number]] and row.asked == (number == asked)
        stranger = await lobby.row(table.id, b"stranger")
        assert stranger is not None and not stranger.asked and stranger.mine == []
        assert stranger.waiting == [table.names[asked]]
        nothing = await lobby.listing(b"stranger")
        assert not (nothing.mine or nothing.open or nothing.running or nothing.finished)

    run(tmp_path, story)


def test_a_profile_counts_whom_one_met_on_the_other_side_and_hides_who_is_private(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        accounts = found.registry.accounts
        keys_of = {}
        for name, shown in (("Anna", True), ("Ben", True), ("Clara", True), ("Dora", False)):
            key, _ = await accounts.make(name, "a long password", "here", shown=shown)
            keys_of[name] = key.hex().upper()

        def seat(number: int, who: str, side: str, score: float) -> results.SeatResult:
            return results.SeatResult(f"s{number}", side, score, "person", keys_of[who])

        rows = [("Anna", "a", 1.0), ("Ben", "a", 1.0), ("Clara", "b", 0.0), ("Dora", "b", 0.0)]
        team = tuple(seat(number, *row) for number, row in enumerate(rows))
        drawn = (seat(0, "Anna", "a", 0.5), seat(1, "Clara", "b", 0.5))
        lost = (seat(0, "Anna", "a", 0.0), seat(1, "Ben", "b", 1.0))
        games = [
            results.Finished(str(number), "naval", "", number, True, seats)
            for number, seats in enumerate((team, drawn, lost))
        ]
        profiles = found.registry.profiles
        met = profiles._against(games, keys_of["Anna"])
        assert [(row.name, row.wins, row.draws, row.losses) for row in met] == [
            ("Clara", 1, 1, 0),
            ("Ben", 0, 0, 1),
        ]
        (tally,) = profiles._records(games, keys_of["Anna"])
        assert (tally.wins, tally.draws, tally.losses) == (1, 1, 1)
        others = profiles._others(games[0], keys_of["Anna"])
        assert [(one.seats, one.account) for one in others] == [
            (["s1"], "Ben"),
            (["s2"], "Clara"),
            (["s3"], ""),
        ]

    run(tmp_path, story)


def test_who_is_kept_out_for_good_stays_out_whatever_else_is_said_of_their_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: House) -> None:
        found_bans, now = found.registry.bans, 1000.0
        monkeypatch.setattr(bans, "time", SimpleNamespace(time=lambda: now))
        assert await found_bans.add("203.0.113.7", 0) == "203.0.113.7/32"
        await found_bans.add("203.0.113.9/24", 1)
        assert found_bans.hold("203.0.113.7") and found_bans.hold("203.0.113.200")
        assert found_bans.hold("::ffff:203.0.113.7")
        assert not found_bans.hold("203.0.114.1") and not found_bans.hold("nonsense")
        now += 86_401
        assert found_bans.hold("203.0.113.7"), "for good is longer than a day"
        assert not found_bans.hold("203.0.113.200")
        await found_bans.load()
        assert found_bans.hold("203.0.113.7")
        await found_bans.lift("203.0.113.7")
        assert not found_bans.hold("203.0.113.7")
        with refused("one-of"):
            await found_bans.lift("203.0.113.7")
        with refused("network"):
            await found_bans.add("everybody", 1)

    run(tmp_path, story)


def test_what_somebody_has_open_is_not_put_away(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        tables = [await found.table("naval", people={"alpha": ANNA, "bravo": BEN}) for _ in "12"]
        for table in tables:
            await found.seating.resign(table, api.Resign([]), ANNA)
            assert table.status == OVER
        running = await found.table("naval", people={"alpha": ANNA})
        entries = "SELECT DISTINCT table_id FROM deeds"
        assert len(await found.rows(entries)) == 3
        assert await archive.put_away(found.store, 1.0, set()) == 0, "nothing is a day old"
        assert await archive.put_away(found.store, 0.0, {tables[0].id}) == 1
        left = {row[0] for row in await found.rows(entries)}
        assert left == {tables[0].id, running.id}
        assert await archive.put_away(found.store, 0.0, set()) == 1
        # They are opened as if nothing had happened.
        found.registry.tables.clear()
        again = await found.registry.open(tables[1].id)
        assert (again.status, again.result) == (OVER, tables[1].result)
        assert [chair.resigned for chair in again.chairs] == [True, False]

    run(tmp_path, story)


def test_who_comes_back_is_not_told_of_hidden_passes_where_several_played_on(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE, cover="off")
        assert not table.cover
        await found.seating.put_bot(table, 0, "recruit")
        await found.seating.take(table, api.OfSeat("alpha"), ANNA)
        assert told(table)[-1] == "log-sat"

    run(tmp_path, story)


def test_only_the_last_lines_of_a_chat_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)

    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        for word in "abcde":
            await found.registry.chat.say(table, ANNA, people.Say(word), "here")
        kept = (await found.registry.chat.look(table, ANNA)).lines
        assert [line.text for line in kept] == ["c", "d", "e"]

    run(tmp_path, story)


def test_the_newest_tournament_comes_first_of_those_that_can_be_joined(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        cups, made = house.registry.tournaments, []
        for now in (5.0, 7.0, 6.0, 6.0):
            cups.clock = lambda now=now: now  # type: ignore[misc]
            made.append(await cups.make(NewTournament("Cup", "naval"), HOST))
        assert [made.index(one) for one in cups.listed()] == [1, 3, 2, 0]

    run(tmp_path, story)


def test_an_address_is_asked_once_however_it_is_written(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        kept = house.registry.notices.subscriptions
        asked = await kept.add(ANNA, "mail", "Ben@example.org", "en")
        assert asked is not None
        await kept.drop(asked)
        with refused("reason-mail-asked"):
            await kept.add(BEN, "mail", "ben@EXAMPLE.org", "en")

    run(tmp_path, story)


def test_who_wanted_notices_and_stops_them_may_want_them_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        kept = house.registry.notices.subscriptions
        wanted = await kept.add(ANNA, "mail", "anna@example.org", "en")
        assert wanted is not None
        await kept.confirm(wanted)
        await kept.drop(wanted, block=True)
        assert await house.rows("SELECT * FROM blocked") == []

    run(tmp_path, story)
