"""What bots know of Quartermaster."""

from wartable.bots.quartermaster.judgement import judge
from wartable.bots.quartermaster.value import rolls, value

__all__ = ["judge", "rolls", "value"]
