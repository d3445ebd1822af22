"""What a seat sees as numbers, for programs that learn."""

from typing import Any

from wartable.core.game import Game, Options
from wartable.core.tensors import CellValues
from wartable.core.tensors import Encoder as BaseEncoder
from wartable.games.europe import scenario as scenarios
from wartable.games.europe import seats
from wartable.games.europe.open_table import (
    BOMBING,
    GROUND_LAYER,
    HELD,
    LAYERS,
    OTHER_LAYER,
    PARADROP,
    PARTISANS,
    SURPRISE,
    OpenTable,
)
from wartable.games.europe.options import CUP, SEATS
from wartable.games.europe.scenario import STATUSES, SUPPLY
from wartable.games.europe.setup import table
from wartable.games.europe.state import State
from wartable.games.europe.tables import GROUND
from wartable.games.europe.turn import PHASES
from wartable.games.europe.view import BOXES, POLICIES, WEATHER
from wartable.games.europe.view import view as view_of

UNIT = ("reduced", "sorties", "used", "marked")
COUNTRY = ("will", "points", "factories", "lost", "fallen")
FACTION = (
    "strategic_moves", "surprise", "surprise_box", "paradrops", "partisans", "ground_support",
)  # fmt: skip
_BOX = {name: -number - 1 for number, name in enumerate(BOXES.values())}
_PHASE = {phase.id: number for number, phase in enumerate(PHASES)}
_ASKS = """act active advance air ashore assist berth claim consent convoy declare diplomacy escort
flee give give-up improve intercept invade journey leave mobilize paradrop partisans place reply
retreat route ship strategic supply surprise upgrade waylay win"""
_KINDS = """advanced air-combat assists at-war attack-assault attack-landing attack-mobile battle
blocked bomb bombed bombing-over bought capital carried carries changed-sides conquered declared
declared-on drew eliminated entered entry-die escorts event event-die factories-lost fled gave
halted improved intercepts joined landed lands marker moved moved-out naval-combat nobody-travelled
nothing-to-do operations over paradrop paradrop-die partisans policy-die policy-ended production
raids rebased reduced reply retreated sails stocked strategic-combat strike supply surprise swayed
taken thrown-back tired travelled turn turned-back undefended upgraded weather will wins-too"""


class Encoder(BaseEncoder):
    """The parts: board, units, countries, factions and numbers."""

    asks, kinds = tuple(_ASKS.split()), tuple(_KINDS.split())

    def __init__(self, options: Options) -> None:
        self._scenario = found = scenarios.known(options["scenario"])
        self._places = len(found.board.name)
        numbers = 2 + len(PHASES) + len(SEATS) + 9 + len(POLICIES) + len(SEATS) + 2 * len(CUP)
        shapes = {
            "board": (LAYERS, self._places),
            "units": (len(found.units), 3 + len(UNIT)),
            "countries": (len(found.countries), 4 + len(COUNTRY)),
            "factions": (len(SEATS), len(FACTION)),
            "numbers": (numbers,),
        }
        super().__init__(seats.names(table(options, 0)), shapes)
        self._open: OpenTable | None = None

    def write(self, game: Game, state: State, seat: int, row: Any) -> None:
        """What everyone may see, as it has changed; then the seat and its question."""
        if self._open is None or state.side != self._open.sides:
            self._open = OpenTable(state, self.at)
        self._open.follow(state)
        row[: self.at["seat"]] = self._open.row
        row[self.at["seat"] + seat] = 1.0
        for decision in state.decisions:
            about = decision.about if decision.seat == seat else ()
            for at, number in self.question(decision.seat, decision.ask, about).items():
                row[at] = number

    def view(self, game: Game, state: State, seat: int) -> dict[str, Any]:
        """Without its answers in words: there may be a thousand."""
        return view_of(state, seat, answers=False)

    def fill(self, view: dict[str, Any], seat: int, cells: CellValues) -> None:
        """Everything lies open, except the dice to come."""
        number, countries = self._scenario.board.number, view["countries"]
        board = self.at["board"]

        def mark(layer: int, place: int, value: float = 1.0) -> None:
            at = board + layer * self._places + place
            cells[at] = cells.get(at, 0.0) + value

        for index, unit in enumerate(self._scenario.units):
            seen = view["units"].get(unit.id)
            if seen is None:
                continue
            box = _BOX.get(seen["at"])
            place = number[seen["at"]] if box is None else box
            faction = countries[seen["country"]]["faction"]
            if box is None and faction is not None:
                layer = GROUND_LAYER if unit.kind == GROUND else OTHER_LAYER
                mark(layer + SEATS.index(faction), place)
            row = [1, place + 1 if box is None else box, SUPPLY.index(seen["supply"])]
            row += [seen[name] for name in UNIT]
            self.row(cells, "units", row, index * len(row))
        for index, country in enumerate(self._scenario.countries):
            seen = countries[country.id]
            for place in view["holds"].get(country.id, ()):
                mark(HELD, number[place], index + 1)
            capital = seen["capital"]
            row = [_named(seen["faction"]), STATUSES.index(seen["status"])]
            row += [_named(seen["attitude"]), number[capital] + 1 if capital else 0]
            row += [seen[name] or 0 for name in COUNTRY]
            self.row(cells, "countries", row, index * len(row))
        for index, name in enumerate(SEATS):
            row = [view["factions"][name][part] for part in FACTION]
            self.row(cells, "factions", row, index * len(row))
        markers = view["markers"]
        if markers["surprise"]:
            mark(SURPRISE, number[markers["surprise"]])
        for layer, name in ((PARADROP, "paradrop"), (PARTISANS, "partisans")):
            for place in markers[name]:
                mark(layer, number[place])
        for name, place in markers["bombing"]:
            mark(BOMBING + SEATS.index(name), number[place])
        self.row(cells, "numbers", self._numbers(view))

    @staticmethod
    def _numbers(view: dict[str, Any]) -> list[float]:
        pairs = [(SEATS[0], SEATS[1]), (SEATS[0], SEATS[2]), (SEATS[1], SEATS[2])]
        at_war = [tuple(pair) for pair in view["war"]]
        return [
            view["turn"],
            view["last_turn"],
            *(number == _PHASE[view["phase"]] for number in range(len(PHASES))),
            *(name == view["faction"] for name in SEATS),
            *(found == kind for found in view["weather"].values() for kind in WEATHER),
            *(name in view["policies"] for name in POLICIES),
            *(pair in at_war for pair in pairs),
            *(view["cup"][name] for name in CUP),
            *(view["cup_box"][name] for name in CUP),
        ]


def _named(faction: str | None) -> int:
    """A faction by number from 1, 0 for none."""
    return SEATS.index(faction) + 1 if faction else 0
