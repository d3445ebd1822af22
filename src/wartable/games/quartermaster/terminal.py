"""Quartermaster in the terminal: the board by region, the nations, the hand, the score."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wartable.games.quartermaster.board import HOME, NATIONS, NUMBER, SPACES, STARS
from wartable.games.quartermaster.editions import Edition, edition, number_of
from wartable.games.quartermaster.names import card_name, nation_name, space_name
from wartable.games.quartermaster.turn import ROUNDS
from wartable.games.quartermaster.wording import card_text
from wartable.words.text import Words, capital

REGIONS: dict[str, tuple[str, ...]] = {
    "europe": (
        "united_kingdom", "western_europe", "scandinavia", "germany", "italy", "balkans",
        "eastern_europe", "iceland",
    ),
    "soviet": ("moscow", "ukraine", "russia", "siberia", "kazakhstan", "vladivostok"),
    "asia": ("japan", "china", "india", "szechuan", "mongolia", "southeast_asia"),
    "africa": ("middle_east", "north_africa", "africa", "madagascar"),
    "americas": (
        "eastern_united_states", "western_united_states", "canada", "latin_america",
        "pacific_northwest",
    ),
    "pacific": (
        "australia", "philippines", "iwo_jima", "indonesia", "new_guinea", "new_zealand", "hawaii",
    ),
    "inner-seas": (
        "north_sea", "baltic_sea", "mediterranean_sea", "black_sea", "caspian_sea",
    ),
    "atlantic-seas": (
        "north_atlantic", "south_atlantic", "southern_ocean", "southeast_pacific",
    ),
    "eastern-seas": (
        "bay_of_bengal", "indian_ocean", "south_china_sea", "sea_of_japan", "north_pacific",
        "central_pacific", "south_pacific", "east_pacific",
    ),
}  # fmt: skip
COLOURS = {
    "germany": "bold white on grey30",
    "united_kingdom": "bold yellow",
    "japan": "bold bright_white on dark_red",
    "soviet_union": "bold red",
    "italy": "bold magenta",
    "united_states": "bold green",
}
ARMY, NAVY, AIR, STAR, HOUSE, HUNGRY, SAFE = "■", "▲", "✈", "★", "⌂", "!", "+"


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole table as a seat sees it."""
    parts: list[RenderableType] = [_head(view, words), _board(view, words), _nations(view, words)]
    parts += _own(view, words)
    return Group(*parts)


def tries(view: dict[str, Any]) -> list[str]:
    """The cards on the table and in the hand that someone may wonder about."""
    found = []
    for own in view["nations"].values():
        if "hand" in own:
            found += [f"use {card}" for card in (*own["status"], *own["down"])]
            found += [f"play {card}" for card in dict.fromkeys(own["hand"])]
    return found


def _rules(view: dict[str, Any]) -> Edition:
    options = {"edition": view["edition"]}
    for switch in ("air_marshal", "english_cards"):
        options[switch] = "on" if view.get(switch) else "off"
    return edition(number_of(options))


def _nation(words: Words, name: str) -> str:
    return words.name(nation_name(NATIONS.index(name)).id)


def _head(view: dict[str, Any], words: Words) -> RenderableType:
    turn = nation_name(NATIONS.index(view["turn"]))
    if view["opening"]:
        middle = words.say("board-opening")
    elif view["step"] == "turn":
        middle = words.say_sentence("board-turn-begins", nation=turn)
    else:
        step = words.name(f"step-{view['step']}")
        middle = words.say_sentence("board-turn", nation=turn, step=step)
    left = words.say("board-round", round=view["round"], last=ROUNDS)
    right = words.say("board-score", axis=view["vp"]["axis"], allies=view["vp"]["allies"])
    grid = Table.grid(expand=True)
    grid.add_column(justify="left")
    grid.add_column(justify="center")
    grid.add_column(justify="right")
    grid.add_row(Text(left), Text(middle, "bold"), Text(right, "bold"))
    return Panel(grid, box=box.ROUNDED, padding=(0, 1))


def _board(view: dict[str, Any], words: Words) -> RenderableType:
    tables = [_region(view, words, name, spaces) for name, spaces in REGIONS.items()]
    legend = Text(words.say("board-legend"), "dim")
    if view["air_marshal"]:
        legend.append(words.say("board-legend-air"))
    return Group(Columns(tables, padding=(0, 3)), legend)


def _region(
    view: dict[str, Any], words: Words, name: str, spaces: tuple[str, ...]
) -> RenderableType:
    title = Text(words.say(f"region-{name}"), "bold cyan")
    grid = Table(box=None, show_header=False, title=title, title_justify="left", pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, min_width=9)
    for space in spaces:
        number = NUMBER[space]
        pieces = _pieces(view, words, space)
        mark = f" {STAR}" if STARS >> number & 1 else ""
        home = f" {HOUSE}" if number in HOME else ""
        label = Text(words.name(space_name(number).id), "" if pieces.plain else "dim")
        label.append(mark, "bold yellow").append(home, "bold")
        grid.add_row(label, pieces)
    return grid


def _pieces(view: dict[str, Any], words: Words, space: str) -> Text:
    found = Text()
    for nation, own in view["nations"].items():
        signs = ARMY * (space in own["armies"]) + NAVY * (space in own["navies"])
        signs += AIR * (space in own.get("air_forces", ()))
        if not signs:
            continue
        if found.plain:
            found.append(" ")
        short = words.say(f"short-{nation.replace('_', '-')}")
        found.append(f"{short}{signs}", COLOURS[nation])
        found.append(HUNGRY * (space in own["unsupplied"]), "bold red")
        found.append(SAFE * (space in own["safe"]), "bold green")
    return found


def _nations(view: dict[str, Any], words: Words) -> RenderableType:
    grid = Table(box=box.SIMPLE_HEAD, expand=True)
    for column in ("nation", "pieces-left", "hand", "deck", "down", "discarded", "status"):
        grid.add_column(words.say(f"board-{column}"), ratio=6 if column == "status" else None)
    for nation, own in view["nations"].items():
        left = own["reserve"]
        grid.add_row(
            Text(_nation(words, nation), COLOURS[nation]),
            words.say("board-reserve", armies=left["armies"], navies=left["navies"])
            + (words.say("board-reserve-air", count=left["air_forces"]) * view["air_marshal"]),
            str(own["hand_count"]),
            str(own["deck_count"]),
            str(own["down_count"]),
            words.say("board-piles", up=len(own["discard"]), down=own["discard_down_count"]),
            ", ".join(_status(words, nation, own)),
        )
    return grid


def _status(words: Words, nation: str, own: dict[str, Any]) -> Iterator[str]:
    for card in own["status"]:
        name = words.name(card_name(NATIONS.index(nation), card).id)
        yield words.say("board-used", card=name) if card in own["used"] else name


def _own(view: dict[str, Any], words: Words) -> Iterator[RenderableType]:
    """The hand and the face-down cards of whoever is looking."""
    for nation, own in view["nations"].items():
        if "hand" not in own:
            continue
        number = NATIONS.index(nation)
        for zone, key in (("hand", "hand"), ("down", "down"), ("status", "status")):
            if own[key] or zone == "hand":
                heading = words.say_sentence(f"board-your-{zone}", nation=nation_name(number))
                yield _cards(view, words, number, heading, own[key])


def _cards(
    view: dict[str, Any], words: Words, nation: int, heading: str, ids: list[str]
) -> RenderableType:
    cards = _rules(view).catalogue
    title = Text(heading, "bold cyan")
    grid = Table(box=None, title=title, title_justify="left", expand=True, pad_edge=False)
    grid.show_header = False
    grid.add_column(max_width=32)
    grid.add_column(max_width=12)
    grid.add_column(ratio=1)
    for id in dict.fromkeys(ids):
        card = cards.cards[cards.number[nation, id]]
        many = f" ×{ids.count(id)}" if ids.count(id) > 1 else ""
        kind = words.name(f"type-{card.type.name.lower().replace('_', '-')}")
        name = words.name(card_name(nation, id).id)
        text = Text(card_text(card, nation, words))
        grid.add_row(Text(name + many, "bold"), Text("" if kind == name else kind, "dim"), text)
    if not ids:
        grid.add_row(Text(capital(words.say("board-empty")), "dim"), "", "")
    return grid


assert sorted(space for spaces in REGIONS.values() for space in spaces) == sorted(SPACES)
