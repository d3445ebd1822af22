"""A request that was done is never done again, however long ago that was."""

from pathlib import Path

from tests.server.harness import SIX, Person, Running, bots, me
from tests.server.test_tables import REACTION


def test_an_old_undo_sent_again_is_not_done_again(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        person = Person(server)
        seats = {**me("germany"), **bots(*SIX[1:])}
        table = person.make(seats=seats, start=True, position=REACTION)["table"]["id"]
        with person.look(table) as screen:
            screen.answer("germany", "play build_army")
            assert screen.send(type="undo", seat="germany", id="long-ago")["ok"]
            for number in range(150):
                do = "never" if number % 2 else "ask"
                assert screen.send(type="order", seat="germany", card="", do=do)["ok"]
            screen.until_asked("germany")
            screen.answer("germany", "play build_army")
            screen.until_asked("germany")
            asked = screen.asked["germany"]
            assert screen.send(type="undo", seat="germany", id="long-ago")["ok"]
            screen.drain()
            assert screen.asked["germany"] == asked
        server.kill()
        server.start()
        with person.look(table) as screen:
            assert screen.send(type="undo", seat="germany", id="long-ago")["ok"]
            screen.drain()
            assert screen.asked["germany"]["choices"] == asked["choices"]
