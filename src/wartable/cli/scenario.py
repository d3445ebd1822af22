"""`wartable scenario`: print a game's scenarios as files, or check your own."""

from pathlib import Path

from wartable.cli import inputs
from wartable.core.decision import BadInput
from wartable.core.game import find, games
from wartable.core.parts import SCENARIO_FILES, ScenarioFiles, part
from wartable.words.telling import complaint
from wartable.words.text import words as words_of

WRONG = 2


def scenario(
    name: str | None = None,
    /,
    *,
    check: Path | None = None,
    game: str | None = None,
    lang: str | None = None,
) -> int:
    """List the scenarios, print one as a file to start from, or check your own."""
    spoken = inputs.language(lang)
    files = scenario_files(game)
    if check is not None:
        if name is not None:
            raise BadInput("scenario", name, "nothing-more")
        return _check(files, check, spoken)
    if name is None:
        print("\n".join(files.IDS))
        return 0
    if name not in files.IDS:
        raise BadInput("scenario", name, "one-of", choices=files.IDS)
    print(files.source(name), end="")
    return 0


def scenario_files(game: str | None) -> ScenarioFiles:
    """The scenario files of a game; without a name, of the first game that has any."""
    able = [name for name, one in games().items() if part(one, SCENARIO_FILES)]
    name = game or next(iter(able), "")
    files = part(find(name), SCENARIO_FILES)
    if files is None:
        raise BadInput("game", name, "one-of", choices=able)
    return files


def _check(files: ScenarioFiles, path: Path, lang: str) -> int:
    text = inputs.read(path, "--check")
    where = path.name
    wrong = files.problems(text, where)
    for problem in wrong:
        print(complaint(problem, lang))
    said = words_of(lang)
    if wrong:
        print(said.say("scenario-wrong", file=where, count=len(wrong)))
        return WRONG
    odd = files.warnings(text, where)
    for oddity in odd:
        print(said.say("scenario-odd", what=complaint(oddity, lang)))
    print(said.say("scenario-right", file=where))
    return 0
