"""The four battles of the rulebook: fleets, special rules and victory."""

from msgspec import Struct


class Side(Struct, frozen=True):
    """A navy, the ships it begins with, and the Action cards that lie beside it."""

    navy: str
    ships: tuple[str, ...]
    cards: tuple[str, ...] = ()


class Scenario(Struct, frozen=True):
    """naval 17 A battle with fixed fleets."""

    id: str
    rule: str
    sides: tuple[Side, Side]
    goal: int = 0
    """Victory points to sink; 0: the fate of the Non-Combatant decides."""
    non_combatant_vp: int = 0
    rounds: int = 0
    """How many rounds are played; 0: no limit of its own."""
    reinforcements: bool = True
    air_strikes: bool = True


# naval 17.1, naval 17.2, naval 17.3, naval 17.4, in the order of the rulebook
SCENARIOS = (
    Scenario(
        "raider_force_710",
        "naval 17.1",
        (
            Side("norway", ("bergen", "narvik", "trondheim", "ula")),
            Side("soviet_union", ("druzhny", "smerch", "k_316")),
        ),
        goal=11,
    ),
    Scenario(
        "taking_the_bear",
        "naval 17.2",
        (
            Side(
                "united_states",
                ("enterprise", "ticonderoga", "los_angeles", "virginia", "o_h_perry", "gary"),
            ),
            Side(
                "soviet_union",
                ("kiev", "kirov", "slava", "admiral_isakov", "druzhny", "k_316", "k_503"),
                cards=("bomber_raid",),
            ),
        ),
        goal=35,
    ),
    Scenario(
        "falkland_express",
        "naval 17.3",
        (
            Side("united_kingdom", ("broadsword", "non_combatant")),
            Side("argentina", ("hercules",)),
        ),
        rounds=3,
        reinforcements=False,
        air_strikes=False,
    ),
    Scenario(
        "bay_of_pandas",
        "naval 17.4",
        (
            Side("china", ("hangzhou", "fuzhou", "wuhu", "725", "8119", "322")),
            Side(
                "taiwan",
                ("kee_lung", "su_ao", "cheng_ho", "hai_lung", "non_combatant"),
                cards=("air_support",),
            ),
        ),
        goal=13,
        non_combatant_vp=5,
    ),
)
SCENARIO = {scenario.id: number for number, scenario in enumerate(SCENARIOS)}
