"""The naval game at the table: settings, set-up, answers, and what other modules ask for."""

from typing import Any

from wartable.core.decision import BadInput, Illegal, Reason
from wartable.core.game import Game, Options, Setting
from wartable.core.orders import Reaction, Scope
from wartable.core.rng import start
from wartable.games.naval import (
    actions,
    declare,
    defence,
    hidden,
    position,
    reasons,
    resolve,
    setup,
    state,
    triggers,
    turn,
    view,
)
from wartable.games.naval.catalogue import DECK
from wartable.games.naval.options import CANCEL, COPY, PASS, SEATS, SHIFT, VERBS, text
from wartable.games.naval.scenarios import SCENARIO, SCENARIOS
from wartable.games.naval.state import COVER, EXTENDED, ROW_DEFENCE, STOCK, State
from wartable.games.naval.steps import STEPS

# Each of these adds its steps to STEPS when it is imported.
MODULES = (setup, turn, actions, declare, triggers, defence, resolve)

TEAMS = {"two": 2, "three": 3}
"""Teams that sit in turn."""
FIXED = {"seats": "2", "fleet": "25", "teams": "off", "stock": "off"}
"""naval 17 What a scenario leaves no choice about."""
FLAGS = {"row_defence": ROW_DEFENCE, "stock": STOCK, "cover": COVER}


def teams(options: Options) -> list[int]:
    """naval 15.2 The team of each seat: in turn, or as `1122` says; none without team play."""
    word, seats = options["teams"], int(options["seats"])
    if word == "off":
        return []
    if word in TEAMS:
        if seats < TEAMS[word]:
            raise BadInput("options", f"teams={word}", "seats-for-teams", least=TEAMS[word])
        return [seat % TEAMS[word] for seat in range(seats)]
    found = [int(team) - 1 for team in word]
    if len(found) != seats:
        raise BadInput("options", f"teams={word}", "team-for-each", seats=seats)
    if len({*found}) < 2 or {*found} != {*range(max(found) + 1)}:
        raise BadInput("options", f"teams={word}", "teams-from-one")
    return found


def seating(found: list[int]) -> str:
    """The word for teams that sit like this."""
    if not found:
        return "off"
    in_turn = (name for name, n in TEAMS.items() if found == [s % n for s in range(len(found))])
    return next(in_turn, "".join(str(team + 1) for team in found))


class Naval(Game):
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
        Setting("teams", ("off", *TEAMS), "off", pattern="[1-5]{2,6}"),
        Setting("row_defence"),
        Setting("stock"),
        Setting("cover"),
    )

    def table(self, options: Options, seed: int) -> State:
        """A table with its settings, and the whole Action deck beside it."""
        scenario = SCENARIO.get(options["scenario"], -1)
        if scenario >= 0:
            for name, plain in FIXED.items():
                if options[name] != plain:
                    word = f"{name}={options[name]}"
                    raise BadInput("options", word, "in-a-scenario", setting=f"{name}={plain}")
        fresh = state.blank(int(options["seats"]))
        fresh.seed = start(seed)
        fresh.flags = sum(bit for name, bit in FLAGS.items() if options[name] == "on")
        if options["ships"] == "extended":
            fresh.flags |= EXTENDED
        fresh.teams = teams(options)
        fresh.scenario = scenario
        fresh.limit = fresh.goal = int(options["fleet"])
        if scenario >= 0:
            fresh.goal = SCENARIOS[scenario].goal
            fresh.escort = SCENARIOS[scenario].non_combatant_vp
        least = setup.least_budget(fresh)
        if fresh.limit < least:
            raise BadInput("options", f"fleet={options['fleet']}", "fleet-from", least=least)
        fresh.deck = DECK[:]
        return fresh

    def new(self, options: Options, seed: int) -> State:
        """naval 2.1 A game that begins with the dice for the order of play."""
        fresh = self.table(options, seed)
        fresh.frames.append(("order",))
        STEPS.advance(fresh)
        return fresh

    def load(self, data: bytes) -> State:
        """The state that `dump` wrote, with its questions open."""
        loaded = state.load(data)
        STEPS.advance(loaded)
        return loaded

    def seats(self, state: State) -> tuple[str, ...]:
        """The chairs at the table, clockwise."""
        return SEATS[: len(state.navy)]

    def answer(self, state: State, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        STEPS.answer(state, seat, option)

    def text(self, state: State, option: int) -> str:
        """An answer in words."""
        return text(option)

    def parse(self, state: State, seat: int, words: str) -> int:
        """The answer that words mean to the open question of a seat."""
        wanted = reasons.tidy(words)
        for decision in state.decisions:
            if decision.seat == seat:
                for option in decision.options:
                    if text(option) == wanted:
                        return option
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
        """naval 13.10 A window in which a seat may react, for its standing orders."""
        decision = next((d for d in state.decisions if d.seat == seat), None)
        if decision is None or decision.ask not in ("ask-intelligence", "ask-copy"):
            return None
        uses = {option: text(option).split()[0] for option in decision.options if option != PASS}
        turn = self.mark(state)
        player = SEATS[state.played[decision.about[0]][0]]
        about: dict[str, tuple[str, ...]] = {"seat": (player,)}
        return Reaction(PASS, uses, about, f"{turn} {state.frames[0][0]}", turn)

    def scope(self, state: State, seat: int) -> Scope:
        """naval 13.10 and naval 13.12 To cancel a card and to copy one, of any seat."""
        words = tuple(VERBS[option >> SHIFT] for option in (CANCEL, COPY))
        return Scope(words, {"seat": SEATS[: len(state.navy)]})

    def mark(self, state: State) -> str:
        """The turn now being played."""
        return f"round {state.round} {SEATS[state.turn]}" if state.round else "set-up"

    def result(self, state: State) -> str | None:
        """The seat or the team that has won, or `draw`."""
        return view.winner(state)

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
        chosen = {
            "seats": str(len(state.navy)),
            "scenario": SCENARIOS[state.scenario].id if state.scenario >= 0 else "none",
            "fleet": str(state.limit),
            "ships": "extended" if state.flags & EXTENDED else "core",
            "teams": seating(state.teams),
        }
        for name, bit in FLAGS.items():
            chosen[name] = "on" if state.flags & bit else "off"
        return chosen


GAME = Naval()
