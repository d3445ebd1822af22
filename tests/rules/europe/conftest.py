"""The table that the tests of Europe play on."""

from tests.europe_table import war

__all__ = ["war"]
