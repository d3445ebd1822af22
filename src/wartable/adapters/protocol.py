"""The text protocol: one line in, some lines out, the last of them `ok` or `error …`."""

import json
from collections.abc import Callable, Iterator
from secrets import randbelow
from typing import Any

import msgspec

from wartable.bots import MOST_THINKING, Bot, dismiss, make
from wartable.bots.hint import hint
from wartable.bots.seat import Seat
from wartable.core import rng
from wartable.core.decision import BadInput, Decision, Illegal, Reason
from wartable.core.game import REFEREE, SPECTATOR, find, offers, settle
from wartable.core.match import GivenAnswer, Match
from wartable.core.orders import Order
from wartable.core.position import game_of
from wartable.core.speaking import details
from wartable.words.hinting import tell
from wartable.words.telling import Teller, complaint
from wartable.words.text import LANGUAGES

TABLE = "table"
"""Given instead of a rule when an error has nothing to do with the rules."""
OK = "ok"
LONGEST = 200
"""The most characters an answer may have."""
WATCHERS = {"spectator": SPECTATOR, "referee": REFEREE}


class Quit(Exception):
    """The other side is done."""


class Protocol:
    """One table, driven by lines of text."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._position: list[str] | None = None
        """The lines of a position that is being read."""
        self._seed = 0
        self._told: dict[int, int] = {}
        """How many events each observer has been told."""
        self._bots: dict[int, Bot] = {}
        """The seats that bots play."""

    def reply(self, line: str) -> list[str]:
        """The reply to one line; nothing while a position is being read."""
        if self._position is not None:
            if line.strip() != "end":
                self._position.append(line)
                return []
            lines, self._position = self._position, None
            return self._guard(lambda: self._set_up("\n".join(lines)))
        word, _, rest = line.strip().partition(" ")
        if not word or word[0] == "#":
            return [OK]
        command = COMMANDS.get(word)
        if command is None:
            return [_refused(BadInput("command", word[:40], "one-of", choices=COMMANDS))]
        if word == "position":
            return self._guard(lambda: command(self, rest.strip()), silent=True)
        return self._guard(lambda: command(self, rest.strip()))

    def close(self) -> list[str]:
        """End, because the input has ended."""
        self._dismiss_bots()
        if self._position is None:
            return []
        self._position = None
        return [_refused(BadInput("position", "", "exactly", text="end"))]

    def _guard(self, run: Callable[[], Iterator[str]], silent: bool = False) -> list[str]:
        """Report whatever goes wrong in one line, changing nothing."""
        match = self._match
        before = len(match.answers) if match else 0
        try:
            out = list(run())
            self._play_bots()
        except Illegal as illegal:
            return [self._illegal(illegal)]
        except BadInput as bad:
            # A program that plays a seat may fail after an answer was taken.
            if match is not None and len(match.answers) > before:
                match.rewind(before)
            return [_refused(bad)]
        except Quit:
            raise
        except Exception as broken:
            # Our own fault: the table goes back to where it was, and the session goes on.
            if match is not None:
                match.rewind(before)
            return [_error(TABLE, f"fault in the engine: {type(broken).__name__}: {broken}")]
        return out if silent else [*out, OK]

    def _illegal(self, illegal: Illegal) -> str:
        message = self._in_words(illegal.reason) if self._match else str(illegal)
        return _error(illegal.reason.rule, message)

    def _in_words(self, reason: Reason) -> str:
        return Teller(self.match.game, "en").reason(reason)

    @property
    def match(self) -> Match:
        """The match at the table."""
        if self._match is None:
            raise BadInput(TABLE, "", "game-first")
        return self._match

    def _begin(self, match: Match) -> None:
        self._dismiss_bots()
        self._match, self._told = match, {}

    def _dismiss_bots(self) -> None:
        for bot in self._bots.values():
            dismiss(bot)
        self._bots = {}

    def _play_bots(self) -> None:
        """Let the bots answer until someone else is asked."""
        match, bots = self._match, self._bots
        while match and (asked := [one for one in match.decisions if one.seat in bots]):
            decision = asked[0]
            number = decision.seat
            seat = Seat.of(match, number)
            try:
                option = bots[number].choose(seat, decision)
            except BadInput:
                # A program that fails leaves its seat.
                dismiss(bots.pop(number))
                raise
            match.answer(number, option)

    def new(self, rest: str) -> Iterator[str]:
        """`new GAME SETTING=VALUE seed=7`: a new game."""
        name, *words = rest.split() or [""]
        game = find(name)
        words, seed = _take_seed(words)
        self._begin(Match(game, settle(game, words, "new"), seed))
        yield from ()

    def position(self, rest: str) -> Iterator[str]:
        """`position` … `end`: a game from a position; `position seed=7` for what it leaves open."""
        words, seed = _take_seed(rest.split())
        if words:
            raise BadInput("position", words[0], "position-lines")
        self._position, self._seed = [], seed
        yield from ()

    def _set_up(self, text: str) -> Iterator[str]:
        game = game_of(text)
        self._begin(Match(game, settle(game, []), self._seed, text + "\n"))
        yield from ()

    def seat(self, rest: str) -> Iterator[str]:
        """`seat`: who is asked, and what; `seat SEAT bot LEVEL`, `seat SEAT me`: who plays it."""
        names = self._names()
        if rest:
            self._sit(*rest.split())
            return
        for decision in self.match.decisions:
            yield f"{names[decision.seat]} {decision.rule} {decision.ask}"

    def _sit(self, name: str, who: str = "", level: str = "", *more: str) -> None:
        """Put a bot on a seat, or take it away."""
        number = self._number(name)
        if who not in ("bot", "me") or (who == "me" and level):
            raise BadInput("seat", who, "one-of", choices=("bot LEVEL", "me"))
        words, seed = _take_seed([*more])
        if words:
            raise BadInput("seat", words[0], "seat-words")
        if who == "bot":
            bot = make(level, seed, "seat", clock=None)
            dismiss(self._bots.get(number))
            self._bots[number] = bot
        else:
            dismiss(self._bots.pop(number, None))

    def legal(self, rest: str) -> Iterator[str]:
        """`legal [seat]`: every legal answer, one a line; last, what the seat may say unasked."""
        match, seat = self.match, self._number(rest) if rest else self._asked("").seat
        decision = match.decision(seat)
        asked = () if decision is None else decision.options
        found = [*asked, *(o for o in offers(match.game, match.state, seat) if o not in asked)]
        if not found:
            raise Illegal(TABLE, "reason-not-asked")
        for option in found:
            yield match.game.text(match.state, option)

    def do(self, rest: str) -> Iterator[str]:
        """`do [seat:] answer`: answer the open question, or say something unasked."""
        seat, words = self._addressed(rest)
        self._given(words)
        self.match.say(seat, words)
        yield from ()

    def why(self, rest: str) -> Iterator[str]:
        """`why [seat:] answer`: why an answer is not legal now, or `legal`."""
        seat, words = self._addressed(rest)
        self._given(words)
        reason = self.match.game.why_not(self.match.state, seat, words)
        if reason is None:
            yield "legal"
        else:
            yield f"{reason.rule} {self._in_words(reason)}"

    def details(self, rest: str) -> Iterator[str]:
        """`details [seat:] answer`: what an answer costs and what may come of it, as JSON lines."""
        seat, words = self._addressed(rest)
        self._given(words)
        for line in details(self.match.game, self.match.state, seat, words):
            yield json.dumps(msgspec.to_builtins(line), ensure_ascii=False)

    def hint(self, rest: str) -> Iterator[str]:
        """`hint [seat] [level=…] [think=…] [seed=…]`: what a bot would answer and why, as JSON."""
        words, asked = rest.split(), {"level": "general", "think": "1", "seed": "0"}
        name = words.pop(0) if words and "=" not in words[0] else ""
        for word in words:
            key, _, value = word.partition("=")
            if key not in asked:
                raise BadInput("hint", word[:40], "hint-words")
            asked[key] = value
        decision, match = self._asked(name), self.match
        share = _share(asked["think"])
        _, seed = _take_seed([f"seed={asked['seed']}"])
        seat = Seat.of(match, decision.seat)
        found = hint(seat, decision, asked["level"], share, seed=seed, clock=None)
        told = {lang: tell(match.game, match.state, found, lang).text() for lang in LANGUAGES}
        row = {**msgspec.to_builtins(found), "text": told}
        yield json.dumps(row, ensure_ascii=False, separators=(",", ":"))

    def view(self, rest: str) -> Iterator[str]:
        """`view SEAT`, `view spectator`, `view referee`: what they see, as JSON."""
        seen = self.match.game.view(self.match.state, self._onlooker(rest or "referee"))
        yield json.dumps(seen, ensure_ascii=False, separators=(",", ":"))

    def events(self, rest: str) -> Iterator[str]:
        """`events [seat]`: what happened since the last call, as that seat saw it, as JSON."""
        match = self.match
        viewer = self._onlooker(rest or "referee")
        speaker = Teller(match.game, "en").speaker
        start = self._told.get(viewer, 0)
        for number, event in match.events[start:]:
            if viewer != REFEREE:
                event = event.seen_by(1 << viewer if viewer >= 0 else 0)
            facts = speaker.event(match.state, event)[1]
            row: dict[str, Any] = {"answer": number, "kind": event.kind, **facts}
            yield json.dumps(row, ensure_ascii=False)
        self._told[viewer] = len(match.events)

    def state(self, rest: str) -> Iterator[str]:
        """`state`: the whole position as text, for a referee."""
        yield from self.match.game.write(self.match.state).splitlines()

    def record(self, rest: str) -> Iterator[str]:
        """`record`: the game so far as text."""
        yield from self.match.record().splitlines()

    def undo(self, rest: str) -> Iterator[str]:
        """`undo`: undo the last answer; `undo agreed`: even past what others have seen."""
        if rest not in ("", "agreed"):
            raise BadInput("undo", rest, "agreed-or-nothing")
        match = self.match
        if self._bots:
            taken = self._undo_own(rest == "agreed")
        else:
            seat = match.answers[-1].seat if match.answers else 0
            taken = match.undo(seat, rest == "agreed")
        self._told = {who: min(n, len(match.events)) for who, n in self._told.items()}
        yield f"{self._names()[taken.seat]}: {taken.words}"

    def _undo_own(self, agreed: bool) -> GivenAnswer:
        """Go back to before the last answer that no bot gave; bots agree to everything."""
        match = self.match
        own = [n for n, given in enumerate(match.answers) if given.seat not in self._bots]
        counts = [n for n in own if not (match.answers[n].auto or match.answers[n].aside)]
        if not counts:
            raise Illegal(TABLE, "reason-nothing-to-undo")
        taken = match.answers[counts[-1]]
        if not agreed and match.concerned(counts[-1]) - {taken.seat, *self._bots}:
            raise Illegal(TABLE, "reason-undo-barrier")
        match.take_back(counts[-1])
        return taken

    def order(self, rest: str) -> Iterator[str]:
        """`order SEAT CARD always|never|ask [NAME=…]`: a standing order."""
        name, card, wish, *limits = [*rest.split(), "", "", ""]
        seat, only = self._number(name), {}
        known = self.match.game.scope(self.match.state, seat).about
        for limit in filter(None, limits):
            key, _, value = limit.partition("=")
            if key not in known or not value:
                raise BadInput("order", limit, "one-of", choices=[f"{one}=…" for one in known])
            only[key] = value
        self.match.order(seat, Order(card.removeprefix(f"{name}."), wish, only))
        yield from ()

    def hush(self, rest: str) -> Iterator[str]:
        """`hush SEAT step|turn`: a seat declines every reaction for the rest of it."""
        name, length, *_ = [*rest.split(), "", ""]
        self.match.hush(self._number(name), length)
        yield from ()

    def seed(self, rest: str) -> Iterator[str]:
        """`seed`: the hash of the seed, and the seed itself when the game is over."""
        yield f"seed-hash {rng.fingerprint(self.match.seed)}"
        if self.match.over:
            yield f"seed {self.match.seed}"

    def result(self, rest: str) -> Iterator[str]:
        """`result`: who has won, or nothing while the game goes on."""
        winner = self.match.game.result(self.match.state)
        if winner is not None:
            yield winner

    def help(self, rest: str) -> Iterator[str]:
        """`help`: every command."""
        for command in COMMANDS.values():
            yield command.__doc__ or ""

    def quit(self, rest: str) -> Iterator[str]:
        """`quit`: end."""
        self._dismiss_bots()
        raise Quit

    def _names(self) -> tuple[str, ...]:
        return self.match.game.seats(self.match.state)

    def _number(self, name: str) -> int:
        names = self._names()
        if name not in names:
            raise BadInput("seat", name, "one-of", choices=names)
        return names.index(name)

    def _onlooker(self, name: str) -> int:
        if name in WATCHERS:
            return WATCHERS[name]
        names = self._names()
        if name not in names:
            raise BadInput("view", name, "one-of", choices=(*names, *WATCHERS))
        return names.index(name)

    def _asked(self, name: str) -> Decision:
        if not self.match.decisions:
            raise Illegal(TABLE, "reason-not-asked")
        if not name:
            return self.match.decisions[0]
        decision = self.match.decision(self._number(name))
        if decision is None:
            raise Illegal(TABLE, "reason-not-asked")
        return decision

    def _addressed(self, rest: str) -> tuple[int, str]:
        """The seat and the words of `SEAT: ANSWER`; without a seat, the first one asked."""
        name, colon, words = rest.partition(":")
        if colon:
            return self._number(name.strip()), words.strip()
        return self._asked("").seat, rest

    def _given(self, words: str) -> None:
        if not words or len(words) > LONGEST:
            raise BadInput("answer", words[:40], "answer")


def _take_seed(words: list[str]) -> tuple[list[str], int]:
    """The seed among some words; a random one if there is none."""
    seed, rest = randbelow(1 << 48), []
    for word in words:
        if word.startswith("seed="):
            digits = word.removeprefix("seed=")
            if not (digits.isascii() and digits.isdecimal() and len(digits) < 20):
                raise BadInput("seed", digits[:40], "seed")
            seed = int(digits)
        else:
            rest.append(word)
    return rest, seed


def _share(word: str) -> float:
    """A share of a bot's time."""
    try:
        share = float(word)
    except ValueError:
        share = 0.0
    if not 0 < share <= MOST_THINKING:
        raise BadInput("think", word[:40], "number-above-0", most=f"{MOST_THINKING:.0f}")
    return share


def _refused(bad: BadInput) -> str:
    return _error(TABLE, complaint(bad, "en"))


def _error(rule: str, message: str) -> str:
    return f"error {rule} " + " ".join(message.split())


COMMANDS: dict[str, Callable[[Protocol, str], Iterator[str]]] = {
    "new": Protocol.new,
    "position": Protocol.position,
    "seat": Protocol.seat,
    "legal": Protocol.legal,
    "do": Protocol.do,
    "why": Protocol.why,
    "details": Protocol.details,
    "hint": Protocol.hint,
    "view": Protocol.view,
    "events": Protocol.events,
    "state": Protocol.state,
    "record": Protocol.record,
    "result": Protocol.result,
    "undo": Protocol.undo,
    "order": Protocol.order,
    "hush": Protocol.hush,
    "seed": Protocol.seed,
    "help": Protocol.help,
    "quit": Protocol.quit,
}
