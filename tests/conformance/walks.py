"""Random games of every registered game, for tests of what must hold in all of them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.conformance.sound import wrong

from wartable.core.decision import BadInput, Decision
from wartable.core.game import Game, Options, find, games, requests, settle, spell
from wartable.core.match import Match

ENDLESS = 50_000
"""So many answers, and a game is taken to go on for ever."""
IDLE = ("pass", "discard", "lift", "done")
"""Answers that a lively game gives rarely, so that much happens in it."""
UNASKED = 0.03
"""How often a seat says something that nobody asked it."""
MIXED = 2
"""So many tables of each game have several settings changed at once."""
SAMPLED = 16
"""So many states of a game are looked at closely, and as many of its deepest ones."""


class Variant(NamedTuple):
    """A registered game with some of its settings changed."""

    name: str
    words: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game."""
        return find(self.name)

    @property
    def options(self) -> Options:
        """Its settings."""
        return settle(self.game, list(self.words))

    @property
    def id(self) -> str:
        """A name for reports."""
        return "-".join((self.name, *self.words))


def variants() -> list[Variant]:
    """Every game as it is, each setting changed alone, all switches on, and some by chance."""
    found = []
    for name, game in games().items():
        default = {setting.name: setting.default for setting in game.settings}
        found.append(Variant(name))
        for setting in game.settings:
            values = [value for value in setting.values if value != setting.default]
            # Of a long row of numbers the ends will do.
            values = values if len(values) < 5 else [values[0], values[-1]]
            found += [
                variant
                for value in values
                if (variant := possible(game, {**default, setting.name: value}))
            ]
        switches = tuple(s.name for s in game.settings if s.switch)
        found.append(Variant(name, switches))
        for edition in (s for s in game.settings if s.name == "edition"):
            found += [Variant(name, (f"edition={v}", *switches)) for v in edition.values[1:]]
        found += mixed(game)
    return list(dict.fromkeys(found))


def mixed(game: Game) -> list[Variant]:
    """Tables with several settings changed at once, by chance, but the same ones in every run."""
    chance, found = Random(game.id), list[Variant]()
    for _ in range(MIXED * 10):
        options = {setting.name: chance.choice(setting.values) for setting in game.settings}
        variant = possible(game, options)
        if variant is not None and len(variant.words) > 1 and len(found) < MIXED:
            found.append(variant)
    return found


def possible(game: Game, options: Options) -> Variant | None:
    """A table with these options; with more seats, where it needs them."""
    most = {
        setting.name: setting.values[-1] for setting in game.settings if setting.name == "seats"
    }
    for more in ({}, most):
        try:
            game.new(options | more, 1)
        except BadInput:
            continue
        return Variant(game.id, tuple(spell(game, options | more)))
    return None


def covered() -> list[Variant]:
    """The same with cover on, for games that have it."""
    found = [
        variant if "cover" in variant.words else Variant(variant.name, (*variant.words, "cover"))
        for variant in ALL
        if any(setting.name == "cover" for setting in variant.game.settings)
    ]
    return list(dict.fromkeys(found))


ALL = variants()
COVERED = covered()
NAMES = sorted({variant.name for variant in ALL})


def pick(game: Game, state: Any, decision: Decision, random: Random) -> int:
    """A lively answer: first a verb, rarely an idle one, then one of its answers."""
    verbs: dict[str, list[int]] = {}
    for option in decision.options:
        verbs.setdefault(game.text(state, option).partition(" ")[0], []).append(option)
    busy = [verb for verb in verbs if verb not in IDLE]
    names = busy if busy and random.random() < 0.85 else list(verbs)
    return random.choice(verbs[random.choice(names)])


def some(game: Game, state: Any, random: Random) -> tuple[int, int]:
    """A seat and its answer, or now and then something that a seat says unasked."""
    if random.random() < UNASKED:
        seat = random.randrange(len(game.seats(state)))
        said = requests(game, state, seat)
        if said:
            return seat, random.choice(said)
    decision = random.choice(state.decisions)
    return decision.seat, pick(game, state, decision, random)


def step(game: Game, state: Any, random: Random) -> tuple[int, int]:
    """Give one answer; returns who gave it and which it was."""
    seat, option = some(game, state, random)
    game.answer(state, seat, option)
    return seat, option


def walk(variant: Variant, seed: int) -> Iterator[Any]:
    """The state at every question of a random game; it changes after each one."""
    game, random = variant.game, Random(seed)
    state = game.new(variant.options, seed)
    for _ in range(ENDLESS):
        yield state
        if not state.decisions:
            return
        state.events.clear()
        step(game, state, random)
    raise AssertionError(f"{variant.id} with seed {seed} does not end")


def somewhere(variant: Variant, seed: int, skip: int) -> Any:
    """A state so many answers into a random game."""
    state = None
    for number, found in enumerate(walk(variant, seed)):
        state = found
        if number == skip:
            break
    assert state is not None
    return state


class Played:
    """A game played to its end, some of its states, and what was wrong on the way."""

    def __init__(self, variant: Variant, seed: int) -> None:
        game, random = variant.game, Random(seed)
        self.match = match = Match(game, variant.options, seed)
        self.options: list[str] = []
        self.questions: list[str] = []
        self.unsound: list[str] = []
        self.stuck: list[str] = []
        every = []
        while not match.over and len(match.answers) < ENDLESS:
            every.append(match.state.copy())
            self._look(len(match.answers))
            match.answer(*some(game, match.state, random))
        self._look(len(match.answers))
        # Set-up is short, but much of it is secret.
        spread = every[:40:5] + every[1:3] + every[:: max(len(every) // SAMPLED, 1)]
        deep = sorted(every, key=lambda state: -len(state.frames))[:SAMPLED]
        self.samples = (*spread, *deep)

    def _look(self, at: int) -> None:
        game, state = self.match.game, self.match.state
        seats = [decision.seat for decision in state.decisions]
        if seats != sorted(set(seats)):
            self.questions.append(f"{at}: seats {seats}")
        for decision in state.decisions:
            options = list(decision.options)
            if not options or options != sorted(set(options)):
                self.options.append(f"{at}: {decision.ask} {options}")
            known = 0 <= decision.seat < len(game.seats(state))
            if not known or not decision.rule or not decision.ask.startswith("ask-"):
                self.questions.append(f"{at}: {decision}")
        if bool(state.decisions) == (game.result(state) is not None):
            self.stuck.append(f"{at}: {state.decisions} {game.result(state)}")
        fault = wrong(game.id, state)
        if fault:
            self.unsound.append(f"{at}: {fault}")


@cache
def played(variant: Variant, seed: int = 1) -> Played:
    """A random game of a variant, played once for all tests. Its states are not to be changed."""
    return Played(variant, seed)


def samples(variant: Variant) -> tuple[Any, ...]:
    """States all over a game, the deepest reactions among them. Not to be changed: copy them."""
    return played(variant).samples


def same(first: Any, second: Any) -> bool:
    """Whether two states are the same and ask the same."""
    return bool(first.dump() == second.dump() and first.decisions == second.decisions)
