"""`wartable fuzz`: random games in which every state is checked."""

import time

from rich.console import Console
from rich.text import Text

from wartable.cli import inputs
from wartable.cli.progress import watched
from wartable.core.game import find, spell
from wartable.lab import fuzz as lab
from wartable.lab.running import results
from wartable.words.text import Value
from wartable.words.text import words as words_of

LONG = 2000
"""If there are more games than this, fewer questions of each are checked."""
SHOWN = 10
"""How many failures are shown in full."""


def fuzz(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 1,
    cover: bool = False,
    jobs: int = 2,
    sample: int | None = None,
    edition: str | None = None,
    options: str | None = None,
    mix: bool | None = None,
    lang: str | None = None,
) -> int:
    """Play random games and check every state; exits with 1 if anything is wrong."""
    spoken = words_of(inputs.language(lang))
    found = find(game)
    for value, where in ((games, "--games"), (jobs, "--jobs")):
        inputs.at_least(value, 1, where)
    inputs.at_least(seed, 0, "--seed")
    settled = inputs.settings(found, edition, options)
    if cover and "cover" in settled:
        settled["cover"] = "on"
    often = (3 if games > LONG else 1) if sample is None else inputs.at_least(sample, 1, "--sample")
    names = {setting.name for setting in found.settings}
    given = {word.partition("=")[0] for word in (options or "").replace(",", " ").split()}
    fixed = given | {"cover"} | ({"edition"} if edition else set())
    free = frozenset(names - fixed) if mix or (mix is None and "seats" in names) else frozenset()
    work = lab.jobs(found, settled, games, seed, often, free)
    console = Console(highlight=False, soft_wrap=True)

    def say(message: str, style: str = "", **values: Value) -> None:
        console.print(Text(spoken.say(message, **values), style))

    began, answers, failures = time.perf_counter(), 0, 0
    for played in watched(results(lab.play, work, jobs), spoken.say("fuzz-working"), len(work)):
        answers += played.answers
        failure = played.failure
        if failure is None:
            continue
        failures += 1
        if failures <= SHOWN:
            number, at = str(failure.seed), str(failure.answer)
            say("fuzz-failed", "red", seed=number, answer=at, what=failure.what)
            words = spell(found, lab.varied(found, settled, failure.seed, free))
            command = (
                f"wartable fuzz {game} --games 1 --jobs 1 --sample {often} --seed {number} --no-mix"
            )
            if words:
                command += f" --options {','.join(words)}"
            say("fuzz-again", command=command)
    if failures:
        say("fuzz-count", "bold red", failures=failures, games=games)
        return 1
    seconds = f"{time.perf_counter() - began:.0f}"
    say("fuzz-clean", "green", games=games, answers=answers, seconds=seconds)
    return 0
