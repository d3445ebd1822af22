"""Why can't I? The rule and the condition that is missing, for any card or ship."""

from wartable.core.decision import Decision, Reason
from wartable.games.naval import options as op
from wartable.games.naval.board import enemies, fleet, owner, row_of, surface
from wartable.games.naval.catalogue import (
    AIR_DEFENCE,
    ASW,
    CARD,
    CARDS,
    COST,
    KIND,
    NAVIES,
    NAVY,
    NEEDED,
    NEUTRAL,
    NUMBERS,
    PLACES,
    RAID,
    SCREENING_SHIP,
    SHIP,
    STOPS,
    SUBMARINES,
    SUPERIOR_TACTICS,
    SYMBOLS,
    VALUE,
    platforms,
)
from wartable.games.naval.changes import worth
from wartable.games.naval.defence import declaring, left
from wartable.games.naval.effects import CardType, Symbol
from wartable.games.naval.possible import (
    aimed,
    air_strikes,
    damaged,
    depths,
    guards,
    held,
    idle,
    reinforcements,
    under_attack,
)
from wartable.games.naval.setup import budget, ships_of
from wartable.games.naval.state import State

_CARD_VERBS = ("play", "pay", "buy", "discard", "defend")
_SHIP_VERBS = (
    "take", "row", "active", "passive", "strike", "asw", "enlist", "target", "with", "repair",
    "guard", "to", "evade",
)  # fmt: skip


def why_not(state: State, seat: int, words: str) -> Reason:
    """Why something is not one of the options."""
    verb, *about = words.split() or [""]
    decision = next((d for d in state.decisions if d.seat == seat), None)
    if verb not in op.VERBS:
        return Reason("table", "reason-unknown-verb", {"word": verb})
    if decision is None:
        return Reason("table", "reason-not-your-question", {"seat": op.SEATS[seat]})
    name = about[0] if about else ""
    if verb in _CARD_VERBS:
        return _card(state, seat, verb, name, about[1:], decision)
    if verb in _SHIP_VERBS:
        return _ship(state, seat, verb, name, about[1:], decision)
    if verb == "navy":
        return _navy(state, name, decision)
    if verb == "reinforce":
        return _reinforce(state, seat, decision)
    if verb == "screen":
        return _screen(state, seat, name, decision)
    if verb == "copy":
        return _copy(state, seat)
    return Reason(decision.rule, "reason-not-now", {"word": words})


def _navy(state: State, name: str, decision: Decision) -> Reason:
    if name not in NAVY:
        return Reason("table", "reason-unknown-navy", {"word": name})
    holder = state.holder[NAVY[name]]
    if holder >= 0:
        return Reason("naval A2", "reason-navy-taken", {"navy": name, "seat": op.SEATS[holder]})
    return Reason(decision.rule, "reason-not-now", {"word": name})


def _reinforce(state: State, seat: int, decision: Decision) -> Reason:
    if not reinforcements(state):
        return Reason("naval 17.3", "reason-no-reinforcements")
    if decision.ask != "ask-action":
        return Reason(decision.rule, "reason-not-now", {"word": "reinforce"})
    purse = sum(VALUE[card] for card in held(state, seat))
    return Reason("naval 7.2", "reason-nothing-affordable", {"points": purse})


def _card(
    state: State, seat: int, verb: str, name: str, more: list[str], decision: Decision
) -> Reason:
    if name not in CARD:
        return Reason("table", "reason-unknown-card", {"word": name})
    card = CARD[name]
    args: dict[str, str | int] = {"card": name}
    if verb == "buy":
        if decision.ask != "ask-buy":
            return Reason(decision.rule, "reason-not-now", {"word": name})
        return Reason("naval 15.4", "reason-not-for-sale", args)
    if card not in held(state, seat):
        return Reason("naval 1.3", "reason-not-held", args)
    if verb == "pay" and not reinforcements(state):
        return Reason("naval 17.3", "reason-no-reinforcements")
    if verb == "play" and decision.ask == "ask-action":
        return _play(state, seat, card, args)
    if verb == "defend" and decision.ask == "ask-defend":
        return _defend(state, seat, card, more[0] if more else "", args)
    return Reason(decision.rule, "reason-not-now-card", args)


def _number_of(state: State, seat: int, word: str) -> int | None:
    """The attack on a seat that a word such as a2 means."""
    return next((k for k, _ in under_attack(state, seat) if word == f"a{k + 1}"), None)


def _defend(state: State, seat: int, card: int, word: str, args: dict[str, str | int]) -> Reason:
    if _number_of(state, seat, word) is None:
        return Reason("naval 6.4", "reason-no-such-attack", {"word": word})
    if not STOPS[card]:
        return Reason("naval 11.1", "reason-no-defence", args)
    _, declared = declaring(state)
    if card not in left(state, seat, declared):
        return Reason("naval 6.5", "reason-declared", args)
    return Reason("naval 11.2", "reason-does-not-stop", args | {"attack": word})


def _guard(state: State, seat: int, ship: int, word: str, args: dict[str, str | int]) -> Reason:
    if not AIR_DEFENCE[ship]:
        return Reason("naval 11.1", "reason-no-air-defence", args)
    if _number_of(state, seat, word) is None:
        return Reason("naval 6.4", "reason-no-such-attack", {"word": word})
    _, declared = declaring(state)
    if ship not in dict(guards(state, seat, declared)):
        return Reason("naval A24", "reason-used-up", args)
    return Reason("naval 11.2", "reason-ship-does-not-stop", args | {"attack": word})


def _copy(state: State, seat: int) -> Reason:
    args: dict[str, str | int] = {"card": CARDS[SUPERIOR_TACTICS].id}
    if SUPERIOR_TACTICS not in held(state, seat):
        return Reason("naval 1.3", "reason-not-held", args)
    return Reason("naval 13.12", "reason-only-copy", args)


def _screen(state: State, seat: int, word: str, decision: Decision) -> Reason:
    attack = _number_of(state, seat, word)
    if decision.ask not in ("ask-defend", "ask-tactics"):
        return Reason(decision.rule, "reason-not-now", {"word": f"screen {word}"})
    if attack is None:
        return Reason("naval 6.4", "reason-no-such-attack", {"word": word})
    if SCREENING_SHIP not in held(state, seat):
        return Reason("naval 1.3", "reason-not-held", {"card": "screening_ship"})
    declared = declaring(state)[1]
    ship = aimed(state, attack, declared)
    args: dict[str, str | int] = {"ship": op.ship_id(ship)}
    if not row_of(state, ship):
        return Reason("naval 13.14", "reason-screen-submarine", args)
    if decision.ask == "ask-defend" and SCREENING_SHIP not in left(state, seat, declared):
        return Reason("naval 6.5", "reason-declared", {"card": "screening_ship"})
    return Reason("naval 13.14", "reason-no-screen", args)


def _play(state: State, seat: int, card: int, args: dict[str, str | int]) -> Reason:
    kind = KIND[card]
    if kind == CardType.INTELLIGENCE:
        return Reason("naval 13.10", "reason-only-reaction", args)
    if kind == CardType.SUPERIOR_TACTICS:
        return Reason("naval 13.12", "reason-only-copy", args)
    if kind in (CardType.NEAR_MISS, CardType.SCREENING_SHIP):
        return Reason("naval 6.4", "reason-only-defence", args)
    if kind == CardType.REPAIR:
        return Reason("naval 13.13", "reason-no-damage", args)
    if not NEEDED[card]:
        if not air_strikes(state):
            return Reason("naval 17.3", "reason-no-air-strikes", args)
        if RAID[card] and len(held(state, seat)) <= COST[card]:
            return Reason("naval 13.8", "reason-cost", args | {"cards": COST[card]})
        return Reason("naval 13.5", "reason-no-target", args)
    if not depths(state, seat, card, idle(state, seat)):
        return _platforms(state, seat, card, args)
    return Reason("naval 9.1", "reason-out-of-range", args)


def _platforms(state: State, seat: int, card: int, args: dict[str, str | int]) -> Reason:
    """naval 8.3 The weapons that a card lacks: nobody has them, or their ships cannot act."""
    if KIND[card] == CardType.TORPEDO and state.subs[seat] and not state.active[seat]:
        return Reason("naval A8", "reason-no-active", args)
    weapons = "-".join(Symbol(symbol).name.lower() for symbol in SYMBOLS[card])
    could = depths(state, seat, card, surface(state, seat) | state.active[seat])
    facts: dict[str, str | int] = {"weapons": weapons, "count": NEEDED[card]}
    return Reason("naval 8.3", "reason-no-platform", args | facts | {"acted": int(bool(could))})


def _number(state: State, name: str) -> int | None:
    if name == "non_combatant":
        for navy in range(len(NAVIES)):
            whose = state.holder[navy]
            if whose >= 0 and fleet(state, whose) >> NEUTRAL & 1:
                return navy * PLACES + NEUTRAL
    return SHIP.get(name)


def _ship(
    state: State, seat: int, verb: str, name: str, more: list[str], decision: Decision
) -> Reason:
    ship = _number(state, name)
    if ship is None:
        return Reason("table", "reason-unknown-ship", {"word": name})
    args: dict[str, str | int] = {"ship": name}
    later = Reason(decision.rule, "reason-not-now-ship", args)
    if verb == "target":
        return _target(state, seat, ship, args, decision)
    if owner(state, ship) != seat:
        return Reason("naval 2.2", "reason-not-yours", args)
    bit = 1 << (ship & 31)
    if verb == "strike" and NUMBERS[ship] and not air_strikes(state):
        return Reason("naval 17.3", "reason-no-air-strikes-ship", args)
    if verb == "enlist" and not reinforcements(state):
        return Reason("naval 17.3", "reason-no-reinforcements")
    if verb == "take" and decision.ask == "ask-fleet":
        if not ships_of(state, ship >> 5) & bit or state.picks[seat] & bit:
            return later
        points = budget(state, seat)
        return Reason("naval 2.3", "reason-over-budget", args | {"points": points})
    if verb == "enlist" and decision.ask == "ask-reinforce":
        if not state.reserve[seat] & bit:
            return Reason("naval 7.2", "reason-not-in-reserve", args)
        return Reason("naval 7.2", "reason-too-dear", args | {"points": worth(state, ship)})
    if not fleet(state, seat) & bit:
        return Reason("naval 2.5", "reason-not-in-fleet", args)
    if verb == "guard" and decision.ask == "ask-defend":
        return _guard(state, seat, ship, more[0] if more else "", args)
    if seat != state.turn:
        return later
    if verb in ("strike", "asw", "with", "repair") and state.acted & bit:
        return Reason("naval 8.2", "reason-has-acted", args)
    if verb in ("strike", "asw", "with"):
        return _weapon(state, seat, verb, ship, args, decision)
    if verb == "repair" and not any(damage.ship == ship for damage in damaged(state, seat)):
        return Reason("naval 13.13", "reason-not-damaged", args)
    return later


def _weapon(
    state: State, seat: int, verb: str, ship: int, args: dict[str, str | int], decision: Decision
) -> Reason:
    bit = 1 << (ship & 31)
    if state.mended & bit:
        return Reason("naval 13.13", "reason-was-repaired", args)
    if state.subs[seat] & bit and not state.active[seat] & bit:
        return Reason("naval A8", "reason-passive", args)
    if verb == "strike" and not NUMBERS[ship]:
        return Reason("naval 14.1", "reason-no-strike", args)
    if verb == "asw":
        if not ASW[ship]:
            return Reason("naval 14.2", "reason-no-asw", args)
        return Reason("naval 12.3", "reason-no-submarine", args)
    if verb == "with" and decision.ask == "ask-platform":
        if not platforms(decision.about[0], ship):
            return Reason("naval 8.3", "reason-no-symbol", args)
        return Reason("naval 9.3", "reason-too-far", args)
    return Reason(decision.rule, "reason-not-now-ship", args)


def _target(
    state: State, seat: int, ship: int, args: dict[str, str | int], decision: Decision
) -> Reason:
    whose = owner(state, ship)
    if whose == seat or whose < 0 or not fleet(state, whose) >> (ship & 31) & 1:
        return Reason("naval 8.1", "reason-not-an-enemy", args)
    if whose not in enemies(state, seat):
        return Reason("naval 15.3", "reason-mate", args)
    below = SUBMARINES[ship >> 5] >> (ship & 31) & 1
    if decision.ask in ("ask-strike", "ask-raid") and below:
        return Reason("naval 12.3", "reason-strike-submarine", args)
    if decision.ask == "ask-asw" and not below:
        return Reason("naval 12.3", "reason-asw-ship", args)
    if decision.ask == "ask-target":
        if below:
            return Reason("naval 12.4", "reason-fire-submarine", args)
        card = decision.about[0]
        if not NEEDED[card] and not air_strikes(state):
            return Reason("naval 17.3", "reason-no-air-strikes", {"card": CARDS[card].id})
        return Reason("naval 9.1", "reason-target-range", args | {"row": row_of(state, ship)})
    return Reason(decision.rule, "reason-not-now-ship", args)
