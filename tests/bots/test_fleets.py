"""A fleet is judged as a whole: by the best that can still be formed."""

from itertools import combinations
from random import Random

from wartable.bots.learnt_judge import FAR, LearntJudge
from wartable.bots.policy import Policy
from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.game import settle
from wartable.games.naval import options as op
from wartable.games.naval.bots import moves
from wartable.games.naval.bots.fleets import SPEND, TOGETHER, plan_fleet, plan_navy, table
from wartable.games.naval.catalogue import NAVIES, NAVY, PLACES, VP
from wartable.games.naval.game import GAME
from wartable.games.naval.setup import ships_of
from wartable.games.naval.state import State


def start(first: str, second: str) -> State:
    """A game in which both navies are chosen, and no ship."""
    state: State = GAME.new(settle(GAME, []), 1)
    for navy in (first, second):
        GAME.answer(state, state.decisions[0].seat, op.TAKE_NAVY | NAVY[navy])
    return state


def weights_of(seed: int) -> dict[str, float]:
    """Some weights for every ship, good and bad ones."""
    random = Random(seed)
    state = start("japan", "france")
    return {
        f"ask-fleet {NAVIES[navy]} take {op.ship_id(navy * PLACES + place)}": random.gauss(0.3, 1)
        for navy in range(len(NAVIES))
        for place in walk(ships_of(state, navy))
    }


def worth(weights: dict[str, float], navy: int, ships: tuple[int, ...]) -> float:
    """What some ships weigh together, and the points that they cost."""
    learnt = sum(weights[f"ask-fleet {NAVIES[navy]} take {op.ship_id(ship)}"] for ship in ships)
    return learnt + SPEND * sum(VP[ship] for ship in ships)


def best_by_trying(state: State, weights: dict[str, float], navy: int) -> float:
    """The best of all fleets that can be paid, each tried."""
    ships = [navy * PLACES + place for place in walk(ships_of(state, navy))]
    return max(
        worth(weights, navy, fleet)
        for size in range(1, len(ships) + 1)
        for fleet in combinations(ships, size)
        if sum(VP[ship] for ship in fleet) <= state.limit
    )


def liked(plan: list[float], decision: Decision) -> int:
    """The option that is judged best."""
    return decision.options[plan.index(max(plan))]


def test_ship_by_ship_the_best_fleet_is_taken() -> None:
    for seed in range(12):
        state, weights = start("japan", "france"), weights_of(seed)
        for seat in (0, 1):
            navy, taken = state.navy[seat], list[int]()
            while (decision := next((d for d in state.decisions if d.seat == seat), None)) and (
                option := liked(plan_fleet(state, decision, weights), decision)
            ) != op.DONE:
                taken.append(option & op.ARGUMENT)
                GAME.answer(state, seat, option)
            assert (
                abs(
                    worth(weights, navy, tuple(taken))
                    - best_by_trying(start("japan", "france"), weights, navy)
                )
                < 1e-9
            )


def test_a_navy_is_worth_its_best_fleet_and_what_was_learnt_about_it() -> None:
    state: State = GAME.new(settle(GAME, []), 1)
    (decision,) = state.decisions
    small = [NAVY[name] for name in ("japan", "france", "norway", "argentina")]
    for seed in range(4):
        weights = weights_of(seed)
        found = dict(zip(decision.options, plan_navy(state, decision, weights), strict=True))
        expected = {
            navy: best_by_trying(state, weights, navy) + TOGETHER.get(NAVIES[navy], 0.0)
            for navy in small
        }
        order = sorted(small, key=lambda navy: found[op.TAKE_NAVY | navy])
        assert order == sorted(small, key=expected.__getitem__)
        last = order[0]
        weights[f"ask-navy anybody navy {NAVIES[last]}"] = 100.0
        assert liked(plan_navy(state, decision, weights), decision) == op.TAKE_NAVY | last


def test_nobody_searches_for_a_fleet() -> None:
    state, policy = start("japan", "france"), Policy({"ask-fleet": 1.0}, weights_of(3), {})
    judge = LearntJudge(moves, policy).judge
    for decision in state.decisions:
        best, *others = sorted(judge(state, decision), reverse=True)
        assert all(other > best - 1e-6 or other < best + FAR for other in others)


def test_what_was_learnt_at_tables_like_this_counts_there_alone() -> None:
    state, weights = start("japan", "france"), weights_of(5)
    worst = min((key for key in weights if " france " in key), key=weights.__getitem__)
    seat = state.navy.index(NAVY["france"])
    ship = GAME.parse(state, seat, worst.split(" france ")[1])
    for kind, taken in (("9x99+0", False), (table(state), True)):
        (decision,) = (one for one in state.decisions if one.seat == seat)
        learnt = weights | {f"{worst} / {kind}": 100.0}
        plan = dict(zip(decision.options, plan_fleet(state, decision, learnt), strict=True))
        assert (plan[ship] == max(plan.values())) is taken
