"""Every change of a state goes through a game's changes.py, so that no event can be forgotten.

What sets up a state may also fill it: state.py, setup.py, position.py and hidden.py. The stack
and the open questions belong to the steps.
"""

import ast
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from wartable.core.game import games
from wartable.core.stepped import SteppedGame

STEPPED = [game for game in games().values() if isinstance(game, SteppedGame)]
MAKERS = {"changes", "state", "setup", "position", "hidden"}
OF_THE_STEPS = {"frames", "decisions"}
LIST_CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update"}
ELSEWHERE = {
    # What is remembered until a piece moves, for speed alone.
    "quartermaster": {"supply"},
    # The front is remembered for speed; politics, supplies and the turn track still change
    # countries and units themselves.
    "europe": {"ending", "front", "happenings", "logistics", "politics"},
}
"""The modules that change a state themselves: none should be added."""


def written(tree: ast.Module) -> Iterator[ast.expr]:
    """Whatever a module assigns to, deletes or changes in place."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                for target in targets:
                    yield from target.elts if isinstance(target, ast.Tuple) else [target]
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield target
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in LIST_CHANGES:
                yield value


def copies(tree: ast.Module) -> Iterator[str]:
    """What a module calls the copies of a state that it makes to try something."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(id=name)], ast.Call(ast.Attribute(attr="copy"))):
                yield name


def changes(path: Path, names: set[str]) -> list[str]:
    """The fields of a state that a module changes, with their lines."""
    found = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart = {"self", *copies(tree)}
    for target in written(tree):
        while isinstance(target, ast.Subscript):
            target = target.value
        match target:
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                if name in names and owner not in apart:
                    found.append(f"{path.name}:{target.lineno} {owner}.{name}")
    return found


@pytest.mark.parametrize("game", STEPPED, ids=lambda game: game.id)
def test_only_changes_py_changes_a_state(game: SteppedGame) -> None:
    package = import_module(type(game).__module__.removesuffix(".game"))
    module: Any = game.modules.state
    names = {field.name for field in fields(module.State)} - OF_THE_STEPS
    exempt, needed = ELSEWHERE.get(game.id, set()), set()
    for file in sorted(Path(package.__path__[0]).rglob("*.py")):
        module = ".".join(file.relative_to(package.__path__[0]).with_suffix("").parts)
        if module in MAKERS:
            continue
        found = changes(file, names)
        if module in exempt and found:
            needed.add(module)
        else:
            assert not found
    assert needed == exempt
