"""A progress bar on standard error."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def watched(results: Iterable[T], label: str, total: int, done: int = 0) -> Iterator[T]:
    """Some results as they come, with a bar that moves along."""
    bar = Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(label, total=total, completed=done)
        for result in results:
            bar.advance(task)
            yield result
