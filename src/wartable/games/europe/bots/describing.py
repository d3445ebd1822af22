"""What an answer to a question of Europe does on the map, in numbers to learn weights for."""

from collections.abc import Callable
from functools import cached_property

from wartable.core.decision import Decision
from wartable.games.europe import odds
from wartable.games.europe import options as op
from wartable.games.europe.bots.ground import Ground
from wartable.games.europe.bots.judgement import Judgement, parted
from wartable.games.europe.bots.stakes import hunters
from wartable.games.europe.front import faction_of, unit_at
from wartable.games.europe.seats import groups
from wartable.games.europe.state import State
from wartable.games.europe.tables import AIR, GROUND

Numbers = dict[str, float]
"""What is said of an answer, by name; everything is about 1 if there is much of it."""
MOST_BESIDE, FARTHEST, RICHEST, CLEAREST = 4, 12, 3.0, 6


class Describing:
    """One question, and what its answers do."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.state, self.decision = state, decision
        self.faction = groups(state)[decision.seat][0]
        self.role = "attacker" if self.faction in hunters(state.scenario) else "defender"
        self.judgement = Judgement(state, decision)
        self._hexes: dict[int, Numbers] = {}

    def described(self, option: int) -> Numbers:
        """What is said of an answer."""
        verb, first, second, third = parted(option)
        describe = _BY_VERB.get(verb)
        found: Numbers = {"late": self.state.turn / self.state.scenario.last_turn}
        if describe is not None:
            describe(self, found, first, second, third)
        return found

    @cached_property
    def ground(self) -> Ground:
        """The map as the faction that is asked values it."""
        return self.judgement.ground(self.faction)

    def _hex(self, hex_: int) -> Numbers:
        """What is around a hex."""
        known = self._hexes.get(hex_)
        if known is None:
            known = self._hexes[hex_] = self._around(hex_)
        return known

    def _around(self, hex_: int) -> Numbers:
        ground, board = self.ground, self.state.scenario.board
        if not 0 <= hex_ < board.size:
            return {}
        near = board.step[hex_]
        tables, prizes = self.state.scenario.tables, ground.prizes
        return {
            "enemies": min(MOST_BESIDE, (near & ground.enemy).bit_count()) / 2,
            "friends": min(MOST_BESIDE, (near & ground.own).bit_count()) / 2,
            "far": min(FARTHEST, ground.distance(hex_)) / 6,
            "terrain": tables.terrain[board.terrain[hex_]].defence / 2,
            "fort": float(board.forts >> hex_ & 1),
            "city": min(RICHEST, prizes.get(hex_, 0.0)),
            "threatened": ground.guarded(hex_),
            "targets": sum(
                worth for city, worth in prizes.items() if near & ground.hostile & 1 << city
            ),
        }

    def _place(self, found: Numbers, hex_: int, part: str = "") -> None:
        for name, amount in self._hex(hex_).items():
            found[part + name] = amount

    def _change(self, found: Numbers, start: int, goal: int) -> None:
        """What is around the goal, minus what is around the start."""
        before, after = self._hex(start), self._hex(goal)
        for name in after or before:
            found[name] = after.get(name, 0.0) - before.get(name, 0.0)

    def _unit(self, found: Numbers, unit: int) -> None:
        """What kind of unit it is, and how it fares."""
        state, card = self.state, self.state.scenario.units[unit]
        found["mobile"], found["quality"] = float(card.group), card.quality / 2
        found["reduced"] = float(state.reduced >> unit & 1)
        found["short"] = float((state.low >> unit & 1) + 2 * (state.none >> unit & 1))

    def _flyer(self, found: Numbers, unit: int, base: int) -> None:
        """How tired an air unit is, and how many enemies it would reach."""
        found["in_reach"] = min(8, self.judgement.targets(unit, base)) / 4
        found["tired"] = self.state.sorties[unit] / 3

    def _kind(self, found: Numbers, unit: int) -> bool:
        """Says whether it is an air unit; returns whether it is a ground unit."""
        kind = self.state.scenario.units[unit].kind
        found["air"] = float(kind == AIR)
        found["army"] = float(kind == GROUND)
        return kind == GROUND

    def move(self, found: Numbers, _: int, unit: int, goal: int) -> None:
        """From where to where, and what fights it allows."""
        state, judgement = self.state, self.judgement
        start, ground = state.at[unit], judgement.ground(faction_of(state, unit))
        self._unit(found, unit)
        self._change(found, start, goal)
        found["worth"] = ground.worth(goal) - ground.worth(start)
        found["capture"] = ground.capture(goal)
        found["nearer"] = float(ground.distance(goal) < ground.distance(start))
        found["fight"] = judgement.fight_from(unit, goal)
        found["cut_off"] = float(not judgement.supplied(unit) >> goal & 1)
        found["again"] = float(judgement.left is not None)

    def attack(self, found: Numbers, lead: int, target: int, chosen: int) -> None:
        """A mobile combat."""
        self._fight(found, odds.MOBILE, lead, target, chosen, 0)

    def assault(self, found: Numbers, lead: int, target: int, chosen: int) -> None:
        """An assault with whoever can support it."""
        helped = self.judgement.fights.helpers(lead, target)
        self._fight(found, odds.ASSAULT, lead, target, chosen, helped)

    def _fight(
        self, found: Numbers, kind: str, lead: int, target: int, chosen: int, helped: int
    ) -> None:
        """What both sides may lose, and what it costs."""
        state, fights = self.state, self.judgement.fights
        air, marker = chosen & op.FLAG - 1, chosen & op.FLAG
        net = fights.net(kind, lead, target, helped, bool(air), bool(marker), state.at[lead])
        ways = odds.chances(state, net)
        gains, losses = fights.gains(target, kind), fights.losses(lead, kind)
        found["gain"] = sum(w * one for w, one in zip(ways, gains, strict=True)) / 36
        found["loss"] = sum(w * one for w, one in zip(ways, losses, strict=True)) / 36
        found["net"] = max(-CLEAREST, min(CLEAREST, net)) / 4
        found["helped"], found["air"] = float(helped), float(air > 0)
        found["marker"] = float(marker > 0)
        self._unit(found, lead)
        self._place(found, target, "there_")
        defender = unit_at(state, target, GROUND)
        if defender >= 0:
            found["weak"] = float(state.reduced >> defender & 1)
            country = state.scenario.units[defender].country
            found["trapped"] = float(not fights.exits(target, country))

    def assist(self, found: Numbers, *units: int) -> None:
        """What support adds to an assault."""
        lead, target = self.decision.about[:2]
        count = sum(1 for unit in units if unit)
        value, at = self.judgement.fights.value, self.state.at[lead]
        alone = value(odds.ASSAULT, lead, target, 0, 0, 0, at)
        found["gain"] = value(odds.ASSAULT, lead, target, count, 0, 0, at) - alone
        found["alone"], found["count"] = alone, float(count)

    def advance(self, found: Numbers, *_: int) -> None:
        """Into the hex that was attacked."""
        unit, target = self.decision.about[:2]
        ground = self.judgement.ground(faction_of(self.state, unit))
        self._unit(found, unit)
        self._change(found, self.state.at[unit], target)
        found["capture"] = ground.capture(target)

    def retreat(self, found: Numbers, _: int, first: int, second: int) -> None:
        """To where."""
        self._place(found, second - 1 if second else first)

    def reply(self, found: Numbers, support: int, hunter: int, marker: int) -> None:
        """Who helps the defender, and how much may be lost without help."""
        _, target = self.decision.about[:2]
        hot = max(self.judgement.fights.gains(target, odds.ASSAULT)) / 3
        sorties = self.state.sorties
        for name, flyer in (("support", support), ("hunter", hunter)):
            if flyer:
                found[name], found[f"{name}_hot"] = 1.0, hot
                found[f"{name}_tired"] = sorties[flyer - 1] / 3
        if marker:
            found["marker"], found["marker_hot"] = 1.0, hot

    def escort(self, found: Numbers, *about: int) -> None:
        """How tired the escort is."""
        found["tired"] = self.state.sorties[about[2]] / 3

    def air(self, found: Numbers, *about: int) -> None:
        """An air unit where it is."""
        self._flyer(found, about[2], self.state.at[about[2]])

    def rebase(self, found: Numbers, *about: int) -> None:
        """An air unit at another base."""
        self._flyer(found, self.judgement.flyer(), about[2])
        self._place(found, about[2])

    def at(self, found: Numbers, *about: int) -> None:
        """Where a marker or a unit goes."""
        goal = about[2]
        if self.decision.ask != "ask-journey":
            self._place(found, goal)
            return
        unit = self.decision.about[0]
        start, ground = self.state.at[unit], self.judgement.ground(faction_of(self.state, unit))
        self._unit(found, unit)
        self._kind(found, unit)
        self._change(found, start, goal)
        found["worth"] = ground.worth(goal) - ground.worth(start)

    def unit(self, found: Numbers, *about: int) -> None:
        """A unit that travels or is improved."""
        unit = about[2]
        if self._kind(found, unit):
            self._unit(found, unit)
            self._place(found, self.state.at[unit])
        elif found["air"]:
            self._flyer(found, unit, self.state.at[unit])

    def place(self, found: Numbers, _: int, unit: int, hex_: int) -> None:
        """A unit that comes to a hex."""
        self._kind(found, unit)
        self._unit(found, unit)
        self._place(found, hex_)

    def give(self, found: Numbers, _: int, giver: int, receiver: int) -> None:
        """Who has points, and who has none."""
        points = self.state.points
        found["broke"] = float(not points[receiver])
        found["gives"], found["takes"] = min(10, points[giver]) / 5, min(10, points[receiver]) / 5


_BY_VERB: dict[int, Callable[..., None]] = {
    op.MOVE: Describing.move,
    op.ATTACK: Describing.attack,
    op.ASSAULT: Describing.assault,
    op.ASSIST: Describing.assist,
    op.ADVANCE: Describing.advance,
    op.RETREAT: Describing.retreat,
    op.REPLY: Describing.reply,
    op.ESCORT: Describing.escort,
    op.INTERCEPT: Describing.escort,
    op.AIR: Describing.air,
    op.REBASE: Describing.rebase,
    op.AT: Describing.at,
    op.STRATEGIC: Describing.unit,
    op.IMPROVE: Describing.unit,
    op.MOBILIZE: Describing.place,
    op.PLACE: Describing.place,
    op.FLEE: Describing.place,
    op.GIVE: Describing.give,
}
