"""The naval game in the terminal: fleets in their rows, attacks under way, the hand."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wartable.games.naval import terminal_ships as shown
from wartable.games.naval.catalogue import CARD, CARDS
from wartable.games.naval.terminal_answers import NAME
from wartable.games.naval.wording import card_text
from wartable.words.telling import name, say
from wartable.words.text import Name, Words, capital

ACTED, REPAIRED, ACTIVE, PASSIVE = "•", "+", "▲", "▽"


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole table as a seat sees it."""
    parts: list[RenderableType] = [_head(view, words)]
    parts += [_fleet(seat, row, words) for seat, row in view["seats"].items() if row["navy"]]
    if any(row["rows"] or row["active"] or row["passive"] for row in view["seats"].values()):
        parts.append(Text(words.say("board-legend"), "dim"))
    if view["attacks"]:
        parts.append(_attacks(view, words))
    closed = any(term["term"] == "no-reinforcements" for term in view["terms"])
    for seat, row in view["seats"].items():
        parts += _own(seat, row, words)
        if "hand" in row and row["reserve"] and row["hand"] and not closed:
            parts.append(_reserve(row, words))
    return Group(*parts)


def tries(view: dict[str, Any]) -> list[str]:
    """The cards in hand and the ships of the fleet that someone may wonder about."""
    found = []
    for seat, row in view["seats"].items():
        if "hand" in row:
            cards = dict.fromkeys((*row["hand"], *row.get("stock", ())))
            aimed = [attack["id"] for attack in view["attacks"] if attack["seat"] == seat]
            if aimed:
                found += [f"defend {card} {attack}" for card in cards for attack in aimed]
                continue
            found += [f"play {card}" for card in cards]
            for ship in [s for line in row["rows"] for s in line] + row["active"] + row["passive"]:
                found += [f"strike {ship}", f"asw {ship}"]
    return found


def _seat(words: Words, seat: str) -> str:
    return name(words, "seat", seat)


def _head(view: dict[str, Any], words: Words) -> RenderableType:
    lines = []
    if view["round"]:
        phase = name(words, "phase", view["phase"])
        seat = _seat(words, view["turn"])
        lines.append(words.say("board-turn", round=view["round"], seat=seat, phase=phase))
    for term in view["terms"]:
        facts = {key: fact for key, fact in term.items() if key != "term"}
        lines.append(capital(say(words, f"term-{term['term']}", facts)))
    if view["round"]:
        score = ", ".join(f"{_seat(words, seat)} {points}" for seat, points in view["vp"].items())
        lines.append(words.say("board-goal", score=score))
        lines.append(
            words.say("board-piles", deck=view["deck_count"], discard=len(view["discard"]))
        )
    return Panel(Text("\n".join(lines)), box=box.ROUNDED, expand=False)


def _fleet(seat: str, row: shown.ShipView, words: Words) -> RenderableType:
    facts = words.say(
        "board-seat",
        seat=_seat(words, seat),
        navy=name(words, "navy", row["navy"]),
        cards=row["hand_count"],
        size=row["hand_size"],
        stock=len(row["stock_costs"]),
        rolls=row["rolls"],
        sign=f"{row['rolls']:+}".replace("-", "−"),
    )
    if row["team"]:
        facts += ", " + words.name(f"team-{row['team']}", "the")
    parts: list[RenderableType] = [Text(facts, "dim" if row["out"] else "bold cyan")]
    rows = []
    for number, ships in enumerate(row.get("forming") or row["rows"], 1):
        for place, ship in enumerate(ships):
            title = "" if place else words.say("board-row", row=number)
            rows.append([Text(title, "dim"), *_ship(row, ship, words)])
    for ship in (*row["active"], *row["passive"]):
        rows.append([Text(words.say("board-beside"), "dim"), *_ship(row, ship, words)])
    if rows:
        parts.append(shown.ship_table(words, rows))
    if row["sunk"]:
        sunk = ", ".join(name(words, "ship", ship) for ship in row["sunk"])
        parts.append(Text.assemble((words.say("board-sunk") + " ", "dim"), sunk))
    return Group(*parts)


def _ship(row: shown.ShipView, ship: str, words: Words) -> list[Text]:
    """A ship with its damage and what it has done this turn."""
    damage = sum(card["damage"] for card in row["damage"] if card["ship"] == ship)
    marks = ""
    active = row["forming_active" if "forming_active" in row else "active"]
    if ship in row["active"] or ship in row["passive"]:
        marks += ACTIVE if ship in active else PASSIVE
    marks += ACTED * (ship in row.get("acted", ())) + REPAIRED * (ship in row.get("repaired", ()))
    said = Text(name(words, "ship", ship)).append(f" {marks}" if marks else "", "bold yellow")
    card = shown.ship_card(ship)
    return [said, *shown.values(card, damage, ship in active), Text(f"{card.vp or ''}")]


def _attacks(view: dict[str, Any], words: Words) -> RenderableType:
    """The attacks under way, with the defences aimed at each."""
    title = Text(words.say("board-attacks"), "bold")
    grid = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("attack", "target", "by", "effect", "defences"):
        grid.add_column(words.say(f"board-{column}"))
    for attack in view["attacks"]:
        over = attack["stopped"] or attack["resolved"]
        grid.add_row(
            attack["id"],
            shown.target(view, attack, words),
            shown.means(attack, words),
            shown.effect(view, attack, words),
            ", ".join(
                shown.defence(one, words)
                for one in view["defences"]
                if one["attack"] == attack["id"]
            ),
            style="dim" if over else "",
        )
    return grid


def _own(seat: str, row: shown.ShipView, words: Words) -> list[RenderableType]:
    """What a seat sees of its own: cards with their text, the reserve, the fleet it is choosing."""
    parts: list[RenderableType] = []
    for key in ("hand", "stock"):
        cards = row.get(key)
        if not cards:
            continue
        title = Text(words.say(f"board-{key}", seat=Name(f"seat-{seat}")), "bold")
        grid = Table(title=title, title_justify="left", box=box.SIMPLE, show_header=False)
        grid.add_column(style="bold", max_width=NAME)
        grid.add_column(justify="right")
        grid.add_column(style="dim")
        for card in dict.fromkeys(cards):
            many = f"×{cards.count(card)}" if cards.count(card) > 1 else ""
            grid.add_row(name(words, "card", card), many, card_text(CARDS[CARD[card]], words))
        parts.append(grid)
    return parts


def _reserve(row: shown.ShipView, words: Words) -> RenderableType:
    ships = ", ".join(f"{name(words, 'ship', s)} ({shown.ship_card(s).vp})" for s in row["reserve"])
    return Text(words.say("board-reserve", ships=ships), "dim")
