"""The deck of Italy, second edition, in printed order."""

from wartable.games.quartermaster.board import (
    AFRICA,
    BALKANS,
    BAY_OF_BENGAL,
    GERMANY,
    ITALY,
    ITALY_HOME,
    MEDITERRANEAN_SEA,
    MIDDLE_EAST,
    NORTH_AFRICA,
    RUSSIA,
    SOVIET_UNION,
    UKRAINE,
    UNITED_KINGDOM,
)
from wartable.games.quartermaster.effects import (
    ARMY,
    AXIS,
    BUILD_ARMY,
    BUILD_NAVY,
    ECONOMIC_WARFARE,
    ENEMY,
    EVENT,
    LAND,
    LAND_BATTLE,
    NAVY,
    PIECE,
    PLAY_STEP,
    SEA_BATTLE,
    VICTORY_STEP,
    About,
    After,
    Battle,
    Build,
    ChangeDiscard,
    DiscardDeck,
    DiscardResponse,
    During,
    Eliminate,
    No,
    Pieces,
    ProtectIt,
    Recruit,
    Removed,
    Score,
    Some,
    Targeted,
    copies,
    deck,
    economic_warfare,
    event,
    here,
    outside,
    response,
    status,
)

DECK = deck(
    ITALY,
    copies(4, BUILD_ARMY),
    copies(3, BUILD_NAVY),
    copies(4, LAND_BATTLE),
    copies(2, SEA_BATTLE),
    status(
        "anti_communist_sentiment",
        when=During(VICTORY_STEP),
        do=Score(1, per=Pieces(ARMY, at=here(RUSSIA, UKRAINE))),
    ),
    status(
        "balkan_resources",
        when=During(VICTORY_STEP),
        do=Score(1, if_=Some(Pieces(ARMY, at=here(BALKANS)))),
    ),
    status("bravado", when=During(PLAY_STEP, instead=True), cost=DiscardDeck(2), do=Battle(LAND)),
    status(
        "impero_italiano",
        when=During(VICTORY_STEP),
        do=Score(1, per=Pieces(ARMY, of=AXIS, at=here(NORTH_AFRICA, AFRICA, MIDDLE_EAST))),
    ),
    status("mare_nostrum", when=During(VICTORY_STEP), do=Score(1, per=Pieces(NAVY))),
    event(
        "afrika_korps",
        do=[
            Recruit(ARMY, at=here(NORTH_AFRICA), of=GERMANY),
            Recruit(NAVY, at=here(MEDITERRANEAN_SEA), of=GERMANY),
        ],
    ),
    event("division_azul", do=DiscardResponse(of=SOVIET_UNION)),
    event(
        "german_aid_in_greece",
        do=[
            Eliminate(ARMY, at=here(BALKANS)),
            Recruit(ARMY, at=here(BALKANS), of=GERMANY),
        ],
    ),
    event(
        "italian_east_africa",
        do=[
            Build(ARMY, at=here(NORTH_AFRICA)),
            Build(NAVY, at=here(BAY_OF_BENGAL)),
        ],
    ),
    event(
        "italy_attacks_communists",
        do=[
            Build(ARMY, at=here(UKRAINE)),
            Build(ARMY, at=here(RUSSIA)),
        ],
    ),
    event("plunder", do=Score(1, per=Pieces(PIECE, at=outside(ITALY_HOME)))),
    economic_warfare(
        "decima_flottiglia_mas",
        do=[
            DiscardDeck(
                1,
                of=UNITED_KINGDOM,
                more=1,
                more_if=No(Pieces(NAVY, of=ENEMY, at=here(MEDITERRANEAN_SEA))),
            ),
            Score(1),
        ],
    ),
    economic_warfare(
        "regia_marina_closes_shipping_lanes",
        do=[
            Score(1, per=Pieces(NAVY)),
            DiscardDeck(1, of=UNITED_KINGDOM, per=Pieces(NAVY)),
        ],
    ),
    response(
        "german_reinforcements_counterattack",
        when=After(Removed(ARMY, supplied=True)),
        do=Recruit(ARMY, at=here(EVENT), of=GERMANY),
    ),
    response(
        "monte_cassino", when=About(Removed(ARMY, of=AXIS, at=here(ITALY_HOME))), do=ProtectIt()
    ),
    response(
        "romanian_reinforcements",
        when=After(Removed(ARMY, of=GERMANY, supplied=True)),
        do=Recruit(ARMY, at=here(EVENT)),
    ),
    response("skilled_pilots", when=After(Targeted(ECONOMIC_WARFARE)), do=ChangeDiscard(-5)),
)
