"""A process that ends when its parent does, for whatever reason."""

import contextlib
import ctypes
import os
import signal
import sys
import threading
import time

SET_DEATH_SIGNAL = 1


def end_with_parent(parent: int) -> None:
    """Let this process not outlive its parent."""
    if sys.platform == "linux":
        # The system sees to it, also while nothing but one long calculation goes on here.
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
