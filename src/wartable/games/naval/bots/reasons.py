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
    "asw": ("hunters", MORE),
    "out": ("survival", LESS),
    "escort_afloat": ("escort", MORE),
    "escort_sunk": ("raid", MORE),
    "guns": ("guns", MORE),
    "missiles": ("guns", MORE),
    "ships": ("fleet", MORE),
    "few": ("survival", LESS),
    "buys_now": ("reserve", MORE),
    "buys_later": ("reserve", MORE),
    "carriers_left": ("reserve", MORE),
    "sinks_now": ("aircraft", MORE),
    "sinks_soon": ("aircraft", MORE),
    "sinks_later": ("aircraft", MORE),
    "wins_now": ("points", MORE),
    "wins_soon": ("points", MORE),
    "wins_later": ("points", MORE),
    "fires_now": ("guns", MORE),
}
"""For each feature the reason it belongs to, and whether more or less is good."""

DEEDS = ("play", "strike", "asw", "target", "guard", "defend", "screen", "cancel")
"""Answers that do something to others."""

_plain = PlainReasons(REASONS, DEEDS)
reason, facts, deed = _plain.reason, _plain.facts, _plain.deed
