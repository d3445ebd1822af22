"""Who meets whom, and on which side: a pure function of what was played before.

An entrant plays one side of a table, with all its seats; how many sides there are the game says.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations, product

from msgspec import Struct

from wartable.server.tournaments.matching import Graph, matching


class Paired(Struct, frozen=True):
    """A round: who plays at each table, in the order of the sides, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


PairedRounds = Sequence[Paired]


def meetings(played: PairedRounds) -> Counter[frozenset[int]]:
    """How often two have met."""
    return Counter(
        frozenset(two) for one in played for table in one.tables for two in combinations(table, 2)
    )


def swiss(
    ranked: Sequence[int], points: dict[int, float], played: PairedRounds, size: int
) -> Paired:
    """The next round of a Swiss tournament; `ranked` are those who play on, best first."""
    met = meetings(played)
    byes = _byes(ranked, played, size, met)
    rest = [one for one in ranked if one not in byes]
    groups = _pairs(rest, points, met, played) if size == 2 else _groups(rest, met, size)
    return Paired(seat(groups, played), byes)


def _byes(
    ranked: Sequence[int], played: PairedRounds, size: int, met: Counter[frozenset[int]]
) -> tuple[int, ...]:
    """Who sits out: whoever did so least often, and of these the lowest."""
    count = len(ranked) % size
    out = Counter(one for before in played for one in before.byes)
    last = {one: -place for place, one in enumerate(ranked)}
    order = sorted(ranked, key=lambda one: (out[one], last[one]))
    if count == 1 and size == 2:
        # Of those who sat out least: the last one without whom fewest pairs meet again.
        least = [one for one in order if out[one] == out[order[0]]]
        return (min(least, key=lambda one: _repeats([r for r in ranked if r != one], met)),)
    return tuple(order[:count])


def _repeats(rest: Sequence[int], met: Counter[frozenset[int]]) -> int:
    """How many of some have to meet someone again, at least."""
    graph: Graph = [
        {
            there
            for there, other in enumerate(rest)
            if other != one and not met[frozenset((one, other))]
        }
        for one in rest
    ]
    return sum(partner < 0 for partner in matching(graph)) // 2


def _pairs(
    ranked: list[int],
    points: dict[int, float],
    met: Counter[frozenset[int]],
    played: PairedRounds,
) -> list[tuple[int, ...]]:
    """Pairs with nearly the same points, none of them twice while that can be avoided."""
    sides = _sides(played)
    rest = list(ranked)
    found: list[tuple[int, ...]] = []
    least = _repeats(rest, met)
    while rest:
        first = rest[0]

        def wish(other: int, first: int = first) -> tuple[int, float, int]:
            clash = sum(sides[first, s] > sides[first, 1 - s] < sides[other, s] for s in (0, 1))
            return met[frozenset((first, other))], abs(points[first] - points[other]), clash

        for other in sorted(rest[1:], key=wish):
            left = [one for one in rest if one not in (first, other)]
            again = bool(met[frozenset((first, other))])
            if again + (after := _repeats(left, met)) == least:
                found.append((first, other))
                rest, least = left, after
                break
    return found


def _groups(ranked: list[int], met: Counter[frozenset[int]], size: int) -> list[tuple[int, ...]]:
    """Groups of several: each with the next ones in line, then swapped while that helps."""
    rest, groups = list(ranked), []
    while rest:
        group = [rest.pop(0)]
        while len(group) < size:
            known = tuple(group)
            other = min(rest, key=lambda one: sum(met[frozenset((one, k))] for k in known))
            rest.remove(other)
            group.append(other)
        groups.append(group)

    def again(group: list[int]) -> int:
        return sum(met[frozenset(two)] ** 2 for two in combinations(group, 2))

    better = True
    while better:
        better = False
        for left, right in combinations(groups, 2):
            for a, b in product(range(size), repeat=2):
                before = again(left) + again(right)
                left[a], right[b] = right[b], left[a]
                if again(left) + again(right) < before:
                    better = True
                else:
                    left[a], right[b] = right[b], left[a]
    return [tuple(group) for group in groups]


def _sides(played: PairedRounds) -> Counter[tuple[int, int]]:
    """How often someone had a side."""
    return Counter(
        (one, side)
        for before in played
        for table in before.tables
        for side, one in enumerate(table)
    )


def seat(groups: Sequence[tuple[int, ...]], played: PairedRounds) -> tuple[tuple[int, ...], ...]:
    """Put everyone on the side they have had least often; among equals, not on the last one."""
    had = _sides(played)
    last = {
        one: side for before in played for table in before.tables for side, one in enumerate(table)
    }

    def cost(order: tuple[int, ...]) -> tuple[int, int]:
        sides = list(enumerate(order))
        often = sum(2 * had[one, side] + 1 for side, one in sides)
        return often, sum(last.get(one) == side for side, one in sides)

    return tuple(min(permutations(group), key=cost) for group in groups)


def round_robin(entrants: Sequence[int], size: int, legs: int) -> list[Paired]:
    """All rounds in which everyone meets everyone, as often as there are legs."""
    rounds = _circle(entrants) if size == 2 else _meetings_of_all(entrants, size)
    found: list[Paired] = []
    for leg in range(legs):
        for one in rounds:
            # The sides are swapped from leg to leg.
            turned = tuple(t[leg % size :] + t[: leg % size] for t in one.tables)
            found.append(Paired(turned, one.byes))
    return found


def _circle(entrants: Sequence[int]) -> list[Paired]:
    """One stays, the others rotate; if the number is odd, someone sits out in turn."""
    ring: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    found: list[Paired] = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        games = [(a, b) for a, b in pairs if a is not None and b is not None]
        byes = tuple(one for two in pairs if None in two for one in two if one is not None)
        found.append(Paired(seat(games, found), byes))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def _meetings_of_all(entrants: Sequence[int], size: int) -> list[Paired]:
    """Rounds of groups until everyone has met everyone."""
    found: list[Paired] = []
    pairs = {frozenset(two) for two in combinations(entrants, 2)}
    while missing := pairs - set(meetings(found)):
        met = meetings(found)
        wanted = sorted(entrants, key=lambda one: -sum(one in two for two in missing))
        # Two who have not met yet come first, so that every round brings some together.
        first = min(missing, key=lambda two: sorted(map(wanted.index, two)))
        out = _out(wanted, found, size, first)
        rest = sorted(first) + [one for one in wanted if one not in first and one not in out]
        groups = _together(rest, met, size)
        found.append(Paired(seat(groups, found), out))
    return found


def _out(
    wanted: list[int], played: PairedRounds, size: int, first: frozenset[int]
) -> tuple[int, ...]:
    """Who sits out: whoever did so least often, but not those who have to meet."""
    out = Counter(one for before in played for one in before.byes)
    order = [one for one in reversed(wanted) if one not in first]
    return tuple(sorted(order, key=lambda one: out[one])[: len(wanted) % size])


def _together(rest: list[int], met: Counter[frozenset[int]], size: int) -> list[tuple[int, ...]]:
    """Groups, the first of which contains its first two."""
    first = rest[:2]
    others = rest[2:]
    while len(first) < size:
        known = tuple(first)
        one = min(others, key=lambda o: sum(met[frozenset((o, k))] for k in known))
        others.remove(one)
        first.append(one)
    return [tuple(first), *_groups(others, met, size)]
