"""Europe at the table: settings, set-up, answers, and what the other rooms ask of it."""

from typing import Any

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.game import Game, Options, Setting
from wartable.core.orders import Reaction, Scope
from wartable.core.rng import start
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
    politics,
    position,
    reasons,
    scenario,
    seats,
    ships,
    state,
    strategic,
    supply,
    turn,
    view,
)
from wartable.games.europe.options import NONE, SEATS, WATCH, text, verb_of
from wartable.games.europe.scenario import SCENARIOS
from wartable.games.europe.state import APART, COVER, LEFT_OUT, State
from wartable.games.europe.steps import STEPS

# Each of these adds its steps to STEPS when it is imported.
MODULES = (
    turn, politics, economy, strategic, actions, air, combat, conquest, markers, ships, supply,
    logistics, ending, happenings,
)  # fmt: skip

SOVIETS = {"shared": 0, "apart": APART, "out": LEFT_OUT}
"""eu 1-2 Who plays a third faction: the player that the scenario says, its own, or nobody."""
REACTIONS = ("ask-reply", "ask-intercept", "ask-waylay")


class Europe(Game):
    """The war in Europe, by scenario."""

    id = "europe"
    rules_version = 1
    settings: tuple[Setting, ...] = (
        Setting("scenario", SCENARIOS, SCENARIOS[0]),
        Setting("soviets", tuple(SOVIETS), "shared"),
        Setting("cover"),
    )

    def table(self, options: Options, seed: int, own: str = "") -> State:
        """A table with its settings, before anything has happened; `own` is a scenario file."""
        found = scenario.known(own or options["scenario"])
        flags = SOVIETS[options["soviets"]]
        if flags and not found.optional:
            word = f"soviets={options['soviets']}"
            raise BadInput("options", word, "with-soviets", choices=_optional())
        fresh = state.blank(found)
        fresh.seed = start(seed)
        fresh.flags = flags | (COVER if options["cover"] == "on" else 0)
        for faction in range(3):
            if flags & LEFT_OUT and found.optional >> faction & 1:
                state.leave_out(fresh, faction)
        return fresh

    def new(self, options: Options, seed: int) -> State:
        """A game at its first question."""
        return self.begin(self.table(options, seed))

    def begin(self, fresh: State) -> State:
        """eu 1.2 A game begins with the weather of the first turn."""
        fresh.frames.append(("phase", 0))
        ending.track(fresh, False)
        STEPS.advance(fresh)
        return fresh

    def load(self, data: bytes) -> State:
        """The state that `dump` wrote, with its questions open."""
        loaded = state.load(data)
        STEPS.advance(loaded)
        return loaded

    def seats(self, state: State) -> tuple[str, ...]:
        """The chairs at the table, in faction order."""
        return seats.names(state)

    def answer(self, state: State, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        if option == WATCH and option in self.requests(state, seat):
            supply.watch(state, seat)
        else:
            STEPS.answer(state, seat, option)

    def requests(self, state: State, seat: int) -> tuple[int, ...]:
        """eu 7.2 To be asked about supply and giving units up, also without an action left."""
        return (WATCH,) if supply.unwatched(state, seat) else ()

    def offers(self, state: State, seat: int) -> tuple[int, ...]:
        """eu 7.2 The same, unless the question offers it already."""
        asked = next((d.ask for d in state.decisions if d.seat == seat), "")
        return () if asked == "ask-act" else self.requests(state, seat)

    def text(self, state: State, option: int) -> str:
        """An answer in words."""
        return text(state.scenario, option)

    def parse(self, state: State, seat: int, words: str) -> int:
        """The answer that words mean to the open question of a seat."""
        wanted = reasons.tidy(words)
        # A hex with a city may be called by either name.
        meant = (wanted, reasons.with_hexes(state, wanted))
        for decision in state.decisions:
            if decision.seat == seat:
                for option in decision.options:
                    if text(state.scenario, option) in meant:
                        return option
        if wanted == "watch" and self.requests(state, seat):
            return WATCH
        reason = reasons.why_not(state, seat, wanted)
        raise Illegal(reason.rule, reason.message, **reason.args)

    def why_not(self, state: State, seat: int, words: str) -> Reason | None:
        """Why a seat may not answer that now; None when it may."""
        try:
            self.parse(state, seat, words)
        except Illegal as illegal:
            return illegal.reason
        return None

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

    def scope(self, state: State, seat: int) -> Scope:
        """eu 5.d-1 To reply to an attack and to intercept, against any faction."""
        return Scope(("reply", "intercept"), {"faction": SEATS})

    def mark(self, state: State) -> str:
        """The turn now being played, and whose operations."""
        return f"turn {state.turn} {SEATS[max(state.faction, 0)]}"

    def result(self, state: State) -> str | None:
        """The faction that has won, or `draw`."""
        return ending.result(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat, a spectator or the referee may know."""
        return view.view(state, seat)

    def world(self, state: State, seat: int, seed: int) -> State:
        """A random complete state that agrees with all that a seat has seen."""
        return hidden.world(state, seat, seed)

    def position(self, text: str, seed: int) -> State:
        """The state that a position describes."""
        return position.read(self, text, seed)

    def write(self, state: State) -> str:
        """The whole state as a position."""
        return position.write(self, state)

    def options(self, state: State) -> Options:
        """The settings of a state."""
        mode = state.flags & (APART | LEFT_OUT)
        return {
            # A scenario of one's own is no setting: the position carries it.
            "scenario": _setting(state.scenario),
            "soviets": next(name for name, bit in SOVIETS.items() if bit == mode),
            "cover": "on" if state.flags & COVER else "off",
        }


def _setting(found: scenario.Scenario) -> str:
    return found.origin if found.origin in SCENARIOS else SCENARIOS[0]


def _optional() -> list[str]:
    """The scenarios in which a faction may be left out."""
    return [f"scenario={name}" for name in SCENARIOS if scenario.find(name).optional]


GAME = Europe()
