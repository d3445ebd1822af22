"""Why an answer is good in the naval game: what the model counts, as people would say it."""

from wartable.games.naval.state import State

MORE, LESS = 1, -1
REASONS: dict[str, tuple[str, int]] = {
    "score": ("points", MORE),
    "score_squared": ("points", MORE),
    "goal_reached": ("points", MORE),
    "late_lead": ("points", MORE),
    "in_front": ("fleet", MORE),
    "behind": ("fleet", MORE),
    "below": ("submarines", MORE),
    "wounds": ("hull", LESS),
    "torpedoes": ("torpedoes", MORE),
    "strikes": ("aircraft", MORE),
    "air_defence": ("air_defence", MORE),
    "command": ("command", MORE),
    "quality": ("cards", MORE),
    "purse": ("purse", MORE),
    "escort_afloat": ("escort", MORE),
}
"""For each feature the reason it belongs to, and whether more or less is good."""

DEEDS = ("play", "strike", "asw", "target", "guard", "defend", "screen", "cancel")
"""Answers that do something to others."""


def reason(feature: str) -> tuple[str, int, dict[str, str]] | None:
    """The reason a feature belongs to, whether more of it is good; there are no facts."""
    return (*REASONS[feature], {}) if feature in REASONS else None


def facts(kind: str, facts: dict[str, str], world: State) -> dict[str, str | int]:
    """The facts as they are."""
    return {**facts}


def deed(answer: str) -> bool:
    """Whether an answer does something to others."""
    return answer.split(maxsplit=1)[0] in DEEDS
