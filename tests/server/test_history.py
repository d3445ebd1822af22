"""History during the game: what a seat sees of the past is what it was shown then."""

import contextlib
import json
import random
from typing import Any

import pytest
from tests.server.harness import Person, Running, Screen, me

from wartable.server.patch import apply

SEATS = {
    "quartermaster": ("germany", "united_kingdom", "japan"),
    "naval": ("alpha", "bravo"),
    "europe": ("axis", "western"),
}
LINES = 100
OPTIONS = {"europe": {"scenario": "poland_1939"}}


class Memory:
    """What a screen showed: the views at the moment when the log had so many lines."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.shown = screen, {screen.number: json.dumps(screen.views)}
        read = screen.read

        def remembered(timeout: float = 20) -> Any:
            message = read(timeout)
            self.shown.setdefault(screen.number, json.dumps(screen.views))
            return message

        anything: Any = screen
        anything.read = remembered

    def read(self, quiet: float = 0.01) -> None:
        """Take all messages there are."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.screen.read(quiet)


def told(person: Person, table: str) -> list[tuple[int, dict[str, Any]]]:
    """The whole history: how many lines there were, and the views then."""
    found: list[tuple[int, dict[str, Any]]] = []
    count = 1
    while len(found) < count:
        part = person.get(f"/api/tables/{table}/history?at={len(found)}")
        assert part["first"] == len(found)
        if found:
            assert part["views"] == found[-1][1]
        count, views = len(part["lines"]), part["views"]
        for step in part["steps"]:
            views = {seat: apply(views.get(seat, {}), to) for seat, to in step.items()}
            found.append((part["lines"][len(found)], views))
    return found


@pytest.mark.parametrize("game", SEATS)
def test_a_seat_sees_in_the_history_what_it_was_shown_then(server: Running, game: str) -> None:
    host, guest, crowd = Person(server), Person(server), Person(server)
    own, *others = SEATS[game]
    made = host.make(game, seats=me(*others), options=OPTIONS.get(game, {}), pace=0)
    table = made["table"]["id"]
    guest.sit(made["links"][own], "G")
    for seat, link in made["links"].items():
        if seat != own:
            host.sit(link, "H")
    host.post(f"/api/tables/{table}/start")
    chance = random.Random(4)
    people = (host, guest, crowd)
    with host.look(table) as left, guest.look(table) as right, crowd.look(table) as far:
        screens = (left, right, far)
        memories = [Memory(screen) for screen in screens]
        while left.number < LINES and not left.over:
            for memory in memories:
                memory.read()
            for screen in screens:
                for seat in screen.open_seats:
                    choices = screen.asked[seat]["choices"]
                    screen.answer(seat, chance.choice(choices)["answer"])
        for memory in memories:
            memory.read(0.5)
        for person, memory in zip(people, memories, strict=True):
            steps = told(person, table)
            assert len(steps) > 20
            for lines, views in steps:
                assert json.loads(memory.shown[lines]) == views, lines
