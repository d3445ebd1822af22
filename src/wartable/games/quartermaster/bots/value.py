"""How likely each team is to win a position of Quartermaster."""

from collections.abc import Callable
from operator import mul, sub

from wartable.bots.model import Model, Network
from wartable.core.decision import Decision
from wartable.games.quartermaster.bots import features
from wartable.games.quartermaster.state import State

SILENT = Network((), (), ())
"""For a model without a network."""


def weighed(model: Model) -> Callable[[State], list[float]]:
    """The value of a position for each seat, from 0 to 1, by a model: mostly the chance to win."""
    return Weighing(model).value


class PartialValue:
    """How far the Axis is ahead in one part of a position, before scaling."""

    __slots__ = ("heads", "units")

    def __init__(self, heads: list[float], units: list[float]) -> None:
        self.heads = heads
        """By each head: chance and lead, and what is added to both early on."""
        self.units = units
        """By each unit of the network."""


class Weighing:
    """A model applied to many positions: a board or a nation's cards are weighed only once.

    It gives the same as `seat_values` for the rows of `features`, in a tenth of the time.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._network = model.network or SILENT
        none = (0.0,) * len(model.names)
        early = (model.chance_early or none, model.lead_early or none)
        self._heads = (model.chance, model.lead, *early)
        self._weights = self._network.weights or ((),) * len(model.names)
        self._moments: dict[float, Network] = {}
        self._boards: dict[tuple[int, ...], tuple[list[int], PartialValue]] = {}
        self._cards: dict[tuple[int, ...], PartialValue] = {}

    def value(self, state: State) -> list[float]:
        """For each seat, how well its team stands."""
        if state.winner >= 0:
            return [float(nation & 1 == state.winner) for nation in range(6)]
        first = self._model.ahead(*self._ahead(state))
        return [first, 1 - first] * 3

    def _ahead(self, state: State) -> tuple[float, float]:
        """How far the Axis is ahead, by each head."""
        number, root, early = state.edition, features.rest(state), features.early(state)
        incomes, board = self._board(state)
        parts = [board]
        for nation in range(6):
            parts.append(self._held(state, nation))
        ahead = dict(features.counted(state, 0, incomes))
        for column, amount in features.counted(state, 1, incomes):
            ahead[column] = ahead.get(column, 0.0) - amount
        columns = [(column, amount) for column, amount in ahead.items() if amount]
        columns.append((features.AXIS + number, root))
        columns.append((features.TURN + state.nation, features.AT_TURN))
        heads = [root * sum(some) for some in zip(*[part.heads for part in parts], strict=True)]
        one, other = heads[0] + early * heads[2], heads[1] + early * heads[3]
        chance, lead, chance_early, lead_early = self._heads
        for column, amount in columns:
            one += amount * (chance[column] + early * chance_early[column])
            other += amount * (lead[column] + early * lead_early[column])
        if self._network.voices:
            units = [root * sum(some) for some in zip(*[part.units for part in parts], strict=True)]
            for column, amount in columns:
                weights = self._weights[column]
                units = [unit + amount * w for unit, w in zip(units, weights, strict=True)]
            one += self._moment(early).ahead(units)
        return one, other

    def _moment(self, early: float) -> Network:
        """The network at one moment of a game."""
        found = self._moments.get(early)
        if found is None:
            found = self._model.at(early).network or SILENT
            self._moments[early] = found
        return found

    def _held(self, state: State, nation: int) -> PartialValue:
        """The cards of a nation: in its hand, in its deck and face down."""
        hand, deck, down = state.hand[nation], state.deck[nation], state.down[nation]
        key = (state.edition, nation, down, len(hand), *hand, *deck)
        found = self._cards.get(key)
        if found is None:
            if len(self._cards) >= features.LARGEST:
                self._cards.clear()
            in_deck = features.deck_columns(state.edition)
            columns = [in_deck[card] for card in deck]
            in_hand = features.hand_columns(state.edition)
            for card in hand:
                columns.extend(in_hand[card])
            for bit, column in features.down_columns(state.edition, nation).items():
                if down & bit:
                    columns.append(column)
            sign = -1.0 if nation & 1 else 1.0
            found = self._part([(column, sign) for column in columns])
            self._cards[key] = found
        return found

    def _board(self, state: State) -> tuple[list[int], PartialValue]:
        """The incomes, and what the board weighs."""
        key = features.board_key(state)
        found = self._boards.get(key)
        if found is None:
            if len(self._boards) >= features.LARGEST:
                self._boards.clear()
            incomes, rows = features.look(state)
            ahead, first = map(sub, *rows), len(features.TEAM)
            there = [(first + at, amount) for at, amount in enumerate(ahead) if amount]
            found = incomes, self._part(there)
            self._boards[key] = found
        return found

    def _part(self, columns: list[tuple[int, float]]) -> PartialValue:
        """What some features weigh together."""
        amounts = [amount for _, amount in columns]
        heads = [sum(map(mul, amounts, [head[at] for at, _ in columns])) for head in self._heads]
        units = [0.0] * len(self._network.voices)
        if units:
            for column, amount in columns:
                weights = self._weights[column]
                units = [unit + amount * w for unit, w in zip(units, weights, strict=True)]
        return PartialValue(heads, units)


def rolls(decision: Decision, option: int) -> bool:
    """There are no dice."""
    return False
