"""What bots know about the naval game."""

from wartable.games.naval.bots.judgement import judge
from wartable.games.naval.bots.value import rolls, value

__all__ = ["judge", "rolls", "value"]
