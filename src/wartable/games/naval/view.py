"""Who can see what: a view is built from what a seat may know."""

from typing import Any

from wartable.core.bits import mask, walk
from wartable.core.decision import Decision
from wartable.core.events import EVERYONE
from wartable.core.game import REFEREE, Shown
from wartable.games.naval.board import (
    afloat,
    hand_size,
    row_of,
    stop_number,
    strike_number,
    team,
)
from wartable.games.naval.catalogue import (
    AIR_DEFENCE,
    CARDS,
    DAMAGE,
    HARD,
    NAVIES,
    PLACES,
    SCREENING_SHIP,
    STOP_NUMBER,
    SUBMARINES,
    VALUE,
)
from wartable.games.naval.defence import declaring, waiting
from wartable.games.naval.effects import AttackType
from wartable.games.naval.hidden import shown_frame
from wartable.games.naval.options import SEATS, TEAMS, ship_id, text
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.setup import budget
from wartable.games.naval.state import BY_CARD, BY_EVASION, BY_SHIP, NOBODY, Attack, State
from wartable.games.naval.terms import terms
from wartable.games.naval.turn import PHASES

# What others see of a question while its seat is still deciding.
_PUBLIC = {
    "actions": ("naval 6.2", "ask-action"),
    "defend": ("naval 6.5", "ask-defend"),
    "copy": ("naval 13.12", "ask-copy"),
}


def view(state: State, seat: int) -> dict[str, Any]:
    """What a seat, a spectator (-1) or the referee (-2) may know, as JSON data."""
    found: dict[str, Any] = {
        "game": "naval",
        "scenario": SCENARIOS[state.scenario].id if state.scenario >= 0 else None,
        "round": state.round,
        "turn": SEATS[state.turn],
        "phase": PHASES[state.phase] if state.round else "set_up",
        "first": SEATS[state.first],
        "limit": state.limit,
        "goal": state.goal,
        "terms": terms(state),
        "winner": winner(state),
        "vp": {SEATS[s]: points for s, points in enumerate(state.score)},
        "deck_count": len(state.deck),
        "discard": _cards(state.discard[::-1]),
        "seats": {SEATS[s]: _seat(state, s, seat) for s in range(len(state.navy))},
        "attacks": [_attack(state, k, attack) for k, attack in enumerate(state.attacks)],
        "defences": _defences(state, seat),
        "played": [
            {"seat": SEATS[who], "card": CARDS[design].id, "cancelled": bool(cancelled)}
            for who, _, design, cancelled in state.played
        ],
        "decisions": _questions(state, seat),
    }
    if seat == REFEREE:
        found["deck"] = _cards(state.deck[::-1])
    return found


def winner(state: State) -> str | None:
    """Who has won: a seat, a team, or `draw`; None while the game goes on."""
    if state.winner == NOBODY:
        return None
    if state.winner < 0:
        return "draw"
    return (TEAMS if state.teams else SEATS)[state.winner]


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def _ships(navy: int, places: int) -> list[str]:
    return [ship_id(navy * PLACES + place) for place in walk(places)]


def _questions(state: State, seat: int) -> list[dict[str, Any]]:
    """The open questions; while fleets are chosen, nobody sees who has done so."""
    choosing = _choosing(state)
    found = []
    for decision in state.decisions:
        own = seat in (decision.seat, REFEREE)
        if choosing and not own:
            continue
        rule, ask = (decision.rule, decision.ask) if own else _from_outside(state, decision)
        row: dict[str, Any] = {"seat": SEATS[decision.seat], "rule": rule, "ask": ask}
        if own:
            row["options"] = [text(option) for option in decision.options]
            row["about"] = list(decision.about)
        found.append(row)
    if choosing and seat != REFEREE:
        asked = {"rule": "naval 2.3", "ask": "ask-fleet"}
        found += [{"seat": SEATS[s], **asked} for s in range(len(state.navy)) if s != seat]
    return found


def _choosing(state: State) -> bool:
    """Whether everyone is choosing a fleet at once."""
    return bool(state.frames) and state.frames[-1][0] == "fleets"


def _from_outside(state: State, decision: Decision) -> tuple[str, str]:
    """The rule and the words of a question, as far as those who are not asked know them."""
    return _PUBLIC.get(state.frames[shown_frame(state)][0], (decision.rule, decision.ask))


def shown(state: State) -> tuple[Shown, ...]:
    """The open questions as the others see them; teammates see ships of fleets being chosen."""
    seats = range(len(state.navy))
    if not _choosing(state):
        return tuple((EVERYONE, d.seat, _from_outside(state, d)[1]) for d in state.decisions)
    return tuple(
        (mates, seat, f"ask-fleet {' '.join(_ships(state.navy[seat], state.picks[seat]))}")
        for seat in seats
        if (mates := mask(s for s in seats if s != seat and _mate(state, seat, s)))
    )


def _seat(state: State, whose: int, seat: int) -> dict[str, Any]:
    """naval 1.3 Fleets lie face up; hands and bought cards are their owner's secret."""
    own = seat in (whose, REFEREE)
    navy = state.navy[whose]
    stock = state.stock[whose]
    found: dict[str, Any] = {
        "navy": NAVIES[navy] if navy >= 0 else None,
        "team": TEAMS[team(state, whose)] if state.teams else None,
        "out": bool(state.out >> whose & 1),
        "rows": _rows(state, whose),
        "active": _ships(navy, state.active[whose]),
        "passive": _ships(navy, state.subs[whose] & ~state.active[whose]),
        "reserve": _ships(navy, state.reserve[whose]),
        "damage": [
            {"ship": ship_id(ship), "card": CARDS[card].id, "damage": damage}
            for ship, card, damage in state.damage
            if ship >> 5 == navy
        ],
        "sunk": [ship_id(ship) for ship in state.pile[whose]],
        "rolls": state.plan[whose],
        "hand_size": hand_size(state, whose) if navy >= 0 else 0,
        "hand_count": len(state.hand[whose]),
        "stock_costs": sorted(VALUE[card] for card in stock),
    }
    if whose == state.turn:
        found["acted"] = _ships(navy, state.acted)
        found["repaired"] = _ships(navy, state.mended)
    if own:
        found["hand"] = _cards(state.hand[whose])
        found |= _forming(state, whose)
    if own or state.scenario >= 0:
        found["stock"] = _cards(stock)
    if not state.round and min(state.navy) >= 0 and (own or _mate(state, whose, seat)):
        found["picks"] = _ships(navy, state.picks[whose])
        found["budget"] = budget(state, whose)
    return found


def _forming(state: State, seat: int) -> dict[str, Any]:
    """naval 3.1 and naval 7.4 The formation that a seat is arranging, which only it sees."""
    navy = state.navy[seat]
    match state.frames:
        case [*_, ("form", whose, _, *rows)] if whose == seat:
            return {"forming": [_ships(navy, ships) for ships in rows]}
        case [*_, ("reorganise", whose, *rows, active, _)] if whose == seat:
            below = {"forming_active": _ships(navy, active)} if state.subs[seat] else {}
            return {"forming": [_ships(navy, ships) for ships in rows]} | below
    return {}


def _mate(state: State, whose: int, seat: int) -> bool:
    return seat >= 0 and bool(state.teams) and team(state, whose) == team(state, seat)


def _attack(state: State, number: int, attack: Attack) -> dict[str, Any]:
    types, target, needed, design, _, places, sinks = attack
    live = needed and afloat(state, target)
    return {
        "id": f"a{number + 1}",
        "types": [type.name.lower() for type in AttackType if types & type],
        "target": ship_id(target),
        "seat": SEATS[state.holder[target >> 5]],
        "row": row_of(state, target),
        "card": CARDS[design].id if design >= 0 else None,
        "ships": _ships(state.navy[state.turn], places),
        "needed": strike_number(state, target, needed) if live else None,
        "damage": DAMAGE[design] if design >= 0 and not needed else 0,
        "hard": HARD[design] if design >= 0 else 0,
        "sinks": bool(sinks or needed or SUBMARINES[target >> 5] >> (target & 31) & 1),
        "large_gun": bool(sinks),
        "stopped": bool(state.stopped >> number & 1),
        "resolved": bool(state.settled >> number & 1),
    }


def _defences(state: State, seat: int) -> list[dict[str, Any]]:
    """naval 6.5 What is set against the attacks; only its seat sees what is not declared yet."""
    found = [
        _defence(state, attack, number, CARDS[source].id if how == BY_CARD else ship_id(source))
        | {"evasion": how == BY_EVASION, "rolled": bool(rolled)}
        for attack, number, how, source, rolled in state.defences
    ]
    whose, own = declaring(state)
    entries = [entry for _, entry in waiting(state)] + list(own if seat in (whose, REFEREE) else ())
    used: list[int] = [source for _, _, how, source, _ in state.defences if how == BY_SHIP]
    for card, design, attack, ship in entries:
        if card < 0:
            number, by = AIR_DEFENCE[ship][used.count(ship)], ship_id(ship)
            used.append(ship)
        else:
            number, by = STOP_NUMBER[design], CARDS[design].id
        row = _defence(state, attack, number, by)
        if design == SCREENING_SHIP:
            row |= {"needed": None, "to": ship_id(ship)}
        found.append(row | {"evasion": False, "rolled": False, "waiting": True})
    return found


def _defence(state: State, attack: int, number: int, by: str) -> dict[str, Any]:
    needed = stop_number(state.attacks[attack], number)
    return {"attack": f"a{attack + 1}", "needed": needed, "by": by}


def _rows(state: State, seat: int) -> list[list[str]]:
    """naval 3.3 The rows by number; one that was sunk stays empty until everything is resolved."""
    rows = state.rows[3 * seat : 3 * seat + 3]
    while rows and not rows[-1]:
        rows.pop()
    return [_ships(state.navy[seat], ships) for ships in rows]
