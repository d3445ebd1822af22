"""Every number that the code gives a name: limits, times, sizes, and what holds if nothing is said.

`make stored` writes them anew after one was changed on purpose: the change shows in the files.
"""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

PARTS = ("adapters", "cli", "core", "lab", "server", "words")
"""Not the games, whose stored games pin their numbers, nor bots, where they are of strength."""
LONGEST = 2000
"""Longer tables have tests of their own."""
PLAIN = (bool, int, float, str, type(None))


def _simple(value: Any, words: bool = False) -> bool:
    """Whether something is a number, or made of numbers and words."""
    if isinstance(value, PLAIN):
        return words or not isinstance(value, str | None)
    if isinstance(value, dict):
        return all(_simple(one, True) for pair in value.items() for one in pair)
    return isinstance(value, tuple | frozenset | set | list) and all(
        _simple(one, True) for one in value
    )


def _told(value: Any) -> str:
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(repr, value)))}}}"
    return repr(value)


def _bounds(hint: Any) -> list[str]:
    """What a field may be at least and at most."""
    found = []
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, msgspec.Meta):
                named = ("gt", "ge", "lt", "le", "pattern", "min_length", "max_length")
                bounds = [(name, getattr(meta, name)) for name in named]
                found += [f"{name} {bound!r}" for name, bound in bounds if bound is not None]
    return found + [one for part in get_args(hint) for one in _bounds(part)]


def _fields(name: str, kind: type[msgspec.Struct]) -> Iterator[str]:
    hints = _hints(kind)
    first = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    defaults = dict(zip(kind.__struct_fields__[first:], kind.__struct_defaults__, strict=True))
    for field, called in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        told = _bounds(hints.get(field))
        if field in defaults and _simple(defaults[field], True):
            told.insert(0, _told(defaults[field]))
        if told:
            yield f"{name}.{called}: {', '.join(told)}"


def _hints(kind: type) -> dict[str, Any]:
    try:
        return get_type_hints(kind, include_extras=True)
    except (NameError, TypeError):
        # Some types are there only while types are checked.
        return {}


def _named(module: ModuleType) -> Iterator[str]:
    """The names that a module itself gives, in order."""
    for node in ast.parse(inspect.getsource(module)).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (part.id for part in parts if isinstance(part, ast.Name))
        if isinstance(node, ast.ClassDef):
            yield node.name


def _lines(module: ModuleType) -> Iterator[str]:
    for name in _named(module):
        value = getattr(module, name, None)
        if inspect.isclass(value) and issubclass(value, msgspec.Struct):
            yield from _fields(name, value)
        elif name.isupper() and _simple(value) and len(_told(value)) < LONGEST:
            yield f"{name}: {_told(value)}"


def _said(body: list[ast.stmt], inside: str = "") -> Iterator[str]:
    """The numbers of classes, and of what functions do if nothing is said."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _said(node.body, f"{inside}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            plain = [*node.args.posonlyargs, *node.args.args]
            given: list[ast.expr | None] = [None] * (len(plain) - len(node.args.defaults))
            given += node.args.defaults
            named = [*plain, *node.args.kwonlyargs]
            for one, value in zip(named, [*given, *node.args.kw_defaults], strict=True):
                if isinstance(value, ast.Constant):
                    yield f"{inside}{node.name}({one.arg}={value.value!r})"
        elif inside and isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            yield f"{inside}{ast.unparse(node)}"


def _modules(package: str) -> Iterator[ModuleType]:
    root = importlib.import_module(package)
    yield root
    for found in pkgutil.walk_packages(root.__path__, f"{package}."):
        yield importlib.import_module(found.name)


def texts() -> Iterator[tuple[str, str]]:
    """The numbers of every part: where they are stored, and all of them."""
    for part in PARTS:
        lines = []
        for module in _modules(f"wartable.{part}"):
            said = _said(ast.parse(inspect.getsource(module)).body)
            own = [f"  {line}" for line in (*_lines(module), *said)]
            lines += [module.__name__, *own] if own else []
        yield f"numbers/{part}.txt", "\n".join(lines) + "\n"
