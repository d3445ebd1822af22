"""Whether a seat could tell two worlds apart that agree with everything it has seen."""

from itertools import zip_longest
from random import Random
from typing import Any

from wartable.core.decision import Decision
from wartable.core.game import SPECTATOR, Game
from wartable.lab import sound


def leak(game: Game, state: Any, decision: Decision, random: Random) -> str:
    """What gives something away to a seat picked at random; nothing if all is well."""
    names = game.seats(state)
    seat = random.randrange(SPECTATOR, len(names))
    who = names[seat] if seat >= 0 else "a spectator"
    world = game.world(state, seat, random.randrange(1 << 30))
    wrong = sound.wrong(game, world)
    if wrong:
        return f"a world of {who} is not sound: {wrong}"
    mine = [found for found in state.decisions if found.seat == seat]
    if mine != [found for found in world.decisions if found.seat == seat]:
        return f"{who} is asked something else in a world that agrees with what it has seen"
    seen, other = game.view(state, seat), game.view(world, seat)
    if seen != other:
        return f"the view of {who} differs: {_difference(seen, other)}"
    if len(state.decisions) > 1 or len(world.decisions) > 1:
        # Seats answer at once, in secret: the view shows nobody who has done so.
        return ""
    return _after(game, state, world, decision, seat, who, random)


def _after(
    game: Game, state: Any, world: Any, decision: Decision, seat: int, who: str, random: Random
) -> str:
    """Check that the same answer looks the same from the seat in both worlds."""
    there = next(found for found in world.decisions if found.seat == decision.seat)
    shared = [option for option in decision.options if option in there.options]
    if not shared:
        return ""
    option = random.choice(shared)
    first, second = state.copy(), world.copy()
    # Everyone sees dice: they must be the same in both worlds, or they would tell them apart.
    second.seed = first.seed
    for table in (first, second):
        game.answer(table, decision.seat, option)
    said = game.text(state, option)
    for here, other in zip_longest(first.events, second.events):
        if here is None or other is None or (here.kind, here.args) != (other.kind, other.args):
            if here and other and here.kind == other.kind and here.shows:
                # What was hidden is now shown, as the rules say: from here on all may differ.
                return ""
            return f"{who} sees other events after {said!r}: {_shown(first)} and {_shown(second)}"
    now, then = asked(game, first, seat), asked(game, second, seat)
    return f"{who} learns from who is asked after {said!r}: {now} and {then}" if now != then else ""


def asked(game: Game, state: Any, seat: int) -> list[tuple[str, str, str]]:
    """Who is asked what, as a seat may see it; everything, if the view does not say."""
    rows = game.view(state, seat).get("decisions")
    if rows is None:
        names = game.seats(state)
        return [(names[found.seat], found.rule, found.ask) for found in state.decisions]
    return [(row["seat"], row["rule"], row["ask"]) for row in rows]


def _shown(state: Any) -> str:
    return " ".join(f"{event.kind}{list(event.args)}" for event in state.events)


def _difference(first: Any, second: Any, path: str = "") -> str:
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        for key in first:
            if first[key] != second[key]:
                return _difference(first[key], second[key], f"{path}.{key}".lstrip("."))
    return f"{path}: {first!r} and {second!r}"[:300]
