"""`wartable bots`: who can sit at a table, and how each of them plays."""

from rich import box
from rich.table import Table

from wartable.bots import BOTS
from wartable.cli import inputs
from wartable.cli.console import console as plain_console
from wartable.words.telling import name as named
from wartable.words.text import words as words_of


def bots(*, lang: str | None = None) -> int:
    """Show the bots, the weakest first."""
    said = words_of(inputs.language(lang))
    table = Table(box=box.SIMPLE, show_header=False)
    for name in BOTS:
        about = f"bot-{name}-about"
        table.add_row(name, named(said, "bot", name), said.say(about) if said.has(about) else "")
    plain_console().print(table)
    return 0
