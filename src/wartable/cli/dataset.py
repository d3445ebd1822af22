"""`wartable dataset`: games of bots as numbers, for programs that learn."""

from pathlib import Path

from rich.console import Console

from wartable.cli import inputs, laboratory
from wartable.cli.files import writing
from wartable.cli.progress import watched
from wartable.core.decision import BadInput
from wartable.core.game import find
from wartable.lab.numbers import decimal
from wartable.lab.running import results
from wartable.words.text import words as words_of


def dataset(
    game: str,
    /,
    *,
    out: Path,
    games: int = 100,
    seed: int = 1,
    bots: str = "others=recruit",
    jobs: int | None = None,
    edition: str | None = None,
    options: str | None = None,
    lang: str | None = None,
) -> int:
    """Let bots play, and write what each seat saw, could answer and chose, and how it ended."""
    found = find(game)
    spoken = words_of(inputs.language(lang), found.id)
    inputs.at_least(games, 1, "--games")
    inputs.at_least(seed, 0, "--seed", inputs.LARGEST_SEED + 1 - games)
    workers = laboratory.processes(jobs)
    try:
        from wartable.adapters import dataset as data
    except ModuleNotFoundError as missing:
        raise BadInput("dataset", str(missing.name), "extra", extra="research") from missing
    settled = inputs.settings(found, edition, options)
    seats = found.seats(found.new(settled, seed))
    names = tuple(inputs.sitting(found, seats, bots, False, "--bots", "recruit").values())
    path = inputs.writable(out, "--out")
    data.check(path)
    work = [data.DataJob(game, settled, seed + number, names) for number in range(games)]
    told = data.about(work[0], games)
    played = watched(results(data.play_game, work, workers), spoken.say("dataset-working"), games)
    # Games come as they are finished: a file must not depend on which was quicker.
    rows = data.joined(sorted(played, key=lambda part: int(part["games"][0])))
    with writing(path, "--out"):
        data.write(path, rows, told)
    count, size = len(rows["choices"]), path.stat().st_size / 1e6
    said = spoken.say(
        "dataset-written", file=str(path), rows=count, games=games, size=decimal(size, spoken)
    )
    Console(highlight=False, soft_wrap=True).print(said)
    return 0
