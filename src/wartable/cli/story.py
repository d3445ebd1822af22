"""A replayed match, told answer by answer."""

from rich.rule import Rule
from rich.text import Text

from wartable.cli import plain_table
from wartable.cli.console import console
from wartable.core.game import REFEREE
from wartable.core.match import Match
from wartable.core.parts import TERMINAL, Terminal, part
from wartable.words.telling import Teller, name
from wartable.words.text import Value


class Story:
    """A replayed match, as a referee tells it."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match, self.teller = match, Teller(match.game, lang)
        self.words = self.teller.words
        self.console = console()

    def say(self, message: str, style: str = "", **values: Value) -> None:
        """Print a message."""
        self.console.print(Text(self.words.say(message, **values), style))

    def story(self) -> None:
        """Tell every answer and what followed."""
        match, state = self.match, self.match.state
        seats = match.game.seats(state)
        rows: dict[int, list[str]] = {}
        for number, event in match.events:
            rows.setdefault(number, []).append(self.teller.log(state, event))
        for number in range(len(match.answers) + 1):
            if number:
                given = match.answers[number - 1]
                if given.seat >= 0:
                    seat = name(self.words, "seat", seats[given.seat])
                    self.say("replay-answer", number=number, seat=seat, answer=given.words)
                else:
                    self.say("replay-old-answer", number=number, answer=given.words)
            for line in rows.get(number, ()):
                self.console.print(Text(f"    {line}", "dim"))

    def end(self, answers: int) -> None:
        """The table where the replay stops."""
        match = self.match
        self.console.print(Rule(style="dim"))
        view = match.game.view(match.state, REFEREE)
        table: Terminal = part(match.game, TERMINAL) or plain_table
        self.console.print(table.draw(view, self.words))
        result = match.game.result(match.state)
        if result is not None:
            winner = name(self.words, "team seat", result)
            self.say("replay-over", "bold", answers=len(match.answers), winner=winner)
            if why := self.teller.ended(match):
                self.console.print(Text(why))
        else:
            self.say("replay-stopped", "bold", answers=len(match.answers), all=answers)
