"""A finished game of Europe at a glance: cities taken, attacks, losses, and how the dice fell."""

from collections import defaultdict
from typing import Any

from wartable.core.summary import DiceRoll, GameEvents, GameSummary, TurnStart
from wartable.games.europe import options as op
from wartable.games.europe import seats
from wartable.games.europe.state import NOBODY, State

FACES = range(1, 7)
EXPECTED = sum(FACES) / len(FACES)
VARIANCE = sum((face - EXPECTED) ** 2 for face in FACES) / len(FACES)


def summary(state: State, events: GameEvents) -> GameSummary:
    """The game according to its events."""
    names = seats.names(state)
    count = len(names)
    chair = {faction: seat for seat, group in enumerate(seats.groups(state)) for faction in group}
    rolls: list[DiceRoll] = []
    points: dict[int, list[float]] = defaultdict(lambda: [0.0] * count)
    attacks, reduced, lost = ([0] * count for _ in range(3))
    now = _first_turn(state, events)
    turns = [TurnStart(0, now, 0)]
    # What a fallen country leaves is shared out in the same answer: nobody took it.
    fallen = -1

    def seat(country: int) -> int:
        return chair.get(state.side[country], -1)

    def owner(unit: int) -> int:
        return seat(state.scenario.units[unit].country) if unit >= 0 else -1

    for at, event in events:
        kind, args = event.kind, event.args
        match kind, args:
            case "turn", (number, *_):
                now = number
            case "operations", (faction, *_):
                turns.append(TurnStart(at, now, chair.get(faction, 0)))
            case "conquered", _:
                fallen = at
            case "taken", (country, *_) if seat(country) >= 0 and at != fallen:
                points[now][seat(country)] += 1
            case "battle", (unit, other, _, die, _, against, *_):
                rolls += _dice(owner(unit), die) + _dice(owner(other), against)
                if owner(unit) >= 0:
                    attacks[owner(unit)] += 1
            case "air-combat" | "naval-combat", (unit, other, die, _, against, *_):
                rolls += _dice(owner(unit), die) + _dice(owner(other), against)
            case "reduced", (unit, *_) if owner(unit) >= 0:
                reduced[owner(unit)] += 1
            case "eliminated", (unit, *_) if owner(unit) >= 0:
                lost[owner(unit)] += 1
    why, facts = _why(state)
    return GameSummary(
        why=why,
        facts=facts,
        sides=list(names),
        scores={name: sum(row[n] for row in points.values()) for n, name in enumerate(names)},
        turns=turns,
        points=dict(points),
        counts={"attacks": attacks, "reduced": reduced, "eliminated": lost},
        rolls=rolls,
    )


def _why(state: State) -> tuple[str, dict[str, Any]]:
    """eu 12.1 Why the game ended: which country fell or held out, if it was about one."""
    levels = state.scenario.victory
    level = levels[state.over] if state.over >= 0 else None
    facts: dict[str, Any] = {"turn": state.turn}
    if level is None:
        return "drawn", facts
    won = level.winner >= 0
    if won:
        facts |= {"level": level.level, "faction": op.SEATS[level.winner]}
    fallen = level.when.conquered
    if len(fallen) == 1:
        return ("fell" if won else "fell-draw"), {**facts, "country": fallen[0]}
    # Winning on the last turn means having kept what others needed to win.
    foes = [one for one in levels if one.winner not in (NOBODY, level.winner)]
    kept = {one.when.conquered for one in foes if not one.adds_to}
    if won and level.when.last_turn and len(kept) == 1 and len(country := kept.pop()) == 1:
        return "held", {**facts, "country": country[0]}
    return ("won" if won else "drawn"), facts


def _dice(seat: int, die: int) -> list[DiceRoll]:
    """A die that someone rolled; empty if nobody at the table did."""
    return [DiceRoll(seat, EXPECTED, die, VARIANCE)] if seat >= 0 and die > 0 else []


def _first_turn(state: State, events: GameEvents) -> int:
    """The turn in which the game began; from a position, it need not be the first."""
    numbers = [event.args[0] for _, event in events if event.kind == "turn"]
    return numbers[0] - 1 if numbers and numbers[0] > 1 else state.turn - len(numbers)
