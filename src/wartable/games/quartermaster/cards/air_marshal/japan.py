"""The cards that Air Marshal adds to the deck of Japan."""

from wartable.games.quartermaster.board import (
    CENTRAL_PACIFIC,
    EAST_PACIFIC,
    INDONESIA,
    IWO_JIMA,
    NEW_GUINEA,
    NORTH_PACIFIC,
    PHILIPPINES,
    SOUTH_PACIFIC,
    SOUTHEAST_PACIFIC,
)
from wartable.games.quartermaster.effects import (
    AIR_FORCE,
    ARMY,
    DEPLOY_AIR_FORCE,
    EVENT,
    LAND,
    NAVY,
    PLAY_STEP,
    RESPONSE,
    SEA,
    VICTORY_STEP,
    After,
    Battle,
    Battled,
    Began,
    Build,
    Built,
    Deploy,
    Deployed,
    DiscardHand,
    Eliminate,
    Pieces,
    Recruit,
    Score,
    beside,
    copies,
    either,
    here,
    near,
    support,
)

CARDS = (
    copies(3, DEPLOY_AIR_FORCE),
    support(
        "a6m_zero_sen",
        when=After(Battled(SEA)),
        cost=DiscardHand(1, type=RESPONSE),
        do=Battle(SEA, at=near(EVENT)),
    ),
    support(
        "imperial_japanese_navy",
        when=After(Built(NAVY)),
        cost=DiscardHand(1, type=RESPONSE),
        do=Build(NAVY),
    ),
    support(
        "island_fortresses",
        when=After(Began(VICTORY_STEP)),
        cost=DiscardHand(1, type=RESPONSE),
        do=Recruit(ARMY, at=here(INDONESIA, NEW_GUINEA, IWO_JIMA, PHILIPPINES)),
    ),
    support(
        "nagumo_commands_the_first_air_fleet",
        when=After(Deployed(at=SEA)),
        cost=DiscardHand(1, type=RESPONSE),
        do=either(Battle(LAND, at=beside(EVENT)), Battle(SEA, at=beside(EVENT))),
    ),
    support(
        "the_pacific_empire",
        when=After(Began(VICTORY_STEP)),
        do=Score(
            1,
            per=Pieces(
                NAVY,
                at=here(
                    NORTH_PACIFIC, CENTRAL_PACIFIC, SOUTH_PACIFIC, EAST_PACIFIC, SOUTHEAST_PACIFIC
                ),
            ),
        ),
    ),
    support(
        "tora",
        when=After(Deployed()),
        cost=DiscardHand(1, type=RESPONSE),
        do=Eliminate(AIR_FORCE, at=beside(EVENT)),
    ),
    support(
        "yamamoto_aboard_the_yamato",
        when=After(Began(PLAY_STEP)),
        cost=DiscardHand(1, type=RESPONSE),
        do=Deploy(NAVY),
    ),
)
