"""How a finished game went, as the server tells it."""

from pathlib import Path
from typing import Any

import pytest
from tests.conftest import rule
from tests.server.harness import Running

STORED = Path(__file__).parents[1] / "replays"


def summary(server: Running, record: str) -> tuple[dict[str, Any], str]:
    text = (STORED / record).read_text(encoding="utf-8")
    game = record.split("/", maxsplit=1)[0]
    made = server.http.post("/api/tables", json={"game": game, "record": text}).json()
    table = made["table"]["id"]
    return server.http.get(f"/api/tables/{table}/summary").json(), table


def lines(server: Running, table: str) -> list[dict[str, Any]]:
    """The whole log, with nothing hidden."""
    found: list[dict[str, Any]] = []
    first, answers = 0, 1
    while first < answers:
        part = server.http.get(f"/api/tables/{table}/moments?at={first}").json()
        found += part["log"] + [line for one in part["moments"] for line in one["log"]]
        first, answers = first + len(part["moments"]), part["answers"]
    return found


@rule("naval 11.1")
def test_what_was_to_be_expected_of_the_dice_comes_from_the_rolls_that_took_place(
    server: Running,
) -> None:
    told, table = summary(server, "naval/usual-1.txt")
    rolls: dict[str, list[tuple[int, int]]] = {}
    for line in lines(server, table):
        if "needed" in line["args"] and "die" in line["args"]:
            args = line["args"]
            good = args["hit"] if "hit" in args else args["stopped"]
            assert good == (args["die"] + args["change"] >= args["needed"])
            # Of six faces, those that reach the number.
            faces = min(6, max(0, 7 - (args["needed"] - args["change"])))
            rolls.setdefault(args["seat"], []).append((faces, int(good)))
    assert len(rolls) == 2
    for seat, own in rolls.items():
        luck = told["luck"][seat]
        assert luck["rolls"] == len(own)
        assert luck["expected"] == pytest.approx(sum(faces for faces, _ in own) / 6, abs=0.01)
        assert luck["happened"] == sum(good for _, good in own)
        assert (luck["better"] > 0.5) == (luck["happened"] > luck["expected"])


@pytest.mark.parametrize(
    "record", ["quartermaster/usual-1.txt", "quartermaster/air_marshal-1.txt", "naval/usual-1.txt"]
)
def test_the_points_of_all_rounds_add_up_to_the_result(server: Running, record: str) -> None:
    told, table = summary(server, record)
    scored: dict[str, float] = {}
    for gained in told["points"].values():
        for seat, points in gained.items():
            side = told["sides"][seat]
            scored[side] = scored.get(side, 0) + points
    seen = server.http.get(f"/api/tables/{table}/view").json()["view"]
    assert scored == seen["vp"]
    turning = told["turning"]
    assert turning["side"] == seen["winner"]
    assert turning["before"] < turning["after"]
    best = [card["points"] or card["chance"] for card in told["cards"]]
    assert best == sorted(best, reverse=True)
    assert best[0] > 0


@rule("qm 11.1")
def test_a_game_says_why_it_ended(server: Running) -> None:
    told, _ = summary(server, "quartermaster/usual-1.txt")
    vp = {"axis": 0.0, "allies": 0.0}
    for gained in told["points"].values():
        for seat, points in gained.items():
            vp[told["sides"][seat]] += points
    ahead = abs(vp["axis"] - vp["allies"])
    message = "ended-lead" if ahead >= 30 else "ended-rounds" if ahead else "ended-tie"
    assert told["why"]["message"] == message


def test_a_game_that_goes_on_has_no_summary(server: Running) -> None:
    seats = {"alpha": {"who": "me"}, "bravo": {"who": "bot"}}
    wish = {"game": "naval", "seats": seats, "start": True}
    table = server.http.post("/api/tables", json=wish).json()["table"]["id"]
    refused = server.http.get(f"/api/tables/{table}/summary")
    assert refused.status_code >= 400
    assert refused.json()["error"]["message"] == "reason-not-over"
