"""A game in progress: answers, the undo barrier, checkpoints and the record."""

import hashlib
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from itertools import islice
from typing import Any, Self

import msgspec
from msgspec import Struct, field

from wartable.core import joint, rng
from wartable.core import record as records
from wartable.core.decision import Decision, Illegal, OwnAnswer
from wartable.core.events import Event
from wartable.core.game import SPECTATOR, Game, Options, Shown, accepts, heeded, offers, requests
from wartable.core.orders import Order, Orders
from wartable.core.states import SavedState

CHECKPOINT = 64


class GivenAnswer(Struct, frozen=True, gc=False):
    """One answer that was given, and whether undo stops after it."""

    seat: int
    option: int
    words: str
    alone: bool
    barrier: bool
    aside: bool = False
    """Said unasked, and without effect so far: nobody else may notice."""
    auto: bool = False
    """Given for the seat: by its standing orders, or because nothing else was left to say."""


class SeenQuestions(Struct, frozen=True, gc=False):
    """The open questions as a seat that was not asked saw them: whose, and what."""

    questions: tuple[tuple[int, str], ...]


class Past(Struct):
    """How a match got to where it stands, as it was stored."""

    answers: list[GivenAnswer] = field(default_factory=list)
    events: list[tuple[int, Event]] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)
    marks: dict[int, str] = field(default_factory=dict)
    kept: dict[int, SavedState] = field(default_factory=dict)
    """States after some numbers of answers, the last one among them."""
    rules: dict[int, int] = field(default_factory=dict)
    """After how many answers each version of the rules began."""


class Match:
    """One table: the true state and how it came about."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        position: str = "",
        seats: str = "",
        *,
        deal: bool = False,
        shares: Sequence[joint.SeedShare] = (),
        obeys: bool = True,
        past: Past | None = None,
    ) -> None:
        self.game, self.seed, self.start, self.seats_note = game, seed, position, seats
        self.deal, self.shares = deal, shares
        if past is not None:
            self.state: Any = game.lift(past.kept[len(past.answers)])
        elif position:
            self.state = game.position(position, seed)
            if deal:
                # What no spectator could know about the position is dealt again: nobody knows it.
                self.state = game.world(self.state, SPECTATOR, seed)
        else:
            self.state = self._new(options, seed)
        self.options = game.options(self.state) if position else options
        past = past or Past(rules={0: game.rules_version})
        self.answers = past.answers
        self.events = past.events
        """What happened, each with the number of the answer that caused it (0: the set-up)."""
        self.hashes, self.marks = past.hashes, past.marks
        self.kept, self.rules = past.kept, past.rules
        last = max(self.rules)
        old = self.rules[last] != game.rules_version
        self.floor = len(self.answers) if old else last
        """What was answered before this belongs to older rules: it is shown, not played again."""
        self._restored, self._known = len(self.answers), dict[int, bool]()
        """What was answered before was kept by a program that may have had other rules; and from
        which of the kept states the rules of now are known to lead to the next one, or not."""
        self._mark = game.mark(self.state)
        self._checkpoints: dict[int, Any] = {len(self.answers): self.state.copy()}
        if not self.answers:
            self.kept.setdefault(0, game.saved(self.state.dump()))
        self.orders = [Orders() for _ in game.seats(self.state)]
        """What each seat wants done without being asked; nobody else sees it."""
        self._shown: list[tuple[Shown, ...]] = [()] * len(self.answers)
        """By number of answers: the open questions as those who were not asked saw them."""
        self._obeys, self._ordered = obeys, False
        """Whether standing orders are obeyed at once: a server does it in its own time."""
        self._drain()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions."""
        found: tuple[Decision, ...] = self.state.decisions
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.decisions

    def decision(self, seat: int) -> Decision | None:
        """The question that a seat has to answer, if any."""
        decisions: tuple[Decision, ...] = self.state.decisions
        for found in decisions:
            if found.seat == seat:
                return found
        return None

    def answer(self, seat: int, option: int, auto: bool = False) -> list[Event]:
        """Take an answer; returns what happened, including standing orders that it triggered."""
        return self._take(seat, option, auto) + self._obey()

    def order(self, seat: int, order: Order) -> list[Event]:
        """Give a standing order; it may answer an open question at once."""
        self.game.scope(self.state, seat).check(order)
        self.orders[seat].give(order)
        self._ordered = True
        said = heeded(self.game, self.state, seat, order)
        happened = [] if said is None else self._take(seat, said, auto=True)
        return happened + self._obey()

    def hush(self, seat: int, length: str) -> list[Event]:
        """Let a seat decline every reaction for the rest of this step or turn."""
        self.orders[seat].hush(length, self.game.reaction(self.state, seat))
        self._ordered = True
        return self._obey()

    def _obey(self) -> list[Event]:
        """Let standing orders answer; their answers go into the record like any other."""
        happened: list[Event] = []
        again = self._obeys and self._ordered
        while again:
            again = False
            for decision in self.decisions:
                reaction = self.game.reaction(self.state, decision.seat)
                if reaction is None:
                    continue
                option = self.orders[decision.seat].answer(reaction)
                if option is not None:
                    happened += self._take(decision.seat, option, auto=True)
                    again = True
                    break
        return happened

    def _take(self, seat: int, option: int, auto: bool = False) -> list[Event]:
        """Take one answer; an illegal one changes nothing."""
        state, game = self.state, self.game
        decision = self.decision(seat)
        # What a seat says unasked is written with its name, like answers given at the same time.
        alone = decision is not None and len(state.decisions) == 1
        words = ""
        asked = decision is not None and option in decision.options
        if asked or accepts(game, state, seat, option):
            words = game.text(state, option)
        before, questions = state.seed, state.decisions
        self._apply(state, seat, option)
        happened = list(state.events)
        barrier = state.seed != before or any(event.teaches for event in happened)
        aside = not asked and not happened and state.decisions == questions
        self.answers.append(GivenAnswer(seat, option, words, alone, barrier, aside, auto))
        self._drain()
        count = len(self.answers)
        mark = game.mark(state)
        if mark != self._mark or self.over:
            self._mark = mark
            self.marks[count] = mark
            data = state.dump()
            self.hashes[count] = _digest(data)
            self.kept[count] = game.saved(data)
        if count % CHECKPOINT == 0:
            self._checkpoints[count] = state.copy()
        return happened

    def _new(self, options: Options, seed: int) -> Any:
        return self.game.new(options, seed)

    def _apply(self, state: Any, seat: int, option: int) -> None:
        self.game.answer(state, seat, option)

    def copy(self) -> Self:
        """The same match, to be played on separately."""
        other = copy(self)
        other.state = self.state.copy()
        other.answers, other.events = self.answers[:], self.events[:]
        other._shown = self._shown[:]
        other.hashes, other.marks = {**self.hashes}, {**self.marks}
        other.kept, other.rules = {**self.kept}, {**self.rules}
        # What is stored of the past is never changed, only copied.
        other._checkpoints = {**self._checkpoints}
        other.orders = deepcopy(self.orders) if self._ordered else [Orders() for _ in self.orders]
        return other

    def own_answers(self, seat: int) -> list[OwnAnswer]:
        """What a seat has answered so far, and in which turn."""
        found, first = list[OwnAnswer](), self.kept.get(0)
        turn = self.game.mark(self.game.lift(first)) if first is not None else ""
        for count, given in enumerate(self.answers):
            turn = self.marks.get(count, turn)
            if given.seat == seat:
                found.append((turn, given.words))
        return found

    def recall(self, seat: int) -> Iterator[Event | GivenAnswer | SeenQuestions]:
        """Everything a seat has seen and said since the game began, in order."""
        seats, events = 1 << seat if seat >= 0 else 0, iter(self.events)
        following = next(events, None)
        last: tuple[tuple[int, str], ...] = ()
        for count, shown in enumerate(self._shown):
            fresh = bool(count and self.answers[count - 1].seat == seat)
            if fresh:
                yield self.answers[count - 1]
            while following is not None and following[0] == count:
                yield following[1].seen_by(seats)
                following, fresh = next(events, None), True
            asked = tuple((whose, ask) for to, whose, ask in shown if to & seats)
            # Several secret answers to one choice count as one question.
            if asked and (fresh or asked != last):
                yield SeenQuestions(asked)
            last = asked

    def information(self, seat: int) -> str:
        """What a seat knows, with perfect recall: what it saw and said, and what it sees now."""
        lines, names = list[str](), self.game.seats(self.state)
        for row in self.recall(seat):
            match row:
                case GivenAnswer():
                    lines.append(f"> {row.words}")
                case SeenQuestions():
                    lines.append(
                        "? " + ", ".join(f"{names[who]} {ask}" for who, ask in row.questions)
                    )
                case Event():
                    secret = ("|", *row.secret) if row.secret else ()
                    lines.append(" ".join(map(str, (row.kind, *row.args, *secret))))
        return "\n".join([*lines, self.seen(seat)])

    def seen(self, seat: int) -> str:
        """What a seat sees now, as JSON."""
        return msgspec.json.encode(self.game.view(self.state, seat)).decode()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def say(self, seat: int, words: str) -> list[Event]:
        """Take an answer in words."""
        return self.answer(seat, self.game.parse(self.state, seat, words))

    def hash(self) -> str:
        """A short hash of the state."""
        return _digest(self.state.dump())

    def change_rules(self) -> None:
        """Go on under the current rules from where the game stands; the past stays as it was."""
        count = len(self.answers)
        self.rules[count] = self.game.rules_version
        self.kept[count] = self.game.saved(self.state.dump())
        self.floor = count

    def differs(self) -> bool:
        """Whether the current rules lead elsewhere than the game went since they changed."""
        return any(at >= self.floor and not self._leads_on(at) for at in list(self.kept))

    def _leads_on(self, start: int) -> bool:
        """Whether the current rules lead from a stored state to the next one."""
        later = [at for at in list(self.kept) if at > start]
        if start >= self._restored or not later:
            return True
        if start not in self._known:
            self._known[start] = self._again(start, min(later))
        return self._known[start]

    def _again(self, start: int, end: int) -> bool:
        kept, state = self.kept[end], self.game.lift(self.kept[start])
        try:
            for given in self.answers[start:end]:
                self.game.answer(state, given.seat, given.option)
            data = state.dump()
            return data == kept.data or bool(data == self.game.lift(kept).dump())
        except Exception:
            # Under other rules an answer may no longer exist, or anything may be missing.
            return False

    @property
    def last(self) -> int:
        """Who gave the last answer that others may know about, or nobody (-1)."""
        for given in reversed(self.answers):
            if not given.aside:
                return given.seat
        return -1

    def undoable(self, seat: int) -> int:
        """How many answers a seat can undo on its own: back to the last barrier."""
        free = 0
        for given in islice(reversed(self.answers), len(self.answers) - self.floor):
            # What someone said aside must not show.
            if given.aside:
                continue
            # Nor what was answered while others decide in secret, once they have.
            if given.seat != seat or given.barrier or not given.alone:
                break
            free += not given.auto
        return free

    def before_own(self, seat: int) -> int:
        """How many answers there were before the last one that a seat gave itself."""
        # What was answered for it would only be answered for it again.
        for count in range(len(self.answers) - 1, self.floor - 1, -1):
            given = self.answers[count]
            if given.seat == seat and not given.auto and not given.aside:
                return count
        raise self._nothing_to_undo()

    def _nothing_to_undo(self) -> Illegal:
        return Illegal("table", "reason-undo-rules" if self.floor else "reason-nothing-to-undo")

    def concerned(self, count: int) -> set[int]:
        """The seats that must agree before the game goes back to so many answers.

        Those whose own answers would be undone; and all of them if someone has learnt something
        since, which nobody can unlearn, or decided in secret, which must not show.
        """
        undone = [given for given in self.answers[count:] if not given.aside]
        if any(given.barrier or not given.alone for given in undone):
            return set(range(len(self.orders)))
        return {given.seat for given in undone}

    def undo(self, seat: int, agreed: bool = False) -> GivenAnswer:
        """Undo the last answer; past the barrier only if everyone concerned has agreed."""
        if len(self.answers) <= self.floor:
            raise self._nothing_to_undo()
        last = self.answers[-1]
        if last.aside and (agreed or last.seat == seat):
            self.rewind(len(self.answers) - 1)
            return last
        if not agreed and not self.undoable(seat):
            raise Illegal("table", "reason-undo-barrier")
        shown = (at for at, given in enumerate(self.answers) if not given.aside)
        count = max(shown) if agreed else self.before_own(seat)
        last = self.answers[count]
        self.take_back(count)
        return last

    def take_back(self, count: int) -> None:
        """Undo all answers after the first `count`; what was said unasked stays said."""
        asides = [given for given in self.answers[count:] if given.aside]
        self.rewind(count)
        for given in asides:
            seat, option = given.seat, given.option
            # A seat that is asked now would do it at once instead of saying it aside.
            at_once = self.decision(seat) and option in offers(self.game, self.state, seat)
            if option in requests(self.game, self.state, seat) and not at_once:
                self._take(seat, option, auto=True)

    def course(self, first: int, last: int) -> Iterator[Any]:
        """The states after `first` to `last` answers: one copy, which goes on.

        Of what was played under older rules only the stored states are left, one for the start of
        each turn: until the next one, nothing changes. The same goes for all of the past if the
        rules turn out to lead elsewhere without having a new number.
        """
        start = max(at for at in (*self._checkpoints, *self.kept) if at <= first)
        # Copied now, so that the game may go on while someone reads the past.
        copy, kept = self._checkpoints.get(start), self.kept.copy()
        answers, floor = self.answers[start:last], self.floor

        def going() -> Iterator[Any]:
            state = self.game.lift(kept[start]) if copy is None else copy.copy()
            state.events.clear()
            until = floor
            for count in range(start + 1, last + 2):
                if count > first:
                    yield state
                if count > last:
                    return
                if count > until and count - 1 in kept and not self._leads_on(count - 1):
                    until = self.floor = max(kept)
                if count > until:
                    given = answers[count - start - 1]
                    self.game.answer(state, given.seat, given.option)
                    state.events.clear()
                elif count in kept:
                    state = self.game.lift(kept[count])

        return going()

    def at(self, count: int) -> Any:
        """The state after `count` answers, as a copy."""
        return next(self.course(count, count))

    def rewind(self, count: int) -> None:
        """Go back to the state after `count` answers."""
        state = self.at(count)
        if count < self.floor:
            raise Illegal("table", "reason-undo-rules")
        self.state = state
        self._checkpoints = {at: s for at, s in self._checkpoints.items() if at <= count}
        del self.answers[count:], self._shown[count + 1 :]
        self.events = [row for row in self.events if row[0] <= count]
        self.hashes = {at: h for at, h in self.hashes.items() if at <= count}
        self.marks = {at: mark for at, mark in self.marks.items() if at <= count}
        self.kept = {at: state for at, state in self.kept.items() if at <= count}
        self._mark = self.game.mark(state)

    def record(self) -> str:
        """The game as text, to keep, read and replay, with the position of each turn."""
        seats = self.game.seats(self.state)
        count = len(self.answers)
        wanted = sorted({0, count, *self.rules, *self.marks} & {count, *self.kept})
        return records.write(
            records.Record(
                game=self.game,
                options=self.options,
                seed_hash=rng.fingerprint(self.seed),
                seed=self.seed,
                rules=self.rules[0],
                answers=[("" if a.alone else seats[a.seat], a.words) for a in self.answers],
                hashes={**self.hashes, count: self.hash()},
                position=self.start,
                seats=self.seats_note,
                deal=self.deal,
                shares=list(self.shares),
                positions={at: self.game.write(self.at(at)) for at in wanted},
                changes={at: version for at, version in self.rules.items() if at},
            ),
            self.marks,
        )

    def _drain(self) -> None:
        count = len(self.answers)
        self.events += [(count, event) for event in self.state.events]
        self.state.events.clear()
        self._shown.append(self.game.shown(self.state))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]
