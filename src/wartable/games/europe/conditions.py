"""eu 13 Whether a condition of the scenario holds."""

from wartable.games.europe.effects import ALWAYS, FACTIONS, Condition
from wartable.games.europe.front import holder
from wartable.games.europe.state import ACTIVE, APPEASEMENT, CONQUERED, PACT, TREATY, State

POLICY = {"appeasement": APPEASEMENT, "nazi_soviet_pact": PACT, "treaty_of_moscow": TREATY}
STATUS = ("active", "neutral", "closed", "conquered", "absent")


def faction_number(name: str) -> int:
    """The number of a faction."""
    return FACTIONS.index(name)


def faction_number_of(state: State, country: str) -> int:
    """The faction of a country that is named by its id."""
    return state.side[state.scenario.country_number[country]]


def holds(state: State, wanted: Condition) -> bool:
    """Whether every part of a condition holds."""
    return wanted is ALWAYS or (
        _time(state, wanted)
        and _politics(state, wanted)
        and _events(state, wanted)
        and _countries(state, wanted)
        and _map(state, wanted)
        and _joined(state, wanted)
    )


def _joined(state: State, wanted: Condition) -> bool:
    return (
        all(holds(state, part) for part in wanted.all)
        and (not wanted.any or any(holds(state, part) for part in wanted.any))
        and not (wanted.not_ is not None and holds(state, wanted.not_))
    )


def _time(state: State, wanted: Condition) -> bool:
    span = wanted.turn
    if span is not None and not span.min <= state.turn <= span.max:
        return False
    return not wanted.last_turn or state.turn >= state.scenario.last_turn


def _countries(state: State, wanted: Condition) -> bool:
    number = state.scenario.country_number
    for country in wanted.conquered:
        if state.status[number[country]] != CONQUERED:
            return False
    if wanted.status and STATUS[state.status[number[wanted.status.country]]] != (
        wanted.status.status
    ):
        return False
    if wanted.in_faction:
        found, side = number[wanted.in_faction.country], faction_number(wanted.in_faction.faction)
        if state.status[found] != ACTIVE or state.side[found] != side:
            return False
        if wanted.in_faction.joined and state.scenario.countries[found].faction == side:
            return False
    if wanted.attitude:
        found = number[wanted.attitude.country]
        if state.attitude[found] != faction_number(wanted.attitude.faction):
            return False
    least = wanted.will_at_most
    return least is None or state.will[number[least.country]] <= least.will


def _politics(state: State, wanted: Condition) -> bool:
    number = state.scenario.country_number
    if wanted.policy:
        applies = bool(state.policies & POLICY[wanted.policy.policy])
        if applies != wanted.policy.applies:
            return False
    if wanted.at_war:
        one, other = (faction_number(name) for name in wanted.at_war)
        if not state.war[one] >> other & 1:
            return False
    if wanted.local_war:
        side = faction_number(wanted.local_war.faction)
        if side * 256 + number[wanted.local_war.country] not in state.local:
            return False
    if wanted.declared:
        side = faction_number(wanted.declared.by)
        if not state.declared[side] >> number[wanted.declared.on] & 1:
            return False
    return True


def _events(state: State, wanted: Condition) -> bool:
    if wanted.event and not _happened(state, wanted.event):
        return False
    if wanted.since:
        when = _happened(state, wanted.since.event)
        if not when:
            return False
        return wanted.since.at_least <= state.turn - when <= wanted.since.at_most
    return True


def _happened(state: State, name: str) -> int:
    """The turn in which an event happened, 0 if it has not; history counts as turn 1."""
    for number, event in enumerate(state.scenario.events):
        if event.id == name:
            return state.happened[number]
    return int(name in state.scenario.file.events_done)


def _map(state: State, wanted: Condition) -> bool:
    board = state.scenario.board
    if wanted.controls:
        side = faction_number(wanted.controls.faction)
        there = sum(
            state.side[holder(state, board.number[city])] == side for city in wanted.controls.cities
        )
        if there < (wanted.controls.at_least or len(wanted.controls.cities)):
            return False
    if wanted.held:
        side = faction_number(wanted.held.faction)
        country = state.scenario.country_number[wanted.held.country]
        land = board.of_country[country]
        if wanted.held.city:
            land = 1 << board.number[wanted.held.city]
        if land & ~held_by(state, side):
            return False
    if wanted.near:
        side = faction_number(wanted.near.faction)
        around = board.within(board.number[wanted.near.city], wanted.near.hexes)
        ground = 0
        for country, own in enumerate(state.side):
            if own == side:
                ground |= state.ground[country]
        if not ground & around:
            return False
    if wanted.leads:
        mine = score(state, faction_number(wanted.leads.faction))
        if mine <= score(state, faction_number(wanted.leads.over)):
            return False
    return True


def held_by(state: State, faction: int) -> int:
    """The hexes that active countries of a faction hold."""
    found = 0
    for country, side in enumerate(state.side):
        if side == faction and state.status[country] == ACTIVE:
            found |= state.holds[country]
    return found


def score(state: State, faction: int) -> int:
    """eu 12.1 The points of the cities that a faction holds."""
    held = held_by(state, faction)
    return sum(points for hex_, points in state.scenario.score if held >> hex_ & 1)
