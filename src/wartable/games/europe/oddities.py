"""What is odd in a playable scenario: whoever made it may have meant something else."""

from wartable.core.bits import mask
from wartable.core.decision import BadInput
from wartable.games.europe.effects import ALWAYS
from wartable.games.europe.reading import place
from wartable.games.europe.scenario import ACTIVE, NEUTRAL, Scenario, Unit
from wartable.games.europe.tables import AIR, FAIR, GROUND


def oddities(scenario: Scenario, where: str) -> list[BadInput]:
    """Units out of supply at the start, duties that are not met, armies that nothing feeds."""
    found = []
    for unit in scenario.units:
        at = unit.home if unit.neutral else unit.at
        counts = unit.kind in (GROUND, AIR) and not unit.garrison
        if counts and 0 <= at < scenario.board.size and not _supplied(scenario, unit, at):
            name = scenario.board.name[at]
            found.append(BadInput(place(where, "units", unit.id, "at"), name, "supply-line"))
    for defense in scenario.defenses:
        there = [
            unit
            for unit in scenario.units
            if unit.kind == GROUND
            and unit.country == defense.country
            and (unit.at == defense.zone if defense.zone >= 0 else _in(unit.at, defense.hexes))
        ]
        active = scenario.countries[defense.country].status == ACTIVE
        if active and defense.when == ALWAYS and len(there) < defense.count:
            at_ = place(where, "national_defense", defense.id)
            found.append(BadInput(at_, str(len(there)), "units-there", number=defense.count))
    for country in scenario.countries:
        own = scenario.by_country[scenario.country_number[country.id]]
        if own and country.status in (ACTIVE, NEUTRAL) and not _sources(scenario, country.id):
            found.append(BadInput(place(where, "countries", country.id), "", "supply-source"))
    return found


def _in(place_: int, hexes: int) -> bool:
    return place_ >= 0 and bool(hexes >> place_ & 1)


def _sources(scenario: Scenario, country: str) -> int:
    """The hexes that feed a country: its own sources and those of its friends."""
    me = scenario.country_number[country]
    friends = _friends(scenario, me)
    cities = mask(city.hex for city in scenario.cities if city.source and city.country in friends)
    return cities | mask(hex for hex, owner in scenario.supply_edges if owner in friends)


def _friends(scenario: Scenario, country: int) -> set[int]:
    faction = scenario.countries[country].faction
    if faction < 0:
        return {country}
    return {
        number for number, other in enumerate(scenario.countries) if other.faction == faction
    } | {country}


def _supplied(scenario: Scenario, unit: Unit, at: int) -> bool:
    """eu 7.3 Whether a line leads from a unit to a source, in fair weather."""
    board = scenario.board
    friends = _friends(scenario, unit.country)
    faction = scenario.countries[unit.country].faction
    hostile = scenario.war[faction] if faction >= 0 else 0
    ground = [other for other in scenario.units if other.kind == GROUND and other.at >= 0]
    stand = [other for other in ground if other.at < board.size]
    enemies = mask(
        other.at
        for other in stand
        if (whose := scenario.countries[other.country].faction) >= 0 and hostile >> whose & 1
    )
    guarded = mask(other.at for other in stand if other.country in friends)
    mine = 0
    for friend in friends:
        mine |= scenario.control[friend]
    free = mine & ~enemies & ~(board.spread(enemies) & ~guarded)
    reached = 1 << at
    for _ in range(scenario.tables.overland[FAIR]):
        reached |= board.spread(reached) & free
    reached |= board.lines_from(reached & board.lines, free | 1 << at)
    fed = _sources(scenario, scenario.countries[unit.country].id)
    return bool(reached & fed)
