"""Coroutines for tests that may run where a browser is being driven: it has a loop of its own."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Found = TypeVar("Found")


def run(
    coroutine: Coroutine[Any, Any, Found],
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> Found:
    """What a coroutine returns, run in a thread that has no loop yet."""

    def alone() -> Found:
        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(coroutine)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(alone).result()
