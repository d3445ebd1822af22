"""The table that is printed."""

from rich import box
from rich.table import Table


class Sheet:
    """Measures and their targets, a line each."""

    def __init__(self, title: str) -> None:
        self.grid = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
        for column in ("measure", "value", "target", ""):
            self.grid.add_column(column, justify="right" if column == "value" else "left")

    def row(self, what: str, value: str, target: str = "", met: bool | None = None) -> None:
        """One measure; whether the target is met, where there is one."""
        mark = "" if met is None else "[green]met[/]" if met else "[red]missed[/]"
        self.grid.add_row(what, value, target, mark)
