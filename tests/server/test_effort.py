"""What costs much is rationed by the time it takes, not only by how often it is asked."""

import contextlib
import json
import time
import tomllib
from pathlib import Path

from tests.server.harness import Person, Running, me
from websockets.exceptions import ConnectionClosed

from wartable.core.game import find
from wartable.core.parts import SCENARIO_FILES, part


def wide(columns: int, rows: int, units: int) -> str:
    """A scenario like Poland, with fields and armies as far as the eye can see."""
    files = part(find("europe"), SCENARIO_FILES)
    assert files is not None
    made = tomllib.loads(files.source("poland_1939"))
    drawn = made["map"]
    drawn["supply_edges"] = []
    for key, fill in (("terrain", "."), ("places", "PG"), ("weather", "c")):
        before = [row.split() for row in drawn[key].splitlines()]
        before += [[] for _ in range(rows - len(before))]
        for number, row in enumerate(before):
            row += [fill[number // 7 % len(fill)]] * (columns - number % 2 - len(row))
        drawn[key] = "\n".join(" " * (number % 2) + " ".join(r) for number, r in enumerate(before))
    places = [(x, y) for y in range(18, rows + 1) for x in range(2, columns - 2)]
    for number, (x, y) in enumerate(places[:units]):
        own = "germany" if (y - 1) // 7 % 2 else "poland"
        at = f"{x:02d}{y:02d}"
        made["units"].append({"id": f"u{number}", "country": own, "type": "infantry", "at": at})
    text = json.dumps(made).replace("#", "\\u0023")
    return f"game europe\nfile {text}\n"


def test_messages_that_take_long_are_rationed_over_all_sockets_of_an_address(
    tmp_path: Path,
) -> None:
    # Each message counts as if it took a fifth of a second.
    slow = "from wartable.server import app; app.TOLL = 0.2"
    with Running(tmp_path, "--thinkers", "1", first=slow) as server:
        anna, ben = Person(server), Person(server)
        table = anna.make("europe", seats=me("axis", "western"), start=True)["table"]["id"]
        with contextlib.ExitStack() as stack:
            screens = [stack.enter_context(anna.look(table)) for _ in range(8)]
            seat = screens[0].until_asked()
            asked = {"type": "why", "seat": seat, "answer": "move u999 0101"}
            for number in range(20):
                for one in screens:
                    with contextlib.suppress(ConnectionClosed):
                        one.shout(json.dumps({**asked, "id": f"w{number}"}))
            cut = 0
            for one in screens:
                with contextlib.suppress(ConnectionClosed):
                    one.drain(2)
                cut += "reason-too-fast" in one.raw[-1]
            assert cut == len(screens), "none of them has sent too many by itself"
            ben.get("/api/games")
        time.sleep(2)
        with anna.look(table) as screen:
            assert screen.send(**asked)["reason"]["message"], "later there is time again"


def test_a_question_with_too_many_answers_for_one_message_is_not_set_up(person: Person) -> None:
    body = {"game": "europe", "position": wide(40, 40, 60), "seats": me("axis", "western")}
    refused = person.post("/api/tables", body, 409)
    assert refused["error"]["message"] == "reason-unplayable"


def test_the_map_of_a_private_table_is_for_those_who_sit_there(person: Person) -> None:
    made = person.make("europe", seats=me("axis", "western"), watch="seats", start=True)
    path = f"/api/tables/{made['table']['id']}/scenery"
    assert person.get(path)["scenery"]["hexes"]
    Person(person.server).get(path, 404)
