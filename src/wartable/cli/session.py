"""A game at the terminal: show the table, ask, and do what the answer says."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wartable.bots import Bot
from wartable.bots.budget import WALL
from wartable.bots.hint import hint
from wartable.bots.seat import Seat
from wartable.cli import plain_table
from wartable.cli.hint import show
from wartable.core import rng
from wartable.core.decision import Decision, Illegal, Reason
from wartable.core.match import Match
from wartable.core.parts import TERMINAL, Terminal, part
from wartable.words.hinting import tell
from wartable.words.telling import Teller, name, trouble
from wartable.words.text import Value

MUCH = 12
"""After so many events the table is drawn again."""
LONGEST = 400
"""What is typed behind that is not read."""
LOG_AT_ONCE = 40
"""So many lines of the log are shown when somebody looks again; `l` shows all."""


class Leave(Exception):
    """Somebody has had enough."""


class Session:
    """One match, the people and the bots at it."""

    def __init__(
        self,
        match: Match,
        people: dict[int, str],
        bots: dict[int, Bot],
        lang: str,
        console: Console | None = None,
    ) -> None:
        self.match, self.game, self.people, self.bots = match, match.game, people, bots
        self.console = console or Console(highlight=False)
        self.teller = Teller(self.game, lang)
        self.words = self.teller.words
        self.table: Terminal = part(self.game, TERMINAL) or plain_table
        self.seats = self.game.seats(match.state)
        self.shared = len(set(people.values())) > 1
        self.present = "" if self.shared else next(iter(people.values()), "")
        """The person at the screen."""
        self.read: dict[str, int] = {}
        """How much of the log each person has read."""
        self.drawn = ""
        """The turn and the seat for which the table was drawn last."""
        self.drawn_at = 0
        """How many events there were then."""

    def run(self) -> int:
        """Play until the game is over or everybody leaves."""
        try:
            self._greet()
            while not self.match.over:
                self._bots()
                if self.match.over:
                    break
                self._person()
            self._end()
        except (Leave, EOFError):
            self.console.print()
            self._say("table-goodbye")
        except KeyboardInterrupt:
            self.console.print()
            self._say("table-goodbye")
            return 130
        return 0

    def _say(self, message: str, style: str = "", **values: Value) -> None:
        self.console.print(Text(self.words.say(message, **values), style))

    def _name(self, seat: int) -> str:
        return name(self.words, "seat", self.seats[seat])

    def _greet(self) -> None:
        title = self.words.say("game-title") if self.words.has("game-title") else self.game.id
        self.console.print(Rule(Text(title, "bold")))
        for person in sorted(set(self.people.values())):
            theirs = [self._name(seat) for seat, who in self.people.items() if who == person]
            row = self.words.row(theirs, "and")
            if self.shared:
                self._say("table-person-plays", person=self._person_name(person), seats=row)
            else:
                self._say("table-you-play", seats=row)
        self._say("table-seed-hash", "dim", hash=rng.fingerprint(self.match.seed)[:16])
        self._say("table-short-help", "dim")

    def _bots(self) -> None:
        """Let every bot that is asked answer, until people alone are asked."""
        while True:
            asked = next((d for d in self.match.decisions if d.seat in self.bots), None)
            if asked is None:
                return
            seat = Seat(self.game, lambda: self.match.state, asked.seat)
            self.match.answer(asked.seat, self.bots[asked.seat].choose(seat, asked))

    def _person(self) -> None:
        """Ask one person one question."""
        asked = self.match.decisions
        mine = [d for d in asked if self.people[d.seat] == self.present]
        decision = (mine or list(asked))[0]
        self._hand_over(decision.seat)
        turn = f"{self.game.mark(self.match.state)} {self.present} {decision.seat}"
        self._log()
        if turn != self.drawn or len(self.match.events) - self.drawn_at > MUCH:
            self._draw(decision.seat)
            self.drawn = turn
        self._ask(decision)
        while not self._command(decision, self._input()):
            pass

    def _person_name(self, person: str) -> str:
        return self.words.say("table-person", number=int(person.removeprefix("me") or 1))

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw, and wait for the next one."""
        person = self.people[seat]
        if person == self.present:
            return
        self.console.clear()
        who, chair = self._person_name(person), self._name(seat)
        self.console.input(Text(self.words.say("table-hand-over", person=who, seat=chair) + " "))
        self.console.clear()
        self.present = person

    def _mask(self) -> int:
        return sum(1 << seat for seat, who in self.people.items() if who == self.present)

    def _lines(self, start: int = 0) -> list[str]:
        events = self.match.events[start:]
        seen = [event.seen_by(self._mask()) for _, event in events]
        return [self.teller.log(self.match.state, event) for event in seen]

    def _log(self) -> None:
        lines = self._lines(self.read.get(self.present, 0))
        self.read[self.present] = len(self.match.events)
        if len(lines) > LOG_AT_ONCE:
            self._say("table-more-log", "dim", count=len(lines) - LOG_AT_ONCE)
        self._print(lines[-LOG_AT_ONCE:])

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Padding(Text(line, "dim"), (0, 2)))

    def _draw(self, seat: int) -> None:
        self.drawn_at = len(self.match.events)
        view = self.game.view(self.match.state, seat)
        self.console.print(self.table.draw(view, self.words))

    def _ask(self, decision: Decision) -> None:
        state = self.match.state
        self.console.print(Rule(style="dim"))
        chair = Text(self._name(decision.seat) + "  ", "bold")
        question = Text(self.teller.ask(state, decision), "bold yellow")
        self.console.print(chair + question + Text(f"  ({decision.rule})", "dim"))
        self.console.print(self._answers(decision))

    def _answers(self, decision: Decision) -> Table:
        """The numbered answers, in as many columns as there is room for."""
        state = self.match.state
        texts = [self.teller.answer(state, decision, option) for option in decision.options]
        width = max(len(text) for text in texts) + 6
        columns = max(1, min(3, self.console.width // width, (len(texts) + 5) // 6))
        rows = -(-len(texts) // columns)
        grid = Table.grid(padding=(0, 2))
        for row in range(rows):
            cells = []
            for at in range(row, len(texts), rows):
                cells.append(Text.assemble((f"{at + 1:>3} ", "cyan"), texts[at]))
            grid.add_row(*cells)
        return grid

    def _input(self) -> str:
        return self.console.input(Text("> ", "bold")).strip()[:LONGEST]

    def _command(self, decision: Decision, line: str) -> bool:
        """Do what a line says; whether the question is done with."""
        word, _, rest = line.partition(" ")
        match word:
            case "":
                return False
            case "q" | "quit":
                raise Leave
            case "h" | "help":
                self._say("table-help")
            case "b":
                self._draw(decision.seat)
                self._ask(decision)
            case "l":
                self._print(self._lines())
            case "s":
                self._save(rest.strip())
            case "i" | "hint":
                self._hint(decision)
            case "u":
                return self._undo(decision.seat)
            case _ if word[0] == "?":
                self._why(decision, f"{word[1:]} {rest}".strip())
            case _:
                return self._answer(decision, line)
        return False

    def _answer(self, decision: Decision, line: str) -> bool:
        try:
            option = self._option(decision, line)
        except Illegal as illegal:
            self._refuse(illegal.reason)
            return False
        if option is None:
            self._say("table-no-such-number", "red", number=line, count=len(decision.options))
            return False
        self.match.answer(decision.seat, option)
        return True

    def _option(self, decision: Decision, line: str) -> int | None:
        """The answer that a number or words mean."""
        if line.isdecimal():
            number = int(line[:6])
            found = 1 <= number <= len(decision.options)
            return decision.options[number - 1] if found else None
        return self.game.parse(self.match.state, decision.seat, line)

    def _refuse(self, reason: Reason) -> None:
        why = self.teller.reason(reason)
        self._say("table-why-not", "red", reason=why, rule=reason.rule)

    def _why(self, decision: Decision, line: str) -> None:
        """Why an answer is not legal; without one, why the cards at hand are not."""
        state = self.match.state
        if line.isdecimal() and 1 <= int(line[:6]) <= len(decision.options):
            line = self.game.text(state, decision.options[int(line) - 1])
        tries = [line] if line else self.table.tries(self.game.view(state, decision.seat))
        found = 0
        for words in tries:
            reason = self.game.why_not(state, decision.seat, words)
            if reason is not None:
                self._refuse(reason)
                found += 1
        if not found:
            self._say("table-legal" if line else "table-help")

    def _hint(self, decision: Decision) -> None:
        """What a bot would answer, and why."""
        seat = Seat(self.game, lambda: self.match.state, decision.seat)
        # The same question gets the same hint: more hints about it would tell nothing new.
        found = hint(seat, decision, seed=len(self.match.answers), clock=WALL)
        show(self.console, tell(self.game, found, self.words.lang))

    def _save(self, file: str) -> None:
        if not file:
            self._say("table-save-where", "red")
            return
        try:
            Path(file).expanduser().write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            why = self.words.say("trouble", trouble=trouble(error))
            self._say("table-not-saved", "red", file=file, why=why)
            return
        self._say("table-saved", "green", file=file)

    def _undo(self, seat: int) -> bool:
        """Take the last answer back, if nobody has seen or drawn anything since."""
        given = self.match.answers
        mine = given and self.people.get(given[-1].seat) == self.people[seat]
        try:
            last = self.match.undo(given[-1].seat if mine else seat)
        except Illegal as illegal:
            self._refuse(illegal.reason)
            return False
        self.read = {who: min(n, len(self.match.events)) for who, n in self.read.items()}
        self.drawn = ""
        self._say("table-undone", "green", answer=last.words)
        return True

    def _end(self) -> None:
        self._log()
        state: Any = self.match.state
        seat = next(iter(self.people), 0)
        self._draw(seat)
        result = self.game.result(state) or ""
        winner = name(self.words, "team seat", result)
        self._say("table-over", "bold", winner=winner)
        self._say("table-seed", "dim", seed=str(self.match.seed))
        if not self.people:
            return
        self._say("table-last-save", "dim")
        line = self._input()
        if line.partition(" ")[0] == "s":
            self._save(line.partition(" ")[2].strip())
