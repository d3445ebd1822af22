"""Where the code and the tests mention a rule: docstrings, comments, questions and marks."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

# The ways to name a rule: at the start of a docstring, in the middle of one, in a comment, in a
# string (such as the rule of a question or a refusal), and as the mark of a test.
CARRIES, MENTIONS, COMMENT, NAMES, TEST = "carries", "mentions", "comment", "names", "test"
CODE = (CARRIES, MENTIONS, COMMENT)
"""The kinds of places that count as code of a rule; asking or refusing by it is not enough."""
REFERENCES = "references.py"
"""The file that says which cards are about which rule."""

_NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Citation(Struct, frozen=True, order=True):
    """A place that names a rule."""

    file: str
    line: int
    rule: str
    how: str
    inside: str
    """The function, class or constant; empty for a module."""
    text: str
    """What it says about the rule."""


def in_code(file: Path, name: str, prefixes: tuple[str, ...]) -> Iterator[Citation]:
    """The rules that a module names; `name` is the name of the file in the result."""
    source = file.read_text(encoding="utf-8")
    if file.name == REFERENCES or not _pattern(prefixes).search(source):
        return
    tree = ast.parse(source)
    for inside, line, text in _docstrings(tree):
        yield from _in_docstring(Citation(name, line, "", CARRIES, inside, text), prefixes)
    for inside, line, text in _strings(tree):
        if _pattern(prefixes).fullmatch(text):
            yield Citation(name, line, text, NAMES, inside, "")
    yield from _in_comments(source, name, prefixes)


def in_tests(file: Path, name: str) -> Iterator[Citation]:
    """The rules that the tests of a module are marked with."""
    source = file.read_text(encoding="utf-8")
    if "rule" not in source:
        return
    tree = ast.parse(source)
    everywhere = [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign) and any(_is(to, "pytestmark") for to in node.targets)
        for rule in _marks(node.value)
    ]
    for test in ast.walk(tree):
        if isinstance(test, _NAMED) and test.name.lower().startswith("test"):
            own = [rule for mark in test.decorator_list for rule in _marks(mark)]
            for rule in dict.fromkeys(own + everywhere):
                yield Citation(name, test.lineno, rule, TEST, test.name, "")


def _pattern(prefixes: tuple[str, ...]) -> re.Pattern[str]:
    number = r"[A-Z]?-?\d+(?:\.(?:\d+|[a-z]))*(?:-\d+)?"
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, prefixes))}) {number}\b")


def _docstrings(node: ast.AST, inside: str = "") -> Iterator[tuple[str, int, str]]:
    """Strings that describe a module, a class, a function or the constant above them."""
    above, line = "", getattr(node, "lineno", 1)
    for statement in getattr(node, "body", []):
        if isinstance(statement, _NAMED):
            yield from _docstrings(statement, f"{inside}.{statement.name}".strip("."))
        elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            text = statement.value.value
            if isinstance(text, str):
                yield f"{inside}.{above}".strip("."), line, text
        above, line = _target(statement), statement.lineno


def _target(statement: ast.stmt) -> str:
    """The name that a statement assigns to, if it does."""
    if isinstance(statement, ast.AnnAssign):
        return ast.unparse(statement.target)
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0])
    return ""


def _in_docstring(found: Citation, prefixes: tuple[str, ...]) -> Iterator[Citation]:
    """The rules that a docstring begins with, and those it mentions."""
    one = _pattern(prefixes)
    first = re.match(rf"(?:{one.pattern}(?:, | and )?)+", found.text)
    opening = first.group() if first else ""
    text = found.text[len(opening) :].strip(" :,.").partition("\n")[0]
    rules = dict.fromkeys(one.findall(opening), CARRIES)
    for rule in one.findall(found.text):
        rules.setdefault(rule, MENTIONS)
    for rule, how in rules.items():
        yield Citation(found.file, found.line, rule, how, found.inside, text)


def _strings(node: ast.AST, inside: str = "") -> Iterator[tuple[str, int, str]]:
    """Strings that are values, and the functions they are in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield inside, child.lineno, child.value
        elif isinstance(child, _NAMED):
            yield from _strings(child, f"{inside}.{child.name}".strip("."))
        else:
            yield from _strings(child, inside)


def _in_comments(source: str, name: str, prefixes: tuple[str, ...]) -> Iterator[Citation]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for rule in dict.fromkeys(_pattern(prefixes).findall(token.string)):
                text = token.string.lstrip("# ")
                yield Citation(name, token.start[0], rule, COMMENT, "", text)


def _is(node: ast.expr, name: str) -> bool:
    return (isinstance(node, ast.Name) and node.id == name) or (
        isinstance(node, ast.Attribute) and node.attr == name
    )


def _marks(node: ast.expr) -> Iterator[str]:
    """The rules in `rule("…", …)`, also inside a list or the marks of a parameter."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is(call.func, "rule"):
            for arg in call.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value
