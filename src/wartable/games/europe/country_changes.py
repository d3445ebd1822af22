"""Changes to countries and factions: war, policies, diplomacy, production."""

from wartable.games.europe.changes import tell
from wartable.games.europe.state import ACTIVE, NOBODY, State, tie


def spend(state: State, country: int, points: int) -> None:
    """eu 9.1 A country pays production points."""
    state.points[country] -= points


def produce(state: State, country: int, points: int) -> None:
    """eu 9.1.1 A country gets its points for this turn; old points are lost (eu 9.1-1)."""
    state.points[country] = points
    tell(state, "production", country, points)


def pass_point(state: State, giver: int, receiver: int) -> None:
    """eu 9.1.3 A point changes hands."""
    spend(state, giver, 1)
    state.points[receiver] += 1
    state.given |= 1 << receiver
    tell(state, "gave", giver, receiver)


def lose_factories(state: State, country: int, lost: int) -> None:
    """eu 9.2.1 From now on, this many factories of a country are lost."""
    state.lost[country] = lost
    tell(state, "factories-lost", country, lost)


def join(state: State, country: int, faction: int) -> None:
    """eu 10.1-8 A country becomes active in a faction, and its Pro marker goes."""
    state.attitude[country] = NOBODY
    set_status(state, country, ACTIVE, faction)
    tell(state, "joined", country, faction)


def set_status(state: State, country: int, status: int, faction: int) -> None:
    """eu 13 A country is active, neutral or closed from now on, in this faction."""
    state.status[country] = status
    state.side[country] = faction
    tie(state)


def set_attitude(state: State, country: int, faction: int) -> None:
    """eu 10.2-4 A country bears the Pro marker of a faction, or none."""
    state.attitude[country] = faction


def make_war(state: State, one: int, other: int) -> None:
    """eu 2.a Two factions are at war from now on."""
    state.war[one] |= 1 << other
    state.war[other] |= 1 << one
    tell(state, "at-war", one, other)
    tie(state)


def declare(state: State, faction: int, country: int) -> None:
    """eu 10.1 A faction has declared war on a country."""
    state.declared[faction] |= 1 << country
    tell(state, "declared", faction, country)


def make_local_war(state: State, faction: int, country: int) -> None:
    """eu K-18 A faction is at war with one country only."""
    state.local.append(faction * 256 + country)
    tie(state)


def end_local_wars(state: State, faction: int, country: int) -> None:
    """eu 13 A faction's local war with a country is over; with NOBODY, all of them are."""
    over = [pair for pair in state.local if pair >> 8 == faction]
    if country != NOBODY:
        over = [pair for pair in over if pair & 255 == country]
    state.local = [pair for pair in state.local if pair not in over]
    tie(state)


def make_allies(state: State, one: int, other: int) -> None:
    """eu 13 Two factions are allies from now on."""
    state.allies[one] |= 1 << other
    state.allies[other] |= 1 << one


def begin_policy(state: State, policy: int) -> None:
    """eu 10.3 A policy applies from now on."""
    state.policies |= policy


def end_policy(state: State, policy: int) -> None:
    """eu 10.3 A policy no longer applies."""
    state.policies &= ~policy
    tell(state, "policy-ended", policy)


def fill_cup(state: State, kind: int, count: int) -> None:
    """eu 10.2 Markers go into the Diplomacy Cup, or leave the game."""
    state.cup[kind] += count


def fill_box(state: State, kind: int, count: int) -> None:
    """eu 10.2 Markers go into the box beside the cup, or leave it."""
    state.box[kind] += count


def add_factories(state: State, country: int, count: int) -> None:
    """eu 13 A country has Extra Factories."""
    state.extra[country] += count


def add_works(state: State, zone: int, count: int) -> None:
    """eu 13 An off-map zone has more factories."""
    state.works[zone] += count


def set_multiplier(state: State, country: int, multiplier: int) -> None:
    """eu 13 What each factory of a country produces."""
    state.multiplier[country] = multiplier


def set_risk(state: State, country: int, on: bool) -> None:
    """eu 13 The Fac Lost marker of a country is put on its track, or taken off."""
    bit = 1 << country
    state.at_risk = state.at_risk | bit if on else state.at_risk & ~bit


def open_zone(state: State, zone: int, country: int) -> None:
    """eu 4.g Another country may use an off-map zone."""
    state.opened[zone] |= 1 << country


def move_capital(state: State, country: int, hex_: int) -> None:
    """eu 2.c-3 A capital counts by its will alone, so only its place changes."""
    state.capitals[country] = hex_
    tell(state, "capital", country, hex_)
