"""Who sits where: the nations each person plays, and those of a team."""

from wartable.games.quartermaster.board import NATIONS, TEAMS

SHELF = 1

PEOPLE: dict[int, tuple[tuple[str, ...], ...]] = {
    2: (("germany", "italy", "japan"), ("united_kingdom", "united_states", "soviet_union")),
    3: (("germany",), ("united_kingdom", "united_states", "soviet_union"), ("japan", "italy")),
    4: (("germany",), ("united_kingdom", "united_states"), ("japan", "italy"), ("soviet_union",)),
    5: (
        ("germany",),
        ("united_kingdom",),
        ("japan", "italy"),
        ("soviet_union",),
        ("united_states",),
    ),
    6: tuple((nation,) for nation in NATIONS),
}
"""qm 1 Which nations each person plays, by the number of people."""

SIDES = {team: NATIONS[number :: len(TEAMS)] for number, team in enumerate(TEAMS)}
"""Which seats belong to each team, to name them together."""

RATED = ("edition", "air_marshal")
"""Like an edition, an expansion changes every deck."""
