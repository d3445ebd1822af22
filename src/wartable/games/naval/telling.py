"""What questions, answers and events are about, by name; the words are in text/telling.*.ftl."""

from typing import Any

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.events import Event
from wartable.games.naval import options as op
from wartable.games.naval.catalogue import CARDS, KIND, NAVIES, PLACES, SUBMARINES, VALUE, VP
from wartable.games.naval.effects import Kind
from wartable.games.naval.state import BY_CARD, BY_EVASION, DRAWN, State

Facts = dict[str, Any]

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
    "launched": ("seat", "attack", "by", "ship", "number"),
    "hunted": ("seat", "attack", "by", "ship", "number"),
    "declared": ("seat", "attack", "card", "ship"),
    "repaired": ("seat", "ship", "count"),
    "redirected": ("seat", "attack", "ship"),
    "guarded": ("seat", "by", "attack"),
    "strike-roll": ("seat", "attack", "ship", "needed", "die", "change", "hit"),
    "damaged": ("ship", "damage", "total"),
    "too-late": ("attack", "ship"),
    "sunk": ("seat", "ship"),
    "out": ("seat",),
    "closed": ("seat",),
}
"""What the arguments of each kind of event are; the others are told by functions below."""

QUESTIONS: dict[str, tuple[str, ...]] = {
    "ask-fleet": ("points",),
    "ask-row": ("ship",),
    "ask-mode": ("ship",),
    "ask-reinforce": ("points",),
    "ask-strike": ("ship", "number"),
    "ask-asw": ("ship", "number"),
    "ask-target": ("card",),
    "ask-platform": ("card", "ship", "count"),
    "ask-cost": ("card",),
    "ask-raid": ("card", "number"),
    "ask-plan": ("card",),
    "ask-repair": ("card",),
    "ask-stop": ("card",),
    "ask-screen": ("card",),
    "ask-screen-to": ("attack",),
    "ask-resolve": ("seat",),
    "ask-copy": ("play",),
    "ask-intelligence": ("play",),
}
"""What `Decision.about` holds, by question."""

_CARD_VERBS = (op.PLAY, op.DISCARD)
_PRICED_CARD = (op.BUY, op.PAY)
_SHIP_VERBS = (op.ACTIVE, op.PASSIVE, op.STRIKE, op.ASW, op.TARGET, op.WITH, op.TO)
_PRICED_SHIP = (op.TAKE, op.ENLIST)


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
    """The message of an event and its facts; `-seen` for who may see the cards."""
    special = _SPECIAL.get(event.kind)
    if special is not None:
        return special(state, event.args)
    facts = _facts(EVENTS[event.kind], event.args)
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
        case Kind.BATTLE_PLAN:
            if more[0] < 0:
                return "played-plan", facts
            return "played-against", facts | {"seats": [op.SEATS[more[0]]]}
        case Kind.REPAIR:
            return "played-repair", facts | {"ships": _each(ship for ship, _ in more)}
        case Kind.BOMBER_RAID:
            return "played-raid", facts | {"ships": _each(more)}
        case Kind.SCREENING_SHIP:
            return "played-screen", facts | {
                "attack": f"a{more[0] + 1}",
                "ship": op.ship_id(more[1]),
            }
        case Kind.INTELLIGENCE:
            return "played-cancel", facts
    if len(more) == 3:
        ships = _ships(navy, more[1])
        return "played-fire", facts | {"ship": op.ship_id(more[0]), "ships": ships}
    return "played-air", facts | {"ship": op.ship_id(more[0])}


def _defended(state: State, args: tuple[Any, ...]) -> tuple[str, Facts]:
    seat, _, design, _, *more = args
    facts: Facts = {"seat": op.SEATS[seat], "card": CARDS[design].id, "attack": f"a{more[0] + 1}"}
    if len(more) == 2:
        return "played-screen", facts | {"ship": op.ship_id(more[1])}
    return "played-stop", facts


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
    "won": _won,
}


def question(state: State, decision: Decision) -> tuple[str, Facts]:
    """The message of a question and what it is about."""
    keys = QUESTIONS.get(decision.ask, ())
    facts = _facts(keys, decision.about)
    if "play" in facts:
        seat, _, design, _ = state.played[facts.pop("play")]
        facts |= {"seat": op.SEATS[seat], "card": CARDS[design].id}
    return decision.ask.removeprefix("ask-"), facts


def answer(state: State, decision: Decision, option: int) -> tuple[str, Facts]:
    """The message of an answer and what it is about."""
    verb, about = option & ~op.ARGUMENT, option & op.ARGUMENT
    word = op.VERBS[option >> op.SHIFT]
    if verb in _CARD_VERBS:
        return word, {"card": CARDS[about].id}
    if verb in _PRICED_CARD:
        return word, {"card": CARDS[about].id, "points": VALUE[about]}
    if verb in _SHIP_VERBS:
        return word, {"ship": op.ship_id(about)}
    if verb in _PRICED_SHIP:
        return word, {"ship": op.ship_id(about), "points": VP[about]}
    if verb == op.ROW:
        return word, {"ship": op.ship_id(about >> 2), "row": about & 3}
    if verb in (op.GUARD, op.DEFEND, op.EVADE):
        attack = about & 63
        facts: Facts = {"attack": f"a{attack + 1}", "ship": op.ship_id(state.attacks[attack][1])}
        if verb == op.DEFEND:
            facts["card"] = CARDS[about >> 6].id
        elif verb == op.GUARD:
            facts["ships"] = [op.ship_id(about >> 6)]
        return word, facts
    if verb in (op.SCREEN, op.RESOLVE):
        return word, {"attack": f"a{about + 1}", "ship": op.ship_id(state.attacks[about][1])}
    if verb == op.REPAIR:
        facts = {"ship": op.ship_id(about >> 6)}
        if about & 63:
            return "repair-one", facts | {"card": CARDS[(about & 63) - 1].id}
        return word, facts
    if verb == op.CANCEL:
        seat, _, design, _ = state.played[about]
        return word, {"seat": op.SEATS[seat], "card": CARDS[design].id}
    if verb == op.TAKE_NAVY:
        return word, {"navy": NAVIES[about]}
    if verb == op.AGAINST:
        return word, {"seat": op.SEATS[about]}
    return word, {}
