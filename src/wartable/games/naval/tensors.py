"""What a seat sees as numbers, for programs that learn."""

from collections.abc import Iterable
from typing import Any

from wartable.core.game import Options
from wartable.core.tensors import CellValues
from wartable.core.tensors import Encoder as BaseEncoder
from wartable.games.naval.board import ROWS
from wartable.games.naval.catalogue import CARD, CARDS, NAVIES, NAVY, NEUTRAL, PLACES, SHIP, SHIPS
from wartable.games.naval.effects import AttackType
from wartable.games.naval.numbering import ATTACKS
from wartable.games.naval.options import SEATS, TEAMS
from wartable.games.naval.turn import PHASES

LAYERS = ("active", "passive", "reserve", "sunk", "acted", "repaired", "picks")
"""By ship; before them the rows, the rows being arranged, and the damage."""
FIRST = 2 * ROWS + 1
CARD_LAYERS = ("hand", "stock")
COSTS = 10
"""Cards beside a seat, by what they cost; the last column is for all more expensive ones."""
SEAT = ("out", "rolls", "hand_size", "hand_count", "budget")
FLAGS = ("sinks", "large_gun", "stopped", "resolved")
AMOUNTS = ("row", "needed", "damage", "hard")
ATTACK = 1 + len(AttackType) + 3 + len(AMOUNTS) + len(FLAGS)
DEFENCE = ("attack", "needed", "ship", "card", "evasion", "rolled", "waiting", "to")
PLAYED = 16
_TYPES = [type.name.lower() for type in AttackType]
_ASKS = """action asw buy copy cost counter defend discard fleet intelligence mode navy plan
platform raid reinforce reorganise repair resolve roll row screen-to strike tactics target"""
_KINDS = """bought cancelled closed copied cost damaged declared defence defence-roll defended
discarded drew enlisted final first formed given guarded hunted joined laid-out launched limit navy
order-die out paid planned played redirected repaired reshuffled strike-roll sunk too-late turn
won"""


class Encoder(BaseEncoder):
    """The parts: ships, seats, cards, discard, attacks, attackers, defences, played, numbers."""

    asks, kinds = tuple(_ASKS.split()), tuple(_KINDS.split())

    def __init__(self, options: Options) -> None:
        seats = SEATS[: int(options["seats"])]
        wide = len(NAVIES) + len(TEAMS) + len(SEAT) + COSTS + 1
        shapes = {
            "ships": (FIRST + len(LAYERS), len(SHIPS)),
            "seats": (len(seats), wide),
            "cards": (len(CARD_LAYERS), len(seats), len(CARDS)),
            "discard": (len(CARDS),),
            "attacks": (ATTACKS, ATTACK),
            "attackers": (ATTACKS, PLACES),
            "defences": (ATTACKS, len(DEFENCE)),
            "played": (PLAYED, 3),
            "numbers": (4 + len(PHASES) + 1 + 2 * len(seats),),
        }
        super().__init__(seats, shapes)

    def fill(self, view: dict[str, Any], seat: int, cells: CellValues) -> None:
        """Fleets and attacks lie open; hands belong to their owners."""
        navies = [NAVY.get(view["seats"][name]["navy"], 0) for name in self.seats]
        for number, name in enumerate(self.seats):
            self._seat_of(cells, number, navies[number], view["seats"][name], view["vp"][name])
        for card in view["discard"]:
            self._add(cells, self.at["discard"] + CARD[card])
        for number, attack in enumerate(view["attacks"][:ATTACKS]):
            navy = navies[self.seats.index(attack["seat"])]
            row = [
                1,
                *(type in attack["types"] for type in _TYPES),
                _ship(attack["target"], navy) + 1,
                self.seats.index(attack["seat"]) + 1,
                CARD.get(attack["card"], -1) + 1,
                *(attack[name] or 0 for name in AMOUNTS),
                *(attack[name] for name in FLAGS),
            ]
            self.row(cells, "attacks", row, number * ATTACK)
            first = self.at["attackers"] + number * PLACES
            turn = navies[self.seats.index(view["turn"])]
            for ship in attack["ships"]:
                cells[first + _ship(ship, turn) % PLACES] = 1.0
        for number, defence in enumerate(view["defences"][:ATTACKS]):
            by = defence["by"]
            row = [
                int(defence["attack"][1:]),
                defence["needed"] or 0,
                SHIP.get(by, -1) + 1,
                CARD.get(by, -1) + 1,
                defence["evasion"],
                defence["rolled"],
                defence.get("waiting", False),
                SHIP.get(defence.get("to", ""), -1) + 1,
            ]
            self.row(cells, "defences", row, number * len(DEFENCE))
        for number, play in enumerate(view["played"][:PLAYED]):
            row = [self.seats.index(play["seat"]) + 1, CARD[play["card"]] + 1, play["cancelled"]]
            self.row(cells, "played", row, number * 3)
        phase = PHASES.index(view["phase"]) + 1 if view["phase"] in PHASES else 0
        self.row(cells, "numbers", [view[n] for n in ("round", "limit", "goal", "deck_count")])
        last = self.at["numbers"] + 4
        cells[last + phase] = 1.0
        last += len(PHASES) + 1
        cells[last + self.seats.index(view["turn"])] = 1.0
        cells[last + len(self.seats) + self.seats.index(view["first"])] = 1.0

    def _seat_of(
        self, cells: CellValues, number: int, navy: int, seen: dict[str, Any], points: int
    ) -> None:
        rows = [*seen["rows"], *[[]] * (ROWS - len(seen["rows"])), *seen.get("forming", ())]
        for layer, ships in enumerate(rows):
            self._ships(cells, layer, navy, ships)
        for damage in seen["damage"]:
            at = self.at["ships"] + 2 * ROWS * len(SHIPS) + _ship(damage["ship"], navy)
            cells[at] = cells.get(at, 0.0) + damage["damage"]
        for layer, name in enumerate(LAYERS, FIRST):
            self._ships(cells, layer, navy, seen.get(name, ()))
        wide = self.shapes["seats"][1]
        first = self.at["seats"] + number * wide
        if seen["navy"] is not None:
            cells[first + navy] = 1.0
        if seen["team"] is not None:
            cells[first + len(NAVIES) + TEAMS.index(seen["team"])] = 1.0
        skip = len(NAVIES) + len(TEAMS)
        row = [*(seen.get(name, 0) for name in SEAT), points]
        self.row(cells, "seats", row, number * wide + skip)
        for cost in seen["stock_costs"]:
            self._add(cells, first + skip + len(row) + min(cost, COSTS - 1))
        for layer, name in enumerate(CARD_LAYERS):
            base = self.at["cards"] + (layer * len(self.seats) + number) * len(CARDS)
            for card in seen.get(name, ()):
                self._add(cells, base + CARD[card])

    def _ships(self, cells: CellValues, layer: int, navy: int, ships: Iterable[str]) -> None:
        first = self.at["ships"] + layer * len(SHIPS)
        for ship in ships:
            cells[first + _ship(ship, navy)] = 1.0

    @staticmethod
    def _add(cells: CellValues, at: int) -> None:
        cells[at] = cells.get(at, 0.0) + 1.0


def _ship(id: str, navy: int) -> int:
    """The number of a ship; the Non-Combatant is one of the fleet that it sails with."""
    return SHIP.get(id, navy * PLACES + NEUTRAL)
