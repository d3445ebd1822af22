"""Whether a scenario can be played."""

from wartable.games.europe.format import File
from wartable.games.europe.table_format import FileTables


def check(source: File, numbers: FileTables, where: str) -> None:
    """Refuse a file that cannot be played."""
