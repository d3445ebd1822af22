"""What people are told, as messages and facts; the words are in `text/`."""

from typing import Any

from stones.game import SEATS, State
from wartable.core.decision import Decision
from wartable.core.events import Event


def event(state: State, event: Event) -> tuple[str, dict[str, Any]]:
    """Who took how many, and who has won."""
    if event.kind == "took":
        seat, count, left = event.args
        return "took", {"seat": SEATS[seat], "count": count, "left": left}
    won, north, south = event.args
    return "ended", {"seat": SEATS[won], "north": north, "south": south}


def question(state: State, decision: Decision) -> tuple[str, dict[str, Any]]:
    """How many stones there are."""
    return "take", {"left": state.heap}


def answer(state: State, decision: Decision, option: int) -> tuple[str, dict[str, Any]]:
    """So many stones."""
    return "take", {"count": option}
