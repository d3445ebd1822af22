"""The cards that Air Marshal adds to the deck of the United States."""

from wartable.games.quartermaster.board import (
    CENTRAL_PACIFIC,
    EAST_PACIFIC,
    NORTH_PACIFIC,
    SOUTH_PACIFIC,
    SOUTHEAST_PACIFIC,
    UNITED_KINGDOM,
)
from wartable.games.quartermaster.effects import (
    AIR_FORCE,
    ARMY,
    DEPLOY_AIR_FORCE,
    DRAW_STEP,
    ECONOMIC_WARFARE,
    ENEMY,
    EVENT,
    NAVY,
    OWN,
    PLAY_STEP,
    RESPONSE,
    SUPPORT,
    VICTORY_STEP,
    After,
    Began,
    Build,
    Built,
    ChangeDiscard,
    Deployed,
    DiscardDeck,
    Eliminate,
    Lay,
    Pieces,
    Recruit,
    Targeted,
    beside,
    copies,
    either,
    here,
    let,
    near_home,
    support,
)

CARDS = (
    copies(4, DEPLOY_AIR_FORCE),
    support(
        "a_great_sleeping_giant",
        when=After(
            Built(
                NAVY,
                at=here(
                    NORTH_PACIFIC, CENTRAL_PACIFIC, SOUTH_PACIFIC, EAST_PACIFIC, SOUTHEAST_PACIFIC
                ),
            )
        ),
        cost=DiscardDeck(1),
        do=either(Build(ARMY, at=beside(EVENT)), Build(NAVY, at=beside(EVENT))),
    ),
    support("navajo_code_talkers", when=After(Began(PLAY_STEP)), do=Lay("hand", SUPPORT)),
    support(
        "our_philosophy_of_government",
        when=After(Began(DRAW_STEP)),
        cost=DiscardDeck(2),
        do=let(UNITED_KINGDOM, Lay("discard", RESPONSE)),
    ),
    support(
        "p_51_mustang",
        when=After(Targeted(ECONOMIC_WARFARE, of=ENEMY, by=OWN)),
        do=ChangeDiscard(1, per=Pieces(AIR_FORCE, at=near_home(2))),
    ),
    support(
        "pacific_bases",
        when=After(Began(VICTORY_STEP)),
        cost=DiscardDeck(1),
        do=Recruit(ARMY, at=beside(CENTRAL_PACIFIC)),
    ),
    support(
        "rangers",
        when=After(Deployed()),
        cost=DiscardDeck(1),
        do=Eliminate(ARMY, at=beside(EVENT)),
    ),
)
