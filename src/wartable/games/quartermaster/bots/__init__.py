"""What bots know about Quartermaster."""

from wartable.games.quartermaster.bots.judgement import judge
from wartable.games.quartermaster.bots.value import rolls, value

__all__ = ["judge", "rolls", "value"]
