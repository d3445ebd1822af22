"""What bots know about the naval game."""

from wartable.bots.learnt_judge import judge_in
from wartable.bots.model import model_in
from wartable.games.naval.bots import moves
from wartable.games.naval.bots.experience import Experience
from wartable.games.naval.bots.mastery import Skill
from wartable.games.naval.bots.value import rolls, weighed

__all__ = ["JUDGEMENTS", "judge", "rolls", "value"]

judge = judge_in(__name__, moves, file_name="mastery.json")
JUDGEMENTS = {
    "officer": judge_in(__name__, moves, Experience.judge),
    "general": judge_in(__name__, moves, Skill.judge),
}
value = weighed(model_in(__name__))
