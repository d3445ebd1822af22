"""The map: hexes as bits of one int, so that the neighbours of many hexes are six shifts."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from wartable.core.bits import mask, walk
from wartable.games.europe.format import FileMap
from wartable.games.europe.table_format import WEATHER_ZONES
from wartable.games.europe.tables import GROUPS, Tables

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Axial steps: east, north-east, north-west, west, south-west, south-east."""
SIDES = range(6)
NOWHERE = -1
NO_HEX = "-"
FAR = 1000
"""The distance of something that cannot be reached."""


class SeaZone(Struct, frozen=True):
    """Part of the sea, where ships act."""

    id: str
    hexes: int
    adjacent: int
    """The zone itself and those next to it, as a mask."""
    weather: int
    """The weather zone of most of its hexes; in a tie, the colder one."""
    ports: int
    inland: bool = False


class OffMapZone(Struct, frozen=True):
    """A box beside the map, reached through the cities that it connects to."""

    id: str
    country: int
    joins: tuple[int, ...]
    also: int = 0
    sea_zones: int = 0
    factories: int = 0

    @property
    def port(self) -> bool:
        """Whether ships can base there."""
        return self.sea_zones != 0


class Passage(Struct, frozen=True):
    """A strait between two sea zones that cities command."""

    id: str
    zones: tuple[int, int]
    cities: tuple[int, ...]
    """The hexes of the cities."""
    closed_while_neutral: bool = False


def picture(text: str) -> list[list[str]]:
    """The words of a picture, row by row."""
    return [line.split() for line in text.splitlines() if line.split()]


def hex_id(column: int, row: int) -> str:
    """The name of a hex, from its column and row counted from 0."""
    return f"{column + 1:02}{row + 1:02}"


def pairs(text: str) -> Iterable[tuple[str, str]]:
    """The sides that `0606/0706 0704/0804` names."""
    for side in text.split():
        one, _, other = side.partition("/")
        yield one, other


def _layers(of_terrain: Sequence[int], costs: Sequence[int]) -> tuple[tuple[int, int], ...]:
    found: dict[int, int] = {}
    for hexes, cost in zip(of_terrain, costs, strict=True):
        if cost:
            found[cost] = found.get(cost, 0) | hexes
    return tuple(sorted(found.items()))


class Board:
    """Everything about the map that never changes; all states of a scenario share one."""

    def __init__(
        self, source: FileMap, countries: Sequence[str], letters: Sequence[str], tables: Tables
    ) -> None:
        """Build what a checked file describes; `letters` are those of the terrains."""
        number = {country: index for index, country in enumerate(countries)}
        self._lay_out(picture(source.terrain))
        self._draw(source, number)
        self._cover(picture(source.terrain), letters, tables)
        self._join(source)
        self._sail(source, number)
        self._balls: dict[tuple[int, int], int] = {}

    def _lay_out(self, rows: list[list[str]]) -> None:
        cells = [
            (column, row)
            for row, words in enumerate(rows)
            for column, word in enumerate(words)
            if word != NO_HEX
        ]
        # Each row is shifted half a hex to the left of its number, so row numbers do not overlap.
        lowest = min(column - row // 2 for column, row in cells)
        highest = max(column - row // 2 for column, row in cells)
        self.width = highest - lowest + 2
        self.size = self.width * len(rows)
        w = self.width
        self.shifts = tuple(q + r * w for q, r in DIRECTIONS)
        name, q_of, r_of = [""] * self.size, [0] * self.size, [0] * self.size
        self.cell: dict[int, tuple[int, int]] = {}
        """Column and row of each hex, for drawing the map."""
        for column, row in cells:
            q = column - row // 2
            bit = row * w + q - lowest
            name[bit], q_of[bit], r_of[bit] = hex_id(column, row), q, row
            self.cell[bit] = (column, row)
        self.q, self.r = tuple(q_of), tuple(r_of)
        self.hexes = mask(self.cell)
        self.number: dict[str, int] = {name[bit]: bit for bit in self.cell}
        self.name = tuple(name)

    def _draw(self, source: FileMap, countries: dict[str, int]) -> None:
        zones = {zone.code: index for index, zone in enumerate(source.sea_zones)}
        regions = {region.code: region for region in source.regions}
        country, sea_zone = [NOWHERE] * self.size, [NOWHERE] * self.size
        weather = [NOWHERE] * self.size
        self.region: dict[str, int] = {region.id: 0 for region in source.regions}
        letters = {zone[0]: index for index, zone in enumerate(WEATHER_ZONES)}
        places, skies = picture(source.places), picture(source.weather)
        for bit, (column, row) in self.cell.items():
            code = places[row][column]
            if code in zones:
                sea_zone[bit] = zones[code]
            else:
                region = regions[code]
                self.region[region.id] |= 1 << bit
                country[bit] = countries[region.country]
            weather[bit] = letters[skies[row][column]]
        self.country, self.sea_zone = tuple(country), tuple(sea_zone)
        self.weather = tuple(weather)
        self.of_weather = tuple(
            mask(bit for bit in self.cell if weather[bit] == zone)
            for zone in range(len(WEATHER_ZONES))
        )
        self.of_country = tuple(
            mask(bit for bit in self.cell if country[bit] == number)
            for number in countries.values()
        )

    def _cover(self, rows: list[list[str]], letters: Sequence[str], tables: Tables) -> None:
        terrain = [NOWHERE] * self.size
        number = {letter: index for index, letter in enumerate(letters)}
        for bit, (column, row) in self.cell.items():
            terrain[bit] = number[rows[row][column]]
        self.terrain = tuple(terrain)
        self.of_terrain = tuple(
            mask(bit for bit in self.cell if terrain[bit] == index) for index in range(len(letters))
        )
        self.sea = mask(bit for bit in self.cell if self.sea_zone[bit] != NOWHERE)
        self.land = self.hexes & ~self.sea
        self.bases = self.land & mask(bit for bit in self.cell if tables.terrain[terrain[bit]].base)
        """eu 6.2 Where air units can base, if a friend holds it."""
        self.terrain_cost = tuple(
            _layers(self.of_terrain, [getattr(land, group) for land in tables.terrain])
            for group in GROUPS
        )
        """By group: entry cost and the land hexes that have it."""
        self.entry = tuple(
            tuple(
                getattr(tables.terrain[terrain[bit]], group) if self.land >> bit & 1 else 0
                for bit in range(self.size)
            )
            for group in GROUPS
        )
        """By group and hex: what its terrain costs."""
        self.zone_points, self.river_points = tables.zone_points, tables.river_points
        self.city_enter = tables.city_enter

    def _join(self, source: FileMap) -> None:
        at = self.number
        forts = (name for fort in source.forts for name in fort.hexes.split())
        self.forts = mask(at[name] for name in forts)
        self.fort = {at[name]: fort.id for fort in source.forts for name in fort.hexes.split()}
        city = [NOWHERE] * self.size
        for index, place in enumerate(source.cities):
            city[at[place.hex]] = index
        self.city = tuple(city)
        self.cities = mask(at[place.hex] for place in source.cities)
        self.number |= {place.id: at[place.hex] for place in source.cities}
        self.near = self._by_hex(self.hexes, [self.hexes] * 6)
        barrier = self._sides(side for sides in source.barriers for side in pairs(sides.sides))
        ferry = self._sides(side for sides in source.ferries for side in pairs(sides.sides))
        free = [self.land & ~barrier[d] & ~ferry[d] for d in SIDES]
        self.open = tuple(free[d] & self._shift(self.land, (d + 3) % 6) for d in SIDES)
        """By direction: the land hexes with land on that side and no barrier between."""
        self.step = self._by_hex(self.land, self.open)
        river = self._sides(side for sides in source.rivers for side in pairs(sides.sides))
        self.river = tuple(river[d] & self.open[d] for d in SIDES)
        self.river_near = self._by_hex(self.land, self.river)
        self.ferry = tuple(ferry)
        self.ferry_near = self._by_hex(self.land, self.ferry)
        links = (
            (a, b)
            for line in source.lines
            for a, b in zip(line.split(), line.split()[1:], strict=False)
        )
        self.open_line = tuple(self._sides(links))
        self.line = self._by_hex(self.land, self.open_line)
        self.lines = mask(at[name] for line in source.lines for name in line.split())
        self.supply_edges = tuple(at[name] for name in source.supply_edges)

    def _sail(self, source: FileMap, countries: dict[str, int]) -> None:
        index = {zone.id: number for number, zone in enumerate(source.sea_zones)}
        adjacent = [1 << number for number in range(len(index))]
        for zone in source.sea_zones:
            for other in zone.adjacent:
                adjacent[index[zone.id]] |= 1 << index[other]
                adjacent[index[other]] |= 1 << index[zone.id]
        self.coast = tuple(
            mask(self.sea_zone[other] for other in walk(self.near[bit] & self.sea))
            if self.land >> bit & 1
            else 0
            for bit in range(self.size)
        )
        opens = [0] * (self.size + len(source.off_map_zones))
        for place in source.cities:
            opens[self.number[place.hex]] = mask(index[zone] for zone in place.port)
        zones = []
        for number, box in enumerate(source.off_map_zones):
            opens[self.size + number] = mask(index[zone] for zone in box.port)
            zones.append(
                OffMapZone(
                    box.id,
                    countries[box.country],
                    tuple(self.number[city] for city in box.joins),
                    mask(countries[name] for name in box.also),
                    opens[self.size + number],
                    box.factories,
                )
            )
            self.number[box.id] = self.size + number
        self.zones = tuple(zones)
        self.name += tuple(box.id for box in source.off_map_zones)
        self.port_zones = tuple(opens)
        self.ports = mask(bit for bit in self.cell if opens[bit])
        self.zone_number = index
        self.sea_zones = tuple(
            self._zone(zone.id, number, adjacent[number], zone.inland)
            for number, zone in enumerate(source.sea_zones)
        )
        self.reach = tuple(
            mask(far for zone in walk(mine) for far in walk(adjacent[zone])) for mine in opens
        )
        self.passages = tuple(
            Passage(
                passage.id,
                (index[passage.zones[0]], index[passage.zones[1]]),
                tuple(self.number[city] for city in passage.cities),
                passage.closed_while_neutral,
            )
            for passage in source.passages
        )

    def _zone(self, name: str, number: int, adjacent: int, inland: bool) -> SeaZone:
        hexes = mask(bit for bit in self.cell if self.sea_zone[bit] == number)
        shares = [(hexes & part).bit_count() for part in self.of_weather]
        ports = mask(bit for bit in self.cell if self.port_zones[bit] >> number & 1)
        return SeaZone(name, hexes, adjacent, shares.index(max(shares)), ports, inland)

    def _sides(self, sides: Iterable[tuple[str, str]]) -> list[int]:
        """By direction: the hexes that have one of these sides there."""
        found = [0] * 6
        for one, other in sides:
            a, b = self.number[one], self.number[other]
            direction = self.shifts.index(b - a)
            found[direction] |= 1 << a
            found[(direction + 3) % 6] |= 1 << b
        return found

    def _by_hex(self, among: int, open_to: Sequence[int]) -> tuple[int, ...]:
        """For each hex, the mask of its neighbours in the directions open to it."""
        found = [0] * self.size
        for d in SIDES:
            for bit in walk(among & open_to[d]):
                other = bit + self.shifts[d]
                if 0 <= other < self.size:
                    found[bit] |= 1 << other & self.hexes
        return tuple(found)

    def _shift(self, bits: int, direction: int) -> int:
        shift = self.shifts[direction]
        return (bits << shift if shift > 0 else bits >> -shift) & self.hexes

    def widen(self, bits: int) -> int:
        """The neighbours of all these hexes, whatever lies between."""
        w = self.width
        return (
            bits << 1 | bits >> 1 | bits << w | bits >> w | bits << w - 1 | bits >> w - 1
        ) & self.hexes

    def spread(self, bits: int, sides: Sequence[int] | None = None) -> int:
        """The land next to these hexes that no barrier separates from them; or over other sides."""
        w, o = self.width, sides or self.open
        return (
            (bits & o[0]) << 1
            | (bits & o[1]) >> w - 1
            | (bits & o[2]) >> w
            | (bits & o[3]) >> 1
            | (bits & o[4]) << w - 1
            | (bits & o[5]) << w
        )

    def cross(self, bits: int) -> int:
        """The hexes on the other side of ferries."""
        found = 0
        for direction, hexes in enumerate(self.ferry):
            if bits & hexes:
                found |= self._shift(bits & hexes, direction)
        return found

    def lines_from(self, bits: int, allowed: int) -> int:
        """These hexes and everything that transport lines reach from them inside `allowed`."""
        start = bits & allowed
        return start | _along(self, start & self.lines, allowed & self.lines)

    def distance(self, one: int, other: int) -> int:
        """Hexes from one place to another; an off-map zone is one beyond its cities."""
        if one >= self.size:
            joins = self.zones[one - self.size].joins
            return 1 + min((self.distance(city, other) for city in joins), default=FAR)
        if other >= self.size:
            return self.distance(other, one)
        q, r = self.q[one] - self.q[other], self.r[one] - self.r[other]
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def _ball(self, hex: int, hexes: int) -> int:
        """The hexes around one, row by row: each row is a run of bits."""
        row, w = self.r[hex], self.width
        column = hex - row * w
        found = 0
        for down in range(max(-hexes, -row), min(hexes, self.size // w - 1 - row) + 1):
            first = max(0, column + max(-hexes, -down - hexes))
            last = min(w - 2, column + min(hexes, -down + hexes))
            if first <= last:
                found |= (1 << last - first + 1) - 1 << (row + down) * w + first
        return found & self.hexes

    def within(self, hex: int, hexes: int) -> int:
        """All hexes at most this far away."""
        key = (hex, hexes)
        found = self._balls.get(key)
        if found is None:
            found = self._balls[key] = self._ball(hex, hexes)
        return found


@lru_cache(maxsize=1 << 6)
def _along(board: Board, start: int, free: int) -> int:
    """What transport lines reach from some of their hexes through others."""
    w, (a, b, c, d, e, f) = board.width, board.open_line
    front, left = start, free & ~start
    while front:
        # Like `spread`; written out, because a line is followed hex by hex.
        front = left & (
            (front & a) << 1
            | (front & b) >> w - 1
            | (front & c) >> w
            | (front & d) >> 1
            | (front & e) << w - 1
            | (front & f) << w
        )
        left ^= front
    return start | free & ~left
