"""What the core may lean on."""

import ast
import sys
from pathlib import Path

CORE = Path(__file__).parent.parent / "src" / "wartable" / "core"
ALLOWED = {*sys.stdlib_module_names, "msgspec"}


def imported(source: str) -> set[str]:
    """The modules that a file names in its imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def test_the_core_depends_on_the_standard_library_and_msgspec_alone() -> None:
    strangers = {
        f"{path.name}: {name}"
        for path in CORE.rglob("*.py")
        for name in imported(path.read_text(encoding="utf-8"))
        if name.split(".")[0] not in ALLOWED and not name.startswith("wartable.core")
    }
    assert not strangers
