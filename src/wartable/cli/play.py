"""`wartable play`: a game in the terminal, against bots or with several people at one screen."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wartable.bots import Bot, make
from wartable.bots.budget import WALL
from wartable.cli import inputs
from wartable.cli.beginning import alone, beginning
from wartable.core.decision import BadInput
from wartable.core.game import Game, Options, find
from wartable.core.match import Match
from wartable.core.position import covered
from wartable.core.replaying import replay

DEFAULT_BOT = "recruit"


def play(
    game: str,
    /,
    *,
    seats: str | None = None,
    people: int | None = None,
    lang: str | None = None,
    seed: int | None = None,
    scenario: Path | None = None,
    position: Path | None = None,
    load: Path | None = None,
    edition: str | None = None,
    options: Annotated[str | None, Parameter(allow_leading_hyphen=False)] = None,
    think: float = 1.0,
) -> int:
    """Play a game in the terminal."""
    inputs.part(think)
    chosen = find(game)
    if load is not None:
        alone(load, "--load", edition, options, scenario)
        if position is not None or seed is not None:
            raise BadInput("--load", str(load), "start-of-record")
        match = replay(inputs.read(load, "--load"))
        if match.game.id != chosen.id:
            raise BadInput("--load", match.game.id, "record-of", game=chosen.id)
    else:
        adjusted = partial(_seats_for, chosen, people)
        begun = beginning(chosen, edition, options, scenario, position, adjusted)
        match = Match(chosen, begun.settled, inputs.seed_or_chance(seed), begun.position)
    sitting = _sitting(match, seats, people)
    persons = {name for name in sitting.values() if name.startswith(inputs.ME)}
    if len(persons) > 1 and load is None:
        match = _covered(match)
    spoken = inputs.language(lang)
    match.seats_note = ",".join(f"{seat}={name}" for seat, name in sitting.items())
    from wartable.cli.session import Session

    return Session(match, *_chairs(match, sitting, think), spoken).run()


def _seats_for(game: Game, people: int | None, settled: Options, options: str | None) -> Options:
    """The options with a seat for each person, in games where seats can be chosen."""
    seats = next((setting for setting in game.settings if setting.name == "seats"), None)
    if (
        people is None
        or seats is None
        or "seats=" in (options or "")
        or not seats.takes(f"{people}")
    ):
        return settled
    wanted = settled | {"seats": str(people)}
    try:
        game.new(wanted, 0)
    except BadInput:
        # The other options say how many seats there are.
        return settled
    return wanted


def _sitting(match: Match, seats: str | None, people: int | None) -> dict[str, str]:
    names = match.game.seats(match.state)
    if people is not None and seats is not None:
        raise BadInput("--people", str(people), "not-with", option="--seats")
    if people is not None and people != 1:
        return inputs.spread(people, names, match.game, DEFAULT_BOT)
    words = match.seats_note if seats is None else seats
    if not words:
        words = f"{names[0]}={inputs.ME}"
    return inputs.sitting(match.game, names, words, True, "--seats", DEFAULT_BOT)


def _covered(match: Match) -> Match:
    """The same table under cover, if the game knows how."""
    game: Game = match.game
    options: Options = match.options
    if options.get("cover") != "off":
        return match
    text = covered(match.start) if match.start else ""
    return Match(game, options | {"cover": "on"}, match.seed, text)


def _chairs(
    match: Match, sitting: dict[str, str], think: float
) -> tuple[dict[int, str], dict[int, Bot]]:
    people: dict[int, str] = {}
    bots: dict[int, Bot] = {}
    cores = os.cpu_count() or 1
    for number, seat in enumerate(match.game.seats(match.state)):
        name = sitting[seat]
        if name.startswith(inputs.ME):
            people[number] = name
        else:
            bots[number] = make(
                name, match.seed + number, "--seats", think, clock=WALL, cores=cores
            )
    return people, bots
