"""Why an answer is good in Europe: what the model counts, as people would say it."""

from wartable.bots.plain_reasons import MORE, PlainReasons

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

_plain = PlainReasons(REASONS, DEEDS)
reason, facts, deed = _plain.reason, _plain.facts, _plain.deed
