"""`wartable admin`: what a host does about tables and visitors, whether the server runs or not."""

import asyncio
import sys
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Columns
from rich.text import Text

from wartable.cli import inputs
from wartable.core.decision import BadInput, Illegal
from wartable.words.text import Words, words

if TYPE_CHECKING:
    from wartable.server.admin import AdminReply, AdminRequest

NEED = (
    *("show", "close", "reopen", "delete", "export", "unname", "ban", "unban"),
    *("token", "revoke", "backup", "restore", "records", "settle", "silence"),
)
"""Actions that need a table, an address, a program's name, a file or a report's number."""
HEADED = ("list", "tokens", "bans", "reports", "accounts", "tournaments")
"""Lists that get headings when they are read on a screen; programs get only the rows."""
FILES = ("backup", "restore", "records")
BAD = ("reason-bad-input", "reason-missing-input")
CENTURY = 36_500
"""Days."""


def admin(
    action: str,
    target: str = "",
    /,
    *,
    data: Path = Path("wartable-data"),
    days: int = 0,
    scopes: str = "read play sit make",
    lang: str | None = None,
) -> int:
    """List, show, close, delete or export tables, keep visitors out, read reports."""
    from wartable.server import moderation, startup
    from wartable.server.admin import ACTIONS, AdminRequest, ask

    spoken = words(inputs.language(lang))
    if not 0 <= days <= CENTURY:
        raise BadInput("--days", str(days), "whole-number-between", least=0, most=CENTURY)
    if action not in ACTIONS:
        raise BadInput("action", action, "one-of", choices=ACTIONS)
    if action in (*NEED, *moderation.NEED) and not target:
        raise BadInput("target", "", "table-or-address")
    if not (data / startup.FILE).is_file():
        raise BadInput("--data", str(data), "folder-of-tables")
    if action in (*FILES, *moderation.FILES):
        # The server may run in another folder.
        target = str(Path(target).absolute())
    request = AdminRequest(action, target, days, scopes)
    # If a server runs there, it does it; otherwise we do.
    outcome = asyncio.run(ask(data, request)) or asyncio.run(_alone(data, request))
    if outcome.wrong is not None and outcome.wrong.message in BAD:
        facts = dict(outcome.wrong.args)
        where, word, expected = (str(facts.pop(key)) for key in ("where", "word", "expected"))
        raise BadInput(where, word, expected, **facts)
    if outcome.wrong is not None:
        raise Illegal(outcome.wrong.rule, outcome.wrong.message, **outcome.wrong.args)
    if action == "verify":
        return _verified(outcome.rows, spoken, every=bool(target))
    rows = outcome.rows
    if action in HEADED and sys.stdout.isatty():
        rows = [spoken.say(f"admin-head-{action}").split(" · "), *rows]
    if outcome.text:
        print(outcome.text, end="")
    elif rows:
        columns = Columns.grid(padding=(0, 2))
        for row in rows:
            columns.add_row(*(Text(part) for part in row))
        # A path or a token must not be cut off.
        width = sum(max(map(len, column)) + 2 for column in zip_longest(*rows, fillvalue=""))
        Console(highlight=False, width=max(80, width)).print(columns)
    return 0


def _verified(rows: list[list[str]], spoken: Words, every: bool) -> int:
    """Say which games lead elsewhere now, and where: the first place, or every place."""
    told = Console(highlight=False, soft_wrap=True)
    wrong = Counter(row[0] for row in rows if row[2] != "same")
    said = set()
    for table, game, what, answers, mark, rules in rows:
        if not wrong[table] or (table in said and not every):
            continue
        facts = {"table": table, "game": game, "answers": answers, "mark": mark, "rules": rules}
        told.print(Text(spoken.say(f"admin-verify-{what}", **facts)))
        if table not in said and not every and wrong[table] > 1:
            more = spoken.say("admin-verify-more", table=table, count=wrong[table] - 1)
            told.print(Text(f"    {more}"))
        said.add(table)
    games = len({row[0] for row in rows})
    told.print(Text(spoken.say("admin-verified", games=games, wrong=len(wrong))))
    return 1 if wrong else 0


async def _alone(data: Path, request: "AdminRequest") -> "AdminReply":
    """Do it ourselves, in a folder where no server is running."""
    from wartable.server import startup
    from wartable.server.admin import Admin
    from wartable.server.limits import Limits
    from wartable.server.registry import Registry
    from wartable.server.store.sqlite import Store
    from wartable.server.thinking import Thinkers

    startup.folder(data)
    store, limits = Store(data / startup.FILE), Limits()
    thinkers = Thinkers(1, limits.think, limits.work)
    registry = Registry(store, thinkers, limits, (0, 0))
    registry.auto_player.stopped = True
    try:
        await registry.bans.load()
        await registry.tokens.load()
        await registry.accounts.load()
        await registry.tournaments.load()
        return await Admin(registry).do(request)
    finally:
        await thinkers.close()
        await store.close()
