"""Our own borders, in degrees: longitudes run from -100 (the west edge) to 260.

Countries come from Natural Earth, everything else is drawn here. A list is read from its top:
the first line that fits says whose land or whose water it is.
"""

Point = tuple[float, float]
Line = tuple[Point, ...]

NOBODY = ""
"""Land and water of no space: Greenland, the Arctic ice."""

# Lines that a land border and a sea border share: where they cross the coast, four spaces meet
# and two of them must not touch.
SAHEL: Line = (
    (-21, 15.6),
    (-15.5, 14.9),
    (-11.5, 13.2),
    (-7, 13.6),
    (-3, 12.2),
    (3, 12.6),
    (9, 13.4),
    (14, 12.2),
    (19, 10.9),
    (23.5, 11.2),
    (28, 9.6),
    (33, 9.9),
    (36, 7.6),
    (40, 8.6),
    (43.5, 10.6),
    (47, 12.5),
)
TONKIN: Line = (
    (104.2, 23.6),
    (106, 22.7),
    (107.2, 22.0),
    (108.3, 20.9),
    (107.7, 19.6),
    (108.6, 17.6),
    (112.5, 16.6),
)
BOSPORUS: Point = (29.0, 41.03)
SENEGAL: Point = (-16.8, 15.1)
ADEN: Point = (43.9, 10.9)
TONKIN_COAST: Point = (107.9, 21.4)
FUCA_COAST: Point = (235.3, 48.1)
FUCA: Line = ((230, 47.6), (235.0, 48.05), (236.0, 48.1), (237.2, 48.2), (238.5, 49.0), (242, 49.0))

# A corner of a sea's polygon that lies exactly where these two land spaces meet at the coast.
CORNERS: dict[Point, tuple[str, str]] = {
    BOSPORUS: ("balkans", "middle_east"),
    SENEGAL: ("north_africa", "africa"),
    ADEN: ("north_africa", "africa"),
    TONKIN_COAST: ("china", "southeast_asia"),
    FUCA_COAST: ("pacific_northwest", "western_united_states"),
}

AFRICAN = (
    "Angola|Benin|Botswana|Burkina Faso|Burundi|Cameroon|Central African Rep.|Chad|Congo|"
    "Côte d'Ivoire|Dem. Rep. Congo|Djibouti|Eq. Guinea|Eritrea|Ethiopia|Gabon|Gambia|Ghana|Guinea|"
    "Guinea-Bissau|Kenya|Lesotho|Liberia|Malawi|Mali|Mauritania|Mozambique|Namibia|Niger|Nigeria|"
    "Rwanda|S. Sudan|Senegal|Sierra Leone|Somalia|Somaliland|South Africa|Sudan|Tanzania|Togo|"
    "Uganda|Zambia|Zimbabwe|eSwatini|Algeria|Egypt|Libya|Morocco|Tunisia|W. Sahara"
)

# Space, countries ("" for all), polygon (None for everywhere).
LAND: tuple[tuple[str, str, Line | None], ...] = (
    # No German coast on the North Sea.
    (
        "western_europe",
        "Germany",
        (
            (5, 52.6),
            (7.2, 52.5),
            (8.6, 52.8),
            (9.5, 53.25),
            (9.9, 53.8),
            (9.7, 54.25),
            (10.4, 54.5),
            (11, 55.2),
            (5, 55.2),
        ),
    ),
    ("eastern_europe", "Russia", ((19, 54), (23.5, 54), (23.5, 55.6), (19, 55.6))),
    (
        "ukraine",
        "Russia",
        (
            (31, 44),
            (32, 47),
            (37, 47.3),
            (39.4, 49),
            (40.4, 50.4),
            (42.6, 51.4),
            (45.2, 51.6),
            (47.6, 50.6),
            (52, 48),
            (52, 41),
            (36, 41),
        ),
    ),
    (
        "moscow",
        "Russia",
        (
            (38, 48),
            (35.2, 50.5),
            (34.6, 52.6),
            (35.4, 54.6),
            (35, 56.4),
            (37.5, 57.8),
            (41, 58.3),
            (44.5, 59.4),
            (48.5, 59.3),
            (52, 60.6),
            (56, 60.2),
            (60.5, 61.2),
            (63.2, 60.2),
            (63, 58),
            (65, 56.5),
            (66.5, 54),
            (60, 48),
        ),
    ),
    (
        "russia",
        "Russia",
        (
            (26, 50),
            (26, 85),
            (69, 85),
            (69.5, 70),
            (66, 67.5),
            (64, 64.5),
            (62.6, 62),
            (63.2, 60.2),
            (50, 50),
        ),
    ),
    # Kazakhstan reaches Mongolia, so that Siberia ends before Szechuan.
    (
        "kazakhstan",
        "Russia|Mongolia|China",
        ((84.5, 50.0), (88.3, 50.2), (90.2, 49.6), (90.4, 48.5), (89.2, 47.7), (86.5, 48.4)),
    ),
    (
        "siberia",
        "Russia",
        (
            (50, 45),
            (50, 85),
            (138, 85),
            (137, 73),
            (132, 69),
            (131, 65),
            (125, 61.5),
            (120.5, 60),
            (118, 57),
            (112.5, 55),
            (109.3, 53),
            (107.6, 51.5),
            (107.2, 49),
        ),
    ),
    ("vladivostok", "Russia", None),
    # A border of the Middle East with Szechuan that one can see.
    (
        "middle_east",
        "Tajikistan|Afghanistan|China|Pakistan",
        (
            (71.2, 36.2),
            (71.4, 38.2),
            (73, 39.0),
            (74.6, 39.2),
            (75.4, 38.2),
            (76.2, 36.9),
            (75.2, 36.2),
            (73, 36.2),
        ),
    ),
    ("middle_east", "Egypt", ((32.33, 31.8), (32.45, 30), (33.7, 27.4), (35.5, 28), (35.5, 32))),
    (
        "balkans",
        "Turkey",
        ((25, 42.5), (25, 40), (26.2, 40.02), (27.2, 40.6), (28.4, 40.9), BOSPORUS, (28.95, 42.5)),
    ),
    # The line between the two Chinas.
    (
        "southeast_asia",
        "China|Vietnam",
        (*TONKIN[:4], (108.3, 15), (103, 10), (100, 10), (103, 22)),
    ),
    (
        "szechuan",
        "China",
        (
            (70, 30),
            (70, 50),
            (92, 50),
            (97.5, 44),
            (98.5, 41),
            (103, 40.2),
            (105.2, 37.5),
            (107.2, 35.6),
            (106.3, 33.2),
            (108.6, 31.8),
            (108, 29.4),
            (105.8, 27.2),
            (105.2, 24.6),
            (104.2, 23.6),
            (103.5, 20),
            (95, 20),
        ),
    ),
    (
        "china",
        "China|Vietnam|North Korea|South Korea|Hong Kong|Macao",
        ((100, 60), *TONKIN[:4], (112, 10), (140, 10), (140, 60)),
    ),
    ("indonesia", "Malaysia", ((108, -5), (108, 8), (120, 8), (120, -5))),
    (
        "new_guinea",
        "Indonesia",
        ((130.6, 1), (130.6, -1.2), (132, -4.5), (134, -5), (137.2, -9), (142, -10), (142, 1)),
    ),
    ("north_africa", AFRICAN, (*SAHEL, (47, 39), (-21, 39))),
    ("africa", AFRICAN, None),
    ("hawaii", "United States of America", ((190, 15), (210, 15), (210, 30), (190, 30))),
    (
        "pacific_northwest",
        "United States of America",
        ((180, 49.2), (260, 49.2), (260, 80), (180, 80)),
    ),
    ("pacific_northwest", "United States of America", (*FUCA, (242, 55), (230, 55))),
    ("pacific_northwest", "United States of America", ((150, 50), (185, 50), (185, 60), (150, 60))),
    (
        "western_united_states",
        "United States of America",
        ((200, 20), (260, 20), (260, 49.2), (200, 49.2)),
    ),
    ("western_united_states", "Canada", ((230, 40), *FUCA)),
    ("eastern_united_states", "United States of America", None),
    ("pacific_northwest", "Canada", ((180, 40), (260, 40), (260, 85), (180, 85))),
    ("canada", "Canada", None),
    ("latin_america", "France", ((-60, -5), (-45, -5), (-45, 10), (-60, 10))),
    (NOBODY, "France", ((30, -30), (70, -30), (70, 10), (30, 10))),
    (
        "western_europe",
        "France|Spain|Portugal|Andorra|Monaco|Belgium|Netherlands|Luxembourg|Denmark",
        ((-10.5, 35.95), (20, 35.95), (20, 60), (-10.5, 60)),
    ),
    (
        NOBODY,
        "France|Spain|Portugal|Netherlands|Denmark|Faeroe Is.|Greenland|Taiwan|Antarctica",
        None,
    ),
    (NOBODY, "Norway", ((-20, 72), (40, 72), (40, 85), (-20, 85))),
    ("scandinavia", "Norway|Sweden|Finland|Åland", None),
    ("iceland", "Iceland", None),
    ("united_kingdom", "United Kingdom|Ireland|Isle of Man", None),
    ("germany", "Germany|Austria|Czechia|Switzerland|Liechtenstein", None),
    ("italy", "Italy|San Marino|Vatican|Malta", None),
    (
        "balkans",
        "Slovenia|Croatia|Bosnia and Herz.|Serbia|Kosovo|Montenegro|Macedonia|Albania|Greece|"
        "Bulgaria|Romania|Hungary",
        None,
    ),
    ("eastern_europe", "Poland|Slovakia|Belarus|Lithuania|Latvia|Estonia", None),
    ("ukraine", "Ukraine|Moldova|Georgia|Armenia|Azerbaijan", None),
    ("kazakhstan", "Kazakhstan|Uzbekistan|Turkmenistan|Kyrgyzstan|Tajikistan", None),
    ("mongolia", "Mongolia", None),
    (
        "middle_east",
        "Turkey|Syria|Lebanon|Israel|Palestine|Jordan|Iraq|Kuwait|Saudi Arabia|Bahrain|Qatar|"
        "United Arab Emirates|Oman|Yemen|Iran|Afghanistan|Cyprus|N. Cyprus",
        None,
    ),
    ("india", "India|Pakistan|Siachen Glacier|Nepal|Bhutan|Bangladesh|Sri Lanka", None),
    ("southeast_asia", "Myanmar|Thailand|Laos|Cambodia|Vietnam|Malaysia|Singapore", None),
    ("china", "China|North Korea|South Korea", None),
    ("japan", "Japan", None),
    ("philippines", "Philippines", None),
    ("indonesia", "Indonesia|Brunei|Timor-Leste", None),
    ("new_guinea", "Papua New Guinea", None),
    ("australia", "Australia", None),
    ("new_zealand", "New Zealand", None),
    ("madagascar", "Madagascar", None),
    (
        "latin_america",
        "Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|Cuba|Haiti|"
        "Dominican Rep.|Jamaica|Puerto Rico|Bahamas|Trinidad and Tobago|Colombia|Venezuela|Guyana|"
        "Suriname|Brazil|Ecuador|Peru|Bolivia|Paraguay|Uruguay|Argentina|Chile|Falkland Is.",
        None,
    ),
)

# Water that is land on this map.
FILLS: tuple[tuple[str, Line], ...] = (
    (
        "pacific_northwest",
        (
            *FUCA[2:5],
            (238.6, 49.6),
            (235.6, 50.9),
            (233.6, 51.3),
            (232.2, 50.9),
            (234.2, 49.2),
            (235.1, 48.55),
            (235.3, 48.35),
        ),
    ),
    (
        "western_united_states",
        ((236.6, 47), (236.6, 48.15), (237.2, 48.2), (238.1, 48.75), (238.5, 47)),
    ),
    # The head of the Gulf of Suez: the border between Africa and Asia is long enough to be seen.
    ("middle_east", ((32.2, 30.2), (32.45, 30), (33.0, 28.9), (33.6, 28.9), (33, 30.2))),
    ("north_africa", ((32.2, 30.2), (32.45, 30), (33.0, 28.9), (32.3, 28.9), (32, 30.2))),
    # The Bosporus: two lands and two seas meet in one point.
    ("balkans", ((28.6, 41.25), (28.6, 40.97), BOSPORUS, (28.95, 41.28))),
    ("western_europe", ((8.4, 53.5), (8.4, 54), (9.2, 54), (10.2, 53.6), (9.8, 53.2))),
    ("middle_east", ((29.6, 41.2), (29.25, 41.28), BOSPORUS, (29.12, 40.92), (29.6, 40.8))),
)

# A sea, a polygon; names that are no space are straits. Where two polygons overlap, the first of
# them has the water: the later ones need not follow its line.
SEAS: tuple[tuple[str, Line], ...] = (
    ("caspian_sea", ((46, 36), (55.5, 36), (55.5, 48), (46, 48))),
    (
        NOBODY,
        (
            (-100, 90),
            (-100, 68.4),
            (-80, 68.2),
            (-62, 67.4),
            (-50, 68),
            (-22, 69.8),
            (-8, 70.3),
            (10, 70.6),
            (20, 71.4),
            (26.2, 71.3),
            (27.5, 69.5),
            (30, 66),
            (33, 62.8),
            (60, 62.8),
            (140, 66),
            (165, 66.5),
            (188.5, 66.2),
            (195, 66),
            (260, 66),
            (260, 90),
        ),
    ),
    (
        "baltic_sea",
        (
            (9.2, 55.0),
            (10.3, 55.25),
            (11.5, 55.4),
            (12.1, 55.5),
            (12.6, 55.45),
            (13.4, 55.7),
            (14, 58),
            (16, 66.5),
            (26, 66.5),
            (31, 61.5),
            (31, 59),
            (21, 53),
            (9.9, 53.9),
        ),
    ),
    (
        "skagerrak",
        (
            (6.9, 58.6),
            (7.0, 57.9),
            (8.9, 57.0),
            (9, 54.5),
            (13.5, 54.5),
            (14, 58),
            (12, 60),
            (8, 60),
        ),
    ),
    ("gibraltar", ((-6.2, 36.6), (-6.05, 35.4), (-5.1, 35.4), (-4.9, 36.8))),
    (
        "malacca",
        ((100.6, 5.7), (97.8, 3.6), (100, 1), (103.2, -1.2), (104.6, -0.6), (104.4, 1.5), (103, 3)),
    ),
    ("black_sea", (BOSPORUS, (26, 43), (26, 47.8), (40, 48), (43, 44), (43, 40.5), (31, 40.7))),
    (
        "mediterranean_sea",
        (
            (-5.5, 42),
            (-5.5, 30),
            (30, 30),
            (31, 30.5),
            (37, 30.5),
            (37, 38),
            BOSPORUS,
            (27, 41.2),
            (20, 47),
            (3, 45),
            (0, 42.6),
        ),
    ),
    (
        "north_sea",
        (
            (-15, 85),
            (-17, 68),
            (-18.6, 65),
            (-20, 61),
            (-26, 50),
            (-31.5, 36),
            (-33, 26),
            (-30, 18.6),
            (-23, 15.8),
            SENEGAL,
            (-5, 15),
            (0, 36),
            (2, 40),
            (12, 50),
            (15, 60),
            (29, 69),
            (29, 85),
        ),
    ),
    (
        "north_atlantic",
        (
            (-100, 85),
            (0, 85),
            (10, 40),
            (10, 20),
            (-27, 19.5),
            (-36, 15),
            (-45, 6),
            (-49.6, -0.5),
            (-62, 0),
            (-76, 5),
            (-77.4, 8.1),
            (-78.2, 8.9),
            (-78.9, 9.2),
            (-79.6, 9.15),
            (-80.2, 8.75),
            (-81, 8.55),
            (-82.5, 8.7),
            (-83.6, 9.7),
            (-84.5, 11),
            (-86, 12.8),
            (-88, 14.3),
            (-90, 15.2),
            (-92, 16),
            (-95, 17.2),
            (-97, 18.5),
            (-100, 21),
        ),
    ),
    (
        "south_atlantic",
        (
            (-60, 35),
            (20, 35),
            (24, -29),
            (17, -31.2),
            (0, -34.6),
            (-20, -37.4),
            (-45, -39.3),
            (-67, -38.5),
            (-66, -20),
        ),
    ),
    (
        "southern_ocean",
        (
            (-66, -30),
            (30, -25),
            (31.5, -29.2),
            (34.5, -38),
            (37.5, -50),
            (38, -75),
            (-88, -75),
            (-82, -56),
            (-78, -50),
            (-73.5, -46.6),
            (-70, -45),
        ),
    ),
    ("southeast_pacific", ((-100, 25), (-60, 15), (-60, -75), (-100, -75))),
    (
        "bay_of_bengal",
        (
            (30, 32),
            (100, 32),
            (99, 11.5),
            (98.9, 10),
            (99.3, 8.6),
            (100.6, 6.5),
            (102, 4),
            (103.4, 1.7),
            (101.5, -2.8),
            (95, -4.2),
            (80, -6.6),
            (64, -11),
            (50.3, -16.2),
            (46.5, -17),
            (43.5, -12.8),
            (39, -8.6),
            (20, 0),
        ),
    ),
    (
        "indian_ocean",
        (
            (30, -27),
            (30, 22),
            (95, 22),
            (101.5, -2.8),
            (104.8, -5.2),
            (106, -6.7),
            (110, -7.4),
            (113, -7.7),
            (115.1, -8.4),
            (117.5, -8.7),
            (121, -8.7),
            (124.6, -9.3),
            (126.9, -8.6),
            (129.6, -10.2),
            (131.6, -12.8),
            (138.5, -33.5),
            (140.2, -38),
            (141.8, -44),
            (142.6, -51),
            (142.7, -75),
            (25, -75),
        ),
    ),
    (
        "south_china_sea",
        (
            (104, 22),
            TONKIN_COAST,
            (107.6, 19.7),
            (109.3, 17.3),
            (114.5, 16.2),
            (120.4, 16.9),
            (124, 11),
            (125.7, 7.3),
            (129.8, 4.2),
            (133.5, -1.5),
            (141, -5),
            (143, -8.7),
            (142.5, -12),
            (131, -14),
            (95, -10),
            (95, 22),
        ),
    ),
    (
        "sea_of_japan",
        (
            (100, 64),
            (165, 64),
            (157.5, 53),
            (152.5, 45),
            (149.5, 37),
            (146, 30),
            (141.3, 24.8),
            (131.5, 20.2),
            (122, 17.3),
            (112.5, 10),
            (100, 10),
        ),
    ),
    (
        "central_pacific",
        (
            (110, 30),
            (141.3, 24.8),
            (160, 26),
            (182, 25),
            (203, 20.5),
            (206.5, 8),
            (204.5, -4),
            (197, -8.6),
            (181, -8.2),
            (163, -7.2),
            (150.5, -9.6),
            (145, -6),
            (130, -2),
            (110, 0),
        ),
    ),
    (
        "south_pacific",
        (
            (125, 0),
            (204, 5),
            (200.5, -8),
            (194, -20),
            (186, -30),
            (176, -39),
            (170.6, -43.5),
            (174, -49),
            (177.5, -58),
            (178, -75),
            (120, -75),
        ),
    ),
    (
        "north_pacific",
        (
            (140, 90),
            (140, 20),
            (200, 15),
            (203, 20.5),
            (210, 33),
            (220, 44.5),
            (231.6, 52.6),
            (240, 54),
            (240, 90),
        ),
    ),
    ("east_pacific", ((160, -75), (260, -75), (260, 60), (190, 60), (160, -20))),
)

# qm 16: the seas of the first edition that differ.
FIRST_EDITION: dict[str, Line] = {
    "southern_ocean": (
        (-66, -30),
        (30, -12),
        (36.5, -17.5),
        (40.5, -18.6),
        (45.5, -19),
        (47, -23.5),
        (51, -34),
        (53, -50),
        (53, -75),
        (-88, -75),
        (-82, -56),
        (-78, -50),
        (-73.5, -46.6),
        (-70, -45),
    ),
    "bay_of_bengal": (
        (30, 32),
        (100, 32),
        (99, 11.5),
        (98.9, 10),
        (99.3, 8.6),
        (100.6, 6.5),
        (102, 4),
        (103.4, 1.7),
        (101.5, -2.8),
        (95, -3.2),
        (80, 0.5),
        (64, 6.5),
        (55, 12.4),
        (48, 12.6),
        ADEN,
        (35, 10),
    ),
    "north_pacific": (
        (140, 90),
        (140, 20),
        (200, 15),
        (203, 20.5),
        (210, 32),
        (221, 42),
        (230, 47.4),
        FUCA_COAST,
        (240, 50),
        (240, 90),
    ),
}

# Land borders of ours that wander like a river or a ridge.
WANDERING = frozenset(("moscow", "russia", "siberia", "szechuan", "north_africa"))
# Seas whose borders are drawn as curves.
CURVED = frozenset(
    (
        "north_sea",
        "north_atlantic",
        "south_atlantic",
        "southern_ocean",
        "bay_of_bengal",
        "south_china_sea",
        "sea_of_japan",
        "central_pacific",
        "south_pacific",
        "north_pacific",
    )
)

# Islands that are drawn larger, about their middle.
LARGER: dict[str, float] = {
    "united_kingdom": 1.08,
    "philippines": 1.3,
    "new_zealand": 1.4,
    "madagascar": 1.25,
}
# Islands that are drawn without the bend of the map: a point that stays, units a degree.
UPRIGHT: dict[str, tuple[Point, float]] = {"Iceland": ((-18.7, 65), 17)}
# Gaps narrower than twice this are closed, so that an archipelago is one thing to click.
CLOSED: dict[str, float] = {"philippines": 5, "japan": 4, "new_zealand": 4}
# Islands too small to hold a piece: a lagoon of this radius round a point is the space.
LAGOONS: dict[str, tuple[Point, float]] = {
    "hawaii": ((203, 20.5), 36),
    "iwo_jima": ((141.3, 24.8), 33),
}
