"""The deck of Italy, first edition; SECOND has the cards that stayed the same."""

from wartable.games.quartermaster.board import (
    AFRICA,
    BAY_OF_BENGAL,
    GERMANY,
    ITALY,
    ITALY_HOME,
    MEDITERRANEAN_SEA,
    MIDDLE_EAST,
    NORTH_AFRICA,
    RUSSIA,
    UKRAINE,
    UNITED_KINGDOM,
)
from wartable.games.quartermaster.cards.second.italy import DECK as SECOND
from wartable.games.quartermaster.effects import (
    ANY_TIME,
    ARMY,
    BUILD_ARMY,
    BUILD_NAVY,
    ECONOMIC_WARFARE,
    LAND_BATTLE,
    NAVY,
    PLAY_STEP,
    SEA_BATTLE,
    VICTORY_STEP,
    After,
    Build,
    CancelDiscard,
    DiscardDeck,
    DiscardHand,
    During,
    Eliminate,
    Pieces,
    PlayCard,
    Protect,
    Recruit,
    Score,
    Some,
    Targeted,
    any_of,
    copies,
    deck,
    economic_warfare,
    event,
    here,
    if_so,
    response,
    status,
)

DECK = deck(
    ITALY,
    copies(4, BUILD_ARMY),
    copies(3, BUILD_NAVY),
    copies(4, LAND_BATTLE),
    copies(2, SEA_BATTLE),
    economic_warfare("decima_flottiglia_mas", do=[DiscardDeck(1, of=UNITED_KINGDOM), Score(1)]),
    economic_warfare(
        "regia_marina_closes_shipping_lanes",
        do=if_so(
            Some(Pieces(NAVY, at=here(MEDITERRANEAN_SEA))),
            DiscardDeck(1, of=UNITED_KINGDOM),
            Score(2),
        ),
    ),
    SECOND.card("afrika_korps"),
    SECOND.card("division_azul"),
    SECOND.card("german_aid_in_greece"),
    event("german_reinforcements_counterattack", do=Eliminate(ARMY, at=here(ITALY_HOME))),
    event(
        "italian_east_africa",
        do=[
            Recruit(ARMY, at=here(NORTH_AFRICA)),
            Recruit(NAVY, at=here(BAY_OF_BENGAL)),
        ],
    ),
    event(
        "italy_attacks_communists",
        do=Build(ARMY, at=here(UKRAINE, RUSSIA), up_to=2, one_each=True),
    ),
    SECOND.card("plunder"),
    response(
        "monte_cassino",
        when=ANY_TIME,
        do=Protect((Pieces(ARMY, of=GERMANY, at=here(ITALY_HOME)),)),
    ),
    SECOND.card("romanian_reinforcements"),
    response(
        "skilled_pilots",
        when=After(Targeted(ECONOMIC_WARFARE, titled="bomb")),
        do=CancelDiscard(),
    ),
    status(
        "anti_communist_sentiment",
        when=During(VICTORY_STEP),
        do=Score(1, if_=Some(Pieces(ARMY, at=here(RUSSIA, UKRAINE)))),
    ),
    SECOND.card("balkan_resources"),
    status(
        "bravado",
        when=During(PLAY_STEP, instead=True),
        cost=DiscardHand(3),
        do=PlayCard("discard", types=(LAND_BATTLE,)),
    ),
    status(
        "impero_italiano",
        when=During(VICTORY_STEP),
        do=Score(
            1,
            if_=Some(
                Pieces(
                    ARMY,
                    of=any_of(ITALY, GERMANY),
                    at=here(NORTH_AFRICA, AFRICA, MIDDLE_EAST),
                )
            ),
        ),
    ),
    SECOND.card("mare_nostrum"),
)
