"""Who may do what about a tournament, and when."""

from contextlib import suppress
from typing import Any

from tests.server.inside import House
from tests.stored.outcomes import differences, why_not, written

from wartable.core.decision import BadInput, Illegal
from wartable.server.api.tournaments import Award, NewTournament
from wartable.server.tournaments.running import HOST
from wartable.server.tournaments.state import Tournament

HERE = "/api/tournaments/{tournament}"
PASSWORD = "a long password"
STATES = ("open", "playing", "between two rounds", "over")
CALLS: tuple[tuple[str, Any], ...] = (
    ("join", None),
    ("leave", None),
    ("bot", {"level": "recruit"}),
    ("bot", {"level": "champion"}),
    ("remove", {"entrant": "recruit-0"}),
    ("remove", {"entrant": "nobody"}),
    ("start", None),
    ("next", None),
    ("award", {"table": "first", "winner": 0}),
    ("award", {"table": "first", "winner": -1}),
    ("award", {"table": "first", "winner": 9}),
    ("award", {"table": "nowhere"}),
    ("delete", None),
)


def look(made: Tournament) -> dict[str, str]:
    """All of a tournament that somebody can change."""
    seen = {"status": made.status, "rounds": f"{len(made.rounds)} of {made.total}"}
    for number, one in enumerate(made.entrants):
        seen[f"entrant {number}"] = " ".join(
            [one.kind, one.name or one.level, *["left"] * one.left]
        )
    for number, played in enumerate(made.rounds):
        for place, game in enumerate(played.games):
            points = "not over" if game.points is None else str(game.points)
            seen[f"game {number}.{place}"] = f"{game.players} {game.how} {points}"
    seen["standings"] = str([(row.entrant, row.points) for row in made.standings()])
    return seen


class Cups:
    """Tries everything out, in a tournament of its own where something was done."""

    def __init__(self, found: House) -> None:
        self._house, self._tournaments = found, found.registry.tournaments
        self._people: dict[str, bytes] = {}

    async def meet(self) -> None:
        """Everybody who does something."""
        for name in ("Owner", "Anna", "Ben", "Clara"):
            key, _ = await self._house.registry.accounts.make(name, PASSWORD, "here")
            self._people[name.lower()] = key
        token, _ = await self._house.registry.tokens.make("Robot", ["sit"], b"")
        self._people |= {"robot": token.hash, "stranger": b"stranger", "host": HOST}

    async def _cup(self, state: str) -> Tournament:
        wish = NewTournament("Cup", "naval", rounds=2, auto=False, bots=["recruit"])
        made = await self._tournaments.make(wish, self._people["owner"])
        for who in ("anna", "ben", "robot"):
            await self._tournaments.join(made.id, self._people[who])
        if state != "open":
            await self._tournaments.start(made.id, HOST)
        if state in ("between two rounds", "over"):
            await self._award(made.id)
        if state == "over":
            await self._tournaments.go_on(made.id, HOST)
            await self._award(made.id)
            await self._tournaments.go_on(made.id, HOST)
        return self._tournaments.get(made.id)

    async def _award(self, key: str) -> None:
        for game in self._tournaments.get(key).rounds[-1].games:
            body = Award(game.table, min(game.players))
            await self._tournaments.award(key, body, HOST)

    async def _try(self, made: Tournament, who: str, path: str, body: Any) -> tuple[str, bool]:
        sent, before = body, look(made)
        if body is not None and body.get("table") == "first":
            first = made.rounds[-1].games[0] if made.rounds else None
            sent = {**body, "table": first.table if first else "none"}
            if first and body["winner"] == 0:
                sent["winner"] = first.players[1]
        try:
            await self._house.ask(f"{HERE}/{path}", self._people[who], sent, tournament=made.id)
        except (Illegal, BadInput) as error:
            return why_not(error.reason), False
        try:
            after = look(self._tournaments.get(made.id))
        except Illegal:
            await self._tournaments.load()
            return "done; it is gone", True
        told = differences(before, after)
        told += [f"{key} is gone" for key in before if key not in after]
        await self._tournaments.load()
        wrong = differences(after, look(self._tournaments.get(made.id)))
        return "; ".join(["done", *told, *(f"READ AGAIN {one}" for one in wrong)]), True

    async def of(self, state: str) -> list[str]:
        """What everybody may do in a state."""
        lines = [f"## {state}"]
        made = await self._cup(state)
        for path, body in CALLS:
            outcomes: dict[str, list[str]] = {}
            for who in self._people:
                told, changed = await self._try(made, who, path, body)
                outcomes.setdefault(told, []).append(who)
                if changed:
                    with suppress(Illegal):
                        await self._tournaments.delete(made.id, HOST)
                    made = await self._cup(state)
            lines += written(path, body, outcomes)
        await self._tournaments.delete(made.id, HOST)
        return lines


async def everything(found: House) -> list[str]:
    """All of it."""
    cups = Cups(found)
    await cups.meet()
    return [line for state in STATES for line in await cups.of(state)]
