"""qm 5.3 Reactions: which cards an event lets a nation use, and who is asked in which order."""

from collections.abc import Callable
from typing import Any

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import FIRST_SEA
from wartable.games.quartermaster.catalogue import (
    ABOUT,
    BEGAN,
    BY,
    DEFENDED,
    KIND,
    NOTHING,
    RECRUITED,
    SPACE,
    USED,
    USING,
    Happened,
)
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import spaces, standing
from wartable.games.quartermaster.options import ATTACK, DEFEND, PASS, USE
from wartable.games.quartermaster.possible import imaginable, in_danger, possible
from wartable.games.quartermaster.stack import IN_BATTLE
from wartable.games.quartermaster.state import COVER, RECRUIT_COUNTS, State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.supply import holds, is_supplied, lines
from wartable.games.quartermaster.where import nations


def happen(state: State, event: Happened) -> None:
    """qm 5.3 Something happened: open a window for those who may react to it."""
    if watched(state, event):
        open_window(state, event)


def watched(state: State, event: Happened) -> bool:
    """Whether anyone has a card, or an air force, that may answer an event."""
    status, down = state.status, state.down
    rules = edition(state.edition)
    cover = state.flags & COVER
    for nation, mask, _, responses, supports in rules.catalogue.watching(event):
        if (status[nation] | down[nation]) & mask:
            return True
        if supports and state.hand[nation] and (cover or in_hand(state, nation) & mask):
            return True
        if cover and responses and down[nation]:
            return True
    return rules.air and any(air_reactions(state, nation, event) for nation in range(6))


def in_hand(state: State, nation: int) -> int:
    """qm 14.5 The Bolster cards in a nation's hand, as a mask."""
    cards = edition(state.edition).catalogue
    found = 0
    if cards.support_mask[nation]:
        for card in state.hand[nation]:
            found |= cards.bit[card]
    return found & cards.support_mask[nation]


def air_reactions(state: State, nation: int, event: Happened) -> list[int]:
    """qm 14.8 What the air forces of a nation may do about an event, as answers."""
    kind, _, whose, space, detail = event
    if state.no_air or nation != whose:
        return []
    if kind == ABOUT and detail == IN_BATTLE and state.air_forces[nation] >> space & 1:
        return [DEFEND] if in_danger(state, event) else []
    if kind == DEFENDED and holds(state, detail, space) and not state.safe[detail] >> space & 1:
        beside = lines(state, nation).near[space]
        return [ATTACK | start for start in walk(state.air_forces[nation] & beside)]
    return []


def open_window(state: State, event: Happened) -> None:
    """qm 5.3 The team that did not cause the event is asked first."""
    first = 1 - (event[BY] & 1)
    state.frames.append(("window", first, event, first, 0, 0, ()))


@STEPS.run("window")
def run_window(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """qm 5.3 Ask the teams in turn until both pass, one right after the other."""
    _, first, event, team, at, passed, used = frame
    air = edition(state.edition).air
    while True:
        if passed == 3:
            state.frames.pop()
            return None
        if not passed >> team & 1:
            for place in range(at, 3):
                nation = team + 2 * place
                found = reactions(state, nation, event, used)
                flown = air_reactions(state, nation, event) if air else []
                if found or flown or (state.flags & COVER and may_hide(state, nation, event)):
                    state.frames[-1] = ("window", first, event, team, place, passed, used)
                    found = sorted({*found, *at_any_time(state, nation)})
                    options = (PASS, *(USE | card for card in found), *flown)
                    return (Decision(nation, "qm 5.3", "ask-react", options, event[BY:]),)
            passed |= 1 << team
        team, at = 1 - team, 0


def reactions(state: State, nation: int, event: Happened, used: tuple[int, ...]) -> list[int]:
    """qm 5.4 The cards that a nation may use now in answer to an event: only its own."""
    rules = edition(state.edition)
    cards = rules.catalogue
    for watcher, mask, watching, _, supports in cards.watching(event):
        if watcher == nation:
            table = state.status[nation] | state.down[nation]
            if rules.status_delay:
                table &= ~state.laid[nation]
            if supports:
                table |= in_hand(state, nation)
            if not table & mask:
                return []
            spent = state.used[nation] | state.barred[nation]
            found = []
            for card, index in watching:
                bit = cards.bit[card]
                if (
                    table & bit
                    and card not in used
                    and not spent & bit
                    and fits(state, cards.cards[card].clauses[index], nation, event)
                    and possible(state, cards.cards[card].clauses[index], nation, card, event)
                ):
                    found.append(card)
            return found
    return []


def at_any_time(state: State, nation: int) -> list[int]:
    """qm 3.7 The Responses that wait for nothing: whoever is asked anyway may show one."""
    cards = edition(state.edition).catalogue
    down = state.down[nation]
    return [
        card
        for card, index in cards.any_time[nation]
        if down & cards.bit[card]
        and fits(state, cards.cards[card].clauses[index], nation, NOTHING)
        and possible(state, cards.cards[card].clauses[index], nation, card, NOTHING)
    ]


def answerable(state: State, nation: int, card: int) -> bool:
    """qm 3.6 Whether, judging by public facts, a card on an enemy's table may answer a Status."""
    cards = edition(state.edition).catalogue
    for kind in (USING, USED):
        event = (kind, nation, nation, -1, card)
        for watcher, mask, watching, responses, _ in cards.watching(event):
            if (watcher ^ nation) & 1 == 0:
                continue
            if state.status[watcher] & mask:
                return True
            if responses and state.down[watcher]:
                kinds, face_up = cards.laid_down[watcher], state.played[watcher]
                if any(cards.type[c] in kinds and c not in face_up for c, _ in watching):
                    return True
    return False


def may_hide(state: State, nation: int, event: Happened) -> bool:
    """Whether, judging by public facts, a hidden card of a nation may answer an event."""
    down, hand = bool(state.down[nation]), bool(state.hand[nation])
    if not down and not hand:
        return False
    cards = edition(state.edition).catalogue
    for watcher, _, watching, responses, supports in cards.watching(event):
        if watcher == nation and ((responses and down) or supports):
            return any(
                cards.type[card] in (fx.Type.RESPONSE, fx.Type.SUPPORT)
                and fits(state, cards.cards[card].clauses[index], nation, event)
                and imaginable(state, cards.cards[card].clauses[index], nation, card, event)
                for card, index in watching
            )
    return False


def fits(state: State, clause: fx.Clause, nation: int, event: Happened) -> bool:
    """Whether an event is the trigger of a clause of a card of a nation."""
    when = clause.when
    if isinstance(when, fx.After):
        return FITS[type(when.event)](state, when.event, nation, event)
    if isinstance(when, fx.About):
        return event[KIND] == ABOUT and _removed(state, when.event, nation, event)
    if isinstance(when, fx.AnyTime):
        return state.nation == nation
    return isinstance(when, fx.AnyMoment)


def _is(kind: str, space: int) -> bool:
    return kind == fx.PIECE or (kind == fx.ARMY) == (space < FIRST_SEA)


def _inside(state: State, place: Any, nation: int, event: Happened) -> bool:
    return bool(spaces(state, place, nation, event) >> event[SPACE] & 1)


def _built(state: State, what: fx.Built, nation: int, event: Happened) -> bool:
    # ruling qm 13.2.6: the cards say built; a switch lets recruited pieces count for the enemy.
    kind, _, whose, space, _ = event
    counts = what.or_recruited or (state.flags & RECRUIT_COUNTS and (whose ^ nation) & 1)
    if kind == RECRUITED and not counts:
        return False
    return (
        bool(nations(what.by, nation) >> whose & 1)
        and _is(what.kind, space)
        and _inside(state, what.at, nation, event)
    )


def _battled(state: State, what: fx.Battled, nation: int, event: Happened) -> bool:
    _, by, whose, space, _ = event
    if not nations(what.by, nation) >> by & 1:
        return False
    if (what.kind == "land") != (space < FIRST_SEA):
        return False
    if what.of is not None and (whose < 0 or not nations(what.of, nation) >> whose & 1):
        return False
    return _inside(state, what.at, nation, event)


def _removed(state: State, what: fx.Removed, nation: int, event: Happened) -> bool:
    kind, _, whose, space, detail = event
    if not nations(what.of, nation) >> whose & 1 or not _is(what.kind, space):
        return False
    if what.last and standing(state, whose, what.kind):
        return False
    if kind == ABOUT:
        if what.in_battle and detail != IN_BATTLE:
            return False
        if what.supplied and not is_supplied(state, whose, space):
            return False
    elif what.supplied and not detail:
        return False
    return _inside(state, what.at, nation, event)


def _played(state: State, what: fx.Played, nation: int, event: Happened) -> bool:
    _, by, _, _, number = event
    card = edition(state.edition).catalogue.cards[number]
    return (
        card.type == what.type
        and bool(nations(what.by, nation) >> by & 1)
        and what.titled in card.id
        and (not what.in_play_step or (state.step == fx.Step.PLAY and state.nation == by))
    )


def _resolved(state: State, what: fx.Resolved, nation: int, event: Happened) -> bool:
    return bool(nations(what.by, nation) >> event[BY] & 1)


def _used(state: State, what: fx.Used | fx.Using, nation: int, event: Happened) -> bool:
    _, by, _, _, card = event
    kind = edition(state.edition).catalogue.type[card]
    return kind == what.type and bool(nations(what.by, nation) >> by & 1)


def _targeted(state: State, what: fx.Targeted, nation: int, event: Happened) -> bool:
    _, by, whose, _, number = event
    card = edition(state.edition).catalogue.cards[number]
    return (
        card.type == what.type
        and what.titled in card.id
        and bool(nations(what.of, nation) >> whose & 1)
        and bool(nations(what.by, nation) >> by & 1)
    )


def _deployed(state: State, what: fx.Deployed, nation: int, event: Happened) -> bool:
    _, by, _, space, _ = event
    at_sea = space >= FIRST_SEA
    return bool(nations(what.by, nation) >> by & 1) and (
        not what.at or (what.at == "sea") == at_sea
    )


def _began(state: State, what: fx.Began, nation: int, event: Happened) -> bool:
    kind, by, _, _, _ = event
    return kind == BEGAN[what.step] and bool(nations(what.of, nation) >> by & 1)


FITS: dict[type, Callable[[State, Any, int, Happened], bool]] = {
    fx.Built: _built,
    fx.Battled: _battled,
    fx.Removed: _removed,
    fx.Played: _played,
    fx.Resolved: _resolved,
    fx.Used: _used,
    fx.Using: _used,
    fx.Deployed: _deployed,
    fx.Targeted: _targeted,
    fx.Began: _began,
}
