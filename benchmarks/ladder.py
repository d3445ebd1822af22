"""The gate before a release: no level is weaker than the one below it, whatever time it has.

Each match stops when it is decided whether the first bot wins at most LOW or at least HIGH of its
games. One that ends low fails the gate; one that is still open after all games does not.
"""

import argparse
import os
import sys

from rich.console import Console

from benchmarks.sheet import Sheet
from wartable.core.game import find, settle
from wartable.lab import tournament
from wartable.lab.proportions import Proportion
from wartable.lab.running import results
from wartable.lab.sequential import Shares
from wartable.lab.simulation import play_job

GAMES = (
    ("quartermaster", ()),
    ("quartermaster", ("edition=first",)),
    ("quartermaster", ("air_marshal",)),
    ("naval", ()),
)
PAIRINGS = (
    ("recruit", "cadet"),
    ("officer", "recruit"),
    ("general@0.01", "officer"),
    ("general@0.1", "officer"),
    ("general", "officer"),
    ("marshal@0.1", "general@0.1"),
)
LOW, HIGH = 0.45, 0.55


def match(
    game_id: str, words: tuple[str, ...], pair: tuple[str, str], seed: int, games: int, jobs: int
) -> tuple[Proportion, bool]:
    """The share of the first bot, and whether it is surely weaker."""
    game = find(game_id)
    work = tournament.jobs(game, settle(game, list(words)), pair, games, seed, 1.0)
    test = tournament.Decider(Shares(LOW, HIGH), pair[0], work)
    for played in results(play_job, work, jobs):
        if test.add(played):
            break
    met = tournament.pairings([one.outcome for one in test.games], pair)
    return met[0].share, test.verdict.decided == "low"


def main() -> int:
    """Play the matches; 1 if any level is weaker than the one below it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder")
    parser.add_argument("--games", type=int, default=400, help="the most of a match")
    parser.add_argument("--seed", type=int, default=500_001)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="a game, or a bot: other matches are left out")
    chosen = parser.parse_args()
    console, weaker = Console(), 0
    for game_id, words in GAMES:
        sheet = Sheet(f"{' '.join((game_id, *words))}: seeds from {chosen.seed} on")
        for pair in PAIRINGS:
            if chosen.only and chosen.only not in (game_id, *pair):
                continue
            share, low = match(game_id, words, pair, chosen.seed, chosen.games, chosen.jobs)
            weaker += low
            value = f"{share.share:.0%} of {share.games} ({share.low:.0%}–{share.high:.0%})"
            sheet.row(f"{pair[0]} against {pair[1]}", value, f"> {LOW:.0%}", not low)
        if sheet.grid.row_count:
            console.print(sheet.grid)
    return 1 if weaker else 0


if __name__ == "__main__":
    sys.exit(main())
