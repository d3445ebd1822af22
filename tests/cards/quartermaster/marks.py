"""The `card` mark: which card a test is about, and what it shows of it."""

from typing import Literal

import pytest

Shows = Literal["works", "fails", "cost", "ruling"]
"""works: its exact effect; fails: its trigger or condition is missing; cost: it cannot be paid
in full; ruling: what happens where it meets another card or a rule."""


def card(id: str, shows: Shows, clause: int = 0) -> pytest.MarkDecorator:
    """Say what a test shows of a card: `@card("germany.blitzkrieg", "works")`.

    `clause` counts the uses of a card that has several; `*.build_army` is the card of every nation.
    """
    return pytest.mark.card(id, shows, clause)
