"""`wartable protocol`: the text protocol on standard input and output."""

import io
import sys

from wartable.adapters.protocol import OK, Protocol, Quit


def protocol() -> int:
    """Talk in lines, for bots in any language: new, seat, legal, do, why, view, events, quit."""
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
