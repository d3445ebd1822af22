"""`wartable protocol`: the text protocol on standard input and output."""

import io
import sys

from wartable.adapters.protocol import OK, Protocol, Quit


def protocol() -> int:
    """Talk line by line, for bots in any language."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    table = Protocol()
    for line in sys.stdin:
        try:
            lines = table.reply(line.rstrip("\n"))
        except Quit:
            _write([OK])
            return 0
        _write(lines)
    _write(table.close())
    return 0


def _write(lines: list[str]) -> None:
    for line in lines:
        print(line)
    sys.stdout.flush()
