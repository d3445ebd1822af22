"""Whether the map of a scenario is whole."""

from collections.abc import Collection, Iterable
from itertools import pairwise

from wartable.games.europe.board import DIRECTIONS, NO_HEX, hex_id, picture
from wartable.games.europe.format import File, FileMap, FileSides
from wartable.games.europe.problems import Problems
from wartable.games.europe.table_format import WEATHER_ZONES, FileTables

MOST_ROWS = 99
PORT_REACH = 3
"""How far from its sea a port may be: London is up a river."""

Hexes = dict[str, tuple[int, int]]
"""Axial column and row of each hex."""

NAMED = (
    *("regions", "sea_zones", "off_map_zones", "cities"),
    *("forts", "rivers", "barriers", "ferries", "passages"),
)
"""What has an id of its own on the map."""


class MapChecks:
    """The map of a file, as far as it can be read."""

    def __init__(self, source: File, numbers: FileTables, problems: Problems) -> None:
        self.map: FileMap = source.map
        self.countries = [country.id for country in source.countries]
        self.numbers, self.problems = numbers, problems
        self.hexes: Hexes = {}
        self.named: dict[tuple[int, int], str] = {}
        self.sea: set[str] = set()
        self.region: dict[str, str] = {}
        """The region of each land hex."""
        self.zone: dict[str, str] = {}
        """The sea zone of each hex at sea."""
        self.no_base: set[str] = set()
        self.barriers: set[frozenset[str]] = set()
        self._strange: set[tuple[str, str]] = set()
        """Unknown codes that have been reported already, with their picture."""

    def run(self) -> bool:
        """Check everything; returns whether the pictures could be read at all."""
        self._codes()
        if not self._pictures():
            return False
        self._whole()
        self._zones()
        self._cities()
        self._sides()
        self._lines()
        return True

    def country(self, hex: str) -> str | None:
        """The country of a land hex."""
        owners = {region.id: region.country for region in self.map.regions}
        return owners.get(self.region.get(hex, ""))

    def near(self, hex: str) -> list[str]:
        """The hexes next to one."""
        q, r = self.hexes[hex]
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        return [self.named[cell] for cell in around if cell in self.named]

    def land(self, hex: str, *steps: str | int) -> bool:
        """Whether a word is a hex on land."""
        if hex not in self.hexes:
            self.problems.fail(hex, "hex-of-map", *steps)
            return False
        if hex in self.sea:
            self.problems.fail(hex, "land-hex", *steps)
            return False
        return True

    def _codes(self) -> None:
        problems = self.problems
        for name in NAMED:
            problems.ids(getattr(self.map, name), "map", name)
        seen: set[str] = set()
        for name, entries in (("regions", self.map.regions), ("sea_zones", self.map.sea_zones)):
            for entry in entries:
                if not entry.code or entry.code.split() != [entry.code] or entry.code == NO_HEX:
                    problems.fail(entry.code, "map-code", "map", name, entry.id, "code")
                if entry.code in seen:
                    problems.fail(entry.code, "once", "map", name, entry.id, "code")
                seen.add(entry.code)
        for region in self.map.regions:
            at = ("map", "regions", region.id, "country")
            problems.one_of(region.country, self.countries, *at)

    def _pictures(self) -> bool:
        terrain, places = picture(self.map.terrain), picture(self.map.places)
        skies = picture(self.map.weather)
        before = len(self.problems.found)
        if not 0 < len(terrain) <= MOST_ROWS:
            word = str(len(terrain))
            self.problems.fail(word, "rows-of-map", "map", "terrain", most=MOST_ROWS)
            return False
        for name, rows in (("places", places), ("weather", skies)):
            if len(rows) != len(terrain):
                word, wanted = str(len(rows)), len(terrain)
                self.problems.fail(word, "as-many-rows", "map", name, rows=wanted)
                continue
            for number, (drawn, model) in enumerate(zip(rows, terrain, strict=True), 1):
                if len(drawn) != len(model):
                    at = ("map", name, f"row {number}")
                    self.problems.fail(str(len(drawn)), "as-many-hexes", *at, hexes=len(model))
        if len(self.problems.found) > before:
            return False
        letters = {land.letter: name for name, land in self.numbers.terrain.items()}
        regions = {region.code: region.id for region in self.map.regions}
        zones = {zone.code: zone.id for zone in self.map.sea_zones}
        clear = [zone[0] for zone in WEATHER_ZONES]
        for row, words in enumerate(terrain):
            for column, word in enumerate(words):
                code, sky = places[row][column], skies[row][column]
                name = hex_id(column, row)
                if NO_HEX in (word, code, sky):
                    if not word == code == sky == NO_HEX:
                        self.problems.fail(NO_HEX, "no-hex-in-all", "map", "places", name)
                    continue
                self.hexes[name] = column - row // 2, row
                known = self._code(word, letters, "terrain", name)
                known &= self._code(code, regions | zones, "places", name)
                known &= self._code(sky, clear, "weather", name)
                if not known:
                    continue
                sea = self.numbers.terrain[letters[word]].foot is None
                if sea and code in zones:
                    self.sea.add(name)
                    self.zone[name] = zones[code]
                elif sea:
                    self.problems.fail(code, "sea-zone-of-hex", "map", "places", name)
                elif code in zones:
                    self.problems.fail(code, "region-of-hex", "map", "places", name)
                else:
                    self.region[name] = regions[code]
                    if not self.numbers.terrain[letters[word]].base:
                        self.no_base.add(name)
        self.named = {cell: name for name, cell in self.hexes.items()}
        if not self.hexes:
            self.problems.fail("0", "rows-of-map", "map", "terrain", most=MOST_ROWS)
        return len(self.problems.found) == before

    def _code(self, code: str, known: Collection[str], name: str, hex: str) -> bool:
        """Whether a picture may use a code; an unknown one is reported where it first appears."""
        if code in known:
            return True
        if (name, code) not in self._strange:
            self._strange.add((name, code))
            self.problems.one_of(code, known, "map", name, hex)
        return False

    def _part(self, start: str, among: set[str], links: bool) -> set[str]:
        """Everything connected to a hex; over land, barriers separate and ferries connect."""
        found, todo = {start}, [start]
        while todo:
            hex = todo.pop()
            for other in self.near(hex):
                blocked = links and frozenset((hex, other)) in self.barriers
                if other in among and other not in found and not blocked:
                    found.add(other)
                    todo.append(other)
        return found

    def _whole(self) -> None:
        everywhere = set(self.hexes)
        part = self._part(min(everywhere), everywhere, False)
        if part != everywhere:
            alone = min(everywhere - part)
            self.problems.fail(alone, "one-map", "map", "terrain", alone)
        self._crossings("barriers", self.map.barriers)
        ports = {city.hex for city in self.map.cities if city.port}
        ferried = {
            hex
            for sides in self.map.ferries
            for side in sides.sides.split()
            for hex in side.split("/")
        }
        left = everywhere - self.sea
        parts = []
        while left:
            parts.append(self._part(min(left), left, True))
            left -= parts[-1]
        for part in sorted(parts, key=len)[:-1]:
            if not part & ports and not part & ferried:
                self.problems.fail(min(part), "port-or-ferry", "map", "terrain", min(part))
        for region in self.map.regions:
            if region.id not in self.region.values():
                self.problems.fail(region.code, "on-the-map", "map", "regions", region.id)
        for zone in self.map.sea_zones:
            if zone.id not in self.zone.values():
                self.problems.fail(zone.code, "on-the-map", "map", "sea_zones", zone.id)

    def _zones(self) -> None:
        problems = self.problems
        seas = [zone.id for zone in self.map.sea_zones]
        cities = [city.id for city in self.map.cities]
        for zone in self.map.sea_zones:
            for other in zone.adjacent:
                others = [name for name in seas if name != zone.id]
                problems.one_of(other, others, "map", "sea_zones", zone.id, "adjacent")
        for box in self.map.off_map_zones:
            at = ("map", "off_map_zones", box.id)
            if box.id in cities or box.id == "mobilization":
                problems.fail(box.id, "once", *at, "id")
            problems.one_of(box.country, self.countries, *at, "country")
            for word in box.also:
                problems.one_of(word, self.countries, *at, "also")
            for word in box.joins:
                problems.one_of(word, cities, *at, "joins")
            for word in box.port:
                problems.one_of(word, seas, *at, "port")
            if not box.joins and not box.port:
                problems.fail("", "joins-or-port", *at)
        for passage in self.map.passages:
            at = ("map", "passages", passage.id)
            for word in passage.zones:
                problems.one_of(word, seas, *at, "zones")
            for word in passage.cities:
                problems.one_of(word, cities, *at, "cities")

    def _cities(self) -> None:
        problems = self.problems
        seas = [zone.id for zone in self.map.sea_zones]
        taken: dict[str, str] = {}
        capitals: dict[str, str] = {}
        for city in self.map.cities:
            at = ("map", "cities", city.id)
            if not self.land(city.hex, *at, "hex"):
                continue
            if city.hex in taken:
                problems.fail(city.hex, "free-of-cities", *at, "hex", other=taken[city.hex])
            taken[city.hex] = city.id
            country = self.country(city.hex) or ""
            if city.capital and country in capitals:
                other = capitals[country]
                problems.fail("true", "one-capital", *at, "capital", country=country, other=other)
            if city.capital:
                capitals[country] = city.id
            around = {city.hex}
            for _ in range(PORT_REACH):
                around |= {near for hex in around for near in self.near(hex)}
            close = [zone for zone in seas if any(self.zone.get(hex) == zone for hex in around)]
            for word in city.port:
                if problems.one_of(word, seas, *at, "port") and word not in close:
                    problems.fail(word, "sea-nearby", *at, "port", hexes=PORT_REACH)
        for number, fort in enumerate(self.map.forts, 1):
            for hex in fort.hexes.split():
                self.land(hex, "map", "forts", fort.id or number, "hexes")

    def _sides(self) -> None:
        self._crossings("rivers", self.map.rivers)
        self._crossings("ferries", self.map.ferries)

    def _crossings(self, name: str, entries: Iterable[FileSides]) -> None:
        for entry in entries:
            at = ("map", name, entry.id, "sides")
            if not entry.sides.split():
                self.problems.fail("", "sides", *at)
            for side in entry.sides.split():
                ends = side.split("/")
                if len(ends) != 2:
                    self.problems.fail(side, "sides", *at)
                elif self.land(ends[0], *at) and self.land(ends[1], *at):
                    if ends[1] not in self.near(ends[0]):
                        self.problems.fail(side, "neighbours", *at)
                    elif name == "barriers":
                        self.barriers.add(frozenset(ends))

    def _lines(self) -> None:
        problems = self.problems
        served: set[str] = set()
        for number, line in enumerate(self.map.lines, 1):
            at = ("map", "lines", number)
            hexes = line.split()
            if len(hexes) < 2:
                problems.fail(line, "two-hexes", *at)
            on_land = [hex for hex in hexes if self.land(hex, *at)]
            if on_land != hexes:
                continue
            served |= set(hexes)
            for one, other in pairwise(hexes):
                if other not in self.near(one):
                    problems.fail(f"{one} {other}", "neighbours", *at)
                elif frozenset((one, other)) in self.barriers:
                    problems.fail(f"{one} {other}", "no-barrier", *at)
        for hex in self.map.supply_edges:
            if self.land(hex, "map", "supply_edges"):
                if len(self.near(hex)) == len(DIRECTIONS):
                    problems.fail(hex, "edge-of-map", "map", "supply_edges")
                elif hex not in served:
                    problems.fail(hex, "on-a-line", "map", "supply_edges")
