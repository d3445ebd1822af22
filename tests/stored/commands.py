"""What commands write, in both languages: on stored games and with fixed seeds."""

import hashlib
import html
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.cli.conftest import run
from tests.stored.people_stories import DUEL, REACTION

from wartable import __version__
from wartable.cli import COMMANDS
from wartable.core.replaying import replay
from wartable.words.text import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "replays"
TIMES = re.compile(
    r"\b\d[\d.,\u00a0\u202f]*[ \u00a0\u202f]?(?:µs|ms|s|min|games per|parties par)\b"
)
"""How long something took, or how much of it was done in a second."""
TIMED = ("times", "seconds")
RECORDS = {
    "quartermaster": "edition-first-air_marshal-1.txt",
    "naval": "scenario-falkland_express-1.txt",
    "europe": "scenario-france_1940-1.txt",
}


PROTOCOL = f"""help
seat
new chess
new naval seed=x
new naval seed=1 speed=2
new naval seed=1
seat
view spectator
legal
do navy japan
why navy japan
why navy norway
events
nonsense
undo
seed
new naval seats=3 seed=2
seat alpha
seat delta me
seat alpha bot champion
seat alpha bot random seed=5 soon
seat alpha me recruit
seat alpha bot random seed=5
seat bravo bot random seed=6
seat
legal
legal alpha
legal delta
do
do {"x" * 201}
do alpha: navy norway
do navy norway
seat
events charlie
events spectator
undo
undo now
seat alpha me
seat bravo me
undo
undo agreed
result
position seed=x
position soon
position seed=3
game quartermaster
{REACTION}
end
seat
legal
legal soviet_union
details play build_army
details dance
view soviet_union
view nobody
order soviet_union rasputitsa never
order soviet_union stalingrad always seat=germany
order soviet_union stalingrad always moon=full
order soviet_union blitzkrieg always
order soviet_union stalingrad sometimes
order nobody stalingrad always
hush soviet_union turn
hush soviet_union year
do play build_army
do build ukraine
seat
events soviet_union
events soviet_union
undo
undo agreed
hint level=recruit think=0.02 seed=1
hint level=recruit think=0
hint level=recruit speed=1
hint japan level=recruit
do play land_battle
legal
do germany: battle ukraine
state
result
seed
position
game quartermaster
round 2
"""


def lines(folder: Path) -> dict[str, list[tuple[str, str]]]:
    """The commands, by the file that they are stored in: each with what is typed then."""
    reaction, duel = folder / "reaction.txt", folder / "duel.txt"
    reaction.write_text(f"game quartermaster\n{REACTION}", encoding="utf-8")
    duel.write_text(f"game naval\n{DUEL}", encoding="utf-8")
    record, kept = GAMES / "naval" / RECORDS["naval"], f"--out {folder}/LANG"
    old = folder / "old.txt"
    old.write_text(_older(record), encoding="utf-8")
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
            ("scenario", ""),
            ("scenario moon_1969", ""),
            ("cards quartermaster --group japan", ""),
            ("cards naval --options ships=extended", ""),
            ("serve --show-config", ""),
        ],
        "laboratory": [
            (f"simulate naval --games 4 --bots others=random {fast}", ""),
            (f"simulate quartermaster --games 2 --bots germany=recruit,others=random {fast}", ""),
            (f"tournament naval --games 2 --bots random,recruit {fast}", ""),
            ("fuzz naval --games 1 --seed 1", ""),
            ("fuzz quartermaster --games 1 --seed 2 --cover --sample 3 --jobs 1", ""),
            ("fuzz naval --games 2 --seed 2 --mix --sample 5 --jobs 1", ""),
            (f"simulate naval --options seats=3 --games 3 --bots others=random {fast} --json", ""),
            (
                f"tournament naval --games 4 --bots random,recruit,cadet --no-slips {fast} --json",
                "",
            ),
            (f"tournament naval --games 12 --bots random,recruit --sprt 0.5,0.8 {fast}", ""),
            (f"dataset naval --games 1 --bots others=random --out {folder}/x.npz --jobs 1", ""),
        ],
        "reports": [
            (f"simulate naval --games 4 --bots others=random {fast} {kept}/naval.jsonl", ""),
            (f"simulate naval --games 4 --bots others=random {fast} {kept}/naval.jsonl", ""),
            (f"simulate naval --games 5 --bots others=recruit {fast} {kept}/naval.jsonl", ""),
            (f"report {folder}/LANG/naval.jsonl {kept}/naval.html", ""),
            (f"simulate quartermaster --games 3 --bots others=random {fast} {kept}/qm.jsonl", ""),
            (f"report {folder}/LANG/qm.jsonl {kept}/qm.html", ""),
            (f"tournament naval --games 4 --bots random,recruit {fast} {kept}/cup.jsonl", ""),
            (f"report {folder}/LANG/cup.jsonl {kept}/cup.html", ""),
            (f"simulate europe --games 1 --bots others=random {fast} {kept}/europe.jsonl", ""),
            (f"report {folder}/LANG/europe.jsonl {kept}/europe.html", ""),
            (f"report {folder}/LANG/europe.jsonl {folder}/LANG/qm.jsonl", ""),
        ],
        "hints": [
            (f"hint {reaction} --level recruit", ""),
            (f"hint {duel} --level recruit", ""),
            (f"hint {duel} --level recruit --json", ""),
            (f"hint {record} --level recruit --at 5", ""),
            (f"hint {record} --level recruit --at 9999", ""),
            (f"replay {record} --to 7", ""),
            (f"replay {record} --check", ""),
            (f"replay {old} --to 40", ""),
            (f"replay {old} --check", ""),
        ],
        "tables": [
            (
                "play quartermaster --seed 3 --seats germany=me,others=random",
                "1\n1\n1\n? use blitzkrieg\nh\nb\nl\nu\n999\nq\n",
            ),
            ("play naval --seed 1 --seats alpha=me,others=random", "h\nb\n1\nl\nu\nq\n"),
            ("play europe --seed 1 --seats axis=me,others=random", "h\nb\n1\nq\n"),
        ],
        "protocol": [("protocol", PROTOCOL)],
    }
    for game, name in RECORDS.items():
        found[game] = [(f"replay {GAMES / game / name}", "")]
    return found


def _older(record: Path) -> str:
    """A game, with its positions, as if it had been played under older rules that led elsewhere."""
    text = replay(record.read_text(encoding="utf-8")).record()
    earlier = re.sub(r"^rules (\d+)$", lambda one: f"rules {int(one[1]) - 1}", text, flags=re.M)
    return re.sub(r"^= \w+", "= 00000000", earlier, count=1, flags=re.M)


def texts() -> Iterator[tuple[str, str]]:
    """What every command writes: where it is stored, and all of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for lang in LANGUAGES:
            (folder / lang).mkdir()
        for file, typed in lines(folder).items():
            # Programs are spoken to in English.
            for lang in LANGUAGES[:1] if file == "protocol" else LANGUAGES:
                told = [_told(folder, words, given, lang) for words, given in typed]
                yield f"commands/{file}-{lang}.txt", "\n".join(told)


def _told(folder: Path, words: str, given: str, lang: str) -> str:
    spoken = [] if words.startswith("protocol") else ["--lang", lang]
    done = run(*words.replace("LANG", lang).split(), *spoken, given=given)
    written = done.stdout
    if "--json" in words and done.returncode == 0:
        found = _steady(json.loads(written))
        written = "".join(f"{key}: {json.dumps(value)}\n" for key, value in found.items())
    if words.endswith(".html"):
        written += _page(folder / lang / words.rpartition("/")[2])
    text = f"$ wartable {words}\n{done.returncode}\n{written}{done.stderr}"
    for path, called in ((folder, "…"), (ROOT, "."), (f"Wartable {__version__}", "Wartable")):
        text = text.replace(str(path), called)
    if TIMES.search(text):
        # Columns are as wide as the times in them.
        text = re.sub(r"[ ─]{2,}", "  ", TIMES.sub("<time>", text))
    text = text.replace("\r", "\n")
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def _steady(found: Any) -> Any:
    """What is the same on every machine: no times, no digits that depend on the processor."""
    if isinstance(found, dict):
        return {key: _steady(value) for key, value in found.items() if key not in TIMED}
    if isinstance(found, list):
        return [_steady(value) for value in found]
    return round(found, 6) if isinstance(found, float) else found


def _page(file: Path) -> str:
    """The words and numbers of a page, a row for each line; pictures by their hash."""
    page = file.read_text(encoding="utf-8").partition("<main>")[2]
    page = re.sub(r"<svg.*?</svg>", lambda one: f" <picture {_short(one[0])}> ", page, flags=re.S)
    page = re.sub(r"</(?:td|th)>", " | ", page)
    page = re.sub(r"</(?:tr|p|h\d|li|figcaption|summary|div|b|span)>", "\n", page)
    page = re.sub(r"<(?!picture)[^>]*>", "", page)
    lines = (" ".join(line.split()).rstrip(" |") for line in html.unescape(page).splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
