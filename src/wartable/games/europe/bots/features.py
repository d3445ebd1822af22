"""What the learnt evaluation looks at in a position of Europe, side by side."""

from wartable.games.europe.bots.stakes import hunters, stakes
from wartable.games.europe.ending import result
from wartable.games.europe.front import front
from wartable.games.europe.scenario import MOBILIZATION
from wartable.games.europe.seats import groups
from wartable.games.europe.state import ACTIVE, CONQUERED, State
from wartable.games.europe.tables import AIR, GROUND

NAMES: tuple[str, ...] = (
    "hunts", "hunts_long", "time", "hunted_will", "hunted_will_late", "hunted_fell",
    "hunted_fell_soon", "will", "steps", "mobile_steps", "air", "air_fresh", "factories", "boxes",
    "in_reach", "short_of_supply", "surrounded", "reduced", "points", "cities_near",
    "cities_open", "surprise",
)  # fmt: skip
SHARED = ("steps", "mobile_steps", "air", "air_fresh", "factories", "boxes")
"""What counts as a share of what all sides have, so that scenarios of any size are comparable."""
OF_STEPS = ("in_reach", "short_of_supply", "surrounded", "reduced")
"""What counts as a part of the side's own steps."""

VARIANTS: tuple[tuple[str, ...], ...] = (
    ("scenario=poland_1939",),
    ("scenario=france_1940",),
)
KEPT = (0.1, 0.01)
NEAR = 3
SCALE = 4.0
"""Learning shrinks weights, so small counts are scaled up."""


def sides(state: State) -> list[int]:
    """Every seat is a side of its own."""
    return list(range(len(groups(state))))


def points(state: State) -> list[float]:
    """The national will of each side."""
    return [
        float(sum(max(0, state.will[c]) for c, side in enumerate(state.side) if side in group))
        for group in groups(state)
    ]


def winner(state: State) -> int | None:
    """The side that has won, -1 for a draw, None while the game goes on."""
    found = result(state)
    if found is None:
        return None
    for seat, group in enumerate(groups(state)):
        if any(("axis", "western", "soviet")[faction] == found for faction in group):
            return seat
    return -1


def early(state: State) -> float:
    """Always 0: what counts does not depend on how much of the game is over."""
    return 0.0


def features(state: State) -> list[list[float]]:
    """A row for each side, in the order of NAMES."""
    rows = [_side(state, group) for group in groups(state)]
    for name in SHARED:
        total = sum(row[name] for row in rows) or 1.0
        for row in rows:
            row[name] /= total
    return [[SCALE * row[name] for name in NAMES] for row in rows]


def _side(state: State, group: tuple[int, ...]) -> dict[str, float]:
    scenario = state.scenario
    row = dict.fromkeys(NAMES, 0.0)
    late = state.turn / scenario.last_turn
    worth = stakes(scenario)
    own = [c for c, side in enumerate(state.side) if side in group and state.status[c] == ACTIVE]
    if any(faction in hunters(scenario) for faction in group):
        row["hunts"], row["hunts_long"], row["time"] = 1.0, scenario.last_turn / 4, late
        _hunt(state, row, worth, late)
    row["will"] = sum(worth[c] * max(0, state.will[c]) for c in own) / 5
    row["points"] = sum(state.points[c] for c in own) / 10
    row["factories"] = sum(
        float(city.factories) for city in scenario.cities if _held(state, own, city.hex)
    )
    row["surprise"] = float(sum(state.surprise[faction] for faction in group))
    _armies(state, row, own)
    return row


def _hunt(state: State, row: dict[str, float], worth: tuple[float, ...], late: float) -> None:
    """How close the countries are to falling whose conquest decides the game."""
    for country, stake in enumerate(worth):
        if stake < 1:
            continue
        first = state.scenario.countries[country].will
        if state.status[country] == CONQUERED:
            row["hunted_fell"] += 1.0
            row["hunted_fell_soon"] += 1.0 - state.fallen[country] / state.scenario.last_turn
        else:
            left = (state.will[country] + 1) / (first + 1)
            row["hunted_will"] += 2 * (1 - left)
            row["hunted_will_late"] += 2 * (1 - left) * late


def _held(state: State, own: list[int], hex_: int) -> bool:
    return any(state.holds[country] >> hex_ & 1 for country in own)


def _armies(state: State, row: dict[str, float], own: list[int]) -> None:
    scenario, board = state.scenario, state.scenario.board
    if not own:
        return
    seen = front(state, own[0])
    reach = seen.enemy
    for _ in range(NEAR):
        reach |= board.widen(reach)
    for unit, found in enumerate(scenario.units):
        if found.country not in own:
            continue
        place = state.at[unit]
        if place == MOBILIZATION:
            row["boxes"] += 1.0
        if not 0 <= place < board.size:
            continue
        if found.kind == GROUND:
            steps = 1.0 if state.reduced >> unit & 1 else 2.0
            row["steps"] += steps
            row["mobile_steps"] += steps * found.group
            row["in_reach"] += steps * (reach >> place & 1)
            row["reduced"] += float(steps == 1.0)
            row["short_of_supply"] += (state.low >> unit & 1) + 2 * (state.none >> unit & 1)
            exits = board.step[place] & seen.held & ~seen.zone & ~seen.ground
            row["surrounded"] += steps * (not exits)
        elif found.kind == AIR:
            row["air"] += 1.0
            row["air_fresh"] += 6.0 - state.sorties[unit]
    for name in OF_STEPS:
        row[name] /= row["steps"] or 1.0
    beside, close = board.widen(seen.ground), board.widen(board.widen(seen.ground))
    for city in scenario.cities:
        if seen.hostile >> city.hex & 1:
            row["cities_near"] += 0.2 * (1 + city.will) * (beside >> city.hex & 1)
            open_ = close >> city.hex & ~seen.enemy >> city.hex & 1
            row["cities_open"] += 0.2 * (1 + city.will) * open_
