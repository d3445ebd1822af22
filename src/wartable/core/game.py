"""What every game offers, and how installed games are found."""

import re
import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol

from msgspec import Struct

from wartable.core.decision import BadInput, Decision, Illegal, Reason
from wartable.core.events import EVERYONE, Event
from wartable.core.frames import Frame
from wartable.core.numbering import Bounds, Numbering
from wartable.core.orders import Order, OrderTerms, Reaction
from wartable.core.states import SavedState

SPECTATOR = -1
REFEREE = -2

Options = dict[str, str]
Shown = tuple[int, int, str]
"""A question as the others see it: the seats asked (a mask), whose it is, and what."""


class Setting(Struct, frozen=True):
    """A choice made before a game begins; a switch is a setting with the values off and on."""

    name: str
    values: tuple[str, ...] = ("off", "on")
    default: str = "off"
    pattern: str = ""
    """Other values it may have: a regular expression."""
    opposite: str = ""
    """A switch in older records and positions that meant the opposite."""

    @property
    def switch(self) -> bool:
        """Whether it is just on or off."""
        return self.values == ("off", "on")

    def takes(self, value: str) -> bool:
        """Whether it may have a value."""
        fits = self.pattern and re.fullmatch(self.pattern, value, re.ASCII)
        return value in self.values or bool(fits)


class State(Protocol):
    """Everything that is true at a table, as plain data."""

    seed: int
    frames: list[Frame]
    decisions: tuple[Decision, ...]
    events: list[Event]

    def copy(self) -> Any:
        """An independent state, equal to this one, with no events yet."""

    def dump(self) -> bytes:
        """The state as bytes; equal states give equal bytes."""


class Game(Protocol):
    """One game: its settings, its rules, and what people may see of it.

    `state` is always a state made by the same game. A seat is a number, the index into `seats`.
    A game that inherits from it, `class Chess(Game)`, may leave out what has an answer here.
    """

    id: str
    rules_version: int
    settings: tuple[Setting, ...]

    def new(self, options: Options, seed: int) -> Any:
        """A game at its first question."""

    def load(self, data: bytes) -> Any:
        """The state that `dump` wrote."""

    def saved(self, data: bytes) -> SavedState:
        """What `dump` wrote, with everything later rules need to read it."""
        return SavedState(data, (), self.rules_version)

    def lift(self, saved: SavedState) -> Any:
        """A state that was saved under these rules or older ones."""
        return self.load(saved.data)

    def seats(self, state: Any) -> tuple[str, ...]:
        """The ids of the chairs at this table, in order."""

    def answer(self, state: Any, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""

    def text(self, state: Any, option: int) -> str:
        """An answer in words, as records and the wire write it: `build bridge`."""

    def parse(self, state: Any, seat: int, words: str) -> int:
        """The inverse of `text`; raises Illegal when it is not an answer to the open question."""
        for decision in state.decisions:
            for option in decision.options:
                if decision.seat == seat and self.text(state, option) == words:
                    return int(option)
        reason = self.why_not(state, seat, words)
        assert reason is not None, words
        raise Illegal(reason.rule, reason.message, **reason.args)

    def why_not(self, state: Any, seat: int, words: str) -> Reason | None:
        """Why a seat may not answer that now; None when it may."""
        for decision in state.decisions:
            if decision.seat == seat:
                legal = [self.text(state, option) for option in decision.options]
                return None if words in legal else Reason(decision.rule, "reason-not-an-option")
        return Reason("table", "reason-not-asked", {"seat": self.seats(state)[seat]})

    def reaction(self, state: Any, seat: int) -> Reaction | None:
        """The open question of a seat as a chance to react, if it is one: for standing orders."""
        return None

    def scope(self, state: Any, seat: int) -> OrderTerms:
        """What the standing orders of a seat may name."""
        return OrderTerms((), {})

    def requests(self, state: Any, seat: int) -> tuple[int, ...]:
        """Everything a seat may say without a question that offers it."""
        return ()

    def accepts(self, state: Any, seat: int, option: int) -> bool:
        """Whether a seat may say what no question lists: unasked, or one of too many to list."""
        return option in self.requests(state, seat)

    def offers(self, state: Any, seat: int) -> tuple[int, ...]:
        """Those requests that a seat is shown with every question."""
        return ()

    def heeds(self, state: Any, seat: int, order: Order) -> int | None:
        """What a seat has to say so that it is asked about what a standing order names."""
        return None

    def mark(self, state: Any) -> str:
        """A name for the current turn; it changes when a turn begins."""

    def stretch(self, state: Any) -> object:
        """What an officer plays to the end of: the turn, or the round if rounds decide."""
        return self.mark(state)

    def round(self, state: Any) -> int:
        """The current round, as people count them; 0 if nobody does."""
        return 0

    def result(self, state: Any) -> str | None:
        """Who has won, or None while the game goes on."""

    def shown(self, state: Any) -> tuple[Shown, ...]:
        """The open questions as the others see them; none where nobody sees who has answered."""
        return tuple((EVERYONE, question.seat, question.ask) for question in state.decisions)

    def sides(self, state: Any) -> tuple[int, ...]:
        """The side of each seat, from 0 on without a gap."""
        return tuple(range(len(self.seats(state))))

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won; none after a draw or during the game."""
        won = self.result(state)
        return tuple(seat for seat, name in enumerate(self.seats(state)) if name == won)

    def returns(self, state: Any) -> tuple[float, ...]:
        """The result of each seat: 1 for a win, -1 for a loss, 0 for a draw or no end yet."""
        won, seats = self.winners(state), range(len(self.seats(state)))
        return tuple((1.0 if seat in won else -1.0) if won else 0.0 for seat in seats)

    def actions(self, options: Options) -> Numbering:
        """Every answer possible with some settings, by number; for programs that learn."""
        raise BadInput("game", self.id, "game-with-numbers")

    def index(self, state: Any, option: int) -> int:
        """The number of an answer."""
        return self.actions(self.options(state)).index(state, option)

    def option(self, state: Any, index: int) -> int:
        """The answer with a number."""
        return self.actions(self.options(state)).option(state, index)

    def bounds(self, options: Options) -> Bounds:
        """Limits that no game with some settings exceeds."""
        raise BadInput("game", self.id, "game-with-numbers")

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What a seat, a spectator or the referee may know, as JSON data."""

    def world(self, state: Any, seat: int, seed: int) -> Any:
        """A random complete state that agrees with everything a seat has seen."""

    def position(self, text: str, seed: int) -> Any:
        """The state that a position describes; the seed shuffles what it leaves open."""

    def write(self, state: Any) -> str:
        """The whole state as a position."""

    def options(self, state: Any) -> Options:
        """The settings of a state."""


def requests(game: Game, state: Any, seat: int) -> tuple[int, ...]:
    """Everything a seat may say without being asked."""
    return game.requests(state, seat) if state.decisions else ()


def accepts(game: Game, state: Any, seat: int, option: int) -> bool:
    """Whether a seat may say what no question lists."""
    return bool(state.decisions) and game.accepts(state, seat, option)


def offers(game: Game, state: Any, seat: int) -> tuple[int, ...]:
    """Those requests that a seat is shown beside its questions."""
    return game.offers(state, seat) if state.decisions else ()


def heeded(game: Game, state: Any, seat: int, order: Order) -> int | None:
    """What a seat has to say unasked so that it is asked about what a standing order names."""
    return game.heeds(state, seat, order) if state.decisions else None


class BrokenPart(UserWarning):
    """A game, or a part of one, is there but cannot be used."""

    def __init__(self, module: str, error: Exception) -> None:
        super().__init__(f"{module}: {type(error).__name__}: {error}")
        self.module, self.error = module, error


@cache
def games() -> dict[str, Game]:
    """The installed games by id."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="wartable.games"), key=lambda entry: entry.name):
        try:
            game: Game = entry.load()
            if getattr(game, "id", None) != entry.name:
                raise TypeError(f"{entry.value} is no game with the id {entry.name}")
            found[entry.name] = game
        except Exception as error:
            # One game that cannot be imported must not keep people from all the others.
            warnings.warn(BrokenPart(entry.module, error), stacklevel=2)
    return found


def find(name: str) -> Game:
    """An installed game by its id."""
    game = games().get(name)
    if game is None:
        raise BadInput("game", name, "one-of", choices=games())
    return game


def settle(game: Game, words: list[str], where: str | int = "options") -> Options:
    """Complete options from words like `edition=first`, or a bare switch."""
    chosen = {setting.name: setting.default for setting in game.settings}
    known = {setting.name: setting for setting in game.settings}
    turned = {setting.opposite: setting for setting in game.settings if setting.opposite}
    for word in words:
        name, equals, value = word.partition("=")
        setting = known.get(name) or turned.get(name)
        if setting is None:
            raise BadInput(where, word, "one-of", choices=known)
        value = value if equals else "on"
        if name in turned and setting.takes(value):
            name, value = setting.name, "off" if value == "on" else "on"
        if not setting.takes(value):
            if setting.pattern:
                raise BadInput(where, word, f"setting-{name.replace('_', '-')}")
            usable = [f"{name}={value}" for value in setting.values]
            raise BadInput(where, word, "one-of", choices=usable)
        chosen[name] = value
    return chosen


def spell(game: Game, options: Options) -> list[str]:
    """The inverse of `settle`, with whatever is not the default."""
    words = []
    for setting in game.settings:
        value = options[setting.name]
        if value != setting.default:
            words.append(
                setting.name if setting.switch and value == "on" else f"{setting.name}={value}"
            )
    return words
