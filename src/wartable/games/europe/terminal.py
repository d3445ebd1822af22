"""Europe in the terminal: the map of hexes, the countries, the units."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wartable.core.bits import walk
from wartable.games.europe.naming import names_in
from wartable.games.europe.scenario import Scenario, known
from wartable.games.europe.table_format import MONTHS
from wartable.words.telling import name
from wartable.words.text import Words, capital

CELL = 6
"""How wide a hex is, in letters; every second row is half a hex to the right."""
TERRAIN = {"forest": "♣", "rough": "∩", "marsh": "≈", "mountain": "▲", "desert": "░", "sea": "~"}
CAPITAL, CITY, PORT, FORT = "★", "●", "⚓", "◊"
GROUND = {"infantry": "I", "mechanized": "M", "armor": "A"}
OTHERS = {"air": "^", "bomber": "^", "convoy": "c", "warship": "w", "carrier": "w"}
REDUCED, LOW, NONE = "-", "?", "!"
COLOURS = {
    "axis": ("bold white", "grey27"),
    "western": ("bold bright_white", "dark_blue"),
    "soviet": ("bold bright_white", "dark_red"),
}
NEUTRAL, WATER = "grey11", "blue"


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole table, which everyone may see."""
    scenario = known(view.get("file", view["scenario"]))
    words = words.also(names_in(scenario, words.lang))
    parts: list[RenderableType] = [_head(view, words), _map(view, scenario)]
    parts += [Text(words.say("board-legend"), "dim"), _countries(view, words), _units(view, words)]
    return Group(*parts)


def tries(view: dict[str, Any]) -> list[str]:
    """Units that someone may want to move and that cannot act: spent, or not to be paid."""
    countries = view["countries"]
    return [
        f"move {unit} {row['at']}"
        for unit, row in view["units"].items()
        if countries[row["country"]]["faction"] == view["faction"]
        and row["at"][:1].isdigit()
        and (row["used"] or row["marked"] or not countries[row["country"]]["points"])
    ]


def _head(view: dict[str, Any], words: Words) -> RenderableType:
    month = words.name(f"month-{MONTHS[view['month']]}")
    date = words.say("board-date", month=month, year=str(view["year"]))
    turn = words.say("board-turn", turn=view["turn"], last=view["last_turn"], date=date)
    phase = name(words, "phase", view["phase"])
    if view["faction"]:
        phase = words.say(
            "board-phase", phase=phase, faction=name(words, "faction", view["faction"])
        )
    skies = {zone: name(words, "weather", sky) for zone, sky in view["weather"].items()}
    if len(set(skies.values())) == 1:
        weather = words.say("board-weather-everywhere", weather=next(iter(skies.values())))
    else:
        weather = words.say("board-weather", **skies)
    grid = Table.grid(expand=True, padding=(0, 2))
    grid.add_column(justify="left")
    grid.add_column(justify="right")
    grid.add_row(Text(turn), Text(capital(phase), "bold"))
    scenario = name(words, "scenario", view["scenario"])
    return Panel(grid, box=box.ROUNDED, padding=(0, 1), title=scenario, subtitle=weather)


def _holders(view: dict[str, Any], scenario: Scenario) -> dict[int, str]:
    """The country that holds each hex."""
    ids = [country.id for country in scenario.countries]
    found = {
        hex_: ids[number] for number, mask in enumerate(scenario.control) for hex_ in walk(mask)
    }
    for country, hexes in view["holds"].items():
        found |= {scenario.board.number[hex_]: country for hex_ in hexes}
    return found


def _standing(view: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The units in each place."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in view["units"].values():
        found.setdefault(row["at"], []).append(row)
    return found


def _map(view: dict[str, Any], scenario: Scenario) -> RenderableType:
    """Two lines for each row of hexes: terrain and number, then the city and its units."""
    board = scenario.board
    holders, standing = _holders(view, scenario), _standing(view)
    rows: dict[int, dict[int, int]] = {}
    for hex_ in walk(board.hexes):
        down = board.r[hex_]
        rows.setdefault(down, {})[2 * board.q[hex_] + down] = hex_
    left = min(half for row in rows.values() for half in row)
    page = Text(no_wrap=True)
    for _, row in sorted(rows.items()):
        above, below = Text(), Text()
        for half, hex_ in sorted(row.items()):
            gap = (half - left) * CELL // 2 - len(above)
            above.append(" " * gap)
            below.append(" " * gap)
            style = _style(view, scenario, hex_, holders.get(hex_))
            above.append(_ground(scenario, hex_), style)
            below.append_text(_who(view, scenario, hex_, standing, style))
        page.append_text(above).append("\n").append_text(below).append("\n")
    return page


def _style(view: dict[str, Any], scenario: Scenario, hex_: int, holder: str | None) -> str:
    if scenario.board.sea >> hex_ & 1:
        return f"dim on {WATER}"
    faction = view["countries"][holder]["faction"] if holder else None
    return f"on {COLOURS[faction][1] if faction else NEUTRAL}"


def _ground(scenario: Scenario, hex_: int) -> str:
    """The terrain and the number of a hex: ` ♣0906`."""
    board = scenario.board
    terrain = scenario.tables.terrain[board.terrain[hex_]].id
    return f"{TERRAIN.get(terrain, ' ')}{board.name[hex_]}".ljust(CELL)


def _who(
    view: dict[str, Any],
    scenario: Scenario,
    hex_: int,
    standing: dict[str, list[dict[str, Any]]],
    style: str,
) -> Text:
    """The city of a hex and its units: `★I-^`."""
    board = scenario.board
    city = scenario.cities[board.city[hex_]] if board.city[hex_] >= 0 else None
    mark = " "
    if city:
        mark = CAPITAL if city.capital else PORT if city.port else CITY
    elif board.forts >> hex_ & 1:
        mark = FORT
    text = Text(mark, f"yellow {style}")
    for row in standing.get(board.name[hex_], ()):
        faction = view["countries"][row["country"]]["faction"]
        colour = COLOURS[faction][0] if faction else "white"
        text.append("".join(_letters(row)), f"{colour} {style}")
    text.append(" " * max(0, CELL - len(text)), style)
    text.truncate(CELL)
    return text


def _letters(row: dict[str, Any]) -> Iterator[str]:
    """A unit in a hex: its kind, and whether it is reduced or short of supply."""
    yield GROUND.get(row["type"]) or OTHERS.get(row["type"], "x")
    if row["reduced"]:
        yield REDUCED
    if row["supply"] != "supplied":
        yield LOW if row["supply"] == "low" else NONE


def _countries(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("country", "faction", "will", "points", "factories", "status"):
        number = column in ("will", "points", "factories")
        table.add_column(words.say(f"board-{column}"), justify="right" if number else "left")
    for id_, row in view["countries"].items():
        if row["status"] in ("closed", "absent"):
            continue
        faction = row["faction"]
        table.add_row(
            name(words, "country", id_),
            Text(capital(name(words, "faction", faction)), COLOURS[faction][0]) if faction else "",
            str(row["will"]).replace("-", "−"),
            str(row["points"]),
            str(row["factories"]),
            name(words, "status", row["status"]),
        )
    return table


def _units(view: dict[str, Any], words: Words) -> RenderableType:
    """Every unit in play, by faction, with details the map has no room for."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for faction in ("axis", "western", "soviet"):
        table.add_column(capital(name(words, "faction", faction)))
    sides: dict[str, list[str]] = {"axis": [], "western": [], "soviet": []}
    for id_, row in view["units"].items():
        faction = view["countries"][row["country"]]["faction"]
        if faction and row["at"] != "unplaced":
            sides[faction].append(_unit(id_, row, words))
    table.add_row(*("\n".join(lines) for lines in sides.values()))
    return table


def _unit(id_: str, row: dict[str, Any], words: Words) -> str:
    """A unit in words: kind, name, place, strength, sorties, supply."""
    place = _place(row["at"], words)
    parts = ["".join(_letters(row)), name(words, "unit", id_), place]
    if row["sorties"]:
        parts.append(words.say("board-sorties", count=row["sorties"]))
    if row["used"]:
        parts.append(words.say("board-used"))
    if row["marked"]:
        parts.append(words.say("board-marked"))
    return " ".join(parts)


def _place(at: str, words: Words) -> str:
    """A hex by its number, a box or an off-map zone by its name."""
    if at[:1].isdigit():
        return at
    box_ = f"board-place-{at}"
    return words.say(box_) if words.has(box_) else name(words, "zone", at)
