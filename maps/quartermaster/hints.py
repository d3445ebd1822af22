"""What the layout cannot know: sizes of names, places by hand, marks of straits and edges."""

Point = tuple[float, float]

# Height of the letters, in units of the sheet.
SIZES: dict[str, float] = {
    "siberia": 24,
    "pacific_northwest": 20,
    "western_united_states": 19,
    "eastern_united_states": 19,
    "latin_america": 23,
    "africa": 24,
    "north_africa": 23,
    "middle_east": 20,
    "australia": 23,
    "north_pacific": 24,
    "central_pacific": 24,
    "south_pacific": 21,
    "east_pacific": 26,
    "southeast_pacific": 21,
    "southern_ocean": 24,
    "indian_ocean": 26,
    "south_atlantic": 24,
    "north_atlantic": 22,
    "bay_of_bengal": 21,
    "baltic_sea": 16,
    "black_sea": 18,
    "caspian_sea": 14,
    "canada": 23,
    "iwo_jima": 16,
    "hawaii": 16,
    "philippines": 17,
    "italy": 18,
}
# Where the middle of a space is, in degrees, if it isn't where it is widest.
NEAR: dict[str, Point] = {
    "north_sea": (-20, 47),
    "north_africa": (7, 27),
    "north_atlantic": (-52, 38),
    "sea_of_japan": (128, 30),
    "mediterranean_sea": (19, 34.8),
    "latin_america": (-57, -10),
    "scandinavia": (15, 62.5),
    "united_kingdom": (-2, 53.5),
    "vladivostok": (128, 57),
    "china": (113, 32),
    "siberia": (95, 62),
    "western_europe": (1.5, 46.5),
    "pacific_northwest": (238, 58),
    "italy": (11.5, 44),
    "indonesia": (113.5, 0.5),
    "south_china_sea": (113, 11),
    "bay_of_bengal": (63, 9),
    "indian_ocean": (85, -26),
    "southern_ocean": (-15, -46),
    "caspian_sea": (50.5, 41.5),
    "baltic_sea": (19, 58),
    "southeast_asia": (102, 17),
    "japan": (138, 36),
    "new_zealand": (174, -41),
    "canada": (-78, 52),
    "southeast_pacific": (-88, -22),
    "east_pacific": (228, 5),
}
FEWEST_LINES: dict[str, int] = {"caspian_sea": 2}
# Where the middle of a name is, counted from the middle of the space in units of the sheet.
BESIDE: dict[str, Point] = {"hawaii": (0, 48), "iwo_jima": (0, 44)}
LINES: dict[str, int] = {"eastern_united_states": 3, "western_united_states": 3}
REACH: dict[str, float] = {"caspian_sea": 80, "baltic_sea": 70, "iwo_jima": 70, "hawaii": 70}
# How bad it is that the name or the pieces of a land space stand in the sea, from 0.
_ISLANDS = ("iceland", "hawaii", "iwo_jima", "philippines", "new_zealand", "japan", "new_guinea")
CLEAR: dict[str, float] = dict.fromkeys(
    (*_ISLANDS, "madagascar", "united_kingdom", "italy", "indonesia"), 0.25
)
CLEAR_PIECES: dict[str, float] = dict.fromkeys(_ISLANDS, 1.2)
PATTERNS: dict[str, tuple[str, ...]] = {}

# A strait: control space, its two seas, its glyph, and where the arrows to the seas end.
STRAITS: tuple[tuple[str, str, tuple[str, str], Point, tuple[Point, Point]], ...] = (
    (
        "skagerrak",
        "scandinavia",
        ("baltic_sea", "north_sea"),
        (10.9, 57.9),
        ((14.2, 54.9), (5.3, 57.2)),
    ),
    (
        "gibraltar",
        "north_africa",
        ("mediterranean_sea", "north_sea"),
        (-5.6, 35.95),
        ((2.2, 37.2), (-13.5, 35.4)),
    ),
    (
        "suez",
        "middle_east",
        ("bay_of_bengal", "mediterranean_sea"),
        (32.6, 30.0),
        ((36.2, 25.0), (31.2, 32.8)),
    ),
    (
        "malacca",
        "southeast_asia",
        ("bay_of_bengal", "south_china_sea"),
        (101.4, 2.8),
        ((95.5, 6.5), (106.5, 2.5)),
    ),
    (
        "panama",
        "latin_america",
        ("north_atlantic", "southeast_pacific"),
        (-79.8, 9.0),
        ((-77.5, 13.5), (-83, 4.5)),
    ),
)
# Arrows at the edges: latitude, the space in the west and the one in the east.
EDGES: tuple[tuple[float, str, str], ...] = (
    (59, "canada", "pacific_northwest"),
    (41.5, "eastern_united_states", "western_united_states"),
    (20.3, "latin_america", "latin_america"),
    (-12, "southeast_pacific", "east_pacific"),
)
# The part of a space beyond the edge, named again in small letters.
ECHO: tuple[str, Point, float] = ("latin_america", (254.6, 26.2), 12.5)
