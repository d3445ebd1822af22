"""`make wheels`: a wheel of Wartable whose engine is compiled.

The source is copied, a few classes are written out (writing_out.py), and mypyc makes an extension
of the modules of `modules.toml`. The source stays beside it in the wheel: the index of the rules
and anything that was not compiled read it.
"""

import argparse
import importlib
import inspect
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from compiled.constants import fixed, plain_loops, uncached
from compiled.engines import ROOT, TREE
from compiled.packing import packed
from compiled.writing_out import native_module, state_module, struct_module

LISTED = Path(__file__).with_name("modules.toml")

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({arguments!r}, opt_level="2", debug_level="0")
# Nobody outside replaces a function: the compiler may call it straight, or put it in place.
straight = ["-fvisibility=hidden", "-fno-semantic-interposition"]
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *straight]
setup(ext_modules=modules)
"""
NO_COMPILER = """\
make wheels: no C compiler was found ({compiler}).
Install one (Debian and Ubuntu: apt install gcc python3-dev), or name yours: make wheels CC=clang.
Nothing else needs it: `make play` and `make test` run the source as it is."""


def listed() -> dict[str, dict[str, list[str]]]:
    """What is compiled, by package: modules, and which of their classes are written out."""
    return tomllib.loads(LISTED.read_text(encoding="utf-8"))


def write_tree(tree: Path = TREE) -> list[str]:
    """Copy the source, write out its classes, and return the files to compile."""
    shutil.rmtree(tree, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "wartable", tree / "wartable", ignore=ignored)
    files = []
    compiled = {f"{of}.{name}" for of, parts in listed().items() for name in parts["modules"]}
    for package, parts in listed().items():
        folder = tree / package.replace(".", "/")
        structs = frozenset(parts.get("structs", ()))
        for name in (*parts["modules"], *parts.get("constants", ())):
            module = importlib.import_module(f"{package}.{name}")
            file = folder / f"{name}.py"
            source = file.read_text(encoding="utf-8")
            if name == "state":
                file.with_name("state_in_source.py").write_text(source, encoding="utf-8")
            values = vars(module)
            if name in parts.get("native", ()):
                again = importlib.import_module(f"compiled.native.{name}")
                source = native_module(source, inspect.getsource(again), module.__name__)
                values = {**vars(again), **values}
            source = fixed(source, values, compiled)
            if name in parts["modules"]:
                files.append(str(file.relative_to(tree)))
                source = uncached(struct_module(source, structs))
                if name != "state":
                    # A state is also read from files, where lengths must be checked.
                    source = plain_loops(source)
                else:
                    source = state_module(source, module.__name__, module.State)
            file.write_text(source, encoding="utf-8")
    return files


def compile_tree(files: list[str]) -> None:
    """Compile in place: the extensions lie beside the source in `build/compiled`."""
    compiler = os.environ.get("CC", "gcc").split()[0]
    if shutil.which(compiler) is None:
        raise SystemExit(NO_COMPILER.format(compiler=compiler))
    options = ["--strict", "--python-version=3.11", "--follow-imports=silent"]
    setup = TREE / "setup.py"
    setup.write_text(SETUP.format(arguments=[*options, *files]), encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=TREE, check=True)
    setup.unlink()


def main() -> int:
    """Compile, and unless told otherwise pack a wheel."""
    parser = argparse.ArgumentParser(prog="make wheels", description=__doc__)
    parser.add_argument("wheel", type=Path, nargs="?", help="the wheel of the source to start from")
    wheel = parser.parse_args().wheel
    compile_tree(write_tree())
    print(f"compiled: {TREE.relative_to(ROOT)}")
    if wheel:
        print(f"packed: {packed(wheel, TREE)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
