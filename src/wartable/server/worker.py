"""A process that thinks for bots: asked on standard input, answers on standard output."""

import os
import signal
import sys
from random import Random
from typing import Any

import msgspec

from wartable.bots import make
from wartable.bots.budget import WALL
from wartable.bots.hint import hint
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput
from wartable.core.game import SPECTATOR, find, settle
from wartable.core.match import Match, replay
from wartable.server.thinking import HEAD
from wartable.words.hinting import tell
from wartable.words.text import LANGUAGES

TRIED = 3000
"""How many answers a position from outside is played on, to see that it is sound."""


def think(
    game_id: str,
    data: bytes,
    seat: int,
    bot: str,
    seed: int,
    share: float,
    cores: int,
    limit: float,
) -> int:
    """What a bot answers to the open question of a seat, in a share of its time."""
    end = WALL() + limit
    game = find(game_id)
    state = game.load(data)
    decision = next(found for found in state.decisions if found.seat == seat)
    thinker = make(bot, seed, think=share, clock=WALL, cores=cores)
    return thinker.choose(Seat(game, lambda: state, seat, lambda: end - WALL()), decision)


def advise(game_id: str, data: bytes, seat: int, level: str, seed: int, share: float) -> str:
    """A hint about the open question of a seat, and its words in every language, as JSON."""
    game = find(game_id)
    state = game.load(data)
    decision = next(found for found in state.decisions if found.seat == seat)
    found = hint(Seat(game, lambda: state, seat), decision, level, share, seed=seed, clock=WALL)
    told = {lang: tell(game, found, lang) for lang in LANGUAGES}
    return msgspec.json.encode((found, told)).decode()


def check(game_id: str, position: str, record: str, at: int | None, seed: int) -> str:
    """What is wrong with a position or a record, as JSON: it is read, and played on by chance."""
    try:
        if record:
            match = replay(record, at)
            if match.game.id != game_id:
                raise BadInput("game", match.game.id, "exactly", text=game_id)
        else:
            game = find(game_id)
            match = Match(game, settle(game, []), seed, position)
    except BadInput as bad:
        return msgspec.json.encode(bad.reason).decode()
    if not match.over:
        # Several people get what is hidden dealt anew: that must be possible, too.
        match.game.world(match.state, SPECTATOR, seed)
    chance = Random(seed)
    for _ in range(TRIED):
        if match.over:
            break
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, chance.choice(decision.options))
    return ""


def answer(question: tuple[Any, ...]) -> tuple[int | None, str]:
    """An answer, or what went wrong: its kind only, for a message may hold a hand of cards."""
    kind, *rest = question
    try:
        match kind:
            case "choose":
                return think(*rest), ""
            case "hint":
                return 0, advise(*rest)
            case _:
                return 0, check(*rest)
    except Exception as error:
        return None, type(error).__name__


def main() -> None:
    """Think until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not be taken for an answer.
    os.dup2(2, 1)
    while head := source.read(HEAD):
        question = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")))
        reply = msgspec.msgpack.encode(answer(tuple(question)))
        target.write(len(reply).to_bytes(HEAD, "big") + reply)
        target.flush()


if __name__ == "__main__":
    main()
