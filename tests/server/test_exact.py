"""The line `exact` of a position is looked at in full: what was changed is refused, or holds."""

import json
import time

import pytest
from tests.server import mutations
from tests.server.harness import SIX, Person, me

from wartable.core.game import find, settle
from wartable.core.match import Match

GAME = find("quartermaster")


def exact(**changes: object) -> str:
    """The first position of a game, with something else in its line `exact`."""
    rows = GAME.write(Match(GAME, settle(GAME, []), 5).state).splitlines()
    row = json.loads(rows[-1].removeprefix("exact "))
    return "\n".join([*rows[:-1], "exact " + json.dumps({**row, **changes})])


@pytest.mark.parametrize(
    "changes",
    [
        {"picks": 10**18},
        {"step": 99},
        {"step": "play"},
        {"winner": 7},
        {"seed": "x"},
        {"seed": "f" * 33},
        {"seed": 7},
        {"laid": [0] * 5},
        {"laid": [10**30] * 6},
        {"battled": -1},
        {"more": 1},
        {"frames": [["nothing", 0]]},
        {"frames": [["play"]]},
        {"frames": [[]]},
        {"frames": [["turn", 10**30]]},
        {"frames": [["turn", 1.5]]},
        {"frames": "turn"},
        {"frames": [["turn", 0]] * 300},
    ],
)
def test_a_changed_line_is_refused_with_its_number_and_what_to_do(
    person: Person, changes: dict[str, object]
) -> None:
    began = time.monotonic()
    error = person.make(position=exact(**changes), seats=me(*SIX), status=409)["error"]
    assert error["args"]["expected"] == "written-by-state"
    assert error["args"]["where"] == len(exact().splitlines())
    assert time.monotonic() - began < 10


def test_the_line_as_it_was_written_is_read(person: Person) -> None:
    assert person.post("/api/read", {"text": exact()})["kind"] == "position"


def test_what_is_accepted_can_be_played() -> None:
    for game, counted in mutations.run(60, 3).items():
        bad = {said: n for said, n in counted.items() if "then" in said or "failed" in said}
        assert not bad, (game, counted)
        assert counted["refused"] > 20, (game, counted)
