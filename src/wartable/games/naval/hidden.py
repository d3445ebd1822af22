"""Worlds: random complete states that agree with everything a seat has seen."""

from wartable.core.bits import walk
from wartable.core.frames import Frame
from wartable.core.rng import shuffle, start
from wartable.games.naval.board import team
from wartable.games.naval.catalogue import PLACES, VALUE, VP
from wartable.games.naval.setup import cheapest, mates, price, ships_of
from wartable.games.naval.state import State
from wartable.games.naval.steps import STEPS

TRIES = 60
_UNSPOKEN = {
    "declare", "aim", "power", "cost", "raid", "plan", "mend", "screen", "tactics",
    "counter", "reorganise",
}  # fmt: skip


def unspoken(frame: Frame) -> bool:
    """Whether a seat is still making up its mind, so that the others have seen nothing of it."""
    step, *rest = frame
    if step == "reinforce":
        _, points, bought = rest
        return not points and not bought
    if step == "launch":
        _, _, number, _ = rest
        return not number
    return step in _UNSPOKEN


def shown_frame(state: State) -> int:
    """The place of the topmost frame that the other seats know about."""
    at = len(state.frames) - 1
    while at > 0 and unspoken(state.frames[at]):
        at -= 1
    return at


def world(state: State, seat: int, seed: int) -> State:
    """Deal everything again that the seat has not seen; a spectator is seat -1."""
    asked = tuple(decision.seat for decision in state.decisions)
    if state.frames and state.frames[-1][0] == "fleets" and state.scenario < 0:
        # Nobody sees who has chosen, so anyone may be asked.
        dealt = _deal(state, seat, seed)
        STEPS.advance(dealt)
        return dealt
    for attempt in range(TRIES):
        dealt = _deal(state, seat, seed * TRIES + attempt)
        before = dealt.frames[:]
        STEPS.advance(dealt)
        # If only seats that can react are asked, those who are asked must be able to.
        if dealt.frames == before and tuple(d.seat for d in dealt.decisions) == asked:
            return dealt
    # Hardly any deal agrees: take one that is close. The true state is never an answer.
    dealt = _deal(state, seat, seed * TRIES)
    if all(decision.seat == seat for decision in state.decisions):
        dealt.decisions = state.decisions
    else:
        STEPS.advance(dealt)
    return dealt


def _deal(state: State, seat: int, seed: int) -> State:
    dealt = state.copy()
    dealt.seed = start(seed)
    if dealt.frames and dealt.decisions and all(d.seat != seat for d in dealt.decisions):
        del dealt.frames[shown_frame(dealt) + 1 :]
        step, *rest = dealt.frames[-1]
        if step == "form":
            whose, left, first, second, third = rest
            dealt.frames[-1] = ("form", whose, left | first | second | third, 0, 0, 0)
        elif step == "defend":
            whose, *_ = rest
            dealt.frames[-1] = ("defend", whose)
    _fleets(dealt, seat)
    _cards(dealt, seat)
    dealt.seed = start(-1 - seed)
    dealt.events.clear()
    return dealt


def _strangers(state: State, seat: int) -> list[int]:
    """The seats whose choice of ships is a secret from a seat."""
    seats = range(len(state.navy))
    if seat < 0:
        return list(seats)
    return [s for s in seats if team(state, s) != team(state, seat)]


def _fleets(state: State, seat: int) -> None:
    """Fleets that were chosen but not laid out: any that the budget allows."""
    if not state.frames or state.scenario >= 0:
        return
    if state.frames[-1][0] == "fleets":
        # It agrees with everything visible that the others have not begun to choose.
        for other in _strangers(state, seat):
            state.picks[other] = 0
            state.chosen &= ~(1 << other)
        return
    waiting = [s for s in _strangers(state, seat) if state.picks[s]]
    for other in waiting:
        state.picks[other] = 0
    for other in waiting:
        navy = state.navy[other]
        left = _left(state, other, waiting)
        places = list(walk(ships_of(state, navy)))
        shuffle(state, places)
        for place in places:
            cost = VP[navy * PLACES + place]
            if cost <= left:
                left -= cost
                state.picks[other] |= 1 << place


def _left(state: State, seat: int, waiting: list[int]) -> int:
    """What a seat may have spent on its fleet, judging by what its team is known to have spent."""
    left = state.limit
    for mate in mates(state, seat):
        left -= sum(VALUE[card] for card in state.stock[mate])
        navy = state.navy[mate]
        if mate in waiting:
            taken = state.picks[mate]
            if not taken and mate != seat:
                left -= cheapest(state, navy)
        else:
            taken = ships_of(state, navy) & ~state.reserve[mate]
        left -= price(navy, taken)
    return left


def _cards(state: State, seat: int) -> None:
    """Cards drawn between the same two reshuffles look alike to those who cannot see them."""
    others = [s for s in range(len(state.navy)) if s != seat]
    now = state.epoch
    pools: dict[int, list[int]] = {now: sorted(state.deck)}
    slots: dict[int, list[int]] = {now: []}
    for other in others:
        fresh = state.hand[other][:]
        for entry in state.old[other]:
            fresh.remove(entry & 63)
            pools.setdefault(entry >> 6, []).append(entry & 63)
            slots.setdefault(entry >> 6, []).append(other)
        pools[now] += fresh
        slots[now] += [other] * len(fresh)
        state.hand[other], state.old[other] = [], []
    unknown = _unknown(state, seat)
    for number in unknown:
        other, card = state.bought[number]
        state.stock[other].remove(card)
        pools.setdefault(0, []).append(card)
    for epoch in sorted(pools):
        pool = pools[epoch]
        pool.sort()
        shuffle(state, pool)
        if not epoch:
            for number in unknown:
                other, card = state.bought[number]
                card = _of_value(pool, card)
                state.bought[number] = (other, card)
                state.stock[other].append(card)
        for other in slots.get(epoch, ()):
            card = pool.pop()
            state.hand[other].append(card)
            if epoch != now:
                state.old[other].append(card | epoch << 6)
        if epoch == now:
            # Before the deal the deck lies open: its order comes from the shuffle.
            state.deck = pool if state.round else sorted(pool)
    for other in others:
        state.hand[other].sort()
        state.stock[other].sort()
        state.old[other].sort()


def _unknown(state: State, seat: int) -> list[int]:
    """Others' purchases since the seat last looked through the deck; earlier ones it knows."""
    looked = state.looked[seat] if seat >= 0 else 0
    if any(d.seat == seat and d.ask == "ask-buy" for d in state.decisions):
        looked = len(state.bought)
    return [
        number
        for number, (other, _) in enumerate(state.bought)
        if number >= looked and other not in (-1, seat)
    ]


def _of_value(pool: list[int], card: int) -> int:
    """A card that cost as much as another."""
    for at in range(len(pool) - 1, -1, -1):
        if VALUE[pool[at]] == VALUE[card]:
            return pool.pop(at)
    raise AssertionError(card)
