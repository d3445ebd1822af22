"""`wartable replay`: play a record again, read it, or check it."""

from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from wartable.cli import inputs, tables
from wartable.core import record as records
from wartable.core.game import REFEREE
from wartable.core.match import Match
from wartable.core.match import replay as play_again
from wartable.telling import Teller, name
from wartable.text import Value


def replay(
    file: Path, /, *, to: int | None = None, verify: bool = False, lang: str | None = None
) -> int:
    """Play a record again and tell what happened.

    Parameters
    ----------
    file
        The record.
    to
        Stop after so many answers, and show the table there.
    verify
        Check every answer, every hash and the seed, and say no more than that.
    lang
        The language, en or fr.
    """
    spoken = inputs.language(lang)
    text = inputs.read(file, "file")
    if to is not None:
        inputs.at_least(to, 0, "--to")
    match = play_again(text, to)
    record = records.read(text)
    told = Told(match, spoken)
    if verify:
        told.say("replay-verified", answers=len(match.answers), hashes=len(record.hashes))
        return 0
    told.story()
    told.end(len(record.answers))
    return 0


class Told:
    """A match that was played again, as a referee tells it."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match, self.teller = match, Teller(match.game, lang)
        self.words = self.teller.words
        self.console = Console(highlight=False)

    def say(self, message: str, style: str = "", **values: Value) -> None:
        """Print a message."""
        self.console.print(Text(self.words.say(message, **values), style))

    def story(self) -> None:
        """Every answer, and what came of it."""
        match, state = self.match, self.match.state
        seats = match.game.seats(state)
        rows: dict[int, list[str]] = {}
        for number, event in match.events:
            rows.setdefault(number, []).append(self.teller.log(state, event))
        for number in range(len(match.answers) + 1):
            if number:
                given = match.answers[number - 1]
                seat = name(self.words, "seat nation", seats[given.seat])
                self.say("replay-answer", number=number, seat=seat, answer=given.words)
            for line in rows.get(number, ()):
                self.console.print(Text(f"    {line}", "dim"))

    def end(self, answers: int) -> None:
        """The table where the replay stops."""
        match = self.match
        self.console.print(Rule(style="dim"))
        view = match.game.view(match.state, REFEREE)
        self.console.print(tables.find(match.game.id).draw(view, self.words))
        result = match.game.result(match.state)
        if result is not None:
            winner = name(self.words, "team seat", result)
            self.say("replay-over", "bold", answers=len(match.answers), winner=winner)
        else:
            mark = match.game.mark(match.state)
            self.say("replay-stopped", "bold", answers=len(match.answers), all=answers, mark=mark)
