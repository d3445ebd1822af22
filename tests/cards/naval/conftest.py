"""The table that the naval tests play on."""

from tests.naval_table import sea

__all__ = ["sea"]
