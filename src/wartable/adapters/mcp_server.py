"""An MCP server: a language model sits in a seat, with the calls of a program as its tools."""

import json
import logging
import time
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import httpx2
from mcp.server.mcpserver import MCPServer

from wartable import __version__
from wartable.core.game import find
from wartable.words.telling import say
from wartable.words.text import Words, capital, words

INSTRUCTIONS = """You play board games at a Wartable server. Take a seat with `sit`, then repeat:
`wait` until one of your seats is asked, think (with `look` and `rule` where you need them), and
`answer` with one of the answers that the question offers, word for word."""
LONGEST = 50
"""How many seconds a tool may keep a model waiting."""
RECENT = 30
"""The most lines of the log that are told."""


class Refused(Exception):
    """The server refuses, in words."""


class ModelTools:
    """What a model can do, and what it has been told."""

    def __init__(self, url: str, token: str, lang: str) -> None:
        self._lang = lang
        self._seen: dict[str, int] = {}
        """By table: how many lines of the log the model has been told."""
        self._games: dict[str, str] = {}
        # A new process must not repeat the request ids of an earlier one.
        self._requests = (f"{time.time_ns()}-{number}" for number in count(1))
        # A line for each call would tell a model's host nothing.
        logging.getLogger("httpx2").setLevel(logging.WARNING)
        self._http = httpx2.AsyncClient(
            base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=LONGEST + 30
        )

    def server(self) -> MCPServer:
        """The server, with its tools."""
        made: MCPServer = MCPServer("wartable", instructions=INSTRUCTIONS, version=__version__)
        for tool in (self.tables, self.sit, self.wait, self.answer, self.look, self.rule):
            made.add_tool(tool)
        return made

    async def tables(self) -> dict[str, Any]:
        """List your tables: the game, whether it goes on, your seats, and whose turn it is."""
        rows = (await self._call("GET", "/api/lobby"))["mine"]
        return {
            "tables": [
                {
                    "table": row["table"]["id"],
                    "game": row["table"]["game"],
                    "status": row["table"]["status"],
                    "your_seats": row["mine"],
                    "waits_for_you": row["asked"],
                    "waits_for": row["waiting"],
                }
                for row in rows
            ]
        }

    async def sit(self, link: str, name: str = "") -> dict[str, Any]:
        """Take a seat with its secret link, /table/TABLE#SEAT.SECRET; it works once."""
        table, _, rest = link.rpartition("/")[2].partition("#")
        seat, _, secret = rest.partition(".")
        body = {"seat": seat, "secret": secret, "name": name}
        mine = await self._call("POST", f"/api/tables/{table}/sit", body)
        return {"table": table, "your_seats": mine["mine"], "status": mine["table"]["status"]}

    async def wait(self, seconds: int = 20) -> dict[str, Any]:
        """Wait until one of your seats is asked or a game is over; tells what happened since."""
        told: dict[str, Any] = {"questions": [], "over": [], "happened": []}
        async for table, message in self._stream(max(0, min(seconds, LONGEST))):
            spoken = self._words(table)
            told["happened"] += [
                {"table": table, "text": self._line(spoken, line)}
                for line in message.get("log", [])
            ]
            for seat, question in message.get("asked", {}).items():
                if question:
                    told["questions"].append(self._question(spoken, table, seat, question))
            info = message.get("table")
            if info and info["status"] == "over":
                told["over"].append({"table": table, "result": info["result"]})
                self._seen.pop(table, None)
            if told["questions"] or told["over"]:
                break
        told["happened"] = told["happened"][-RECENT:]
        return told

    async def answer(self, table: str, seat: str, number: int, answer: str) -> dict[str, Any]:
        """Answer the question with that number for one of your seats, word for word as offered."""
        body = {"type": "answer", "id": next(self._requests), "seat": seat, "number": number}
        reply = await self._call("POST", f"/api/tables/{table}/do", {**body, "answer": answer})
        if reply["ok"]:
            return {"ok": True}
        reason, lang = reply["reason"], reply.get("parts", {}).get(self._lang, {})
        why = say(self._words(table), reason["message"], {**reason["args"], **lang})
        return {"ok": False, "why_not": why, "rule": reason["rule"]}

    async def look(self, table: str, seat: str) -> dict[str, Any]:
        """See the table as one of your seats does: all that it may know."""
        known = dict(self._seen)
        async for found, message in self._stream(0):
            if found == table and seat in message.get("views", {}):
                # The model has not been told yet: next time it is.
                self._seen = known
                return {"table": table, "seat": seat, "view": message["views"][seat]}
        self._seen = known
        raise Refused(say(words(self._lang), "reason-not-your-seat", {"seat": seat}))

    async def rule(self, number: str) -> dict[str, Any]:
        """Read what a rule says, by its number as questions and refusals name it."""
        found = await self._call("GET", f"/api/rules/{number}")
        return {key: found[key][self._lang] for key in ("title", "text")}

    def _words(self, table: str) -> Words:
        game = self._games.get(table, "")
        return words(self._lang, game)

    @staticmethod
    def _line(spoken: Words, line: Any) -> str:
        """A line of the log; who gave no name is somebody."""
        facts = dict(line["args"])
        if facts.get("name") == "":
            facts["name"] = spoken.say("client-somebody")
        return capital(say(spoken, line["message"], facts))

    @staticmethod
    def _question(spoken: Words, table: str, seat: str, question: Any) -> dict[str, Any]:
        ask = question["ask"].removeprefix("ask-")
        answers = []
        for choice in (*question["choices"], *question["offers"]):
            special = f"{choice['message']}-{ask}"
            message = special if spoken.has(special) else choice["message"]
            means = capital(say(spoken, message, choice["args"]))
            answers.append({"answer": choice["answer"], "means": means})
        return {
            "table": table,
            "seat": seat,
            "number": question["number"],
            "rule": question["rule"],
            "question": capital(say(spoken, question["message"], question["args"])),
            "answers": answers,
        }

    async def _stream(self, seconds: int) -> AsyncIterator[tuple[str, Any]]:
        after = [("after", f"{table}:{number}") for table, number in self._seen.items()]
        params = httpx2.QueryParams([*after, ("seconds", str(seconds))])
        async with self._http.stream("GET", "/api/stream", params=params) as reply:
            if reply.status_code != httpx2.codes.OK:
                await reply.aread()
                self._refuse(reply)
            async for text in reply.aiter_lines():
                if not text.strip():
                    continue
                line = json.loads(text)
                table, message = line["table"], line["message"]
                if message.get("table"):
                    self._games[table] = find(message["table"]["game"]).id
                if "number" in message:
                    self._seen[table] = message["number"]
                yield table, message

    async def _call(self, method: str, path: str, body: Any = None) -> Any:
        reply = await self._http.request(method, path, json=body)
        if reply.status_code != httpx2.codes.OK:
            self._refuse(reply)
        return reply.json()

    def _refuse(self, reply: httpx2.Response) -> None:
        reason = reply.json()["error"]
        raise Refused(say(words(self._lang), reason["message"], reason["args"]))
