"""How likely each team is to win a position of Quartermaster."""

from collections.abc import Callable
from operator import mul, sub

from wartable.bots.model import Model
from wartable.core.decision import Decision
from wartable.games.quartermaster.bots import features
from wartable.games.quartermaster.state import State


def weighed(model: Model) -> Callable[[State], list[float]]:
    """By a model, for each seat how well its team stands, from 0 to 1: its chance above all."""
    return Weighing(model).value


class Moment:
    """The weights of a turn of a game: of all features, and of each card in a hand."""

    __slots__ = ("chance", "hands", "lead")

    def __init__(self, model: Model, edition: int) -> None:
        chance = self.chance = model.chance
        lead = self.lead = model.lead
        self.hands = [
            (sum([chance[c] for c in columns]), sum([lead[c] for c in columns]))
            for columns in features.hand_columns(edition)
        ]


class Weighing:
    """A model for many positions: the weights of a turn, and of a board, are found but once.

    It says what `seat_values` would of the rows of `features`, in a tenth of the time.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        none = (0.0,) * len(model.names)
        early = (model.chance_early or none, model.lead_early or none)
        self._heads = (model.chance, model.lead, *early)
        self._boards: dict[tuple[int, ...], tuple[list[int], list[float]]] = {}
        self._moments: dict[tuple[int, float], Moment] = {}

    def value(self, state: State) -> list[float]:
        """For each seat how well its team stands."""
        if state.winner >= 0:
            return [float(nation & 1 == state.winner) for nation in range(6)]
        first = self._model.ahead(*self._heads_of(state))
        return [first, 1 - first] * 3

    def _heads_of(self, state: State) -> tuple[float, float]:
        """How far the Axis is ahead, by the weights of each head."""
        number, root, early = state.edition, features.rest(state), features.early(state)
        moment = self._moments.get((number, early))
        if moment is None:
            moment = self._moments[number, early] = Moment(self._model.at(early), number)
        chance, lead, hands = moment.chance, moment.lead, moment.hands
        incomes, (one, other, one_early, other_early) = self._board(state)
        one, other = one + early * one_early, other + early * other_early
        down = state.down
        for nation, hand in enumerate(state.hand):
            sign = -1.0 if nation & 1 else 1.0
            for card in hand:
                weights = hands[card]
                one += sign * weights[0]
                other += sign * weights[1]
            if down[nation]:
                for bit, column in features.down_columns(number, nation).items():
                    if down[nation] & bit:
                        one += sign * chance[column]
                        other += sign * lead[column]
        axis = features.AXIS + number
        turn, tempo = features.TURN + state.nation, features.AT_TURN
        one = root * (one + chance[axis]) + tempo * chance[turn]
        other = root * (other + lead[axis]) + tempo * lead[turn]
        for team, sign in ((0, 1.0), (1, -1.0)):
            for column, amount in features.counted(state, team, incomes):
                one += sign * chance[column] * amount
                other += sign * lead[column] * amount
        return one, other

    def _board(self, state: State) -> tuple[list[int], list[float]]:
        """The incomes, and how far the Axis is ahead by its board alone, before that is scaled."""
        key = features.board_key(state)
        found = self._boards.get(key)
        if found is None:
            if len(self._boards) >= features.LARGEST:
                self._boards.clear()
            incomes, rows = features.look(state)
            ahead, first = list(map(sub, *rows)), len(features.TEAM)
            found = incomes, [sum(map(mul, head[first:], ahead)) for head in self._heads]
            self._boards[key] = found
        return found


def rolls(decision: Decision, option: int) -> bool:
    """There are no dice."""
    return False
