"""Answers as numbers: a verb and what it is about; and as words: `guard kiev a3`."""

from wartable.games.naval.catalogue import CARDS, NAVIES, PLACES, SHIPS

VERBS = (
    "pass",
    "done",
    "all",
    "hold",
    "keep",
    "final",
    "reinforce",
    "reorganise",
    "navy",
    "buy",
    "take",
    "row",
    "active",
    "passive",
    "play",
    "strike",
    "asw",
    "pay",
    "enlist",
    "target",
    "with",
    "discard",
    "plan",
    "against",
    "repair",
    "copy",
    "cancel",
    "guard",
    "defend",
    "screen",
    "to",
    "evade",
    "resolve",
)
SHIFT = 16
ARGUMENT = (1 << SHIFT) - 1
(
    PASS,
    DONE,
    ALL,
    HOLD,
    KEEP,
    FINAL,
    REINFORCE,
    REORGANISE,
    TAKE_NAVY,
    BUY,
    TAKE,
    ROW,
    ACTIVE,
    PASSIVE,
    PLAY,
    STRIKE,
    ASW,
    PAY,
    ENLIST,
    TARGET,
    WITH,
    DISCARD,
    PLAN,
    AGAINST,
    REPAIR,
    COPY,
    CANCEL,
    GUARD,
    DEFEND,
    SCREEN,
    TO,
    EVADE,
    RESOLVE,
) = (verb << SHIFT for verb in range(len(VERBS)))

SEATS = ("alpha", "bravo", "charlie", "delta", "echo", "foxtrot")
TEAMS = ("red", "blue", "green", "yellow", "white")

PLAIN = {PASS, DONE, ALL, HOLD, KEEP, FINAL, REINFORCE, REORGANISE, PLAN, COPY}
OF_CARD = {BUY, PLAY, PAY, DISCARD}
OF_SHIP = {TAKE, ACTIVE, PASSIVE, STRIKE, ASW, ENLIST, TARGET, WITH, TO}
_SHIP_AND_ATTACK = {GUARD, EVADE}


def ship_id(number: int) -> str:
    """The id of a ship."""
    ship = SHIPS[number]
    assert ship is not None
    return ship.id


def text(option: int) -> str:
    """An answer in words."""
    verb, about = option & ~ARGUMENT, option & ARGUMENT
    word = VERBS[option >> SHIFT]
    if verb in PLAIN:
        return word
    if verb in OF_CARD:
        return f"{word} {CARDS[about].id}"
    if verb in OF_SHIP:
        return f"{word} {ship_id(about)}"
    if verb == ROW:
        return f"{word} {ship_id(about >> 2)} {about & 3}"
    if verb in _SHIP_AND_ATTACK:
        return f"{word} {ship_id(about >> 6)} a{(about & 63) + 1}"
    if verb == DEFEND:
        return f"{word} {CARDS[about >> 6].id} a{(about & 63) + 1}"
    if verb == REPAIR:
        card = about & 63
        return f"{word} {ship_id(about >> 6)}" + (f" {CARDS[card - 1].id}" if card else "")
    if verb == CANCEL:
        return f"{word} p{about + 1}"
    if verb in (SCREEN, RESOLVE):
        return f"{word} a{about + 1}"
    if verb == TAKE_NAVY:
        return f"{word} {NAVIES[about]}"
    assert verb == AGAINST
    return f"{word} {SEATS[about]}"


def ships(verb: int, navy: int, places: int) -> list[int]:
    """One option for each ship of a set."""
    base = verb | navy * PLACES
    found = []
    while places:
        low = places & -places
        found.append(base + low.bit_length() - 1)
        places ^= low
    return found
