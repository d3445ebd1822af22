"""What bots know of Europe."""

from wartable.bots.learnt_judge import judge_in
from wartable.bots.model import model_in
from wartable.games.europe.bots import moves
from wartable.games.europe.bots.value import rolls, weighed

__all__ = ["judge", "rolls", "value"]

judge = judge_in(__name__, moves)
value = weighed(model_in(__name__))
