"""The tree of a search: what has been learnt about answers that follow other answers."""

from collections.abc import Sequence
from math import exp, sqrt

CURIOSITY = 1.5
"""How much an answer that has hardly been tried is favoured, in typical differences of value."""
WIDTH = 0.5
"""Progressive widening: a node visited n times looks at about WIDTH × √n answers."""
TYPICAL = 0.02
"""A difference of value that matters, before the search has seen any."""


class Edge:
    """An answer at a node."""

    __slots__ = ("after", "offered", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = self.offered = 0
        self.total = 0.0
        self.after: dict[tuple[int, str], Node] = {}
        """What may be asked next, and of whom; that differs between worlds."""


class Node:
    """A question to a seat, after certain answers; its answers differ between worlds."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0

    def meet(self, options: Sequence[int], priors: list[float]) -> None:
        """Add answers that were not there in earlier worlds."""
        for option, prior in zip(options, priors, strict=True):
            if option not in self.edges:
                self.edges[option] = Edge(prior)

    def knows(self, options: Sequence[int]) -> bool:
        """Whether all of these have been met."""
        return all(option in self.edges for option in options)

    def select(self, options: Sequence[int], spread: float) -> int:
        """The answer to try next: good so far, promising, or hardly tried."""
        edges = self.edges
        width = 1 + int(WIDTH * sqrt(self.visits))
        wide = options
        if len(options) > width:
            wide = tuple(sorted(options, key=lambda o: -edges[o].prior)[:width])
        tried = sum(edges[o].visits for o in wide)
        mean = sum(edges[o].total for o in wide) / tried if tried else 0.0
        best, found = -1e9, wide[0]
        for option in wide:
            edge = edges[option]
            edge.offered += 1
            curious = CURIOSITY * spread * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
            known = edge.total / edge.visits if edge.visits else mean
            if known + curious > best:
                best, found = known + curious, option
        self.visits += 1
        return found


def softmax(judged: list[float], temperature: float) -> list[float]:
    """Judgements as chances."""
    best = max(judged)
    weights = [exp((value - best) / temperature) for value in judged]
    total = sum(weights)
    return [weight / total for weight in weights]
