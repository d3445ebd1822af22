"""Frames that others change while they wait: a removal, a card at work, a discard, a rebuild.

A step reads its own frame by unpacking it. Anything that reads or changes a frame further down
does so here, where the parts of these frames have names.
"""

from typing import NamedTuple

from wartable.core.frames import Frame
from wartable.games.quartermaster.catalogue import NOTHING, Happened
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import State

IN_BATTLE, ELIMINATED, CUT_OFF = 0, 1, 2
"""Why a piece is about to be removed."""
UNASKED, ASKED, SAVED = 0, 1, 2
"""How far a removal has come: nobody was asked yet, they were, or it will not happen."""
CANCELLED = -1
"""Instead of the number of cards that a nation is about to discard."""


class Removal(NamedTuple):
    """A piece that is about to be removed."""

    step: str
    by: int
    whose: int
    space: int
    cause: int
    phase: int


class Playing(NamedTuple):
    """A card being played: its next effect, and how many more cards it makes others discard."""

    step: str
    nation: int
    card: int
    next_effect: int
    extra: int
    in_step: int


class CardUse(NamedTuple):
    """A card on the table being used: the next effect of one of its clauses."""

    step: str
    nation: int
    card: int
    clause: int
    next_effect: int
    event: Happened


class Hit(NamedTuple):
    """A nation that is about to discard the top of its deck."""

    step: str
    by: int
    target: int
    cards: int
    card: int


class Rebuilding(NamedTuple):
    """Pieces that may be lifted and built again."""

    step: str
    own: int
    card: int
    kind: str
    there: int


def one_less(state: State, frame: Frame) -> None:
    """Note that one of those the top step still asks for has been chosen."""
    state.frames[-1] = (*frame[:-1], frame[-1] - 1)


def _top(state: State, step: str) -> int:
    """Where the topmost frame of a step is: the one being carried out; -1 for none."""
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        if frames[at][0] == step:
            return at
    return -1


def in_opening(state: State) -> bool:
    """qm 4 Whether all nations are discarding their first cards, at once and in secret."""
    return bool(state.frames and state.frames[0][0] == "opening")


def event(state: State) -> Happened:
    """The event that the open question is a reaction to."""
    step, *rest = state.frames[-1]
    found: Happened = rest[1] if step == "window" else NOTHING
    return found


def used(state: State) -> tuple[int, ...]:
    """The cards that have already been used in the open window."""
    *_, cards = state.frames[-1]
    found: tuple[int, ...] = cards
    return found


def remove(state: State, by: int, whose: int, space: int, cause: int) -> None:
    """Remove a piece next, unless someone protects it."""
    state.frames.append(("remove", by, whose, space, cause, UNASKED))


def removing(state: State) -> bool:
    """Whether the removal that is going on will still happen."""
    at = _top(state, "remove")
    if at < 0:
        return False
    *_, phase = state.frames[at]
    return bool(phase != SAVED)


def save(state: State, whose: int = -1, space: int = -1) -> None:
    """Prevent the removal that is going on, or the removal of one piece."""
    for at in range(len(state.frames) - 1, -1, -1):
        if state.frames[at][0] == "remove":
            found = Removal(*state.frames[at])
            if space < 0 or (found.whose, found.space) == (whose, space):
                state.frames[at] = tuple(found._replace(phase=SAVED))
                return


def playing(state: State) -> Playing | None:
    """The card being played."""
    at = _top(state, "play")
    return None if at < 0 else Playing(*state.frames[at])


def being_played(state: State) -> set[int]:
    """All cards still being carried out."""
    return {Playing(*frame).card for frame in state.frames if frame[0] == "play"}


def can_cancel_play(state: State) -> bool:
    """Whether the card being played has something left to do."""
    found = playing(state)
    if found is None:
        return False
    return found.next_effect < len(edition(state.edition).catalogue.cards[found.card].clauses[0].do)


def cancel_play(state: State) -> Playing:
    """Stop the card being played: it stands at its end."""
    at = _top(state, "play")
    found = Playing(*state.frames[at])
    end = len(edition(state.edition).catalogue.cards[found.card].clauses[0].do)
    state.frames[at] = tuple(found._replace(next_effect=end))
    return found


def discard_more(state: State, change: int) -> None:
    """Make the card being played discard this many more cards, or fewer."""
    at = _top(state, "play")
    found = Playing(*state.frames[at])
    state.frames[at] = tuple(found._replace(extra=found.extra + change))


def _using(state: State, card: int) -> int:
    """Where the topmost use of a card is; -1 for none."""
    for at in range(len(state.frames) - 1, -1, -1):
        if state.frames[at][0] == "use" and CardUse(*state.frames[at]).card == card:
            return at
    return -1


def can_cancel_use(state: State, card: int) -> bool:
    """Whether a card is being used and has something left to do."""
    at = _using(state, card)
    if at < 0:
        return False
    found = CardUse(*state.frames[at])
    clause = edition(state.edition).catalogue.cards[card].clauses[found.clause]
    return found.next_effect < len(clause.do)


def cancel_use(state: State, card: int) -> None:
    """Stop a card being used: it stands at its end."""
    at = _using(state, card)
    if at < 0:
        return
    found = CardUse(*state.frames[at])
    end = len(edition(state.edition).catalogue.cards[card].clauses[found.clause].do)
    state.frames[at] = tuple(found._replace(next_effect=end))


def hit(state: State) -> int | None:
    """How many cards a nation is about to discard, or CANCELLED; None if nobody is."""
    at = _top(state, "hit")
    return None if at < 0 else Hit(*state.frames[at]).cards


def change_hit(state: State, count: int) -> None:
    """Change how many cards the nation about to discard will lose."""
    at = _top(state, "hit")
    state.frames[at] = tuple(Hit(*state.frames[at])._replace(cards=count))


def came(state: State, nation: int, space: int) -> None:
    """ruling qm 5.2: a piece that came meanwhile is not lifted and built again."""
    for at, frame in enumerate(state.frames):
        if frame[0] == "rebuild":
            found = Rebuilding(*frame)
            if found.own == nation:
                state.frames[at] = tuple(found._replace(there=found.there & ~(1 << space)))
