"""Why can't I? The rule and the condition that is missing, for any card or space."""

from wartable.core.decision import Decision, Reason
from wartable.games.quartermaster import air_reasons, stack
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import FIRST_SEA, NATIONS, NUMBER, SPACES
from wartable.games.quartermaster.catalogue import (
    ABOUT,
    KIND,
    NOTHING,
    PLAYED,
    RECRUITED,
    Happened,
    kinds_of,
)
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import spaces, standing
from wartable.games.quartermaster.obstacles import Args, in_space, obstacle
from wartable.games.quartermaster.pieces import liftable
from wartable.games.quartermaster.possible import payable, possible
from wartable.games.quartermaster.resolve import effect_at
from wartable.games.quartermaster.stack import IN_BATTLE
from wartable.games.quartermaster.state import RECRUIT_COUNTS, State
from wartable.games.quartermaster.supply import is_supplied
from wartable.games.quartermaster.triggers import fits
from wartable.games.quartermaster.where import nations


def why_not(state: State, seat: int, words: str) -> Reason:
    """Why something is not one of the options."""
    name, _, rest = words.partition(" ")
    decision = next((d for d in state.decisions if d.seat == seat), None)
    if name not in op.VERBS:
        return Reason("table", "reason-unknown-verb", {"word": name})
    verb = op.VERBS.index(name) << op.SHIFT
    if verb in op.OF_CARD and rest:
        return _card(state, seat, verb, rest, decision)
    target = rest.replace(" ", "_")
    if target not in NUMBER:
        target = rest.split()[-1] if rest else ""
    if verb == op.LIFT and (not target or target in NUMBER):
        return _lift(state, seat, target)
    if decision is None:
        return Reason("table", "reason-not-asked", {"nation": NATIONS[seat]})
    if verb in (op.BUILD, op.BATTLE, op.RECRUIT, op.ELIMINATE) and target:
        if target not in NUMBER:
            return Reason("table", "reason-unknown-space", {"word": target})
        return _space(state, seat, verb, NUMBER[target], decision)
    if verb in air_reasons.OF_AIR and target:
        if target not in NUMBER:
            return Reason("table", "reason-unknown-space", {"word": target})
        return air_reasons.why_not(state, seat, verb, NUMBER[target], decision)
    if verb == op.DEFEND:
        return air_reasons.why_not_defend(state, seat)
    return Reason(decision.rule, "reason-not-now", {"word": words})


def _lift(state: State, seat: int, target: str) -> Reason:
    """qm 2.1 Why a nation cannot take a piece of its own off the board."""
    if state.frames and state.frames[0][0] == "opening":
        return Reason("qm 4", "reason-not-now", {"word": f"lift {target}".strip()})
    if target and not standing(state, seat, fx.PIECE) >> NUMBER[target] & 1:
        return Reason("qm 2.1", "reason-no-own-piece", {"space": target})
    if state.wishes >> seat & 1:
        return Reason("qm 2.1", "reason-wished")
    if liftable(state, seat):
        return Reason("qm 2.1", "reason-lift-first")
    own_turn = state.nation == seat or edition(state.edition).lift_any_time
    return Reason("qm 2.1", "reason-lift-reserve" if own_turn else "reason-lift-own-turn")


# Cards.


def _card(state: State, seat: int, verb: int, name: str, decision: Decision | None) -> Reason:
    cards = edition(state.edition).catalogue
    own = NATIONS[seat]
    short = name.removeprefix(f"{own}.").removeprefix(f"{own} ").replace(" ", "_")
    number = cards.number.get((seat, short))
    if number is None:
        return Reason("table", "reason-unknown-card", {"word": name, "nation": own})
    args: Args = {"card": f"{own}.{short}"}
    if verb == op.USE:
        return _use(state, seat, number, args, decision)
    if verb in (op.PLAY, op.DISCARD) and number not in state.hand[seat]:
        if (state.status[seat] | state.down[seat]) & cards.bit[number]:
            return Reason("qm 5.2", "reason-on-table", args)
        return Reason("qm 5.2", "reason-not-in-hand", args)
    if verb == op.PLAY and state.nation != seat:
        return Reason("qm 4.1", "reason-not-your-turn", args | {"nation": NATIONS[state.nation]})
    if verb == op.PLAY and (decision is None or decision.ask != "ask-play"):
        return Reason("qm 5.2", "reason-only-in-play-step", args)
    if decision is None:
        return Reason("table", "reason-not-asked", {"nation": NATIONS[seat]})
    return Reason(decision.rule, "reason-not-now-card", args)


def idle(state: State, seat: int, number: int) -> Reason | None:
    """Why a card would do nothing if it were played now; None, if it would do something."""
    cards = edition(state.edition).catalogue
    clause = cards.cards[number].clauses[0]
    if not isinstance(clause.when, fx.OnPlay):
        return None
    event: Happened = (PLAYED, seat, seat, -1, number)
    found = [obstacle(state, effect, seat, number, event) for effect in clause.do]
    return found[0] if all(found) else None


def _use(state: State, seat: int, number: int, args: Args, decision: Decision | None) -> Reason:
    cards = edition(state.edition).catalogue
    bit, kind = cards.bit[number], cards.type[number]
    in_hand = number in state.hand[seat]
    if kind == fx.Type.SUPPORT:
        if not in_hand:
            return Reason("qm 14.5", "reason-not-in-hand", args)
    elif not (state.status[seat] | state.down[seat]) & bit:
        if kind not in (fx.Type.STATUS, fx.Type.RESPONSE):
            why = idle(state, seat, number) if in_hand else None
            return why or Reason("qm 5.2", "reason-not-usable", args)
        rule = "qm 3.6" if kind == fx.Type.STATUS else "qm 3.7"
        return Reason(rule, "reason-lay-first" if in_hand else "reason-not-on-table", args)
    if edition(state.edition).status_delay and state.laid[seat] & bit:
        return Reason("qm 3.6", "reason-laid-this-turn", args)
    if state.barred[seat] & bit:
        return Reason("qm 14.5", "reason-barred", args)
    if state.used[seat] & bit:
        return Reason("qm 5.3", "reason-used-this-turn", args)
    event = stack.event(state)
    if event != NOTHING and number in stack.used(state):
        return Reason("qm 5.3", "reason-used-for-event", args)
    clauses = cards.cards[number].clauses
    # Of several uses, the one that comes closest is explained: the last is an action.
    for index, clause in reversed(list(enumerate(clauses))):
        about = args | {"clause": index, "edition": state.edition}
        why = _clause(state, seat, number, clause, about, event, decision)
        if why is not None:
            return why
    return Reason("qm 5.3", "reason-nothing-to-do", args)


def _clause(
    state: State,
    seat: int,
    number: int,
    clause: fx.Clause,
    args: Args,
    event: Happened,
    decision: Decision | None,
) -> Reason | None:
    """Why one use of a card is not possible now."""
    when = clause.when
    match when:
        case fx.Always():
            return Reason("qm 3.6", "reason-works-by-itself", {"card": args["card"]})
        case fx.MayBuild():
            return _effects(state, seat, number, clause, NOTHING) or Reason(
                "qm 3.6", "reason-waits", args
            )
        case fx.During(instead=False):
            return _effects(state, seat, number, clause, NOTHING) or Reason(
                "qm 7", "reason-counts-by-itself", {"card": args["card"]}
            )
        case fx.AnyTime() | fx.AnyMoment() if fits(state, clause, seat, NOTHING):
            if state.wishes >> seat & 1:
                return Reason("qm 3.7", "reason-wished")
            return _cannot(state, seat, number, clause, NOTHING, args)
        case fx.During():
            if decision is None or decision.ask != "ask-play":
                return Reason("qm 5.2", "reason-waits", args)
            return _cannot(state, seat, number, clause, NOTHING, args)
    if event[KIND] not in kinds_of(when):
        return Reason("qm 5.3", "reason-waits", args)
    if not fits(state, clause, seat, event):
        return _mismatch(state, when, seat, event, args)
    if not possible(state, clause, seat, number, event):
        return _cannot(state, seat, number, clause, event, args)
    return _not_asked(state, seat, args)


def _cannot(
    state: State, seat: int, number: int, clause: fx.Clause, event: Happened, args: Args
) -> Reason:
    """Why an open use cannot be paid for, or would do nothing."""
    if not payable(state, clause.cost, seat, number):
        return Reason("qm 10", "reason-cannot-pay", {"card": args["card"]})
    why = _effects(state, seat, number, clause, event)
    return why or Reason("qm 5.3", "reason-nothing-to-do", {"card": args["card"]})


def _effects(
    state: State, seat: int, number: int, clause: fx.Clause, event: Happened
) -> Reason | None:
    """Why none of the effects can do anything; None, if one can."""
    found = [obstacle(state, effect, seat, number, event) for effect in clause.do]
    return found[0] if all(found) else None


def _not_asked(state: State, seat: int, args: Args) -> Reason:
    """qm 5.3 The card fits, but another is being asked: later, or not any more."""
    _, _, _, team, place, passed, _ = state.frames[-1]
    late = passed >> (seat & 1) & 1 or (seat & 1 == team and seat >> 1 < place)
    message = "reason-passed" if late else "reason-others-first"
    return Reason("qm 5.3", message, {"card": args["card"]})


def _mismatch(state: State, when: fx.When, seat: int, event: Happened, args: Args) -> Reason:
    """Which part of a trigger the current event does not match."""
    if not isinstance(when, fx.After | fx.About):
        return Reason("qm 5.3", "reason-waits", args)
    what, (kind, by, whose, space, _) = when.event, event
    match what:
        case fx.Built(by=who):
            actor = whose
        case fx.Removed(of=who) | fx.Targeted(of=who) | fx.Began(of=who):
            actor = whose
        case fx.Battled(by=who) | fx.Played(by=who) | fx.Resolved(by=who):
            actor = by
        case fx.Used(by=who) | fx.Using(by=who) | fx.Deployed(by=who):
            actor = by
    if not nations(who, seat) >> actor & 1:
        return Reason("qm 5.3", "reason-event-of", args | {"nation": NATIONS[actor]})
    counts = isinstance(what, fx.Built) and (what.or_recruited or state.flags & RECRUIT_COUNTS)
    if kind == RECRUITED and not counts:
        return Reason("qm 5.5.1", "reason-event-recruited", args | {"space": SPACES[space]})
    if isinstance(what, fx.Built | fx.Battled | fx.Removed):
        return _misplaced(state, what, seat, event, args)
    return Reason("qm 5.3", "reason-waits", args)


def _misplaced(
    state: State,
    what: fx.Built | fx.Battled | fx.Removed,
    seat: int,
    event: Happened,
    args: Args,
) -> Reason:
    """What is wrong with the space or the piece of an event."""
    kind, _, whose, space, detail = event
    there = args | {"space": SPACES[space]}
    sea = what.kind in (fx.NAVY, fx.SEA)
    if what.kind != fx.PIECE and (space >= FIRST_SEA) != sea:
        return Reason("qm 2.2", "reason-event-kind", there)
    of = what.of if isinstance(what, fx.Battled) else None
    if of is not None and (whose < 0 or not nations(of, seat) >> whose & 1):
        return Reason("qm 5.3", "reason-event-target", there)
    if not spaces(state, what.at, seat, event) >> space & 1:
        return Reason("qm 5.3", "reason-event-place", there)
    if isinstance(what, fx.Removed):
        if what.in_battle and detail != IN_BATTLE:
            return Reason("qm 5.5.2", "reason-event-not-battle", there)
        fed = is_supplied(state, whose, space) if kind == ABOUT else detail
        if what.supplied and not fed:
            return Reason("qm 6", "reason-event-unsupplied", there | {"nation": NATIONS[whose]})
    return Reason("qm 5.3", "reason-waits", args)


# Spaces.


def _space(state: State, seat: int, verb: int, space: int, decision: Decision) -> Reason:
    frame = state.frames[-1]
    step, *_ = frame
    args: Args = {"space": SPACES[space]}
    wanted = {"build": op.BUILD, "battle": op.BATTLE, "recruit": op.RECRUIT}.get(step)
    if step in ("build", "battle", "recruit", "eliminate"):
        _, own, card, path, event, *_ = frame
        effect = effect_at(state, card, path)
        if not spaces(state, effect.at, own, event) >> space & 1:
            return Reason(decision.rule, "reason-not-by-this-card", args)
        sea = effect.kind in (fx.NAVY, fx.SEA)
        if effect.kind != fx.PIECE and (space >= FIRST_SEA) != sea:
            return Reason("qm 2.2", "reason-wrong-kind-of-space", args)
    if wanted != verb:
        if verb == op.ELIMINATE and step == "eliminate":
            return Reason("qm 5.5.2", "reason-no-such-piece", args)
        return Reason(decision.rule, "reason-not-now-space", args)
    return in_space(state, seat, verb, space)
