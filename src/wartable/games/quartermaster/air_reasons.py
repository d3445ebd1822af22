"""qm 14 Why can't I? The same for air forces."""

from wartable.core.decision import Decision, Reason
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster import stack
from wartable.games.quartermaster.air import bases, deploy_card
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.catalogue import ABOUT, DEFENDED
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.possible import air_reserve
from wartable.games.quartermaster.stack import IN_BATTLE
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import is_supplied, lines

OF_AIR = (op.DEPLOY, op.MARSHAL, op.FLY, op.ATTACK, op.GROUND)
"""Answers about an air force that name a space."""


def why_not(state: State, seat: int, verb: int, space: int, decision: Decision) -> Reason:
    """Why an air force cannot do that in (or from) a space."""
    args: dict[str, str | int] = {"space": SPACES[space], "nation": NATIONS[seat]}
    if not edition(state.edition).air:
        return Reason("qm 14", "reason-no-air-forces")
    there = bool(state.air_forces[seat] >> space & 1)
    match verb:
        case op.DEPLOY:
            return _deploy(state, seat, space, decision, args, there)
        case op.FLY:
            return _fly(state, seat, space, decision, args, there)
        case op.MARSHAL | op.GROUND if decision.ask not in ("ask-air", "ask-ground"):
            return Reason("qm 14.2", "reason-only-in-air-step")
        case _ if not there:
            return Reason("qm 14.2.2", "reason-no-air-force", args)
        case op.MARSHAL:
            return _marshal(state, seat, space, args)
        case op.ATTACK:
            return _attack(state, seat, space, args)
        case _:
            return Reason("qm 2.1", "reason-air-force-in-reserve", args)


def _deploy(
    state: State, seat: int, space: int, decision: Decision, args: dict[str, str | int], there: bool
) -> Reason:
    if decision.ask not in ("ask-air", "ask-deploy"):
        return Reason("qm 14.2", "reason-only-in-air-step")
    if decision.ask == "ask-air" and deploy_card(state, seat) is None:
        return Reason("qm 14.2.1", "reason-no-deploy-card")
    if not air_reserve(state, seat):
        return Reason("qm 2.1", "reason-no-air-force-left", args)
    return _base(state, seat, space, args, there)


def _base(state: State, seat: int, space: int, args: dict[str, str | int], there: bool) -> Reason:
    """Why a space is no base for another air force of a nation."""
    if there:
        return Reason("qm 14.2.3", "reason-air-force-there", args)
    if not is_supplied(state, seat, space):
        return Reason("qm 14.2.1", "reason-no-supplied-piece-there", args)
    return Reason("qm 14.2", "reason-not-by-this-card", args)


def _fly(
    state: State, seat: int, space: int, decision: Decision, args: dict[str, str | int], there: bool
) -> Reason:
    if decision.ask not in ("ask-marshal", "ask-redeploy"):
        return Reason("qm 14.2", "reason-only-in-air-step")
    start = decision.about[0]
    if decision.ask == "ask-marshal" and space == start:
        return Reason("qm 14.2.2", "reason-stays-for-nothing", args)
    if decision.ask == "ask-redeploy" and bases(state, seat) >> space & 1:
        return Reason("qm 14.3", "reason-not-next-door", args)
    return _base(state, seat, space, args, there)


def _marshal(state: State, seat: int, space: int, args: dict[str, str | int]) -> Reason:
    if not state.hand[seat]:
        return Reason("qm 14.2.2", "reason-empty-hand", {"nation": NATIONS[seat]})
    if not is_supplied(state, seat, space):
        return Reason("qm 14.2.2", "reason-named-unsupplied", args)
    return Reason("qm 14.2.2", "reason-nowhere-to-fly", args)


def _attack(state: State, seat: int, space: int, args: dict[str, str | int]) -> Reason:
    kind, _, whose, defended, _ = stack.event(state)
    if state.no_air:
        return Reason("qm 14.4", "reason-clouds")
    if kind != DEFENDED or whose != seat:
        return Reason("qm 14.4.2", "reason-no-defense-to-answer")
    near = lines(state, seat).near[defended]
    assert not near >> space & 1
    return Reason("qm 14.4.2", "reason-not-next-door", args)


def why_not_defend(state: State, seat: int) -> Reason:
    """qm 14.4.1 Why a nation cannot use its air defense."""
    kind, _, whose, space, cause = stack.event(state)
    if not edition(state.edition).air:
        return Reason("qm 14", "reason-no-air-forces")
    if state.no_air:
        return Reason("qm 14.4", "reason-clouds")
    if kind != ABOUT or whose != seat or cause != IN_BATTLE:
        return Reason("qm 14.4.1", "reason-no-battle-to-answer")
    args: dict[str, str | int] = {"space": SPACES[space], "nation": NATIONS[seat]}
    if not state.air_forces[seat] >> space & 1:
        return Reason("qm 14.4.1", "reason-no-air-force", args)
    return Reason("qm 14.4.1", "reason-piece-safe", args)
