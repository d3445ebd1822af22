"""An automated person who only clicks what glows plays whole games."""

import os
from typing import Any

import pytest
from tests.e2e.conftest import Desks
from tests.e2e.player import click_what_glows
from tests.server.harness import SIX

RULINGS = "reallocate built_or_recruited destroyer_transport_any_battle_this_turn"
GAMES = [
    ("second air_marshal", 1),
    ("second", 1),
    ("first", 1),
    ("first air_marshal", 1),
    (f"second english_cards air_marshal {RULINGS}", 2),
    (f"first air_marshal {RULINGS}", 3),
    ("second", 4),
    ("first", 6),
]
"""The edition with its options, and how many nations somebody plays at one screen."""
WHOLE = bool(os.environ.get("ALL_GAMES"))
WANTED = GAMES if WHOLE else GAMES[:1]
LATE = 19
"""A game that is not played from its first round begins in this one."""


@pytest.mark.parametrize(("game", "seats"), WANTED)
def test_a_game_is_played_to_its_end_by_clicking_what_glows(
    desks: Desks, game: str, seats: int
) -> None:
    desk = desks.new()
    edition, *options = game.split()
    if WHOLE:
        setup: dict[str, Any] = {"options": {"edition": edition, **dict.fromkeys(options, "on")}}
    else:
        setup = {"position": f"edition {edition}\noptions {' '.join(options)}\nround {LATE}\n"}
    table, _ = desk.make(others="random", **setup, **dict.fromkeys(SIX[:seats], "me"))
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hand [data-card]")
    clicks = click_what_glows(page, 5000, seed=len(game))
    assert clicks > 8
    page.wait_for_selector("[data-over]")
    view = desk.call("GET", f"/api/tables/{table}/view")["view"]
    shown = {team: int(page.inner_text(f"[data-vp={team}]")) for team in ("axis", "allies")}
    assert shown == view["vp"]
    assert page.locator("[data-over]").get_attribute("data-over") == view["winner"]
