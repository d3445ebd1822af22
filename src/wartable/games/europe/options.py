"""Answers as numbers: a verb and up to three things it is about; and as words: `move xix 0808`.

A march is a unit and the sides by which it leaves each hex: its words depend on where it is.
"""

from collections.abc import Sequence

from wartable.games.europe.scenario import Scenario

VERBS = (
    "done",
    "review",
    "pass",
    "stop",
    "stay",
    "back",
    "none",
    "advance",
    "buy",
    "surprise",
    "paradrop",
    "partisans",
    "war",
    "war_on",
    "give",
    "draw",
    "stock",
    "win",
    "air",
    "ship",
    "invade",
    "strategic",
    "at",
    "rebase",
    "strike",
    "bomb",
    "carry",
    "raid",
    "escort",
    "intercept",
    "reply",
    "assist",
    "retreat",
    "flee",
    "attack",
    "assault",
    "move",
    "via",
    "withhold",
    "give_up",
    "improve",
    "mobilize",
    "upgrade",
    "place",
    "consent",
    "route",
    "claim",
    "halt",
    "watch",
    "march",
)
SHIFT = 40
(
    DONE,
    REVIEW,
    PASS,
    STOP,
    STAY,
    BACK,
    NONE,
    ADVANCE,
    BUY,
    SURPRISE,
    PARADROP,
    PARTISANS,
    WAR,
    WAR_ON,
    GIVE,
    DRAW,
    STOCK,
    WIN,
    AIR,
    SHIP,
    INVADE,
    STRATEGIC,
    AT,
    REBASE,
    STRIKE,
    BOMB,
    CARRY,
    RAID,
    ESCORT,
    INTERCEPT,
    REPLY,
    ASSIST,
    RETREAT,
    FLEE,
    ATTACK,
    ASSAULT,
    MOVE,
    VIA,
    WITHHOLD,
    GIVE_UP,
    IMPROVE,
    MOBILIZE,
    UPGRADE,
    PLACE,
    CONSENT,
    ROUTE,
    CLAIM,
    HALT,
    WATCH,
    MARCH,
) = (verb << SHIFT for verb in range(len(VERBS)))

# A thing takes 13 bits: a place, or a unit, or one more than a unit where 0 means nobody.
THING = 13
LOW = (1 << THING) - 1
FLAG = 1 << THING - 1
"""The highest bit of a thing: a Ground Support marker beside an air unit."""

SEATS = ("axis", "western", "soviet")
CUP = ("no_event", "political_success", "political_failure")

PLAIN = {
    DONE, REVIEW, PASS, STOP, STAY, BACK, NONE, ADVANCE, SURPRISE, PARADROP, PARTISANS, CONSENT,
    WATCH,
}  # fmt: skip
COUNTRY = {BUY, WAR, DRAW, WIN, CLAIM}
UNIT = {
    AIR,
    SHIP,
    INVADE,
    STRATEGIC,
    STRIKE,
    WITHHOLD,
    GIVE_UP,
    IMPROVE,
    UPGRADE,
    ESCORT,
    INTERCEPT,
    RAID,
    HALT,
}
HEX = {AT, REBASE, BOMB}
UNIT_AND_HEX = {CARRY, FLEE, MOVE, VIA, MOBILIZE, PLACE}


def pack(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """An answer."""
    return verb | first << 2 * THING | second << THING | third


def parts(option: int) -> tuple[int, int, int]:
    """What an answer is about."""
    return option >> 2 * THING & LOW, option >> THING & LOW, option & LOW


LONGEST = 10
"""The most hexes of a march: the number of an answer has no room for more."""
_WAY = 27
"""The bits of a route; above them is the unit."""
_SIDES = 6


def march(unit: int, sides: Sequence[int]) -> int:
    """The answer to take a route: the sides by which hexes are left, at most LONGEST."""
    way = 0
    for side in reversed(sides):
        way = way * _SIDES + side + 1
    return MARCH | unit << _WAY | way


def marching(option: int) -> tuple[int, list[int]]:
    """Who takes a route, and the sides by which it leaves each hex."""
    way, sides = option & (1 << _WAY) - 1, []
    while way:
        way, side = divmod(way - 1, _SIDES)
        sides.append(side)
    return option >> _WAY & LOW, sides


def verb_of(option: int) -> int:
    """The verb of an answer."""
    return option >> SHIFT << SHIFT


def text(scenario: Scenario, option: int) -> str:
    """An answer in words."""
    verb = verb_of(option)
    word = VERBS[option >> SHIFT]
    units, name = scenario.units, scenario.board.name
    first, second, third = parts(option)
    if verb in PLAIN:
        return word
    if verb in COUNTRY:
        return f"{word} {scenario.countries[third].id}"
    if verb in UNIT:
        return f"{word} {units[third].id}"
    if verb in HEX:
        return f"{word} {name[third]}"
    if verb in UNIT_AND_HEX:
        return f"{word} {units[second].id} {name[third]}"
    if verb == WAR_ON:
        return f"{word} {SEATS[third]}"
    if verb == GIVE:
        return f"{word} {scenario.countries[second].id} {scenario.countries[third].id}"
    if verb == STOCK:
        return f"{word} {CUP[second]} {scenario.countries[third].id}"
    if verb in (ATTACK, ASSAULT):
        air, marker = third & FLAG - 1, third & FLAG
        by = f" {units[air - 1].id}" if air else ""
        return f"{word} {units[first].id} {name[second]}{by}" + (" marker" if marker else "")
    if verb == ROUTE:
        zones = scenario.board.sea_zones
        return f"{word} {' '.join(zones[number - 1].id for number in parts(option) if number)}"
    if verb == ASSIST:
        chosen = [units[number - 1].id for number in (first, second, third) if number]
        return f"{word} {' '.join(chosen)}"
    if verb == REPLY:
        said = [f"support {units[first - 1].id}"] if first else []
        said += [f"intercept {units[second - 1].id}"] if second else []
        said += ["marker"] if third else []
        return " ".join([word, *said])
    assert verb == RETREAT
    return f"{word} {name[second]}" + (f" {name[third - 1]}" if third else "")
