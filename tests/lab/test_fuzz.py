"""What a fuzzing run looks for is found: games with one thing wrong, and what is said of each."""

import ast
import re
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from wartable.core.decision import Decision, Illegal
from wartable.core.events import Event
from wartable.core.game import games, settle
from wartable.core.match import Match
from wartable.core.numbering import Bounds, Numbering
from wartable.lab import fuzz, leaks, sound
from wartable.lab import numbering as numbers

TOY = Path(__file__).parents[2] / "examples" / "stones" / "stones" / "game.py"
GAMES = 400
"""Some checks are made at one question of 150."""

Break = Callable[[Any, Any], None]
"""Breaks one thing of a game, given its module."""
BROKEN: dict[str, tuple[Break, str]] = {}


def broken(said: str) -> Callable[[Break], Break]:
    """A game with something wrong, of which this is said."""

    def keep(wrong: Break) -> Break:
        BROKEN[wrong.__name__] = wrong, said
        return wrong

    return keep


def asks(game: Any, change: Callable[[Any, tuple[int, ...]], tuple[int, ...]]) -> None:
    """Let a game offer other answers."""

    def ask(state: Any, frame: Any) -> tuple[Decision, ...] | None:
        asked: tuple[Decision, ...] | None = usual(state, frame)
        if asked is None:
            return None
        options = change(state, tuple(asked[0].options))
        return (msgspec.structs.replace(asked[0], options=options),)

    usual = game.steps.runs["take"]
    game.steps.runs["take"] = ask


def takes(game: Any, then: Callable[[Any, int, int], None]) -> None:
    """Let something happen after each answer."""

    def take(state: Any, frame: Any, seat: int, option: int) -> None:
        usual(state, frame, seat, option)
        then(state, seat, option)

    usual = game.steps.takes["take"]
    game.steps.takes["take"] = take


@broken("the game does not end")
def endless(module: Any, game: Any) -> None:
    game.bounds = lambda options: Bounds(2, 3, 10_000)
    takes(game, lambda state, _, option: setattr(state, "heap", state.heap + option))


@broken("everybody sees the secret of counted")
def secret_for_all(module: Any, game: Any) -> None:
    takes(game, lambda state, *_: state.events.append(Event("counted", (), (7,))))


@broken("the game ended and nobody has won")
def nobody_wins(module: Any, game: Any) -> None:
    game.result = lambda state: None


@broken("options of ask-take are empty, unsorted or twice: (3, 2, 1)")
def unsorted(module: Any, game: Any) -> None:
    asks(game, lambda _, options: options[::-1])


@broken("options of ask-take are empty, unsorted or twice: (1, 1)")
def twice(module: Any, game: Any) -> None:
    asks(game, lambda _, options: (1, 1))


@broken("ask-take: 3 has no number")
def without_a_number(module: Any, game: Any) -> None:
    game.actions = lambda options: Numbering((1, 2), str)


@broken("ask-take: 3 options or 1 answers are beyond")
def beyond_its_bounds(module: Any, game: Any) -> None:
    game.bounds = lambda options: Bounds(2, 2, 99)


@broken("answers are beyond")
def longer_than_its_bounds(module: Any, game: Any) -> None:
    game.bounds = lambda options: Bounds(2, 3, 3)


@broken("ask-take: a number is read back as another option")
def other_number(module: Any, game: Any) -> None:
    made = Numbering((1, 2, 3), str)
    made.options = (2, 1, 3)
    game.actions = lambda options: made


@broken("a copy differs")
def other_copy(module: Any, game: Any) -> None:
    def copy(state: Any) -> Any:
        other = usual(state)
        other.score[0] += 1
        return other

    usual, module.State.copy = module.State.copy, copy


@broken("a saved state loads as another")
def other_load(module: Any, game: Any) -> None:
    def load(data: bytes) -> Any:
        state = usual(data)
        state.score[1] += 1
        return state

    usual, game.load = game.load, load


@broken("a saved state loads as another")
def asks_another_when_loaded(module: Any, game: Any) -> None:
    def load(data: bytes) -> Any:
        state = usual(data)
        (asked,) = state.decisions
        state.decisions = (msgspec.structs.replace(asked, rule="stones 2"),)
        return state

    usual, game.load = game.load, load


@broken("is no answer to ask-take, but was taken")
def takes_anything(module: Any, game: Any) -> None:
    def answer(state: Any, seat: int, option: int) -> None:
        module.take(state, state.frames[-1], seat, max(1, min(option, state.heap)))
        game.steps.advance(state)

    game.answer = answer


@broken("of seat 1 is no answer to ask-take, but was taken")
def takes_from_anybody(module: Any, game: Any) -> None:
    usual = game.answer
    game.answer = lambda state, seat, option: usual(state, state.turn, option)


@broken("a refused answer changed something")
def refused_but_done(module: Any, game: Any) -> None:
    def answer(state: Any, seat: int, option: int) -> None:
        try:
            usual(state, seat, option)
        except Illegal:
            state.score[0] += 1
            raise

    usual, game.answer = game.answer, answer


@broken("'take 2' is not read as what it was written from")
def read_otherwise(module: Any, game: Any) -> None:
    game.parse = lambda state, seat, words: 1 if words == "take 2" else int(words[-1])


@broken("an answer to a copy changed the original")
def shared_list(module: Any, game: Any) -> None:
    def copy(state: Any) -> Any:
        other = usual(state)
        other.frames, other.score = state.frames, state.score
        return other

    usual, module.State.copy = module.State.copy, copy
    takes(game, lambda state, seat, _: state.score.__setitem__(seat, state.score[seat] + 1))


@broken("a position reads back as another state")
def half_a_position(module: Any, game: Any) -> None:
    usual = game.write
    game.write = lambda state: re.sub(r"score \[\d+", "score [9", usual(state))


@broken(" differs: north.score: ")
def seen_by_the_other(module: Any, game: Any) -> None:
    usual = game.view

    def view(state: Any, seat: int) -> Any:
        seen = usual(state, seat)
        return seen | {"north": {"score": state.score[0]}}

    game.view = view


@broken("the view of a spectator differs: lucky: ")
def seen_by_spectators(module: Any, game: Any) -> None:
    def view(state: Any, seat: int) -> Any:
        return usual(state, seat) | ({"lucky": state.lucky} if seat < 0 else {})

    usual, game.view = game.view, view


@broken("is asked something else in a world that agrees with what it has seen")
def asked_by_what_is_hidden(module: Any, game: Any) -> None:
    def world(state: Any, seat: int, seed: int) -> Any:
        found = usual(state, seat, seed)
        game.steps.advance(found)
        return found

    usual, game.world = game.world, world
    asks(game, lambda state, options: options[: max(1, state.lucky[1 - state.turn] - 1)])


@broken("sees other events after 'take ")
def told_of_what_is_hidden(module: Any, game: Any) -> None:
    takes(game, lambda state, *_: state.events.append(Event("scored", tuple(state.score))))


@broken("learns from who is asked after 'take ")
def turn_by_what_is_hidden(module: Any, game: Any) -> None:
    usual = game.view

    def view(state: Any, seat: int) -> Any:
        rows = [
            {"seat": module.SEATS[one.seat], "rule": one.rule, "ask": one.ask}
            for one in state.decisions
        ]
        return usual(state, seat) | {"decisions": rows}

    def then(state: Any, seat: int, _: int) -> None:
        if state.score[seat] > 1:
            state.turn = seat

    def hidden(state: Any, seat: int) -> Any:
        seen = view(state, seat)
        return {name: part for name, part in seen.items() if name != "turn"}

    game.view = hidden
    takes(game, then)


@broken(" is not sound: a number is too high")
def unsound(module: Any, game: Any) -> None:
    usual = game.world

    def world(state: Any, seat: int, seed: int) -> Any:
        found = usual(state, seat, seed)
        found.lucky = [9, 9]
        return found

    game.world = world


def failure(game: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said of the first of many games in which something is wrong."""
    monkeypatch.setitem(games(), game.id, game)
    monkeypatch.setattr(fuzz, "ENDLESS", 200)
    # Its words are found when it is installed.
    monkeypatch.setattr(fuzz, "LANGUAGES", ())
    usual = sound.wrong
    unlucky = "a number is too high"
    monkeypatch.setattr(
        sound, "wrong", lambda game, state: unlucky * (9 in state.lucky) or usual(game, state)
    )
    for seed in range(GAMES):
        found = fuzz.play((game.id, settle(game, []), seed, 1))
        if found.failure is not None:
            assert found.failure.seed == seed and found.failure.answer == found.answers
            return found.failure.what
    return ""


@pytest.fixture
def toy() -> Any:
    """The toy game in a module of its own, so that it can be broken."""
    spec = spec_from_file_location("toy_to_break", TOY)
    assert spec is not None and spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_with_a_game_is_found_and_named(
    toy: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    wrong, said = BROKEN[name]
    wrong(toy, toy.GAME)
    assert said in failure(toy.GAME, monkeypatch)


def test_in_a_game_that_is_sound_nothing_is_found(
    toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert failure(toy.GAME, monkeypatch) == ""


def test_a_game_that_fails_is_told_with_its_line(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.GAME.mark = lambda state: state.nothing
    said = failure(toy.GAME, monkeypatch)
    assert re.search(r"AttributeError: .*nothing.*\(test_fuzz.py:\d+\)", said)


def test_an_answer_that_is_another_when_it_is_given_again_is_found(toy: Any) -> None:
    match = Match(toy.GAME, settle(toy.GAME, ["heap=20"]), 1)
    for _ in range(3):
        match.answer(match.decisions[0].seat, 1)
    looking = fuzz.Fuzz(match, Random(1))
    looking.undo(match.state.dump())
    takes(toy.GAME, lambda state, seat, _: state.score.__setitem__(seat, 9))
    with pytest.raises(fuzz.CheckFailed, match="undone and done again, the state is another"):
        looking.undo(match.state.dump())


SAID_ELSEWHERE = (
    "the record replays to another state",
    "an option is offered twice",
    "undone and done again, the state is another",
)
"""A record has its hashes, what is offered twice is found before its numbers are looked at, and of
the last there is a test of its own."""


def test_for_all_that_may_be_found_there_is_a_game_in_which_it_is() -> None:
    texts = []
    for module in (fuzz, leaks, numbers):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            found: Any = node.value if isinstance(node, ast.Return) else None
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "CheckFailed":
                found = node.args[0]
            for one in (found.body, found.orelse) if isinstance(found, ast.IfExp) else (found,):
                if isinstance(one, ast.JoinedStr | ast.Constant) and ast.unparse(one) != "''":
                    parts = one.values if isinstance(one, ast.JoinedStr) else [one]
                    texts.append([part.value for part in parts if isinstance(part, ast.Constant)])
    said = [words for _, words in BROKEN.values()]
    assert len(texts) > 15
    for words in texts:
        text = max((part for part in words if isinstance(part, str)), key=len, default="")
        known = any(text.strip(" :'") in one or one.strip(" '") in text for one in said)
        assert len(text) < 8 or known or text in SAID_ELSEWHERE, text
