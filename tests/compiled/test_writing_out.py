"""What the compiler is given is the source, written differently: it plays the same games."""

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from compiled import build
from compiled.constants import fixed, plain_loops, uncached
from compiled.native import bits as native_bits
from compiled.native import rng as native_rng
from compiled.packing import packed, tag
from compiled.playing import play
from compiled.writing_out import native_module, struct_module

from wartable.core import bits, rng
from wartable.core.chance import Script

ROOT = Path(__file__).resolve().parents[2]
PLAYED = """
import json, sys
from compiled.playing import play
from wartable.core import states
from wartable.games.quartermaster import state
assert state.__file__.startswith(sys.argv[1]), state.__file__
assert not hasattr(state.State, "__slots__"), "written out"
print(json.dumps(play("quartermaster", json.loads(sys.argv[2]), 5, 4)["hashes"]))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the compiler would be given."""
    made = tmp_path_factory.mktemp("compiled") / "tree"
    files = build.write_tree(made)
    assert all((made / file).is_file() for file in files)
    return made


@pytest.mark.parametrize("words", [[], ["edition=first", "air_marshal"]])
def test_what_is_written_out_plays_the_same_games(tree: Path, words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(tree), json.dumps(words)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{tree}:{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == play("quartermaster", words, 5, 4)["hashes"]


def test_constants_and_members_are_fixed_and_what_is_a_pattern_is_not() -> None:
    source = '''"""A module."""

from signal import Signals

from wartable.core.decision import Decision

A_FEW, MANY = 2, 2 + 3
NAMES = ("x",)


def told(one: Signals) -> bool:
    """Whether it is."""
    match one:
        case Signals.SIGINT:
            return False
    return one == Signals.SIGTERM


def asked(option: int) -> Decision:
    """A question."""
    return Decision(0, "table", "ask", (option,))
'''
    values: dict[str, object] = {}
    exec(source, values)
    found = fixed(source, values)
    assert "A_FEW: _Final = 2\nMANY: _Final = 5" in found
    assert 'NAMES: _Final = ("x",)' in found
    assert "_Signals_SIGTERM: _Final = Signals.SIGTERM" in found
    assert "case Signals.SIGINT:" in found
    assert "return one == _Signals_SIGTERM" in found
    assert "_a_Decision: _Final = Decision" in found
    assert "-> Decision:" in found and "return _a_Decision(0," in found
    assert "_a_Decision" not in fixed(source, values, {"wartable.core.decision"})


@pytest.mark.parametrize(
    ("kind", "asked", "made"),
    [
        ("float", [3, 3, 4, -1, -1], [3, 4, -1]),
        ("int", [3, 3, 4], [3, 4]),
        ("int", [0, 0, 63, 63], [0, 63]),
        # Beyond its list it works, too, but anew each time.
        ("int", [64, 64, -1, -1], [64, 64, -1, -1]),
    ],
)
def test_a_cached_function_remembers(kind: str, asked: list[int], made: list[int]) -> None:
    source = f'''from functools import cache

CALLS = []


@cache
def double(number: {kind}) -> {kind}:
    """Twice."""
    CALLS.append(number)
    return number * 2
'''
    known: dict[str, object] = {}
    exec(uncached(source), known)
    double = known["double"]
    assert callable(double)
    assert [double(number) for number in asked] == [2 * number for number in asked]
    assert known["CALLS"] == made


def test_the_compiler_sees_a_plain_loop() -> None:
    loop = "SUMS = [a + b for a, b in zip((1, 2), (f(x, strict=False), 4){})]"
    assert plain_loops(loop.format(", strict=True")) == loop.format("")


def test_a_shuffle_in_machine_words_is_the_same_shuffle() -> None:
    random = Random(1)
    seeds = [0, 1, (1 << 128) - 1, *(random.getrandbits(128) for _ in range(300))]
    scripts: list[int] = [Script(random.randrange(n + 1) for n in range(50, 0, -1))]
    for seed in seeds + scripts:
        ours, theirs = SimpleNamespace(seed=seed), SimpleNamespace(seed=seed)
        # Turned by every number of bits, and lists of every length.
        cards = list(range(51 if seed < 0 else random.randrange(70)))
        again = cards[:]
        rng.shuffle(ours, cards)
        native_rng.shuffle(theirs, again)
        assert (again, theirs.seed) == (cards, ours.seed)


def test_doubles_are_left_out_in_a_loop_as_well() -> None:
    random = Random(1)
    for length in range(12):
        members = sorted(random.choices(range(8), k=length))
        assert native_bits.once(members) == bits.once(members) == sorted({*members})


def test_a_function_that_was_written_again_takes_the_place_of_the_other() -> None:
    source = '"""One."""\nimport os\n\nA = 1\n\ndef f() -> int:\n    return A\n\nB = os.sep\n'
    native = '"""Two."""\nfrom one import A\nC = 2\n\ndef f() -> int:\n    return A + C\n'
    known: dict[str, object] = {}
    exec(native_module(source, native, "one"), known)
    assert callable(known["f"]) and known["f"]() == 3 and known["B"] == os.sep


def test_what_is_said_of_a_field_stays_beside_it() -> None:
    source = 'class A(Struct):\n    """One."""\n\n    b: int\n    """qm 4 Two."""\n    c: int = 3\n'
    found = struct_module(source, frozenset({"A"}))
    assert found.index("'One.'") < found.index("self.b = b") < found.index("'qm 4 Two.'")
    known: dict[str, Any] = {}
    exec(found, known)
    made = known["A"](2)
    assert (made.b, made.c) == (2, 3)


def test_a_missing_compiler_is_told_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SystemExit, match=r"no C compiler was found \(no-such-compiler\)"):
        build.compile_tree([])


def test_every_module_that_is_listed_exists() -> None:
    listed = tomllib.loads(build.LISTED.read_text(encoding="utf-8"))
    for package, parts in listed.items():
        folder = ROOT / "src" / package.replace(".", "/")
        for name in (*parts["modules"], *parts.get("constants", ())):
            assert (folder / f"{name}.py").is_file(), f"{package}.{name}"


def test_a_packed_wheel_is_for_this_machine_and_its_record_is_right(tmp_path: Path) -> None:
    wheel = tmp_path / "toy-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("wartable/core/bits.py", "plain")
        made.writestr("toy-1.0.dist-info/WHEEL", "Root-Is-Purelib: true\nTag: py3-none-any\n")
        made.writestr("toy-1.0.dist-info/RECORD", "")
    tree = tmp_path / "tree" / "wartable" / "core"
    tree.mkdir(parents=True)
    (tree / "bits.py").write_text("written out")
    (tree / "bits.cpython.so").write_bytes(b"compiled")
    out = packed(wheel, tmp_path / "tree")
    assert out.name == f"toy-1.0-{tag()}.whl"
    with zipfile.ZipFile(out) as found:
        assert found.read("wartable/core/bits.py") == b"written out"
        assert found.read("wartable/core/bits.cpython.so") == b"compiled"
        assert f"Tag: {tag()}" in found.read("toy-1.0.dist-info/WHEEL").decode()
        record = found.read("toy-1.0.dist-info/RECORD").decode().splitlines()
    assert len(record) == 4
    assert record[-1] == "toy-1.0.dist-info/RECORD,,"
    assert any(line.startswith("wartable/core/bits.cpython.so,sha256=") for line in record)
