"""eu 10 and eu 13 Declarations of war, countries that join, diplomacy and policies."""

from wartable.core.bits import walk
from wartable.core.decision import Decision
from wartable.core.frames import Frame
from wartable.core.rng import below
from wartable.games.europe import changes, conditions, country_changes
from wartable.games.europe import options as op
from wartable.games.europe.effects import (
    FACTIONS,
    LocalWars,
    MayDeclareWar,
    MustDeclareWar,
    NoDeclaration,
    Waits,
)
from wartable.games.europe.front import countries, in_play
from wartable.games.europe.scenario import UNPLACED
from wartable.games.europe.seats import groups, seat_of
from wartable.games.europe.state import (
    ACTIVE,
    APPEASEMENT,
    AXIS,
    FAILURE,
    NEUTRAL,
    NO_EVENT,
    NOBODY,
    PACT,
    SOVIET,
    SUCCESS,
    TREATY,
    WESTERN,
    State,
)
from wartable.games.europe.steps import STEPS, offered

BETWEEN = {frozenset((AXIS, WESTERN)): APPEASEMENT, frozenset((AXIS, SOVIET)): PACT}
"""eu 10.3 The policy that keeps two factions from war."""


def waits(state: State, faction: int) -> bool:
    """eu P1 Whether a faction has to wait: no declaration, no strategic movement, no activation."""
    for rule in state.scenario.rules_of(Waits):
        if rule.faction == FACTIONS[faction] and not conditions.holds(state, rule.until):
            return True
    return False


def declarations(state: State, faction: int) -> list[int]:
    """eu 10.1 The neutral countries and the factions that war may be declared on."""
    if waits(state, faction) or any(
        rule.faction == FACTIONS[faction] and not conditions.holds(state, rule.until)
        for rule in state.scenario.rules_of(NoDeclaration)
    ):
        return []
    able = (ACTIVE, NEUTRAL) if state.scenario.rules_of(MayDeclareWar) else (NEUTRAL,)
    found = [
        op.WAR | country
        for country, status in enumerate(state.status)
        if status in able and why_no_war(state, faction, country) == ""
    ]
    found += [op.WAR_ON | other for other in range(3) if may_break(state, faction, other)]
    return found


def why_no_war(state: State, faction: int, country: int) -> str:
    """Why a faction may not declare war on a country; empty if it may."""
    scenario = state.scenario
    if state.status[country] == ACTIVE:
        for rule in scenario.rules_of(MayDeclareWar):
            if (
                rule.faction == FACTIONS[faction]
                and scenario.country_number[rule.on] == country
                and not state.war[faction] >> state.side[country] & 1
                and conditions.holds(state, rule.when)
            ):
                return ""
        return "active"
    if state.status[country] != NEUTRAL:
        return "closed"
    joined = scenario.countries[country].joins[faction]
    if joined < 0 or not in_play(state, joined):
        return "joins-nobody"
    # eu 10.1-4 Only the Axis may break the Pact.
    if faction != AXIS and state.policies:
        policy = BETWEEN.get(frozenset((faction, joined)), 0)
        if state.policies & policy and not _local(state, faction):
            return "pact"
    return ""


def _local(state: State, faction: int) -> bool:
    """eu K-18 Whether a faction's declaration makes only a local war now."""
    return any(
        rule.faction == FACTIONS[faction] and conditions.holds(state, rule.when)
        for rule in state.scenario.rules_of(LocalWars)
    )


def may_break(state: State, faction: int, other: int) -> bool:
    """eu 10.1 The Axis may end Appeasement or the Pact, if someone else plays that faction."""
    if faction != AXIS or other == AXIS:
        return False
    policy = BETWEEN[frozenset((faction, other))]
    if not state.policies & policy or not in_play(state, other):
        return False
    return all(not {faction, other} <= set(group) for group in groups(state))


def may_declare(state: State, faction: int) -> bool:
    """eu 10.1 Whether a faction declares war in this phase, may, or waits for an event in it."""
    scenario = state.scenario
    return (
        any(event.check in ("declaration_of_war", "immediately") for event in scenario.events)
        or any(
            rule.faction == FACTIONS[faction] and rule.turn == state.turn
            for rule in scenario.rules_of(MustDeclareWar)
        )
        or bool(declarations(state, faction))
    )


@STEPS.run("declare")
def run_declare(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 10.1 and eu F1 War on any number of neutral countries; the scenario demands some."""
    _, faction = frame
    for rule in state.scenario.rules_of(MustDeclareWar):
        if rule.faction == FACTIONS[faction] and rule.turn == state.turn:
            for name in rule.on:
                country = state.scenario.country_number[name]
                if state.status[country] == NEUTRAL:
                    war_on(state, faction, country)
    found = declarations(state, faction)
    return offered(state, faction, "eu 10.1", "ask-declare", op.DONE, found)


@STEPS.take("declare")
def take_declare(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 10.1 War is declared, and takes effect at once."""
    _, faction = frame
    verb, about = op.verb_of(option), option & op.LOW
    if verb == op.DONE:
        state.frames.pop()
    elif verb == op.WAR:
        war_on(state, faction, about)
    else:
        changes.tell(state, "declared-on", faction, about)
        begin_war(state, faction, about)


def war_on(state: State, faction: int, country: int) -> None:
    """eu 13.1 A country on which war is declared is activated and joins an enemy faction."""
    country_changes.declare(state, faction, country)
    if state.status[country] == ACTIVE:
        # eu P1 The war is with the whole faction; policies stay.
        country_changes.make_war(state, faction, state.side[country])
        return
    joined = state.scenario.countries[country].joins[faction]
    if _local(state, faction):
        country_changes.make_local_war(state, faction, country)
    else:
        begin_war(state, faction, joined)
    join(state, country, joined)


def begin_war(state: State, one: int, other: int) -> None:
    """eu 10.1-3 Two factions are at war; a policy between them ends."""
    if not state.war[one] >> other & 1:
        country_changes.make_war(state, one, other)
    policy = BETWEEN.get(frozenset((one, other)), 0)
    if state.policies & policy:
        country_changes.end_policy(state, policy)


def join(state: State, country: int, faction: int) -> None:
    """eu 10.1-8 A country becomes active in a faction, and its units enter."""
    country_changes.join(state, country, faction)
    for unit, found in enumerate(state.scenario.units):
        if found.country == country and found.neutral and state.at[unit] == UNPLACED:
            changes.put(state, unit, found.home)


@STEPS.run("reevaluate")
def run_reevaluate(state: State, frame: Frame) -> None:
    """eu 10.3 and eu K-5 From its turn on, a die each Diplomacy Phase may end a policy."""
    state.frames.pop()
    for number, entry in enumerate(state.scenario.reevaluation):
        ends = 0
        for turn, dice in entry.steps:
            if turn <= state.turn:
                ends = dice
        if not ends or not state.policies & entry.policy:
            continue
        die = changes.roll(state)
        changes.show(state, "policy-die", entry.policy, die)
        if ends >> die & 1:
            country_changes.end_policy(state, entry.policy)
            state.frames.append(("effects", "reevaluation", number))


def diplomacy_open(state: State) -> bool:
    """eu 10.2 The phase is skipped unless one of three policies applies."""
    return bool(state.policies & (APPEASEMENT | PACT | TREATY))


def dealings(state: State, faction: int) -> list[int]:
    """eu 10.2 Draw from the cup or stock it, for the points of one country."""
    price = state.scenario.tables.diplomacy_cost
    rich = [country for country in countries(state, faction) if state.points[country] >= price]
    found = []
    if sum(state.cup):
        found += [op.DRAW | country for country in rich]
    for kind in range(3):
        if state.box[kind]:
            found += [op.pack(op.STOCK, 0, kind, country) for country in rich]
    return sorted(found)


@STEPS.run("diplomacy")
def run_diplomacy(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 10.2-1 Each faction once a phase: pass, draw or stock."""
    _, faction = frame
    found = dealings(state, faction)
    return offered(state, faction, "eu 10.2", "ask-diplomacy", op.PASS, found)


@STEPS.take("diplomacy")
def take_diplomacy(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 10.2 Five points of one country; a marker is drawn, or one goes into the cup."""
    _, faction = frame
    verb, (_, kind, country) = op.verb_of(option), op.parts(option)
    state.frames.pop()
    if verb == op.PASS:
        return
    country_changes.spend(state, country, state.scenario.tables.diplomacy_cost)
    if verb == op.STOCK:
        _stock(state, kind)
        changes.tell(state, "stocked", faction, kind)
        if state.box[NO_EVENT]:
            # eu 10.2-3 A No Event marker left in the box follows automatically.
            _stock(state, NO_EVENT)
        return
    drawn = draw(state)
    changes.show(state, "drew", faction, drawn)
    if drawn == SUCCESS:
        state.frames.append(("win", faction, drawn))
    elif drawn == FAILURE:
        rival = next_faction(state, faction)
        if rival >= 0:
            state.frames.append(("win", rival, drawn))


def _stock(state: State, kind: int) -> None:
    country_changes.fill_box(state, kind, -1)
    country_changes.fill_cup(state, kind, 1)


def draw(state: State) -> int:
    """eu 10.2-2 Every marker in the cup is as likely as any other; it goes back (eu 10.2-6)."""
    number = below(state, sum(state.cup))
    for kind, count in enumerate(state.cup):
        if number < count:
            return kind
        number -= count
    raise AssertionError("the cup is empty")


def next_faction(state: State, faction: int) -> int:
    """eu 10.2-5 The next faction in order that is in play and not an ally."""
    for step in (1, 2):
        other = (faction + step) % 3
        if in_play(state, other) and not state.allies[faction] >> other & 1:
            return other
    return NOBODY


def prizes(state: State) -> list[int]:
    """eu 10.2-4 The countries of the list that are still neutral."""
    return [c for c in walk(state.scenario.targets) if state.status[c] == NEUTRAL]


@STEPS.run("win")
def run_win(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """eu 10.2.1 The faction chooses a neutral country, and must."""
    _, faction, drawn = frame
    found = prizes(state)
    if len(found) > 1:
        options = tuple(op.WIN | country for country in found)
        return (Decision(seat_of(state, faction), "eu 10.2.1", "ask-win", options),)
    state.frames.pop()
    if found:
        sway(state, faction, found[0], drawn)
    return None


@STEPS.take("win")
def take_win(state: State, frame: Frame, seat: int, option: int) -> None:
    """eu 10.2.1 The country is swayed."""
    _, faction, drawn = frame
    state.frames.pop()
    sway(state, faction, option & op.LOW, drawn)


def sway(state: State, faction: int, country: int, drawn: int) -> None:
    """eu 10.2-4 No marker: place one. Its own: the country joins. Another's: remove that."""
    now = state.attitude[country]
    if now == faction:
        scenario = state.scenario
        able = (
            scenario.can_join[country] >> faction & 1 and state.turn >= scenario.earliest[country]
        )
        if able:
            join(state, country, faction)
            # eu 10.2-6 The marker that made it join leaves the game.
            country_changes.fill_cup(state, drawn, -1)
    else:
        country_changes.set_attitude(state, country, faction if now == NOBODY else NOBODY)
        changes.tell(state, "swayed", country, state.attitude[country])
