"""How the work of a training is done in tests: in one process, or in two and backwards."""

from collections.abc import Callable, Iterable
from typing import Any

from wartable.lab.running import results


def one_by_one(work: Callable[[Any], Any], items: list[Any], label: str) -> Iterable[Any]:
    return map(work, items)


def backwards_in_two_processes(
    work: Callable[[Any], Any], items: list[Any], label: str
) -> Iterable[Any]:
    return results(work, items[::-1], 2)
