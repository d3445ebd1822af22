"""What a host does about accounts and tournaments: look, mute, suspend, delete."""

import time
import tomllib
from pathlib import Path

import msgspec

from wartable.core.decision import BadInput, Illegal
from wartable.server import forgetting
from wartable.server.api.tournaments import NewTournament
from wartable.server.registry import Registry
from wartable.server.seating import Seating
from wartable.server.tournaments.running import HOST
from wartable.words.telling import trouble

ACTIONS = (
    *("accounts", "account", "delete-account", "mute", "unmute", "suspend", "unsuspend"),
    *("tournaments", "tournament", "start-tournament", "next-round", "delete-tournament"),
    "recount",
)
NEED = tuple(one for one in ACTIONS if one not in ("accounts", "tournaments", "recount"))
"""Actions that need an account, a tournament or a file."""
FILES = ("tournament",)
TextRows = list[list[str]]
ACCOUNTS = (
    "SELECT name, since, (SELECT count(*) FROM sessions WHERE account = key), (SELECT count("
    "DISTINCT table_id) FROM holders WHERE holder = key), (SELECT coalesce(max(seen), 0) FROM"
    " sessions WHERE account = key), key FROM accounts ORDER BY since, name"
)


class Moderation:
    """Does what a host wants done about people."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def do(self, action: str, target: str, days: int) -> TextRows:
        """Do one thing; returns what there is to show."""
        match action:
            case "accounts":
                return [row for _, row in await self._accounts()]
            case "account":
                return await self._account(target)
            case "mute" | "unmute":
                await self._registry.accounts.mute(self._key(target), action == "mute")
            case "suspend" | "unsuspend":
                until = 0
                if action == "suspend":
                    until = int(time.time()) + days * 86_400 if days else -1
                key = self._key(target)
                gone = await self._registry.accounts.suspend(key, until)
                if until:
                    gone |= {token.hash for token in self._registry.tokens.of(key)}
                self._registry.dismiss_sessions(gone, "reason-suspended")
            case "delete-account":
                await delete_account(self._registry, Seating(self._registry), self._key(target))
            case "tournaments":
                return [
                    [one.id, one.game, one.format, one.status, str(len(one.entrants)), one.title]
                    for one in self._registry.tournaments.listed()
                ]
            case "tournament":
                made = await self._registry.tournaments.make(_read(target), HOST)
                return [["tournament", made.id]]
            case "start-tournament":
                await self._registry.tournaments.start(target, HOST)
            case "next-round":
                await self._registry.tournaments.go_on(target, HOST)
            case "delete-tournament":
                await self._registry.tournaments.delete(target, HOST)
            case "recount":
                target = str(await self._registry.results.catch_up(self._registry, anew=True))
        return [[action, target]]

    def _key(self, name: str) -> bytes:
        found = self._registry.accounts.find(name)
        if found is None:
            raise Illegal("table", "reason-no-such-account", name=name[:40])
        return found[0]

    async def _accounts(self) -> list[tuple[bytes, list[str]]]:
        """Every account: name, age, last seen, devices, tables, and restrictions."""
        rows = await self._registry.store.rows(ACCOUNTS)
        return [
            (
                key,
                [
                    name,
                    _day(since),
                    _day(seen),
                    str(devices),
                    str(tables),
                    " ".join(self._registry.accounts.marks(key)),
                ],
            )
            for name, since, devices, tables, seen, key in rows
        ]

    async def _account(self, name: str) -> TextRows:
        """One account, and the tables where it has a seat."""
        key = self._key(name)
        found = [row for one, row in await self._accounts() if one == key]
        seats = await self._registry.store.rows(
            "SELECT holders.table_id, game, status, chair, name FROM holders JOIN tables ON"
            " tables.id = holders.table_id JOIN chairs ON chairs.table_id = holders.table_id AND"
            " chairs.seat = holders.seat WHERE holder = ? ORDER BY changed, chairs.seat",
            key,
        )
        return found + [["", *map(str, row)] for row in seats]


async def delete_account(registry: Registry, seating: Seating, key: bytes) -> int:
    """Delete an account: its person leaves every seat, and the others play on."""
    count = await forgetting.forget(registry, seating, key)
    sessions = registry.accounts.others(key)
    await registry.accounts.delete(key)
    registry.dismiss_sessions(sessions)
    return count


def _read(path: str) -> NewTournament:
    """A tournament from a file."""
    try:
        return msgspec.convert(tomllib.loads(Path(path).read_text(encoding="utf-8")), NewTournament)
    except OSError as error:
        raise BadInput("target", path, "file-to-read", trouble=trouble(error)) from error
    except (ValueError, msgspec.ValidationError) as error:
        raise BadInput(path, str(error)[:80], "tournament-file") from error


def _day(seconds: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds)) if seconds else "-"
