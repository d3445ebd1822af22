"""`wartable replay`: play a record again, read it, or check it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wartable.cli import inputs
from wartable.core import record as records
from wartable.core.joint import SERVER
from wartable.core.replaying import replay as play_again


def replay(
    file: Path,
    /,
    *,
    to: int | None = None,
    check: Annotated[bool, Parameter(name=["--check", "--verify"])] = False,
    lang: str | None = None,
) -> int:
    """Play a record again and tell what happened."""
    text = inputs.read(file, "file")
    if to is not None:
        inputs.at_least(to, 0, "--to")
    match = play_again(text, to, whole=check)
    record = records.read(text)
    from wartable.cli.story import Story

    told = Story(match, inputs.language(lang))
    if check:
        told.say("replay-verified", answers=len(match.answers), hashes=len(record.hashes))
        people = [share for share in record.shares if share.who != SERVER]
        for share in record.shares:
            told.say("replay-share", who=share.who.replace("+", ", "), hash=share.commit)
        told.say("replay-drawn" if people else "replay-not-drawn", count=len(people))
        if record.deal:
            told.say("replay-dealt-anew")
        return 0
    if match.floor:
        told.say("replay-old-rules", "bold", version=record.rules, answers=match.floor)
    told.story()
    told.end(len(record.answers))
    return 0
