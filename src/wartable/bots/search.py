"""Search over information sets: what an answer leads to, in many worlds that may be the true one.

Every sweep draws one world and tries each answer that is still in the race in a copy of it, so
that answers are compared under the same luck. Behind the answer a tree shared by all worlds grows
(tree.py); where it ends, everyone plays by quick judgement to the end of a turn, or until dice
with known odds are to be rolled, and the position reached is valued.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from typing import Any, Protocol

from wartable.bots.budget import Budget
from wartable.bots.tree import TYPICAL, Edge, Node, softmax
from wartable.core.decision import Decision, OwnAnswer
from wartable.core.game import Game
from wartable.core.parts import MOVES, PACE, Knowledge, part

TEMPERATURE = 1.0
"""Judgements that differ by this much are e times as likely to be right."""
HOPELESS = 7.0
"""Answers judged worse than the best by this many temperatures are left out."""
BROAD = 0.3
"""A search that may try n answers in worlds begins with BROAD × √n of the answers."""
CREDIT = 5.0
"""Beyond this many temperatures, the judgement counts no further against an answer."""
CAUTION = 8.0
"""How cautious a search is, in a game that does not say so: see `Pace`."""
STEP = 0.02
"""What a temperature of judgement is worth in chances to win, however many worlds were tried: more
of them make up for luck, but not for what the evaluation gets wrong."""
EQUAL = 0.0005
"""Chances of winning that differ by less make no difference."""
CLEAR = 0.015
"""Before lines have their full length, only an answer this far behind drops out."""
FIRST_LOOK = 6
"""After this many sweeps the first answers may drop out."""
NEAR = 1
"""How many turns after the current one are played out from the beginning."""
LONGEST = 150
"""No line is played further than this."""
BREATH = 16
"""After this many answers of a line, the time is checked."""


class SearchObserver(Protocol):
    """Notes what happens while answers are tried: see hint.py."""

    def follows(self, world: Any, decision: Decision, option: int) -> None:
        """An answer is about to be given in a world, after the one being tried."""

    def values(self, world: Any) -> None:
        """The world is about to be valued as it is now."""

    def ends(self, option: int) -> None:
        """The line of the answer being tried ends here."""


class Search:
    """One question being thought about."""

    def __init__(
        self,
        game: Game,
        known: Knowledge,
        decision: Decision,
        worlds: Iterator[Any],
        budget: Budget,
        ahead: int,
        sure: float,
        observer: SearchObserver | None = None,
        answers: Sequence[OwnAnswer] = (),
    ) -> None:
        self.observer = observer
        self.game, self.known, self.decision = game, known, decision
        self.worlds, self.budget, self.ahead, self.turns = worlds, budget, ahead, ahead
        pace = part(game, PACE)
        self._caution = pace.CAUTION if pace else CAUTION
        self.sure = sure
        """An answer drops out when it is this many standard errors behind."""
        self.root = Node()
        self.sweeps = self.iterations = 0
        self._spread = TYPICAL
        world = next(worlds)
        self._first: Any = world
        judged = known.judge(world, decision)
        budget.spend(1)
        moves = part(game, MOVES)
        if moves is not None:
            habits = moves.habits(world, decision, answers)
            judged = [one + habit for one, habit in zip(judged, habits, strict=True)]
        priors = softmax(judged, TEMPERATURE)
        self.root.meet(decision.options, priors)
        best = max(judged)
        ranked = sorted(zip(judged, decision.options, strict=True), key=lambda pair: -pair[0])
        self.hope = {option: (value - best) / TEMPERATURE for value, option in ranked}
        """For each answer, how far it was judged behind the best, in temperatures."""
        width = max(2, int(BROAD * sqrt(budget.left)))
        self.live = [o for o, hope in self.hope.items() if hope > -HOPELESS][:width]
        self.results: dict[int, list[float]] = {option: [] for option in self.live}
        """For each answer, its result in each world, compared with the average of that world."""

    def think(self, stop: Callable[[], bool] = lambda: False) -> None:
        """Go on until the race is decided, the budget is spent, or someone says stop."""
        if len(self.live) == 1:
            return
        look, stage = FIRST_LOOK, self.budget.left // ceil(log2(len(self.live)))
        half = self.budget.left - stage
        # At first near turns tell most for their price; between few answers, later ones do.
        self.turns = min(self.ahead, NEAR)
        while not self.budget.over and not stop():
            self._sweep()
            if self.budget.left <= half and len(self.live) > 2:
                # Sequential halving: however close the race is, the best get most of the time.
                half -= stage
                self.turns = min(self.turns + 1, self.ahead)
                ranked = sorted(self.live, key=self.score, reverse=True)
                self.live = ranked[: (len(ranked) + 1) // 2]
            if self.sweeps >= look:
                look += 1 + look // 2
                if self.decided():
                    break
                self.turns = min(self.turns + 1, self.ahead)

    def add(self, found: dict[int, tuple[int, float]]) -> None:
        """Add what another search of the same question found, if both still had an answer."""
        both = [option for option in self.live if option in found]
        if both:
            self.live = both
            for option in both:
                worlds, total = found[option]
                self.results[option] += [total / worlds] * worlds if worlds else []

    def best(self) -> int:
        """The answer that looks best so far."""
        return max(self.live, key=self.score)

    def look(self, options: list[int]) -> None:
        """Try some answers in one more world, for the observer alone."""
        world = next(self.worlds)
        for option in options:
            self._line(world, option)

    def score(self, option: int) -> float:
        """What an answer is worth compared with the average: its results, and its judgement."""
        results = self.results[option]
        judged = STEP * max(self.hope[option], -CREDIT)
        return judged + sum(results) / (len(results) + self._caution)

    def _sweep(self) -> None:
        """Try every answer that is still in the race in one more world."""
        world = self._first if self._first is not None else next(self.worlds)
        self._first = None
        lines = []
        for option in self.live:
            lines.append(self._line(world, option))
            if self.budget.over and len(lines) < len(self.live):
                # Half a sweep compares unlike luck, unless it is all there is.
                if self.sweeps or len(lines) < 2:
                    return
                break
        self.sweeps += 1
        seats = range(len(lines[0][1]))
        usual = [sum(values[seat] for _, values in lines) / len(lines) for seat in seats]
        own, away = self.decision.seat, 0.0
        for option, (path, values) in zip(self.live, lines, strict=False):
            away += abs(values[own] - usual[own])
            self.results[option].append(values[own] - usual[own])
            for edge, seat in path:
                edge.visits += 1
                edge.total += values[seat] - usual[seat]
        weight = 1 / (self.sweeps + 1)
        self._spread += weight * (max(away / len(lines), TYPICAL / 10) - self._spread)

    def _line(self, world: Any, option: int) -> tuple[list[tuple[Edge, int]], list[float]]:
        """Play one line: through the tree, then on; returns where it leads."""
        game, known, tried, observer = self.game, self.known, option, self.observer
        state = world.copy()
        decision, turns, turn = self.decision, self.turns, game.mark(state)
        edge: Edge | None = self.root.edges[option]
        assert edge is not None
        path = [(edge, decision.seat)]
        count = 0
        while not known.rolls(decision, option):
            game.answer(state, decision.seat, option)
            count += 1
            if not state.decisions or count == LONGEST:
                break
            if count % BREATH == 0:
                self.budget.spend(BREATH)
                if self.budget.over:
                    break
            mark = game.mark(state)
            if mark != turn:
                if not turns:
                    break
                turns, turn = turns - 1, mark
            decision = state.decisions[0]
            options = decision.options
            if len(options) == 1:
                option = options[0]
            elif edge is None:
                judged = known.judge(state, decision)
                option = options[judged.index(max(judged))]
            else:
                option, edge = self._walk(state, decision, edge, path)
            if observer:
                observer.follows(state, decision, option)
        state.events.clear()
        self.iterations += 1
        self.budget.spend(count % BREATH or 1)
        if observer:
            observer.values(state)
            observer.ends(tried)
        return path, known.value(state)

    def _walk(
        self, state: Any, decision: Decision, edge: Edge, path: list[tuple[Edge, int]]
    ) -> tuple[int, Edge | None]:
        """Go one step in the tree; it grows by one question, and ends there."""
        at = (decision.seat, decision.ask)
        node = edge.after.get(at)
        new = node is None
        if node is None:
            node = edge.after[at] = Node()
        options = decision.options
        if not node.knows(options):
            node.meet(options, softmax(self.known.judge(state, decision), TEMPERATURE))
        option = node.select(options, self._spread)
        chosen = node.edges[option]
        path.append((chosen, decision.seat))
        return option, None if new else chosen

    def decided(self) -> bool:
        """Drop answers that are surely behind; returns whether there is nothing left to find."""
        leader = self.best()
        ahead = self.results[leader]
        count = len(ahead)
        far = self.turns == self.ahead
        close = not far and len(self.live) > 1
        staying = [leader]
        for option in self.live:
            if option == leader:
                continue
            apart = [a - b for a, b in zip(ahead, self.results[option], strict=True)]
            mean = sum(apart) / count
            error = sqrt(sum((d - mean) ** 2 for d in apart) / (count - 1) / count)
            behind = self.score(leader) - self.score(option)
            if behind > self.sure * error and behind > (EQUAL if far else CLEAR):
                continue
            staying.append(option)
            close |= self.sure * error + abs(behind) > EQUAL
        self.live = staying
        return len(staying) == 1 or not close
