"""What bots know of Europe."""

from wartable.bots.model import model_in
from wartable.games.europe.bots.judgement import judge
from wartable.games.europe.bots.value import rolls, weighed

__all__ = ["judge", "rolls", "value"]

value = weighed(model_in(__name__))
