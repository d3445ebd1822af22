"""Every change of a state goes through a game's changes.py, so that no event can be forgotten.

A game with many of them may have more such modules, `…_changes.py`. What sets up a state may also
fill it: state.py, setup.py, position.py and hidden.py. The stack and the open questions belong to
the steps.
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
ANY = "*"
"""Some field or other."""
LIST_CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update"}
ELSEWHERE = {
    "quartermaster": {"supply"},
    "europe": {"front"},
}
"""What is remembered until a piece moves, for speed alone. Nothing else should be added."""


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
                yield ast.Subscript(value, ast.Slice())
            case ast.Call(func=ast.Name(id="setattr"), args=[owner, *_]):
                yield ast.Attribute(owner, ANY, lineno=node.lineno)


def copies(tree: ast.Module) -> Iterator[str]:
    """What a module calls the copies of a state that it makes to try something."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(id=name)], ast.Call(ast.Attribute(attr="copy"))):
                yield name


def lists(tree: ast.Module, names: set[str]) -> Iterator[str]:
    """What a module calls the lists of a state: whoever changes one changes the state."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(id=name)], ast.Attribute(ast.Name("state"), attr)):
                if attr in names:
                    yield name
            case ast.Assign([ast.Name(id=name)], ast.Call(ast.Name("getattr"), [ast.Name(of), *_])):
                if of == "state":
                    yield name


def changes(source: str, names: set[str]) -> list[str]:
    """The fields of a state that a module changes, with their lines."""
    found = []
    tree = ast.parse(source)
    apart, shared = {"self", *copies(tree)}, {*lists(tree, names)}
    for written_to in written(tree):
        target = written_to
        while isinstance(target, ast.Subscript):
            target = target.value
        match target:
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                if name in {*names, ANY} and owner not in apart:
                    found.append(f"{target.lineno} {owner}.{name}")
            case ast.Name(id=name) if name in shared and target is not written_to:
                found.append(f"{target.lineno} {name}")
    return found


@pytest.mark.parametrize(
    "line",
    [
        "state.will[2] += 1",
        "state.cup.append(3)",
        "del state.cup[0]",
        "a, state.turn = 1, 2",
        "setattr(state, 'turn', 3)",
        "mine = state.will\nmine[0] = 3",
        "mine = getattr(state, which)\nmine[0] = 3",
    ],
)
def test_a_change_is_seen_however_it_is_written(line: str) -> None:
    assert changes(line, {"will", "cup", "turn"})


@pytest.mark.parametrize("line", ["tried = state.copy()\ntried.turn = 3", "turn = state.turn"])
def test_a_copy_may_be_changed_and_a_field_read(line: str) -> None:
    assert not changes(line, {"will", "cup", "turn"})


@pytest.mark.parametrize("game", STEPPED, ids=lambda game: game.id)
def test_only_changes_py_changes_a_state(game: SteppedGame) -> None:
    package = import_module(type(game).__module__.removesuffix(".game"))
    module: Any = game.modules.state
    names = {field.name for field in fields(module.State)} - OF_THE_STEPS
    exempt, needed = ELSEWHERE.get(game.id, set()), set()
    for file in sorted(Path(package.__path__[0]).rglob("*.py")):
        module = ".".join(file.relative_to(package.__path__[0]).with_suffix("").parts)
        if module in MAKERS or module.endswith("_changes"):
            continue
        found = [f"{file.name}:{line}" for line in changes(file.read_text("utf-8"), names)]
        if module in exempt and found:
            needed.add(module)
        else:
            assert not found
    assert needed == exempt
