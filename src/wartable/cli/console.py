"""The terminal that the commands write to."""

import re

import rich._wrap
from rich.console import Console

# Rich takes a no-break space for a place where a line may break. French has one before each
# “?” and “:”, which must not begin a line.
_STAYS = "\u00a0\u202f"
rich._wrap.re_word = re.compile(rf"[^\S{_STAYS}]*[\S{_STAYS}]+[^\S{_STAYS}]*")


def console() -> Console:
    """Standard output, with lines that break only where they may."""
    return Console(highlight=False)
