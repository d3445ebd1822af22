"""What the terminal says about ships and attacks: values in columns, targets, effects."""

from typing import Any

from rich.table import Table
from rich.text import Text

from wartable.games.naval.cards import NON_COMBATANT
from wartable.games.naval.catalogue import SHIP, SHIPS
from wartable.games.naval.effects import CRUISE, LARGE_GUN, MEDIUM_GUN, SMALL_GUN, SSM, TORPEDO
from wartable.games.naval.effects import Ship as ShipCard
from wartable.words.telling import name
from wartable.words.text import Words

VALUES = (
    "hull", "evasion", "guns", "missiles", "torpedoes", "strikes", "asw", "defence", "command",
)  # fmt: skip
"""The columns of a ship, after its name and before its points."""
ShipView = dict[str, Any]


def ship_card(ship: str) -> ShipCard:
    """The card of a ship."""
    card = SHIPS[SHIP[ship]] if ship in SHIP else NON_COMBATANT
    assert card is not None
    return card


def values(card: ShipCard, damage: int = 0, active: bool = False) -> list[Text]:
    """What a ship can do, in the order of VALUES."""
    hull = f"{card.hull - damage}/{card.hull}" if damage else f"{card.hull or ''}"
    if card.submerged and not active:
        evasion = f"{card.evasion}({card.active})"
    else:
        evasion = f"{card.active if card.submerged else card.evasion or ''}"
    guns = "".join(
        letter
        for symbol, letter in ((SMALL_GUN, "S"), (MEDIUM_GUN, "M"), (LARGE_GUN, "L"))
        if symbol in card.weapons
    )
    missiles = " ".join(
        letter for symbol, letter in ((SSM, "SS"), (CRUISE, "C")) if symbol in card.weapons
    )
    cells = (
        evasion,
        guns,
        missiles,
        "T" if TORPEDO in card.weapons else "",
        *(_rolls(numbers) for numbers in (card.air_strikes, card.asw, card.air_defence)),
        f"+{card.command}" if card.command else "",
    )
    return [Text(hull, "bold red" if damage else ""), *(Text(cell) for cell in cells)]


def _rolls(numbers: tuple[int, ...]) -> str:
    return " ".join(f"{number}+" for number in numbers)


def ship_table(words: Words, rows: list[list[Text]]) -> Table:
    """Ships in rows: a prefix, the name, the values, the points; no empty columns."""
    grid = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    titles = ["", "", *(words.say(f"board-{column}") for column in (*VALUES, "points"))]
    used = [at for at in range(len(titles)) if at < 2 or any(row[at].plain for row in rows)]
    for at in used:
        grid.add_column(titles[at], justify="right" if at > 1 else "left", no_wrap=at > 1)
    for row in rows:
        grid.add_row(*(row[at] for at in used))
    return grid


def target(view: dict[str, Any], attack: ShipView, words: Words) -> str:
    """The target of an attack: whose it is, where it is, what is left of it."""
    ship, row = attack["target"], view["seats"][attack["seat"]]
    hull = ship_card(ship).hull
    damage = sum(card["damage"] for card in row["damage"] if card["ship"] == ship)
    return words.say(
        "board-on",
        ship=name(words, "ship", ship),
        seat=name(words, "seat", attack["seat"]),
        row=attack["row"],
        hull=hull,
        left=hull - damage,
    )


def means(attack: ShipView, words: Words) -> str:
    """What an attack is made with: the card, and the ships that power it."""
    ships = ", ".join(name(words, "ship", ship) for ship in attack["ships"])
    if attack["card"]:
        card = name(words, "card", attack["card"])
        return f"{card} ({ships})" if ships else card
    return words.say(f"board-by-{attack['types'][0].replace('_', '-')}", ships=ships)


def effect(view: dict[str, Any], attack: ShipView, words: Words) -> str:
    """What an attack does if nothing stops it, and why it sinks."""
    state = "stopped" if attack["stopped"] else "resolved" if attack["resolved"] else ""
    if state:
        return words.say(f"board-attack-{state}")
    row = view["seats"][attack["seat"]]
    damage = sum(card["damage"] for card in row["damage"] if card["ship"] == attack["target"])
    left = ship_card(attack["target"]).hull - damage
    if attack["needed"]:
        said = words.say("board-sinks-on", number=attack["needed"])
    elif attack["large_gun"]:
        said = words.say("board-large-gun")
    elif attack["sinks"]:
        said = words.say("board-below")
    else:
        sinks = int(attack["damage"] >= left)
        said = words.say("board-damage", damage=attack["damage"], sinks=sinks)
    return said + (words.say("board-hard", number=attack["hard"]) if attack["hard"] else "")


def defence(one: ShipView, words: Words) -> str:
    """A defence: with the number to roll, or the ship that takes the attack."""
    by = name(words, "card ship", one["by"])
    if one.get("to"):
        return f"{by} → {name(words, 'ship', one['to'])}"
    return f"{by} {one['needed']}+"
