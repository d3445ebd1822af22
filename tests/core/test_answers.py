"""Answers that are written out only when somebody reads them all."""

import pytest

from wartable.core.answers import Answers

FOUND = Answers((1, 5), [(1000, 0b1011), (3000, 0), (5000, 1 << 400 | 1 << 3)])
WRITTEN = (1, 5, 1000, 1001, 1003, 5003, 5400)


def test_they_are_as_many_as_a_tuple_of_the_same() -> None:
    assert len(FOUND) == len(WRITTEN)


@pytest.mark.parametrize("at", range(-len(WRITTEN), len(WRITTEN)))
def test_each_is_found_by_its_number(at: int) -> None:
    assert Answers(FOUND._first, FOUND._parts)[at] == WRITTEN[at]


def test_a_number_that_is_too_high_is_refused() -> None:
    with pytest.raises(IndexError):
        FOUND[len(WRITTEN)]


def test_they_can_be_cut() -> None:
    assert FOUND[2:4] == (1000, 1001)


@pytest.mark.parametrize("option", [-1, 0, 2, 999, 1002, 1004, 2999, 3000, 5000, 5004, 9999])
def test_what_is_not_one_of_them_is_not_there(option: int) -> None:
    assert option not in FOUND


def test_each_is_there() -> None:
    assert all(option in FOUND for option in WRITTEN)


def test_they_are_read_in_rising_order_and_equal_to_a_tuple_of_the_same() -> None:
    assert tuple(FOUND) == WRITTEN
    assert FOUND == WRITTEN
    assert Answers(WRITTEN, []) == FOUND
    assert hash(FOUND) == hash(WRITTEN)
    assert Answers(WRITTEN[1:], []) != FOUND
