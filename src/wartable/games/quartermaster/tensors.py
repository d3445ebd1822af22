"""What a nation sees as numbers, for programs that learn."""

from collections.abc import Iterable
from typing import Any

from wartable.core.game import Options
from wartable.core.tensors import CellValues
from wartable.core.tensors import Encoder as BaseEncoder
from wartable.games.quartermaster.board import NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.editions import edition, number_of
from wartable.games.quartermaster.view import STEPS

LAYERS = ("armies", "navies", "air_forces", "unsupplied", "safe")
"""By nation and space."""
COUNTS = ("hand_count", "down_count", "deck_count", "discard_down_count")
RESERVE = ("armies", "navies", "air_forces")
TABLE = ("status", "used", "discard")
"""Cards that everyone sees, by card."""
OWN = ("hand", "down", "discard_down", "picks", "deck_contents")
KNOWN = ("hand", "deck", "pile")
_SPACE = {name: number for number, name in enumerate(SPACES)}
_ASKS = """air arrange award battle-land battle-sea build-army build-navy choose deploy discard draw
eliminate ground help-whom hit-whom lay lift lift-for marshal may-pay opening-discard pay pay-status
play play-from protect react rebuild rebuild-at recover recruit redeploy search strip target tuck
wish"""
_KINDS = """air-attacked air-defended arranged battled began bottomed built cancelled deployed
discarded drew examined fetched from-pile grounded laid-response laid-status lifted lost-points
lost-response lost-status marshalled milled named no-victory-step played protected recovered
recruited redeployed removed returned revealed saved scored showed-type shuffled topped tucked turn
used-status used-support won"""


class Encoder(BaseEncoder):
    """The parts: board, table, hand, known, nations and numbers."""

    asks, kinds = tuple(_ASKS.split()), tuple(_KINDS.split())

    def __init__(self, options: Options) -> None:
        cards = edition(number_of(options)).catalogue
        self._count, self._number = len(cards.cards), cards.number
        numbers = 2 + len(TEAMS) + len(NATIONS) + len(STEPS)
        shapes = {
            "board": (len(LAYERS), len(NATIONS), len(SPACES)),
            "table": (len(TABLE), self._count),
            "hand": (len(OWN), self._count),
            "known": (len(KNOWN), self._count),
            "nations": (len(NATIONS), len(COUNTS) + len(RESERVE)),
            "numbers": (numbers,),
        }
        super().__init__(NATIONS, shapes)

    def fill(self, view: dict[str, Any], seat: int, cells: CellValues) -> None:
        """What lies on the table, and what else the nation knows."""
        board, spaces = self.at["board"], len(SPACES)
        for number, name in enumerate(NATIONS):
            nation = view["nations"][name]
            for layer, part in enumerate(LAYERS):
                first = board + (layer * len(NATIONS) + number) * spaces
                for space in nation[part]:
                    cells[first + _SPACE[space]] = 1.0
            for layer, part in enumerate(TABLE):
                self._cards(cells, "table", layer, number, nation[part])
            reserve = nation["reserve"]
            counts = [*(nation[part] for part in COUNTS), *(reserve[part] for part in RESERVE)]
            self.row(cells, "nations", counts, number * len(counts))
            for known in nation["known"]:
                self._cards(cells, "known", KNOWN.index(known["place"]), number, [known["card"]])
        own = view["nations"][NATIONS[seat]]
        for layer, part in enumerate(OWN):
            self._cards(cells, "hand", layer, seat, own.get(part, ()))
        self.row(cells, "numbers", [view["round"], view["opening"], *view["vp"].values()])
        last = self.at["numbers"] + 2 + len(TEAMS)
        cells[last + NATIONS.index(view["turn"])] = 1.0
        cells[last + len(NATIONS) + STEPS.index(view["step"])] = 1.0

    def _cards(
        self, cells: CellValues, part: str, layer: int, nation: int, cards: Iterable[str]
    ) -> None:
        first, number = self.at[part] + layer * self._count, self._number
        for card in cards:
            at = first + number[nation, card]
            cells[at] = cells.get(at, 0.0) + 1.0
