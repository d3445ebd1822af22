"""What people read: names and their forms, and that the languages agree."""

import ast
import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from wartable.core.decision import BadInput
from wartable.core.game import games
from wartable.words import checks, text
from wartable.words.text import LANGUAGES, MissingText, Name, Names, Words, sources

GAMES = sorted(entry.name for entry in entry_points(group="wartable.games"))

SOURCE = Path(text.__file__).parent.parent
EXPECTS = {"_program_failed": 0, "BadInput": 2, "fail": 1, "_wrong": 2, "_unusable": 1}
"""Which argument of these is the message that says what was expected."""

FRENCH = """
row-comma = { $first }, { $second }
row-or = { $first } ou { $second }
nation-germany = Allemagne
    .the = l’Allemagne
piece-army = armée
    .a = une armée
space-ukraine = Ukraine
    .in = en Ukraine
space-india = Inde
    .in = en Inde
space-canada = Canada
    .in = au Canada
log-built = { $nation_the } construit { $piece_a } { $space_in }
"""


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setattr(text, "sources", lambda lang, game_id: [("fr.ftl", FRENCH)])
    return Words("fr")


def test_a_name_brings_all_its_forms_into_a_message(french: Words) -> None:
    assert (
        french.say_sentence(
            "log-built",
            nation=Name("nation-germany"),
            piece=Name("piece-army"),
            space=Name("space-ukraine"),
        )
        == "L’Allemagne construit une armée en Ukraine"
    )


def test_names_in_a_row_have_each_its_own_form(french: Words) -> None:
    spaces = Names(("space-ukraine", "space-india", "space-canada"))
    said = french.say("log-built", nation="", nation_the="l’Inde", piece_a="", space=spaces)
    assert said.endswith("en Ukraine, en Inde ou au Canada")


def test_a_missing_message_a_missing_variable_and_a_missing_form_are_errors(french: Words) -> None:
    with pytest.raises(MissingText, match="log-nothing"):
        french.say("log-nothing")
    with pytest.raises(MissingText, match="nation_the"):
        french.say("log-built", piece=Name("piece-army"), space=Name("space-india"))
    with pytest.raises(MissingText, match="plural"):
        french.name("piece-army", "plural")
    with pytest.raises(MissingText, match="space-nowhere"):
        french.say("log-built", space=Name("space-nowhere"))


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="one-of choices=en, fr"):
        Words("la")


@pytest.mark.parametrize("game_id", ["", *GAMES])
def test_the_languages_agree(game_id: str) -> None:
    assert checks.check(game_id) == []


def test_the_check_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "en": "log-one = { $first }\nlog-two = { $second_in }\nlog-two = again\n",
        "fr": "log-one = { $other }\nlog-two = { $second }\nlog-three = { log-four }\n= junk\n",
    }
    monkeypatch.setattr(checks, "sources", lambda lang, game_id: [(f"{lang}.ftl", texts[lang])])
    wrong = checks.check()
    assert "en.ftl: log-two is there twice" in wrong
    assert "fr.ftl: cannot be read: = junk" in wrong
    assert "log-three is not there in en" in wrong
    assert "fr: log-three uses log-four, which is not there" in wrong
    assert "log-one does not use $first in fr" in wrong
    assert "log-one does not use $other in en" in wrong


def test_a_form_that_others_of_the_family_have_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    names = "space-india = Inde\n    .in = en Inde\nspace-canada = Canada\n"
    monkeypatch.setattr(checks, "sources", lambda lang, game_id: [("names", names)])
    assert "fr: space-canada has no .in, others of its family have" in checks.check()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_setting_of_a_form_and_its_values_have_words(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    for setting in games()[game_id].settings:
        ids = [f"setting-{setting.name}", f"setting-{setting.name}-about"]
        if not setting.switch and not setting.pattern:
            names = [value for value in setting.values if not value.isdecimal()]
            ids += [f"value-{setting.name}-{value}" for value in names]
        for id_ in ids:
            assert words.has(id_.replace("_", "-")), id_


def test_what_the_page_says_of_every_game_has_words_in_every_game() -> None:
    page, words = SOURCE.parent.parent / "client" / "src", Words("en")
    for file in [*(page / "components").rglob("*.svelte"), *(page / "pages").rglob("*.svelte")]:
        content = file.read_text(encoding="utf-8")
        asked = set(re.findall(r'\bhas\("([\w-]+)"', content))
        said = set(re.findall(r'\bsay\(\s*"([\w-]+)"', content))
        assert not [one for one in said - asked if not words.has(one)], file.name


@pytest.mark.parametrize("game_id", ["", *GAMES])
def test_french_signs_stand_after_a_space_that_does_not_break(game_id: str) -> None:
    for file, content in sources("fr", game_id):
        for line in content.splitlines():
            if not line.startswith("#"):
                assert not re.search(r" [:;!?»%]|« |'", line), f"{file}: {line}"
                assert not re.search(r"[^\u00a0\u202f][:;!?»](?![\w/])", line), f"{file}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ["", *GAMES])
def test_no_text_has_marks_that_cannot_be_seen(lang: str, game_id: str) -> None:
    for file, content in sources(lang, game_id):
        assert not re.search("[\u2066-\u2069\u200b\ufeff\t]", content), file


def expectations() -> Iterator[tuple[str, set[str]]]:
    """Every message `expected-…` that the source names, with the facts it is given."""
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            called = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if called not in EXPECTS:
                continue
            facts = {word.arg for word in call.keywords if word.arg}
            if called == "_wrong":
                facts.add("trouble")
            wanted = call.args[EXPECTS[called]]
            either = (wanted.body, wanted.orelse) if isinstance(wanted, ast.IfExp) else (wanted,)
            for node in either:
                # A step of a game may be called `fail` too: what it takes is no message.
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield f"expected-{node.value}", facts
    for game in games().values():
        for setting in game.settings:
            if setting.pattern:
                yield f"expected-setting-{setting.name}", set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_expected_of_input_can_be_said_and_nothing_more(lang: str) -> None:
    spoken = [Words(lang, game_id) for game_id in ("", *GAMES)]
    used = set()
    for message, facts in expectations():
        found = [words for words in spoken if words.has(message)]
        assert found, message
        assert found[0].say(message, **dict.fromkeys(facts, "x")), message
        used.add(message)
    known = {
        message
        for game_id in ("", *GAMES)
        for _, content in sources(lang, game_id)
        for message in re.findall("^expected-[a-z0-9-]+", content, re.MULTILINE)
    }
    assert known == used


ALIKE = (
    {"unit", "units", "defender"},
    {"ship", "ships"},
    {"country", "countries"},
    {"faction", "factions"},
    {"city", "from"},
    {"space", "start"},
    {"nation", "target"},
    {"seat", "seats", "others"},
    {"card", "cards", "resolves"},
    {"die", "against"},
    {"plus", "minus"},
    {"sum", "other"},
    {"cost", "likely"},
    {"price", "points"},
    {"part", "parts"},
    {"north", "south"},
)
"""Facts that could stand in each other's place: whoever swaps them tells the opposite."""
TURNED = re.compile("log-attack-")
"""French begins with where they come from."""


class _Facts(Visitor):
    """The facts that a message speaks of, in their order."""

    def __init__(self) -> None:
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found[node.id.name.partition("_")[0]] = None


def _order(lang: str, game_id: str) -> dict[str, list[str]]:
    found = {}
    for _, file in sources(lang, game_id):
        for entry in FluentParser().parse(file).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                facts = _Facts()
                facts.visit(entry.value)
                found[entry.id.name] = list(facts.found)
    return found


@pytest.mark.parametrize("game_id", ["", *games()])
def test_both_languages_tell_who_did_it_to_whom_in_the_same_order(game_id: str) -> None:
    english, french = _order("en", game_id), _order("fr", game_id)
    compared = 0
    for message in english.keys() & french.keys():
        for alike in ALIKE:
            both = alike.intersection(english[message], french[message])
            if len(both) > 1 and not TURNED.match(message):
                compared += 1
                one, other = (
                    [fact for fact in told[message] if fact in both] for told in (english, french)
                )
                assert one == other, message
    assert compared or not game_id


TOLD = re.compile("(log|ask|reason|detail|ground|answer)-")


def _texts(lang: str, game_id: str) -> dict[str, str]:
    """What happens, what is asked and why not, by message: longer than a word or two."""
    return {
        entry.id.name: said
        for _, file in sources(lang, game_id)
        for entry in FluentParser().parse(file).body
        if isinstance(entry, ftl.Message) and entry.value is not None
        if TOLD.match(entry.id.name) and " " in (said := serialize_pattern(entry.value).strip())
    }


@pytest.mark.parametrize("game_id", ["", *games()])
def test_what_is_told_apart_in_one_language_is_told_apart_in_the_other(game_id: str) -> None:
    said = [_texts(lang, game_id) for lang in LANGUAGES]
    for here, there in (said, said[::-1]):
        alike: dict[str, set[str]] = {}
        for message, found in here.items():
            alike.setdefault(found, set()).add(message)
        for found, messages in alike.items():
            assert len({there.get(message) for message in messages}) == 1, (messages, found)
