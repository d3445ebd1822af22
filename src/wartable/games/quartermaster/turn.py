"""qm 4.2 A turn, step by step, in the printed order."""

from collections.abc import Callable

from wartable.core.bits import once
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import changes, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import ALLIED_TEAM, AXIS_TEAM, HOME, NATIONS, STARS
from wartable.games.quartermaster.catalogue import BEGAN, NOTHING, Happened
from wartable.games.quartermaster.changes import tell
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Step
from wartable.games.quartermaster.options import (
    ARGUMENT,
    DISCARD,
    PASS,
    PLAY,
    REALLOCATE,
    TAKE,
    USE,
    verb,
)
from wartable.games.quartermaster.possible import possible, worth
from wartable.games.quartermaster.resolve import play, use
from wartable.games.quartermaster.stack import CUT_OFF
from wartable.games.quartermaster.state import COVER, State
from wartable.games.quartermaster.state import REALLOCATE as REALLOCATE_RULE
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.supply import lines, team_armies
from wartable.games.quartermaster.triggers import answerable, happen, open_window, watched

HAND = 7
ROUNDS = 20
LEAD = 30

PLAY_STEP, AIR_STEP, SUPPLY_STEP, VICTORY_STEP, DISCARD_STEP, DRAW_STEP = (
    int(step) for step in Step if step != Step.TURN
)
"""The steps as a state holds them: a plain number is quicker than a member of an enumeration."""


@STEPS.run("opening")
def run_opening(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 4 Every nation discards some of its first cards, all at once and in secret."""
    _, _, count = frame
    asked = []
    before = {d.seat: d for d in state.decisions if d.ask == "ask-opening-discard"}
    for nation, picks in enumerate(state.picks):
        if len(picks) < count:
            if nation in before and before[nation].about[0] == count - len(picks):
                asked.append(before[nation])
                continue
            left = state.hand[nation][:]
            for card in picks:
                left.remove(card)
            options = tuple(DISCARD | card for card in once(left))
            asked.append(
                Decision(nation, "qm 4", "ask-opening-discard", options, (count - len(picks),))
            )
    if asked:
        return tuple(asked)
    state.frames.pop()
    changes.discard_picks(state)
    state.frames.append(TURN_FRAMES[0][0])
    return None


@STEPS.take("opening")
def take_opening(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 4 A nation sets aside a card that it will discard."""
    changes.pick(state, seat, option & ARGUMENT)


def begin_turn(state: State, nation: int) -> None:
    """qm 4.1 The next nation's turn begins, and others may react."""
    changes.begin_turn(state, nation)
    if edition(state.edition).catalogue.began[changes.TURN_BEGINS][nation]:
        happen(state, (BEGAN[changes.TURN_BEGINS], nation, nation, -1, -1))


def play_step(state: State, nation: int) -> None:
    """qm 5 Play one card, use a Status instead, or discard one."""
    _after_its_beginning(state, nation, PLAY_STEP, "play_step", _play_one)


def air_step(state: State, nation: int) -> None:
    """qm 14.2 With the Air Marshal expansion: deploy an air force or marshal one."""
    if edition(state.edition).air:
        _after_its_beginning(state, nation, AIR_STEP, "air", None)


def supply_step(state: State, nation: int) -> None:
    """qm 6 Remove the pieces that cannot trace supply."""
    _after_its_beginning(state, nation, SUPPLY_STEP, "supply", _remove_cut_off)


def victory_step(state: State, nation: int) -> None:
    """qm 7 Collect Victory Points; an enemy army in the home space makes a nation skip it all."""
    if team_armies(state, 1 - (nation & 1)) >> HOME[nation] & 1:
        changes.begin_step(state, VICTORY_STEP)
        tell(state, "no-victory-step", nation)
    else:
        _after_its_beginning(state, nation, VICTORY_STEP, "victory", _collect_points)


def discard_step(state: State, nation: int) -> None:
    """qm 8 Discard as many cards as one likes."""
    _after_its_beginning(state, nation, DISCARD_STEP, "discard", _discard_some)


def draw_step(state: State, nation: int) -> None:
    """qm 9 Draw up to seven cards."""
    _after_its_beginning(state, nation, DRAW_STEP, "draw_up", _draw_up)


def end_turn(state: State, nation: int) -> None:
    """qm 4.1, qm 11 After the last nation's turn the round ends, and perhaps the game."""
    state.frames.pop()
    following = (nation + 1) % len(NATIONS)
    if following == 0:
        axis, allies = state.vp
        if abs(axis - allies) >= LEAD or state.round == ROUNDS:
            # qm 11.1 a lead of 30; qm 11.2 the last round, and a tie goes to the Axis.
            changes.win(state, AXIS_TEAM if axis >= allies else ALLIED_TEAM)
            return
        changes.next_round(state)
    state.frames.append(TURN_FRAMES[following][0])


TURN: tuple[Callable[[State, int], None], ...] = (
    begin_turn,
    play_step,
    air_step,
    supply_step,
    victory_step,
    discard_step,
    draw_step,
    end_turn,
)
TURN_FRAMES: tuple[tuple[Frame, ...], ...] = tuple(
    tuple(("turn", nation, index) for index in range(len(TURN) + 1))
    for nation in range(len(NATIONS))
)
"""A turn of a nation that continues with a step; every step of every turn needs one."""
REST_OF_TURN = tuple(
    tuple(tuple(zip(TURN[at:], frames[at + 1 :], strict=True)) for at in range(len(frames)))
    for frames in TURN_FRAMES
)
"""What a nation's turn still has to do from a step on, each with the frame for the rest."""

STARTS = {
    Step.TURN: 0,
    Step.PLAY: 1,
    Step.AIR: 2,
    Step.SUPPLY: 3,
    Step.VICTORY: 4,
    Step.DISCARD: 5,
    Step.DRAW: 6,
}
"""Where in the turn each step begins."""


@STEPS.run("turn")
def run_turn(state: State, frame: Frame) -> None:
    """qm 4.2 The steps in their order."""
    _, nation, index = frame
    frames = state.frames
    for step, rest in REST_OF_TURN[nation][index]:
        frames[-1] = rest
        step(state, nation)
        if not frames or frames[-1] is not rest:
            return


def _after_its_beginning(
    state: State, nation: int, step: int, action: str, at_once: Callable[[State, int], None] | None
) -> None:
    """qm 14.7 A step's beginning comes before its action; the team at turn reacts second."""
    changes.begin_step(state, step)
    if edition(state.edition).catalogue.began[step][nation]:
        event: Happened = (BEGAN[step], nation, nation, -1, -1)
        if watched(state, event):
            state.frames.append((action, nation))
            open_window(state, event)
            return
    if at_once is None:
        state.frames.append((action, nation))
    else:
        at_once(state, nation)


def _play_one(state: State, nation: int) -> None:
    """qm 5.2 A nation without any card is not asked."""
    if state.hand[nation] or state.status[nation] or state.down[nation]:
        state.frames.append(("play_step", nation))
    else:
        _nothing_to_play(state, nation)


@STEPS.run("play_step")
def run_play_step(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 5.2 The duty of the Play step, and what may come before it."""
    _, nation = frame
    hand = once(state.hand[nation])
    instead = _instead(state, nation) if state.status[nation] or state.down[nation] else []
    if not hand and not instead and not (state.flags & COVER and _may_use(state, nation)):
        state.frames.pop()
        _nothing_to_play(state, nation)
        return None
    kinds = edition(state.edition).catalogue.type
    # qm 14.5: a Bolster and a Deploy Air Force may be discarded here, but not played.
    last = fx.Type.STATUS
    options = [PLAY | card for card in hand if kinds[card] <= last]
    options += [USE | card for card in instead]
    options += [DISCARD | card for card in hand]
    # ruling qm 5.1: what the hand lacks of the four cards comes off the deck, as for any cost.
    if hand and state.flags & REALLOCATE_RULE and not state.reallocated:
        options.append(REALLOCATE)
    if not hand:
        options.insert(0, PASS)
    return (Decision(nation, "qm 5.2", "ask-play", tuple(options)),)


def _instead(state: State, nation: int) -> list[int]:
    """The cards on the table that may be used instead of playing a card, or at any time."""
    cards = edition(state.edition).catalogue
    found = []
    table = ready(state, nation)
    for card, index in cards.instead[nation]:
        clause = cards.cards[card].clauses[index]
        if table & cards.bit[card] and possible(state, clause, nation, card, NOTHING):
            found.append(card)
    for card, index in cards.any_time[nation]:
        clause = cards.cards[card].clauses[index]
        if state.down[nation] & cards.bit[card] and possible(state, clause, nation, card, NOTHING):
            found.append(card)
    return sorted(found)


def _may_use(state: State, nation: int) -> bool:
    """Whether, judging by public facts, a nation might use a card instead of playing one."""
    cards = edition(state.edition).catalogue
    hidden = bool(state.down[nation] and cards.any_time[nation])
    return hidden or any(
        ready(state, nation) & cards.bit[card] for card, _ in cards.instead[nation]
    )


def ready(state: State, nation: int) -> int:
    """qm 3.6 The Status cards of a nation that work, in some editions from the next turn on."""
    if edition(state.edition).status_delay:
        return state.status[nation] & ~(state.laid[nation] | state.barred[nation])
    return state.status[nation] & ~state.barred[nation]


def _nothing_to_play(state: State, nation: int) -> None:
    """qm 5.2 If the hand is empty, the card comes off the deck, or the team loses a point."""
    if edition(state.edition).empty_hand_costs:
        changes.discard_deck(state, nation, 1)


@STEPS.take("play_step")
def take_play_step(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.2 A card is played, used or discarded, or resources are reallocated."""
    what, card = verb(option), option & ARGUMENT
    if what == REALLOCATE:
        changes.reallocate(state)
        state.frames.append(("search", seat))
        state.frames.append(("pay", seat, 4, -1))
    elif what == USE and (card, 0) in edition(state.edition).catalogue.any_time[seat]:
        use(state, seat, card, 0, NOTHING)
    else:
        state.frames.pop()
        if what == PLAY:
            changes.play_from_hand(state, seat, card)
            play(state, seat, card, in_step=True)
        elif what == DISCARD:
            changes.discard_from_hand(state, seat, card)
        elif what == USE:
            cards = edition(state.edition).catalogue
            index = next(i for c, i in cards.instead[seat] if c == card)
            use(state, seat, card, index, NOTHING)
        else:
            _nothing_to_play(state, seat)


@STEPS.run("search")
def run_search(state: State, frame: Frame) -> tuple[Decision, ...]:
    """qm 5.1, qm 14.9 Reallocate Resources: four cards in hand for a basic one from the deck."""
    _, nation = frame
    kinds = edition(state.edition).catalogue.type
    wanted = (*fx.BASIC, fx.DEPLOY_AIR_FORCE)
    found = sorted({card for card in state.deck[nation] if kinds[card] in wanted})
    options = (PASS, *(TAKE | card for card in found))
    return (Decision(nation, "qm 5.1", "ask-search", options),)


@STEPS.take("search")
def take_search(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.1 A basic card is taken from the deck, which is shuffled."""
    state.frames.pop()
    if option != PASS:
        changes.take_from_deck(state, seat, option & ARGUMENT)
    changes.shuffle_deck(state, seat)


def _remove_cut_off(state: State, nation: int) -> None:
    """qm 6 All unsupplied pieces are found first, then removed; other nations' are not touched."""
    cut_off = (state.armies[nation] | state.navies[nation]) & ~lines(state, nation).supplied
    while cut_off:
        # Pushed from the last space to the first, so that they go from the first to the last.
        space = cut_off.bit_length() - 1
        cut_off &= ~(1 << space)
        stack.remove(state, nation, nation, space, CUT_OFF)


def _collect_points(state: State, nation: int) -> None:
    """qm 7 Two points for a star held alone, one where a teammate shares it; then the cards."""
    armies = state.armies
    held = armies[nation] & lines(state, nation).stars
    if held:
        # qm 6.1: a Supply space made by a Status belongs to one nation only, and is never shared.
        shared = held & STARS & (armies[(nation + 2) % 6] | armies[(nation + 4) % 6])
        changes.score(state, nation, 2 * held.bit_count() - shared.bit_count())
    if state.status[nation]:
        cards, table = edition(state.edition).catalogue, ready(state, nation)
        for card, index in reversed(cards.scoring[nation]):
            if table & cards.bit[card]:
                state.frames.append(("award", nation, card, index, 0))


@STEPS.run("award")
def run_award(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.6, qm 7 A Status that scores is used at once, unless it may be better not to use it."""
    _, nation, card, index, asked = frame
    cards = edition(state.edition).catalogue
    awards = cards.cards[card].clauses[index].do
    if not any(
        isinstance(award, fx.Score) and worth(state, award, nation, NOTHING) for award in awards
    ):
        state.frames.pop()
        return None
    # ruling qm 7: where nothing can come of it but points, nobody is asked who did not want to be.
    if asked or state.minded[nation] & cards.bit[card] or answerable(state, nation, card):
        # An order given now is for the next time: the question stays open.
        state.frames[-1] = ("award", nation, card, index, 1)
        return (Decision(nation, "qm 3.6", "ask-award", (PASS, USE | card), (card,)),)
    take_award(state, frame, nation, USE)
    return None


@STEPS.take("award")
def take_award(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.6 A Status that scores is used, or not."""
    state.frames.pop()
    if option != PASS:
        _, nation, card, index, _ = frame
        tell(state, "used-status", nation, card)
        state.frames.append(("use", nation, card, index, -1, NOTHING))


def _discard_some(state: State, nation: int) -> None:
    """qm 8 A nation without a card in hand is not asked."""
    if state.hand[nation]:
        state.frames.append(("discard", nation))


@STEPS.run("discard")
def run_discard(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 8 Ask which card is discarded, until the nation passes."""
    _, nation = frame
    hand = state.hand[nation]
    if not hand:
        state.frames.pop()
        return None
    options = [DISCARD | card for card in once(hand)]
    return (Decision(nation, "qm 8", "ask-discard", (PASS, *options)),)


@STEPS.take("discard")
def take_discard(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 8 A card is discarded, or the rest is kept."""
    if option == PASS:
        state.frames.pop()
    else:
        changes.discard_from_hand(state, seat, option & ARGUMENT)


def _draw_up(state: State, nation: int) -> None:
    """qm 9 Cards on the table are not in the hand; an empty deck costs nothing."""
    changes.draw(state, nation, HAND - len(state.hand[nation]))


# Steps that wait as frames while others react to their beginning.


@STEPS.run("supply")
def run_supply(state: State, frame: Frame) -> None:
    """qm 6 The Supply step, after the reactions to its beginning."""
    _, nation = state.frames.pop()
    _remove_cut_off(state, nation)


@STEPS.run("victory")
def run_victory(state: State, frame: Frame) -> None:
    """qm 7 The Victory step, after the reactions to its beginning."""
    _, nation = state.frames.pop()
    _collect_points(state, nation)


@STEPS.run("draw_up")
def run_draw_up(state: State, frame: Frame) -> None:
    """qm 9 The Draw step, after the reactions to its beginning."""
    _, nation = state.frames.pop()
    _draw_up(state, nation)
