"""Reading positions: text that people can write, line by line."""

from collections.abc import Container, Iterable, Iterator
from typing import NoReturn

from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.core.game import Game, find, games


class PositionLine(Struct, frozen=True):
    """One line of a position: its number, its first word, and the rest."""

    number: int
    key: str
    rest: str

    def fail(self, word: str, expected: str, **facts: str | int | Iterable[str]) -> NoReturn:
        """Refuse a word of this line."""
        raise BadInput(self.number, word, expected, **facts)

    def once(self, before: Container[object], what: object) -> None:
        """Refuse this line if its subject has been there before."""
        if what in before:
            self.fail(self.key, "once")

    def words(self) -> list[str]:
        """The rest of the line, word by word."""
        return self.rest.split()

    def names(self) -> list[str]:
        """The rest of the line as a list: `rain, sun x2`."""
        found: list[str] = []
        for part in self.rest.split(","):
            words = part.split()
            if not words:
                continue
            name, times = words[0], 1
            if len(words) == 2 and words[1][:1] == "x" and words[1][1:].isdecimal():
                times = int(words[1][1:5])
            elif len(words) > 1:
                self.fail(" ".join(words[1:]), "comma-or-copies")
            if times > 99:
                self.fail(words[1], "at-most", most="x99")
            found += [name] * times
        return found

    def number_in(self, word: str, low: int, high: int) -> int:
        """A whole number in a range."""
        try:
            value = int(word)
        except ValueError:
            self.fail(word, "whole-number-between", least=low, most=high)
        if not low <= value <= high:
            self.fail(word, "whole-number-between", least=low, most=high)
        return value


def covered(position: str) -> str:
    """A position whose options say that the table is under cover."""
    rows = position.splitlines()
    for number, row in enumerate(rows):
        words = row.split("#", 1)[0].split()
        if words[:1] == ["options"]:
            kept = [word for word in words if not word.startswith("cover")]
            rows[number] = " ".join([*kept, "cover"])
            return "\n".join(rows)
    return "\n".join(["options cover", *rows])


def lines(text: str) -> Iterator[PositionLine]:
    """The lines of a position, without empty ones and comments (`#`)."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].split(None, 1)
        if words:
            yield PositionLine(number, words[0], words[1].strip() if len(words) > 1 else "")


def named_game(text: str) -> str:
    """The game that a position names, or None."""
    return next((line.rest for line in lines(text) if line.key == "game"), "")


def game_of(text: str) -> Game:
    """The game that a position names, or the only one that can read it."""
    name = named_game(text)
    if name:
        return find(name)
    failures: list[BadInput] = []
    able = []
    for game in games().values():
        try:
            game.position(text, 0)
            able.append(game)
        except BadInput as bad:
            failures.append(bad)
    if len(able) == 1:
        return able[0]
    if able:
        raise BadInput("game", "", "one-of", choices=[game.id for game in able])
    # The game whose reader got furthest is the one that was meant.
    raise max(failures, key=lambda bad: bad.where if isinstance(bad.where, int) else 0)
