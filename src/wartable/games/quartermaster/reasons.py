"""Why can't I? The rule and the condition that is missing, for any card or space."""

from wartable.core.bits import spread
from wartable.core.decision import Decision, Reason
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import FIRST_SEA, HOME, NATIONS, NUMBER, SPACES
from wartable.games.quartermaster.catalogue import Happened, kinds_of
from wartable.games.quartermaster.changes import reserve
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import spaces, standing
from wartable.games.quartermaster.possible import lifts_for, possible
from wartable.games.quartermaster.resolve import effect_at
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import (
    builds,
    holds,
    lines,
    team_armies,
    team_navies,
)
from wartable.games.quartermaster.triggers import fits


def tidy(words: str) -> str:
    """Words as people type them, made to look like an answer."""
    return " ".join(words.lower().replace("-", "_").split())


def why_not(state: State, seat: int, words: str) -> Reason:
    """Why an answer that is not among the options is not one of them."""
    name, _, rest = words.partition(" ")
    decision = next((d for d in state.decisions if d.seat == seat), None)
    if name not in op.VERBS:
        return Reason("table", "reason-unknown-verb", {"word": name})
    if decision is None:
        return Reason("table", "reason-not-asked", {"nation": NATIONS[seat]})
    verb = op.VERBS.index(name) << op.SHIFT
    if verb in op.OF_CARD:
        return _card(state, seat, verb, rest, decision)
    target = rest.split()[-1] if rest else ""
    if verb in (op.BUILD, op.BATTLE, op.RECRUIT, op.ELIMINATE, op.LIFT) and target:
        if target not in NUMBER:
            return Reason("table", "reason-unknown-space", {"word": target})
        return _space(state, seat, verb, NUMBER[target], decision)
    return Reason(decision.rule, "reason-not-now", {"word": words})


def _card(state: State, seat: int, verb: int, name: str, decision: Decision) -> Reason:
    cards = edition(state.edition).catalogue
    short = name.removeprefix(NATIONS[seat] + ".")
    number = cards.number.get((seat, short))
    if number is None:
        return Reason("table", "reason-unknown-card", {"word": name, "nation": NATIONS[seat]})
    args: dict[str, str | int] = {"card": f"{NATIONS[seat]}.{short}"}
    if verb == op.USE:
        return _use(state, seat, number, args, decision)
    if number not in state.hand[seat]:
        return Reason("qm 5.2", "reason-not-in-hand", args)
    return Reason(decision.rule, "reason-not-now-card", args)


def _use(
    state: State, seat: int, number: int, args: dict[str, str | int], decision: Decision
) -> Reason:
    cards = edition(state.edition).catalogue
    bit, kind = cards.bit[number], cards.type[number]
    if not (state.status[seat] | state.down[seat]) & bit:
        if kind in (fx.Type.STATUS, fx.Type.RESPONSE):
            return Reason("qm 5.3", "reason-not-on-table", args)
        return Reason("qm 5.2", "reason-not-usable", args)
    if state.used[seat] & bit:
        return Reason("qm 5.3", "reason-used-this-turn", args)
    clauses = cards.cards[number].clauses
    frame = state.frames[-1]
    event: Happened = frame[2] if frame[0] == "window" else ("", -1, -1, -1, -1)
    if frame[0] == "window" and number in frame[6]:
        return Reason("qm 5.3", "reason-used-for-event", args)
    for clause in clauses:
        during = isinstance(clause.when, fx.During) and decision.ask == "ask-play"
        fitting = event[0] in kinds_of(clause.when) and fits(state, clause, seat, event)
        if (during or fitting) and not possible(state, clause, seat, number, event):
            return _impossible(state, clause, seat, event, args)
    return Reason("qm 5.3", _trigger(clauses[0]), args)


def _trigger(clause: fx.Clause) -> str:
    """Which trigger a card waits for."""
    when = clause.when
    if isinstance(when, fx.After):
        return f"reason-waits-for-{type(when.event).__name__.lower()}"
    if isinstance(when, fx.During) and when.instead:
        return "reason-only-instead"
    if isinstance(when, fx.During):
        return "reason-counts-by-itself"
    return f"reason-waits-for-{type(when).__name__.lower()}"


def _impossible(
    state: State, clause: fx.Clause, seat: int, event: Happened, args: dict[str, str | int]
) -> Reason:
    """Why the first effect of a card can do nothing."""
    for effect in clause.do:
        if isinstance(effect, fx.Build | fx.Battle | fx.Recruit):
            area = spaces(state, effect.at, seat, event)
            if area.bit_count() == 1:
                verb = {fx.Build: op.BUILD, fx.Battle: op.BATTLE, fx.Recruit: op.RECRUIT}
                space = area.bit_length() - 1
                return _space_reason(state, seat, verb[type(effect)], space)
    return Reason("qm 5.3", "reason-nothing-to-do", args)


def _space(state: State, seat: int, verb: int, space: int, decision: Decision) -> Reason:
    frame = state.frames[-1]
    args: dict[str, str | int] = {"space": SPACES[space]}
    wanted = {"build": op.BUILD, "battle": op.BATTLE, "recruit": op.RECRUIT}.get(frame[0])
    if frame[0] in ("build", "battle", "recruit", "eliminate"):
        effect = effect_at(state, frame[2], frame[3])
        if not spaces(state, effect.at, frame[1], frame[4]) >> space & 1:
            return Reason(decision.rule, "reason-not-by-this-card", args)
        sea = effect.kind in (fx.NAVY, fx.SEA)
        if effect.kind != fx.PIECE and (space >= FIRST_SEA) != sea:
            return Reason("qm 2.2", "reason-wrong-kind-of-space", args)
    if wanted != verb:
        if verb == op.ELIMINATE and frame[0] == "eliminate":
            return Reason("qm 5.5.2", "reason-no-such-piece", args)
        if verb == op.LIFT and not standing(state, seat, fx.PIECE) >> space & 1:
            return Reason("qm 2.1", "reason-no-own-piece", args)
        return Reason(decision.rule, "reason-not-now-space", args)
    return _space_reason(state, seat, verb, space)


def _space_reason(state: State, seat: int, verb: int, space: int) -> Reason:
    """Why a nation cannot build, recruit or battle in a space."""
    args: dict[str, str | int] = {"space": SPACES[space], "nation": NATIONS[seat]}
    own, team = lines(state, seat), seat & 1
    land = space < FIRST_SEA
    friends = team_armies(state, team) if land else team_navies(state, team)
    enemies = team_armies(state, 1 - team) if land else team_navies(state, 1 - team)
    reach = spread(own.supplied, own.near)
    if verb == op.BATTLE:
        rule = "qm 3.3" if land else "qm 3.4"
        if friends >> space & 1:
            return Reason("qm 5.5.4", "reason-friend-there", args)
        return Reason(rule, "reason-no-supplied-neighbour", args)
    if enemies >> space & 1:
        return Reason("qm 2.2", "reason-enemy-there", args)
    if verb == op.RECRUIT:
        if holds(state, seat, space):
            return Reason("qm 2.2", "reason-own-piece-there", args)
        return Reason("qm 5.5.1", "reason-not-now-space", args)
    rule = "qm 3.1" if land else "qm 3.2"
    if holds(state, seat, space):
        return Reason("qm 5.5.3", "reason-named-unsupplied", args)
    if not reach >> space & 1 and space != HOME[seat]:
        return Reason(rule, "reason-no-supplied-neighbour", args)
    if not builds(state, seat, fx.ARMY if land else fx.NAVY) >> space & 1:
        neighbours = edition(state.edition).board.neighbours[space]
        if not land and not neighbours & team_armies(state, team):
            return Reason("qm 3.2", "reason-no-port", args)
        return Reason(rule, "reason-would-be-unsupplied", args)
    if not reserve(state, seat, space) and not lifts_for(state, seat, space):
        return Reason("qm 2.1", "reason-no-piece-left", args)
    return Reason(rule, "reason-not-now-space", args)
