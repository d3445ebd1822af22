"""The cards that Air Marshal adds to the deck of Germany."""

from wartable.games.quartermaster.board import (
    NORTH_ATLANTIC,
    NORTH_SEA,
    SCANDINAVIA,
    SOUTH_ATLANTIC,
    UNITED_KINGDOM,
    UNITED_KINGDOM_HOME,
)
from wartable.games.quartermaster.effects import (
    AIR_FORCE,
    ARMY,
    DEPLOY_AIR_FORCE,
    ECONOMIC_WARFARE,
    EVENT,
    LAND,
    NAVY,
    PIECE,
    PLAY_STEP,
    SEA,
    STATUS,
    VICTORY_STEP,
    After,
    Battle,
    Began,
    Built,
    Deployed,
    DiscardDeck,
    DiscardOwnStatus,
    Eliminate,
    ForbidAir,
    GrantSupply,
    Lay,
    Pieces,
    Played,
    Recruit,
    Some,
    beside,
    copies,
    here,
    if_so,
    support,
    within,
)

CARDS = (
    copies(3, DEPLOY_AIR_FORCE),
    support(
        "admiral_graf_spee",
        when=After(Built(NAVY)),
        cost=DiscardDeck(1),
        do=Battle(SEA, at=here(NORTH_SEA, NORTH_ATLANTIC, SOUTH_ATLANTIC)),
    ),
    support("cloud_cover", when=After(Began(PLAY_STEP)), do=ForbidAir()),
    support(
        "ju_52s_airlift_supplies",
        when=After(Began(PLAY_STEP)),
        do=if_so(Some(Pieces(AIR_FORCE)), GrantSupply(Pieces(PIECE))),
    ),
    support(
        "ju_87",
        when=After(Deployed()),
        cost=DiscardDeck(1),
        do=Battle(LAND, at=beside(EVENT)),
    ),
    support(
        "me_109s_attack_airfields",
        when=After(Deployed()),
        cost=DiscardDeck(1),
        do=Eliminate(AIR_FORCE, at=beside(EVENT)),
    ),
    support(
        "operation_weserubung",
        when=After(Began(VICTORY_STEP)),
        cost=DiscardDeck(1),
        do=Recruit(ARMY, at=here(SCANDINAVIA)),
    ),
    support(
        "tactical_innovations",
        when=After(Began(PLAY_STEP)),
        cost=DiscardOwnStatus(),
        do=Lay("hand", STATUS),
    ),
    support(
        "the_blitz",
        when=After(Played(ECONOMIC_WARFARE)),
        do=DiscardDeck(
            2, of=UNITED_KINGDOM, per=Pieces(AIR_FORCE, at=within(2, UNITED_KINGDOM_HOME))
        ),
    ),
)
