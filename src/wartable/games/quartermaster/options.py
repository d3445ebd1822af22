"""Answers as numbers: a verb and what it is about; and as words: `build ukraine`."""

from functools import cache

from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.catalogue import Catalogue

VERBS = (
    "pass",
    "play",
    "use",
    "discard",
    "build",
    "recruit",
    "battle",
    "target",
    "eliminate",
    "lift",
    "choose",
    "nation",
    "reallocate",
    "take",
    "arrange",
    "tuck",
    "draw",
    "deploy",
    "marshal",
    "fly",
    "defend",
    "attack",
    "ground",
    "lay",
    "protect",
    "mind",
)
SHIFT = 12
ARGUMENT = (1 << SHIFT) - 1
(
    PASS,
    PLAY,
    USE,
    DISCARD,
    BUILD,
    RECRUIT,
    BATTLE,
    TARGET,
    ELIMINATE,
    LIFT,
    CHOOSE,
    NATION,
    REALLOCATE,
    TAKE,
    ARRANGE,
    TUCK,
    DRAW,
    DEPLOY,
    MARSHAL,
    FLY,
    DEFEND,
    ATTACK,
    GROUND,
    LAY,
    PROTECT,
    MIND,
) = (verb << SHIFT for verb in range(len(VERBS)))
OF_CARD = (PLAY, USE, DISCARD, TAKE, ARRANGE, TUCK, LAY, MIND)
OF_SPACE = (BUILD, BATTLE, DEPLOY, MARSHAL, FLY, ATTACK, GROUND)
OF_PIECE = (RECRUIT, ELIMINATE, PROTECT)
OF_NATION = (TARGET, NATION)
LIFT_ONE = LIFT
"""`lift` alone is only a wish; with a space it names the piece (space + 1)."""

BRANCHES = (
    "build_army",
    "build_navy",
    "battle_land",
    "battle_sea",
    "discard",
    "eliminate_navy",
    "eliminate_army",
    "recruit_army",
    "recruit_navy",
    "response",
    "pay",
)
"""Names for the branches of a choice; an answer is `choose build_army`."""


def piece(nation: int, space: int) -> int:
    """A piece as an argument: whose, and where."""
    return nation << 6 | space


def verb(option: int) -> int:
    """The verb of an answer."""
    return option & ~ARGUMENT


def argument(option: int) -> int:
    """What an answer is about."""
    return option & ARGUMENT


@cache
def text(option: int, cards: Catalogue, seat: int) -> str:
    """An answer in words; a piece of one's own nation is told by its space alone."""
    what, about = option & ~ARGUMENT, option & ARGUMENT
    name = VERBS[option >> SHIFT]
    if what in OF_CARD:
        return f"{name} {cards.cards[about].id}"
    if what in OF_SPACE:
        return f"{name} {SPACES[about]}"
    if what in OF_PIECE:
        nation, space = about >> 6, about & 63
        if nation == seat:
            return f"{name} {SPACES[space]}"
        return f"{name} {NATIONS[nation]} {SPACES[space]}"
    if what in OF_NATION:
        return f"{name} {NATIONS[about]}"
    if what == LIFT and about:
        return f"{name} {SPACES[about - 1]}"
    if what == CHOOSE:
        return f"{name} {BRANCHES[about]}"
    return name
