"""What the database holds of somebody: nothing when they are forgotten, all of it when it moves."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.inside import House, run
from tests.server.test_inside import SIX
from tests.server.test_tables import REACTION

from wartable.server import api, belongings, devices, forgetting, people
from wartable.server.api.tournaments import NewTournament
from wartable.server.moderation import delete_account
from wartable.server.notices.settings import NoticeSettings
from wartable.server.tables import Table
from wartable.server.tournaments.running import HOST

NAME = "Zephyrine"
BEFORE = "Balthasar"
"""What somebody was called when they sat down."""
BEN = b"ben's key, thirty-two bytes long"
HOOKS = NoticeSettings(address="https://table.example.org", private=True)


async def where(found: House, needle: bytes | str) -> dict[str, int]:
    """By table of the database: how many rows something is in."""
    counts = {}
    for (name,) in await found.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        rows = await found.rows(f"SELECT * FROM {name}")
        counts[name] = sum(any(_in(needle, part) for part in row) for row in rows)
    return {name: count for name, count in sorted(counts.items()) if count}


def _in(needle: bytes | str, part: Any) -> bool:
    if isinstance(part, bytes):
        return (needle if isinstance(needle, bytes) else needle.encode()) in part
    return isinstance(needle, str) and isinstance(part, str) and needle in part


async def lived(found: House, who: bytes) -> dict[str, Table]:
    """Somebody who has done everything that anything is kept of."""
    seats = {SIX[0]: who, SIX[1]: BEN, SIX[2]: who, SIX[3]: BEN}
    tables = {
        "playing": await found.table("quartermaster", people=seats, position=REACTION),
        "waiting": await found.table("naval", people={"bravo": BEN}, owner=who, begun=False),
        "alone": await found.table("naval", people={"alpha": who}, owner=who),
        "over": await found.table("naval", people={"alpha": who, "bravo": BEN}),
        "left": await found.table("naval", people={"alpha": who, "bravo": BEN}),
        "other": await found.table("naval", people={"alpha": BEN}, owner=BEN),
    }
    tables["waiting"].chairs[0].kind = "open"
    await found.seating.sit(tables["waiting"], api.Sit("alpha", "", BEFORE), who)
    for table in tables.values():
        if table.mine(who):
            await found.seating.rename(table, api.Rename(NAME), who)
    await found.answer(tables["playing"], "germany", "play build_army")
    for name in ("over", "left"):
        # Whoever begins: both have answered.
        while len({one.seat for one in tables[name].playing.answers}) < 2:
            await found.answer(tables[name], tables[name].names[next(iter(tables[name].open))])
    await found.seating.resign(tables["over"], api.Resign([]), BEN)
    await found.seating.set_bot(tables["left"], api.SetBot("alpha"), who)
    talk = found.registry.chat
    await talk.say(tables["playing"], who, people.Say("Hello"), "here")
    await talk.say(tables["other"], who, people.Say("Watching", name=NAME), "here")
    await talk.mute(tables["playing"], BEN, people.Mute("germany"), "here")
    wish = api.NewNotice("webhook", "https://203.0.113.7/hook")
    await found.registry.notices.add(who, wish, "here")
    token, _ = await found.registry.tokens.make("Robot", ["sit"], who)
    seated = found.registry.tokens.device(token.hash, "")
    await devices.add(found.seating, tables["playing"], [0], seated)
    await found.registry.keep_states()
    return tables


async def take_part(found: House, who: bytes) -> None:
    """Play in a tournament, too, and make one."""
    tournaments = found.registry.tournaments
    await tournaments.make(NewTournament("Mine", "naval"), who)
    made = await tournaments.make(NewTournament("Cup", "naval", bots=["random"]), HOST)
    await tournaments.join(made.id, who)
    await tournaments.start(made.id, HOST)


async def names_told(found: House) -> int:
    """In how many lines of all tables, as they are read again, one of the names stands."""
    found.registry.tables.clear()
    count = 0
    for (table_id,) in await found.rows("SELECT id FROM tables"):
        table = await found.registry.open(table_id)
        lines = [line for line in table.log if isinstance(line, api.LogLine)]
        count += sum(bool({NAME, BEFORE} & {*map(str, line.args.values())}) for line in lines)
    return count


@pytest.mark.parametrize("account", [False, True])
def test_of_whom_is_forgotten_nothing_is_left_in_the_database(
    tmp_path: Path, account: bool
) -> None:
    async def story(found: House) -> None:
        who = b"somebody's key, thirty-two bytes"
        if account:
            who, _ = await found.registry.accounts.make(NAME, "a long password", "here")
            await found.registry.accounts.open(who, "Phone")
            passkey = "INSERT INTO passkeys VALUES (x'01', ?, 'Phone', x'00', 0, 1)"
            await found.store.written([], [(passkey, (who,))])
            await take_part(found, who)
        tables = await lived(found, who)
        bens = await where(found, BEN)
        assert bens["holders"] == 6 and await names_told(found) > 0
        assert await where(found, BEFORE)
        kept = {"answered", "chat", "holders", "leavers", "notices", "tables", "tokens"}
        more = {"accounts", "passkeys", "sessions", "tournaments"} if account else set()
        assert kept | more <= (await where(found, who)).keys()
        told = await forgetting.known(found.registry, who)
        assert len(told.seats) == 6 + account and len(told.said) == 2 and len(told.made) == 2
        assert [len(told.notices), len(told.tokens), len(told.left)] == [1, 1, 2]
        if account:
            assert [len(told.tournaments), len(told.passkeys)] == [2, 1]
            count = await delete_account(found.registry, found.seating, who)
        else:
            count = await forgetting.forget(found.registry, found.seating, who)
        assert count == 5 + account
        assert await where(found, who) == {}
        assert await where(found, NAME) == {} == await where(found, BEFORE)
        assert await names_told(found) == 0
        # Whoever is left keeps what they have, and looks after what was left to them.
        assert await where(found, BEN) == {**bens, "tables": bens["tables"] + 1}
        gone = [(tables["alone"].id,)]
        assert await found.rows("SELECT id FROM tables WHERE id = ?", *gone[0]) == []
        nothing = await forgetting.known(found.registry, who)
        assert not (nothing.seats or nothing.made or nothing.said or nothing.tokens)
        assert not (nothing.notices or nothing.left or nothing.answered)

    run(tmp_path, story, notices=HOOKS)


@pytest.mark.parametrize("fresh", [False, True])
def test_all_that_is_somebodys_goes_to_their_account(tmp_path: Path, fresh: bool) -> None:
    async def story(found: House) -> None:
        old, session = b"somebody's key, thirty-two bytes", b"session"
        tables = await lived(found, old)
        given = [
            table.names[one.seat]
            for table in tables.values()
            if table.match is not None
            for one in table.playing.answers
            if one.seat in table.mine(old)
        ]
        account, _ = await found.registry.accounts.make("Anna", "a long password", "here")
        before, bens = await where(found, old), await where(found, BEN)
        count = await belongings.hand_over(
            found.registry, found.seating, old, account, session, fresh
        )
        assert count == 5
        for table in found.registry.tables.values():
            assert not table.mine(old) and table.owner != old
        assert before.pop("answered") and await where(found, old) == {}
        after = await where(found, account)
        assert ("answered" in after) == fresh, "others could have waited how the game goes"
        answers = await found.rows("SELECT sum(answers) FROM answered WHERE holder = ?", account)
        assert answers == [(len(given) if fresh else None,)] and given
        after.pop("answered", None)
        assert after == {**before, "accounts": 1}
        assert await where(found, BEN) == bens
        assert found.registry.tokens.of(account) and not found.registry.tokens.of(old)
        assert len(list(found.registry.notices.subscriptions.of(account))) == 1
        found.registry.tables.clear()
        for (table_id,) in await found.rows("SELECT DISTINCT table_id FROM holders"):
            table = await found.registry.open(table_id)
            assert table.mine(account) or table.mine(BEN)
            assert not table.mine(old) and table.owner != old

    run(tmp_path, story, notices=HOOKS)


def test_of_a_deleted_table_only_reports_about_it_are_left(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        who = b"somebody's key, thirty-two bytes"
        tables = await lived(found, who)
        playing = tables["playing"]
        await found.registry.chat.report(playing, BEN, people.Report(1), "here")
        kept = await where(found, playing.id)
        assert {"tables", "chairs", "holders", "deeds", "states", "chat", "mutes"} <= kept.keys()
        others = {name: await where(found, tables[name].id) for name in ("over", "left", "other")}
        assert await found.registry.remover.delete(playing.id) == playing.id
        assert await where(found, playing.id) == {"reports": 1}
        for name, before in others.items():
            assert await where(found, tables[name].id) == before

    run(tmp_path, story, notices=HOOKS)


def test_a_program_whose_token_is_taken_away_leaves_the_seats_that_it_shares(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        who = b"somebody's key, thirty-two bytes"
        playing = (await lived(found, who))["playing"]
        (token,) = found.registry.tokens.of(who)
        assert await where(found, token.hash) == {"holders": 1, "tokens": 1}
        assert playing.chairs[0].browsers == [who, token.hash]
        alone = await found.table("naval", people={"alpha": token.hash})
        said = await devices.dismiss_program(found.registry, found.seating, token.id)
        assert said == "Robot" and await where(found, token.hash) == {"holders": 1}
        assert alone.chairs[0].browsers == [token.hash], "nobody else could play on"
        assert playing.chairs[0].browsers == [who] and playing.chairs[2].browsers == [who]

    run(tmp_path, story, notices=HOOKS)
