"""A table for war games, with the rules enforced."""

__version__ = "0.2.0"
