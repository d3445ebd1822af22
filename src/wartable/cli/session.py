"""A game in the terminal: show the table, ask, and do what the answer says."""

import re
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wartable.bots import Bot
from wartable.bots.budget import WALL
from wartable.bots.hint import hint
from wartable.bots.seat import Seat
from wartable.cli import plain_table
from wartable.cli.console import console as plain_console
from wartable.cli.hint import show
from wartable.cli.typed import folded, meant
from wartable.core import rng
from wartable.core.decision import Decision, Illegal, Reason
from wartable.core.game import offers
from wartable.core.match import Match
from wartable.core.parts import ANSWERS, KNOWLEDGE, ORDER, TERMINAL, AnswerWords, Terminal, part
from wartable.core.speaking import details
from wartable.words.hinting import tell
from wartable.words.telling import Teller, name, trouble
from wartable.words.text import Value

MUCH = 12
"""After this many events the table is drawn again."""
LONGEST = 400
"""Anything typed beyond this is ignored."""
BAR = 40
"""How long the bar of a certain result is."""
FEW = 4
"""Up to this many possible answers are named by their numbers; more are listed again."""
NO_NUMBER = re.compile(r"[-+−]\d+|[-+−]?\d+[.,]\d+")
"""What looks like a number, but can be that of no answer."""
LOG_AT_ONCE = 40
"""How many lines of the log are shown when someone looks again; `l` shows all."""


class Leave(Exception):
    """Someone wants to quit."""


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
        self.console = console or plain_console()
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
        """The turn and the seat for which the table was last drawn."""
        self.drawn_at = 0
        """How many events there were then."""

    def run(self) -> int:
        """Play until the game is over or someone quits."""
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
        if self.words.bare:
            self._say("no-words", "dim")
        for person in sorted(set(self.people.values())):
            theirs = [self._name(seat) for seat, who in self.people.items() if who == person]
            row = self.words.row(theirs, "and")
            if self.shared:
                self._say("table-person-plays", person=self._person_name(person), seats=row)
            else:
                self._say("table-you-play", seats=row)
        bots = [self._name(seat) for seat in self.bots]
        if bots:
            self._say("table-bots-play", seats=self.words.row(bots, "and"))
        self._say("table-seed-hash", "dim", hash=rng.fingerprint(self.match.seed)[:16])
        self._say("table-short-help", "dim")

    def _bots(self) -> None:
        """Let bots answer, and give every answer that leaves no choice, until a person is asked."""
        while True:
            asked = next((d for d in self.match.decisions if self._quick(d)), None)
            if asked is None:
                return
            option = asked.options[0]
            if len(asked.options) > 1:
                option = self.bots[asked.seat].choose(Seat.of(self.match, asked.seat), asked)
            self.match.answer(asked.seat, option)

    def _quick(self, decision: Decision) -> bool:
        """Whether nobody at the screen has to think about a question."""
        return decision.seat in self.bots or len(decision.options) == 1

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
        self.console.print(self.table.draw(self._view(seat), self.words))

    def _ask(self, decision: Decision) -> None:
        state = self.match.state
        self.console.print(Rule(style="dim"))
        chair = Text(self._name(decision.seat) + "  ", "bold")
        question = Text(self.teller.ask(state, decision), "bold yellow")
        self.console.print(chair + question + Text(f"  ({decision.rule})", "dim"))
        self.console.print(self._answers(decision))
        free = self._free(decision)
        if free:
            answers = ", ".join(f"{said} ({words})" for words, said in free.items())
            self._say("table-at-any-time", "dim", answers=answers)

    def _choices(self, decision: Decision) -> tuple[list[int], list[AnswerWords]]:
        """The answers in the order of their numbers, with message, facts and words."""
        state, options = self.match.state, list(decision.options)
        choices = []
        for option in options:
            told = self.teller.speaker.answer(state, decision, option)
            choices.append((*told, self.teller.answered(decision.ask, *told)))
        order = part(self.game, ORDER)
        if order is None:
            return options, choices
        places = order(decision.ask, choices)
        return [options[at] for at in places], [choices[at] for at in places]

    def _answers(self, decision: Decision) -> RenderableType:
        """The numbered answers, as the game shows them best."""
        _, choices = self._choices(decision)
        layout = part(self.game, ANSWERS)
        if layout is not None:
            view = self._view(decision.seat)
            found: RenderableType | None = layout(view, decision.ask, choices, self.words)
            if found is not None:
                return found
        return self._columns(dict(enumerate(said for *_, said in choices)))

    def _columns(self, answers: dict[int, str]) -> Table:
        """Numbered answers, in as many columns as there is room for."""
        places, texts = list(answers), list(answers.values())
        width = max(len(text) for text in texts) + 6
        columns = max(1, min(3, self.console.width // width, (len(texts) + 5) // 6))
        rows = -(-len(texts) // columns)
        grid = Table.grid(padding=(0, 2))
        for row in range(rows):
            cells = []
            for at in range(row, len(texts), rows):
                cells.append(Text.assemble((f"{places[at] + 1:>3} ", "cyan"), texts[at]))
            grid.add_row(*cells)
        return grid

    def _input(self) -> str:
        return self.console.input(Text("> ", "bold")).strip()[:LONGEST]

    def _command(self, decision: Decision, line: str) -> bool:
        """Do what a line says; returns whether the question has been answered."""
        word, _, rest = line.partition(" ")
        match word:
            case "":
                return False
            case "q" | "quit":
                raise Leave
            case "h" | "help":
                self._help(decision)
            case "b":
                self._draw(decision.seat)
                self._ask(decision)
            case "l":
                self._print(self._lines())
            case "s":
                self._save(rest.strip())
            case "i" | "hint":
                self._hint(decision)
            case "d" | "details":
                self._details(decision, rest.strip())
            case "u":
                return self._undo(decision.seat)
            case _ if word[0] == "?":
                self._why(decision, f"{word[1:]} {rest}".strip())
            case _:
                return self._answer(decision, line)
        return False

    def _answer(self, decision: Decision, line: str) -> bool:
        """Take an answer by its number, as records write it, or in words."""
        try:
            option = self.game.parse(self.match.state, decision.seat, line)
        except Illegal:
            return self._answer_as_said(decision, line)
        self.match.answer(decision.seat, option)
        return True

    def _answer_as_said(self, decision: Decision, line: str) -> bool:
        chair, colon, rest = line.partition(":")
        if colon and chair in self.seats:
            return self._unasked(self.seats.index(chair), rest.strip())
        for words, said in self._free(decision).items():
            if folded(line) == folded(said):
                return self._unasked(decision.seat, words)
        options, choices = self._choices(decision)
        if NO_NUMBER.fullmatch(line):
            self._say("table-no-such-number", "red", number=line, count=len(options))
            return False
        found = self._meant(decision, line, options, choices)
        if len(found) == 1:
            self.match.answer(decision.seat, options[found[0]])
            return True
        if len(found) > FEW:
            self._say("table-which-of", "red", words=line)
            self.console.print(self._columns({at: choices[at][2] for at in found}))
        elif found:
            numbers = self.words.row([f"{at + 1}" for at in found], "or")
            self._say("table-which", "red", words=line, numbers=numbers)
        elif line.isdecimal():
            self._say("table-no-such-number", "red", number=line, count=len(options))
        else:
            self._why(decision, line)
        return False

    def _free(self, decision: Decision) -> dict[str, str]:
        """What the seat may say unasked, as records write it and in words."""
        state, found = self.match.state, offers(self.game, self.match.state, decision.seat)
        return {
            self.game.text(state, option): self.teller.answer(state, decision, option)
            for option in found
            if option not in decision.options
        }

    def _unasked(self, seat: int, words: str) -> bool:
        """Let one of the person's seats say something unasked."""
        try:
            if self.people.get(seat) != self.present:
                raise Illegal("table", "reason-not-your-seat", seat=self.seats[seat])
            self.match.say(seat, words)
        except Illegal as illegal:
            self._refuse(illegal.reason)
            return False
        return True

    def _meant(
        self, decision: Decision, line: str, options: list[int], choices: list[AnswerWords]
    ) -> list[int]:
        """The answers that a number or some words may mean, by their places."""
        if line.isdecimal() and 1 <= int(line[:6]) <= len(options):
            return [int(line[:6]) - 1]
        try:
            return [options.index(self.game.parse(self.match.state, decision.seat, line))]
        except (Illegal, ValueError):
            return meant(line, [said for *_, said in choices])

    def _help(self, decision: Decision) -> None:
        """The commands, an example of an answer to this very question, and all signs."""
        options, choices = self._choices(decision)
        example = self.game.text(self.match.state, options[-1])
        self._say("table-help", example=example, said=choices[-1][2])
        if self.words.has("table-signs"):
            self._say("table-signs", "dim")

    def _refuse(self, reason: Reason) -> None:
        why = self.teller.reason(reason)
        # What only the table asks for stands in no rulebook.
        message = "table-not-now" if reason.rule == "table" else "table-why-not"
        self._say(message, "red", reason=why, rule=reason.rule)

    def _why(self, decision: Decision, line: str) -> None:
        """Why an answer is not legal; without one, why the other cards are not."""
        if line and self._meant(decision, line, *self._choices(decision)):
            self._say("table-legal")
            return
        found = self._reasons(decision, self.table.tries(self._view(decision.seat)))
        if line:
            wanted = set(folded(line).split())
            # What is named as on the screen, or else the words as they are.
            named = [r for r in found if wanted <= set(folded(self.teller.reason(r)).split())]
            found = named or self._reasons(decision, [line])
        for reason in found:
            self._refuse(reason)
        if not found:
            self._help(decision)

    def _view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.match.state, seat)

    def _reasons(self, decision: Decision, tries: list[str]) -> list[Reason]:
        """Why some answers are not legal; legal ones are left out."""
        state = self.match.state
        found = (self.game.why_not(state, decision.seat, words) for words in tries)
        return [reason for reason in found if reason is not None]

    def _hint(self, decision: Decision) -> None:
        """What a bot would answer, and why."""
        if part(self.game, KNOWLEDGE) is None:
            self._say("table-no-hint")
            return
        seat = Seat.of(self.match, decision.seat)
        # The same question gets the same hint: more hints about it would tell nothing new.
        found = hint(seat, decision, seed=len(self.match.answers), clock=WALL)
        show(self.console, tell(self.game, self.match.state, found, self.words.lang))

    def _details(self, decision: Decision, line: str) -> None:
        """What an answer costs, what counts for it, and how likely each result is."""
        options, choices = self._choices(decision)
        found = self._meant(decision, line, options, choices)
        if len(found) != 1:
            self._say("table-details-which", "red")
            return
        state, grid = self.match.state, Table.grid(padding=(0, 2))
        words = self.game.text(state, options[found[0]])
        lines = details(self.game, state, decision.seat, words)
        for one in lines:
            likely = "" if one.chance is None else f"{one.chance:4.0%}"
            bar = "█" * round(BAR * (one.chance or 0))
            said = self.teller.detail(state, one)
            grid.add_row(Text(said), Text(likely or one.rule, "dim"), Text(bar, "cyan"))
        if lines:
            self.console.print(Padding(grid, (0, 2)))
        else:
            self._say("table-no-details")

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
        """Undo the last answer, if nobody has seen or drawn anything since."""
        # On a copy: it may come to what cannot be undone before it comes to a choice.
        person, match = self.people[seat], self.match.copy()
        try:
            while True:
                given = match.answers
                mine = given and self.people.get(given[-1].seat) == person
                last = match.undo(given[-1].seat if mine else seat)
                asked = match.decision(last.seat)
                # An answer that left no choice would be given again at once.
                if asked is not None and not self._quick(asked):
                    break
        except Illegal as illegal:
            self._refuse(illegal.reason)
            return False
        self.match = match
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
        if why := self.teller.ended(self.match):
            self.console.print(Text(why))
        self._say("table-seed", "dim", seed=str(self.match.seed))
        if not self.people:
            return
        self._say("table-last-save", "dim")
        line = self._input()
        if line.partition(" ")[0] == "s":
            self._save(line.partition(" ")[2].strip())
