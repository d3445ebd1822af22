"""The naval game in the terminal: fleets in their rows, attacks under way, the hand."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wartable.games.naval.cards import NON_COMBATANT
from wartable.games.naval.catalogue import CARD, CARDS, HULL, SHIP, SHIPS
from wartable.games.naval.wording import card_text
from wartable.words.telling import name
from wartable.words.text import Name, Words

ACTED, REPAIRED, ACTIVE, PASSIVE = "•", "+", "▲", "▽"


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole table as a seat sees it."""
    parts: list[RenderableType] = [_head(view, words)]
    parts += [_fleet(seat, row, words) for seat, row in view["seats"].items() if row["navy"]]
    if view["attacks"]:
        parts.append(_attacks(view, words))
    for seat, row in view["seats"].items():
        parts += _own(seat, row, words)
    return Group(*parts)


def tries(view: dict[str, Any]) -> list[str]:
    """The cards at hand and the ships of the fleet that somebody may wonder about."""
    found = []
    for row in view["seats"].values():
        if "hand" in row:
            cards = dict.fromkeys((*row["hand"], *row.get("stock", ())))
            found += [f"play {card}" for card in cards]
            for ship in [s for line in row["rows"] for s in line] + row["active"] + row["passive"]:
                found += [f"strike {ship}", f"asw {ship}"]
    return found


def _seat(words: Words, seat: str) -> str:
    return name(words, "seat", seat)


def _head(view: dict[str, Any], words: Words) -> RenderableType:
    phase = name(words, "phase", view["phase"])
    turn = words.say(
        "board-turn", round=view["round"], seat=_seat(words, view["turn"]), phase=phase
    )
    score = ", ".join(f"{_seat(words, seat)} {points}" for seat, points in view["vp"].items())
    goal = words.say("board-goal", points=view["goal"], score=score)
    piles = words.say("board-piles", deck=view["deck_count"], discard=len(view["discard"]))
    return Panel(Text(f"{turn}\n{goal}\n{piles}"), box=box.ROUNDED, expand=False)


def _ship(row: dict[str, Any], ship: str, words: Words) -> str:
    """A ship with its damage and what it has done in this turn."""
    said = name(words, "ship", ship)
    damage = sum(card["damage"] for card in row["damage"] if card["ship"] == ship)
    hull = HULL[SHIP[ship]] if ship in SHIP else NON_COMBATANT.hull
    if hull:
        said += f" {hull - damage}/{hull}" if damage else f" {hull}"
    if ship in row.get("acted", ()):
        said += ACTED
    if ship in row.get("repaired", ()):
        said += REPAIRED
    return said


def _fleet(seat: str, row: dict[str, Any], words: Words) -> RenderableType:
    facts = words.say(
        "board-seat",
        seat=_seat(words, seat),
        navy=name(words, "navy", row["navy"]),
        cards=row["hand_count"],
        size=row["hand_size"],
        stock=len(row["stock_costs"]),
        rolls=row["rolls"],
        sign=f"{row['rolls']:+}",
    )
    style = "dim" if row["out"] else "bold cyan"
    grid = Table(box=None, show_header=False)
    grid.add_column(style="dim")
    grid.add_column()
    for number, ships in enumerate(row["rows"], 1):
        line = ", ".join(_ship(row, ship, words) for ship in ships)
        grid.add_row(words.say("board-row", row=number), line)
    below = [f"{ACTIVE} {_ship(row, ship, words)}" for ship in row["active"]]
    below += [f"{PASSIVE} {_ship(row, ship, words)}" for ship in row["passive"]]
    if below:
        grid.add_row(words.say("board-beside"), ", ".join(below))
    if row["sunk"]:
        sunk = ", ".join(name(words, "ship", ship) for ship in row["sunk"])
        grid.add_row(words.say("board-sunk"), sunk)
    return Group(Text(facts, style), grid)


def _attacks(view: dict[str, Any], words: Words) -> RenderableType:
    """The attacks under way, with the defences aimed at each."""
    grid = Table(
        title=Text(words.say("board-attacks"), "bold"), title_justify="left", box=box.SIMPLE_HEAD
    )
    for column in ("attack", "target", "by", "defences"):
        grid.add_column(words.say(f"board-{column}"))
    for attack in view["attacks"]:
        by = [name(words, "ship", ship) for ship in attack["ships"]]
        if attack["card"]:
            by.insert(0, name(words, "card", attack["card"]))
        if attack["needed"]:
            by.append(words.say("board-needed", number=attack["needed"]))
        against = [
            f"{name(words, 'card ship', defence['by'])} {defence['needed']}"
            for defence in view["defences"]
            if defence["attack"] == attack["id"]
        ]
        over = attack["stopped"] or attack["resolved"]
        target = name(words, "ship", attack["target"])
        grid.add_row(
            attack["id"], target, ", ".join(by), ", ".join(against), style="dim" if over else ""
        )
    return grid


def _own(seat: str, row: dict[str, Any], words: Words) -> list[RenderableType]:
    """What a seat sees of its own: cards with their text, the reserve, the fleet it chooses."""
    parts: list[RenderableType] = []
    for key in ("hand", "stock"):
        cards = row.get(key)
        if not cards:
            continue
        title = words.say(f"board-{key}", seat=Name(f"seat-{seat}"))
        grid = Table(
            title=Text(title, "bold"), title_justify="left", box=box.SIMPLE, show_header=False
        )
        grid.add_column(style="bold")
        grid.add_column(justify="right")
        grid.add_column(style="dim")
        for card in dict.fromkeys(cards):
            text = card_text(CARDS[CARD[card]], words)
            grid.add_row(name(words, "card", card), str(cards.count(card)), text)
        parts.append(grid)
    if row.get("picks"):
        ships = ", ".join(name(words, "ship", ship) for ship in row["picks"])
        parts.append(Text(words.say("board-picks", ships=ships, points=row["budget"])))
    if "hand" in row and row["reserve"] and row["hand"]:
        ships = ", ".join(_priced(ship, words) for ship in row["reserve"])
        parts.append(Text(words.say("board-reserve", ships=ships), "dim"))
    return parts


def _priced(ship: str, words: Words) -> str:
    card = SHIPS[SHIP[ship]]
    assert card is not None
    return f"{name(words, 'ship', ship)} ({card.vp})"
