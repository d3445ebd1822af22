"""Any game in the terminal: what a seat sees, as a tree."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from wartable.words.text import Words

UNSEEN = ("decisions", "game")
"""What is shown elsewhere."""


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The view, branch by branch."""
    tree = Tree(Text(str(view.get("game", "")), "bold"), guide_style="dim")
    _grow(tree, {key: value for key, value in view.items() if key not in UNSEEN})
    return tree


def tries(view: dict[str, Any]) -> list[str]:
    """Nothing, because nothing is known about this game's cards."""
    return []


def _grow(tree: Tree, value: Any) -> None:
    rows = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, item in rows:
        plain = isinstance(item, list) and not any(isinstance(i, dict | list) for i in item)
        if plain:
            item = ", ".join(str(one) for one in item)
        if isinstance(item, dict | list) and item:
            _grow(tree.add(Text(str(key), "cyan")), item)
        elif item is not False and item not in ("", None, [], {}):
            tree.add(Text.assemble((f"{key} ", "cyan"), str(item)))
