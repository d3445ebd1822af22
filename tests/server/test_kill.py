"""A short run of `make chaos`, and stopping in good order."""

from pathlib import Path

from tests.server import chaos
from tests.server.harness import SIX, Person, Running, bots, me


def test_a_killed_server_comes_back_with_every_acknowledged_answer_and_order(
    tmp_path: Path,
) -> None:
    assert "none lost" in chaos.run(tmp_path, kills=3, count=4, seed=1)


def test_a_server_that_is_asked_to_stop_stops_and_bots_go_on_when_it_is_back(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        seats = {**me("germany"), **bots(*SIX[1:])}
        table = person.make(seats=seats, start=True)["table"]["id"]
        with person.look(table) as screen:
            screen.answer("germany")
        assert server.stop() in (0, -15)
        assert '"stopped"' in server.log.read_text()
        server.start()
        with person.look(table) as screen:
            while screen.views["germany"]["opening"]:
                screen.answer(screen.until_asked())
                screen.drain(0.05)
            for _ in range(10):
                seat = screen.until_asked()
                if seat:
                    screen.answer(seat)
