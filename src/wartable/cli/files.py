"""Files that people name, and what to say if they cannot be used."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from wartable.core.decision import BadInput


def reading(path: Path, where: str) -> AbstractContextManager[None]:
    """Turn any failure inside into one about a file that cannot be read."""
    return _using(path, where, "file-to-read")


def writing(path: Path, where: str) -> AbstractContextManager[None]:
    """Turn any failure inside into one about a file that cannot be written."""
    return _using(path, where, "file-to-write")


@contextmanager
def _using(path: Path, where: str, expected: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadInput(where, str(path), expected, trouble=_trouble(error)) from error


def _trouble(error: OSError) -> str:
    from wartable.words.telling import trouble

    return trouble(error)
