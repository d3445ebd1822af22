"""What bots know of the naval game."""

from wartable.bots.naval.judgement import judge
from wartable.bots.naval.value import value

__all__ = ["judge", "value"]
