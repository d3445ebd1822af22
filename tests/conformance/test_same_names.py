"""Every game gives the same thing the same name."""

import pytest

from wartable.core.game import games
from wartable.core.stepped import SteppedGame

STEPPED = [game for game in games().values() if isinstance(game, SteppedGame)]


@pytest.mark.parametrize("game", STEPPED, ids=lambda game: game.id)
def test_the_functions_of_a_step_are_named_after_it(game: SteppedGame) -> None:
    for prefix, found in (("run", game.steps.runs), ("take", game.steps.takes)):
        for step, function in found.items():
            assert function.__name__ == f"{prefix}_{step.replace('-', '_')}"


@pytest.mark.parametrize("game", STEPPED, ids=lambda game: game.id)
def test_the_modules_that_every_game_has_are_where_they_are_looked_for(game: SteppedGame) -> None:
    package = type(game).__module__.removesuffix(".game")
    for name, module in game.modules._asdict().items():
        assert module.__name__ == f"{package}.{name}"
