"""The cards that Air Marshal adds to the deck of the United Kingdom."""

from wartable.games.quartermaster.board import (
    EASTERN_EUROPE,
    GERMANY,
    INDONESIA,
    ITALY,
    MIDDLE_EAST,
    NORTH_AFRICA,
    NORTH_SEA,
    SOUTHEAST_ASIA,
    UNITED_KINGDOM_HOME,
)
from wartable.games.quartermaster.effects import (
    ANYONE,
    ARMY,
    AXIS,
    DEPLOY_AIR_FORCE,
    PLAY_STEP,
    STATUS,
    SUPPORT,
    VICTORY_STEP,
    After,
    Began,
    CancelUse,
    Deploy,
    DiscardHand,
    Recruit,
    Using,
    any_of,
    copies,
    here,
    support,
)

CARDS = (
    copies(3, DEPLOY_AIR_FORCE),
    support(
        "bletchley_park",
        when=After(Using(SUPPORT, by=any_of(GERMANY, ITALY))),
        cost=DiscardHand(2),
        do=CancelUse(),
    ),
    support(
        "commonwealth_irregulars",
        when=After(Began(VICTORY_STEP)),
        cost=DiscardHand(2),
        do=Recruit(ARMY, at=here(NORTH_AFRICA, MIDDLE_EAST, SOUTHEAST_ASIA, INDONESIA)),
    ),
    support(
        "keep_calm_and_carry_on",
        when=After(Using(STATUS, by=AXIS)),
        cost=DiscardHand(2),
        do=CancelUse(until="round"),
    ),
    support(
        "operation_banquet",
        when=After(Began(PLAY_STEP, of=ANYONE)),
        cost=DiscardHand(3),
        do=Deploy(at=here(UNITED_KINGDOM_HOME, NORTH_SEA), supplied=False),
    ),
    support(
        "warsaw_uprising",
        when=After(Began(VICTORY_STEP)),
        cost=DiscardHand(2),
        do=Recruit(ARMY, at=here(EASTERN_EUROPE)),
    ),
)
