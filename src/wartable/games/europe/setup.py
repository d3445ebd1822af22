"""Setting up: a table with its settings, and the moment before the first turn."""

from wartable.core.decision import BadInput
from wartable.core.game import Options
from wartable.core.rng import seeded
from wartable.games.europe import ending, scenario
from wartable.games.europe.scenario import SCENARIOS
from wartable.games.europe.state import APART, COVER, LEFT_OUT, State, blank, leave_out

SOVIETS = {"shared": 0, "apart": APART, "out": LEFT_OUT}
"""eu 1-2 Who plays a third faction: the player that the scenario names, its own, or nobody."""


def table(options: Options, seed: int, own: str = "") -> State:
    """A table with its settings, before anything has happened; `own` is a scenario file."""
    found = scenario.known(own or options["scenario"])
    flags = SOVIETS[options["soviets"]]
    if flags and not found.optional:
        word = f"soviets={options['soviets']}"
        raise BadInput("options", word, "with-soviets", choices=_optional())
    fresh = blank(found)
    fresh.seed = seeded(seed)
    fresh.flags = flags | (COVER if options["cover"] == "on" else 0)
    for faction in range(3):
        if flags & LEFT_OUT and found.optional >> faction & 1:
            leave_out(fresh, faction)
    return fresh


def begin(options: Options, seed: int) -> State:
    """A game before its first turn."""
    fresh = table(options, seed)
    first_turn(fresh)
    return fresh


def first_turn(state: State) -> None:
    """eu 1.2 A game begins with the weather of the first turn."""
    state.frames.append(("phase", 0))
    ending.track(state, False)


def options(state: State) -> Options:
    """The settings of a state."""
    mode = state.flags & (APART | LEFT_OUT)
    return {
        # A scenario of one's own is not a setting: the position carries it.
        "scenario": _setting(state.scenario),
        "soviets": next(name for name, bit in SOVIETS.items() if bit == mode),
        "cover": "on" if state.flags & COVER else "off",
    }


def _setting(found: scenario.Scenario) -> str:
    return found.origin if found.origin in SCENARIOS else SCENARIOS[0]


def _optional() -> list[str]:
    """The scenarios in which a faction may be left out."""
    return [f"scenario={name}" for name in SCENARIOS if scenario.find(name).optional]
