"""Small rules of the server, each tried out in every case there is."""

from itertools import product
from pathlib import Path

import pytest
from tests.server.inside import Follower, House, run
from tests.server.test_inside import ANNA, BEN, THREE
from tests.server.test_kept_of_people import where

from wartable.server import api, forgetting
from wartable.server.api.clocks import DAY, AfterTimeUp, ClockRules
from wartable.server.chairs import Chair, Device
from wartable.server.tables import OVER

WATCHER = b"watcher"
CHAIRS = {
    "a person": Chair("", "person", "Anna", devices=[Device(ANNA, 1)]),
    "two devices": Chair("", "person", "Anna", devices=[Device(ANNA, 1), Device(BEN, 1)]),
    "a bot": Chair("", "bot", level="cadet"),
    "a bot for somebody": Chair("", "bot", "Anna", "cadet", devices=[Device(ANNA, 1)]),
    "who resigned": Chair("", "bot", "Anna", "recruit", True, devices=[Device(ANNA, 1)]),
    "who resigned and left": Chair("", "bot", "", "recruit", True),
    "nobody": Chair("", "open"),
}
AGAIN = {
    "who resigned": ("person", "Anna", [ANNA]),
    "who resigned and left": ("open", "", []),
}
"""Who sits there in the next game, where that is somebody else."""


def test_in_a_rematch_everybody_sits_one_seat_further_and_plays_again(tmp_path: Path) -> None:
    async def story(found: House) -> None:
        for about, chair in CHAIRS.items():
            old = await found.table("naval", "seats=3", people=THREE)
            await found.seating.give_up(old, [0, 1, 2])
            for number, other in enumerate(old.chairs):
                other.resigned, other.kind = False, "person"
                if number == 2:
                    other.kind, other.name, other.level = chair.kind, chair.name, chair.level
                    other.devices, other.resigned = list(chair.devices), chair.resigned
            assert old.status == OVER
            new = await found.registry.maker.rematch(old)
            told = [(one.kind, one.name, one.browsers) for one in new.chairs]
            usual = (chair.kind, chair.name, chair.browsers)
            assert told[0] == AGAIN.get(about, usual), about
            assert told[1:] == [("person", "anna", [ANNA]), ("person", "ben", [BEN])], about
            assert not any(one.resigned for one in new.chairs)
            if new.chairs[0].bot:
                assert new.chairs[0].level == chair.level

    run(tmp_path, story)


AWAY: tuple[AfterTimeUp, ...] = ("", "open", "bot")


def test_bots_among_themselves_play_for_who_looks_on_and_not_for_who_ran_out_of_time(
    tmp_path: Path,
) -> None:
    async def story(found: House) -> None:
        either, player = (False, True), found.registry.auto_player
        cases = product(either, either, AWAY, either)
        for alone, watched, away, cup in cases:
            people = {} if alone else {"alpha": ANNA}
            table = await found.table(
                "naval", "seats=3", people=people, awaited=cup, clock=ClockRules("move", DAY)
            )
            table.timing.clock.seats[1].away = away
            while not alone and 0 in table.open:
                await found.answer(table, "alpha")
            if watched:
                Follower(table, WATCHER)
            table.pending.clear()
            player.wake(table)
            shows = watched and away != "bot"
            assert bool(table.pending) == (not alone or cup or shows), (alone, watched, away, cup)

    run(tmp_path, story)


@pytest.mark.parametrize("other", [False, True])
def test_of_whom_is_forgotten_nothing_is_left_at_a_table_that_is_closed(
    tmp_path: Path, other: bool
) -> None:
    async def story(found: House) -> None:
        people = {"alpha": ANNA, **({"bravo": BEN} if other else {})}
        table = await found.table("naval", "seats=3", people=people, owner=ANNA)
        table.listed = True
        await found.seating.leave(table, api.OfSeat("alpha"), ANNA)
        await found.seating.sit(table, api.Sit("alpha", "", "Zephyrine"), ANNA)
        await found.registry.keep_states()
        assert {"chairs", "deeds"} <= (await where(found, "Zephyrine")).keys()
        await found.registry.remover.shut(table.id, True)
        await forgetting.forget(found.registry, found.seating, ANNA)
        assert await where(found, "Zephyrine") == {} == await where(found, ANNA)
        left = await found.rows("SELECT owner FROM tables WHERE id = ?", table.id)
        assert left == ([(BEN,)] if other else [])
        if other:
            await found.registry.remover.shut(table.id, False)
            again = await found.registry.open(table.id)
            assert [chair.browsers for chair in again.chairs] == [[], [BEN], []]

    run(tmp_path, story)
