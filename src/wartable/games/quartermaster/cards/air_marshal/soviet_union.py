"""The cards that Air Marshal adds to the deck of the Soviet Union."""

from wartable.games.quartermaster.board import (
    BALKANS,
    EASTERN_EUROPE,
    MOSCOW,
    RUSSIA,
    UKRAINE,
)
from wartable.games.quartermaster.effects import (
    ARMY,
    BUILD_ARMY,
    DEPLOY_AIR_FORCE,
    DISCARD_STEP,
    DRAW_STEP,
    EVENT,
    LAND,
    RESPONSE,
    After,
    Battled,
    Began,
    Build,
    Deployed,
    DiscardHand,
    Eliminate,
    Lay,
    Recruit,
    Removed,
    TakeFromPile,
    beside,
    copies,
    here,
    near,
    support,
)

CARDS = (
    copies(2, DEPLOY_AIR_FORCE),
    support("asian_reserves", when=After(Began(DRAW_STEP)), do=TakeFromPile(BUILD_ARMY, up_to=2)),
    support(
        "battle_of_moscow",
        when=After(Removed(ARMY, last=True)),
        cost=DiscardHand(1, type=BUILD_ARMY),
        do=Eliminate(ARMY, at=near(MOSCOW)),
    ),
    support(
        "fortress_rebuilt",
        when=After(Began(DRAW_STEP)),
        cost=DiscardHand(1, type=BUILD_ARMY),
        do=Lay("discard", RESPONSE),
    ),
    support(
        "paratroops",
        when=After(Deployed()),
        cost=DiscardHand(1, type=BUILD_ARMY),
        do=Build(ARMY, at=beside(EVENT)),
    ),
    support(
        "partisans",
        when=After(Began(DISCARD_STEP)),
        cost=[DiscardHand(1, type=BUILD_ARMY), DiscardHand(2)],
        do=Recruit(ARMY, at=near(MOSCOW)),
    ),
    support(
        "zhukov_drives_west",
        when=After(Battled(LAND, at=here(RUSSIA, EASTERN_EUROPE, UKRAINE, BALKANS))),
        cost=DiscardHand(1, type=BUILD_ARMY),
        do=Build(ARMY, at=here(EVENT)),
    ),
)
