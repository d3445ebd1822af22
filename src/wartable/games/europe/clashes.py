"""What a combat in the air or at sea would need, before anyone commits to it."""

from collections.abc import Iterator

from wartable.core.decision import Decision
from wartable.core.parts import Detail
from wartable.games.europe import air, changes, odds, ships
from wartable.games.europe import options as op
from wartable.games.europe.front import faction_of
from wartable.games.europe.state import State

ROLLS = 36
MESSAGES = {
    (False, False): "result-nothing",
    (True, False): "clash-attacker",
    (False, True): "clash-defender",
    (True, True): "clash-both",
}
"""By whether the attacker and the defender suffer."""


def details(state: State, decision: Decision, option: int) -> list[Detail]:
    """eu 5.e Sorties, who may still step in, what counts on both sides, and each result."""
    verb, about = op.verb_of(option), option & op.LOW
    # Sorties are paid before the dice are rolled, and tired units fight worse.
    later, frame = state.copy(), state.frames[-1]
    step, asked, *_ = frame
    unit = about if verb in (op.INTERCEPT, op.ESCORT) else asked
    more: list[Detail] = []
    match decision.ask:
        case "ask-air" if verb == op.STRIKE:
            place = state.at[about]
            air.pay(later, unit, place)
            able = [other for other in air.hunters(later, unit, place) if other != about]
            more = may("may-intercept", later, able, "eu 6.2.5")
            found = odds.strike(later, unit, about, place)
        case "ask-ship" if verb == op.RAID:
            changes.tire(later, unit, 1)
            found = odds.strike(later, unit, about, state.at[about])
        case "ask-intercept" if verb == op.INTERCEPT:
            _, striker, place, _, _ = frame
            air.pay(later, unit, place)
            able = air.flyers(later, faction_of(state, striker), place)
            able = [other for other in able if other != striker]
            more = may("may-escort", later, able, "eu 6.2.4")
            found = odds.air_combat(later, unit, striker, place, False)
        case "ask-escort":
            if step == "screen":
                _, _, _, place, _, flyer, _, _, interceptor, _, _ = frame
                guarded, hunter = flyer - 1, interceptor - 1
            else:
                _, guarded, place, _, hunter = frame
            victim = unit if verb == op.ESCORT else guarded
            if verb == op.ESCORT:
                air.pay(later, unit, place)
            found = odds.air_combat(later, hunter, victim, place, False)
        case "ask-convoy":
            _, convoy, _, _, _, way = frame
            if verb == op.ESCORT:
                changes.tire(later, unit, 1)
            victim = unit if verb == op.ESCORT else convoy
            able = ships.hunters(later, convoy, way)
            more = may("may-waylay", later, able, "eu 6.4-3")
            met = [_met(later, hunter, victim, way) for hunter in able]
            found = max(met, key=lambda one: one.net)
        case "ask-waylay" if verb == op.INTERCEPT:
            changes.tire(later, unit, 1)
            _, convoy, _, _, _, way, escort, _ = frame
            weather = ships.weather_on(state, unit, way)
            victim = escort if escort >= 0 else convoy
            found = odds.sea_combat(later, unit, victim, weather)
        case _:
            return []
    return [*sorties(state, later), *_against(state, found), *more, *_results(later, found)]


def _met(state: State, hunter: int, victim: int, way: ships.SeaRoute) -> odds.AirSeaCombat:
    """eu 6.4-5 A fight at sea with a fleet that may still come, after its sortie."""
    later = state.copy()
    changes.tire(later, hunter, 1)
    return odds.sea_combat(later, hunter, victim, ships.weather_on(later, hunter, way))


def interception(state: State, found: odds.AirSeaCombat) -> Iterator[Detail]:
    """eu 5.d-6 The air combat inside a ground combat: what counts, and what becomes of support."""
    yield clash(state, found)
    for side, modifiers in (("interceptor", found.plus), ("intercepted", found.minus)):
        for one in modifiers:
            yield Detail(side, {"modifier": one.id, "value": signed(one.value)}, one.rule)
    facts = {
        "units": [state.scenario.units[found.defender].id],
        "percent": round(100 * driven_off(state, found)),
    }
    yield Detail("driven-off", facts, "eu 5.d-6")


def driven_off(state: State, found: odds.AirSeaCombat) -> float:
    """How likely the defender in the air is aborted or eliminated."""
    results = state.scenario.tables.results[found.column]
    ways = odds.chances(state, found.net)
    gone = 0
    for band, (result, count) in enumerate(zip(results, ways, strict=True), 1):
        fate = _fate(state, found.defender, result[6], result[7], band == len(results))
        if result[7] or fate == "lost":
            gone += count
    return gone / ROLLS


def sums(plus: list[odds.Modifier], minus: list[odds.Modifier], rule: str) -> Iterator[Detail]:
    """What each side adds, one by one, and the sum for the attacker."""
    for side, modifiers in (("attacker", plus), ("defender", minus)):
        for one in modifiers:
            yield Detail(side, {"modifier": one.id, "value": signed(one.value)}, one.rule)
    yield Detail("net", {"value": signed(odds.total(plus) - odds.total(minus))}, rule)


def sorties(state: State, later: State) -> Iterator[Detail]:
    """What an answer costs in sorties."""
    for number, (before, after) in enumerate(zip(state.sorties, later.sorties, strict=True)):
        if after > before:
            facts = {"unit": state.scenario.units[number].id, "count": after - before}
            yield Detail("sorties", facts, "eu 3.c")


def _against(state: State, found: odds.AirSeaCombat) -> Iterator[Detail]:
    yield clash(state, found)
    yield from sums(found.plus, found.minus, "eu 5.e")


def clash(state: State, found: odds.AirSeaCombat) -> Detail:
    """Who meets whom."""
    units = state.scenario.units
    rule = "eu 6.2.5" if found.column == "air" else "eu 6.4"
    facts = {"unit": units[found.attacker].id, "units": [units[found.defender].id]}
    return Detail("clash", facts, rule)


def may(message: str, state: State, able: list[int], rule: str) -> list[Detail]:
    """Who may still step in."""
    names = [state.scenario.units[unit].id for unit in able]
    return [Detail(message, {"units": names}, rule)] if names else []


def _results(state: State, found: odds.AirSeaCombat) -> Iterator[Detail]:
    ways = odds.chances(state, found.net)
    results = state.scenario.tables.results[found.column]
    for band, (result, count) in enumerate(zip(results, ways, strict=True), 1):
        mine, theirs = result[2], result[6]
        facts = {
            "band": band,
            "mine": mine,
            "fate": _fate(state, found.attacker, mine, result[3], band == 1),
            "theirs": theirs,
            "end": _fate(state, found.defender, theirs, result[7], band == len(results)),
        }
        message = MESSAGES[bool(mine or result[3]), bool(theirs or result[7])]
        yield Detail(message, facts, "eu 5.e", count / ROLLS)


def _fate(state: State, unit: int, sorties: int, aborted: int, fatal: bool) -> str:
    """eu 3.c-1 Apart from sorties: a unit that had 6 already is eliminated if the band is fatal."""
    if sorties and fatal and state.sorties[unit] >= state.scenario.tables.max_sorties:
        return "lost"
    return "back" if sorties and aborted else "stays"


def signed(value: int) -> str:
    """A number with its sign."""
    return f"{value:+d}".replace("-", "−")
