"""Each mutant differs from the right code in one thing, and in no other."""

import ast
from pathlib import Path

from tests.mutants.changes import changed, mutants

SOURCE = '''
LIMIT = 3

class Box:
    @property
    def full(self, most: int = 7) -> bool:
        """Not 1."""
        log.info("full")
        assert self.count > 0
        return self.count >= most and not self.open

def fill(box, things):
    for thing in [t for t in things if t]:
        box.put(thing)
    return min(len(things), 5)
'''


def test_operators_conditions_calls_and_numbers_inside_functions_are_changed() -> None:
    found = mutants("box.py", SOURCE)
    assert [(one.function, one.told) for one in found] == [
        ("Box.full", "GtE → Gt in `self.count >= most`"),
        ("Box.full", "without not in `not self.open`"),
        ("Box.full", "And → Or in `self.count >= most and (not self.open)`"),
        ("fill", "without if `t`"),
        ("fill", "without `box.put(thing)`"),
        ("fill", "5 → 6"),
        ("fill", "min → max in `min(len(things), 5)`"),
    ]


def test_subtle_ones_leave_out_a_guard_a_part_or_a_reset_and_move_limits() -> None:
    source = """
LIMIT = 30

def put(self, thing, most: int = 7):
    if thing in ("a", "b") and self.open:
        return
    self.last = None
    return {"thing": thing} if thing else LIMIT
"""
    found = [one.told for one in mutants("box.py", source, subtle=True)]
    assert found == [
        "30 → 60",
        "without element `'a'` of `('a', 'b')`",
        "without element `'b'` of `('a', 'b')`",
        "without operand `thing in ('a', 'b')` of `thing in ('a', 'b') and self.open`",
        "without operand `self.open` of `thing in ('a', 'b') and self.open`",
        "never `if thing in ('a', 'b') and self.open`",
        "without `self.last = None`",
        "without entry `'thing'`",
        "always the first of `{'thing': thing} if thing else LIMIT`",
        "always the second of `{'thing': thing} if thing else LIMIT`",
    ]
    right = ast.dump(ast.parse(source))
    wrong = {ast.dump(changed(source, one)) for one in mutants("box.py", source, subtle=True)}
    assert len(wrong) == len(found) and right not in wrong


def test_a_mutant_is_the_module_with_one_change() -> None:
    right = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants("box.py", SOURCE):
        wrong = ast.unparse(changed(SOURCE, mutant)).splitlines()
        assert len(wrong) == len(right)
        assert sum(one != other for one, other in zip(wrong, right, strict=True)) == 1


def test_every_mutant_of_a_real_module_can_be_run() -> None:
    path = Path(__file__).with_name("changes.py")
    source = path.read_text(encoding="utf-8")
    for mutant in mutants(path.name, source) + mutants(path.name, source, subtle=True):
        compile(changed(source, mutant), path.name, "exec")
