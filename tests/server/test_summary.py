"""How a finished game went, as the server tells it."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.conftest import rule
from tests.server.harness import Running

from wartable.core.summary import DiceRoll, GameSummary, TurnStart, UsedItem
from wartable.server import summaries

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


NAMES = ("north", "south", "east")
TOLD = GameSummary(
    why="points",
    facts={},
    sides=["a", "b", "a"],
    scores={"a": 9, "b": 4},
    turns=[TurnStart(0, 1, 0), TurnStart(4, 1, 1), TurnStart(8, 2, 0), TurnStart(12, 2, 1)],
    points={1: [2, 1, 1], 2: [3, 2, 0]},
    counts={},
    deeds=[
        UsedItem(1, 1, 0, {"card": "bridge"}),
        UsedItem(5, 1, 1, {"card": "fort"}),
        UsedItem(6, 1, 2, {"card": "road"}),
        UsedItem(9, 2, 0, {"card": "bridge"}),
        UsedItem(12, 2, 1, {"card": "wall"}),
    ],
)
CHANCES = {
    0: [0.50, 0.50, 0.50],
    4: [0.60, 0.40, 0.60],
    5: [0.45, 0.55, 0.50],
    8: [0.90, 0.10, 0.90],
    11: [0.80, 0.20, 0.80],
    12: [0.85, 0.15, 0.85],
}


def test_what_a_side_had_before_is_what_its_rounds_do_not_explain() -> None:
    assert summaries._before(TOLD) == {"a": 3, "b": 1}
    assert summaries._before(replace(TOLD, scores={"a": 6, "b": 3})) == {}


def test_the_turning_point_is_where_the_chances_of_the_winner_rose_most() -> None:
    found = summaries._turning(TOLD, CHANCES, "a", NAMES)
    assert found is not None
    # From the second turn to the third, by 30 %: what the winners used in it, not the others.
    assert (found.at, found.round, found.seat, found.side) == (4, 1, "south", "a")
    assert found.before == 0.60 and found.after == pytest.approx(0.90)
    assert found.used == [{"card": "road"}]
    losing = summaries._turning(TOLD, CHANCES, "b", NAMES)
    assert losing is not None and (losing.at, losing.before) == (8, 0.10)
    assert losing.used == [{"card": "wall"}], "up to the answer with which the next turn begins"
    assert summaries._turning(TOLD, CHANCES, None, NAMES) is None
    falling = {0: [0.5] * 3, 4: [0.4] * 3}
    assert summaries._turning(TOLD, falling, "a", NAMES) is None
    assert summaries._turning(TOLD, {0: [0.5] * 3}, "a", NAMES) is None


def test_a_card_is_worth_the_change_of_the_chances_until_the_next_one() -> None:
    gains = [(deed.at, round(gain, 2)) for deed, gain in summaries._gains(TOLD, CHANCES)]
    # Of the last one nobody knows what came after it.
    assert gains == [(1, 0.1), (5, 0.15), (6, 0.4), (9, -0.1)]
    best = summaries._best(TOLD, CHANCES, NAMES)
    assert [(row.seat, row.what["card"], row.at, row.uses, row.chance) for row in best] == [
        ("east", "road", 5, 1, 0.4),
        ("south", "fort", 4, 1, 0.15),
        ("north", "bridge", 0, 2, 0.1),
    ]
    assert {row.points for row in best} == {None}


def test_where_a_game_counts_points_those_of_all_uses_are_added_up() -> None:
    worth = (1.0, 2.0, 0.0, 1.5, -1.0)
    deeds = [replace(deed, points=one) for deed, one in zip(TOLD.deeds, worth, strict=True)]
    best = summaries._best(replace(TOLD, deeds=deeds), CHANCES, NAMES)
    assert [(row.what["card"], row.uses, row.points, row.at) for row in best] == [
        ("bridge", 2, 2.5, 8),
        ("fort", 1, 2.0, 4),
    ]
    assert {row.chance for row in best} == {None}
    many = [UsedItem(n, 1, 0, {"card": str(n)}, float(n)) for n in range(1, 10)]
    best = summaries._best(replace(TOLD, deeds=many), CHANCES, NAMES)
    assert [row.points for row in best] == [9, 8, 7, 6, 5, 4]


def test_luck_is_the_dice_of_each_seat_against_what_was_to_be_expected() -> None:
    rolls = [
        DiceRoll.of_chance(0, 0.5, True),
        DiceRoll.of_chance(0, 0.5, True),
        DiceRoll(2, 1.0, 1.0, 0.0),
    ]
    luck = summaries._luck(rolls, NAMES)
    assert list(luck) == ["north", "east"]
    assert (luck["north"].rolls, luck["north"].expected, luck["north"].happened) == (2, 1.0, 2.0)
    # One above what was expected, and the spread is the root of a half.
    assert luck["north"].better == pytest.approx(0.921, abs=0.001)
    assert luck["east"].better == 0.5
    unlucky = summaries._luck([DiceRoll.of_chance(1, 0.5, False)] * 2, NAMES)
    assert unlucky["south"].better == pytest.approx(0.079, abs=0.001)
