"""The games of a training run, kept so that a run that was stopped can continue."""

from pathlib import Path

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.lab.line_file import LineFile
from wartable.lab.practice import Practised
from wartable.lab.win_fitting import Progress

NAME = "games.jsonl"
WINS = "wins-*.json"
FORMAT = "training 1"


class Header(Struct, frozen=True):
    """The first line: which training run this is."""

    command: str
    rules: int
    """The version of the game's rules."""
    wartable: str = FORMAT


_encode = msgspec.json.Encoder().encode
_header = msgspec.json.Decoder(Header)
_practised = msgspec.json.Decoder(Practised)
_progress = msgspec.json.Decoder(Progress)


def read(path: Path, data: bytes) -> tuple[Header, list[Practised]]:
    """The games in a file whose last line is complete."""
    head, *lines = data.split(b"\n")[:-1] or [data]
    try:
        return _header.decode(head), [_practised.decode(line) for line in lines]
    except msgspec.DecodeError as error:
        word = head[:40].decode(errors="replace")
        raise BadInput(str(path), word, "training-file") from error


def _read_wins(path: Path) -> Progress:
    try:
        return _progress.decode(path.read_bytes())
    except msgspec.DecodeError as error:
        raise BadInput(str(path), path.name, "training-file") from error


class PracticeFile:
    """A file that finished games are added to."""

    def __init__(self, path: Path, header: Header) -> None:
        self.found: list[Practised] = []
        """The games that were there already."""
        self.wins: dict[int, Progress] = {}
        """What was learnt from wins already, by the seed of the first game."""
        self._folder = path.parent
        first = _encode(header) + b"\n"
        self._lines = LineFile(path)
        if self._lines.whole or not first.startswith(self._lines.torn):
            there, self.found = read(path, self._lines.whole or self._lines.torn)
            if there != header:
                raise BadInput(str(path), there.command, "same-training")
            self.wins = {one.first: one for one in map(_read_wins, self._folder.glob(WINS))}
        self._lines.open(first)

    def add(self, played: Practised) -> None:
        """Keep a finished game at once."""
        self._lines.write(_encode(played) + b"\n")

    def keep_wins(self, progress: Progress) -> None:
        """Keep how far learning from wins has come."""
        path = self._folder / WINS.replace("*", str(progress.first))
        fresh = path.with_suffix(".new")
        fresh.write_bytes(_encode(progress))
        fresh.replace(path)

    def close(self) -> None:
        """No more games."""
        self._lines.close()
