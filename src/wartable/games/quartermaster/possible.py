"""Whether the effects of a card can do anything at this moment."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

from wartable.core.bits import walk
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import stack
from wartable.games.quartermaster.board import FIRST_SEA
from wartable.games.quartermaster.catalogue import (
    ABOUT,
    BY,
    DETAIL,
    NOTHING,
    PLAYED,
    SPACE,
    TARGETED,
    WHOSE,
    Happened,
)
from wartable.games.quartermaster.changes import reserve, take_off
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import holds, pieces, spaces, standing, which
from wartable.games.quartermaster.options import ARGUMENT, ELIMINATE, RECRUIT, piece
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import battles, builds, lines, recruits
from wartable.games.quartermaster.where import nations


def possible(state: State, clause: fx.Clause, nation: int, card: int, event: Happened) -> bool:
    """Whether a clause can be paid and at least one effect of it can do something now."""
    if clause.cost and not payable(state, clause.cost, nation, card):
        return False
    if any(can(state, effect, nation, card, event) for effect in clause.do):
        return True
    return any(_pays_for_itself(state, clause, effect, nation) for effect in clause.do)


def _pays_for_itself(state: State, clause: fx.Clause, effect: fx.Effect, nation: int) -> bool:
    """Whether a card from the hand that pays may be the one played from the pile."""
    if not isinstance(effect, fx.PlayCard) or effect.source != "discard":
        return False
    types = edition(state.edition).catalogue.type
    return any(isinstance(cost, fx.DiscardHand) for cost in clause.cost) and any(
        types[card] in effect.types for card in state.hand[nation]
    )


def payable(state: State, costs: tuple[fx.Cost, ...], nation: int, card: int) -> bool:
    """qm 10 Whether payment may begin: mostly yes, even if it cannot be paid in full."""
    types = edition(state.edition).catalogue.type
    hand = [other for other in state.hand[nation] if other != card]
    for cost in costs:
        match cost:
            case fx.DiscardHand(count, kind, strict):
                if kind is not None and sum(types[c] == kind for c in hand) < count:
                    return False
                if strict and len(hand) < count:
                    return False
            case fx.DiscardOwnStatus():
                if not state.status[nation]:
                    return False
            case fx.RemoveOwnAirForce():
                if not state.air_forces[nation]:
                    return False
    return True


def imaginable(state: State, clause: fx.Clause, nation: int, card: int, event: Happened) -> bool:
    """Whether a clause of a hidden card might be used now, judging by what others can see."""
    cards = edition(state.edition).catalogue
    if card in state.played[nation]:
        # The face-up part of the discard pile is public: what lies there is not hidden.
        return False
    hand = len(state.hand[nation])
    if not (state.down[nation] and cards.type[card] in cards.laid_down[nation]):
        hand = hand - 1 if cards.type[card] == fx.Type.SUPPORT else -1
    for cost in clause.cost:
        match cost:
            case fx.DiscardHand(count, kind, strict):
                hand -= count if kind is not None or strict else 0
            case fx.DiscardOwnStatus():
                hand = hand if state.status[nation] else -1
            case fx.RemoveOwnAirForce():
                hand = hand if state.air_forces[nation] else -1
    return hand >= 0 and any(_imagine(state, e, nation, card, event) for e in clause.do)


def _imagine(state: State, effect: Any, own: int, card: int, event: Happened) -> bool:
    match effect:
        case fx.Lay(source="hand"):
            return len(state.hand[own]) > 1
        case fx.Lay() | fx.TakeFromPile():
            return bool(state.played[own] or state.under[own])
        case fx.PlayCard() | fx.MayPay():
            return True
        case fx.Either() | fx.EachChooses() | fx.AnyOrder() | fx.LetNation():
            acting = getattr(effect, "by", own)
            return any(
                _imagine(state, inner, acting, card, event)
                for branch in effect.branches
                for inner in branch
            )
    return can(state, effect, own, card, event)


def can(state: State, effect: fx.Effect, own: int, card: int, event: Happened) -> bool:
    """Whether an effect can do something now."""
    check = _CHECKS.get(type(effect))
    return True if check is None else check(state, effect, own, card, event)


def build_spaces(state: State, kind: str, place: fx.Where, own: int, event: Happened) -> int:
    """Where a nation may build with a card, even by lifting a piece if none is left."""
    found = builds(state, own, kind)
    if place is not fx.ANYWHERE:
        found &= spaces(state, place, own, event)
    if found and not reserve(state, own, 0 if kind == fx.ARMY else 63):
        there = standing(state, own, kind)
        new = 0
        if found & ~there and may_lift(state, own):
            for lifted in walk(there):
                new |= builds_without(state, own, lifted)
        found &= there | new
    return found


def may_lift(state: State, nation: int) -> bool:
    """qm 2.1 Whether a nation may lift a piece at this moment, for another to be placed."""
    return edition(state.edition).lift_any_time or state.nation == nation


def builds_without(state: State, nation: int, lifted: int) -> int:
    """qm 2.1 Where a nation could build if it lifted a piece first."""
    trial = state.copy()
    take_off(trial, nation, lifted)
    return builds(trial, nation, fx.ARMY if lifted < FIRST_SEA else fx.NAVY)


def lifts_for(state: State, nation: int, space: int, building: bool = True) -> int:
    """qm 2.1 The pieces that a nation may lift so that it can still place one in a space."""
    if not may_lift(state, nation):
        return 0
    there = standing(state, nation, fx.ARMY if space < FIRST_SEA else fx.NAVY)
    if not building:
        return there
    found = 0
    for lifted in walk(there):
        if builds_without(state, nation, lifted) >> space & 1:
            found |= 1 << lifted
    return found


def build_replacements(state: State, kind: str, own: int) -> list[int]:
    """Recruits that a Status lets a nation take in place of a build, as answers."""
    if kind != fx.ARMY:
        return []
    cards = edition(state.edition).catalogue
    found = []
    for number, index in cards.may_build[own]:
        if state.status[own] & cards.bit[number]:
            for effect in cards.cards[number].clauses[index].do:
                assert isinstance(effect, fx.Recruit)
                area = spaces(state, effect.at, own, NOTHING)
                free = recruits(state, own, fx.ARMY) & area
                found += [RECRUIT | piece(own, space) for space in walk(free)]
    return sorted(found)


def recruit_options(state: State, effect: fx.Recruit, own: int, event: Happened) -> list[int]:
    """The pieces that a card may recruit now, as answers."""
    area = spaces(state, effect.at, own, event)
    return [
        RECRUIT | piece(nation, space)
        for nation in walk(nations(effect.of, own, event[WHOSE], event[BY]))
        for space in walk(recruits(state, nation, effect.kind) & area)
        # qm 13.2.12: a piece must be available, or one must be lifted for it.
        if reserve(state, nation, space) or lifts_for(state, nation, space, False)
    ]


def battle_spaces(state: State, effect: fx.Battle, own: int, event: Happened) -> int:
    """The spaces that a card lets a nation battle now."""
    found = battles(state, own, effect.kind)
    if effect.at is not fx.ANYWHERE:
        found &= spaces(state, effect.at, own, event)
    if effect.of != fx.ENEMY:
        kind = fx.ARMY if effect.kind == fx.LAND else fx.NAVY
        held = (standing(state, nation, kind) for nation in walk(nations(effect.of, own)))
        found &= reduce(or_, held)
    return found


def eliminate_options(state: State, effect: fx.Eliminate, own: int, event: Happened) -> list[int]:
    """The pieces that a card may eliminate now, as answers."""
    area = spaces(state, effect.at, own, event)
    return [
        ELIMINATE | piece(nation, space)
        for nation in walk(nations(effect.of, own, event[WHOSE], event[BY]))
        for space in walk(standing(state, nation, effect.kind) & area)
    ]


def deck_targets(state: State, effect: fx.DiscardDeck, own: int, event: Happened) -> list[int]:
    """The nations that an effect may make discard."""
    return [
        nation
        for nation in walk(nations(effect.of, own, event[WHOSE], event[BY]))
        if holds(state, effect.if_, own, event, nation)
    ]


def deck_count(state: State, effect: fx.DiscardDeck, own: int, event: Happened) -> int:
    """How many cards an effect makes a nation discard, before other cards change that."""
    count = effect.count
    if effect.per is not None:
        count *= pieces(state, effect.per, own, event)
    if effect.more and holds(state, effect.more_if, own, event):
        count += effect.more
    return count


def worth(state: State, effect: fx.Score, own: int, event: Happened) -> int:
    """The points that an award brings right now."""
    if not holds(state, effect.if_, own, event):
        return 0
    times = 1 if effect.per is None else pieces(state, effect.per, own, event)
    return effect.points * times


def playable(state: State, effect: fx.PlayCard, nation: int) -> list[int]:
    """The cards of a nation that an effect lets it play, each once."""
    cards = edition(state.edition).catalogue
    if effect.source == "hand":
        zone = {c for c in state.hand[nation] if cards.type[c] <= fx.Type.STATUS}
    elif effect.source == "deck":
        zone = set(state.deck[nation])
    else:
        # A card that is still being carried out cannot be played out of the pile again.
        zone = {*state.played[nation], *state.under[nation]} - stack.being_played(state)
        zone = {c for c in zone if cards.type[c] <= fx.Type.STATUS}
    return sorted(c for c in zone if not effect.types or cards.type[c] in effect.types)


def protectable(
    state: State, effect: fx.Protect, own: int, event: Happened
) -> list[tuple[int, int]]:
    """The pieces that a card may protect: (nation, space)."""
    return sorted(
        {
            (nation, space)
            for wanted in effect.pieces
            for nation, held in which(state, wanted, own, event)
            for space in walk(held & ~state.safe[nation])
        }
    )


def _protect(state: State, effect: fx.Protect, own: int, card: int, event: Happened) -> bool:
    """qm 5.3 A removal asks for whatever protects the piece; it may protect another as well."""
    found = protectable(state, effect, own, event)
    kind, _, whose, space, _ = event
    return (whose, space) in found if kind == ABOUT else bool(found)


def air_reserve(state: State, nation: int) -> int:
    """qm 2.1 How many air forces a nation has left to deploy."""
    return edition(state.edition).air_forces[nation] - state.air_forces[nation].bit_count()


def deploy_spaces(state: State, effect: fx.Deploy, own: int, event: Happened) -> int:
    """Where a card lets a nation deploy an air force, at most one in a space (qm 14.2.3)."""
    if not air_reserve(state, own):
        return 0
    found = standing(state, own, effect.kind) & ~state.air_forces[own]
    if effect.supplied:
        found &= lines(state, own).supplied
    return found & spaces(state, effect.at, own, event)


def layable(state: State, effect: fx.Lay, own: int) -> list[int]:
    """The cards that a nation may lay on its table."""
    types = edition(state.edition).catalogue.type
    zone = state.hand[own] if effect.source == "hand" else state.played[own] + state.under[own]
    return sorted({card for card in zone if types[card] == effect.type})


def in_pile(state: State, own: int, kind: fx.Type) -> list[int]:
    """The cards of a type in a nation's discard pile."""
    types = edition(state.edition).catalogue.type
    return sorted({c for c in state.played[own] + state.under[own] if types[c] == kind})


def rebuildable(state: State, kind: str, own: int, there: int) -> int:
    """Which of these pieces could be lifted and built again somewhere."""
    found = 0
    for space in walk(there & standing(state, own, kind)):
        if rebuild_targets(state, own, space):
            found |= 1 << space
    return found


def rebuild_targets(state: State, own: int, lifted: int) -> int:
    """Where a piece could be built if it were lifted from its space."""
    # qm 5.2: the piece is built elsewhere, not where it stood.
    return builds_without(state, own, lifted) & ~standing(state, own, fx.PIECE)


def _build(state: State, effect: fx.Build, own: int, card: int, event: Happened) -> bool:
    return bool(
        build_spaces(state, effect.kind, effect.at, own, event)
        or build_replacements(state, effect.kind, own)
    )


def _piece_there(state: State, effect: Any, own: int, card: int, event: Happened) -> bool:
    _, _, whose, space, _ = event
    return whose >= 0 and bool(standing(state, whose, fx.PIECE) >> space & 1)


def _piece_removable(state: State, effect: Any, own: int, card: int, event: Happened) -> bool:
    return _piece_there(state, effect, own, card, event) and not (
        state.safe[event[WHOSE]] >> event[SPACE] & 1
    )


def in_danger(state: State, event: Happened) -> bool:
    """Whether the piece of a removal is still to go: neither lifted nor protected nor saved."""
    _, _, whose, space, _ = event
    there = standing(state, whose, fx.PIECE) & ~state.safe[whose]
    return bool(there >> space & 1) and stack.removing(state)


def _eliminate(state: State, effect: fx.Eliminate, own: int, card: int, event: Happened) -> bool:
    """qm 5.3 A piece that cannot be removed this turn cannot be eliminated."""
    found = eliminate_options(state, effect, own, event)
    if effect.kind == fx.AIR_FORCE:
        return bool(found)
    return any(not state.safe[(option & ARGUMENT) >> 6] >> (option & 63) & 1 for option in found)


def _branches(state: State, effect: Any, own: int, card: int, event: Happened) -> bool:
    acting = own if isinstance(effect, fx.Either | fx.IfSo) else getattr(effect, "by", own)
    if isinstance(effect, fx.IfSo) and not holds(state, effect.condition, own, event):
        return False
    return any(
        can(state, inner, acting, card, event) for branch in effect.branches for inner in branch
    )


def _discard_deck(
    state: State, effect: fx.DiscardDeck, own: int, card: int, event: Happened
) -> bool:
    return (
        bool(deck_targets(state, effect, own, event)) and deck_count(state, effect, own, event) > 0
    )


def _change_discard(
    state: State, effect: fx.ChangeDiscard, own: int, card: int, event: Happened
) -> bool:
    """qm 3.8, qm 5.3 Only if there is a discard that can be changed."""
    if effect.per is not None and not pieces(state, effect.per, own, event, event[WHOSE]):
        return False
    kind, by, _, _, played = event
    if kind == TARGETED:
        count = stack.hit(state)
        return count is not None and (count > 0 if effect.change < 0 else count != stack.CANCELLED)
    if kind == PLAYED:
        do = edition(state.edition).catalogue.cards[played].clauses[0].do
        return stack.can_cancel_play(state) and any(
            _makes_discard(state, inner, by, event) for inner in do
        )
    return True


def _makes_discard(state: State, effect: Any, own: int, event: Happened) -> bool:
    """Whether an effect of a card being played will make someone discard."""
    if isinstance(effect, fx.DiscardDeck):
        return _discard_deck(state, effect, own, event[DETAIL], event)
    if isinstance(effect, fx.IfSo) and not holds(state, effect.condition, own, event):
        return False
    branches = getattr(effect, "branches", ())
    return any(_makes_discard(state, inner, own, event) for branch in branches for inner in branch)


def _remove_rest(state: State, effect: fx.RemoveRest, own: int, card: int, event: Happened) -> bool:
    enemies = walk(nations(fx.ENEMY, own))
    return any(standing(state, nation, effect.kind) >> event[SPACE] & 1 for nation in enemies)


def _grant_supply(
    state: State, effect: fx.GrantSupply, own: int, card: int, event: Happened
) -> bool:
    """On one's own turn it may help to build; on another's, only cut-off pieces need it."""
    return state.nation == own or any(
        held & ~lines(state, nation).supplied
        for nation, held in which(state, effect.pieces, own, event)
    )


def _lay(state: State, effect: fx.Lay, own: int, card: int, event: Happened) -> bool:
    if edition(state.edition).catalogue.nation[card] != own:
        # A nation does not know what lies in another nation's pile.
        return bool(state.played[own] or state.under[own])
    # The card itself leaves the hand as it is used.
    return any(number != card for number in layable(state, effect, own))


def _return_card(state: State, effect: Any, own: int, card: int, event: Happened) -> bool:
    return event[DETAIL] in state.played[own]


def _play_card(state: State, effect: fx.PlayCard, own: int, card: int, event: Happened) -> bool:
    return any(
        playable(state, effect, nation) or (effect.then_draw and state.deck[nation])
        for nation in walk(nations(effect.by, own))
    )


_CHECKS: dict[type, Callable[[State, Any, int, int, Happened], bool]] = {
    fx.Build: _build,
    fx.Recruit: lambda s, e, own, card, event: bool(recruit_options(s, e, own, event)),
    fx.Battle: lambda s, e, own, card, event: bool(battle_spaces(s, e, own, event)),
    fx.Eliminate: _eliminate,
    fx.EliminateIt: _piece_removable,
    fx.Protect: _protect,
    fx.Deploy: lambda s, e, own, card, event: bool(deploy_spaces(s, e, own, event)),
    fx.DiscardTable: lambda s, e, own, card, event: bool(
        s.status[e.of] or (e.or_response and s.down[e.of])
    ),
    fx.TakeFromPile: lambda s, e, own, card, event: bool(in_pile(s, own, e.type)),
    fx.Lay: _lay,
    fx.Score: lambda s, e, own, card, event: worth(s, e, own, event) > 0,
    fx.ChangeDiscard: _change_discard,
    fx.CancelDiscard: lambda s, e, own, card, event: (stack.hit(s) or 0) > 0,
    fx.CancelText: lambda s, e, own, card, event: stack.can_cancel_play(s),
    fx.CancelUse: lambda s, e, own, card, event: stack.can_cancel_use(s, event[DETAIL]),
    fx.ForbidAir: lambda s, e, own, card, event: not s.no_air,
    fx.RemoveRest: _remove_rest,
    fx.GrantSupply: _grant_supply,
    fx.MayPay: lambda s, e, own, card, event: payable(s, (e.cost,), own, card),
    fx.ProtectIt: lambda s, e, own, card, event: in_danger(s, event),
    fx.DiscardDeck: _discard_deck,
    fx.DiscardStatus: lambda s, e, own, card, event: bool(
        s.status[event[BY]] & edition(s.edition).catalogue.bit[event[DETAIL]]
    ),
    fx.DiscardResponse: lambda s, e, own, card, event: bool(s.down[e.of]),
    fx.ArrangeDeck: lambda s, e, own, card, event: len(s.deck[own]) > 1,
    fx.TuckHand: lambda s, e, own, card, event: bool(s.hand[own]),
    fx.ReturnCard: _return_card,
    fx.PlayCard: _play_card,
    fx.Rebuild: lambda s, e, own, card, event: bool(
        rebuildable(s, e.kind, own, standing(s, own, e.kind))
    ),
    fx.Either: _branches,
    fx.AnyOrder: _branches,
    fx.IfSo: _branches,
    fx.LetNation: _branches,
}
