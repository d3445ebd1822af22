"""`wartable train`: a judgement and an evaluation learnt from self-play."""

import signal
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec
from rich.console import Console

from wartable.bots import belief as beliefs
from wartable.bots import model as models
from wartable.bots import policy as policies
from wartable.bots import split
from wartable.bots.model import Model, learnt
from wartable.cli import inputs, laboratory
from wartable.cli.files import reading, writing
from wartable.cli.progress import watched
from wartable.core.decision import BadInput
from wartable.core.game import Game, find, settle
from wartable.core.parts import FEATURES, part
from wartable.lab import fitting, practice_file, training
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.practice import LearntFiles, Practised
from wartable.lab.practice_file import NAME, Header, PracticeFile
from wartable.lab.proportions import Proportion
from wartable.lab.running import results
from wartable.lab.win_fitting import Progress
from wartable.words.text import Words
from wartable.words.text import words as words_of


def train(
    game: str,
    /,
    *,
    games: int = 2000,
    seed: int = 1,
    bots: str = "recruit,general=100,recruit,general=100",
    match: int = 40,
    jobs: int | None = None,
    cluster: str = "",
    also: str = "",
    start: Path | None = None,
    out: Path | None = None,
    options: str | None = None,
    lang: str | None = None,
) -> int:
    """Learn a judgement and an evaluation from games that bots play against each other."""
    found = find(game)
    spoken = words_of(inputs.language(lang), found.id)
    inputs.at_least(games, 10, "--games")
    inputs.at_least(seed, 0, "--seed")
    inputs.at_least(match, 0, "--match")
    others = [_also(Path(word)) for word in split(also)]
    begun = _start(start) if start else None
    stages = training.stages(bots, games, bool(others), begun is not None)
    workers = laboratory.processes(jobs)
    fitting.numpy()
    if part(found, FEATURES) is None:
        raise BadInput("game", game, "game-to-learn")
    told = f"wartable train {game} --games {games} --seed {seed}"
    told += f" --bots {quote(bots)} --match {match}"
    if others:
        told += f" --also {','.join(one.file for one in others)}"
    only = None if options is None else tuple(split(options))
    if only is not None:
        settle(found, list(only))
        told += f" --options {quote(options or '')}"
    if begun:
        told += f" --start {begun.folder}"
    folder = out or Path(f"{game}-learnt")
    path = folder / NAME
    with writing(folder, "--out"):
        folder.mkdir(exist_ok=True)
        file = PracticeFile(path, Header(told, found.rules_version))

    def run(work: Callable[[Any], Any], items: list[Any], label: str) -> Iterable[Any]:
        done = results(work, items, workers, cluster) if items else ()
        return watched(done, spoken.say(label), len(items)) if label else done

    def keep(played: Practised) -> None:
        with writing(path, "--out"):
            file.add(played)

    def watch(found: Iterable[Progress], batches: int, done: int) -> Iterable[Progress]:
        for progress in watched(found, spoken.say("train-wins"), batches, done):
            with writing(folder, "--out"):
                file.keep_wins(progress)
            yield progress

    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        learnt = training.learn(
            game,
            stages,
            seed,
            match,
            told,
            run,
            file.found,
            keep,
            others,
            begun,
            file.wins,
            watch,
            only,
        )
        better = training.match(game, learnt.learnt, "officer", None, seed, match, run)
    except KeyboardInterrupt:
        print(spoken.say("train-stopped", folder=str(folder)), file=sys.stderr)
        return laboratory.STOPPED
    finally:
        signal.signal(signal.SIGTERM, before)
        file.close()
    files = {models.FILE: learnt.learnt.model, policies.FILE: learnt.learnt.policy}
    files[beliefs.FILE] = beliefs.write(learnt.beliefs) if learnt.beliefs else b""
    for name, data in files.items():
        if data:
            with writing(folder / name, "--out"):
                (folder / name).write_bytes(data)
    _show(learnt, _previous(found), better, spoken)
    Console(highlight=False, soft_wrap=True).print(spoken.say("train-written", file=str(folder)))
    return 0


def _also(path: Path) -> training.Also:
    """Games of an earlier training."""
    with reading(path, "--also"):
        data = path.read_bytes()
    _, games = practice_file.read(path, data[: data.rfind(b"\n") + 1])
    return training.Also(path.name, games, sha256(data).hexdigest())


def _start(folder: Path) -> training.StartingBots:
    """What was learnt before, as files in a folder; the judgement may be missing."""
    with reading(folder / models.FILE, "--start"):
        model = (folder / models.FILE).read_bytes()
    file = folder / policies.FILE
    policy = b""
    if file.exists():
        with reading(file, "--start"):
            policy = file.read_bytes()
    for path, data, read in (
        (folder / models.FILE, model, models.read),
        (file, policy, policies.read),
    ):
        try:
            _ = data and read(data)
        except msgspec.MsgspecError as error:
            raise BadInput("--start", str(path), "learnt-file") from error
    return training.StartingBots(folder.name, LearntFiles(model, policy))


def _previous(game: Game) -> Model | None:
    """The model that the package has, if it counts the same features."""
    found = learnt(game)
    return found.model if found and found.model.names == found.features.NAMES else None


def _show(
    learnt: training.Training, previous: Model | None, better: Proportion, spoken: Words
) -> None:
    console = Console(highlight=False, soft_wrap=True)
    if learnt.rest:
        _show_model(learnt, previous, spoken, console)
    if learnt.policy and "held_out" in learnt.policy.made:
        held, rough = learnt.policy.made["held_out"], learnt.policy.made["held_out_rough"]
        console.print(
            spoken.say(
                "train-agrees",
                questions=str(held["questions"]),
                share=_share(held["agreement"], spoken),
                rough=_share(rough["agreement"], spoken),
            )
        )
    for against, share in (("a-recruit", learnt.recruit), ("an-officer", better)):
        if not share.games:
            continue
        console.print(
            spoken.say(
                "train-won",
                share=percent(share.share, spoken),
                games=str(share.games),
                against=spoken.say(f"train-{against}"),
                interval=interval(share, spoken),
            )
        )
    console.print(spoken.say("train-intervals"))


def _show_model(
    learnt: training.Training, previous: Model | None, spoken: Words, console: Console
) -> None:
    """How well the evaluation foretells games that it has not seen."""
    made = learnt.model.made
    figures = fitting.judged(learnt.model, learnt.rest)
    console.print(
        spoken.say(
            "train-title",
            game=spoken.say("game-title"),
            positions=str(made["positions"]),
            games=made["played"],
        )
    )
    columns = [spoken.say("train-judge", games=str(len(figures.losses)))]
    columns += [spoken.say("train-loss"), spoken.say("train-accuracy")]
    table = laboratory.grid("", columns)
    before = fitting.judged(previous, learnt.rest) if previous else None
    for name, row in (("this", figures), ("previous", before)):
        if row is not None:
            loss, hits = fitting.mean(row.losses), fitting.mean(row.hits)
            row_name = spoken.say(f"train-{name}")
            table.add_row(row_name, _about(loss, spoken), _share(hits, spoken))
    table.add_row(spoken.say("train-constant"), _about(fitting.mean(figures.constant), spoken), "")
    console.print(table)
    if before is not None:
        pairs = zip(before.losses, figures.losses, strict=True)
        gain, half = fitting.mean([old - new for old, new in pairs])
        number, doubt = decimal(gain, spoken, 4), decimal(half, spoken, 4)
        console.print(spoken.say("train-gain", gain=number, half=doubt))


def _about(figure: list[float], spoken: Words) -> str:
    return f"{decimal(figure[0], spoken, 3)} ± {decimal(figure[1], spoken, 3)}"


def _share(figure: list[float], spoken: Words) -> str:
    return f"{decimal(100 * figure[0], spoken, 1)} ± {decimal(100 * figure[1], spoken, 1)} %"
