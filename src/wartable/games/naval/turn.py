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
    seat = frame[1]
    state.turn = seat
    state.phase = 0
    state.acted = state.mended = state.tidy = 0
    changes.tell(state, "turn", seat, state.round)
    state.frames[-1] = ("phase", seat, 0)


@STEPS.run("phase")
def run_phase(state: State, frame: Frame) -> None:
    """naval 6.1 The phases follow each other in printed order."""
    _, seat, number = frame
    if number == len(PHASES):
        state.frames[-1] = ("next", seat)
        return
    state.phase = number
    state.frames[-1] = ("phase", seat, number + 1)
    state.frames.append((PHASES[number], seat))


@STEPS.run("discard")
def run_discard(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 6.7 The active seat may discard what it does not want."""
    seat = frame[1]
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
    """naval 6.8 Everybody draws up to the hand size, the active seat first (naval A38)."""
    seats = len(state.navy)
    for number in range(seats):
        seat = (frame[1] + number) % seats
        if not state.out >> seat & 1:
            changes.refill(state, seat)
    state.plan = [0] * seats
    state.frames.pop()


@STEPS.run("next")
def run_next(state: State, frame: Frame) -> None:
    """naval 6.10 The next seat in order; behind the last, a game turn is over (naval 1.10)."""
    seats = len(state.navy)
    seat = (frame[1] + 1) % seats
    alone = bin(state.out).count("1") == seats - 1
    while seat != state.first and not alone:
        if not state.out >> seat & 1:
            state.frames[-1] = ("turn", seat)
            return
        seat = (seat + 1) % seats
    check(state)
    if state.winner != NOBODY:
        state.frames.clear()
        changes.tell(state, "won", state.winner)
        return
    state.round += 1
    while state.out >> seat & 1:
        seat = (seat + 1) % seats
    state.frames[-1] = ("turn", seat)


def check(state: State) -> None:
    """naval 5.1, naval 5.2 and naval 5.3 After each game turn: the goal, or the last one."""
    if state.scenario >= 0 and not SCENARIOS[state.scenario].goal:
        state.winner = escorted(state)
        return
    scores: dict[int, int] = {}
    ships: dict[int, int] = {}
    for seat in range(len(state.navy)):
        if not state.out >> seat & 1:
            side = team(state, seat)
            scores[side] = scores.get(side, 0) + state.score[seat]
            ships[side] = ships.get(side, 0) | fleet(state, seat)
    left = [side for side, afloat in ships.items() if afloat]
    if len(left) == 1:
        state.winner = left[0]
        return
    best = max(scores.values())
    leaders = [side for side, score in scores.items() if score == best]
    # ruling naval A34: with equal points the game goes on; naval A53: every ship sunk counts
    if best >= state.goal and len(leaders) == 1:
        state.winner = leaders[0]
    elif state.round >= ROUNDS:
        state.winner = leaders[0] if len(leaders) == 1 else DRAWN


def escorted(state: State) -> int:
    """naval 17.3 and naval A52 The fate of the Non-Combatant decides."""
    for seat in range(len(state.navy)):
        if any(ship & 31 == NEUTRAL for ship in state.pile[seat]):
            return seat
    guard = next(s for s in range(len(state.navy)) if fleet(state, s) >> NEUTRAL & 1)
    over = state.out or state.round >= SCENARIOS[state.scenario].rounds
    return guard if over else NOBODY
