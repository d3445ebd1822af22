"""Quartermaster at the table: settings, answers, and whatever other modules ask for."""

from wartable.core.decision import Illegal
from wartable.core.game import Options, Setting, Shown
from wartable.core.numbering import Bounds, Numbering
from wartable.core.orders import ALWAYS, Order, OrderTerms, Reaction
from wartable.core.stepped import Modules, SteppedGame
from wartable.games.quartermaster import (
    air,
    choices,
    costs,
    hidden,
    numbering,
    pieces,
    position,
    reasons,
    resolve,
    setup,
    stack,
    state,
    table_cards,
    triggers,
    turn,
    view,
    wishes,
)
from wartable.games.quartermaster.board import NATIONS, SPACES, TEAM, TEAMS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.options import (
    ARGUMENT,
    ATTACK,
    DEFEND,
    OF_PIECE,
    PASS,
    SHIFT,
    USE,
    VERBS,
    text,
    verb,
)
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.steps import STEPS

# Each of these adds its steps to STEPS when it is imported.
WITH_STEPS = (turn, triggers, resolve, pieces, choices, costs, table_cards, air, wishes)

OF_OWN = tuple(VERBS[verb >> SHIFT] for verb in OF_PIECE)
"""The words before a piece: a nation need not name itself as its owner."""


class Quartermaster(SteppedGame):
    """Six nations of the Second World War."""

    id = "quartermaster"
    rules_version = 2
    settings: tuple[Setting, ...] = (
        Setting("edition", ("second", "first"), "second"),
        Setting("air_marshal"),
        Setting("english_cards", opposite="french_cards"),
        Setting("reallocate"),
        Setting("built_or_recruited"),
        Setting("destroyer_transport_any_battle_this_turn"),
        Setting("cover"),
    )
    steps = STEPS
    modules = Modules(setup, state, reasons, view, hidden, position)

    def seats(self, state: State) -> tuple[str, ...]:
        """A seat is a nation; a person may have several."""
        return NATIONS

    def answer(self, state: State, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        try:
            if state.wishes:
                wishes.answer(state, seat, option)
            else:
                STEPS.answer(state, seat, option)
        except Illegal:
            if option not in self.requests(state, seat):
                raise
            wishes.say(state, seat, option)

    def shown(self, state: State) -> tuple[Shown, ...]:
        """The open questions as the others see them; none while all discard at once."""
        return () if stack.in_opening(state) else super().shown(state)

    def requests(self, state: State, seat: int) -> tuple[int, ...]:
        """Everything a seat may say without a question that offers it."""
        if not 0 <= seat < len(NATIONS):
            return ()
        return (*wishes.offered(state, seat), *wishes.minds(state, seat))

    def offers(self, state: State, seat: int) -> tuple[int, ...]:
        """qm 2.1, qm 3.7 What a seat may do at any time, listed with every question."""
        return wishes.offered(state, seat)

    def heeds(self, state: State, seat: int, order: Order) -> int | None:
        """qm 3.6 What a seat has to say so that it is asked about the card of an order."""
        cards = edition(state.edition).catalogue
        for option in wishes.minds(state, seat):
            number = option & ARGUMENT
            if cards.cards[number].id == order.card:
                minded = bool(state.minded[seat] & cards.bit[number])
                return option if minded == (order.do == ALWAYS) else None
        return None

    def text(self, state: State, option: int) -> str:
        """An answer in words."""
        seat = state.decisions[0].seat if state.decisions else -1
        return text(option, edition(state.edition).catalogue, seat)

    def readings(self, state: State, seat: int, words: str) -> tuple[str, ...]:
        """A nation may name itself before its own piece or card: `recruit italy libya`."""
        verb, _, rest = words.partition(" ")
        own = NATIONS[seat]
        if rest.startswith(f"{own}.") or (verb in OF_OWN and rest.startswith(f"{own} ")):
            return words, f"{verb} {rest[len(own) + 1 :]}"
        return (words,)

    def reaction(self, state: State, seat: int) -> Reaction | None:
        """qm 5.3 A window in which a nation may react, for its standing orders."""
        for decision in state.decisions:
            if decision.seat == seat and decision.ask in ("ask-react", "ask-award"):
                break
        else:
            return None
        cards = edition(state.edition).catalogue
        award = decision.ask == "ask-award"
        by, whose, space, _ = (seat, seat, -1, -1) if award else decision.about
        return Reaction(
            decline=PASS,
            uses={
                option: cards.cards[option & ARGUMENT].id
                if verb(option) == USE
                else VERBS[option >> SHIFT]
                for option in decision.options
                if option != PASS
            },
            about={
                "space": (SPACES[space],) if space >= 0 else (),
                "nation": tuple(NATIONS[n] for n in (by, whose) if n >= 0),
            },
            step=f"{self.mark(state)} {state.step}",
            turn=self.mark(state),
            # A nation that wants no more reactions still wants its points.
            quiet=decision.options[-1] if award else None,
        )

    def scope(self, state: State, seat: int) -> OrderTerms:
        """qm 5.3 The cards of a nation, and what its air forces may do; any space and nation."""
        rules = edition(state.edition)
        cards = rules.catalogue
        own = [cards.cards[number].id for number in cards.by_nation[seat]]
        flown = [VERBS[option >> SHIFT] for option in (DEFEND, ATTACK)] if rules.air else []
        return OrderTerms(tuple(dict.fromkeys(own + flown)), {"space": SPACES, "nation": NATIONS})

    def mark(self, state: State) -> str:
        """The current turn."""
        return f"round {state.round} {NATIONS[state.nation]}"

    def round(self, state: State) -> int:
        """The current round."""
        return state.round

    def result(self, state: State) -> str | None:
        """The team that has won."""
        return TEAMS[state.winner] if state.winner >= 0 else None

    def sides(self, state: State) -> tuple[int, ...]:
        """The team of each nation."""
        return TEAM

    def winners(self, state: State) -> tuple[int, ...]:
        """The nations of the team that has won."""
        return tuple(nation for nation, team in enumerate(TEAM) if team == state.winner)

    def actions(self, options: Options) -> Numbering:
        """Every answer of an edition, by number."""
        return numbering.numbering(options)

    def bounds(self, options: Options) -> Bounds:
        """Limits that no game exceeds."""
        return numbering.BOUNDS


GAME = Quartermaster()
