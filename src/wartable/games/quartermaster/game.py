"""Quartermaster at the table: settings, set-up, answers, and what other modules ask for."""

from typing import Any

from wartable.core.decision import Illegal, Reason
from wartable.core.game import Game, Options, Setting
from wartable.core.orders import ALWAYS, Order, Reaction, Scope
from wartable.core.rng import shuffle, start
from wartable.games.quartermaster import hidden, position, reasons, state, turn, view, wishes
from wartable.games.quartermaster.board import HOME, NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.changes import draw, tell
from wartable.games.quartermaster.editions import edition, number_of
from wartable.games.quartermaster.options import (
    ARGUMENT,
    ATTACK,
    DEFEND,
    PASS,
    SHIFT,
    USE,
    VERBS,
    text,
    verb,
)
from wartable.games.quartermaster.state import (
    ANY_BATTLE,
    COVER,
    REALLOCATE,
    RECRUIT_COUNTS,
    State,
)

FLAGS = {
    "reallocate": REALLOCATE,
    "built_or_recruited": RECRUIT_COUNTS,
    "cover": COVER,
    "destroyer_transport_any_battle_this_turn": ANY_BATTLE,
}


class Quartermaster(Game):
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

    def new(self, options: Options, seed: int) -> State:
        """qm 4 An army in every home, decks shuffled, first hands drawn."""
        number = number_of(options)
        rules = edition(number)
        flags = sum(bit for name, bit in FLAGS.items() if options[name] == "on")
        if rules.reallocate_always:
            flags |= REALLOCATE
        fresh = State(
            seed=start(seed),
            edition=number,
            flags=flags,
            round=1,
            nation=0,
            step=0,
            armies=[1 << home for home in HOME],
            navies=[0] * 6,
            air_forces=[0] * 6,
            hand=[[] for _ in NATIONS],
            deck=[rules.catalogue.full(nation) for nation in range(len(NATIONS))],
            played=[[] for _ in NATIONS],
            under=[[] for _ in NATIONS],
            status=[0] * 6,
            down=[0] * 6,
            vp=[0, 0],
            used=[0] * 6,
            barred=(0,) * 6,
            laid=[0] * 6,
            safe=[0] * 6,
            granted=[0] * 6,
            began=(0,) * 6,
            reallocated=0,
            battled=0,
            no_air=0,
            picks=[[] for _ in NATIONS],
            known=[],
            wishes=0,
            minded=(0,) * 6,
            winner=-1,
            frames=[],
        )
        tell(fresh, "began", number)
        drawn, discarded = rules.opening
        for nation in range(len(NATIONS)):
            shuffle(fresh, fresh.deck[nation])
            draw(fresh, nation, drawn)
        fresh.frames.append(("opening", -1, discarded))
        turn.steps.advance(fresh)
        return fresh

    def load(self, data: bytes) -> State:
        """The state that `dump` wrote, with its questions open."""
        loaded = state.load(data)
        turn.steps.advance(loaded)
        return loaded

    def seats(self, state: State) -> tuple[str, ...]:
        """A seat is a nation; a person may have several."""
        return NATIONS

    def answer(self, state: State, seat: int, option: int) -> None:
        """Take a legal answer; anything else raises Illegal and changes nothing."""
        take = wishes.answer if state.wishes else turn.steps.answer
        try:
            take(state, seat, option)
        except Illegal:
            if option not in self.requests(state, seat):
                raise
            wishes.say(state, seat, option)

    def requests(self, state: State, seat: int) -> tuple[int, ...]:
        """All that a seat may say without a question that offers it."""
        if not 0 <= seat < len(NATIONS):
            return ()
        return (*wishes.offered(state, seat), *wishes.minds(state, seat))

    def offers(self, state: State, seat: int) -> tuple[int, ...]:
        """qm 2.1, qm 3.7 What a seat may do at any time, and is told so with every question."""
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

    def parse(self, state: State, seat: int, words: str) -> int:
        """The answer that words mean to the open question of a seat."""
        wanted = reasons.tidy(words)
        decision = next((d for d in state.decisions if d.seat == seat), None)
        for option in decision.options if decision is not None else ():
            if wanted in self._spellings(state, option, seat):
                return option
        for option in self.requests(state, seat):
            if wanted in self._spellings(state, option, seat):
                return option
        reason = reasons.why_not(state, seat, wanted)
        raise Illegal(reason.rule, reason.message, **reason.args)

    def _spellings(self, state: State, option: int, seat: int) -> tuple[str, ...]:
        cards = edition(state.edition).catalogue
        short, long = text(option, cards, seat), text(option, cards, -1)
        verb, _, rest = short.partition(" ")
        return short, long, f"{verb} {NATIONS[seat]}.{rest}"

    def why_not(self, state: State, seat: int, words: str) -> Reason | None:
        """Why a seat may not answer that now; None when it may."""
        try:
            self.parse(state, seat, words)
        except Illegal as illegal:
            return illegal.reason
        return None

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
            # Who wants to hear no more of reactions still wants its points.
            quiet=decision.options[-1] if award else None,
        )

    def scope(self, state: State, seat: int) -> Scope:
        """qm 5.3 The cards of a nation, and what its air forces may do; any space and nation."""
        rules = edition(state.edition)
        cards = rules.catalogue
        own = [cards.cards[number].id for number in cards.by_nation[seat]]
        flown = [VERBS[option >> SHIFT] for option in (DEFEND, ATTACK)] if rules.air else []
        return Scope(tuple(dict.fromkeys(own + flown)), {"space": SPACES, "nation": NATIONS})

    def mark(self, state: State) -> str:
        """The turn now being played."""
        return f"round {state.round} {NATIONS[state.nation]}"

    def result(self, state: State) -> str | None:
        """The team that has won."""
        return TEAMS[state.winner] if state.winner >= 0 else None

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
        chosen = dict(edition(state.edition).options)
        for name, bit in FLAGS.items():
            chosen[name] = "on" if state.flags & bit else "off"
        return chosen


GAME = Quartermaster()
