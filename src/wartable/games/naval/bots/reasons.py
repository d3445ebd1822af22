"""Why an answer is good in the naval game: what the model counts, as people would say it."""

from wartable.bots.plain_reasons import LESS, MORE, PlainReasons
from wartable.games.naval.effects import CardType

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
    "hull": ("fleet", MORE),
    "command": ("command", MORE),
    "quality": ("cards", MORE),
    "purse": ("purse", MORE),
    **{f"hand_{kind.name.lower()}": ("cards", MORE) for kind in CardType},
    "escort_afloat": ("escort", MORE),
}
"""For each feature the reason it belongs to, and whether more or less is good."""

DEEDS = ("play", "strike", "asw", "target", "guard", "defend", "screen", "cancel")
"""Answers that do something to others."""

_plain = PlainReasons(REASONS, DEEDS)
reason, facts, deed = _plain.reason, _plain.facts, _plain.deed
