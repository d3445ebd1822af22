"""The store: what is written together, in which order, and what happens when it cannot be."""

from functools import partial
from pathlib import Path

import pytest
from tests.server import loops

from wartable.server.store.sqlite import Row, Store


def entry(number: int) -> Row:
    return ("table", number, "answer", 0, "pass", "", "")


@pytest.mark.parametrize("sync", [False, True])
def test_one_that_cannot_be_written_does_not_take_the_others_along(
    tmp_path: Path, sync: bool
) -> None:
    told: list[tuple[int, bool]] = []

    def done(place: int, error: Exception | None) -> None:
        told.append((place, error is None))

    async def write() -> list[Row]:
        store = Store(tmp_path / "tables.sqlite", sync)
        for place, number in enumerate((1, 2, 1, 3)):
            store.write([entry(number)], [], partial(done, place))
        assert not told, "nothing is told before it is committed"
        await store.written([], [])
        found = await store.rows("SELECT number FROM deeds ORDER BY number")
        await store.close()
        return found

    assert loops.run(write()) == [(1,), (2,), (3,)]
    assert told == [(0, True), (1, True), (2, False), (3, True)]


def test_whoever_has_nothing_to_write_waits_for_those_before(tmp_path: Path) -> None:
    told: list[str] = []

    async def write() -> None:
        store = Store(tmp_path / "tables.sqlite")
        store.write([], [], lambda _: told.append("nobody before"))
        store.write([entry(1)], [], lambda _: told.append("the first"))
        store.write([], [], lambda _: told.append("the second"))
        await store.close()

    loops.run(write())
    assert told == ["nobody before", "the first", "the second"]


def test_what_was_waiting_is_written_when_the_store_closes(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "tables.sqlite")
        store.write([entry(1)], [], lambda _: None)
        await store.close()

    async def read() -> list[Row]:
        store = Store(tmp_path / "tables.sqlite")
        found = await store.rows("SELECT number FROM deeds")
        await store.close()
        return found

    loops.run(write())
    assert loops.run(read()) == [(1,)]
