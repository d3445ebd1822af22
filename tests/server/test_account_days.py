"""Accounts and their devices through some years, beside a plain notebook of them."""

import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.inside import House, run

from wartable.core.decision import Illegal
from wartable.server import accounts

DAY = 86_400
YEAR = 365 * DAY
NAMES = ("Anna", "Ben", "Clara")
PASSWORD = "a long password"


class Notebook:
    """What should be known of an account."""

    def __init__(self) -> None:
        self.devices: dict[bytes, tuple[int, int]] = {}
        """By its hash: when each device signed in, and the day it was last here."""
        self.muted, self.shown, self.out_until = False, True, 0

    def marks(self, now: int) -> list[str]:
        """What the host reads of it."""
        out = self.out_until < 0 or self.out_until > now
        words = {"muted": self.muted, "suspended": out, "private": not self.shown}
        return [word for word, holds in words.items() if holds]


class Years:
    """Some accounts, people who use them, and a host."""

    def __init__(self, found: House, seed: int, clock: list[int]) -> None:
        self._known, self._chance = found.registry.accounts, random.Random(seed)
        self._clock, self._books = clock, dict[bytes, Notebook]()

    async def begin(self) -> None:
        """Everybody makes an account."""
        for name in NAMES:
            key, _ = await self._known.make(name, PASSWORD, "here")
            self._books[key] = Notebook()

    async def step(self) -> None:
        """Something happens to one of them."""
        known, chance, now = self._known, self._chance, self._clock[0]
        key = chance.choice([*self._books])
        book, devices = self._books[key], [*self._books[key].devices]
        match chance.randrange(9):
            case 0:
                self._clock[0] += chance.choice((1, DAY // 2, DAY + 1, 20 * DAY, 300 * DAY))
            case 1 | 2 if devices:
                used = chance.choice(devices)
                since, seen = book.devices[used]
                assert known.who(used) == key
                book.devices[used] = since, now if now - seen > DAY else seen
            case 3:
                await self._sign_in(key, book)
            case 4:
                # The server starts anew.
                await known.load()
                for book in self._books.values():
                    kept = {one: at for one, at in book.devices.items() if at[1] >= now - YEAR}
                    book.devices = kept
            case 5:
                book.muted = not book.muted
                await known.mute(key, book.muted)
            case 6:
                book.shown = not book.shown
                await known.show(key, book.shown)
            case 7:
                book.out_until = chance.choice((0, 0, -1, now + 2 * DAY))
                gone = await known.suspend(key, book.out_until)
                assert gone == (set(devices) if book.out_until else set())
                book.devices = {} if book.out_until else book.devices
            case 8 if devices:
                mine = chance.choice(devices)
                others = known.others(key, but=mine)
                assert others == set(devices) - {mine}
                await known.close(others)
                book.devices = {mine: book.devices[mine]}

    async def _sign_in(self, key: bytes, book: Notebook) -> None:
        known, now = self._known, self._clock[0]
        try:
            assert await known.check(known.name(key).upper(), PASSWORD, "here") == key
            await known.open(key, "Phone")
        except Illegal as illegal:
            full = len(book.devices) >= accounts.MOST_DEVICES
            why = "reason-too-many-devices" if full else "reason-suspended"
            assert illegal.reason.message == why and (full or "suspended" in book.marks(now))
            return
        assert "suspended" not in book.marks(now)
        (fresh,) = known.others(key) - book.devices.keys()
        book.devices[fresh] = now, now

    def look(self) -> None:
        """All is known as it was noted down."""
        known, now = self._known, self._clock[0]
        for key, book in self._books.items():
            assert known.others(key) == book.devices.keys()
            assert known.marks(key) == book.marks(now)
            assert known.shown_name(key) == (known.name(key) if book.shown else "")
            for allows, refused in (
                (known.speaks, book.muted),
                (known.welcome, "suspended" in book.marks(now)),
            ):
                try:
                    allows(key)
                    assert not refused
                except Illegal:
                    assert refused
            for one in book.devices:
                told = known.info(one).devices
                assert told[0].here and not any(other.here for other in told[1:])
                assert sorted((row.since, row.seen) for row in told) == sorted(
                    book.devices.values()
                )


@pytest.mark.parametrize("seed", range(3))
def test_accounts_are_as_they_were_noted_down_through_the_years(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    async def story(found: House) -> None:
        clock = [1_000_000_000]
        monkeypatch.setattr(accounts, "time", SimpleNamespace(time=lambda: clock[0]))
        years = Years(found, seed, clock)
        await years.begin()
        for _ in range(200):
            await years.step()
            years.look()

    run(tmp_path, story)
