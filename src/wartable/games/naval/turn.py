"""The player turn: its phases in printed order, whose turn comes next, and who has won."""

from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.naval import changes
from wartable.games.naval.board import fleet, team
from wartable.games.naval.catalogue import NEUTRAL
from wartable.games.naval.options import ARGUMENT, DISCARD, DONE
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.state import DRAWN, NOBODY, State
from wartable.games.naval.steps import STEPS

# naval 6.1 The phases of a player turn, each a step of that name.
PHASES = ("actions", "defences", "resolve", "discard", "draw")

# ruling naval 5.6: after so many game turns the leader wins, so that every game ends.
ROUNDS = 60


@STEPS.run("turn")
def run_turn(state: State, frame: Frame) -> None:
    """naval 6.1 A player turn begins: every ship may act again."""
    _, seat = frame
    changes.begin_turn(state, seat)
    state.frames[-1] = ("phase", seat, 0)


@STEPS.run("phase")
def run_phase(state: State, frame: Frame) -> None:
    """naval 6.1 The phases follow each other in printed order."""
    _, seat, number = frame
    if number == len(PHASES):
        state.frames[-1] = ("next", seat)
        return
    changes.begin_phase(state, number)
    state.frames[-1] = ("phase", seat, number + 1)
    state.frames.append((PHASES[number], seat))


@STEPS.run("discard")
def run_discard(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.7 The active seat may discard what it does not want."""
    _, seat = frame
    hand = state.hand[seat]
    if not hand:
        state.frames.pop()
        return None
    options = (DONE, *(DISCARD | card for card in sorted(set(hand))))
    return (Decision(seat, "naval 6.7", "ask-discard", options),)


@STEPS.take("discard")
def take_discard(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 6.7 A card is discarded, or the rest is kept."""
    if option == DONE:
        state.frames.pop()
    else:
        changes.throw(state, "discarded", seat, option & ARGUMENT)


@STEPS.run("draw")
def run_draw(state: State, frame: Frame) -> None:
    """naval 6.8 Everyone draws up to the hand size, the active seat first (naval A38)."""
    _, first = frame
    seats = len(state.navy)
    for number in range(seats):
        seat = (first + number) % seats
        if not state.out >> seat & 1:
            changes.refill(state, seat)
    changes.forget_plans(state)
    state.frames.pop()


@STEPS.run("next")
def run_next(state: State, frame: Frame) -> None:
    """naval 6.10 The next seat in order; after the last one, a round is over (naval 1.10)."""
    _, last = frame
    seats = len(state.navy)
    seat = (last + 1) % seats
    alone = bin(state.out).count("1") == seats - 1
    while seat != state.first and not alone:
        if not state.out >> seat & 1:
            state.frames[-1] = ("turn", seat)
            return
        seat = (seat + 1) % seats
    found = winner(state)
    if found != NOBODY:
        state.frames.clear()
        changes.win(state, found)
        return
    changes.next_round(state)
    while state.out >> seat & 1:
        seat = (seat + 1) % seats
    state.frames[-1] = ("turn", seat)


def winner(state: State) -> int:
    """naval 5.1, naval 5.2 and naval 5.3 After each round: the goal, or the last one afloat."""
    if state.scenario >= 0 and not SCENARIOS[state.scenario].goal:
        return escorted(state)
    scores: dict[int, int] = {}
    ships: dict[int, int] = {}
    for seat in range(len(state.navy)):
        if not state.out >> seat & 1:
            side = team(state, seat)
            scores[side] = scores.get(side, 0) + state.score[seat]
            ships[side] = ships.get(side, 0) | fleet(state, seat)
    left = [side for side, afloat in ships.items() if afloat]
    if len(left) == 1:
        return left[0]
    best = max(scores.values())
    leaders = [side for side, score in scores.items() if score == best]
    # ruling naval A34: with equal points the game goes on; naval A53: every ship sunk counts
    if best >= state.goal and len(leaders) == 1:
        return leaders[0]
    if state.round >= ROUNDS:
        return leaders[0] if len(leaders) == 1 else DRAWN
    return NOBODY


def escorted(state: State) -> int:
    """naval 17.3 and naval A52 The fate of the Non-Combatant decides."""
    for seat in range(len(state.navy)):
        if any(ship & 31 == NEUTRAL for ship in state.pile[seat]):
            return seat
    guard = next(s for s in range(len(state.navy)) if fleet(state, s) >> NEUTRAL & 1)
    over = state.out or state.round >= SCENARIOS[state.scenario].rounds
    return guard if over else NOBODY
