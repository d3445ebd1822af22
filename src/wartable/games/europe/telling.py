"""What questions, answers and events are about, by name; the words are in text/telling.*.ftl."""

from typing import Any

from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.summary import Facts
from wartable.games.europe import moves, odds, ways
from wartable.games.europe import options as op
from wartable.games.europe.clashes import signed
from wartable.games.europe.conquest import heirs
from wartable.games.europe.details import fight, outcome
from wartable.games.europe.front import unit_at
from wartable.games.europe.happenings import MARKERS
from wartable.games.europe.reasons import place_id
from wartable.games.europe.scenario import SUPPLY
from wartable.games.europe.state import State
from wartable.games.europe.tables import GROUND, UnitType
from wartable.games.europe.turn import PHASES
from wartable.games.europe.view import POLICIES, WEATHER

FAMILIES = {
    "countries": "country",
    "cities": "city",
    "seas": "sea",
    "defender": "unit",
    "from": "city",
}
"""The families that hold the names of a fact, where they are not called like the fact."""

EVENTS: dict[str, tuple[str, ...]] = {
    "event": ("event",),
    "weather": ("area", "die", "weather"),
    "turn": ("turn",),
    "operations": ("faction",),
    "nothing-to-do": ("phase",),
    "taken": ("country", "city"),
    "will": ("country", "change", "will"),
    "reduced": ("unit",),
    "eliminated": ("unit",),
    "at-war": ("faction", "factions"),
    "attack-mobile": ("unit", "city", "air", "marker", "defender", "from"),
    "attack-assault": ("unit", "city", "air", "marker", "defender", "from"),
    "attack-landing": ("unit", "city", "air", "marker", "defender", "from"),
    "assists": ("unit", "units"),
    "escorts": ("unit", "units"),
    "battle": ("unit", "units", "city", "die", "plus", "against", "minus", "", "band"),
    "air-combat": ("unit", "units", "die", "plus", "against", "minus", "band"),
    "naval-combat": ("unit", "units", "die", "plus", "against", "minus", "band"),
    "tired": ("unit", "sorties", "total"),
    "retreated": ("unit", "", "city"),
    "blocked": ("unit", "back"),
    "advanced": ("unit", "", "city"),
    "thrown-back": ("unit", "city"),
    "landed": ("unit", "city"),
    "rebased": ("unit", "", "place"),
    "strike": ("unit", "units"),
    "bomb": ("unit", "city"),
    "bombed": ("unit", "city"),
    "intercepts": ("unit", "units"),
    "fled": ("unit", "", "city"),
    "supply": ("unit", "supply"),
    "production": ("country", "points"),
    "gave": ("country", "countries"),
    "bombing-over": (),
    "wins-too": ("faction",),
    "factories-lost": ("country", "count"),
    "strategic-combat": ("country", "die", "plus", "against", "minus", "band"),
    "surprise": ("faction", "city"),
    "partisans": ("faction", "city"),
    "paradrop": ("faction", "city"),
    "paradrop-die": ("faction", "city", "die", "won"),
    "sails": ("unit", "", "place"),
    "carries": ("unit", "units", "place"),
    "lands": ("unit", "units", "city"),
    "raids": ("unit", "", "units"),
    "turned-back": ("unit",),
    "carried": ("unit", "place"),
    "declared": ("faction", "country"),
    "declared-on": ("faction", "factions"),
    "policy-ended": ("policy",),
    "policy-die": ("policy", "die"),
    "joined": ("country", "faction"),
    "stocked": ("faction", "draw"),
    "drew": ("faction", "draw"),
    "conquered": ("country", "countries"),
    "improved": ("unit",),
    "bought": ("country",),
    "entered": ("unit", "place"),
    "upgraded": ("unit", "units"),
    "travelled": ("unit", "", "place"),
    "entry-die": ("unit", "die", "delay"),
    "undefended": ("country",),
    "marker": ("faction", "marker", "count"),
    "event-die": ("die",),
    "halted": ("unit",),
    "nobody-travelled": (),
    "capital": ("country", "city"),
    "changed-sides": ("unit", "country"),
    "moved-out": ("unit", "city"),
}
"""What the arguments of each kind of event mean; an empty name is left out."""

QUESTIONS: dict[str, tuple[str, ...]] = {
    "ask-active": ("unit", "points"),
    "ask-air": ("unit",),
    "ask-ship": ("unit",),
    "ask-invade": ("unit",),
    "ask-ashore": ("unit", "city"),
    "ask-assist": ("unit", "city"),
    "ask-reply": ("unit", "city"),
    "ask-escort": ("unit", "units"),
    "ask-intercept": ("unit", "city"),
    "ask-waylay": ("unit",),
    "ask-convoy": ("unit",),
    "ask-berth": ("unit", "city"),
    "ask-retreat": ("unit", "count"),
    "ask-advance": ("unit", "city"),
    "ask-flee": ("unit",),
    "ask-leave": ("unit",),
    "ask-route": ("unit",),
    "ask-claim": ("city",),
    "ask-consent": ("event",),
    "ask-strategic": ("count",),
    "ask-journey": ("unit",),
    "ask-place": ("unit",),
}
"""What `Decision.about` holds, by question."""

AREAS = ("cold", "temperate", "warm")


def _fact(state: State, key: str, number: int) -> Any:
    scenario = state.scenario
    match key:
        case "unit" | "defender":
            return scenario.units[number].id if number >= 0 else "nobody"
        case "units":
            return [scenario.units[number].id] if number >= 0 else []
        case "country":
            return scenario.countries[number].id
        case "countries":
            return [scenario.countries[number].id] if number >= 0 else []
        case "faction":
            return op.SEATS[number]
        case "factions":
            return [op.SEATS[number]]
        case "event":
            return scenario.events[number].id
        case "city" | "from":
            return place_id(state, number)
        case "phase":
            return PHASES[number].id
        case "weather":
            return WEATHER[number]
        case "area":
            return AREAS[number]
        case "supply":
            return SUPPLY[number]
        case "policy":
            return next(name for name, bit in POLICIES.items() if bit == number)
        case "draw":
            return op.CUP[number]
        case "marker":
            return list(MARKERS)[number]
        case "change":
            return signed(number)
        case "will":
            return _number(number)
        case _:
            return number


def _number(number: int) -> int | str:
    """A number as it is printed: with a true minus sign."""
    return number if number >= 0 else signed(number)


def _facts(
    state: State, message: str, keys: tuple[str, ...], numbers: tuple[Any, ...]
) -> tuple[str, Facts]:
    facts: Facts = {}
    for key, number in zip(keys, numbers, strict=False):
        if key == "place":
            message = _place(state, message, number, facts)
        elif key:
            facts[key] = _fact(state, key, number)
    return message, facts


def _place(state: State, message: str, number: int, facts: Facts) -> str:
    """A hex, or an off-map zone, which has a message of its own."""
    if number >= state.scenario.board.size:
        facts["zone"] = state.scenario.board.name[number]
        return f"{message}-zone"
    facts["city"] = place_id(state, number)
    return message


def event(state: State, event: Event) -> tuple[str, Facts]:
    """The message of an event and its facts."""
    kind, args = event.kind, event.args
    if kind == "moved":
        return kind, {
            "unit": state.scenario.units[args[0]].id,
            "city": place_id(state, args[-1]),
            "count": len(args) - 2,
        }
    if kind == "over":
        level = state.scenario.victory[args[0]]
        facts: Facts = {"level": level.level}
        if level.winner < 0:
            return "over-draw", facts
        return "over", facts | {"faction": op.SEATS[level.winner]}
    if kind == "reply":
        return _reply(state, args)
    if kind == "retreated" and args[3] >= 0:
        message, facts = _facts(state, "retreated-through", EVENTS[kind], args)
        return message, facts | {"from": place_id(state, args[3])}
    if kind == "blocked" and state.scenario.units[args[0]].garrison:
        return "blocked-garrison", {"unit": state.scenario.units[args[0]].id}
    if kind == "swayed":
        country = state.scenario.countries[args[0]].id
        if args[1] < 0:
            return "swayed-nobody", {"country": country}
        return "swayed", {"country": country, "faction": op.SEATS[args[1]]}
    if kind.startswith("attack-"):
        message, facts = _facts(state, kind, EVENTS[kind], args)
        helper = facts.pop("air")
        facts["marker"] = args[3]
        if helper >= 0:
            return f"{message}-air", facts | {"units": [state.scenario.units[helper].id]}
        return message, facts
    message, facts = _facts(state, kind, EVENTS[kind], args)
    if kind == "conquered":
        found = dict.fromkeys(heirs(state, *args))
        facts["countries"] = [state.scenario.countries[one].id for one in found]
        if not found:
            return "conquered-alone", facts
    if "against" in facts:
        # A die, what is added to it, and the total.
        facts["sum"] = _number(facts["die"] + facts["plus"])
        facts["other"] = _number(facts["against"] + facts["minus"])
    if kind == "battle":
        column = state.scenario.tables.results["assault" if args[7] else "mobile"]
        result = column[facts["band"] - 1]
        facts |= {"result": outcome(*result), "loss": result[0]}
        facts |= {"hurt": result[4], "retreat": result[5]}
    return message, facts


def _reply(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    faction, helper, hunter, marker = args
    side: Facts = {"faction": op.SEATS[faction]}
    if helper < 0 and hunter < 0 and not marker:
        return "reply", side
    message, facts = _committed(state, "reply", helper + 1, hunter + 1, marker)
    return message, facts | side


def question(state: State, decision: Decision) -> tuple[str, Facts]:
    """The message of a question and what it is about."""
    keys = QUESTIONS.get(decision.ask, ())
    message, facts = _facts(state, decision.ask.removeprefix("ask-"), keys, decision.about)
    if decision.ask in ("ask-assist", "ask-reply"):
        facts["defender"] = _defender(state, decision.about[1])
    return message, facts


def _defender(state: State, hex_: int) -> str:
    """The ground unit that is attacked in a hex."""
    return str(_fact(state, "defender", unit_at(state, hex_, GROUND)))


def _type(state: State, unit: int) -> UnitType:
    return state.scenario.tables.types[state.scenario.units[unit].type]


def _improved(state: State, unit: int) -> Facts:
    """eu 8.1 What a unit would gain, and for how many points."""
    less = min(state.sorties[unit], state.scenario.tables.sorties_removed)
    points = _type(state, unit).replacement
    return {"unit": state.scenario.units[unit].id, "sorties": less, "points": points}


def answer(state: State, decision: Decision, option: int) -> tuple[str, Facts]:
    """The message of an answer and what it is about."""
    verb, (first, second, third) = op.verb_of(option), op.parts(option)
    word = op.VERBS[option >> op.SHIFT].replace("_", "-")
    facts: Facts = {}
    if option >= op.MARCH:
        unit, way = ways.named(state, option)
        return "march", {
            "unit": state.scenario.units[unit].id,
            "city": place_id(state, way[-1]),
            "count": len(way),
        }
    if verb in (op.AT, op.REBASE, op.BOMB):
        return _place(state, word, third, facts), facts
    if verb == op.MOBILIZE:
        facts["points"] = _type(state, second).mobilization
    if verb in op.UNIT_AND_HEX:
        facts["unit"] = state.scenario.units[second].id
        return _place(state, word, third, facts), facts
    if verb == op.IMPROVE:
        return word, _improved(state, third)
    if verb == op.BUY:
        facts["points"] = state.scenario.tables.surprise_cost
        return word, facts | {"country": state.scenario.countries[third].id}
    if verb in op.UNIT:
        return word, {"unit": state.scenario.units[third].id}
    if verb in op.COUNTRY:
        return word, {"country": state.scenario.countries[third].id}
    if verb == op.WAR_ON:
        return word, {"faction": op.SEATS[third]}
    if verb == op.GIVE:
        names = state.scenario.countries
        return word, {"country": names[second].id, "countries": [names[third].id]}
    if verb == op.STOCK:
        return word, {"draw": op.CUP[second], "country": state.scenario.countries[third].id}
    if verb in (op.ATTACK, op.ASSAULT):
        ashore = decision.ask == "ask-ashore"
        return _attack(state, "ashore" if ashore else word, decision, option)
    if verb == op.ROUTE:
        zones = state.scenario.board.sea_zones
        return word, {"seas": [zones[number - 1].id for number in op.parts(option) if number]}
    if verb == op.ASSIST:
        chosen = [number - 1 for number in (first, second, third) if number]
        return word, {"units": [state.scenario.units[unit].id for unit in chosen]}
    if verb == op.REPLY:
        return _committed(state, word, first, second, third)
    if verb == op.RETREAT:
        return word, {"city": place_id(state, third - 1 if third else second)}
    return word, facts


def _attack(state: State, word: str, decision: Decision, option: int) -> tuple[str, Facts]:
    """An attack with what it costs and how likely it drives the defender from the hex."""
    unit, target, chosen = op.parts(option)
    helper = chosen & op.FLAG - 1
    facts: Facts = {
        "unit": state.scenario.units[unit].id,
        "defender": _defender(state, target),
        "city": place_id(state, target),
        "marker": int(chosen & op.FLAG > 0),
    }
    found = fight(state, decision, option)
    if found is not None:
        net = found.net(state)
        facts["net"] = net
        facts["count"] = found.assist.bit_count()
        facts["percent"] = found.percent(state)
        mobile = found.kind == odds.MOBILE
        facts["points"] = moves.attack_cost(state, unit, target) if mobile else 0
    if helper:
        return f"{word}-air", facts | {"units": [state.scenario.units[helper - 1].id]}
    return word, facts


def _committed(state: State, word: str, helper: int, hunter: int, marker: int) -> tuple[str, Facts]:
    units = state.scenario.units
    facts: Facts = {"marker": marker}
    if helper and hunter:
        return f"{word}-both", facts | {
            "unit": units[helper - 1].id,
            "units": [units[hunter - 1].id],
        }
    if helper:
        return f"{word}-support", facts | {"unit": units[helper - 1].id}
    if hunter:
        return f"{word}-intercept", facts | {"unit": units[hunter - 1].id}
    return f"{word}-marker", facts
