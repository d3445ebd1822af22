"""Files that people name, and what to say of those that cannot be used."""

import errno
from pathlib import Path

from wartable.core.decision import BadInput


def trouble(error: OSError) -> str:
    """What the message `trouble` knows a failure by: ENOENT, EACCES …"""
    code = errno.errorcode.get(error.errno or 0)
    return code or (error.strerror or type(error).__name__).lower()


def unreadable(path: Path, where: str, error: OSError) -> BadInput:
    """What to say of a file that cannot be read."""
    return BadInput(where, str(path), "file-to-read", trouble=trouble(error))


def unwritable(path: Path, where: str, error: OSError) -> BadInput:
    """What to say of a file that cannot be written."""
    return BadInput(where, str(path), "file-to-write", trouble=trouble(error))
