"""Why an answer is good in Quartermaster: what the model counts, as people would say it."""

from functools import cache

from wartable.games.quartermaster.board import NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.turn import ROUNDS

MORE, LESS = 1, -1
WHOLE: dict[str, tuple[str, int]] = {
    "points": ("points", MORE),
    "points late": ("points", MORE),
    "points ahead": ("points", MORE),
    "income": ("supply", MORE),
    "income late": ("supply", MORE),
    "stars": ("supply", MORE),
    "awards": ("awards", MORE),
    "awards late": ("awards", MORE),
    "stars in reach": ("reach", MORE),
    "stars in danger": ("danger", LESS),
    "homes in danger": ("homes", LESS),
    "homes lost": ("homes", LESS),
    "statuses": ("statuses", MORE),
}
"""Features of a whole team: the reason, and whether more or less is good."""
OF_NATION = {
    "short": ("deck", LESS),
    "spare": ("deck", MORE),
    "down": ("responses", MORE),
    "armies": ("armies", MORE),
    "armies cut off": ("cut_off", LESS),
    "navies": ("navies", MORE),
    "navies cut off": ("cut_off", LESS),
    "air forces": ("air_forces", MORE),
}
"""Features that end with the name of a nation."""

HARMLESS = ("pass", "discard", "draw", "arrange", "tuck", "take", "lift")
"""Answers that concern nobody but the one who gives them."""


@cache
def reason(feature: str) -> tuple[str, int, dict[str, str]] | None:
    """The reason a feature belongs to, whether more of it is good, and its facts."""
    if feature in WHOLE:
        return *WHOLE[feature], {}
    first, _, last = feature.rpartition(" ")
    if first in OF_NATION and last in NATIONS:
        return *OF_NATION[first], {"nation": last}
    words = feature.split()
    if words[0] == "hand":
        return "hand", MORE, {}
    if words[0] == "down":
        return "responses", MORE, {"nation": words[1]}
    if words[0] == "status":
        return "status", MORE, {"card": f"{words[1]}.{words[2]}"}
    if words[0] in TEAMS and words[-1] in SPACES:
        return "space", MORE, {"team": words[0], "space": words[-1]}
    if words[0] in NATIONS and words[1:3] == ["cut", "off"]:
        return "cut_off", LESS, {"nation": words[0]}
    if words[0] in NATIONS and words[-1] in SPACES:
        team = TEAMS[NATIONS.index(words[0]) % len(TEAMS)]
        return "space", MORE, {"team": team, "space": words[-1]}
    return None


def facts(kind: str, facts: dict[str, str], world: State) -> dict[str, str | int]:
    """The facts, and for a deck the round in which it runs out (0: none); that is public."""
    if kind != "deck":
        return {**facts}
    nation = NATIONS.index(facts["nation"])
    cards = len(world.hand[nation]) + len(world.deck[nation])
    played = world.round if nation >= world.nation else world.round + 1
    ends = played + cards
    return {**facts, "round": ends if ends <= ROUNDS else 0}


def deed(answer: str) -> bool:
    """Whether an answer does something to others."""
    return answer.split(maxsplit=1)[0] not in HARMLESS
