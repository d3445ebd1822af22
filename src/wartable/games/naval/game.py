"""The naval game at the table: settings, answers, and whatever other modules ask for."""

from wartable.core.game import Options, Setting, Shown
from wartable.core.numbering import Bounds, Numbering
from wartable.core.orders import OrderTerms, Reaction
from wartable.core.stepped import Modules, SteppedGame
from wartable.games.naval import (
    actions,
    declare,
    defence,
    hidden,
    numbering,
    position,
    reasons,
    resolve,
    setup,
    state,
    triggers,
    turn,
    view,
)
from wartable.games.naval.board import team
from wartable.games.naval.options import CANCEL, COPY, PASS, SEATS, SHIFT, VERBS, text
from wartable.games.naval.scenarios import SCENARIO
from wartable.games.naval.state import State
from wartable.games.naval.steps import STEPS

# Each of these adds its steps to STEPS when it is imported.
WITH_STEPS = (setup, turn, actions, declare, triggers, defence, resolve)


class Naval(SteppedGame):
    """Fleets of nine navies, fought with Action cards."""

    id = "naval"
    rules_version = 2
    settings: tuple[Setting, ...] = (
        Setting("seats", ("2", "3", "4", "5", "6"), "2"),
        Setting("scenario", ("none", *SCENARIO), "none"),
        Setting(
            "fleet",
            ("15", "20", "25", "30", "35", "40", "45", "50"),
            "25",
            pattern="[1-9][0-9]{0,2}",
        ),
        Setting("ships", ("core", "extended"), "core"),
        Setting("teams", ("off", *setup.TEAMS), "off", pattern="[1-5]{2,6}"),
        Setting("row_defence"),
        Setting("stock"),
        Setting("cover"),
    )

    steps = STEPS
    modules = Modules(setup, state, reasons, view, hidden, position)

    def seats(self, state: State) -> tuple[str, ...]:
        """The chairs at the table, clockwise."""
        return SEATS[: len(state.navy)]

    def text(self, state: State, option: int) -> str:
        """An answer in words."""
        return text(option)

    def reaction(self, state: State, seat: int) -> Reaction | None:
        """naval 13.10 A window in which a seat may react, for its standing orders."""
        decision = next((d for d in state.decisions if d.seat == seat), None)
        if decision is None or decision.ask not in ("ask-intelligence", "ask-copy"):
            return None
        uses = {option: text(option).split()[0] for option in decision.options if option != PASS}
        turn = self.mark(state)
        number, *_ = decision.about
        player = SEATS[state.played[number].seat]
        about: dict[str, tuple[str, ...]] = {"seat": (player,)}
        return Reaction(PASS, uses, about, f"{turn} {state.frames[0][0]}", turn)

    def scope(self, state: State, seat: int) -> OrderTerms:
        """naval 13.10 and naval 13.12 To cancel a card or copy one, of any seat."""
        words = tuple(VERBS[option >> SHIFT] for option in (CANCEL, COPY))
        return OrderTerms(words, {"seat": SEATS[: len(state.navy)]})

    def mark(self, state: State) -> str:
        """The current turn."""
        return f"round {state.round} {SEATS[state.turn]}" if state.round else "set-up"

    def round(self, state: State) -> int:
        """The current round; 0 during set-up."""
        return state.round

    def result(self, state: State) -> str | None:
        """The seat or the team that has won, or `draw`."""
        return view.winner(state)

    def shown(self, state: State) -> tuple[Shown, ...]:
        """The open questions as the others see them."""
        return view.shown(state)

    def sides(self, state: State) -> tuple[int, ...]:
        """naval 15.2 The team of each seat; without teams everyone is alone."""
        return tuple(team(state, seat) for seat in range(len(state.navy)))

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats of the side that has won."""
        return tuple(seat for seat in range(len(state.navy)) if team(state, seat) == state.winner)

    def actions(self, options: Options) -> Numbering:
        """Every answer with a set of ships, by number."""
        return numbering.numbering(options)

    def bounds(self, options: Options) -> Bounds:
        """Limits that no game exceeds."""
        return numbering.bounds(options)


GAME = Naval()
