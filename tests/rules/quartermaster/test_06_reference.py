"""qm 6 Supply, building and battle, worked out again the slow way, straight from the rulebook."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import rule

from wartable.core.bits import mask, walk
from wartable.core.game import find, settle
from wartable.games.quartermaster.board import (
    FIRST_SEA,
    HOME,
    NATIONS,
    SPACES,
    STARS,
    STRAITS,
    second_edition,
)
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import ARMY, LAND, NAVY, SEA
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import battles, builds, lines, recruits

BORDERS = second_edition().neighbours
Pieces = list[set[int]]


class Map:
    """Armies and navies on the board, and the rules in the words of the rulebook."""

    def __init__(self, armies: Pieces, navies: Pieces) -> None:
        self.armies, self.navies = armies, navies

    def adjacent(self, nation: int, first: int, second: int) -> bool:
        """Two spaces with a border, or two seas with a strait open to the nation's team."""
        if BORDERS[first] >> second & 1:
            return True
        for control, one, two in STRAITS:
            if {first, second} == {one, two}:
                axis = any(control in self.armies[other] for other in (0, 2, 4))
                return axis == (nation % 2 == 0)
        return False

    def pieces(self, nation: int) -> set[int]:
        """Where a nation has pieces."""
        return self.armies[nation] | self.navies[nation]

    def team_armies(self, team: int) -> set[int]:
        """Where a team has armies."""
        return set().union(*(self.armies[nation] for nation in range(team, 6, 2)))

    def team_navies(self, team: int) -> set[int]:
        """Where a team has navies."""
        return set().union(*(self.navies[nation] for nation in range(team, 6, 2)))

    def supplied(self, nation: int, space: int) -> bool:
        """A line of own pieces to a star with an own army; a navy also beside a port."""
        reached, old = {space}, set[int]()
        while reached != old:
            old = set(reached)
            reached |= {
                other
                for other in self.pieces(nation)
                if any(self.adjacent(nation, other, here) for here in old)
            }
        if not any(STARS >> here & 1 for here in reached & self.armies[nation]):
            return False
        if space < FIRST_SEA:
            return True
        ports = self.team_armies(nation % 2)
        return any(BORDERS[space] >> port & 1 for port in ports)

    def reach(self, nation: int) -> set[int]:
        """The spaces beside a supplied piece of a nation."""
        fed = [space for space in self.pieces(nation) if self.supplied(nation, space)]
        return {
            space
            for space in range(len(SPACES))
            if any(self.adjacent(nation, space, piece) for piece in fed)
        }

    def builds(self, nation: int, kind: str) -> set[int]:
        """Where a piece may be built, and the pieces that may be named as just built."""
        own = (self.armies if kind == ARMY else self.navies)[nation]
        enemy = 1 - nation % 2
        enemies = self.team_armies(enemy) if kind == ARMY else self.team_navies(enemy)
        found = {space for space in own if self.supplied(nation, space)}
        wanted = self.reach(nation) | ({HOME[nation]} if kind == ARMY else set())
        for space in wanted - own - enemies:
            if (space < FIRST_SEA) == (kind == ARMY):
                own.add(space)
                if self.supplied(nation, space):
                    found.add(space)
                own.discard(space)
        return found

    def battles(self, nation: int, kind: str) -> set[int]:
        """The spaces that may be battled."""
        team = nation % 2
        friends = self.team_armies(team) if kind == LAND else self.team_navies(team)
        return {
            space for space in self.reach(nation) - friends if (space < FIRST_SEA) == (kind == LAND)
        }

    def recruits(self, nation: int, kind: str) -> set[int]:
        """Where a piece may be recruited."""
        own = (self.armies if kind == ARMY else self.navies)[nation]
        enemy = 1 - nation % 2
        enemies = self.team_armies(enemy) if kind == ARMY else self.team_navies(enemy)
        spaces = range(FIRST_SEA) if kind == ARMY else range(FIRST_SEA, len(SPACES))
        return set(spaces) - own - enemies


def scatter(random: Random) -> Map:
    """Pieces here and there, each nation's mostly in one region, enemies never together."""
    rules = edition(0)
    armies: Pieces = [set() for _ in NATIONS]
    navies: Pieces = [set() for _ in NATIONS]
    there = Map(armies, navies)
    for nation in random.sample(range(6), 6):
        place = random.choice([HOME[nation], random.randrange(len(SPACES))])
        for _ in range(random.randrange(10)):
            land = place < FIRST_SEA
            enemy = 1 - nation % 2
            enemies = there.team_armies(enemy) if land else there.team_navies(enemy)
            own = armies[nation] if land else navies[nation]
            limit = rules.armies[nation] if land else rules.navies[nation]
            if place not in enemies and len(own) < limit:
                own.add(place)
            near = list(walk(BORDERS[place]))
            place = random.choice(near if random.random() < 0.9 else list(range(len(SPACES))))
    return there


def table(there: Map) -> State:
    """The engine's state with those pieces."""
    game = find("quartermaster")
    state: State = game.new(settle(game, []), 1)
    state.armies = [mask(spaces) for spaces in there.armies]
    state.navies = [mask(spaces) for spaces in there.navies]
    state.supplied = [None] * 6
    return state


@rule("qm 6", "qm 3.1", "qm 3.2", "qm 3.3", "qm 3.4", "qm 2.2", "qm 5.5.1")
@pytest.mark.parametrize("nation", range(6), ids=NATIONS)
@settings(derandomize=True, deadline=None, max_examples=60)
@given(seed=st.integers(0, 1 << 30))
def test_supply_builds_battles_and_recruits_are_those_of_the_rulebook(
    nation: int, seed: int
) -> None:
    there = scatter(Random(seed))
    state = table(there)
    fed = {space for space in there.pieces(nation) if there.supplied(nation, space)}
    assert set(walk(lines(state, nation).supplied)) == fed
    for piece in (ARMY, NAVY):
        assert set(walk(builds(state, nation, piece))) == there.builds(nation, piece)
        assert set(walk(recruits(state, nation, piece))) == there.recruits(nation, piece)
    for kind in (LAND, SEA):
        assert set(walk(battles(state, nation, kind))) == there.battles(nation, kind)


def position(there: Map, nation: int, step: str) -> str:
    """The pieces as a position at a step of a nation."""
    rows = [f"turn {NATIONS[nation]} {step}"]
    for number, name in enumerate(NATIONS):
        rows.append(name)
        for key, pieces in (("armies", there.armies), ("navies", there.navies)):
            rows.append(f"  {key} " + ", ".join(SPACES[space] for space in sorted(pieces[number])))
    return "\n".join(rows)


@rule("qm 6", "qm 7")
@settings(derandomize=True, deadline=None, max_examples=60)
@given(seed=st.integers(0, 1 << 30), nation=st.integers(0, 5))
def test_the_supply_and_victory_steps_are_those_of_the_rulebook(seed: int, nation: int) -> None:
    there = scatter(Random(seed))
    state: State = find("quartermaster").position(position(there, nation, "supply"), seed)
    for other in range(6):
        left = there.pieces(other)
        if other == nation:
            left = {space for space in left if there.supplied(nation, space)}
        assert set(walk(state.armies[other] | state.navies[other])) == left
    mates = set().union(*(there.armies[mate] for mate in range(nation % 2, 6, 2) if mate != nation))
    stars = [space for space in there.armies[nation] if STARS >> space & 1]
    points = sum(1 if space in mates else 2 for space in stars)
    if HOME[nation] in there.team_armies(1 - nation % 2):
        points = 0
    assert state.vp[nation % 2] == points
    assert state.vp[1 - nation % 2] == 0
