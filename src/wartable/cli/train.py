"""`wartable train`: an evaluation learnt from self-play."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from wartable.bots.model import Model, learnt, write
from wartable.cli import inputs, laboratory
from wartable.cli.files import writing
from wartable.cli.progress import watched
from wartable.core.decision import BadInput
from wartable.core.game import Game, find
from wartable.core.parts import FEATURES, part
from wartable.lab import fitting, training
from wartable.lab.numbers import decimal, interval, percent
from wartable.lab.proportions import Proportion
from wartable.lab.running import results
from wartable.words.text import Words
from wartable.words.text import words as words_of


def train(
    game: str,
    /,
    *,
    games: int = 2000,
    seed: int = 1,
    bots: str = "recruit,officer=200",
    match: int = 40,
    jobs: int | None = None,
    out: Path | None = None,
    lang: str | None = None,
) -> int:
    """Learn an evaluation from games that bots play against each other."""
    found = find(game)
    spoken = words_of(inputs.language(lang), found.id)
    inputs.at_least(games, 10, "--games")
    inputs.at_least(seed, 0, "--seed")
    inputs.at_least(match, 0, "--match")
    stages = training.stages(bots, games)
    workers = laboratory.processes(jobs)
    fitting.numpy()
    if part(found, FEATURES) is None:
        raise BadInput("game", game, "game-to-learn")
    path = inputs.writable(out or Path(f"{game}.model.json"), "--out")

    def run(work: Callable[[Any], Any], items: list[Any], label: str) -> Iterable[Any]:
        return watched(results(work, items, workers), spoken.say(label), len(items))

    told = f"wartable train {game} --games {games} --seed {seed} --bots {bots} --match {match}"
    learnt = training.learn(game, stages, seed, match, told, run)
    better = training.match(game, write(learnt.model), training.OFFICER, seed, match, run)
    with writing(path, "--out"):
        path.write_bytes(write(learnt.model))
    _show(learnt, _previous(found), better, spoken)
    Console(highlight=False, soft_wrap=True).print(spoken.say("train-written", file=str(path)))
    return 0


def _previous(game: Game) -> Model | None:
    """The model that the package has, if it counts the same features."""
    found = learnt(game)
    return found.model if found and found.model.names == found.features.NAMES else None


def _show(
    learnt: training.Training, previous: Model | None, better: Proportion, spoken: Words
) -> None:
    console = Console(highlight=False, soft_wrap=True)
    made = learnt.model.made
    figures = fitting.judged(learnt.model, learnt.rest)
    console.print(
        spoken.say(
            "train-title",
            game=spoken.say("game-title"),
            positions=str(made["positions"]),
            games=sum(made["games"].values()),
        )
    )
    columns = [spoken.say("train-judge", games=str(len(figures.losses)))]
    columns += [spoken.say("train-loss"), spoken.say("train-accuracy")]
    table = laboratory.grid("", columns)
    before = fitting.judged(previous, learnt.rest) if previous else None
    for name, row in (("this", figures), ("previous", before)):
        if row is not None:
            loss, hits = fitting.mean(row.losses), fitting.mean(row.hits)
            accuracy = (
                f"{decimal(100 * hits[0], spoken, 1)} ± {decimal(100 * hits[1], spoken, 1)} %"
            )
            table.add_row(spoken.say(f"train-{name}"), _about(loss, spoken), accuracy)
    table.add_row(spoken.say("train-constant"), _about(fitting.mean(figures.constant), spoken), "")
    console.print(table)
    if before is not None:
        pairs = zip(before.losses, figures.losses, strict=True)
        gain, half = fitting.mean([old - new for old, new in pairs])
        number, doubt = decimal(gain, spoken, 4), decimal(half, spoken, 4)
        console.print(spoken.say("train-gain", gain=number, half=doubt))
    won = made["officer_against_recruit"]
    recruit = Proportion(0, won["games"], won["share"], *won["interval"])
    for against, share in (("a-recruit", recruit), ("an-officer", better)):
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


def _about(figure: list[float], spoken: Words) -> str:
    return f"{decimal(figure[0], spoken, 3)} ± {decimal(figure[1], spoken, 3)}"
