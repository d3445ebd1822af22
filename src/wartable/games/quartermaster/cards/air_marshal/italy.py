"""The cards that Air Marshal adds to the deck of Italy."""

from wartable.games.quartermaster.board import (
    AFRICA,
    GERMANY,
    MIDDLE_EAST,
)
from wartable.games.quartermaster.effects import (
    AIR_FORCE,
    ARMY,
    DEPLOY_AIR_FORCE,
    ECONOMIC_WARFARE,
    EVENT,
    NAVY,
    VICTORY_STEP,
    After,
    Began,
    CancelDiscard,
    Deployed,
    DiscardHand,
    Eliminate,
    Pieces,
    Recruit,
    RemoveOwnAirForce,
    Score,
    Targeted,
    beside,
    copies,
    here,
    support,
)

CARDS = (
    copies(2, DEPLOY_AIR_FORCE),
    support(
        "golden_square_coup",
        when=After(Began(VICTORY_STEP)),
        do=Recruit(ARMY, at=here(MIDDLE_EAST), of=GERMANY, by=GERMANY),
    ),
    support(
        "macchi_c202",
        when=After(Deployed()),
        cost=DiscardHand(2),
        do=Eliminate(AIR_FORCE, at=beside(EVENT)),
    ),
    support(
        "regia_aeronautica",
        when=After(Targeted(ECONOMIC_WARFARE)),
        cost=RemoveOwnAirForce(),
        do=CancelDiscard(),
    ),
    support("somaliland", when=After(Began(VICTORY_STEP)), do=Recruit(ARMY, at=here(AFRICA))),
    support("supermarina", when=After(Began(VICTORY_STEP)), do=Score(1, per=Pieces(NAVY))),
)
