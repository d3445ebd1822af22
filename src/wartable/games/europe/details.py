"""What an attack would need, before anyone commits to it: cost, modifiers one by one, chances."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from wartable.core.bits import mask, walk
from wartable.core.decision import Decision
from wartable.core.parts import Detail
from wartable.games.europe import air, clashes, combat, moves, odds, prices
from wartable.games.europe import options as op
from wartable.games.europe.front import faction_of, unit_at, weather_at
from wartable.games.europe.retreat import DefenderLoss, fate
from wartable.games.europe.state import State
from wartable.games.europe.tables import GROUND, CombatResult


class Fight(NamedTuple):
    """A combat as an answer would make it; an air unit is one more than its number."""

    kind: str
    lead: int
    target: int
    assist: int = 0
    air: int = 0
    marker: int = 0
    other_air: int = 0
    other_marker: int = 0

    def attack(self, state: State) -> list[odds.Modifier]:
        """What the attacker adds."""
        return odds.attack(state, *self[:6])

    def defence(self, state: State) -> list[odds.Modifier]:
        """What the defender adds."""
        return odds.defence(state, *self[:4], self.other_air, self.other_marker)

    def net(self, state: State) -> int:
        """The sum for the attacker."""
        return odds.total(self.attack(state)) - odds.total(self.defence(state))

    def results(self, state: State) -> tuple[CombatResult, ...]:
        """eu 5.e What each band brings."""
        return state.scenario.tables.results["mobile" if self.kind == odds.LANDING else self.kind]

    def fates(self, state: State) -> list[DefenderLoss]:
        """eu 5.g What each band does to the defender as it stands."""
        defender = unit_at(state, self.target, GROUND)
        from_ = tuple(state.at[unit] for unit in (self.lead, *walk(self.assist)))
        attackers = tuple(at for at in from_ if at >= 0)
        return [fate(state, defender, one[4], one[5], attackers) for one in self.results(state)]

    def percent(self, state: State) -> int:
        """eu 5.h How likely the hex is free afterwards."""
        bands = zip(odds.chances(state, self.net(state)), self.fates(state), strict=True)
        return round(100 * sum(ways for ways, one in bands if one.gone) / clashes.ROLLS)


def fight(state: State, decision: Decision, option: int) -> Fight | None:
    """The combat that an answer is about, if there is one."""
    verb, (first, second, third) = op.verb_of(option), op.parts(option)
    if verb in (op.ATTACK, op.ASSAULT):
        kind = odds.MOBILE if verb == op.ATTACK else odds.ASSAULT
        if decision.ask == "ask-ashore":
            kind = odds.LANDING
        if unit_at(state, second, GROUND) < 0:
            return None
        chosen = third & op.FLAG - 1, int(third & op.FLAG > 0)
        if kind != odds.ASSAULT:
            return Fight(kind, first, second, 0, *chosen)
        found = [Fight(kind, first, second, a, *chosen) for a in _assists(state, first, second)]
        return max(found, key=lambda one: (one.net(state), -one.assist.bit_count()))
    frame = state.frames[-1]
    if (frame[0], decision.ask) == ("assist", "ask-assist"):
        _, kind, lead, target, _, air, marker = frame
        helpers = (first, second, third) if verb == op.ASSIST else ()
        helping = sum(1 << number - 1 for number in helpers if number)
        return Fight(kind, lead, target, helping, air, marker)
    if (frame[0], decision.ask) == ("reply", "ask-reply"):
        _, kind, lead, target, helping, air, marker = frame
        committed = (first, third) if verb == op.REPLY else (0, 0)
        return Fight(kind, lead, target, helping, air, marker, *committed)
    return None


def _assists(state: State, lead: int, target: int) -> Iterator[int]:
    """eu 5.c-3 The units that could support an assault together, as masks, nobody first."""
    able = combat.helpers(state, lead, target)
    paid = (lead,) if not state.used >> lead & 1 else ()
    for count in range(state.scenario.tables.assault_most + 1):
        for units in combinations(able, count):
            if combat.affordable(state, (*paid, *units)):
                yield mask(units)


def details(state: State, decision: Decision, option: int) -> list[Detail]:
    """eu 5 What an attack costs, what counts on both sides, and how likely each result is."""
    found = fight(state, decision, option)
    if found is None:
        return clashes.details(state, decision, option)
    replied = op.parts(option) if op.verb_of(option) == op.REPLY else (0, 0, 0)
    met, lost = _replies(state, found, *replied[:2])
    return [
        *_costs(state, decision, found),
        *met,
        *_modifiers(state, found),
        *_commitments(state, decision, found),
        *_results(state, found, lost),
    ]


def _replies(state: State, found: Fight, helper: int, hunter: int) -> tuple[list[Detail], float]:
    """eu 5.d-1 What a reply costs; if it meets the attacker's air unit, how likely that is lost."""
    later = state.copy()
    for flyer in (helper, hunter):
        if flyer:
            air.pay(later, flyer - 1, found.target)
    rows = list(clashes.sorties(state, later))
    if not hunter:
        return rows, 0.0
    met = odds.air_combat(later, hunter - 1, found.air - 1, found.target, False)
    able = air.flyers(later, faction_of(state, found.lead), found.target)
    able = [unit for unit in able if unit != found.air - 1]
    rows += clashes.interception(later, met)
    rows += clashes.may("may-escort", later, able, "eu 6.2.4")
    return rows, clashes.driven_off(later, met)


def _costs(state: State, decision: Decision, found: Fight) -> Iterator[Detail]:
    units = state.scenario.units
    paid = found.assist if decision.ask in ("ask-act", "ask-active", "ask-assist") else 0
    if decision.ask == "ask-act":
        paid |= 1 << found.lead
    for unit in walk(paid):
        facts: dict[str, Any] = {
            "unit": units[unit].id,
            "country": state.scenario.countries[units[unit].country].id,
            "points": prices.activation(state, unit),
        }
        yield Detail("activation", facts, "eu 6.3")
    if decision.ask not in ("ask-act", "ask-active", "ask-ashore"):
        return
    if found.kind == odds.MOBILE:
        points = moves.attack_cost(state, found.lead, found.target)
        yield Detail("movement", {"points": points}, "eu 5.b")
    elif found.kind == odds.ASSAULT:
        yield Detail("whole-movement", {}, "eu 5.c")
    if found.air:
        sorties = state.scenario.tables.air_sorties[weather_at(state, found.target)]
        yield Detail("sorties", {"unit": units[found.air - 1].id, "count": sorties}, "eu 6.2.3")


def _modifiers(state: State, found: Fight) -> Iterator[Detail]:
    yield from clashes.sums(found.attack(state), found.defence(state), "eu 5.d")


def _commitments(state: State, decision: Decision, found: Fight) -> Iterator[Detail]:
    """eu 5.d-1 What the defender may still commit."""
    if decision.ask == "ask-reply":
        return
    defender = unit_at(state, found.target, GROUND)
    faction = faction_of(state, defender)
    flyers = air.flyers(state, faction, found.target)
    names = [state.scenario.units[unit].id for unit in flyers]
    if names and not odds.surprised(state, found.target):
        yield Detail("may-support", {"units": names}, "eu 6.2.3")
    if names and found.air:
        yield Detail("may-intercept", {"units": names}, "eu 6.2.4")
    if combat.may_spend(state, faction, defender, "defence"):
        yield Detail("may-spend", {}, "eu 5.j")


def _results(state: State, found: Fight, lost: float) -> Iterator[Detail]:
    """eu 5.e Each result; `lost` is how likely the attacker's air unit is driven off before."""
    ways = odds.chances(state, found.net(state))
    alone = odds.chances(state, found._replace(air=0).net(state))
    weak = state.reduced >> found.lead & 1
    both = zip(found.results(state), found.fates(state), strict=True)
    for band, (result, (hurt, retreat)) in enumerate(both, 1):
        loss, stop, *_ = result
        loss += loss and weak
        facts = {"band": band, "loss": loss, "stop": stop, "hurt": hurt, "retreat": retreat}
        if band > 1:
            facts["least"] = state.scenario.tables.least(band)
        count = (1 - lost) * ways[band - 1] + lost * alone[band - 1]
        yield Detail(f"result-{outcome(*result)}", facts, "eu 5.e", count / clashes.ROLLS)


def outcome(loss: int, stop: int, _: int, __: int, hurt: int, retreat: int, *___: int) -> str:
    """Who a result is about: the attacker, the defender, both, or nobody."""
    mine, theirs = bool(loss or stop), bool(hurt or retreat)
    if mine and theirs:
        return "both"
    return "attacker" if mine else "defender" if theirs else "nothing"
