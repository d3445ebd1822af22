"""A game being played: answers, the undo barrier, checkpoints and the record."""

import hashlib
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from typing import Any, Self

import msgspec
from msgspec import Struct

from wartable.core import joint, rng
from wartable.core import record as records
from wartable.core.decision import BadInput, Decision, Illegal
from wartable.core.events import Event
from wartable.core.game import SPECTATOR, Game, Options, heeded, offers, requests
from wartable.core.orders import Order, Orders

CHECKPOINT = 64


class GivenAnswer(Struct, frozen=True, gc=False):
    """One answer that was given, and whether undo stops behind it."""

    seat: int
    option: int
    words: str
    alone: bool
    barrier: bool
    aside: bool = False
    """Said unasked, and nothing has come of it yet: nobody else may notice."""
    auto: bool = False
    """Given for the seat: by its standing orders, or because nothing else was left to say."""


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
    ) -> None:
        self.game, self.seed, self.start, self.seats_note = game, seed, position, seats
        self.deal, self.shares = deal, shares
        if position:
            self.state: Any = game.position(position, seed)
            if deal:
                # What no spectator could know of the position is dealt anew: nobody knows it.
                self.state = game.world(self.state, SPECTATOR, seed)
            self.options = game.options(self.state)
        else:
            self.state = game.new(options, seed)
            self.options = options
        self.answers: list[GivenAnswer] = []
        self.events: list[tuple[int, Event]] = []
        """What happened, each with the number of the answer that caused it (0: the set-up)."""
        self.hashes: dict[int, str] = {}
        self.marks: dict[int, str] = {}
        self._mark = game.mark(self.state)
        self._checkpoints: dict[int, Any] = {0: self.state.copy()}
        self.orders = [Orders() for _ in game.seats(self.state)]
        """What each seat wants done without being asked; nobody else sees them."""
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
        for found in self.state.decisions:
            if found.seat == seat:
                return found  # type: ignore[no-any-return]
        return None

    def answer(self, seat: int, option: int, auto: bool = False) -> list[Event]:
        """Take an answer; returns what happened, also by standing orders that it called up."""
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
        """Answer what the standing orders answer; they go into the record like any answer."""
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
        # What a seat says unasked is written with its name, like what several say at once.
        alone = decision is not None and len(state.decisions) == 1
        words = ""
        asked = decision is not None and option in decision.options
        if asked or option in requests(game, state, seat):
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
            self.hashes[count] = self.hash()
        if count % CHECKPOINT == 0:
            self._checkpoints[count] = state.copy()
        return happened

    def _apply(self, state: Any, seat: int, option: int) -> None:
        self.game.answer(state, seat, option)

    def copy(self) -> Self:
        """The same match, to be played on apart from this one."""
        other = copy(self)
        other.state = self.state.copy()
        other.answers, other.events = self.answers[:], self.events[:]
        other.hashes, other.marks = {**self.hashes}, {**self.marks}
        # What is kept of the past is never changed, only copied.
        other._checkpoints = {**self._checkpoints}
        other.orders = deepcopy(self.orders) if self._ordered else [Orders() for _ in self.orders]
        return other

    def recall(self, seat: int) -> Iterator[Event | GivenAnswer]:
        """All that a seat has seen and said since the game began, in order."""
        seats, events = 1 << seat if seat >= 0 else 0, iter(self.events)
        following = next(events, None)
        for count in range(len(self.answers) + 1):
            if count and (given := self.answers[count - 1]).seat == seat:
                yield given
            while following is not None and following[0] == count:
                yield following[1].seen_by(seats)
                following = next(events, None)

    def information(self, seat: int) -> str:
        """What a seat knows, with perfect recall: what it saw and said, and what it sees now."""
        lines = [
            f"> {row.words}"
            if isinstance(row, GivenAnswer)
            else " ".join(map(str, (row.kind, *row.args, *(row.secret and ("|", *row.secret)))))
            for row in self.recall(seat)
        ]
        view = msgspec.json.encode(self.game.view(self.state, seat)).decode()
        return "\n".join([*lines, view])

    def say(self, seat: int, words: str) -> list[Event]:
        """Take an answer in words."""
        return self.answer(seat, self.game.parse(self.state, seat, words))

    def hash(self) -> str:
        """A short hash of the state."""
        return hashlib.sha256(self.state.dump()).hexdigest()[:8]

    @property
    def last(self) -> int:
        """Who gave the last answer that others may know of, or nobody (-1)."""
        return next((given.seat for given in reversed(self.answers) if not given.aside), -1)

    def undoable(self, seat: int) -> int:
        """How many answers a seat may take back on its own: back to the last barrier."""
        free, first = 0, True
        for given in reversed(self.answers):
            # What somebody said aside must not show.
            if given.aside:
                continue
            # Nor what was answered while others decide in secret, when they have.
            if given.seat != seat or given.barrier or (first and not given.alone):
                break
            free, first = free + (not given.auto), False
        return free

    def before_own(self, seat: int) -> int:
        """How many answers there were before the last one that a seat gave itself."""
        # What was answered for it would only be answered for it again.
        for count in range(len(self.answers) - 1, -1, -1):
            given = self.answers[count]
            if given.seat == seat and not given.auto and not given.aside:
                return count
        raise Illegal("table", "reason-nothing-to-undo")

    def concerned(self, count: int) -> set[int]:
        """The seats whose consent it takes to go back to so many answers.

        Those whose own answers are taken back; and all, if somebody has learnt something since,
        which nobody can unlearn, or decided in secret, which must not show.
        """
        undone = [given for given in self.answers[count:] if not given.aside]
        if any(given.barrier or not given.alone for given in undone):
            return set(range(len(self.orders)))
        return {given.seat for given in undone}

    def undo(self, seat: int, agreed: bool = False) -> GivenAnswer:
        """Take the last answer back; past the barrier only if everybody concerned agreed."""
        if not self.answers:
            raise Illegal("table", "reason-nothing-to-undo")
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
        """Take all answers after the first `count` back; what was said aside stays said."""
        asides = [given for given in self.answers[count:] if given.aside]
        self.rewind(count)
        for given in asides:
            seat, option = given.seat, given.option
            # Who is asked now would not say it aside, but do it at once.
            at_once = self.decision(seat) and option in offers(self.game, self.state, seat)
            if option in requests(self.game, self.state, seat) and not at_once:
                self._take(seat, option, auto=True)

    def course(self, first: int, last: int) -> Iterator[Any]:
        """The states after `first` to `last` answers: one copy, which goes on."""
        start = max(at for at in self._checkpoints if at <= first)
        # Taken now, so that the game may go on while somebody reads what was.
        kept, answers = self._checkpoints[start], self.answers[start:last]

        def going() -> Iterator[Any]:
            state = kept.copy()
            for count in range(start, last + 1):
                if count > start:
                    given = answers[count - start - 1]
                    self.game.answer(state, given.seat, given.option)
                    state.events.clear()
                if count >= first:
                    yield state

        return going()

    def at(self, count: int) -> Any:
        """The state after `count` answers, as a copy."""
        return next(self.course(count, count))

    def rewind(self, count: int) -> None:
        """Go back to the state after `count` answers."""
        self.state = state = self.at(count)
        self._checkpoints = {at: s for at, s in self._checkpoints.items() if at <= count}
        del self.answers[count:]
        self.events = [row for row in self.events if row[0] <= count]
        self.hashes = {at: h for at, h in self.hashes.items() if at <= count}
        self.marks = {at: mark for at, mark in self.marks.items() if at <= count}
        self._mark = self.game.mark(state)

    def record(self) -> str:
        """The game as text, to be kept, read and replayed."""
        seats = self.game.seats(self.state)
        hashes = {**self.hashes, len(self.answers): self.hash()}
        return records.write(
            records.Record(
                game=self.game,
                options=self.options,
                seed_hash=rng.fingerprint(self.seed),
                seed=self.seed,
                rules=self.game.rules_version,
                answers=[("" if a.alone else seats[a.seat], a.words) for a in self.answers],
                hashes=hashes,
                position=self.start,
                seats=self.seats_note,
                deal=self.deal,
                shares=list(self.shares),
            ),
            self.marks,
        )

    def _drain(self) -> None:
        count = len(self.answers)
        self.events += [(count, event) for event in self.state.events]
        self.state.events.clear()


def replay(text: str, to: int | None = None) -> Match:
    """Play a record again, up to an answer; every hash on the way is checked."""
    record = records.read(text)
    if rng.fingerprint(record.seed) != record.seed_hash:
        raise BadInput("seed", str(record.seed), "seed-of-hash")
    if record.rules != record.game.rules_version:
        version = record.game.rules_version
        raise BadInput("rules", str(record.rules), "rules-version", version=version)
    joint.check(record.shares, record.seed)
    match = Match(
        record.game,
        record.options,
        record.seed,
        record.position,
        record.seats,
        deal=record.deal,
        shares=record.shares,
    )
    seats = record.game.seats(match.state)
    last = len(record.answers) if to is None else min(to, len(record.answers))
    for count in range(last + 1):
        expected = record.hashes.get(count)
        if expected is not None and match.hash() != expected:
            line = record.lines[count - 1] if count else 1
            raise BadInput(line + 1, expected, "hash", hash=match.hash())
        if count == last:
            break
        name, words = record.answers[count]
        where = record.lines[count]
        if name and name not in seats:
            raise BadInput(where, name, "one-of", choices=seats)
        if not match.decisions:
            raise BadInput(where, words, "no-more-answers")
        seat = seats.index(name) if name else match.decisions[0].seat
        try:
            match.say(seat, words)
        except Illegal as illegal:
            question = match.decision(seat)
            if question is None:
                asked = [seats[decision.seat] for decision in match.decisions]
                raise BadInput(where, name, "asked-seat", choices=asked) from illegal
            legal = [match.game.text(match.state, option) for option in question.options]
            raise BadInput(where, words, "one-of", choices=legal) from illegal
    return match
