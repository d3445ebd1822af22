"""What stands in the way: why a space, or a whole effect of a card, is impossible now."""

from collections.abc import Callable
from typing import Any

from wartable.core.bits import spread, walk
from wartable.core.decision import Reason
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import options as op
from wartable.games.quartermaster.board import FIRST_SEA, HOME, NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.catalogue import BY, DETAIL, SPACE, WHOSE, Happened
from wartable.games.quartermaster.changes import reserve
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import holds as true
from wartable.games.quartermaster.meaning import pieces, spaces
from wartable.games.quartermaster.possible import air_reserve, can, deck_targets, lifts_for
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import (
    builds,
    holds,
    lines,
    team_armies,
    team_navies,
)
from wartable.games.quartermaster.where import nations

Args = dict[str, str | int]


# Spaces.


def in_space(state: State, nation: int, verb: int, space: int) -> Reason:
    """Why a nation cannot build, recruit or battle in a space."""
    args: Args = {"space": SPACES[space], "nation": NATIONS[nation]}
    own, team = lines(state, nation), nation & 1
    land = space < FIRST_SEA
    friends = team_armies(state, team) if land else team_navies(state, team)
    enemies = team_armies(state, 1 - team) if land else team_navies(state, 1 - team)
    reach = spread(own.supplied, own.near)
    if verb == op.BATTLE:
        rule = "qm 3.3" if land else "qm 3.4"
        if friends >> space & 1:
            return Reason("qm 5.5.4", "reason-friend-there", args)
        if reach >> space & 1:
            # The card battles the pieces of one nation, and there is none of them.
            return Reason(rule, "reason-no-such-piece", args)
        return Reason(rule, "reason-no-supplied-neighbour", args)
    if enemies >> space & 1:
        return Reason("qm 2.2", "reason-enemy-there", args)
    if verb == op.RECRUIT:
        if holds(state, nation, space):
            return Reason("qm 2.2", "reason-own-piece-there", args)
        return Reason("qm 5.5.1", "reason-not-now-space", args)
    rule = "qm 3.1" if land else "qm 3.2"
    if holds(state, nation, space):
        return Reason("qm 5.5.3", "reason-named-unsupplied", args)
    if not reach >> space & 1 and space != HOME[nation]:
        return Reason(rule, "reason-no-supplied-neighbour", args)
    if not builds(state, nation, fx.ARMY if land else fx.NAVY) >> space & 1:
        neighbours = edition(state.edition).board.neighbours[space]
        if not land and not neighbours & team_armies(state, team):
            return Reason("qm 3.2", "reason-no-port", args)
        return Reason(rule, "reason-would-be-unsupplied", args)
    if not reserve(state, nation, space) and not lifts_for(state, nation, space):
        return Reason("qm 2.1", "reason-no-piece-left", args)
    return Reason(rule, "reason-not-now-space", args)


def _place(at: fx.Where, event: Happened) -> Args:
    """A place as arguments: how it lies to some spaces."""
    there = tuple(event[SPACE] if space == fx.EVENT else space for space in at.spaces)
    args: Args = {"how": at.how, "spaces": ",".join(SPACES[space] for space in there)}
    return args | {"steps": at.number} if at.number else args


def _somewhere(
    state: State, effect: fx.Build | fx.Battle | fx.Recruit, own: int, event: Happened
) -> Reason:
    """Why a card can do nothing anywhere it might."""
    kinds = {fx.Build: op.BUILD, fx.Battle: op.BATTLE, fx.Recruit: op.RECRUIT}
    verb = kinds[type(effect)]
    # Whoever would place the piece; of several, the first.
    nation = own
    if isinstance(effect, fx.Recruit):
        nation = min(walk(nations(effect.of, own, event[WHOSE], event[BY])))
    area = spaces(state, effect.at, own, event)
    if area.bit_count() == 1:
        return in_space(state, nation, verb, area.bit_length() - 1)
    if effect.at.how == "faced":
        args: Args = {"nation": NATIONS[own], "target": NATIONS[effect.at.number]}
        return Reason("qm 3.3", "reason-none-faced", args)
    args = {"nation": NATIONS[nation], "piece": effect.kind, **_place(effect.at, event)}
    rule = {op.BUILD: "qm 3.1", op.BATTLE: "qm 3.3", op.RECRUIT: "qm 5.5.1"}[verb]
    if verb != op.RECRUIT and effect.kind in (fx.NAVY, fx.SEA):
        rule = "qm 3.2" if verb == op.BUILD else "qm 3.4"
    return Reason(rule, f"reason-cannot-{op.VERBS[verb >> op.SHIFT]}", args)


# Pieces and conditions.


def _owner(who: fx.Nations, own: int) -> str:
    """A nation or a team by its id."""
    found = list(walk(nations(who, own)))
    return NATIONS[found[0]] if len(found) == 1 else TEAMS[found[0] & 1]


def missing(wanted: fx.Pieces, own: int, event: Happened, rule: str, some: bool = False) -> Reason:
    """That there is no such piece (or, against a condition, that there is one)."""
    args: Args = {"owner": _owner(wanted.of, own), "piece": wanted.kind}
    if wanted.at.how in ("near_home", "beside_home"):
        args = {"nation": NATIONS[own], "piece": wanted.kind, "steps": wanted.at.number or 1}
        return Reason(rule, "reason-no-home-near", args | {"team": TEAMS[1 - (own & 1)]})
    args |= {"supplied": "yes" if wanted.supplied else "no", **_place(wanted.at, event)}
    return Reason(rule, "reason-a-piece" if some else "reason-no-piece", args)


def unmet(state: State, condition: fx.Condition, own: int, event: Happened, rule: str) -> Reason:
    """Which part of a condition does not hold."""
    match condition:
        case fx.Both(first, second):
            lacking = first if not pieces(state, first, own, event) else second
            return missing(lacking, own, event, rule)
        case fx.Some(wanted):
            return missing(wanted, own, event, rule)
        case fx.No(wanted):
            return missing(wanted, own, event, rule, some=True)


# Effects.


def obstacle(
    state: State, effect: fx.Effect, own: int, card: int, event: Happened
) -> Reason | None:
    """Why an effect of a card can do nothing now; None, if it can."""
    if isinstance(effect, fx.Score | fx.DiscardDeck):
        return _amount(state, effect, own, event)
    if can(state, effect, own, card, event):
        return None
    if isinstance(effect, fx.Build | fx.Battle | fx.Recruit):
        return _somewhere(state, effect, own, event)
    if isinstance(effect, fx.IfSo) and not true(state, effect.condition, own, event):
        return unmet(state, effect.condition, own, event, "qm 3.8")
    if isinstance(effect, fx.Either | fx.AnyOrder | fx.IfSo | fx.LetNation):
        acting = own if isinstance(effect, fx.Either | fx.IfSo) else effect.by
        return obstacle(state, effect.branches[0][0], acting, card, event)
    found = _OBSTACLES.get(type(effect))
    if found is None:
        name = edition(state.edition).catalogue.cards[card].id
        return Reason("qm 5.3", "reason-nothing-to-do", {"card": f"{NATIONS[own]}.{name}"})
    return found(state, effect, own, event)


def _amount(
    state: State, effect: fx.Score | fx.DiscardDeck, own: int, event: Happened
) -> Reason | None:
    """Points or discards that come to nothing."""
    rule = "qm 7" if isinstance(effect, fx.Score) else "qm 3.8"
    if isinstance(effect, fx.DiscardDeck):
        if effect.if_ is not None and not deck_targets(state, effect, own, event):
            return unmet(state, effect.if_, own, event, rule)
        if effect.more and effect.more_if and true(state, effect.more_if, own, event):
            return None
    elif effect.if_ is not None and not true(state, effect.if_, own, event):
        return unmet(state, effect.if_, own, event, rule)
    if effect.per is not None and not pieces(state, effect.per, own, event):
        return missing(effect.per, own, event, rule)
    return None


def _eliminate(state: State, effect: fx.Eliminate, own: int, event: Happened) -> Reason:
    return missing(fx.Pieces(effect.kind, effect.of, effect.at), own, event, "qm 5.5.2")


def _it(state: State, effect: Any, own: int, event: Happened) -> Reason:
    args: Args = {"nation": NATIONS[event[WHOSE]], "space": SPACES[event[SPACE]]}
    if isinstance(effect, fx.EliminateIt):
        return Reason("qm 13.2.6", "reason-piece-gone", args)
    return Reason("qm 13.2.5", "reason-piece-safe", args)


def _play_card(state: State, effect: fx.PlayCard, own: int, event: Happened) -> Reason:
    args: Args = {"nation": NATIONS[own]}
    if effect.source != "hand" and effect.types:
        return Reason("qm 5.2", "reason-none-in-pile", args | {"type": _type(effect.types[0])})
    return Reason("qm 5.2", f"reason-empty-{effect.source}", args)


def _protect(state: State, effect: fx.Protect, own: int, event: Happened) -> Reason:
    return missing(effect.pieces[0], own, event, "qm 13.2.5")


def _deploy(state: State, effect: fx.Deploy, own: int, event: Happened) -> Reason:
    if not air_reserve(state, own):
        return Reason("qm 2.1", "reason-no-air-force-left", {"nation": NATIONS[own]})
    wanted = fx.Pieces(effect.kind, at=effect.at, supplied=effect.supplied)
    return missing(wanted, own, event, "qm 14.2.1")


def _lay(state: State, effect: fx.Lay, own: int, event: Happened) -> Reason:
    args: Args = {"nation": NATIONS[own], "type": _type(effect.type)}
    if effect.source == "hand":
        return Reason("qm 14.5", "reason-none-in-hand", args)
    return Reason("qm 10", "reason-none-in-pile", args)


def _rest(state: State, effect: fx.RemoveRest, own: int, event: Happened) -> Reason:
    return missing(fx.Pieces(effect.kind, fx.ENEMY, fx.here(fx.EVENT)), own, event, "qm 3.3")


def _change(state: State, effect: fx.ChangeDiscard, own: int, event: Happened) -> Reason:
    if effect.per is not None and not pieces(state, effect.per, own, event, event[WHOSE]):
        return missing(effect.per, own, event, "qm 3.8")
    cards, card = edition(state.edition).catalogue, event[DETAIL]
    played = f"{NATIONS[cards.nation[card]]}.{cards.cards[card].id}"
    return Reason("qm 3.8", "reason-no-discard", {"card": played})


def _type(type: fx.Type) -> str:
    return type.name.lower()


_OBSTACLES: dict[type, Callable[[State, Any, int, Happened], Reason]] = {
    fx.Eliminate: _eliminate,
    fx.EliminateIt: _it,
    fx.ProtectIt: _it,
    fx.PlayCard: _play_card,
    fx.Protect: _protect,
    fx.Deploy: _deploy,
    fx.Lay: _lay,
    fx.RemoveRest: _rest,
    fx.ChangeDiscard: _change,
    fx.TakeFromPile: lambda s, e, own, event: Reason(
        "qm 10", "reason-none-in-pile", {"nation": NATIONS[own], "type": _type(e.type)}
    ),
    fx.GrantSupply: lambda s, e, own, event: Reason(
        "qm 6", "reason-none-cut-off", {"nation": NATIONS[own]}
    ),
    fx.DiscardTable: lambda s, e, own, event: Reason(
        "qm 3.6", "reason-no-status", {"nation": NATIONS[e.of]}
    ),
    fx.Rebuild: lambda s, e, own, event: Reason(
        "qm 5.2", "reason-nothing-to-rebuild", {"nation": NATIONS[own], "piece": e.kind}
    ),
    fx.ArrangeDeck: lambda s, e, own, event: Reason(
        "qm 12", "reason-empty-deck", {"nation": NATIONS[own]}
    ),
    fx.TuckHand: lambda s, e, own, event: Reason(
        "qm 8", "reason-empty-hand", {"nation": NATIONS[own]}
    ),
    fx.DiscardResponse: lambda s, e, own, event: Reason(
        "qm 12", "reason-no-response", {"nation": NATIONS[e.of]}
    ),
    fx.DiscardStatus: lambda s, e, own, event: Reason(
        "qm 3.6", "reason-status-gone", {"nation": NATIONS[event[BY]]}
    ),
    fx.ReturnCard: lambda s, e, own, event: Reason(
        "qm 10", "reason-not-on-pile", {"nation": NATIONS[own]}
    ),
}
