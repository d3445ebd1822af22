"""A file of games: a line that says what is played, then a line for each finished game."""

from pathlib import Path

import msgspec
from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.core.game import Options
from wartable.lab.line_file import LineFile
from wartable.lab.outcome import PlayedGame, mark

FORMAT = "games 1"


class RunHeader(Struct, frozen=True):
    """What is played: the first line."""

    kind: str
    """simulate or tournament."""
    game: str
    rules: int
    """The version of the game's rules."""
    options: Options
    bots: tuple[str, ...]
    """Who sits where; in a tournament, who takes part."""
    seed: int
    """The seed of the first game."""
    think: float
    slips: bool = True
    position: str = ""
    """Where every game begins, if not as its settings say."""
    wartable: str = FORMAT


_encode = msgspec.json.Encoder().encode
_run = msgspec.json.Decoder(RunHeader)
_played = msgspec.json.Decoder(PlayedGame)


class GamesFile:
    """A file that games are added to; a run that was stopped continues where it ended."""

    def __init__(self, path: Path, run: RunHeader) -> None:
        self.found: list[PlayedGame] = []
        """The games that were there already."""
        header = _encode(run) + b"\n"
        self._lines = LineFile(path)
        whole, torn = self._lines.whole, self._lines.torn
        if not whole and not header.startswith(torn):
            raise _stranger(path, torn)
        if whole:
            there, self.found = read_bytes(path, whole)
            _same(path, there, run)
        self._lines.open(header)

    def add(self, played: PlayedGame) -> None:
        """Keep a finished game at once, so that it is not lost if the run is stopped now."""
        self._lines.write(_encode(played) + b"\n")

    def close(self) -> None:
        """Close the file."""
        self._lines.close()


def read(path: Path) -> tuple[RunHeader, list[PlayedGame]]:
    """The games in a file; an incomplete last line does not count."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        raise _stranger(path, data)
    return read_bytes(path, whole)


def read_bytes(path: Path, data: bytes) -> tuple[RunHeader, list[PlayedGame]]:
    """The games in a file whose last line is complete; each game once."""
    first, *lines = data.split(b"\n")[:-1]
    try:
        run = _run.decode(first)
    except msgspec.DecodeError as error:
        raise _stranger(path, first) from error
    if run.wartable != FORMAT:
        raise _stranger(path, first)
    found: dict[tuple[int, tuple[str, ...]], PlayedGame] = {}
    for number, line in enumerate(lines, 2):
        try:
            played = _played.decode(line)
        except msgspec.DecodeError as error:
            word = line[:40].decode(errors="replace")
            raise BadInput(str(path), word, "sound-game", line=number) from error
        found.setdefault(played.outcome.key, played)
    return run, list(found.values())


def _stranger(path: Path, data: bytes) -> BadInput:
    word = data[:40].split(b"\n")[0].decode(errors="replace")
    return BadInput(str(path), word, "games-file")


def _same(path: Path, there: RunHeader, here: RunHeader) -> None:
    for field in here.__struct_fields__:
        old, new = getattr(there, field), getattr(here, field)
        if old == new:
            continue
        if field == "position":
            old, new = mark(there.position), mark(here.position)
        if isinstance(old, dict):
            field = next(name for name in new if old.get(name) != new[name])
            old, new = old.get(field), new[field]
        word = f"{field} {_plain(old)}"
        raise BadInput(str(path), word, "same-games", value=_plain(new))


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value) or "none"
