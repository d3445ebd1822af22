"""How a finished game of Europe went: cities taken, attacks, losses, and how the dice fell."""

from collections import defaultdict

from wartable.core.summary import Happened, Roll, Summary, Turn
from wartable.games.europe import seats
from wartable.games.europe.state import State

FACES = range(1, 7)
EXPECTED = sum(FACES) / len(FACES)
VARIANCE = sum((face - EXPECTED) ** 2 for face in FACES) / len(FACES)


def summary(state: State, events: Happened) -> Summary:
    """The game as its events tell it."""
    names = seats.names(state)
    count = len(names)
    chair = {faction: seat for seat, group in enumerate(seats.groups(state)) for faction in group}
    rolls: list[Roll] = []
    points: dict[int, list[float]] = defaultdict(lambda: [0.0] * count)
    attacks, reduced, lost = ([0] * count for _ in range(3))
    now = _first_turn(state, events)
    turns = [Turn(0, now, 0)]

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
                turns.append(Turn(at, now, chair.get(faction, 0)))
            case "taken", (country, *_) if seat(country) >= 0:
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
    level = state.scenario.victory[state.over] if state.over >= 0 else None
    won = level is not None and level.winner >= 0
    return Summary(
        why="won" if won else "drawn",
        facts={"turn": state.turn, **({"level": level.level} if won and level else {})},
        sides=list(names),
        scores={name: sum(row[n] for row in points.values()) for n, name in enumerate(names)},
        turns=turns,
        points=dict(points),
        counts={"attacks": attacks, "reduced": reduced, "eliminated": lost},
        rolls=rolls,
    )


def _dice(seat: int, die: int) -> list[Roll]:
    """A die that somebody threw; nothing, where nobody at the table did."""
    return [Roll(seat, EXPECTED, die, VARIANCE)] if seat >= 0 and die > 0 else []


def _first_turn(state: State, events: Happened) -> int:
    """The turn in which the game began; from a position, it need not be the first."""
    numbers = [event.args[0] for _, event in events if event.kind == "turn"]
    return numbers[0] - 1 if numbers and numbers[0] > 1 else state.turn - len(numbers)
