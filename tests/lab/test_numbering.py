"""What is wrong with the numbers of answers is found."""

from typing import Any

import pytest

from wartable.core.game import find, settle
from wartable.core.numbering import Bounds, Numbering
from wartable.lab.numbering import Numbers


class Shifted(Numbering):
    """A numbering that changes with the state: `option` is behind by as much as the state says."""

    def fixed(self, option: int) -> bool:
        """None is."""
        return False

    def option(self, state: Any, index: int) -> int:
        """The answer with a number."""
        return super().option(state, index - state)


def numbers(numbering: Numbering) -> Numbers:
    """The numbers of a game with two questions and three options at most."""
    game = find("quartermaster")
    found = Numbers(game, settle(game, []))
    found.numbering, found.bounds = numbering, Bounds(seats=2, options=3, answers=2)
    return found


@pytest.mark.parametrize(
    ("options", "answers", "wrong"),
    [
        ((5, 9), 0, ""),
        ((5, 7), 0, "7 has no number"),
        ((5, 9, 5), 0, "an option is offered twice"),
        ((5, 9, 11, 13), 0, "4 options or 1 answers are beyond"),
        ((5, 9), 2, "2 options or 3 answers are beyond"),
    ],
)
def test_a_wrong_number_is_told(options: tuple[int, ...], answers: int, wrong: str) -> None:
    found = numbers(Numbering((5, 9, 11, 13), str))
    assert not found.wrong(0, (9, 11), 0)
    told = found.wrong(0, options, answers)
    assert told.startswith(wrong) and bool(told) == bool(wrong)


def test_numbers_that_depend_on_the_state_are_looked_at_in_every_state() -> None:
    found = numbers(Shifted((5, 9, 11), str))
    assert not found.wrong(0, (9, 11), 0)
    assert found.wrong(1, (9, 11), 0) == "a number is read back as another option"
