"""Europe at the table: settings, answers, and whatever other modules ask for."""

from wartable.core.game import Options, Setting
from wartable.core.numbering import Bounds, Numbering
from wartable.core.orders import OrderTerms, Reaction
from wartable.core.stepped import Modules, SteppedGame, tidy
from wartable.games.europe import (
    actions,
    air,
    combat,
    conquest,
    economy,
    ending,
    happenings,
    hidden,
    logistics,
    markers,
    numbering,
    politics,
    position,
    reasons,
    seats,
    setup,
    state,
    strategic,
    supply,
    turn,
    view,
    voyages,
    ways,
)
from wartable.games.europe.options import MARCH, NONE, SEATS, WATCH, text, verb_of
from wartable.games.europe.scenario import SCENARIOS
from wartable.games.europe.state import State
from wartable.games.europe.steps import STEPS

# Each of these adds its steps to STEPS when it is imported.
WITH_STEPS = (
    turn, politics, economy, strategic, actions, air, combat, conquest, markers, voyages, supply,
    logistics, ending, happenings,
)  # fmt: skip

REACTIONS = ("ask-reply", "ask-intercept", "ask-waylay")


class Europe(SteppedGame):
    """The war in Europe, by scenario."""

    id = "europe"
    rules_version = 1
    settings: tuple[Setting, ...] = (
        Setting("scenario", SCENARIOS, SCENARIOS[0]),
        Setting("soviets", tuple(setup.SOVIETS), "shared"),
        Setting("cover"),
    )

    steps = STEPS
    modules = Modules(setup, state, reasons, view, hidden, position)

    def seats(self, state: State) -> tuple[str, ...]:
        """The chairs at the table, in faction order."""
        return seats.names(state)

    def answer(self, state: State, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        if option == WATCH and option in self.requests(state, seat):
            supply.watch(state, seat)
        elif option >= MARCH:
            ways.take(state, seat, option)
            STEPS.advance(state)
        else:
            STEPS.answer(state, seat, option)

    def requests(self, state: State, seat: int) -> tuple[int, ...]:
        """eu 7.2 To be asked about supply and giving units up, even with no action left."""
        return (WATCH,) if supply.unwatched(state, seat) else ()

    def accepts(self, state: State, seat: int, option: int) -> bool:
        """eu 4.1.1 A route may be named hex by hex: there are too many to list them."""
        if option >= MARCH:
            return ways.why_not(state, seat, option) is None
        return super().accepts(state, seat, option)

    def offers(self, state: State, seat: int) -> tuple[int, ...]:
        """eu 7.2 The same, unless the question offers it already."""
        asked = next((d.ask for d in state.decisions if d.seat == seat), "")
        return () if asked == "ask-act" else self.requests(state, seat)

    def text(self, state: State, option: int) -> str:
        """An answer in words."""
        return ways.text(state, option) if option >= MARCH else text(state.scenario, option)

    def parse(self, state: State, seat: int, words: str) -> int:
        """The answer that words mean; a route is named hex by hex, or by some of its hexes."""
        said = tidy(words)
        if said.startswith("march"):
            return ways.read(state, seat, reasons.with_hexes(state, said))
        return super().parse(state, seat, words)

    def readings(self, state: State, seat: int, words: str) -> tuple[str, ...]:
        """A hex with a city may be called by either name."""
        return words, reasons.with_hexes(state, words)

    def reaction(self, state: State, seat: int) -> Reaction | None:
        """eu 5.d-1 The other side's chance to commit something to a combat."""
        decision = next((d for d in state.decisions if d.seat == seat), None)
        if decision is None or decision.ask not in REACTIONS:
            return None
        uses = {
            option: text(state.scenario, option).split()[0]
            for option in decision.options
            if verb_of(option) != NONE
        }
        mark = self.mark(state)
        about: dict[str, tuple[str, ...]] = {"faction": (SEATS[max(state.faction, 0)],)}
        return Reaction(NONE, uses, about, f"{mark} {decision.ask}", mark)

    def scope(self, state: State, seat: int) -> OrderTerms:
        """eu 5.d-1 To reply to an attack and to intercept, against any faction."""
        return OrderTerms(("reply", "intercept"), {"faction": SEATS})

    def mark(self, state: State) -> str:
        """The current turn, and whose operations."""
        return f"turn {state.turn} {SEATS[max(state.faction, 0)]}"

    def stretch(self, state: State) -> int:
        """The whole turn: an attack is worth what is left of it after the others' operations."""
        return state.turn

    def round(self, state: State) -> int:
        """The current turn."""
        return state.turn

    def result(self, state: State) -> str | None:
        """The faction that has won, or `draw`."""
        return ending.result(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """The chair of the faction that has won."""
        won = self.result(state)
        return tuple(
            seat
            for seat, group in enumerate(seats.groups(state))
            if any(SEATS[faction] == won for faction in group)
        )

    def actions(self, options: Options) -> Numbering:
        """Every answer of a scenario, by number."""
        return numbering.numbering(options)

    def index(self, state: State, option: int) -> int:
        """The number of an answer; a scenario of one's own has numbers of its own."""
        return numbering.numbering_of(state).index(state, option)

    def option(self, state: State, index: int) -> int:
        """The answer with a number."""
        return numbering.numbering_of(state).option(state, index)

    def bounds(self, options: Options) -> Bounds:
        """Limits that no game exceeds."""
        return numbering.bounds(options)


GAME = Europe()
