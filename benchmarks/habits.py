"""What marshals of Quartermaster do, counted over games: `python -m benchmarks.habits`."""

import argparse
from collections import Counter

from wartable.bots import dismiss, make
from wartable.bots.seat import Seat
from wartable.core.decision import OwnAnswer
from wartable.core.game import find, settle
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Type
from wartable.lab.simulation import SEATS_APART, BotTable

EARLY = 3
"""A Status that is laid by this round is early."""


def rounds_of(said: list[OwnAnswer], own: str) -> dict[int, list[str]]:
    """What a nation answered in its own turns, by round."""
    found: dict[int, list[str]] = {}
    for turn, words in said:
        _, number, nation = turn.split()
        if nation == own:
            found.setdefault(int(number), []).append(words)
    return found


def battles_on(rounds: dict[int, list[str]]) -> bool:
    """Whether a nation battled a space three turns running and built nothing there."""
    for first in rounds:
        three = [rounds.get(number, []) for number in range(first, first + 3)]
        one, two, last = (spaces(said, "battle") for said in three)
        built = spaces([words for said in three for words in said], "build", "recruit")
        if (one & two & last) - built:
            return True
    return False


def spaces(said: list[str], *verbs: str) -> set[str]:
    """The spaces that some answers name after a verb."""
    found = (words.partition(" ") for words in said)
    return {space for verb, _, space in found if verb in verbs}


def count(words: list[str], seed: int, think: float) -> Counter[str]:
    """What happened in one game of marshals."""
    game = find("quartermaster")
    table = BotTable(game, settle(game, words), seed)
    seats, state = table.seats(), table.state
    bots = [make("marshal", seed * SEATS_APART + n, think=think) for n in range(len(seats))]
    while state.decisions:
        decision = state.decisions[0]
        table.answer(decision.seat, bots[decision.seat].choose(seats[decision.seat], decision))
        state.events.clear()
    for bot in bots:
        dismiss(bot)
    return _habits(
        seats, {card.id: card.type for card in edition(state.edition).catalogue.cards}
    ) + (Counter({f"won by {game.result(state)}": 1, "games": 1}))


def _habits(seats: list[Seat], types: dict[str, Type]) -> Counter[str]:
    found: Counter[str] = Counter()
    running = False
    for seat in seats:
        rounds = rounds_of(list(seat.answers()), seat.name)
        running |= battles_on(rounds)
        for number, said in rounds.items():
            for verb, _, card in (words.partition(" ") for words in said):
                kind = types.get(card)
                if kind == Type.ECONOMIC_WARFARE and verb in ("play", "discard"):
                    found[f"economic warfare: {verb}"] += 1
                if kind == Type.STATUS and verb == "play" and number <= EARLY:
                    found[f"early status of {seat.name}"] += 1
    found = Counter({what: (n if "warfare" in what else 1) for what, n in found.items()})
    return found + Counter({"battles three turns running": int(running)})


def main() -> None:
    """Play, count, and print after every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="settings, such as edition=first")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=0.1)
    given = parser.parse_args()
    found: Counter[str] = Counter()
    for seed in range(given.seed, given.seed + given.games):
        found += count(given.words, seed, given.think)
        print(", ".join(f"{what} {number}" for what, number in sorted(found.items())), flush=True)


if __name__ == "__main__":
    main()
