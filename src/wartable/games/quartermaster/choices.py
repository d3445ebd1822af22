"""Effects that are choices: branches, other nations' decisions, cards from other zones."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import changes, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.catalogue import Happened
from wartable.games.quartermaster.options import (
    ARGUMENT,
    ARRANGE,
    BRANCHES,
    CHOOSE,
    DRAW,
    NATION,
    PASS,
    PLAY,
    TUCK,
)
from wartable.games.quartermaster.possible import can, playable
from wartable.games.quartermaster.resolve import EffectPath, effect_at, play, resolves
from wartable.games.quartermaster.state import COVER, State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.where import nations


def label(branch: tuple[fx.Effect, ...]) -> int:
    """What a branch is called in an answer."""
    first = branch[0]
    match first:
        case fx.Build(kind):
            name = f"build_{kind}"
        case fx.Recruit(kind):
            name = f"recruit_{kind}"
        case fx.Battle(kind):
            name = f"battle_{kind}"
        case fx.Eliminate(kind):
            name = f"eliminate_{kind}"
        case fx.DiscardDeck():
            name = "discard"
        case _:
            raise AssertionError(first)
    return BRANCHES.index(name)


def _open(
    state: State, effect: fx.Either | fx.EachChooses | fx.AnyOrder, own: int, card: int,
    event: Happened,
) -> list[tuple[int, int]]:  # fmt: skip
    """The branches that can do something now: (label, index), sorted."""
    return sorted(
        (label(branch), index)
        for index, branch in enumerate(effect.branches)
        if any(can(state, inner, own, card, event) for inner in branch)
    )


@resolves(fx.Either)
def _either(
    state: State, effect: fx.Either, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 13.2.10 One of several, no more."""
    state.frames.append(("either", own, card, path, event))


@STEPS.run("either")
def run_either(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 13.2.10 Ask for one of the branches that can do something."""
    _, own, card, path, event = frame
    found = _open(state, effect_at(state, card, path), own, card, event)
    if not found:
        state.frames.pop()
        return None
    options = (PASS, *(CHOOSE | name for name, _ in found))
    return (Decision(own, "qm 13.2.10", "ask-choose", options, (card,)),)


@STEPS.take("either")
def take_either(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 13.2.10 One branch is carried out, or none."""
    state.frames.pop()
    if option != PASS:
        _, own, card, path, event = frame
        _go(state, own, card, path, event, option)


def _chosen(state: State, card: int, path: EffectPath, option: int) -> int:
    """The number of the branch that an answer names."""
    branches = effect_at(state, card, path).branches
    return next(i for i, branch in enumerate(branches) if label(branch) == option & ARGUMENT)


def _go(state: State, own: int, card: int, path: EffectPath, event: Happened, option: int) -> None:
    index = _chosen(state, card, path, option)
    state.frames.append(("branch", own, card, (*path, index), 0, event))


@resolves(fx.EachChooses)
def _each_chooses(
    state: State, effect: fx.EachChooses, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.8 Each nation that is hit chooses how."""
    state.frames.append(("each", own, card, path, event, 0))


@STEPS.run("each")
def run_each(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.8 Ask the nations that are hit, one after the other, how."""
    _, own, card, path, event, index = frame
    effect = effect_at(state, card, path)
    if index == len(effect.nations):
        state.frames.pop()
        return None
    nation = effect.nations[index]
    found = _open(state, effect, nation, card, event)
    if len(found) == 1:
        state.frames[-1] = ("each", own, card, path, event, index + 1)
        _go(state, nation, card, path, event, CHOOSE | found[0][0])
        return None
    options = tuple(CHOOSE | name for name, _ in found)
    return (Decision(nation, "qm 3.8", "ask-choose", options, (card,)),)


@STEPS.take("each")
def take_each(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.8 The nation that was asked is hit in the way it chose."""
    _, own, card, path, event, index = frame
    state.frames[-1] = ("each", own, card, path, event, index + 1)
    _go(state, seat, card, path, event, option)


@resolves(fx.AnyOrder)
def _any_order(
    state: State, effect: fx.AnyOrder, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 13.2.9 Each of several, in the order that the nation prefers."""
    everything = (1 << len(effect.branches)) - 1
    state.frames.append(("any_order", effect.by, card, path, event, everything))


@STEPS.run("any_order")
def run_any_order(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 13.2.9 Ask which branch comes next."""
    _, own, card, path, event, left = frame
    found = _open(state, effect_at(state, card, path), own, card, event)
    options = [CHOOSE | name for name, index in found if left >> index & 1]
    if not options:
        state.frames.pop()
        return None
    return (Decision(own, "qm 13.2.9", "ask-choose", (PASS, *options), (card,)),)


@STEPS.take("any_order")
def take_any_order(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 13.2.9 One branch is carried out, then the others are asked for again."""
    if option == PASS:
        state.frames.pop()
        return
    _, own, card, path, event, left = frame
    state.frames.pop()
    index = _chosen(state, card, path, option)
    state.frames.append(("any_order", own, card, path, event, left & ~(1 << index)))
    state.frames.append(("branch", own, card, (*path, index), 0, event))


@resolves(fx.PlayCard)
def _play_card(
    state: State, effect: fx.PlayCard, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 5.2 A nation may play a card out of turn, or from its discard pile."""
    helped = list(walk(nations(effect.by, own)))
    if len(helped) == 1:
        _offer(state, effect, card, path, helped[0])
    else:
        state.frames.append(("help_whom", own, card, path))


def _offer(state: State, effect: fx.PlayCard, card: int, path: EffectPath, nation: int) -> None:
    if effect.then_draw:
        state.frames.append(("may_draw", nation, card))
    state.frames.append(("play_from", nation, card, path))


@STEPS.run("help_whom")
def run_help_whom(state: State, frame: Frame) -> tuple[Decision, ...]:
    """qm 5.2 Ask which nation may play a card."""
    _, own, card, path = frame
    effect = effect_at(state, card, path)
    options = (PASS, *(NATION | nation for nation in walk(nations(effect.by, own))))
    return (Decision(own, "qm 5.2", "ask-help-whom", options, (card,)),)


@STEPS.take("help_whom")
def take_help_whom(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.2 One nation may play a card, or none."""
    state.frames.pop()
    if option != PASS:
        _, _, card, path = frame
        _offer(state, effect_at(state, card, path), card, path, option & ARGUMENT)


@STEPS.run("play_from")
def run_play_from(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 5.2 Ask which card is played from the hand, the deck or the pile."""
    _, nation, card, path = frame
    effect = effect_at(state, card, path)
    found = playable(state, effect, nation)
    hidden = state.flags & COVER and (effect.source != "hand" or state.hand[nation])
    if not found and not hidden:
        state.frames.pop()
        if effect.source == "deck":
            changes.shuffle_deck(state, nation)
        return None
    options = (PASS, *(PLAY | number for number in found))
    return (Decision(nation, "qm 5.2", "ask-play-from", options, (card,)),)


@STEPS.take("play_from")
def take_play_from(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.2 The card leaves its place and is played; a deck that was searched is shuffled."""
    _, _, card, path = state.frames.pop()
    source, chosen = effect_at(state, card, path).source, option & ARGUMENT
    if option == PASS:
        if source == "deck":
            changes.shuffle_deck(state, seat)
        return
    if source == "hand":
        changes.play_from_hand(state, seat, chosen)
    elif source == "deck":
        changes.play_from_deck(state, seat, chosen)
        changes.shuffle_deck(state, seat)
    else:
        changes.play_from_pile(state, seat, chosen)
    play(state, seat, chosen)


@STEPS.run("may_draw")
def run_may_draw(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 9 The helped nation may draw a card."""
    _, nation, card = frame
    if not state.deck[nation]:
        state.frames.pop()
        return None
    return (Decision(nation, "qm 9", "ask-draw", (PASS, DRAW), (card,)),)


@STEPS.take("may_draw")
def take_may_draw(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 9 A card is drawn, or not."""
    state.frames.pop()
    if option == DRAW:
        changes.draw(state, seat, 1)


@resolves(fx.ArrangeDeck)
def _arrange_deck(
    state: State, effect: fx.ArrangeDeck, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 12 Look at the top of one's own deck, and put it back in any order."""
    count = min(effect.count, len(state.deck[own]))
    changes.look_at_top(state, own, count)
    state.frames.append(("arrange", own, count, ()))


@STEPS.run("arrange")
def run_arrange(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """Ask for the next card from the top; the last one finds its own place."""
    _, own, count, chosen = frame
    rest = state.deck[own][-count:] if count else []
    for card in chosen:
        rest.remove(card)
    if len(rest) <= 1:
        state.frames.pop()
        changes.arrange_top(state, own, (*chosen, *rest))
        return None
    options = (PASS, *(ARRANGE | card for card in sorted(set(rest))))
    return (Decision(own, "qm 12", "ask-arrange", options, (len(chosen),)),)


@STEPS.take("arrange")
def take_arrange(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 12 One more card has its place on the deck."""
    _, own, count, chosen = frame
    if option == PASS:
        state.frames.pop()
        # Cards that were not put in order keep the order they had.
        rest = state.deck[own][-count:][::-1]
        for card in chosen:
            rest.remove(card)
        changes.arrange_top(state, own, (*chosen, *rest))
        return
    state.frames[-1] = ("arrange", own, count, (*chosen, option & ARGUMENT))


@resolves(fx.TuckHand)
def _tuck_hand(
    state: State, effect: fx.TuckHand, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 8 Cards from the hand may go under the deck."""
    state.frames.append(("tuck", own, effect.up_to))


@STEPS.run("tuck")
def run_tuck(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 8 Put cards from the hand under the deck instead of discarding them."""
    _, own, left = frame
    if not left or not state.hand[own]:
        state.frames.pop()
        return None
    options = (PASS, *(TUCK | card for card in sorted(set(state.hand[own]))))
    return (Decision(own, "qm 8", "ask-tuck", options, (left,)),)


@STEPS.take("tuck")
def take_tuck(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 8 A card goes under the deck, or the rest is kept."""
    if option == PASS:
        state.frames.pop()
        return
    stack.one_less(state, frame)
    changes.under_deck(state, seat, option & ARGUMENT)
