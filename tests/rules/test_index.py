"""The rules by number: nothing of the rulebooks is missing, and the command finds its way."""

import re
from pathlib import Path
from typing import get_args

import pytest

from wartable.cli import main
from wartable.cli.rule import rule as show
from wartable.core.decision import BadInput
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.editions import AIR_MARSHAL, FIRST, edition
from wartable.games.quartermaster.references import OF_EFFECT, rules_of
from wartable.rules import citations, rulebook
from wartable.words.text import LANGUAGES, words

PRINTED = """
    1 2 2.1 2.2 3 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 4 4.1 4.2
    5 5.1 5.2 5.3 5.4 5.5 5.5.1 5.5.2 5.5.3 5.5.4 6 6.1 6.2 7 7.1 8 9 10 11 11.1 11.2 12
    13 13.1 13.2 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.2.6 13.2.7 13.2.8 13.2.9 13.2.10
    13.2.11 13.2.12 14 14.1 14.2 14.2.1 14.2.2 14.2.3 14.3 14.4 14.4.1 14.4.2 14.5 14.6 14.7
    14.8 14.9 15
"""
FIRST_EDITION = PRINTED.split()
"""The numbers printed in the first-edition rulebook."""

SECOND_EDITION = (
    "What’s New in Second Edition?",
    "Credits",
    "Contents",
    "Components",
    "Player Assignments",
    "Setup",
    "Pieces",
    "Country Profiles",
    "Game Board",
    "Game Board Features",
    "Straits",
    "Map Clarification",
    "Order of Play",
    "Turn Sequence",
    "Using Victory Points Markers",
    "Supply",
    "Understanding Supply",
    "Supply Example",
    "Cards",
    "Who Can See What?",
    "Card Example",
    "Optional Rule: Reallocate Resources",
    "Card Types",
    "Card Types: Build Army",
    "Card Types: Build Navy",
    "Card Types: Land Battle",
    "Card Types: Sea Battle",
    "Card Types: Event",
    "Card Types: Response",
    "Card Types: Economic Warfare",
    "Card Types: Status",
    "Card Play",
    "Using Status and Response Cards during Play",
    "Reaction Rules",
    "Timing Particulars",
    "Using Teammates’ Cards",
    "Card Play Particulars",
    "Build vs. Recruit",
    "Battle vs. Eliminate",
    "Using Build Cards without Building",
    "Using Battle Cards against Empty Spaces",
    "Instead",
    "Scoring & Victory",
    "Sudden Victory",
    "Scoring Victory",
    "Extended Card Play Examples",
)
"""The headings of the second-edition rulebook."""

SOURCE = '''"""qm 6 A module."""
LIMIT = 7
"""qm 9 A constant."""


class Table:
    """Without a rule."""

    def ask(self) -> str:
        """qm 3.1, qm 3.2 Ask, or name one (qm 5.5.3)."""
        # ruling qm 2.1: a reason.
        return "qm 5.2"
'''


def test_every_section_has_code_and_a_test_or_says_why_not() -> None:
    assert [f"{found.rule} {found.message} {found.where}" for found in rulebook.problems()] == []


def test_every_number_of_the_first_edition_is_there_in_printed_order() -> None:
    numbers = [name.removeprefix("qm ") for name in rulebook.books()["qm"].rules]
    assert numbers[: len(FIRST_EDITION)] == FIRST_EDITION


def test_what_only_the_second_edition_has_is_numbered_from_16() -> None:
    numbers = [name.removeprefix("qm ") for name in rulebook.books()["qm"].rules]
    assert {int(number.split(".")[0]) for number in numbers[len(FIRST_EDITION) :]} == set(
        range(16, 21)
    )


def test_every_heading_of_the_second_edition_is_mapped_onto_a_number() -> None:
    rules = rulebook.books()["qm"].rules.values()
    mapped = {heading for rule in rules for heading in rule.headings}
    assert mapped == set(SECOND_EDITION)


def test_a_switch_that_a_ruling_names_is_a_setting() -> None:
    from wartable.core.game import games

    for book in rulebook.books().values():
        settings = {setting.name for setting in games()[book.game].settings}
        switches = {ruling.switch for rule in book.rules.values() for ruling in rule.rulings}
        assert switches - {""} <= settings


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_names_the_code_and_the_tests(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert show("qm", "6", lang=lang) == 0
    out = capsys.readouterr().out
    lines = [line.split() for line in out.splitlines()]
    assert any(
        row[0].startswith("src/wartable/games/quartermaster/supply.py:") and row[1] == "lines"
        for row in lines
        if len(row) > 1
    )
    assert any(
        row[0].startswith("tests/") and row[1].startswith("test_") for row in lines if len(row) > 1
    )
    assert {"en": "Scorched Earth", "fr": "Terre brûlée"}[lang] in out
    assert {"en": "Supply step", "fr": "Phase Ravitaillement"}[lang] in out


@pytest.mark.parametrize("prefix", rulebook.books())
def test_the_command_says_of_every_rule_all_that_is_known_of_it_and_no_more(
    prefix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    book = rulebook.books()[prefix]
    for number, (name, rule) in enumerate(book.rules.items()):
        lang = LANGUAGES[number % 2]
        spoken = words(lang, book.game)
        assert show(*name.split(), lang=lang) == 0
        rows = capsys.readouterr().out.splitlines()
        shown = re.sub(" +", " ", " ".join(rows))
        both = [rule, rule.summary, *rule.rulings, *([rule.why] if rule.why else [])]
        said = [getattr(one, lang) for one in both]
        said += [spoken.say(f"rule-edition-{one.replace('_', '-')}") for one in rule.editions]
        said += [*rule.headings, *(ruling.switch for ruling in rule.rulings)]
        sources = {*rule.sources, *(source for one in rule.rulings for source in one.sources)}
        said += [spoken.say(f"rule-source-{source}") for source in sources]
        for group, cards in book.cards(name, lang):
            said += [group, *cards]
        for text in said:
            assert re.sub(" +", " ", text) in shown, (name, text)
        titles = [row for row in rows if re.match(rf"  {prefix} \S+ ", row)]
        assert len(titles) == len(book.sections(name))
        at = [re.match(r"  (\S+\.py:\d+)  (\S+)", row) for row in rows]
        found = [(one[1], one[2]) for one in at if one]
        places = [place for place in rulebook.cited() if place.rule == name]
        carried = [one for one in places if one.how == citations.CARRIES]
        own = {(one.file, one.inside) for one in carried}
        others = {
            (one.file, one.inside or one.line)
            for one in places
            if one.how not in (citations.CARRIES, citations.TEST)
            and not (one.inside and (one.file, one.inside) in own)
        }
        tests = [one for one in places if one.how == citations.TEST]
        assert len(found) == len(carried) + len(others) + len(tests), name
        assert {where for where, _ in found} <= {f"{one.file}:{one.line}" for one in places}
        for one in (*carried, *tests):
            inside = one.inside or spoken.say("rule-module")
            assert (f"{one.file}:{one.line}", inside.split()[0]) in found


def test_a_place_that_the_command_names_is_where_the_function_is() -> None:
    for place in rulebook.citing("qm 6", citations.CARRIES):
        line = (rulebook.root() / place.file).read_text().splitlines()[place.line - 1]
        assert place.line == 1 or f"def {place.inside}(" in line


def test_a_game_alone_lists_all_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert show("qm", lang="en") == 0
    assert len(capsys.readouterr().out.splitlines()) == len(rulebook.books()["qm"].rules)


@pytest.mark.parametrize("words", ["qm", "QM", "quartermaster"])
def test_a_game_is_found_by_its_prefix_or_its_name(words: str) -> None:
    book, rule = rulebook.find(f"{words}  5.3")
    assert (book.prefix, rule) == ("qm", "qm 5.3")


@pytest.mark.parametrize("prefix", rulebook.books())
def test_every_rule_is_found_by_its_number_however_it_is_written(prefix: str) -> None:
    book = rulebook.books()[prefix]
    for rule in book.rules:
        for written in (rule, rule.upper(), rule.lower()):
            assert rulebook.find(written) == (book, rule)


def test_an_unknown_rule_is_told_its_neighbours() -> None:
    with pytest.raises(BadInput, match=r"'qm 5\.9'.*qm 5\.1, qm 5\.2"):
        rulebook.find("qm 5.9")
    with pytest.raises(BadInput, match=r"'chess'.* qm"):
        rulebook.find("chess 1")


def test_an_unknown_rule_is_one_line_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "qm", "5.9"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "'qm 5.9'" in said.err


def test_rules_are_found_in_docstrings_comments_and_strings(tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    file.write_text(SOURCE)
    found = {(c.rule, c.how, c.line, c.inside) for c in citations.in_code(file, "x", ("qm",))}
    assert found == {
        ("qm 6", citations.CARRIES, 1, ""),
        ("qm 9", citations.CARRIES, 2, "LIMIT"),
        ("qm 3.1", citations.CARRIES, 9, "Table.ask"),
        ("qm 3.2", citations.CARRIES, 9, "Table.ask"),
        ("qm 5.5.3", citations.MENTIONS, 9, "Table.ask"),
        ("qm 2.1", citations.COMMENT, 11, ""),
        ("qm 5.2", citations.NAMES, 12, "Table.ask"),
    }


def test_rules_are_found_on_tests_however_they_are_marked(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(
        'pytestmark = rule("qm 1")\n'
        '@rule("qm 2", "qm 3")\n'
        "def test_one(): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("qm 4"))])\n'
        "def test_two(x): ...\n"
        '@rule("qm 5")\n'
        "def other(): ...\n"
    )
    found = {(c.inside, c.rule) for c in citations.in_tests(file, "x")}
    one = {("test_one", rule) for rule in ("qm 1", "qm 2", "qm 3")}
    assert found == one | {("test_two", "qm 1"), ("test_two", "qm 4")}


def test_the_check_tells_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def only(rule: str, *how: str) -> list[citations.Citation]:
        return [place for place in cited if place.rule == rule and place.how in how]

    odd = citations.Citation("a.py", 3, "qm 99", citations.CARRIES, "f", "")
    cited = tuple(place for place in rulebook.cited() if place.rule != "qm 8")
    monkeypatch.setattr(rulebook, "citing", only)
    monkeypatch.setattr(rulebook, "cited", lambda: (*cited, odd))
    assert show(check=True, lang="en") == 1
    out = capsys.readouterr().out
    assert "qm 8: no code" in out
    assert "qm 99: there is no such rule, but a.py:3 mentions it" in out


def test_every_effect_and_cost_is_about_a_rule() -> None:
    told_apart = {fx.Build, fx.Battle, fx.IfSo}
    everything = {*get_args(fx.Effect), *get_args(fx.Cost)}
    assert everything - told_apart == set(OF_EFFECT)


@pytest.mark.parametrize("number", [0, FIRST, AIR_MARSHAL, FIRST | AIR_MARSHAL])
def test_every_card_is_about_rules_that_exist(number: int) -> None:
    rules = rulebook.books()["qm"].rules
    for card in edition(number).catalogue.cards:
        assert set(rules_of(card)) <= set(rules), card.id
