"""The answers to a question in the terminal, where a plain list would not do."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.core.parts import AnswerWords
from wartable.games.naval.catalogue import CARD, CARDS
from wartable.games.naval.terminal_ships import (
    defence,
    effect,
    means,
    ship_card,
    ship_table,
    target,
    values,
)
from wartable.games.naval.wording import card_text, ship_text
from wartable.words.telling import name
from wartable.words.text import Words

BY_ATTACK = ("ask-defend", "ask-tactics", "ask-roll")
"""Questions whose answers are shown under the attack they are about."""
NAME = 28
"""How much room the name of a card gets, so that its text has enough."""


def answers(
    view: dict[str, Any], ask: str, choices: list[AnswerWords], words: Words
) -> RenderableType | None:
    """The numbered answers to a question; None if the usual list is best."""
    if ask in ("ask-fleet", "ask-reinforce"):
        legend = [Text(words.say("board-legend"), "dim")] if ask == "ask-fleet" else []
        return Group(*_picks(view, words), _ships(choices, words), *legend)
    if ask == "ask-buy":
        return _cards(choices, words)
    if ask in BY_ATTACK:
        return _by_attack(view, choices, words)
    if ask in ("ask-row", "ask-mode"):
        return _station(choices, words)
    return None


def order(ask: str, choices: list[AnswerWords]) -> list[int]:
    """The order in which answers are numbered: what is shown together has consecutive numbers."""
    if ask not in BY_ATTACK:
        return list(range(len(choices)))
    attacks = [int(facts["attack"][1:]) if "attack" in facts else 0 for _, facts, _ in choices]
    return sorted(range(len(choices)), key=lambda at: (attacks[at], at))


def _number(at: int) -> str:
    return f"{at + 1:>3}"


def _plain(rows: list[tuple[int, str]]) -> list[RenderableType]:
    return [Text.assemble((f"{_number(at)} ", "cyan"), said) for at, said in rows]


def _ships(choices: list[AnswerWords], words: Words) -> RenderableType:
    """Ships with all their values, to be chosen from."""
    rows, plain = [], []
    for at, (_, facts, said) in enumerate(choices):
        if "ship" in facts:
            card, title = ship_card(facts["ship"]), name(words, "ship", facts["ship"])
            front = [Text(_number(at), "cyan"), Text(title, "bold")]
            rows.append([*front, *values(card), Text(f"{card.vp}")])
        else:
            plain.append((at, said))
    parts = _plain(plain)
    if rows:
        parts.append(ship_table(words, rows))
    return Group(*parts)


def _picks(view: dict[str, Any], words: Words) -> list[RenderableType]:
    """What has been chosen so far, while a fleet is chosen."""
    own = [row for row in view["seats"].values() if row.get("picks") and "hand" in row]
    said = [", ".join(name(words, "ship", ship) for ship in row["picks"]) for row in own]
    return [Text(words.say("board-picks", ships=ships), "bold") for ships in said]


def _cards(choices: list[AnswerWords], words: Words) -> RenderableType:
    """Cards with their text, to be chosen from."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan")
    grid.add_column(style="bold", max_width=NAME)
    grid.add_column(style="dim")
    for at, (_, facts, said) in enumerate(choices):
        text = card_text(CARDS[CARD[facts["card"]]], words) if "card" in facts else ""
        grid.add_row(_number(at), said, text)
    return grid


def _by_attack(view: dict[str, Any], choices: list[AnswerWords], words: Words) -> RenderableType:
    """Defences listed under the attack they are against, with the number to roll."""
    against: dict[str, list[tuple[int, str]]] = {}
    plain = []
    for at, (message, facts, said) in enumerate(choices):
        if "attack" in facts:
            against.setdefault(facts["attack"], []).append((at, short(message, facts, words)))
        else:
            plain.append((at, said))
    parts = _plain(plain)
    for attack in view["attacks"]:
        rows = against.get(attack["id"])
        if not rows:
            continue
        head = words.say(
            "board-against",
            attack=attack["id"],
            by=means(attack, words),
            target=target(view, attack, words),
            effect=effect(view, attack, words),
        )
        parts.append(Text(head, "bold"))
        chosen = [
            defence(one, words)
            for one in view["defences"]
            if one["attack"] == attack["id"] and one.get("waiting")
        ]
        if chosen:
            parts.append(Text("    " + words.say("board-chosen", row=", ".join(chosen)), "green"))
        parts.append(Padding(Columns(_plain(rows), padding=(0, 3)), (0, 0, 0, 2)))
    return Group(*parts)


def short(message: str, facts: dict[str, Any], words: Words) -> str:
    """A defence without its attack, which stands above it."""
    if message == "screen":
        return words.say("board-screen", attack=facts["attack"])
    if message == "evade":
        by = words.say("board-evade")
    elif message == "guard":
        by = name(words, "ship", facts["ships"][0])
    else:
        by = name(words, "card", facts["card"])
    said = words.say("board-needs", by=by, number=facts["needed"])
    return said + (f" ({facts['sign']})" if facts["change"] else "")


def _station(choices: list[AnswerWords], words: Words) -> RenderableType:
    """What the ship being placed can do, and the places."""
    ship = next((facts["ship"] for _, facts, _ in choices if "ship" in facts), None)
    parts = _plain([(at, said) for at, (_, _, said) in enumerate(choices)])
    if ship is not None:
        parts.insert(0, Text(ship_text(ship_card(ship), words), "dim"))
    return Group(*parts)
