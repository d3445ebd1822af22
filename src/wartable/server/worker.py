"""A process that thinks for bots: questions on standard input, answers on standard output."""

import contextlib
import os
import resource
import signal
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from wartable.bots import BUDGET, make
from wartable.bots.budget import WALL
from wartable.bots.child_process import end_with_parent, receive, send
from wartable.bots.hint import hint
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, OwnAnswer, Reason
from wartable.core.exact import believed
from wartable.core.game import SPECTATOR, Game, find, games, settle
from wartable.core.match import Match
from wartable.core.parts import SCENARIO_FILES, part
from wartable.core.position import PositionLine, lines, named_game
from wartable.core.record import FIRST
from wartable.core.record import read as read_record
from wartable.core.replaying import replay
from wartable.core.speaking import speaker
from wartable.lab import sound
from wartable.server import api
from wartable.server.past import past_of
from wartable.server.thinking import READING
from wartable.words.hinting import tell
from wartable.words.text import LANGUAGES, words

MEMORY = 2 << 30
"""How many bytes reading a text may take."""
TRIED, AGAIN, SHORT = 3000, 12, 100
"""How far a text is played on to see that it is sound; how often again, and how far."""
MOST_ANSWERS = 8000
"""A question with more could not be sent in one message."""
FILE = "scenario"
"""The name of a scenario file that has none."""
MOST_PROBLEMS = 200
"""More than anyone reads."""
LOOKED = 10
"""After how many answers it is looked at again."""


def think(
    game_id: str,
    data: bytes,
    seat: int,
    said: list[OwnAnswer],
    bot: str,
    seed: int,
    share: float,
    cores: int,
    limit: float,
    until: float,
) -> int:
    """A bot's answer to the open question of a seat, in a share of its time."""
    # The clock is the same in all processes of a machine.
    end = min(WALL() + limit, until)
    share = min(share, max(0.01, end - WALL()) / BUDGET.get(bot, 1.0))
    game = find(game_id)
    state = game.load(data)
    decision = next(found for found in state.decisions if found.seat == seat)
    thinker = make(bot, seed, think=share, clock=WALL, cores=cores)
    asked = Seat(game, lambda: state, seat, lambda: end - WALL(), answers=lambda: said)
    return thinker.choose(asked, decision)


def advise(
    game_id: str,
    data: bytes,
    seat: int,
    said: list[OwnAnswer],
    level: str,
    seed: int,
    share: float,
) -> str:
    """A hint about the open question of a seat, and its words in every language, as JSON."""
    game = find(game_id)
    state = game.load(data)
    decision = next(found for found in state.decisions if found.seat == seat)
    asked = Seat(game, lambda: state, seat, answers=lambda: said)
    found = hint(asked, decision, level, share, seed=seed, clock=WALL)
    told = {lang: tell(game, state, found, lang) for lang in LANGUAGES}
    return msgspec.json.encode((found, told)).decode()


def check(game_id: str, position: str, record: str, at: int | None, seed: int) -> str:
    """What a position or a record contains, or what is wrong with it, as JSON.

    It is read, and played on at random, to make sure that it can be played.
    """
    try:
        if record:
            match = replay(record, at)
            if match.game.id != game_id:
                raise BadInput("game", match.game.id, "exactly", text=game_id)
            most = len(read_record(record).answers)
            if at is not None and at > most:
                raise BadInput("at", str(at), "up-to-its-end", most=most)
        else:
            match = _set_up(find(game_id), position, seed)
        found = past_of(match)
        _play_on(match, seed)
    except BadInput as bad:
        return msgspec.json.encode((bad.reason, None)).decode()
    return msgspec.json.encode((None, found)).decode()


def read(text: str, seed: int) -> str:
    """What a record or a position contains, or what is wrong with it, as JSON."""
    record = text.startswith(FIRST)
    try:
        if record:
            match = replay(text)
        else:
            match = _position(text, seed)
        names = match.game.seats(match.state)
        found = api.Understood(
            kind="record" if record else "position",
            game=match.game.id,
            seats=list(names),
            asked=[names[decision.seat] for decision in match.decisions],
            answers=len(match.answers),
        )
        _play_on(match, seed)
    except BadInput as bad:
        return msgspec.json.encode((bad.reason, None)).decode()
    return msgspec.json.encode((None, found)).decode()


def scenario(game_id: str, text: str, seed: int) -> str:
    """What is wrong with a scenario file, and how it looks, as JSON."""
    game = find(game_id)
    files = part(game, SCENARIO_FILES)
    if files is None:
        able = [name for name, one in games().items() if part(one, SCENARIO_FILES)]
        bad = BadInput("game", game_id, "one-of", choices=able)
        return msgspec.json.encode((bad.reason, None)).decode()
    wrong, drawn = files.problems(text, FILE), files.drawn(text)
    names = (
        {lang: words(lang, game_id).forms(files.names(text, lang)) for lang in LANGUAGES}
        if drawn
        else {}
    )
    position = "" if wrong else files.position(text)
    match = _set_up(game, position, seed) if position else None
    found = api.ScenarioRead(
        problems=[_placed(bad) for bad in wrong[:MOST_PROBLEMS]],
        oddities=[] if wrong else [_placed(bad) for bad in files.warnings(text, FILE)],
        draft=msgspec.to_builtins(drawn) if drawn else {},
        names=names,
        position=position,
        seats=list(game.seats(match.state)) if match else [],
    )
    return msgspec.json.encode((None, found)).decode()


def _placed(bad: BadInput) -> Reason:
    """What is wrong at a place in a file, without the file's name."""
    where = str(bad.where).removeprefix(FILE).lstrip(": ")
    at: str | int = int(where) if where.isdecimal() else where
    return msgspec.structs.replace(bad.reason, args={**bad.reason.args, "where": at})


def _exact(text: str) -> PositionLine | None:
    """The line of a position that no person writes, if there is one."""
    return next((line for line in lines(text) if line.key == "exact"), None)


def _set_up(game: Game, text: str, seed: int) -> Match:
    with believed(_exact(text)):
        return Match(game, settle(game, []), seed, text)


def _position(text: str, seed: int) -> Match:
    """The position of the game it names, or of the only game that can read it."""
    name = named_game(text)
    able: list[Match] = []
    wrong: list[BadInput] = []
    for game in [find(name)] if name else games().values():
        try:
            able.append(_set_up(game, text, seed))
        except BadInput as bad:
            wrong.append(bad)
    if len(able) > 1:
        choices = [match.game.id for match in able]
        raise BadInput("game", "", "one-of", choices=choices)
    if not able:
        # The game whose reader got furthest is the one that was meant.
        raise max(wrong, key=lambda bad: bad.where if isinstance(bad.where, int) else 0)
    return able[0]


def _play_on(match: Match, seed: int) -> None:
    """Make sure that a game can go on: deal for several people, ask, answer and play."""
    exact = _exact(match.game.write(match.state) if match.floor else match.start)
    with believed(exact):
        _look(match)
        _play(match.game, match.state.copy(), seed, TRIED)
        for more in range(AGAIN if exact is not None else 0):
            _play(match.game, match.state.copy(), seed + more + 1, SHORT)


def _look(match: Match) -> None:
    """Make sure that everyone can see, say and answer what is asked, and nothing is missing."""
    game, state = match.game, match.state
    wrong = sound.wrong(game, state)
    if wrong:
        raise ValueError(wrong)
    data = state.dump()
    assert game.load(data).decisions == state.decisions
    # For several people, hidden things are dealt again: that must be possible, too.
    for seat in (SPECTATOR, *range(len(game.seats(state)))):
        game.view(state, seat)
        if not match.over:
            game.world(state, seat, len(data))
    tell = speaker(game)
    for decision in state.decisions:
        tell.question(state, decision)
        game.reaction(state, decision.seat)
        for option in decision.options:
            tell.answer(state, decision, option)
            assert game.parse(state, decision.seat, game.text(state, option)) == option
            game.answer(state.copy(), decision.seat, option)


def _play(game: Game, state: Any, seed: int, count: int) -> None:
    """Play some answers at random; what must be conserved is."""
    chance = Random(seed)
    for number in range(count):
        if not state.decisions:
            break
        if number % LOOKED == 0 and sound.wrong(game, state):
            raise ValueError
        decision = chance.choice(state.decisions)
        if len(decision.options) > MOST_ANSWERS:
            raise ValueError
        game.answer(state, decision.seat, chance.choice(decision.options))
        state.events.clear()


def measured(work: Callable[..., str], *rest: Any) -> str:
    """Work on a stranger's text; if it needs too much processor time, this process ends."""
    *given, limit = rest
    # The system ends this process, even in the middle of one endless calculation.
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def answer(question: tuple[Any, ...]) -> tuple[int | None, str]:
    """An answer, or the kind of error only, because a message may contain a hand of cards."""
    kind, *rest = question
    try:
        match kind:
            case "choose":
                return think(*rest), ""
            case "hint":
                return 0, advise(*rest)
            case "read":
                return 0, measured(read, *rest)
            case "scenario":
                return 0, measured(scenario, *rest)
            case _:
                return 0, measured(check, *rest)
    except Exception as error:
        return None, type(error).__name__


def main() -> None:
    """Think until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent, kind = int(sys.argv[1]), sys.argv[2]
    end_with_parent(parent)
    if kind == READING:
        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not be mistaken for an answer.
    os.dup2(2, 1)
    with contextlib.suppress(EOFError):
        while True:
            question = msgspec.msgpack.decode(receive(source))
            send(target, msgspec.msgpack.encode(answer(tuple(question))))


if __name__ == "__main__":
    main()
