"""A server with some tables, for tests of the page: it runs until its input ends."""

import json
import sys
import tempfile
from pathlib import Path

from tests.europe_table import GUARDED
from tests.server.harness import SIX, Person, me
from tests.server.simulated import Simulated
from tests.stored.game_stories import FINISHED
from tests.stored.people_stories import DUEL, REACTION
from tests.stored.stories import FIRST

BORDER = f"""{GUARDED}markers western support 0
hold germany 0811, 0911, 0912
unit german_10th_army 0911
unit lodz_army 0910"""
DUEL_AT_SEA = DUEL.replace("hand air_support", "hand air_support, broadside")


def tables(anna: Person, ben: Person, lang: str) -> dict[str, str]:
    """Anna's tables for one language; Ben sits across where it takes two."""
    made = {
        "waiting": anna.make("naval", seats=me("alpha"), name="Anna", title="Waiting"),
        "naval": anna.make("naval", position=DUEL_AT_SEA, seats=me("alpha"), name="Anna"),
        "quartermaster": anna.make(
            position=REACTION, cover="off", seats=me(*SIX[:3], *SIX[4:]), name="Anna"
        ),
        "europe": anna.make("europe", position=BORDER, seats=me("axis"), name="Anna"),
        "finished": anna.make("naval", record=FINISHED, seats=me("alpha", "bravo"), name="Anna"),
    }
    for name in ("naval", "quartermaster", "europe"):
        for link in made[name]["links"].values():
            ben.sit(link, "Ben")
        anna.post(f"/api/tables/{made[name]['table']['id']}/start")
    return {f"{name}-{lang}": str(found["table"]["id"]) for name, found in made.items()}


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        Simulated(Path(folder), first=FIRST) as server,
    ):
        anna = Person(server)
        where = {"port": server.port, "secret": anna.secret}
        made = tables(anna, Person(server), "en") | tables(anna, Person(server), "fr")
        print(json.dumps({**where, "tables": made}), flush=True)
        sys.stdin.read()
