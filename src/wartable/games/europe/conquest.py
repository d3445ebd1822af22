"""eu 2.d A country falls: its units leave, its hexes pass on."""

from wartable.core.bits import walk
from wartable.core.frames import Frame
from wartable.games.europe import changes, conditions
from wartable.games.europe.effects import Partition
from wartable.games.europe.front import are_foes, countries, enemy_factions, unit_at
from wartable.games.europe.scenario import GONE
from wartable.games.europe.state import ACTIVE, NOBODY, State
from wartable.games.europe.steps import STEPS
from wartable.games.europe.tables import GROUND


@STEPS.run("fall")
def run_fall(state: State, frame: Frame) -> None:
    """eu 2.d-1 A country whose will is below 0 is conquered at once."""
    _, country, by = frame
    state.frames.pop()
    if state.status[country] == ACTIVE and state.will[country] < 0:
        conquer(state, country, by)


def cause(state: State, country: int, by: int) -> int:
    """eu 2.d-4 The faction that did it; otherwise the enemy that holds most of its cities."""
    enemies = enemy_factions(state, country)
    if by >= 0 and state.side[by] in enemies:
        return state.side[by]
    if not enemies:
        return NOBODY
    cities = [city.hex for city in state.scenario.cities if city.country == country]

    def taken(faction: int) -> int:
        held = conditions.held_by(state, faction)
        return sum(held >> city & 1 for city in cities)

    return max(enemies, key=lambda faction: (taken(faction), -faction))


def heir(state: State, faction: int, by: int = NOBODY) -> int:
    """eu 2.d-2 Germany, USSR, UK, France, the first that is active; who did it; most will."""
    active = list(countries(state, faction))
    for country in (*state.scenario.heirs, by):
        if country in active:
            return country
    return max(active, key=lambda country: (state.will[country], -country), default=NOBODY)


def conquer(state: State, country: int, by: int) -> None:
    """eu 2.d and eu P-1 A conquered country has no units and no points; its hexes pass on."""
    faction = cause(state, country, by)
    victor = rest = heir(state, faction, by) if faction >= 0 else NOBODY
    changes.tell(state, "conquered", country, victor)
    for unit, found in enumerate(state.scenario.units):
        if found.country == country and state.at[unit] != GONE:
            changes.put(state, unit, GONE)
    changes.conquer(state, country)
    land = state.holds[country]
    split = partition(state, country)
    if split is not None and split.except_held_by is not None:
        # eu P3 What is not the partner's goes to the other faction, whoever took it.
        rest = heir(state, conditions.faction_number(split.except_held_by))
        partner = conditions.faction_number_of(state, split.to)
        region = state.scenario.board.region[split.region]
        printed = state.scenario.board.of_country[country]
        land |= conditions.held_by(state, partner) & printed & ~region
    if victor < 0:
        return
    for hex_ in walk(land):
        changes.give(state, hex_, _new_holder(state, country, hex_, victor, rest, split))


def heirs(state: State, country: int, victor: int) -> list[int]:
    """eu 2.d-2 and eu P3 Who gets the land of a conquered country: its victor, or two."""
    split = partition(state, country)
    if split is None or victor < 0:
        return [victor] if victor >= 0 else []
    other = split.except_held_by
    rest = victor if other is None else heir(state, conditions.faction_number(other))
    return [rest, state.scenario.country_number[split.to]]


def partition(state: State, country: int) -> Partition | None:
    """eu P3 and eu P-2 The rule that divides a conquered country, if it applies."""
    number = state.scenario.country_number
    for rule in state.scenario.rules_of(Partition):
        partner = number[rule.to]
        if number[rule.country] != country or state.status[partner] != ACTIVE:
            continue
        # eu 10.1-6 A faction at war with the partner shares nothing with it.
        other = rule.except_held_by
        at_war = other and state.war[conditions.faction_number(other)] >> state.side[partner] & 1
        if not at_war and conditions.holds(state, rule.when):
            return rule
    return None


def _new_holder(
    state: State, country: int, hex_: int, victor: int, rest: int, split: Partition | None
) -> int:
    """eu 2.d-3 and eu P3 Who gets a hex: the heir or a partner, unless an enemy army is on it."""
    board = state.scenario.board
    own = board.country[hex_]
    new = own if own != country and state.ties.friends[victor] >> own & 1 else victor
    if split is not None and own == country:
        inside = board.region[split.region] >> hex_ & 1
        new = state.scenario.country_number[split.to] if inside else rest
    unit = unit_at(state, hex_, GROUND)
    if unit >= 0:
        owner = state.scenario.units[unit].country
        if are_foes(state, new, owner):
            return owner
    return new
