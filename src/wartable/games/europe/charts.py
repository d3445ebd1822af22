"""The charts: the sequence of the turn, the rules, and the tables that a printed game needs."""

from importlib.resources import files

from msgspec import Struct, convert, toml

from wartable.games.europe.options import CUP
from wartable.games.europe.scenario import SCENARIOS, find
from wartable.games.europe.seen import Both, Chart, ChartPhase, ChartStep, RuleText
from wartable.games.europe.sequence import Phase, sequence
from wartable.games.europe.tables import Tables
from wartable.games.europe.view import WEATHER

CLIMATES = ("cold", "temperate", "warm")


class _Rule(Struct):
    en: str
    fr: str
    summary: Both


def charts() -> Chart:
    """eu 1.2 The turn as the engine plays it, for people to follow."""
    turn, scenario = sequence(), find(SCENARIOS[0])
    tables: Tables = scenario.tables
    return Chart(
        factions=list(turn.factions),
        phases=[_phase(phase) for phase in turn.phases],
        rules=rules(),
        weather={
            zone: [[WEATHER[one] for one in month] for month in months]
            for zone, months in zip(CLIMATES, tables.weather, strict=True)
        },
        prices={
            kind.id: {
                "activation": kind.activation,
                "replacement": kind.replacement,
                "mobilization": kind.mobilization,
            }
            for kind in tables.types
        },
        bands=list(tables.bands),
        results={
            kind: [[loss, stop, hurt, retreat] for loss, stop, _, _, hurt, retreat, _, _ in results]
            for kind, results in tables.results.items()
            if kind in ("mobile", "assault")
        },
        cup=list(CUP),
        diplomacy_cost=tables.diplomacy_cost,
        transfer_most=tables.transfer_most,
        givers=[country.id for country in scenario.countries if country.giver],
    )


def _phase(phase: Phase) -> ChartPhase:
    return ChartPhase(
        id=phase.id,
        rules=[f"eu {rule}" for rule in phase.rules],
        each=phase.each,
        policies=list(phase.only_under),
        steps=[
            ChartStep(
                step.id,
                [f"eu {rule}" for rule in step.rules],
                step.by or "",
                step.may,
                step.again,
                step.if_policy or "",
            )
            for step in phase.steps
        ],
    )


def rules() -> dict[str, RuleText]:
    """Every rule by number."""
    book = toml.decode(files(__package__).joinpath("rules.toml").read_bytes())
    return {
        number: RuleText(Both(rule.en, rule.fr), rule.summary)
        for number, found in book.items()
        if number.startswith("eu ")
        for rule in (convert(found, _Rule),)
    }
