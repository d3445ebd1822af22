"""Whether a scenario can be played: what is wrong in its file, and what is merely odd."""

from collections.abc import Iterator

from wartable.core.decision import BadInput
from wartable.games.europe.effects import (
    MOST,
    AnyEffect,
    EndNationalDefense,
    FactoriesAtRisk,
    PlaceUnits,
    Roll,
)
from wartable.games.europe.format import File, FilePlace, FileUnit
from wartable.games.europe.map_checks import MapChecks
from wartable.games.europe.problems import KnownIds, Problems
from wartable.games.europe.reading import standard_tables
from wartable.games.europe.table_format import BANDS, MONTHS, WEATHER, WEATHER_ZONES, FileTables

MOBILIZATION = "mobilization"
NAVAL = ("warship", "convoy")


def check(source: File, numbers: FileTables, where: str) -> None:
    """Refuse a file that cannot be played, naming the first problem."""
    for problem in problems(source, numbers, where):
        raise problem


def problems(source: File, numbers: FileTables, where: str) -> list[BadInput]:
    """Everything wrong with a file."""
    found = Problems(where)
    _check_tables(numbers, found)
    if not found.found:
        _Checks(source, numbers, found).run()
    return found.found


def _check_tables(numbers: FileTables, found: Problems) -> None:
    if len(numbers.bands) != BANDS - 1 or sorted(set(numbers.bands)) != list(numbers.bands):
        found.fail(str(list(numbers.bands)), "rising-numbers", "tables", "bands", number=BANDS - 1)
    for name in ("mobile", "assault", "air", "naval", "strategic"):
        column = getattr(numbers.results, name)
        if len(column) != BANDS:
            found.fail(str(len(column)), "list-of", "tables", "results", name, number=BANDS)
    letters = "".join(condition[0].upper() for condition in WEATHER)
    for zone in WEATHER_ZONES:
        for month in MONTHS:
            row = numbers.weather.get(zone, {}).get(month, "")
            if len(row) != 6 or set(row) - set(letters):
                found.fail(row, "six-letters", "tables", "weather", zone, month, letters=letters)
    seen: set[str] = set()
    for name, land in numbers.terrain.items():
        at = ("tables", "terrain", name)
        if len(land.letter) != 1 or land.letter in " -" or land.letter in seen:
            found.fail(land.letter, "own-letter", *at, "letter")
        seen.add(land.letter)
        if (land.foot is None) != (land.mobile is None):
            found.fail("", "foot-and-mobile", *at)
    for name, kind in numbers.types.items():
        at = ("tables", "types", name)
        if kind.kind == "ground" and (kind.group is None or not kind.points):
            found.fail("", "group-and-points", *at)
    for name, known in standard_tables()["modifiers"].items():
        for modifier in getattr(numbers.modifiers, name):
            found.one_of(modifier, known, "tables", "modifiers", name)


class _Checks:
    """A file being checked."""

    def __init__(self, source: File, numbers: FileTables, found: Problems) -> None:
        self.source, self.numbers, self.found = source, numbers, found
        self.map = MapChecks(source, numbers, found)
        self.countries = {country.id: country for country in source.countries}
        self.units = {unit.id: unit for unit in source.units}
        self.known: KnownIds = {
            "country": list(self.countries),
            "city": [city.id for city in source.map.cities],
            "region": [region.id for region in source.map.regions],
            "zone": [zone.id for zone in source.map.off_map_zones],
            "unit": list(self.units),
            "event": [event.id for event in source.events] + list(source.events_done),
            "group": sorted({unit.event for unit in source.units if unit.event}),
            "faction": list(source.factions),
        }
        self.cities = {city.id: city for city in source.map.cities}

    def run(self) -> None:
        """Check everything; units only if the map can be read."""
        found, source = self.found, self.source
        found.id(source.id)
        for name in ("countries", "units", "events", "national_defense"):
            found.ids(getattr(source, name), name)
        self._factions()
        self._countries()
        if self.map.run():
            self._homes()
            self._units()
            self._control()
        self._track()
        self._politics()
        self._happenings()
        self._victory()

    def _factions(self) -> None:
        source, found = self.source, self.found
        if len(source.factions) < 2:
            found.fail(", ".join(source.factions), "two-factions", "factions")
        for name, pairs in (("war", source.war), ("allies", source.allies)):
            for number, pair in enumerate(pairs, 1):
                for faction in pair:
                    found.one_of(faction, source.factions, name, number)
                if pair[0] == pair[1]:
                    found.fail(pair[1], "two-factions", name, number)
        if source.two_players:
            sides = sorted(faction for side in source.two_players for faction in side)
            if sides != sorted(source.factions) or len(source.two_players) != 2:
                found.fail(", ".join(sides), "two-sides", "two_players", choices=source.factions)

    def _countries(self) -> None:
        found, factions = self.found, self.source.factions
        for country in self.source.countries:
            at = ("countries", country.id)
            if country.faction is not None:
                found.one_of(country.faction, factions, *at, "faction")
            if country.status == "active" and country.faction is None:
                found.fail("", "something", *at, "faction")
            if country.status in ("neutral", "closed") and country.faction is not None:
                found.fail(country.faction, "no-faction", *at, "faction", status=country.status)
            if country.will < 0 and country.status != "conquered":
                word = str(country.will)
                found.fail(word, "whole-number-between", *at, "will", least=0, most=MOST)
            if country.attitude is not None:
                found.one_of(country.attitude, factions, *at, "attitude")
            for attacker, joined in country.joins.items():
                if attacker == joined:
                    found.fail(joined, "another-faction", *at, "joins", attacker)
            if country.heir_of is not None:
                found.one_of(country.heir_of, self.countries, *at, "heir_of")
            if country.zone is not None:
                found.one_of(country.zone, self.known["zone"], *at, "zone")

    def _homes(self) -> None:
        owned = {region.country for region in self.source.map.regions}
        owned |= set(self.source.control.regions.values())
        for country in self.source.countries:
            elsewhere = country.zone is not None or country.heir_of is not None
            playing = country.status not in ("absent", "conquered")
            if country.id not in owned and playing and not elsewhere:
                self.found.fail(country.id, "a-region", "countries", country.id)

    def _holder(self, hex: str) -> str | None:
        """Who holds a hex at the start."""
        control = self.source.control
        held = control.hexes.get(hex) or control.regions.get(self.map.region.get(hex, ""))
        return held or self.map.country(hex)

    def _units(self) -> None:
        found = self.found
        standing: dict[tuple[str, str], str] = {}
        coming = self._coming()
        for unit in self.source.units:
            at = ("units", unit.id)
            known = found.one_of(unit.country, self.countries, *at, "country")
            known &= found.one_of(unit.type, self.numbers.types, *at, "type")
            if not known:
                continue
            self._state(unit)
            if unit.at is None:
                if coming.count(unit.id) != 1 or unit.event:
                    found.fail("", "place-of-unit", *at, "at")
                continue
            if unit.id in coming:
                found.fail(unit.at, "not-placed-yet", *at, "at")
            where = self._place(unit)
            if where is None:
                continue
            kind = self.numbers.types[unit.type].kind
            other = standing.get((where, kind))
            if other is not None and unit.event is None:
                found.fail(unit.at, "room-for-unit", *at, "at", other=other)
            if unit.event is None:
                standing[where, kind] = unit.id

    def _coming(self) -> list[str]:
        track = [counter.unit for counter in self.source.reinforcements if counter.unit]
        return track + [upgrade.to for upgrade in self.source.upgrades]

    def _state(self, unit: FileUnit) -> None:
        ground = self.numbers.types[unit.type].kind == "ground"
        at = ("units", unit.id)
        if unit.reduced and not ground:
            self.found.fail("true", "ground-unit", *at, "reduced")
        if unit.garrison and not ground:
            self.found.fail("true", "ground-unit", *at, "garrison")
        most = 0 if ground else self.numbers.max_sorties
        if not 0 <= unit.sorties <= most:
            word = str(unit.sorties)
            self.found.fail(word, "whole-number-between", *at, "sorties", least=0, most=most)

    def _place(self, unit: FileUnit) -> str | None:
        """The hex where a unit stands, if it stands in one."""
        found, at = self.found, ("units", unit.id, "at")
        country = self.countries[unit.country]
        kind = self.numbers.types[unit.type].kind
        assert unit.at is not None
        if unit.at == MOBILIZATION:
            if country.status != "active":
                found.fail(unit.at, "active-country", *at, country=unit.country)
            return None
        zones = {zone.id: zone for zone in self.source.map.off_map_zones}
        if unit.at in zones:
            users = (zones[unit.at].country, *zones[unit.at].also)
            if unit.country not in users:
                found.fail(unit.country, "one-of", *at, choices=users)
            return None
        hex = self.cities[unit.at].hex if unit.at in self.cities else unit.at
        if hex not in self.map.hexes:
            found.fail(unit.at, "unit-place", *at)
            return None
        if hex in self.map.sea:
            found.fail(unit.at, "land-hex", *at)
            return None
        holder = self.countries.get(self._holder(hex) or "")
        if holder is not None and unit.event is None and holder.id != unit.country:
            friends = country.faction is not None and country.faction == holder.faction
            if not friends:
                found.fail(unit.at, "friendly-hex", *at, country=holder.id)
        port = any(city.hex == hex and city.port for city in self.cities.values())
        if kind in NAVAL and not port:
            found.fail(unit.at, "port-hex", *at)
        if kind == "air" and hex in self.map.no_base:
            found.fail(unit.at, "air-base", *at)
        return hex

    def _control(self) -> None:
        control, found = self.source.control, self.found
        for region, country in control.regions.items():
            found.one_of(region, self.known["region"], "control", "regions")
            found.one_of(country, self.countries, "control", "regions", region)
        for hex, country in control.hexes.items():
            self.map.land(hex, "control", "hexes")
            found.one_of(country, self.countries, "control", "hexes", hex)

    def _one_place(self, place: FilePlace, *steps: str | int) -> None:
        given = [name for name in ("city", "country", "region", "zone") if getattr(place, name)]
        if len(given) != 1:
            self.found.fail(", ".join(given), "one-kind-of-place", *steps)
        self.found.mentions(place, self.known, *steps)

    def _turn(self, turn: int, *steps: str | int) -> None:
        if not 1 <= turn <= self.source.turns:
            most = self.source.turns
            self.found.fail(str(turn), "whole-number-between", *steps, least=1, most=most)

    def _track(self) -> None:
        found = self.found
        for number, counter in enumerate(self.source.reinforcements, 1):
            at = ("reinforcements", number)
            self._turn(counter.turn, *at, "turn")
            if (counter.unit is None) == (not counter.do):
                found.fail("", "unit-or-effects", *at)
            if counter.unit is not None and found.one_of(counter.unit, self.units, *at, "unit"):
                if counter.place is None:
                    found.fail("", "something", *at, "place")
                country = self.countries.get(self.units[counter.unit].country)
                status = country.status if country else ""
                if status == "active" and country and counter.faction != country.faction:
                    word, wanted = counter.faction or "", country.faction or ""
                    found.fail(word, "exactly", *at, "faction", text=wanted)
            if counter.place is not None:
                self._one_place(counter.place, *at, "place")
            found.mentions(counter.when, self.known, *at, "when")
            found.mentions(counter.do, self.known, *at, "do")
        for number, upgrade in enumerate(self.source.upgrades, 1):
            at = ("upgrades", number)
            self._turn(upgrade.turn, *at, "turn")
            known = found.one_of(upgrade.from_, self.units, *at, "from")
            known &= found.one_of(upgrade.to, self.units, *at, "to")
            if known:
                old, new = self.units[upgrade.from_], self.units[upgrade.to]
                if old.country != new.country:
                    found.fail(upgrade.to, "unit-of", *at, "to", country=old.country)
            for place in upgrade.where:
                self._one_place(place, *at, "where")

    def _politics(self) -> None:
        source, found = self.source, self.found
        for defense in source.national_defense:
            at = ("national_defense", defense.id)
            found.one_of(defense.country, self.countries, *at, "country")
            self._one_place(defense.place, *at, "place")
            found.mentions(defense.when, self.known, *at, "when")
        risks = any(isinstance(effect, FactoriesAtRisk) for effect in effects_of(self.source))
        for country in source.factories_at_risk:
            found.one_of(country, self.countries, "factories_at_risk")
        axis = [name for name, country in self.countries.items() if country.faction == "axis"]
        if (source.factories_at_risk or risks) and not set(axis) & set(self.numbers.heirs):
            # eu 9.2.1 On the other side, someone's factories must be at stake.
            choices = self.numbers.heirs
            found.fail(", ".join(axis), "axis-heir", "factories_at_risk", choices=choices)
        neutral = [name for name, country in self.countries.items() if country.status == "neutral"]
        for country in source.diplomacy.targets:
            found.one_of(country, neutral, "diplomacy", "targets")
        for name in ("can_join", "earliest"):
            for country in getattr(source.diplomacy, name):
                found.one_of(country, self.countries, "diplomacy", name)
        found.mentions(source.local_wars, self.known, "local_wars")
        for number, again in enumerate(source.reevaluation, 1):
            found.mentions(again.do, self.known, "reevaluation", number, "do")
        for number, entry in enumerate(source.strategic_warfare, 1):
            found.mentions(entry.axis_needs, self.known, "strategic_warfare", number, "axis_needs")

    def _happenings(self) -> None:
        source, found = self.source, self.found
        for event in source.events:
            at = ("events", event.id)
            found.mentions(event.when, self.known, *at, "when")
            found.mentions(event.do, self.known, *at, "do")
            for effect in all_effects(event.do):
                if isinstance(effect, Roll) and len(effect.results) != 6:
                    found.fail(str(len(effect.results)), "list-of", *at, "do", number=6)
        defenses = [entry.id for entry in source.national_defense]
        for effect in effects_of(self.source):
            if isinstance(effect, EndNationalDefense):
                found.one_of(effect.id, defenses, "events", "end_national_defense")
        placed = {
            effect.group for effect in effects_of(self.source) if isinstance(effect, PlaceUnits)
        }
        for unit in source.units:
            if unit.event is not None:
                found.one_of(unit.event, sorted(placed), "units", unit.id, "event")
        for number, rule in enumerate(source.rules, 1):
            found.mentions(rule, self.known, "rules", number)

    def _victory(self) -> None:
        victory, found = self.source.victory, self.found
        ids = [level.id for level in victory.levels]
        for level in victory.levels:
            at = ("victory", "levels", level.id)
            if ids.count(level.id) > 1:
                found.fail(level.id, "once", *at, "id")
            for faction in (level.winner, *level.with_):
                if faction is not None:
                    found.one_of(faction, self.source.factions, *at, "winner")
            if (level.level == "draw") != (level.winner is None):
                found.fail(level.winner or "", "winner-or-draw", *at, "winner")
            for other in level.adds_to:
                rest = [name for name in ids if name != level.id]
                found.one_of(other, rest, *at, "adds_to")
            found.mentions(level.when, self.known, *at, "when")
        ends = [level for level in victory.levels if not level.adds_to]
        if not any(level.when.last_turn for level in ends):
            found.fail("", "last-turn-level", "victory", "levels")
        for city in victory.score:
            found.one_of(city, self.cities, "victory", "score")


def all_effects(effects: tuple[AnyEffect, ...]) -> Iterator[AnyEffect]:
    """Effects, and those behind a die."""
    for effect in effects:
        yield effect
        if isinstance(effect, Roll):
            for result in effect.results:
                yield from all_effects(result)


def effects_of(source: File) -> Iterator[AnyEffect]:
    """All effects in a file, of events, counters and policies."""
    for event in source.events:
        yield from all_effects(event.do)
    for counter in source.reinforcements:
        yield from all_effects(counter.do)
    for again in source.reevaluation:
        yield from all_effects(again.do)
