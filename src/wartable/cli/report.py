"""`wartable report`: a page about the games of a simulation or a tournament."""

from pathlib import Path

import msgspec

from wartable.cli import inputs
from wartable.cli.files import reading, writing
from wartable.core.decision import BadInput
from wartable.lab import games_file
from wartable.lab.outcome import PlayedGame
from wartable.lab.reporting import page
from wartable.words.text import words as words_of


def report(*files: Path, out: Path | None = None, lang: str | None = None) -> int:
    """Write a page with everything that the games in some files show."""
    language = inputs.language(lang)
    if not files:
        raise BadInput("report", "", "games-file")
    runs: list[games_file.RunHeader] = []
    games: list[PlayedGame] = []
    known: set[bytes] = set()
    for path in files:
        with reading(path, "file"):
            run, found = games_file.read(path)
        if runs and run.game != runs[0].game:
            raise BadInput(str(path), run.game, "games-of", game=runs[0].game, file=str(files[0]))
        runs.append(run)
        # A game that is in two files is still one game.
        games += [one for one in found if msgspec.json.encode(one.outcome) not in known]
        known.update(msgspec.json.encode(one.outcome) for one in found)
    if not games:
        raise BadInput(str(files[0]), "", "finished-games")
    target = files[0].with_suffix(".html") if out is None else out
    if any(target.exists() and target.samefile(path) for path in files):
        raise BadInput("--out", str(target), "another-file")
    text = page(runs, games, language)
    with writing(target, "--out"):
        target.write_text(text, encoding="utf-8")
    print(words_of(language).say("report-written", games=len(games), file=str(target)))
    return 0
