"""Measure the search of a general on positions from the middle of games."""

from time import process_time

from benchmarks.sheet import Sheet
from wartable.bots import make
from wartable.bots.general import GeneralBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import Game, settle

SECONDS = 2.0
"""The time of each measurement."""


def middle(game: Game, words: tuple[str, ...]) -> tuple[Seat, Decision]:
    """A question that leaves much choice, from the middle of a game of recruits."""
    options = settle(game, list(words))
    state, kept = game.new(options, 1), []
    chairs = range(len(game.seats(state)))
    bots = [make("recruit", chair) for chair in chairs]
    while state.decisions:
        decision = state.decisions[0]
        kept.append((state.copy(), decision))
        seat = Seat(game, lambda: state, decision.seat)
        game.answer(state, decision.seat, bots[decision.seat].choose(seat, decision))
        state.events.clear()
    near = kept[len(kept) // 2 :][:40]
    found, decision = max(near, key=lambda pair: len(pair[1].options))
    return Seat(game, lambda: found, decision.seat), decision


def measure(game: Game, words: tuple[str, ...]) -> Sheet:
    """Worlds and iterations a second, and what a thought of a general costs."""
    seat, decision = middle(game, words)
    began, worlds = process_time(), 0
    source = seat.worlds(1)
    while process_time() - began < SECONDS:
        next(source)
        worlds += 1
    dealt = worlds / (process_time() - began)
    bot = GeneralBot(1)
    while bot.thoughts.seconds < SECONDS:
        bot.choose(seat, decision)
    done = bot.thoughts
    sheet = Sheet(f"{' '.join((game.id, *words))}: search of a general, {decision.ask}")
    sheet.row("worlds/s", f"{dealt:,.0f}")
    sheet.row("iterations/s", f"{done.iterations / done.seconds:,.0f}")
    sheet.row("answers tried/s", f"{done.answers / done.seconds:,.0f}")
    thought = done.seconds / done.questions
    sheet.row("time of a thought, s", f"{thought:.2f}", "≤ 0.5", thought <= bot.seconds * 1.2)
    return sheet
