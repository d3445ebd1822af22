"""The deck of Japan, first edition; SECOND has the cards that stayed the same."""

from wartable.games.quartermaster.board import (
    CENTRAL_PACIFIC,
    CHINA,
    HAWAII,
    JAPAN,
    JAPAN_HOME,
    NEW_ZEALAND,
    PACIFIC_NORTHWEST,
    SEA_OF_JAPAN,
    SOUTH_CHINA_SEA,
    SOUTHEAST_ASIA,
    SZECHUAN,
    UNITED_KINGDOM,
    UNITED_STATES,
    VLADIVOSTOK,
)
from wartable.games.quartermaster.cards.second.japan import DECK as SECOND
from wartable.games.quartermaster.effects import (
    ANY_TIME,
    ANYONE,
    ARMY,
    BUILD_ARMY,
    BUILD_NAVY,
    EVENT,
    LAND,
    LAND_BATTLE,
    NAVY,
    SEA_BATTLE,
    VICTORY_STEP,
    After,
    Battled,
    Build,
    DiscardDeck,
    During,
    Eliminate,
    GrantSupply,
    Pieces,
    Protect,
    Recruit,
    Score,
    beside,
    copies,
    deck,
    economic_warfare,
    elsewhere,
    here,
    response,
    status,
)

DECK = deck(
    JAPAN,
    copies(4, BUILD_ARMY),
    copies(6, BUILD_NAVY),
    copies(3, LAND_BATTLE),
    copies(4, SEA_BATTLE),
    economic_warfare("submarines_uk", do=[DiscardDeck(1, of=UNITED_KINGDOM), Score(2)]),
    economic_warfare("submarines_us", do=[DiscardDeck(1, of=UNITED_STATES), Score(2)]),
    status(
        "forward_bases",
        when=During(VICTORY_STEP),
        do=Score(1, per=Pieces(ARMY, at=here(HAWAII, PACIFIC_NORTHWEST, NEW_ZEALAND))),
    ),
    SECOND.card("greater_east_asia_co_prosperity_sphere"),
    SECOND.card("imperial_designs"),
    SECOND.card("banzai_charge"),
    response("battleship_repair", when=ANY_TIME, do=Protect((Pieces(NAVY, supplied=True),))),
    response(
        "china_offensive",
        when=After(Battled(LAND, at=here(CHINA, SZECHUAN, SOUTHEAST_ASIA))),
        do=[
            Build(ARMY, at=here(EVENT)),
            Build(ARMY, at=elsewhere(CHINA, SZECHUAN, SOUTHEAST_ASIA)),
        ],
    ),
    SECOND.card("destroyer_transport"),
    response(
        "fall_of_singapore",
        when=After(Battled(LAND, at=here(SOUTHEAST_ASIA))),
        do=[
            Eliminate(NAVY, at=here(SOUTH_CHINA_SEA)),
            Recruit(NAVY, at=here(SOUTH_CHINA_SEA)),
        ],
    ),
    SECOND.card("kamikaze"),
    response(
        "kwantung_army",
        when=ANY_TIME,
        do=Protect((Pieces(ARMY, at=here(CHINA, SZECHUAN, VLADIVOSTOK), supplied=True),)),
    ),
    response(
        "operation_ketsu_go",
        when=ANY_TIME,
        do=Protect(
            (
                Pieces(ARMY, of=ANYONE, at=here(JAPAN_HOME)),
                Pieces(NAVY, of=ANYONE, at=here(SEA_OF_JAPAN)),
            )
        ),
    ),
    SECOND.card("special_naval_landing_forces"),
    SECOND.card("surprise_attack"),
    response(
        "truk",
        when=ANY_TIME,
        do=[
            GrantSupply(Pieces(NAVY)),
            GrantSupply(Pieces(ARMY, at=beside(CENTRAL_PACIFIC))),
        ],
    ),
)
