"""Measure the compiled engine beside the source and python-chess, in turns."""

from compiled.engines import COMPILED, SOURCE, asked

from benchmarks.sheet import Sheet

REPEATS = 4
SECONDS = 1.0
TARGETS = {"quartermaster": (2.5, 7.0, 2.0, 2.0)}
"""For a game as most people play it: times the source, times python-chess, microseconds of a copy,
and the lines of a general, times the source."""


def measure(game: str, words: tuple[str, ...]) -> Sheet:
    """Random play, copies and the lines of a general, with both engines."""
    ours, theirs, board, thoughts = [], [], [], []
    for repeat in range(REPEATS):
        # In turns, so that a busy moment of the machine hits all.
        seed = repeat * 1000
        what = {"game": game, "words": words, "seed": seed, "seconds": SECONDS}
        theirs.append(asked(SOURCE, "speed", **what))
        ours.append(asked(COMPILED, "speed", **what))
        board.append(asked(SOURCE, "chess", seed=seed, seconds=SECONDS)["rate"])
        what = {"game": game, "words": words, "seconds": SECONDS}
        lines, before = asked(COMPILED, "think", **what), asked(SOURCE, "think", **what)
        thoughts.append((lines["rate"], before["rate"]))
    rate, plain = max(o["rate"] for o in ours), max(t["rate"] for t in theirs)
    copied, plainly = min(o["copy"] for o in ours), min(t["copy"] for t in theirs)
    thought = max(of for of, _ in thoughts) / max(of for _, of in thoughts)
    times, chess, copy, search = TARGETS.get(game, (None,) * 4) if not words else (None,) * 4
    sheet = Sheet(f"{' '.join((game, *words))}: compiled, beside the source")
    for title, found, wanted, least in (
        ("random play, times the source", rate / plain, times, True),
        ("random play, times python-chess", rate / max(board), chess, True),
        ("a general’s lines/s, times the source", thought, search, True),
        ("copy, µs", copied, copy, False),
    ):
        if wanted is None:
            sheet.row(title, f"{found:.2f}")
        else:
            met = found >= wanted if least else found <= wanted
            sheet.row(title, f"{found:.2f}", f"{'≥' if least else '≤'} {wanted}", met)
    sheet.row("copy in the source, µs", f"{plainly:.2f}")
    return sheet
