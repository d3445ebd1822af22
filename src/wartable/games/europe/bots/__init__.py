"""What bots know of Europe."""

from wartable.games.europe.bots.judgement import judge
from wartable.games.europe.bots.value import rolls, value

__all__ = ["judge", "rolls", "value"]
