"""The deck of the United Kingdom, first edition; SECOND has the cards that stayed the same."""

from wartable.games.quartermaster.board import (
    AFRICA,
    AUSTRALIA,
    CANADA,
    CHINA,
    GERMANY,
    INDIA,
    INDIAN_OCEAN,
    NORTH_SEA,
    SOUTH_CHINA_SEA,
    SOUTHEAST_ASIA,
    SOUTHERN_OCEAN,
    SZECHUAN,
    UNITED_KINGDOM,
    UNITED_KINGDOM_HOME,
    UNITED_STATES,
)
from wartable.games.quartermaster.cards.second.united_kingdom import DECK as SECOND
from wartable.games.quartermaster.effects import (
    ALLIES,
    ALWAYS,
    ANY_TIME,
    ARMY,
    BUILD_ARMY,
    BUILD_NAVY,
    ENEMY,
    EVENT,
    LAND_BATTLE,
    NAVY,
    ONCE_A_TURN,
    SEA,
    SEA_BATTLE,
    After,
    Battle,
    Battled,
    Built,
    DiscardHand,
    DiscardTable,
    Eliminate,
    EliminateIt,
    MayBuildAt,
    Pieces,
    Protect,
    Recruit,
    Resolved,
    ReturnCard,
    SupplySpace,
    any_of,
    copies,
    deck,
    event,
    here,
    near,
    response,
    status,
)

DECK = deck(
    UNITED_KINGDOM,
    copies(5, BUILD_ARMY),
    copies(5, BUILD_NAVY),
    copies(4, LAND_BATTLE),
    copies(5, SEA_BATTLE),
    SECOND.card("bomber_command"),
    SECOND.card("malta_submarines"),
    SECOND.card("dutch_east_indies"),
    event("enigma", do=DiscardTable(of=GERMANY)),
    event(
        "general_smuts_strengthens_ties_to_uk",
        do=[
            Recruit(ARMY, at=here(AFRICA)),
            Recruit(NAVY, at=here(SOUTHERN_OCEAN, INDIAN_OCEAN)),
        ],
    ),
    SECOND.card("increased_commonwealth_support"),
    SECOND.card("king_peter_enthroned_in_yugoslavia"),
    event(
        "ledo_and_burma_roads",
        do=[
            Eliminate(ARMY, at=here(CHINA)),
            Recruit(ARMY, at=here(SZECHUAN), of=UNITED_STATES),
        ],
    ),
    event(
        "singapore",
        do=[
            Recruit(ARMY, at=here(SOUTHEAST_ASIA)),
            Recruit(NAVY, at=here(SOUTH_CHINA_SEA)),
        ],
    ),
    response("defensive_posture", when=ANY_TIME, do=Protect((Pieces(ARMY, supplied=True),))),
    response(
        "destroyers",
        when=ANY_TIME,
        do=Protect(
            (
                Pieces(
                    NAVY,
                    of=any_of(UNITED_KINGDOM, UNITED_STATES),
                    supplied=True,
                    by_supplied_army=True,
                ),
            )
        ),
    ),
    response(
        "loyal_to_the_crown",
        when=After(Built(ARMY, by=ENEMY, at=here(INDIA, AUSTRALIA, CANADA), or_recruited=True)),
        do=EliminateIt(),
    ),
    response(
        "raf",
        when=ANY_TIME,
        do=Protect(
            (
                Pieces(NAVY, of=ALLIES, at=here(NORTH_SEA)),
                Pieces(ARMY, of=ALLIES, at=here(UNITED_KINGDOM_HOME)),
            )
        ),
    ),
    status("australia_forms_the_directorate_of_manpower", when=ALWAYS, do=MayBuildAt(AUSTRALIA)),
    SECOND.card("free_france"),
    status("lord_linlithgow_declares_india_to_be_at_war", when=ALWAYS, do=MayBuildAt(INDIA)),
    status("mackenzie_king_drafts_the_nrma", when=ALWAYS, do=SupplySpace(CANADA)),
    status(
        "rationing",
        when=After(Resolved()),
        cost=DiscardHand(1, strict=True),
        do=ReturnCard(under=True),
    ),
    SECOND.card("resistance"),
    status(
        "the_royal_navy",
        when=After(Battled(SEA)),
        limit=ONCE_A_TURN,
        cost=DiscardHand(2),
        do=Battle(SEA, at=near(EVENT)),
    ),
)
