"""What stored and random games offer, tell and show on their way, not only where they end.

`python -m tests.replays.traces` writes the short hashes of all of them anew, after something was
changed on purpose. `python -m tests.replays.traces NAME` prints the lines behind them: print them
before and after a change, and compare. What is made for the eye alone is left out, because it
changes often: the scenery of a map, details of an answer, the summary of a game.
"""

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.conformance.walks import ALL, Variant, some
from tests.replays import wild

from wartable.core.game import REFEREE, find, offers, requests
from wartable.core.match import Match
from wartable.core.parts import CHARTS, INSIGHT, part
from wartable.core.replaying import replay
from wartable.core.speaking import speaker

FOLDER = Path(__file__).parent
TOPICS = ("offered", "told", "seen", "drawn", "written")
SEEDS = {"quartermaster": 4, "naval": 2, "europe": 6}
"""So many random games of every variant: bots never do some of what the rules allow."""
HOW = "on purpose? .venv/bin/python -m tests.replays.traces"
"""What whoever changed something should do."""
Line = tuple[str, Any]
"""A topic, and what is to be noted of it."""


def stored() -> list[Path]:
    """The files of all stored games."""
    return sorted(FOLDER.glob("*/*.txt"))


def key(file: Path) -> str:
    """What a stored game is called."""
    return f"{file.parent.name}-{file.stem}"


def strolls(variant: Variant) -> dict[str, int]:
    """The random games of a variant: what each is called, and its seed."""
    return {f"{variant.id}-random-{n}": n for n in range(1, SEEDS[variant.name] + 1)}


def stroll(variant: Variant, seed: int) -> Match:
    """A lively random game."""
    match, random = Match(variant.game, variant.options, seed), Random(seed)
    while not match.over:
        match.answer(*some(match.game, match.state, random))
    return match


def lines(match: Match) -> Iterator[Line]:
    """Everything that a finished game would have shown on its way, in order."""
    game, state = match.game, match.at(0)
    events = match.events
    for count, given in enumerate((*match.answers, None)):
        yield from _told(match, state, [event for at, event in events if at == count])
        if count in match.hashes or not count:
            yield from _shown(match, state)
        if given is not None:
            yield from _asked(match, state)
            game.answer(state, given.seat, given.option)
            state.events.clear()
    yield "drawn", _charts(game.id)


@cache
def _charts(game: str) -> Any:
    charts = part(find(game), CHARTS)
    return charts() if charts is not None else None


def _told(match: Match, state: Any, events: list[Any]) -> Iterator[Line]:
    for event in events:
        yield "told", (event, speaker(match.game).event(state, event))


def _asked(match: Match, state: Any) -> Iterator[Line]:
    """Each open question with its answers."""
    game = match.game
    for asked in state.decisions:
        answers = [game.text(state, option) for option in asked.options]
        yield "offered", (asked.seat, asked.rule, asked.ask, answers)
        yield "told", speaker(game).question(state, asked)
        yield "offered", game.reaction(state, asked.seat)


def _shown(match: Match, state: Any) -> Iterator[Line]:
    """What everybody sees, and what each seat may do unasked."""
    game, seats = match.game, range(len(match.orders))
    for seat in (REFEREE, -1, *seats):
        yield "seen", game.view(state, seat)
    for seat in seats:
        unasked = (*requests(game, state, seat), *offers(game, state, seat))
        yield "offered", [game.text(state, option) for option in unasked]
    yield "written", game.write(state)
    insight = part(game, INSIGHT)
    if insight is not None:
        yield "drawn", insight(state, "ground", "")
        units = state.scenario.units
        yield "drawn", insight(state, "reach", units[state.seed % len(units)].id)


def trace(match: Match) -> dict[str, str]:
    """A short hash for each topic."""
    found = {topic: sha256() for topic in TOPICS}
    for topic, what in lines(match):
        found[topic].update(msgspec.json.encode(what))
    return {topic: hashed.hexdigest()[:8] for topic, hashed in found.items()}


def known(game: str) -> dict[str, dict[str, str]]:
    """The hashes that are stored, by game."""
    rows = (FOLDER / f"traces-{game}.txt").read_text(encoding="utf-8").splitlines()
    found = (row.split() for row in rows)
    return {name: dict(zip(TOPICS, hashes, strict=True)) for name, *hashes in found}


def matches() -> Iterator[tuple[str, str, Match]]:
    """Every game that is traced: its game, its name, how it went."""
    for file in stored():
        yield file.parent.name, key(file), replay(file.read_text(encoding="utf-8"))
    for variant in ALL:
        for name, seed in strolls(variant).items():
            yield variant.name, name, stroll(variant, seed)
    for name, seed in wild.WILD.items():
        yield wild.GAME.id, name, wild.stroll(seed)


def show(wanted: str) -> None:
    """Print the lines of a game."""
    for _, name, match in matches():
        if name == wanted:
            for topic, what in lines(match):
                print(topic, msgspec.json.encode(what).decode())
            return


def write() -> None:
    """Write the hashes of all games."""
    rows: dict[str, list[str]] = {}
    for game, name, match in matches():
        rows.setdefault(game, []).append(" ".join((name, *trace(match).values())))
    for game, found in rows.items():
        text = "\n".join(found) + "\n"
        (FOLDER / f"traces-{game}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        show(name)
    if not sys.argv[1:]:
        write()
