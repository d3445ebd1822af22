"""`wartable editions`: the differences between the editions of a game, side by side."""

from rich import box
from rich.table import Table

from wartable.cli import inputs
from wartable.cli.console import console as plain_console
from wartable.core.decision import BadInput
from wartable.core.game import find, games
from wartable.core.parts import DIFFERENCES, part
from wartable.words.text import words as words_of


def editions(game: str | None = None, /, *, lang: str | None = None, markdown: bool = False) -> int:
    """Show how the editions of a game differ."""
    able = [name for name, one in games().items() if part(one, DIFFERENCES)]
    name = game or next(iter(able), "")
    differences = part(find(name), DIFFERENCES)
    if differences is None:
        raise BadInput("game", name, "one-of", choices=able)
    if markdown:
        print(differences.page(), end="")
        return 0
    said = words_of(inputs.language(lang), name)
    columns = ("subject", "first", "second", "decided")
    table = Table(box=box.SIMPLE_HEAD, show_lines=True, title=said.say("differences-title"))
    for column in columns:
        table.add_column(said.say(f"differences-{column}"))
    for row in differences.rows(said):
        table.add_row(*row)
    plain_console().print(table)
    return 0
