"""`wartable editions`: the differences between the editions of Quartermaster, side by side."""

from rich import box
from rich.console import Console
from rich.table import Table

from wartable.cli import inputs
from wartable.games.quartermaster import differences
from wartable.words.text import words as words_of


def editions(*, lang: str | None = None, markdown: bool = False) -> int:
    """Show where the two editions of Quartermaster differ."""
    if markdown:
        print(differences.page(), end="")
        return 0
    said = words_of(inputs.language(lang), "quartermaster")
    columns = ("subject", "first", "second", "decided")
    table = Table(box=box.SIMPLE_HEAD, show_lines=True, title=said.say("differences-title"))
    for column in columns:
        table.add_column(said.say(f"differences-{column}"))
    for row in differences.rows(said):
        table.add_row(*row)
    Console(highlight=False).print(table)
    return 0
