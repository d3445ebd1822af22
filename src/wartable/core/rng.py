"""One generator of random numbers; its whole memory is one int, kept in the state."""

import hashlib
from typing import Any, Protocol

from wartable.core.chance import scripted

# PCG with 128 bits of state: quick in Python, and too many states to guess from the cards dealt.
_MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT = 0x5851F42D4C957F2D14057B7EF767814F
_ALL = (1 << 128) - 1
_HALF = (1 << 64) - 1
_TWICE = (1 << 64) + 1
"""Multiplying by this repeats 64 bits side by side, so that a shift rotates them."""


class Seeded(Protocol):
    """Anything that carries the generator."""

    seed: int


def start(seed: int) -> int:
    """The first state of the generator for a seed; close seeds do not give close states."""
    digest = hashlib.sha256(f"wartable {seed}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def seeded(seed: int) -> int:
    """The first state of a game's generator; a script of outcomes (chance.py) stays as it is."""
    # A script is known by its sign: it loses its class on the way here if rules are compiled.
    return seed if seed < 0 else start(seed)


def fingerprint(seed: int) -> str:
    """What is shown of a seed before the game: enough to check it, too little to find it."""
    return hashlib.sha256(f"wartable seed {seed}".encode()).hexdigest()


def below(state: Seeded, limit: int) -> int:
    """A number from 0 to limit - 1; the generator in the state moves on."""
    if state.seed < 0:
        outcome, state.seed = scripted(state.seed, limit)
        return outcome
    state.seed = seed = (state.seed * _MULTIPLIER + _INCREMENT) & _ALL
    folded = ((seed >> 64) ^ seed) & _HALF
    word = folded * _TWICE >> (seed >> 122) & _HALF
    return (word * limit) >> 64


def shuffle(state: Seeded, cards: list[Any]) -> None:
    """Put a list into random order, in place."""
    # The same numbers as `below` gives, written out: worlds for bots are made of shuffles.
    seed = state.seed
    if seed < 0:
        for i in range(len(cards) - 1, 0, -1):
            j = below(state, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return
    for i in range(len(cards) - 1, 0, -1):
        seed = (seed * _MULTIPLIER + _INCREMENT) & _ALL
        folded = ((seed >> 64) ^ seed) & _HALF
        word = folded * _TWICE >> (seed >> 122) & _HALF
        j = (word * (i + 1)) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    state.seed = seed
