"""`wartable replay`: play a record again, read it, or check it."""

from pathlib import Path

from wartable.cli import inputs
from wartable.core import record as records
from wartable.core.match import replay as play_again


def replay(
    file: Path, /, *, to: int | None = None, verify: bool = False, lang: str | None = None
) -> int:
    """Play a record again and tell what happened."""
    text = inputs.read(file, "file")
    if to is not None:
        inputs.at_least(to, 0, "--to")
    match = play_again(text, to)
    record = records.read(text)
    from wartable.cli.story import Story

    told = Story(match, inputs.language(lang))
    if verify:
        told.say("replay-verified", answers=len(match.answers), hashes=len(record.hashes))
        return 0
    told.story()
    told.end(len(record.answers))
    return 0
