"""Small wrong changes to a module: each a mutant that some test should notice."""

import ast
from collections.abc import Callable
from typing import NamedTuple

OTHER: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SILENT = ("log", "warnings")
"""What is only written down for whoever looks after a server."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mutant(NamedTuple):
    """One wrong change."""

    path: str
    number: int
    line: int
    function: str
    """The outermost function or method that it is in, as Python names it."""
    told: str
    subtle: bool = False

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.told}"


class Walker(ast.NodeTransformer):
    """Walks a module in a fixed order; makes one change, or only counts what it could make."""

    subtle = False

    def __init__(self, path: str, target: int = -1) -> None:
        self.path, self.target = path, target
        self.found: list[Mutant] = []
        self._inside: list[str] = []
        self._function = ""

    def _change(self, node: ast.AST, told: str, change: Callable[[], ast.AST]) -> ast.AST:
        """Note a change of a node, and make it if it is the wanted one."""
        number = len(self.found)
        line: int = getattr(node, "lineno", 0)
        self.found.append(Mutant(self.path, number, line, self._function, told, self.subtle))
        return ast.copy_location(change(), node) if number == self.target else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self._inside.append(node.name)
        node.body = [self.visit(child) for child in node.body]
        self._inside.pop()
        return node

    def visit_FunctionDef(self, node: Function) -> ast.AST:
        outermost = not self._function
        if outermost:
            self._function = ".".join((*self._inside, node.name))
        # Neither decorators nor defaults nor annotations.
        node.body = [self.visit(child) for child in node.body]
        if outermost:
            self._function = ""
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self.visit_FunctionDef(node)

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


class Changer(Walker):
    """Operators, conditions, calls and numbers inside functions."""

    def _change(self, node: ast.AST, told: str, change: Callable[[], ast.AST]) -> ast.AST:
        return super()._change(node, told, change) if self._function else node

    def _operator(self, node: ast.AST, op: ast.AST, change: Callable[[type], ast.AST]) -> ast.AST:
        other = OTHER.get(type(op))
        if other is None:
            return node
        told = f"{type(op).__name__} → {other.__name__} in `{ast.unparse(node)}`"
        return self._change(node, told, lambda: change(other))

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if not isinstance(node.value, ast.Call):
            return node
        told = ast.unparse(node.value)
        if told.split(".")[0] in SILENT:
            return node
        self.generic_visit(node)
        return self._change(node, f"without `{told}`", ast.Pass)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        return self._operator(
            node,
            node.ops[0],
            lambda other: ast.Compare(node.left, [other(), *node.ops[1:]], node.comparators),
        )

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        return self._operator(node, node.op, lambda other: ast.BoolOp(other(), node.values))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        change = lambda other: ast.BinOp(node.left, other(), node.right)  # noqa: E731
        return self._operator(node, node.op, change)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        change = lambda other: ast.AugAssign(node.target, other(), node.value)  # noqa: E731
        return self._operator(node, node.op, change)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, ast.Not):
            return node
        return self._change(node, f"without not in `{ast.unparse(node)}`", lambda: node.operand)

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        node.test = self._negated(node.test)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        node.test = self._negated(node.test)
        return node

    def _negated(self, test: ast.expr) -> ast.expr:
        """Where nothing else turns a condition round, it is negated."""
        if isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            return test
        told = f"not `{ast.unparse(test)}`"
        changed = self._change(test, told, lambda: ast.UnaryOp(ast.Not(), test))
        assert isinstance(changed, ast.expr)
        return changed

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        for at, test in enumerate(node.ifs):
            told = f"without if `{ast.unparse(test)}`"
            kept = self._change(test, told, lambda: ast.Constant(True))
            assert isinstance(kept, ast.expr)
            node.ifs[at] = kept
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in CALLS:
            return node
        told = f"{name} → {CALLS[name]} in `{ast.unparse(node)}`"
        other = ast.Name(CALLS[name], ast.Load())
        return self._change(node, told, lambda: ast.Call(other, node.args, node.keywords))

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if isinstance(value, bool):
            return self._change(node, f"{value} → {not value}", lambda: ast.Constant(not value))
        if isinstance(value, int):
            return self._change(node, f"{value} → {value + 1}", lambda: ast.Constant(value + 1))
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node


class Subtle(Walker):
    """What somebody would break by hand: a guard, one of several conditions, a limit, a reset."""

    subtle = True

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        told = f"never `if {ast.unparse(node.test)}`"
        test = self._change(node.test, told, lambda: ast.Constant(False))
        assert isinstance(test, ast.expr)
        node.test = test
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        whole = ast.unparse(node)
        found = self._change(node, f"always the first of `{whole}`", lambda: node.body)
        other = self._change(node, f"always the second of `{whole}`", lambda: node.orelse)
        return found if found is not node else other

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        return self._shorter(node, node.values, "operand")

    def visit_Set(self, node: ast.Set) -> ast.AST:
        self.generic_visit(node)
        return self._shorter(node, node.elts, "element")

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        (*_, last) = node.comparators
        if isinstance(node.ops[-1], ast.In | ast.NotIn) and isinstance(last, ast.Tuple | ast.List):
            self._shorter(last, last.elts, "element")
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        for key, value in list(zip(node.keys, node.values, strict=True)):
            told = f"without entry `{ast.unparse(key or value)}`"
            if self._change(value, told, ast.Pass) is not value:
                node.keys.remove(key)
                node.values.remove(value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if not self._function or not isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            return node
        return self._change(node, f"without `{ast.unparse(node)}`", ast.Pass)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if self._function or not isinstance(value, bool | int | float):
            return node
        other = not value if isinstance(value, bool) else value * 2 if value > 4 else value + 1
        return self._change(node, f"{value} → {other}", lambda: ast.Constant(other))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node

    def _shorter(self, node: ast.expr, parts: list[ast.expr], name: str) -> ast.AST:
        """The same with one part less."""
        whole = ast.unparse(node)
        for part in list(parts):
            told = f"without {name} `{ast.unparse(part)}` of `{whole}`"
            if self._change(part, told, ast.Pass) is not part:
                parts.remove(part)
        return parts[0] if isinstance(node, ast.BoolOp) and len(parts) == 1 else node


def mutants(path: str, source: str, subtle: bool = False) -> list[Mutant]:
    """All wrong changes of a kind that can be made to a module, in order."""
    changer = (Subtle if subtle else Changer)(path)
    changer.visit(ast.parse(source))
    return changer.found


def changed(source: str, mutant: Mutant) -> ast.Module:
    """The module with one of them."""
    changer = (Subtle if mutant.subtle else Changer)(mutant.path, mutant.number)
    tree = changer.visit(ast.parse(source))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree)
