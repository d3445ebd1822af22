"""Random games in which every state is checked for what must hold in every game."""

from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from msgspec import Struct

from wartable.core.decision import BadInput, Decision, Illegal
from wartable.core.game import Game, Options, find, requests
from wartable.core.match import Match
from wartable.core.parts import IDLE, part
from wartable.core.replaying import replay
from wartable.lab import sound
from wartable.lab.leaks import leak
from wartable.lab.numbering import Numbers
from wartable.words.telling import Teller
from wartable.words.text import LANGUAGES

ENDLESS = 50_000
"""After this many answers, a game is taken to go on for ever."""
UNASKED = 60
"""A seat says something unasked once in this many answers."""


class FuzzFailure(Struct, frozen=True):
    """What went wrong, and where to find it again."""

    seed: int
    answer: int
    what: str


class FuzzedGame(Struct, frozen=True):
    """One game of the run: how many answers it took, and what was wrong with it."""

    seed: int
    answers: int
    failure: FuzzFailure | None = None


class CheckFailed(Exception):
    """A check failed."""


FuzzJob = tuple[str, Options, int, int]
"""Game, options, seed, and how often to look: at every question, or once in so many."""


def play(job: FuzzJob) -> FuzzedGame:
    """Play one random game, described by names so that another process can do it."""
    game_id, options, seed, sample = job
    match: Match | None = None
    try:
        match = Match(find(game_id), options, seed)
        Fuzz(match, Random(seed), sample).run()
    except Exception as error:
        what = str(error) if isinstance(error, CheckFailed) else _place(error)
        answers = len(match.answers) if match else 0
        return FuzzedGame(seed, answers, FuzzFailure(seed, answers, what))
    return FuzzedGame(seed, len(match.answers))


def _place(error: Exception) -> str:
    """An error of the engine, and the line it comes from."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"


class Fuzz:
    """One game and its checks: cheap ones at every question, expensive ones now and then."""

    def __init__(self, match: Match, random: Random, sample: int = 1) -> None:
        self.match, self.random, self.game, self.sample = match, random, match.game, sample
        self.cover = match.options.get("cover", "on") == "on"
        """Whether who is asked may give nothing away: always, if the game has no choice."""
        self.lively = random.random() < 0.7
        self.idle = {"pass", "done", *(part(self.game, IDLE) or ())}
        # Speaking is slow: one game in ten is put into words, and that one often.
        told = LANGUAGES if self.now_and_then(10) else ()
        self.tellers = [Teller(self.game, lang) for lang in told]
        self.said = 0
        self.numbers = Numbers(match.game, match.options)

    def run(self) -> None:
        """Play to the end."""
        match, random = self.match, self.random
        while not match.over:
            if len(match.answers) > ENDLESS:
                raise CheckFailed("the game does not end")
            decision = random.choice(match.decisions)
            self.check(decision)
            seat, option = decision.seat, self.pick(decision)
            if self.now_and_then(UNASKED):
                seat, option = self.unasked() or (seat, option)
            for event in match.answer(seat, option):
                if event.secret and event.to < 0:
                    raise CheckFailed(f"everybody sees the secret of {event.kind}")
        if self.game.result(match.state) is None:
            raise CheckFailed("the game ended and nobody has won")
        if self.now_and_then(self.sample) and replay(match.record()).hash() != match.hash():
            raise CheckFailed("the record replays to another state")

    def now_and_then(self, times: float) -> bool:
        """True once in so many times, at random."""
        return self.random.random() * times < 1

    def unasked(self) -> tuple[int, int] | None:
        """Let a seat say something unasked, whether it is asked or not."""
        state, random = self.match.state, self.random
        seat = random.randrange(len(self.game.seats(state)))
        found = requests(self.game, state, seat)
        return (seat, random.choice(found)) if found else None

    def pick(self, decision: Decision) -> int:
        """Pick an answer: uniformly or, in a lively game, the verb first and rarely an idle one."""
        options = decision.options
        if not self.lively or len(options) == 1:
            return self.random.choice(options)
        verbs: dict[str, list[int]] = {}
        for option in options:
            word = self.game.text(self.match.state, option).partition(" ")[0]
            verbs.setdefault(word, []).append(option)
        busy = [verb for verb in verbs if verb not in self.idle]
        names = busy if busy and self.random.random() < 0.9 else list(verbs)
        return self.random.choice(verbs[self.random.choice(names)])

    def check(self, decision: Decision) -> None:
        """Check everything that must hold while a question is open."""
        state = self.match.state
        for asked in state.decisions:
            options = asked.options
            if not options or list(options) != sorted(set(options)):
                raise CheckFailed(f"options of {asked.ask} are empty, unsorted or twice: {options}")
            wrong = self.numbers.wrong(state, options, len(self.match.answers))
            if wrong:
                raise CheckFailed(f"{asked.ask}: {wrong}")
        if self.now_and_then(self.sample):
            self.look(decision)

    def look(self, decision: Decision) -> None:
        """Check what takes longer: at every question, or once in so many."""
        state = self.match.state
        # A lost card or piece stays lost, so it is enough to look now and then.
        wrong = sound.wrong(self.game, state) if self.now_and_then(3) else ""
        if wrong:
            raise CheckFailed(wrong)
        data = state.dump()
        self.same(state.copy(), data, "a copy differs")
        self.same(self.game.load(data), data, "a saved state loads as another")
        self.refused(decision, data)
        self.spoken(decision)
        if self.now_and_then(10):
            self.apart(decision, data)
        if self.cover and self.now_and_then(12 / self.sample):
            found = leak(self.game, state, decision, self.random)
            if found:
                raise CheckFailed(found)
        if self.now_and_then(150):
            written = self.game.position(self.game.write(state), 1)
            self.same(written, data, "a position reads back as another state")
        if self.tellers and self.now_and_then(8):
            self.tell(decision)
        if self.now_and_then(100):
            self.undo(data)

    def same(self, other: Any, data: bytes, what: str) -> None:
        """Check that another state is the same and asks the same."""
        if other.dump() != data or other.decisions != self.match.state.decisions:
            raise CheckFailed(what)

    def refused(self, decision: Decision, data: bytes) -> None:
        """Check that an illegal answer is refused and changes nothing."""
        state, game = self.match.state, self.game
        asked = {found.seat for found in state.decisions}
        seats = len(game.seats(state))
        idle = [seat for seat in range(seats) if seat not in asked]
        wrong = self.random.randrange(1 << 17)
        tries = [(decision.seat, decision.options[-1] + 1), (decision.seat, -1)]
        if wrong not in decision.options:
            tries.append((decision.seat, wrong))
        if idle:
            tries.append((self.random.choice(idle), decision.options[0]))
        for seat, option in tries:
            if option in requests(game, state, seat):
                continue
            try:
                game.answer(state, seat, option)
            except Illegal:
                continue
            raise CheckFailed(
                f"{option} of seat {seat} is no answer to {decision.ask}, but was taken"
            )
        if state.dump() != data:
            raise CheckFailed("a refused answer changed something")

    def spoken(self, decision: Decision) -> None:
        """Check that an answer in words is the same answer."""
        option = self.random.choice(decision.options)
        said = self.game.text(self.match.state, option)
        if self.game.parse(self.match.state, decision.seat, said) != option:
            raise CheckFailed(f"{said!r} is not read as what it was written from")

    def apart(self, decision: Decision, data: bytes) -> None:
        """Check that what happens to a copy does not happen to the original."""
        other = self.match.state.copy()
        self.game.answer(other, decision.seat, self.random.choice(decision.options))
        if self.match.state.dump() != data:
            raise CheckFailed("an answer to a copy changed the original")

    def undo(self, data: bytes) -> None:
        """Check that undoing an answer and giving it again leads to the same state."""
        match = self.match
        if match.answers and match.undoable(match.answers[-1].seat):
            last = match.undo(match.answers[-1].seat)
            match.answer(last.seat, last.option)
            if match.state.dump() != data:
                raise CheckFailed("undone and done again, the state is another")

    def tell(self, decision: Decision) -> None:
        """Check that everything can be said in every language."""
        match, game, state = self.match, self.game, self.match.state
        option = self.random.choice(decision.options)
        reason = game.why_not(state, decision.seat, self._other_words())
        for teller in self.tellers:
            teller.ask(state, decision)
            teller.answer(state, decision, option)
            if reason is not None:
                teller.reason(reason)
            for _, event in match.events[self.said :]:
                teller.log(state, event)
                teller.log(state, event.seen_by(0))
        self.said = len(match.events)

    def _other_words(self) -> str:
        """The words of some earlier answer, which may not fit now."""
        given = self.match.answers
        return self.random.choice(given).words if given else "pass"


def jobs(
    game: Game, options: Options, games: int, seed: int, sample: int, free: frozenset[str]
) -> list[FuzzJob]:
    """The games of a run; the settings in `free` differ from game to game."""
    return [
        (game.id, varied(game, options, seed + number, free), seed + number, sample)
        for number in range(games)
    ]


def varied(game: Game, options: Options, seed: int, free: frozenset[str]) -> Options:
    """Settings for the game of a seed: the free ones at random, if the game accepts them."""
    random = Random(f"settings {seed}")
    for _ in range(100 if free else 0):
        chosen = {
            setting.name: random.choice(setting.values)
            # Half of the time a setting has its default, so that rare ones meet usual ones.
            if setting.name in free and random.random() < 0.5
            else options[setting.name]
            for setting in game.settings
        }
        try:
            game.new(chosen, seed)
        except (BadInput, Illegal):
            continue
        return chosen
    return options
