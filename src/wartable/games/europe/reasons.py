"""Why can't I?"""
from wartable.core.decision import Reason
from wartable.games.europe.state import State

def tidy(words: str) -> str:
    return " ".join(words.lower().replace("-", "_").split())

def why_not(state: State, seat: int, words: str) -> Reason:
    return Reason("table", "reason-not-an-option", {})
