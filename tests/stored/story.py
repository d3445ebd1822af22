"""A conversation with a server, written down: who asks what, and all that is replied.

A reply is written as lines of `place: value`. Of a reply like an earlier one only the lines are
written that differ. What is random or depends on the day is called by a name instead.
"""

import hashlib
import json
import re
from typing import Any

from tests.server.harness import Person, Running, Screen

LONG = 300
"""Longer texts are written by their length and a hash."""
RANDOM_ID = re.compile(
    r"(?:^|\.)(table|info|token|devices\.\d+|tokens\.\d+|notices\.\d+|entrants\.\d+|passkeys\.\d+)\.id$"
)
NEXT = re.compile(r"(?:^|\.)(?:rematch|table)$")
PATTERNS = (
    (re.compile(r"wt_[\w-]{22}"), "token"),
    (re.compile(r"~[0-9a-f]{12}"), "sign"),
    (re.compile(r"(?<![\w-])[\w-]{87}(?![\w-])"), "key"),
    (re.compile(r"(?<=challenge\": \")[\w-]{43}(?![\w-])"), "challenge"),
    (re.compile(r"(?<![\w-])[0-9a-f]{64}(?![\w-])"), "hash"),
    (re.compile(r"(?<![\w-])[0-9a-f]{32}(?![\w-])"), "share"),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?![\w-])"), "secret"),
    (
        re.compile(r"(?<![\w-])(?:[2-9A-HJ-NP-TV-Z]{4}-){4}[2-9A-HJ-NP-TV-Z]{4}(?![\w-])"),
        "recovery",
    ),
    (re.compile(r"(?<![\w-])[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}(?![\w-])"), "code"),
)
DRAWN = re.compile(
    r"(^|\.)(views\.\w+|steps\.\d+\.\w+|cards\.\d+|moments\.\d+\.(?:patch|view)|insight|scenery|charts|view|names|settings|text|answers)$"
)
"""What is stored elsewhere line by line, or long and for the eye: written by its hash."""
YEAR_2020 = 1_577_836_800
HEADERS = ("www-authenticate", "retry-after", "allow", "location")
Flat = dict[str, Any]


def flat(found: Any, place: str = "") -> Flat:
    """Every value with its place."""
    if DRAWN.search(place) and len(json.dumps(found)) > LONG:
        return {place: json.dumps(found)}
    if isinstance(found, dict) and found:
        parts = [(str(key), value) for key, value in found.items()]
    elif isinstance(found, list) and any(isinstance(one, dict | list) for one in found):
        parts = [(str(number), value) for number, value in enumerate(found)]
    else:
        return {place: found}
    lines: Flat = {}
    for key, value in parts:
        lines |= flat(value, f"{place}.{key}" if place else key)
    return lines


def _shortest(place: str, left: Flat) -> str:
    """The beginning of a place that is gone, as far as nothing else begins so."""
    parts = place.split(".")
    starts = (".".join(parts[:count]) for count in range(1, len(parts)))
    free = (start for start in starts if not any(f"{one}.".startswith(f"{start}.") for one in left))
    return next(free, place)


class Story:
    """Some people and a server."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.lines: list[str] = []
        self._people: dict[str, Person] = {}
        self._names: dict[str, str] = {}
        """Random texts, and what they are called here."""
        self._read: dict[int, int] = {}
        """How many messages of a screen are written down; the first one says how all stands."""
        self._seen: dict[frozenset[str], Flat] = {}

    def __getitem__(self, name: str) -> Person:
        if name not in self._people:
            self._people[name] = Person(self.server)
        return self._people[name]

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines) + "\n"

    def tell(self, text: str) -> None:
        """A heading."""
        self.lines += ["", f"## {text}"] if self.lines else [f"## {text}"]

    def get(self, who: str, path: str, /) -> Any:
        """Somebody asks something."""
        return self._call(who, "GET", path, None)

    def post(self, who: str, path: str, body: Any = None, /, **rest: Any) -> Any:
        """Somebody does something."""
        return self._call(who, "POST", path, {**(body or {}), **rest})

    def make(self, who: str, game: str, **rest: Any) -> str:
        """Somebody makes a table; returns its id."""
        wish = {"game": game, "pace": 0, **({"deal": "kept"} if "position" in rest else {})}
        return str(self.post(who, "/api/tables", {**wish, **rest})["table"]["id"])

    def _call(self, who: str, method: str, path: str, body: Any) -> Any:
        person = self[who]
        headers = {"authorization": f"Bearer {person.secret}", **person.headers}
        self.server.http.cookies.clear()
        sent = {} if method == "GET" else {"json": body}
        reply = self.server.http.request(method, path, headers=headers, **sent)
        given = reply.cookies.get("wartable")
        if given:
            person.secret = given
        self.server.http.cookies.clear()
        found = reply.json() if reply.headers.get("content-type") == "application/json" else None
        self._know(flat(found))
        asked = " ".join([who, method, path, *([json.dumps(body)] if body else [])])
        self.lines += ["", self._masked(asked)]
        told = [f"{name}: {reply.headers[name]}" for name in HEADERS if name in reply.headers]
        told += ["another secret"] if given else []
        self.lines.append("  ".join([str(reply.status_code), *told]))
        self.note(found if found is not None else reply.text)
        return found

    def send(self, screen: Screen, **message: Any) -> Any:
        """Somebody sends a message over a websocket; what came by then is written down."""
        start = self._read.get(id(screen), 1)
        reply = screen.send(**message)
        self._read[id(screen)] = len(screen.raw)
        self.lines += ["", self._masked(f"websocket {json.dumps(message)}")]
        for came in map(json.loads, screen.raw[start:]):
            # Who comes and goes is told between all else.
            if came["type"] != "here":
                self.message(came)
        return reply

    def message(self, message: Any) -> None:
        """A message that came over a websocket."""
        self.lines.append(str(message["type"]))
        if "id" in message:
            message = {**message, "id": "<request>"}
        self.note(message)

    def output(self, command: str, code: int, text: str) -> None:
        """What a command wrote."""
        self.lines += ["", self._masked(f"$ wartable {command}"), str(code)]
        self.lines += [f"  {self._masked(line)}".rstrip() for line in text.splitlines()]

    def note(self, found: Any) -> None:
        """Write down a reply: what differs from the last one like it."""
        if isinstance(found, dict) and found.keys() == {"error"}:
            error = found["error"]
            facts = " ".join(f"{key}={self._value(fact)}" for key, fact in error["args"].items())
            self.lines.append(f"  {error['rule']}: {error['message']} {facts}".rstrip())
            return
        lines = flat(found)
        self._know(lines)
        shape = frozenset(found) if isinstance(found, dict) else frozenset({type(found).__name__})
        before = self._seen.get(shape, {})
        told = {self._masked(place): self._value(value) for place, value in lines.items()}
        self._seen[shape] = told
        same = sum(before.get(place) == value for place, value in told.items())
        self.lines += [
            f"  {place}: {value}" for place, value in told.items() if before.get(place) != value
        ]
        gone = dict.fromkeys(_shortest(place, told) for place in before if place not in told)
        self.lines += [f"  {place} is gone" for place in gone]
        if same and same == len(told) == len(before):
            self.lines.append("  as before")

    def call_it(self, random: str, name: str) -> None:
        """Give a random text a name."""
        count = sum(known.startswith(f"<{name} ") for known in self._names.values())
        self._names.setdefault(random, f"<{name} {count + 1}>")

    def _know(self, lines: Flat) -> None:
        for place, value in lines.items():
            if not isinstance(value, str):
                continue
            found = RANDOM_ID.search(place)
            if found and len(value) > 3:
                self.call_it(value, found[1].partition(".")[0])
            if NEXT.search(place) and re.fullmatch("[A-Za-z0-9]{12}", value):
                self.call_it(value, "table")

    def _value(self, value: Any) -> str:
        if isinstance(value, int | float) and value > YEAR_2020:
            return "<time>"
        text = self._masked(value if isinstance(value, str) else json.dumps(value))
        if len(text) > LONG:
            short = hashlib.sha256(text.encode()).hexdigest()[:8]
            text = f"<{len(text)} letters, {short}>"
        return text.replace("\n", " / ")

    def _masked(self, text: str) -> str:
        for random, name in self._names.items():
            text = text.replace(random, name)
        for pattern, name in PATTERNS:
            for found in pattern.findall(text):
                self.call_it(found, name)
                text = text.replace(found, self._names[found])
        return re.sub(r"\b1[78]\d{8}\b|\b20\d\d-\d\d-\d\d( \d\d:\d\d)?", "<time>", text)
