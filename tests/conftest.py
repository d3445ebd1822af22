"""What tests share: the `rule` mark and a table to set up positions on."""

import pytest
from hypothesis import HealthCheck, settings
from tests.played import Played

from wartable.core.bits import walk
from wartable.core.game import offers
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.game import GAME
from wartable.games.quartermaster.state import State

# A busy machine is no reason to fail.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test is about: `@rule("qm 6")`."""
    return pytest.mark.rule(*ids)


class Table(Played[State]):
    """Quartermaster."""

    game = GAME

    def offers(self, nation: str) -> list[str]:
        """What a nation may say now without being asked for it, in words."""
        seat = NATIONS.index(nation)
        found = offers(self.match.game, self.state, seat)
        return [self.match.game.text(self.state, option) for option in found]

    def run(self) -> None:
        """Everybody passes until the turn is over (a card that must be played is discarded)."""
        turn = (self.state.round, self.state.nation)
        while self.match.decisions and (self.state.round, self.state.nation) == turn:
            words = self.legal
            first = next((w for w in words if w.startswith("discard ")), words[0])
            self.do("pass" if "pass" in words else first)

    def armies(self, nation: str) -> set[str]:
        """Where a nation has armies."""
        return {SPACES[s] for s in walk(self.state.armies[NATIONS.index(nation)])}

    def navies(self, nation: str) -> set[str]:
        """Where a nation has navies."""
        return {SPACES[s] for s in walk(self.state.navies[NATIONS.index(nation)])}

    def air_forces(self, nation: str) -> set[str]:
        """Where a nation has air forces."""
        return {SPACES[s] for s in walk(self.state.air_forces[NATIONS.index(nation)])}

    def cards(self, nation: str, zone: str) -> list[str]:
        """The cards of a nation in a zone: hand, deck (top first), discard (top first), under,
        status or down."""
        number = NATIONS.index(nation)
        catalogue = edition(self.state.edition).catalogue
        state = self.state
        numbers = {
            "hand": state.hand[number],
            "deck": state.deck[number][::-1],
            "discard": state.played[number][::-1],
            "under": state.under[number],
            "status": catalogue.named(state.status[number], number),
            "down": catalogue.named(state.down[number], number),
        }[zone]
        return [catalogue.cards[n].id for n in numbers]

    @property
    def vp(self) -> dict[str, int]:
        """The points of both teams."""
        return {"axis": self.state.vp[0], "allies": self.state.vp[1]}


@pytest.fixture
def table() -> Table:
    """A table of Quartermaster."""
    return Table()
