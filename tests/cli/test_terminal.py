"""The terminal as a newcomer finds it: people and seats, values, typed words, no idle questions."""

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Run

from wartable.cli import plain_table
from wartable.cli.console import console
from wartable.cli.session import MUCH, Session
from wartable.cli.typed import folded, meant
from wartable.core.game import find, settle
from wartable.core.match import Match
from wartable.games.naval.terminal_answers import short
from wartable.words.telling import Teller


def test_people_and_seats_are_one_decision(wartable: Run) -> None:
    for words, seats in (
        (("--people", "3"), ["Alpha", "Bravo", "Charlie"]),
        (("--people", "2", "--options", "seats=4"), ["Alpha", "Bravo"]),
        (("--people", "4", "--options", "fleet=40,teams=1122"), ["Alpha", "Bravo", "Charlie"]),
    ):
        done = wartable("play", "naval", *words, "--seed", "1", "--lang", "en", given="")
        assert done.returncode == 0, done.stderr
        for number, seat in enumerate(seats, 1):
            assert f"Person {number} plays {seat}." in done.stdout
    assert "Person 4 plays Delta." in done.stdout


def test_bots_take_the_seats_that_no_person_takes(wartable: Run) -> None:
    words = ("--people", "2", "--options", "seats=4", "--seed", "1", "--lang", "en")
    assert "Bots play Charlie and Delta." in wartable("play", "naval", *words, given="").stdout


@pytest.mark.parametrize("options", ["seats=3", "scenario=falkland_express"])
def test_more_people_than_seats_are_refused(wartable: Run, options: str) -> None:
    done = wartable("play", "naval", "--people", "4", "--options", options, "--lang", "en")
    assert done.returncode == 2
    assert re.search(r"--people: '4': expected at most [23]", done.stderr)


def test_help_lists_the_options_of_each_game(wartable: Run) -> None:
    said = wartable("play", "--help", "--lang", "en").stdout
    for word in ("row_defence", "fleet=", "teams=", "destroyer_transport_any_battle_this_turn"):
        assert word in said


POSITION = """alpha
  row1 gary, o_h_perry
  hand missile_launch, sea_skimmer
bravo
  row1 kiev
  row2 slava, smerch
  hand near_miss_surface, missile_launch, repair
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A file with two small fleets."""
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    return file


def at_table(wartable: Run, position: Path, seats: str, given: str, lang: str = "en") -> str:
    """What is shown when a line each is typed."""
    words = ("play", "naval", "--position", position, "--seats", seats, "--lang", lang)
    done = wartable(*words, "--seed", "3", given=given)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_position_with_options_is_played_by_two_people(wartable: Run, position: Path) -> None:
    position.write_text("options row_defence\n" + POSITION, encoding="utf-8")
    words = ("--position", position, "--people", "2", "--seed", "3", "--lang", "en")
    done = wartable("play", "naval", *words, given="\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Person 2 plays Bravo." in done.stdout


def test_ships_show_their_values_with_a_legend(wartable: Run, position: Path) -> None:
    shown = at_table(wartable, position, "alpha=me", "h\n")
    assert re.search(r"Hull +Evas\. +Guns +Mis\. +Strikes +ASW +AirDef +VP", shown)
    assert re.search(r"Kiev +8 +S +C +5\+ +5\+ +5\+", shown)
    assert "S small, M medium, L large" in shown


def test_targets_show_owner_row_and_hull_and_what_the_attack_does(
    wartable: Run, position: Path
) -> None:
    shown = at_table(wartable, position, "alpha=me", "Missile Launch\n")
    assert "Slava (Bravo, row 2, hull 5/5): 2 damage" in shown
    assert "Smerch (Bravo, row 2, hull 2/2, evasion 5): 2 damage, which sinks it" in shown


def test_defences_stand_under_the_attack_with_the_number_needed(
    wartable: Run, position: Path
) -> None:
    given = "play sea_skimmer\nsmerch\ngary\nfinal\n"
    shown = at_table(wartable, position, "alpha=me,bravo=me", given)
    heading = shown.rpartition("a1: Sea Skimmer (Gary) → Smerch (Bravo, row 2, hull 2/2)")[2]
    assert re.search(r"2 Missile Launch: 4 or more +3 Near Miss \(guns and missiles\): 6", heading)


def test_help_shows_an_answer_of_this_very_question(wartable: Run, position: Path) -> None:
    shown = at_table(wartable, position, "alpha=me", "h\n")
    assert "“Play Sea Skimmer”" in shown and "“play sea_skimmer”" in shown


def test_what_is_shown_can_be_typed_in_the_language_shown(wartable: Run, position: Path) -> None:
    shown = at_table(
        wartable, position, "alpha=me", "jouer lancement de missile\nSLAVA\ngary\n", "fr"
    )
    assert "Alpha joue «\u00a0Lancement de missile\u00a0»" in shown
    shown = at_table(wartable, position, "alpha=me", "TERMINER VOS ACTIONS\n", "fr")
    assert "Alpha a déclaré toutes ses attaques." in shown


def test_words_that_may_mean_several_answers_ask_which(wartable: Run, position: Path) -> None:
    assert "may mean 3 or 4. Which one?" in at_table(wartable, position, "alpha=me", "play\n")


def test_why_not_takes_the_name_that_is_shown(wartable: Run, tmp_path: Path) -> None:
    file = tmp_path / "p.txt"
    file.write_text("alpha\n row1 gary, knox\n hand intelligence\nbravo\n row1 kiev\n", "utf-8")
    shown = at_table(wartable, file, "alpha=me", "? renseignement\nq\n", "fr")
    assert "quand quelqu’un d’autre joue une carte (naval 13.10)" in shown


def test_accents_capitals_and_signs_do_not_matter() -> None:
    assert folded("« L’Égalité »") == folded("l egalite") == "l egalite"
    said = ["Le Kiev (Bravo, rangée 3)", "Le Kirov", "Terminé"]
    assert meant("kiev", said) == [0]
    assert meant("TERMINE", said) == [2]
    assert meant("le", said) == [0, 1] and meant("rien", said) == []


def test_a_question_with_one_answer_is_not_asked(wartable: Run, tmp_path: Path) -> None:
    file = tmp_path / "p.txt"
    file.write_text("alpha\n row1 enterprise\nbravo\n row1 kiev\n hand repair\n", "utf-8")
    given = "strike enterprise\nhold\nfinal\n"
    shown = at_table(wartable, file, "alpha=me,bravo=me", given)
    assert "Which ship does Enterprise strike?" in shown
    assert shown.count("Which ship does Enterprise strike?") == 1


def test_the_screen_is_handed_over_only_to_who_decides(wartable: Run, tmp_path: Path) -> None:
    file = tmp_path / "p.txt"
    text = "alpha\n row1 gary\n hand battle_plan, repair\nbravo\n row1 kiev\n hand repair\n"
    file.write_text(text, "utf-8")
    words = ("play", "naval", "--position", file, "--seats", "alpha=me1,bravo=me2")
    given = "\nplay battle_plan\nplan\nfinal\ndone\n"
    done = wartable(*words, "--seed", "3", "--lang", "en", given=given)
    # Under cover Bravo is asked about the card, but has nothing to say: one hand-over to begin
    # with, one for Bravo's own turn.
    assert done.stdout.count("Pass the screen on") == 2


def test_undo_goes_back_to_the_last_real_choice(wartable: Run, position: Path) -> None:
    shown = at_table(wartable, position, "alpha=me", "reorganise\ndone\nu\nq\n")
    assert "Undone: done." in shown


def test_lines_do_not_break_at_no_break_spaces() -> None:
    narrow = console()
    narrow.width = 12
    with narrow.capture() as shown:
        narrow.print("Quelle zone\u00a0?")
    assert shown.get().splitlines() == ["Quelle ", "zone\u00a0?"]


DEFENCE = """alpha
  row1 gary, enterprise
  hand sea_skimmer, air_support
bravo
  row1 kiev, smerch
  hand near_miss_surface, missile_launch, screening_ship, superior_tactics
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_defence_can_be_typed_as_it_stands_under_its_attack(lang: str) -> None:
    game = find("naval")
    match = Match(game, settle(game, []), 1, DEFENCE)
    for words in ("play sea_skimmer", "target smerch", "play air_support", "target kiev", "final"):
        match.say(0, words)
    teller, (asked,) = Teller(game, lang), match.decisions
    told = [teller.speaker.answer(match.state, asked, option) for option in asked.options]
    said = [teller.answered(asked.ask, *one) for one in told]
    for at, (message, facts) in enumerate(told):
        shown = short(message, facts, teller.words) if "attack" in facts else said[at]
        assert at in meant(shown, said), shown


def test_what_may_be_said_at_any_time_is_shown_and_typed_in_the_language_shown(
    wartable: Run,
) -> None:
    words = ("play", "quartermaster", "--seed", "14", "--lang", "fr")
    given = "1\n1\n1\nremettre une de vos unites dans la reserve\nq\n"
    shown = wartable(*words, given=given).stdout
    assert "Remettre une de vos unités dans la réserve" in shown
    assert "L’Allemagne remet dans sa réserve l’armée" in shown


class Drawn(Session):
    """A game that somebody plays alone, by chance; it notes when the table is drawn."""

    def __init__(self, match: Match) -> None:
        quiet = Console(file=io.StringIO())
        people = dict.fromkeys(range(len(match.game.seats(match.state))), "me")
        super().__init__(match, people, {}, "en", quiet)
        self._chance = random.Random(3)
        self.draws = 0

    def _draw(self, seat: int) -> None:
        self.draws += 1
        super()._draw(seat)

    def _input(self) -> str:
        decision = self.match.decisions[0]
        return self.game.text(self.match.state, self._chance.choice(decision.options))


def test_the_table_is_drawn_again_when_a_turn_begins_or_much_has_happened() -> None:
    game = find("naval")
    session = Drawn(Match(game, settle(game, []), 3))
    match, before, events, why = session.match, None, 0, {"turn": 0, "much": 0, "neither": 0}
    for _ in range(150):
        turn, draws = (game.mark(match.state), match.decisions[0].seat), session.draws
        much = len(match.events) - events > MUCH
        wanted = turn != before or much
        why["turn" if turn != before else "much" if much else "neither"] += 1
        if wanted:
            before, events = turn, len(match.events)
        session._person()
        assert session.draws - draws == wanted
    assert min(why.values()) > 0, why


def test_of_a_game_without_a_table_of_its_own_all_is_shown_but_what_is_empty() -> None:
    out = io.StringIO()
    view = {"game": "chess", "score": 0, "name": "Anna", "note": "", "row": [0, 1], "over": False}
    view |= {"decisions": [{"seat": "white"}], "board": {"a1": 0, "b1": None}, "hand": []}
    picture = plain_table.draw(view, Teller(find("naval"), "en").words)
    Console(file=out, width=80).print(picture)
    shown = [row.strip(" │├└─") for row in out.getvalue().splitlines()]
    assert shown == ["chess", "score 0", "name Anna", "row 0, 1", "board", "a1 0"]
