"""The table as it will be if the defences being declared hold."""

from wartable.games.naval import changes
from wartable.games.naval.catalogue import AIR_DEFENCE, STOP_NUMBER
from wartable.games.naval.defence import declaring, waiting
from wartable.games.naval.state import BY_CARD, BY_SHIP, DeclaredDefence, State

DEFENCES = 1
"""The phase in which defences are declared."""


def foreseen(state: State, without: int = -1) -> State:
    """The state if all pending defences hold, except one card that is being played."""
    if state.phase != DEFENCES or not state.frames:
        return state
    seat, own = declaring(state)
    cards = [entry for _, entry in waiting(state, without)]
    if not own and not cards:
        return state
    later = state.copy()
    if own:
        later.frames = [("defend", seat) if f[0] == "defend" else f for f in state.frames]
        for card, *_ in own:
            if card >= 0:
                changes.leave(later, seat, card)
    for entry in (*cards, *own):
        _apply(later, entry)
    return later


def _apply(state: State, entry: DeclaredDefence) -> None:
    card, design, number, ship = entry
    if card < 0:
        used = sum(1 for d in state.defences if d.how == BY_SHIP and d.source == ship)
        changes.defend(state, number, AIR_DEFENCE[ship][used], BY_SHIP, ship)
    elif ship < 0:
        changes.defend(state, number, STOP_NUMBER[design], BY_CARD, design)
    else:
        changes.redirect(state, number, ship)
