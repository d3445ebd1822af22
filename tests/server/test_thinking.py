"""Bots think beside the server, and the slow ones hold up nobody."""

import asyncio

import pytest
from tests.server import loops

from wartable.core.game import find, settle
from wartable.server.thinking import BotFailed, Thinkers

GAME = find("quartermaster")
STATE = GAME.new(settle(GAME, []), 1)
DATA = STATE.dump()
OPTIONS = STATE.decisions[0].options


def test_who_answers_at_once_does_not_wait_behind_who_thinks() -> None:
    async def run() -> tuple[int, int]:
        thinkers = Thinkers(1, 30.0, 10.0)
        try:
            await thinkers.choose("quartermaster", DATA, 0, "recruit")
            slow = [
                asyncio.create_task(thinkers.choose("quartermaster", DATA, 0, "general"))
                for _ in range(2)
            ]
            await asyncio.sleep(0)
            quick = await thinkers.choose("quartermaster", DATA, 0, "recruit")
            assert not any(task.done() for task in slow)
            return quick, (await asyncio.gather(*slow))[0]
        finally:
            await thinkers.close()

    quick, slow = loops.run(run())
    assert quick in OPTIONS and slow in OPTIONS


def test_a_bot_that_fails_says_so_and_the_next_question_is_answered() -> None:
    async def run() -> int:
        thinkers = Thinkers(1, 30.0, 10.0)
        try:
            with pytest.raises(BotFailed, match="BadInput"):
                await thinkers.choose("quartermaster", DATA, 0, "robot")
            return await thinkers.choose("quartermaster", DATA, 0, "recruit")
        finally:
            await thinkers.close()

    assert loops.run(run()) in OPTIONS


def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, 0.01, 10.0)
        try:
            with pytest.raises(BotFailed, match="longer"):
                await thinkers.choose("quartermaster", DATA, 0, "marshal")
        finally:
            await thinkers.close()

    loops.run(run())
