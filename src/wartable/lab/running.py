"""Work done by several processes or a Dask cluster, with the same result."""

import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.metadata import version
from typing import Any, TypeVar

from wartable.bots.child_process import end_with_parent
from wartable.core.decision import BadInput

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 10
"""How many seconds to wait for a cluster."""


def results(
    work: Callable[[T], R], items: Sequence[T], processes: int, cluster: str = ""
) -> Iterator[R]:
    """The result of each item, as it is finished."""
    if cluster:
        return _on_cluster(work, items, cluster)
    if min(processes, len(items)) <= 1:
        return map(work, items)
    return _in_processes(work, items, min(processes, len(items)))


def _in_processes(work: Callable[[T], R], items: Sequence[T], processes: int) -> Iterator[R]:
    context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "fork")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, context, _work_for, (os.getpid(),))
    try:
        for future in as_completed([pool.submit(work, item) for item in items]):
            yield future.result()
        pool.shutdown()
    except BrokenProcessPool as broken:
        raise BadInput("--jobs", str(processes), "living-processes") from broken
    finally:
        # Long thoughts are cut off, so that stopping does not take long.
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        pool.shutdown(cancel_futures=True)


def _work_for(parent: int) -> None:
    """Prepare a process: Ctrl-C is its parent's business, and it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent(parent)


def _on_cluster(work: Callable[[T], R], items: Sequence[T], address: str) -> Iterator[R]:
    try:
        dask: Any = import_module("distributed")
    except ImportError as missing:
        raise BadInput("--cluster", address, "extra", extra="cluster") from missing
    # Errors are reported below, in one line.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise BadInput("--cluster", address, "scheduler") from error
    try:
        _meet(client, address)
        futures = client.map(work, items, pure=False)
        for future, result in dask.as_completed(futures, with_results=True):
            # A cluster keeps a result as long as someone holds its future.
            future.release()
            if isinstance(result, CancelledError):
                raise result
            yield result
    except (CancelledError, dask.KilledWorker, OSError) as lost:
        raise BadInput("--cluster", address, "living-cluster") from lost
    finally:
        # Games still to be played are forgotten along with whoever asked for them.
        client.close()


def _meet(client: Any, address: str) -> None:
    """Check the workers: the games are only the same if the program is."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise BadInput("--cluster", address, "workers", address=address) from error
    here = version("wartable")
    try:
        found = client.run(version, "wartable")
    except ModuleNotFoundError as missing:
        raise BadInput("--cluster", address, "equal-workers", version=here) from missing
    for worker, there in found.items():
        if there != here:
            word = f"{worker}: Wartable {there}"
            raise BadInput("--cluster", word, "equal-workers", version=here)
