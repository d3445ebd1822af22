"""qm 4 Setting up: an army in every home, shuffled decks, first hands."""

from wartable.core.game import Options
from wartable.core.rng import seeded, shuffle
from wartable.games.quartermaster.board import HOME, NATIONS
from wartable.games.quartermaster.changes import draw, tell
from wartable.games.quartermaster.editions import edition, number_of
from wartable.games.quartermaster.state import (
    ANY_BATTLE,
    COVER,
    REALLOCATE,
    RECRUIT_COUNTS,
    State,
)

FLAGS = {
    "reallocate": REALLOCATE,
    "built_or_recruited": RECRUIT_COUNTS,
    "cover": COVER,
    "destroyer_transport_any_battle_this_turn": ANY_BATTLE,
}
"""The switches of a table, as bits of State.flags."""


def table(options: Options, seed: int) -> State:
    """A table with its settings and the first armies, and no card on it."""
    number = number_of(options)
    flags = sum(bit for name, bit in FLAGS.items() if options[name] == "on")
    if edition(number).reallocate_always:
        flags |= REALLOCATE
    return State(
        seed=seeded(seed),
        edition=number,
        flags=flags,
        round=1,
        nation=0,
        step=0,
        armies=[1 << home for home in HOME],
        navies=[0] * 6,
        air_forces=[0] * 6,
        hand=[[] for _ in NATIONS],
        deck=[[] for _ in NATIONS],
        played=[[] for _ in NATIONS],
        under=[[] for _ in NATIONS],
        status=[0] * 6,
        down=[0] * 6,
        vp=[0, 0],
        used=[0] * 6,
        barred=(0,) * 6,
        laid=[0] * 6,
        safe=[0] * 6,
        granted=[0] * 6,
        began=(0,) * 6,
        reallocated=0,
        battled=0,
        no_air=0,
        picks=[[] for _ in NATIONS],
        known=[],
        wishes=0,
        minded=(0,) * 6,
        winner=-1,
        frames=[],
    )


def begin(options: Options, seed: int) -> State:
    """qm 4 Decks are shuffled and first hands drawn; then every nation discards some cards."""
    fresh = table(options, seed)
    rules = edition(fresh.edition)
    tell(fresh, "began", fresh.edition)
    drawn, discarded = rules.opening
    for nation in range(len(NATIONS)):
        fresh.deck[nation] = rules.catalogue.full(nation)
        shuffle(fresh, fresh.deck[nation])
        draw(fresh, nation, drawn)
    fresh.frames.append(("opening", -1, discarded))
    return fresh


def options(state: State) -> Options:
    """The settings of a state."""
    chosen = dict(edition(state.edition).options)
    for name, bit in FLAGS.items():
        chosen[name] = "on" if state.flags & bit else "off"
    return chosen
