"""Sets of small numbers: int masks, and lists in rising order."""

from collections.abc import Iterable, Iterator, Sequence


def mask(members: Iterable[int]) -> int:
    """The set of `members`."""
    result = 0
    for member in members:
        result |= 1 << member
    return result


def walk(bits: int) -> Iterator[int]:
    """The members of a set, smallest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def spread(bits: int, neighbours: Sequence[int]) -> int:
    """The union of the neighbours of every member."""
    result = 0
    while bits:
        low = bits & -bits
        result |= neighbours[low.bit_length() - 1]
        bits ^= low
    return result


def flood(start: int, allowed: int, neighbours: Sequence[int]) -> int:
    """Everything reached from `start` by steps that stay inside `allowed`."""
    reached = frontier = start & allowed
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        new = neighbours[low.bit_length() - 1] & allowed & ~reached
        reached |= new
        frontier |= new
    return reached


def within(start: int, steps: int, neighbours: Sequence[int]) -> int:
    """Everything at most `steps` steps away from `start`."""
    for _ in range(steps):
        start |= spread(start, neighbours)
    return start


def once(members: list[int]) -> list[int]:
    """A list in rising order without duplicates."""
    return list(dict.fromkeys(members))
