"""Measure the thoughts of bots on positions from the middle of games."""

from time import process_time

from benchmarks.sheet import Sheet
from wartable.bots import make
from wartable.bots.general import GeneralBot
from wartable.bots.marshal import MarshalBot
from wartable.bots.seat import Seat
from wartable.core.decision import Decision
from wartable.core.game import Game, settle
from wartable.core.parts import PACE, part

SECONDS = 2.0
"""The time of each measurement."""
QUICK = 0.005
"""What a thought of an officer may take."""


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


def patient(game: Game) -> GeneralBot:
    """A general with a marshal's time: it searches also where a glance would do."""
    bot = GeneralBot(1)
    bot.allow(MarshalBot.seconds / GeneralBot.longest(part(game, PACE)))
    return bot


def measure(game: Game, words: tuple[str, ...]) -> Sheet:
    """Worlds and lines a second, and what a thought of each level costs."""
    seat, decision = middle(game, words)
    began, worlds = process_time(), 0
    source = seat.worlds(1)
    while process_time() - began < SECONDS:
        next(source)
        worlds += 1
    dealt = worlds / (process_time() - began)
    bot, general = patient(game), GeneralBot(1)
    while bot.thoughts.seconds < SECONDS:
        bot.choose(seat, decision)
    done = bot.thoughts
    sheet = Sheet(f"{' '.join((game.id, *words))}: a long search, {decision.ask}")
    sheet.row("worlds/s", f"{dealt:,.0f}")
    sheet.row("lines/s", f"{done.iterations / done.seconds:,.0f}")
    sheet.row("answers tried/s", f"{done.answers / done.seconds:,.0f}")
    for level in ("recruit", "officer"):
        thought = _quick(level, seat, decision)
        met = thought <= QUICK if level == "officer" else None
        target = f"≤ {QUICK}" if level == "officer" else ""
        sheet.row(f"{level}: thoughts/s", f"{1 / thought:,.0f}")
        sheet.row(f"{level}: time of a thought, s", f"{thought:.4f}", target, met)
    marshal = MarshalBot(1)
    for thinker, name in ((general, "general"), (marshal, "marshal")):
        thinker.choose(seat, decision)
        thought = thinker.thoughts.seconds / thinker.thoughts.questions
        met = thought <= thinker.seconds * 1.2
        sheet.row(f"{name}: thoughts/s", f"{1 / thought:,.1f}")
        sheet.row(f"{name}: time of a thought, s", f"{thought:.3f}", f"≤ {thinker.seconds}", met)
    return sheet


def _quick(level: str, seat: Seat, decision: Decision) -> float:
    """How long a bot takes that does not search."""
    bot, thoughts, began = make(level, 1), 0, process_time()
    while process_time() - began < SECONDS / 2:
        bot.choose(seat, decision)
        thoughts += 1
    return (process_time() - began) / thoughts
