"""So much of anything and no more; and the refusals that no conversation is long enough for."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.inside import House, refused, run
from tests.server.test_inside import ANNA, BEN, THREE, wished
from tests.server.test_tables import REACTION

from wartable.server import api, chat, clocks, people, time_outs
from wartable.server.admin import Admin, AdminRequest
from wartable.server.api.clocks import ClockRules, TakeDaysOff
from wartable.server.api.tournaments import NewTournament
from wartable.server.limits import UNLIMITED
from wartable.server.notices.settings import NoticeSettings
from wartable.server.passkeys import MOST as MOST_PASSKEYS
from wartable.server.thinking import BotFailed
from wartable.server.tournaments import running, state
from wartable.server.tournaments.running import HOST

PASSWORD = "a long password"
SITE = "https://table.example.org"


async def member(found: House, name: str) -> bytes:
    """Somebody with an account."""
    key, _ = await found.registry.accounts.make(name, PASSWORD, "here")
    return key


def why(reply: api.Reply) -> str:
    """Why something was refused; nothing, if it was done."""
    return "" if reply.reason is None else reply.reason.message


def test_a_seat_has_only_so_many_standing_orders(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        people = {"soviet_union": ANNA, "united_kingdom": BEN}
        table = await found.table("quartermaster", people=people, position=REACTION)
        order = api.GiveOrder("1", "soviet_union", "rasputitsa", "never")
        assert why(await found.do(table, ANNA, order)) == ""
        other = replace(order, id="2", card="stalingrad")
        assert why(await found.do(table, ANNA, other)) == ""
        third = replace(other, id="3", only={"seat": "germany"})
        assert why(await found.do(table, ANNA, third)) == "reason-too-many-orders"

    run(tmp_path, story, limits=replace(UNLIMITED, orders=2))


def test_one_undo_is_asked_for_at_a_time(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        table = await wished(found)
        again = await found.do(table, BEN, api.Undo("v", "united_kingdom"))
        assert why(again) == "reason-undo-pending"
        assert why(await found.do(table, BEN, api.Consent("w", "soviet_union", False))) == ""
        assert table.undo_request is None

    run(tmp_path, story)


def test_a_command_that_breaks_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)

        def broken(seat: int, words: str) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(table, "why_not", broken)
            reply = await found.do(table, ANNA, api.Why("w", "alpha", "pass"))
        assert not reply.ok and why(reply) == "reason-server-error"
        seat = table.names[next(iter(table.open))]
        await found.answer(table, seat)

    run(tmp_path, story)


@pytest.mark.parametrize(
    "rules", [ClockRules(), ClockRules("move", 86_400), ClockRules("bank", 86_400)]
)
def test_days_off_are_for_clocks_that_grant_some(tmp_path: Path, rules: ClockRules) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE, clock=clocks.check(rules))
        with refused("reason-no-days-off"):
            await time_outs.take_days_off(found.seating, table, TakeDaysOff("alpha", 1), ANNA)

    run(tmp_path, story)


def test_an_account_has_only_so_many_passkeys(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        passkeys = found.registry.passkeys
        anna, ben = await member(found, "Anna"), await member(found, "Ben")
        insert = "INSERT INTO passkeys VALUES (?, ?, 'Phone', x'00', 0, 1)"
        rows: Any = [(insert, (bytes([n]), anna)) for n in range(MOST_PASSKEYS - 1)]
        await found.store.written([], rows)
        wish = await passkeys.wish(anna, "Anna", SITE)
        assert '"table.example.org"' in wish.options
        await found.store.written([], [(insert, (b"last", anna))])
        with refused("reason-too-many-passkeys"):
            await passkeys.wish(anna, "Anna", SITE)
        await passkeys.wish(ben, "Ben", SITE)
        with refused("reason-no-such-passkey"):
            await passkeys.remove(ben, b"last".hex())
        await passkeys.remove(anna, b"last".hex())
        await passkeys.wish(anna, "Anna", SITE)

    run(tmp_path, story)


def test_reports_about_one_table_are_so_many_until_the_host_settles_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_REPORTS", 2)

    async def story(found: House) -> None:
        tables = [await found.table("naval", "seats=3", people=THREE) for _ in "12"]
        talk = found.registry.chat
        for table in tables:
            for word in "abc":
                await talk.say(table, ANNA, people.Say(word), "here")
        for number in (1, 2):
            await talk.report(tables[0], BEN, people.Report(number), "here")
        with refused("reason-too-many-reports"):
            await talk.report(tables[0], BEN, people.Report(3), "here")
        await talk.report(tables[1], BEN, people.Report(3), "here")
        rows = await talk.reports()
        assert [row[2:] for row in rows] == [
            [tables[0].id, "alpha", "bravo", "a"],
            [tables[0].id, "alpha", "bravo", "b"],
            [tables[1].id, "alpha", "bravo", "c"],
        ]
        assert await talk.settle(rows[1][0], silence=False) == f"{tables[0].id} alpha"
        await talk.report(tables[0], BEN, people.Report(3), "here")
        with refused("report"):
            await talk.settle(rows[1][0], silence=True)

    run(tmp_path, story)


def test_who_has_many_tables_finishes_one_first(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        duel = {"alpha": ANNA, "bravo": BEN}
        tables = [await found.table("naval", people=duel, owner=ANNA) for _ in "12"]
        with refused("reason-too-many-tables"):
            await found.registry.room(ANNA)
        await found.registry.room(BEN)
        await found.seating.resign(tables[0], api.Resign([]), BEN)
        await found.registry.room(ANNA)

    run(tmp_path, story, limits=replace(UNLIMITED, own_tables=2))


def test_an_account_runs_only_so_many_tournaments_and_the_host_as_many_as_he_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "OWN", 2)

    async def story(found: House) -> None:
        tournaments, anna = found.registry.tournaments, await member(found, "Anna")
        wish = NewTournament("Cup", "naval")
        made = [await tournaments.make(wish, anna) for _ in "12"]
        with refused("reason-too-many-tournaments"):
            await tournaments.make(wish, anna)
        for _ in range(3):
            await tournaments.make(wish, HOST)
        await tournaments.make(wish, await member(found, "Ben"))
        over = tournaments.get(made[0].id)
        over.status = "over"
        await tournaments.make(wish, anna)
        with refused("reason-account-needed"):
            await tournaments.make(wish, b"stranger")
        tournaments.open_to = "host"
        assert not tournaments.may_make(anna)
        with refused("reason-tournaments-by-host"):
            await tournaments.make(wish, anna)
        with refused("reason-account-needed"):
            await tournaments.make(wish, b"stranger")

    run(tmp_path, story)


def test_a_tournament_is_full_at_some_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "MOST", 3)

    async def story(found: House) -> None:
        tournaments = found.registry.tournaments
        made = await tournaments.make(NewTournament("Cup", "naval", bots=["recruit"] * 2), HOST)
        anna, ben = await member(found, "Anna"), await member(found, "Ben")
        await tournaments.join(made.id, anna)
        with refused("reason-tournament-joined"):
            await tournaments.join(made.id, anna)
        with refused("reason-tournament-full"):
            await tournaments.join(made.id, ben)
        with refused("reason-tournament-full"):
            await tournaments.add_bot(made.id, "recruit", HOST)
        await tournaments.leave(made.id, anna)
        await tournaments.join(made.id, ben)
        assert [one.name for one in tournaments.get(made.id).entrants] == ["", "", "Ben"]

    run(tmp_path, story)


def test_who_guesses_passwords_has_to_wait(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        accounts = found.registry.accounts
        _, code = await accounts.make("Anna", PASSWORD, "home")
        for name in ("anna", "nobody", "somebody"):
            with refused("reason-wrong-password"):
                await accounts.check(name, "a wrong password", "there")
        with pytest.raises(Exception, match="reason-too-many-tries") as caught:
            await accounts.check("Ánna", PASSWORD, "there")
        error: Any = caught.value
        assert error.reason.args == {"seconds": pytest.approx(1000, abs=60)}
        for name in ("Anna", "Ben"):
            with refused("reason-too-many-tries"):
                await accounts.recover(name, code, PASSWORD, "there")
        with refused("reason-too-many-tries"):
            await accounts.make("Carl", PASSWORD, "there")
        assert await accounts.check("Anna", PASSWORD, "elsewhere")

    run(tmp_path, story, limits=replace(UNLIMITED, guesses=(0.001, 3.0)))


def test_one_address_has_only_so_many_mail_addresses_asked(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        notices = found.registry.notices
        for name in "ab":
            wish = api.NewNotice("mail", f"{name}@example.org")
            await notices.add(ANNA, wish, "here")
        with refused("reason-too-many-tries"):
            await notices.add(BEN, api.NewNotice("mail", "c@example.org"), "here")
        await notices.add(BEN, api.NewNotice("mail", "c@example.org"), "there")
        asked = [one.target for one in notices.subscriptions.of(ANNA)]
        assert asked == ["a@example.org", "b@example.org"]

    mail = NoticeSettings(address=SITE, mail="smtp://127.0.0.1:9", sender="table@example.org")
    run(tmp_path, story, notices=mail, limits=replace(UNLIMITED, mails=(0.001, 2.0)))


def test_a_bot_that_fails_gives_no_hint_and_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: House) -> None:
        table = await found.table("naval", "seats=3", people=THREE)
        table.setup.hints = "on"
        asked = next(iter(table.open))
        who, seat = table.chairs[asked].browsers[0], table.names[asked]
        calls = []

        async def failing(*given: object) -> bytes:
            calls.append(given)
            raise BotFailed

        monkeypatch.setattr(found.registry.thinkers, "hint", failing)
        for count in (1, 2):
            with refused("reason-no-hint"):
                await found.registry.hints.ask(table, seat, who)
            assert len(calls) == count

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("show", "reason-no-table-named"),
        ("export", "reason-no-table-named"),
        ("delete", "reason-no-table-named"),
        ("close", "reason-no-table-named"),
        ("verify", "reason-no-table-named"),
        ("revoke", "reason-no-token-named"),
        ("account", "reason-no-such-account"),
        ("mute", "reason-no-such-account"),
        ("suspend", "reason-no-such-account"),
        ("delete-account", "reason-no-such-account"),
        ("start-tournament", "reason-no-such-tournament"),
        ("dance", "reason-bad-input"),
    ],
)
def test_the_host_is_told_what_there_is_not(tmp_path: Path, action: str, message: str) -> None:
    async def story(found: House) -> None:
        wrong = (await Admin(found.registry).do(AdminRequest(action, "nobody"))).wrong
        assert wrong is not None and wrong.message == message
        if "name" in wrong.args:
            assert wrong.args["name"] == "nobody"

    run(tmp_path, story)
