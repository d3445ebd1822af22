"""Files that people name, and what to say about the unusable ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wartable.core.decision import BadInput


@contextmanager
def reading(path: Path, where: str) -> Iterator[None]:
    """What fails inside is a file that cannot be read."""
    try:
        yield
    except OSError as error:
        raise BadInput(where, str(path), "file-to-read", trouble=_trouble(error)) from error


@contextmanager
def writing(path: Path, where: str) -> Iterator[None]:
    """What fails inside is a file that cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadInput(where, str(path), "file-to-write", trouble=_trouble(error)) from error


def _trouble(error: OSError) -> str:
    from wartable.words.telling import trouble

    return trouble(error)
