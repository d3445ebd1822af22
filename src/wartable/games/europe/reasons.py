"""Why can't I? The rule and the condition that is missing, for any unit, hex or country."""

from wartable.core.decision import Decision, Reason
from wartable.games.europe import combat, moves, politics, prices, seats, stack, strategic
from wartable.games.europe import options as op
from wartable.games.europe.front import (
    are_foes,
    faction_of,
    front,
    holder,
    supply_of,
    unit_at,
    weather_at,
)
from wartable.games.europe.scenario import MOBILIZATION
from wartable.games.europe.state import ACTIVE, CLOSED, NEUTRAL, NOBODY, SUPPLIED, State
from wartable.games.europe.tables import AIR, GROUND, SEVERE

Args = dict[str, str | int]

_UNIT_VERBS = {
    "move", "via", "march", "attack", "assault", "air", "ship", "invade", "strategic", "strike",
    "raid",
    "carry", "escort", "intercept", "assist", "flee", "withhold", "give_up", "improve", "mobilize",
    "upgrade", "place", "halt",
}  # fmt: skip
_HEX_VERBS = {"at", "rebase", "bomb", "retreat"}
_COUNTRY_VERBS = {"war", "give", "draw", "buy", "win", "claim"}
# What only a ground unit does that can be activated.
_BY_GROUND = {"move", "via", "march", "attack", "assault", "invade", "carry", "assist", "halt"}
# Where a verb belongs; anywhere else it is not an answer to the question.
_ASKED_IN = {
    "move": ("ask-act", "ask-active"),
    "via": ("ask-act", "ask-active"),
    "march": ("ask-act", "ask-active"),
    "attack": ("ask-act", "ask-active", "ask-ashore"),
    "assault": ("ask-act", "ask-active"),
    "air": ("ask-act",),
    "ship": ("ask-act",),
    "invade": ("ask-act",),
    "strategic": ("ask-strategic",),
    "war": ("ask-declare",),
    "war_on": ("ask-declare",),
    "improve": ("ask-improve",),
    "mobilize": ("ask-mobilize",),
    "surprise": ("ask-act",),
    "paradrop": ("ask-act",),
    "partisans": ("ask-act",),
    "draw": ("ask-diplomacy",),
    "stock": ("ask-diplomacy",),
    "win": ("ask-win",),
    "give": ("ask-give",),
    "buy": ("ask-mobilize",),
    "give_up": ("ask-give-up",),
    "withhold": ("ask-supply",),
    "upgrade": ("ask-upgrade",),
    "place": ("ask-place",),
    "at": ("ask-journey", "ask-surprise", "ask-paradrop", "ask-partisans", "ask-invade"),
    "rebase": ("ask-air", "ask-ship", "ask-berth"),
    "strike": ("ask-air",),
    "bomb": ("ask-air",),
    "carry": ("ask-ship",),
    "raid": ("ask-ship",),
    "escort": ("ask-escort", "ask-convoy"),
    "intercept": ("ask-intercept", "ask-waylay"),
    "reply": ("ask-reply",),
    "assist": ("ask-assist",),
    "retreat": ("ask-retreat",),
    "flee": ("ask-flee", "ask-leave"),
    "advance": ("ask-advance",),
    "route": ("ask-route",),
    "claim": ("ask-claim",),
    "halt": ("ask-act",),
}
# Questions that a faction is asked in its own part of a phase
_OWN_PART = {
    "ask-act", "ask-active", "ask-strategic", "ask-supply", "ask-give-up", "ask-improve",
    "ask-mobilize", "ask-upgrade",
}  # fmt: skip


def with_hexes(state: State, words: str) -> str:
    """The same answer with numbers of hexes instead of cities."""
    board = state.scenario.board
    known = board.number
    return " ".join(board.name[known[word]] if word in known else word for word in words.split())


def why_not(state: State, seat: int, words: str) -> Reason:
    """Why something is not one of the options."""
    verb, *about = words.split() or [""]
    if verb not in op.VERBS:
        return Reason("table", "reason-unknown-verb", {"word": verb})
    decision = next((d for d in state.decisions if d.seat == seat), None)
    if decision is None:
        names = seats.names(state)
        faction = names[seat] if 0 <= seat < len(names) else str(seat)
        return Reason("table", "reason-not-your-question", {"faction": faction})
    if decision.ask not in _ASKED_IN.get(verb, (decision.ask,)):
        return Reason(decision.rule, "reason-not-now", {"word": words})
    if verb in ("done", "review") and decision.ask == "ask-act":
        return Reason("eu F-1", "reason-must-attack", {})
    name = about[0] if about else ""
    if verb in _UNIT_VERBS:
        if name not in state.scenario.unit_number:
            return Reason("table", "reason-unknown-unit", {"word": name})
        return _unit(state, decision, verb, state.scenario.unit_number[name], about[1:])
    if verb in _HEX_VERBS:
        if name not in state.scenario.board.number:
            return Reason("table", "reason-unknown-place", {"word": name})
        return _hex(state, decision, verb, state.scenario.board.number[name])
    if verb in _COUNTRY_VERBS:
        if name not in state.scenario.country_number:
            return Reason("table", "reason-unknown-country", {"word": name})
        return _country(state, decision, verb, state.scenario.country_number[name])
    if verb in ("surprise", "paradrop", "partisans"):
        return Reason("eu 6.1", "reason-no-marker", {})
    return Reason(decision.rule, "reason-not-now", {"word": words})


def place_id(state: State, place: int) -> str:
    """A place for messages: its city, the number of the hex, or the off-map zone."""
    board = state.scenario.board
    if place < board.size and board.city[place] >= 0:
        return state.scenario.cities[board.city[place]].id
    return board.name[place]


def _unit(state: State, decision: Decision, verb: str, unit: int, more: list[str]) -> Reason:
    found = state.scenario.units[unit]
    args: Args = {"unit": found.id}
    factions = seats.groups(state)[decision.seat]
    if state.side[found.country] not in factions and verb not in ("strike", "raid"):
        return Reason("eu 6.0", "reason-not-your-unit", args)
    if decision.ask in _OWN_PART and state.side[found.country] != state.faction:
        other = op.SEATS[state.side[found.country]]
        return Reason("eu 1.2", "reason-not-its-turn", args | {"faction": other})
    if verb == "mobilize":
        return _mobilize(state, unit, args)
    if state.at[unit] < 0:
        return Reason("eu 6.3", "reason-not-on-the-map", args)
    if verb in _BY_GROUND:
        bar = _activation(state, decision, unit, args)
        if bar is not None:
            return bar
    if verb == "strategic":
        return _strategic(state, unit, args)
    if verb in ("air", "ship", "escort", "intercept"):
        return _flight(state, decision, verb, unit, args)
    if verb == "improve":
        return _improve(state, unit, args)
    if verb == "withhold":
        return Reason("eu 7.2", "reason-must-be-supplied", args)
    if verb == "give_up":
        return Reason("eu 7.5.2", "reason-still-supplied", args)
    if verb in ("move", "via", "march", "attack", "assault"):
        places = more if verb == "march" else more[:1]
        for word in places or [""]:
            if word not in state.scenario.board.number:
                return Reason("table", "reason-unknown-place", {"word": word})
        goal = state.scenario.board.number[places[-1]]
        args["city"] = place_id(state, goal)
        if verb in ("move", "via", "march"):
            return _march(state, decision, unit, goal, args)
        return _fight(state, decision, verb, unit, goal, args)
    return Reason(decision.rule, "reason-not-now-unit", args)


def _activation(state: State, decision: Decision, unit: int, args: Args) -> Reason | None:
    """eu 6.3 Why a ground unit cannot be activated."""
    found = state.scenario.units[unit]
    if found.kind != GROUND:
        return Reason("eu 6.3", "reason-no-ground-unit", args)
    if decision.ask == "ask-active":
        acting = stack.active(state)
        if acting is not None and acting.unit == unit:
            return None
        return Reason("eu 6.0", "reason-another-is-active", args)
    if state.marked >> unit & 1:
        return Reason("eu 4.h", "reason-marked", args)
    if state.used >> unit & 1:
        return Reason("eu 6.3", "reason-used", args)
    poor = _poor(state, unit, "activation", "eu 6.3")
    if poor is not None:
        return poor
    if found.garrison:
        return Reason("eu K-12", "reason-garrison", args)
    if state.at[unit] >= state.scenario.board.size:
        return Reason("eu 4.g", "reason-off-the-map", args)
    return None


def _poor(state: State, unit: int, price: str, rule: str) -> Reason | None:
    """eu 9.1 A country pays for its own units, as long as it has points."""
    found = state.scenario.units[unit]
    cost: int = getattr(state.scenario.tables.types[found.type], price)
    if price == "activation":
        cost = prices.activation(state, unit)
    left = state.points[found.country]
    if left >= cost:
        return None
    country = state.scenario.countries[found.country].id
    args: Args = {"unit": found.id, "country": country, "price": cost, "points": left}
    return Reason(rule, "reason-no-points", args)


def _left(state: State, decision: Decision, unit: int) -> int:
    if decision.ask == "ask-active":
        return decision.about[1]
    return moves.points_of(state, unit)


def _march(state: State, decision: Decision, unit: int, goal: int, args: Args) -> Reason:
    """eu 4.1.1 Why a unit cannot go to a hex."""
    country = state.scenario.units[unit].country
    seen = front(state, country)
    bar = ground(state, unit, goal, args)
    if bar is not None:
        return bar
    if goal == state.at[unit]:
        return Reason("eu 4.a", "reason-already-there", args)
    if combat.restricted(state, country):
        return Reason("eu 10.3.1.1", "reason-national-defense", args)
    here = state.at[unit]
    left = _left(state, decision, unit)
    acting = stack.active(state) if decision.ask == "ask-active" else None
    if acting is not None and acting.moved and seen.zone >> here & 1:
        return Reason("eu 4.c", "reason-in-zone", args)
    free = moves.free_reach(state, unit, left)
    if free.hexes >> goal & 1:
        return Reason("eu 4.c", "reason-zone", args)
    return Reason("eu 4.a", "reason-too-far", args | {"points": left})


def ground(state: State, unit: int, goal: int, args: Args) -> Reason | None:
    """eu 4.b and eu 3.b Why no unit of this kind may be in a hex at all."""
    board = state.scenario.board
    country = state.scenario.units[unit].country
    if goal >= board.size:
        return Reason("eu 4.g", "reason-only-strategic", args)
    if not board.land >> goal & 1:
        return Reason("eu 4.b", "reason-sea", args)
    seen = front(state, country)
    if seen.enemy >> goal & 1:
        return Reason("eu 3.b", "reason-enemy-there", args)
    owner = holder(state, goal)
    if not (seen.held | seen.hostile) >> goal & 1:
        name = state.scenario.countries[owner].id
        message = "reason-not-at-war"
        if state.status[owner] == NEUTRAL:
            message = "reason-neutral"
        elif state.status[owner] == CLOSED:
            message = "reason-closed"
        return Reason("eu 4.b", message, args | {"country": name})
    if seen.ground >> goal & 1 and goal != state.at[unit]:
        return Reason("eu 3.b", "reason-friend-there", args)
    return None


def _fight(state: State, decision: Decision, verb: str, unit: int, goal: int, args: Args) -> Reason:
    """eu 5.a Why a unit cannot attack a hex."""
    board = state.scenario.board
    enemy = unit_at(state, goal, GROUND) if goal < board.size else NOBODY
    own = state.scenario.units[unit].country
    if enemy < 0 or not are_foes(state, own, state.scenario.units[enemy].country):
        return Reason("eu 5.a", "reason-no-enemy", args)
    here = state.at[unit]
    if not board.step[here] >> goal & 1:
        if board.near[here] >> goal & 1:
            return Reason("eu 4.b", "reason-barrier", args)
        return Reason("eu 5.a", "reason-not-adjacent", args)
    if combat.restricted(state, own):
        return Reason("eu 10.3.1.1", "reason-national-defense", args)
    left = _left(state, decision, unit)
    if verb == "assault":
        acting = stack.active(state)
        if acting is not None and acting.fought:
            return Reason("eu 5.a", "reason-mobile-before", args)
        need = state.scenario.tables.assault_points
        if left < need:
            return Reason("eu 5.c", "reason-assault-points", args | {"price": need, "points": left})
    elif state.none >> unit & 1:
        return Reason("eu 5.b", "reason-no-supply", args)
    else:
        price = moves.attack_cost(state, unit, goal)
        if left < price:
            return Reason("eu 5.b", "reason-attack-points", args | {"price": price, "points": left})
    return Reason("eu 6.2.3", "reason-no-support", args)


def _flight(state: State, decision: Decision, verb: str, unit: int, args: Args) -> Reason:
    """eu 6.2 and eu 6.4 Why an air unit or a ship cannot act."""
    kind = state.scenario.units[unit].kind
    if kind == GROUND or (verb in ("air", "ship") and (kind == AIR) != (verb == "air")):
        return Reason(decision.rule, "reason-not-now-unit", args)
    if state.sorties[unit] >= state.scenario.tables.max_sorties:
        return Reason("eu 6.2", "reason-sorties", args)
    if state.marked >> unit & 1:
        return Reason("eu 4.h", "reason-marked", args)
    return Reason("eu 6.2", "reason-nothing-to-do", args)


def _strategic(state: State, unit: int, args: Args) -> Reason:
    """eu 4.e Why a unit cannot use strategic movement."""
    found = state.scenario.units[unit]
    faction = faction_of(state, unit)
    if found.kind > AIR:
        return Reason("eu 4.1.2", "reason-no-ships", args)
    if politics.waits(state, faction):
        return Reason("eu P1", "reason-waits", args)
    if strategic.left(state, faction) <= 0:
        return Reason("eu 4.e", "reason-no-moves-left", args)
    if state.marked >> unit & 1:
        return Reason("eu 4.h", "reason-marked", args)
    if supply_of(state, unit) != SUPPLIED:
        return Reason("eu 4.e", "reason-not-supplied", args)
    here = state.at[unit]
    board = state.scenario.board
    if here < board.size and front(state, found.country).zone >> here & 1:
        return Reason("eu 4.e", "reason-starts-in-zone", args)
    if found.kind == GROUND and here < board.size and not board.lines >> here & 1:
        return Reason("eu 4.f", "reason-no-line", args)
    return Reason("eu 4.f", "reason-nowhere-to-go", args)


def _improve(state: State, unit: int, args: Args) -> Reason:
    """eu 8.1 Why a unit cannot be improved."""
    if supply_of(state, unit) != SUPPLIED:
        return Reason("eu 8.1", "reason-not-supplied", args)
    if state.used >> unit & 1:
        return Reason("eu 8.1", "reason-improved", args)
    poor = _poor(state, unit, "replacement", "eu 8.1")
    if poor is not None:
        return poor
    return Reason("eu 8.1", "reason-at-its-best", args)


def _mobilize(state: State, unit: int, args: Args) -> Reason:
    """eu 8.3 Why a unit cannot be mobilized there."""
    if state.at[unit] != MOBILIZATION:
        return Reason("eu 8.3", "reason-not-in-the-box", args)
    poor = _poor(state, unit, "mobilization", "eu 8.3")
    if poor is not None:
        return poor
    return Reason("eu 8.3", "reason-no-place", args)


def _hex(state: State, decision: Decision, verb: str, place: int) -> Reason:
    """Why a hex is not an answer: where an air unit, a ship or a marker cannot go."""
    args: Args = {"city": place_id(state, place)}
    if verb == "retreat":
        return Reason("eu 5.g", "reason-no-retreat", args)
    if decision.ask == "ask-journey":
        return Reason("eu 4.f", "reason-no-journey", args)
    if verb == "rebase" and decision.ask in ("ask-air", "ask-ship"):
        unit = decision.about[0]
        found = state.scenario.units[unit]
        if place < state.scenario.board.size and found.kind == AIR:
            reach = state.scenario.tables.types[found.type].rebase
            if state.scenario.board.distance(state.at[unit], place) > reach:
                return Reason("eu 6.2.1", "reason-out-of-range", args | {"unit": found.id})
        rule = "eu 6.2" if found.kind == AIR else "eu 6.4.1"
        return Reason(rule, "reason-no-base", args | {"unit": found.id})
    if decision.ask == "ask-invade" and weather_at(state, place) == SEVERE:
        return Reason("eu 6.3.2", "reason-severe", args)
    return Reason(decision.rule, "reason-not-there", args)


def _country(state: State, decision: Decision, verb: str, country: int) -> Reason:
    """Why a country is not an answer."""
    args: Args = {"country": state.scenario.countries[country].id}
    if verb != "war":
        return Reason(decision.rule, "reason-not-now-country", args)
    why = politics.why_no_war(state, state.faction, country)
    if why == "active" or state.status[country] == ACTIVE:
        return Reason("eu 10.1", "reason-war-active", args)
    if why == "closed":
        return Reason("eu 2.e", "reason-war-closed", args)
    if why == "pact":
        return Reason("eu 10.1", "reason-war-pact", args)
    return Reason("eu 10.1", "reason-war-joins-nobody", args)
