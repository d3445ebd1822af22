"""OpenSpiel: `pyspiel.load_game("wartable_stones(heap=20)")`, once this module is imported.

Chance is explicit in either of two forms. Usually one chance node at the root chooses a deal, and
everything else is drawn from its seed; with `explicit_chance=True` every roll and draw is a node.
"""

from collections.abc import Callable
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
import pyspiel

from wartable.adapters.learning import WIDE, NumberRow, Observer, chosen, flat, in_words
from wartable.core.chance_match import ChanceMatch
from wartable.core.decision import BadInput, Illegal
from wartable.core.events import Event
from wartable.core.game import Game, Options, Setting, find, games
from wartable.core.match import GivenAnswer, Match, SeenQuestions
from wartable.core.parts import TENSORS, part

DEALS = 1000
"""How many deals the root chooses from, unless `deals` says otherwise."""
MOST_OUTCOMES = 256
"""The most outcomes that a roll or a draw can have."""
RECALLED = 4096
"""How many lines an information state has; a long event takes several."""
OWN_ANSWER, MORE, QUESTION = -1.0, -2.0, -3.0
"""The first number of a line: an answer of one's own, a line that goes on, a question to somebody
(whose, and a number that stands for its words); else an event."""


class Shared:
    """What all states of a game have in common; a copied state keeps it."""

    def __init__(self, game: Game, options: Options, explicit: bool, deals: int) -> None:
        self.game, self.options, self.explicit, self.deals = game, options, explicit, deals
        self.observer = Observer(game, options)
        self.seats = self.observer.bounds.seats

    def __deepcopy__(self, memo: Any) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.game.id, self.options, self.explicit, self.deals)


def _shared(game: str, options: Options, explicit: bool, deals: int) -> Shared:
    """What unpickling gives back."""
    return Shared(find(game), options, explicit, deals)


class WartableGame(pyspiel.Game):
    """A game with some settings; each game has a class of its own."""

    wartable: ClassVar[Game]

    @in_words()
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.wartable, dict(params or {})
        explicit = bool(given.get("explicit_chance", False))
        deals = int(given.get("deals", DEALS))
        if deals < 1:
            raise BadInput("deals", str(deals), "whole-number-from", least=1)
        names = {setting.name for setting in game.settings}
        options = chosen(game, {key: value for key, value in given.items() if key in names})
        self.shared = Shared(game, options, explicit, deals)
        observer, state = self.shared.observer, game.new(options, 0)
        sides = game.sides(state)
        even = {*sides} == {0, 1} and 2 * sum(sides) == len(sides)
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=observer.actions,
            max_chance_outcomes=MOST_OUTCOMES if explicit else deals,
            num_players=self.shared.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if even else None,
            max_game_length=observer.bounds.answers,
        )
        kind = game_type(game, utility.ZERO_SUM if even else utility.GENERAL_SUM)
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, from_dict: Any = None) -> "WartableState":
        """Before the deal."""
        return WartableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "WartableObserver":
        """What a player sees; with perfect recall, also all it has seen and done."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return WartableObserver(self.shared, kind)


class WartableState(pyspiel.State):
    """A table, or the moment before its deal."""

    def __init__(self, game: WartableGame) -> None:
        super().__init__(game)
        self._shared = game.shared
        self._match: Match | None = None
        self._first = -1
        """Who is asked first if there are several: in a world that was dealt for it."""

    @property
    def match(self) -> Match:
        """The game in progress; before the deal, the first of all deals."""
        if self._match is not None:
            return self._match
        if self._shared.explicit:
            self._match = ChanceMatch(self._shared.game, self._shared.options)
            return self._match
        return Match(self._shared.game, self._shared.options, 0)

    @property
    def _outcomes(self) -> int:
        """How many outcomes chance can choose from."""
        if self._match is None and not self._shared.explicit:
            return self._shared.deals
        match = self.match
        return match.outcomes if isinstance(match, ChanceMatch) else 0

    def current_player(self) -> int:
        """Who is asked."""
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = [decision.seat for decision in self.match.decisions]
        return self._first if self._first in asked else asked[0]

    def is_terminal(self) -> bool:
        """Whether the game has ended, or was stopped."""
        if self._outcomes:
            return False
        match = self.match
        return match.over or len(match.answers) >= self._shared.observer.bounds.answers

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        for decision in match.decisions:
            if decision.seat == player:
                numbering = self._shared.observer.numbering
                return sorted(numbering.indices(match.state, decision.options))
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes, equally likely."""
        count = self._outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._match is None and not self._shared.explicit:
            last = self._shared.deals - 1
            if not 0 <= action <= last:
                raise Illegal("table", "reason-no-such-action", index=action, last=last)
            self._match = Match(self._shared.game, self._shared.options, action)
            return
        match = self.match
        if isinstance(match, ChanceMatch) and match.outcomes:
            match.draw(action)
            return
        seat = self.current_player()
        match.answer(seat, self._shared.observer.numbering.option(match.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        state = self.match.state
        option = self._shared.observer.numbering.option(state, action)
        # Two cards of different owners may have the same words: the number tells them apart.
        return f"{action} {self._shared.game.text(state, option)}"

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat."""
        if self._outcomes:
            return [0.0] * self._shared.seats
        return list(self._shared.game.returns(self.match.state))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "WartableState":
        """A state that this player cannot tell from this one, all else dealt again."""
        other = self.clone()
        assert isinstance(other, WartableState)
        if self._outcomes:
            if self.match.state is not None and self._match is not None:
                raise Illegal("table", "reason-chance-first")
            # Nobody has seen anything yet.
            return other
        match = other.match
        seed = int(sampler() * (1 << 53))
        match.state = self._shared.game.world(match.state, player, seed)
        # If all decide in secret, the others may seem not to have begun.
        other._first = player
        if self._shared.explicit:
            match.state.seed = 0
        return other

    def __str__(self) -> str:
        if self._outcomes:
            return f"chance {self.history_str()}"
        game, match = self._shared.game, self.match
        return f"{game.mark(match.state)}, {len(match.answers)} answers, {match.hash()}"


class WartableObserver:
    """Observations and information states, in the form of OpenSpiel's observers."""

    def __init__(self, shared: Shared, kind: Any) -> None:
        self._shared, self._recall = shared, bool(kind.perfect_recall)
        seen = shared.observer.size
        size = seen + (RECALLED * WIDE if self._recall else 0)
        self.tensor: NumberRow = np.zeros(size, np.float32)
        self.dict = shared.observer.named(self.tensor[:seen])
        if self._recall:
            self.dict["recall"] = self.tensor[seen:].reshape(RECALLED, WIDE)

    def set_from(self, state: WartableState, player: int) -> None:
        """Write what a player sees now."""
        observer = self._shared.observer
        self.tensor.fill(0)
        if state.is_chance_node():
            return
        match = state.match
        recent = [event for _, event in match.events[-16:]]
        observer.observe(match.state, player, recent, self.tensor[: observer.size])
        if self._recall:
            self._remember(match, player)

    def _remember(self, match: Match, player: int) -> None:
        rows, at = self.dict["recall"], 0
        for seen in match.recall(player):
            match seen:
                case GivenAnswer():
                    numbers = [OWN_ANSWER, *_digits(seen.option)]
                case SeenQuestions():
                    numbers = [QUESTION]
                    for whose, words in seen.questions:
                        numbers += [whose, crc32(words.encode()) & 0xFFFF]
                case Event():
                    kind = self._shared.observer.kind(seen.kind)
                    numbers = [kind, *flat(seen.args), *flat(seen.secret)]
            first, rest = numbers[:WIDE], numbers[WIDE:]
            while at < RECALLED:
                rows[at, : len(first)] = first
                at += 1
                if not rest:
                    break
                first, rest = [MORE, *rest[: WIDE - 1]], rest[WIDE - 1 :]

    def string_from(self, state: WartableState, player: int) -> str:
        """The same in words."""
        if state.is_chance_node():
            return "chance"
        if self._recall:
            return state.match.information(player)
        return state.match.seen(player)


def _digits(option: int) -> list[float]:
    """An answer as numbers small enough for a tensor."""
    return [option >> shift & 0xFFFF for shift in (0, 16, 32)]


def parameters(game: Game) -> dict[str, Any]:
    """The settings as parameters: switches are true or false, numbers are numbers."""

    def default(setting: Setting) -> Any:
        if setting.switch:
            return setting.default == "on"
        return int(setting.default) if setting.default.isdigit() else setting.default

    found: dict[str, Any] = {setting.name: default(setting) for setting in game.settings}
    return {**found, "explicit_chance": False, "deals": DEALS}


def game_type(game: Game, utility: Any) -> Any:
    """What OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"wartable_{game.id}",
        long_name=f"Wartable {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def _register() -> None:
    known = {*pyspiel.registered_names()}
    for game in games().values():
        kind = game_type(game, pyspiel.GameType.Utility.GENERAL_SUM)
        if kind.short_name not in known and part(game, TENSORS) is not None:
            # A class, because OpenSpiel drops what it holds after Python has ended.
            made = type(f"Game_{game.id}", (WartableGame,), {"wartable": game})
            pyspiel.register_game(kind, made)


_register()
