"""Europe for tests."""

import pytest
from tests.played import Played

from wartable.games.europe.front import holder, supply_of
from wartable.games.europe.game import GAME
from wartable.games.europe.scenario import SUPPLY
from wartable.games.europe.state import State
from wartable.games.europe.turn import PHASES
from wartable.games.europe.view import BOXES

GUARDED = """bare
country poland will 10
unit german_1st_army west_wall
unit german_5th_army west_wall
"""
"""No units but those that National Defence asks for; the will of Poland is a matter of balance."""


class War(Played[State]):
    """Europe.

    A position names what differs from the scenario's set-up; `bare` takes all units off that it
    does not name. Without a phase it begins with the Axis Operations Phase, in fair weather.
    """

    game = GAME

    @property
    def ask(self) -> str:
        """What is asked, and of whom: `axis act`."""
        return f"{self.seat} {self.asked.ask.removeprefix('ask-')}"

    @property
    def phase(self) -> str:
        """The phase now being played."""
        return PHASES[self.state.phase].id

    def may(self, *start: str) -> list[str]:
        """What follows these words in the legal answers: `may("move", "xix_panzer_corps")`."""
        head = " ".join(start) + " "
        return [words.removeprefix(head) for words in self.legal if words.startswith(head)]

    def until(self, ask: str) -> None:
        """Everybody declines until a question is asked, such as `western act`."""
        for _ in range(500):
            if self.ask == ask:
                return
            words = self.legal
            plain = ("done", "pass", "none", "stop", "stay", words[0])
            self.do(next(word for word in plain if word in words))
        raise AssertionError(f"{ask} is never asked")

    def at(self, unit: str) -> str:
        """Where a unit is: a hex, an off-map zone or a box."""
        place = self.state.at[self.unit(unit)]
        return self.state.scenario.board.name[place] if place >= 0 else BOXES[place]

    def unit(self, unit: str) -> int:
        """The number of a unit."""
        return self.state.scenario.unit_number[unit]

    def country(self, country: str) -> int:
        """The number of a country."""
        return self.state.scenario.country_number[country]

    def hex(self, name: str) -> int:
        """The number of a hex, a city or an off-map zone."""
        return self.state.scenario.board.number[name]

    def reduced(self, unit: str) -> bool:
        """Whether a unit is reduced."""
        return bool(self.state.reduced >> self.unit(unit) & 1)

    def sorties(self, unit: str) -> int:
        """How many sorties a unit has."""
        return self.state.sorties[self.unit(unit)]

    def supply(self, unit: str) -> str:
        """The supply state of a unit."""
        return SUPPLY[supply_of(self.state, self.unit(unit))]

    def will(self, country: str) -> int:
        """The national will of a country."""
        return self.state.will[self.country(country)]

    def points(self, country: str) -> int:
        """The production points of a country."""
        return self.state.points[self.country(country)]

    def holder(self, place: str) -> str:
        """The country that holds a hex."""
        return self.state.scenario.countries[holder(self.state, self.hex(place))].id


@pytest.fixture
def war() -> War:
    """A table of Europe."""
    return War()
