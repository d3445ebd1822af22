"""qm 16 The board: 36 land and 17 sea spaces, their borders, stars and straits."""

from functools import cache

from wartable.core.bits import mask, walk, within

NATIONS = (
    "germany",
    "united_kingdom",
    "japan",
    "soviet_union",
    "italy",
    "united_states",
)
GERMANY, UNITED_KINGDOM, JAPAN, SOVIET_UNION, ITALY, UNITED_STATES = range(6)
TEAMS = ("axis", "allies")
AXIS_TEAM, ALLIED_TEAM = 0, 1
# The order of play alternates between the teams, so the team of a nation is its parity.
TEAM = tuple(nation % 2 for nation in range(len(NATIONS)))

LAND_SPACES = (
    "canada",
    "eastern_united_states",
    "latin_america",
    "iceland",
    "united_kingdom",
    "scandinavia",
    "western_europe",
    "germany",
    "italy",
    "balkans",
    "eastern_europe",
    "ukraine",
    "russia",
    "moscow",
    "siberia",
    "kazakhstan",
    "mongolia",
    "vladivostok",
    "middle_east",
    "north_africa",
    "africa",
    "madagascar",
    "india",
    "szechuan",
    "china",
    "southeast_asia",
    "japan",
    "philippines",
    "iwo_jima",
    "indonesia",
    "new_guinea",
    "australia",
    "new_zealand",
    "hawaii",
    "pacific_northwest",
    "western_united_states",
)
SEA_SPACES = (
    "north_atlantic",
    "south_atlantic",
    "southern_ocean",
    "southeast_pacific",
    "north_sea",
    "baltic_sea",
    "mediterranean_sea",
    "black_sea",
    "caspian_sea",
    "bay_of_bengal",
    "indian_ocean",
    "south_china_sea",
    "sea_of_japan",
    "north_pacific",
    "central_pacific",
    "south_pacific",
    "east_pacific",
)
SPACES = LAND_SPACES + SEA_SPACES
NUMBER = {name: number for number, name in enumerate(SPACES)}
LAND = mask(range(len(LAND_SPACES)))
SEA = mask(range(len(LAND_SPACES), len(SPACES)))
FIRST_SEA = len(LAND_SPACES)

# A home space named like its nation is written with _HOME.
(
    CANADA,
    EASTERN_UNITED_STATES,
    LATIN_AMERICA,
    ICELAND,
    UNITED_KINGDOM_HOME,
    SCANDINAVIA,
    WESTERN_EUROPE,
    GERMANY_HOME,
    ITALY_HOME,
    BALKANS,
    EASTERN_EUROPE,
    UKRAINE,
    RUSSIA,
    MOSCOW,
    SIBERIA,
    KAZAKHSTAN,
    MONGOLIA,
    VLADIVOSTOK,
    MIDDLE_EAST,
    NORTH_AFRICA,
    AFRICA,
    MADAGASCAR,
    INDIA,
    SZECHUAN,
    CHINA,
    SOUTHEAST_ASIA,
    JAPAN_HOME,
    PHILIPPINES,
    IWO_JIMA,
    INDONESIA,
    NEW_GUINEA,
    AUSTRALIA,
    NEW_ZEALAND,
    HAWAII,
    PACIFIC_NORTHWEST,
    WESTERN_UNITED_STATES,
    NORTH_ATLANTIC,
    SOUTH_ATLANTIC,
    SOUTHERN_OCEAN,
    SOUTHEAST_PACIFIC,
    NORTH_SEA,
    BALTIC_SEA,
    MEDITERRANEAN_SEA,
    BLACK_SEA,
    CASPIAN_SEA,
    BAY_OF_BENGAL,
    INDIAN_OCEAN,
    SOUTH_CHINA_SEA,
    SEA_OF_JAPAN,
    NORTH_PACIFIC,
    CENTRAL_PACIFIC,
    SOUTH_PACIFIC,
    EAST_PACIFIC,
) = range(len(SPACES))

HOME = (
    GERMANY_HOME,
    UNITED_KINGDOM_HOME,
    JAPAN_HOME,
    MOSCOW,
    ITALY_HOME,
    EASTERN_UNITED_STATES,
)
STARS = mask(
    (
        EASTERN_UNITED_STATES,
        UNITED_KINGDOM_HOME,
        WESTERN_EUROPE,
        GERMANY_HOME,
        ITALY_HOME,
        UKRAINE,
        MOSCOW,
        INDIA,
        CHINA,
        JAPAN_HOME,
        AUSTRALIA,
        WESTERN_UNITED_STATES,
    )
)

# The control space of each strait and the two seas that it connects.
STRAITS = (
    (SCANDINAVIA, BALTIC_SEA, NORTH_SEA),
    (NORTH_AFRICA, MEDITERRANEAN_SEA, NORTH_SEA),
    (MIDDLE_EAST, BAY_OF_BENGAL, MEDITERRANEAN_SEA),
    (SOUTHEAST_ASIA, BAY_OF_BENGAL, SOUTH_CHINA_SEA),
    (LATIN_AMERICA, NORTH_ATLANTIC, SOUTHEAST_PACIFIC),
)
CONTROLS = mask(control for control, _, _ in STRAITS)

# Spaces that touch in only one point (Balkans and Middle East, Black Sea and Mediterranean)
# are not neighbours; pairs across the east and west edge of the map are.
_BORDERS = (
    (CANADA, (EASTERN_UNITED_STATES, NORTH_ATLANTIC, PACIFIC_NORTHWEST)),
    (EASTERN_UNITED_STATES, (LATIN_AMERICA, NORTH_ATLANTIC, WESTERN_UNITED_STATES)),
    (
        LATIN_AMERICA,
        (
            EAST_PACIFIC,
            NORTH_ATLANTIC,
            SOUTH_ATLANTIC,
            SOUTHEAST_PACIFIC,
            SOUTHERN_OCEAN,
            WESTERN_UNITED_STATES,
        ),
    ),
    (ICELAND, (NORTH_ATLANTIC, NORTH_SEA)),
    (UNITED_KINGDOM_HOME, (NORTH_SEA,)),
    (SCANDINAVIA, (BALTIC_SEA, NORTH_SEA, RUSSIA)),
    (WESTERN_EUROPE, (BALTIC_SEA, GERMANY_HOME, ITALY_HOME, MEDITERRANEAN_SEA, NORTH_SEA)),
    (GERMANY_HOME, (BALKANS, BALTIC_SEA, EASTERN_EUROPE, ITALY_HOME)),
    (ITALY_HOME, (BALKANS, MEDITERRANEAN_SEA)),
    (BALKANS, (BLACK_SEA, EASTERN_EUROPE, MEDITERRANEAN_SEA, UKRAINE)),
    (EASTERN_EUROPE, (BALTIC_SEA, RUSSIA, UKRAINE)),
    (UKRAINE, (BLACK_SEA, CASPIAN_SEA, KAZAKHSTAN, MIDDLE_EAST, MOSCOW, RUSSIA)),
    (RUSSIA, (BALTIC_SEA, MOSCOW, SIBERIA)),
    (MOSCOW, (KAZAKHSTAN, SIBERIA)),
    (SIBERIA, (KAZAKHSTAN, MONGOLIA, VLADIVOSTOK)),
    (KAZAKHSTAN, (CASPIAN_SEA, MIDDLE_EAST, MONGOLIA, SZECHUAN)),
    (MONGOLIA, (CHINA, SZECHUAN, VLADIVOSTOK)),
    (VLADIVOSTOK, (CHINA, NORTH_PACIFIC, SEA_OF_JAPAN)),
    (
        MIDDLE_EAST,
        (BAY_OF_BENGAL, BLACK_SEA, CASPIAN_SEA, INDIA, MEDITERRANEAN_SEA, NORTH_AFRICA, SZECHUAN),
    ),
    (NORTH_AFRICA, (AFRICA, BAY_OF_BENGAL, MEDITERRANEAN_SEA, NORTH_SEA)),
    (AFRICA, (BAY_OF_BENGAL, INDIAN_OCEAN, SOUTH_ATLANTIC, SOUTHERN_OCEAN)),
    (MADAGASCAR, (BAY_OF_BENGAL, INDIAN_OCEAN)),
    (INDIA, (BAY_OF_BENGAL, SOUTHEAST_ASIA, SZECHUAN)),
    (SZECHUAN, (CHINA, SOUTHEAST_ASIA)),
    (CHINA, (SEA_OF_JAPAN, SOUTHEAST_ASIA)),
    (SOUTHEAST_ASIA, (BAY_OF_BENGAL, SOUTH_CHINA_SEA)),
    (JAPAN_HOME, (SEA_OF_JAPAN,)),
    (PHILIPPINES, (CENTRAL_PACIFIC, SEA_OF_JAPAN, SOUTH_CHINA_SEA)),
    (IWO_JIMA, (CENTRAL_PACIFIC, NORTH_PACIFIC, SEA_OF_JAPAN)),
    (INDONESIA, (BAY_OF_BENGAL, INDIAN_OCEAN, SOUTH_CHINA_SEA)),
    (NEW_GUINEA, (CENTRAL_PACIFIC, SOUTH_CHINA_SEA, SOUTH_PACIFIC)),
    (AUSTRALIA, (INDIAN_OCEAN, SOUTH_CHINA_SEA, SOUTH_PACIFIC)),
    (NEW_ZEALAND, (EAST_PACIFIC, SOUTH_PACIFIC)),
    (HAWAII, (CENTRAL_PACIFIC, EAST_PACIFIC, NORTH_PACIFIC)),
    (PACIFIC_NORTHWEST, (EAST_PACIFIC, NORTH_PACIFIC, WESTERN_UNITED_STATES)),
    (WESTERN_UNITED_STATES, (EAST_PACIFIC,)),
    (NORTH_ATLANTIC, (NORTH_SEA, SOUTH_ATLANTIC)),
    (SOUTH_ATLANTIC, (NORTH_SEA, SOUTHERN_OCEAN)),
    (SOUTHERN_OCEAN, (INDIAN_OCEAN, SOUTHEAST_PACIFIC)),
    (SOUTHEAST_PACIFIC, (EAST_PACIFIC,)),
    (BAY_OF_BENGAL, (INDIAN_OCEAN,)),
    (INDIAN_OCEAN, (SOUTH_CHINA_SEA, SOUTH_PACIFIC)),
    (SOUTH_CHINA_SEA, (CENTRAL_PACIFIC, SEA_OF_JAPAN, SOUTH_PACIFIC)),
    (SEA_OF_JAPAN, (CENTRAL_PACIFIC, NORTH_PACIFIC)),
    (NORTH_PACIFIC, (CENTRAL_PACIFIC, EAST_PACIFIC)),
    (CENTRAL_PACIFIC, (EAST_PACIFIC, SOUTH_PACIFIC)),
    (SOUTH_PACIFIC, (EAST_PACIFIC,)),
)


class Board:
    """The map of one edition: neighbours, with and without the straits that a team may use."""

    def __init__(
        self,
        removed: tuple[tuple[int, int], ...] = (),
        added: tuple[tuple[int, int], ...] = (),
    ) -> None:
        borders = {(a, b) for a, others in _BORDERS for b in others} | set(added)
        borders -= {pair for a, b in removed for pair in ((a, b), (b, a))}
        near = [0] * len(SPACES)
        for a, b in borders:
            near[a] |= 1 << b
            near[b] |= 1 << a
        self.neighbours = tuple(near)
        """qm 16.2 The permanent borders: whatever the straits, these hold for both teams."""
        self._through: dict[int, tuple[int, ...]] = {}
        for axis_held in range(1 << len(STRAITS)):
            controls = mask(STRAITS[i][0] for i in walk(axis_held))
            self._through[controls] = self._joined(axis_held)
        everything = (1 << len(STRAITS)) - 1
        self._allied = {
            controls: self._joined(everything & ~self._held(controls)) for controls in self._through
        }

    def _held(self, controls: int) -> int:
        return mask(i for i, strait in enumerate(STRAITS) if controls >> strait[0] & 1)

    def _joined(self, straits: int) -> tuple[int, ...]:
        near = list(self.neighbours)
        for i in walk(straits):
            _, a, b = STRAITS[i]
            near[a] |= 1 << b
            near[b] |= 1 << a
        return tuple(near)

    def near(self, team: int, axis_armies: int) -> tuple[int, ...]:
        """qm 16.1 The neighbours of every space for a team: each strait is open to one team."""
        table = self._allied if team else self._through
        return table[axis_armies & CONTROLS]

    def reach(self, start: int, steps: int) -> int:
        """The spaces at most this many borders away, whatever the straits."""
        return within(start, steps, self.neighbours)


@cache
def second_edition() -> Board:
    """The board of the second edition."""
    return Board()


@cache
def first_edition() -> Board:
    """The board of the first edition: a few lines in the Pacific and around Africa differ."""
    return Board(
        removed=(
            (EAST_PACIFIC, PACIFIC_NORTHWEST),
            (AFRICA, BAY_OF_BENGAL),
            (BAY_OF_BENGAL, MADAGASCAR),
        ),
        added=((MADAGASCAR, SOUTHERN_OCEAN),),
    )
