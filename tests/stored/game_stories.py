"""Conversations about games: what there is to play, the lobby, clocks, tournaments, the host."""

from pathlib import Path

from tests.cli.conftest import run
from tests.server.harness import me
from tests.server.simulated import Simulated
from tests.stored.people_stories import DUEL, PASSWORD, duel, sit
from tests.stored.story import Story

REPLAYS = Path(__file__).parents[1] / "replays"
FINISHED = (REPLAYS / "naval" / "scenario-taking_the_bear-10.txt").read_text(encoding="utf-8")
DAY = 86_400


def member(story: Story, who: str, name: str) -> None:
    """Sign somebody up."""
    story.post(who, "/api/account", name=name, password=PASSWORD)


def lobby(story: Story) -> None:
    """What everybody sees of tables, from the first one on."""
    story.get("anna", "/api/lobby")
    story.tell("One that anybody may join, one that is hidden")
    listed = story.make("anna", "naval", seats=me("alpha"), name="Anna", title="Sea", listed=True)
    story.make("ben", "naval", seats=me("alpha"), name="Ben", title="Hidden", watch="seats")
    later = story.make("dora", "naval", seats=me("alpha"), name="Dora", title="Lake", listed=True)
    story.get("ben", "/api/lobby")
    story.get("anna", "/api/lobby")
    story.post("ben", f"/api/tables/{listed}/sit", seat="bravo", name="Ben")
    story.get("carl", "/api/lobby")
    story.tell("One that is played")
    playing = story.make(
        "anna", "naval", position=DUEL, seats=me("alpha", "bravo"), listed=True, start=True
    )
    story.get("carl", "/api/lobby")
    story.post("anna", f"/api/tables/{playing}/resign", seats=["bravo"])
    story.get("carl", "/api/lobby")
    story.post("anna", f"/api/tables/{playing}/close")
    story.post("anna", f"/api/tables/{listed}/close")
    story.post("dora", f"/api/tables/{later}/close")


def games(story: Story) -> None:
    """What there is to play, its cards and rules, and what can be read."""
    story.get("anna", "/api/games")
    for path in (
        "games/naval/words/fr",
        "games/naval/words/de",
        "games/chess/words/fr",
        "games/europe/charts",
        "games/naval/charts",
        "rules/qm%205.3",
        "rules/naval%2012.1",
        "rules/qm%2099",
        "games/naval/cards?lang=en",
        "games/quartermaster/cards?options=edition=first&lang=fr",
        "games/quartermaster/cards?options=edition=third",
        "games/europe/cards",
        "games/europe/scenarios/poland_1939",
        "games/europe/scenarios/moon_1969",
        "games/naval/scenarios/poland_1939",
        "nothing",
    ):
        story.get("anna", f"/api/{path}")
    story.tell("What somebody has written")
    for text in ("", "nonsense", "wartable record 1", DUEL, FINISHED[:200], FINISHED):
        story.post("anna", "/api/read", text=text)
    story.post("anna", "/api/games/europe/scenario", text="nonsense")
    story.post("anna", "/api/games/naval/scenario", text="nonsense")
    story.tell("Lessons")
    made = story.post("anna", "/api/games/europe/lessons/poland", step=2)
    story.get("anna", f"/api/tables/{made['table']['id']}/lesson")
    story.post("anna", "/api/games/europe/lessons/poland", step=99)
    story.post("anna", "/api/games/europe/lessons/moon")
    story.post("anna", "/api/games/naval/lessons/poland")


def finished(story: Story) -> None:
    """A game that is over: what it tells, and what comes of it."""
    table = story.make("anna", "naval", record=FINISHED, seats=me("alpha", "bravo"), listed=True)
    here = f"/api/tables/{table}"
    for path in (
        "summary",
        "record",
        "position",
        "position?at=20",
        "position?at=9999",
        "view?at=30",
        "view?at=30&seat=bravo",
        "view?seat=nobody",
        "moments?at=10",
        "history?at=3",
        "scenery",
        "chat",
    ):
        story.get("carl", f"{here}/{path}")
    story.post("anna", f"{here}/fork", at=25, seats=me("alpha"), name="Anna")
    story.post("anna", f"{here}/start")
    story.post("anna", f"{here}/resign")
    story.tell("A game that goes on from the middle of a record")
    story.make("anna", "naval", record=FINISHED, at=12, seats=me("alpha", "bravo"))
    story.make("anna", "naval", record=FINISHED, at=12, seats=me("alpha"), deal="new")
    story.post("anna", "/api/tables", game="naval", record=FINISHED, at=9999)
    story.post("anna", "/api/tables", game="europe", record=FINISHED)


def clocks(story: Story) -> None:
    """Time that runs out, other rules by consent, days off."""
    server = story.server
    assert isinstance(server, Simulated)
    rules = {"kind": "move", "seconds": 2 * DAY, "out": "open", "days_off": 3}
    made = duel(story, name="Anna", clock=rules)
    here = f"/api/tables/{made['table']['id']}"
    sit(story, "ben", made["links"]["bravo"], "Ben")
    story.post("anna", f"{here}/start")
    story.tell("Half a day later")
    server.pass_time(DAY / 2)
    story.get("anna", here)
    story.tell("Days off")
    story.post("ben", f"{here}/days-off", seat="alpha", days=1)
    story.post("anna", f"{here}/days-off", seat="alpha", days=9)
    story.post("anna", f"{here}/days-off", seat="alpha", days=1)
    server.pass_time(DAY / 4)
    story.get("ben", here)
    story.post("anna", f"{here}/days-off", seat="alpha", days=0)
    story.tell("Other rules")
    bank = {"kind": "bank", "seconds": 10 * DAY, "gain": 600, "out": "lose"}
    story.post("carl", f"{here}/clock", clock=bank)
    story.post("ben", f"{here}/clock/consent", agree=True)
    story.post("ben", f"{here}/clock", clock=rules)
    story.post("ben", f"{here}/clock", clock={**bank, "seconds": 1})
    story.post("ben", f"{here}/clock", clock=bank)
    story.post("anna", f"{here}/clock", clock=bank)
    story.post("anna", f"{here}/clock/consent", agree=False)
    story.post("ben", f"{here}/clock", clock=bank)
    story.post("anna", f"{here}/clock/consent", agree=True)
    story.post("anna", f"{here}/clock/consent", agree=True)
    server.pass_time(DAY)
    story.get("anna", here)
    story.post("anna", f"{here}/resign")


def spectators(story: Story) -> None:
    """What those see who watch, and who has to agree."""
    made = duel(story, spectators={"see": "all", "delay": 300})
    here = f"/api/tables/{made['table']['id']}"
    sit(story, "ben", made["links"]["bravo"], "Ben")
    story.post("anna", f"{here}/start")
    story.post("carl", f"{here}/spectators", seat="alpha", agree=True)
    story.post("anna", f"{here}/spectators", seat="bravo", agree=True)
    story.post("anna", f"{here}/spectators", seat="alpha", agree=True)
    story.post("ben", f"{here}/spectators", seat="bravo", agree=True)
    story.post("ben", f"{here}/spectators", seat="bravo", agree=False)
    story.get("carl", here)
    hidden = story.make("anna", "naval", seats=me("alpha"), watch="seats")
    story.get("carl", f"/api/tables/{hidden}")
    story.get("carl", f"/api/tables/{hidden}/scenery")
    story.get("carl", f"/api/tables/{hidden}/history")
    story.post("anna", f"/api/tables/{hidden}/spectators", seat="alpha", agree=True)


def tournaments(story: Story) -> None:
    """A tournament of three, with ratings, profiles and ladders afterwards."""
    for who in ("anna", "ben", "carl"):
        member(story, who, f"{who.title()}stourney")
    story.get("dora", "/api/tournaments")
    wish = {"title": "Cup", "game": "naval", "format": "round_robin", "legs": 1, "auto": False}
    story.post("dora", "/api/tournaments", wish)
    for bad in (
        {"title": ""},
        {"game": "chess"},
        {"options": {"seats": "9"}},
        {"format": "ladder"},
        {"legs": 7},
        {"bots": ["champion"]},
    ):
        story.post("anna", "/api/tournaments", {**wish, **bad})
    key = story.post("anna", "/api/tournaments", wish)["info"]["id"]
    story.call_it(key, "tournament")
    here = f"/api/tournaments/{key}"
    story.tell("Who takes part")
    story.post("dora", f"{here}/join")
    story.post("anna", f"{here}/start")
    for who in ("anna", "ben", "ben", "carl"):
        story.post(who, f"{here}/join")
    story.post("ben", f"{here}/bot", level="recruit")
    found = story.post("anna", f"{here}/bot", level="recruit")
    story.post("anna", f"{here}/bot", level="champion")
    bot = found["entrants"][-1]["id"]
    story.post("ben", f"{here}/remove", entrant=bot)
    story.post("anna", f"{here}/remove", entrant=bot)
    story.post("anna", f"{here}/remove", entrant=bot)
    story.post("dora", f"{here}/leave")
    story.get("dora", here)
    story.get("dora", "/api/tournaments/AAAAAAAAAAAA")
    story.get("anna", "/api/me")
    story.tell("Rounds")
    story.post("ben", f"{here}/start")
    story.post("anna", f"{here}/next")
    story.post("anna", f"{here}/start")
    story.post("anna", f"{here}/start")
    story.post("anna", f"{here}/next")
    for number in range(3):
        rounds = story.get("anna", here)["rounds"]
        (game,) = (one for one in rounds[-1]["games"] if one["table"])
        table = f"/api/tables/{game['table']}"
        players = [("anna", "ben", "carl")[one] for one in game["players"]]
        if not number:
            story.get(players[0], table)
            story.post(players[0], f"{table}/leave", seat="alpha")
            story.post(players[0], f"{table}/clock", clock={"kind": "move", "seconds": 600})
        if number == 1:
            story.post("ben", f"{here}/award", table=game["table"], winner=-1)
            story.post("anna", f"{here}/award", table="nothing", winner=-1)
            story.post("anna", f"{here}/award", table=game["table"], winner=9)
            story.post("anna", f"{here}/award", table=game["table"], winner=-1)
        else:
            story.post(players[1], f"{table}/resign")
        story.post("anna", f"{here}/next")
    story.get("dora", here)
    story.get("dora", "/api/tournaments")
    story.tell("Ratings")
    story.get("dora", "/api/people")
    for who in ("anna", "ben", "carl"):
        story.get("dora", f"/api/people/{who.title()}stourney")
    story.post("ben", f"{here}/delete")
    story.post("anna", f"{here}/delete")
    story.get("anna", here)


def host(story: Story) -> None:
    """What whoever runs the server can do, in both languages."""
    data = f"--data {story.server.data}"
    made = duel(story, name="Rude")
    table = made["table"]["id"]
    sit(story, "ben", made["links"]["bravo"], "Ben")
    story.post("anna", f"/api/tables/{table}/chat", text="Something rude")
    story.post("ben", f"/api/tables/{table}/chat/report", number=1)
    member(story, "carl", "Carlofhost")
    for words in (
        f"show {table}",
        "show nothing",
        "reports",
        "silence 99",
        "silence 1",
        "settle 1",
        f"unname {table}",
        "ban 10.1.2.3",
        "ban moon",
        "bans",
        "unban 10.1.2.3",
        "unban 10.1.2.3",
        "suspend Carlofhost",
        "suspend Nobodyofhost",
        "unsuspend Carlofhost",
        "token Helper",
        "revoke nothing",
        f"close {table}",
        f"reopen {table}",
        f"delete {table}",
        f"show {table}",
        "dance",
        "show",
    ):
        for lang in ("en", "fr"):
            command = f"admin {words} {data} --lang {lang}"
            if lang == "en" or words.split()[-1] in ("nothing", "99", "moon", "dance", "show"):
                done = run(*command.split())
                story.output(
                    f"admin {words} --lang {lang}", done.returncode, done.stdout + done.stderr
                )
    story.get("anna", f"/api/tables/{table}")


STORIES = (lobby, games, finished, clocks, spectators, tournaments, host)
