"""The turn as the charts print it, as data."""

from functools import cache

from msgspec import toml

from wartable.games.europe.effects import Data, Faction, Policy
from wartable.games.europe.scenario import DATA


class PhaseStep(Data, frozen=True):
    """One box of the charts."""

    id: str
    rules: tuple[str, ...]
    by: Faction | None = None
    may: bool = False
    again: bool = False
    if_policy: Policy | None = None


class Phase(Data, frozen=True):
    """eu 1.2 One of the thirteen phases."""

    id: str
    rules: tuple[str, ...]
    steps: tuple[PhaseStep, ...]
    each: bool = False
    """Each faction finishes it before the next begins it."""
    only_under: tuple[Policy, ...] = ()
    """It is passed over unless one of these policies applies."""


class Sequence(Data, frozen=True):
    """eu 1.2 The order of factions and phases."""

    factions: tuple[Faction, ...]
    phases: tuple[Phase, ...]


@cache
def sequence() -> Sequence:
    """The turn."""
    return toml.decode(DATA.joinpath("sequence.toml").read_bytes(), type=Sequence)
