"""Whole tournaments beside plain notes: who comes and goes, how many rounds, whose points."""

import random
from math import ceil, log2
from typing import Any

import pytest

from wartable.core.decision import Illegal
from wartable.server.tournaments.state import (
    BOT,
    MOST,
    PERSON,
    WALKOVER,
    Entrant,
    RoundGame,
    Tournament,
    TournamentFormat,
    shared,
)


class Notes:
    """A tournament, and what anybody could have noted down of it."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.size, self.hours = chance.choice((2, 2, 2, 3)), chance.choice((0, 24))
        self.format: TournamentFormat = chance.choice(("swiss", "swiss", "round_robin"))
        self.wanted = chance.choice((0, 0, 3)) if self.format == "swiss" else 0
        sides = [f"side {number}" for number in range(self.size)]
        about: tuple[Any, ...] = (self.wanted, 1, self.hours, False, b"owner", 5)
        self.cup = Tournament("c", "Cup", "chess", {}, sides, self.format, *about)
        self.points: dict[str, float] = {}
        """By name, from the games and the rounds that somebody sat out."""
        self.left: set[str] = set()
        self.rounds, self.now, self.made = 0, 1000, 0

    def refused(self, deed: Any, *words: Any) -> str:
        """Why something cannot be done; nothing, if it was done."""
        try:
            deed(*words)
        except Illegal as illegal:
            return illegal.reason.message
        return ""

    def name(self, number: int) -> str:
        """What an entrant is called, here and in the tournament."""
        return self.cup.entrants[number].name

    def come(self) -> None:
        """Somebody wants to take part: a new person, a bot, or one who does so already."""
        cup, begun = self.cup, self.cup.status != "open"
        self.made += 1
        name = f"{self.made}"
        fresh = Entrant(self.chance.choice((PERSON, PERSON, BOT)), name, level="recruit")
        if fresh.kind == PERSON:
            fresh.browser = name.encode()
        why = self.refused(cup.join, fresh)
        assert why == ("reason-tournament-begun" if begun else "")
        if not begun:
            self.points[name] = 0.0
        people = [one for one in cup.entrants if one.browser]
        if people and not begun:
            again = Entrant(PERSON, "again", self.chance.choice(people).browser)
            assert self.refused(cup.join, again) == "reason-tournament-joined"

    def go(self) -> None:
        """Somebody wants to leave."""
        cup = self.cup
        number = self.chance.randrange(-1, len(cup.entrants) + 1)
        known = 0 <= number < len(cup.entrants)
        name = self.name(number) if known else ""
        ids, lost = cup.ids(), list[RoundGame]()
        why = self.refused(lambda: lost.extend(cup.leave(number)))
        if cup.status == "over" or not known or name in self.left:
            assert why == "reason-tournament-not-in"
            return
        assert not why
        if cup.status == "open":
            del self.points[name]
            kept = [one for at, one in enumerate(ids) if at != number and "recruit" not in one]
            assert [one for one in cup.ids() if "recruit" not in one] == kept
            return
        self.left.add(name)
        assert cup.ids() == ids
        for game in lost:
            self.decide(game, [float(one != number) for one in game.players])
        for game in cup.current.games if cup.current else ():
            assert game.points is not None or number not in game.players

    def decide(self, game: RoundGame, scores: list[float]) -> None:
        """A game is over."""
        assert game.points is None and self.cup.find(game.table) is game
        game.points = shared(scores)
        assert self.cup.find(game.table) is None
        for number, gained in zip(game.players, game.points, strict=True):
            self.points[self.name(number)] += gained

    def play(self) -> None:
        """A game of the round ends."""
        now = self.cup.current
        if now is None or not (games := [game for game in now.games if game.points is None]):
            return
        winner = self.chance.randrange(-1, self.size)
        scores = [0.5 if winner < 0 else float(at == winner) for at in range(self.size)]
        self.decide(self.chance.choice(games), scores)

    def begin(self) -> None:
        """Whoever made it wants it to begin."""
        cup = self.cup
        before = cup.status
        why = self.refused(cup.begin)
        few = len(cup.entrants) < self.size
        told = "reason-tournament-begun" if before != "open" else ""
        assert why == (told or ("reason-tournament-too-few" if few else ""))

    def go_on(self) -> None:
        """Whoever made it wants the next round."""
        cup, now = self.cup, self.cup.current
        playing, total = cup.status == "playing", cup.total
        open_games = now is not None and any(game.points is None for game in now.games)
        self.now += 100
        ids = [f"{self.now} {number}" for number in range(len(cup.entrants) // self.size)]
        why = self.refused(cup.next_round, self.now, ids)
        if not playing or open_games:
            assert why == ("reason-round-not-over" if playing else "reason-tournament-not-playing")
            return
        assert not why
        active = {
            number for number in range(len(cup.entrants)) if self.name(number) not in self.left
        }
        if self.rounds == total or len(active) < self.size:
            assert cup.status == "over" and len(cup.rounds) == self.rounds
            return
        self.rounds += 1
        self._new_round(active)

    def _new_round(self, active: set[int]) -> None:
        now = self.cup.rounds[self.rounds - 1]
        assert now.due == (self.now + 3600 * self.hours if self.hours else 0)
        in_games = [number for game in now.games for number in game.players]
        assert len({*in_games, *now.byes}) == len(in_games) + len(now.byes)
        assert active <= {*in_games, *now.byes} and not {*now.byes} - active
        if self.format == "swiss":
            assert {*in_games} <= active
            for number in now.byes:
                self.points[self.name(number)] += 1
        for game in now.games:
            here = [one for one in game.players if one in active]
            if len(here) < 2:
                assert game.how == WALKOVER
                assert game.points == [float(one in active) for one in game.players]
                for number in here:
                    self.points[self.name(number)] += 1
            else:
                assert game.points is None and game.how != WALKOVER

    def look(self) -> None:
        """All is as it was noted down."""
        cup, count = self.cup, len(self.cup.entrants)
        assert sorted(self.points) == sorted(one.name for one in cup.entrants)
        told = {self.name(row.entrant): row.points for row in cup.standings()}
        assert told == pytest.approx(self.points)
        assert [one.name for one in cup.entrants if one.left] == [
            one.name for one in cup.entrants if one.name in self.left
        ]
        if self.format == "swiss":
            assert cup.total == (self.wanted or ceil(log2(max(2, count))) + 1)
        elif self.size == 2 and count >= 2:
            assert cup.total == count - 1 + count % 2
        assert cup == cup.copy()


@pytest.mark.parametrize("seed", range(30))
def test_a_tournament_goes_as_anybody_could_note_it_down(seed: int) -> None:
    notes = Notes(seed)
    for _ in range(notes.chance.randrange(1, 9)):
        notes.come()
    for _ in range(120):
        deeds = (notes.come, notes.go, notes.begin, notes.go_on, *[notes.play] * 6)
        weights = (1, 0.3, 1, 2, *[1.0] * 6)
        (deed,) = notes.chance.choices(deeds, weights)
        deed()
        notes.look()


def test_a_tournament_is_full_with_so_many_and_not_before() -> None:
    cup = Notes(0).cup
    for number in range(MOST):
        cup.join(Entrant(PERSON, f"{number}", f"{number}".encode()))
    with pytest.raises(Illegal) as full:
        cup.join(Entrant(PERSON, "late", b"late"))
    assert full.value.reason.message == "reason-tournament-full"
