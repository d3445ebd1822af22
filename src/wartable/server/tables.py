"""A table: a match, its seats, its log, and the journal that made it what it is.

Nothing here touches the network or the disk. A table is rebuilt from its journal, in order,
so that a log line or a question has the same number before and after a restart.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from wartable.core import rng
from wartable.core.decision import Decision, Illegal, Reason
from wartable.core.events import EVERYONE, Event
from wartable.core.game import Game, Options
from wartable.core.match import Match, Past
from wartable.core.orders import stored
from wartable.core.position import covered
from wartable.core.speaking import speaker
from wartable.server import api, seeding
from wartable.server.chairs import Chair
from wartable.server.keeping import Keeping, read_change, read_line
from wartable.server.questions import Questions
from wartable.server.setup import Setup

WAITING: api.TableStatus = "waiting"
PLAYING: api.TableStatus = "playing"
OVER: api.TableStatus = "over"
REMEMBERED = 64
"""How many refusals a seat is given again if it repeats a request; what was done, for good."""
RESIGNED = "resigned"


class Entry(Struct, frozen=True):
    """One row of the journal of a table."""

    kind: str
    seat: int
    body: str
    request: str = ""

    def carry_out(self, table: "Table") -> tuple[str, int, str, int, str, str, str]:
        """Do it; returns its row in the journal, with the state's hash if a turn begins."""
        number = table.entry_count
        table.do(self)
        return (table.id, number, self.kind, self.seat, self.body, self.request, table.hash(self))


class UndoRequest(Struct):
    """A wish to undo answers that others have to agree to."""

    seat: int
    count: int
    waiting: set[int]


class Table:
    """One table, waiting, being played or over."""

    def __init__(
        self,
        table_id: str,
        game: Game,
        options: Options,
        seed: int,
        position: str,
        setup: Setup,
        owner: bytes,
        chairs: list[Chair],
    ) -> None:
        self.id, self.game, self.options, self.seed = table_id, game, options, seed
        self.position, self.setup, self.owner, self.chairs = position, setup, owner, chairs
        self.names = tuple(chair.seat for chair in chairs)
        self.rules = game.rules_version
        """The version of the rules it is played under."""
        self.repair: Entry | None = None
        """What has to be done first, because the rules have changed since."""
        self.status: api.TableStatus = WAITING
        self.result: str | None = None
        self.listed = False
        self.match: Match | None = None
        self.log: list[Event | api.LogLine] = []
        self.entry_count = 0
        self.numbers = [0] * len(chairs)
        """By seat: how many questions it has been asked; the number of the open one."""
        self.open: dict[int, Decision] = {}
        self.own_answers = [0] * len(chairs)
        """By seat: how many of the answers that could be undone are its own."""
        self.hands: list[list[bytes]] = [[] for _ in chairs]
        """By seat: who has played it by hand since that was last written: see answered.py."""
        self.undo_request: UndoRequest | None = None
        self.done: list[dict[str, bool]] = [{} for _ in chairs]
        """By seat: every request carried out, and whether others had to agree to it."""
        self._refused: list[OrderedDict[str, api.Reply]] = [OrderedDict() for _ in chairs]
        self.places: list[int] = []
        """For each answer: how long the log was before it."""
        self.keeping = Keeping(self)
        self.questions = Questions(self)
        self._speaker = speaker(game)
        self.live: Any = None
        """Who is watching it now: see live.py."""
        self.timing: Any = None
        """How much time its people have left: see clocks.py; None without a clock."""
        self.pending: dict[int, int] = {}
        """By seat: the question that is about to be answered for it here."""
        self.rested = -1
        """How long the log was when a bot last waited for its readers."""
        self.codes: dict[bytes, tuple[bytes, float]] = {}
        """Codes for another device: whose they are, and how long they are valid."""
        self.seen: list[float] = [0.0] * len(chairs)
        """By seat: when someone was last seen there."""
        self.called: Callable[[bytes], str] = lambda _: ""
        """The name of an account with a public profile: see accounts.py."""
        self.unsaved = 0
        self.touched = 0.0
        self.changed = 0
        """When something last happened, in seconds of the clock; the store may lag a minute."""

    @property
    def seed_hash(self) -> str:
        """What is shown of the seed before the game is over."""
        return rng.fingerprint(self.seed)

    @property
    def cover(self) -> bool:
        """Whether who is asked depends only on public facts."""
        return self.options.get("cover") == "on"

    @property
    def hints(self) -> bool:
        """Whether people may ask for hints: someone who plays against bots alone may."""
        wanted = self.setup.hints
        return wanted == "on" or (wanted == "auto" and self.people() <= 1)

    @property
    def wants_cover(self) -> bool:
        """Whether who is asked should depend only on public facts: if several people play."""
        wanted = self.setup.cover
        return "cover" in self.options and (
            wanted == "on" or (wanted == "auto" and self.people() > 1)
        )

    def take_cover(self) -> None:
        """Let who is asked depend only on public facts, if that is wanted."""
        if self.wants_cover:
            self.options = {**self.options, "cover": "on"}
            if self.position:
                self.position = covered(self.position)

    def resume(self) -> None:
        """Set the game up as its settings say."""
        self.match, self.rules = self.set_up(), self.game.rules_version
        self.options = self.match.options
        self.status = PLAYING
        self.log += [event for _, event in self.match.events]
        self._look(None)

    def set_up(self, past: Past | None = None) -> Match:
        """The match as the settings say, at its start or where its past has led."""
        return Match(
            self.game,
            self.options,
            self.seed,
            self.position,
            deal=self.setup.seeding.deal,
            shares=seeding.shares(self),
            obeys=False,
            past=past,
        )

    def stand(self, match: Match, numbers: list[int]) -> None:
        """Put a match on the table, after this many questions to each seat."""
        self.match, self.options, self.status = match, match.options, PLAYING
        self.numbers = numbers
        self.open = {decision.seat: decision for decision in match.decisions}
        self.count_own()
        self.questions.forget()

    def people(self) -> int:
        """How many people play; every open seat counts as another one."""
        waiting = sum(chair.kind == "open" for chair in self.chairs)
        return waiting + len(self.persons())

    def persons(self) -> list[list[int]]:
        """The seats of each person: two seats that share a device belong to one person."""
        found: list[tuple[set[bytes], list[int]]] = []
        for number, chair in enumerate(self.chairs):
            if chair.kind != "person":
                continue
            browsers, own = set(chair.browsers), [number]
            for other in [one for one in found if one[0] & browsers]:
                found.remove(other)
                browsers, own = browsers | other[0], other[1] + own
            found.append((browsers, own))
        return sorted(own for _, own in found)

    def seat(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.names:
            raise Illegal("table", "reason-no-such-seat", seat=name)
        return self.names.index(name)

    def mine(self, browser: bytes) -> list[int]:
        """The seats of a browser."""
        if not browser:
            return []
        return [number for number, chair in enumerate(self.chairs) if chair.held_by(browser)]

    def do(self, entry: Entry) -> None:
        """Carry out an entry; if that is impossible, raises Illegal and changes nothing."""
        match entry.kind:
            case "answer":
                self._answer(entry.seat, entry.body)
            case "auto":
                self._answer(entry.seat, entry.body, auto=True)
            case "undo":
                self._undo(entry.seat, int(entry.body))
            case "begin":
                # Seeds drawn together came later than this table.
                self.seed = int(entry.body or self.seed)
                self.resume()
            case "line":
                self.log.append(read_line(entry.body))
            case "order":
                self._note(entry.seat, self.playing.order(entry.seat, stored(entry.body)))
            case "hush":
                self.playing.hush(entry.seat, entry.body)
            case "wish":
                self._ask_undo(entry.seat, entry.body)
            case "agree":
                self._consent(entry.seat, True)
            case "refuse":
                self._consent(entry.seat, False)
            case "rules":
                self._change_rules(entry.body)
            case "resign":
                self.status, self.result = OVER, RESIGNED
                self.open, self.undo_request = {}, None
                self.questions.forget()
            case _:
                raise AssertionError(entry.kind)
        self.entry_count += 1
        self.keeping.after(entry.kind)
        if entry.request:
            self.done[entry.seat][entry.request] = entry.kind == "wish"

    def skip(self, entry: Entry) -> None:
        """Leave out an entry that can no longer be carried out; it stays in the journal."""
        self.entry_count += 1
        if entry.request:
            self.done[entry.seat][entry.request] = False

    def hash(self, entry: Entry) -> str:
        """The state's hash after an entry that began the game or a turn; otherwise empty."""
        if self.match is None or entry.kind not in ("answer", "auto", "begin"):
            return ""
        if entry.kind == "begin":
            return self.match.hash()
        return self.match.hashes.get(len(self.match.answers), "")

    @property
    def playing(self) -> Match:
        """The match of a game that has begun."""
        if self.match is None:
            raise Illegal("table", "reason-not-started")
        return self.match

    def _answer(self, seat: int, words: str, auto: bool = False) -> None:
        match = self.playing
        if self.status != PLAYING:
            raise Illegal("table", "reason-over")
        self._note(seat, match.answer(seat, self.questions.option(seat, words), auto))

    def _note(self, seat: int, happened: list[Event]) -> None:
        """Keep up with the match after it has taken a seat's answer."""
        match = self.playing
        if len(match.answers) == len(self.places):
            return
        self.places.append(len(self.log))
        self.log += happened
        given = match.answers[-1]
        self.own_answers[given.seat] += not (given.auto or given.aside)
        if not match.answers[-1].aside:
            self.undo_request = None
        self._look(seat)
        if match.over:
            self.status, self.result = OVER, self.game.result(match.state)

    def _undo(self, seat: int, count: int) -> None:
        self.playing.take_back(count)
        self.keeping.take_back(count)
        back = self.places[count]
        del self.places[count:]
        self.log.append(api.LogLine("log-undone", {"seat": self.names[seat]}, back))
        kept = len(self.playing.answers) - count
        self.places += [len(self.log)] * kept
        self.count_own()
        self.undo_request = None
        self.open = {}
        self._look(None)

    def count_own(self) -> None:
        """How many of the answers that could be undone are each seat's own."""
        self.own_answers = [0] * len(self.chairs)
        for given in self.playing.answers[self.playing.floor :]:
            self.own_answers[given.seat] += not (given.auto or given.aside)

    def _change_rules(self, body: str) -> None:
        """Continue under the current rules, and say in one line what is different."""
        change = read_change(body)
        self.playing.change_rules()
        self.rules = self.game.rules_version
        self.undo_request = None
        self.count_own()
        self.log.append(change.line())

    def _ask_undo(self, seat: int, body: str) -> None:
        count, *waiting = (int(word) for word in body.split())
        self.ask_undo(seat, count, waiting)
        self.log.append(api.LogLine("log-undo-asked", {"seat": self.names[seat]}))

    def ask_undo(self, seat: int, count: int, waiting: Iterable[int]) -> None:
        """Let a seat wait for others to agree to its undo."""
        self.undo_request = UndoRequest(seat, count, set(waiting))

    def _consent(self, seat: int, agreed: bool) -> None:
        assert self.undo_request is not None
        withdrawn = not agreed and seat == self.undo_request.seat
        message = "log-undo-agreed" if agreed else "log-undo-refused"
        if withdrawn:
            message = "log-undo-withdrawn"
        self.log.append(api.LogLine(message, {"seat": self.names[seat]}))
        if agreed:
            self.undo_request.waiting.discard(seat)
        else:
            self.undo_request = None

    def _look(self, answered: int | None) -> None:
        """Give every question that is new to its seat that seat's next number."""
        now = {decision.seat: decision for decision in self.playing.decisions}
        for seat, decision in now.items():
            if seat == answered or self.open.get(seat) != decision:
                self.numbers[seat] += 1
        self.open = now
        self.questions.forget()

    def steps(self) -> list[tuple[int, int]]:
        """Of the set-up and every answer that showed: how many answers and lines there were then.

        Answers that wrote nothing to the log do not count: nobody may count secret answers.
        """
        counts = Counter(count for count, _ in self.playing.events)
        begun = self.places[0] if self.places else len(self.log)
        later = ((n, self.places[n - 1] + lines) for n, lines in counts.items() if n)
        return [(0, begun), *later]

    def replied(self, seat: int, request: str) -> api.Reply | None:
        """The earlier reply to a request of a seat; what was done is never done again."""
        waiting = self.done[seat].get(request)
        if waiting is not None:
            return api.Reply(request, True, waiting=waiting)
        return self._refused[seat].get(request)

    def refused(self, seat: int, reply: api.Reply) -> None:
        """Remember a refusal, in case the request comes again."""
        kept = self._refused[seat]
        kept[reply.id] = reply
        if len(kept) > REMEMBERED:
            kept.popitem(last=False)

    def line(self, entry: Event | api.LogLine, seats: int) -> api.LogLine:
        """A line of the log as the seats of a mask may see it."""
        if isinstance(entry, api.LogLine):
            return entry
        try:
            message, facts = self._speaker.event(self.playing.state, entry.seen_by(seats))
        except Exception:
            # Other rules could tell it; that must not keep anyone from the rest.
            if not self.playing.floor:
                raise
            message, facts = "old-line", {}
        return api.LogLine(f"log-{message}", facts)

    def why_not(self, seat: int, words: str) -> Reason | None:
        """Why a seat may not answer that now."""
        return self.game.why_not(self.playing.state, seat, words)

    def awaited(self) -> list[str]:
        """The seats the game is waiting for, as far as everyone may know."""
        if self.match is None or self.status != PLAYING:
            return []
        shown = self.game.shown(self.match.state)
        asked = {whose for to, whose, _ in shown if to == EVERYONE}
        # Where nobody sees who has answered, it waits for all.
        return [name for seat, name in enumerate(self.names) if not asked or seat in asked]
