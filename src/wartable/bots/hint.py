"""What a bot would answer, and why: ids and numbers only, from what the seat may know.

While the bot searches, an observer writes down where each answer led. Then the best few answers are
tried in some more worlds, all in the same ones, and there the replies of the other side are
watched: what a reply costs is how far it lowers the chance of winning.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Literal

from msgspec import Struct

from wartable.bots.budget import CPU, ReadClock
from wartable.bots.causes import Cause, causes
from wartable.bots.general import GeneralBot
from wartable.bots.judging import JudgingBot, known_by
from wartable.bots.marshal import MarshalBot
from wartable.bots.officer import OfficerBot
from wartable.bots.outlook import Outlook, OwnAndOthers
from wartable.bots.recruit import RecruitBot
from wartable.bots.search import NEAR, Search
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput, Decision
from wartable.core.game import Game
from wartable.core.parts import REASONS, Reasons, part
from wartable.core.speaking import speaker
from wartable.core.summary import Facts

LEVELS: dict[str, type[GeneralBot]] = {"general": GeneralBot, "marshal": MarshalBot}
"""The bots that search: they say what they have found."""
QUICK: dict[str, type[JudgingBot]] = {"recruit": RecruitBot, "officer": OfficerBot}
"""The others: what they choose is compared with whatever else looks good."""
BEST = 3
COMPARED = 5
"""How many answers are looked at closely."""
WORLDS = 8
"""In how many more worlds."""
SAME = 0.005
"""Chances that differ by less count as equal."""
CLOSE = 0.015
DECIDED = 0.95
FEARED = 0.01
"""How much a reply must cost to be mentioned."""
PASS = "pass"
STEPS = 3
"""The most steps of a plan."""


class HintedAnswer(Struct, frozen=True):
    """An answer, and how to say it to people."""

    answer: str
    ask: str
    message: str
    facts: Facts


class Move(Struct, frozen=True):
    """An answer of the seat and its results in worlds that may be the true one."""

    said: HintedAnswer
    chance: float
    """How likely its side is to win, from 0 to 1."""
    error: float
    """The standard error of that; for all but the first, of the difference from the first."""
    lead: float | None
    """The expected lead at the end, if the game's model has one."""
    worlds: int


class LikelyReply(Struct, frozen=True):
    """What the other side might answer: in worlds that were dealt, not in the true one."""

    seat: str
    said: HintedAnswer
    before: HintedAnswer | None
    """What the seat answered just before, if that was a choice too: mostly, the card."""
    cost: float
    """By how much it makes winning less likely."""
    likely: float
    """In what share of the worlds it came."""


class Hint(Struct, frozen=True):
    """What a bot would do, and why."""

    seat: str
    level: str
    verdict: Literal["only", "equal", "close", "clear"]
    outlook: Literal["won", "lost", "open"]
    moves: tuple[Move, ...]
    """Best first, at most three."""
    why: tuple[Cause, ...]
    """Reasons for the first, strongest first."""
    plan: tuple[HintedAnswer, ...]
    """What the seat would do after the first, as far as most of the lines agree."""
    fear: LikelyReply | None


class Trial(Struct, frozen=True):
    """Where an answer led in a world."""

    chance: float
    value: float
    lead: float | None
    rows: OwnAndOthers | None


class OpponentReply(Struct, frozen=True):
    """An answer of the other side, and what the same seat answered just before."""

    seat: int
    said: HintedAnswer
    before: HintedAnswer | None

    def __hash__(self) -> int:
        return hash((self.seat, self.said.answer))


class Notes:
    """The observer of a search."""

    def __init__(self, game: Game, outlook: Outlook) -> None:
        self._game, self._outlook, self._speaker = game, outlook, speaker(game)
        self.lines: dict[int, dict[int, Trial]] = {}
        """By answer and number of the world."""
        self.replies: dict[OpponentReply, list[float]] = {}
        """By answer of the other side: each time, how the chance changed."""
        self.plans: list[list[HintedAnswer]] = []
        """Behind the first answer, in each watched line: what the seat itself does."""
        self.watched = 0
        """How many lines the replies were watched in."""
        self._watching = False
        self._world = 0
        self._reply: tuple[OpponentReply, float] | None = None
        self._last: OpponentReply | None = None
        self._seen: list[Trial] = []

    def another_world(self) -> None:
        """Note that another world begins, and that replies to the next line are watched."""
        self._world += 1
        self._watching = True
        self.plans.append([])

    def follows(self, world: Any, decision: Decision, option: int) -> None:
        """Note that someone answers."""
        if not self._watching:
            return
        self._settle(world)
        if len(decision.options) > 1 and self._outlook.opposes(decision.seat):
            last, seat = self._last, decision.seat
            before = last.said if last and last.seat == seat else None
            self._last = OpponentReply(seat, self.say(world, decision, option), before)
            self._reply = self._last, self._outlook.chance(world)
        elif len(decision.options) > 1:
            self._last = None
            if self._outlook.seat == decision.seat:
                self.plans[-1].append(self.say(world, decision, option))

    def _settle(self, world: Any) -> None:
        """Note how much the last reply has changed the chance."""
        if self._reply is not None:
            reply, before = self._reply
            self.replies.setdefault(reply, []).append(self._outlook.chance(world) - before)
            self._reply = None

    def values(self, world: Any) -> None:
        """Note that a turn or the line is over."""
        self._settle(world)
        look = self._outlook
        chance, value, lead = look.chance(world), look.value(world), look.lead(world)
        self._seen.append(Trial(chance, value, lead, look.rows(world)))

    def ends(self, option: int) -> None:
        """Note that a line is over: it is worth the average of what was seen in it."""
        self._last = None
        self.watched += self._watching
        self._watching = False
        lines = self.lines.setdefault(option, {})
        if self._world in lines:
            self._world += 1
        lines[self._world] = _average(self._seen)
        self._seen = []

    def say(self, world: Any, decision: Decision, option: int) -> HintedAnswer:
        """An answer and how to say it."""
        message, facts = self._speaker.answer(world, decision, option)
        ask = decision.ask.removeprefix("ask-")
        return HintedAnswer(self._game.text(world, option), ask, message, facts)


def hint(
    seat: Seat,
    decision: Decision,
    level: str = "general",
    think: float = 1.0,
    *,
    seed: int = 0,
    clock: ReadClock | None = CPU,
) -> Hint:
    """What a bot would answer, and why; the same for the same seed unless a clock ends it."""
    if level not in LEVELS and level not in QUICK:
        raise BadInput("level", level, "one-of", choices=(*QUICK, *LEVELS))
    bot = LEVELS.get(level, GeneralBot)(seed)
    known = known_by(bot.level, seat.game)
    if known is None:
        raise BadInput("hint", seat.game.id, "game-of-bots")
    bot.allow(think, clock)
    world = seat.world(seed)
    outlook = Outlook(seat.game, known, seat.number, world)
    notes = Notes(seat.game, outlook)
    search = bot.search(seat, decision, known, notes)
    # Explain what people can follow: near turns, with little luck in them.
    search.ahead = search.turns = min(search.ahead, NEAR)
    if level in QUICK:
        leader = QUICK[level](seed).choose(seat, decision)
    else:
        search.think()
        leader = search.best()
    compared = _compared(search, notes, leader)
    for _ in range(WORLDS):
        notes.another_world()
        search.look(compared)
    lines = notes.lines
    gaps = {option: _gap(lines[leader], lines[option]) for option in compared}
    ranked = [leader, *sorted(compared[1:], key=lambda option: gaps[option][0])]
    moves = []
    for option in ranked[:BEST]:
        moves.append(_move(notes.say(world, decision, option), lines[leader], lines[option]))
    verdict = _verdict([gaps[option] for option in ranked[1:]])
    why: tuple[Cause, ...] = ()
    # A difference within the error is no reason.
    if verdict in ("close", "clear") and gaps[ranked[1]][0] > gaps[ranked[1]][1]:
        why = _why(seat.game, outlook, world, lines, ranked)
    chance = moves[0].chance
    return Hint(
        seat=seat.name,
        level=level,
        verdict=verdict,
        outlook="won" if chance >= DECIDED else "lost" if chance <= 1 - DECIDED else "open",
        moves=tuple(moves),
        why=why,
        plan=_plan(notes.plans, part(seat.game, REASONS)),
        fear=_fear(notes, seat.game.seats(world), part(seat.game, REASONS)),
    )


def _compared(search: Search, notes: Notes, leader: int) -> list[int]:
    """The answers to look at closely: the leader, the closest ones, the most promising ones."""
    lines = notes.lines
    tried = [option for option in lines if option != leader]
    tried.sort(key=lambda option: _gap(lines[leader], lines[option])[0])
    unseen = [option for option in search.hope if option not in lines and option != leader]
    return [leader, *tried, *unseen[: BEST - 1]][:COMPARED]


def _gap(first: dict[int, Trial], other: dict[int, Trial]) -> tuple[float, float]:
    """How far an answer is behind the first in the same worlds, and the error of that."""
    return _mean([first[at].value - line.value for at, line in other.items() if at in first])


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; None for a single value."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


def _move(said: HintedAnswer, first: dict[int, Trial], own: dict[int, Trial]) -> Move:
    """An answer by its distance from the first, since they were not tried equally often."""
    chance, error = _mean([line.chance for line in first.values()])
    lead: float | None = None
    leads = [line.lead for line in first.values() if line.lead is not None]
    if leads:
        lead = sum(leads) / len(leads)
    if own is not first:
        shared = [(first[at], line) for at, line in own.items() if at in first]
        behind, error = _mean([a.chance - b.chance for a, b in shared])
        chance -= behind
        if lead is not None:
            lead -= sum((a.lead or 0) - (b.lead or 0) for a, b in shared) / len(shared)
    return Move(said, chance, error, lead, len(own))


def _verdict(gaps: list[tuple[float, float]]) -> Literal["only", "equal", "close", "clear"]:
    if not gaps:
        return "only"
    if all(abs(gap) < SAME for gap, _ in gaps[: BEST - 1]):
        return "equal"
    gap, error = gaps[0]
    return "close" if gap < max(CLOSE, error) else "clear"


def _why(
    game: Game, outlook: Outlook, world: Any, lines: dict[int, dict[int, Trial]], ranked: list[int]
) -> tuple[Cause, ...]:
    """What the first answer has that the others lack, in worlds where all were tried."""
    now = outlook.rows(world)
    model = outlook.model(world)
    if model is None or now is None:
        return ()
    shared = set.intersection(*(set(lines[option]) for option in ranked))
    first = _average([lines[ranked[0]][at] for at in shared])
    others = _average([lines[option][at] for option in ranked[1:] for at in shared])
    if first.rows is None or others.rows is None:
        return ()
    return causes(game, model, world, now, first.rows, others.rows)


def _average(lines: list[Trial]) -> Trial:
    """The mean of some lines."""
    count = len(lines)
    leads = [line.lead for line in lines if line.lead is not None]
    rows = [line.rows for line in lines if line.rows is not None]
    return Trial(
        sum(line.chance for line in lines) / count,
        sum(line.value for line in lines) / count,
        sum(leads) / count if leads else None,
        (_columns([row[0] for row in rows]), _columns([row[1] for row in rows])) if rows else None,
    )


def _columns(rows: list[list[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _plan(plans: list[list[HintedAnswer]], reasons: Reasons | None) -> tuple[HintedAnswer, ...]:
    """The longest sequence of deeds that most of the lines have in common."""
    if reasons is None:
        return ()
    ways = [[said for said in plan if reasons.deed(said.answer)] for plan in plans]
    found: list[HintedAnswer] = []
    while len(found) < STEPS:
        at = len(found)
        ways = [way for way in ways if len(way) > at]
        asked = [way[at].answer for way in ways]
        common = max(sorted(set(asked)), key=asked.count, default="")
        if asked.count(common) * 2 <= len(plans):
            break
        ways = [way for way in ways if way[at].answer == common]
        found.append(ways[0][at])
    return tuple(found)


def _fear(notes: Notes, seats: Sequence[str], reasons: Reasons | None) -> LikelyReply | None:
    """The reply that costs most on average, counting how often it comes."""
    declined: dict[tuple[int, str], list[float]] = {}
    for reply, changes in notes.replies.items():
        if reply.said.answer == PASS:
            declined.setdefault((reply.seat, reply.said.ask), []).extend(changes)
    found: list[tuple[float, LikelyReply]] = []
    for reply, changes in notes.replies.items():
        said = reply.said
        # Not reacting has its price too: what counts is what a reaction prevents.
        usual = declined.get((reply.seat, said.ask), [0.0])
        cost = sum(usual) / len(usual) - sum(changes) / len(changes)
        likely = min(1.0, len(changes) / notes.watched)
        if cost >= FEARED and reasons is not None and reasons.deed(said.answer):
            fear = LikelyReply(seats[reply.seat], said, reply.before, cost, likely)
            found.append((cost * likely, fear))
    return max(found, key=lambda pair: pair[0])[1] if found else None
