"""Random games of a war in which everything happens: landings, convoys, bombers, partisans.

The scenarios of the package have no use for much of what the rules allow, and bots for even more.
"""

from random import Random

from tests.conformance.sound import wrong

from wartable.core.game import find, settle
from wartable.core.match import Match
from wartable.games.europe import scenario_files

GAME = find("europe")
WILD = {f"europe-wild-{seed}": seed for seed in range(1, 17)}
"""What each game is called, and its seed."""
LONG = 400
"""So many answers of each are given at most."""
IDLE = ("back", "done", "give_up", "halt", "none", "pass", "review", "stay", "stop", "withhold")
"""Answers that are rarely given, so that much happens."""


def _scenario() -> str:
    """The war in the west with bombers and carriers, and ships and convoys of both sides."""
    text = scenario_files.source("france_1940")
    for old, new in (
        ('"luftflotte_2", country = "germany", type = "air"', '"luftflotte_2", type = "bomber"'),
        (
            '"home_fleet", country = "united_kingdom", type = "warship"',
            '"home_fleet", type = "carrier"',
        ),
    ):
        assert old in text
        country = old.partition("country = ")[2].partition(",")[0]
        text = text.replace(old, new.replace(", type", f", country = {country}, type"))
    fleet = """units = [
    { id = "high_seas_fleet", country = "germany", type = "warship", at = "mobilization" },
    { id = "dutch_convoys", country = "germany", type = "convoy", at = "mobilization" },
    { id = "atlantic_fleet", country = "france", type = "warship", at = "0509" },
    { id = "french_bombers", country = "france", type = "bomber", at = "0612" },
"""
    assert text.count("units = [\n") == 1
    return text.replace("units = [\n", fleet)


POSITION = f"""{scenario_files.position(_scenario())}
turn 2
phase operations axis
war axis western
country belgium western active attitude nobody
country netherlands western active attitude nobody
hold germany 1003, 0904, 1104, 1105, 1201, 1107
unit high_seas_fleet 1003
unit dutch_convoys 0904
unit german_18th_army 0904
unit german_6th_army 1107
markers axis paradrop 6 partisans 2 support 6 surprise 2
markers western paradrop 4 partisans 8 support 6
"""


def stroll(seed: int) -> Match:
    """A lively random game, as far as it goes."""
    match, random = Match(GAME, settle(GAME, []), seed, POSITION), Random(seed)
    while not match.over and len(match.answers) < LONG:
        decision = random.choice(match.decisions)
        verbs: dict[str, list[int]] = {}
        for option in decision.options:
            verbs.setdefault(GAME.text(match.state, option).split()[0], []).append(option)
        busy = [verb for verb in verbs if verb not in IDLE]
        verb = random.choice(busy if busy and random.random() < 0.95 else [*verbs])
        match.answer(decision.seat, random.choice(verbs[verb]))
        assert wrong(GAME.id, match.state) == ""
    return match
