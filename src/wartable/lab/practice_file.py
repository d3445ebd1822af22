"""The games of a training run, kept so that a run that was stopped can continue."""

from pathlib import Path

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.lab.line_file import LineFile
from wartable.lab.practice import Practised

NAME = "games.jsonl"
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


def read(path: Path, data: bytes) -> tuple[Header, list[Practised]]:
    """The games in a file whose last line is complete."""
    head, *lines = data.split(b"\n")[:-1] or [data]
    try:
        return _header.decode(head), [_practised.decode(line) for line in lines]
    except msgspec.DecodeError as error:
        word = head[:40].decode(errors="replace")
        raise BadInput(str(path), word, "training-file") from error


class PracticeFile:
    """A file that finished games are added to."""

    def __init__(self, path: Path, header: Header) -> None:
        self.found: list[Practised] = []
        """The games that were there already."""
        first = _encode(header) + b"\n"
        self._lines = LineFile(path)
        if self._lines.whole or not first.startswith(self._lines.torn):
            there, self.found = read(path, self._lines.whole or self._lines.torn)
            if there != header:
                raise BadInput(str(path), there.command, "same-training")
        self._lines.open(first)

    def add(self, played: Practised) -> None:
        """Keep a finished game at once."""
        self._lines.write(_encode(played) + b"\n")

    def close(self) -> None:
        """No more games."""
        self._lines.close()
