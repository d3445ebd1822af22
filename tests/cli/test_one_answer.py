"""One answer can be followed: few files, few calls from one file into another."""

import io
import sys
from types import FrameType
from typing import Any

from rich.console import Console

from wartable.cli.session import Session
from wartable.core.game import find, settle
from wartable.core.match import Match

SOURCE = "src/wartable/"
REST_OF_TURN = ("run_turn", "run_discard")
GAME = find("quartermaster")


def playing() -> Session:
    """Germany has played Build Army."""
    position = """turn germany play
                  germany
                    armies germany, eastern_europe
                    hand build_army x2, land_battle
                  soviet_union
                    armies moscow"""
    match = Match(GAME, settle(GAME, []), 7, position)
    session = Session(match, dict.fromkeys(range(6), "me"), {}, "en", Console(file=io.StringIO()))
    match.answer(0, GAME.parse(match.state, 0, "play build_army"))
    return session


def followed(session: Session) -> list[tuple[str, str]]:
    """The calls from one file into another until `build ukraine` is carried out and told of."""
    calls: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        above: FrameType | None = frame.f_back
        names = {frame.f_code.co_name}
        while above is not None and SOURCE not in above.f_code.co_filename:
            above = above.f_back
        if event == "call" and above is not None and SOURCE in frame.f_code.co_filename:
            files = (above.f_code.co_filename, frame.f_code.co_filename)
            while above is not None:
                names.add(above.f_code.co_name)
                above = above.f_back
            if files[0] != files[1] and not names.intersection(REST_OF_TURN):
                calls.append(files)

    before = len(session.match.events)
    sys.setprofile(note)
    try:
        session._command(session.match.decisions[0], "build ukraine")
        sys.setprofile(None)
        del session.match.events[before + 1 :]
        session.read[session.present] = before
        sys.setprofile(note)
        session._log()
    finally:
        sys.setprofile(None)
    return calls


def test_to_build_in_ukraine_takes_eighteen_files_and_sixty_calls_at_most() -> None:
    followed(playing())  # What is looked up once is known from here on.
    session = playing()
    calls = followed(session)
    assert isinstance(session.console.file, io.StringIO)
    assert "Germany builds an army in Ukraine." in session.console.file.getvalue()
    assert len({file for files in calls for file in files}) <= 18, calls
    assert len(calls) <= 60, calls
