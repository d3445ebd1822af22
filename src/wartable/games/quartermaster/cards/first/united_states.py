"""The deck of the United States, first edition; SECOND has the cards that stayed the same."""

from wartable.games.quartermaster.board import (
    AFRICA,
    EAST_PACIFIC,
    GERMANY,
    HAWAII,
    ITALY,
    JAPAN,
    NORTH_AFRICA,
    NORTH_PACIFIC,
    SZECHUAN,
    UNITED_KINGDOM,
    UNITED_STATES,
    WESTERN_EUROPE,
)
from wartable.games.quartermaster.cards.second.united_states import DECK as SECOND
from wartable.games.quartermaster.effects import (
    ALWAYS,
    ARMY,
    BESIDE_HOME,
    BESIDE_OWN_SUPPLIED_NAVY,
    BUILD_ARMY,
    BUILD_NAVY,
    ECONOMIC_WARFARE,
    EVENT,
    LAND,
    LAND_BATTLE,
    NAVY,
    PIECE,
    PLAY_STEP,
    SEA_BATTLE,
    About,
    After,
    Battled,
    Build,
    ChangeDiscard,
    DiscardDeck,
    DiscardTable,
    During,
    Pieces,
    PlayCard,
    Played,
    ProtectIt,
    Removed,
    ReturnCard,
    Some,
    SupplySpace,
    any_of,
    copies,
    deck,
    economic_warfare,
    event,
    here,
    let,
    may_pay,
    near_home,
    status,
)

DECK = deck(
    UNITED_STATES,
    copies(5, BUILD_ARMY),
    copies(5, BUILD_NAVY),
    copies(4, LAND_BATTLE),
    copies(4, SEA_BATTLE),
    economic_warfare(
        "bombers",
        do=DiscardDeck(
            4, of=any_of(GERMANY, JAPAN, ITALY), if_=Some(Pieces(ARMY, at=near_home(3)))
        ),
        count=2,
    ),
    economic_warfare(
        "heavy_bombers",
        do=DiscardDeck(
            5, of=any_of(GERMANY, JAPAN, ITALY), if_=Some(Pieces(ARMY, at=near_home(2)))
        ),
        count=2,
    ),
    economic_warfare(
        "firestorm_bombers",
        do=DiscardDeck(
            7, of=any_of(GERMANY, JAPAN, ITALY), if_=Some(Pieces(PIECE, at=BESIDE_HOME))
        ),
    ),
    SECOND.card("arsenal_of_democracy"),
    event(
        "fleet_deployed_to_pearl_harbor",
        do=[
            Build(NAVY, at=here(EAST_PACIFIC)),
            Build(NAVY, at=here(NORTH_PACIFIC)),
            Build(ARMY, at=here(HAWAII)),
        ],
    ),
    event(
        "free_french_allies",
        do=let(
            UNITED_KINGDOM,
            Build(ARMY, at=here(WESTERN_EUROPE, NORTH_AFRICA, AFRICA), up_to=3, one_each=True),
        ),
    ),
    event(
        "lend_lease",
        do=[
            PlayCard("hand", by=UNITED_KINGDOM, then_draw=True),
            may_pay(DiscardDeck(3), ReturnCard()),
        ],
    ),
    event("magic", do=DiscardTable(of=JAPAN, or_response=True)),
    SECOND.card("murmansk_convoy"),
    SECOND.card("patton_advances"),
    SECOND.card("theater_shift"),
    SECOND.card("aircraft_carriers"),
    status("american_volunteer_group_expands", when=ALWAYS, do=SupplySpace(SZECHUAN)),
    status(
        "amphibious_landings",
        when=After(Battled(LAND, at=BESIDE_OWN_SUPPLIED_NAVY)),
        cost=DiscardDeck(1),
        do=Build(ARMY, at=here(EVENT)),
    ),
    status(
        "flexible_resources",
        when=During(PLAY_STEP, instead=True),
        cost=DiscardDeck(4),
        do=PlayCard("discard"),
    ),
    status("flying_fortresses", when=After(Played(ECONOMIC_WARFARE)), do=ChangeDiscard(1)),
    status(
        "radar",
        when=About(Removed(NAVY, supplied=True)),
        cost=DiscardDeck(3),
        # Each removal is paid for: it says nothing of the rest of the turn.
        do=ProtectIt(this_battle=True),
    ),
    SECOND.card("rosie_the_riveter"),
    SECOND.card("superior_shipyards"),
    SECOND.card("wartime_production"),
)
