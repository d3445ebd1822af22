"""Cards of the first edition that the English box prints differently from the French one."""

from wartable.games.quartermaster.board import (
    AFRICA,
    GERMANY,
    ITALY,
    JAPAN,
    MIDDLE_EAST,
    NORTH_AFRICA,
    NORTH_SEA,
    SCANDINAVIA,
    UNITED_KINGDOM,
    UNITED_KINGDOM_HOME,
)
from wartable.games.quartermaster.cards.second import japan
from wartable.games.quartermaster.effects import (
    ALLIES,
    ANY_TIME,
    ARMY,
    AXIS,
    ECONOMIC_WARFARE,
    NAVY,
    STATUS,
    VICTORY_STEP,
    After,
    CancelUse,
    ChangeDiscard,
    DiscardHand,
    During,
    Pieces,
    Played,
    Protect,
    Score,
    Some,
    Using,
    any_of,
    here,
    response,
    status,
    support,
)

CARDS = {
    (GERMANY, "wolf_packs"): status(
        "wolf_packs",
        when=After(Played(ECONOMIC_WARFARE, by=any_of(GERMANY, JAPAN), titled="submarines")),
        do=ChangeDiscard(1, change_if=2, if_=Some(Pieces(ARMY, at=here(SCANDINAVIA)))),
    ),
    (UNITED_KINGDOM, "raf"): response(
        "raf",
        when=ANY_TIME,
        do=Protect(
            (
                Pieces(NAVY, of=ALLIES, at=here(NORTH_SEA), supplied=True),
                Pieces(ARMY, of=ALLIES, at=here(UNITED_KINGDOM_HOME)),
            )
        ),
    ),
    (UNITED_KINGDOM, "keep_calm_and_carry_on"): support(
        "keep_calm_and_carry_on",
        when=After(Using(STATUS, by=AXIS)),
        cost=DiscardHand(2),
        do=CancelUse(until="turn"),
    ),
    (JAPAN, "destroyer_transport"): japan.DECK.card("destroyer_transport"),
    (JAPAN, "surprise_attack"): japan.DECK.card("surprise_attack"),
    (ITALY, "impero_italiano"): status(
        "impero_italiano",
        when=During(VICTORY_STEP),
        do=Score(
            1,
            per=Pieces(
                ARMY,
                of=any_of(ITALY, GERMANY),
                at=here(NORTH_AFRICA, AFRICA, MIDDLE_EAST),
                by_space=True,
            ),
        ),
    ),
}
"""By nation and id: what replaces the card with that id if `english_cards` is on."""
