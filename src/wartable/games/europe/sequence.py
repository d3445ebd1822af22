"""The turn as the charts print it, as data."""

from functools import cache

from msgspec import toml

from wartable.games.europe.effects import FactionName, PolicyName, ScenarioPart
from wartable.games.europe.scenario import DATA


class PhaseStep(ScenarioPart, frozen=True):
    """One box of the charts."""

    id: str
    rules: tuple[str, ...]
    by: FactionName | None = None
    may: bool = False
    again: bool = False
    if_policy: PolicyName | None = None


class Phase(ScenarioPart, frozen=True):
    """eu 1.2 One of the thirteen phases."""

    id: str
    rules: tuple[str, ...]
    steps: tuple[PhaseStep, ...]
    each: bool = False
    """Each faction finishes it before the next one begins it."""
    only_under: tuple[PolicyName, ...] = ()
    """It is skipped unless one of these policies applies."""


class Sequence(ScenarioPart, frozen=True):
    """eu 1.2 The order of factions and phases."""

    factions: tuple[FactionName, ...]
    phases: tuple[Phase, ...]


@cache
def sequence() -> Sequence:
    """The turn."""
    return toml.decode(DATA.joinpath("sequence.toml").read_bytes(), type=Sequence)
