"""Building a scenario from a checked file: ids become numbers."""

from msgspec.structs import replace

from wartable.core.bits import mask
from wartable.games.europe import scenario as made
from wartable.games.europe.board import NOWHERE, Board
from wartable.games.europe.checks import effects_of
from wartable.games.europe.effects import FACTIONS, FOR, Condition, UnitTo
from wartable.games.europe.format import (
    File,
    FileCountry,
    FilePlace,
    FileReinforcement,
    FileUnit,
    FileUpgrade,
)
from wartable.games.europe.roads import pace
from wartable.games.europe.table_format import MONTHS, FileTables
from wartable.games.europe.tables import KINDS, UnitType, tabulate

SEA = "sea"


def build(source: File, numbers: FileTables, origin: str = "") -> made.Scenario:
    """The scenario that a checked file describes."""
    return _Builder(_with_turncoats(source), numbers).scenario(origin)


def _with_turncoats(source: File) -> File:
    """The file with a second counter for each unit that an event gives to another country."""
    units = {unit.id: unit for unit in source.units}
    for effect in effects_of(source):
        if isinstance(effect, UnitTo) and units[effect.unit].country != effect.country:
            name = f"{effect.unit}{FOR}{effect.country}"
            found = units[effect.unit]
            units[name] = replace(found, id=name, country=effect.country, at=None, event=None)
    return replace(source, units=tuple(units.values()))


def faction_number(faction: str | None) -> int:
    """The number of a faction, or NOBODY."""
    return FACTIONS.index(faction) if faction else made.NOBODY


class _Builder:
    """What the parts of a scenario need from each other while it is built."""

    def __init__(self, source: File, numbers: FileTables) -> None:
        self.source = source
        self.countries = {country.id: index for index, country in enumerate(source.countries)}
        self.tables = tabulate(numbers, self.countries)
        self.numbers = numbers
        self.board = Board(
            source.map,
            tuple(self.countries),
            [land.letter for land in numbers.terrain.values()],
            self.tables,
        )
        self.city_hexes = {city.id: self.board.number[city.hex] for city in source.map.cities}
        # Stable within a kind, so that the order of the file is that of lists and dice.
        self.ordered = sorted(source.units, key=lambda unit: self._type(unit).kind)
        self.unit_number = {unit.id: index for index, unit in enumerate(self.ordered)}

    def _type(self, unit: FileUnit) -> UnitType:
        return self.tables.types[self.tables.type_number[unit.type]]

    def scenario(self, origin: str) -> made.Scenario:
        """The whole scenario."""
        source, board = self.source, self.board
        countries = tuple(self._country(country) for country in source.countries)
        units = tuple(self._unit(unit) for unit in self.ordered)
        kinds = [unit.kind for unit in units]
        first = MONTHS.index(source.start.month)
        months = range(first, first + source.turns)
        events = {event.id: index for index, event in enumerate(source.events)}
        # An event before turn 1 counts as having happened in turn 1.
        done = {events[event] for event in source.events_done if event in events}
        return made.Scenario(
            id=source.id,
            origin=origin,
            file=source,
            board=board,
            tables=self.tables,
            months=tuple(month % 12 for month in months),
            years=tuple(source.start.year + month // 12 for month in months),
            countries=countries,
            cities=self._cities(),
            units=units,
            of_kind=tuple(
                range(kinds.index(kind), kinds.index(kind) + kinds.count(kind))
                if kind in kinds
                else range(0)
                for kind in range(len(KINDS))
            ),
            by_country=tuple(
                mask(index for index, unit in enumerate(units) if unit.country == number)
                for number in range(len(countries))
            ),
            country_number=self.countries,
            unit_number=self.unit_number,
            city_number={city.id: index for index, city in enumerate(source.map.cities)},
            control=self._control(),
            supply_edges=tuple((hex, board.country[hex]) for hex in board.supply_edges),
            present=mask(FACTIONS.index(faction) for faction in source.factions),
            optional=mask(
                FACTIONS.index(faction) for faction, own in source.factions.items() if own.optional
            ),
            two_players=tuple(tuple(map(FACTIONS.index, side)) for side in source.two_players),
            war=_mutual(source.war),
            allies=_mutual(source.allies),
            local_wars=tuple(
                (FACTIONS.index(war.faction), self.countries[war.country])
                for war in source.local_wars
            ),
            policies=mask(made.POLICIES.index(policy) for policy in source.policies),
            reevaluation=tuple(
                made.Reevaluation(
                    1 << made.POLICIES.index(again.policy),
                    tuple((step.turn, mask(step.ends_on)) for step in again.steps),
                    again.do,
                )
                for again in source.reevaluation
            ),
            defenses=tuple(
                made.Defense(
                    defense.id,
                    self.countries[defense.country],
                    defense.units,
                    self._zone(defense.place),
                    self._land(defense.place),
                    defense.when,
                )
                for defense in source.national_defense
            ),
            heirs=self.tables.heirs,
            strategic_moves=self._by_faction("strategic_moves"),
            surprise=self._by_faction("surprise"),
            surprise_box=self._by_faction("surprise_box"),
            paradrops=self._by_faction("paradrop"),
            partisans=self._by_faction("partisans"),
            ground_support=self._by_faction("ground_support"),
            at_risk=mask(self.countries[country] for country in source.factories_at_risk),
            strategic_warfare=source.strategic_warfare,
            cup=tuple(map(made.CUP.index, source.diplomacy.cup)),
            box=tuple(map(made.CUP.index, source.diplomacy.box)),
            targets=mask(self.countries[country] for country in source.diplomacy.targets),
            can_join=tuple(
                mask(
                    FACTIONS.index(faction)
                    for faction in source.diplomacy.can_join.get(country, FACTIONS)
                )
                for country in self.countries
            ),
            earliest=tuple(source.diplomacy.earliest.get(country, 1) for country in self.countries),
            reinforcements=tuple(self._reinforcement(counter) for counter in source.reinforcements),
            upgrades=tuple(self._upgrade(upgrade) for upgrade in source.upgrades),
            events=source.events,
            happened=tuple(int(index in done) for index in events.values()),
            rules={
                kind: tuple(rule for rule in source.rules if type(rule) is kind)
                for kind in {type(rule) for rule in source.rules}
            },
            victory=_levels(source),
            score=tuple(
                (self.city_hexes[city], points) for city, points in source.victory.score.items()
            ),
        )

    def _country(self, country: FileCountry) -> made.Country:
        attackers = [country.joins.get(faction) for faction in ("axis", "western", "soviet")]
        axis, western, soviet = map(faction_number, attackers)
        return made.Country(
            id=country.id,
            faction=faction_number(country.faction),
            status=made.STATUSES.index(country.status),
            will=country.will,
            multiplier=country.multiplier,
            extra=country.extra_factories,
            lost=country.lost_factories,
            attitude=faction_number(country.attitude),
            joins=(axis, western, soviet),
            exact=country.id in self.numbers.counted_exactly,
            giver=country.id in self.numbers.givers,
            air=any(country.id in ids for ids in self.numbers.paradropping.values()),
            homes=self.board.of_country[self.countries[country.id]],
            great=country.great,
            heir_of=self.countries[country.heir_of] if country.heir_of else made.NOBODY,
            zone=self.board.number[country.zone] if country.zone else NOWHERE,
        )

    def _cities(self) -> tuple[made.City, ...]:
        sources = (None, "limited", "unlimited")
        return tuple(
            made.City(
                city.id,
                self.city_hexes[city.id],
                self.board.country[self.city_hexes[city.id]],
                city.will,
                city.factories,
                city.capital,
                bool(city.port),
                sources.index(city.source),
                city.island_port,
                city.gibraltar,
            )
            for city in self.source.map.cities
        )

    def _unit(self, unit: FileUnit) -> made.Unit:
        kind = self._type(unit)
        country = self.source.countries[self.countries[unit.country]]
        waits = country.status in ("neutral", "absent") or unit.event is not None
        place = made.UNPLACED
        if unit.at == "mobilization":
            place = made.MOBILIZATION
        elif unit.at is not None:
            place = self.board.number[unit.at]
        return made.Unit(
            id=unit.id,
            country=self.countries[unit.country],
            type=self.tables.type_number[unit.type],
            kind=kind.kind,
            group=kind.group,
            at=made.UNPLACED if waits else place,
            home=place if waits else made.UNPLACED,
            reduced=unit.reduced,
            sorties=unit.sorties,
            supply=made.SUPPLY.index(unit.supply),
            range=kind.range if unit.range is None else unit.range,
            neutral=waits and unit.event is None,
            event=unit.event or "",
            quality=unit.quality,
            garrison=unit.garrison,
            points=kind.points,
            pace=pace(kind.group, kind.points),
            slow_pace=pace(kind.group, kind.points // 2),
        )

    def _zone(self, place: FilePlace) -> int:
        return self.board.number[place.zone] if place.zone else NOWHERE

    def _land(self, place: FilePlace) -> int:
        if place.region is not None:
            return self.board.region[place.region]
        if place.country is not None:
            return self.board.of_country[self.countries[place.country]]
        return 1 << self.city_hexes[place.city] if place.city is not None else 0

    def _reinforcement(self, counter: FileReinforcement) -> made.Reinforcement:
        place = counter.place or FilePlace()
        return made.Reinforcement(
            counter.turn,
            faction_number(counter.faction),
            self.unit_number[counter.unit] if counter.unit else NOWHERE,
            self._land(place) & self.board.cities,
            self._zone(place),
            counter.variable,
            counter.moment == "after_axis_operations",
            counter.when,
            counter.do,
        )

    def _upgrade(self, upgrade: FileUpgrade) -> made.Upgrade:
        land = 0
        for place in upgrade.where:
            land |= self._land(place)
        zones = [self._zone(place) for place in upgrade.where if place.zone]
        return made.Upgrade(
            self.unit_number[upgrade.from_],
            self.unit_number[upgrade.to],
            upgrade.turn,
            land,
            tuple(zones),
        )

    def _control(self) -> tuple[int, ...]:
        held = list(self.board.of_country)
        moved = [
            (self.board.region[region], country)
            for region, country in self.source.control.regions.items()
        ]
        moved += [
            (1 << self.board.number[hex], country)
            for hex, country in self.source.control.hexes.items()
        ]
        for land, country in moved:
            held = [mine & ~land for mine in held]
            held[self.countries[country]] |= land
        return tuple(held)

    def _by_faction(self, field: str) -> tuple[int, ...]:
        factions = self.source.factions
        return tuple(
            getattr(factions[name], field) if name in factions else 0
            for name in ("axis", "western", "soviet")
        )


def _mutual(pairs: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """By faction: the others in its pairs, as a mask."""
    found = [0, 0, 0]
    for pair in pairs:
        one, other = map(FACTIONS.index, pair)
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


def _levels(source: File) -> tuple[made.Victory, ...]:
    """eu 12.1 The victory levels; where none must hold on the last turn, a draw ends the game."""
    found = tuple(
        made.Victory(
            level.id,
            level.level,
            faction_number(level.winner),
            tuple(map(FACTIONS.index, level.with_)),
            level.adds_to,
            level.when,
        )
        for level in source.victory.levels
    )
    last = Condition(last_turn=True)
    if any(level.when == last and not level.adds_to for level in found):
        return found
    return (*found, made.Victory("draw", "draw", made.NOBODY, (), (), last))
