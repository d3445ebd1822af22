"""An automated person who only clicks what glows plays whole games."""

import os

import pytest
from tests.e2e.conftest import Desks
from tests.e2e.player import click_what_glows

GAMES = ["second", "second air_marshal", "first", "first air_marshal"]
WANTED = GAMES if os.environ.get("ALL_GAMES") else GAMES[1:2]


@pytest.mark.parametrize("game", WANTED)
def test_a_whole_game_by_clicking_what_glows(desks: Desks, game: str) -> None:
    desk = desks.new()
    edition, *options = game.split()
    table, _ = desk.make(
        "",
        germany="me",
        pace=0,
        others="random",
        options={"edition": edition, **dict.fromkeys(options, "on")},
    )
    page = desk.open(f"/table/{table}")
    page.wait_for_selector(".hand [data-card]")
    clicks = click_what_glows(page, 5000, seed=len(game))
    assert clicks > 30
    page.wait_for_selector("[data-over]")
    view = desk.call("GET", f"/api/tables/{table}/view")["view"]
    shown = {team: int(page.inner_text(f"[data-vp={team}]")) for team in ("axis", "allies")}
    assert shown == view["vp"]
    assert page.locator("[data-over]").get_attribute("data-over") == view["winner"]
