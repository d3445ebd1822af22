"""What commands write, in both languages: on stored games and with fixed seeds."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.cli.conftest import run
from tests.stored.people_stories import DUEL, REACTION

from wartable.cli import COMMANDS
from wartable.words.text import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "replays"
TIMES = re.compile(
    r"\b\d[\d.,\u00a0\u202f]*[ \u00a0\u202f]?(?:µs|ms|s|min|games per|parties par)\b"
)
"""How long something took, or how much of it was done in a second."""
RECORDS = {
    "quartermaster": "edition-first-air_marshal-1.txt",
    "naval": "scenario-falkland_express-1.txt",
    "europe": "scenario-france_1940-1.txt",
}


PROTOCOL = """help
new naval seed=1
seat
view spectator
legal
do navy japan
why navy japan
events
nonsense
undo
seed
quit
"""


def lines(folder: Path) -> dict[str, list[tuple[str, str]]]:
    """The commands, by the file that they are stored in: each with what is typed then."""
    reaction, duel = folder / "reaction.txt", folder / "duel.txt"
    reaction.write_text(f"game quartermaster\n{REACTION}", encoding="utf-8")
    duel.write_text(f"game naval\n{DUEL}", encoding="utf-8")
    fast = "--jobs 1 --seed 3 --think 0.02"
    found = {
        "help": [(f"{name} --help", "") for name in COMMANDS],
        "lists": [
            ("bots", ""),
            ("cards naval", ""),
            ("cards europe", ""),
            ("cards quartermaster --edition first", ""),
            ("editions quartermaster", ""),
            ("editions naval", ""),
            ("scenario poland_1939", ""),
        ],
        "laboratory": [
            (f"simulate naval --games 4 --bots others=random {fast}", ""),
            (f"simulate quartermaster --games 2 --bots germany=recruit,others=random {fast}", ""),
            (f"tournament naval --games 2 --bots random,recruit {fast}", ""),
            ("fuzz naval --games 1 --seed 1", ""),
        ],
        "hints": [
            (f"hint {reaction} --level recruit", ""),
            (f"hint {duel} --level recruit", ""),
        ],
        "tables": [
            (
                "play quartermaster --seed 3 --seats germany=me,others=random",
                "1\n1\n1\n? use blitzkrieg\nh\nb\nl\nu\n999\nq\n",
            ),
            ("play naval --seed 1 --seats alpha=me,others=random", "h\nb\n1\nl\nu\nq\n"),
            ("play europe --seed 1 --seats axis=me,others=random", "h\nb\n1\nq\n"),
            (
                "protocol",
                PROTOCOL,
            ),
        ],
    }
    for game, name in RECORDS.items():
        found[game] = [(f"replay {GAMES / game / name}", "")]
    return found


def texts() -> Iterator[tuple[str, str]]:
    """What every command writes: where it is stored, and all of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, typed in lines(folder).items():
            for lang in LANGUAGES:
                told = [_told(folder, words, given, lang) for words, given in typed]
                yield f"commands/{file}-{lang}.txt", "\n".join(told)


def _told(folder: Path, words: str, given: str, lang: str) -> str:
    spoken = [] if words.startswith("protocol") else ["--lang", lang]
    done = run(*words.split(), *spoken, given=given)
    text = f"$ wartable {words}\n{done.returncode}\n{done.stdout}{done.stderr}"
    for path, called in ((folder, "…"), (ROOT, ".")):
        text = text.replace(str(path), called)
    if TIMES.search(text):
        # Columns are as wide as the times in them.
        text = re.sub(r"[ ─]{2,}", "  ", TIMES.sub("<time>", text))
    text = text.replace("\r", "\n")
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
