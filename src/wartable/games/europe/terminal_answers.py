"""Europe's answers in the terminal: hundreds of moves become one line for each unit."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.core.parts import AnswerWords
from wartable.words.telling import name
from wartable.words.text import Words

MANY = 40
"""A longer list of answers is folded."""
FEW = 3
"""A unit with this few answers needs no folding."""
FIGHTS = ("attack", "attack-air", "assault", "assault-air", "ashore", "ashore-air")


def answers(
    view: dict[str, Any], ask: str, choices: list[AnswerWords], words: Words
) -> RenderableType | None:
    """The numbered answers to a question; None if the usual list is best."""
    units = _units(choices)
    if len(choices) <= MANY or not units:
        return None
    single = [at for at in range(len(choices)) if not any(at in own for own in units.values())]
    plain = [Text.assemble((f"{at + 1:>3} ", "cyan"), choices[at][2]) for at in single]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", justify="right")
    for unit, own in units.items():
        chances = [choices[at][1]["percent"] for at in own if "percent" in choices[at][1]]
        moves = sum(choices[at][0] == "move" for at in own)
        can = [words.say("board-moves", count=moves)] if moves else []
        if chances:
            can.append(words.say("board-attacks", count=len(chances), percent=max(chances)))
        numbers = f"{own[0] + 1}–{own[-1] + 1}"
        grid.add_row(numbers, Text(name(words, "unit", unit), "bold"), ", ".join(can))
    example = choices[next(reversed(units.values()))[0]][2]
    return Group(*plain, grid, Text(words.say("board-unit-answers", example=example), "dim"))


def order(ask: str, choices: list[AnswerWords]) -> list[int]:
    """The order in which answers are numbered: if folded, those of a unit together."""
    places = list(range(len(choices)))
    if len(choices) <= MANY:
        return places
    rank = {at: number for number, own in enumerate(_units(choices).values(), 1) for at in own}
    # Of a unit's answers, attacks come first: they are what people look for.
    return sorted(places, key=lambda at: (rank.get(at, 0), choices[at][0] not in FIGHTS, at))


def _units(choices: list[AnswerWords]) -> dict[str, list[int]]:
    """The answers of each unit that has more than a few, by their places."""
    found: dict[str, list[int]] = {}
    for at, (_, facts, _) in enumerate(choices):
        if "unit" in facts:
            found.setdefault(facts["unit"], []).append(at)
    return {unit: own for unit, own in found.items() if len(own) > FEW}
