"""`make compare`: the same random games with both engines, move by move the same."""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor

from compiled.engines import COMPILED, MISSING, SOURCE, asked, built

PLAYED = (
    ("quartermaster", (), 40),
    ("quartermaster", ("edition=first",), 15),
    ("quartermaster", ("edition=first", "air_marshal"), 15),
    ("quartermaster", ("cover", "reallocate"), 10),
    ("naval", (), 10),
    ("europe", (), 5),
    ("europe", ("scenario=france_1940",), 5),
)
"""A game, its settings, and how many games in a hundred."""
AT_ONCE = 250
"""Games of one process: a difference is found soon."""


def main() -> int:
    """Play, and say where the engines differ."""
    parser = argparse.ArgumentParser(prog="make compare", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    wanted = parser.parse_args().games
    if not built():
        sys.exit(MISSING)
    differing = 0
    for game, words, share in PLAYED:
        count = max(1, wanted * share // 100)
        title = " ".join((game, *words))
        for seed in range(0, count, AT_ONCE):
            games = min(AT_ONCE, count - seed)
            with ThreadPoolExecutor(2) as pool:
                ours, theirs = pool.map(
                    lambda engine, of=(game, words, seed, games): asked(
                        engine, "play", game=of[0], words=of[1], seed=of[2], games=of[3]
                    )["hashes"],
                    (SOURCE, COMPILED),
                )
            for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
                if one != other:
                    differing += 1
                    print(f"{title}, seed {seed + number}: the engines differ")
        print(f"{title}: {count:,} games played with both engines", flush=True)
    print("All games are the same." if not differing else f"{differing:,} games differ.")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
