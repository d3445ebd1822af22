"""What the learnt evaluation looks at in a position of the naval game, side by side."""

from functools import lru_cache

from wartable.core.bits import walk
from wartable.games.naval.board import HAND, afloat, hand_size, surface
from wartable.games.naval.bots.foresight import foreseen
from wartable.games.naval.bots.prospects import (
    GUNNERS,
    LAUNCHERS,
    carriers,
    fire,
    normal,
    prospect,
    purse,
)
from wartable.games.naval.bots.tables import KEEP, chance
from wartable.games.naval.bots.worth import Worth
from wartable.games.naval.catalogue import (
    AIR_DEFENCE,
    ASW,
    COMMAND,
    DECK,
    HULL,
    KIND,
    NEUTRAL,
    NUMBERS,
    PLACES,
    PLATFORMS,
    VALUE,
    VP,
)
from wartable.games.naval.changes import worth as worth_of
from wartable.games.naval.effects import TORPEDO, CardType
from wartable.games.naval.possible import held
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.state import DRAWN, NOBODY, State
from wartable.games.naval.turn import ROUNDS

NAMES: tuple[str, ...] = (
    "score", "score_squared", "goal_reached", "late_lead",
    "in_front", "behind", "below", "wounds",
    "torpedoes", "strikes", "air_defence", "hull", "asw", "command",
    "quality", "purse", "turn_now", "turn_to_come", "out",
    *(f"hand_{kind.name.lower()}" for kind in CardType),
    "escort_afloat", "escort_sunk",
    "guns", "missiles", "ships", "few", "largest", "second",
    "buys_now", "buys_later", "carriers_left",
    "sinks_now", "sinks_soon", "sinks_later", "wins_now", "wins_soon", "wins_later", "fires_now",
)  # fmt: skip

_FIRST, _BELOW, _WOUNDS, _ARMS, _AFLOAT, _SUNK, _GUNS, _BUYS, _SINKS, _WINS = (
    NAMES.index(name)
    for name in (
        "in_front", "below", "wounds", "torpedoes", "escort_afloat", "escort_sunk", "guns",
        "buys_now", "sinks_now", "wins_now",
    )
)  # fmt: skip
NOW, SOON, LATER = 0, 1, 2
"""Whose turn it is, who has one before the round is over, and who has none."""

# People mostly play games for two; every other kind of table has its share.
VARIANTS: tuple[tuple[str, ...], ...] = tuple(
    variant
    for other in (
        ("ships=extended",),
        ("seats=3",),
        ("row_defence",),
        ("seats=4", "teams=two"),
        ("scenario=taking_the_bear",),
        ("stock", "fleet=35"),
        ("scenario=raider_force_710",),
        ("seats=4",),
        ("scenario=bay_of_pandas",),
        ("seats=6", "teams=three", "fleet=40"),
        ("scenario=falkland_express",),
    )
    for variant in ((), other)
)
KEPT = (0.7, 0.0)

USUAL_KEEP = sum(KEEP[card] for card in DECK) / len(DECK)
USUAL_VALUE = sum(VALUE[card] for card in DECK) / len(DECK)
"""What a card from the deck is worth on average, to keep and to pay with."""
USUAL_KINDS = [sum(KIND[card] == kind for card in DECK) / len(DECK) for kind in CardType]
"""How likely a card from the deck is of each kind."""
_FLEET = 8
"""How many numbers describe some ships of a fleet."""


@lru_cache(maxsize=1 << 16)
def _ships(navy: int, places: int) -> tuple[float, ...]:
    """Some ships of a navy in numbers: points, arms, command."""
    found = [0.0] * _FLEET
    for place in walk(places):
        ship = navy * PLACES + place
        one = (
            VP[ship] / 5,
            (PLATFORMS[navy][TORPEDO] >> place & 1) / 3,
            sum(chance(number) for number in NUMBERS[ship]),
            sum(chance(number) for number in AIR_DEFENCE[ship]),
            HULL[ship] / 5,
            sum(chance(number) for number in ASW[ship]),
            float(COMMAND[ship]),
            float(place == NEUTRAL),
        )
        found = [a + b for a, b in zip(found, one, strict=True)]
    return tuple(found)


def sides(state: State) -> list[int]:
    """The team of each seat, or the seat itself."""
    seats = range(len(state.navy))
    return state.teams or list(seats)


def points(state: State) -> list[float]:
    """What each side has sunk."""
    of = sides(state)
    found = [0.0] * (max(of) + 1)
    for seat, score in enumerate(state.score):
        found[of[seat]] += score
    return found


def winner(state: State) -> int | None:
    """The side that has won, -1 for a draw, None while the game goes on."""
    if state.winner == NOBODY:
        return None
    return -1 if state.winner == DRAWN else state.winner


def early(state: State) -> float:
    """From 1 when nothing is sunk to -1 when someone reaches the goal."""
    return 1 - 2 * max(points(state)) / state.goal if state.goal else 0.0


def features(state: State) -> list[list[float]]:
    """A row for each side, in the order of NAMES; attacks count by their expected effect."""
    of = sides(state)
    rows = [[0.0] * len(NAMES) for _ in range(max(of) + 1)]
    if state.attacks:
        state = foreseen(state)
    for seat in range(len(state.navy)):
        row = rows[of[seat]]
        for at, number in enumerate(_seat(state, seat), _FIRST):
            row[at] += number
    for ship, _, damage in state.damage:
        _wounded(rows[of[state.holder[ship >> 5]]], ship, damage)
    scores = points(state)
    if not state.goal:
        _escort(state, rows)
    sunk: dict[int, float] = {}
    variance = 0.0
    if state.attacks:
        gain, variance = _declared(state, rows, of, sunk)
        scores[of[state.turn]] += gain
    for seat in range(len(state.navy)):
        if not state.out >> seat & 1:
            _prospects(state, seat, rows[of[seat]], sunk, scores[of[seat]], variance)
    if state.goal:
        _scores(state, rows, scores, of[state.turn], variance)
    return rows


def when(state: State, seat: int) -> int:
    """When a seat may act: NOW, SOON or LATER."""
    if seat == state.turn:
        return LATER if state.phase else NOW
    if not state.round:
        return SOON
    seats = len(state.navy)
    return SOON if (seat - state.first) % seats > (state.turn - state.first) % seats else LATER


def _prospects(
    state: State,
    seat: int,
    row: list[float],
    sunk: dict[int, float],
    score: float,
    variance: float,
) -> None:
    """What a seat has to fight with, what it can buy, and what it may sink in its next turn."""
    navy, above = state.navy[seat], surface(state, seat)
    if navy < 0:
        return
    guns, missiles = GUNNERS[navy], LAUNCHERS[navy]
    ships = 0.0
    worths = []
    for place in walk(above | state.subs[seat]):
        ship = navy * PLACES + place
        there = 1 - sunk.get(ship, 0.0)
        ships += there
        row[_GUNS] += there * (guns >> place & 1) / 2
        row[_GUNS + 1] += there * (missiles >> place & 1) / 2
        if above >> place & 1:
            worths.append(there * worth_of(state, ship) / 5)
    row[_GUNS + 2] += ships / 3
    row[_GUNS + 3] += max(0.0, 3 - ships)
    worths.sort(reverse=True)
    for at, number in enumerate(worths[:2], _GUNS + 4):
        row[at] += number
    time = when(state, seat)
    hand = held(state, seat)
    missing = max(hand_size(state, seat) - len(hand), 0) if time != NOW and state.round else 0
    buys, left = carriers(state, seat, purse(hand) + USUAL_VALUE * missing, time == NOW)
    row[_BUYS + (time != NOW)] += buys
    row[_BUYS + 2] += left / 2
    if time == NOW:
        row[-1] += fire(state, seat) / 3
    sinks = prospect(state, seat, sunk, time == NOW)
    row[_SINKS + time] += sinks.points / 5
    if state.goal:
        own = variance if seat == state.turn else 0.0
        over = score + sinks.points + 0.5 - state.goal
        wins = normal(over, sinks.variance + own)
        row[_WINS + time] = max(row[_WINS + time], 4 * wins)


def _seat(state: State, seat: int) -> list[float]:
    """The numbers from `in_front` to the kinds of cards in the hand of one seat."""
    navy, at = state.navy[seat], 3 * seat
    first, second, third = state.rows[at : at + 3]
    subs = state.subs[seat]
    front, fleet = first | second, first | second | third | subs
    _, *arms, command, _ = _ships(navy, fleet)
    hand = state.hand[seat]
    # What was spent is drawn again at the end of the turn.
    missing = (
        max(HAND + command - len(hand), 0.0) if state.round and not state.out >> seat & 1 else 0.0
    )
    quality, purse = USUAL_KEEP * missing, USUAL_VALUE * missing
    kinds = [share * missing for share in USUAL_KINDS]
    for card in hand:
        quality += KEEP[card]
        purse += VALUE[card]
        kinds[KIND[card]] += 1.0
    for card in state.stock[seat]:
        quality += KEEP[card]
    out = state.out >> seat & 1
    to_come = 0.0
    if state.round and not out:
        seats = len(state.navy)
        if (seat - state.first) % seats > (state.turn - state.first) % seats:
            to_come = 1.0
    return [
        _ships(navy, front)[0],
        _ships(navy, third)[0],
        _ships(navy, subs)[0],
        0.0,
        *arms,
        2 * command,
        quality / 2,
        purse / 5,
        float(seat == state.turn and not state.phase),
        to_come,
        4.0 * out,
        *kinds,
    ]


def _wounded(row: list[float], ship: int, damage: float) -> None:
    """How badly a ship has been hit."""
    row[_WOUNDS] += VP[ship] * damage / HULL[ship] / 2


def _scores(
    state: State, rows: list[list[float]], scores: list[float], turn: int, variance: float
) -> None:
    """What has been sunk, compared with the goal and the end of the game."""
    if not state.teams:
        # ruling naval A35: what a seat has sunk counts no more when it is out
        scores = [0.0 if state.out >> seat & 1 else score for seat, score in enumerate(scores)]
    late = state.round / ROUNDS
    for side, (row, score) in enumerate(zip(rows, scores, strict=True)):
        share = score / state.goal
        row[0], row[1], row[3] = 4 * share, 4 * share * share, 4 * share * late
        own = variance if side == turn else 0.0
        reached = normal(score + 0.5 - state.goal, own)
        if reached > 0:
            best = max(scores[:side] + scores[side + 1 :], default=0.0)
            row[2] = 4 * reached * normal(score - best, variance)


def _declared(
    state: State, rows: list[list[float]], of: list[int], sunk: dict[int, float]
) -> tuple[float, float]:
    """Subtract what the unresolved attacks will sink; returns what that scores, and its variance.

    `sunk` takes down how likely each ship sinks.
    """
    defending = state.decisions[0].seat if state.phase and state.decisions else -1
    worth, gain, variance = Worth(state, defending), 0.0, 0.0
    for ship in sorted({attack.target for attack in state.attacks}):
        if not afloat(state, ship):
            continue
        lost, wounds = worth.fate(ship, worth.shots(ship))
        sunk[ship] = lost
        seat, bit = state.holder[ship >> 5], 1 << (ship & 31)
        row = rows[of[seat]]
        points, *arms, command, escort = _ships(ship >> 5, bit)
        if state.subs[seat] & bit:
            row[_BELOW] -= lost * points
        else:
            row[_BELOW - 1 if state.rows[3 * seat + 2] & bit else _FIRST] -= lost * points
            _wounded(row, ship, wounds)
        for at, number in enumerate((*arms, 2 * command), _ARMS):
            row[at] -= lost * number
        if escort and not state.goal:
            row[_AFLOAT] *= 1 - lost
            rows[of[state.turn]][_SUNK] += 4 * lost
        scored = worth_of(state, ship)
        gain += lost * scored
        variance += lost * (1 - lost) * scored * scored
    return gain, variance


def _escort(state: State, rows: list[list[float]]) -> None:
    """naval 17.3 The Non-Combatant, if its fate decides; time is on its side."""
    late = state.round / (SCENARIOS[state.scenario].rounds or ROUNDS)
    for seat, row in enumerate(rows):
        if surface(state, seat) >> NEUTRAL & 1:
            row[_AFLOAT] = 2 + 4 * late
        if any(ship & 31 == NEUTRAL for ship in state.pile[seat]):
            row[_SUNK] = 4.0
