"""Every answer by a small fixed number, for programs that learn."""

from functools import cache

from wartable.core.bits import walk
from wartable.core.game import Options
from wartable.core.numbering import Bounds, Numbering
from wartable.games.naval import options as op
from wartable.games.naval.board import ROWS
from wartable.games.naval.catalogue import (
    AIR_DEFENCE,
    CARDS,
    CORE,
    EXTENDED,
    NAVIES,
    NEUTRAL,
    PLACES,
)

ATTACKS = 64
"""How many attacks can be told apart in one turn: see options.py."""
PLAYS = 64


def bounds(options: Options) -> Bounds:
    """The more seats, the longer a game."""
    seats = int(options["seats"])
    return Bounds(seats=seats, options=512, answers=10_000 * seats)


def numbering(options: Options) -> Numbering:
    """The answers with a set of ships; a scenario adds the Non-Combatant."""
    return _of_ships(options["ships"] == "extended", options["scenario"] != "none")


@cache
def _of_ships(extended: bool, neutral: bool) -> Numbering:
    in_set = EXTENDED if extended else CORE
    ships = [
        navy * PLACES + place
        for navy, places in enumerate(in_set)
        for place in walk(places | neutral << NEUTRAL)
    ]
    cards, attacks = range(len(CARDS)), range(ATTACKS)
    found = list(op.PLAIN)
    found += [verb | card for verb in op.OF_CARD for card in cards]
    found += [verb | ship for verb in op.OF_SHIP for ship in ships]
    found += [op.ROW | ship << 2 | row for ship in ships for row in range(1, ROWS + 1)]
    found += [op.GUARD | ship << 6 | k for ship in ships if AIR_DEFENCE[ship] for k in attacks]
    found += [op.EVADE | ship << 6 | k for ship in ships for k in attacks]
    found += [op.DEFEND | card << 6 | k for card in cards for k in attacks]
    found += [op.REPAIR | ship << 6 | card for ship in ships for card in range(len(CARDS) + 1)]
    found += [op.CANCEL | number for number in range(PLAYS)]
    found += [verb | k for verb in (op.SCREEN, op.RESOLVE) for k in attacks]
    found += [op.TAKE_NAVY | navy for navy in range(len(NAVIES))]
    found += [op.AGAINST | seat for seat in range(len(op.SEATS))]
    return Numbering(found, op.text)
