"""What spaces, pieces and effects of cards are worth to a nation, in rough Victory Points."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from wartable.core.bits import spread, walk
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster import possible
from wartable.games.quartermaster.board import FIRST_SEA, HOME, LAND, STARS
from wartable.games.quartermaster.catalogue import BY, NOTHING, SPACE, WHOSE, Happened
from wartable.games.quartermaster.changes import reserve
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.meaning import holds as condition_holds
from wartable.games.quartermaster.meaning import pieces, spaces, standing
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import builds, holds, lines, team_armies
from wartable.games.quartermaster.turn import ROUNDS
from wartable.games.quartermaster.where import nations

FAR = 9
HOMES = [sum(1 << HOME[nation] for nation in (t, t + 2, t + 4)) for t in (0, 1)]
"""The homes of each team."""


@lru_cache(maxsize=4096)
def _distances(near: tuple[int, ...], goals: int) -> list[int]:
    """For every space, how many borders away the nearest goal is."""
    found = [FAR] * len(near)
    ring, seen, steps = goals, goals, 0
    while ring:
        for member in walk(ring):
            found[member] = steps
        ring = spread(ring, near) & ~seen
        seen |= ring
        steps += 1
    return found


class Worth:
    """The board as one nation values it. Any world will do, since only public facts are used."""

    def __init__(self, state: State, own: int) -> None:
        self.state, self.own, self.team = state, own, own & 1
        self.left = ROUNDS - state.round + 1
        armies, navies, foe = state.armies, state.navies, 1 - self.team
        self.foe_armies = armies[foe] | armies[foe + 2] | armies[foe + 4]
        self.foes = self.foe_armies | navies[foe] | navies[foe + 2] | navies[foe + 4]
        self.friends = team_armies(state, self.team)
        self.goals = STARS & ~self.friends
        """Supply spaces where the team has no army yet."""
        # The three nations of a team have the same neighbours, so the same distances.
        self._near = lines(state, own).near
        self._places: dict[int, float] = {}

    def place(self, nation: int, space: int) -> float:
        """What a new piece of a nation of one's team in a space is worth."""
        known = self._places.get(nation << 6 | space)
        if known is not None:
            return known
        state, near = self.state, self._near[space]
        value = 2.5 / (1 + _distances(self._near, self.goals)[space])
        value += 0.4 * (near & self.foes).bit_count()
        if space < FIRST_SEA:
            if STARS >> space & 1:
                shared = self.friends & ~state.armies[nation]
                value += 2.5 if shared >> space & 1 else 5
            if space == HOME[nation]:
                value += 6
            value += 4 * (HOMES[1 - self.team] >> space & 1)
        elif not near & LAND:
            value -= 0.5
        self._places[nation << 6 | space] = value
        return value

    def build(self, nation: int, space: int) -> float:
        """What building in a space is worth: naming a piece that is there already gains nothing."""
        if holds(self.state, nation, space):
            return 0.05
        value = self.place(nation, space)
        return value if reserve(self.state, nation, space) else self.move(nation, space, value)

    def move(self, nation: int, space: int, value: float) -> float:
        """What is gained by lifting the least useful piece for a better place."""
        pieces = self.state.armies if space < FIRST_SEA else self.state.navies
        return value - min(self.piece(nation, s) for s in walk(pieces[nation])) - 0.3

    def piece(self, nation: int, space: int) -> float:
        """What a piece on the board is worth to its own side."""
        value = 1.0
        if space < FIRST_SEA:
            value += 5 * (STARS >> space & 1) + 3 * (space == HOME[nation])
        fed = lines(self.state, nation).supplied >> space & 1
        return value if fed else value / 2

    def beat(self, nation: int, space: int) -> float:
        """What it is worth to remove an enemy piece."""
        value = 1 + self.piece(nation, space)
        if HOMES[self.team] & self.foe_armies & 1 << space:
            value += 5
        if space == HOME[nation]:
            value += 2
        return value

    def battle(self, space: int) -> float:
        """What battling a space is worth; battling an empty one gains nothing."""
        if not self.foes >> space & 1:
            return 0.0
        state, enemy = self.state, 1 - self.team
        found = [self.beat(n, space) for n in range(enemy, 6, 2) if holds(state, n, space)]
        # With a second enemy piece there, the space stays closed to builds.
        return max(found) - 0.5 * (len(found) - 1)

    def recruit(self, nation: int, space: int) -> float:
        """What recruiting is worth: a piece without supply will not stay."""
        own = lines(self.state, nation)
        linked = (own.stars | spread(own.line, own.near)) >> space & 1
        value = self.place(nation, space) * (1.0 if linked else 0.3)
        return value if reserve(self.state, nation, space) else value - 2

    def effects(self, do: Iterable[fx.Effect], own: int, card: int, event: Happened) -> float:
        """What some effects of a card are worth together."""
        return sum(self.effect(effect, own, card, event) for effect in do)

    def effect(self, effect: Any, own: int, card: int, event: Happened) -> float:
        """What an effect of a card is worth now if `own` carries it out."""
        state = self.state
        match effect:
            case fx.Build(kind=kind, at=at):
                # Whether a piece can be lifted for it if none is left is not considered here.
                found = builds(state, own, kind)
                if at is not fx.ANYWHERE:
                    found &= spaces(state, at, own, event)
                return _best([self.build(own, s) for s in walk(found)], effect.up_to)
            case fx.Recruit():
                options = possible.recruit_options(state, effect, own, event)
                values = [self.recruit((o & 4095) >> 6, o & 63) for o in options]
                return _best(values, effect.up_to)
            case fx.Battle():
                found = possible.battle_spaces(state, effect, own, event) & self.foes
                return _best([self.battle(s) for s in walk(found)], effect.up_to)
            case fx.Eliminate():
                options = possible.eliminate_options(state, effect, own, event)
                values = [self.beat((o & 4095) >> 6, o & 63) for o in options]
                return _best(values, effect.up_to)
            case fx.Score():
                return float(possible.worth(state, effect, own, event))
            case fx.Rebuild(kind=kind):
                idle = standing(state, own, kind)
                return 0.5 * sum(self.piece(own, space) <= 1 for space in walk(idle))
        if not possible.can(state, effect, own, card, event):
            return 0.0
        match effect:
            case fx.EliminateIt():
                return self.beat(event[WHOSE], event[SPACE])
            case fx.ProtectIt():
                return self.piece(event[WHOSE], event[SPACE])
            case fx.DiscardDeck():
                return self._mill(effect, own, event)
            case fx.GrantSupply(pieces=fed):
                hungry = fx.Pieces(fed.kind, fed.of, fed.at)
                rest = fx.Pieces(fed.kind, fed.of, fed.at, supplied=True)
                return 2.0 * (pieces(state, hungry, own, event) - pieces(state, rest, own, event))
            case fx.Either(branches=branches):
                return max(self.effects(branch, own, card, event) for branch in branches)
            case fx.IfSo(branches=branches):
                return self.effects(branches[0], own, card, event)
            case fx.LetNation(by=by, branches=branches):
                return self.effects(branches[0], by, card, event)
            case fx.AnyOrder(by=by, branches=branches):
                return sum(self.effects(branch, by, card, event) for branch in branches)
        return OTHERS.get(type(effect).__name__, 1.0)

    def _mill(self, effect: fx.DiscardDeck, own: int, event: Happened) -> float:
        state, count = self.state, effect.count
        if effect.per is not None:
            count *= pieces(state, effect.per, own, event)
        if effect.more and condition_holds(state, effect.more_if, own, event):
            count += effect.more
        best = -99.0
        for nation in walk(nations(effect.of, own, event[WHOSE], event[BY])):
            sign = -1 if nation & 1 == self.team else 1
            best = max(best, sign * self.loss(nation, count))
        return best

    def loss(self, nation: int, count: int) -> float:
        """What it costs a nation to discard the top of its deck."""
        there = len(self.state.deck[nation])
        short = max(0, count - there)
        need = self.left + 2
        return short + (count - short) * (0.3 if there - count > need else 0.6)

    def scoring(self, card: int) -> float:
        """What a Status that scores in the Victory step would bring over the rounds left."""
        clauses = edition(self.state.edition).catalogue.cards[card].clauses
        found = 0.0
        for clause in clauses:
            if isinstance(clause.when, fx.During) and clause.when.step == fx.VICTORY_STEP:
                for effect in clause.do:
                    if isinstance(effect, fx.Score):
                        found += possible.worth(self.state, effect, self.own, NOTHING)
        return found * min(self.left, 8) * 0.5


OTHERS = {
    "CancelText": 3.0,
    "DiscardStatus": 4.0,
    "DiscardResponse": 2.0,
    "PlayCard": 2.0,
    "EachChooses": 2.0,
    "ArrangeDeck": 0.5,
    "TuckHand": 0.2,
}
"""Effects whose worth hardly depends on the board."""


def _best(values: Iterable[float], count: int) -> float:
    return sum(sorted((value for value in values if value > 0), reverse=True)[:count])
