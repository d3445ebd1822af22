"""At one screen: what each person reads, whatever is typed, and games that are saved and loaded."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import Run
from tests.conformance.walks import NAMES, Variant

from wartable.cli.session import Session
from wartable.core import record as records
from wartable.core.match import Match
from wartable.core.parts import TERMINAL, part
from wartable.core.speaking import details
from wartable.words.telling import Teller

WIDE = 2000
"""No line of the log is broken."""


class Typist(Console):
    """A terminal at which somebody types whatever comes to mind, and looks at what is written."""

    def __init__(self, seed: int, lines: int, folder: Path) -> None:
        self.written, self.random, self.left = StringIO(), Random(seed), lines
        super().__init__(file=self.written, width=WIDE, height=50)
        self.file_of_game = folder / "game.txt"
        self.session: Any = None
        self.typed = ""
        self.told: dict[str, int] = {}
        """How many events each person has read of."""
        self.answers = 0
        """How many answers had been given when somebody typed something the last time."""
        looks = ("asked", "undone", "l", "b", "s", "d", "?", "? legal", "handed over")
        self.looked_at = dict.fromkeys(looks, 0)

    def mask(self, person: str) -> int:
        """The seats of a person."""
        return sum(1 << seat for seat, who in self.session.people.items() if who == person)

    def lines_of(self, person: str, first: int = 0) -> list[str]:
        """What has happened since some event, as a person may know it."""
        match = self.session.match
        teller = Teller(match.game, self.session.words.lang)
        seats = self.mask(person)
        return [teller.log(match.state, one.seen_by(seats)) for _, one in match.events[first:]]

    def drawn(self, seat: int) -> str:
        """The table as a seat sees it, as it is drawn."""
        match, out = self.session.match, StringIO()
        terminal = part(match.game, TERMINAL)
        assert terminal is not None
        picture = terminal.draw(match.game.view(match.state, seat), self.session.words)
        Console(file=out, width=WIDE).print(picture)
        return out.getvalue().rstrip()

    def input(self, *prompt: Any, **more: Any) -> str:
        """Look at what was written, and type something."""
        shown = self.written.getvalue()
        self.written.seek(0)
        self.written.truncate()
        match, people = self.session.match, self.session.people
        before = min([*self.told.values(), len(match.events)])
        if self.typed == "u" and len(match.events) < max(self.told.values(), default=0):
            self.looked_at["undone"] += 1
        self.told = {who: min(told, len(match.events)) for who, told in self.told.items()}
        if ">" not in str(prompt[0]):
            # The screen is handed over: whoever had it before may still look at it.
            self.looked_at["handed over"] += 1
            self.typed = "handed over"
            for who in {*people.values()} - {self.session.present}:
                for line in {*self.lines_of(who)} - {*self.lines_of(self.session.present)}:
                    assert line not in shown
            return ""
        person = self.session.present
        asked = [one for one in match.decisions if people[one.seat] == person]
        assert asked, "whoever is at the screen is asked"
        self.look_at(shown, person, asked[0].seat, before)
        self.told[person], self.answers = len(match.events), len(match.answers)
        return self.type(asked[0])

    def look_at(self, written: str, person: str, seat: int, before: int) -> None:
        """Compare what was written with what the person may know."""
        new = self.lines_of(person, self.told.get(person, 0))
        rows = [row.strip() for row in written.splitlines()]
        news = "\n".join(line.strip() for line in new)
        assert news in "\n".join(rows), "all that is new is told, once, in order"
        others = {line for who in {*self.session.people.values()} for line in self.lines_of(who)}
        for line in others - {*self.lines_of(person)}:
            assert line.strip() not in rows, "what only others saw"
        if self.typed in ("l", "b", "s"):
            self.looked_at[self.typed] += 1
        if self.typed == "l":
            told = "\n".join(line.strip() for line in self.lines_of(person))
            assert told in "\n".join(rows)
        back = self.typed == "u" and len(self.session.match.answers) < self.answers
        if self.typed == "b" or back:
            assert self.drawn(seat) in written, "the table as it stands now"
        if self.typed == "s":
            assert self.file_of_game.read_text(encoding="utf-8") == self.session.match.record()
        if self.typed[:2] in ("d ", "? "):
            self.explained(written, seat)
        self.looked_at["asked"] += 1

    def explained(self, written: str, seat: int) -> None:
        """Look at what was said of an answer: why it may not be given, or what comes of it."""
        session, match = self.session, self.session.match
        game, state, (what, _, words) = match.game, match.state, self.typed.partition(" ")
        teller, shown = Teller(game, session.words.lang), re.sub("[ \n]+", " ", written)
        if what == "d":
            found = details(game, state, seat, words)
            said = [teller.detail(state, one) for one in found]
            said += [one.rule for one in found if one.chance is None]
            said += [f"{one.chance:.0%}" for one in found if one.chance is not None]
            said = said or [session.words.say("table-no-details")]
            assert all(one in shown for one in said), said
            self.looked_at["d"] += 1
            return
        reason = game.why_not(state, seat, words)
        legal = session.words.say("table-legal")
        assert (legal in shown) == (reason is None)
        tries = [] if reason is None else [words, *session.table.tries(session._view(seat))]
        why = [game.why_not(state, seat, one) for one in tries]
        told = [one for one in why if one is not None and teller.reason(one) in shown]
        assert reason is None or told, "the reason of the words, or of what is called so"
        self.looked_at["?" if told else "? legal"] += 1

    def type(self, decision: Any) -> str:
        """An answer mostly, or something else."""
        self.left -= 1
        if not self.left:
            raise EOFError
        word = self.random.choice([*["1"] * 9, "x y", "d", *"uuuuuulbhs?", "999", "x y", "", "d"])
        if word == "1":
            word = str(1 + self.random.randrange(len(decision.options)))
        said = self.session.match.game.text(self.session.match.state, decision.options[-1])
        given = [said, *(one.words for one in self.session.match.answers[-9:] if one.words)]
        explains = {"x y": f"? {self.random.choice(given)}", "d": f"d {said}"}
        word = explains.get(word, word)
        self.typed = word
        return f"s {self.file_of_game}" if word == "s" else word


@pytest.mark.parametrize(
    ("name", "lang"), [("europe", "en"), ("naval", "fr"), ("quartermaster", "en")]
)
def test_each_person_at_a_screen_reads_all_that_their_seats_saw_and_nothing_else(
    name: str, lang: str, tmp_path: Path
) -> None:
    variant = Variant(name, ("cover",) if name != "europe" else ())
    match = Match(variant.game, variant.options, 3)
    seats = len(match.game.seats(match.state))
    people = {seat: f"me{1 + seat % 2}" for seat in range(seats)}
    typist = Typist(1, 180, tmp_path)
    typist.session = Session(match, people, {}, lang, typist)
    assert typist.session.run() == 0
    seen = typist.looked_at
    # In Quartermaster, what may be taken back alone happens rarely.
    assert all(times or (name, what) == ("quartermaster", "undone") for what, times in seen.items())


@pytest.mark.parametrize("seats", ["FIRST=me", "FIRST=me1,SECOND=me2", "FIRST=me2,SECOND=me1"])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_saved_and_loaded_goes_on_where_it_was_and_with_the_same_people(
    wartable: Run, tmp_path: Path, name: str, seats: str
) -> None:
    variant = Variant(name)
    names = variant.game.seats(variant.game.new(variant.options, 1))
    sitting = seats.replace("FIRST", names[0]).replace("SECOND", names[1]) + ",others=random"
    first, again = tmp_path / "first.txt", tmp_path / "again.txt"
    steps = "\n".join(["1"] * 12)
    words = ("play", name, "--seed", "4", "--seats", sitting)
    done = wartable(*words, given=f"\n{steps}\ns {first}\nq\n")
    assert done.returncode == 0 and first.exists(), done.stdout + done.stderr
    record = first.read_text(encoding="utf-8")
    assert any(row.startswith("= ") for row in record.splitlines())
    done = wartable("play", name, "--load", first, given=f"\ns {again}\n\ns {again}\nq\n")
    assert again.exists(), done.stdout + done.stderr
    assert again.read_text(encoding="utf-8") == record
    # Others may take the seats: the game is the same.
    begun = records.read(record)
    for more in (f"{names[0]}=me", f"{names[0]}=me1,{names[1]}=me2", f"{names[1]}=me"):
        save = f"s {again}\n\ns {again}\nq\n"
        again.unlink()
        wartable("play", name, "--load", first, "--seats", f"{more},others=random", given=save)
        there = records.read(again.read_text(encoding="utf-8"))
        assert there.answers[: len(begun.answers)] == begun.answers
        assert (there.options, there.seed) == (begun.options, begun.seed)
