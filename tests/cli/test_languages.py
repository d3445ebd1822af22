"""Help, and what is wrong with a command, in the language of whoever gave it."""

import re
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from cyclopts import App
from tests.cli.conftest import Done, run_all

from wartable.cli import COMMANDS
from wartable.cli.inputs import language
from wartable.words.text import LANGUAGES, sources, words

SAID = {
    "play quartermaster --seats germany=robot --lang en": (
        "wartable: --seats: 'germany=robot': expected one of me, me1, me2, me3, me4, me5, me6, "
        "random, cadet, recruit, officer, general, marshal, cmd:…"
    ),
    "play quartermaster --seats germany=robot --lang fr": (
        "wartable: --seats : « germany=robot » ne convient pas, il faut choisir parmi "
        "me, me1, me2, me3, me4, me5, me6, random, cadet, recruit, officer, general, marshal, cmd:…"
    ),
    "replay /no/such/file": (
        "wartable: file: '/no/such/file': expected a file that can be read "
        "(there is no such file or folder)"
    ),
    "replay /no/such/file --lang=fr": (
        "wartable: fichier : « /no/such/file » ne convient pas, il faut un fichier lisible "
        "(il n’y a pas de fichier ou dossier de ce nom)"
    ),
    "play quartermaster --seed x --lang fr": (
        "wartable: --seed : « x » ne convient pas, il faut un nombre entier"
    ),
    "play --lang fr": "wartable: play : il faut GAME",
    "play": "wartable: play: expected GAME",
    "cards quartermaster --lang fr more": (
        "wartable: cards : « more » ne convient pas, il faut s’arrêter avant"
    ),
    "play quartermaster --position {position} --lang en": (
        "wartable: line 2: 'blitzkreig': expected a card of germany: blitzkrieg"
    ),
    "play quartermaster --position {position} --lang fr": (
        "wartable: ligne 2 : « blitzkreig » ne convient pas, il faut une carte de germany : "
        "blitzkrieg"
    ),
}
HELPED = {
    "serve --help": "│ --port INT              The port to listen on. [default: 8000]",
    "serve --help --lang fr": "│ --port INT              Le port d’écoute. [par défaut : 8000]",
    "play --help --lang fr": "│ GAME  Le jeu, par son identifiant. [obligatoire]",
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Done]:
    """What came of every command."""
    position = tmp_path_factory.mktemp("positions") / "position.txt"
    position.write_text("germany\n  hand blitzkreig\n", encoding="utf-8")
    lines: dict[str, list[str | Path]] = {
        line: [*line.format(position=position).split()] for line in (*SAID, *HELPED)
    }
    return run_all(lines)


def breaking(text: str) -> str:
    """The text with spaces that may break, as the lines above have them."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("line", SAID)
def test_what_is_wrong_is_said_in_the_language_asked_for(
    outcomes: dict[str, Done], line: str
) -> None:
    done = outcomes[line]
    assert (done.returncode, breaking(done.stderr)) == (2, SAID[line] + "\n")
    if line.endswith("fr"):
        assert not re.search(r" [:»]|« ", done.stderr), "the parts of a sign are kept together"


@pytest.mark.parametrize("line", HELPED)
def test_help_is_in_the_language_asked_for(outcomes: dict[str, Done], line: str) -> None:
    done = outcomes[line]
    assert done.returncode == 0
    assert any(row.startswith(HELPED[line]) for row in breaking(done.stdout).splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_every_command_has_its_help_and_there_is_no_other(lang: str) -> None:
    spoken, used = words(lang), {"option-help", "option-version"}
    for command in COMMANDS:
        function = getattr(import_module(f"wartable.cli.{command}"), command)
        for argument in App(default_command=function).assemble_argument_collection():
            name = argument.name.removeprefix("--").lower()
            if name == "*":
                # Several options that some commands share.
                continue
            special = f"option-{command}-{name}"
            used.add(special if spoken.has(special) else f"option-{name}")
    known = {
        message
        for _, content in sources(lang)
        for message in re.findall("^option-[a-z-]+", content, re.MULTILINE)
    }
    assert known == used


WAYS = ("LC_ALL", "LC_MESSAGES", "LANG")
SAYS = {"": "", "fr_CH.UTF-8": "fr", "en_GB.UTF-8": "en", "de_DE.UTF-8": "en", "C": "en"}
"""What a machine may say, and what is spoken then."""


def test_a_machine_says_its_language_in_three_ways_of_which_the_first_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for machine in product(SAYS, repeat=3):
        for way, value in zip(WAYS, machine, strict=True):
            monkeypatch.setenv(way, value)
        said = [SAYS[value] for value in machine if value]
        assert language(None) == (said[0] if said else "en"), machine
