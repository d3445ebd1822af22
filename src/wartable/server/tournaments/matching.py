"""As many pairs as possible out of those that are allowed: Edmonds' blossom algorithm."""

from collections import deque

Graph = list[set[int]]
"""By number: who each may be paired with."""


def matching(graph: Graph) -> list[int]:
    """A largest matching: the partner of each, or -1."""
    found = [-1] * len(graph)
    for root in range(len(graph)):
        if found[root] < 0:
            _augment(graph, found, root)
    return found


def _augment(graph: Graph, found: list[int], root: int) -> None:
    """Look for a path from one free entrant to another, and pair along it."""
    size = len(graph)
    parent, base = [-1] * size, list(range(size))
    seen = {root}
    queue = deque([root])

    def ancestor(one: int, other: int) -> int:
        passed = set()
        while True:
            one = base[one]
            passed.add(one)
            if found[one] < 0:
                break
            one = parent[found[one]]
        while base[other] not in passed:
            other = parent[found[base[other]]]
        return base[other]

    def mark(one: int, top: int, child: int, blossom: set[int]) -> None:
        while base[one] != top:
            blossom |= {base[one], base[found[one]]}
            parent[one], child = child, found[one]
            one = parent[found[one]]

    while queue:
        here = queue.popleft()
        for there in sorted(graph[here]):
            if base[here] == base[there] or found[here] == there:
                continue
            if there == root or (found[there] >= 0 and parent[found[there]] >= 0):
                top = ancestor(here, there)
                blossom: set[int] = set()
                mark(here, top, there, blossom)
                mark(there, top, here, blossom)
                for one in range(size):
                    if base[one] in blossom:
                        base[one] = top
                        if one not in seen:
                            seen.add(one)
                            queue.append(one)
            elif parent[there] < 0:
                parent[there] = here
                if found[there] < 0:
                    _flip(found, parent, there)
                    return
                seen.add(found[there])
                queue.append(found[there])


def _flip(found: list[int], parent: list[int], end: int) -> None:
    while end >= 0:
        before = parent[end]
        after = found[before]
        found[end], found[before] = before, end
        end = after
