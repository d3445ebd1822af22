"""All stored conversations, with one server whose clocks stand unless a story lets time pass."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import FLAGS
from tests.server.simulated import STANDS, Simulated
from tests.stored import game_stories, people_stories
from tests.stored.story import Story

# Whoever looks at the time of day sees a later second: what is sorted by it has one order only.
SECONDS = """
import itertools, time
seconds = itertools.count(int(time.time()))
time.time = lambda: float(next(seconds))
"""
FIRST = f"{SECONDS}{STANDS}"
NOTICES = '[notices]\naddress = "https://table.example.org"\n'


def texts() -> Iterator[tuple[str, str]]:
    """What was said in every conversation: where it is stored, and all of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "wartable.toml").write_text(NOTICES, encoding="utf-8")
        flags = (*FLAGS, "--config", str(folder / "wartable.toml"))
        with Simulated(folder / "data", *flags, first=FIRST) as server:
            yield from _told(server)


def _told(server: Simulated) -> Iterator[tuple[str, str]]:
    for tell in (people_stories.refusals, *game_stories.STORIES, *people_stories.STORIES):
        story = Story(server)
        tell(story)
        yield f"stories/{tell.__name__}.txt", story.text
