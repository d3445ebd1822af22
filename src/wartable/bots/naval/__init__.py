"""What bots know of the naval game."""

from wartable.bots.naval.judgement import judge
from wartable.bots.naval.value import rolls, value

__all__ = ["judge", "rolls", "value"]
