"""`python -m tests.research.playing`: write the playthroughs of OpenSpiel's games anew.

A playthrough has every action by number and in words, and a short hash of what each player knew.
"""

import hashlib
from pathlib import Path
from random import Random

import pyspiel

from wartable.adapters.openspiel import WartableState

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "quartermaster": "wartable_quartermaster(edition=second)",
    "naval": "wartable_naval(fleet=15,explicit_chance=True)",
    "europe": "wartable_europe()",
}
LENGTH = 60
"""So many actions are written out; the end is told for all."""


def known(state: WartableState, player: int) -> str:
    """A hash of an information state, as words and as numbers."""
    words = state.information_state_string(player).encode()
    numbers = bytes(str(sum(state.observation_tensor(player))), "ascii")
    return hashlib.sha256(words + numbers).hexdigest()[:8]


def playthrough(name: str) -> str:
    """A random game, the same one each time."""
    game, random = pyspiel.load_game(name), Random(1)
    state, lines = (
        game.new_initial_state(),
        [f"game {game}", f"actions {game.num_distinct_actions()}"],
    )
    while not state.is_terminal():
        player, count = state.current_player(), len(state.history())
        action = random.choice(
            [outcome for outcome, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        told = "" if state.is_chance_node() or count > LENGTH else f" knows {known(state, player)}"
        if count <= LENGTH:
            lines.append(f"{player}{told}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    lines.append(f"end after {len(state.history())}: {state}, {list(state.returns())}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for id, name in GAMES.items():
        (FOLDER / f"{id}.txt").write_text(playthrough(name), encoding="utf-8")
