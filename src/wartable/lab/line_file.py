"""A file that lines are added to, so that whoever is stopped loses nothing that was finished."""

from pathlib import Path


class LineFile:
    """The whole lines of a file, and more behind them; a torn last line is dropped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        data = path.read_bytes() if path.exists() else b""
        self.whole = data[: data.rfind(b"\n") + 1]
        """All lines that end."""
        self.torn = data[len(self.whole) :]

    def open(self, header: bytes) -> None:
        """Go on behind the last whole line; a new file begins with a line of its own."""
        # Nothing waits in a buffer: what cannot be written is known at once.
        self._file = self._path.open("ab", buffering=0)
        if self.torn:
            self._file.truncate(len(self.whole))
        if not self.whole:
            self.write(header)

    def write(self, line: bytes) -> None:
        """Keep a line at once."""
        while line:
            line = line[self._file.write(line) :]

    def close(self) -> None:
        """No more lines."""
        self._file.close()
