"""Cards of the first edition that the French box prints otherwise."""

from wartable.games.quartermaster.board import (
    AFRICA,
    GERMANY,
    ITALY,
    MIDDLE_EAST,
    NORTH_AFRICA,
    NORTH_SEA,
    SCANDINAVIA,
    UNITED_KINGDOM,
    UNITED_KINGDOM_HOME,
)
from wartable.games.quartermaster.effects import (
    ALLIES,
    ANY_TIME,
    ARMY,
    ECONOMIC_WARFARE,
    NAVY,
    VICTORY_STEP,
    After,
    ChangeDiscard,
    During,
    Pieces,
    Played,
    Protect,
    Score,
    Some,
    any_of,
    here,
    response,
    status,
)

CARDS = {
    (GERMANY, "wolf_packs"): status(
        "wolf_packs",
        when=After(Played(ECONOMIC_WARFARE, titled="submarines")),
        do=ChangeDiscard(1, by_if=2, if_=Some(Pieces(ARMY, at=here(SCANDINAVIA)))),
    ),
    (UNITED_KINGDOM, "raf"): response(
        "raf",
        when=ANY_TIME,
        do=Protect(
            (
                Pieces(NAVY, of=ALLIES, at=here(NORTH_SEA)),
                Pieces(ARMY, of=ALLIES, at=here(UNITED_KINGDOM_HOME)),
            )
        ),
    ),
    (ITALY, "impero_italiano"): status(
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
}
"""By nation and id: what replaces the card of that id where `french_cards` is on."""
