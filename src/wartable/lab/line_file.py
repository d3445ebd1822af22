"""A file that lines are added to, so that stopping loses nothing that was finished."""

from pathlib import Path


class LineFile:
    """The complete lines of a file, and new ones after them; an incomplete last line is dropped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        data = path.read_bytes() if path.exists() else b""
        self.whole = data[: data.rfind(b"\n") + 1]
        """All complete lines."""
        self.torn = data[len(self.whole) :]

    def open(self, header: bytes) -> None:
        """Continue after the last complete line; a new file begins with a line of its own."""
        # No buffering: what cannot be written is known at once.
        self._file = self._path.open("ab", buffering=0)
        if self.torn:
            self._file.truncate(len(self.whole))
        if not self.whole:
            self.write(header)

    def write(self, line: bytes) -> None:
        """Write a line at once."""
        while line:
            line = line[self._file.write(line) :]

    def close(self) -> None:
        """Close the file."""
        self._file.close()
