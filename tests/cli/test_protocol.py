"""`wartable protocol`: one game through real pipes, the rest without."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run

from wartable.adapters.protocol import Protocol

POSITION = """position seed=7
turn germany play
germany
  armies germany, eastern_europe, balkans
  hand germany.land_battle, build_army
  status blitzkrieg
soviet_union
  armies ukraine, moscow
  down stalingrad
end"""


class Talk:
    """A program that speaks the protocol."""

    def __init__(self) -> None:
        self.protocol = Protocol()

    def say(self, line: str) -> list[str]:
        """The whole reply to a line, or to several; its last line is ok or an error."""
        return [reply for one in line.split("\n") for reply in self.protocol.reply(one)]

    def ask(self, line: str) -> list[str]:
        """The lines of a reply that must be ok."""
        *lines, last = self.say(line)
        assert last == "ok", last
        return lines


class Piped(Talk):
    """The same with the command in a process of its own."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [*COMMAND, "protocol"], stdin=pipe, stdout=pipe, encoding="utf-8", env=ENVIRONMENT
        )

    def say(self, line: str) -> list[str]:
        """The whole reply to a line; its last line is ok or an error."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        reply = []
        for got in self.process.stdout:
            reply.append(got.rstrip("\n"))
            if reply[-1] == "ok" or reply[-1].startswith("error "):
                return reply
        raise AssertionError(f"no reply to {line!r}")


@pytest.fixture
def talk() -> Iterator[Talk]:
    """A talk, ended whatever happens."""
    found = Talk()
    yield found
    found.protocol.close()


@pytest.fixture
def piped() -> Iterator[Piped]:
    """A talk through real pipes."""
    found = Piped()
    yield found
    found.process.kill()
    found.process.communicate()


def test_a_whole_game_is_played_and_its_record_is_sound(
    piped: Piped, wartable: Run, tmp_path: Path
) -> None:
    talk = piped
    random = Random(4)
    talk.ask("new quartermaster edition=second seed=7 reallocate")
    assert len(talk.ask("seat")) == 6
    while asked := talk.ask("seat"):
        seat, _, ask = asked[-1].partition(" ")[0], *asked[-1].rsplit(" ", 1)
        assert ask.startswith("ask-")
        talk.ask(f"do {seat}: {random.choice(talk.ask(f'legal {seat}'))}")
    assert talk.ask("result")[0] in ("axis", "allies")
    assert talk.ask("seed")[1] == "seed 7"
    file = tmp_path / "game.txt"
    file.write_text("\n".join(talk.ask("record")) + "\n", encoding="utf-8")
    assert talk.say("quit") == ["ok"]
    assert talk.process.wait(10) == 0
    assert wartable("replay", file, "--check").returncode == 0


def test_a_position_is_played_from_with_and_without_the_nation_before_a_card(talk: Talk) -> None:
    assert talk.say(POSITION) == ["ok"]
    assert talk.ask("seat") == ["germany qm 5.2 ask-play"]
    assert "play land_battle" in talk.ask("legal")
    talk.ask("do play germany.land_battle")
    talk.ask("do germany: battle ukraine")
    assert talk.ask("seat") == ["soviet_union qm 5.3 ask-react"]
    assert talk.ask("legal soviet_union") == ["pass", "use stalingrad", "lift"]


def test_an_error_names_its_rule_and_changes_nothing(talk: Talk) -> None:
    talk.ask(POSITION)
    talk.ask("do play land_battle")
    before = talk.ask("state")
    (refused,) = talk.say("do battle moscow")
    assert refused.startswith("error qm 3.3 ")
    assert "Moscow" in refused
    (unknown,) = talk.say("do battle atlantis")
    assert unknown.startswith("error table ")
    assert "atlantis" in unknown
    assert talk.ask("why battle moscow")[0].startswith("qm 3.3 ")
    assert talk.ask("why battle ukraine") == ["legal"]
    assert talk.ask("state") == before


HOSTILE = [
    "do",
    "do :",
    "do atlantis: pass",
    "do soviet_union: pass",
    "do " + "x" * 5000,
    "do build ²",
    "legal atlantis",
    "why",
    "details",
    "details atlantis: pass",
    "view",
    "view atlantis",
    "events nobody",
    "undo twice",
    "new",
    "new chess",
    "new quartermaster seed=x",
    "new quartermaster seed=-1",
    "new quartermaster edition=third",
    "new quartermaster nonsense",
    "position now",
    "position\nturn atlantis\nend",
    "position\ngermany\n  armies atlantis\nend",
    "position\ngermany\n  hand build_army x²\nend",
    "position\ngame chess\nend",
    "position\nexact {}\nend",
    "bogus",
    "\x00\x07",
    "état",
    "  ",
    "# a comment",
]


def test_no_line_ends_the_talk_or_changes_the_table(piped: Piped) -> None:
    talk = piped
    talk.ask(POSITION)
    before = talk.ask("state")
    for line in HOSTILE:
        last = talk.say(line)[-1]
        assert last == "ok" or last.startswith(("error table ", "error qm ")), line
        assert "fault" not in last, line
        assert talk.ask("state") == before, line


def test_nothing_can_be_asked_before_a_game_is_there(talk: Talk) -> None:
    for line in ("seat", "legal", "do pass", "state", "record", "view germany", "undo", "events"):
        assert talk.say(line)[-1].startswith("error table ")


def test_views_and_events_are_json_and_hide_what_is_hidden(talk: Talk) -> None:
    talk.ask(POSITION)
    assert json.loads(talk.ask("view spectator")[0])["nations"]["germany"].get("hand") is None
    seen = json.loads(talk.ask("view germany")[0])
    assert seen["nations"]["germany"]["hand"] == ["build_army", "land_battle"]
    assert json.loads(talk.ask("view referee")[0])["nations"]["soviet_union"]["down"]
    talk.ask("do discard build_army")
    mine = [json.loads(line) for line in talk.ask("events germany")]
    theirs = [json.loads(line) for line in talk.ask("events japan")]
    assert mine[0] == {
        "answer": 1,
        "kind": "discarded",
        "nation": "germany",
        "cards": ["germany.build_army"],
    }
    assert theirs[0] == {"answer": 1, "kind": "discarded", "nation": "germany"}
    assert talk.ask("events germany") == []


def test_what_is_told_in_pieces_is_all_that_happened_however_often_somebody_goes_back() -> None:
    talk, random, told = Talk(), Random(5), list[str]()
    talk.ask("new naval seed=5")
    for _ in range(80):
        (asked, *_) = talk.ask("seat")[0].split()
        talk.ask(f"do {asked}: {random.choice(talk.ask(f'legal {asked}'))}")
        if random.random() < 0.3:
            told += talk.ask("events")
        if random.random() < 0.2:
            talk.ask("undo agreed")
            del told[len(talk.protocol.match.events) :]
    told += talk.ask("events")
    happened = [(number, event.kind) for number, event in talk.protocol.match.events]
    assert [(row["answer"], row["kind"]) for row in map(json.loads, told)] == happened


def test_an_answer_is_taken_back_until_somebody_has_seen_something(talk: Talk) -> None:
    talk.ask(POSITION)
    talk.ask("do play build_army")
    assert talk.say("undo")[-1].startswith("error table ")
    talk.ask("do build ukraine" if "build ukraine" in talk.ask("legal") else "do pass")
    taken = talk.say("undo")
    if taken[-1] == "ok":
        assert taken[0].startswith("germany: ")
    assert talk.ask("undo agreed")
    assert talk.ask("seat") == ["germany qm 5.2 ask-play"] or talk.ask("undo agreed")


def test_a_game_that_has_not_begun_can_be_recorded(talk: Talk) -> None:
    talk.ask("new quartermaster seed=1")
    assert talk.ask("record")[0] == "wartable record 1"


def test_a_position_that_is_cut_off_is_an_error(wartable: Run) -> None:
    done = wartable("protocol", given="position\nturn germany play\n")
    assert done.stdout.startswith("error table ")
    assert done.returncode == 0


def test_a_standing_order_answers_without_asking(talk: Talk) -> None:
    talk.ask(POSITION)
    talk.ask("order soviet_union stalingrad always nation=germany")
    talk.ask("do play land_battle")
    talk.ask("do battle ukraine")
    assert talk.ask("seat") == ["germany qm 8 ask-discard"]
    assert "use stalingrad" in "\n".join(talk.ask("record"))


@pytest.mark.parametrize(
    "line",
    ["order", "order nobody x always", "order germany blitzkrieg sometimes", "hush germany day",
     "order germany blitzkrieg ask where=moscow", "order germany blitzkrieg ask nation=", "hush"],
)  # fmt: skip
def test_an_order_that_cannot_be_read_is_refused(talk: Talk, line: str) -> None:
    talk.ask(POSITION)
    assert talk.say(line)[-1].startswith("error table ")
    assert talk.ask("seat") == ["germany qm 5.2 ask-play"]


def test_bots_play_the_seats_they_are_given(talk: Talk) -> None:
    talk.ask("new quartermaster seed=3")
    for seat in ("united_kingdom", "soviet_union", "italy", "united_states"):
        assert talk.ask(f"seat {seat} bot recruit seed=1") == []
    talk.ask("seat japan bot officer seed=1")

    def go_on() -> str:
        [(asked, *_)] = [line.split() for line in talk.ask("seat")]
        talk.ask(f"do {talk.ask('legal')[0]}")
        return asked

    assert {go_on() for _ in range(8)} == {"germany"}
    before, answer = talk.ask("state"), talk.ask("legal")[-1]
    talk.ask(f"do {answer}")
    assert talk.ask("undo") == [f"germany: {answer}"]
    assert talk.ask("state") == before, "bots agree to an undo, and it is the own answer"
    talk.ask("seat japan me")
    assert {go_on() for _ in range(8)} == {"germany", "japan"}


@pytest.mark.parametrize(
    "line",
    [
        "seat bravo bot",
        "seat bravo bot colonel",
        "seat nobody bot recruit",
        "seat bravo you",
        "seat bravo me recruit",
        "seat bravo bot recruit think=3",
        "seat bravo bot general@x",
    ],
)
def test_a_seat_that_cannot_be_given_stays_as_it_is(talk: Talk, line: str) -> None:
    talk.ask("new naval seed=3")
    before = talk.ask("seat")
    assert talk.say(line)[-1].startswith("error table ")
    assert talk.ask("seat") == before


def test_a_program_that_fails_takes_nothing_with_it(talk: Talk) -> None:
    talk.ask("new naval seed=3")
    before = talk.ask("state")
    assert "runs until the game is over" in talk.say("seat alpha bot cmd:true")[-1]
    assert talk.ask("state") == before


def test_an_answer_after_which_a_program_fails_is_not_taken(talk: Talk) -> None:
    talk.ask("new naval seed=1")
    assert talk.ask("seat")[0].split()[0] == "bravo"
    talk.ask("seat alpha bot cmd:true")
    before = talk.ask("state")
    assert "runs until the game is over" in talk.say("do navy japan")[-1]
    assert talk.ask("state") == before


def test_a_hint_of_every_level(talk: Talk) -> None:
    talk.ask("new quartermaster seed=3")
    for level in ("recruit", "officer"):
        [line] = talk.ask(f"hint germany level={level}")
        found = json.loads(line)
        assert found["level"] == level and found["moves"][0]["said"]["answer"].startswith("discard")
    assert "recruit, officer, general, marshal" in talk.say("hint germany level=random")[-1]
