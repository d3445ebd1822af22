"""The names that a scenario file brings along."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from wartable.games.europe.effects import Named
from wartable.games.europe.format import File
from wartable.games.europe.scenario import SCENARIOS, Scenario

FORMS = {"en": ("the", "in", "of", "to"), "fr": ("the", "in", "of", "to", "e", "number")}


def own_names(state: Any, lang: str) -> dict[str, dict[str, str]]:
    """The names in a file that is not part of the package, by message and form."""
    return names_in(state.scenario, lang)


def names_in(scenario: Scenario, lang: str) -> dict[str, dict[str, str]]:
    """The names of a scenario that is not part of the package, by message and form."""
    return {} if scenario.origin in SCENARIOS else _named(scenario, lang)


@cache
def _named(scenario: Scenario, lang: str) -> dict[str, dict[str, str]]:
    return names_of(scenario.file, lang)


def names_of(file: File, lang: str) -> dict[str, dict[str, str]]:
    """The names in a file, by message and form."""
    map_ = file.map
    families: dict[str, Iterable[Any]] = {
        "scenario": (file,),
        "country": file.countries,
        "city": map_.cities,
        "unit": file.units,
        "sea": map_.sea_zones,
        "zone": map_.off_map_zones,
        "region": map_.regions,
        "river": (*map_.rivers, *map_.barriers, *map_.ferries),
        "fort": map_.forts,
        "event": file.events,
        "ending": file.victory.levels,
    }
    return {
        f"{family}-{entry.id.lower().replace('_', '-')}": _forms(entry.name, lang)
        for family, entries in families.items()
        for entry in entries
        if entry.name is not None
    }


def _forms(name: Named, lang: str) -> dict[str, str]:
    given = {form: getattr(name, f"{lang}_{form}") for form in FORMS[lang]}
    return {"": getattr(name, lang)} | {form: word for form, word in given.items() if word}
