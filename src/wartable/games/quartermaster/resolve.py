"""How cards are played and used, and one handler for each effect."""

from collections.abc import Callable
from typing import Any

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame, registered
from wartable.games.quartermaster import air, changes, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import LAND, SEA
from wartable.games.quartermaster.catalogue import (
    DETAIL,
    KIND,
    NOTHING,
    PLAYED,
    RESOLVED,
    SPACE,
    TARGETED,
    USED,
    USING,
    WHOSE,
    Happened,
)
from wartable.games.quartermaster.changes import tell
from wartable.games.quartermaster.costs import pay
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import holds, pieces, spaces, standing
from wartable.games.quartermaster.options import ARGUMENT, DEFEND, NATION, PASS, USE, verb
from wartable.games.quartermaster.possible import (
    deck_count,
    deck_targets,
    worth,
)
from wartable.games.quartermaster.stack import ELIMINATED, IN_BATTLE
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.triggers import fits, happen
from wartable.games.quartermaster.where import nations

EffectPath = tuple[int, ...]


@STEPS.take("window")
def take_window(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 5.3, qm 13.2.8 One reaction at a time; then the other team may react, passed or not."""
    _, first, event, team, place, passed, used = frame
    if option == PASS:
        state.frames[-1] = ("window", first, event, team, place + 1, passed, used)
        return
    card = option & ARGUMENT
    if verb(option) != USE:
        state.frames[-1] = ("window", first, event, 1 - team, 0, 0, used)
        if verb(option) == DEFEND:
            air.defend(state, seat, event)
        else:
            air.attack(state, seat, event, card)
        return
    state.frames[-1] = ("window", first, event, 1 - team, 0, 0, (*used, card))
    clauses = edition(state.edition).catalogue.cards[card].clauses
    index = next(i for i, clause in enumerate(clauses) if fits(state, clause, seat, event))
    use(state, seat, card, index, event)


def play(state: State, nation: int, card: int, in_step: bool = False) -> None:
    """qm 5.2 Play a card that has left its place: lay it, or put it on the pile and resolve it."""
    kind = edition(state.edition).catalogue.type[card]
    if kind == fx.Type.STATUS:
        changes.lay_status(state, nation, card)
    elif kind == fx.Type.RESPONSE:
        changes.lay_response(state, nation, card)
    else:
        changes.put_on_pile(state, nation, card)
        state.frames.append(("play", nation, card, 0, 0, int(in_step)))
        happen(state, (PLAYED, nation, nation, -1, card))


@STEPS.run("play")
def run_play(state: State, frame: Frame) -> None:
    """qm 5.2, qm 13.2.11 Carry out the effects of a card in their order."""
    _, nation, card, index, extra, in_step = frame
    do = edition(state.edition).catalogue.cards[card].clauses[0].do
    if index >= len(do):
        state.frames.pop()
        if in_step:
            happen(state, (RESOLVED, nation, nation, -1, card))
        return
    state.frames[-1] = ("play", nation, card, index + 1, extra, in_step)
    event = (PLAYED, nation, nation, -1, card)
    RESOLVE[type(do[index])](state, do[index], nation, card, (0, index), event)


def use(state: State, nation: int, card: int, index: int, event: Happened) -> None:
    """qm 5.3 Use a card on the table: show it, pay, then carry it out."""
    cards = edition(state.edition).catalogue
    clause = cards.cards[card].clauses[index]
    if cards.type[card] == fx.Type.STATUS:
        tell(state, "used-status", nation, card)
    elif state.down[nation] & cards.bit[card]:
        changes.reveal_response(state, nation, card)
    else:
        changes.use_support(state, nation, card)
    if clause.limit == fx.ONCE_A_TURN:
        changes.use_up(state, nation, card)
    state.frames.append(("use", nation, card, index, -1, event))
    pay(state, nation, clause.cost)


@STEPS.run("use")
def run_use(state: State, frame: Frame) -> None:
    """qm 5.2 Carry out the effects of a card on the table in their order."""
    _, nation, card, clause, index, event = frame
    cards = edition(state.edition).catalogue
    do = cards.cards[card].clauses[clause].do
    if index >= len(do):
        state.frames.pop()
        if cards.type[card] == fx.Type.STATUS:
            happen(state, (USED, nation, nation, -1, card))
        return
    state.frames[-1] = ("use", nation, card, clause, index + 1, event)
    if index < 0:
        # It is paid for; those who may cancel it are asked before it does anything.
        happen(state, (USING, nation, nation, -1, card))
        return
    RESOLVE[type(do[index])](state, do[index], nation, card, (clause, index), event)


@STEPS.run("show")
def run_show(state: State, frame: Frame) -> None:
    """qm 3.7 Use a Response that waits for nothing."""
    state.frames.pop()
    _, nation, card = frame
    use(state, nation, card, 0, NOTHING)


@STEPS.run("branch")
def run_branch(state: State, frame: Frame) -> None:
    """Carry out one list of effects inside a card; `own` is whoever does it."""
    _, own, card, path, index, event = frame
    do = branch_at(state, card, path)
    if index >= len(do):
        state.frames.pop()
        return
    state.frames[-1] = ("branch", own, card, path, index + 1, event)
    RESOLVE[type(do[index])](state, do[index], own, card, (*path, index), event)


def branch_at(state: State, card: int, path: EffectPath) -> tuple[fx.Effect, ...]:
    """The list of effects that a path leads to: clause, then (effect, branch) again and again."""
    do = edition(state.edition).catalogue.cards[card].clauses[path[0]].do
    for index, branch in zip(path[1::2], path[2::2], strict=True):
        effect: Any = do[index]
        do = effect.branches[branch]
    return do


def effect_at(state: State, card: int, path: EffectPath) -> Any:
    """The effect that a path leads to."""
    return branch_at(state, card, path[:-1])[path[-1]]


Resolve = Callable[[State, Any, int, int, EffectPath, Happened], None]
RESOLVE: dict[type, Resolve] = {}


def resolves(effect: type) -> Callable[[Resolve], Resolve]:
    """Register the handler of an effect."""
    return registered(RESOLVE, effect)


def asks(effect: type, step: str, times: bool = True) -> None:
    """Register an effect that is nothing but a question, asked up to this many times."""

    def ask(
        state: State, what: Any, own: int, card: int, path: EffectPath, event: Happened
    ) -> None:
        state.frames.append((step, own, card, path, event, what.up_to if times else 1))

    RESOLVE[effect] = ask


@resolves(fx.EliminateIt)
def _eliminate_it(
    state: State, effect: fx.EliminateIt, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 13.2.6 The piece just built is eliminated, if it is still there."""
    _, _, whose, space, _ = event
    if standing(state, whose, fx.PIECE) >> space & 1:
        stack.remove(state, own, whose, space, ELIMINATED)


@resolves(fx.ProtectIt)
def _protect(
    state: State, effect: fx.ProtectIt, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 13.2.5 The piece is not removed, in this battle or until the turn ends."""
    if effect.this_battle:
        stack.save(state)
    else:
        _, _, whose, space, _ = event
        changes.keep(state, whose, space)


@resolves(fx.Score)
def _score(
    state: State, effect: fx.Score, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 7 A card that names no step gives its points at once."""
    points = worth(state, effect, own, event)
    if points:
        changes.score(state, own, points)


@resolves(fx.DiscardDeck)
def _discard_deck(
    state: State, effect: fx.DiscardDeck, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.8 A nation discards the top of its deck; the owner of the card picks which."""
    targets = deck_targets(state, effect, own, event)
    if len(targets) == 1:
        _hit(state, effect, own, card, event, targets[0])
    elif targets:
        state.frames.append(("hit_whom", own, card, path, event))


@STEPS.run("hit_whom")
def run_hit_whom(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 3.8 Ask which nation discards."""
    _, own, card, path, event = frame
    targets = deck_targets(state, effect_at(state, card, path), own, event)
    if not targets:
        state.frames.pop()
        return None
    options = tuple(NATION | nation for nation in targets)
    return (Decision(own, "qm 3.8", "ask-hit-whom", options, (card,)),)


@STEPS.take("hit_whom")
def take_hit_whom(state: State, frame: Frame, seat: int, option: int) -> None:
    """qm 3.8 One nation is to discard."""
    _, own, card, path, event = state.frames.pop()
    _hit(state, effect_at(state, card, path), own, card, event, option & ARGUMENT)


def _hit(
    state: State, effect: fx.DiscardDeck, own: int, card: int, event: Happened, target: int
) -> None:
    cards = edition(state.edition).catalogue
    count = deck_count(state, effect, own, event)
    if not count:
        # ruling qm 3.8: a card that makes nobody discard is not made bigger by others.
        return
    if cards.type[card] != fx.Type.ECONOMIC_WARFARE:
        changes.discard_deck(state, target, count)
        return
    played = stack.playing(state)
    assert played is not None, card
    count += played.extra
    by = cards.nation[card]
    state.frames.append(("hit", by, target, max(count, 0), card))
    happen(state, (TARGETED, by, target, -1, card))


@STEPS.run("hit")
def run_hit(state: State, frame: Frame) -> None:
    """qm 3.8 The nation that was hit discards."""
    state.frames.pop()
    _, _, target, count, _ = frame
    if count > 0:
        changes.discard_deck(state, target, count)


@resolves(fx.ChangeDiscard)
def _change_discard(
    state: State, effect: fx.ChangeDiscard, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.8 More or fewer cards for the card being played, never fewer than none."""
    delta = effect.change
    if effect.if_ is not None and holds(state, effect.if_, own, event):
        delta = effect.change_if
    if effect.per is not None:
        delta *= pieces(state, effect.per, own, event, event[WHOSE])
    if event[KIND] == TARGETED:
        stack.change_hit(state, max((stack.hit(state) or 0) + delta, 0))
    else:
        stack.discard_more(state, delta)


@resolves(fx.CancelDiscard)
def _cancel_discard(
    state: State, effect: fx.CancelDiscard, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.8 The nation that is hit discards nothing for this card."""
    stack.change_hit(state, stack.CANCELLED)


@resolves(fx.CancelUse)
def _cancel_use(
    state: State, effect: fx.CancelUse, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 14.5 The card being used has no effect; its cost stays paid."""
    _, by, _, _, used = event
    stack.cancel_use(state, used)
    if effect.until == "round":
        changes.bar(state, by, used)
    elif effect.until == "turn":
        changes.use_up(state, by, used)
    tell(state, "cancelled", by, used)


@resolves(fx.ForbidAir)
def _forbid_air(
    state: State, effect: fx.ForbidAir, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 14.4 No air defence and no air attack until the turn ends."""
    changes.forbid_air(state)


@resolves(fx.RemoveRest)
def _remove_rest(
    state: State, effect: fx.RemoveRest, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.3 The other enemies in the space battled are battled as well."""
    enemy, space = 1 - (own & 1), event[SPACE]
    for nation in (enemy + 4, enemy + 2, enemy):
        if standing(state, nation, effect.kind) >> space & 1:
            stack.remove(state, own, nation, space, IN_BATTLE)


@resolves(fx.CancelText)
def _cancel_text(
    state: State, effect: fx.CancelText, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.8 The card was played and lies on the pile, but does nothing."""
    cancelled = stack.cancel_play(state)
    tell(state, "cancelled", cancelled.nation, cancelled.card)


@resolves(fx.DiscardStatus)
def _discard_status(
    state: State, effect: fx.DiscardStatus, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 5.3 The Status has done its work and leaves the table."""
    _, by, _, _, used = event
    if state.status[by] & edition(state.edition).catalogue.bit[used]:
        changes.discard_status(state, by, used)


@resolves(fx.DiscardResponse)
def _discard_response(
    state: State, effect: fx.DiscardResponse, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 12 A face-down card is picked blindly and stays unseen."""
    if state.down[effect.of]:
        changes.discard_response(state, effect.of)


@resolves(fx.ReturnCard)
def _return_card(
    state: State, effect: fx.ReturnCard, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 5.2 The card just played goes back to the deck."""
    played = event[DETAIL]
    if played in state.played[own]:
        changes.off_pile(state, own, played)
        if effect.shuffled:
            changes.into_deck(state, own, played)
        elif effect.under:
            changes.put_under_deck(state, own, played)
        else:
            changes.on_top_of_deck(state, own, played)


@resolves(fx.GrantSupply)
def _grant_supply(
    state: State, effect: fx.GrantSupply, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 6 These spaces feed their pieces until the turn ends, even pieces that come later."""
    kind = effect.pieces.kind
    area = spaces(state, effect.pieces.at, own, event) & {fx.ARMY: LAND, fx.NAVY: SEA}.get(kind, -1)
    for nation in walk(nations(effect.pieces.of, own)):
        changes.grant_supply(state, nation, area)


@resolves(fx.IfSo)
def _if_so(
    state: State, effect: fx.IfSo, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 3.8 What follows is carried out if its condition holds."""
    if holds(state, effect.condition, own, event):
        state.frames.append(("branch", own, card, (*path, 0), 0, event))


@resolves(fx.LetNation)
def _let(
    state: State, effect: fx.LetNation, own: int, card: int, path: EffectPath, event: Happened
) -> None:
    """qm 5.2 A teammate may carry it out."""
    state.frames.append(("branch", effect.by, card, (*path, 0), 0, event))
