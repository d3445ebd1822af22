"""How good each answer to a question of Europe looks, without looking ahead."""

from collections.abc import Callable
from functools import cached_property

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.games.europe import defense, moves, odds, supply
from wartable.games.europe import options as op
from wartable.games.europe.bots.fights import POINT, Fights
from wartable.games.europe.bots.ground import Ground, ground
from wartable.games.europe.bots.stakes import DECIDES, hunters, stakes
from wartable.games.europe.effects import FACTIONS, MayDeclareWar
from wartable.games.europe.front import faction_of, front, unit_at
from wartable.games.europe.roads import Reach
from wartable.games.europe.state import ACTIVE, SOVIET, WESTERN, State
from wartable.games.europe.tables import AIR, GROUND

NEVER = -50.0
SURE = 20.0
CUT_OFF = 0.8
"""What it costs to end a move out of supply."""
NEXT = 0.15
"""What a fight is worth that can only be fought next turn."""
SPENT = 0.02
"""Every action takes the place of another."""


def judge(state: State, decision: Decision) -> list[float]:
    """How good each option is; being done and declining are worth nothing."""
    judgement = Judgement(state, decision)
    return [judgement.value(option) for option in decision.options]


def parted(option: int) -> tuple[int, int, int, int]:
    """An answer: its verb, and the three things it is about."""
    verb = option >> op.SHIFT << op.SHIFT
    return verb, option >> _FIRST & op.LOW, option >> op.THING & op.LOW, option & op.LOW


class Judgement:
    """One question; nearly all of Europe is open, so a world is as good as the truth."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.state, self.decision = state, decision
        self.fights = Fights(state)
        self._grounds: dict[int, Ground] = {}
        self._fed: dict[int, int] = {}
        self._reach: dict[tuple[int, int], Reach] = {}
        self._movers: dict[int, tuple[Ground, int, int, float]] = {}

    def value(self, option: int) -> float:
        """How good an option is."""
        verb, first, second, third = parted(option)
        judged = _BY_VERB.get(verb)
        return 0.0 if judged is None else judged(self, first, second, third)

    def ground(self, faction: int) -> Ground:
        """The map as a faction values it."""
        if faction not in self._grounds:
            self._grounds[faction] = ground(self.state, faction)
        return self._grounds[faction]

    @cached_property
    def left(self) -> int | None:
        """The movement points that the active unit has left; None before one is activated."""
        return self.decision.about[1] if self.decision.ask == "ask-active" else None

    # Army operations

    def attack(self, lead: int, target: int, chosen: int) -> float:
        """eu 5.b Mobile combat from where the unit stands."""
        return self._fight(odds.MOBILE, lead, target, chosen, 0)

    def assault(self, lead: int, target: int, chosen: int) -> float:
        """eu 5.c An assault with whoever can support it."""
        return self._fight(odds.ASSAULT, lead, target, chosen, self.fights.helpers(lead, target))

    def _fight(self, kind: str, lead: int, target: int, chosen: int, helped: int) -> float:
        air, marker = chosen & op.FLAG - 1, int(chosen & op.FLAG > 0)
        at = self.state.at[lead]
        return self.fights.value(kind, lead, target, helped, air, marker, at) - POINT * helped

    def assist(self, first: int, second: int, third: int) -> float:
        """eu 5.c Another unit supports an assault instead of fighting for itself."""
        lead, target = self.decision.about[:2]
        count = sum(1 for unit in (first, second, third) if unit)
        at = self.state.at[lead]
        fight = self.fights.value(odds.ASSAULT, lead, target, count, 0, 0, at)
        return fight - self._alone(lead, target) - 0.12 * count

    def _alone(self, lead: int, target: int) -> float:
        return self.fights.value(odds.ASSAULT, lead, target, 0, 0, 0, self.state.at[lead])

    def move(self, _: int, unit: int, goal: int) -> float:
        """eu 4.1.1 To a better hex, to take a city, or to where a fight is worth it."""
        mover = self._movers.get(unit)
        if mover is None:
            mover = self._movers[unit] = self._mover(unit)
        ground, enemies, fed, found = mover
        found += ground.entering(goal)
        near = self.state.scenario.board.step[goal] & enemies
        if near:
            found += self._then(unit, goal, near)
        if not fed >> goal & 1:
            found -= CUT_OFF
        return found

    def _mover(self, unit: int) -> tuple[Ground, int, int, float]:
        """What all moves of a unit share: its map, its enemies, what it gives up."""
        ground, fed = self.ground(faction_of(self.state, unit)), self.supplied(unit)
        if self.guards >> unit & 1:
            return ground, 0, fed, NEVER
        cost = SPENT + (0.0 if self.left is not None else POINT)
        seen = front(self.state, self.state.scenario.units[unit].country)
        return ground, seen.enemy, fed, -cost - ground.worth(self.state.at[unit])

    def via(self, _: int, unit: int, goal: int) -> float:
        """eu 4.a The cheapest route will do."""
        return NEVER

    def fight_from(self, unit: int, goal: int) -> float:
        """The best fight that a unit could have from a hex."""
        seen = front(self.state, self.state.scenario.units[unit].country)
        near = self.state.scenario.board.step[goal] & seen.enemy
        return self._then(unit, goal, near) if near else 0.0

    def _then(self, unit: int, goal: int, near: int) -> float:
        """The best fight from a hex: now, if the points are enough, otherwise next turn."""
        state = self.state
        found = state.scenario.units[unit]
        left = self.left if self.left is not None else moves.points_of(state, unit)
        key = (unit, left)
        if key not in self._reach:
            self._reach[key] = moves.reach(state, unit, left)
        spent = self._reach[key].cost(goal)
        left = left - spent if spent >= 0 else 0
        best = 0.0
        tables, board = state.scenario.tables, state.scenario.board
        for target in walk(near):
            price = tables.mobile_base + moves.entry_cost(state, found.group, target)
            price += tables.mobile_weather[state.weather[board.weather[target]]]
            if board.river_near[goal] >> target & 1:
                price += board.river_points
            value = self.fights.value(odds.MOBILE, unit, target, 0, 0, 0, goal)
            best = max(best, value if price <= left else NEXT * value)
            if left >= tables.assault_points:
                helped = self.fights.helpers(unit, target)
                value = self.fights.value(odds.ASSAULT, unit, target, helped, 0, 0, goal)
                best = max(best, value - POINT * helped)
        return best

    def supplied(self, unit: int) -> int:
        """Where supply reaches a unit."""
        country = self.state.scenario.units[unit].country
        side = self.state.ties.side[country]
        if side not in self._fed:
            unlimited, limited = supply.sources(self.state, country)
            for source in limited:
                unlimited |= 1 << source
            reach = supply.lines(self.state, country, unlimited)
            self._fed[side] = supply.fed(self.state, reach)
        return self._fed[side]

    def advance(self, *_: int) -> float:
        """eu 5.h Take the hex, if it is better to stand there."""
        unit, target = self.decision.about[:2]
        ground = self.ground(faction_of(self.state, unit))
        gain = ground.worth(target) - ground.worth(self.state.at[unit])
        return 0.15 + ground.capture(target) + gain

    def retreat(self, _: int, first: int, second: int) -> float:
        """eu 5.g To where the unit stands best."""
        goal = second - 1 if second else first
        unit = self.decision.about[0]
        return self.ground(faction_of(self.state, unit)).worth(goal)

    # The other side's combat

    def reply(self, support: int, hunter: int, marker: int) -> float:
        """eu 5.d Help the defender while the air units are fresh."""
        found = 0.0
        for flyer, worth in ((support, 0.35), (hunter, 0.25)):
            if flyer:
                found += worth - 0.09 * self.state.sorties[flyer - 1]
        return found + (0.2 if marker else 0.0)

    def escort(self, *about: int) -> float:
        """eu 6.2.4 Fresh air units protect the others."""
        return 0.3 - 0.1 * self.state.sorties[about[2]]

    # Air, ships, markers

    def air(self, *about: int) -> float:
        """eu 6.2 An air unit far from the front moves up; a fresh one may strike."""
        unit = about[2]
        if self.state.sorties[unit] >= 3:
            return NEVER
        return 0.25 if not self.targets(unit, self.state.at[unit]) else -0.5

    def rebase(self, *about: int) -> float:
        """eu 6.2.1 To where most fights are in range, but not right at the front."""
        unit = self.flyer()
        base = about[2]
        if base >= self.state.scenario.board.size:
            return NEVER
        seen = front(self.state, self.state.scenario.units[unit].country)
        beside = (self.state.scenario.board.step[base] & seen.enemy).bit_count()
        return 0.1 * min(self.targets(unit, base), 6) - 0.3 * beside

    def flyer(self) -> int:
        """The air unit that the question is about."""
        return self.decision.about[0] if self.decision.about else 0

    def targets(self, unit: int, base: int) -> int:
        """How many enemy ground units an air unit can reach from a base."""
        found = self.state.scenario.units[unit]
        board = self.state.scenario.board
        if not 0 <= base < board.size:
            return 0
        seen = front(self.state, found.country)
        reach = self.state.scenario.tables.types[found.type].range
        return (board.within(base, reach) & seen.enemy).bit_count()

    def strike(self, *about: int) -> float:
        """eu 6.2.2 Only against what is tired."""
        return 0.1 * self.state.sorties[about[2]] - 0.35

    def bomb(self, *about: int) -> float:
        """eu 6.2.6 Bombing costs sorties that support needs."""
        return 0.2

    def ship(self, *about: int) -> float:
        """eu 6.4 Ships stay where they are."""
        return -0.5

    def marker(self, *about: int) -> float:
        """eu 6.a A surprise helps attackers, as early as possible."""
        faction = self.state.faction
        return SURE if faction in hunters(self.state.scenario) else -1.0

    def paradrop(self, *about: int) -> float:
        """eu 6.1 Markers that are not used are lost when the scenario ends."""
        return 0.6

    def at(self, *about: int) -> float:
        """Where a marker or a unit goes."""
        hex_ = about[2]
        if self.decision.ask == "ask-journey":
            unit = self.decision.about[0]
            ground = self.ground(faction_of(self.state, unit))
            return ground.worth(hex_) - ground.worth(self.state.at[unit]) - 0.2
        return self._prey(hex_)

    def _prey(self, hex_: int) -> float:
        """What a marker in a hex helps against: enemies around it that can be attacked."""
        board, faction = self.state.scenario.board, self.state.faction
        ground = self.ground(faction)
        near = board.within(hex_, self.state.scenario.tables.surprise_radius)
        exposed = near & ground.enemy & board.widen(board.widen(ground.own))
        return exposed.bit_count() + 0.5 * ground.capture(hex_)

    # Between the fights

    def strategic(self, *about: int) -> float:
        """eu 4.1.2 Units far from the front move up by rail."""
        unit = about[2]
        if self.guards >> unit & 1:
            return NEVER
        kind = self.state.scenario.units[unit].kind
        if kind == AIR:
            return 0.3 if not self.targets(unit, self.state.at[unit]) else -0.5
        if kind != GROUND:
            return -0.5
        ground = self.ground(faction_of(self.state, unit))
        far = ground.distance(self.state.at[unit])
        return 0.1 * (far - 5)

    @cached_property
    def guards(self) -> int:
        """eu 10.3.1 The units without which a country does not satisfy National Defense."""
        found = 0
        for number, entry in enumerate(self.state.scenario.defenses):
            there = defense.defenders(self.state, entry)
            if defense.applies(self.state, number) and there.bit_count() <= entry.count:
                found |= there
        return found

    def declare(self, *about: int) -> float:
        """eu 10.1 Leave neutrals alone, except those who decide the game."""
        country = about[2]
        hunted = stakes(self.state.scenario)[country] == DECIDES
        return 2.0 if hunted and self.state.status[country] == ACTIVE else NEVER

    def war_on(self, *about: int) -> float:
        """eu 10.1 War on a faction only if the scenario invites it."""
        faction = self.state.faction
        invited = any(
            rule.faction == FACTIONS[faction]
            for rule in self.state.scenario.rules_of(MayDeclareWar)
        )
        return 2.0 if invited and faction == SOVIET and about[2] == WESTERN else NEVER

    def give(self, _: int, giver: int, receiver: int) -> float:
        """eu 9.1.3 A point to a friend who has none and has armies to move."""
        return 0.1 if not self.state.points[receiver] else -0.1

    def draw(self, *about: int) -> float:
        """eu 10.2 Points that are left are lost anyway."""
        return 0.3

    def stock(self, *about: int) -> float:
        """eu 10.2 Better than losing the points."""
        return 0.05

    def improve(self, *about: int) -> float:
        """eu 8.1 Armor first, then units at the front."""
        unit = about[2]
        found = self.state.scenario.units[unit]
        if found.kind == GROUND:
            return 1.0 + found.group + 0.05 * (10 - min(10, self._far(unit)))
        return 0.2 * self.state.sorties[unit] if found.kind == AIR else 0.2

    def _far(self, unit: int) -> int:
        return self.ground(faction_of(self.state, unit)).distance(self.state.at[unit])

    def mobilize(self, _: int, unit: int, hex_: int) -> float:
        """eu 8.3 New units where they are needed."""
        ground = self.ground(self.state.faction)
        return 1.5 + ground.worth(hex_) / 4

    def buy(self, *about: int) -> float:
        """eu 8.3 A surprise for attackers, once no unit can be had."""
        return 0.4 if self.state.faction in hunters(self.state.scenario) else -0.2

    def place(self, _: int, unit: int, hex_: int) -> float:
        """eu 8.a Where the unit stands best."""
        return self.ground(faction_of(self.state, unit)).worth(hex_)

    def flee(self, _: int, unit: int, hex_: int) -> float:
        """eu 5.i The nearest base is as good as any."""
        return -float(unit_at(self.state, hex_, GROUND) < 0)

    def upgrade(self, *about: int) -> float:
        """eu 8.2 It costs nothing."""
        return SURE

    def refuse(self, *about: int) -> float:
        """Whatever harms the seat itself."""
        return NEVER


_FIRST = 2 * op.THING
"""Where the first part of an answer begins."""
_Judged = Callable[..., float]
_BY_VERB: dict[int, _Judged] = {
    op.REVIEW: Judgement.refuse,
    op.ATTACK: Judgement.attack,
    op.ASSAULT: Judgement.assault,
    op.ASSIST: Judgement.assist,
    op.MOVE: Judgement.move,
    op.VIA: Judgement.via,
    op.ADVANCE: Judgement.advance,
    op.RETREAT: Judgement.retreat,
    op.REPLY: Judgement.reply,
    op.ESCORT: Judgement.escort,
    op.INTERCEPT: Judgement.escort,
    op.AIR: Judgement.air,
    op.REBASE: Judgement.rebase,
    op.STRIKE: Judgement.strike,
    op.BOMB: Judgement.bomb,
    op.SHIP: Judgement.ship,
    op.INVADE: Judgement.ship,
    op.CARRY: Judgement.ship,
    op.RAID: Judgement.ship,
    op.SURPRISE: Judgement.marker,
    op.PARADROP: Judgement.paradrop,
    op.PARTISANS: Judgement.paradrop,
    op.AT: Judgement.at,
    op.STRATEGIC: Judgement.strategic,
    op.WAR: Judgement.declare,
    op.WAR_ON: Judgement.war_on,
    op.GIVE: Judgement.give,
    op.DRAW: Judgement.draw,
    op.STOCK: Judgement.stock,
    op.IMPROVE: Judgement.improve,
    op.MOBILIZE: Judgement.mobilize,
    op.BUY: Judgement.buy,
    op.PLACE: Judgement.place,
    op.FLEE: Judgement.flee,
    op.UPGRADE: Judgement.upgrade,
    op.HALT: Judgement.refuse,
    op.WITHHOLD: Judgement.refuse,
    op.GIVE_UP: Judgement.refuse,
}
