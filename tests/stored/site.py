"""A server with tables and people, for tests of the page: it runs until its input ends."""

import json
import sys
import tempfile
from pathlib import Path

from tests.europe_table import GUARDED
from tests.server.harness import SIX, Person, me
from tests.server.simulated import Simulated
from tests.server.test_accounts import sign_up
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
    return {f"{name}-{lang}": f"/table/{found['table']['id']}" for name, found in made.items()}


FIGHT = """
alpha
  row1 enterprise, gary
  active los_angeles
  hand missile_launch, air_support
bravo
  row1 kiev, druzhny
  row2 titan
  damage kiev:torpedo_spread
  hand near_miss_air, missile_launch
"""
CLOCK = {"kind": "move", "seconds": 86_400, "out": "bot", "days_off": 2}
BANK = {"kind": "bank", "seconds": 3600, "gain": 60, "out": "lose"}


def meetings(anna: Person, ben: Person, lang: str) -> dict[str, str]:
    """Tables at which Ben has done something that Anna is to see."""
    made = {
        "fight": anna.make("naval", position=FIGHT, seats=me("alpha", "bravo"), cover="off"),
        "reaction": ben.make(position=REACTION, cover="off", seats=me(*SIX[::2]), name="Ben"),
        "undo": ben.make(position=REACTION, cover="off", seats=me(*SIX[::2]), name="Ben"),
        "clock": anna.make("naval", position=DUEL, seats=me("alpha"), name="Anna", clock=CLOCK),
        "talk": anna.make("naval", position=DUEL, seats=me("alpha"), name="Anna"),
        "watched": ben.make(
            "naval",
            position=DUEL,
            seats=me("alpha", "bravo"),
            spectators={"see": "all", "delay": 60},
        ),
        "invitation": ben.make("naval", seats=me("alpha"), name="Ben", title="Sunday"),
    }
    here = {name: f"/api/tables/{found['table']['id']}" for name, found in made.items()}
    for name, found in made.items():
        guest = anna if name in ("reaction", "undo") else ben
        if name != "invitation":
            for link in found["links"].values():
                guest.sit(link, "Anna" if guest is anna else "Ben")
            owner = ben if name in ("reaction", "undo", "watched") else anna
            owner.post(f"{here[name]}/start")
    for name in ("reaction", "undo"):
        with ben.look(made[name]["table"]["id"]) as screen:
            screen.answer("germany", "play build_army")
            screen.answer("germany", "build ukraine")
            if name == "undo":
                with anna.look(made[name]["table"]["id"]) as other:
                    other.answer("soviet_union", "pass")
                screen.until_asked("germany")
                screen.send(type="undo", seat="germany")
    ben.post(f"{here['clock']}/clock", {"clock": BANK})
    for text in ("Hello!", "Your move"):
        ben.post(f"{here['talk']}/chat", {"text": text, "name": "Ben"})
    for seat in ("alpha", "bravo"):
        ben.post(f"{here['watched']}/spectators", {"seat": seat, "agree": True})
    paths = {f"{name}-{lang}": f"/table/{found['table']['id']}" for name, found in made.items()}
    return paths | {f"invitation-{lang}": made["invitation"]["links"]["bravo"]}


def people(anna: Person, ben: Person, lang: str) -> dict[str, str]:
    """Anna and Ben have accounts and play a tournament; a game is over, another is a lesson."""
    name = f"Ben-{lang}"
    sign_up(ben, name)
    if not anna.get("/api/account")["name"]:
        sign_up(anna, "Anna")
    wish = {
        "title": f"Cup {lang}",
        "game": "naval",
        "format": "round_robin",
        "legs": 1,
        "auto": False,
    }
    cup = f"/tournaments/{anna.post('/api/tournaments', wish)['info']['id']}"
    for who in (anna, ben):
        who.post(f"/api{cup}/join")
    anna.post(f"/api{cup}/bot", {"level": "random"})
    joining = f"/tournaments/{ben.post('/api/tournaments', wish)['info']['id']}"
    anna.post(f"/api{cup}/start")
    over = anna.make("naval", record=FINISHED, seats=me("alpha", "bravo"))["table"]["id"]
    lesson = anna.post("/api/games/europe/lessons/poland", {"step": 2})["table"]["id"]
    return {
        f"cup-{lang}": cup,
        f"joining-{lang}": joining,
        f"replay-{lang}": f"/table/{over}?at=9",
        f"lesson-{lang}": f"/table/{lesson}",
        f"profile-{lang}": f"/people/{name}",
        f"members-{lang}": "/people",
        f"own-account-{lang}": "/account",
        f"new-cup-{lang}": "/tournaments",
        f"notices-{lang}": "/notices",
        f"lobby-of-many-{lang}": "/lobby",
    }


SETS = {"tables": tables, "meetings": meetings, "people": people}


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        Simulated(Path(folder), first=FIRST) as server,
    ):
        anna, make = Person(server), SETS[sys.argv[1]]
        made = make(anna, Person(server), "en") | make(anna, Person(server), "fr")
        # Most of a day later: clocks run low, and spectators see what was held back.
        server.pass_time(70_000)
        where = {"port": server.port, "secret": anna.secret}
        print(json.dumps({**where, "paths": made}), flush=True)
        sys.stdin.read()
