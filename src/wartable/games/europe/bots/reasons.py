"""Why an answer is good in Europe: what the model counts, as people would say it."""

from wartable.games.europe.state import State

MORE, LESS = 1, -1
REASONS: dict[str, tuple[str, int]] = {
    "hunted_will": ("hunt", MORE),
    "hunted_will_late": ("hunt", MORE),
    "hunted_fell": ("conquest", MORE),
    "hunted_fell_soon": ("conquest", MORE),
    "will": ("will", MORE),
    "steps": ("armies", MORE),
    "mobile_steps": ("armor", MORE),
    "steps_in_reach": ("front", MORE),
    "short_of_supply": ("supply", MORE),
    "surrounded": ("surrounded", MORE),
    "air": ("air", MORE),
    "air_fresh": ("air_fresh", MORE),
    "points": ("points", MORE),
    "factories": ("factories", MORE),
    "boxes": ("reserves", MORE),
    "cities_near": ("cities", MORE),
    "surprise": ("surprise", MORE),
}
"""For each feature the reason it belongs to, and whether more or less is good."""

DEEDS = (
    "attack", "assault", "strike", "bomb", "raid", "invade", "surprise", "paradrop", "partisans",
    "intercept", "reply", "war", "war_on",
)  # fmt: skip
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
