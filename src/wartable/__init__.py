"""A table for war games, with the rules enforced."""

__version__ = "0.1.0"
