"""What the pages show is true: their positions, sessions, records and links are tried."""

import json
import re
import sys
from pathlib import Path
from subprocess import run

import pytest

from wartable.adapters.protocol import OK, Protocol, Quit
from wartable.bots.random import RandomBot
from wartable.cli import COMMANDS, main
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.core.replaying import replay
from wartable.lab.simulation import play
from wartable.server.openapi import document
from wartable.words.telling import complaint

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```\n(?:\n    ([^\n]*)\n)?", re.MULTILINE | re.DOTALL)
HASH = re.compile(r"^= [0-9a-f]{8}", re.MULTILINE)
POSITION = re.compile(r"^@ \S+\n", re.MULTILINE)
REASON = re.compile(r"^((?:error )?(?:table|\w+ \d[\d.]*)) .*", re.MULTILINE)
"""A reason: the rule must be right, its wording may change."""
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = [text for kind, _, text, _ in FENCE.findall(RESEARCH) if kind == "python"]


def blocks(kind: str) -> list[tuple[str, str, str]]:
    """The fenced blocks of a kind in all pages: (game, text, the line that follows it)."""
    return [
        (game, text, after)
        for page in PAGES
        for found, game, text, after in FENCE.findall(page.read_text(encoding="utf-8"))
        if found == kind
    ]


@pytest.mark.parametrize(("game", "text", "_after"), blocks("position"))
def test_a_position_on_a_page_can_be_set_up(game: str, text: str, _after: str) -> None:
    state = find(game).position(text, 1)
    assert state.decisions


@pytest.mark.parametrize(("game", "text", "after"), blocks("mistake"))
def test_a_mistake_on_a_page_is_refused_as_it_says(game: str, text: str, after: str) -> None:
    with pytest.raises(BadInput) as caught:
        find(game).position(text, 1)
    assert complaint(caught.value, "en") == after


@pytest.mark.parametrize(("_game", "text", "_after"), blocks("session"))
def test_a_session_on_a_page_goes_as_it_says(_game: str, text: str, _after: str) -> None:
    table, out = Protocol(), []
    for line in text.splitlines():
        if line.startswith("> "):
            out.append(line)
            try:
                out += table.reply(line[2:])
            except Quit:
                out.append(OK)
    assert essence("\n".join(out)) == essence(text.rstrip())


@pytest.mark.parametrize(("_game", "text", "_after"), blocks("record"))
def test_a_record_on_a_page_can_be_replayed(_game: str, text: str, _after: str) -> None:
    # Its hashes change with every field of the state; its answers do not.
    answers = "".join(row for row in text.splitlines(True) if not HASH.match(row))
    assert essence(replay(answers).record()) == essence(text)


def essence(text: str) -> str:
    """A session or a record without hashes and positions, and without the wording of reasons."""
    return REASON.sub(r"\1", HASH.sub("= ........", POSITION.sub("", text)))


@pytest.mark.parametrize(("name", "ahead"), [("Builder", ""), ("Looker", "ahead=4")])
def test_a_bot_on_a_page_can_play(name: str, ahead: str) -> None:
    code = next(text for _, text, _ in blocks("python") if f"class {name}" in text)
    made: dict[str, object] = {"__name__": "page"}
    exec(code, made)
    bot = eval(f"{name}(1, worlds=1, {ahead})" if ahead else f"{name}()", made)
    game = find("quartermaster")
    bots = [bot, *(RandomBot(number) for number in range(1, 6))]
    assert play(game, settle(game, []), 1, bots).winner


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_for_researchers_runs(code: str, tmp_path: Path) -> None:
    if "officers.npz" in code:
        words = ["--options", "scenario=falkland_express", "--games", "2", "--jobs", "1"]
        data = str(tmp_path / "officers.npz")
        assert main(["dataset", "naval", *words, "--bots", "others=recruit", "--out", data]) == 0
    # Each in a process of its own, as its reader would run it: libraries keep global state.
    command = [sys.executable, "-W", "ignore", "-c", code]
    done = run(command, cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize(
    ("page", "words"),
    [("cards", []), ("cards-first-edition", ["--options", "edition=first,air_marshal"])],
)
def test_the_pages_of_cards_are_up_to_date(
    page: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "quartermaster", "--lang", "en", "--markdown", *words]) == 0
    assert capsys.readouterr().out == (ROOT / f"docs/{page}.md").read_text(encoding="utf-8")


def test_every_card_on_a_page_has_its_picture_and_none_is_left_over() -> None:
    pages = [ROOT / "docs" / name for name in ("cards.md", "cards-first-edition.md")]
    rows = [row for page in pages for row in page.read_text(encoding="utf-8").splitlines()]
    named = [re.findall(r"images/cards/(\S+)\"", row) for row in rows if "<br>" in row]
    assert all(len(pictures) == 1 for pictures in named)
    drawn = {path.name for path in (ROOT / "docs/images/cards").iterdir()}
    assert {picture for [picture] in named} == drawn


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert ":" in target or (page.parent / target).exists(), target


def test_the_architecture_names_every_command_and_only_files_that_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert all(f"`{command}`" in page for command in COMMANDS)
    source = ROOT / "src" / "wartable"
    followed = page.split("## One answer, followed")[1].split("\n## ")[0]
    for name in re.findall(r"`([a-z/_]+\.py)`", followed):
        folders = (source, source / "games", source / "games" / "quartermaster")
        assert any((folder / name).is_file() for folder in folders), name


@pytest.mark.parametrize(
    ("heading", "folder"),
    [("Inside the server", "server"), ("The layers", "games/quartermaster")],
)
def test_the_architecture_says_what_each_module_is_for(heading: str, folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_]+\.py)`", page.split(f"## {heading}\n")[1].split("\n## ")[0]))
    there = {file.name for file in (ROOT / "src" / "wartable" / folder).glob("*.py")}
    assert there - told == {"__init__.py"}


def test_the_page_about_the_api_names_every_call() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", page))))
    for path in json.loads(document())["paths"]:
        assert {word for word in path.split("/") if word.isalpha()} <= named, path
