"""Write out as source what Python makes of a state or a struct when it runs: mypyc reads source.

A class of states becomes a plain class with every field in `__init__` and in `copy`; a struct
becomes one with its fields in `__init__`. So the compiler keeps their fields in slots of its own.
"""

import ast
from typing import Any, get_type_hints

from compiled.constants import after_imports
from wartable.core.states import copied

DESCRIBED = '''

def _describe(made: Any) -> None:
    """What the source's class tells about its fields, and what follows from them."""
    made.__dataclass_fields__ = in_source.State.__dataclass_fields__
    made.__annotations__ = in_source.State.__annotations__
    copy = made.copy
    copies(made)
    made.copy = copy
{saved}

_describe(State)
'''


def state_module(source: str, module: str, state: Any) -> str:
    """A module with a class `State`; its source, unchanged, is there too under another name."""
    package, _, own = module.rpartition(".")
    for name in _classes(source):
        if name != "State":
            # Once is enough: a saved part of a state must be of the same class when it is loaded.
            found = _classes(source)[name]
            same = f"from {module}_in_source import {name} as {name}"
            source = _replaced(source, found, same)
    found = _classes(source)["State"]
    saves = any(ast.unparse(decorator) == "saves" for decorator in found.decorator_list)
    described = DESCRIBED.format(saved="    saves(made)\n" if saves else "")
    source = _replaced(source, found, _state(found, state) + described)
    imported = f"from {package} import {own}_in_source as in_source\nfrom typing import Any\n\n"
    return source.replace("from dataclasses import", f"{imported}from dataclasses import", 1)


def struct_module(source: str, names: frozenset[str]) -> str:
    """A module whose structs of some names are written out."""
    for name in names & _classes(source).keys():
        found = _classes(source)[name]
        source = _replaced(source, found, _struct(found))
    return source


def native_module(source: str, native: str, module: str) -> str:
    """A module some of whose functions were written again for the compiler, with what they need."""
    needed = []
    for part in ast.parse(native).body[1:]:
        text = ast.get_source_segment(native, part) or ""
        if isinstance(part, ast.FunctionDef):
            there = [p for p in ast.parse(source).body if isinstance(p, ast.FunctionDef)]
            source = _replaced(source, next(p for p in there if p.name == part.name), text)
        elif not isinstance(part, ast.ImportFrom) or part.module != module:
            needed.append(text)
    return after_imports(source, needed)


def _classes(source: str) -> dict[str, ast.ClassDef]:
    return {part.name: part for part in ast.parse(source).body if isinstance(part, ast.ClassDef)}


def _replaced(source: str, found: ast.ClassDef | ast.FunctionDef, text: str) -> str:
    """The source with another text for a class or a function; all else stays as it is."""
    lines = source.splitlines()
    first = min([found.lineno, *(decorator.lineno for decorator in found.decorator_list)])
    return "\n".join([*lines[: first - 1], text, *lines[found.end_lineno :], ""])


def _fields(found: ast.ClassDef) -> list[ast.AnnAssign]:
    return [part for part in found.body if isinstance(part, ast.AnnAssign)]


def _name(field: ast.AnnAssign) -> str:
    return ast.unparse(field.target)


def _methods(found: ast.ClassDef) -> list[str]:
    written = [ast.unparse(part) for part in found.body if isinstance(part, ast.FunctionDef)]
    return [f"    {line}" for text in written for line in text.splitlines()]


def _state(found: ast.ClassDef, state: Any) -> str:
    hints = get_type_hints(state, include_extras=True)
    given, kept = [], []
    for field in _fields(found):
        name, kind = _name(field), ast.unparse(field.annotation)
        made = _made(field.value)
        given.append(f"{name}: {kind}" if made is None else f"{name}: {kind} | None = None")
        value = name if made is None else f"{name} if {name} is not None else {made}"
        kept.append(f"        self.{name} = {value}")
    parts = ", ".join(_copy(f"self.{name}", hints[name]) for name in map(_name, _fields(found)))
    return "\n".join(
        [
            "class State:",
            f"    def __init__(self, {', '.join(given)}) -> None:",
            *kept,
            "    def copy(self) -> 'State':",
            f"        return State({parts})",
            "    def __copy__(self) -> 'State':",
            "        return self.copy()",
            "    def __deepcopy__(self, memo: dict[int, Any]) -> 'State':",
            "        return self.copy()",
            "    def __eq__(self, other: object) -> bool:",
            "        return isinstance(other, State) and self._row() == other._row()",
            "    def _row(self) -> list[Any]:",
            f"        return [{', '.join(f'self.{_name(field)}' for field in _fields(found))}]",
            *_methods(found),
        ]
    )


def _copy(value: str, kind: Any) -> str:
    """As the source's own copy, but for lists of lists: the compiler has no need of `map`."""
    found = copied(value, kind)
    return f"[part[:] for part in {value}]" if found.startswith("[*map") else found


def _struct(found: ast.ClassDef) -> str:
    given = ", ".join(ast.unparse(field).replace("\n", " ") for field in _fields(found))
    names = [_name(field) for field in _fields(found)]
    kept = []
    for part in found.body[1:]:
        if isinstance(part, ast.AnnAssign):
            kept.append(f"        self.{_name(part)} = {_name(part)}")
        elif isinstance(part, ast.Expr):
            # What is said of a field may name the rule that it is: `wartable rule` reads it here.
            kept.append(f"        {ast.unparse(part)}")
    return "\n".join(
        [
            "from typing import ClassVar",
            f"class {found.name}:",
            f"    {ast.unparse(found.body[0])}",
            f"    __struct_fields__: ClassVar[tuple[str, ...]] = {tuple(names)!r}",
            f"    def __init__(self, {given}) -> None:",
            *kept,
            *_methods(found),
        ]
    )


def _made(value: ast.expr | None) -> str | None:
    """The source of a default; none for a field without one."""
    if isinstance(value, ast.Call):
        for keyword in value.keywords:
            if keyword.arg == "default_factory":
                factory = keyword.value
                if isinstance(factory, ast.Lambda):
                    return ast.unparse(factory.body)
                return f"{ast.unparse(factory)}()"
    return ast.unparse(value) if value is not None else None
