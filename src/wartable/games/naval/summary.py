"""A finished naval game at a glance: ships sunk, what sank them, and how the dice fell."""

from collections import defaultdict
from typing import Any

from wartable.core.summary import DiceRoll, GameEvents, GameSummary, TurnStart, UsedItem
from wartable.games.naval.board import fleet, team
from wartable.games.naval.catalogue import CARDS, NEUTRAL
from wartable.games.naval.changes import worth
from wartable.games.naval.options import SEATS, TEAMS, ship_id
from wartable.games.naval.scenarios import SCENARIOS
from wartable.games.naval.state import DRAWN, State
from wartable.games.naval.turn import ROUNDS

FACES = 6


def chance(needed: int, change: int) -> float:
    """naval 11.1 and naval A20 How likely a modified die reaches a number."""
    return sum(die + change >= needed for die in range(1, FACES + 1)) / FACES


class _Attacks:
    """Who attacks which ship with what, in the turn being told."""

    def __init__(self) -> None:
        self._by: dict[int, dict[str, Any]] = {}
        self._at: dict[int, int] = {}

    def see(self, kind: str, args: tuple[Any, ...]) -> None:
        """Note an event."""
        match kind, args:
            case "turn", _:
                self._by.clear()
                self._at.clear()
            case "declared", (_, attack, card, ship, *_):
                self._by[attack], self._at[attack] = {"card": CARDS[card].id}, ship
            case "launched" | "hunted", (_, attack, by, ship, *_):
                self._by[attack], self._at[attack] = {"ship": ship_id(by)}, ship
            case "redirected", (_, attack, ship):
                self._at[attack] = ship
            case "defence-roll", (_, attack, *_, stopped) if stopped:
                self._at.pop(attack, None)
            case "strike-roll", (_, attack, *_, hit) if not hit:
                self._at.pop(attack, None)

    def on(self, ship: int) -> list[dict[str, Any]]:
        """What hit a ship."""
        return [self._by[attack] for attack, at in self._at.items() if at == ship]


def summary(state: State, events: GameEvents) -> GameSummary:
    """The game according to its events."""
    seats = len(state.navy)
    turns: list[TurnStart] = []
    deeds: list[UsedItem] = []
    rolls: list[DiceRoll] = []
    points: dict[int, list[float]] = defaultdict(lambda: [0.0] * seats)
    sunk, lost, stopped, fired = ([0] * seats for _ in range(4))
    attacks, now = _Attacks(), _first_round(state, events)
    for at, event in events:
        kind, args = event.kind, event.args
        attacks.see(kind, args)
        match kind, args:
            case "turn", (seat, number):
                now = number
                turns.append(TurnStart(at, now, seat))
            case "defence-roll" | "strike-roll", (seat, *_, needed, _, change, good):
                rolls.append(DiceRoll.of_chance(seat, chance(needed, change), bool(good)))
                stopped[seat] += good if kind == "defence-roll" else 0
            case "declared" | "launched" | "hunted", (seat, *_):
                fired[seat] += 1
            case "sunk", (seat, ship, _):
                gained = worth(state, ship)
                points[now][seat] += gained
                sunk[seat] += 1
                lost[state.holder[ship >> 5]] += 1
                by = attacks.on(ship)
                deeds += [UsedItem(at, now, seat, what, gained / len(by)) for what in by]
    why, facts = _why(state)
    names = [TEAMS[team(state, seat)] if state.teams else SEATS[seat] for seat in range(seats)]
    scores: dict[str, float] = defaultdict(float)
    for seat, name in enumerate(names):
        scores[name] += state.score[seat]
    return GameSummary(
        why=why,
        facts=facts,
        sides=names,
        scores=dict(scores),
        turns=turns,
        points=dict(points),
        counts={"attacks": fired, "stopped": stopped, "sunk": sunk, "lost": lost},
        deeds=deeds,
        rolls=rolls,
    )


def _first_round(state: State, events: GameEvents) -> int:
    """The round in which the game began; from a position, it need not be the first."""
    for _, event in events:
        if event.kind == "turn":
            seat: int = event.args[0]
            number: int = event.args[1]
            return number if number <= 1 or seat != state.first else number - 1
    return state.round


def _why(state: State) -> tuple[str, dict[str, Any]]:
    """naval 5.1, naval 5.3 and naval 17.3 Nobody else is afloat, the goal, a deed, or the time."""
    seats = range(len(state.navy))
    afloat = {team(state, seat) for seat in seats if fleet(state, seat)}
    scenario = SCENARIOS[state.scenario] if state.scenario >= 0 else None
    if scenario is not None and not scenario.goal:
        guarded = any(ship & 31 == NEUTRAL for seat in seats for ship in state.pile[seat])
        return "escort-sunk" if guarded else "escort-saved", {"round": state.round}
    if len(afloat) == 1:
        return "afloat", {"round": state.round}
    if state.winner != DRAWN:
        scores: dict[int, int] = defaultdict(int)
        for seat in seats:
            scores[team(state, seat)] += state.score[seat]
        if max(scores.values()) >= state.goal:
            return "goal", {"points": state.goal, "round": state.round}
    return "rounds", {"round": ROUNDS}
