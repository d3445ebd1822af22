"""`python -m tests.numbers --games 2000`: random games of every option set, their numbers checked.

Every legal answer, and all that a seat may say unasked, must have one number in range, and be read
back from it.
"""

import argparse
from random import Random

from tests.conformance.walks import ALL, Variant

from wartable.core.game import requests
from wartable.lab.numbering import Numbers
from wartable.lab.running import results


def checked(job: tuple[Variant, int]) -> tuple[str, str, int, int]:
    """Play some games: their name, what was wrong, the most options, the longest game."""
    variant, games = job
    game, options = variant.game, variant.options
    numbers = Numbers(game, options)
    for seed in range(games):
        random, state, answers = Random(seed), game.new(options, seed), 0
        while state.decisions:
            said = [decision.options for decision in state.decisions]
            said += [requests(game, state, seat) for seat in range(len(game.seats(state)))]
            for found in filter(None, said):
                wrong = numbers.wrong(state, found, answers)
                if wrong:
                    return variant.id, f"seed {seed}: {wrong}", numbers.most, numbers.longest
            decision = random.choice(state.decisions)
            game.answer(state, decision.seat, random.choice(decision.options))
            state.events.clear()
            answers += 1
    return variant.id, "", numbers.most, numbers.longest


def main() -> int:
    """Check all of them, on two cores; ends with 1 if anything is wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help="some games only")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    wanted = [v for v in ALL if not chosen.names or v.name in chosen.names]
    work, failed = [(variant, chosen.games) for variant in wanted], False
    for name, wrong, most, longest in results(checked, work, chosen.jobs):
        failed = failed or bool(wrong)
        print(f"{name}: {wrong or f'{most} options, {longest} answers at most'}", flush=True)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
