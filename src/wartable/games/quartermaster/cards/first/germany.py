"""The deck of Germany, first edition; SECOND has the cards that stayed the same."""

from wartable.games.quartermaster.board import (
    BALTIC_SEA,
    GERMANY,
    GERMANY_HOME,
    NORTH_SEA,
    SCANDINAVIA,
    SOVIET_UNION,
    UKRAINE,
    UNITED_KINGDOM,
    UNITED_STATES,
    WESTERN_EUROPE,
)
from wartable.games.quartermaster.cards.second.germany import DECK as SECOND
from wartable.games.quartermaster.effects import (
    ANYONE,
    ARMY,
    AXIS,
    BASIC,
    BUILD_ARMY,
    BUILD_NAVY,
    CAUSE,
    DRAW_STEP,
    ECONOMIC_WARFARE,
    ENEMY,
    LAND,
    LAND_BATTLE,
    NAVY,
    PIECE,
    PLAY_STEP,
    SEA_BATTLE,
    STATUS,
    VICTORY_STEP,
    After,
    ArrangeDeck,
    Battle,
    Battled,
    Began,
    Both,
    CancelText,
    ChangeDiscard,
    DiscardDeck,
    During,
    Eliminate,
    Pieces,
    PlayCard,
    Played,
    Score,
    Some,
    Targeted,
    beside,
    copies,
    deck,
    economic_warfare,
    event,
    faced,
    here,
    if_so,
    near,
    outside,
    status,
)

DECK = deck(
    GERMANY,
    copies(6, BUILD_ARMY),
    copies(2, BUILD_NAVY),
    copies(7, LAND_BATTLE),
    copies(2, SEA_BATTLE),
    economic_warfare(
        "submarines_uk",
        # ruling qm 3.8: a navy in the North Sea itself counts as next to it.
        do=if_so(
            Some(Pieces(PIECE, at=near(NORTH_SEA))), DiscardDeck(3, of=UNITED_KINGDOM), Score(1)
        ),
        count=2,
    ),
    economic_warfare(
        "submarines_us",
        do=if_so(
            Some(Pieces(PIECE, at=near(NORTH_SEA))),
            DiscardDeck(
                3, of=UNITED_STATES, more=2, more_if=Some(Pieces(NAVY, at=here(NORTH_SEA)))
            ),
            Score(1),
        ),
    ),
    economic_warfare(
        "submarines_soviet",
        do=[
            DiscardDeck(
                2, of=SOVIET_UNION, more=3, more_if=Some(Pieces(ARMY, at=here(SCANDINAVIA)))
            ),
            Score(1),
        ],
    ),
    economic_warfare(
        "v_weapons",
        do=if_so(
            Some(Pieces(ARMY, at=beside(NORTH_SEA))), DiscardDeck(2, of=UNITED_KINGDOM), Score(2)
        ),
    ),
    event("broad_front", do=Battle(LAND, at=faced(SOVIET_UNION), up_to=3, of=SOVIET_UNION)),
    SECOND.card("forced_conscription"),
    event("guns_and_butter", do=PlayCard("deck", types=BASIC)),
    SECOND.card("military_dictatorships_in_the_balkans"),
    event("plunder", do=Score(1, per=Pieces(ARMY, at=outside(GERMANY_HOME)))),
    event("production_initiative", do=PlayCard("deck", types=(STATUS,))),
    SECOND.card("the_autobahn"),
    status(
        "abundant_resources",
        when=During(VICTORY_STEP),
        do=Score(1, if_=Some(Pieces(ARMY, at=here(UKRAINE)))),
    ),
    status(
        "atlantic_wall",
        when=After(Battled(LAND, by=ENEMY, at=here(WESTERN_EUROPE), of=AXIS)),
        do=DiscardDeck(3, of=CAUSE),
    ),
    SECOND.card("bias_for_action"),
    SECOND.card("blitzkrieg"),
    status(
        "conscription",
        when=During(PLAY_STEP, instead=True),
        cost=DiscardDeck(2),
        do=PlayCard("discard", types=(BUILD_ARMY,)),
    ),
    SECOND.card("dive_bombers"),
    status("jet_fighters", when=After(Targeted(ECONOMIC_WARFARE)), do=DiscardDeck(3, of=CAUSE)),
    status("superior_planning", when=After(Began(DRAW_STEP)), do=ArrangeDeck(3)),
    status(
        "swedish_iron_ore",
        when=During(VICTORY_STEP),
        do=[
            Score(1, if_=Some(Pieces(NAVY, at=here(BALTIC_SEA)))),
            Score(
                1,
                if_=Both(Pieces(NAVY, at=here(BALTIC_SEA)), Pieces(ARMY, at=here(SCANDINAVIA))),
            ),
        ],
    ),
    status(
        "volksturm",
        when=After(Played(LAND_BATTLE)),
        do=if_so(
            Some(Pieces(ARMY, of=ANYONE, at=here(GERMANY_HOME))),
            CancelText(),
            Eliminate(ARMY, of=ANYONE, at=here(GERMANY_HOME)),
        ),
    ),
    status(
        "wolf_packs",
        when=After(Played(ECONOMIC_WARFARE, titled="submarines")),
        do=ChangeDiscard(1, change_if=2, if_=Some(Pieces(ARMY, at=here(SCANDINAVIA)))),
    ),
)
