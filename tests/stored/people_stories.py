"""Conversations about people: accounts, devices, tables and seats, chat, programs, notices."""

import contextlib
import json
from typing import Any

from tests.server.harness import SIX, bots, me
from tests.stored.story import Story

from wartable.core import joint
from wartable.server import keys

PASSWORD = "a long password"
REACTION = """
round 2
turn germany play
germany
  armies germany, eastern_europe
  hand land_battle, build_army x3
soviet_union
  armies moscow
  down stalingrad, rasputitsa
  hand guards, build_army x3
united_kingdom
  hand land_battle, build_navy x3
japan
  hand land_battle, build_navy x3
italy
  hand land_battle, build_navy x3
united_states
  hand land_battle, build_navy x3
"""
DUEL = """
alpha
  row1 gary
  hand air_support
bravo
  row1 druzhny
  row2 titan
"""


def duel(story: Story, **more: Any) -> Any:
    """Anna makes a table for a short naval game."""
    naval = {"game": "naval", "position": DUEL, "deal": "kept", "seats": me("alpha")}
    return story.post("anna", "/api/tables", {**naval, **more})


def sit(story: Story, who: str, link: str, name: str = "", **rest: str) -> None:
    """Open the secret link of a seat."""
    table, _, secret = link.removeprefix("/table/").partition("#")
    seat, _, key = secret.partition(".")
    body = {"seat": seat, "secret": key, "name": name, **rest}
    story.post(who, f"/api/tables/{table}/sit", body)


def accounts(story: Story) -> None:
    """Signing up, in and out; another password; recovery; devices; an end."""
    name = "Adastory"
    story.tell("Who has no account")
    story.get("anna", "/api/account")
    story.get("anna", "/api/me")
    for path, body in (
        ("revoke", {"device": "x"}),
        ("password", {"old": "x", "password": PASSWORD}),
        ("shown", {"shown": False}),
        ("delete", {"password": "x"}),
        ("out", {}),
    ):
        story.post("anna", f"/api/account/{path}", body)
    story.tell("Names and passwords that do not do")
    for bad in ("", "  ", "a" * 60, "bot\u202ename"):
        story.post("anna", "/api/account", name=bad, password=PASSWORD)
    story.post("anna", "/api/account", name=name, password="short")
    story.post("anna", "/api/account", name=name, password=PASSWORD, more=1)
    story.tell("A new account, with the seats of its browser")
    table = story.make("anna", "naval", seats=me("alpha"), name="Anna", title="Of Ada")
    signed = story.post("anna", "/api/account", name=name, password=PASSWORD, device="Firefox")
    story.post("anna", "/api/account", name=name, password=PASSWORD)
    story.post("ben", "/api/account", name=name.upper(), password=PASSWORD)
    story.get("anna", "/api/account")
    story.get("anna", f"/api/tables/{table}")
    story.tell("On another device")
    story.post("phone", "/api/account/in", name=name, password="wrong password")
    story.post("phone", "/api/account/in", name="Nobodystory", password=PASSWORD)
    story.post("phone", "/api/account/in", name=name.lower(), password=PASSWORD, device="Phone")
    devices = story.get("phone", "/api/account")["devices"]
    story.post("phone", "/api/account/revoke", device="nothing")
    (other,) = (one["id"] for one in devices if not one["here"])
    story.post("phone", "/api/account/revoke", device=other)
    story.get("anna", "/api/account")
    story.tell("Another password, and who sees the profile")
    story.post("phone", "/api/account/password", old="wrong password", password=PASSWORD)
    story.post("phone", "/api/account/password", old=PASSWORD, password="another password")
    story.get("ben", "/api/people/Adastory")
    story.post("phone", "/api/account/shown", shown=False)
    story.get("ben", "/api/people/Adastory")
    story.get("phone", "/api/people/Adastory")
    story.get("ben", "/api/people/Nobody")
    story.tell("Who forgot it")
    recover = {"name": name, "password": PASSWORD, "device": "Laptop"}
    story.post("ben", "/api/account/recover", recover, code="AAAA-AAAA-AAAA-AAAA-AAAA")
    story.post("ben", "/api/account/recover", recover, code=signed["recovery"])
    story.post("ben", "/api/account/recover", recover, code=signed["recovery"])
    story.get("phone", "/api/account")
    story.tell("Passkeys")
    story.get("ben", "/api/account/passkeys")
    story.get("anna", "/api/account/passkeys")
    story.post("anna", "/api/account/passkeys/new", password=PASSWORD)
    story.post("ben", "/api/account/passkeys/new", password="wrong password")
    story.post("ben", "/api/account/passkeys", credential="{}", name="Key")
    story.post("ben", "/api/account/passkeys/remove", id="abcd")
    story.post("anna", "/api/account/passkeys/ask")
    story.post("anna", "/api/account/passkeys/in", credential="{}")
    story.tell("Out, in again, and an end")
    story.get("ben", "/api/me")
    story.post("ben", "/api/account/out")
    story.get("ben", "/api/account")
    story.post("ben", "/api/account/in", name=name, password=PASSWORD, bring=False)
    story.post("ben", "/api/account/delete", password="wrong password")
    story.post("ben", "/api/account/delete", password=PASSWORD)
    story.get("ben", "/api/account")
    story.post("ben", "/api/account/in", name=name, password=PASSWORD)


def seats(story: Story) -> None:
    """Making a table, its links, who sits down, gets up, gives a name, and how it begins."""
    story.tell("Wishes for a table that do not do")
    for wish in (
        {"game": "chess"},
        {"game": "quartermaster", "options": {"edition": "third"}},
        {"game": "quartermaster", "options": {"colour": "red"}},
        {"game": "quartermaster", "seats": {"atlantis": {"who": "me"}}},
        {"game": "quartermaster", "seats": bots("germany", level="champion")},
        {"game": "quartermaster", "position": "germany\n  armies atlantis"},
        {"game": "quartermaster", "record": "nonsense"},
        {"game": "quartermaster", "position": REACTION, "record": "wartable record 1"},
        {"game": "quartermaster", "away": 5},
        {"game": "quartermaster", "clock": {"kind": "move", "seconds": 1}},
        {"game": "quartermaster", "spectators": {"see": "seat", "seat": "atlantis"}},
        {"game": "quartermaster", "title": "x" * 100},
        {"game": "quartermaster", "at": 3},
    ):
        story.post("anna", "/api/tables", wish)
    story.tell("A table with open seats")
    wish = {"title": "Tuesday", "name": "Anna", "device": "Firefox", "listed": True, "away": 90}
    made = story.post(
        "anna",
        "/api/tables",
        {**wish, "game": "quartermaster", "seats": {**me("germany"), **bots("japan")}},
    )
    table, links = made["table"]["id"], made["links"]
    here = f"/api/tables/{table}"
    story.get("ben", here)
    story.get("ben", "/api/tables/AAAAAAAAAAAA")
    story.post("ben", f"{here}/start")
    story.tell("Sitting down")
    story.post("ben", f"{here}/sit", seat="italy", secret="A" * 22, name="Ben")
    story.post("ben", f"{here}/sit", seat="atlantis", name="Ben")
    story.post("ben", f"{here}/sit", seat="germany", name="Ben")
    story.post("ben", f"{here}/sit", seat="japan", name="Ben")
    sit(story, "ben", links["italy"], "Ben", device="Phone")
    sit(story, "cleo", links["italy"], "Cleo")
    story.post("cleo", f"{here}/take", seat="united_kingdom")
    story.post("cleo", f"{here}/name", name="Cleopatra")
    story.post("dora", f"{here}/name", name="Dora")
    story.post("cleo", f"{here}/name", name="x" * 90)
    story.tell("Links, bots, getting up")
    story.post("ben", f"{here}/link", seat="soviet_union")
    link = story.post("anna", f"{here}/link", seat="soviet_union")["links"]["soviet_union"]
    sit(story, "dora", links["soviet_union"], "Dora")
    sit(story, "dora", link, "Dora")
    story.post("anna", f"{here}/link", seat="atlantis")
    story.post("ben", f"{here}/bot", seat="united_states", level="recruit")
    story.post("anna", f"{here}/bot", seat="united_states", level="champion")
    story.post("anna", f"{here}/bot", seat="united_states", level="cadet")
    story.post("anna", f"{here}/bot", seat="italy", level="cadet")
    story.post("dora", f"{here}/leave", seat="italy")
    story.post("dora", f"{here}/leave", seat="soviet_union")
    story.post("dora", f"{here}/leave", seat="soviet_union")
    sit(story, "erik", link, "Erik")
    story.tell("Other devices")
    story.post("dora", f"{here}/code")
    code = story.post("ben", f"{here}/code")["code"]
    story.post("tablet", f"{here}/join", code="ABCD-EFGH")
    story.call_it(code.lower(), "typed code")
    story.post("tablet", f"{here}/join", code=code.lower(), device="Tablet")
    story.post("dora", f"{here}/join", code=code)
    devices = story.get("ben", f"{here}/devices")["devices"]
    story.get("dora", f"{here}/devices")
    (other,) = (one["id"] for one in devices if not one["here"])
    story.post("ben", f"{here}/expel", device="nothing")
    story.post("ben", f"{here}/expel", device=other)
    story.get("tablet", here)
    story.tell("The lobby, and the beginning")
    lobby = story.get("erik", "/api/lobby")
    assert table in [row["table"]["id"] for row in lobby["open"]]
    story.post("anna", f"{here}/start")
    story.post("anna", f"{here}/do", type="undo", id="1", seat="germany")
    story.post("anna", f"{here}/start", fill="champion")
    story.post("anna", f"{here}/close")
    story.post("ben", f"{here}/close")
    story.get("anna", here)


def play(story: Story) -> None:
    """Answers, standing orders, undo and consent, questions why, and who watches."""
    wish = {"position": REACTION, "seats": me(*SIX[::2]), "name": "Anna", "listed": True}
    made = story.post(
        "anna",
        "/api/tables",
        {"game": "quartermaster", "pace": 0, "deal": "kept", "cover": "off", **wish},
    )
    table, links = made["table"]["id"], made["links"]
    here = f"/api/tables/{table}"
    for seat in SIX[1::2]:
        sit(story, "ben", links[seat], "Ben")
    story.post("ben", f"{here}/hint", seat="soviet_union")
    story.get("ben", f"{here}/history")
    story.post("anna", f"{here}/start")
    story.tell("What is shown, to whom")
    with contextlib.ExitStack() as screens:
        for who in ("anna", "ben", "carl"):
            screen = screens.enter_context(story[who].look(table))
            story.lines += ["", f"{who} opens the table"]
            story.message(json.loads(screen.raw[0]))
    story.tell("Answers that do not do")
    do = f"{here}/do"
    good = {"id": "1", "seat": "germany", "number": 0, "answer": "play build_army"}
    story.post("anna", do, {**good, "type": "answer", "number": 99})
    story.post("anna", do, {**good, "type": "answer", "answer": "play blitzkrieg"})
    story.post("anna", do, {**good, "type": "answer", "answer": "dance"})
    story.post("ben", do, {**good, "type": "answer"})
    story.post("carl", do, {**good, "type": "answer"})
    story.post("anna", do, {**good, "type": "answer", "seat": "japan"})
    story.post("anna", do, {**good, "type": "sing"})
    story.post("anna", do, {"type": "why", "id": "2", "seat": "germany", "answer": "build ukraine"})
    why = {"type": "why", "id": "2", "seat": "soviet_union", "answer": "use rasputitsa"}
    story.post("ben", do, why)
    story.post("anna", do, why)
    story.tell("Before an answer")
    story.get("anna", f"{here}/previews?seat=germany")
    story.get("anna", f"{here}/previews?seat=soviet_union")
    story.get("anna", f"{here}/details?seat=germany&answer=play+build_army")
    story.get("ben", f"{here}/details?seat=soviet_union&answer=pass")
    story.get("carl", f"{here}/scenery")
    story.get("anna", f"{here}/insight?topic=ground&of=")
    story.get("anna", f"{here}/insight?topic={'x' * 60}")
    story.post("anna", f"{here}/hint", seat="germany")
    story.tell("Standing orders")
    for order in (
        {"card": "rasputitsa", "do": "never"},
        {"card": "stalingrad", "do": "always", "only": {"seat": "germany"}},
        {"card": "stalingrad", "do": "always", "only": {"moon": "full"}},
        {"card": "blitzkrieg", "do": "always"},
        {"card": "rasputitsa", "do": "ask"},
        {"card": "stalingrad", "do": "ask", "only": {"seat": "germany"}},
    ):
        story.post(
            "ben", do, {"type": "order", "id": order["card"], "seat": "soviet_union", **order}
        )
    story.post(
        "anna",
        do,
        {"type": "order", "id": "3", "seat": "soviet_union", "card": "rasputitsa", "do": "ask"},
    )
    story.tell("Playing, and taking back")
    with story["anna"].look(table) as anna, story["ben"].look(table) as ben:
        number = anna.asked["germany"]["number"]
        story.send(anna, type="answer", seat="germany", number=number, answer="play build_army")
        number = anna.asked["germany"]["number"]
        story.send(anna, type="answer", seat="germany", number=number, answer="build ukraine")
        # A standing order declines, and the turn goes on to its next question.
        anna.until_asked("germany")
        story.send(anna, type="undo", seat="germany")
        story.send(ben, type="consent", seat="soviet_union", agree=False)
        story.send(anna, type="undo", seat="germany")
        story.send(ben, type="consent", seat="soviet_union", agree=True)
        story.send(ben, type="consent", seat="soviet_union", agree=True)
        story.send(ben, type="hush", seat="soviet_union", length="turn")
        story.send(ben, type="undo", seat="italy")
    story.tell("How it went, and who gives up")
    story.get("ben", f"{here}/history?at=1")
    story.get("ben", f"{here}/history?at=x")
    story.get("carl", f"{here}/summary")
    story.get("carl", f"{here}/record")
    story.post("carl", f"{here}/resign")
    story.post("ben", f"{here}/resign", seats=["germany"])
    story.post("ben", f"{here}/resign", seats=["italy"])
    story.post("ben", f"{here}/resign")
    story.post("anna", f"{here}/resign")
    story.get("anna", here)
    story.post("anna", do, {**good, "type": "answer"})
    story.tell("When it is over")
    for what in ("summary", "lesson"):
        story.get("carl", f"{here}/{what}")
    story.post("carl", f"{here}/fork", at=1)
    story.post("anna", f"{here}/fork", at=1, seats=me("italy"), name="Anna")
    story.post("anna", f"{here}/fork", at=99)
    story.post("ben", f"{here}/rematch")
    story.post("carl", f"{here}/rematch")
    story.get("anna", here)


def chat(story: Story) -> None:
    """What people say to each other, at the table and while watching."""
    made = duel(story, name="Anna")
    here = f"/api/tables/{made['table']['id']}"
    sit(story, "ben", made["links"]["bravo"], "Ben")
    story.tell("Talking")
    story.get("anna", f"{here}/chat")
    story.get("carl", f"{here}/chat")
    for said in (
        {"text": "Hello there"},
        {"text": ""},
        {"text": "   "},
        {"text": "x" * 1300},
        {"text": "a\u202eb"},
        {"emote": "wow"},
        {"emote": "kiss"},
        {"text": "both", "emote": "wow"},
        {"text": "As Ben", "seat": "bravo"},
    ):
        story.post("anna", f"{here}/chat", said)
    story.post("ben", f"{here}/chat", text="Good luck", seat="bravo")
    story.post("carl", f"{here}/chat", text="I am only watching", name="Carl")
    story.post("carl", f"{here}/chat", text="As Alpha", seat="alpha")
    story.get("anna", f"{here}/chat")
    watching = story.get("carl", f"{here}/chat")
    story.tell("Muting and reporting")
    story.post("ben", f"{here}/chat/mute", who="alpha")
    story.get("ben", f"{here}/chat")
    story.post("ben", f"{here}/chat/mute", who="alpha", mute=False)
    story.post("ben", f"{here}/chat/mute", who="nobody")
    story.post("ben", f"{here}/chat/mute", who="bravo")
    story.post("carl", f"{here}/chat/mute", who=watching["me"][0])
    story.post("ben", f"{here}/chat/report", number=1)
    story.post("ben", f"{here}/chat/report", number=1)
    story.post("anna", f"{here}/chat/report", number=1)
    story.post("ben", f"{here}/chat/report", number=77)
    story.post("carl", f"{here}/chat/report", number=1)
    story.tell("Switching it off")
    story.post("ben", f"{here}/chat/switch", on=False)
    story.post("anna", f"{here}/chat/switch", on=False)
    story.post("ben", f"{here}/chat", text="Hello?")
    story.get("ben", f"{here}/chat")
    story.post("anna", f"{here}/chat/switch", on=True)
    story.get("anna", "/api/me")
    story.post("anna", "/api/me/forget")
    story.get("anna", "/api/me")
    story.get("ben", f"{here}/chat")
    story.get("ben", here)


def programs(story: Story) -> None:
    """Tokens: what a program may do, and what not."""
    story.get("anna", "/api/tokens")
    for wish in (
        {"name": "", "scopes": ["read"]},
        {"name": "Robot", "scopes": []},
        {"name": "Robot", "scopes": ["fly"]},
    ):
        story.post("anna", "/api/tokens", wish)
    made = story.post("anna", "/api/tokens", name="Robot", scopes=["read"])
    story["robot"].secret = made["secret"]
    story.get("anna", "/api/tokens")
    story.tell("A program that may only read")
    table = story.make("anna", "naval", position=DUEL, seats=me("alpha", "bravo"), start=True)
    here = f"/api/tables/{table}"
    story.get("robot", here)
    story.post("robot", "/api/tables", game="naval")
    story.post("robot", f"{here}/do", type="undo", id="1", seat="alpha")
    story.post("robot", f"{here}/sit", seat="alpha")
    story.get("robot", "/api/account")
    story.get("robot", "/api/tokens")
    story.tell("A program for one seat")
    story.post("ben", f"{here}/program", seat="alpha", name="Pilot")
    story.post("anna", f"{here}/program", seat="nowhere", name="Pilot")
    pilot = story.post("anna", f"{here}/program", seat="alpha", name="Pilot")
    story["pilot"].secret = pilot["secret"]
    story.get("pilot", here)
    story.get("anna", here)
    story.post("pilot", f"{here}/do", type="undo", id="1", seat="bravo")
    story.tell("No more")
    story.post("ben", "/api/tokens/revoke", token=made["token"]["id"])
    story.post("anna", "/api/tokens/revoke", token=made["token"]["id"])
    story.post("anna", "/api/tokens/revoke", token=made["token"]["id"])
    story.get("robot", here)
    story["robot"].secret = "wt_" + "A" * 22
    story.get("robot", here)


def notices(story: Story) -> None:
    """Where people want to be told that it is their turn."""
    story.get("anna", "/api/notices")
    for wish in (
        {"kind": "pigeon", "target": "roof"},
        {"kind": "mail", "target": "anna@example.org"},
        {"kind": "push", "target": "{}"},
        {"kind": "discord", "target": "https://example.org/hook"},
        {"kind": "webhook", "target": "ftp://example.org"},
        {"kind": "webhook", "target": "http://127.0.0.1:9/hook"},
        {"kind": "webhook", "target": "https://example.org/hook", "lang": "de"},
    ):
        story.post("anna", "/api/notices", wish)
    for number in range(2):
        target = f"https://203.0.113.7/hook/{number}"
        story.post("anna", "/api/notices", kind="webhook", target=target, lang="fr")
    kept = story.get("anna", "/api/notices")["notices"]
    story.post("ben", "/api/notices/remove", notice=kept[0]["id"])
    story.post("anna", "/api/notices/remove", notice=kept[0]["id"])
    story.get("anna", "/api/me")
    story.post("anna", "/api/notices/remove", notice="nothing")
    story.post("anna", "/api/notices/stop/nonsense")
    story.post("anna", "/api/notices/confirm/nonsense")


def deal(story: Story) -> None:
    """A seed that two people and the server draw together."""
    shares = {who: keys.share() for who in ("anna", "ben")}
    made = story.post(
        "anna",
        "/api/tables",
        game="naval",
        seats=me("alpha"),
        commit=joint.commitment(shares["anna"]),
    )
    here = f"/api/tables/{made['table']['id']}"
    commit = joint.commitment(shares["ben"])
    sit(story, "ben", made["links"]["bravo"], "Ben", commit=commit)
    story.post("ben", f"{here}/share", commit="short")
    story.post("carl", f"{here}/share", commit=commit)
    story.post("ben", f"{here}/share", commit=commit)
    story.post("ben", f"{here}/reveal", value=shares["ben"])
    story.tell("All hashes are fixed")
    story.post("anna", f"{here}/start")
    story.post("ben", f"{here}/share", commit=commit)
    story.post("ben", f"{here}/reveal", value="00" * 16)
    story.post("ben", f"{here}/reveal", value=shares["ben"])
    story.post("anna", f"{here}/reveal", value=shares["anna"])
    story.post("anna", f"{here}/reveal", value=shares["anna"])


def refusals(story: Story) -> None:
    """What a server refuses before it looks at the game, and what only some seats may do."""
    for path in (
        "/healthz",
        "/readyz",
        "/api/stream?seconds=0",
        "/api/stream?seconds=x",
        "/api/nothing",
    ):
        story.get("anna", path)
    story["robot"].secret = story.post("anna", "/api/tokens", name="Robot", scopes=["read"])[
        "secret"
    ]
    story.get("robot", "/api/stream?after=nonsense")
    story.tell("From elsewhere")
    story["anna"].headers = {"origin": "https://elsewhere.example"}
    story.post("anna", "/api/tables", game="naval")
    story.get("anna", "/api/account")
    story["anna"].headers = {"content-type": "text/plain"}
    story.post("anna", "/api/tables", game="naval")
    story["anna"].headers = {}
    story.post("anna", "/api/read", text="x" * 400_000)
    story.tell("Seats that a bot plays")
    seats = {**me("alpha"), **bots("bravo")}
    table = story.make("anna", "naval", position=DUEL, seats=seats, pace=10_000, start=True)
    here = f"/api/tables/{table}"
    story.post("anna", f"{here}/take", seat="alpha")
    story.post("anna", f"{here}/take", seat="bravo")
    story.post("anna", f"{here}/bot", seat="alpha", level="cadet")
    story.post("anna", f"{here}/do", type="undo", id="1", seat="alpha")
    story.post("anna", f"{here}/hint", seat="alpha")
    story.post("anna", f"{here}/take", seat="alpha")
    story.post("anna", f"{here}/link", seat="bravo")
    story.post("anna", f"{here}/leave", seat="alpha")
    story.post("anna", f"{here}/resign")
    story.post("anna", f"{here}/take", seat="alpha")
    story.post("ben", f"{here}/bot", seat="alpha")


STORIES = (accounts, seats, play, chat, programs, notices, deal)
