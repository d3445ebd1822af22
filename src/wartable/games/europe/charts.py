"""The charts: the sequence of the turn, the rules, and the tables needed for the printed game."""

from importlib.resources import files

from msgspec import Struct, convert, toml
from msgspec.structs import replace

from wartable.core.bits import walk
from wartable.core.game import SPECTATOR
from wartable.games.europe.game import GAME
from wartable.games.europe.insight import insight
from wartable.games.europe.options import CUP
from wartable.games.europe.scenario import DATA, SCENARIOS, find
from wartable.games.europe.scenery import CLIMATES, scenery
from wartable.games.europe.seen import (
    Bilingual,
    Chart,
    ChartPhase,
    ChartStep,
    ExampleBoard,
    RuleText,
    Scenery,
    UnitReach,
    View,
)
from wartable.games.europe.sequence import Phase, sequence
from wartable.games.europe.tables import Tables
from wartable.games.europe.view import WEATHER, view

RADIUS = 3
BARE = "game europe\nbare\nunit german_1st_army west_wall\nunit german_5th_army west_wall\n"


class _Rule(Struct):
    en: str
    fr: str
    summary: Bilingual


class _Board(Struct, forbid_unknown_fields=True):
    middle: str
    position: str
    reach: str = ""


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
        bands=[tables.least(band) for band in range(2, 9)],
        results={
            kind: [[loss, stop, hurt, retreat] for loss, stop, _, _, hurt, retreat, _, _ in results]
            for kind, results in tables.results.items()
            if kind in ("mobile", "assault")
        },
        cup=list(CUP),
        diplomacy_cost=tables.diplomacy_cost,
        transfer_most=tables.transfer_most,
        givers=[country.id for country in scenario.countries if country.giver],
        examples={
            phase: _example(found)
            for phase, found in toml.decode(
                DATA.joinpath("examples.toml").read_bytes(), type=dict[str, _Board]
            ).items()
        },
    )


def _example(found: _Board) -> ExampleBoard:
    """A position as it is drawn: a few hexes around a middle, with what is there."""
    state = GAME.position(BARE + found.position, 1)
    board = state.scenario.board
    near = board.within(board.number[found.middle], RADIUS)
    shown = {board.name[hex_] for hex_ in walk(near & board.hexes)}
    reach = insight(state, "reach", found.reach)
    assert reach is None or isinstance(reach, UnitReach)
    if reach:
        steps = {name: step for name, step in reach.steps.items() if name in shown}
        reach = UnitReach(reach.unit, reach.points, steps, reach.attacks, [], [], {})
    seen = convert(view(state, SPECTATOR), View)
    cropped = replace(
        seen,
        units={name: unit for name, unit in seen.units.items() if unit.at in shown},
        holds={
            country: [hex_ for hex_ in hexes if hex_ in shown]
            for country, hexes in seen.holds.items()
        },
        decisions=[],
    )
    return ExampleBoard(_cropped(scenery(state), shown), cropped, reach)


def _cropped(whole: Scenery, shown: set[str]) -> Scenery:
    """A part of the map."""

    def inside(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return [pair for pair in pairs if shown.issuperset(pair)]

    return replace(
        whole,
        hexes=[hex_ for hex_ in whole.hexes if hex_[0] in shown],
        climates={zone: [h for h in hexes if h in shown] for zone, hexes in whole.climates.items()},
        seas={
            zone: kept
            for zone, hexes in whole.seas.items()
            if (kept := [hex_ for hex_ in hexes if hex_ in shown])
        },
        barriers=inside(whole.barriers),
        ferries=inside(whole.ferries),
        rivers={river: inside(pairs) for river, pairs in whole.rivers.items()},
        lines=inside(whole.lines),
        forts=[hex_ for hex_ in whole.forts if hex_ in shown],
        cities={hex_: city for hex_, city in whole.cities.items() if hex_ in shown},
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
        number: RuleText(Bilingual(rule.en, rule.fr), rule.summary)
        for number, found in book.items()
        if number.startswith("eu ")
        for rule in (convert(found, _Rule),)
    }
