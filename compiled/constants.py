"""Tell the compiler which names never change: it then reads them without asking a dictionary.

Constants become `Final`. Members of an enumeration, and structs that are not compiled, get a
constant of their own. A cached function becomes a dictionary and a function; one of a whole number,
a list and a function.
"""

import ast
import enum
import re
from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from msgspec import Struct

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
FINAL = "from typing import Final as _Final"
ROOM = 64
"""A cached function of a whole number remembers what it made of the numbers below."""


class Change(NamedTuple):
    """Other text for a stretch of the source."""

    first: int
    last: int
    text: str


def fixed(source: str, values: dict[str, Any], compiled: Set[str] = frozenset()) -> str:
    """A module whose names are fixed; `values` are those it has when it runs.

    A class of a compiled module is known to the compiler anyway.
    """
    tree = ast.parse(source)
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: Any) -> tuple[int, int]:
        first = starts[node.lineno - 1] + node.col_offset
        return first, starts[node.end_lineno - 1] + node.end_col_offset

    data, changes = source.encode(), list[Change]()
    members: dict[str, str] = {}
    for part in tree.body:
        if text := _constant(part, values, source):
            changes.append(Change(*span(part), text))
        elif isinstance(part, ast.FunctionDef | ast.ClassDef):
            for node, name in (*_members(part, values), *_made(part, values, compiled)):
                members[name] = ast.unparse(node)
                changes.append(Change(*span(node), name))
    if not changes:
        return source
    for change in sorted(changes, reverse=True):
        data = data[: change.first] + change.text.encode() + data[change.last :]
    hoisted = [f"{name}: _Final = {member}" for name, member in members.items()]
    return after_imports(data.decode(), [FINAL, *hoisted])


def plain_loops(source: str) -> str:
    """A module whose `zip` has no keyword: only then does the compiler make a plain loop of it."""
    return source.replace(", strict=True)", ")")


def uncached(source: str) -> str:
    """A module whose functions under `cache` remember in a dictionary."""
    lines = source.splitlines()
    found = False
    for part in reversed(ast.parse(source).body):
        if not isinstance(part, ast.FunctionDef):
            continue
        if [ast.unparse(decorator) for decorator in part.decorator_list] != ["cache"]:
            continue
        head = ast.unparse(ast.Module([_empty(part)], [])).rsplit(":", 1)[0]
        result = ast.unparse(part.returns) if part.returns else "object"
        wrapper = _remembering(part.name, head, result, part.args.args)
        first = part.decorator_list[0].lineno - 1
        body = lines[part.lineno - 1 : part.end_lineno]
        body[0] = body[0].replace(f"def {part.name}(", f"def _made_{part.name}(")
        lines[first : part.end_lineno] = [*body, "", "", *wrapper]
        found = True
    return after_imports("\n".join(lines) + "\n", [FINAL]) if found else source


def _remembering(name: str, head: str, result: str, given: list[ast.arg]) -> list[str]:
    """A function that asks another one only for what it does not know yet."""
    names = [argument.arg for argument in given]
    key = names[0] if len(names) == 1 else f"({', '.join(names)})"
    kept, known, fits = f"dict[object, {result}]] = {{}}", f"_known_{name}.get({key})", "True"
    if [ast.unparse(argument.annotation or argument) for argument in given] == ["int"]:
        # Not even a small number has to be made into an object to be looked up.
        kept, fits = f"list[{result} | None]] = [None] * {ROOM}", f"0 <= {key} < {ROOM}"
        known = f"_known_{name}[{key}] if {fits} else None"
    return [
        f"_known_{name}: _Final[{kept}",
        f"{head}:",
        f"    known = {known}",
        "    if known is None:",
        f"        known = _made_{name}({', '.join(names)})",
        f"        if {fits}:",
        f"            _known_{name}[{key}] = known",
        "    return known",
    ]


def _empty(function: ast.FunctionDef) -> ast.FunctionDef:
    return ast.FunctionDef(
        name=function.name,
        args=function.args,
        body=[ast.Pass()],
        decorator_list=[],
        returns=function.returns,
        lineno=0,
    )


def _constant(part: ast.stmt, values: dict[str, Any], source: str) -> str:
    """The text of a constant that says so; nothing for any other statement."""
    if isinstance(part, ast.AnnAssign) and part.value is not None:
        name, kind = ast.unparse(part.target), ast.unparse(part.annotation)
        if CONSTANT.fullmatch(name) and "Final" not in kind:
            return f"{name}: _Final[{kind}] = {ast.get_source_segment(source, part.value)}"
        return ""
    if not isinstance(part, ast.Assign) or len(part.targets) != 1:
        return ""
    target = part.targets[0]
    names = [ast.unparse(e) for e in target.elts] if isinstance(target, ast.Tuple) else []
    if not names and isinstance(target, ast.Name):
        names = [target.id]
    if not names or not all(CONSTANT.fullmatch(name) for name in names):
        return ""
    if all(type(values.get(name)) in (int, str) for name in names):
        return "\n".join(f"{name}: _Final = {values[name]!r}" for name in names)
    if isinstance(target, ast.Name):
        return f"{target.id}: _Final = {ast.get_source_segment(source, part.value)}"
    return ""


def _members(node: ast.AST, values: dict[str, Any]) -> Iterator[tuple[ast.Attribute, str]]:
    """The members of enumerations that some code names, but for the patterns of a `match`."""
    if isinstance(node, ast.pattern):
        return
    if isinstance(node, ast.Attribute):
        owner = ast.unparse(node.value)
        first, _, rest = owner.partition(".")
        found = getattr(values.get(first), rest, None) if rest else values.get(first)
        if isinstance(found, enum.EnumMeta) and node.attr in found.__members__:
            yield node, f"_{owner.replace('.', '_')}_{node.attr}"
            return
    for child in ast.iter_child_nodes(node):
        yield from _members(child, values)


def _made(
    part: ast.AST, values: dict[str, Any], compiled: Set[str]
) -> Iterator[tuple[ast.Name, str]]:
    """The structs that some code makes."""
    own = {values.get("__name__"), *compiled}
    calls = (node.func for node in ast.walk(part) if isinstance(node, ast.Call))
    for called in calls:
        if not isinstance(called, ast.Name):
            continue
        found = values.get(called.id)
        struct = isinstance(found, type) and issubclass(found, Struct)
        if struct and found.__module__ not in own:
            yield called, f"_a_{called.id}"


def after_imports(source: str, lines: list[str]) -> str:
    """The source with some lines after its imports."""
    last = max(
        (part.end_lineno or 0)
        for part in ast.parse(source).body
        if isinstance(part, ast.Import | ast.ImportFrom)
    )
    written = source.splitlines()
    return "\n".join([*written[:last], *lines, *written[last:], ""])
