"""What questions, answers and events are about, by name; the words are in text/telling.*.ftl."""

from typing import Any

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.core.summary import Facts
from wartable.games.naval import changes
from wartable.games.naval import options as op
from wartable.games.naval.board import owner, row_of, stop_number, strike_number
from wartable.games.naval.catalogue import (
    ACTIVE_EVASION,
    CARDS,
    DAMAGE,
    EVASION,
    HULL,
    HUNT,
    INTELLIGENCE,
    KIND,
    LARGE,
    LARGE_GUN_SINKS,
    NAVIES,
    NUMBERS,
    PLACES,
    PLATFORMS,
    RAID,
    STOP_NUMBER,
    STRIKE,
    SUBMARINES,
    SUPERIOR_TACTICS,
    VALUE,
    VP,
)
from wartable.games.naval.defence import declaring, evasion, waiting
from wartable.games.naval.effects import CardType
from wartable.games.naval.possible import aimed, guards, idle
from wartable.games.naval.setup import price, ships_of
from wartable.games.naval.state import BY_CARD, BY_EVASION, BY_SHIP, DRAWN, State
from wartable.games.naval.triggers import against, named

EVENTS: dict[str, tuple[str, ...]] = {
    "order-die": ("seat", "die"),
    "first": ("seat",),
    "navy": ("seat", "navy"),
    "limit": ("points",),
    "given": ("seat", "card"),
    "bought": ("seat", "points"),
    "drew": ("seat", "count"),
    "reshuffled": ("count",),
    "turn": ("seat", "round"),
    "final": ("seat",),
    "paid": ("seat", "card"),
    "cost": ("seat", "card"),
    "discarded": ("seat", "card"),
    "copied": ("seat", "card"),
    "enlisted": ("seat", "ship"),
    "launched": ("seat", "attack", "by", "ship", "needed"),
    "hunted": ("seat", "attack", "by", "ship", "needed"),
    "declared": ("seat", "attack", "card", "ship", "needed", "damage", "hard"),
    "repaired": ("seat", "ship", "count"),
    "redirected": ("seat", "attack", "ship"),
    "defence": ("seat", "count"),
    "guarded": ("seat", "by", "attack"),
    "strike-roll": ("seat", "attack", "ship", "needed", "die", "change", "hit"),
    "too-late": ("attack", "ship"),
    "out": ("seat",),
    "closed": ("seat",),
}
"""What the arguments of each kind of event mean; functions below tell the others."""

QUESTIONS: dict[str, tuple[str, ...]] = {
    "ask-fleet": ("points",),
    "ask-row": ("ship",),
    "ask-mode": ("ship",),
    "ask-reinforce": ("points",),
    "ask-strike": ("ship",),
    "ask-asw": ("ship",),
    "ask-target": ("card",),
    "ask-platform": ("card", "ship", "count"),
    "ask-cost": ("card",),
    "ask-raid": ("card", "number"),
    "ask-plan": ("card",),
    "ask-repair": ("card",),
    "ask-screen-to": ("attack",),
    "ask-resolve": ("seat",),
    "ask-copy": ("play",),
}
"""What `Decision.about` holds, by question."""

_CARD_VERBS = (op.PLAY, op.DISCARD)
_PRICED_CARD = (op.BUY, op.PAY)
_PRICED_SHIP = (op.TAKE, op.ENLIST)

FAMILIES = {"group": "navy deck", "guard": "navy", "card": "card type"}
"""The families that hold the names of a fact."""


def _fact(key: str, number: int) -> Any:
    match key:
        case "seat":
            return op.SEATS[number]
        case "navy":
            return NAVIES[number]
        case "card":
            return CARDS[number].id
        case "ship":
            return op.ship_id(number)
        case "attack":
            return f"a{number + 1}"
        case _:
            return number


def _facts(keys: tuple[str, ...], numbers: tuple[Any, ...]) -> Facts:
    facts: Facts = {}
    for key, number in zip(keys, numbers, strict=False):
        if key == "by":
            facts["ships"] = [op.ship_id(number)]
        else:
            facts[key] = _fact(key, number)
    return facts


def _ships(navy: int, places: int) -> list[str]:
    return [op.ship_id(navy * PLACES + place) for place in walk(places)]


def event(state: State, event: Event) -> tuple[str, Facts]:
    """The message of an event and its facts; `-seen` for those who may see the cards."""
    special = _SPECIAL.get(event.kind)
    if special is not None:
        return special(state, event.args)
    facts = _facts(EVENTS[event.kind], event.args)
    if "change" in facts:
        facts["sign"] = signed(facts["change"])
    if event.secret:
        facts["cards"] = [CARDS[card].id for card in event.secret]
        return f"{event.kind}-seen", facts
    return event.kind, facts


def _laid_out(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, navy, places = args
    return "laid-out", {"seat": op.SEATS[seat], "ships": _ships(navy, places)}


def _formed(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, _, first, second, third, active = args
    rows = sum(1 for row in (first, second, third) if row)
    return "formed", {"seat": op.SEATS[seat], "count": rows, "active": active.bit_count()}


def _joined(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, ship, row = args
    facts: Facts = {"seat": op.SEATS[seat], "ship": op.ship_id(ship)}
    if SUBMARINES[ship >> 5] >> (ship & 31) & 1:
        return ("joined-active" if row else "joined-passive"), facts
    return "joined", facts | {"row": row}


def _played(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, _, design, navy, *more = args
    facts: Facts = {"seat": op.SEATS[seat], "card": CARDS[design].id}
    match KIND[design]:
        case CardType.BATTLE_PLAN:
            if more[0] < 0:
                return "played-plan", facts
            return "played-against", facts | {"seats": [op.SEATS[more[0]]]}
        case CardType.REPAIR:
            return "played-repair", facts | {"ships": _each(ship for ship, _ in more)}
        case CardType.BOMBER_RAID:
            return "played-raid", facts | {"ships": _each(more)}
        case CardType.SCREENING_SHIP:
            return "played-screen", facts | {
                "attack": f"a{more[0] + 1}",
                "ship": op.ship_id(more[1]),
            }
        case CardType.INTELLIGENCE:
            return _against("played-cancel", facts, *more)
    if len(more) == 3:
        ships = _ships(navy, more[1])
        return "played-fire", facts | {"ship": op.ship_id(more[0]), "ships": ships}
    return "played-air", facts | {"ship": op.ship_id(more[0])}


def _against(message: str, facts: Facts, whose: int, design: int, attack: int) -> tuple[str, Facts]:
    """What Intelligence is played against: a card and, in a defence, its attack."""
    facts |= {"seats": [op.SEATS[whose]], "cards": [CARDS[design].id]}
    if attack < 0:
        return message, facts
    return f"{message}-defence", facts | {"attack": f"a{attack + 1}"}


def _defended(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, _, design, _, *more = args
    facts: Facts = {"seat": op.SEATS[seat], "card": CARDS[design].id, "attack": f"a{more[0] + 1}"}
    if len(more) == 2:
        return "played-screen", facts | {"ship": op.ship_id(more[1])}
    return "played-stop", facts


def _damaged(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    ship, damage, total = args
    left = max(0, HULL[ship] - total)
    facts = {"ship": op.ship_id(ship), "damage": damage, "left": left, "hull": HULL[ship]}
    return "damaged", facts


_WHY_SUNK = {
    changes.STRUCK: "sunk-struck",
    changes.BROKEN: "sunk-broken",
    changes.BY_LARGE_GUN: "sunk-large-gun",
    changes.BELOW: "sunk-below",
}


def _sunk(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, ship, why = args
    return _WHY_SUNK[why], {
        "seat": op.SEATS[seat],
        "ship": op.ship_id(ship),
        "points": changes.worth(state, ship),
    }


def _each(numbers: Any) -> list[str]:
    return list(dict.fromkeys(op.ship_id(number) for number in numbers))


def _planned(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, whom = args
    if whom < 0:
        return "planned", {"seat": op.SEATS[seat]}
    return "planned-against", {"seat": op.SEATS[whom]}


def _cancelled(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    _, whose, design = args
    return "cancelled", {"seat": op.SEATS[whose], "card": CARDS[design].id}


def _defence_roll(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, attack, target, how, source, needed, die, change, stopped = args
    facts: Facts = {
        "seat": op.SEATS[seat],
        "attack": f"a{attack + 1}",
        "ship": op.ship_id(target),
        "needed": needed,
        "die": die,
        "change": change,
        "sign": signed(change),
        "stopped": stopped,
    }
    if how == BY_CARD:
        return "roll-card", facts | {"card": CARDS[source].id}
    if how == BY_EVASION:
        return "roll-evasion", facts
    return "roll-ship", facts | {"ships": [op.ship_id(source)]}


def _won(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    if args[0] == DRAWN:
        return "won-nobody", {}
    if state.teams:
        return "won-team", {"team": op.TEAMS[args[0]]}
    return "won", {"seat": op.SEATS[args[0]]}


_SPECIAL = {
    "laid-out": _laid_out,
    "formed": _formed,
    "joined": _joined,
    "played": _played,
    "defended": _defended,
    "planned": _planned,
    "cancelled": _cancelled,
    "defence-roll": _defence_roll,
    "damaged": _damaged,
    "sunk": _sunk,
    "won": _won,
}


def question(state: State, decision: Decision) -> tuple[str, Facts]:
    """The message of a question and what it is about."""
    ask = decision.ask.removeprefix("ask-")
    if ask == "intelligence":
        played = [state.played[number] for number in decision.about]
        facts: Facts = {"seat": op.SEATS[played[0].seat], "card": CARDS[played[0].design].id}
        if len(played) > 1:
            ask, facts["cards"] = "intelligence-several", [CARDS[one.design].id for one in played]
        elif played[0].design == INTELLIGENCE:
            aim = named(state, decision.about[0])[0]
            return _against("intelligence-counter", facts, *against(state, aim))
        return ask, facts
    keys = QUESTIONS.get(decision.ask, ())
    facts = _facts(keys, decision.about)
    if "play" in facts:
        seat, _, design, _ = state.played[facts.pop("play")]
        facts |= {"seat": op.SEATS[seat], "card": CARDS[design].id}
        if design == INTELLIGENCE:
            ask = "copy-cancel"
    return ask, facts


def answer(state: State, decision: Decision, option: int) -> tuple[str, Facts]:
    """The message of an answer and what it is about."""
    verb, about = option & ~op.ARGUMENT, option & op.ARGUMENT
    word = op.VERBS[option >> op.SHIFT]
    if verb in _CARD_VERBS:
        return word, {"card": CARDS[about].id}
    if verb in _PRICED_CARD:
        return word, {"card": CARDS[about].id, "points": VALUE[about]}
    if verb in (op.ACTIVE, op.PASSIVE):
        value = ACTIVE_EVASION if verb == op.ACTIVE else EVASION
        return word, {"ship": op.ship_id(about), "evasion": value[about]}
    if verb in _PRICED_SHIP:
        return word, {"ship": op.ship_id(about), "points": VP[about]}
    if verb == op.ROW:
        return word, {"ship": op.ship_id(about >> 2), "row": about & 3}
    if verb in (op.STRIKE, op.ASW):
        return word, {"ship": op.ship_id(about), "count": len(NUMBERS[about])}
    if verb == op.TARGET:
        return target(state, decision, about)
    if verb in (op.TO, op.WITH):
        return word, place(state, about)
    if verb in (op.GUARD, op.DEFEND, op.EVADE):
        return word, stopping(state, decision.seat, verb, about)
    if verb == op.SCREEN:
        return word, {"attack": f"a{about + 1}", "ship": op.ship_id(_aimed(state, about))}
    if verb == op.RESOLVE:
        return word, {"attack": f"a{about + 1}", "ship": op.ship_id(state.attacks[about].target)}
    if verb == op.COPY and decision.ask == "ask-defend":
        return word, {"card": CARDS[SUPERIOR_TACTICS].id}
    if verb == op.REPAIR:
        facts: Facts = {"ship": op.ship_id(about >> 6)}
        if about & 63:
            return "repair-one", facts | {"card": CARDS[(about & 63) - 1].id}
        return word, facts
    if verb == op.CANCEL:
        seat, _, design, _ = state.played[about]
        facts = {"seat": op.SEATS[seat], "card": CARDS[design].id}
        declared = dict(waiting(state)).get(about)
        if declared is None:
            return word, facts
        card, _, attack, ship = declared
        facts |= {"attack": f"a{attack + 1}", "ship": op.ship_id(state.attacks[attack].target)}
        facts["copy"] = int(card == SUPERIOR_TACTICS)
        if ship >= 0:
            return "cancel-screen", facts | {"ships": [op.ship_id(ship)]}
        return "cancel-stop", facts | {
            "needed": stop_number(state.attacks[attack], STOP_NUMBER[design])
        }
    if verb == op.TAKE_NAVY:
        places = ships_of(state, about)
        points = price(about, places)
        return word, {"navy": NAVIES[about], "count": places.bit_count(), "points": points}
    if verb == op.AGAINST:
        return word, {"seat": op.SEATS[about]}
    return word, {}


def signed(number: int) -> str:
    """A number with its sign, as people write it."""
    return f"{number:+}".replace("-", "−")


def place(state: State, ship: int) -> Facts:
    """Where a ship is, whose, and what is left of it; a submarine has no row and no hull, 0."""
    hull = HULL[ship]
    return {
        "ship": op.ship_id(ship),
        "seat": op.SEATS[owner(state, ship)],
        "row": row_of(state, ship),
        "hull": hull,
        "left": hull - sum(damage.points for damage in state.damage if damage.ship == ship),
        "evasion": evasion(state, owner(state, ship), ship),
    }


def target(state: State, decision: Decision, ship: int) -> tuple[str, Facts]:
    """A target with what it takes: the number to roll (naval 15.1), or the card's damage."""
    facts = place(state, ship)
    design = decision.about[0]
    below = SUBMARINES[ship >> 5] >> (ship & 31) & 1
    raid = RAID[design] if decision.ask == "ask-raid" else None
    if decision.ask in ("ask-strike", "ask-asw"):
        number = decision.about[1]
    elif raid is not None:
        number = raid.numbers[decision.about[1] - 1]
    else:
        number = HUNT[design] if below else STRIKE[design]
    if number:
        change = state.plan[state.turn]
        return "target-roll", facts | {
            "needed": strike_number(state, ship, number),
            "change": change,
            "sign": signed(change),
        }
    large = LARGE_GUN_SINKS[design] and PLATFORMS[state.navy[decision.seat]][LARGE]
    sinks = 1 if DAMAGE[design] >= facts["left"] else 2 * bool(large & idle(state, decision.seat))
    facts |= {"damage": DAMAGE[design], "sinks": sinks}
    return ("target-below" if below else "target-damage"), facts


def stopping(state: State, seat: int, verb: int, about: int) -> Facts:
    """A defence with the number that must be rolled, including hard to stop (naval 11.6)."""
    source, attack = about >> 6, about & 63
    facts: Facts = {"attack": f"a{attack + 1}", "ship": op.ship_id(_aimed(state, attack))}
    if verb == op.DEFEND:
        number, facts["card"] = STOP_NUMBER[source], CARDS[source].id
    elif verb == op.EVADE:
        number = evasion(state, seat, source)
    else:
        rolling = [
            number
            for against, number, how, by, rolled in state.defences
            if (against, how, by, rolled) == (attack, BY_SHIP, source, 0)
        ]
        ready = dict(guards(state, seat, declaring(state)[1])).get(source, 0)
        number, facts["ships"] = rolling[0] if rolling else ready, [op.ship_id(source)]
    return facts | {
        "needed": stop_number(state.attacks[attack], number),
        "change": state.plan[seat],
        "sign": signed(state.plan[seat]),
    }


def _aimed(state: State, attack: int) -> int:
    return aimed(state, attack, declaring(state)[1])
