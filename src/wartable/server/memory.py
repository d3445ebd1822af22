"""Keeping the garbage collector off long-lived objects, with a full pass when memory grows."""

import asyncio
import gc
import itertools
from pathlib import Path

EVERYWHERE = 600
"""Seconds between two searches in all there is, which stop everybody for a moment."""
AT_LEAST = 20
"""Seconds between two of them, however fast the memory grows."""
GROWN, MORE = 1.25, 32.0
"""What has grown so much since the last one, by a factor and by megabytes, is looked at again."""
QUIET = 10_000
"""So many new objects are looked through in some milliseconds; in a busy second they wait."""
STATUS = Path("/proc/self/statm")
PAGE = 4096 / 1e6


def used() -> float:
    """Megabytes in use; 0 where the system does not tell."""
    try:
        return int(STATUS.read_text().split()[1]) * PAGE
    except OSError:
        return 0.0


async def keep_clean() -> None:
    """Look for garbage among what is new, each second; everywhere, now and then."""
    # Looking at all that stays would stop everybody, so that it is left out.
    gc.set_threshold(100_000, 50, 1000)
    gc.collect()
    gc.freeze()
    before, last = used(), 0
    for second in itertools.count(1):
        await asyncio.sleep(1)
        since = second - last
        grown = since >= AT_LEAST and used() > GROWN * before + MORE
        if grown or since >= EVERYWHERE:
            gc.unfreeze()
            gc.collect()
            before, last = used(), second
        elif gc.get_count()[0] < QUIET:
            gc.collect(1)
        gc.freeze()
