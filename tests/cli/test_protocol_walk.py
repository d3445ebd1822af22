"""Whatever is asked over the protocol, the reply is what a plain table says."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conformance.walks import NAMES, Variant

from wartable.adapters.protocol import OK, Protocol
from wartable.core import rng
from wartable.core.decision import Illegal
from wartable.core.game import REFEREE, SPECTATOR, offers
from wartable.core.match import Match
from wartable.core.orders import ALWAYS, ASK, NEVER, Order
from wartable.core.replaying import replay
from wartable.core.speaking import details
from wartable.words.telling import Teller

STEPS = 260


class Walk:
    """A talk over the protocol, and a match that is played beside it."""

    def __init__(self, name: str, seed: int) -> None:
        variant = Variant(name)
        self.talk, self.random, self.seed = Protocol(), Random(seed), seed
        self.match = Match(variant.game, variant.options, seed)
        self.game = variant.game
        self.names = self.game.seats(self.match.state)
        self.teller = Teller(self.game, "en")
        assert self.talk.reply(f"new {name} seed={seed}") == [OK]

    @property
    def state(self) -> Any:
        """How the match beside it stands."""
        return self.match.state

    def seat(self) -> int:
        """Any seat."""
        return self.random.randrange(len(self.names))

    def words(self, seat: int) -> str:
        """An answer that a seat may give, or that somebody gave."""
        decision = self.match.decision(seat)
        if decision is not None and self.random.random() < 0.5:
            return self.game.text(self.state, self.random.choice(decision.options))
        given = [one.words for one in self.match.answers if one.words]
        return self.random.choice(given or ["pass"])

    def says(self, line: str, run: Callable[[], list[str]]) -> None:
        """Ask something, and compare the reply with what the match beside says."""
        try:
            wanted = [*run(), OK]
        except Illegal as illegal:
            reason = illegal.reason
            wanted = [f"error {reason.rule} {' '.join(self.teller.reason(reason).split())}"]
        assert self.talk.reply(line) == wanted, line

    def done(self, happened: list[Any]) -> list[str]:
        """Nothing is replied to what was done."""
        return []

    def step(self, what: str) -> None:
        """Ask one thing."""
        match, game, state, seat = self.match, self.game, self.state, self.seat()
        name = self.names[seat]
        first = match.decisions[0] if match.decisions else None
        match what:
            case "answer" if first is not None:
                words = game.text(state, self.random.choice(first.options))
                self.says(f"do {words}", lambda: self.done(match.say(first.seat, words)))
            case "do":
                words = self.words(seat)
                self.says(f"do {name}: {words}", lambda: self.done(match.say(seat, words)))
            case "legal" if match.decision(seat) or offers(game, state, seat):
                decision = match.decision(seat)
                asked = [*decision.options] if decision else []
                more = [one for one in offers(game, state, seat) if one not in asked]
                said = [game.text(state, option) for option in (*asked, *more)]
                self.says(f"legal {name}", lambda: said)
            case "why":
                words = self.words(seat)
                reason = game.why_not(state, seat, words)
                told = "" if reason is None else f"{reason.rule} {self.teller.reason(reason)}"
                self.says(f"why {name}: {words}", lambda: [told or "legal"])
            case "details" if first is not None:
                words = self.words(first.seat)
                self.says(
                    f"details {words}",
                    lambda: [
                        json.dumps(msgspec.to_builtins(one), ensure_ascii=False)
                        for one in details(game, state, first.seat, words)
                    ],
                )
            case "view":
                eyes = {"": REFEREE, "spectator": SPECTATOR, "referee": REFEREE, name: seat}
                for eye, number in eyes.items():
                    (row, ok) = self.talk.reply(f"view {eye}")
                    seen = msgspec.json.encode(game.view(state, number))
                    assert ok == OK and json.loads(row) == json.loads(seen)
            case "state":
                self.says("state", lambda: game.write(state).splitlines())
            case "record":
                *rows, ok = self.talk.reply("record")
                assert ok == OK and "\n".join([*rows, ""]) == match.record()
                assert replay(match.record()).hash() == match.hash()
            case "undo":
                agreed = self.random.choice(["", " agreed"])
                by = match.answers[-1].seat if match.answers else 0

                def undone() -> list[str]:
                    taken = match.undo(by, bool(agreed))
                    return [f"{self.names[taken.seat]}: {taken.words}"]

                self.says(f"undo{agreed}", undone)
            case "order":
                terms, wish = game.scope(state, seat), self.random.choice([ALWAYS, NEVER, ASK])
                if terms.cards:
                    card = self.random.choice(terms.cards)
                    about = [one for one, words in terms.about.items() if words]
                    only = {one: self.random.choice(terms.about[one]) for one in about[:1]}
                    limits = "".join(f" {one}={word}" for one, word in only.items())
                    line = (
                        f"order {name} {self.random.choice(['', f'{name}.'])}{card} {wish}{limits}"
                    )
                    order = Order(card, wish, only)
                    self.says(line, lambda: self.done(match.order(seat, order)))
            case "hush":
                length = self.random.choice(["step", "turn"])
                self.says(f"hush {name} {length}", lambda: self.done(match.hush(seat, length)))
            case "seed":
                hashed = [f"seed-hash {rng.fingerprint(self.seed)}"]
                self.says("seed", lambda: hashed + ([f"seed {self.seed}"] if match.over else []))
            case "result":
                won = game.result(state)
                self.says("result", lambda: [] if won is None else [won])
            case "seat":
                open_ = [f"{self.names[one.seat]} {one.rule} {one.ask}" for one in match.decisions]
                self.says("seat", lambda: open_)


RARE = (
    "do",
    "legal",
    "why",
    "details",
    "view",
    "state",
    "record",
    "order",
    "hush",
    "seed",
    "result",
    "seat",
)


@pytest.mark.parametrize("name", NAMES)
def test_every_reply_is_what_a_plain_table_says(name: str) -> None:
    walk = Walk(name, 7)
    for _ in range(STEPS):
        walk.step(walk.random.choice(["answer"] * 10 + ["undo"] * 2 + [*RARE]))
        assert walk.talk.match.state.dump() == walk.state.dump()
    while not walk.match.over:
        walk.step("answer")
    for what in RARE:
        walk.step(what)
