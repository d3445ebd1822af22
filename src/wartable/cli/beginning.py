"""Where games begin: by their settings, with a scenario by its name or in a file, in a position."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from wartable.cli import inputs
from wartable.cli.scenario import scenario_files
from wartable.core.decision import BadInput
from wartable.core.game import Game, Options, spell


class Beginning(NamedTuple):
    """The settings of a table, and the position in which it begins, if not as they say."""

    settled: Options
    position: str


def _unchanged(settled: Options, options: str | None) -> Options:
    return settled


def beginning(
    game: Game,
    edition: str | None,
    options: str | None,
    scenario: Path | None,
    position: Path | None,
    adjusted: Callable[[Options, str | None], Options] = _unchanged,
) -> Beginning:
    """What `--edition`, `--options`, `--scenario` and `--position` mean together."""
    alone(position, "--position", edition, options, scenario)
    if scenario is not None and not scenario.exists():
        options, scenario = f"{options or ''} scenario={_known(game, str(scenario))}", None
    settled = adjusted(inputs.settings(game, edition, options), options)
    if scenario is not None:
        return Beginning(settled, _start(game, scenario, spell(game, settled)))
    text = inputs.read(position, "--position") if position is not None else ""
    return Beginning(settled, text)


def alone(
    file: Path | None,
    where: str,
    edition: str | None,
    options: str | None,
    scenario: Path | None,
) -> None:
    """Refuse settings and scenarios beside a file that sets them itself."""
    if file is None:
        return
    if scenario is not None:
        raise BadInput("--scenario", str(scenario), "not-with", option=where)
    if edition is not None or options is not None:
        raise BadInput(where, str(file), "settings-of-file")


def _known(game: Game, name: str) -> str:
    """The name of a scenario that comes with the game: there is no file of that name."""
    setting = next((one for one in game.settings if one.name == "scenario"), None)
    if setting is None:
        scenario_files(game.id)
    elif not setting.takes(name):
        raise BadInput("--scenario", name, "scenario-or-file", choices=setting.values)
    return name


def _start(game: Game, path: Path, options: list[str]) -> str:
    """The position in which a scenario file begins."""
    files = scenario_files(game.id)
    text = inputs.read(path, "--scenario")
    for problem in files.problems(text, path.name):
        raise problem
    return files.position(text) + (f"options {' '.join(options)}\n" if options else "")
