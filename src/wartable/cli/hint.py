"""`wartable hint`: what a bot would answer in a record or a position, and why."""

import sys
from pathlib import Path
from textwrap import fill, wrap
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from wartable.bots.hint import Hint
from wartable.bots.hint import hint as think_about
from wartable.bots.seat import Seat
from wartable.cli import inputs
from wartable.cli.console import console as plain_console
from wartable.core.decision import BadInput, Decision
from wartable.core.game import settle
from wartable.core.match import Match
from wartable.core.position import game_of
from wartable.core.record import FIRST
from wartable.core.replaying import replay
from wartable.words.hinting import HintText, tell, who
from wartable.words.telling import Teller

LONGEST_THOUGHT = 100.0
"""The most that its usual time can be multiplied by."""


def hint(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    at: int | None = None,
    seat: str | None = None,
    level: str = "general",
    think: float = 1.0,
    lang: str | None = None,
    json: bool = False,
    seed: int = 0,
) -> int:
    """Say what a bot would answer, and why."""
    spoken = inputs.language(lang)
    if not 0 < think <= LONGEST_THOUGHT:
        raise BadInput("--think", str(think), "number-above-0", most=f"{LONGEST_THOUGHT:.0f}")
    inputs.at_least(seed, 0, "--seed")
    text = sys.stdin.read() if str(file) == "-" else inputs.read(file, "file")
    match = _match(text, at, seed)
    decision = _asked(match, seat)
    asked = Seat.of(match, decision.seat)
    found = think_about(asked, decision, level, think, seed=seed, clock=None)
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    _print(match, decision, found, spoken)
    return 0


def _match(text: str, at: int | None, seed: int) -> Match:
    """The game that a record or a position contains."""
    if text.split("\n", 1)[0].strip() == FIRST:
        if at is not None:
            inputs.at_least(at, 0, "--at")
        match = replay(text, at)
        if at is not None and at > len(match.answers):
            raise BadInput("--at", str(at), "up-to-its-end", most=len(match.answers))
        return match
    if at is not None:
        raise BadInput("--at", str(at), "answers-of-record")
    game = game_of(text)
    return Match(game, settle(game, []), seed, text)


def _asked(match: Match, seat: str | None) -> Decision:
    """The question to think about."""
    seats = match.game.seats(match.state)
    open_to = [seats[decision.seat] for decision in match.decisions]
    if not open_to:
        raise BadInput("file", "", "game-goes-on")
    if seat is None:
        return match.decisions[0]
    if seat not in open_to:
        raise BadInput("--seat", seat, "asked-seat", choices=open_to)
    return match.decisions[open_to.index(seat)]


def _print(match: Match, decision: Decision, found: Hint, lang: str) -> None:
    teller, console = Teller(match.game, lang), plain_console()
    question = teller.ask(match.state, decision)
    seat = who(teller, found.seat)
    heading = teller.words.say_sentence("hint-asked", seat=seat, question=question)
    console.print(Text(fill(heading, console.width), "bold"))
    show(console, tell(match.game, match.state, found, lang))


def show(console: Console, told: HintText) -> None:
    """A hint in the terminal."""
    # The console would break a line at any space, even one that must not break.
    for number, move in enumerate(told.moves, 1):
        lines = "\n    ".join(wrap(move, console.width - 4))
        console.print(Text.assemble((f"{number:>3} ", "cyan"), lines))
    console.print(Text(fill(told.text(), console.width)))
